import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { invoicePdf } from '@livery/api/queries/invoices';
import { downloadFile } from '@livery/ui/collections';
import { objectUrl } from '#shared/objectUrls.js';
import { pdfName } from './accountInvoices.js';

interface PdfState {
  /** What is being fetched for. */
  loading: 'open' | 'save' | undefined;
  /** What did not work, and with what. */
  failure: { error: unknown; retry: () => void } | undefined;
  /** Whether the browser refused to open a window. */
  isBlocked: boolean;
}

const idle: PdfState = { loading: undefined, failure: undefined, isBlocked: false };

/** Opens the PDF of an invoice in a window of its own, or saves it. `term` is the word of the file's name. */
export function useInvoicePdf(id: number, term: string) {
  const client = useQueryClient();
  const [state, setState] = useState(idle);
  const running = useRef<AbortController>(undefined);

  async function fetchPdf(loading: 'open' | 'save', retry: () => void): Promise<Blob | undefined> {
    running.current?.abort();
    const request = new AbortController();
    running.current = request;
    setState({ ...idle, loading });
    try {
      const file = await invoicePdf(client, id, request.signal);
      if (request.signal.aborted) return undefined;
      setState(idle);
      return file;
    } catch (error) {
      if (!request.signal.aborted) setState({ ...idle, failure: { error, retry } });
      return undefined;
    }
  }

  async function save(): Promise<void> {
    const file = await fetchPdf('save', () => void save());
    if (file) downloadFile(pdfName(term, id), file);
  }

  async function open(): Promise<void> {
    // Within the press of the button: later the browser would block it.
    const opened = window.open('', '_blank');
    if (!opened) {
      setState({ ...idle, isBlocked: true });
      return;
    }
    opened.opener = null;
    const file = await fetchPdf('open', () => void open());
    if (!file) {
      opened.close();
      return;
    }
    opened.location.replace(objectUrl(file));
  }

  return { ...state, save: () => void save(), open: () => void open(), dismiss: () => setState(idle) };
}
