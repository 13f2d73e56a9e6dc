import {
  createContext,
  forwardRef,
  useContext,
  type AnchorHTMLAttributes,
  type ElementType,
  type ReactNode,
  type Ref,
} from 'react';

export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** An address of the product. */
  href: string;
  /** Has to reach the anchor. */
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** What renders a link: 'a', or a router's own link that renders an `a` and keeps the props it is given. */
export type LinkComponent = ElementType<LinkComponentProps>;

const LinkContext = createContext<LinkComponent>('a');

export interface LinkProviderProps {
  /** The router's link. It renders an anchor and passes on all props. */
  linkComponent: LinkComponent;
  /** What uses it: the application. */
  children: ReactNode;
}

/** Lets a router answer the links of all components below it. Without it they are plain anchors. */
export function LinkProvider({ linkComponent, children }: LinkProviderProps) {
  return <LinkContext.Provider value={linkComponent}>{children}</LinkContext.Provider>;
}

/** A link within the product without a look of its own, rendered by the component of the `LinkProvider` above it. */
export const RoutedLink = forwardRef<HTMLAnchorElement, Omit<LinkComponentProps, 'ref'>>(
  function RoutedLink(props, ref) {
    const Component = useContext(LinkContext);
    // oxlint-disable-next-line react/static-components -- the rule sees a component made while rendering; this one comes from the context and stays the same
    return <Component {...props} ref={ref} />;
  },
);
