/** How two trees are compared: other repositories are no part of a patch. */
const plainDiff = '--no-ext-diff --no-textconv --no-renames --ignore-submodules=all';

// Lists the paths of the index $1 that git converts by a filter or to another encoding. First a cheap look for such attributes.
const listFiltered = `
listFiltered() {
  [ -f "$GIT_DIR/listing/info/attributes" ] ||
    GIT_INDEX_FILE="$GIT_DIR/index" git grep --cached --quiet -e filter -e working-tree-encoding -- '*.gitattributes' || return 0
  (
    export GIT_INDEX_FILE="$1" GIT_OBJECT_DIRECTORY="$GIT_DIR/objects" GIT_DIR="$GIT_DIR/listing"
    for name in filter working-tree-encoding; do
      git ls-files -z -- . ":(exclude,attr:$name)" ":(exclude,attr:-$name)" ":(exclude,attr:!$name)"
    done
  )
}`;

const settings = '-c core.checkStat=minimal -c core.trustctime=false';

// A clean work tree is the tree of its commit, which spares reading and writing all of it. Equal size and time are enough here: if the
// owner differs inside, git would otherwise read every file again.
//
// A partial clone has not fetched every file of the tree.
//
// A file that is too large for a patch is left out: the change of such a file is refused. So are submodules: git could not add anything, because their
// own repositories are hidden.
//
// Of a file that a filter has written, the base has what git stores: only the filter knows whether the file has changed.
export const takeBaseScript = `${listFiltered}
tree=
: >"$GIT_DIR/failures"
if [ -s "$GIT_DIR/marked" ]; then
  for mark in skip-worktree assume-unchanged; do git update-index "--no-$mark" -z --stdin <"$GIT_DIR/marked"; done
fi
if [ -s "$GIT_DIR/closed" ]; then git ${settings} update-index --skip-worktree -z --stdin <"$GIT_DIR/closed"; fi
if [ -n "$1" ]; then
  changes=$(git ${settings} --no-optional-locks status --porcelain --no-renames --ignore-submodules=all 2>&1) || changes=unknown
  if [ -z "$changes" ]; then tree=$(git rev-parse --verify --quiet "$1^{tree}") || tree=; fi
fi
if [ -z "$tree" ]; then
  git ${settings} ls-files -z --others --modified --exclude-standard | xargs -0 -n 500 sh -c '
    most=$1; shift
    for path do set -- "$@" "./$path"; shift; done
    find "$@" -maxdepth 0 -type f -size "+$most"c -print0' sh "$2" >"$GIT_DIR/excluded" || :
  git ls-files -z --stage | sed -z -n 's/^160000 [^\t]*\t//p' >>"$GIT_DIR/excluded"
  xargs -0 sh -c '
    for path do set -- "$@" ":(exclude,literal)$path"; shift; done
    "$0" ${settings} add --all --ignore-errors -- . "$@"' "$git" <"$GIT_DIR/excluded" 2>"$GIT_DIR/failures" && : >"$GIT_DIR/failures"
fi
listFiltered "$GIT_DIR/index" >"$GIT_DIR/filtered"
if [ -z "$tree" ]; then
  if [ -n "$1" ] && [ -s "$GIT_DIR/filtered" ]; then
    xargs -0 -n 500 "$git" --literal-pathspecs ls-tree -r -z --full-tree "$1" -- <"$GIT_DIR/filtered" >"$GIT_DIR/found"
    git update-index -z --index-info <"$GIT_DIR/found"
  fi
  tree=$(git write-tree --missing-ok)
fi
printf '%s\\n' "$tree"`;

// A separate index for the touched paths, so that the size of the repository does not count. Warnings of git, for example of line ends, are no
// failures.
export const takeTouchedScript = `
update() { git update-index "$@" 2>"$GIT_DIR/said" || cat "$GIT_DIR/said" >>"$GIT_DIR/failures"; }
: >"$GIT_DIR/failures"
if [ -s "$GIT_DIR/new" ]; then
  xargs -0 -n 500 "$git" --literal-pathspecs ls-tree -r -z --full-tree "$1" -- <"$GIT_DIR/new" >"$GIT_DIR/found"
  for index in before after; do
    GIT_INDEX_FILE="$GIT_DIR/$index" git update-index --replace -z --index-info <"$GIT_DIR/found"
  done
fi
before=$2
[ -n "$before" ] || before=$(GIT_INDEX_FILE="$GIT_DIR/before" git write-tree --missing-ok)
export GIT_INDEX_FILE="$GIT_DIR/after"
if [ -s "$GIT_DIR/replaced" ]; then update --force-remove -z --stdin <"$GIT_DIR/replaced"; fi
if [ -s "$GIT_DIR/present" ]; then update --add --remove --replace -z --stdin <"$GIT_DIR/present"; fi
if [ -s "$GIT_DIR/restored" ]; then
  xargs -0 -n 500 "$git" --literal-pathspecs ls-tree -r -z --full-tree "$1" -- <"$GIT_DIR/restored" >"$GIT_DIR/found"
  update -z --index-info <"$GIT_DIR/found"
fi
after=$(git write-tree --missing-ok)
printf '%s\\n' "$before" "$after"
git diff --raw --no-abbrev -z ${plainDiff} "$before" "$after" &
git diff --binary --full-index --output="$GIT_DIR/changes.patch" ${plainDiff} "$before" "$after"
wait $!`;

export const readTreeScript = `
export GIT_INDEX_FILE="$GIT_DIR/whole"
git read-tree "$1"
git diff --name-only -z --diff-filter=D ${plainDiff} "$2" "$3" | git update-index --force-remove -z --stdin
git ls-tree -r -z --full-tree "$3" | git update-index --add --replace -z --index-info
git write-tree --missing-ok`;

/** Whether `applied.patch` leads from the tree $1 to the tree $2. It is applied as a publisher does it: no work tree, no filters, no hooks. */
export const checkScript = `${listFiltered}
listFiltered "$GIT_DIR/after" >"$GIT_DIR/unfiltered"
export GIT_INDEX_FILE="$GIT_DIR/applied"
git read-tree "$1" && git apply --cached --whitespace=nowarn "$GIT_DIR/applied.patch" && tree=$(git write-tree --missing-ok) &&
  { [ "$tree" = "$2" ] || git diff --quiet ${plainDiff} "$tree" "$2"; } && echo yes || echo no`;

// The index knows no times, so git reads every file.
export const differFromBaseScript = `
export GIT_INDEX_FILE="$GIT_DIR/compared"
rm -f "$GIT_INDEX_FILE"
xargs -0 -n 500 "$git" --literal-pathspecs ls-tree -r -z --full-tree "$1" -- <"$GIT_DIR/wanted" | git update-index -z --index-info
git update-index -q --refresh >"$GIT_DIR/said" || :
git diff-files -z --name-only >"$GIT_DIR/differing"
git ls-files -z >"$GIT_DIR/found"`;

export const searchScript = `
git grep --text --no-color -h --only-matching --fixed-strings -f "$GIT_DIR/texts" "$1" || [ $? = 1 ]`;

export const differScript = `
if git cat-file -e "$1^{tree}" 2>/dev/null; then git diff --name-only -z ${plainDiff} "$1" "$2"; else echo unknown; fi`;

export const readObjectsScript = `git cat-file --batch <"$GIT_DIR/wanted" >"$GIT_DIR/contents"`;
