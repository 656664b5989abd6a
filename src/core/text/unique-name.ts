/** Makes names unique, in linear time: the second `***` becomes `***#2`. Needed for keys that redaction has made equal. */
export function createUniqueNames(): (name: string) => string {
  const used = new Set<string>();
  const last = new Map<string, number>();
  return (name) => {
    let unique = name;
    let number = last.get(name) ?? 1;
    while (used.has(unique)) {
      number += 1;
      unique = `${name}#${number}`;
    }
    last.set(name, number);
    used.add(unique);
    return unique;
  };
}
