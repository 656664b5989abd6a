import { listOwnProfiles } from '../../resolve/load.ts';
import { posix } from 'node:path';
import { listOf } from '../../../core/schema-parts.ts';
import { isAllowed } from '../../../core/types/decision.ts';
import type { Problem } from '../../../core/types/error.ts';
import { describeNetwork, isOwnLoopback } from '../../decide/hosts/describe-network.ts';
import { splitAddress } from '../../decide/hosts/registry-addresses.ts';
import { mergeNetwork } from '../../file/network-settings.ts';
import { listWider } from '../../resolve/floor.ts';
import { mergeSettings } from '../../resolve/settings.ts';
import { createFinding, type AdviceLint } from './finding.ts';

/** Defaults that allow: an access that no rule matches is allowed. */
export const lintDefaults: AdviceLint = function* ({ compiled, files }) {
  const problemAt = (key: 'decision' | 'opaque', message: string, hint: string): Problem => {
    const layer = files.findLast(({ file }) => file.defaults?.[key] !== undefined) ?? files.at(-1);
    return (
      layer?.yaml.problemAt(['defaults', key], message, hint) ?? { message, hint, file: null, line: null, column: null }
    );
  };
  if (isAllowed(compiled.defaultDecision))
    yield createFinding(
      'default-allow',
      problemAt(
        'decision',
        'what no rule names is allowed; lists of what is forbidden are nearly always incomplete',
        'Deny by default, and allow what the task needs.',
      ),
    );
  if (isAllowed(compiled.opaqueDecision))
    yield createFinding(
      'opaque-allow',
      problemAt(
        'opaque',
        'shell text and inline code are allowed although their effects are not known',
        'Deny what is opaque.',
      ),
    );
};

/** Settings that have no effect, because a policy that the layer extends sets a stricter value. A stricter value has an effect. */
export const lintOverriddenSettings: AdviceLint = function* ({ files, sources }) {
  const { providers } = sources.context.catalogue;
  for (const [index, layer] of files.entries()) {
    const merged = mergeSettings(files.slice(0, index + 1), [], providers);
    for (const { place, path, before, after } of listWider(merged, layer, providers))
      yield createFinding(
        'overridden-setting',
        layer.yaml.problemAt(
          path,
          `${place}: ${after} has no effect: a policy that it extends sets ${before}, and the stricter value applies`,
          'Leave it out. A policy cannot weaken a setting of a policy that it extends.',
        ),
      );
  }
};

/** Policies that are extended from outside the repository: their content is not tied to the reviewed commit. */
export const lintUnpinnedExtends: AdviceLint = function* ({ files }) {
  for (const { file, yaml } of files)
    for (const [index, written] of listOf(file.extends ?? []).entries())
      if (typeof written === 'string' && posix.isAbsolute(written))
        yield createFinding(
          'unpinned-extends',
          yaml.problemAt(
            ['extends', index],
            `${written} is a file of this machine: no commit fixes its content`,
            'Commit it next to the policy and name it relative to it.',
          ),
        );
};

/** The hosts and ports that a layer opens in `sandbox.network`, and names that open nothing. */
export const lintNetwork: AdviceLint = function* ({ files }) {
  for (const { file, yaml } of files) {
    const written = file.sandbox?.network;
    if (written === undefined) continue;
    const place = ['sandbox', 'network'];
    for (const [key, text] of Object.entries(describeNetwork(mergeNetwork([written]))))
      if (text !== '') yield createFinding('open-network', yaml.problemAt([...place, key], text));
    for (const key of ['allow', 'setup'] as const)
      for (const [index, entry] of (written[key] ?? []).entries()) {
        const host = typeof entry === 'string' ? splitAddress(entry).host : entry.host;
        if (isOwnLoopback(host))
          yield createFinding(
            'own-loopback',
            yaml.problemAt(
              [...place, key, index],
              `${host} is the loopback of the command itself: a command that obeys NO_PROXY reaches nothing of the machine by it`,
              'Write the port into sandbox.network.forward: commands then find it on their own loopback.',
            ),
          );
      }
  }
};

/** The type of each profile, since a single rule that allows turns a list of denials into a complete policy. */
export const lintProfiles: AdviceLint = function* ({ sources }) {
  for (const { name, type, layers } of listOwnProfiles(sources))
    for (const { yaml } of layers.slice(-1)) {
      const message =
        type === 'complete'
          ? `the profile ${name} is a separate policy: where it holds, what it does not allow is denied`
          : `the profile ${name} only restricts: where it holds, the rest of the policy stays in force`;
      yield createFinding('profile', yaml.problemAt([], message));
    }
};
