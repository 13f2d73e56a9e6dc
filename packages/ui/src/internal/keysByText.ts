/** Gives the items of one list, in their order, a key by a text that several may share: `keyOf(item.label)`. */
export function keysByText(): (text: string) => string {
  const counts = new Map<string, number>();
  return (text) => {
    const count = counts.get(text) ?? 0;
    counts.set(text, count + 1);
    return `${count} ${text}`;
  };
}
