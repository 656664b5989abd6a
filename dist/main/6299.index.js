export const id = 6299;
export const ids = [6299];
export const modules = {
	6299: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { addApproveCommand: () => addApproveCommand });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _dispatch_approval_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15109);
		var _record_private_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23859);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22603);
		const addApproveCommand = (program, context, exit) => {
			program.command("approve").description("answer the approval request of an escalated call").argument("<request>", "a file of the folder requests below --approvals").requiredOption("--by <name>", "the approver").option("--deny", "refuse instead").action(async (file, flags) => exit(await answerRequest(file, {
				by: flags.by,
				decision: flags.deny === true ? "denied" : "granted"
			}, context)));
		};
		async function answerRequest(file, flags, { host, terminal }) {
			const path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(host.workingFolder, file);
			const request = readRequest(path);
			const approver = flags.by.trim();
			if (approver === "" || approver === "script-harness" || /\[bot\]$/i.test(approver)) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.tj({
				code: "usage",
				message: `${JSON.stringify(flags.by)} is not the name of a person`,
				hint: "Give --by the name of the person who approves."
			});
			const answeredMs = host.clock.nowMs();
			if (answeredMs > request.expiresMs) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.tj({
				code: "usage",
				message: `the request ${request.id} has expired`,
				hint: "Run the task again."
			});
			const grant = {
				requestId: request.id,
				nonce: request.nonce,
				callHash: request.callHash,
				policySha256: request.policySha256,
				headSha: request.headSha,
				tree: request.tree,
				expiresMs: request.expiresMs,
				decision: flags.decision,
				approver,
				answeredMs
			};
			const folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)), _dispatch_approval_files_js__WEBPACK_IMPORTED_MODULE_2__.FT.grants);
			(0, _record_private_folder_js__WEBPACK_IMPORTED_MODULE_3__.A)(folder);
			writeGrant((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `${request.id}.json`), `${JSON.stringify(_dispatch_approval_files_js__WEBPACK_IMPORTED_MODULE_2__.rQ.parse(grant), null, 2)}\n`, request.id);
			terminal.out(`${flags.decision === "granted" ? "approved" : "refused"} by ${approver}: ${request.tool} ${request.argsJson}\n`);
			return 0;
		}
		function writeGrant(path, text, id) {
			try {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, text, {
					mode: 384,
					flag: "wx"
				});
			} catch (thrown) {
				if (!(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.up)(thrown, "EEXIST")) throw thrown;
				throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.tj({
					code: "usage",
					message: `the request ${id} has been answered already`,
					hint: `See ${path}.`
				});
			}
		}
		function readRequest(path) {
			const refuse = (reason) => new _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.tj({
				code: "usage",
				message: `${path} is not an approval request: ${reason.slice(0, 300)}`,
				hint: "Give a file of the folder requests below --approvals."
			});
			let content;
			try {
				content = JSON.parse((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8"));
			} catch (thrown) {
				throw refuse((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.IP)(thrown));
			}
			const { success, data, error } = _dispatch_approval_files_js__WEBPACK_IMPORTED_MODULE_2__.sR.safeParse(content);
			if (!success) throw refuse(`missing or wrong: ${error.issues.map(({ path: key }) => key.join(".")).join(", ")}`);
			return data;
		}
	}),
	15109: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			FT: () => approvalFolders,
			QH: () => explainMismatch,
			rQ: () => approvalGrantSchema,
			sR: () => approvalRequestSchema
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
		const digest = zod__WEBPACK_IMPORTED_MODULE_0__.string().regex(/^[0-9a-f]{64}$/);
		const approvalRequestSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
			id: zod__WEBPACK_IMPORTED_MODULE_0__.string().regex(/^[\w-]{1,100}$/),
			nonce: zod__WEBPACK_IMPORTED_MODULE_0__.string().regex(/^[0-9a-f]{32,128}$/),
			runId: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			callId: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			tool: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			argsJson: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			callHash: digest,
			policySha256: digest,
			headSha: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),
			tree: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			rule: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			reason: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			label: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			by: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()),
			createdMs: zod__WEBPACK_IMPORTED_MODULE_0__.number(),
			expiresMs: zod__WEBPACK_IMPORTED_MODULE_0__.number()
		});
		const approvalGrantSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
			requestId: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			nonce: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			callHash: digest,
			policySha256: digest,
			headSha: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),
			tree: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			expiresMs: zod__WEBPACK_IMPORTED_MODULE_0__.number(),
			decision: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](["granted", "denied"]),
			approver: zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1).max(200),
			answeredMs: zod__WEBPACK_IMPORTED_MODULE_0__.number()
		});
		const approvalFolders = {
			requests: "requests",
			grants: "grants",
			used: "used"
		};
		function explainMismatch(grant, request, nowMs) {
			if (grant.callHash !== request.callHash) return "it is for another call";
			if (grant.policySha256 !== request.policySha256) return "the policy is another one";
			if (grant.headSha !== request.headSha) return "the head commit is another one";
			if (grant.tree !== request.tree) return "the work tree has changed since";
			if (nowMs > grant.expiresMs) return "it has expired";
			return null;
		}
	}),
	23859: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { A: () => createPrivateFolder });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		function createPrivateFolder(path) {
			const missing = [];
			for (let folder = path; (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(folder, { throwIfNoEntry: false }) === undefined; folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) missing.push(folder);
			for (const folder of missing.toReversed()) try {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, 448);
			} catch (thrown) {
				if (!(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.up)(thrown, "EEXIST")) throw thrown;
			}
		}
	})
};
