export const id = 3905;
export const ids = [3905];
export const modules = { 93905: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
	__webpack_require__.d(__webpack_exports__, {
		K8: () => readExitCode,
		KI: () => outcomes,
		Y9: () => commentStyles,
		sl: () => pickOutcome,
		uA: () => readOutcomeOfError
	});
	const outcomes = [
		"completed",
		"no-changes",
		"denied",
		"needs-approval",
		"verify-failed",
		"setup-failed",
		"publish-failed",
		"budget-exceeded",
		"timed-out",
		"cancelled",
		"provider-auth",
		"provider-error",
		"policy-error",
		"sandbox-unavailable",
		"tampered",
		"skipped-untrusted",
		"usage-error",
		"internal-error"
	];
	const exitCodes = {
		completed: 0,
		"no-changes": 0,
		"internal-error": 1,
		"verify-failed": 1,
		"setup-failed": 1,
		"publish-failed": 1,
		tampered: 1,
		"usage-error": 2,
		"policy-error": 2,
		"skipped-untrusted": 2,
		denied: 3,
		"needs-approval": 3,
		"budget-exceeded": 4,
		"timed-out": 4,
		"provider-auth": 5,
		"provider-error": 5,
		"sandbox-unavailable": 6,
		cancelled: 130
	};
	function readExitCode(outcome) {
		return exitCodes[outcome];
	}
	const outcomesByCode = {
		usage: "usage-error",
		policy: "policy-error",
		sandbox: "sandbox-unavailable",
		setup: "setup-failed",
		untrusted: "skipped-untrusted",
		"provider-auth": "provider-auth",
		"provider-rate-limit": "provider-error",
		"provider-server": "provider-error",
		"provider-connection": "provider-error",
		"provider-stream": "provider-error",
		"provider-context-overflow": "provider-error",
		"provider-invalid-request": "provider-error",
		"provider-refusal": "provider-error",
		"replay-diverged": "provider-error",
		cancelled: "cancelled",
		"timed-out": "timed-out",
		tampered: "tampered",
		publish: "publish-failed",
		internal: "internal-error"
	};
	function pickOutcome(facts) {
		const [problem] = facts.verify ?? [];
		if (problem !== undefined) return {
			outcome: "verify-failed",
			reason: problem
		};
		if (facts.changedFiles > 0) return {
			outcome: "completed",
			reason: `${facts.changedFiles} changed ${facts.changedFiles === 1 ? "file" : "files"}`
		};
		if (facts.mode === "comment" && facts.answer.trim() !== "") return {
			outcome: "completed",
			reason: "the model answered"
		};
		if (facts.deniedChange) return {
			outcome: "denied",
			reason: "nothing was changed, and a call that would have changed something was denied"
		};
		return {
			outcome: "no-changes",
			reason: "the model is done and changed nothing"
		};
	}
	function readOutcomeOfError(code) {
		return outcomesByCode[code];
	}
	const commentStyles = ["plain", "audit"];
}) };
