import type { TopologyNode } from '@livery/api/domain/topology';

/** A rectangle of the picture, in its own units: pixels at 100 %. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Resources of one kind in one box that are shown as one as long as they are too many. */
export interface SceneGroup {
  id: string;
  members: readonly TopologyNode[];
  isExpanded: boolean;
}

/** What the keyboard and the pointer meet: a resource or a group of them. The head of a network's box is one, too. */
export interface SceneItem extends Rect {
  id: string;
  node?: TopologyNode;
  group?: SceneGroup;
  /** The box that it stands in, and in which part of it. */
  box: string;
  block: number;
  isHead: boolean;
}
