/**
 * Guest JavaScript that keeps what the harness has to know about promises: which calls have lost a race. It runs before the
 * intrinsics are frozen, and nothing of it can be reached from a script. A script could race its calls to the same effect, so no check rests
 * on it.
 */
export const promisesSource = String.raw`
const applyNative = Reflect.apply;
const promiseThen = Promise.prototype.then;
const callIds = new WeakMap();
let nextCall = 1;
// The call whose answer the code that runs now continues from; 0 before the first answer. And the same for each call that was made.
let cause = 0;
const causes = new Map();
const lostCalls = new Set();
// Races that are over, with a contestant that is not.
const openRaces = new Set();

const noteRace = (race, contestants) => {
  const calls = [];
  // The calls behind a contestant that is not a call itself are those that were made before the race was over, and what follows from them.
  const entry = { open: 0, isOver: false, callsBefore: 0, decidedBy: 0 };
  const leave = () => {
    entry.open -= 1;
    if (entry.open === 0) openRaces.delete(entry);
  };
  for (const contestant of contestants) {
    const id = typeof contestant === 'object' && contestant !== null ? callIds.get(contestant) : undefined;
    if (id !== undefined) {
      calls.push(id);
      continue;
    }
    try {
      applyNative(promiseThen, contestant, [leave, leave]);
      entry.open += 1;
    } catch (failure) { /* It is no promise of the engine. */ }
  }
  const decide = () => {
    for (const id of calls) lostCalls.add(id);
    entry.callsBefore = nextCall;
    entry.decidedBy = cause;
    if (entry.open > 0) openRaces.add(entry);
  };
  applyNative(promiseThen, race, [decide, decide]);
};

for (const name of ['race', 'any']) {
  const native = Promise[name];
  Reflect.defineProperty(Promise, name, {
    value: { [name](contestants) {
      const seen = [];
      const race = applyNative(native, this, [(function* () {
        for (const contestant of contestants) {
          seen.push(contestant);
          yield contestant;
        }
      })()]);
      noteRace(race, seen);
      return race;
    } }[name],
    writable: true, enumerable: false, configurable: true,
  });
}

const isBehind = ({ callsBefore, decidedBy }, id) => {
  let call = id;
  while (call >= callsBefore) call = causes.get(call) ?? 0;
  // What follows from the call that decided the race is the code after the race.
  return call !== 0 && (call === id || call !== decidedBy);
};
const hasLost = (id) => {
  if (lostCalls.has(id)) return true;
  for (const race of openRaces) if (isBehind(race, id)) return true;
  return false;
};
`;
