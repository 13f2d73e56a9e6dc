/** A window for a processor's page. */
export interface PaymentWindow {
  /** Shows the page there. */
  show: (address: string) => void;
  close: () => void;
}

/**
 * Opens an empty window, within the press of a button: later the browser would block it. Undefined where it is blocked;
 * the page is then offered as a link. The processor's page cannot reach the console from there.
 */
export function openPaymentWindow(): PaymentWindow | undefined {
  const opened = window.open('', '', 'popup,width=520,height=720');
  if (!opened) return undefined;
  opened.opener = null;
  return {
    show: (address) => opened.location.replace(address),
    close: () => opened.close(),
  };
}
