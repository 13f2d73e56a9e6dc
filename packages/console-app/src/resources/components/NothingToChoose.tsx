import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Link, Text } from '@livery/ui';

interface NothingToChooseProps {
  /** What there is none of: "There is no firewall in this location yet". */
  text: string;
  /** What creates one, and the address where. */
  resource: { messages: { create: MessageDescriptor } };
  href: string;
}

/** Stands in the place of a field where there is nothing to choose, and leads to where it is created. */
export function NothingToChoose({ text, resource, href }: NothingToChooseProps) {
  const { i18n } = useLingui();
  return (
    <Text>
      {text}. <Link href={href}>{i18n._(resource.messages.create)}</Link>
    </Text>
  );
}
