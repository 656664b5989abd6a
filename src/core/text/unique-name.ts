/** Makes names different from each other and from `taken`, in linear time: the second `***` becomes `***#2`. */
export function createUniqueNames(taken: Iterable<string> = [], separator = '#'): (name: string) => string {
  const used = new Set(taken);
  const last = new Map<string, number>();
  return (name) => {
    let unique = name;
    let number = last.get(name) ?? 1;
    while (used.has(unique)) {
      number += 1;
      unique = `${name}${separator}${number}`;
    }
    last.set(name, number);
    used.add(unique);
    return unique;
  };
}
