/** The items by their keys, in the order in which the keys first occur. `Map.groupBy` needs Node 21. */
export function groupBy<Item, Key>(items: Iterable<Item>, readKey: (item: Item) => Key): ReadonlyMap<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = readKey(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
