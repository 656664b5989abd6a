export const id = 9960;
export const ids = [9960];
export const modules = {
	38793: (function (__unused_webpack_module, exports) {
		exports.byteLength = byteLength;
		exports.toByteArray = toByteArray;
		exports.fromByteArray = fromByteArray;
		var lookup = [];
		var revLookup = [];
		var Arr = typeof Uint8Array !== "undefined" ? Uint8Array : Array;
		var code = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
		for (var i = 0, len = code.length; i < len; ++i) {
			lookup[i] = code[i];
			revLookup[code.charCodeAt(i)] = i;
		}
		revLookup["-".charCodeAt(0)] = 62;
		revLookup["_".charCodeAt(0)] = 63;
		function getLens(b64) {
			var len = b64.length;
			if (len % 4 > 0) {
				throw new Error("Invalid string. Length must be a multiple of 4");
			}
			var validLen = b64.indexOf("=");
			if (validLen === -1) validLen = len;
			var placeHoldersLen = validLen === len ? 0 : 4 - validLen % 4;
			return [validLen, placeHoldersLen];
		}
		function byteLength(b64) {
			var lens = getLens(b64);
			var validLen = lens[0];
			var placeHoldersLen = lens[1];
			return (validLen + placeHoldersLen) * 3 / 4 - placeHoldersLen;
		}
		function _byteLength(b64, validLen, placeHoldersLen) {
			return (validLen + placeHoldersLen) * 3 / 4 - placeHoldersLen;
		}
		function toByteArray(b64) {
			var tmp;
			var lens = getLens(b64);
			var validLen = lens[0];
			var placeHoldersLen = lens[1];
			var arr = new Arr(_byteLength(b64, validLen, placeHoldersLen));
			var curByte = 0;
			var len = placeHoldersLen > 0 ? validLen - 4 : validLen;
			var i;
			for (i = 0; i < len; i += 4) {
				tmp = revLookup[b64.charCodeAt(i)] << 18 | revLookup[b64.charCodeAt(i + 1)] << 12 | revLookup[b64.charCodeAt(i + 2)] << 6 | revLookup[b64.charCodeAt(i + 3)];
				arr[curByte++] = tmp >> 16 & 255;
				arr[curByte++] = tmp >> 8 & 255;
				arr[curByte++] = tmp & 255;
			}
			if (placeHoldersLen === 2) {
				tmp = revLookup[b64.charCodeAt(i)] << 2 | revLookup[b64.charCodeAt(i + 1)] >> 4;
				arr[curByte++] = tmp & 255;
			}
			if (placeHoldersLen === 1) {
				tmp = revLookup[b64.charCodeAt(i)] << 10 | revLookup[b64.charCodeAt(i + 1)] << 4 | revLookup[b64.charCodeAt(i + 2)] >> 2;
				arr[curByte++] = tmp >> 8 & 255;
				arr[curByte++] = tmp & 255;
			}
			return arr;
		}
		function tripletToBase64(num) {
			return lookup[num >> 18 & 63] + lookup[num >> 12 & 63] + lookup[num >> 6 & 63] + lookup[num & 63];
		}
		function encodeChunk(uint8, start, end) {
			var tmp;
			var output = [];
			for (var i = start; i < end; i += 3) {
				tmp = (uint8[i] << 16 & 16711680) + (uint8[i + 1] << 8 & 65280) + (uint8[i + 2] & 255);
				output.push(tripletToBase64(tmp));
			}
			return output.join("");
		}
		function fromByteArray(uint8) {
			var tmp;
			var len = uint8.length;
			var extraBytes = len % 3;
			var parts = [];
			var maxChunkLength = 16383;
			for (var i = 0, len2 = len - extraBytes; i < len2; i += maxChunkLength) {
				parts.push(encodeChunk(uint8, i, i + maxChunkLength > len2 ? len2 : i + maxChunkLength));
			}
			if (extraBytes === 1) {
				tmp = uint8[len - 1];
				parts.push(lookup[tmp >> 2] + lookup[tmp << 4 & 63] + "==");
			} else if (extraBytes === 2) {
				tmp = (uint8[len - 2] << 8) + uint8[len - 1];
				parts.push(lookup[tmp >> 10] + lookup[tmp >> 4 & 63] + lookup[tmp << 2 & 63] + "=");
			}
			return parts.join("");
		}
	}),
	23860: (function (module) {
		var hasOwn = Object.prototype.hasOwnProperty;
		var toStr = Object.prototype.toString;
		var defineProperty = Object.defineProperty;
		var gOPD = Object.getOwnPropertyDescriptor;
		var isArray = function isArray(arr) {
			if (typeof Array.isArray === "function") {
				return Array.isArray(arr);
			}
			return toStr.call(arr) === "[object Array]";
		};
		var isPlainObject = function isPlainObject(obj) {
			if (!obj || toStr.call(obj) !== "[object Object]") {
				return false;
			}
			var hasOwnConstructor = hasOwn.call(obj, "constructor");
			var hasIsPrototypeOf = obj.constructor && obj.constructor.prototype && hasOwn.call(obj.constructor.prototype, "isPrototypeOf");
			if (obj.constructor && !hasOwnConstructor && !hasIsPrototypeOf) {
				return false;
			}
			var key;
			for (key in obj) {}
			return typeof key === "undefined" || hasOwn.call(obj, key);
		};
		var setProperty = function setProperty(target, options) {
			if (defineProperty && options.name === "__proto__") {
				defineProperty(target, options.name, {
					enumerable: true,
					configurable: true,
					value: options.newValue,
					writable: true
				});
			} else {
				target[options.name] = options.newValue;
			}
		};
		var getProperty = function getProperty(obj, name) {
			if (name === "__proto__") {
				if (!hasOwn.call(obj, name)) {
					return void 0;
				} else if (gOPD) {
					return gOPD(obj, name).value;
				}
			}
			return obj[name];
		};
		module.exports = function extend() {
			var options, name, src, copy, copyIsArray, clone;
			var target = arguments[0];
			var i = 1;
			var length = arguments.length;
			var deep = false;
			if (typeof target === "boolean") {
				deep = target;
				target = arguments[1] || {};
				i = 2;
			}
			if (target == null || typeof target !== "object" && typeof target !== "function") {
				target = {};
			}
			for (; i < length; ++i) {
				options = arguments[i];
				if (options != null) {
					for (name in options) {
						src = getProperty(target, name);
						copy = getProperty(options, name);
						if (target !== copy) {
							if (deep && copy && (isPlainObject(copy) || (copyIsArray = isArray(copy)))) {
								if (copyIsArray) {
									copyIsArray = false;
									clone = src && isArray(src) ? src : [];
								} else {
									clone = src && isPlainObject(src) ? src : {};
								}
								setProperty(target, {
									name,
									newValue: extend(deep, clone, copy)
								});
							} else if (typeof copy !== "undefined") {
								setProperty(target, {
									name,
									newValue: copy
								});
							}
						}
					}
				}
			}
			return target;
		};
	}),
	85693: (function(__unused_webpack_module, exports, __webpack_require__) {
		var __importDefault = this && this.__importDefault || function(mod) {
			return mod && mod.__esModule ? mod : { "default": mod };
		};
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.GaxiosError = exports.GAXIOS_ERROR_SYMBOL = void 0;
		exports.defaultErrorRedactor = defaultErrorRedactor;
		const extend_1 = __importDefault(__webpack_require__(23860));
		const util_cjs_1 = __importDefault(__webpack_require__(38823));
		const pkg = util_cjs_1.default.pkg;
		exports.GAXIOS_ERROR_SYMBOL = Symbol.for(`${pkg.name}-gaxios-error`);
		class GaxiosError extends Error {
			config;
			response;
			code;
			status;
			error;
			[exports.GAXIOS_ERROR_SYMBOL] = pkg.version;
			static [Symbol.hasInstance](instance) {
				if (instance && typeof instance === "object" && exports.GAXIOS_ERROR_SYMBOL in instance && instance[exports.GAXIOS_ERROR_SYMBOL] === pkg.version) {
					return true;
				}
				return Function.prototype[Symbol.hasInstance].call(GaxiosError, instance);
			}
			constructor(message, config, response, cause) {
				super(message, { cause });
				this.config = config;
				this.response = response;
				this.error = cause instanceof Error ? cause : undefined;
				this.config = (0, extend_1.default)(true, {}, config);
				if (this.response) {
					this.response.config = (0, extend_1.default)(true, {}, this.response.config);
				}
				if (this.response) {
					try {
						this.response.data = translateData(this.config.responseType, this.response?.bodyUsed ? this.response?.data : undefined);
					} catch {}
					this.status = this.response.status;
				}
				if (cause instanceof DOMException) {
					this.code = cause.name;
				} else if (cause && typeof cause === "object" && "code" in cause && (typeof cause.code === "string" || typeof cause.code === "number")) {
					this.code = cause.code;
				}
			}
			static extractAPIErrorFromResponse(res, defaultErrorMessage = "The request failed") {
				let message = defaultErrorMessage;
				if (typeof res.data === "string") {
					message = res.data;
				}
				if (res.data && typeof res.data === "object" && "error" in res.data && res.data.error && !res.ok) {
					if (typeof res.data.error === "string") {
						return {
							message: res.data.error,
							code: res.status,
							status: res.statusText
						};
					}
					if (typeof res.data.error === "object") {
						message = "message" in res.data.error && typeof res.data.error.message === "string" ? res.data.error.message : message;
						const status = "status" in res.data.error && typeof res.data.error.status === "string" ? res.data.error.status : res.statusText;
						const code = "code" in res.data.error && typeof res.data.error.code === "number" ? res.data.error.code : res.status;
						if ("errors" in res.data.error && Array.isArray(res.data.error.errors)) {
							const errorMessages = [];
							for (const e of res.data.error.errors) {
								if (typeof e === "object" && "message" in e && typeof e.message === "string") {
									errorMessages.push(e.message);
								}
							}
							return Object.assign({
								message: errorMessages.join("\n") || message,
								code,
								status
							}, res.data.error);
						}
						return Object.assign({
							message,
							code,
							status
						}, res.data.error);
					}
				}
				return {
					message,
					code: res.status,
					status: res.statusText
				};
			}
		}
		exports.GaxiosError = GaxiosError;
		function translateData(responseType, data) {
			switch (responseType) {
				case "stream": return data;
				case "json": return JSON.parse(JSON.stringify(data));
				case "arraybuffer": return JSON.parse(Buffer.from(data).toString("utf8"));
				case "blob": return JSON.parse(data.text());
				default: return data;
			}
		}
		function defaultErrorRedactor(data) {
			const REDACT = "<<REDACTED> - See `errorRedactor` option in `gaxios` for configuration>.";
			function redactHeaders(headers) {
				if (!headers) return;
				headers.forEach((_, key) => {
					if (/^authentication$/i.test(key) || /^authorization$/i.test(key) || /secret/i.test(key)) headers.set(key, REDACT);
				});
			}
			function redactString(obj, key) {
				if (typeof obj === "object" && obj !== null && typeof obj[key] === "string") {
					const text = obj[key];
					if (/grant_type=/i.test(text) || /assertion=/i.test(text) || /secret/i.test(text)) {
						obj[key] = REDACT;
					}
				}
			}
			function redactObject(obj) {
				if (!obj || typeof obj !== "object") {
					return;
				} else if (obj instanceof FormData || obj instanceof URLSearchParams || "forEach" in obj && "set" in obj) {
					obj.forEach((_, key) => {
						if (["grant_type", "assertion"].includes(key) || /secret/.test(key)) {
							obj.set(key, REDACT);
						}
					});
				} else {
					if ("grant_type" in obj) {
						obj["grant_type"] = REDACT;
					}
					if ("assertion" in obj) {
						obj["assertion"] = REDACT;
					}
					if ("client_secret" in obj) {
						obj["client_secret"] = REDACT;
					}
				}
			}
			if (data.config) {
				redactHeaders(data.config.headers);
				redactString(data.config, "data");
				redactObject(data.config.data);
				redactString(data.config, "body");
				redactObject(data.config.body);
				if (data.config.url.searchParams.has("token")) {
					data.config.url.searchParams.set("token", REDACT);
				}
				if (data.config.url.searchParams.has("client_secret")) {
					data.config.url.searchParams.set("client_secret", REDACT);
				}
			}
			if (data.response) {
				defaultErrorRedactor({ config: data.response.config });
				redactHeaders(data.response.headers);
				if (data.response.bodyUsed) {
					redactString(data.response, "data");
					redactObject(data.response.data);
				}
			}
			return data;
		}
	}),
	5881: (function(__unused_webpack_module, exports, __webpack_require__) {
		var __importDefault = this && this.__importDefault || function(mod) {
			return mod && mod.__esModule ? mod : { "default": mod };
		};
		var _a;
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.Gaxios = void 0;
		const extend_1 = __importDefault(__webpack_require__(23860));
		const https_1 = __webpack_require__(65692);
		const common_js_1 = __webpack_require__(85693);
		const retry_js_1 = __webpack_require__(64616);
		const stream_1 = __webpack_require__(2203);
		const interceptor_js_1 = __webpack_require__(4653);
		const randomUUID = async () => globalThis.crypto?.randomUUID() || (await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 76982, 23))).randomUUID();
		const HTTP_STATUS_NO_CONTENT = 204;
		class Gaxios {
			agentCache = new Map();
			defaults;
			interceptors;
			constructor(defaults) {
				this.defaults = defaults || {};
				this.interceptors = {
					request: new interceptor_js_1.GaxiosInterceptorManager(),
					response: new interceptor_js_1.GaxiosInterceptorManager()
				};
			}
			fetch(...args) {
				const input = args[0];
				const init = args[1];
				let url = undefined;
				const headers = new Headers();
				if (typeof input === "string") {
					url = new URL(input);
				} else if (input instanceof URL) {
					url = input;
				} else if (input && input.url) {
					url = new URL(input.url);
				}
				if (input && typeof input === "object" && "headers" in input) {
					_a.mergeHeaders(headers, input.headers);
				}
				if (init) {
					_a.mergeHeaders(headers, new Headers(init.headers));
				}
				if (typeof input === "object" && !(input instanceof URL)) {
					return this.request({
						...init,
						...input,
						headers,
						url
					});
				} else {
					return this.request({
						...init,
						headers,
						url
					});
				}
			}
			async request(opts = {}) {
				let prepared = await this.#prepareRequest(opts);
				prepared = await this.#applyRequestInterceptors(prepared);
				return this.#applyResponseInterceptors(this._request(prepared));
			}
			async _defaultAdapter(config) {
				const fetchImpl = config.fetchImplementation || this.defaults.fetchImplementation || await _a.#getFetch();
				const preparedOpts = { ...config };
				delete preparedOpts.data;
				const res = await fetchImpl(config.url, preparedOpts);
				const data = await this.getResponseData(config, res);
				if (!Object.getOwnPropertyDescriptor(res, "data")?.configurable) {
					Object.defineProperties(res, { data: {
						configurable: true,
						writable: true,
						enumerable: true,
						value: data
					} });
				}
				return Object.assign(res, {
					config,
					data
				});
			}
			async _request(opts) {
				try {
					let translatedResponse;
					if (opts.adapter) {
						translatedResponse = await opts.adapter(opts, this._defaultAdapter.bind(this));
					} else {
						translatedResponse = await this._defaultAdapter(opts);
					}
					if (!opts.validateStatus(translatedResponse.status)) {
						if (opts.responseType === "stream") {
							const response = [];
							for await (const chunk of translatedResponse.data) {
								response.push(chunk);
							}
							translatedResponse.data = Buffer.concat(response.map((c) => typeof c === "string" ? Buffer.from(c) : c)).toString("utf8");
						}
						const errorInfo = common_js_1.GaxiosError.extractAPIErrorFromResponse(translatedResponse, `Request failed with status code ${translatedResponse.status}`);
						throw new common_js_1.GaxiosError(errorInfo?.message, opts, translatedResponse, errorInfo);
					}
					return translatedResponse;
				} catch (e) {
					let err;
					if (e instanceof common_js_1.GaxiosError) {
						err = e;
					} else if (e instanceof Error) {
						err = new common_js_1.GaxiosError(e.message, opts, undefined, e);
					} else if (opts.signal?.aborted) {
						err = new common_js_1.GaxiosError(`The operation was aborted: ${e}`, opts, undefined, e);
						err.code = "AbortError";
					} else {
						err = new common_js_1.GaxiosError("Unexpected Gaxios Error", opts, undefined, e);
					}
					if (!err.response && opts.signal?.aborted && opts.signal.reason?.name === "TimeoutError") {
						err.code = "TimeoutError";
						if (!/timeout|timed out/i.test(err.message)) {
							err.message = "The operation was aborted due to timeout";
						}
					} else if (!err.response && opts.signal?.aborted && err.code !== "TimeoutError") {
						err.code ||= "AbortError";
					}
					const { shouldRetry, config } = await (0, retry_js_1.getRetryConfig)(err);
					if (shouldRetry && config) {
						err.config.retryConfig.currentRetryAttempt = config.retryConfig.currentRetryAttempt;
						opts.retryConfig = err.config?.retryConfig;
						if (typeof err.config?.timeout === "number") {
							opts.timeout = err.config.timeout;
						}
						this.#appendTimeoutToSignal(opts);
						return this._request(opts);
					}
					if (opts.errorRedactor) {
						opts.errorRedactor(err);
					}
					throw err;
				}
			}
			async getResponseData(opts, res) {
				if (res.status === HTTP_STATUS_NO_CONTENT) {
					return "";
				}
				if (opts.maxContentLength && res.headers.has("content-length") && opts.maxContentLength < Number.parseInt(res.headers?.get("content-length") || "")) {
					throw new common_js_1.GaxiosError("Response's `Content-Length` is over the limit.", opts, Object.assign(res, { config: opts }));
				}
				switch (opts.responseType) {
					case "stream": return res.body;
					case "json": {
						const data = await res.text();
						try {
							return JSON.parse(data);
						} catch {
							return data;
						}
					}
					case "arraybuffer": return res.arrayBuffer();
					case "blob": return res.blob();
					case "text": return res.text();
					default: return this.getResponseDataFromContentType(res);
				}
			}
			#urlMayUseProxy(url, noProxy = []) {
				const candidate = new URL(url);
				const noProxyList = [...noProxy];
				const noProxyEnvList = (process.env.NO_PROXY ?? process.env.no_proxy)?.split(",") || [];
				for (const rule of noProxyEnvList) {
					noProxyList.push(rule.trim());
				}
				for (const rule of noProxyList) {
					if (rule instanceof RegExp) {
						if (rule.test(candidate.toString())) {
							return false;
						}
					} else if (rule instanceof URL) {
						if (rule.origin === candidate.origin) {
							return false;
						}
					} else if (rule.startsWith("*.") || rule.startsWith(".")) {
						const cleanedRule = rule.replace(/^\*\./, ".");
						if (candidate.hostname.endsWith(cleanedRule)) {
							return false;
						}
					} else if (rule === candidate.origin || rule === candidate.hostname || rule === candidate.href) {
						return false;
					}
				}
				return true;
			}
			async #applyRequestInterceptors(options) {
				let promiseChain = Promise.resolve(options);
				for (const interceptor of this.interceptors.request.values()) {
					if (interceptor) {
						promiseChain = promiseChain.then(interceptor.resolved, interceptor.rejected);
					}
				}
				return promiseChain;
			}
			async #applyResponseInterceptors(response) {
				let promiseChain = Promise.resolve(response);
				for (const interceptor of this.interceptors.response.values()) {
					if (interceptor) {
						promiseChain = promiseChain.then(interceptor.resolved, interceptor.rejected);
					}
				}
				return promiseChain;
			}
			async #prepareRequest(options) {
				const preparedHeaders = new Headers(this.defaults.headers);
				_a.mergeHeaders(preparedHeaders, options.headers);
				const opts = (0, extend_1.default)(true, {}, this.defaults, options);
				if (!opts.url) {
					throw new Error("URL is required.");
				}
				if (opts.baseURL) {
					opts.url = new URL(opts.url, opts.baseURL);
				}
				opts.url = new URL(opts.url);
				if (opts.params) {
					if (opts.paramsSerializer) {
						let additionalQueryParams = opts.paramsSerializer(opts.params);
						if (additionalQueryParams.startsWith("?")) {
							additionalQueryParams = additionalQueryParams.slice(1);
						}
						const prefix = opts.url.toString().includes("?") ? "&" : "?";
						opts.url = opts.url + prefix + additionalQueryParams;
					} else {
						const url = opts.url instanceof URL ? opts.url : new URL(opts.url);
						for (const [key, value] of new URLSearchParams(opts.params)) {
							url.searchParams.append(key, value);
						}
						opts.url = url;
					}
				}
				if (typeof options.maxContentLength === "number") {
					opts.size = options.maxContentLength;
				}
				if (typeof options.maxRedirects === "number") {
					opts.follow = options.maxRedirects;
				}
				const shouldDirectlyPassData = typeof opts.data === "string" || opts.data instanceof ArrayBuffer || opts.data instanceof Blob || globalThis.File && opts.data instanceof File || opts.data instanceof FormData || opts.data instanceof stream_1.Readable || opts.data instanceof ReadableStream || opts.data instanceof String || opts.data instanceof URLSearchParams || ArrayBuffer.isView(opts.data) || [
					"Blob",
					"File",
					"FormData"
				].includes(opts.data?.constructor?.name || "");
				if (opts.multipart?.length) {
					const boundary = await randomUUID();
					preparedHeaders.set("content-type", `multipart/related; boundary=${boundary}`);
					opts.body = stream_1.Readable.from(this.getMultipartRequest(opts.multipart, boundary));
				} else if (shouldDirectlyPassData) {
					opts.body = opts.data;
				} else if (typeof opts.data === "object") {
					if (preparedHeaders.get("Content-Type") === "application/x-www-form-urlencoded") {
						opts.body = opts.paramsSerializer ? opts.paramsSerializer(opts.data) : new URLSearchParams(opts.data);
					} else {
						if (!preparedHeaders.has("content-type")) {
							preparedHeaders.set("content-type", "application/json");
						}
						opts.body = JSON.stringify(opts.data);
					}
				} else if (opts.data) {
					opts.body = opts.data;
				}
				opts.validateStatus = opts.validateStatus || this.validateStatus;
				opts.responseType = opts.responseType || "unknown";
				if (!preparedHeaders.has("accept") && opts.responseType === "json") {
					preparedHeaders.set("accept", "application/json");
				}
				const proxy = opts.proxy || process?.env?.HTTPS_PROXY || process?.env?.https_proxy || process?.env?.HTTP_PROXY || process?.env?.http_proxy;
				if (opts.agent) {} else if (proxy && this.#urlMayUseProxy(opts.url, opts.noProxy)) {
					const HttpsProxyAgent = await _a.#getProxyAgent();
					if (this.agentCache.has(proxy)) {
						opts.agent = this.agentCache.get(proxy);
					} else {
						opts.agent = new HttpsProxyAgent(proxy, {
							cert: opts.cert,
							key: opts.key
						});
						this.agentCache.set(proxy, opts.agent);
					}
				} else if (opts.cert && opts.key) {
					if (this.agentCache.has(opts.key)) {
						opts.agent = this.agentCache.get(opts.key);
					} else {
						opts.agent = new https_1.Agent({
							cert: opts.cert,
							key: opts.key
						});
						this.agentCache.set(opts.key, opts.agent);
					}
				}
				if (typeof opts.errorRedactor !== "function" && opts.errorRedactor !== false) {
					opts.errorRedactor = common_js_1.defaultErrorRedactor;
				}
				if (opts.body && !("duplex" in opts)) {
					opts.duplex = "half";
				}
				this.#appendTimeoutToSignal(opts);
				return Object.assign(opts, {
					headers: preparedHeaders,
					url: opts.url instanceof URL ? opts.url : new URL(opts.url)
				});
			}
			#callerSignals = new WeakMap();
			#appendTimeoutToSignal(opts) {
				if (opts.timeout) {
					if (!this.#callerSignals.has(opts)) {
						this.#callerSignals.set(opts, opts.signal ?? undefined);
					}
					const callerSignal = this.#callerSignals.get(opts);
					const timeoutSignal = AbortSignal.timeout(opts.timeout);
					if (callerSignal) {
						opts.signal = AbortSignal.any([callerSignal, timeoutSignal]);
					} else {
						opts.signal = timeoutSignal;
					}
				}
			}
			validateStatus(status) {
				return status >= 200 && status < 300;
			}
			async getResponseDataFromContentType(response) {
				let contentType = response.headers.get("Content-Type");
				if (contentType === null) {
					return response.text();
				}
				contentType = contentType.toLowerCase();
				if (contentType.includes("application/json")) {
					let data = await response.text();
					try {
						data = JSON.parse(data);
					} catch {}
					return data;
				} else if (contentType.match(/^text\//)) {
					return response.text();
				} else {
					return response.blob();
				}
			}
			async *getMultipartRequest(multipartOptions, boundary) {
				const finale = `--${boundary}--`;
				for (const currentPart of multipartOptions) {
					const partContentType = currentPart.headers.get("Content-Type") || "application/octet-stream";
					const preamble = `--${boundary}\r\nContent-Type: ${partContentType}\r\n\r\n`;
					yield preamble;
					if (typeof currentPart.content === "string") {
						yield currentPart.content;
					} else {
						yield* currentPart.content;
					}
					yield "\r\n";
				}
				yield finale;
			}
			static #proxyAgent;
			static #fetch;
			static #bunFetch;
			static async #getProxyAgent() {
				this.#proxyAgent ||= (await Promise.all([__webpack_require__.e(2830), __webpack_require__.e(8376)]).then(__webpack_require__.t.bind(__webpack_require__, 28376, 23))).HttpsProxyAgent;
				return this.#proxyAgent;
			}
			static #createBunFetch() {
				return async (input, init) => {
					const rawInit = init ? { ...init } : undefined;
					if (rawInit) {
						const proxyAgent = rawInit.agent;
						if (proxyAgent?.proxy) {
							rawInit.proxy = proxyAgent.proxy.toString();
						} else {
							delete rawInit.proxy;
						}
						const cert = rawInit.cert ?? proxyAgent?.connectOpts?.cert;
						const key = rawInit.key ?? proxyAgent?.connectOpts?.key;
						if (cert && key) {
							rawInit.tls = {
								...rawInit.tls,
								cert,
								key
							};
						}
					}
					let fetchInit = rawInit;
					if (fetchInit?.body && typeof fetchInit.body === "object" && typeof fetchInit.body.pipe === "function" && typeof stream_1.Readable.toWeb === "function" && (typeof ReadableStream === "undefined" || !(fetchInit.body instanceof ReadableStream))) {
						let stream;
						if (fetchInit.body instanceof stream_1.Readable && !fetchInit.body.readableObjectMode) {
							stream = fetchInit.body;
						} else {
							const passThrough = new stream_1.PassThrough();
							const src = fetchInit.body;
							(0, stream_1.pipeline)(src, passThrough, () => {});
							stream = passThrough;
						}
						fetchInit = {
							...fetchInit,
							body: stream_1.Readable.toWeb(stream)
						};
					}
					let res;
					try {
						res = await globalThis.fetch(input, fetchInit);
					} catch (err) {
						const errorObj = err;
						if (errorObj?.code === "ConnectionRefused" || errorObj?.code === "FailedToOpenSocket") {
							errorObj.code = "ECONNREFUSED";
						} else if (errorObj?.code === "ConnectionReset" || errorObj?.code === "ConnectionClosed") {
							errorObj.code = "ECONNRESET";
						}
						if (!(err instanceof Error) && err && typeof err === "object" && !init?.signal?.aborted) {
							throw Object.assign(new Error(errorObj.message || errorObj.code || "Error"), err);
						}
						throw err;
					}
					const maxSize = rawInit?.size ?? rawInit?.maxContentLength ?? 0;
					if (res?.body && typeof stream_1.Readable.fromWeb === "function" && !(res.body instanceof stream_1.Readable)) {
						let nodeStream;
						const rawBody = res.body;
						const origText = res.text.bind(res);
						const origJson = res.json.bind(res);
						const origArrayBuffer = res.arrayBuffer.bind(res);
						const origBlob = res.blob.bind(res);
						const readBuffer = async () => {
							nodeStream ||= stream_1.Readable.fromWeb(rawBody);
							const chunks = [];
							let totalBytes = 0;
							for await (const chunk of nodeStream) {
								const bytes = chunk;
								totalBytes += bytes.byteLength;
								if (maxSize > 0 && totalBytes > maxSize) {
									throw Object.assign(new Error(`content size at ${String(input?.url ?? input)} over limit: ${maxSize}`), { type: "max-size" });
								}
								chunks.push(bytes);
							}
							return Buffer.concat(chunks, totalBytes);
						};
						Object.defineProperty(res, "body", {
							get() {
								nodeStream ||= stream_1.Readable.fromWeb(rawBody);
								return nodeStream;
							},
							configurable: true,
							enumerable: true
						});
						res.text = async () => {
							if (!nodeStream && maxSize <= 0) return origText();
							return (await readBuffer()).toString("utf8");
						};
						res.json = async () => {
							if (!nodeStream && maxSize <= 0) return origJson();
							return JSON.parse(await res.text());
						};
						res.arrayBuffer = async () => {
							if (!nodeStream && maxSize <= 0) return origArrayBuffer();
							const buf = await readBuffer();
							return buf.buffer.slice(buf.byteOffset, buf.byteOffset + buf.byteLength);
						};
						res.blob = async () => {
							if (!nodeStream && maxSize <= 0) return origBlob();
							const buf = await readBuffer();
							const contentType = res.headers?.get?.("content-type") ?? "";
							return new Blob([buf], contentType ? { type: contentType } : undefined);
						};
					}
					return res;
				};
			}
			static async #getFetch() {
				const hasWindow = typeof window !== "undefined" && !!window;
				if (hasWindow) {
					this.#fetch ||= window.fetch;
					return this.#fetch;
				}
				if ("Bun" in globalThis && typeof globalThis.fetch === "function") {
					this.#bunFetch ||= this.#createBunFetch();
					return this.#bunFetch;
				}
				this.#fetch ||= (await __webpack_require__.e(816).then(__webpack_require__.bind(__webpack_require__, 70816))).default;
				return this.#fetch;
			}
			static mergeHeaders(base, ...append) {
				base = base instanceof Headers ? base : new Headers(base);
				for (const headers of append) {
					const add = headers instanceof Headers ? headers : new Headers(headers);
					add.forEach((value, key) => {
						key === "set-cookie" ? base.append(key, value) : base.set(key, value);
					});
				}
				return base;
			}
		}
		exports.Gaxios = Gaxios;
		_a = Gaxios;
	}),
	17842: (function(__unused_webpack_module, exports, __webpack_require__) {
		var __createBinding = this && this.__createBinding || (Object.create ? (function(o, m, k, k2) {
			if (k2 === undefined) k2 = k;
			var desc = Object.getOwnPropertyDescriptor(m, k);
			if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
				desc = {
					enumerable: true,
					get: function() {
						return m[k];
					}
				};
			}
			Object.defineProperty(o, k2, desc);
		}) : (function(o, m, k, k2) {
			if (k2 === undefined) k2 = k;
			o[k2] = m[k];
		}));
		var __exportStar = this && this.__exportStar || function(m, exports) {
			for (var p in m) if (p !== "default" && !Object.prototype.hasOwnProperty.call(exports, p)) __createBinding(exports, m, p);
		};
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.instance = exports.Gaxios = exports.GaxiosError = void 0;
		exports.request = request;
		const gaxios_js_1 = __webpack_require__(5881);
		Object.defineProperty(exports, "Gaxios", {
			enumerable: true,
			get: function() {
				return gaxios_js_1.Gaxios;
			}
		});
		var common_js_1 = __webpack_require__(85693);
		Object.defineProperty(exports, "GaxiosError", {
			enumerable: true,
			get: function() {
				return common_js_1.GaxiosError;
			}
		});
		__exportStar(__webpack_require__(4653), exports);
		exports.instance = new gaxios_js_1.Gaxios();
		async function request(opts) {
			return exports.instance.request(opts);
		}
	}),
	4653: (function (__unused_webpack_module, exports) {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.GaxiosInterceptorManager = void 0;
		class GaxiosInterceptorManager extends Set {}
		exports.GaxiosInterceptorManager = GaxiosInterceptorManager;
	}),
	64616: (function (__unused_webpack_module, exports) {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.getRetryConfig = getRetryConfig;
		async function getRetryConfig(err) {
			let config = getConfig(err);
			if (!err || !err.config || !config && !err.config.retry) {
				return { shouldRetry: false };
			}
			config = config || {};
			config.currentRetryAttempt = config.currentRetryAttempt || 0;
			config.retry = config.retry === undefined || config.retry === null ? 3 : config.retry;
			config.httpMethodsToRetry = config.httpMethodsToRetry || [
				"GET",
				"HEAD",
				"PUT",
				"OPTIONS",
				"DELETE"
			];
			config.noResponseRetries = config.noResponseRetries === undefined || config.noResponseRetries === null ? 2 : config.noResponseRetries;
			config.retryDelayMultiplier = config.retryDelayMultiplier ? config.retryDelayMultiplier : 2;
			config.timeOfFirstRequest = config.timeOfFirstRequest ? config.timeOfFirstRequest : Date.now();
			config.totalTimeout = config.totalTimeout ? config.totalTimeout : Number.MAX_SAFE_INTEGER;
			config.maxRetryDelay = config.maxRetryDelay ? config.maxRetryDelay : Number.MAX_SAFE_INTEGER;
			const retryRanges = [
				[100, 199],
				[408, 408],
				[429, 429],
				[500, 599]
			];
			config.statusCodesToRetry = config.statusCodesToRetry || retryRanges;
			err.config.retryConfig = config;
			const shouldRetryFn = config.shouldRetry || shouldRetryRequest;
			if (!await shouldRetryFn(err)) {
				return {
					shouldRetry: false,
					config: err.config
				};
			}
			const delay = getNextRetryDelay(config);
			err.config.retryConfig.currentRetryAttempt += 1;
			const backoff = config.retryBackoff ? config.retryBackoff(err, delay) : new Promise((resolve) => {
				setTimeout(resolve, delay);
			});
			if (config.onRetryAttempt) {
				await config.onRetryAttempt(err);
			}
			await backoff;
			return {
				shouldRetry: true,
				config: err.config
			};
		}
		function shouldRetryRequest(err) {
			const config = getConfig(err);
			const isTimeoutError = err.code === "TimeoutError" || err.config?.signal?.reason?.name === "TimeoutError";
			if (err.config?.signal?.aborted && !isTimeoutError || err.code === "AbortError" && !isTimeoutError) {
				return false;
			}
			if (!config || config.retry === 0) {
				return false;
			}
			if (!err.response && (config.currentRetryAttempt || 0) >= config.noResponseRetries) {
				return false;
			}
			if (!config.httpMethodsToRetry || !config.httpMethodsToRetry.includes(err.config.method?.toUpperCase() || "GET")) {
				return false;
			}
			if (err.response && err.response.status) {
				let isInRange = false;
				for (const [min, max] of config.statusCodesToRetry) {
					const status = err.response.status;
					if (status >= min && status <= max) {
						isInRange = true;
						break;
					}
				}
				if (!isInRange) {
					return false;
				}
			}
			config.currentRetryAttempt = config.currentRetryAttempt || 0;
			if (config.currentRetryAttempt >= config.retry) {
				return false;
			}
			return true;
		}
		function getConfig(err) {
			if (err && err.config && err.config.retryConfig) {
				return err.config.retryConfig;
			}
			return;
		}
		function getNextRetryDelay(config) {
			const retryDelay = config.currentRetryAttempt ? 0 : config.retryDelay ?? 100;
			const calculatedDelay = retryDelay + (Math.pow(config.retryDelayMultiplier, config.currentRetryAttempt) - 1) / 2 * 1e3;
			const maxAllowableDelay = config.totalTimeout - (Date.now() - config.timeOfFirstRequest);
			return Math.min(calculatedDelay, maxAllowableDelay, config.maxRetryDelay);
		}
	}),
	34810: (function (__unused_webpack_module, exports, __webpack_require__) {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.AuthClient = exports.DEFAULT_EAGER_REFRESH_THRESHOLD_MILLIS = exports.DEFAULT_UNIVERSE = void 0;
		const events_1 = __webpack_require__(24434);
		const gaxios_1 = __webpack_require__(17842);
		const util_1 = __webpack_require__(37870);
		const google_logging_utils_1 = __webpack_require__(81577);
		const shared_cjs_1 = __webpack_require__(65470);
		exports.DEFAULT_UNIVERSE = "googleapis.com";
		exports.DEFAULT_EAGER_REFRESH_THRESHOLD_MILLIS = 5 * 60 * 1e3;
		class AuthClient extends events_1.EventEmitter {
			apiKey;
			projectId;
			quotaProjectId;
			transporter;
			credentials = {};
			eagerRefreshThresholdMillis = exports.DEFAULT_EAGER_REFRESH_THRESHOLD_MILLIS;
			forceRefreshOnFailure = false;
			universeDomain = exports.DEFAULT_UNIVERSE;
			static RequestMethodNameSymbol = Symbol("request method name");
			static RequestLogIdSymbol = Symbol("request log id");
			constructor(opts = {}) {
				super();
				const options = (0, util_1.originalOrCamelOptions)(opts);
				this.apiKey = opts.apiKey;
				this.projectId = options.get("project_id") ?? null;
				this.quotaProjectId = options.get("quota_project_id");
				this.credentials = options.get("credentials") ?? {};
				this.universeDomain = options.get("universe_domain") ?? exports.DEFAULT_UNIVERSE;
				this.transporter = opts.transporter ?? new gaxios_1.Gaxios(opts.transporterOptions);
				if (options.get("useAuthRequestParameters") !== false) {
					this.transporter.interceptors.request.add(AuthClient.DEFAULT_REQUEST_INTERCEPTOR);
					this.transporter.interceptors.response.add(AuthClient.DEFAULT_RESPONSE_INTERCEPTOR);
				}
				if (opts.eagerRefreshThresholdMillis) {
					this.eagerRefreshThresholdMillis = opts.eagerRefreshThresholdMillis;
				}
				this.forceRefreshOnFailure = opts.forceRefreshOnFailure ?? false;
			}
			fetch(...args) {
				const input = args[0];
				const init = args[1];
				let url = undefined;
				const headers = new Headers();
				if (typeof input === "string") {
					url = new URL(input);
				} else if (input instanceof URL) {
					url = input;
				} else if (input && input.url) {
					url = new URL(input.url);
				}
				if (input && typeof input === "object" && "headers" in input) {
					gaxios_1.Gaxios.mergeHeaders(headers, input.headers);
				}
				if (init) {
					gaxios_1.Gaxios.mergeHeaders(headers, new Headers(init.headers));
				}
				if (typeof input === "object" && !(input instanceof URL)) {
					return this.request({
						...init,
						...input,
						headers,
						url
					});
				} else {
					return this.request({
						...init,
						headers,
						url
					});
				}
			}
			setCredentials(credentials) {
				this.credentials = credentials;
			}
			addSharedMetadataHeaders(headers) {
				if (!headers.has("x-goog-user-project") && this.quotaProjectId) {
					headers.set("x-goog-user-project", this.quotaProjectId);
				}
				return headers;
			}
			addUserProjectAndAuthHeaders(target, source) {
				const xGoogUserProject = source.get("x-goog-user-project");
				const authorizationHeader = source.get("authorization");
				if (xGoogUserProject) {
					target.set("x-goog-user-project", xGoogUserProject);
				}
				if (authorizationHeader) {
					target.set("authorization", authorizationHeader);
				}
				return target;
			}
			static log = (0, google_logging_utils_1.log)("auth");
			static DEFAULT_REQUEST_INTERCEPTOR = { resolved: async (config) => {
				if (!config.headers.has("x-goog-api-client")) {
					const nodeVersion = process.version.replace(/^v/, "");
					config.headers.set("x-goog-api-client", `gl-node/${nodeVersion}`);
				}
				const userAgent = config.headers.get("User-Agent");
				if (!userAgent) {
					config.headers.set("User-Agent", shared_cjs_1.USER_AGENT);
				} else if (!userAgent.includes(`${shared_cjs_1.PRODUCT_NAME}/`)) {
					config.headers.set("User-Agent", `${userAgent} ${shared_cjs_1.USER_AGENT}`);
				}
				try {
					const symbols = config;
					const methodName = symbols[AuthClient.RequestMethodNameSymbol];
					const logId = `${Math.floor(Math.random() * 1e3)}`;
					symbols[AuthClient.RequestLogIdSymbol] = logId;
					const logObject = {
						url: config.url,
						headers: config.headers
					};
					if (methodName) {
						AuthClient.log.debug("%s [%s] request %j", methodName, logId, logObject);
					} else {
						AuthClient.log.debug("[%s] request %j", logId, logObject);
					}
				} catch (e) {}
				return config;
			} };
			static DEFAULT_RESPONSE_INTERCEPTOR = {
				resolved: async (response) => {
					try {
						const symbols = response.config;
						const methodName = symbols[AuthClient.RequestMethodNameSymbol];
						const logId = symbols[AuthClient.RequestLogIdSymbol];
						if (methodName) {
							AuthClient.log.debug("%s [%s] response %j", methodName, logId, response.data);
						} else {
							AuthClient.log.debug("[%s] response %j", logId, response.data);
						}
					} catch (e) {}
					return response;
				},
				rejected: async (error) => {
					try {
						const symbols = error.config;
						const methodName = symbols[AuthClient.RequestMethodNameSymbol];
						const logId = symbols[AuthClient.RequestLogIdSymbol];
						if (methodName) {
							AuthClient.log.debug("%s [%s] error %j", methodName, logId, error.response?.data);
						} else {
							AuthClient.log.debug("[%s] error %j", logId, error.response?.data);
						}
					} catch (e) {}
					throw error;
				}
			};
			static setMethodName(config, methodName) {
				try {
					const symbols = config;
					symbols[AuthClient.RequestMethodNameSymbol] = methodName;
				} catch (e) {}
			}
			static get RETRY_CONFIG() {
				return {
					retry: true,
					retryConfig: { httpMethodsToRetry: [
						"GET",
						"PUT",
						"POST",
						"HEAD",
						"OPTIONS",
						"DELETE"
					] }
				};
			}
		}
		exports.AuthClient = AuthClient;
	}),
	142: (function (__unused_webpack_module, exports, __webpack_require__) {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.BaseExternalAccountClient = exports.CLOUD_RESOURCE_MANAGER = exports.EXTERNAL_ACCOUNT_TYPE = exports.EXPIRATION_TIME_OFFSET = void 0;
		const gaxios_1 = __webpack_require__(17842);
		const stream = __webpack_require__(2203);
		const authclient_1 = __webpack_require__(34810);
		const sts = __webpack_require__(121);
		const util_1 = __webpack_require__(37870);
		const shared_cjs_1 = __webpack_require__(65470);
		const STS_GRANT_TYPE = "urn:ietf:params:oauth:grant-type:token-exchange";
		const STS_REQUEST_TOKEN_TYPE = "urn:ietf:params:oauth:token-type:access_token";
		const DEFAULT_OAUTH_SCOPE = "https://www.googleapis.com/auth/cloud-platform";
		const DEFAULT_TOKEN_LIFESPAN = 3600;
		exports.EXPIRATION_TIME_OFFSET = 5 * 60 * 1e3;
		exports.EXTERNAL_ACCOUNT_TYPE = "external_account";
		exports.CLOUD_RESOURCE_MANAGER = "https://cloudresourcemanager.googleapis.com/v1/projects/";
		const WORKFORCE_AUDIENCE_PATTERN = "//iam\\.googleapis\\.com/locations/[^/]+/workforcePools/[^/]+/providers/.+";
		const DEFAULT_TOKEN_URL = "https://sts.{universeDomain}/v1/token";
		class BaseExternalAccountClient extends authclient_1.AuthClient {
			scopes;
			projectNumber;
			audience;
			subjectTokenType;
			stsCredential;
			clientAuth;
			credentialSourceType;
			cachedAccessToken;
			serviceAccountImpersonationUrl;
			serviceAccountImpersonationLifetime;
			workforcePoolUserProject;
			configLifetimeRequested;
			tokenUrl;
			cloudResourceManagerURL;
			supplierContext;
			#pendingAccessToken = null;
			constructor(options) {
				super(options);
				const opts = (0, util_1.originalOrCamelOptions)(options);
				const type = opts.get("type");
				if (type && type !== exports.EXTERNAL_ACCOUNT_TYPE) {
					throw new Error(`Expected "${exports.EXTERNAL_ACCOUNT_TYPE}" type but ` + `received "${options.type}"`);
				}
				const clientId = opts.get("client_id");
				const clientSecret = opts.get("client_secret");
				this.tokenUrl = opts.get("token_url") ?? DEFAULT_TOKEN_URL.replace("{universeDomain}", this.universeDomain);
				const subjectTokenType = opts.get("subject_token_type");
				const workforcePoolUserProject = opts.get("workforce_pool_user_project");
				const serviceAccountImpersonationUrl = opts.get("service_account_impersonation_url");
				const serviceAccountImpersonation = opts.get("service_account_impersonation");
				const serviceAccountImpersonationLifetime = (0, util_1.originalOrCamelOptions)(serviceAccountImpersonation).get("token_lifetime_seconds");
				this.cloudResourceManagerURL = new URL(opts.get("cloud_resource_manager_url") || `https://cloudresourcemanager.${this.universeDomain}/v1/projects/`);
				if (clientId) {
					this.clientAuth = {
						confidentialClientType: "basic",
						clientId,
						clientSecret
					};
				}
				this.stsCredential = new sts.StsCredentials({
					tokenExchangeEndpoint: this.tokenUrl,
					clientAuthentication: this.clientAuth
				});
				this.scopes = opts.get("scopes") || [DEFAULT_OAUTH_SCOPE];
				this.cachedAccessToken = null;
				this.audience = opts.get("audience");
				this.subjectTokenType = subjectTokenType;
				this.workforcePoolUserProject = workforcePoolUserProject;
				const workforceAudiencePattern = new RegExp(WORKFORCE_AUDIENCE_PATTERN);
				if (this.workforcePoolUserProject && !this.audience.match(workforceAudiencePattern)) {
					throw new Error("workforcePoolUserProject should not be set for non-workforce pool " + "credentials.");
				}
				this.serviceAccountImpersonationUrl = serviceAccountImpersonationUrl;
				this.serviceAccountImpersonationLifetime = serviceAccountImpersonationLifetime;
				if (this.serviceAccountImpersonationLifetime) {
					this.configLifetimeRequested = true;
				} else {
					this.configLifetimeRequested = false;
					this.serviceAccountImpersonationLifetime = DEFAULT_TOKEN_LIFESPAN;
				}
				this.projectNumber = this.getProjectNumber(this.audience);
				this.supplierContext = {
					audience: this.audience,
					subjectTokenType: this.subjectTokenType,
					transporter: this.transporter
				};
			}
			getServiceAccountEmail() {
				if (this.serviceAccountImpersonationUrl) {
					if (this.serviceAccountImpersonationUrl.length > 256) {
						throw new RangeError(`URL is too long: ${this.serviceAccountImpersonationUrl}`);
					}
					const re = /serviceAccounts\/(?<email>[^:]+):generateAccessToken$/;
					const result = re.exec(this.serviceAccountImpersonationUrl);
					return result?.groups?.email || null;
				}
				return null;
			}
			setCredentials(credentials) {
				super.setCredentials(credentials);
				this.cachedAccessToken = credentials;
			}
			async getAccessToken() {
				if (!this.cachedAccessToken || this.isExpired(this.cachedAccessToken)) {
					await this.refreshAccessTokenAsync();
				}
				return {
					token: this.cachedAccessToken.access_token,
					res: this.cachedAccessToken.res
				};
			}
			async getRequestHeaders() {
				const accessTokenResponse = await this.getAccessToken();
				const headers = new Headers({ authorization: `Bearer ${accessTokenResponse.token}` });
				return this.addSharedMetadataHeaders(headers);
			}
			request(opts, callback) {
				if (callback) {
					this.requestAsync(opts).then((r) => callback(null, r), (e) => {
						return callback(e, e.response);
					});
				} else {
					return this.requestAsync(opts);
				}
			}
			async getProjectId() {
				const projectNumber = this.projectNumber || this.workforcePoolUserProject;
				if (this.projectId) {
					return this.projectId;
				} else if (projectNumber) {
					const headers = await this.getRequestHeaders();
					const opts = {
						...BaseExternalAccountClient.RETRY_CONFIG,
						headers,
						url: `${this.cloudResourceManagerURL.toString()}${projectNumber}`,
						responseType: "json"
					};
					authclient_1.AuthClient.setMethodName(opts, "getProjectId");
					const response = await this.transporter.request(opts);
					this.projectId = response.data.projectId;
					return this.projectId;
				}
				return null;
			}
			async requestAsync(opts, reAuthRetried = false) {
				let response;
				try {
					const requestHeaders = await this.getRequestHeaders();
					opts.headers = gaxios_1.Gaxios.mergeHeaders(opts.headers);
					this.addUserProjectAndAuthHeaders(opts.headers, requestHeaders);
					response = await this.transporter.request(opts);
				} catch (e) {
					const res = e.response;
					if (res) {
						const statusCode = res.status;
						const isReadableStream = res.config.data instanceof stream.Readable;
						const isAuthErr = statusCode === 401 || statusCode === 403;
						if (!reAuthRetried && isAuthErr && !isReadableStream && this.forceRefreshOnFailure) {
							await this.refreshAccessTokenAsync();
							return await this.requestAsync(opts, true);
						}
					}
					throw e;
				}
				return response;
			}
			async refreshAccessTokenAsync() {
				this.#pendingAccessToken = this.#pendingAccessToken || this.#internalRefreshAccessTokenAsync();
				try {
					return await this.#pendingAccessToken;
				} finally {
					this.#pendingAccessToken = null;
				}
			}
			async #internalRefreshAccessTokenAsync() {
				const subjectToken = await this.retrieveSubjectToken();
				const stsCredentialsOptions = {
					grantType: STS_GRANT_TYPE,
					audience: this.audience,
					requestedTokenType: STS_REQUEST_TOKEN_TYPE,
					subjectToken,
					subjectTokenType: this.subjectTokenType,
					scope: this.serviceAccountImpersonationUrl ? [DEFAULT_OAUTH_SCOPE] : this.getScopesArray()
				};
				const additionalOptions = !this.clientAuth && this.workforcePoolUserProject ? { userProject: this.workforcePoolUserProject } : undefined;
				const additionalHeaders = new Headers({ "x-goog-api-client": this.getMetricsHeaderValue() });
				const stsResponse = await this.stsCredential.exchangeToken(stsCredentialsOptions, additionalHeaders, additionalOptions);
				if (this.serviceAccountImpersonationUrl) {
					this.cachedAccessToken = await this.getImpersonatedAccessToken(stsResponse.access_token);
				} else if (stsResponse.expires_in) {
					this.cachedAccessToken = {
						access_token: stsResponse.access_token,
						expiry_date: new Date().getTime() + stsResponse.expires_in * 1e3,
						res: stsResponse.res
					};
				} else {
					this.cachedAccessToken = {
						access_token: stsResponse.access_token,
						res: stsResponse.res
					};
				}
				this.credentials = {};
				Object.assign(this.credentials, this.cachedAccessToken);
				delete this.credentials.res;
				this.emit("tokens", {
					refresh_token: null,
					expiry_date: this.cachedAccessToken.expiry_date,
					access_token: this.cachedAccessToken.access_token,
					token_type: "Bearer",
					id_token: null
				});
				return this.cachedAccessToken;
			}
			getProjectNumber(audience) {
				const match = audience.match(/\/projects\/([^/]+)/);
				if (!match) {
					return null;
				}
				return match[1];
			}
			async getImpersonatedAccessToken(token) {
				const opts = {
					...BaseExternalAccountClient.RETRY_CONFIG,
					url: this.serviceAccountImpersonationUrl,
					method: "POST",
					headers: {
						"content-type": "application/json",
						authorization: `Bearer ${token}`
					},
					data: {
						scope: this.getScopesArray(),
						lifetime: this.serviceAccountImpersonationLifetime + "s"
					},
					responseType: "json"
				};
				authclient_1.AuthClient.setMethodName(opts, "getImpersonatedAccessToken");
				const response = await this.transporter.request(opts);
				const successResponse = response.data;
				return {
					access_token: successResponse.accessToken,
					expiry_date: new Date(successResponse.expireTime).getTime(),
					res: response
				};
			}
			isExpired(accessToken) {
				const now = new Date().getTime();
				return accessToken.expiry_date ? now >= accessToken.expiry_date - this.eagerRefreshThresholdMillis : false;
			}
			getScopesArray() {
				if (typeof this.scopes === "string") {
					return [this.scopes];
				}
				return this.scopes || [DEFAULT_OAUTH_SCOPE];
			}
			getMetricsHeaderValue() {
				const nodeVersion = process.version.replace(/^v/, "");
				const saImpersonation = this.serviceAccountImpersonationUrl !== undefined;
				const credentialSourceType = this.credentialSourceType ? this.credentialSourceType : "unknown";
				return `gl-node/${nodeVersion} auth/${shared_cjs_1.pkg.version} google-byoid-sdk source/${credentialSourceType} sa-impersonation/${saImpersonation} config-lifetime/${this.configLifetimeRequested}`;
			}
			getTokenUrl() {
				return this.tokenUrl;
			}
		}
		exports.BaseExternalAccountClient = BaseExternalAccountClient;
	}),
	26129: (function (__unused_webpack_module, exports, __webpack_require__) {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.CertificateSubjectTokenSupplier = exports.InvalidConfigurationError = exports.CertificateSourceUnavailableError = exports.CERTIFICATE_CONFIGURATION_ENV_VARIABLE = void 0;
		const util_1 = __webpack_require__(37870);
		const fs = __webpack_require__(79896);
		const crypto_1 = __webpack_require__(76982);
		const https = __webpack_require__(65692);
		exports.CERTIFICATE_CONFIGURATION_ENV_VARIABLE = "GOOGLE_API_CERTIFICATE_CONFIG";
		class CertificateSourceUnavailableError extends Error {
			constructor(message) {
				super(message);
				this.name = "CertificateSourceUnavailableError";
			}
		}
		exports.CertificateSourceUnavailableError = CertificateSourceUnavailableError;
		class InvalidConfigurationError extends Error {
			constructor(message) {
				super(message);
				this.name = "InvalidConfigurationError";
			}
		}
		exports.InvalidConfigurationError = InvalidConfigurationError;
		class CertificateSubjectTokenSupplier {
			certificateConfigPath;
			trustChainPath;
			cert;
			key;
			constructor(opts) {
				if (!opts.useDefaultCertificateConfig && !opts.certificateConfigLocation) {
					throw new InvalidConfigurationError("Either `useDefaultCertificateConfig` must be true or a `certificateConfigLocation` must be provided.");
				}
				if (opts.useDefaultCertificateConfig && opts.certificateConfigLocation) {
					throw new InvalidConfigurationError("Both `useDefaultCertificateConfig` and `certificateConfigLocation` cannot be provided.");
				}
				this.trustChainPath = opts.trustChainPath;
				this.certificateConfigPath = opts.certificateConfigLocation ?? "";
			}
			async createMtlsHttpsAgent() {
				if (!this.key || !this.cert) {
					throw new InvalidConfigurationError("Cannot create mTLS Agent with missing certificate or key");
				}
				return new https.Agent({
					key: this.key,
					cert: this.cert
				});
			}
			async getSubjectToken() {
				this.certificateConfigPath = await this.#resolveCertificateConfigFilePath();
				const { certPath, keyPath } = await this.#getCertAndKeyPaths();
				({cert: this.cert, key: this.key} = await this.#getKeyAndCert(certPath, keyPath));
				return await this.#processChainFromPaths(this.cert);
			}
			async #resolveCertificateConfigFilePath() {
				const overridePath = this.certificateConfigPath;
				if (overridePath) {
					if (await (0, util_1.isValidFile)(overridePath)) {
						return overridePath;
					}
					throw new CertificateSourceUnavailableError(`Provided certificate config path is invalid: ${overridePath}`);
				}
				const envPath = process.env[exports.CERTIFICATE_CONFIGURATION_ENV_VARIABLE];
				if (envPath) {
					if (await (0, util_1.isValidFile)(envPath)) {
						return envPath;
					}
					throw new CertificateSourceUnavailableError(`Path from environment variable "${exports.CERTIFICATE_CONFIGURATION_ENV_VARIABLE}" is invalid: ${envPath}`);
				}
				const wellKnownPath = (0, util_1.getWellKnownCertificateConfigFileLocation)();
				if (await (0, util_1.isValidFile)(wellKnownPath)) {
					return wellKnownPath;
				}
				throw new CertificateSourceUnavailableError("Could not find certificate configuration file. Searched override path, " + `the "${exports.CERTIFICATE_CONFIGURATION_ENV_VARIABLE}" env var, and the gcloud path (${wellKnownPath}).`);
			}
			async #getCertAndKeyPaths() {
				const configPath = this.certificateConfigPath;
				let fileContents;
				try {
					fileContents = await fs.promises.readFile(configPath, "utf8");
				} catch (err) {
					throw new CertificateSourceUnavailableError(`Failed to read certificate config file at: ${configPath}`);
				}
				try {
					const config = JSON.parse(fileContents);
					const certPath = config?.cert_configs?.workload?.cert_path;
					const keyPath = config?.cert_configs?.workload?.key_path;
					if (!certPath || !keyPath) {
						throw new InvalidConfigurationError(`Certificate config file (${configPath}) is missing required "cert_path" or "key_path" in the workload config.`);
					}
					return {
						certPath,
						keyPath
					};
				} catch (e) {
					if (e instanceof InvalidConfigurationError) throw e;
					throw new InvalidConfigurationError(`Failed to parse certificate config from ${configPath}: ${e.message}`);
				}
			}
			async #getKeyAndCert(certPath, keyPath) {
				let cert, key;
				try {
					cert = await fs.promises.readFile(certPath);
					new crypto_1.X509Certificate(cert);
				} catch (err) {
					const message = err instanceof Error ? err.message : String(err);
					throw new CertificateSourceUnavailableError(`Failed to read certificate file at ${certPath}: ${message}`);
				}
				try {
					key = await fs.promises.readFile(keyPath);
					(0, crypto_1.createPrivateKey)(key);
				} catch (err) {
					const message = err instanceof Error ? err.message : String(err);
					throw new CertificateSourceUnavailableError(`Failed to read private key file at ${keyPath}: ${message}`);
				}
				return {
					cert,
					key
				};
			}
			async #processChainFromPaths(leafCertBuffer) {
				const leafCert = new crypto_1.X509Certificate(leafCertBuffer);
				if (!this.trustChainPath) {
					return JSON.stringify([leafCert.raw.toString("base64")]);
				}
				try {
					const chainPems = await fs.promises.readFile(this.trustChainPath, "utf8");
					const pemBlocks = chainPems.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
					const chainCerts = pemBlocks.map((pem, index) => {
						try {
							return new crypto_1.X509Certificate(pem);
						} catch (err) {
							const message = err instanceof Error ? err.message : String(err);
							throw new InvalidConfigurationError(`Failed to parse certificate at index ${index} in trust chain file ${this.trustChainPath}: ${message}`);
						}
					});
					const leafIndex = chainCerts.findIndex((chainCert) => leafCert.raw.equals(chainCert.raw));
					let finalChain;
					if (leafIndex === -1) {
						finalChain = [leafCert, ...chainCerts];
					} else if (leafIndex === 0) {
						finalChain = chainCerts;
					} else {
						throw new InvalidConfigurationError(`Leaf certificate exists in the trust chain but is not the first entry (found at index ${leafIndex}).`);
					}
					return JSON.stringify(finalChain.map((cert) => cert.raw.toString("base64")));
				} catch (err) {
					if (err instanceof InvalidConfigurationError) throw err;
					const message = err instanceof Error ? err.message : String(err);
					throw new CertificateSourceUnavailableError(`Failed to process certificate chain from ${this.trustChainPath}: ${message}`);
				}
			}
		}
		exports.CertificateSubjectTokenSupplier = CertificateSubjectTokenSupplier;
	}),
	10932: (function (__unused_webpack_module, exports, __webpack_require__) {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.FileSubjectTokenSupplier = void 0;
		const util_1 = __webpack_require__(39023);
		const fs = __webpack_require__(79896);
		const readFile = (0, util_1.promisify)(fs.readFile ?? (() => {}));
		const realpath = (0, util_1.promisify)(fs.realpath ?? (() => {}));
		const lstat = (0, util_1.promisify)(fs.lstat ?? (() => {}));
		class FileSubjectTokenSupplier {
			filePath;
			formatType;
			subjectTokenFieldName;
			constructor(opts) {
				this.filePath = opts.filePath;
				this.formatType = opts.formatType;
				this.subjectTokenFieldName = opts.subjectTokenFieldName;
			}
			async getSubjectToken() {
				let parsedFilePath = this.filePath;
				try {
					parsedFilePath = await realpath(parsedFilePath);
					if (!(await lstat(parsedFilePath)).isFile()) {
						throw new Error();
					}
				} catch (err) {
					if (err instanceof Error) {
						err.message = `The file at ${parsedFilePath} does not exist, or it is not a file. ${err.message}`;
					}
					throw err;
				}
				let subjectToken;
				const rawText = await readFile(parsedFilePath, { encoding: "utf8" });
				if (this.formatType === "text") {
					subjectToken = rawText;
				} else if (this.formatType === "json" && this.subjectTokenFieldName) {
					const json = JSON.parse(rawText);
					subjectToken = json[this.subjectTokenFieldName];
				}
				if (!subjectToken) {
					throw new Error("Unable to parse the subject_token from the credential_source file");
				}
				return subjectToken;
			}
		}
		exports.FileSubjectTokenSupplier = FileSubjectTokenSupplier;
	}),
	29960: (function (__unused_webpack_module, exports, __webpack_require__) {
		var __webpack_unused_export__;
		__webpack_unused_export__ = { value: true };
		exports.s = void 0;
		const baseexternalclient_1 = __webpack_require__(142);
		const util_1 = __webpack_require__(37870);
		const filesubjecttokensupplier_1 = __webpack_require__(10932);
		const urlsubjecttokensupplier_1 = __webpack_require__(24627);
		const certificatesubjecttokensupplier_1 = __webpack_require__(26129);
		const stscredentials_1 = __webpack_require__(121);
		const gaxios_1 = __webpack_require__(17842);
		class IdentityPoolClient extends baseexternalclient_1.BaseExternalAccountClient {
			subjectTokenSupplier;
			constructor(options) {
				super(options);
				const opts = (0, util_1.originalOrCamelOptions)(options);
				const credentialSource = opts.get("credential_source");
				const subjectTokenSupplier = opts.get("subject_token_supplier");
				if (!credentialSource && !subjectTokenSupplier) {
					throw new Error("A credential source or subject token supplier must be specified.");
				}
				if (credentialSource && subjectTokenSupplier) {
					throw new Error("Only one of credential source or subject token supplier can be specified.");
				}
				if (subjectTokenSupplier) {
					this.subjectTokenSupplier = subjectTokenSupplier;
					this.credentialSourceType = "programmatic";
				} else {
					const credentialSourceOpts = (0, util_1.originalOrCamelOptions)(credentialSource);
					const formatOpts = (0, util_1.originalOrCamelOptions)(credentialSourceOpts.get("format"));
					const formatType = formatOpts.get("type") || "text";
					const formatSubjectTokenFieldName = formatOpts.get("subject_token_field_name");
					if (formatType !== "json" && formatType !== "text") {
						throw new Error(`Invalid credential_source format "${formatType}"`);
					}
					if (formatType === "json" && !formatSubjectTokenFieldName) {
						throw new Error("Missing subject_token_field_name for JSON credential_source format");
					}
					const file = credentialSourceOpts.get("file");
					const url = credentialSourceOpts.get("url");
					const certificate = credentialSourceOpts.get("certificate");
					const headers = credentialSourceOpts.get("headers");
					if (file && url || url && certificate || file && certificate) {
						throw new Error("No valid Identity Pool \"credential_source\" provided, must be either file, url, or certificate.");
					} else if (file) {
						this.credentialSourceType = "file";
						this.subjectTokenSupplier = new filesubjecttokensupplier_1.FileSubjectTokenSupplier({
							filePath: file,
							formatType,
							subjectTokenFieldName: formatSubjectTokenFieldName
						});
					} else if (url) {
						this.credentialSourceType = "url";
						this.subjectTokenSupplier = new urlsubjecttokensupplier_1.UrlSubjectTokenSupplier({
							url,
							formatType,
							subjectTokenFieldName: formatSubjectTokenFieldName,
							headers,
							additionalGaxiosOptions: IdentityPoolClient.RETRY_CONFIG
						});
					} else if (certificate) {
						this.credentialSourceType = "certificate";
						const certificateSubjecttokensupplier = new certificatesubjecttokensupplier_1.CertificateSubjectTokenSupplier({
							useDefaultCertificateConfig: certificate.use_default_certificate_config,
							certificateConfigLocation: certificate.certificate_config_location,
							trustChainPath: certificate.trust_chain_path
						});
						this.subjectTokenSupplier = certificateSubjecttokensupplier;
					} else {
						throw new Error("No valid Identity Pool \"credential_source\" provided, must be either file, url, or certificate.");
					}
				}
			}
			async retrieveSubjectToken() {
				const subjectToken = await this.subjectTokenSupplier.getSubjectToken(this.supplierContext);
				if (this.subjectTokenSupplier instanceof certificatesubjecttokensupplier_1.CertificateSubjectTokenSupplier) {
					const mtlsAgent = await this.subjectTokenSupplier.createMtlsHttpsAgent();
					this.stsCredential = new stscredentials_1.StsCredentials({
						tokenExchangeEndpoint: this.getTokenUrl(),
						clientAuthentication: this.clientAuth,
						transporter: new gaxios_1.Gaxios({ agent: mtlsAgent })
					});
					this.transporter = new gaxios_1.Gaxios({
						...this.transporter.defaults || {},
						agent: mtlsAgent
					});
				}
				return subjectToken;
			}
		}
		exports.s = IdentityPoolClient;
	}),
	6653: (function (__unused_webpack_module, exports, __webpack_require__) {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.OAuthClientAuthHandler = void 0;
		exports.getErrorFromOAuthErrorResponse = getErrorFromOAuthErrorResponse;
		const gaxios_1 = __webpack_require__(17842);
		const crypto_1 = __webpack_require__(88851);
		const METHODS_SUPPORTING_REQUEST_BODY = [
			"PUT",
			"POST",
			"PATCH"
		];
		class OAuthClientAuthHandler {
			#crypto = (0, crypto_1.createCrypto)();
			#clientAuthentication;
			transporter;
			constructor(options) {
				if (options && "clientId" in options) {
					this.#clientAuthentication = options;
					this.transporter = new gaxios_1.Gaxios();
				} else {
					this.#clientAuthentication = options?.clientAuthentication;
					this.transporter = options?.transporter || new gaxios_1.Gaxios();
				}
			}
			applyClientAuthenticationOptions(opts, bearerToken) {
				opts.headers = gaxios_1.Gaxios.mergeHeaders(opts.headers);
				this.injectAuthenticatedHeaders(opts, bearerToken);
				if (!bearerToken) {
					this.injectAuthenticatedRequestBody(opts);
				}
			}
			injectAuthenticatedHeaders(opts, bearerToken) {
				if (bearerToken) {
					opts.headers = gaxios_1.Gaxios.mergeHeaders(opts.headers, { authorization: `Bearer ${bearerToken}` });
				} else if (this.#clientAuthentication?.confidentialClientType === "basic") {
					opts.headers = gaxios_1.Gaxios.mergeHeaders(opts.headers);
					const clientId = this.#clientAuthentication.clientId;
					const clientSecret = this.#clientAuthentication.clientSecret || "";
					const base64EncodedCreds = this.#crypto.encodeBase64StringUtf8(`${clientId}:${clientSecret}`);
					gaxios_1.Gaxios.mergeHeaders(opts.headers, { authorization: `Basic ${base64EncodedCreds}` });
				}
			}
			injectAuthenticatedRequestBody(opts) {
				if (this.#clientAuthentication?.confidentialClientType === "request-body") {
					const method = (opts.method || "GET").toUpperCase();
					if (!METHODS_SUPPORTING_REQUEST_BODY.includes(method)) {
						throw new Error(`${method} HTTP method does not support ` + `${this.#clientAuthentication.confidentialClientType} ` + "client authentication");
					}
					const headers = new Headers(opts.headers);
					const contentType = headers.get("content-type");
					if (contentType?.startsWith("application/x-www-form-urlencoded") || opts.data instanceof URLSearchParams) {
						const data = new URLSearchParams(opts.data ?? "");
						data.append("client_id", this.#clientAuthentication.clientId);
						data.append("client_secret", this.#clientAuthentication.clientSecret || "");
						opts.data = data;
					} else if (contentType?.startsWith("application/json")) {
						opts.data = opts.data || {};
						Object.assign(opts.data, {
							client_id: this.#clientAuthentication.clientId,
							client_secret: this.#clientAuthentication.clientSecret || ""
						});
					} else {
						throw new Error(`${contentType} content-types are not supported with ` + `${this.#clientAuthentication.confidentialClientType} ` + "client authentication");
					}
				}
			}
			static get RETRY_CONFIG() {
				return {
					retry: true,
					retryConfig: { httpMethodsToRetry: [
						"GET",
						"PUT",
						"POST",
						"HEAD",
						"OPTIONS",
						"DELETE"
					] }
				};
			}
		}
		exports.OAuthClientAuthHandler = OAuthClientAuthHandler;
		function getErrorFromOAuthErrorResponse(resp, err) {
			const errorCode = resp.error;
			const errorDescription = resp.error_description;
			const errorUri = resp.error_uri;
			let message = `Error code ${errorCode}`;
			if (typeof errorDescription !== "undefined") {
				message += `: ${errorDescription}`;
			}
			if (typeof errorUri !== "undefined") {
				message += ` - ${errorUri}`;
			}
			const newError = new Error(message);
			if (err) {
				const keys = Object.keys(err);
				if (err.stack) {
					keys.push("stack");
				}
				keys.forEach((key) => {
					if (key !== "message") {
						Object.defineProperty(newError, key, {
							value: err[key],
							writable: false,
							enumerable: true
						});
					}
				});
			}
			return newError;
		}
	}),
	121: (function (__unused_webpack_module, exports, __webpack_require__) {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.StsCredentials = void 0;
		const gaxios_1 = __webpack_require__(17842);
		const authclient_1 = __webpack_require__(34810);
		const oauth2common_1 = __webpack_require__(6653);
		const util_1 = __webpack_require__(37870);
		class StsCredentials extends oauth2common_1.OAuthClientAuthHandler {
			#tokenExchangeEndpoint;
			constructor(options = { tokenExchangeEndpoint: "" }, clientAuthentication) {
				if (typeof options !== "object" || options instanceof URL) {
					options = {
						tokenExchangeEndpoint: options,
						clientAuthentication
					};
				}
				super(options);
				this.#tokenExchangeEndpoint = options.tokenExchangeEndpoint;
			}
			async exchangeToken(stsCredentialsOptions, headers, options) {
				const values = {
					grant_type: stsCredentialsOptions.grantType,
					resource: stsCredentialsOptions.resource,
					audience: stsCredentialsOptions.audience,
					scope: stsCredentialsOptions.scope?.join(" "),
					requested_token_type: stsCredentialsOptions.requestedTokenType,
					subject_token: stsCredentialsOptions.subjectToken,
					subject_token_type: stsCredentialsOptions.subjectTokenType,
					actor_token: stsCredentialsOptions.actingParty?.actorToken,
					actor_token_type: stsCredentialsOptions.actingParty?.actorTokenType,
					options: options && JSON.stringify(options)
				};
				const opts = {
					...StsCredentials.RETRY_CONFIG,
					url: this.#tokenExchangeEndpoint.toString(),
					method: "POST",
					headers,
					data: new URLSearchParams((0, util_1.removeUndefinedValuesInObject)(values)),
					responseType: "json"
				};
				authclient_1.AuthClient.setMethodName(opts, "exchangeToken");
				this.applyClientAuthenticationOptions(opts);
				try {
					const response = await this.transporter.request(opts);
					const stsSuccessfulResponse = response.data;
					stsSuccessfulResponse.res = response;
					return stsSuccessfulResponse;
				} catch (error) {
					if (error instanceof gaxios_1.GaxiosError && error.response) {
						throw (0, oauth2common_1.getErrorFromOAuthErrorResponse)(error.response.data, error);
					}
					throw error;
				}
			}
		}
		exports.StsCredentials = StsCredentials;
	}),
	24627: (function (__unused_webpack_module, exports, __webpack_require__) {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.UrlSubjectTokenSupplier = void 0;
		const authclient_1 = __webpack_require__(34810);
		class UrlSubjectTokenSupplier {
			url;
			headers;
			formatType;
			subjectTokenFieldName;
			additionalGaxiosOptions;
			constructor(opts) {
				this.url = opts.url;
				this.formatType = opts.formatType;
				this.subjectTokenFieldName = opts.subjectTokenFieldName;
				this.headers = opts.headers;
				this.additionalGaxiosOptions = opts.additionalGaxiosOptions;
			}
			async getSubjectToken(context) {
				const opts = {
					...this.additionalGaxiosOptions,
					url: this.url,
					method: "GET",
					headers: this.headers,
					responseType: this.formatType
				};
				authclient_1.AuthClient.setMethodName(opts, "getSubjectToken");
				let subjectToken;
				if (this.formatType === "text") {
					const response = await context.transporter.request(opts);
					subjectToken = response.data;
				} else if (this.formatType === "json" && this.subjectTokenFieldName) {
					const response = await context.transporter.request(opts);
					subjectToken = response.data[this.subjectTokenFieldName];
				}
				if (!subjectToken) {
					throw new Error("Unable to parse the subject_token from the credential_source URL");
				}
				return subjectToken;
			}
		}
		exports.UrlSubjectTokenSupplier = UrlSubjectTokenSupplier;
	}),
	93438: (function (__unused_webpack_module, exports, __webpack_require__) {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.BrowserCrypto = void 0;
		const base64js = __webpack_require__(38793);
		const shared_1 = __webpack_require__(96831);
		class BrowserCrypto {
			constructor() {
				if (typeof window === "undefined" || window.crypto === undefined || window.crypto.subtle === undefined) {
					throw new Error("SubtleCrypto not found. Make sure it's an https:// website.");
				}
			}
			async sha256DigestBase64(str) {
				const inputBuffer = new TextEncoder().encode(str);
				const outputBuffer = await window.crypto.subtle.digest("SHA-256", inputBuffer);
				return base64js.fromByteArray(new Uint8Array(outputBuffer));
			}
			randomBytesBase64(count) {
				const array = new Uint8Array(count);
				window.crypto.getRandomValues(array);
				return base64js.fromByteArray(array);
			}
			static padBase64(base64) {
				while (base64.length % 4 !== 0) {
					base64 += "=";
				}
				return base64;
			}
			async verify(pubkey, data, signature) {
				const algo = {
					name: "RSASSA-PKCS1-v1_5",
					hash: { name: "SHA-256" }
				};
				const dataArray = new TextEncoder().encode(data);
				const signatureArray = base64js.toByteArray(BrowserCrypto.padBase64(signature));
				const cryptoKey = await window.crypto.subtle.importKey("jwk", pubkey, algo, true, ["verify"]);
				const result = await window.crypto.subtle.verify(algo, cryptoKey, Buffer.from(signatureArray), dataArray);
				return result;
			}
			async sign(privateKey, data) {
				const algo = {
					name: "RSASSA-PKCS1-v1_5",
					hash: { name: "SHA-256" }
				};
				const dataArray = new TextEncoder().encode(data);
				const cryptoKey = await window.crypto.subtle.importKey("jwk", privateKey, algo, true, ["sign"]);
				const result = await window.crypto.subtle.sign(algo, cryptoKey, dataArray);
				return base64js.fromByteArray(new Uint8Array(result));
			}
			decodeBase64StringUtf8(base64) {
				const uint8array = base64js.toByteArray(BrowserCrypto.padBase64(base64));
				const result = new TextDecoder().decode(uint8array);
				return result;
			}
			encodeBase64StringUtf8(text) {
				const uint8array = new TextEncoder().encode(text);
				const result = base64js.fromByteArray(uint8array);
				return result;
			}
			async sha256DigestHex(str) {
				const inputBuffer = new TextEncoder().encode(str);
				const outputBuffer = await window.crypto.subtle.digest("SHA-256", inputBuffer);
				return (0, shared_1.fromArrayBufferToHex)(outputBuffer);
			}
			async signWithHmacSha256(key, msg) {
				const rawKey = typeof key === "string" ? key : String.fromCharCode(...new Uint16Array(key));
				const enc = new TextEncoder();
				const cryptoKey = await window.crypto.subtle.importKey("raw", enc.encode(rawKey), {
					name: "HMAC",
					hash: { name: "SHA-256" }
				}, false, ["sign"]);
				return window.crypto.subtle.sign("HMAC", cryptoKey, enc.encode(msg));
			}
		}
		exports.BrowserCrypto = BrowserCrypto;
	}),
	88851: (function(__unused_webpack_module, exports, __webpack_require__) {
		var __createBinding = this && this.__createBinding || (Object.create ? (function(o, m, k, k2) {
			if (k2 === undefined) k2 = k;
			var desc = Object.getOwnPropertyDescriptor(m, k);
			if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
				desc = {
					enumerable: true,
					get: function() {
						return m[k];
					}
				};
			}
			Object.defineProperty(o, k2, desc);
		}) : (function(o, m, k, k2) {
			if (k2 === undefined) k2 = k;
			o[k2] = m[k];
		}));
		var __exportStar = this && this.__exportStar || function(m, exports) {
			for (var p in m) if (p !== "default" && !Object.prototype.hasOwnProperty.call(exports, p)) __createBinding(exports, m, p);
		};
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.createCrypto = createCrypto;
		exports.hasBrowserCrypto = hasBrowserCrypto;
		const crypto_1 = __webpack_require__(93438);
		const crypto_2 = __webpack_require__(27388);
		__exportStar(__webpack_require__(96831), exports);
		function createCrypto() {
			if (hasBrowserCrypto()) {
				return new crypto_1.BrowserCrypto();
			}
			return new crypto_2.NodeCrypto();
		}
		function hasBrowserCrypto() {
			return typeof window !== "undefined" && typeof window.crypto !== "undefined" && typeof window.crypto.subtle !== "undefined";
		}
	}),
	27388: (function (__unused_webpack_module, exports, __webpack_require__) {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.NodeCrypto = void 0;
		const crypto = __webpack_require__(76982);
		class NodeCrypto {
			async sha256DigestBase64(str) {
				return crypto.createHash("sha256").update(str).digest("base64");
			}
			randomBytesBase64(count) {
				return crypto.randomBytes(count).toString("base64");
			}
			async verify(pubkey, data, signature) {
				const verifier = crypto.createVerify("RSA-SHA256");
				verifier.update(data);
				verifier.end();
				return verifier.verify(pubkey, signature, "base64");
			}
			async sign(privateKey, data) {
				const signer = crypto.createSign("RSA-SHA256");
				signer.update(data);
				signer.end();
				return signer.sign(privateKey, "base64");
			}
			decodeBase64StringUtf8(base64) {
				return Buffer.from(base64, "base64").toString("utf-8");
			}
			encodeBase64StringUtf8(text) {
				return Buffer.from(text, "utf-8").toString("base64");
			}
			async sha256DigestHex(str) {
				return crypto.createHash("sha256").update(str).digest("hex");
			}
			async signWithHmacSha256(key, msg) {
				const cryptoKey = typeof key === "string" ? key : toBuffer(key);
				return toArrayBuffer(crypto.createHmac("sha256", cryptoKey).update(msg).digest());
			}
		}
		exports.NodeCrypto = NodeCrypto;
		function toArrayBuffer(buffer) {
			const ab = new ArrayBuffer(buffer.length);
			const view = new Uint8Array(ab);
			for (let i = 0; i < buffer.length; ++i) {
				view[i] = buffer[i];
			}
			return ab;
		}
		function toBuffer(arrayBuffer) {
			return Buffer.from(arrayBuffer);
		}
	}),
	96831: (function (__unused_webpack_module, exports) {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.fromArrayBufferToHex = fromArrayBufferToHex;
		function fromArrayBufferToHex(arrayBuffer) {
			const byteArray = Array.from(new Uint8Array(arrayBuffer));
			return byteArray.map((byte) => {
				return byte.toString(16).padStart(2, "0");
			}).join("");
		}
	}),
	37870: (function (__unused_webpack_module, exports, __webpack_require__) {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.LRUCache = void 0;
		exports.snakeToCamel = snakeToCamel;
		exports.originalOrCamelOptions = originalOrCamelOptions;
		exports.removeUndefinedValuesInObject = removeUndefinedValuesInObject;
		exports.isValidFile = isValidFile;
		exports.getWellKnownCertificateConfigFileLocation = getWellKnownCertificateConfigFileLocation;
		exports.isAdcWarningSuppressed = isAdcWarningSuppressed;
		exports.suppressAdcWarning = suppressAdcWarning;
		exports.isFromJsonWarningSuppressed = isFromJsonWarningSuppressed;
		exports.suppressFromJsonWarning = suppressFromJsonWarning;
		const fs = __webpack_require__(79896);
		const os = __webpack_require__(70857);
		const path = __webpack_require__(16928);
		const WELL_KNOWN_CERTIFICATE_CONFIG_FILE = "certificate_config.json";
		const CLOUDSDK_CONFIG_DIRECTORY = "gcloud";
		function snakeToCamel(str) {
			return str.replace(/([_][^_])/g, (match) => match.slice(1).toUpperCase());
		}
		function originalOrCamelOptions(obj) {
			function get(key) {
				const o = obj || {};
				return o[key] ?? o[snakeToCamel(key)];
			}
			return { get };
		}
		class LRUCache {
			capacity;
			#cache = new Map();
			maxAge;
			constructor(options) {
				this.capacity = options.capacity;
				this.maxAge = options.maxAge;
			}
			#moveToEnd(key, value) {
				this.#cache.delete(key);
				this.#cache.set(key, {
					value,
					lastAccessed: Date.now()
				});
			}
			set(key, value) {
				this.#moveToEnd(key, value);
				this.#evict();
			}
			get(key) {
				const item = this.#cache.get(key);
				if (!item) return;
				this.#moveToEnd(key, item.value);
				this.#evict();
				return item.value;
			}
			#evict() {
				const cutoffDate = this.maxAge ? Date.now() - this.maxAge : 0;
				let oldestItem = this.#cache.entries().next();
				while (!oldestItem.done && (this.#cache.size > this.capacity || oldestItem.value[1].lastAccessed < cutoffDate)) {
					this.#cache.delete(oldestItem.value[0]);
					oldestItem = this.#cache.entries().next();
				}
			}
		}
		exports.LRUCache = LRUCache;
		function removeUndefinedValuesInObject(object) {
			Object.entries(object).forEach(([key, value]) => {
				if (value === undefined || value === "undefined") {
					delete object[key];
				}
			});
			return object;
		}
		async function isValidFile(filePath) {
			try {
				const stats = await fs.promises.lstat(filePath);
				return stats.isFile();
			} catch (e) {
				return false;
			}
		}
		function getWellKnownCertificateConfigFileLocation() {
			const configDir = process.env.CLOUDSDK_CONFIG || (_isWindows() ? path.join(process.env.APPDATA || "", CLOUDSDK_CONFIG_DIRECTORY) : path.join(process.env.HOME || "", ".config", CLOUDSDK_CONFIG_DIRECTORY));
			return path.join(configDir, WELL_KNOWN_CERTIFICATE_CONFIG_FILE);
		}
		function _isWindows() {
			return os.platform().startsWith("win");
		}
		let adcWarningSuppressionDepth = 0;
		let fromJsonWarningSuppressionDepth = 0;
		function isAdcWarningSuppressed() {
			return adcWarningSuppressionDepth > 0;
		}
		function suppressAdcWarning(fn) {
			adcWarningSuppressionDepth++;
			try {
				return fn();
			} finally {
				adcWarningSuppressionDepth--;
			}
		}
		function isFromJsonWarningSuppressed() {
			return adcWarningSuppressionDepth > 0 || fromJsonWarningSuppressionDepth > 0;
		}
		function suppressFromJsonWarning(fn) {
			fromJsonWarningSuppressionDepth++;
			try {
				return fn();
			} finally {
				fromJsonWarningSuppressionDepth--;
			}
		}
	}),
	71628: (function (__unused_webpack_module, exports) {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.Colours = void 0;
		class Colours {
			static enabled = false;
			static reset = "";
			static bright = "";
			static dim = "";
			static red = "";
			static green = "";
			static yellow = "";
			static blue = "";
			static magenta = "";
			static cyan = "";
			static white = "";
			static grey = "";
			static isEnabled(stream) {
				return stream && stream.isTTY && (typeof stream.getColorDepth === "function" ? stream.getColorDepth() > 2 : true);
			}
			static refresh() {
				Colours.enabled = Colours.isEnabled(process?.stderr);
				if (!this.enabled) {
					Colours.reset = "";
					Colours.bright = "";
					Colours.dim = "";
					Colours.red = "";
					Colours.green = "";
					Colours.yellow = "";
					Colours.blue = "";
					Colours.magenta = "";
					Colours.cyan = "";
					Colours.white = "";
					Colours.grey = "";
				} else {
					Colours.reset = "\x1B[0m";
					Colours.bright = "\x1B[1m";
					Colours.dim = "\x1B[2m";
					Colours.red = "\x1B[31m";
					Colours.green = "\x1B[32m";
					Colours.yellow = "\x1B[33m";
					Colours.blue = "\x1B[34m";
					Colours.magenta = "\x1B[35m";
					Colours.cyan = "\x1B[36m";
					Colours.white = "\x1B[37m";
					Colours.grey = "\x1B[90m";
				}
			}
		}
		exports.Colours = Colours;
		Colours.refresh();
	}),
	81577: (function(__unused_webpack_module, exports, __webpack_require__) {
		var __createBinding = this && this.__createBinding || (Object.create ? (function(o, m, k, k2) {
			if (k2 === undefined) k2 = k;
			var desc = Object.getOwnPropertyDescriptor(m, k);
			if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
				desc = {
					enumerable: true,
					get: function() {
						return m[k];
					}
				};
			}
			Object.defineProperty(o, k2, desc);
		}) : (function(o, m, k, k2) {
			if (k2 === undefined) k2 = k;
			o[k2] = m[k];
		}));
		var __exportStar = this && this.__exportStar || function(m, exports) {
			for (var p in m) if (p !== "default" && !Object.prototype.hasOwnProperty.call(exports, p)) __createBinding(exports, m, p);
		};
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.LogSeverity = void 0;
		__exportStar(__webpack_require__(74788), exports);
		var types_1 = __webpack_require__(12440);
		Object.defineProperty(exports, "LogSeverity", {
			enumerable: true,
			get: function() {
				return types_1.LogSeverity;
			}
		});
	}),
	74788: (function(__unused_webpack_module, exports, __webpack_require__) {
		var __createBinding = this && this.__createBinding || (Object.create ? (function(o, m, k, k2) {
			if (k2 === undefined) k2 = k;
			var desc = Object.getOwnPropertyDescriptor(m, k);
			if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
				desc = {
					enumerable: true,
					get: function() {
						return m[k];
					}
				};
			}
			Object.defineProperty(o, k2, desc);
		}) : (function(o, m, k, k2) {
			if (k2 === undefined) k2 = k;
			o[k2] = m[k];
		}));
		var __setModuleDefault = this && this.__setModuleDefault || (Object.create ? (function(o, v) {
			Object.defineProperty(o, "default", {
				enumerable: true,
				value: v
			});
		}) : function(o, v) {
			o["default"] = v;
		});
		var __importStar = this && this.__importStar || (function() {
			var ownKeys = function(o) {
				ownKeys = Object.getOwnPropertyNames || function(o) {
					var ar = [];
					for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
					return ar;
				};
				return ownKeys(o);
			};
			return function(mod) {
				if (mod && mod.__esModule) return mod;
				var result = {};
				if (mod != null) {
					for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
				}
				__setModuleDefault(result, mod);
				return result;
			};
		})();
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.env = exports.DebugLogBackendBase = exports.placeholder = exports.AdhocDebugLogger = void 0;
		exports.getNodeBackend = getNodeBackend;
		exports.getDebugBackend = getDebugBackend;
		exports.getStructuredBackend = getStructuredBackend;
		exports.setBackend = setBackend;
		exports.log = log;
		const events_1 = __webpack_require__(24434);
		const process = __importStar(__webpack_require__(932));
		const util = __importStar(__webpack_require__(39023));
		const colours_1 = __webpack_require__(71628);
		const types_1 = __webpack_require__(12440);
		class AdhocDebugLogger extends events_1.EventEmitter {
			namespace;
			upstream;
			func;
			constructor(namespace, upstream) {
				super();
				this.namespace = namespace;
				this.upstream = upstream;
				this.func = Object.assign(this.invoke.bind(this), {
					instance: this,
					on: (event, listener) => this.on(event, listener)
				});
				this.func.debug = (...args) => this.invokeSeverity(types_1.LogSeverity.DEBUG, ...args);
				this.func.info = (...args) => this.invokeSeverity(types_1.LogSeverity.INFO, ...args);
				this.func.warn = (...args) => this.invokeSeverity(types_1.LogSeverity.WARNING, ...args);
				this.func.error = (...args) => this.invokeSeverity(types_1.LogSeverity.ERROR, ...args);
				this.func.sublog = (namespace) => log(namespace, this.func);
			}
			invoke(fields, ...args) {
				if (this.upstream) {
					try {
						this.upstream(fields, ...args);
					} catch (e) {}
				}
				try {
					this.emit("log", fields, args);
				} catch (e) {}
			}
			invokeSeverity(severity, ...args) {
				this.invoke({ severity }, ...args);
			}
		}
		exports.AdhocDebugLogger = AdhocDebugLogger;
		exports.placeholder = new AdhocDebugLogger("", () => {}).func;
		class DebugLogBackendBase {
			cached = new Map();
			filters = [];
			filtersSet = false;
			constructor() {
				let nodeFlag = process.env[exports.env.nodeEnables] ?? "*";
				if (nodeFlag === "all" || nodeFlag === "true") {
					nodeFlag = "*";
				}
				this.filters = nodeFlag.split(",");
			}
			log(namespace, fields, ...args) {
				try {
					if (!this.filtersSet) {
						this.setFilters();
						this.filtersSet = true;
					}
					let logger = this.cached.get(namespace);
					if (!logger) {
						logger = this.makeLogger(namespace);
						this.cached.set(namespace, logger);
					}
					logger(fields, ...args);
				} catch (e) {
					console.error(e);
				}
			}
		}
		exports.DebugLogBackendBase = DebugLogBackendBase;
		class NodeBackend extends DebugLogBackendBase {
			enabledRegexp = /.*/g;
			isEnabled(namespace) {
				return this.enabledRegexp.test(namespace);
			}
			makeLogger(namespace) {
				if (!this.enabledRegexp.test(namespace)) {
					return () => {};
				}
				return (fields, ...args) => {
					const nscolour = `${colours_1.Colours.green}${namespace}${colours_1.Colours.reset}`;
					const pid = `${colours_1.Colours.yellow}${process.pid}${colours_1.Colours.reset}`;
					let level;
					switch (fields.severity) {
						case types_1.LogSeverity.ERROR:
							level = `${colours_1.Colours.red}${fields.severity}${colours_1.Colours.reset}`;
							break;
						case types_1.LogSeverity.INFO:
							level = `${colours_1.Colours.magenta}${fields.severity}${colours_1.Colours.reset}`;
							break;
						case types_1.LogSeverity.WARNING:
							level = `${colours_1.Colours.yellow}${fields.severity}${colours_1.Colours.reset}`;
							break;
						default:
							level = fields.severity ?? types_1.LogSeverity.DEFAULT;
							break;
					}
					const msg = util.formatWithOptions({ colors: colours_1.Colours.enabled }, ...args);
					const filteredFields = Object.assign({}, fields);
					delete filteredFields.severity;
					const fieldsJson = Object.getOwnPropertyNames(filteredFields).length ? JSON.stringify(filteredFields) : "";
					const fieldsColour = fieldsJson ? `${colours_1.Colours.grey}${fieldsJson}${colours_1.Colours.reset}` : "";
					console.error("%s [%s|%s] %s%s", pid, nscolour, level, msg, fieldsJson ? ` ${fieldsColour}` : "");
				};
			}
			setFilters() {
				const totalFilters = this.filters.join(",");
				const regexp = totalFilters.replace(/[|\\{}()[\]^$+?.]/g, "\\$&").replace(/\*/g, ".*").replace(/,/g, "$|^");
				this.enabledRegexp = new RegExp(`^${regexp}$`, "i");
			}
		}
		function getNodeBackend() {
			return new NodeBackend();
		}
		class DebugBackend extends DebugLogBackendBase {
			debugPkg;
			constructor(pkg) {
				super();
				this.debugPkg = pkg;
			}
			makeLogger(namespace) {
				const debugLogger = this.debugPkg(namespace);
				return (fields, ...args) => {
					debugLogger(args[0], ...args.slice(1));
				};
			}
			setFilters() {
				const existingFilters = process.env["NODE_DEBUG"] ?? "";
				process.env["NODE_DEBUG"] = `${existingFilters}${existingFilters ? "," : ""}${this.filters.join(",")}`;
			}
		}
		function getDebugBackend(debugPkg) {
			return new DebugBackend(debugPkg);
		}
		class StructuredBackend extends DebugLogBackendBase {
			upstream;
			constructor(upstream) {
				super();
				this.upstream = upstream ?? undefined;
			}
			makeLogger(namespace) {
				const debugLogger = this.upstream?.makeLogger(namespace);
				return (fields, ...args) => {
					const severity = fields.severity ?? types_1.LogSeverity.INFO;
					const json = Object.assign({
						severity,
						message: util.format(...args)
					}, fields);
					const jsonString = JSON.stringify(json);
					if (debugLogger) {
						debugLogger(fields, jsonString);
					} else {
						console.log("%s", jsonString);
					}
				};
			}
			setFilters() {
				this.upstream?.setFilters();
			}
		}
		function getStructuredBackend(upstream) {
			return new StructuredBackend(upstream);
		}
		exports.env = { nodeEnables: "GOOGLE_SDK_NODE_LOGGING" };
		const loggerCache = new Map();
		let cachedBackend = undefined;
		function setBackend(backend) {
			cachedBackend = backend;
			loggerCache.clear();
		}
		function log(namespace, parent) {
			if (!cachedBackend) {
				const enablesFlag = process.env[exports.env.nodeEnables];
				if (!enablesFlag) {
					return exports.placeholder;
				}
			}
			if (!namespace) {
				return exports.placeholder;
			}
			if (parent) {
				namespace = `${parent.instance.namespace}:${namespace}`;
			}
			const existing = loggerCache.get(namespace);
			if (existing) {
				return existing.func;
			}
			if (cachedBackend === null) {
				return exports.placeholder;
			} else if (cachedBackend === undefined) {
				cachedBackend = getNodeBackend();
			}
			const logger = (() => {
				let previousBackend = undefined;
				const newLogger = new AdhocDebugLogger(namespace, (fields, ...args) => {
					if (previousBackend !== cachedBackend) {
						if (cachedBackend === null) {
							return;
						} else if (cachedBackend === undefined) {
							cachedBackend = getNodeBackend();
						}
						previousBackend = cachedBackend;
					}
					cachedBackend?.log(namespace, fields, ...args);
				});
				return newLogger;
			})();
			loggerCache.set(namespace, logger);
			return logger.func;
		}
	}),
	12440: (function (__unused_webpack_module, exports) {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.LogSeverity = void 0;
		var LogSeverity;
		(function(LogSeverity) {
			LogSeverity["DEFAULT"] = "DEFAULT";
			LogSeverity["DEBUG"] = "DEBUG";
			LogSeverity["INFO"] = "INFO";
			LogSeverity["WARNING"] = "WARNING";
			LogSeverity["ERROR"] = "ERROR";
		})(LogSeverity || (exports.LogSeverity = LogSeverity = {}));
	}),
	38823: (function (module, __unused_webpack_exports, __webpack_require__) {
		const pkg = __webpack_require__(66495);
		module.exports = { pkg };
	}),
	65470: (function (__unused_webpack_module, exports, __webpack_require__) {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.USER_AGENT = exports.PRODUCT_NAME = exports.pkg = void 0;
		const pkg = __webpack_require__(96066);
		exports.pkg = pkg;
		const PRODUCT_NAME = "google-api-nodejs-client";
		exports.PRODUCT_NAME = PRODUCT_NAME;
		const USER_AGENT = `${PRODUCT_NAME}/${pkg.version}`;
		exports.USER_AGENT = USER_AGENT;
	}),
	66495: (function (module) {
		module.exports = JSON.parse("{\"name\":\"gaxios\",\"version\":\"8.3.3\",\"description\":\"A simple common HTTP client specifically for Google APIs and services.\",\"main\":\"build/cjs/src/index.js\",\"types\":\"build/cjs/src/index.d.ts\",\"files\":[\"build/cjs/src\",\"build/esm/src\",\"build/esm/package.json\",\"!build/**/*.map\"],\"exports\":{\".\":{\"import\":{\"types\":\"./build/esm/src/index.d.ts\",\"default\":\"./build/esm/src/index.js\"},\"require\":{\"types\":\"./build/cjs/src/index.d.ts\",\"default\":\"./build/cjs/src/index.js\"}},\"./build/src/common\":{\"import\":\"./build/esm/src/common.js\",\"require\":\"./build/cjs/src/common.js\"},\"./package.json\":\"./package.json\"},\"repository\":{\"type\":\"git\",\"directory\":\"core/packages/gaxios\",\"url\":\"https://github.com/googleapis/google-cloud-node.git\"},\"keywords\":[\"google\"],\"engines\":{\"node\":\">=22\"},\"author\":\"Google, LLC\",\"license\":\"Apache-2.0\",\"devDependencies\":{\"@babel/plugin-proposal-private-methods\":\"^7.18.6\",\"@types/cors\":\"^2.8.6\",\"@types/express\":\"^5.0.0\",\"@types/extend\":\"^3.0.1\",\"@types/mocha\":\"^10.0.10\",\"@types/multiparty\":\"4.2.1\",\"@types/mv\":\"^2.1.0\",\"@types/ncp\":\"^2.0.8\",\"@types/node\":\"^24.0.0\",\"@types/sinon\":\"^21.0.0\",\"@types/tmp\":\"^0.2.6\",\"assert\":\"^2.0.0\",\"browserify\":\"^17.0.0\",\"c8\":\"^10.1.3\",\"cors\":\"^2.8.5\",\"express\":\"^5.0.0\",\"gts\":\"^6.0.2\",\"is-docker\":\"^3.0.0\",\"jsdoc\":\"^4.0.4\",\"jsdoc-fresh\":\"^6.1.0\",\"jsdoc-region-tag\":\"^5.1.0\",\"karma\":\"^6.0.0\",\"karma-chrome-launcher\":\"^3.0.0\",\"karma-coverage\":\"^2.0.0\",\"karma-firefox-launcher\":\"^2.0.0\",\"karma-mocha\":\"^2.0.0\",\"karma-remap-coverage\":\"^0.1.5\",\"karma-sourcemap-loader\":\"^0.4.0\",\"karma-webpack\":\"^5.0.0\",\"mocha\":\"^11.1.0\",\"multiparty\":\"^4.2.1\",\"mv\":\"^2.1.1\",\"ncp\":\"^2.0.0\",\"nock\":\"14.0.5\",\"null-loader\":\"^4.0.1\",\"pack-n-play\":\"^5.3.0\",\"puppeteer\":\"^24.0.0\",\"sinon\":\"21.0.3\",\"stream-browserify\":\"^3.0.0\",\"tmp\":\"0.2.7\",\"ts-loader\":\"^9.5.2\",\"typescript\":\"5.8.3\",\"undici-types\":\"^7.24.1\",\"webpack\":\"^5.97.1\",\"webpack-cli\":\"^6.0.1\"},\"dependencies\":{\"extend\":\"^3.0.2\",\"https-proxy-agent\":\"^7.0.1\",\"node-fetch\":\"^3.3.2\"},\"homepage\":\"https://github.com/googleapis/google-cloud-node/tree/main/core/packages/gaxios\",\"scripts\":{\"lint\":\"gts check --no-inline-config\",\"test\":\"node ../../../bin/run-test.cjs build/esm/test\",\"presystem-test\":\"npm run compile\",\"system-test\":\"mocha build/esm/system-test --timeout 80000\",\"compile\":\"tsc -b ./tsconfig.json ./tsconfig.cjs.json && node utils/enable-esm.mjs\",\"fix\":\"gts fix\",\"pretest\":\"npm run compile\",\"webpack\":\"webpack\",\"prebrowser-test\":\"npm run compile\",\"browser-test\":\"node build/browser-test/browser-test-runner.js\",\"docs\":\"jsdoc -c .jsdoc.js\",\"samples-test\":\"cd samples/ && npm link ../ && npm test && cd ../\",\"prelint\":\"cd samples; npm link ../; npm install\",\"clean\":\"gts clean\"}}");
	}),
	96066: (function (module) {
		module.exports = JSON.parse("{\"name\":\"google-auth-library\",\"version\":\"11.3.4\",\"author\":\"Google Inc.\",\"description\":\"Google APIs Authentication Client Library for Node.js\",\"engines\":{\"node\":\">=22\"},\"main\":\"./build/src/index.js\",\"types\":\"./build/src/index.d.ts\",\"repository\":{\"type\":\"git\",\"directory\":\"core/packages/google-auth-library-nodejs\",\"url\":\"https://github.com/googleapis/google-cloud-node.git\"},\"keywords\":[\"google\",\"api\",\"google apis\",\"client\",\"client library\"],\"dependencies\":{\"base64-js\":\"^1.3.0\",\"ecdsa-sig-formatter\":\"^1.0.11\",\"gaxios\":\"^8.3.1\",\"gcp-metadata\":\"^9.2.1\",\"google-logging-utils\":\"^2.1.0\",\"jws\":\"^4.0.0\"},\"devDependencies\":{\"@types/base64-js\":\"^1.2.5\",\"@types/jws\":\"^3.1.0\",\"@types/mocha\":\"^10.0.10\",\"@types/mv\":\"^2.1.0\",\"@types/ncp\":\"^2.0.8\",\"@types/node\":\"^24.0.0\",\"@types/sinon\":\"^21.0.0\",\"assert-rejects\":\"^1.0.0\",\"c8\":\"^10.1.3\",\"codecov\":\"^3.8.3\",\"gts\":\"^6.0.2\",\"is-docker\":\"^3.0.0\",\"jsdoc\":\"^4.0.4\",\"jsdoc-fresh\":\"^6.1.0\",\"jsdoc-region-tag\":\"^5.1.0\",\"karma\":\"^6.0.0\",\"karma-chrome-launcher\":\"^3.0.0\",\"karma-coverage\":\"^2.0.0\",\"karma-firefox-launcher\":\"^2.0.0\",\"karma-mocha\":\"^2.0.0\",\"karma-sourcemap-loader\":\"^0.4.0\",\"karma-webpack\":\"^5.0.0\",\"mocha\":\"^11.1.0\",\"mv\":\"^2.1.1\",\"ncp\":\"^2.0.0\",\"nock\":\"^14.0.5\",\"null-loader\":\"^4.0.1\",\"puppeteer\":\"^24.0.0\",\"sinon\":\"21.0.3\",\"ts-loader\":\"^9.5.2\",\"typescript\":\"5.8.3\",\"webpack\":\"^5.97.1\",\"webpack-cli\":\"^6.0.1\"},\"files\":[\"build/src\",\"!build/src/**/*.map\"],\"license\":\"Apache-2.0\",\"homepage\":\"https://github.com/googleapis/google-cloud-node/tree/main/core/packages/google-auth-library-nodejs\",\"scripts\":{\"test\":\"node ../../../bin/run-test.cjs build/test\",\"clean\":\"gts clean\",\"lint\":\"gts check --no-inline-config\",\"compile\":\"tsc -p .\",\"fix\":\"gts fix\",\"pretest\":\"pnpm run compile --sourceMap\",\"docs\":\"jsdoc -c .jsdoc.js\",\"samples-setup\":\"cd samples/ && pnpm link ../ && pnpm run setup && cd ../\",\"samples-test\":\"cd samples/ && pnpm link ../ && pnpm test && cd ../\",\"system-test\":\"mocha build/system-test --timeout 60000\",\"presystem-test\":\"pnpm run compile --sourceMap\",\"webpack\":\"webpack\",\"browser-test\":\"karma start\",\"prelint\":\"cd samples; pnpm link ../; pnpm install\"}}");
	})
};
