export const id = 980;
export const ids = [980];
export const modules = {

/***/ 16980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createUnisolatedSandbox: () => (/* binding */ createUnisolatedSandbox)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/types/error.js
var error = __webpack_require__(22603);
// EXTERNAL MODULE: ./lib/core/ports/sandbox.js
var sandbox = __webpack_require__(37179);
// EXTERNAL MODULE: ./lib/sandbox/files/borrow-workspace.js + 1 modules
var borrow_workspace = __webpack_require__(57025);
// EXTERNAL MODULE: ./lib/sandbox/launch/script-engines.js + 1 modules
var script_engines = __webpack_require__(36202);
// EXTERNAL MODULE: ./lib/sandbox/files/own-git.js
var own_git = __webpack_require__(65326);
// EXTERNAL MODULE: ./lib/sandbox/changes/change-gate.js
var change_gate = __webpack_require__(91729);
// EXTERNAL MODULE: ./lib/sandbox/changes/change-limits.js
var change_limits = __webpack_require__(81762);
// EXTERNAL MODULE: ./lib/sandbox/limits/describe-limits.js
var describe_limits = __webpack_require__(87192);
// EXTERNAL MODULE: ./lib/sandbox/limits/disk-floor.js
var disk_floor = __webpack_require__(42220);
// EXTERNAL MODULE: ./lib/sandbox/environment.js
var sandbox_environment = __webpack_require__(26706);
// EXTERNAL MODULE: ./lib/sandbox/changes/freezer.js
var freezer = __webpack_require__(67010);
// EXTERNAL MODULE: ./lib/sandbox/files/git-layout.js
var git_layout = __webpack_require__(17630);
// EXTERNAL MODULE: ./lib/sandbox/limits/open-groups.js + 3 modules
var open_groups = __webpack_require__(34166);
// EXTERNAL MODULE: ./lib/core/ports/tool.js
var tool = __webpack_require__(86276);
// EXTERNAL MODULE: ./lib/sandbox/processes/marked-processes.js
var marked_processes = __webpack_require__(25605);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: ./lib/sandbox/processes/process-tree.js
var process_tree = __webpack_require__(57309);
// EXTERNAL MODULE: ./lib/sandbox/processes/run-process.js
var run_process = __webpack_require__(10420);
;// CONCATENATED MODULE: ./lib/sandbox/processes/run-process-group.js




/** How long pipes that a daemon has taken along are read after the command itself has ended. */
const drainMs = 200;
/**
 * Runs a process in a group of its own, without a sandbox. The group is killed with it, and where it is ended, all that has it above. What has
 * left both lives on, since there is no namespace to end. Rejects only when the program cannot be started.
 */
function runProcessGroup(options) {
    return (0,run_process/* runProcess */.R)({
        ...options,
        start: () => startProcessGroup(options, options.stdin === '' ? 'none' : 'pipe'),
        kill({ pid }) {
            const tree = pid === undefined ? [] : [...(0,process_tree/* listTrees */.UA)([pid]).keys()];
            killGroup(pid);
            for (const each of tree)
                killQuietly(each);
            return [];
        },
    });
}
/** Starts a process in a group of its own, which ends with it; pipes that something else has taken along are closed soon after. */
function startProcessGroup(launch, input = 'pipe') {
    const child = (0,external_node_child_process_.spawn)(launch.program, launch.args, {
        env: launch.env,
        cwd: launch.cwd,
        stdio: [input === 'none' ? 'ignore' : 'pipe', 'pipe', 'pipe'],
        detached: true,
    });
    child.once('exit', () => {
        killGroup(child.pid);
        setTimeout(() => [child.stdout, child.stderr].forEach((stream) => stream?.destroy()), drainMs).unref();
    });
    return child;
}
/** Kills a process group by its leader. */
function killGroup(leader) {
    if (leader !== undefined)
        killQuietly(-leader);
}
// A set-user-id program is somebody else's.
function killQuietly(pid) {
    try {
        (0,process_tree/* signalQuietly */.y_)(pid, 'SIGKILL');
    }
    catch (thrown) {
        if (!(0,error/* hasCode */.up)(thrown, 'EPERM'))
            throw thrown;
    }
}

;// CONCATENATED MODULE: ./lib/sandbox/unisolated/plain-commands.js





// Enters control groups, then becomes the rest of its arguments: nothing of the command runs outside of them.
const enterScript = 'while [ "$1" != -- ]; do echo 0 > "$1" || exit 125; shift; done; shift; exec "$@"';
/**
 * Without a namespace to end, a command's processes are found by three marks: its process group with all that it has started, its control group where
 * one can be had, and a variable in the environment, which a daemon keeps that has left the first (proved by test/scenarios/isolation-off.test.ts).
 */
function createPlainCommands(options) {
    const { workspace, clock, groups } = options;
    const agentMark = `${options.mark}/agent`;
    const running = new Set();
    const active = new Set();
    let closing = new AbortController();
    let count = 0;
    async function runMarked(request, floodBytes) {
        count += 1;
        const mark = `${agentMark}/${count}/`;
        const env = { ...options.environment, ...request.env, [marked_processes/* markVariable */.Kc]: mark };
        const cwd = (0,external_node_path_.join)(workspace, request.cwd);
        checkProgram(request.argv[0], cwd, env['PATH'] ?? '');
        const group = groups?.open() ?? null;
        const [program, ...args] = group === null
            ? request.argv
            : [options.sh, '-c', enterScript, 'sh', ...group.doors, '--', ...request.argv];
        let leader = null;
        try {
            const result = await runProcessGroup({
                ...{ program, args, env, cwd, floodBytes, clock, sinks: null },
                stdin: request.stdin,
                timeoutMs: request.timeoutMs,
                signal: AbortSignal.any([request.signal, closing.signal]),
                maxOutputBytes: request.maxOutputBytes,
                onStart(pid) {
                    leader = pid;
                    running.add(pid);
                },
            });
            const ended = await (0,marked_processes/* endMarked */.Qc)(mark, clock);
            const met = group?.close() ?? [];
            return { ...result, limitsMet: ended ? met : [...met, 'not all of what it has left running could be ended'] };
        }
        finally {
            group?.close();
            if (leader !== null)
                running.delete(leader);
        }
    }
    return {
        marks: { server: { [marked_processes/* markVariable */.Kc]: `${agentMark}/0/` }, engine: { [marked_processes/* markVariable */.Kc]: `${options.mark}/engine/` } },
        listRunning: () => [...running, ...(0,marked_processes/* listMarked */.X9)(`${agentMark}/`)],
        run(request, floodBytes) {
            const done = runMarked(request, floodBytes);
            active.add(done);
            return done.finally(() => active.delete(done));
        },
        async end() {
            closing.abort(new Error('the run ended'));
            await Promise.allSettled(active);
            closing = new AbortController();
            await (0,marked_processes/* endMarked */.Qc)(`${agentMark}/`, clock);
        },
    };
}
// Looked for beforehand, since the shell that enters the groups would say in its own words that there is none.
function checkProgram(program, cwd, searchPath) {
    const places = program.includes('/') ? [cwd] : searchPath.split(':').map((folder) => (0,external_node_path_.resolve)(cwd, folder));
    if (program !== '' && places.some((folder) => isProgram((0,external_node_path_.resolve)(folder, program))))
        return;
    throw new tool/* ToolFailure */.X(program.includes('/') ? `${program} could not be started` : `${(0,external_node_path_.basename)(program)} was not found on PATH`);
}
function isProgram(path) {
    try {
        (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.X_OK);
        return (0,external_node_fs_.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: ./lib/sandbox/launch/server-process.js
var server_process = __webpack_require__(60760);
;// CONCATENATED MODULE: ./lib/sandbox/unisolated/plain-servers.js



/** The servers of a run without isolation: plain processes with a clean environment, each ended with its group. */
function createPlainServers(options) {
    const running = new Set();
    return {
        async start(server) {
            const child = (0,server_process/* startServerProcess */.L)({
                start: () => startGroup(server, options),
                onEnd: () => void running.delete(child),
                ...{ held: null, clock: options.clock },
            });
            running.add(child);
            return child;
        },
        async endAll() {
            await Promise.all([...running].map((child) => child.end('the run is over')));
        },
    };
}
function startGroup(server, options) {
    const [program, ...args] = server.command;
    const env = { ...options.environment, ...server.env };
    const child = startProcessGroup({ program, args, env, cwd: (0,external_node_path_.join)(options.workspace, server.cwd) });
    return { child, group: null, end: () => killGroup(child.pid), isStartFailure: () => false };
}

// EXTERNAL MODULE: ./lib/sandbox/processes/programs.js
var programs = __webpack_require__(31920);
// EXTERNAL MODULE: ./lib/sandbox/sessions/sessions.js
var sessions = __webpack_require__(41592);
// EXTERNAL MODULE: ./lib/sandbox/files/workspace-files.js
var workspace_files = __webpack_require__(96484);
// EXTERNAL MODULE: ./lib/sandbox/changes/workspace-watch.js + 1 modules
var workspace_watch = __webpack_require__(85100);
;// CONCATENATED MODULE: ./lib/sandbox/unisolated/unisolated-sandbox.js





















const mebibyte = 1024 * 1024;
const ownFloodBytes = 64 * mebibyte;
/**
 * The sandbox that is none, for machines that can be thrown away: commands are plain processes with a clean environment, a time limit and
 * capped output, and the policy, its decisions on changes and the file tools hold as ever. What a command leaves running is looked for and
 * ended. Only the command line asks for it, and nothing ever falls back to it (proved by test/scenarios/isolation-off.test.ts).
 */
async function createUnisolatedSandbox(options) {
    const { facts, clock, policy } = options;
    const workspace = (0,external_node_fs_.realpathSync)(options.workspace);
    const searchPath = (0,sandbox_environment/* buildSearchPath */.y6)(facts, workspace, () => false).path;
    const git = (0,programs/* findProgram */.K)('git', searchPath, [workspace]);
    if (git === null)
        throw new error/* HarnessError */.tj({ code: 'usage', message: 'git is not installed', hint: 'Install git.' });
    const layout = (0,git_layout/* readGitLayout */.h6)(workspace, git);
    const sh = (0,programs/* findProgram */.K)('sh', searchPath, [workspace]) ?? '/bin/sh';
    const borrowed = await (0,borrow_workspace/* borrowWorkspace */.P)({
        ...options,
        workspace,
        layout,
        git,
        sh,
        commands: 'plain',
        openSpace: async () => ({ reason: 'isolation is off' }),
    });
    const { scratch, plan } = borrowed;
    try {
        const limits = options.changeLimits ?? change_limits/* defaultChangeLimits */.U;
        const watch = (0,workspace_watch/* createWorkspaceWatch */.dE)({
            tree: (0,workspace_watch/* createWholeTree */.sB)({
                root: workspace,
                // All of it: no mount keeps a command from what the policy does not let it write.
                writablePaths: [workspace],
                protectedPaths: [layout.gitPath],
            }),
            storeFile: (0,external_node_path_.join)(scratch, 'copies'),
            limits,
            clock,
        });
        const grouping = await (0,open_groups/* openCommandGroups */.e)({
            name: (0,external_node_path_.basename)(scratch),
            limits: { memoryBytes: policy.memoryMb * mebibyte, processes: policy.processes },
            busctl: (0,programs/* findProgram */.K)('busctl', searchPath, [workspace]),
            environment: facts.environment,
            clock,
        });
        const environment = (0,sandbox_environment/* buildEnvironment */.AF)({
            facts,
            passEnv: policy.passEnv,
            searchPath,
            repositoryRoot: layout.repositoryRoot,
        });
        const commands = createPlainCommands({
            ...{ workspace, environment },
            mark: (0,external_node_path_.basename)(scratch),
            groups: grouping.groups,
            ...{ sh, clock },
        });
        const gate = (0,change_gate/* createChangeGate */.a)({
            ...{ watch, clock, limits },
            freezer: (0,freezer/* createFreezer */.I)({ listRoots: commands.listRunning, clock }),
        });
        const floor = { path: workspace, floorBytes: policy.freeDiskMb * mebibyte, maxNewFiles: disk_floor/* maxNewFiles */.EJ };
        const engines = (0,script_engines/* createScriptEngines */.D)((enginePath) => ({
            program: (0,external_node_fs_.realpathSync)(facts.execPath),
            args: ['--disable-warning=ExperimentalWarning', enginePath],
            env: { PATH: '/usr/bin:/bin', HOME: '/tmp', ...commands.marks.engine },
            status: null,
            descriptors: [],
            user: null,
        }), null);
        const servers = createPlainServers({ workspace, environment: { ...environment, ...commands.marks.server }, clock });
        const runCommand = (request) => (0,disk_floor/* runAboveFloor */.j6)(floor, request.signal, (signal) => commands.run({ ...request, signal }, policy.outputMb * mebibyte));
        const files = (0,workspace_files/* createWorkspaceFiles */.f)({
            root: workspace,
            owner: null,
            protectedPaths: plan.protectedPaths.map((path) => (0,external_node_path_.relative)(workspace, path)),
            isUnreadable: plan.isUnreadable,
        });
        async function endCommands() {
            await servers.endAll();
            await commands.end();
        }
        return {
            isolation: {
                level: 'off',
                rung: `none, by --isolation off: commands run as uid ${options.uid}`,
                seccomp: false,
                bubblewrap: null,
                walls: [],
                limits: (0,describe_limits/* describeLimits */.W)({
                    policy,
                    features: { size: false },
                    groups: grouping.groups?.name ?? null,
                    rlimits: false,
                }),
                notes: [
                    sandbox/* unisolatedWarning */.nQ,
                    ...(grouping.groups === null
                        ? [`what clears its environment and leaves its parents is not found and ended: ${grouping.reason}`]
                        : []),
                ],
            },
            git: layout,
            headCommit: await (0,git_layout/* readHeadCommit */.g0)(layout, git),
            files: {
                ...files,
                write: (path, content, writeOptions) => gate.runAlone(() => files.write(path, content, writeOptions)),
                remove: (path) => gate.runAlone(() => files.remove(path)),
            },
            run: async (request, judge) => judge === undefined || request.writable === 'none'
                ? runCommand(request)
                : gate.runWatched({ judge, type: 'command' }, request.signal, () => runCommand(request)),
            shortcomings: [],
            // Nothing is masked.
            warnings: [],
            // Without isolation there is no temporary folder of the run.
            storeOutput: () => null,
            sessions: (0,sessions/* createNoSessions */.Nb)('sessions need isolation: without it nothing could end all of their processes'),
            runGit: (args, gitFolder, script) => commands.run((0,own_git/* renderGitRequest */.W)({ ...layout, git, sh }, gitFolder, args, script), ownFloodBytes),
            startEngine: (enginePath) => engines.start(enginePath, []),
            startServer: (server) => servers.start(server),
            runStill: (use) => gate.runAlone(use),
            endCommands,
            async copyWorkspace() {
                throw new error/* HarnessError */.tj({
                    code: 'usage',
                    message: 'verify runs on a copy that stands in the workspace’s place, which needs isolation',
                    hint: 'Leave out --isolation off, or verify.',
                });
            },
            runSetup: (request) => runCommand({ ...request, writable: 'policy' }),
            sealSetup: async () => null,
            listTouched: () => null,
            seal: async () => undefined,
            publish: async () => undefined,
            readFolder: () => workspace,
            describeLeftovers: () => [],
            changes: 'in-place',
            async close() {
                engines.killAll();
                await endCommands();
                await gate.runAlone(async () => watch.close());
                borrowed.giveBack();
            },
        };
    }
    catch (thrown) {
        borrowed.giveBack();
        throw thrown;
    }
}


/***/ })

};
