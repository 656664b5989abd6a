export const id = 123;
export const ids = [123];
export const modules = { 20123: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { sarifReport: () => sarifReport });
	var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
	var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
	var _core_ports_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58748);
	var _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45894);
	var _core_types_access_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95867);
	var _core_calls_refusals_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43708);
	var _core_types_event_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45025);
	var _core_types_outcome_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(93905);
	var _content_markdown_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(62051);
	var _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(37527);
	const maxText = 1e3;
	const maxResults = 5e3;
	const sarifReport = { render: (record) => `${JSON.stringify(renderSarif(record))}\n` };
	function renderSarif(record) {
		const { started, result } = record;
		const findings = [...new Map(listFindings(record).map((finding) => [finding.text, finding])).values()];
		const shown = findings.slice(0, maxResults);
		const rules = [...new Set(shown.map(({ ruleId }) => ruleId))];
		const rendered = shown.map((finding) => renderFinding(finding, rules.indexOf(finding.ruleId)));
		return {
			$schema: "https://json.schemastore.org/sarif-2.1.0.json",
			version: "2.1.0",
			runs: [{
				tool: { driver: {
					name: "script-harness",
					version: started?.version ?? "",
					rules: rules.map((id) => ({
						id,
						shortDescription: { text: describeRule(id) }
					}))
				} },
				automationDetails: { id: `script-harness/${started?.policyName ?? ""}` },
				invocations: [{
					executionSuccessful: result !== null && (0, _core_types_outcome_js__WEBPACK_IMPORTED_MODULE_7__.$L)(result.outcome),
					toolExecutionNotifications: rendered.flatMap(({ notification }) => notification ?? []),
					properties: {
						runId: started?.runId ?? "",
						outcome: result?.outcome ?? "not-finished"
					}
				}],
				results: rendered.flatMap(({ result }) => result ?? []),
				properties: { leftOut: findings.length - shown.length }
			}]
		};
	}
	function renderFinding({ ruleId, level, text, path }, ruleIndex) {
		const message = { text: (0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_9__.IN)((0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_8__.X5)(text), maxText) };
		if (path === null) return { notification: {
			associatedRule: {
				id: ruleId,
				index: ruleIndex
			},
			level,
			message
		} };
		return { result: {
			ruleId,
			ruleIndex,
			level,
			message,
			locations: [{ physicalLocation: {
				artifactLocation: {
					uri: encodePath(path),
					uriBaseId: "%SRCROOT%"
				},
				region: { startLine: 1 }
			} }],
			partialFingerprints: { "scriptHarness/v1": (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text).digest("hex") }
		} };
	}
	function listFindings(record) {
		const events = record.events.map(({ event }) => event);
		const policyPath = readPolicyPath(record);
		const directory = record.sandbox?.folder ?? "";
		const denied = (0, _core_calls_refusals_js__WEBPACK_IMPORTED_MODULE_5__.y)(events).map((decision) => describeDenial(decision, {
			directory,
			policyPath
		}));
		const refused = (0, _core_calls_refusals_js__WEBPACK_IMPORTED_MODULE_5__.i)(events).flatMap((event) => event.refused.map(({ rule, path, kind, reason, restored }) => {
			const isKept = event.callId !== _core_types_event_js__WEBPACK_IMPORTED_MODULE_6__.wJ && !restored;
			const state = isKept ? "NOT restored" : restored ? "restored" : "and nothing of the patch is kept";
			const text = `Change refused by rule ${rule}: ${kind} ${path}, ${state}. ${reason}`;
			return {
				ruleId: `refused/${rule}`,
				level: isKept ? "error" : "warning",
				text,
				path: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, path)
			};
		}));
		const warnings = (record.result?.warnings ?? []).map((text) => ({
			ruleId: "warning",
			level: "warning",
			text,
			path: policyPath
		}));
		const problems = (record.result?.verify?.problems ?? []).map((text) => ({
			ruleId: "verify",
			level: "error",
			text,
			path: policyPath
		}));
		return [
			...problems,
			...refused,
			...denied,
			...warnings
		];
	}
	function describeDenial({ rule, reason, refused, tool, accesses }, { directory, policyPath }) {
		const what = refused === "" ? accesses.map(_core_types_access_js__WEBPACK_IMPORTED_MODULE_4__.bu).join(", ") : refused;
		const text = `Denied by rule ${rule}: ${tool}: ${what}. ${reason}`;
		const files = accesses.filter(isInWorkspace);
		const file = files.find((access) => (0, _core_types_access_js__WEBPACK_IMPORTED_MODULE_4__.bu)(access) === what) ?? files.find((access) => what.includes((0, _core_types_access_js__WEBPACK_IMPORTED_MODULE_4__.bu)(access)));
		const path = file === undefined ? policyPath : (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, file.path);
		return {
			ruleId: `denied/${rule}`,
			level: "note",
			text,
			path
		};
	}
	function isInWorkspace(access) {
		return (access.type === "read" || access.type === "write") && access.valid && !access.path.startsWith("/");
	}
	function describeRule(id) {
		const [kind, rule = ""] = id.split("/", 2);
		if (kind === "denied") return `The policy denied a call by rule ${rule}.`;
		if (kind === "refused") return `The policy refused a change by rule ${rule}.`;
		return kind === "verify" ? "The result of the verify command is not accepted." : "A warning of the run.";
	}
	function readPolicyPath({ started, sandbox }) {
		if (started === null) return null;
		const { policyOrigin, policyLayers, command, workspace } = started;
		if (policyOrigin !== null) return policyOrigin.path;
		if (command === null) return null;
		const file = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(command.workingFolder, command.inputs["policy"] ?? _core_ports_policy_js__WEBPACK_IMPORTED_MODULE_2__.r2);
		const path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)("/", sandbox?.folder ?? ""), "/")), file);
		return policyLayers.some(({ name }) => name === file) && !(0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_3__._K)(path) ? path : null;
	}
	function encodePath(path) {
		return path.toWellFormed().split("/").map(encodeURIComponent).join("/");
	}
}) };
