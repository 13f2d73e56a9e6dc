import {
  forwardRef,
  useCallback,
  type AriaAttributes,
  type AriaRole,
  type DOMAttributes,
  type ReactElement,
  type Ref,
  type RefAttributes,
  type RefCallback,
} from 'react';

/**
 * What every component passes on to one element of the page, besides `ref`: `id`, `aria-*`, `data-*`, event handlers and
 * a few global attributes. The element is the outermost one, or the control of a field, as the component's own comment
 * says. `className` and `style` are not among them: a page styles what it puts around a component. Nor is `title`, which
 * neither a keyboard nor a touch brings up: `Tooltip` says it to all.
 */
export interface NativeAttributes<Target extends Element = HTMLElement>
  extends AriaAttributes, Omit<DOMAttributes<Target>, 'children' | 'dangerouslySetInnerHTML'> {
  id?: string | undefined;
  role?: AriaRole | undefined;
  tabIndex?: number | undefined;
  hidden?: boolean | undefined;
  /** Under React 19: React 18 does not know it. */
  inert?: boolean | undefined;
  popover?: '' | 'auto' | 'manual' | undefined;
  translate?: 'yes' | 'no' | undefined;
  lang?: string | undefined;
  dir?: string | undefined;
  [data: `data-${string}`]: unknown;
}

/** One event handler that calls the component's own and the caller's. */
export const chain =
  <Event>(...handlers: readonly (((event: Event) => void) | undefined)[]) =>
  (event: Event): void => {
    for (const handler of handlers) handler?.(event);
  };

/** The ids of several elements as one value of `aria-describedby` or `aria-labelledby`. */
export const idList = (...ids: readonly (string | false | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;

type Attributes = Record<string, unknown>;
type Handler = ((event: unknown) => void) | undefined;

/**
 * The attributes a component sets on an element together with those passed on to it: event handlers of both are called,
 * the caller's first, descriptions are joined, and for the rest the component's own win.
 */
export function mergeAttributes<Own extends object>(passed: object, own: Own): Own {
  const merged: Attributes = { ...(passed as Attributes), ...(own as Attributes) };
  for (const [name, theirs] of Object.entries(passed as Attributes)) {
    const ours = (own as Attributes)[name];
    if (typeof ours === 'function') merged[name] = chain(theirs as Handler, ours as Handler);
    else if (name === 'aria-describedby')
      merged[name] = idList(ours as string | undefined, theirs as string | undefined);
    else merged[name] = ours ?? theirs;
  }
  return merged as Own;
}

function assign<Target>(ref: Ref<Target> | undefined, value: Target | null): void {
  if (typeof ref === 'function') ref(value);
  else if (ref) ref.current = value;
}

/** One ref for an element that both the component and its caller refer to. */
export function useMergedRef<Target>(own: Ref<Target>, callers: Ref<Target> | undefined): RefCallback<Target> {
  return useCallback(
    (element: Target | null) => {
      assign(own, element);
      assign(callers, element);
    },
    [own, callers],
  );
}

/** `forwardRef` for a generic component, whose type parameter React's own type would drop. */
export const genericForwardRef = forwardRef as <Target, Props>(
  render: (props: Props, ref: Ref<Target>) => ReactElement | null,
) => (props: Props & RefAttributes<Target>) => ReactElement | null;
