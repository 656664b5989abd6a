/**
 * The intersection of two lists: each item that an item of the other list covers, without items that another one covers. Of a list with itself, it is
 * the list without covered items.
 */
export function meetLists<Item>(
  left: readonly Item[],
  right: readonly Item[],
  covers: (wide: Item, narrow: Item) => boolean = (wide, narrow) => wide === narrow,
): readonly Item[] {
  const isIn = (items: readonly Item[]) => (item: Item) => items.some((other) => covers(other, item));
  return joinLists([...left.filter(isIn(right)), ...right.filter(isIn(left))], covers);
}

/** The items of a list that no other one covers. Of equal ones the first stays. */
export function joinLists<Item>(
  items: readonly Item[],
  covers: (wide: Item, narrow: Item) => boolean,
): readonly Item[] {
  return items.filter(
    (item, index) =>
      !items.some((other, at) => at !== index && covers(other, item) && (at < index || !covers(item, other))),
  );
}
