/**
 * Directives in brackets, such as `[skip ci]`, `[ci skip]` and `[no-ci]`, by their words in lower case: also as the text of a link, since systems search
 * for the brackets alone. The test has the directives of each known system with its source.
 */
const directive = /^(?:no ci|from scratch|config only|deploy: \S+|skip\S*(?: \S+){0,2}|\S+(?: \S+)? skip)$/;

/**
 * A title, a commit message, or the text of a pull request, which a squash merge can make a commit message, without directives to other systems,
 * trailers and closing keywords: each stays readable, and no longer has the form that is searched for. The only function that does this. Words of
 * conventional commits (`feat!:`, `BREAKING CHANGE:`) stay: they describe the change, and the person who merges reads them.
 * Tested in test/github/publish/commit-text.test.ts and test/scenarios/published-changes.test.ts.
 */
export function cleanCommitText(text: string): string {
  return (
    text
      // A directive in brackets. Workflows also search for others of this form, such as `[skip release]`.
      .replaceAll(/\[([^[\]\n]{1,60})\](\(?)/g, (whole, inside: string, link: string) => {
        const words = readWords(inside);
        const isDirective = directive.test(words) || (link === '' && /(?:^| )(?:skip|deploy)|skip$/.test(words));
        return isDirective ? `(${inside})${link}` : whole;
      })
      .replaceAll(/(?<=\*)NO_CI(?=\*)/gi, 'NO CI')
      .replaceAll(/--(?=skip-ci|ci-skip)/gi, '-- ')
      .replaceAll(/(BEGIN|END)_(?=COMMIT_OVERRIDE|NESTED_COMMIT)/gi, '$1 ')
      // Trailers: git reads no key with a space. Some are read anywhere in the text.
      .replaceAll(/\b(skip|release)-(?=(?:checks|as)[ \t]{0,3}:)/gi, '$1 ')
      .replaceAll(
        /^[ \t]{0,9}(?:(?:[a-z]{1,20}-){1,3}by|on-behalf-of|change-id|script-harness-run)(?=[ \t]{0,3}:)/gim,
        (key) => key.replaceAll('-', ' '),
      )
      // GitHub closes an issue when a commit with these words is merged.
      .replaceAll(/\b((?:close|fix|resolve)(?:s|d|es|ed)?:?\s{1,5}[\w./-]{0,100}(?:#|GH-))(?=\d)/gi, '$1 ')
      .replaceAll(/\b((?:close|fix|resolve)(?:s|d|es|ed)?:?\s{1,5}https?:)(?=\/\/)/gi, '$1 ')
  );
}

function readWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();
}
