export const id = 3915;
export const ids = [3915];
export const modules = {
	15698: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { runPost: () => runPost });
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22603);
		var _digest_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33929);
		var _github_artifact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66685);
		var _github_client_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59759);
		var _github_comment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74510);
		var _github_event_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10174);
		var _github_inputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6882);
		var _github_run_context_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(35928);
		var _github_state_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(85334);
		var _github_workflow_log_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(82101);
		var _models_index_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(37318);
		var _record_read_record_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(95159);
		var _report_comment_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(37023);
		var _publish_state_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(62483);
		var _thread_signals_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(7724);
		var _record_resume_read_resumable_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(54548);
		var _sandbox_launch_host_change_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(45602);
		var _sandbox_open_sandbox_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(24331);
		async function runPost(host) {
			const { redactor } = host;
			const log = (0, _github_workflow_log_js__WEBPACK_IMPORTED_MODULE_10__.W)(redactor);
			try {
				const context = (0, _github_run_context_js__WEBPACK_IMPORTED_MODULE_8__.$p)(host.facts.environment);
				restoreMachine(host.uid, (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(context.runnerTemp, "script-harness", "leases"), log);
				const state = await (0, _github_state_js__WEBPACK_IMPORTED_MODULE_9__.xz)(host.facts.environment, (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(context.runnerTemp, "script-harness"));
				if (state === null) {
					await removeLabelAfterKill(host, log);
					log.write("There is no record: the run did not begin.");
					return 0;
				}
				if (state.programSha256 !== null && (0, _digest_folder_js__WEBPACK_IMPORTED_MODULE_2__.l)(host.distFolder) !== state.programSha256) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.tj({
					code: "tampered",
					message: "the files of this action are not those that its main step was started from, so nothing is published",
					hint: `The record is in ${state.recordDirectory}; look at the steps of this job.`
				});
				const report = await (0, _publish_state_js__WEBPACK_IMPORTED_MODULE_14__.D)(state, context, "the step ended before the run did", {
					clock: host.clock,
					redactor
				});
				for (const warning of report.warnings) log.annotate({
					level: "warning",
					message: warning,
					file: null,
					line: null
				});
				if (report.artifact?.type === "uploaded") log.write(`The record is the artifact ${report.artifact.name}: ${report.artifact.url}`);
				const record = (0, _record_read_record_js__WEBPACK_IMPORTED_MODULE_12__.a)(state.recordDirectory);
				if (!(0, _github_state_js__WEBPACK_IMPORTED_MODULE_9__.Ob)(host.facts.environment)) await commentAfterKill(host, record, (0, _github_artifact_js__WEBPACK_IMPORTED_MODULE_3__.df)(report.artifact, state.recordDirectory), log).catch((thrown) => {
					const message = `the comment was not written: ${(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.IP)(thrown)}`;
					log.annotate({
						level: "warning",
						message,
						file: null,
						line: null
					});
				});
				announceDigest(record, log);
				await removeLabelAfterKill(host, log);
				return 0;
			} catch (thrown) {
				log.annotate({
					level: "error",
					message: (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.vr)(thrown),
					file: null,
					line: null
				});
				return 1;
			} finally {
				log.close();
			}
		}
		async function removeLabelAfterKill({ facts: { environment } }, log) {
			if (!(0, _github_state_js__WEBPACK_IMPORTED_MODULE_9__.e2)(environment)) return;
			try {
				const context = (0, _github_run_context_js__WEBPACK_IMPORTED_MODULE_8__.$p)(environment);
				const event = await (0, _github_event_js__WEBPACK_IMPORTED_MODULE_6__.hs)(context);
				if (!("label" in event) || event.label === null) return;
				const { inputs, secrets } = (0, _github_inputs_js__WEBPACK_IMPORTED_MODULE_7__.Ko)({
					environment,
					apis: _models_index_js__WEBPACK_IMPORTED_MODULE_11__.XE
				});
				(0, _github_workflow_log_js__WEBPACK_IMPORTED_MODULE_10__.Q)((0, _github_inputs_js__WEBPACK_IMPORTED_MODULE_7__.AQ)(secrets));
				const client = (0, _github_client_js__WEBPACK_IMPORTED_MODULE_4__.c)(context, secrets.githubToken);
				await (0, _thread_signals_js__WEBPACK_IMPORTED_MODULE_15__.p)({
					client,
					event,
					log
				}, inputs.request.oneShotLabel);
			} catch (thrown) {
				const message = `the one-shot label was not removed: ${(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.IP)(thrown)}`;
				log.annotate({
					level: "warning",
					message,
					file: null,
					line: null
				});
			}
		}
		async function commentAfterKill({ facts: { environment }, redactor }, record, patchPlace, log) {
			const context = (0, _github_run_context_js__WEBPACK_IMPORTED_MODULE_8__.$p)(environment);
			const number = (0, _github_event_js__WEBPACK_IMPORTED_MODULE_6__.ct)(await (0, _github_event_js__WEBPACK_IMPORTED_MODULE_6__.hs)(context));
			if (number === null) return;
			const { inputs, secrets } = (0, _github_inputs_js__WEBPACK_IMPORTED_MODULE_7__.Ko)({
				environment,
				apis: _models_index_js__WEBPACK_IMPORTED_MODULE_11__.XE
			});
			(0, _github_workflow_log_js__WEBPACK_IMPORTED_MODULE_10__.Q)((0, _github_inputs_js__WEBPACK_IMPORTED_MODULE_7__.AQ)(secrets));
			if (inputs.comment === "off") return;
			const written = await (0, _github_comment_js__WEBPACK_IMPORTED_MODULE_5__.qD)({
				client: (0, _github_client_js__WEBPACK_IMPORTED_MODULE_4__.c)(context, secrets.githubToken),
				...{
					redactor,
					number,
					key: (0, _github_comment_js__WEBPACK_IMPORTED_MODULE_5__.pW)(inputs.commentKey, context)
				},
				body: (0, _report_comment_js__WEBPACK_IMPORTED_MODULE_13__.wQ)(record, {
					runUrl: (0, _github_run_context_js__WEBPACK_IMPORTED_MODULE_8__.Br)(context),
					note: (0, _report_comment_js__WEBPACK_IMPORTED_MODULE_13__.Ab)(record, patchPlace)
				})
			});
			if (written.type === "failed") log.annotate({
				level: "warning",
				message: written.reason,
				file: null,
				line: null
			});
		}
		function announceDigest({ result, auditDigest }, log) {
			if (result === null || auditDigest === null || !(0, _record_resume_read_resumable_js__WEBPACK_IMPORTED_MODULE_16__.bE)(result.outcome)) return;
			const message = `the run ended as ${result.outcome} and can be resumed with resume-digest: ${auditDigest}`;
			log.annotate({
				level: "notice",
				message,
				file: null,
				line: null
			});
		}
		function restoreMachine(uid, stateFolder, log) {
			const refused = (0, _sandbox_launch_host_change_js__WEBPACK_IMPORTED_MODULE_17__.fA)((0, _sandbox_open_sandbox_js__WEBPACK_IMPORTED_MODULE_18__.findHostTools)({ uid }), stateFolder);
			if (refused !== null) log.annotate({
				level: "warning",
				message: refused,
				file: null,
				line: null
			});
		}
	}),
	15190: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			DT: () => dependencyFolders,
			WC: () => listReportFolders,
			aO: () => outputFolderNames,
			fi: () => dependencyCaches,
			pF: () => isCacheFile
		});
		const outputFolders = [
			{
				name: "node_modules",
				ecosystem: "node",
				kind: "dependencies"
			},
			{
				name: ".venv",
				ecosystem: "python",
				kind: "dependencies"
			},
			{
				name: "venv",
				ecosystem: "python",
				kind: "dependencies"
			},
			{
				name: "target",
				ecosystem: "rust",
				kind: "output"
			},
			{
				name: "build",
				ecosystem: "any",
				kind: "output"
			},
			{
				name: "coverage",
				ecosystem: "node",
				kind: "report"
			},
			{
				name: "__pycache__",
				ecosystem: "python",
				kind: "cache"
			},
			{
				name: "htmlcov",
				ecosystem: "python",
				kind: "report"
			},
			{
				name: ".nyc_output",
				ecosystem: "node",
				kind: "report"
			},
			{
				name: ".pytest_cache",
				ecosystem: "python",
				kind: "report"
			},
			{
				name: ".mypy_cache",
				ecosystem: "python",
				kind: "report"
			},
			{
				name: ".ruff_cache",
				ecosystem: "python",
				kind: "report"
			},
			{
				name: ".gradle",
				ecosystem: "jvm",
				kind: "output"
			},
			{
				name: ".next",
				ecosystem: "node",
				kind: "output"
			},
			{
				name: ".parcel-cache",
				ecosystem: "node",
				kind: "output"
			},
			{
				name: ".svelte-kit",
				ecosystem: "node",
				kind: "output"
			}
		];
		const dependencyFolders = new Set(outputFolders.filter(({ kind }) => kind === "dependencies").map(({ name }) => name));
		const outputFolderNames = new Set(outputFolders.map(({ name }) => name));
		function listReportFolders(ecosystems) {
			return outputFolders.filter(({ kind, ecosystem }) => kind === "report" && ecosystems.has(ecosystem)).map(({ name }) => name);
		}
		function listOutputGlobs() {
			return outputFolders.filter(({ kind }) => kind === "output" || kind === "report").map(({ name }) => `${name}/**`);
		}
		const cacheFile = /^(?:\.eslintcache|\.stylelintcache|\.coverage|.*\.tsbuildinfo)$/;
		function isCacheFile(path) {
			return cacheFile.test(path.slice(path.lastIndexOf("/") + 1));
		}
		const dependencyCaches = [
			".vite-temp",
			".vite",
			".vitest",
			".vitest-cache",
			".cache"
		];
	}),
	86276: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { X: () => ToolFailure });
		class ToolFailure extends Error {
			name = "ToolFailure";
			stderr;
			constructor(message, options = {}) {
				super(message, options.cause === undefined ? undefined : { cause: options.cause });
				this.stderr = options.stderr ?? "";
			}
		}
	}),
	16304: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { R: () => checkHost });
		var host_name = __webpack_require__(92785);
		var external_node_net_ = __webpack_require__(77030);
		;
		const private4 = createList("ipv4", [
			"0.0.0.0/8",
			"10.0.0.0/8",
			"100.64.0.0/10",
			"127.0.0.0/8",
			"168.63.129.16/32",
			"169.254.0.0/16",
			"172.16.0.0/12",
			"192.0.0.0/24",
			"192.0.2.0/24",
			"192.88.99.0/24",
			"192.168.0.0/16",
			"198.18.0.0/15",
			"198.51.100.0/24",
			"203.0.113.0/24",
			"224.0.0.0/4",
			"240.0.0.0/4"
		]);
		const private6 = createList("ipv6", [
			"2001:2::/48",
			"2001:10::/28",
			"2001:20::/28",
			"2001:db8::/32",
			"3fff::/20"
		]);
		function isPrivateAddress(address) {
			const family = (0, external_node_net_.isIP)(address);
			if (family === 4) return isPrivate4(address);
			if (family !== 6 || address.includes("%")) return true;
			const words = expandWords(address);
			const embedded = readEmbedded(words);
			if (embedded !== null) return embedded.some(isPrivate4);
			const [first = 0] = words;
			return (first & 57344) !== 8192 || private6.check(address, "ipv6");
		}
		function isPrivate4(address) {
			return private4.check(address, "ipv4");
		}
		function createList(family, networks) {
			const list = new external_node_net_.BlockList();
			for (const network of networks) {
				const [address = "", bits = ""] = network.split("/");
				list.addSubnet(address, Number(bits), family);
			}
			return list;
		}
		function readEmbedded(words) {
			const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = words;
			const low = toAddress4(g, h);
			if (a === 0 && b === 0 && c === 0 && d === 0 && (e === 0 && f === 65535 || e === 65535 && f === 0)) return [low];
			if (a === 100 && b === 65435 && c === 0 && d === 0 && e === 0 && f === 0) return [low];
			if (a === 8194) return [toAddress4(b, c)];
			if (a === 8193 && b === 0) return [toAddress4(c, d), toAddress4(g ^ 65535, h ^ 65535)];
			return null;
		}
		function toAddress4(high, low) {
			return `${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`;
		}
		function expandWords(address) {
			const [head = "", tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split("::");
			const left = head === "" ? [] : head.split(":");
			const right = tail === undefined || tail === "" ? [] : tail.split(":");
			const gap = tail === undefined ? 0 : 8 - left.length - right.length;
			return [
				...left,
				...Array(gap).fill("0"),
				...right
			].map((word) => Number.parseInt(word, 16));
		}
		;
		async function checkHost(asked, rules, resolve) {
			const refuse = (reason) => ({
				host: asked.host.slice(0, 300),
				port: asked.port,
				decision: "deny",
				rule: "",
				reason,
				address: ""
			});
			const host = (0, host_name.r)(asked.host);
			if (host === null) return refuse("this is no host name or address");
			if (!Number.isInteger(asked.port) || asked.port < 1 || asked.port > 65535) return refuse("this is no port");
			const isGranted = rules.granted.some((grant) => matchesHost(grant.host, host) && grant.port === asked.port);
			const denial = rules.deny.find(({ hosts, ports, holds }) => !(holds === "unless-granted" && isGranted) && (hosts === null || hosts.some((written) => matchesHost(written, host))) && (ports === null || ports.includes(asked.port)));
			if (denial !== undefined) return {
				...refuse("a rule denies this host"),
				rule: denial.rule
			};
			const named = rules.allow.filter((grant) => matchesHost(grant.host, host));
			if (named.length === 0) return refuse("no rule allows this host");
			const open = named.filter(({ port }) => port === asked.port);
			if (open.length === 0) return refuse(`the host is allowed on port ${named.map(({ port }) => port).join(", ")} only`);
			const grant = open.find((candidate) => candidate.private) ?? open[0];
			if (grant === undefined) return refuse("no rule allows this host");
			const allow = (address) => ({
				host: host.type === "name" ? host.name : host.address,
				port: asked.port,
				decision: "allow",
				rule: grant.rule,
				reason: "",
				address
			});
			if (host.type === "address") return allow(host.address);
			let addresses;
			try {
				addresses = await resolve(host.name);
			} catch {
				return refuse("the name has no address");
			}
			const [first] = addresses;
			if (first === undefined) return refuse("the name has no address");
			if (!grant.private && addresses.some(isPrivateAddress)) return refuse("the name leads to a private address");
			return allow(first);
		}
		function matchesHost(written, host) {
			if (host.type === "address") return readAddress(written) === host.address;
			if (written.startsWith("*.")) return host.name.endsWith(written.slice(1)) && host.name.length > written.length - 1;
			return written === host.name;
		}
		function readAddress(written) {
			const host = (0, host_name.r)(written);
			return host?.type === "address" ? host.address : null;
		}
	}),
	92785: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			W: () => shortenAddress,
			r: () => readHost
		});
		var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
		function readHost(text) {
			if (text.startsWith("[") || text.includes(":")) {
				const inner = text.startsWith("[") ? /^\[([0-9a-fA-F:.]+)\]$/.exec(text)?.[1] ?? "" : text;
				return (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(inner) === 6 ? {
					type: "address",
					address: shortenAddress(inner)
				} : null;
			}
			if ((0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(text) === 4) return {
				type: "address",
				address: text
			};
			const name = (text.endsWith(".") ? text.slice(0, -1) : text).toLowerCase();
			if (name.length === 0 || name.length > 253) return null;
			const labels = name.split(".");
			if (!labels.every((label) => /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/.test(label))) return null;
			const last = labels.at(-1) ?? "";
			return /^(?:\d+|0x[0-9a-f]*)$/.test(last) ? null : {
				type: "name",
				name
			};
		}
		function shortenAddress(address) {
			return new URL(`http://[${address}]/`).hostname.slice(1, -1);
		}
	})
};
