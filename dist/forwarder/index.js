import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_modules__ = {
	30: (function (module) {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");
	}),
	495: (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
		__nccwpck_require__.d(__webpack_exports__, { s: () => forward });
		var node_net__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(30);
		async function forward(where, dial) {
			const sockets = new Set();
			const server = (0, node_net__WEBPACK_IMPORTED_MODULE_0__.createServer)({ allowHalfOpen: true }, (inside) => {
				const outside = dial();
				for (const socket of [inside, outside]) {
					sockets.add(socket);
					socket.on("close", () => sockets.delete(socket));
				}
				inside.on("error", () => outside.destroy());
				outside.on("error", () => inside.destroy());
				inside.pipe(outside);
				outside.pipe(inside);
			});
			server.on("close", () => {
				for (const socket of sockets) socket.destroy();
			});
			await new Promise((resolve, reject) => {
				server.once("error", reject);
				server.listen(where, () => resolve());
			});
			return server;
		}
	}),
	804: (function (__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) {
		__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
			try {
				var node_net__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(30);
				var _forward_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(495);
				const routes = process.argv.slice(2).map((argument) => {
					const [, port = "", path = ""] = /^(\d+)=(.+)$/.exec(argument) ?? [];
					return {
						port: Number(port),
						path
					};
				});
				for (const { port, path } of routes) {
					const dial = () => (0, node_net__WEBPACK_IMPORTED_MODULE_0__.connect)({
						path,
						allowHalfOpen: true
					});
					await (0, _forward_js__WEBPACK_IMPORTED_MODULE_1__.s)({
						port,
						host: "127.0.0.1"
					}, dial);
					await (0, _forward_js__WEBPACK_IMPORTED_MODULE_1__.s)({
						port,
						host: "::1"
					}, dial).catch((thrown) => {
						const { code } = thrown;
						if (code !== "EADDRNOTAVAIL" && code !== "EAFNOSUPPORT") throw thrown;
					});
				}
				process.stdout.write("ready\n");
				process.stdin.on("end", () => process.exit(0)).resume();
				__webpack_async_result__();
			} catch (e) {
				__webpack_async_result__(e);
			}
		}, 1);
	})
};
var __webpack_module_cache__ = {};
function __nccwpck_require__(moduleId) {
	var cachedModule = __webpack_module_cache__[moduleId];
	if (cachedModule !== undefined) {
		return cachedModule.exports;
	}
	var module = __webpack_module_cache__[moduleId] = { exports: {} };
	var threw = true;
	try {
		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
		threw = false;
	} finally {
		if (threw) delete __webpack_module_cache__[moduleId];
	}
	return module.exports;
}
if (typeof __nccwpck_require__ !== "undefined") __nccwpck_require__.ab = decodeURIComponent(new URL(".", import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
(() => {
	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
	var resolveQueue = (queue) => {
		if (queue && queue.d < 1) {
			queue.d = 1;
			queue.forEach((fn) => fn.r--);
			queue.forEach((fn) => fn.r-- ? fn.r++ : fn());
		}
	};
	var wrapDeps = (deps) => deps.map((dep) => {
		if (dep !== null && typeof dep === "object") {
			if (dep[webpackQueues]) return dep;
			if (dep.then) {
				var queue = [];
				queue.d = 0;
				dep.then((r) => {
					obj[webpackExports] = r;
					resolveQueue(queue);
				}, (e) => {
					obj[webpackError] = e;
					resolveQueue(queue);
				});
				var obj = {};
				obj[webpackQueues] = (fn) => fn(queue);
				return obj;
			}
		}
		var ret = {};
		ret[webpackQueues] = (x) => {};
		ret[webpackExports] = dep;
		return ret;
	});
	__nccwpck_require__.a = (module, body, hasAwait) => {
		var queue;
		hasAwait && ((queue = []).d = -1);
		var depQueues = new Set();
		var exports = module.exports;
		var currentDeps;
		var outerResolve;
		var reject;
		var promise = new Promise((resolve, rej) => {
			reject = rej;
			outerResolve = resolve;
		});
		promise[webpackExports] = exports;
		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"]((x) => {}));
		module.exports = promise;
		body((deps) => {
			currentDeps = wrapDeps(deps);
			var fn;
			var getResult = () => currentDeps.map((d) => {
				if (d[webpackError]) throw d[webpackError];
				return d[webpackExports];
			});
			var promise = new Promise((resolve) => {
				fn = () => resolve(getResult);
				fn.r = 0;
				var fnQueue = (q) => q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn)));
				currentDeps.map((dep) => dep[webpackQueues](fnQueue));
			});
			return fn.r ? promise : getResult();
		}, (err) => (err ? reject(promise[webpackError] = err) : outerResolve(exports), resolveQueue(queue)));
		queue && queue.d < 0 && (queue.d = 0);
	};
})();
(() => {
	__nccwpck_require__.d = (exports, definition) => {
		for (var key in definition) {
			if (__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
				Object.defineProperty(exports, key, {
					enumerable: true,
					get: definition[key]
				});
			}
		}
	};
})();
(() => {
	__nccwpck_require__.o = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop);
})();
var __webpack_exports__ = __nccwpck_require__(804);
__webpack_exports__ = await __webpack_exports__;
