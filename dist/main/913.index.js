export const id = 913;
export const ids = [913];
export const modules = {

/***/ 93242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EM: () => (/* binding */ locateKey),
/* harmony export */   G_: () => (/* binding */ chmodNoFollow),
/* harmony export */   Je: () => (/* binding */ readStatsBelow),
/* harmony export */   Z8: () => (/* binding */ withFolder),
/* harmony export */   iD: () => (/* binding */ withPath),
/* harmony export */   l6: () => (/* binding */ readStatsOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22603);


// Node has no name for it. The descriptor only names a path, so that a closed folder can be opened too.
const pathOnly = 0o10000000;
const folderFlags = pathOnly | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW;
/** The absolute path of a key, as bytes. Only for keys of one component, or below a root that no command writes. */
function locateKey(root, key) {
    return Buffer.concat([Buffer.from(key === '' ? root : `${root}/`), Buffer.from(key, 'latin1')]);
}
/**
 * Calls `use` with a folder below `root`, as a path of its open descriptor. Null if it, or a component before it, is missing or is not a folder:
 * commands can replace a folder by a link, and the harness must not follow it out of the workspace. Only `root` itself may be a link. Proved by test/sandbox/changes/swapped-folders.test.ts.
 */
function withFolder(root, key, use) {
    const top = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(root, pathOnly | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY);
    let descriptor;
    try {
        descriptor = key === '' ? top : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(locateKey(`/proc/self/fd/${top}`, key), folderFlags);
    }
    catch (thrown) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(top);
        if ((0,_core_types_error_js__WEBPACK_IMPORTED_MODULE_1__/* .hasCode */ .up)(thrown, 'ENOENT', 'ENOTDIR', 'ELOOP'))
            return null;
        throw thrown;
    }
    try {
        // The kernel followed links on the way. It names the folder that is open, and names no folder elsewhere as one below `root`.
        const isBelowRoot = key === '' || readPlace(descriptor) === `${readPlace(top)}/${key}`;
        return isBelowRoot ? use(`/proc/self/fd/${descriptor}`, descriptor) : null;
    }
    finally {
        for (const one of new Set([top, descriptor]))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(one);
    }
}
function readPlace(descriptor) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(`/proc/self/fd/${descriptor}`, 'latin1');
}
/** Calls `use` with a path whose last component is the only one that can still be a link. Throws if its folder is missing or is no folder. */
function withPath(root, key, use) {
    const { parent, name } = splitKey(key);
    const done = withFolder(root, parent, (folder) => ({ result: use(locateKey(folder, name)) }));
    if (done === null)
        throw new Error(`${root}/${key}: a component of the path is no folder`);
    return done.result;
}
/** The stats of a path; null if nothing is there or a component before it is no folder. */
function readStatsBelow(root, key) {
    const { parent, name } = splitKey(key);
    return withFolder(root, parent, (folder) => readStatsOf(locateKey(folder, name)));
}
function splitKey(key) {
    const at = key.lastIndexOf('/');
    return { parent: key.slice(0, Math.max(at, 0)), name: key === '' ? '.' : key.slice(at + 1) };
}
/** The stats of a path that is not followed; null if nothing is there. */
function readStatsOf(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { bigint: true, throwIfNoEntry: false }) ?? null;
}
/** Changes the mode of a file or folder. Does nothing to a link. */
function chmodNoFollow(path, mode) {
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, pathOnly | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW);
    try {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor).isSymbolicLink())
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(`/proc/self/fd/${descriptor}`, mode);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}


/***/ }),

/***/ 17630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _K: () => (/* binding */ gitEnvironment),
/* harmony export */   ck: () => (/* binding */ hasTrackedFiles),
/* harmony export */   g0: () => (/* binding */ readHeadCommit),
/* harmony export */   h6: () => (/* binding */ readGitLayout),
/* harmony export */   oB: () => (/* binding */ renderCleanConfig)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
/* harmony import */ var _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22603);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63323);






// Of the settings, only those of the repository are read.
/** The environment of git calls that run nothing which settings name. */
const gitEnvironment = {
    PATH: '/usr/bin:/bin',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    LC_ALL: 'C',
};
/** Finds the repository of a workspace; throws `usage` where there is none. */
function readGitLayout(workspace, git) {
    let repositoryRoot = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(workspace);
    while (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repositoryRoot, '.git'))) {
        if (repositoryRoot === '/') {
            throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__/* .HarnessError */ .tj({
                code: 'usage',
                message: `${workspace} is not in a git repository`,
                hint: 'Run in a checkout (actions/checkout comes first in a workflow), or make one with git init.',
            });
        }
        repositoryRoot = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(repositoryRoot);
    }
    const gitPath = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repositoryRoot, '.git');
    const stats = (0,_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .readStats */ .uq)(gitPath);
    if (stats?.isSymbolicLink() === true)
        throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__/* .HarnessError */ .tj({
            code: 'sandbox',
            message: `${gitPath} is a symbolic link, so it cannot be protected`,
            hint: 'Use a plain clone.',
        });
    const gitFolder = stats?.isFile() === true ? readGitFile(gitPath) : gitPath;
    const commonFile = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitFolder, 'commondir');
    const commonFolder = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(commonFile) ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(gitFolder, (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(commonFile, 'utf8').trim()) : gitFolder;
    const configFiles = [
        ...new Set([
            (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonFolder, 'config'),
            (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitFolder, 'config'),
            (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitFolder, 'config.worktree'),
            (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonFolder, 'config.worktree'),
            ...listModuleConfigs((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonFolder, 'modules')),
        ]),
    ].flatMap(resolveFile);
    const includedFiles = listIncludedFiles(configFiles, git).filter((file) => !configFiles.includes(file));
    return { repositoryRoot, gitPath, gitFolder, commonFolder, configFiles: [...new Set(configFiles)], includedFiles };
}
/** The commit that is checked out; null if there is none. Runs no program that settings of the repository name. */
async function readHeadCommit({ gitFolder }, git) {
    const args = [`--git-dir=${gitFolder}`, 'rev-parse', '--verify', '--quiet', 'HEAD'];
    return (0,node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(git, args, { env: gitEnvironment, cwd: '/' }).then(({ stdout }) => stdout.trim(), () => null);
}
/** Whether git tracks a file below `folder` of `workspace`; true if git cannot answer. Runs nothing that the repository's settings name. */
function hasTrackedFiles(git, workspace, folder) {
    const settings = ['-c', 'core.fsmonitor=false', '-c', 'safe.directory=*'];
    const listed = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)(git, ['--literal-pathspecs', ...settings, 'ls-files', '-z', '--', folder], {
        env: gitEnvironment,
        cwd: workspace,
        encoding: 'utf8',
    });
    return listed.status !== 0 || listed.stdout !== '';
}
// What a link leads to is what has to be covered; the link itself then shows the cover.
function resolveFile(path) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path))
        return [];
    const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(path);
    return (0,_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .readStats */ .uq)(real)?.isFile() === true ? [real] : [];
}
function readGitFile(path) {
    const match = /^gitdir: (.+)$/m.exec((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, 'utf8'));
    if (match?.[1] === undefined)
        throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__/* .HarnessError */ .tj({ code: 'usage', message: `${path} is not a git file`, hint: 'Use a plain clone.' });
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), match[1]);
}
function listModuleConfigs(folder) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(folder))
        return [];
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => !entry.isDirectory() && (entry.name === 'config' || entry.name === 'config.worktree'))
        .map((entry) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(entry.parentPath, entry.name));
}
// Listing a config file runs nothing that it names; includes are read as values, never followed by git itself.
function listEntries(file, git) {
    const listed = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)(git, ['config', '--file', file, '--no-includes', '--null', '--list'], {
        env: gitEnvironment,
        cwd: '/',
        encoding: 'utf8',
    });
    if (listed.status !== 0)
        throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__/* .HarnessError */ .tj({
            code: 'usage',
            message: `git cannot read ${file}: ${listed.stderr.trim()}`,
            hint: 'Repair the file.',
        });
    return listed.stdout
        .split('\0')
        .filter((entry) => entry !== '')
        .map((entry) => {
        const at = entry.indexOf('\n');
        return at < 0 ? [entry, 'true'] : [entry.slice(0, at), entry.slice(at + 1)];
    });
}
function listIncludedFiles(configFiles, git) {
    const found = new Set();
    const pending = [...configFiles];
    for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
        for (const included of listIncludes(file, git).flatMap(resolveFile)) {
            if (found.has(included))
                continue;
            found.add(included);
            pending.push(included);
        }
    }
    return [...found];
}
function listIncludes(file, git) {
    return listEntries(file, git)
        .filter(([key]) => /^include(if\..*)?\.path$/is.test(key))
        .map(([, value]) => ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(value) ? value : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file), value)));
}
const keptKeys = [
    /^core\.(repositoryformatversion|filemode|bare|logallrefupdates|ignorecase|precomposeunicode|symlinks|autocrlf|eol|sparsecheckout|sparsecheckoutcone)$/i,
    /^extensions\.(objectformat|partialclone|refstorage|compatobjectformat)$/i,
    /^remote\..*\.(fetch|promisor|partialclonefilter|url)$/is,
    /^branch\..*\.(remote|merge)$/is,
];
/**
 * A config with only what git needs to read history: no credentials, no headers, no includes, no program to run, and no user part in
 * a remote's URL. Kept by list, so that a key that nobody thought of is left out.
 */
function renderCleanConfig(file, git) {
    return listEntries(file, git)
        .filter(([key]) => keptKeys.some((kept) => kept.test(key)))
        .map(([key, value]) => renderEntry(key, /\.url$/i.test(key) ? value.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/@]*@/i, '$1') : value))
        .join('');
}
function renderEntry(key, value) {
    const first = key.indexOf('.');
    const last = key.lastIndexOf('.');
    const section = key.slice(0, first);
    const subsection = first === last ? '' : ` ${quoteValue(key.slice(first + 1, last))}`;
    return `[${section}${subsection}]\n\t${key.slice(last + 1)} = ${quoteValue(value)}\n`;
}
function quoteValue(text) {
    return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n').replaceAll('\t', '\\t')}"`;
}


/***/ }),

/***/ 52800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ removeTree)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _changes_no_follow_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93242);


/**
 * Removes a folder with all that is in it, however deep: goes down and up by descriptors, since the names together may be longer than any
 * path. Links are removed, never followed. Throws if a process moves one of the folders meanwhile.
 */
function removeTree(path) {
    let folder = openFolder(path);
    const above = [];
    let rest = list(folder);
    try {
        for (;;) {
            const name = rest.pop();
            if (name === undefined) {
                const last = above.pop();
                if (last === undefined)
                    break;
                const parent = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(`/proc/self/fd/${folder}/..`, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY);
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(folder);
                folder = parent;
                // The list names entries of the folder that contained it.
                if (readId(folder) !== last.id)
                    throw new Error('a folder was moved while it was removed');
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)((0,_changes_no_follow_js__WEBPACK_IMPORTED_MODULE_1__/* .locateKey */ .EM)(`/proc/self/fd/${folder}`, last.name));
                rest = last.rest;
                continue;
            }
            const entry = (0,_changes_no_follow_js__WEBPACK_IMPORTED_MODULE_1__/* .locateKey */ .EM)(`/proc/self/fd/${folder}`, name);
            if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(entry).isDirectory()) {
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)(entry);
                continue;
            }
            const inner = openFolder(entry);
            above.push({ name, rest, id: readId(folder) });
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(folder);
            folder = inner;
            rest = list(folder);
        }
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(folder);
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(path);
}
function openFolder(path) {
    // A folder may be closed to its owner; it goes anyway.
    (0,_changes_no_follow_js__WEBPACK_IMPORTED_MODULE_1__/* .chmodNoFollow */ .G_)(path, 0o700);
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW);
}
function list(folder) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(`/proc/self/fd/${folder}`, 'latin1');
}
function readId(folder) {
    const { dev, ino } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(folder, { bigint: true });
    return `${dev}:${ino}`;
}


/***/ }),

/***/ 6027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UG: () => (/* binding */ removeRunFolder),
/* harmony export */   kg: () => (/* binding */ createRunFolder),
/* harmony export */   vb: () => (/* binding */ sweepRunFolders),
/* harmony export */   zI: () => (/* binding */ isAbandoned)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
/* harmony import */ var _processes_marked_processes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25605);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63323);
/* harmony import */ var _remove_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52800);
/* harmony import */ var _processes_process_stat_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54523);
/* harmony import */ var _processes_process_identity_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(40091);








const pattern = /^script-harness-(?:[a-z]+-)?([0-9a-z]+)_([0-9a-z]+)_([0-9a-z]+)-\w{6}$/;
/**
 * Makes a folder that is gone when this process has ended, whatever ended it: removed by its owner, else by a later start, which knows from
 * the name whose it was. `kind` is empty or ends with `-`.
 */
function createRunFolder(temporaryFolder, kind = '') {
    const { pid, startTicks } = (0,_processes_process_identity_js__WEBPACK_IMPORTED_MODULE_7__/* .readIdentity */ .x)(process.pid);
    const owner = [readPidNamespace(), pid, Number(startTicks)].map((part) => part.toString(36)).join('_');
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temporaryFolder, `script-harness-${kind}${owner}-`));
}
/**
 * Removes the folders of runs that were killed, and ends what still runs in their sandboxes. Leaves alone what belongs to somebody else or to
 * a process of another pid namespace, which may be alive. A folder that cannot be removed stays for the next start.
 */
function sweepRunFolders(temporaryFolder) {
    for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(temporaryFolder)) {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temporaryFolder, name);
        if (!isAbandoned(folder))
            continue;
        endMarked(name);
        removeRunFolder(folder);
    }
}
/** Removes such a folder, whatever modes commands have given to what is in it. */
function removeRunFolder(folder) {
    if ((0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .readStats */ .uq)(folder) !== null)
        (0,_remove_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .removeTree */ .d)(Buffer.from(folder));
}
/** True for a folder of our own whose name is that of a run of this pid namespace that has ended. */
function isAbandoned(folder) {
    const [, namespace = '', pid = '', ticks = ''] = pattern.exec((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder)) ?? [];
    if (pid === '' || Number.parseInt(namespace, 36) !== readPidNamespace())
        return false;
    if ((0,_processes_process_identity_js__WEBPACK_IMPORTED_MODULE_7__/* .isRunning */ .W)({ pid: Number.parseInt(pid, 36), startTicks: String(Number.parseInt(ticks, 36)) }))
        return false;
    const stats = (0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .readStats */ .uq)(folder);
    // Anybody may make a folder with such a name in a shared temporary folder; only our own are removed.
    return stats?.isDirectory() === true && stats.uid === process.getuid?.();
}
// Every sandbox has the name of its run's folder among its arguments, every process without one in its environment.
function endMarked(mark) {
    for (const pid of (0,_processes_process_stat_js__WEBPACK_IMPORTED_MODULE_6__/* .listProcesses */ .O3)()) {
        try {
            const isMarked = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/cmdline`, 'latin1').includes(mark) ||
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/environ`, 'latin1').includes(`${_processes_marked_processes_js__WEBPACK_IMPORTED_MODULE_3__/* .markVariable */ .Kc}=${mark}`);
            if (isMarked)
                process.kill(pid, 'SIGKILL');
        }
        catch (thrown) {
            // It has ended meanwhile, or is somebody else's.
            if (!(0,_core_types_error_js__WEBPACK_IMPORTED_MODULE_2__/* .hasCode */ .up)(thrown, 'ENOENT', 'ESRCH', 'EPERM', 'EACCES'))
                throw thrown;
        }
    }
}
function readPidNamespace() {
    return Number(/\d+/.exec((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)('/proc/self/ns/pid'))?.[0] ?? 0);
}


/***/ }),

/***/ 65304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ hold)
/* harmony export */ });
/** Waits without giving anything else a turn, where no await may come between two steps. */
function hold(delayMs) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, delayMs);
}


/***/ }),

/***/ 25605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kc: () => (/* binding */ markVariable),
/* harmony export */   Qc: () => (/* binding */ endMarked),
/* harmony export */   X9: () => (/* binding */ listMarked)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22603);
/* harmony import */ var _process_stat_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54523);
/* harmony import */ var _process_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57309);




/** The variable by which the processes of a command without namespaces are known, wherever they have gone. */
const markVariable = 'SCRIPT_HARNESS_COMMAND';
const waitMs = 2_000;
/** Our own processes that were started with a mark, or by one that was, and have not cleared their environment since. */
function listMarked(mark) {
    const words = `${markVariable}=${mark}`;
    return (0,_process_stat_js__WEBPACK_IMPORTED_MODULE_2__/* .listProcesses */ .O3)().filter((pid) => pid !== process.pid && readEnvironment(pid).includes(words));
}
/** Kills what has a mark until nothing has it any more. False where some of it is still there after two seconds. */
async function endMarked(mark, clock) {
    const startMs = clock.monotonicMs();
    // The list is no single moment: who was started while it was read is only in the next one.
    for (let emptyLists = 0; emptyLists < 2;) {
        const left = listMarked(mark);
        for (const pid of left)
            (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .signalQuietly */ .y_)(pid, 'SIGKILL');
        emptyLists = left.length === 0 ? emptyLists + 1 : 0;
        if (clock.monotonicMs() - startMs > waitMs)
            return false;
        if (left.length > 0)
            await clock.sleep(1);
    }
    return true;
}
function readEnvironment(pid) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/environ`, 'latin1');
    }
    catch (thrown) {
        // It has ended meanwhile, or is somebody else's.
        if ((0,_core_types_error_js__WEBPACK_IMPORTED_MODULE_1__/* .hasCode */ .up)(thrown, 'ENOENT', 'ESRCH', 'EPERM', 'EACCES'))
            return '';
        throw thrown;
    }
}


/***/ }),

/***/ 40091:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ isRunning),
/* harmony export */   x: () => (/* binding */ readIdentity)
/* harmony export */ });
/* harmony import */ var _process_stat_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54523);

/** The identity of a process that runs; with an empty start for one that does not. */
function readIdentity(pid) {
    return { pid, startTicks: readStartTicks(pid) ?? '' };
}
function isRunning({ pid, startTicks }) {
    return readStartTicks(pid) === startTicks;
}
// Null for one that has ended, also where nobody has taken note of that yet.
function readStartTicks(pid) {
    const stat = (0,_process_stat_js__WEBPACK_IMPORTED_MODULE_0__/* .readProcessStat */ .K6)(pid);
    return stat === null || stat.state === 'Z' || stat.state === 'X' ? null : stat.startTicks;
}


/***/ }),

/***/ 54523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K6: () => (/* binding */ readProcessStat),
/* harmony export */   O3: () => (/* binding */ listProcesses),
/* harmony export */   Vf: () => (/* binding */ listHostNamespaces),
/* harmony export */   Wi: () => (/* binding */ unlessGone)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22603);


/** The process ids of the machine, as far as this process sees them. */
function listProcesses() {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)('/proc').flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []));
}
/** Reads `/proc/PROCESS/stat`; null where it is gone. `process` may also name a thread, as `PID/task/TID`. */
function readProcessStat(process) {
    const stat = unlessGone(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${process}/stat`, 'utf8'));
    if (stat === null)
        return null;
    // The name in brackets may hold anything, brackets too; fields are counted from what comes after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', parent: Number(fields[1]), startTicks: fields[19] ?? '' };
}
/** Reads something of a process; null where it is gone. */
function unlessGone(read) {
    try {
        return read();
    }
    catch (thrown) {
        if ((0,_core_types_error_js__WEBPACK_IMPORTED_MODULE_1__/* .hasCode */ .up)(thrown, 'ENOENT', 'ESRCH'))
            return null;
        throw thrown;
    }
}
/** The namespaces of this process by name; without those that the kernel does not have. */
function listHostNamespaces(names) {
    return new Map(names.flatMap((name) => {
        const found = unlessGone(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(`/proc/self/ns/${name}`));
        return found === null ? [] : [[name, found]];
    }));
}


/***/ }),

/***/ 57309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ endSandbox),
/* harmony export */   Dc: () => (/* binding */ readThreadStates),
/* harmony export */   UA: () => (/* binding */ listTrees),
/* harmony export */   Zv: () => (/* binding */ listOwn),
/* harmony export */   hY: () => (/* binding */ killWithNamespaces),
/* harmony export */   kh: () => (/* binding */ waitForEnd),
/* harmony export */   y_: () => (/* binding */ signalQuietly)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22603);
/* harmony import */ var _hold_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65304);
/* harmony import */ var _process_stat_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54523);




const waitMs = 10_000;
const quickLooks = 200;
const stopLooks = 5_000;
/**
 * Kills bwrap and all that runs in the namespaces that it has made, and returns those processes. Killing bwrap alone is not enough: until its child has
 * asked to die with it, the child outlives it and waits for it for ever. So bwrap is stopped first, and has no child that is not seen.
 */
function killWithNamespaces(child) {
    const { pid } = child;
    if (pid === undefined || child.exitCode !== null || child.signalCode !== null)
        return [];
    child.kill('SIGSTOP');
    // A system call that it is in ends first, and may be the one that makes a child. That takes long while a control group takes it in.
    for (let look = 0; look < stopLooks && 'RSD'.includes((0,_process_stat_js__WEBPACK_IMPORTED_MODULE_2__/* .readProcessStat */ .K6)(pid)?.state ?? 'Z'); look += 1)
        if (look > quickLooks)
            (0,_hold_js__WEBPACK_IMPORTED_MODULE_3__/* .hold */ ._)(1);
    const namespaces = [...listTrees([pid]).keys()].filter((each) => each !== pid);
    for (const each of namespaces)
        signalQuietly(each, 'SIGKILL');
    child.kill('SIGKILL');
    return namespaces;
}
/** Ends a sandbox in the way that it was started, and returns the processes to wait for. */
function endSandbox({ child, end, }) {
    if (end === undefined)
        return killWithNamespaces(child);
    const tree = child.pid === undefined ? [] : [...listTrees([child.pid]).keys()];
    end();
    return tree;
}
/** Processes with all that they have started, and what that has started, each with its state; ancestors first, without those that have ended. */
function listTrees(roots) {
    const all = (0,_process_stat_js__WEBPACK_IMPORTED_MODULE_2__/* .listProcesses */ .O3)().flatMap((pid) => {
        const stat = (0,_process_stat_js__WEBPACK_IMPORTED_MODULE_2__/* .readProcessStat */ .K6)(pid);
        return stat === null ? [] : [{ pid, ...stat }];
    });
    const found = new Set(roots);
    // The set grows while it is walked, so that the children of a child are found too.
    for (const above of found)
        for (const { pid, parent } of all)
            if (parent === above)
                found.add(pid);
    const states = new Map(all.map(({ pid, state }) => [pid, state]));
    return new Map([...found].flatMap((pid) => (states.has(pid) ? [[pid, states.get(pid) ?? 'X']] : [])));
}
/** The processes among some and their descendants that a user may signal: sudo starts others first. */
function listOwn(roots, uid) {
    return [...listTrees(roots).keys()].filter((pid) => (0,_process_stat_js__WEBPACK_IMPORTED_MODULE_2__/* .unlessGone */ .Wi)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(`/proc/${pid}`).uid) === uid);
}
/** Sends a signal to a process that may have ended. */
function signalQuietly(pid, signal) {
    try {
        process.kill(pid, signal);
    }
    catch (thrown) {
        if (!(0,_core_types_error_js__WEBPACK_IMPORTED_MODULE_1__/* .hasCode */ .up)(thrown, 'ESRCH'))
            throw thrown;
    }
}
/**
 * Waits until processes are gone or dead. The first process of a pid namespace is dead only when all of the namespace is: the kernel ends
 * the others before. Throws where one is still there after some seconds.
 */
async function waitForEnd(pids, clock) {
    const startMs = clock.monotonicMs();
    for (const pid of pids) {
        while (isAlive(pid)) {
            if (clock.monotonicMs() - startMs > waitMs)
                throw new Error(`process ${pid} of a command that was ended is still there`);
            await clock.sleep(2);
        }
    }
}
function isAlive(pid) {
    const stat = (0,_process_stat_js__WEBPACK_IMPORTED_MODULE_2__/* .readProcessStat */ .K6)(pid);
    return stat !== null && stat.state !== 'Z' && stat.state !== 'X';
}
/** The states of a process's threads, as letters of proc(5). Empty where it is gone. */
function readThreadStates(pid) {
    const threads = (0,_process_stat_js__WEBPACK_IMPORTED_MODULE_2__/* .unlessGone */ .Wi)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(`/proc/${pid}/task`)) ?? [];
    return threads.map((thread) => (0,_process_stat_js__WEBPACK_IMPORTED_MODULE_2__/* .readProcessStat */ .K6)(`${pid}/task/${thread}`)?.state ?? 'X');
}


/***/ }),

/***/ 31920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ findProgram)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63323);



/** Where distributions put programs; looked at before PATH, since PATH may hold folders that the agent can write. */
const systemFolders = ['/usr/bin', '/bin', '/usr/sbin', '/sbin', '/usr/local/bin'];
/**
 * Finds a program of the harness itself (bwrap, git, setpriv …): absolute, owned by root, writable by nobody else, as is every folder on the
 * way to it, and outside `untrustedRoots`. Null where there is none. Proved by test/sandbox/programs.test.ts.
 */
function findProgram(name, searchPath, untrustedRoots) {
    const folders = [...systemFolders, ...searchPath.split(':').filter((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(folder))];
    for (const folder of folders) {
        const candidate = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
        const path = readTrustedProgram(candidate);
        if (path !== null && !untrustedRoots.some((root) => (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelow */ .Yw)(root, path) || (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelow */ .Yw)(root, candidate)))
            return candidate;
    }
    return null;
}
// A program may go by the name of a link (busybox), so both the link's folder and the program's are looked at.
function readTrustedProgram(candidate) {
    try {
        const path = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(candidate);
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
        const isProgram = stats.isFile() && stats.uid === 0 && (stats.mode & 0o022) === 0 && (stats.mode & 0o111) !== 0;
        return isProgram && isTrustedFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)) && isTrustedFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(candidate)) ? path : null;
    }
    catch {
        return null;
    }
}
// In a folder with the sticky bit nobody takes away what is root's.
function isTrustedFolder(folder) {
    for (let current = folder;; current = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(current)) {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(current);
        const isOpen = !stats.isSymbolicLink() && (stats.mode & 0o022) !== 0 && (stats.mode & 0o1000) === 0;
        if (stats.uid !== 0 || isOpen)
            return false;
        if (current === '/')
            return true;
    }
}


/***/ })

};
