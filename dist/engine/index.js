import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_exports__ = {};
;
const external_node_url_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");
;
const noMetrics = {
	runningMs: 0,
	memoryBytes: 0,
	droppedLogs: 0,
	droppedProgress: 0
};
;
const hangMs = 2e3;
const watchMs = 500;
function createRunTimer({ control, onStop, onHang }) {
	let hang;
	const watch = setInterval(() => {
		if (isRunningOver(hangMs)) onHang("running");
	}, watchMs);
	control.reset();
	return {
		stop(reason) {
			control.stop(reason);
			onStop();
			hang ??= setTimeout(() => onHang(reason === "wall" && isRunningOver(0) ? "running" : reason), hangMs);
		},
		end() {
			clearTimeout(hang);
			clearInterval(watch);
		}
	};
	function isRunningOver(byMs) {
		const running = control.readRunningDeadline();
		return running > 0n && process.hrtime.bigint() > running + BigInt(byMs) * 1000000n;
	}
}
;
const external_node_worker_threads_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
;
const codes = {
	none: 0n,
	wall: 1n,
	cancelled: 2n
};
function createRunControl(buffer = new SharedArrayBuffer(16)) {
	const slots = new BigInt64Array(buffer);
	return {
		buffer,
		reset() {
			Atomics.store(slots, 0, codes.none);
			Atomics.store(slots, 1, 0n);
		},
		stop(reason) {
			Atomics.store(slots, 0, codes[reason]);
		},
		read() {
			const code = Atomics.load(slots, 0);
			if (code === codes.none) return null;
			return code === codes.wall ? "wall" : "cancelled";
		},
		setRunningDeadline(deadlineNs) {
			Atomics.store(slots, 1, deadlineNs);
		},
		readRunningDeadline: () => Atomics.load(slots, 1)
	};
}
;
function startWorkerThread(options) {
	const control = createRunControl();
	control.reset();
	const { settings, shared } = options;
	const workerData = {
		settings,
		control: control.buffer,
		shared
	};
	const worker = new external_node_worker_threads_namespaceObject.Worker(options.entry, {
		workerData,
		env: {},
		argv: [],
		execArgv: [],
		stdout: true,
		stderr: true,
		resourceLimits: {
			stackSizeMb: 16,
			maxOldGenerationSizeMb: 64
		}
	});
	worker.stdout.resume();
	worker.stderr.resume();
	let reason = "the worker ended";
	worker.on("message", (message) => options.onMessage(message));
	worker.on("error", (error) => {
		reason = error instanceof Error ? error.message : String(error);
	});
	worker.on("exit", () => options.onEnd(reason));
	return {
		control,
		send: (command) => worker.postMessage(command),
		end: async () => void await worker.terminate()
	};
}
;
const spareDelayMs = 1e3;
const maxFailedStarts = 3;
function createWorkerPool(options) {
	const { settings } = options;
	const maxRssBytes = (512 + (settings.workers + 1) * (settings.memoryMb + 96)) * 1024 * 1024;
	const slots = new Set();
	const waiting = new Map();
	const endHung = settings.runtime.type === "quickjs" ? replace : failStuck;
	let shared = null;
	let failedStarts = 0;
	let spareTimer = null;
	return {
		start: addWorker,
		run(job) {
			const timer = setTimeout(() => {
				waiting.delete(job.epoch);
				sendDone(job.epoch, { type: "no-worker" });
			}, settings.workerWaitMs);
			waiting.set(job.epoch, {
				job,
				timer
			});
			assign();
			if (waiting.has(job.epoch) && [...slots].every(({ state }) => state !== "starting")) fill();
		},
		settle(message) {
			findSlot(message.epoch)?.thread.send(message);
		},
		stop({ epoch, reason }) {
			const queued = waiting.get(epoch);
			if (queued !== undefined) {
				clearTimeout(queued.timer);
				waiting.delete(epoch);
				sendDone(epoch, {
					type: "limit",
					limit: "cancelled",
					stack: ""
				});
				return;
			}
			findSlot(epoch)?.run?.timer.stop(reason);
		}
	};
	function addWorker() {
		const slot = {
			thread: startWorkerThread({
				entry: options.entry,
				settings,
				shared,
				onMessage: (message) => receive(slot, message),
				onEnd: (reason) => handleEnd(slot, reason)
			}),
			state: "starting",
			run: null
		};
		slots.add(slot);
	}
	function fill() {
		while (slots.size < settings.workers + 1) addWorker();
	}
	function receive(slot, message) {
		if (slot.state === "ended") return;
		if (message.type === "ready") {
			failedStarts = 0;
			slot.state = "idle";
			shared ??= message.shared;
			options.send({ type: "ready" });
			assign();
			if (waiting.size > 0) fill();
		} else if (message.type === "idle") {
			if (slot.state === "cleaning") slot.state = "idle";
			assign();
		} else if (message.type === "stuck") {
			failStuck();
		} else if (message.epoch === slot.run?.job.epoch) {
			if (message.type === "done") {
				endRun(slot);
				slot.state = "cleaning";
				options.send(message);
				if (message.outcome.type === "fault" || process.memoryUsage.rss() > maxRssBytes) replace(slot);
				return;
			}
			options.send(message);
		}
	}
	function assign() {
		for (const { job, timer: waitTimer } of waiting.values()) {
			const busy = [...slots].filter((slot) => slot.state === "busy").length;
			const slot = [...slots].find((candidate) => candidate.state === "idle");
			if (slot === undefined || busy >= settings.workers) return;
			clearTimeout(waitTimer);
			waiting.delete(job.epoch);
			slot.state = "busy";
			slot.run = {
				job,
				timer: createRunTimer({
					control: slot.thread.control,
					onStop: () => slot.thread.send({
						type: "stop",
						epoch: job.epoch
					}),
					onHang: (limit) => abandon(slot, {
						type: "limit",
						limit,
						stack: ""
					}, endHung)
				})
			};
			options.send({
				type: "started",
				epoch: job.epoch
			});
			slot.thread.send({
				type: "run",
				job
			});
			spareTimer ??= setTimeout(fill, spareDelayMs);
		}
	}
	function replace(slot) {
		slot.state = "ended";
		slots.delete(slot);
		void slot.thread.end();
		fill();
		assign();
	}
	function abandon(slot, outcome, end) {
		const epoch = slot.run?.job.epoch;
		endRun(slot);
		if (epoch !== undefined) sendDone(epoch, outcome);
		end(slot);
	}
	function failStuck() {
		options.onFailure("a script cannot be stopped");
	}
	function handleEnd(slot, reason) {
		if (slot.state === "ended") return;
		if (slot.state === "starting") failedStarts += 1;
		if (failedStarts >= maxFailedStarts) {
			options.onFailure(`script workers do not start: ${reason}`);
			return;
		}
		abandon(slot, {
			type: "fault",
			message: `the script's worker ended: ${reason}`.slice(0, 1e3)
		}, replace);
	}
	function endRun(slot) {
		slot.run?.timer.end();
		slot.run = null;
	}
	function findSlot(epoch) {
		return [...slots].find((slot) => slot.run?.job.epoch === epoch);
	}
	function sendDone(epoch, outcome) {
		options.send({
			type: "done",
			epoch,
			outcome,
			metrics: noMetrics
		});
	}
}
;
const external_node_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
;
function resolveWorkerEntry(engineFile) {
	const extension = (0, external_node_path_namespaceObject.extname)(engineFile);
	const directory = (0, external_node_path_namespaceObject.dirname)(engineFile);
	return (0, external_node_path_namespaceObject.basename)(engineFile, extension) === "engine" ? (0, external_node_path_namespaceObject.join)(directory, `worker${extension}`) : (0, external_node_path_namespaceObject.join)(directory, "..", "worker", `index${extension}`);
}
;
let pool = null;
let runtime = "quickjs";
const send = (message) => void process.stdout.write(`${JSON.stringify(message)}\n`);
let pieces = [];
process.stdin.setEncoding("utf8");
process.stdin.on("data", (chunk) => {
	const [first = "", ...others] = chunk.split("\n");
	pieces.push(first);
	for (const next of others) {
		receive(JSON.parse(pieces.join("")));
		pieces = [next];
	}
});
process.stdin.on("end", () => leave(0));
process.stdin.on("error", () => leave(0));
process.stdout.on("error", () => leave(0));
function receive(message) {
	if (message.type === "start") startPool(message);
	else if (pool === null) fail("the host did not start the engine first");
	else if (message.type === "run") pool.run(message.job);
	else if (message.type === "settle") pool.settle(message);
	else pool.stop(message);
}
function startPool(message) {
	if (pool !== null) {
		fail("the engine is started already");
		return;
	}
	runtime = message.runtime.type;
	const entry = resolveWorkerEntry((0, external_node_url_namespaceObject.fileURLToPath)(import.meta.url));
	pool = createWorkerPool({
		entry,
		settings: message,
		send,
		onFailure: fail
	});
	pool.start();
}
function fail(reason) {
	process.stderr.write(`${reason}\n`);
	leave(1);
}
function leave(code) {
	if (runtime === "isolated-vm") process.kill(process.pid, "SIGKILL");
	else process.exit(code);
}
