export const id = 242;
export const ids = [242];
export const modules = {

/***/ 84194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  addAuditCommand: () => (/* binding */ addAuditCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./lib/core/types/error.js
var error = __webpack_require__(22603);
// EXTERNAL MODULE: ./lib/core/text/json.js
var json = __webpack_require__(37981);
// EXTERNAL MODULE: ./lib/core/types/record.js
var record = __webpack_require__(44196);
// EXTERNAL MODULE: ./lib/record/audit.js
var audit = __webpack_require__(73602);
// EXTERNAL MODULE: ./lib/record/close-record.js + 1 modules
var close_record = __webpack_require__(14396);
// EXTERNAL MODULE: ./lib/record/history.js + 4 modules
var record_history = __webpack_require__(6633);
// EXTERNAL MODULE: ./lib/record/read-audit.js + 1 modules
var read_audit = __webpack_require__(52138);
;// CONCATENATED MODULE: ./lib/record/verify-audit.js









// A name comes from the file that is to be checked: nothing outside the record is opened for it.
const plainName = /^(?!.*\.\.)[\w.-]+(?:\/[\w.-]+)?$/;
/**
 * Checks a record's audit: every entry's hash and place, its agreement with the history, the files that the closing entry names, and
 * the digest that the run gave out, where one is given. Rejects with `usage` where there is no audit.
 */
function verifyAudit(directory, options) {
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(directory, record/* recordFiles */.B.audit)))
        throw new error/* HarnessError */.tj({
            code: 'usage',
            message: `${directory} holds no ${record/* recordFiles */.B.audit}`,
            hint: 'Give the folder of a record.',
        });
    const { lines, broken } = (0,read_audit/* readAuditLines */.R)(directory);
    const entries = lines.length;
    const fail = (state, message, digest = null) => ({
        ok: false,
        state,
        entries,
        digest,
        missing: [],
        message,
    });
    if (broken !== null)
        return fail('broken', `broken at entry ${broken.at}: ${broken.reason}`);
    const closing = lines.at(-1);
    const disagreement = findDisagreement(directory, lines);
    if (disagreement !== null)
        return fail('broken', disagreement);
    if (closing?.type !== 'closed')
        return fail('open', `open at ${entries}: the log was never closed; its ${entries} entries are whole`);
    const { hash: digest, files: listed } = closing;
    const names = Object.keys(listed);
    const strange = names.filter((name) => !plainName.test(name));
    if (strange.length > 0)
        return fail('broken', `the closing entry names ${strange.join(', ')}, no file of a record`);
    const found = (0,close_record/* digestFiles */.E)(directory, names);
    const changed = Object.keys(found).filter((name) => found[name] !== listed[name]);
    if (changed.length > 0)
        return fail('file-changed', `${changed.join(', ')} changed after the run`, digest);
    if (options.digest !== null && options.digest.toLowerCase() !== digest)
        return fail('other-digest', `this is another log: its digest is ${digest}`, digest);
    const missing = names.filter((name) => !Object.hasOwn(found, name));
    const state = options.digest === null ? 'unanchored' : 'anchored';
    const message = [
        `${state === 'anchored' ? 'whole and anchored' : 'whole but unanchored'}: ${entries} entries, digest ${digest}`,
        ...(state === 'unanchored' ? ["compare it with the run's audit-digest"] : []),
        ...(missing.length > 0 ? [`not there to compare: ${missing.join(', ')}`] : []),
    ].join('; ');
    return { ok: true, state, entries, digest, missing, message };
}
function findDisagreement(directory, lines) {
    const file = (0,external_node_path_.join)(directory, record/* recordFiles */.B.history);
    if (!(0,external_node_fs_.existsSync)(file))
        return null;
    let events;
    try {
        ({ events } = (0,record_history/* parseHistory */.i6)((0,external_node_fs_.readFileSync)(file, 'utf8'), file));
    }
    catch (thrown) {
        if (thrown instanceof error/* HarnessError */.tj)
            return thrown.message;
        throw thrown;
    }
    const folded = events.map(audit/* foldAudit */.Pb).filter((body) => body !== null);
    const closed = lines.at(-1)?.type === 'closed';
    const bodies = lines.filter(({ type }) => type !== 'closed').map(audit/* stripChain */.gi);
    if (bodies.length > folded.length)
        return `entry ${folded.length + 1} stands for nothing in the history`;
    const at = bodies.findIndex((body, index) => (0,json/* renderCanonicalJson */.R)(body) !== (0,json/* renderCanonicalJson */.R)(folded[index] ?? {}));
    if (at >= 0)
        return `entry ${at + 1} does not say what the history says`;
    // A killed run may have written an event and not yet its entry; one that closed its log has written all.
    return closed && bodies.length < folded.length
        ? `the log was closed without entry ${bodies.length + 1}, which the history has`
        : null;
}

// EXTERNAL MODULE: ./lib/cli/options.js
var options = __webpack_require__(99048);
;// CONCATENATED MODULE: ./lib/cli/audit.js



const addAuditCommand = (program, context, exit) => {
    program
        .command('audit')
        .description('check the audit log of a record')
        .command('verify <record>')
        .option('--digest <hash>', 'the digest that the run published')
        .addOption((0,options/* formatOption */.Bx)('text', 'json'))
        .action((record, flags) => exit(checkAudit(record, flags, context)));
};
/** Reports whether the log is complete and closed, and whether `--digest` names it. Exit 1 if not. */
function checkAudit(record, { digest = null, format }, { host, terminal }) {
    const verdict = verifyAudit((0,external_node_path_.resolve)(host.workingFolder, record), { digest });
    terminal.out(format === 'json' ? `${JSON.stringify(verdict)}\n` : `${verdict.message}\n`);
    return verdict.ok ? 0 : 1;
}


/***/ }),

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

/***/ 37981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ renderCanonicalJson)
/* harmony export */ });
/**
 * Renders a value as JSON with sorted keys, so that equal values have equal text (and so equal hashes).
 * Array order is kept. Keys come from own enumerable properties only.
 */
function renderCanonicalJson(value) {
    if (Array.isArray(value))
        return `[${value.map(renderCanonicalJson).join(',')}]`;
    if (value === null || typeof value !== 'object')
        return JSON.stringify(value);
    const entries = Object.entries(value)
        .toSorted(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0))
        .map(([key, entry]) => `${JSON.stringify(key)}:${renderCanonicalJson(entry)}`);
    return `{${entries.join(',')}}`;
}


/***/ }),

/***/ 95867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XW: () => (/* binding */ quoteWord),
/* harmony export */   bu: () => (/* binding */ renderAccess),
/* harmony export */   i7: () => (/* binding */ renderPath)
/* harmony export */ });
/* harmony import */ var _text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96763);

/** One line for logs, reports and the model: `command npm test`, `write src/a.ts`. */
function renderAccess(access) {
    switch (access.type) {
        case 'command':
            return `command ${access.words.map((word) => (word.type === 'literal' ? quoteWord(word.value) : word.text)).join(' ')}`;
        case 'read':
        case 'write':
            return `${access.type} ${renderPath(access.path)}`;
        case 'connect':
            return `connect ${access.method === undefined ? '' : `${access.method} `}${access.scheme}://${access.host}:${access.port}`;
        case 'env':
            return `env ${access.name}`;
        case 'opaque':
            return `opaque ${access.text}`;
        case 'session':
            return `session ${access.sessionId}${access.command === '' ? '' : ` (${access.command})`}`;
        case 'none':
            return 'none';
    }
}
/** A path as one word of a message: invisible characters escaped, in quotation marks if it has blanks. */
function renderPath(path) {
    const shown = (0,_text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeControls */ .UN)(path);
    return /\s/.test(shown) ? quoteWord(shown) : shown;
}
/** Quotes a word the way a POSIX shell would read it back; for showing only, never for running. */
function quoteWord(word) {
    return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}


/***/ }),

/***/ 10031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D0: () => (/* binding */ approvalTimeoutRule),
/* harmony export */   Iv: () => (/* binding */ createCallToDecide),
/* harmony export */   Jr: () => (/* binding */ isAllowed),
/* harmony export */   a: () => (/* binding */ decisions),
/* harmony export */   jM: () => (/* binding */ pickStrictest)
/* harmony export */ });
/** All decisions, the most lenient first: of several, the last in this list wins. */
const decisions = ['allow', 'allow-for-run', 'explain', 'escalate', 'deny', 'deny-and-abort'];
/** The stricter of two decisions. */
function pickStrictest(left, right) {
    return decisions.indexOf(left) >= decisions.indexOf(right) ? left : right;
}
/** The rule's name in the decision for a call whose approval nobody gave in time; scripts get an error of its own for it. */
const approvalTimeoutRule = 'approval-timeout';
/** True where the call may run. */
function isAllowed(decision) {
    return decision === 'allow' || decision === 'allow-for-run';
}
/** A call at the start of a run, for examples, tests and checks of rules. */
function createCallToDecide(call) {
    return {
        origin: 'structured',
        args: {},
        turn: 1,
        justified: false,
        rulesUsed: new Map(),
        changes: null,
        tainted: false,
        ...call,
    };
}


/***/ }),

/***/ 44196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ recordFiles)
/* harmony export */ });
/** The files of a record, by what they hold. All lie in one folder per run, outside every mount of the sandbox. */
const recordFiles = {
    history: 'history.jsonl',
    audit: 'audit.jsonl',
    patch: 'changes.patch',
    base: 'base.txt',
    policy: 'policy.resolved.yml',
    result: 'result.json',
    summary: 'summary.md',
    outputs: 'outputs',
};


/***/ }),

/***/ 14396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ closeRecord),
  E: () => (/* binding */ digestFiles)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/types/record.js
var types_record = __webpack_require__(44196);
// EXTERNAL MODULE: ./lib/record/audit.js
var audit = __webpack_require__(73602);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./lib/record/key-case.js
var key_case = __webpack_require__(83539);
// EXTERNAL MODULE: ./lib/record/result-schema.js
var result_schema = __webpack_require__(31794);
;// CONCATENATED MODULE: ./lib/record/result-file.js



/** What `result.json` holds, with its keys in camelCase. */
const resultFileSchema = schemas.object({ schema: schemas.literal('result/v1'), ...result_schema/* resultSchema */.FD.shape });
/** The text of `result.json`. */
function renderResultFile(result) {
    return `${JSON.stringify((0,key_case/* toSnakeCase */.uc)({ schema: 'result/v1', ...result }), null, 2)}\n`;
}

;// CONCATENATED MODULE: ./lib/record/close-record.js






/** Writes result and reports of a record whose history is complete, then the closing audit entry with the digest of every file. */
function closeRecord(options) {
    const { record } = options;
    const { directory, result } = record;
    if (result === null)
        throw new Error('a record without a result cannot be closed');
    options.writeFile(types_record/* recordFiles */.B.result, renderResultFile(result));
    const reports = options.render(record);
    for (const [name, text] of Object.entries(reports))
        options.writeFile(name, text);
    const entry = (0,audit/* chainEntry */.yZ)(options.lastEntry, {
        type: 'closed',
        outcome: result.outcome,
        files: digestFiles(directory, Object.keys(reports)),
    });
    (0,external_node_fs_.appendFileSync)((0,external_node_path_.join)(directory, types_record/* recordFiles */.B.audit), `${JSON.stringify(entry)}\n`);
    return { ...record, result, auditDigest: entry.hash };
}
const fixedFiles = [
    types_record/* recordFiles */.B.history,
    types_record/* recordFiles */.B.patch,
    types_record/* recordFiles */.B.base,
    types_record/* recordFiles */.B.policy,
    types_record/* recordFiles */.B.result,
    types_record/* recordFiles */.B.summary,
];
/** The published files of a record that are there, with their SHA-256, and those of `others`; the audit itself is not among them. */
function digestFiles(directory, others) {
    const outputs = (0,external_node_path_.join)(directory, types_record/* recordFiles */.B.outputs);
    const listed = (0,external_node_fs_.statSync)(outputs, { throwIfNoEntry: false })?.isDirectory() === true ? (0,external_node_fs_.readdirSync)(outputs) : [];
    const names = new Set([...fixedFiles, ...others, ...listed.map((name) => `${types_record/* recordFiles */.B.outputs}/${name}`)]);
    return Object.fromEntries([...names]
        .filter((name) => (0,external_node_fs_.statSync)((0,external_node_path_.join)(directory, name), { throwIfNoEntry: false })?.isFile() === true)
        .toSorted()
        .map((name) => [name, hashFile((0,external_node_path_.join)(directory, name))]));
}
function hashFile(path) {
    return (0,external_node_crypto_.createHash)('sha256').update((0,external_node_fs_.readFileSync)(path)).digest('hex');
}


/***/ })

};
