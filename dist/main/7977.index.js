export const id = 7977;
export const ids = [7977];
export const modules = {
	58748: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Zy: () => floorPrefix,
			qB: () => listFloors,
			r2: () => defaultPolicyPath,
			un: () => nothingClosed
		});
		const nothingClosed = {
			explain: () => null,
			judgeDirectory: () => "open",
			isNamedByAuthor: () => false
		};
		const defaultPolicyPath = ".github/script-harness.yml";
		const floorPrefix = "organisation:";
		function listFloors(layers) {
			return layers.filter(({ name }) => name.startsWith(floorPrefix) && !name.includes("#"));
		}
	}),
	2245: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			G: () => scriptModes,
			b: () => pickStricterMode
		});
		const scriptModes = [
			"enabled",
			"dry-run",
			"disabled"
		];
		function pickStricterMode(left, right) {
			return scriptModes.indexOf(left) >= scriptModes.indexOf(right) ? left : right;
		}
	}),
	15633: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			$q: () => findNearestName,
			Du: () => listNearestNames,
			NQ: () => renderNearest
		});
		const maxComparedCharacters = 64;
		function listNearestNames(written, known, most = 3) {
			const wanted = normalize(written);
			return known.map((name) => {
				const candidate = normalize(name);
				const contains = wanted.length > 2 && (candidate.includes(wanted) || wanted.includes(candidate));
				const distance = measureEditDistance(wanted, candidate);
				const limit = Math.max(1, Math.ceil(Math.max(candidate.length, wanted.length) / 3));
				return {
					name,
					distance: contains ? Math.min(1, distance) : distance,
					edits: distance,
					limit
				};
			}).filter(({ distance, limit }) => distance <= limit).toSorted((left, right) => left.distance - right.distance || left.edits - right.edits).slice(0, most).map(({ name }) => name);
		}
		function findNearestName(written, known) {
			return listNearestNames(written, known, 1)[0] ?? null;
		}
		function renderNearest(written, known) {
			const nearest = findNearestName(written, known);
			return nearest === null ? `known: ${known.join(", ")}` : `did you mean "${nearest}"?`;
		}
		function normalize(name) {
			return name.slice(0, maxComparedCharacters).toLowerCase().replaceAll(/[_.-]/g, "");
		}
		function measureEditDistance(left, right) {
			let before = [];
			let row = Array.from({ length: right.length + 1 }, (_, index) => index);
			for (let line = 1; line <= left.length; line += 1) {
				const next = [line];
				for (let column = 1; column <= right.length; column += 1) {
					const replaced = (row[column - 1] ?? 0) + (left[line - 1] === right[column - 1] ? 0 : 1);
					const isSwap = left[line - 1] === right[column - 2] && left[line - 2] === right[column - 1];
					const swapped = line > 1 && column > 1 && isSwap ? (before[column - 2] ?? 0) + 1 : replaced;
					next.push(Math.min(replaced, swapped, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
				}
				[before, row] = [row, next];
			}
			return row[right.length] ?? 0;
		}
	}),
	51504: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			isPublishJob: () => isPublishJob,
			listSecrets: () => listSecrets,
			readInputs: () => readInputs,
			readNetworkInputs: () => readNetworkInputs,
			readPublishInputs: () => readPublishInputs,
			readReportInputs: () => readReportInputs
		});
		var error = __webpack_require__(22603);
		var model = __webpack_require__(31021);
		var header_lines = __webpack_require__(60056);
		var nearest_name = __webpack_require__(15633);
		;
		const resumeApproved = "approved";
		function inferProvider({ values, keys }, apis) {
			if ((values.replay ?? null) !== null) return "replay";
			const [key] = keys;
			if (keys.length === 1) return apis.find(({ access }) => access.type === "key" && access.input === key)?.name ?? null;
			return values.dryRun === true ? apis[0]?.name ?? null : null;
		}
		function checkTogether(given, apis, env) {
			const { values, keys } = given;
			const problems = [];
			const report = (message, hint) => void problems.push((0, error.Yx)(message, hint));
			if (values.mode === "publish") report("mode: publish is for a job of the action", "On the command line, apply the patch with git apply.");
			if (values.task !== null && values.taskFile !== null) report("task and task-file are both given", "Give exactly one of them.");
			const bringsText = /^(?:issues|issue_comment|pull_request(?:_target|_review|_review_comment)?)$/.test(env["GITHUB_EVENT_NAME"] ?? "");
			if (values.task === null && values.taskFile === null && !bringsText) report("there is no task", "Give task or task-file; on the command line, write the task after run.");
			if (values.skipIfGreen === true && values.verify === null) report("skip-if-green is given without verify", "Give the command that is green or red as verify.");
			if (values.verifyRule === "no-new-failures" && values.verify === null) report("verify-rule is given without verify", "Give the command whose result the rule judges as verify.");
			for (const [name, value] of [["patch-file", values.patchFile], ["answer", values.answer]]) if ((value ?? null) !== null) report(`${name} is given without mode: publish`, "Add mode: publish: without it, this job starts an agent.");
			if (values.acknowledge === "comment" && values.comment === "off") report("acknowledge: comment needs the comment that comment: off omits", "Use acknowledge: reaction.");
			if (values.acknowledge === "comment" && values.mode === "answer" && values.commentKey === null) report("acknowledge: comment is given with mode: answer and without comment-key, so its comment would never have the result", "Give the same comment-key to this job and to the one that publishes the answer, or use acknowledge: reaction.");
			if (values.resume === resumeApproved && values.approvalEnvironment !== null) report("approval-environment is given with resume: approved", "Give the directory of the record as resume, and its digest as resume-digest.");
			if (values.resume === resumeApproved && values.resumeDigest !== null) report("resume-digest is given with resume: approved", "Leave it out; the comment of the run names the record.");
			else if (values.resume !== resumeApproved && values.resume === null !== (values.resumeDigest === null)) report(values.resume === null ? "resume-digest is given without resume" : "resume is given without resume-digest", "Give both: the directory of the record, and the output audit-digest of its run.");
			const hasHeaders = Object.keys(values.otlpHeaders ?? {}).length > 0;
			if (hasHeaders && values.otlpEndpoint === null) report("otlp-headers is given without otlp-endpoint", "Give the address to which the spans are posted.");
			if (hasHeaders && isPlainHttp(values.otlpEndpoint)) report("otlp-endpoint would send its headers over plain http", "Use https, or a server on this machine.");
			if (values.provider === undefined) return problems;
			const provider = values.provider ?? inferProvider(given, apis);
			if (provider === null) {
				const accesses = (0, model.TH)(apis);
				const several = keys.length > 1;
				report(several ? "there are keys for several providers" : "there is neither a provider nor a key", several ? "Name one by the input provider." : `Give ${accesses.map(({ input }) => input).join(" or ")} (a pull request from a fork has no secrets), on the command line the variable ${accesses.map(({ variable }) => variable).join(" or ")}; or provider: replay, or the provider of a cloud.`);
			} else if (provider === "replay") {
				if (values.replay === null) report("provider: replay lacks a recording", "Name its file by the input replay.");
			} else problems.push(...checkProvider(given, provider, apis));
			return problems;
		}
		function checkProvider({ values, keys }, provider, apis) {
			const problems = [];
			const report = (message, hint) => void problems.push((0, error.Yx)(message, hint));
			const api = apis.find(({ name }) => name === provider);
			if (api === undefined) return problems;
			const { access, efforts } = api;
			const { effort = null, identity = null, keyCommand = null, baseUrl, dryRun = false } = values;
			if (values.replay !== null) report(`replay is given, but the provider is ${provider}`, "Use provider: replay.");
			if (effort !== null && !efforts.includes(effort)) report(`provider: ${provider} has no effort ${effort}`, `It accepts: ${efforts.join(", ") || "none"}.`);
			if (values.model === null && !dryRun) report(`provider: ${provider} lacks a model`, "Give model as the provider writes its name.");
			if (access.type === "cloud") problems.push(...checkCloud(provider, access, values));
			else for (const name of [
				"region",
				"project",
				"identity"
			].filter((one) => values[one] !== null)) report(`${name} is given, but ${provider} is not the provider of a cloud`, `Leave ${name} out.`);
			const authorizing = access.type === "cloud" ? "identity" : access.input;
			const named = [...identity !== null || keys.includes(authorizing) ? [authorizing] : [], ...keyCommand === null ? [] : ["key-command"]];
			if (access.type === "key" && named.length === 0 && baseUrl === null && !dryRun) report(`provider: ${provider} lacks its key`, `Give ${access.input} (on the command line the variable ${access.variable}) or key-command; a pull request from a fork has no secrets.`);
			if (named.length > 1) report(`${named.join(" and ")} are both given`, "Give one of them.");
			if ((named.length > 0 || access.type === "cloud") && isPlainHttp(baseUrl)) report("base-url would send the key over plain http", "Use https, or a server on this machine.");
			return problems;
		}
		const placeForms = {
			region: {
				form: /^[a-z]{2,15}(?:-[a-z0-9]{1,15}){0,4}$/,
				hint: "Write it as the cloud does, such as us-east-1 for bedrock-messages, or global or us-east5 for vertex-messages."
			},
			project: {
				form: /^[a-z0-9][a-z0-9.:-]{2,80}$/,
				hint: "Write the id of the project that has the models."
			}
		};
		function checkCloud(provider, { needs, isIdentity, identityForm }, { region = null, project = null, baseUrl, identity = null, dryRun = false }) {
			const places = {
				region,
				project,
				"base-url": baseUrl
			};
			const missing = needs.filter((name) => places[name] === null && !dryRun);
			const wrong = ["region", "project"].filter((name) => places[name] !== null && !placeForms[name].form.test(places[name]));
			return [
				...missing.map((name) => (0, error.Yx)(`provider: ${provider} lacks ${name}`, name === "base-url" ? "Give the address of the resource, like https://NAME.openai.azure.com/openai/v1." : placeForms[name].hint)),
				...wrong.map((name) => (0, error.Yx)(`${name}: ${JSON.stringify(places[name])} is not the name of a ${name}`, placeForms[name].hint)),
				...identity !== null && !isIdentity(identity) ? [(0, error.Yx)(`identity: ${JSON.stringify(identity)} is not an identity for ${provider}`, `Write ${identityForm}.`)] : []
			];
		}
		function isPlainHttp(address) {
			if (address === null || address === undefined) return false;
			const url = new URL(address);
			return url.protocol === "http:" && !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname);
		}
		var github_inputs = __webpack_require__(22075);
		;
		function listSecrets({ apiKeys, githubToken, orgPolicyToken, otlpHeaders }) {
			const tokens = [githubToken, orgPolicyToken].filter((token) => token !== null);
			return [
				...apiKeys.values(),
				...tokens,
				...(0, header_lines.x)(otlpHeaders)
			];
		}
		function isPublishJob(environment) {
			return environment["GITHUB_ACTIONS"] === "true" && environment[variableOf("mode")]?.trim() === "publish";
		}
		function readPublishInputs(environment) {
			const { values, problems } = readRows({
				policy: (0, github_inputs.LX)([]).policy,
				...github_inputs.uo
			}, environment);
			const { patchFile: file = null, patchDigest: digest = null, answer = null } = values ?? {};
			if (values !== null && answer !== null && file === null && digest === null) return {
				...values,
				product: {
					type: "answer",
					json: answer
				}
			};
			if (values !== null && answer === null && file !== null && digest !== null && /^[0-9a-f]{64}$/.test(digest)) return {
				...values,
				product: {
					type: "patch",
					file,
					digest
				}
			};
			if (answer !== null) throw refuseInputs([...problems, (0, error.Yx)("mode: publish has both a patch and an answer", "Give patch-file and patch-digest, or answer.")]);
			throw refuseInputs([
				...problems,
				...file === null ? [(0, error.Yx)("mode: publish lacks patch-file", "Name the file that actions/download-artifact has written.")] : [],
				...digest === null || !/^[0-9a-f]{64}$/.test(digest) ? [(0, error.Yx)(digest === null ? "mode: publish lacks patch-digest" : "patch-digest is not a SHA-256 digest", "Give the output patch-digest of the job of the agent, and skip this job if it is empty: it is set only by a completed run with changes.")] : []
			]);
		}
		function refuseInputs(problems) {
			return new error.tj({
				code: "usage",
				message: problems.length === 1 ? "an input is not valid" : `${problems.length} inputs are not valid`,
				hint: "docs/action.md describes every input; on the command line, run --help.",
				problems
			});
		}
		function readReportInputs(environment) {
			const { comment, "comment-key": key, summary, "github-token": token } = github_inputs.uo;
			const { values } = readRows({
				comment,
				"comment-key": key,
				summary,
				"github-token": token
			}, environment);
			if (values === null) return null;
			const { githubToken, ...inputs } = values;
			return {
				inputs: {
					...inputs,
					failOn: github_inputs.Nn
				},
				githubToken
			};
		}
		function readNetworkInputs(environment) {
			const { proxy, "proxy-exclude": exclude, "ca-certificates": authorities } = github_inputs.uo;
			const rows = {
				proxy,
				"proxy-exclude": exclude,
				"ca-certificates": authorities
			};
			const { values, problems } = readRows(rows, environment);
			if (values === null) throw refuseInputs(problems);
			return values;
		}
		function readInputs({ environment, apis }) {
			const read = readRows({
				...(0, github_inputs.LX)(apis),
				...github_inputs.uo
			}, environment);
			const apiKeys = readKeys(apis, environment);
			const given = {
				values: read.valid,
				keys: [...apiKeys.keys()]
			};
			const problems = [...read.problems, ...checkTogether(given, apis, environment)];
			const provider = read.values?.provider ?? inferProvider(given, apis);
			if (read.values === null || provider === null || problems.length > 0) throw refuseInputs(problems);
			const { githubToken, orgPolicyToken, otlpHeaders, proxy: _proxy, provider: _provider, ...values } = read.values;
			const { task, taskFile, mode, resume, resumeDigest, ...others } = values;
			const { maxTurns, maxCostUsd, maxTokens, timeoutMinutes, ...kept } = others;
			return {
				inputs: {
					...kept,
					task: taskFile !== null ? {
						type: "file",
						path: taskFile
					} : task === null ? { type: "event" } : {
						type: "text",
						text: task
					},
					provider,
					mode: mode === "comment" || mode === "answer" ? "comment" : "patch",
					publishesAnswer: mode !== "answer",
					comment: mode === "answer" ? "off" : kept.comment,
					publishAs: mode === "commit" || mode === "pull-request" ? mode : null,
					limits: {
						turns: maxTurns,
						costUsd: maxCostUsd,
						tokens: maxTokens,
						wallClockMs: timeoutMinutes * 6e4
					},
					resume: readResume(resume, resumeDigest)
				},
				secrets: {
					apiKeys,
					githubToken,
					orgPolicyToken,
					otlpHeaders
				},
				warnings: findUnknownInputs(environment, [...(0, github_inputs.SS)(apis).keys()])
			};
		}
		function readKeys(apis, environment) {
			const keys = (0, model.TH)(apis).map(({ input }) => [input, environment[variableOf(input)]?.trim() ?? ""]);
			return new Map(keys.filter(([, key]) => key !== ""));
		}
		function readResume(record, digest) {
			if (record === resumeApproved) return { type: "approved" };
			return record === null || digest === null ? null : {
				type: "record",
				record,
				digest
			};
		}
		function readRows(rows, environment) {
			const valid = {};
			const problems = [];
			for (const [name, { schema }] of Object.entries(rows)) {
				const parsed = schema.safeParse(environment[variableOf(name)] ?? "");
				if (parsed.success) valid[memberOf(name)] = parsed.data;
				else problems.push(...parsed.error.issues.map((issue) => readProblem(name, issue)));
			}
			return {
				valid,
				values: problems.length === 0 ? valid : null,
				problems
			};
		}
		function memberOf(name) {
			return name.replaceAll(/-([a-z])/g, (_dash, letter) => letter.toUpperCase());
		}
		function variableOf(name) {
			return `INPUT_${name.replaceAll(" ", "_").toUpperCase()}`;
		}
		function readProblem(name, issue) {
			const hint = issue.code === "custom" ? issue.params?.["hint"] : "";
			return (0, error.Yx)(`${name}: ${issue.message}`, typeof hint === "string" ? hint : "");
		}
		function findUnknownInputs(environment, names) {
			const known = new Set(names.map(variableOf));
			return Object.keys(environment).filter((name) => name.startsWith("INPUT_") && !known.has(name)).map((name) => {
				const written = name.slice("INPUT_".length).toLowerCase();
				const nearest = (0, nearest_name.$q)(written, names);
				return `The input ${written} is not known and has no effect.${nearest === null ? "" : ` Did you mean ${nearest}?`}`;
			});
		}
	})
};
