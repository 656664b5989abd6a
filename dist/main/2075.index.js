export const id = 2075;
export const ids = [2075];
export const modules = { 22075: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
	__webpack_require__.d(__webpack_exports__, {
		ab: () => defaultBranchPrefix,
		Nn: () => defaultFailOn,
		SS: () => listInputs,
		uo: () => otherInputs,
		LX: () => taskInputs
	});
	var grouped_number = __webpack_require__(19375);
	var model = __webpack_require__(31021);
	var limits = __webpack_require__(97535);
	var verify = __webpack_require__(2032);
	var types_outcome = __webpack_require__(93905);
	var isolation = __webpack_require__(85377);
	var policy = __webpack_require__(58748);
	var script = __webpack_require__(2245);
	var schemas = __webpack_require__(88343);
	var core = __webpack_require__(88532);
	var error = __webpack_require__(22603);
	var header_lines = __webpack_require__(60056);
	var nearest_name = __webpack_require__(15633);
	var cut_text = __webpack_require__(37527);
	;
	function textField(read) {
		return schemas.string().default("").transform((raw, context) => {
			const result = read(raw.trim());
			if ("value" in result) return result.value;
			context.addIssue({
				code: "custom",
				message: result.message,
				params: { hint: result.hint }
			});
			return core.tm;
		});
	}
	const optionalText = () => textField((text) => ({ value: text === "" ? null : text }));
	const phrase = () => textField((text) => {
		if (text === "") return { value: null };
		return text.length > 100 || /\p{Cc}/u.test(text) ? {
			message: `${quote(text)} is not a phrase of one line`,
			hint: "Write up to 100 characters, such as @agent."
		} : { value: text };
	});
	function oneOf(names, fallback) {
		return textField((text) => {
			if (text === "") return { value: fallback };
			const found = names.find((name) => name === text);
			return found === undefined ? refuseName(text, names) : { value: found };
		});
	}
	const yamlBoolean = (fallback) => textField((text) => {
		if (text === "") return { value: fallback };
		if ([
			"true",
			"True",
			"TRUE"
		].includes(text)) return { value: true };
		if ([
			"false",
			"False",
			"FALSE"
		].includes(text)) return { value: false };
		return {
			message: `${quote(text)} is neither true nor false`,
			hint: "Write true or false."
		};
	});
	function wholeNumber(range) {
		return textField((text) => {
			if (text === "") return { value: range.fallback };
			const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
			if (value >= range.min && value <= range.max) return { value };
			return {
				message: `${quote(text)} is not a whole number from ${range.min} to ${range.max}`,
				hint: "Write digits only."
			};
		});
	}
	const fractionalMinutes = ({ max, fallback }) => textField((text) => {
		if (text === "") return { value: fallback };
		const value = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
		if (value > 0 && value <= max) return { value };
		return {
			message: `${quote(text)} is not a number of minutes up to ${max}`,
			hint: "Write it like 10 or 0.5."
		};
	});
	const amountOfMoney = () => textField((text) => {
		if (text === "") return { value: null };
		const value = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
		if (value > 0 && Number.isFinite(value)) return { value };
		return {
			message: `${quote(text)} is not an amount in US dollars`,
			hint: "Write it like 2.50."
		};
	});
	const jsonSchema = () => textField((text) => {
		if (text === "") return { value: null };
		const hint = "Write the schema itself, for example {\"type\":\"object\",\"properties\":{}}.";
		try {
			const value = JSON.parse(text);
			if (value !== null && typeof value === "object" && !Array.isArray(value)) return { value: { ...value } };
			return {
				message: "the JSON is not an object",
				hint
			};
		} catch (thrown) {
			return {
				message: `it is not JSON: ${(0, error.IP)(thrown)}`,
				hint
			};
		}
	});
	function listOf(read) {
		return schemas.string().default("").transform((raw, context) => {
			const values = [];
			for (const entry of raw.split(/[\n,]/).map((part) => part.trim())) {
				if (entry === "") continue;
				const result = read(entry);
				if ("value" in result) values.push(result.value);
				else context.addIssue({
					code: "custom",
					message: result.message,
					params: { hint: result.hint }
				});
			}
			return values;
		});
	}
	const nameFrom = (names) => (entry) => {
		const found = names.find((name) => name === entry);
		return found === undefined ? refuseName(entry, names) : { value: found };
	};
	function readScriptTurns(entry) {
		const [, from = "", dash, to = "", name = ""] = /^(\d{1,6})(?:(-)(\d{1,6})?)?\s*:\s*(\S+)$/.exec(entry) ?? [];
		const mode = script.G.find((known) => known === name);
		const last = dash === undefined ? Number(from) : to === "" ? null : Number(to);
		if (mode !== undefined && Number(from) >= 1 && (last === null || last >= Number(from))) return { value: {
			from: Number(from),
			to: last,
			mode
		} };
		return {
			message: `${quote(entry)} is not turns and a mode`,
			hint: `Write them like 1-3: dry-run, or 20-: disabled. The modes are ${script.G.join(", ")}.`
		};
	}
	function readUserLogin(entry) {
		if (/\[bot\]$/i.test(entry)) {
			return {
				message: `${quote(entry)} is a bot`,
				hint: "List bots in allow-bot-users."
			};
		}
		return readLogin(entry);
	}
	function readLogin(entry) {
		if (/^[a-z\d][\w-]{0,99}(?:\[bot\])?$/i.test(entry)) return { value: entry };
		return {
			message: `${quote(entry)} is not a login`,
			hint: entry.includes("*") ? "Name every login; there are no wildcards." : "Write logins, one a line."
		};
	}
	function readLabel(entry) {
		return entry.length <= 50 ? { value: entry } : {
			message: `${quote(entry)} is longer than a label may be`,
			hint: "Write up to 50 characters."
		};
	}
	function readReviewer(entry) {
		return /^[a-z\d][\w-]{0,99}\/[a-z\d][\w.-]{0,99}$/i.test(entry) ? { value: entry } : readUserLogin(entry);
	}
	const relativeDirectory = () => textField((text) => {
		const parts = text.split("/").filter((part) => part !== "" && part !== ".");
		if (text.startsWith("/") || parts.includes("..") || /[\\\0\n\r]/.test(text)) {
			return {
				message: `${quote(text)} is not a directory inside the workspace`,
				hint: "Write it relative to the root of the checkout, for example packages/app."
			};
		}
		return { value: parts.length === 0 ? "." : parts.join("/") };
	});
	const endpoint = () => textField((text) => {
		if (text === "") return { value: null };
		const url = URL.canParse(text) ? new URL(text) : null;
		if (url === null || !["http:", "https:"].includes(url.protocol)) {
			const shown = /[@?#]/.test(text) ? "the address" : quote(text);
			return {
				message: `${shown} is not an http or https address`,
				hint: "Write it like https://host/v1."
			};
		}
		if (url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "") {
			return {
				message: "the address holds a user name, a query or a fragment",
				hint: "Write scheme, host and path only; for Azure, https://NAME.openai.azure.com/openai/v1."
			};
		}
		return { value: text.replace(/(?<!\/)\/+$/, "") };
	});
	const proxyAddress = () => textField((text) => {
		if (text === "") return { value: null };
		return URL.canParse(text) && ["http:", "https:"].includes(new URL(text).protocol) ? { value: text } : {
			message: "it is not the address of an HTTP proxy",
			hint: "Write it like http://proxy.example.com:3128."
		};
	});
	const headerLines = () => textField((text) => {
		const value = (0, header_lines.o)(text);
		return value === null ? {
			message: "a line is not a header",
			hint: "Write one header per line, like Authorization: Bearer TOKEN."
		} : { value };
	});
	const organisationPolicy = () => textField((text) => {
		if (text === "") return { value: null };
		const [, owner, name, path, commit] = /^([\w.-]{1,100})\/([\w.-]{1,100})\/([^@\p{Cc}\\]{1,500})@([0-9a-f]{40})$/u.exec(text) ?? [];
		const isPath = path?.split("/").every((part) => part !== "" && part !== "." && part !== "..");
		if (owner === undefined || name === undefined || path === undefined || commit === undefined || isPath !== true) return {
			message: `${quote(text)} is not a file at a commit`,
			hint: "Write OWNER/REPO/PATH@SHA with the 40 digits of the commit: a branch or a tag can be moved."
		};
		return { value: {
			repository: {
				owner,
				name
			},
			path,
			commit
		} };
	});
	function refuseName(text, names) {
		const nearest = (0, nearest_name.$q)(text, names);
		return {
			message: `${quote(text)} is not one of ${names.join(", ")}`,
			hint: nearest === null ? "" : `Did you mean ${nearest}?`
		};
	}
	function quote(text) {
		return JSON.stringify((0, cut_text.IN)(text, 80));
	}
	const branchPrefix = (fallback) => textField((text) => {
		if (text === "") return { value: fallback };
		const isValid = /^[A-Za-z0-9][\w./-]{0,99}$/.test(text) && !/\.\.|\/\/|\/\.|\.lock\/|\.$/.test(text);
		return isValid ? { value: text } : {
			message: `${quote(text)} cannot begin the name of a branch`,
			hint: `Write it like ${fallback}.`
		};
	});
	;
	const defaultIdleSeconds = 300;
	const defaultVerifyMinutes = 10;
	const defaultVerifyRounds = 2;
	const defaultBranchPrefix = "script-harness/";
	const defaultFailOn = types_outcome.KI.filter((outcome) => !(0, types_outcome.$L)(outcome));
	const input = (description, schema, more = {}) => ({
		description,
		schema,
		flag: more.flag ?? null,
		help: more.help ?? description,
		default: more.default ?? ""
	});
	const taskInputs = (apis) => ({
		task: input("The task for the agent, as text. Give this or `task-file`. Without both, the task comes from `taskTemplate` in the policy, or from the text after `trigger-phrase`. The issue, pull request or comment that started the job follows as data.", optionalText()),
		"task-file": input("A file with the task, relative to the workspace. A file of the checkout is read from the default branch on every event, so that the author of a pull request does not write the task.", optionalText(), {
			flag: "file",
			help: "A file with the task."
		}),
		policy: input("The policy: a file of the repository, or `builtin:NAME`. The file, and every file that it extends, is read from one commit of the default branch on every event, and never from the checkout or the base of a pull request.", textField((text) => text === "builtin:" ? {
			message: "builtin: lacks a name",
			hint: "Write it like builtin:read-only."
		} : { value: text || policy.r2 }), {
			flag: "file",
			help: "A policy file, or `builtin:NAME`.",
			default: policy.r2
		}),
		provider: input(`${listCode([...apis.map(({ name }) => name), "replay"], "or")}. Inferred from the key that is given.`, oneOf([...apis.map(({ name }) => name), "replay"], null), { flag: "api" }),
		model: input("The model, as the provider writes its name. Needed for every provider except `replay`.", optionalText(), { flag: "name" }),
		effort: input(`How much the model reasons: ${listCode(model.W6, "or")}. Empty for the model's default.`, oneOf(model.W6, null), { flag: "level" }),
		"fallback-model": input("A second model of the same API and endpoint. It answers the rest of the run if `model` cannot be reached or has no capacity.", optionalText(), { flag: "name" }),
		"idle-timeout-seconds": input("If the model sends nothing for this many seconds, the request is sent again. Local models may need more.", wholeNumber({
			min: 1,
			max: 3600,
			fallback: defaultIdleSeconds
		}), {
			flag: "n",
			default: String(defaultIdleSeconds)
		}),
		"output-schema": input("A JSON Schema, as JSON. The last message of the model is then one JSON value that fits it: the output `structured-output`.", jsonSchema(), { flag: "json" }),
		"base-url": input("Another endpoint with the provider's API. Never taken from the environment.", endpoint(), { flag: "url" }),
		region: input("The region of the models, for the provider of a cloud.", optionalText(), { flag: "name" }),
		project: input("The project of Google Cloud that has the models.", optionalText(), { flag: "id" }),
		identity: input("The identity that the job takes in a cloud with its OIDC token, instead of a key: a role of AWS, a workload identity provider of Google Cloud, or an application of Microsoft Entra. The job needs `permissions: { id-token: write }`.", optionalText(), { flag: "name" })
	});
	const otherInputs = {
		"github-token": input("Token for permissions, policy, comment and publishing. No model sees it, and no child process except the git of `fetch-head`.", textField((text) => text === "" ? {
			message: "there is no token",
			hint: "Remove github-token from the step, so that it is the job\u2019s own."
		} : { value: text }), { default: "${{ github.token }}" }),
		mode: input("The result of the run. `patch`: changes, as a patch. `pull-request`: also a branch and a pull request. `commit`: also a commit on the branch of the pull request. `comment`: an answer; use a policy that keeps no changes, such as `builtin:read-only`. `answer`: an answer that this job does not publish. `publish`: no agent runs; the job makes a pull request of the patch of another job, or publishes its answer.", oneOf([
			"patch",
			"comment",
			"answer",
			"commit",
			"pull-request",
			"publish"
		], "patch"), {
			flag: "mode",
			default: "patch",
			help: "The result of the run. `patch`: changes, as a patch. `comment`: an answer; use a policy that keeps no changes, such as builtin:read-only."
		}),
		"create-pr": input("With `mode: pull-request` or `publish`: `draft`, `ready` (open for review) or `off` (only the branch).", oneOf([
			"draft",
			"ready",
			"off"
		], "draft"), { default: "draft" }),
		"branch-prefix": input("The names of branches that the action creates begin with this.", branchPrefix(defaultBranchPrefix), { default: defaultBranchPrefix }),
		"pr-title-prefix": input("Words before the title of each pull request and of its commit, such as `fix:` or `[bot]`.", phrase()),
		"pr-labels": input("Labels of each new pull request, one per line.", listOf(readLabel)),
		"pr-reviewers": input("Logins and teams (`OWNER/TEAM`) that each new pull request asks for a review, one per line. Teams need the token of an app.", listOf(readReviewer)),
		"pr-assignees": input("Logins that each new pull request is assigned to, one per line.", listOf(readUserLogin)),
		"sign-off": input("`true` adds `Signed-off-by:` with the account of `github-token` to the message of each commit, before its last line `Script-Harness-Run: ID`.", yamlBoolean(false), { default: "false" }),
		"if-open": input("What to do if the pull request of an earlier run is still open: `update` it, or `skip` the run before the first request. `skip` needs the same `branch-prefix` and `comment-key` in the job of the agent as in a job with `mode: publish`.", oneOf(["update", "skip"], "update"), { default: "update" }),
		"patch-file": input("With `mode: publish`: the path of the patch that an earlier step has downloaded.", optionalText()),
		"patch-digest": input("With `mode: publish`: the output `patch-digest` of the job of the agent. A patch with another digest is refused.", optionalText()),
		answer: input("With `mode: publish`, instead of a patch: the output `structured-output` of the job of the agent. The policy of the default branch has to have `publish`, and each part is checked against it.", optionalText()),
		"run-result": input("With `mode: publish`: the output `result` of the job of the agent. Title and text of the pull request are made from it.", optionalText()),
		approvals: input("With `mode: publish`: the output `approvals` of the job of the agent. Each request in it is looked up on GitHub again, and a change that a person has to approve is published only with an approval that GitHub confirms.", optionalText()),
		"run-policy-digest": input("With `mode: publish`: the output `policy-digest` of the job of the agent. If the policy of the default branch is another one now, log, summary and pull request state it.", optionalText()),
		"audit-digest": input("With `mode: publish`: the output `audit-digest` of the job of the agent. With it and `audit.jsonl` next to `patch-file`, the job writes an in-toto statement about the patch and sets `attestation-predicate`.", optionalText()),
		"script-harness": input("Scripts that the model writes: `enabled`, `dry-run` (calls and scripts are checked and not run) or `disabled`. The stricter of this and the policy applies.", oneOf(script.G, "enabled"), {
			flag: "mode",
			default: "enabled"
		}),
		"script-harness-turns": input("Another mode of scripts for some turns, one per line, such as `1-2: dry-run` or `20-: disabled`. It replaces `script-harness` for these turns. The stricter of it and the policy applies.", listOf(readScriptTurns), { flag: "turns" }),
		"max-turns": input("The run ends after this many turns of the model. The stricter of this and the policy applies.", wholeNumber({
			min: 1,
			max: 1e3,
			fallback: limits.b0.turns
		}), {
			flag: "n",
			default: String(limits.b0.turns)
		}),
		"max-cost-usd": input(`The run ends when the model has cost this many US dollars. For a model whose price is not known, a value is an error: set \`prices\` in the policy. Empty: ${limits.b0.costUsd}, and no limit of cost if the price is not known.`, amountOfMoney(), { flag: "n" }),
		"max-tokens": input(`The run ends after this many tokens, sent and received. A cached token counts as a tenth. Empty: ${(0, grouped_number.kT)(limits.b0.tokens)}. The stricter of this and the policy applies.`, wholeNumber({
			min: 1,
			max: 1e9,
			fallback: limits.b0.tokens
		}), { flag: "n" }),
		"timeout-minutes": input("The run ends after this many minutes, setup included. The agent stops up to a minute earlier, so that its work is written and published. The stricter of this and the policy applies.", wholeNumber({
			min: 1,
			max: 7200,
			fallback: limits.b0.wallClockMs / 6e4
		}), {
			flag: "n",
			default: String(limits.b0.wallClockMs / 6e4)
		}),
		"org-policy": input("The policy of the organisation, which the policy of this repository cannot weaken: `OWNER/REPO/PATH@SHA`, with the 40 digits of a commit. It binds only in a workflow that the repository cannot edit: a required workflow, or a reusable one. A job with `mode: publish` needs it too.", organisationPolicy()),
		"org-policy-token": input("Token that reads `org-policy`, with `contents: read` of its repository. Empty for `github-token`. No child process sees it.", optionalText()),
		"allow-users": input("Logins that may start a run with any role, one per line. No wildcards.", listOf(readUserLogin)),
		"allow-bot-users": input("Bots that may start a run, one per line, such as `dependabot[bot]`. Other bots never start one.", listOf(readLogin)),
		"min-permission": input("The role that the actor needs to start a run: `triage`, `write`, `maintain` or `admin`; `none` accepts everyone, on issues only, and with a read-only policy that accepts `none`.", oneOf([
			"none",
			"triage",
			"write",
			"maintain",
			"admin"
		], "write"), { default: "write" }),
		"trigger-phrase": input("Words such as `@agent` that the comment, review or text of the issue must contain, outside of quotes and code. Without them the job does nothing and ends as `no-changes`. The text after them is the task if no other is given.", phrase()),
		"one-shot-label": input("The only label that starts a run. It is removed at the end of the run, so that it can be set again. Give it to a job with `mode: publish` too.", optionalText()),
		acknowledge: input("How the action shows that it has started: `reaction` (eyes on the comment, issue or pull request), `comment` (the sticky comment links the run) or `off`. The checks of the actor come first.", oneOf([
			"reaction",
			"comment",
			"off"
		], "off"), { default: "off" }),
		setup: input("A command that prepares the workspace in the sandbox before the model starts, such as `npm ci`. It reaches the hosts in `sandbox.network.setup` of the policy.", optionalText(), { flag: "command" }),
		verify: input("A command that tests the workspace in the sandbox, before the agent and with the patch. A result with the patch that `verify-rule` does not accept goes back to the model (`verify-rounds`), and then ends the run as `verify-failed`.", optionalText(), { flag: "command" }),
		"verify-rule": input("What `verify` must show of a patch. `green`: exit code 0. `no-new-failures`: also a red result in which named tests are fixed, no test fails that passed before, and none is lost; the summary lists what stays red.", oneOf(verify.dn, "green"), {
			flag: "rule",
			default: "green"
		}),
		"verify-rounds": input("How often a result that `verify-rule` does not accept goes back to the model with its output, within all limits of the run.", wholeNumber({
			min: 0,
			max: 20,
			fallback: defaultVerifyRounds
		}), {
			flag: "n",
			default: String(defaultVerifyRounds)
		}),
		"skip-if-green": input("`true` ends the run without a request as `no-changes` if `verify` is green before the model starts.", yamlBoolean(false), {
			flag: "on",
			help: "Ends the run without a request as `no-changes` if `verify` is green before the model starts.",
			default: "false"
		}),
		"verify-minutes": input("The time limit of one run of `verify`, in minutes; fractions are allowed. A `verify` that runs into it before the agent ends the run as `setup-failed`, and after the agent it is red.", fractionalMinutes({
			max: 7200,
			fallback: defaultVerifyMinutes
		}), {
			flag: "n",
			default: String(defaultVerifyMinutes)
		}),
		"working-directory": input("The directory of the workspace in which the agent works. It writes nothing outside of it, and its commands read the rest of the repository without what rules close. Paths in the patch and in reports start at the root of the repository.", relativeDirectory(), {
			flag: "directory",
			default: "."
		}),
		cabinet: input("A directory outside the repository in which documents that the model saves (`saveToFC`) are kept for later runs, for example of `actions/cache`. Commands do not see it. Only a run that has read no untrusted text writes it.", optionalText(), { flag: "directory" }),
		"fetch-head": input("`true`, on `workflow_run` after a run on `pull_request`: the action itself fetches the head of the pull request as data, into a directory that no step works in, and `actions/checkout` is not needed. Only git sees the token for that.", yamlBoolean(false), { default: "false" }),
		"require-isolation": input("The weakest isolation with which a run starts: `namespaces`, `full` (namespaces, seccomp, limits) or `strict` (`full`, memory bounded for the whole command, a bubblewrap without known holes).", oneOf(isolation.ik, "full"), {
			flag: "level",
			default: "full"
		}),
		"install-sandbox": input("`auto` installs the sandbox's system package if it is missing. `never` does not.", oneOf(["auto", "never"], "auto"), { default: "auto" }),
		comment: input("`sticky` keeps one comment on the issue or pull request up to date. `off` writes none.", oneOf(["sticky", "off"], "sticky"), { default: "sticky" }),
		"comment-style": input("How the comment is written. `plain`: the answer first, details folded. `audit`: the outcome and every detail in view.", oneOf(types_outcome.Y9, "plain"), { default: "plain" }),
		"comment-key": input("The name of the sticky comment, up to 100 characters: runs with the same name share one. Empty: workflow and job. Each job of a matrix needs its own.", textField((text) => {
			if (text === "") return { value: null };
			return text.length <= 100 ? { value: text } : {
				message: "the key is longer than 100 characters",
				hint: "Choose a shorter one."
			};
		})),
		summary: input("The step summary: `full` or `off`.", oneOf(["full", "off"], "full"), { default: "full" }),
		"upload-artifact": input("`true` uploads the record (on public repositories only patch, summary and audit), `full` uploads all of it everywhere, `false` nothing.", textField((text) => {
			if (text === "full") return { value: "full" };
			if ([
				"",
				"true",
				"True",
				"TRUE"
			].includes(text)) return { value: "auto" };
			if ([
				"false",
				"False",
				"FALSE"
			].includes(text)) return { value: "off" };
			return {
				message: `${JSON.stringify(text)} is not one of true, false, full`,
				hint: "Write true, false or full."
			};
		}), { default: "true" }),
		"fail-on": input("Outcomes that fail the step, one per line. Empty for all except `completed` and `no-changes`.", listOf(nameFrom(types_outcome.KI)).transform((named) => named.length === 0 ? defaultFailOn : named)),
		"retention-days": input("Days for which the artifact is kept. Empty for the repository's setting.", wholeNumber({
			min: 1,
			max: 400,
			fallback: null
		})),
		replay: input("A recording for `provider: replay`, relative to the workspace.", optionalText(), { flag: "record" }),
		"replay-mode": input("`strict` ends the run at the first call that is decided or ends in another way than the recorded one; `loose` plays the recorded answers anyway.", oneOf(model.EY, "strict"), {
			flag: "mode",
			default: "strict"
		}),
		resume: input("Continues an earlier run: the directory of its record, which an earlier step has downloaded. The record has to be of this repository, workflow file and trust, with the digest in `resume-digest`. `approved` continues the run whose call the comment `/approve CODE` or the label of the event approves.", optionalText()),
		"resume-digest": input("The output `audit-digest` of the run that `resume` continues. Its summary and its annotations contain it too, also after a kill.", optionalText()),
		"dry-run": input("`true` resolves policy, sandbox and prompt, prints them in the log and sends no request to a model. The output `outcome` is then `completed`.", yamlBoolean(false), {
			flag: "on",
			help: "Resolves policy, sandbox and prompt, prints them and sends no request to a model.",
			default: "false"
		}),
		"approval-environment": input("The environment of a second job, whose required reviewers approve a call that a rule escalates. Give it to both jobs and to a job with `mode: publish`, and `resume` with `resume-digest` to the second.", phrase()),
		"key-command": input("A command of the job that prints the key of the provider, instead of a stored key: for example one that exchanges the OIDC token of the job for a short-lived token. It runs before the agent, outside the sandbox and the checkout. Its output is masked.", optionalText()),
		"otlp-endpoint": input("An address to which the spans of the run are posted at its end, as OTLP JSON and without contents, such as `https://otel.example.com/v1/traces`. A failure is a warning.", endpoint()),
		"otlp-headers": input("Headers of that request, one `Name: value` per line. They are secrets: masked, and never in the record.", headerLines()),
		proxy: input("The proxy for requests to the model, to GitHub and to `otlp-endpoint`, such as `http://proxy.example.com:3128`. In a job, proxies of the environment are refused, since an earlier step may have set them.", proxyAddress(), {
			flag: "url",
			help: "The proxy for requests to the model. In a job, proxies of the environment are refused."
		}),
		"proxy-exclude": input("Hosts that are reached without `proxy`, separated by commas.", optionalText(), { flag: "hosts" }),
		"ca-certificates": input("The file with further certificate authorities to which `NODE_EXTRA_CA_CERTS` in the `env` of this step is set. In a job, another value of this variable is refused.", optionalText(), {
			flag: "file",
			help: "The value of NODE_EXTRA_CA_CERTS, which has to be set too."
		})
	};
	function keyInputs(apis) {
		return Object.fromEntries((0, model.TH)(apis).map(({ input: name }) => {
			const users = apis.filter(({ access }) => access.type === "key" && access.input === name).map((api) => api.name);
			return [name, input(`Key for ${listCode(users, "and")}. No child process sees it.`, optionalText())];
		}));
	}
	function listCode(names, word) {
		const quoted = names.map((name) => `\`${name}\``);
		const last = quoted.pop() ?? "";
		return quoted.length === 0 ? last : `${quoted.join(", ")} ${word} ${last}`;
	}
	function listInputs(apis) {
		return new Map([
			...Object.entries(taskInputs(apis)),
			...Object.entries(keyInputs(apis)),
			...Object.entries(otherInputs)
		]);
	}
}) };
