export const id = 703;
export const ids = [703];
export const modules = {

/***/ 99048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bx: () => (/* binding */ formatOption),
/* harmony export */   Fl: () => (/* binding */ workspaceOption),
/* harmony export */   S$: () => (/* binding */ isolationOption),
/* harmony export */   X: () => (/* binding */ withDispatchOptions)
/* harmony export */ });
/* unused harmony export policyOption */
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67375);
/* harmony import */ var _github_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6882);


/** `--format`, with `text` as the default. */
function formatOption(...choices) {
    return new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$('--format <format>', 'the format of results').choices([...choices]).default('text');
}
/** `--isolation off`. */
function isolationOption() {
    return new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$('--isolation <off>', 'off: run commands WITHOUT a sandbox, as this user').choices(['off']);
}
/** `--policy`. */
function policyOption() {
    return new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$('--policy <file>', 'a policy file or builtin:NAME').default(_github_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultPolicyPath */ .r2);
}
/** `--cwd`. */
function workspaceOption() {
    return new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$('--cwd <folder>', 'the workspace').default('.');
}
/** Adds the options of the commands that use the dispatcher directly. */
function withDispatchOptions(command) {
    return command
        .addOption(policyOption())
        .addOption(workspaceOption())
        .addOption(isolationOption())
        .addOption(formatOption('text', 'json'));
}


/***/ }),

/***/ 77996:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ readSource)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
/* harmony import */ var _task_read_task_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45543);




/** The text of a file that the command line names, or of standard input for `-`. Rejects with `usage`. */
async function readSource(file, context) {
    if (file === '-')
        return (await (0,_task_read_task_js__WEBPACK_IMPORTED_MODULE_3__/* .readTask */ .g)({ type: 'stdin', stream: context.stdin, trust: 'trusted' })).text;
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(context.host.workingFolder, file), 'utf8');
    }
    catch (thrown) {
        throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__/* .HarnessError */ .tj({
            code: 'usage',
            message: `${file} cannot be read`,
            hint: 'Give a file, or - for standard input.',
            cause: thrown,
        });
    }
}


/***/ }),

/***/ 20703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addScriptCommand: () => (/* binding */ addScriptCommand)
/* harmony export */ });
/* harmony import */ var _run_with_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93286);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99048);
/* harmony import */ var _read_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77996);



const addScriptCommand = (program, context, exit) => {
    (0,_options_js__WEBPACK_IMPORTED_MODULE_1__/* .withDispatchOptions */ .X)(program
        .command('script <file>')
        .description('one script through engine, policy and sandbox; - reads it from standard input')).action(async (file, flags) => exit(await runScript(file, flags, context)));
};
/** `script FILE|-`: one script in the engine, its calls through the dispatcher. */
async function runScript(file, flags, context) {
    const source = await (0,_read_source_js__WEBPACK_IMPORTED_MODULE_2__/* .readSource */ .o)(file, context);
    return (0,_run_with_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .withParts */ .dK)(flags, context, async (parts, sandbox, loaded) => {
        await (0,_run_with_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .startServersFor */ .uc)(parts, context);
        const events = [];
        const dispatcher = parts.openDispatcher({
            sandbox,
            runId: context.host.createId('run'),
            emit: (event) => void events.push(event),
            trust: _run_with_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .ownTrust */ .nY,
        });
        const scriptId = context.host.createId('script');
        const report = await parts.scripts.run({
            scriptId,
            mode: loaded.policy.scriptMode,
            source,
            language: file.endsWith('.js') ? 'js' : 'ts',
            context: {
                conversationId: 'cli',
                sessionId: 'cli',
                turnId: 'turn_1',
                workingDirectory: sandbox.files.root,
                provider: 'none',
                model: 'none',
            },
            signal: context.signal,
            callTool: ({ callId, name, args, signal, pauseClock }) => dispatcher.callTool({ callId, name, args, origin: 'script', turn: 1, scriptId, signal, pauseClock }),
            onConsole: ({ level, text }) => context.terminal.log(`${level}: ${text}\n`),
            onProgress: ({ kind, message }) => context.terminal.log(`${kind}: ${message}\n`),
        });
        const decisions = events.flatMap((event) => (event.type === 'tool-decided' ? [event.decision] : []));
        const shown = {
            ok: report.error === null,
            ...(report.returnJson === null ? {} : { returnValue: JSON.parse(report.returnJson) }),
            ...(report.error === null ? {} : { error: report.error, partialResults: report.partialResults }),
            logs: report.logs,
            droppedLogs: report.droppedLogs,
            progress: report.progress,
            droppedProgress: report.droppedProgress,
            calls: report.calls.map((call) => {
                const decision = decisions.find(({ callId }) => callId === call.callId);
                return decision === undefined
                    ? call
                    : { ...call, decision: decision.decision, rule: decision.rule, reason: decision.reason };
            }),
            ...(report.dryRun === null ? {} : { dryRun: report.dryRun }),
            metadata: report.metadata,
            policy: loaded.policy.name,
        };
        context.terminal.out(`${JSON.stringify(shown, null, flags.format === 'text' ? 2 : 0)}\n`);
        return report.error === null ? 0 : 1;
    });
}


/***/ }),

/***/ 27768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ locateFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);



/** The real path of a folder that the command line names by `option`. Throws `usage` if it is missing, no folder, or cannot be read. */
function locateFolder(host, path, option) {
    try {
        const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(host.workingFolder, path));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder);
        return folder;
    }
    catch (thrown) {
        throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__/* .HarnessError */ .tj({
            code: 'usage',
            message: `${path} is no folder that can be read: ${(0,_core_types_error_js__WEBPACK_IMPORTED_MODULE_2__/* .readErrorMessage */ .IP)(thrown)}`,
            hint: `Give ${option} a folder.`,
            cause: thrown,
        });
    }
}


/***/ }),

/***/ 14204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ cliFacts),
/* harmony export */   n: () => (/* binding */ loadPolicyFile)
/* harmony export */ });
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27444);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60835);
/* harmony import */ var _load_steering_policy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50762);






/** What starts a run from the command line: whoever types has the files already. */
const cliFacts = {
    event: 'cli',
    ref: '',
    label: '',
    fork: false,
    actorPermission: 'admin',
    actorAssociation: '',
    authorAssociation: null,
};
/** Loads a policy from disk or from the built-in ones (`builtin:NAME`). Rejects with `policy`, with every problem at once. */
async function loadPolicyFile(host, source, workspace) {
    const path = source.startsWith('builtin:') ? source : (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(host.workingFolder, source);
    const read = [];
    const policy = await (0,_load_steering_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .loadSteeringPolicy */ .qC)(host, {
        source: path,
        readFile: async (file) => {
            read.push(file);
            return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(file, 'utf8');
        },
        catalogue: _catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .catalogue */ .s,
        builtinPolicies: (0,_host_js__WEBPACK_IMPORTED_MODULE_4__/* .readBuiltinPolicies */ .q)(host),
        protectedPaths: listInside(workspace, source.startsWith('builtin:') ? [] : [path]),
        facts: cliFacts,
        workspace,
    });
    return { policy, files: listInside(workspace, read) };
}
// By the path that was given and by the one that it leads to: a file of the workspace that is named through a link is no less its own.
function listInside(workspace, files) {
    const all = files.flatMap((file) => [file, readRealPath(file)]);
    return [...new Set(all.map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(workspace, file)))].filter((file) => file !== '' && !file.startsWith('..') && !(0,node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute)(file));
}
function readRealPath(file) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(file) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(file) : file;
}


/***/ }),

/***/ 93286:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dK: () => (/* binding */ withParts),
/* harmony export */   nY: () => (/* binding */ ownTrust),
/* harmony export */   uc: () => (/* binding */ startServersFor)
/* harmony export */ });
/* harmony import */ var _locate_folder_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27768);
/* harmony import */ var _report_console_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17243);
/* harmony import */ var _core_ports_sandbox_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37179);
/* harmony import */ var _dispatch_judge_patch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24634);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89362);
/* harmony import */ var _policy_load_policy_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14204);
/* harmony import */ var _assemble_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9088);







/** The user of the command line has the files and types the calls: both are trusted. */
const ownTrust = { task: 'trusted', repository: 'trusted' };
/** Opens the parts for a policy and a workspace of the command line, and closes them after `use`. */
async function withParts(flags, context, use) {
    const { host } = context;
    const workspace = (0,_locate_folder_js__WEBPACK_IMPORTED_MODULE_0__/* .locateFolder */ .$)(host, flags.cwd, '--cwd');
    const loaded = await (0,_policy_load_policy_file_js__WEBPACK_IMPORTED_MODULE_4__/* .loadPolicyFile */ .n)(host, flags.policy, workspace);
    const requireIsolation = (0,_assemble_run_js__WEBPACK_IMPORTED_MODULE_5__/* .pickTypedIsolation */ .i)(flags.isolation ?? null, 'namespaces', loaded.policy.sandbox.require);
    if (requireIsolation === 'off')
        context.terminal.log(`WARNING: ${_core_ports_sandbox_js__WEBPACK_IMPORTED_MODULE_6__/* .unisolatedWarning */ .nQ}\n`);
    const parts = (0,_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .createParts */ .X)({
        host,
        workspace,
        policy: loaded.policy,
        policyFiles: loaded.files,
        hiddenFolders: [host.stateFolder],
        requireIsolation,
        readScriptMode: () => loaded.policy.scriptMode,
    });
    try {
        const sandbox = await parts.openSandbox();
        const value = await use(parts, sandbox, loaded);
        await sandbox.endCommands();
        await sandbox.seal();
        await sandbox.publish((0,_dispatch_judge_patch_js__WEBPACK_IMPORTED_MODULE_2__/* .createWriteCheck */ .C)(loaded.policy));
        return value;
    }
    finally {
        await parts.close();
    }
}
/** Starts the MCP servers of the policy and logs what they report. */
async function startServersFor(parts, { terminal, signal }) {
    const renderLine = (0,_report_console_js__WEBPACK_IMPORTED_MODULE_1__/* .createEventRenderer */ .i)();
    await parts.startServers({
        signal,
        emit(event) {
            const line = renderLine(event);
            if (line !== null)
                terminal.log(`${line}\n`);
        },
    });
}


/***/ }),

/***/ 45543:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readTask)
/* harmony export */ });
/* unused harmony export maxTaskBytes */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);



const maxTaskBytes = 256 * 1024;
/** Reads the task. Rejects with `usage` for a task that is empty, too long, not UTF-8 text, or not to be found. */
async function readTask(source) {
    switch (source.type) {
        case 'text':
            return createTask(Buffer.from(source.text, 'utf8'), source.origin, source.trust);
        case 'file':
            return createTask(await readTaskFile(source.path, source.root), `file ${source.path}`, source.trust);
        case 'stdin':
            return createTask(await readStream(source.stream), 'standard input', source.trust);
    }
}
async function readTaskFile(path, root) {
    let file;
    try {
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, path));
        // An absolute path is the caller's own word; a relative one may go through a link that the repository holds.
        if (!(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path) && !found.startsWith((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(root)) + node_path__WEBPACK_IMPORTED_MODULE_1__.sep)) {
            throw refuse(`the task file ${path} leads out of ${root}`, 'Give a file inside the checkout, or an absolute path.');
        }
        file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(found);
        if (!(await file.stat()).isFile())
            throw refuse(`the task file ${path} is not a file`, 'Give a text file.');
        const buffer = Buffer.alloc(maxTaskBytes + 1);
        let length = 0;
        for (;;) {
            const { bytesRead } = await file.read(buffer, length, buffer.length - length);
            length += bytesRead;
            if (bytesRead === 0 || length === buffer.length)
                return buffer.subarray(0, length);
        }
    }
    catch (cause) {
        if (cause instanceof _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__/* .HarnessError */ .tj)
            throw cause;
        throw refuse(`the task file ${path} cannot be read: ${(0,_core_types_error_js__WEBPACK_IMPORTED_MODULE_2__/* .readErrorMessage */ .IP)(cause)}`, 'Check the path; it starts from the root of the checkout.', cause);
    }
    finally {
        await file?.close();
    }
}
async function readStream(stream) {
    const chunks = [];
    let length = 0;
    for await (const chunk of stream) {
        const bytes = typeof chunk === 'string' ? Buffer.from(chunk, 'utf8') : chunk;
        chunks.push(bytes);
        length += bytes.length;
        if (length > maxTaskBytes)
            break;
    }
    return Buffer.concat(chunks);
}
function createTask(bytes, origin, trust) {
    if (bytes.length > maxTaskBytes) {
        throw refuse(`the task (${origin}) is longer than ${maxTaskBytes} bytes`, 'Say what to do in short, and name files to read.');
    }
    const text = decode(bytes, origin).trim();
    if (text === '')
        throw refuse(`the task (${origin}) is empty`, 'Say what is to be done.');
    if (text.includes('\0'))
        throw refuse(`the task (${origin}) is not text`, 'Give a text without NUL characters.');
    return { text, origin, trust };
}
function decode(bytes, origin) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch (cause) {
        throw refuse(`the task (${origin}) is not UTF-8 text`, 'Save it as UTF-8.', cause);
    }
}
function refuse(message, hint, cause) {
    return new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__/* .HarnessError */ .tj({ code: 'usage', message, hint, ...(cause === undefined ? {} : { cause }) });
}


/***/ })

};
