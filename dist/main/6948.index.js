export const id = 6948;
export const ids = [6948];
export const modules = {
	64894: ((module, exports, __webpack_require__) => {
		module = __webpack_require__.nmd(module);
		if (true && module !== globalThis.module && typeof exports !== "undefined" && module.exports === exports) {
			Object.defineProperty(exports, "__esModule", { value: true });
			exports.findX509Credential = exports.rememberX509Credential = exports.findX509OAuthError = exports.rememberX509OAuthError = exports.isApprovedX509Client = exports.markApprovedX509Client = exports.isRetryableX509IssuerError = exports.markRetryableX509IssuerError = exports.isTransientX509ConnectionError = exports.markTransientX509ConnectionError = exports.rememberRegisteredX509Transport = exports.findRegisteredX509Transport = void 0;
			const registeredX509Transports = new WeakMap();
			const transientX509ConnectionErrors = new WeakSet();
			const retryableX509IssuerErrors = new WeakSet();
			const approvedX509Clients = new WeakSet();
			const approvedX509OAuthErrors = new WeakMap();
			const approvedX509Credentials = new WeakMap();
			exports.findRegisteredX509Transport = WeakMap.prototype.get.bind(registeredX509Transports);
			exports.rememberRegisteredX509Transport = WeakMap.prototype.set.bind(registeredX509Transports);
			exports.markTransientX509ConnectionError = WeakSet.prototype.add.bind(transientX509ConnectionErrors);
			exports.isTransientX509ConnectionError = WeakSet.prototype.has.bind(transientX509ConnectionErrors);
			exports.markRetryableX509IssuerError = WeakSet.prototype.add.bind(retryableX509IssuerErrors);
			exports.isRetryableX509IssuerError = WeakSet.prototype.has.bind(retryableX509IssuerErrors);
			exports.markApprovedX509Client = WeakSet.prototype.add.bind(approvedX509Clients);
			exports.isApprovedX509Client = WeakSet.prototype.has.bind(approvedX509Clients);
			exports.rememberX509OAuthError = WeakMap.prototype.set.bind(approvedX509OAuthErrors);
			exports.findX509OAuthError = WeakMap.prototype.get.bind(approvedX509OAuthErrors);
			exports.rememberX509Credential = WeakMap.prototype.set.bind(approvedX509Credentials);
			exports.findX509Credential = WeakMap.prototype.get.bind(approvedX509Credentials);
		}
	}),
	56948: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			APIConnectionError: () => APIConnectionError,
			APIConnectionTimeoutError: () => error_APIConnectionTimeoutError,
			APIError: () => APIError,
			APIPromise: () => APIPromise,
			APIUserAbortError: () => APIUserAbortError,
			AuthenticationError: () => AuthenticationError,
			AzureOpenAI: () => AzureOpenAI,
			BadRequestError: () => BadRequestError,
			BedrockOpenAI: () => BedrockOpenAI,
			ComputerToolset: () => ComputerToolset,
			ConflictError: () => ConflictError,
			InternalServerError: () => InternalServerError,
			InvalidWebhookSignatureError: () => InvalidWebhookSignatureError,
			NotFoundError: () => NotFoundError,
			OAuthError: () => OAuthError,
			OpenAI: () => OpenAI,
			OpenAIError: () => error_OpenAIError,
			PagePromise: () => PagePromise,
			PermissionDeniedError: () => PermissionDeniedError,
			RateLimitError: () => RateLimitError,
			SubjectTokenProviderError: () => SubjectTokenProviderError,
			UnprocessableEntityError: () => UnprocessableEntityError,
			"default": () => OpenAI,
			toFile: () => toFile,
			toStreamingFile: () => toStreamingFile
		});
		var x509_transport_state_browser_namespaceObject = {};
		__webpack_require__.r(x509_transport_state_browser_namespaceObject);
		__webpack_require__.d(x509_transport_state_browser_namespaceObject, {
			findRegisteredX509Transport: () => findRegisteredX509Transport,
			findX509Credential: () => findX509Credential,
			findX509OAuthError: () => findX509OAuthError,
			isApprovedX509Client: () => x509_transport_state_browser_isApprovedX509Client,
			isRetryableX509IssuerError: () => isRetryableX509IssuerError,
			isTransientX509ConnectionError: () => isTransientX509ConnectionError,
			markApprovedX509Client: () => markApprovedX509Client,
			markRetryableX509IssuerError: () => markRetryableX509IssuerError,
			markTransientX509ConnectionError: () => markTransientX509ConnectionError,
			rememberRegisteredX509Transport: () => rememberRegisteredX509Transport,
			rememberX509Credential: () => rememberX509Credential,
			rememberX509OAuthError: () => rememberX509OAuthError
		});
		;
		function __classPrivateFieldSet(receiver, state, value, kind, f) {
			if (kind === "m") throw new TypeError("Private method is not writable");
			if (kind === "a" && !f) throw new TypeError("Private accessor was defined without a setter");
			if (typeof state === "function" ? receiver !== state || !f : !state.has(receiver)) throw new TypeError("Cannot write private member to an object whose class did not declare it");
			return kind === "a" ? f.call(receiver, value) : f ? f.value = value : state.set(receiver, value), value;
		}
		function __classPrivateFieldGet(receiver, state, kind, f) {
			if (kind === "a" && !f) throw new TypeError("Private accessor was defined without a getter");
			if (typeof state === "function" ? receiver !== state || !f : !state.has(receiver)) throw new TypeError("Cannot read private member from an object whose class did not declare it");
			return kind === "m" ? f : kind === "a" ? f.call(receiver) : f ? f.value : state.get(receiver);
		}
		function __classPrivateFieldIn(state, receiver) {
			if (receiver === null || typeof receiver !== "object" && typeof receiver !== "function") throw new TypeError("Cannot use 'in' operator on non-object");
			return typeof state === "function" ? receiver === state : state.has(receiver);
		}
		;
		let uuid4 = function() {
			const { crypto } = globalThis;
			if (crypto?.randomUUID) {
				uuid4 = crypto.randomUUID.bind(crypto);
				return crypto.randomUUID();
			}
			const u8 = new Uint8Array(1);
			const randomByte = crypto ? () => crypto.getRandomValues(u8)[0] : () => Math.random() * 255 & 255;
			return "10000000-1000-4000-8000-100000000000".replace(/[018]/g, (c) => (+c ^ randomByte() & 15 >> +c / 4).toString(16));
		};
		;
		function isAbortError(err) {
			return typeof err === "object" && err !== null && ("name" in err && err.name === "AbortError" || "message" in err && String(err.message).includes("FetchRequestCanceledException"));
		}
		const castToError = (err) => {
			if (err instanceof Error) return err;
			if (typeof err === "object" && err !== null) {
				try {
					if (Object.prototype.toString.call(err) === "[object Error]") {
						const hasCause = "cause" in err;
						const error = new Error(err.message, hasCause ? { cause: err.cause } : {});
						if (err.stack) error.stack = err.stack;
						if (hasCause && !Object.prototype.hasOwnProperty.call(error, "cause")) error.cause = err.cause;
						if (err.name) error.name = err.name;
						return error;
					}
				} catch {}
				try {
					return new Error(JSON.stringify(err));
				} catch {}
			}
			return new Error(err);
		};
		;
		class error_OpenAIError extends Error {}
		class APIError extends error_OpenAIError {
			constructor(status, error, message, headers) {
				super(`${APIError.makeMessage(status, error, message)}`);
				this.status = status;
				this.headers = headers;
				this.requestID = headers?.get("x-request-id");
				this.error = error;
				const data = error;
				this.code = data?.["code"];
				this.param = data?.["param"];
				this.type = data?.["type"];
			}
			static makeMessage(status, error, message) {
				const msg = error?.message ? typeof error.message === "string" ? error.message : JSON.stringify(error.message) : error ? JSON.stringify(error) : message;
				if (status && msg) {
					return `${status} ${msg}`;
				}
				if (status) {
					return `${status} status code (no body)`;
				}
				if (msg) {
					return msg;
				}
				return "(no status code or body)";
			}
			static generate(status, errorResponse, message, headers) {
				if (!status || !headers) {
					return new APIConnectionError({
						message,
						cause: castToError(errorResponse)
					});
				}
				const error = errorResponse?.["error"];
				if (status === 400) {
					return new BadRequestError(status, error, message, headers);
				}
				if (status === 401) {
					return new AuthenticationError(status, error, message, headers);
				}
				if (status === 403) {
					return new PermissionDeniedError(status, error, message, headers);
				}
				if (status === 404) {
					return new NotFoundError(status, error, message, headers);
				}
				if (status === 409) {
					return new ConflictError(status, error, message, headers);
				}
				if (status === 422) {
					return new UnprocessableEntityError(status, error, message, headers);
				}
				if (status === 429) {
					return new RateLimitError(status, error, message, headers);
				}
				if (status >= 500) {
					return new InternalServerError(status, error, message, headers);
				}
				return new APIError(status, error, message, headers);
			}
		}
		class APIUserAbortError extends APIError {
			constructor({ message } = {}) {
				super(undefined, undefined, message || "Request was aborted.", undefined);
			}
		}
		class APIConnectionError extends APIError {
			constructor({ message, cause }) {
				super(undefined, undefined, message || "Connection error.", undefined);
				if (cause) this.cause = cause;
			}
		}
		class error_APIConnectionTimeoutError extends APIConnectionError {
			constructor({ message } = {}) {
				super({ message: message ?? "Request timed out." });
			}
		}
		class BadRequestError extends APIError {}
		class AuthenticationError extends APIError {}
		class PermissionDeniedError extends APIError {}
		class NotFoundError extends APIError {}
		class ConflictError extends APIError {}
		class UnprocessableEntityError extends APIError {}
		class RateLimitError extends APIError {}
		class InternalServerError extends APIError {}
		class LengthFinishReasonError extends error_OpenAIError {
			constructor() {
				super(`Could not parse response content as the length limit was reached`);
			}
		}
		class ContentFilterFinishReasonError extends error_OpenAIError {
			constructor() {
				super(`Could not parse response content as the request was rejected by the content filter`);
			}
		}
		class InvalidWebhookSignatureError extends Error {
			constructor(message) {
				super(message);
			}
		}
		class OAuthError extends APIError {
			constructor(status, error, headers) {
				let finalMessage = "OAuth2 authentication error";
				let error_code = undefined;
				if (error && typeof error === "object") {
					const errorData = error;
					error_code = errorData["error"];
					const description = errorData["error_description"];
					if (description && typeof description === "string") {
						finalMessage = description;
					} else if (error_code) {
						finalMessage = error_code;
					}
				}
				super(status, error, finalMessage, headers);
				this.error_code = error_code;
			}
		}
		class SubjectTokenProviderError extends error_OpenAIError {
			constructor(message, provider, cause) {
				super(message);
				this.provider = provider;
				this.cause = cause;
			}
		}
		;
		const startsWithSchemeRegexp = /^[a-z][a-z0-9+.-]*:/i;
		const isAbsoluteURL = (url) => {
			return startsWithSchemeRegexp.test(url);
		};
		let values_isArray = (val) => (values_isArray = Array.isArray, values_isArray(val));
		let isReadonlyArray = values_isArray;
		function maybeObj(x) {
			if (typeof x !== "object") {
				return {};
			}
			return x ?? {};
		}
		function isEmptyObj(obj) {
			if (!obj) return true;
			for (const _k in obj) return false;
			return true;
		}
		function hasOwn(obj, key) {
			return Object.prototype.hasOwnProperty.call(obj, key);
		}
		function values_isObj(obj) {
			return obj != null && typeof obj === "object" && !Array.isArray(obj);
		}
		const ensurePresent = (value) => {
			if (value == null) {
				throw new OpenAIError(`Expected a value to be given but received ${value} instead.`);
			}
			return value;
		};
		const validatePositiveInteger = (name, n) => {
			if (typeof n !== "number" || !Number.isInteger(n)) {
				throw new error_OpenAIError(`${name} must be an integer`);
			}
			if (n < 0) {
				throw new error_OpenAIError(`${name} must be a positive integer`);
			}
			return n;
		};
		const coerceInteger = (value) => {
			if (typeof value === "number") return Math.round(value);
			if (typeof value === "string") return parseInt(value, 10);
			throw new OpenAIError(`Could not coerce ${value} (type: ${typeof value}) into a number`);
		};
		const coerceFloat = (value) => {
			if (typeof value === "number") return value;
			if (typeof value === "string") return parseFloat(value);
			throw new OpenAIError(`Could not coerce ${value} (type: ${typeof value}) into a number`);
		};
		const coerceBoolean = (value) => {
			if (typeof value === "boolean") return value;
			if (typeof value === "string") return value === "true";
			return Boolean(value);
		};
		const maybeCoerceInteger = (value) => {
			if (value == null) {
				return undefined;
			}
			return coerceInteger(value);
		};
		const maybeCoerceFloat = (value) => {
			if (value == null) {
				return undefined;
			}
			return coerceFloat(value);
		};
		const maybeCoerceBoolean = (value) => {
			if (value == null) {
				return undefined;
			}
			return coerceBoolean(value);
		};
		const safeJSON = (text) => {
			try {
				return JSON.parse(text);
			} catch (err) {
				return undefined;
			}
		};
		;
		const sleep = (ms, ...signals) => new Promise((resolve, reject) => {
			const activeSignals = [...new Set(signals.filter((signal) => signal != null))];
			let timeout;
			let settled = false;
			const cleanup = () => {
				for (const signal of activeSignals) {
					try {
						signal.removeEventListener("abort", abort);
					} catch {}
				}
			};
			const settle = (callback) => {
				if (settled) {
					return;
				}
				settled = true;
				if (timeout !== undefined) {
					clearTimeout(timeout);
					timeout = undefined;
				}
				cleanup();
				callback();
			};
			const abort = () => {
				settle(() => reject());
			};
			if (activeSignals.some((signal) => signal.aborted)) {
				abort();
				return;
			}
			timeout = setTimeout(() => {
				settle(resolve);
			}, ms);
			for (const signal of activeSignals) {
				if (settled) {
					break;
				}
				try {
					signal.addEventListener("abort", abort, { once: true });
				} catch (error) {
					settle(() => reject(error));
				}
			}
			if (activeSignals.some((signal) => signal.aborted)) {
				abort();
			}
		});
		;
		const weakGlobals = globalThis;
		const finalizer = typeof weakGlobals.FinalizationRegistry === "function" ? new weakGlobals.FinalizationRegistry((cleanup) => {
			try {
				cleanup();
			} catch {}
		}) : undefined;
		const callbackOwners = new WeakMap();
		const subscriptions = new WeakMap();
		function subscribeWeakly(signal, reference, registry) {
			let subscription = subscriptions.get(signal);
			if (!subscription) {
				const callbacks = new Set();
				const abort = () => {
					subscriptions.delete(signal);
					for (const callback of callbacks) {
						registry.unregister(callback);
						callback.deref()?.();
					}
					callbacks.clear();
				};
				subscription = {
					callbacks,
					abort
				};
				signal.addEventListener("abort", abort, { once: true });
				subscriptions.set(signal, subscription);
			}
			const owner = subscription;
			owner.callbacks.add(reference);
			return () => {
				owner.callbacks.delete(reference);
				registry.unregister(reference);
				if (owner.callbacks.size === 0) {
					if (subscriptions.get(signal) === owner) {
						subscriptions.delete(signal);
					}
					signal.removeEventListener("abort", owner.abort);
				}
			};
		}
		function releaseOnAbort(signal, callbacks, abort) {
			signal.addEventListener("abort", () => callbacks.deref()?.delete(abort), { once: true });
		}
		function retainRequestAbortCallback(owner, abort, requestSignal) {
			if (typeof weakGlobals.WeakRef === "function" && finalizer && !requestSignal.aborted) {
				let callbacks = callbackOwners.get(owner);
				if (!callbacks) {
					callbacks = new Set();
					callbackOwners.set(owner, callbacks);
				}
				callbacks.add(abort);
				releaseOnAbort(requestSignal, new weakGlobals.WeakRef(callbacks), abort);
			}
		}
		function addRequestAbortListener(signal, abort, requestSignal) {
			if (signal.aborted) {
				abort();
				return () => {};
			}
			if (typeof weakGlobals.WeakRef !== "function" || !finalizer) {
				signal.addEventListener("abort", abort, { once: true });
				return () => signal.removeEventListener("abort", abort);
			}
			const reference = new weakGlobals.WeakRef(abort);
			const cleanup = subscribeWeakly(signal, reference, finalizer);
			finalizer.register(abort, cleanup, reference);
			retainRequestAbortCallback(requestSignal, abort, requestSignal);
			return cleanup;
		}
		;
		function getDefaultFetch() {
			if (typeof fetch !== "undefined") {
				return fetch;
			}
			throw new Error("`fetch` is not defined as a global; Either pass `fetch` to the client, `new OpenAI({ fetch })` or polyfill the global, `globalThis.fetch = fetch`");
		}
		function makeReadableStream(...args) {
			const ReadableStream = globalThis.ReadableStream;
			if (typeof ReadableStream === "undefined") {
				throw new Error("`ReadableStream` is not defined as a global; You will need to polyfill it, `globalThis.ReadableStream = ReadableStream`");
			}
			return new ReadableStream(...args);
		}
		function ReadableStreamFrom(iterable, strategy) {
			let iter = Symbol.asyncIterator in iterable ? iterable[Symbol.asyncIterator]() : iterable[Symbol.iterator]();
			return makeReadableStream({
				start() {},
				async pull(controller) {
					const { done, value } = await iter.next();
					if (done) {
						controller.close();
					} else {
						controller.enqueue(value);
					}
				},
				async cancel() {
					await iter.return?.();
				}
			}, strategy);
		}
		function ReadableStreamToAsyncIterable(stream) {
			if (stream[Symbol.asyncIterator]) return stream;
			const reader = stream.getReader();
			return {
				async next() {
					try {
						const result = await reader.read();
						if (result?.done) reader.releaseLock();
						return result;
					} catch (e) {
						reader.releaseLock();
						throw e;
					}
				},
				async return() {
					const cancelPromise = reader.cancel();
					reader.releaseLock();
					await cancelPromise;
					return {
						done: true,
						value: undefined
					};
				},
				[Symbol.asyncIterator]() {
					return this;
				}
			};
		}
		async function CancelReadableStream(stream) {
			if (stream === null || typeof stream !== "object") return;
			if (stream[Symbol.asyncIterator]) {
				await stream[Symbol.asyncIterator]().return?.();
				return;
			}
			const reader = stream.getReader();
			const cancelPromise = reader.cancel();
			reader.releaseLock();
			await cancelPromise;
		}
		;
		function bytes_concatBytes(buffers) {
			let length = 0;
			for (const buffer of buffers) {
				length += buffer.length;
			}
			const output = new Uint8Array(length);
			let index = 0;
			for (const buffer of buffers) {
				output.set(buffer, index);
				index += buffer.length;
			}
			return output;
		}
		let encodeUTF8_;
		function bytes_encodeUTF8(str) {
			let encoder;
			return (encodeUTF8_ ?? (encoder = new globalThis.TextEncoder(), encodeUTF8_ = encoder.encode.bind(encoder)))(str);
		}
		let decodeUTF8_;
		function decodeUTF8(bytes) {
			let decoder;
			return (decodeUTF8_ ?? (decoder = new globalThis.TextDecoder(), decodeUTF8_ = decoder.decode.bind(decoder)))(bytes);
		}
		;
		var _LineDecoder_instances, _LineDecoder_buffer, _LineDecoder_start, _LineDecoder_end, _LineDecoder_searchIndex, _LineDecoder_skipLeadingLF, _LineDecoder_append;
		const MAX_RETAINED_BUFFER_BYTES = 64 * 1024;
		class LineDecoder {
			constructor() {
				_LineDecoder_instances.add(this);
				_LineDecoder_buffer.set(this, void 0);
				_LineDecoder_start.set(this, void 0);
				_LineDecoder_end.set(this, void 0);
				_LineDecoder_searchIndex.set(this, void 0);
				_LineDecoder_skipLeadingLF.set(this, void 0);
				__classPrivateFieldSet(this, _LineDecoder_buffer, new Uint8Array(), "f");
				__classPrivateFieldSet(this, _LineDecoder_start, 0, "f");
				__classPrivateFieldSet(this, _LineDecoder_end, 0, "f");
				__classPrivateFieldSet(this, _LineDecoder_searchIndex, 0, "f");
				__classPrivateFieldSet(this, _LineDecoder_skipLeadingLF, false, "f");
			}
			decode(chunk) {
				if (chunk == null) {
					return [];
				}
				let binaryChunk;
				if (chunk instanceof ArrayBuffer) {
					binaryChunk = new Uint8Array(chunk);
				} else if (typeof chunk === "string") {
					binaryChunk = bytes_encodeUTF8(chunk);
				} else {
					binaryChunk = chunk;
				}
				if (binaryChunk.length === 0) {
					return [];
				}
				if (__classPrivateFieldGet(this, _LineDecoder_skipLeadingLF, "f")) {
					__classPrivateFieldSet(this, _LineDecoder_skipLeadingLF, false, "f");
					if (binaryChunk[0] === 10) {
						binaryChunk = binaryChunk.subarray(1);
					}
					if (binaryChunk.length === 0) {
						return [];
					}
				}
				__classPrivateFieldGet(this, _LineDecoder_instances, "m", _LineDecoder_append).call(this, binaryChunk);
				const lines = [];
				let patternIndex;
				while ((patternIndex = findNewlineIndex(__classPrivateFieldGet(this, _LineDecoder_buffer, "f"), __classPrivateFieldGet(this, _LineDecoder_searchIndex, "f"), __classPrivateFieldGet(this, _LineDecoder_end, "f"))) != null) {
					const line = decodeUTF8(__classPrivateFieldGet(this, _LineDecoder_buffer, "f").subarray(__classPrivateFieldGet(this, _LineDecoder_start, "f"), patternIndex.preceding));
					lines.push(line);
					__classPrivateFieldSet(this, _LineDecoder_start, patternIndex.index, "f");
					if (patternIndex.carriage) {
						if (__classPrivateFieldGet(this, _LineDecoder_start, "f") < __classPrivateFieldGet(this, _LineDecoder_end, "f") && __classPrivateFieldGet(this, _LineDecoder_buffer, "f")[__classPrivateFieldGet(this, _LineDecoder_start, "f")] === 10) {
							__classPrivateFieldSet(this, _LineDecoder_start, __classPrivateFieldGet(this, _LineDecoder_start, "f") + 1, "f");
						} else if (__classPrivateFieldGet(this, _LineDecoder_start, "f") === __classPrivateFieldGet(this, _LineDecoder_end, "f")) {
							__classPrivateFieldSet(this, _LineDecoder_skipLeadingLF, true, "f");
						}
					}
					__classPrivateFieldSet(this, _LineDecoder_searchIndex, __classPrivateFieldGet(this, _LineDecoder_start, "f"), "f");
				}
				__classPrivateFieldSet(this, _LineDecoder_searchIndex, __classPrivateFieldGet(this, _LineDecoder_end, "f"), "f");
				if (__classPrivateFieldGet(this, _LineDecoder_start, "f") === __classPrivateFieldGet(this, _LineDecoder_end, "f")) {
					__classPrivateFieldSet(this, _LineDecoder_start, 0, "f");
					__classPrivateFieldSet(this, _LineDecoder_end, 0, "f");
					__classPrivateFieldSet(this, _LineDecoder_searchIndex, 0, "f");
					if (__classPrivateFieldGet(this, _LineDecoder_buffer, "f").length > MAX_RETAINED_BUFFER_BYTES) {
						__classPrivateFieldSet(this, _LineDecoder_buffer, new Uint8Array(), "f");
					}
				} else if (lines.length > 0 && __classPrivateFieldGet(this, _LineDecoder_buffer, "f").length > MAX_RETAINED_BUFFER_BYTES) {
					const length = __classPrivateFieldGet(this, _LineDecoder_end, "f") - __classPrivateFieldGet(this, _LineDecoder_start, "f");
					if (length <= MAX_RETAINED_BUFFER_BYTES || __classPrivateFieldGet(this, _LineDecoder_buffer, "f").length > length * 4) {
						const capacity = length <= MAX_RETAINED_BUFFER_BYTES ? Math.min(Math.max(length * 2, 256), MAX_RETAINED_BUFFER_BYTES) : length * 2;
						const buffer = new Uint8Array(capacity);
						buffer.set(__classPrivateFieldGet(this, _LineDecoder_buffer, "f").subarray(__classPrivateFieldGet(this, _LineDecoder_start, "f"), __classPrivateFieldGet(this, _LineDecoder_end, "f")));
						__classPrivateFieldSet(this, _LineDecoder_buffer, buffer, "f");
						__classPrivateFieldSet(this, _LineDecoder_start, 0, "f");
						__classPrivateFieldSet(this, _LineDecoder_end, length, "f");
						__classPrivateFieldSet(this, _LineDecoder_searchIndex, length, "f");
					}
				}
				return lines;
			}
			flush() {
				__classPrivateFieldSet(this, _LineDecoder_skipLeadingLF, false, "f");
				if (__classPrivateFieldGet(this, _LineDecoder_start, "f") === __classPrivateFieldGet(this, _LineDecoder_end, "f")) {
					return [];
				}
				return this.decode("\n");
			}
		}
		_LineDecoder_buffer = new WeakMap(), _LineDecoder_start = new WeakMap(), _LineDecoder_end = new WeakMap(), _LineDecoder_searchIndex = new WeakMap(), _LineDecoder_skipLeadingLF = new WeakMap(), _LineDecoder_instances = new WeakSet(), _LineDecoder_append = function _LineDecoder_append(chunk) {
			if (__classPrivateFieldGet(this, _LineDecoder_end, "f") + chunk.length > __classPrivateFieldGet(this, _LineDecoder_buffer, "f").length) {
				const length = __classPrivateFieldGet(this, _LineDecoder_end, "f") - __classPrivateFieldGet(this, _LineDecoder_start, "f");
				if (__classPrivateFieldGet(this, _LineDecoder_start, "f") >= __classPrivateFieldGet(this, _LineDecoder_buffer, "f").length / 2 && length + chunk.length <= __classPrivateFieldGet(this, _LineDecoder_buffer, "f").length) {
					__classPrivateFieldGet(this, _LineDecoder_buffer, "f").copyWithin(0, __classPrivateFieldGet(this, _LineDecoder_start, "f"), __classPrivateFieldGet(this, _LineDecoder_end, "f"));
				} else {
					const capacity = Math.max(__classPrivateFieldGet(this, _LineDecoder_buffer, "f").length * 2, length + chunk.length, 256);
					const buffer = new Uint8Array(capacity);
					buffer.set(__classPrivateFieldGet(this, _LineDecoder_buffer, "f").subarray(__classPrivateFieldGet(this, _LineDecoder_start, "f"), __classPrivateFieldGet(this, _LineDecoder_end, "f")));
					__classPrivateFieldSet(this, _LineDecoder_buffer, buffer, "f");
				}
				__classPrivateFieldSet(this, _LineDecoder_searchIndex, __classPrivateFieldGet(this, _LineDecoder_searchIndex, "f") - __classPrivateFieldGet(this, _LineDecoder_start, "f"), "f");
				__classPrivateFieldSet(this, _LineDecoder_end, length, "f");
				__classPrivateFieldSet(this, _LineDecoder_start, 0, "f");
			}
			__classPrivateFieldGet(this, _LineDecoder_buffer, "f").set(chunk, __classPrivateFieldGet(this, _LineDecoder_end, "f"));
			__classPrivateFieldSet(this, _LineDecoder_end, __classPrivateFieldGet(this, _LineDecoder_end, "f") + chunk.length, "f");
		};
		LineDecoder.NEWLINE_CHARS = new Set(["\n", "\r"]);
		LineDecoder.NEWLINE_REGEXP = /\r\n|[\n\r]/g;
		function findNewlineIndex(buffer, start, end) {
			const newline = 10;
			const carriage = 13;
			for (let i = start; i < end; i++) {
				if (buffer[i] === newline) {
					return {
						preceding: i,
						index: i + 1,
						carriage: false
					};
				}
				if (buffer[i] === carriage) {
					return {
						preceding: i,
						index: i + 1,
						carriage: true
					};
				}
			}
			return null;
		}
		function findDoubleNewlineIndex(buffer) {
			for (let i = 0; i < buffer.length - 1; i++) {
				const firstEndingLength = lineEndingLength(buffer, i);
				if (firstEndingLength > 0) {
					const secondEndingIndex = i + firstEndingLength;
					const secondEndingLength = lineEndingLength(buffer, secondEndingIndex);
					if (secondEndingLength > 0) {
						return secondEndingIndex + secondEndingLength;
					}
				}
			}
			return -1;
		}
		function lineEndingLength(buffer, index) {
			const newline = 10;
			const carriage = 13;
			if (buffer[index] === newline) {
				return 1;
			}
			if (buffer[index] === carriage) {
				return buffer[index + 1] === newline ? 2 : 1;
			}
			return 0;
		}
		;
		const levelNumbers = {
			off: 0,
			error: 200,
			warn: 300,
			info: 400,
			debug: 500
		};
		const parseLogLevel = (maybeLevel, sourceName, client) => {
			if (!maybeLevel) {
				return undefined;
			}
			if (hasOwn(levelNumbers, maybeLevel)) {
				return maybeLevel;
			}
			loggerFor(client).warn(`${sourceName} was set to ${JSON.stringify(maybeLevel)}, expected one of ${JSON.stringify(Object.keys(levelNumbers))}`);
			return undefined;
		};
		function noop() {}
		function makeLogFn(fnLevel, logger, logLevel) {
			if (!logger || levelNumbers[fnLevel] > levelNumbers[logLevel]) {
				return noop;
			} else {
				return logger[fnLevel].bind(logger);
			}
		}
		const noopLogger = {
			error: noop,
			warn: noop,
			info: noop,
			debug: noop
		};
		let cachedLoggers = new WeakMap();
		function loggerFor(client) {
			const logger = client.logger;
			const logLevel = client.logLevel ?? "off";
			if (!logger) {
				return noopLogger;
			}
			const cachedLogger = cachedLoggers.get(logger);
			if (cachedLogger && cachedLogger[0] === logLevel) {
				return cachedLogger[1];
			}
			const levelLogger = {
				error: makeLogFn("error", logger, logLevel),
				warn: makeLogFn("warn", logger, logLevel),
				info: makeLogFn("info", logger, logLevel),
				debug: makeLogFn("debug", logger, logLevel)
			};
			cachedLoggers.set(logger, [logLevel, levelLogger]);
			return levelLogger;
		}
		const sensitiveQueryNames = new Set([
			"apikey",
			"accesstoken",
			"refreshtoken",
			"sessiontoken",
			"sessionid",
			"idtoken",
			"authtoken",
			"authorization",
			"token",
			"password",
			"clientsecret",
			"signingsecret",
			"sig",
			"signature",
			"xgoogsignature",
			"xgoogcredential",
			"xamzsecuritytoken",
			"xamzsignature",
			"xamzcredential"
		]);
		function isSensitiveQueryParameter(name) {
			const normalized = name.toLowerCase().replace(/[-_]/gu, "");
			return sensitiveQueryNames.has(normalized) || sensitiveQueryNames.has(normalized.replace(/^x/u, ""));
		}
		const sensitiveHeaderNames = new Set([
			"authorization",
			"proxy-authorization",
			"api-key",
			"x-api-key",
			"x-amz-security-token",
			"cookie",
			"set-cookie",
			"x-session-token",
			"x-session-id",
			"x-auth-token",
			"x-id-token"
		]);
		function isSensitiveHeader(name) {
			return sensitiveHeaderNames.has(name.toLowerCase().replace(/_/gu, "-")) || isSensitiveQueryParameter(name);
		}
		function redactURL(value) {
			const url = new URL(value);
			url.username = "";
			url.password = "";
			url.hash = "";
			for (const name of url.searchParams.keys()) {
				if (isSensitiveQueryParameter(name)) {
					url.searchParams.set(name, "***");
				}
			}
			return url.href;
		}
		const formatRequestDetails = (details) => {
			if (details.options) {
				details.options = { ...details.options };
				delete details.options["headers"];
				if (details.options.path) {
					const path = details.options.path;
					const redacted = new URL(redactURL(new URL(path, "https://redacted.invalid").href));
					details.options.path = redacted.origin === "https://redacted.invalid" ? `${path.startsWith("/") ? "/" : ""}${redacted.pathname.slice(1)}${redacted.search}` : redacted.href;
				}
				if (details.options.query) {
					details.options.query = Object.fromEntries(Object.entries(details.options.query).map(([name, value]) => [name, isSensitiveQueryParameter(name) ? "***" : value]));
				}
			}
			if (details.url) {
				details.url = redactURL(details.url);
			}
			if (details.headers) {
				details.headers = Object.fromEntries((details.headers instanceof Headers ? [...details.headers] : Object.entries(details.headers)).map(([name, value]) => [name, isSensitiveHeader(name) ? "***" : value]));
			}
			if ("retryOfRequestLogID" in details) {
				if (details.retryOfRequestLogID) {
					details.retryOf = details.retryOfRequestLogID;
				}
				delete details.retryOfRequestLogID;
			}
			return details;
		};
		;
		var _Stream_instances, _Stream_client, _Stream_isTeeBranch, _Stream_cancelIterator;
		function isTransportAbortError(error) {
			return !(error instanceof APIError) && isAbortError(error);
		}
		function createStreamTeeQueue() {
			let entries = [];
			let head = 0;
			let canceled = false;
			return {
				get length() {
					return entries.length - head;
				},
				get canceled() {
					return canceled;
				},
				enqueue(value) {
					if (!canceled) {
						entries.push(value);
					}
				},
				dequeue() {
					if (head === entries.length) {
						return undefined;
					}
					const value = entries[head];
					entries[head] = undefined;
					head += 1;
					if (head === entries.length) {
						entries = [];
						head = 0;
					} else if (head >= 1024 && head * 2 >= entries.length) {
						entries = entries.slice(head);
						head = 0;
					}
					return value;
				},
				cancel() {
					canceled = true;
					entries.length = 0;
					head = 0;
				}
			};
		}
		class Stream {
			constructor(iterator, controller, client) {
				_Stream_instances.add(this);
				_Stream_client.set(this, void 0);
				_Stream_isTeeBranch.set(this, false);
				this.iterator = iterator;
				this.controller = controller;
				__classPrivateFieldSet(this, _Stream_client, client, "f");
			}
			static fromSSEResponse(response, controller, client, synthesizeEventData, streamMode = "legacy") {
				let consumed = false;
				const logger = client ? loggerFor(client) : console;
				async function* iterator() {
					if (consumed) {
						throw new error_OpenAIError("Cannot iterate over a consumed stream, use `.tee()` to split the stream.");
					}
					consumed = true;
					let done = false;
					let receivedCompletionSentinel = false;
					const messages = _iterSSEMessages(response, controller);
					const closeMessages = messages.return.bind(messages);
					messages.return = (value) => {
						if (!receivedCompletionSentinel) {
							controller.abort();
						}
						return closeMessages(value);
					};
					try {
						for await (const sse of messages) {
							if (sse.data === "[DONE]") {
								receivedCompletionSentinel = true;
								break;
							}
							let data;
							try {
								data = JSON.parse(sse.data);
							} catch {
								logger.error(`Could not parse message into JSON:`);
								logger.error(`From chunk:`);
								throw new SyntaxError("Error reading response: malformed server-sent event JSON.");
							}
							if (streamMode === "legacy") {
								if (sse.event?.startsWith("thread.")) {
									yield {
										event: sse.event,
										data
									};
									continue;
								}
								if (sse.event === "error") {
									throw new APIError(undefined, data?.error ?? data, undefined, response.headers);
								}
								if (data && data.error) {
									throw new APIError(undefined, data.error, undefined, response.headers);
								}
							}
							yield synthesizeEventData ? {
								event: sse.event,
								data
							} : data;
						}
						done = true;
					} catch (e) {
						if (receivedCompletionSentinel || isTransportAbortError(e) || controller.signal.aborted && e === controller.signal.reason) {
							return;
						}
						throw e;
					} finally {
						if (!done) {
							controller.abort();
						}
					}
				}
				return new Stream(iterator, controller, client);
			}
			static fromReadableStream(readableStream, controller, client) {
				let consumed = false;
				async function* iterLines() {
					const lineDecoder = new LineDecoder();
					const reader = readableStream.getReader();
					let closed = false;
					let cancelPromise;
					const cancel = () => {
						cancelPromise ?? (cancelPromise = reader.cancel());
						cancelPromise.catch(() => undefined);
					};
					controller.signal.addEventListener("abort", cancel, { once: true });
					try {
						if (controller.signal.aborted) {
							cancel();
							return;
						}
						while (true) {
							const { value: chunk, done } = await reader.read();
							if (done) {
								closed = true;
								break;
							}
							if (controller.signal.aborted) {
								return;
							}
							for (const line of lineDecoder.decode(chunk)) {
								if (controller.signal.aborted) {
									return;
								}
								yield line;
							}
						}
						if (controller.signal.aborted) {
							return;
						}
						for (const line of lineDecoder.flush()) {
							if (controller.signal.aborted) {
								return;
							}
							yield line;
						}
					} finally {
						controller.signal.removeEventListener("abort", cancel);
						if (!closed) {
							cancel();
						}
						reader.releaseLock();
					}
				}
				async function* iterator() {
					if (consumed) {
						throw new error_OpenAIError("Cannot iterate over a consumed stream, use `.tee()` to split the stream.");
					}
					consumed = true;
					let done = false;
					try {
						for await (const line of iterLines()) {
							if (line) {
								let data;
								try {
									data = JSON.parse(line);
								} catch (error) {
									if (error instanceof SyntaxError) {
										throw new SyntaxError("Error reading response: malformed newline-delimited JSON.");
									}
									throw error;
								}
								yield data;
							}
						}
						done = true;
					} catch (e) {
						if (controller.signal.aborted || isAbortError(e)) {
							return;
						}
						throw e;
					} finally {
						if (!done) {
							controller.abort();
						}
					}
				}
				return new Stream(iterator, controller, client);
			}
			[(_Stream_client = new WeakMap(), _Stream_isTeeBranch = new WeakMap(), _Stream_instances = new WeakSet(), Symbol.asyncIterator)]() {
				return this.iterator();
			}
			__betaTransformIterator(transform) {
				this.iterator = transform(this.iterator.bind(this));
			}
			tee() {
				const { controller } = this;
				const left = createStreamTeeQueue();
				const right = createStreamTeeQueue();
				const iterator = this.iterator();
				const teeIterator = (queue) => ({
					next: () => {
						if (queue.canceled) {
							return Promise.resolve({
								value: undefined,
								done: true
							});
						}
						if (queue.length === 0) {
							const result = iterator.next();
							left.enqueue(result);
							right.enqueue(result);
						}
						return queue.dequeue();
					},
					return: async () => {
						if (!queue.canceled) {
							queue.cancel();
							if (left.canceled && right.canceled) {
								await __classPrivateFieldGet(this, _Stream_instances, "m", _Stream_cancelIterator).call(this, iterator, controller);
							}
						}
						return {
							value: undefined,
							done: true
						};
					}
				});
				const branch = (queue) => {
					const stream = new Stream(() => teeIterator(queue), controller, __classPrivateFieldGet(this, _Stream_client, "f"));
					__classPrivateFieldSet(stream, _Stream_isTeeBranch, true, "f");
					return stream;
				};
				return [branch(left), branch(right)];
			}
			toReadableStream() {
				const { controller } = this;
				let iter;
				let cancellation;
				const cancel = () => cancellation ?? (cancellation = __classPrivateFieldGet(this, _Stream_instances, "m", _Stream_cancelIterator).call(this, iter, controller));
				return makeReadableStream({
					start: async () => {
						iter = this[Symbol.asyncIterator]();
					},
					async pull(ctrl) {
						try {
							const { value, done } = await iter.next();
							if (done) {
								return ctrl.close();
							}
							const bytes = bytes_encodeUTF8(JSON.stringify(value) + "\n");
							ctrl.enqueue(bytes);
						} catch (err) {
							ctrl.error(err);
							void cancel().catch(() => undefined);
						}
					},
					cancel
				});
			}
		}
		_Stream_cancelIterator = async function _Stream_cancelIterator(iterator, controller) {
			const returnMethod = iterator.return;
			if (returnMethod) {
				if (!__classPrivateFieldGet(this, _Stream_isTeeBranch, "f")) {
					controller.abort();
				}
				await Reflect.apply(returnMethod, iterator, []);
			}
		};
		function createAbortableSSESource(body, signal) {
			const reader = typeof body.getReader === "function" ? body.getReader() : undefined;
			const source = reader ? {
				next: () => reader.read(),
				return: () => reader.cancel()
			} : ReadableStreamToAsyncIterable(body)[Symbol.asyncIterator]();
			const ended = {
				value: undefined,
				done: true
			};
			let closed = false;
			let canceled = false;
			let cancellation;
			let interrupt;
			const waitForAbort = () => new Promise((resolve) => {
				interrupt = resolve;
			});
			const cancel = () => {
				if (canceled || closed) {
					return cancellation;
				}
				canceled = true;
				try {
					cancellation = Promise.resolve(source.return?.());
				} catch (error) {
					cancellation = Promise.reject(error);
				}
				cancellation.catch(() => undefined);
				return cancellation;
			};
			const abort = () => {
				queueMicrotask(() => {
					interrupt?.();
					cancel();
				});
			};
			const iterator = {
				async next() {
					if (signal.aborted) {
						return ended;
					}
					const aborted = waitForAbort().then(() => ended);
					try {
						const result = await Promise.race([source.next(), aborted]);
						if (signal.aborted) {
							return ended;
						}
						if (result.done) {
							closed = true;
							return ended;
						}
						return {
							value: result.value,
							done: false
						};
					} catch (error) {
						if (signal.aborted && (isAbortError(error) || error === signal.reason)) {
							return ended;
						}
						throw error;
					} finally {
						interrupt = undefined;
					}
				},
				async return() {
					const pending = cancel();
					if (pending && !signal.aborted) {
						const aborted = waitForAbort();
						try {
							if (!signal.aborted) {
								await Promise.race([pending, aborted]);
							}
						} finally {
							interrupt = undefined;
						}
					}
					return ended;
				},
				[Symbol.asyncIterator]() {
					return this;
				}
			};
			return {
				iterator,
				start() {
					signal.addEventListener("abort", abort, { once: true });
					if (signal.aborted) {
						abort();
					}
				},
				async cleanup(failed) {
					let cleanupError;
					try {
						signal.removeEventListener("abort", abort);
					} catch (error) {
						cleanupError = error;
					}
					if (!closed) {
						const pending = cancel();
						if (pending && !failed && !signal.aborted) {
							try {
								await pending;
							} catch (error) {
								cleanupError ?? (cleanupError = error);
							}
						}
					}
					if (reader) {
						try {
							reader.releaseLock();
						} catch (error) {
							cleanupError ?? (cleanupError = error);
						}
					}
					if (cleanupError !== undefined && !failed && !signal.aborted) {
						throw cleanupError;
					}
				}
			};
		}
		async function* _iterSSEMessages(response, controller) {
			if (!response.body) {
				controller.abort();
				if (globalThis.navigator !== undefined && globalThis.navigator.product === "ReactNative") {
					throw new error_OpenAIError(`The default react-native fetch implementation does not support streaming. Please use expo/fetch: https://docs.expo.dev/versions/latest/sdk/expo/#expofetch-api`);
				}
				throw new error_OpenAIError(`Attempted to iterate over a response with no body`);
			}
			const sseDecoder = new SSEDecoder();
			const lineDecoder = new LineDecoder();
			const { signal } = controller;
			const source = createAbortableSSESource(response.body, signal);
			let failed = false;
			try {
				source.start();
				for await (const sseChunk of iterSSEChunks(source.iterator)) {
					if (signal.aborted) {
						return;
					}
					for (const line of lineDecoder.decode(sseChunk)) {
						if (signal.aborted) {
							return;
						}
						const sse = sseDecoder.decode(line);
						if (sse) {
							yield sse;
						}
					}
				}
				if (signal.aborted) {
					return;
				}
				for (const line of lineDecoder.flush()) {
					if (signal.aborted) {
						return;
					}
					const sse = sseDecoder.decode(line);
					if (sse) {
						yield sse;
					}
				}
				if (signal.aborted) {
					return;
				}
				const pending = sseDecoder.flush();
				if (pending) {
					yield pending;
				}
			} catch (error) {
				failed = true;
				if (!signal.aborted || !isAbortError(error) && error !== signal.reason) {
					throw error;
				}
			} finally {
				await source.cleanup(failed);
			}
		}
		const DOUBLE_NEWLINE_DELIMITER_MAX_OVERLAP_BYTES = 3;
		async function* iterSSEChunks(iterator) {
			let data = new Uint8Array();
			let dataStart = 0;
			let dataEnd = 0;
			let searchStartIndex = 0;
			for await (const chunk of iterator) {
				if (chunk == null) {
					continue;
				}
				let binaryChunk;
				if (chunk instanceof ArrayBuffer) {
					binaryChunk = new Uint8Array(chunk);
				} else if (typeof chunk === "string") {
					binaryChunk = bytes_encodeUTF8(chunk);
				} else {
					binaryChunk = chunk;
				}
				if (dataEnd + binaryChunk.length > data.length) {
					const bufferedLength = dataEnd - dataStart;
					if (dataStart >= data.length / 2 && bufferedLength + binaryChunk.length <= data.length) {
						data.copyWithin(0, dataStart, dataEnd);
					} else {
						const newData = new Uint8Array(Math.max(data.length * 2, bufferedLength + binaryChunk.length));
						newData.set(data.subarray(dataStart, dataEnd));
						data = newData;
					}
					searchStartIndex -= dataStart;
					dataStart = 0;
					dataEnd = bufferedLength;
				}
				data.set(binaryChunk, dataEnd);
				dataEnd += binaryChunk.length;
				let patternIndex;
				while ((patternIndex = findDoubleNewlineIndex(data.subarray(searchStartIndex, dataEnd))) !== -1) {
					patternIndex += searchStartIndex;
					yield data.slice(dataStart, patternIndex);
					dataStart = patternIndex;
					searchStartIndex = dataStart;
				}
				searchStartIndex = Math.max(dataStart, dataEnd - DOUBLE_NEWLINE_DELIMITER_MAX_OVERLAP_BYTES);
			}
			if (dataEnd > dataStart) {
				yield data.slice(dataStart, dataEnd);
			}
		}
		class SSEDecoder {
			constructor() {
				this.event = null;
				this.data = [];
				this.chunks = [];
			}
			decode(line) {
				if (line.endsWith("\r")) {
					line = line.slice(0, -1);
				}
				if (!line) {
					if (!this.event && !this.data.length) {
						return null;
					}
					const sse = {
						event: this.event,
						data: this.data.join("\n"),
						raw: this.chunks
					};
					this.event = null;
					this.data = [];
					this.chunks = [];
					return sse;
				}
				this.chunks.push(line);
				if (line.startsWith(":")) {
					return null;
				}
				const [fieldname, , initialValue] = partition(line, ":");
				let value = initialValue;
				if (value.startsWith(" ")) {
					value = value.slice(1);
				}
				if (fieldname === "event") {
					this.event = value;
				} else if (fieldname === "data") {
					this.data.push(value);
				}
				return null;
			}
			flush() {
				return this.decode("");
			}
		}
		function partition(str, delimiter) {
			const index = str.indexOf(delimiter);
			if (index !== -1) {
				return [
					str.slice(0, index),
					delimiter,
					str.slice(index + delimiter.length)
				];
			}
			return [
				str,
				"",
				""
			];
		}
		;
		async function defaultParseResponse(client, props) {
			const { response, requestLogID, retryOfRequestLogID, startTime } = props;
			let jsonBodyLength;
			const body = await (async () => {
				if (props.options.stream) {
					loggerFor(client).debug("response", response.status, response.url, response.headers, response.body);
					if (props.options.__streamClass) {
						return props.options.__streamClass.fromSSEResponse(response, props.controller, client, props.options.__synthesizeEventData, props.options.__streamMode);
					}
					return Stream.fromSSEResponse(response, props.controller, client, props.options.__synthesizeEventData, props.options.__streamMode);
				}
				if (response.status === 204) {
					return null;
				}
				if (props.options.__binaryResponse) {
					return response;
				}
				const contentType = response.headers.get("content-type");
				const mediaType = contentType?.split(";")[0]?.trim().toLowerCase();
				const isJSON = mediaType?.includes("application/json") || mediaType?.endsWith("+json");
				if (isJSON) {
					const contentLength = response.headers.get("content-length");
					if (contentLength === "0") {
						return undefined;
					}
					const bodyText = await response.text();
					if (!bodyText) {
						return undefined;
					}
					const json = JSON.parse(bodyText);
					jsonBodyLength = bodyText.length;
					return addRequestID(json, response);
				}
				const text = await response.text();
				return text;
			})().catch((error) => {
				throw asAbortError(error, props.controller.signal);
			});
			if (client.logLevel === "debug") {
				loggerFor(client).debug(`[${requestLogID}] response parsed`, formatRequestDetails({
					retryOfRequestLogID,
					url: response.url,
					status: response.status,
					body: jsonBodyLength === undefined ? body : {
						type: "json",
						length: jsonBodyLength
					},
					durationMs: Date.now() - startTime
				}));
			}
			return body;
		}
		function asAbortError(error, signal) {
			if (!signal.aborted || error !== signal.reason || isAbortError(error)) {
				return error;
			}
			const message = "This operation was aborted";
			const DOMExceptionConstructor = globalThis.DOMException;
			return typeof DOMExceptionConstructor === "function" ? new DOMExceptionConstructor(message, "AbortError") : Object.assign(new Error(message), { name: "AbortError" });
		}
		function addRequestID(value, response) {
			if (!value || typeof value !== "object" || Array.isArray(value)) {
				return value;
			}
			return Object.defineProperty(value, "_request_id", {
				value: response.headers.get("x-request-id"),
				enumerable: false
			});
		}
		;
		const VERSION = "7.55.0";
		;
		const isRunningInBrowser = () => {
			return typeof window !== "undefined" && typeof window.document !== "undefined" && typeof navigator !== "undefined";
		};
		function getDetectedPlatform() {
			if (typeof Deno !== "undefined" && Deno.build != null) {
				return "deno";
			}
			if (typeof EdgeRuntime !== "undefined") {
				return "edge";
			}
			if (Object.prototype.toString.call(typeof globalThis.process !== "undefined" ? globalThis.process : 0) === "[object process]") {
				return "node";
			}
			return "unknown";
		}
		const getPlatformProperties = () => {
			const detectedPlatform = getDetectedPlatform();
			if (detectedPlatform === "deno") {
				return {
					"X-Stainless-Lang": "js",
					"X-Stainless-Package-Version": VERSION,
					"X-Stainless-OS": normalizePlatform(Deno.build.os),
					"X-Stainless-Arch": normalizeArch(Deno.build.arch),
					"X-Stainless-Runtime": "deno",
					"X-Stainless-Runtime-Version": typeof Deno.version === "string" ? Deno.version : Deno.version?.deno ?? "unknown"
				};
			}
			if (typeof EdgeRuntime !== "undefined") {
				return {
					"X-Stainless-Lang": "js",
					"X-Stainless-Package-Version": VERSION,
					"X-Stainless-OS": "Unknown",
					"X-Stainless-Arch": `other:${EdgeRuntime}`,
					"X-Stainless-Runtime": "edge",
					"X-Stainless-Runtime-Version": globalThis.process?.version ?? "unknown"
				};
			}
			if (detectedPlatform === "node") {
				return {
					"X-Stainless-Lang": "js",
					"X-Stainless-Package-Version": VERSION,
					"X-Stainless-OS": normalizePlatform(globalThis.process.platform ?? "unknown"),
					"X-Stainless-Arch": normalizeArch(globalThis.process.arch ?? "unknown"),
					"X-Stainless-Runtime": "node",
					"X-Stainless-Runtime-Version": globalThis.process.version ?? "unknown"
				};
			}
			const browserInfo = getBrowserInfo();
			if (browserInfo) {
				return {
					"X-Stainless-Lang": "js",
					"X-Stainless-Package-Version": VERSION,
					"X-Stainless-OS": "Unknown",
					"X-Stainless-Arch": "unknown",
					"X-Stainless-Runtime": `browser:${browserInfo.browser}`,
					"X-Stainless-Runtime-Version": browserInfo.version
				};
			}
			return {
				"X-Stainless-Lang": "js",
				"X-Stainless-Package-Version": VERSION,
				"X-Stainless-OS": "Unknown",
				"X-Stainless-Arch": "unknown",
				"X-Stainless-Runtime": "unknown",
				"X-Stainless-Runtime-Version": "unknown"
			};
		};
		function getBrowserInfo() {
			if (typeof navigator === "undefined" || !navigator) {
				return null;
			}
			const browserPatterns = [
				{
					key: "edge",
					pattern: /\bEdg(?:e|A|iOS)?\b(?:\W+(\d+)\.(\d+)(?:\.(\d+))?)?/
				},
				{
					key: "ie",
					pattern: /MSIE(?:\W+(\d+)\.(\d+)(?:\.(\d+))?)?/
				},
				{
					key: "ie",
					pattern: /Trident(?:.*rv\:(\d+)\.(\d+)(?:\.(\d+))?)?/
				},
				{
					key: "chrome",
					pattern: /Chrome(?:\W+(\d+)\.(\d+)(?:\.(\d+))?)?/
				},
				{
					key: "firefox",
					pattern: /Firefox(?:\W+(\d+)\.(\d+)(?:\.(\d+))?)?/
				},
				{
					key: "safari",
					pattern: /(?:Version\W+(\d+)\.(\d+)(?:\.(\d+))?)?(?:\W+Mobile\S*)?\W+Safari/
				}
			];
			for (const { key, pattern } of browserPatterns) {
				const match = pattern.exec(navigator.userAgent);
				if (match) {
					const major = match[1] || 0;
					const minor = match[2] || 0;
					const patch = match[3] || 0;
					return {
						browser: key,
						version: `${major}.${minor}.${patch}`
					};
				}
			}
			return null;
		}
		const normalizeArch = (arch) => {
			if (arch === "x32") return "x32";
			if (arch === "x86_64" || arch === "x64") return "x64";
			if (arch === "arm") return "arm";
			if (arch === "aarch64" || arch === "arm64") return "arm64";
			if (arch) return `other:${arch}`;
			return "unknown";
		};
		const normalizePlatform = (platform) => {
			platform = platform.toLowerCase();
			if (platform.includes("ios")) return "iOS";
			if (platform === "android") return "Android";
			if (platform === "darwin") return "MacOS";
			if (platform === "win32") return "Windows";
			if (platform === "freebsd") return "FreeBSD";
			if (platform === "openbsd") return "OpenBSD";
			if (platform === "linux") return "Linux";
			if (platform) return `Other:${platform}`;
			return "Unknown";
		};
		let _platformHeaders;
		const getPlatformHeaders = () => {
			return _platformHeaders ?? (_platformHeaders = getPlatformProperties());
		};
		;
		const jsonRequestBodyObservers = new WeakMap();
		function observeJSONRequestBody(body, observer) {
			let observers = jsonRequestBodyObservers.get(body);
			if (!observers) {
				observers = new Set();
				jsonRequestBodyObservers.set(body, observers);
			}
			observers.add(observer);
			return () => {
				const active = jsonRequestBodyObservers.get(body);
				if (!active) {
					return;
				}
				active.delete(observer);
				if (active.size === 0) {
					jsonRequestBodyObservers.delete(body);
				}
			};
		}
		const FallbackEncoder = ({ headers, body }) => {
			const observers = typeof body === "object" && body !== null ? jsonRequestBodyObservers.get(body) : undefined;
			let encoded;
			if (!observers || observers.size === 0) {
				encoded = JSON.stringify(body);
			} else {
				const active = [...observers];
				encoded = JSON.stringify(body, function(key, value) {
					let observed = value;
					for (const observer of active) {
						const replacement = observer.value(this, key, observed);
						if (replacement !== undefined) {
							observed = replacement;
						}
					}
					return observed;
				});
				for (const observer of active) {
					observer.complete();
				}
			}
			return {
				bodyHeaders: { "content-type": "application/json" },
				body: encoded
			};
		};
		;
		const default_format = "RFC3986";
		const default_formatter = String;
		const formatters = {
			RFC1738: (v) => String(v).replace(/%20/g, "+"),
			RFC3986: default_formatter
		};
		const RFC1738 = "RFC1738";
		const RFC3986 = "RFC3986";
		;
		let cachedHas;
		const has = (obj, key) => {
			const resolvedHas = cachedHas ?? Object.hasOwn ?? Function.prototype.call.bind(Object.prototype.hasOwnProperty);
			cachedHas = resolvedHas;
			return resolvedHas(obj, key);
		};
		function isUnsafePropertyKey(key) {
			return key === "__proto__" || key === "constructor" || key === "prototype";
		}
		const maxAdoptedRecords = 1e4;
		function isIntrinsicFunctionPrototype(value, key, descriptor) {
			return typeof value === "function" && key === "prototype" && !descriptor.enumerable && !descriptor.configurable;
		}
		function isObjectLike(value) {
			return value !== null && (typeof value === "object" || typeof value === "function");
		}
		function rememberAdoption(state, target, key, value) {
			if (!isObjectLike(value)) {
				return;
			}
			if (state.adopted.length >= maxAdoptedRecords) {
				throw new Error("Adopted record traversal exceeds the supported safety limit.");
			}
			state.adopted.push({
				target,
				key
			});
		}
		function sanitizeAdoptions(state) {
			if (state.adopted.length === 0) {
				return;
			}
			const records = new WeakMap();
			const visited = [];
			const locations = [];
			let inspectedProperties = 0;
			function inspect(value) {
				const known = records.get(value);
				if (known) {
					return known;
				}
				if (visited.length >= maxAdoptedRecords) {
					throw new Error("Adopted record traversal exceeds the supported safety limit.");
				}
				const keys = Reflect.ownKeys(value);
				if (keys.length > maxAdoptedRecords - inspectedProperties) {
					throw new Error("Adopted record traversal exceeds the supported safety limit.");
				}
				inspectedProperties += keys.length;
				const descriptors = Object.create(null);
				for (const key of keys) {
					const descriptor = Object.getOwnPropertyDescriptor(value, key);
					if (descriptor) {
						Reflect.set(descriptors, key, descriptor);
					}
				}
				const prototype = Object.getPrototypeOf(value);
				const array = isArray(value);
				const extensible = Object.isExtensible(value);
				const ordinary = typeof value !== "function" && (array ? prototype === Array.prototype : prototype === Object.prototype || prototype === null);
				const record = {
					value,
					descriptors,
					keys,
					prototype,
					parents: new Set(),
					ordinary,
					array,
					detached: ordinary && (extensible || !Object.isFrozen(value)),
					unsafe: false,
					extensible
				};
				records.set(value, record);
				visited.push(record);
				return record;
			}
			for (const { target, key } of state.adopted) {
				const descriptor = Object.getOwnPropertyDescriptor(target, key);
				if (descriptor && "value" in descriptor && isObjectLike(descriptor.value)) {
					locations.push({
						target,
						key,
						descriptor,
						record: inspect(descriptor.value)
					});
				}
			}
			const detached = [];
			for (const record of visited) {
				for (const key of record.keys) {
					const descriptor = record.descriptors[key];
					if (!descriptor) {
						continue;
					}
					if (isUnsafePropertyKey(key)) {
						if (record.ordinary) {
							record.detached = true;
							record.unsafe = true;
						} else if (!isIntrinsicFunctionPrototype(record.value, key, descriptor)) {
							throw new TypeError("Cannot safely sanitize an adopted callable or unsupported prototype.");
						}
						continue;
					}
					if (!record.ordinary && !descriptor.enumerable) {
						continue;
					}
					if ("value" in descriptor && isObjectLike(descriptor.value)) {
						inspect(descriptor.value).parents.add(record);
					}
				}
				if (record.detached) {
					detached.push(record);
				}
			}
			for (let index = visited.length - 1; index >= 0; index -= 1) {
				const record = visited[index];
				if (record.ordinary) {
					continue;
				}
				for (const key of [
					"__proto__",
					"constructor",
					"prototype"
				]) {
					const descriptor = Object.getOwnPropertyDescriptor(record.value, key);
					if (descriptor && !isIntrinsicFunctionPrototype(record.value, key, descriptor)) {
						throw new TypeError("Cannot safely sanitize an adopted callable or unsupported prototype.");
					}
				}
			}
			const unsafe = visited.filter((record) => record.unsafe);
			for (const record of unsafe) {
				for (const parent of record.parents) {
					if (!parent.ordinary) {
						throw new TypeError("Cannot safely sanitize an adopted callable or unsupported prototype.");
					}
					if (!parent.unsafe) {
						parent.unsafe = true;
						unsafe.push(parent);
					}
				}
			}
			for (const record of detached) {
				for (const parent of record.parents) {
					if (!parent.ordinary) {
						continue;
					}
					if (!parent.detached) {
						parent.detached = true;
						detached.push(parent);
					}
				}
			}
			const copies = new WeakMap();
			for (const record of detached) {
				copies.set(record.value, record.array ? [] : Object.create(record.prototype));
			}
			for (const record of detached) {
				const copy = copies.get(record.value);
				for (const key of record.keys) {
					if (isUnsafePropertyKey(key)) {
						continue;
					}
					const descriptor = record.descriptors[key];
					if (!descriptor) {
						continue;
					}
					if ("value" in descriptor && isObjectLike(descriptor.value) && copies.has(descriptor.value)) {
						descriptor.value = copies.get(descriptor.value);
					}
					Object.defineProperty(copy, key, descriptor);
				}
			}
			for (const { target, key, descriptor, record } of locations) {
				const value = copies.get(record.value) ?? record.value;
				if (value !== descriptor.value) {
					Object.defineProperty(copies.get(target) ?? target, key, {
						...descriptor,
						value
					});
				}
			}
			for (const record of detached) {
				if (!record.extensible) {
					Object.preventExtensions(copies.get(record.value));
				}
			}
		}
		function readPreparedTarget(state, target, key) {
			const prepared = state.preparedTargets.get(target);
			if (prepared?.has(key)) {
				const value = prepared.get(key);
				prepared.delete(key);
				return value;
			}
			return target[key];
		}
		function previewTarget(state, target, key) {
			const descriptor = Object.getOwnPropertyDescriptor(target, key);
			if (descriptor && "value" in descriptor) {
				return descriptor.value;
			}
			const value = Reflect.get(target, key, target);
			let prepared = state.preparedTargets.get(target);
			if (!prepared) {
				prepared = new Map();
				state.preparedTargets.set(target, prepared);
			}
			prepared.set(key, value);
			return value;
		}
		function prepareMergeSource(target, source, state, assign = false) {
			if (!source || typeof source !== "object" || !target || typeof target !== "object") {
				return source;
			}
			let preparedTargets = state.preparedSources.get(source);
			if (!preparedTargets) {
				preparedTargets = new WeakMap();
				state.preparedSources.set(source, preparedTargets);
			}
			const existing = preparedTargets.get(target);
			if (existing) {
				return existing;
			}
			state.inspectedSources += 1;
			if (state.inspectedSources > maxAdoptedRecords) {
				throw new Error("Adopted record traversal exceeds the supported safety limit.");
			}
			const sourceKeys = Reflect.ownKeys(source);
			if (sourceKeys.length > maxAdoptedRecords - state.inspectedSourceProperties) {
				throw new Error("Adopted record traversal exceeds the supported safety limit.");
			}
			state.inspectedSourceProperties += sourceKeys.length;
			const sourceIsArray = isArray(source);
			const prepared = sourceIsArray ? [] : Object.create(null);
			preparedTargets.set(target, prepared);
			if (isArray(target) && sourceIsArray && !assign) {
				const sourceLength = source.length;
				prepared.length = sourceLength;
				for (let index = 0; index < sourceLength; index += 1) {
					if (!(index in source)) {
						continue;
					}
					const value = source[index];
					if (has(target, index)) {
						const targetValue = previewTarget(state, target, index);
						prepared[index] = targetValue && typeof targetValue === "object" && value && typeof value === "object" ? prepareMergeSource(targetValue, value, state) : value;
					} else {
						prepared[index] = value;
					}
				}
				return prepared;
			}
			const enumerableKeys = [];
			for (const key of sourceKeys) {
				if (typeof key === "string" && Object.getOwnPropertyDescriptor(source, key)?.enumerable) {
					enumerableKeys.push(key);
				}
			}
			for (const key of enumerableKeys) {
				if (isUnsafePropertyKey(key)) {
					continue;
				}
				const value = source[key];
				prepared[key] = !assign && has(target, key) && value && typeof value === "object" ? prepareMergeSource(previewTarget(state, target, key), value, state) : value;
			}
			return prepared;
		}
		function prepareSource(target, source, state, assign = false) {
			const holder = { value: prepareMergeSource(target, source, state, assign) };
			rememberAdoption(state, holder, "value", holder.value);
			sanitizeAdoptions(state);
			return holder.value;
		}
		const hex_table = (() => {
			const array = [];
			for (let i = 0; i < 256; ++i) {
				array.push("%" + ((i < 16 ? "0" : "") + i.toString(16)).toUpperCase());
			}
			return array;
		})();
		function compact_queue(queue) {
			while (queue.length > 1) {
				const item = queue.pop();
				if (!item) {
					continue;
				}
				const obj = item.obj[item.prop];
				if (isArray(obj)) {
					const compacted = [];
					for (const value of obj) {
						if (value !== undefined) {
							compacted.push(value);
						}
					}
					item.obj[item.prop] = compacted;
				}
			}
		}
		function array_to_object(source, options) {
			const obj = options && options.plainObjects ? Object.create(null) : {};
			for (let i = 0; i < source.length; ++i) {
				if (source[i] !== undefined) {
					obj[i] = source[i];
				}
			}
			return obj;
		}
		function mergeWithState(target, source, options, state) {
			if (!source) {
				return target;
			}
			if (typeof source !== "object") {
				if (isArray(target)) {
					target.push(source);
				} else if (target && typeof target === "object") {
					const propertyKey = typeof source === "string" || typeof source === "symbol" ? source : Reflect.ownKeys({ [source]: true })[0];
					if (!isUnsafePropertyKey(propertyKey) && (options && (options.plainObjects || options.allowPrototypes) || !has(Object.prototype, propertyKey))) {
						target[propertyKey] = true;
					}
				} else {
					return [target, source];
				}
				return target;
			}
			if (!target || typeof target !== "object") {
				return [target].concat(source);
			}
			let mergeTarget = target;
			if (isArray(target) && !isArray(source)) {
				mergeTarget = array_to_object(target, options);
			}
			if (isArray(target) && isArray(source)) {
				const sourceLength = source.length;
				for (let i = 0; i < sourceLength; i += 1) {
					if (i in source) {
						const item = source[i];
						if (has(target, i)) {
							const targetItem = readPreparedTarget(state, target, i);
							if (targetItem && typeof targetItem === "object" && item && typeof item === "object") {
								const merged = mergeWithState(targetItem, item, options, state);
								target[i] = merged;
							} else {
								const adopted = item;
								target.push(adopted);
							}
						} else {
							const adopted = item;
							target[i] = adopted;
						}
					}
				}
				return target;
			}
			for (const key of Object.keys(source)) {
				if (isUnsafePropertyKey(key)) {
					continue;
				}
				const value = source[key];
				const adopted = has(mergeTarget, key) ? mergeWithState(readPreparedTarget(state, mergeTarget, key), value, options, state) : value;
				mergeTarget[key] = adopted;
			}
			return mergeTarget;
		}
		function merge(target, source, options = {}) {
			const state = {
				adopted: [],
				preparedTargets: new WeakMap(),
				preparedSources: new WeakMap(),
				inspectedSources: 0,
				inspectedSourceProperties: 0
			};
			return mergeWithState(target, prepareSource(target, source, state), options, state);
		}
		function assign_single_source(target, source) {
			const state = {
				adopted: [],
				preparedTargets: new WeakMap(),
				preparedSources: new WeakMap(),
				inspectedSources: 0,
				inspectedSourceProperties: 0
			};
			const prepared = prepareSource(target, source, state, true);
			for (const key of Object.keys(prepared)) {
				if (isUnsafePropertyKey(key)) {
					continue;
				}
				target[key] = prepared[key];
			}
			return target;
		}
		function decode(str, _, charset) {
			const strWithoutPlus = str.replace(/\+/g, " ");
			if (charset === "iso-8859-1") {
				return strWithoutPlus.replace(/%[0-9a-f]{2}/gi, unescape);
			}
			try {
				return decodeURIComponent(strWithoutPlus);
			} catch {
				return strWithoutPlus;
			}
		}
		const limit = 1024;
		const encode = (str, _defaultEncoder, charset, _kind, format) => {
			if (str.length === 0) {
				return str;
			}
			let string = str;
			if (typeof str === "symbol") {
				string = Symbol.prototype.toString.call(str);
			} else if (typeof str !== "string") {
				string = String(str);
			}
			if (charset === "iso-8859-1") {
				return escape(string).replace(/%u[0-9a-f]{4}/gi, ($0) => "%26%23" + Number.parseInt($0.slice(2), 16) + "%3B");
			}
			let out = "";
			for (let j = 0; j < string.length;) {
				let segmentEnd = Math.min((Math.floor(j / limit) + 1) * limit, string.length);
				if (segmentEnd < string.length && string.codePointAt(segmentEnd - 1) > 65535) {
					segmentEnd += 1;
				}
				const segment = string.length >= limit ? string.slice(j, segmentEnd) : string;
				const arr = [];
				for (let i = 0; i < segment.length; ++i) {
					let c = segment.charCodeAt(i);
					if (c === 45 || c === 46 || c === 95 || c === 126 || c >= 48 && c <= 57 || c >= 65 && c <= 90 || c >= 97 && c <= 122 || format === RFC1738 && (c === 40 || c === 41)) {
						arr[arr.length] = segment.charAt(i);
						continue;
					}
					if (c < 128) {
						arr[arr.length] = hex_table[c];
						continue;
					}
					if (c < 2048) {
						arr[arr.length] = hex_table[192 | c >> 6] + hex_table[128 | c & 63];
						continue;
					}
					if (c < 55296 || c >= 57344) {
						arr[arr.length] = hex_table[224 | c >> 12] + hex_table[128 | c >> 6 & 63] + hex_table[128 | c & 63];
						continue;
					}
					i += 1;
					c = 65536 + ((c & 1023) << 10 | segment.charCodeAt(i) & 1023);
					arr[arr.length] = hex_table[240 | c >> 18] + hex_table[128 | c >> 12 & 63] + hex_table[128 | c >> 6 & 63] + hex_table[128 | c & 63];
				}
				out += arr.join("");
				j = segmentEnd;
			}
			return out;
		};
		function compact(value) {
			const queue = [{
				obj: { o: value },
				prop: "o"
			}];
			const refs = [];
			for (const item of queue) {
				const obj = item.obj[item.prop];
				const keys = Object.keys(obj);
				for (const key of keys) {
					const val = obj[key];
					if (typeof val === "object" && val !== null && !refs.includes(val)) {
						queue.push({
							obj,
							prop: key
						});
						refs.push(val);
					}
				}
			}
			compact_queue(queue);
			return value;
		}
		function is_regexp(obj) {
			return Object.prototype.toString.call(obj) === "[object RegExp]";
		}
		function is_buffer(obj) {
			if (!obj || typeof obj !== "object") {
				return false;
			}
			return !!(obj.constructor && obj.constructor.isBuffer && obj.constructor.isBuffer(obj));
		}
		function combine(a, b) {
			return [].concat(a, b);
		}
		function maybe_map(val, fn) {
			if (values_isArray(val)) {
				const mapped = [];
				for (const item of val) {
					mapped.push(fn(item));
				}
				return mapped;
			}
			return fn(val);
		}
		;
		const array_prefix_generators = {
			brackets(prefix) {
				return String(prefix) + "[]";
			},
			comma: "comma",
			indices(prefix, key) {
				return String(prefix) + "[" + key + "]";
			},
			repeat: String
		};
		const push_to_array = function push_to_array(arr, value_or_array) {
			Array.prototype.push.apply(arr, values_isArray(value_or_array) ? value_or_array : [value_or_array]);
		};
		let toISOString;
		const defaults = {
			addQueryPrefix: false,
			allowDots: false,
			allowEmptyArrays: false,
			arrayFormat: "indices",
			charset: "utf-8",
			charsetSentinel: false,
			delimiter: "&",
			encode: true,
			encodeDotInKeys: false,
			encoder: encode,
			encodeValuesOnly: false,
			format: default_format,
			formatter: default_formatter,
			indices: false,
			serializeDate(date) {
				return (toISOString ?? (toISOString = Function.prototype.call.bind(Date.prototype.toISOString)))(date);
			},
			skipNulls: false,
			strictNullHandling: false
		};
		function is_non_nullish_primitive(v) {
			return typeof v === "string" || typeof v === "number" || typeof v === "boolean" || typeof v === "symbol" || typeof v === "bigint";
		}
		const sentinel = {};
		function inner_stringify(object, prefix, generateArrayPrefix, commaRoundTrip, allowEmptyArrays, strictNullHandling, skipNulls, encodeDotInKeys, encoder, filter, sort, allowDots, serializeDate, format, formatter, encodeValuesOnly, charset, sideChannel) {
			let obj = object;
			let tmp_sc = sideChannel;
			let step = 0;
			let find_flag = false;
			while ((tmp_sc = tmp_sc.get(sentinel)) !== undefined && !find_flag) {
				const pos = tmp_sc.get(object);
				step += 1;
				if (pos !== undefined) {
					if (pos === step) {
						throw new RangeError("Cyclic object value");
					} else {
						find_flag = true;
					}
				}
				if (tmp_sc.get(sentinel) === undefined) {
					step = 0;
				}
			}
			if (typeof filter === "function") {
				obj = filter(prefix, obj);
			} else if (obj instanceof Date) {
				obj = serializeDate?.(obj);
			} else if (generateArrayPrefix === "comma" && values_isArray(obj)) {
				obj = maybe_map(obj, (value) => {
					if (value instanceof Date) {
						return serializeDate?.(value);
					}
					return value;
				});
			}
			if (obj === null) {
				if (strictNullHandling) {
					return encoder && !encodeValuesOnly ? encoder(prefix, defaults.encoder, charset, "key", format) : prefix;
				}
				obj = "";
			}
			if (is_non_nullish_primitive(obj) || is_buffer(obj)) {
				if (encoder) {
					const key_value = encodeValuesOnly ? prefix : encoder(prefix, defaults.encoder, charset, "key", format);
					return [formatter?.(key_value) + "=" + formatter?.(encoder(obj, defaults.encoder, charset, "value", format))];
				}
				return [formatter?.(prefix) + "=" + formatter?.(String(obj))];
			}
			const values = [];
			if (obj === undefined) {
				return values;
			}
			let obj_keys;
			if (generateArrayPrefix === "comma" && values_isArray(obj)) {
				if (encodeValuesOnly && encoder) {
					obj = maybe_map(obj, encoder);
				}
				obj_keys = [{ value: obj.length > 0 ? obj.join(",") || null : undefined }];
			} else if (values_isArray(filter)) {
				obj_keys = filter;
			} else {
				const keys = Object.keys(obj);
				if (sort) {
					keys.sort(sort);
				}
				obj_keys = keys;
			}
			const encoded_prefix = encodeDotInKeys ? String(prefix).replace(/\./g, "%2E") : String(prefix);
			const adjusted_prefix = commaRoundTrip && values_isArray(obj) && obj.length === 1 ? encoded_prefix + "[]" : encoded_prefix;
			if (allowEmptyArrays && values_isArray(obj) && obj.length === 0) {
				return adjusted_prefix + "[]";
			}
			for (const key of obj_keys) {
				const value = typeof key === "object" && key.value !== undefined ? key.value : obj[key];
				if (skipNulls && value === null) {
					continue;
				}
				const encoded_key = allowDots && encodeDotInKeys ? key.replace(/\./g, "%2E") : key;
				let key_prefix;
				if (values_isArray(obj)) {
					key_prefix = typeof generateArrayPrefix === "function" ? generateArrayPrefix(adjusted_prefix, encoded_key) : adjusted_prefix;
				} else {
					key_prefix = adjusted_prefix + (allowDots ? "." + encoded_key : "[" + encoded_key + "]");
				}
				sideChannel.set(object, step);
				const valueSideChannel = new WeakMap([[sentinel, sideChannel]]);
				push_to_array(values, inner_stringify(value, key_prefix, generateArrayPrefix, commaRoundTrip, allowEmptyArrays, strictNullHandling, skipNulls, encodeDotInKeys, generateArrayPrefix === "comma" && encodeValuesOnly && values_isArray(obj) ? null : encoder, filter, sort, allowDots, serializeDate, format, formatter, encodeValuesOnly, charset, valueSideChannel));
			}
			return values;
		}
		function normalize_stringify_options(opts = defaults) {
			if (opts.allowEmptyArrays !== undefined && typeof opts.allowEmptyArrays !== "boolean") {
				throw new TypeError("`allowEmptyArrays` option can only be `true` or `false`, when provided");
			}
			if (opts.encodeDotInKeys !== undefined && typeof opts.encodeDotInKeys !== "boolean") {
				throw new TypeError("`encodeDotInKeys` option can only be `true` or `false`, when provided");
			}
			if (opts.encoder !== null && opts.encoder !== undefined && typeof opts.encoder !== "function") {
				throw new TypeError("Encoder has to be a function.");
			}
			const charset = opts.charset || defaults.charset;
			if (opts.charset !== undefined && opts.charset !== "utf-8" && opts.charset !== "iso-8859-1") {
				throw new TypeError("The charset option must be either utf-8, iso-8859-1, or undefined");
			}
			let format = default_format;
			if (opts.format !== undefined) {
				if (!has(formatters, opts.format)) {
					throw new TypeError("Unknown format option provided.");
				}
				format = opts.format;
			}
			const formatter = formatters[format];
			let filter = defaults.filter;
			if (typeof opts.filter === "function" || values_isArray(opts.filter)) {
				filter = opts.filter;
			}
			let arrayFormat;
			if (opts.arrayFormat && opts.arrayFormat in array_prefix_generators) {
				arrayFormat = opts.arrayFormat;
			} else if ("indices" in opts) {
				arrayFormat = opts.indices ? "indices" : "repeat";
			} else {
				arrayFormat = defaults.arrayFormat;
			}
			if ("commaRoundTrip" in opts && typeof opts.commaRoundTrip !== "boolean") {
				throw new TypeError("`commaRoundTrip` must be a boolean, or absent");
			}
			let allowDots;
			if (opts.allowDots === undefined) {
				allowDots = !!opts.encodeDotInKeys === true ? true : defaults.allowDots;
			} else {
				allowDots = !!opts.allowDots;
			}
			return {
				addQueryPrefix: typeof opts.addQueryPrefix === "boolean" ? opts.addQueryPrefix : defaults.addQueryPrefix,
				allowDots,
				allowEmptyArrays: typeof opts.allowEmptyArrays === "boolean" ? !!opts.allowEmptyArrays : defaults.allowEmptyArrays,
				arrayFormat,
				charset,
				charsetSentinel: typeof opts.charsetSentinel === "boolean" ? opts.charsetSentinel : defaults.charsetSentinel,
				commaRoundTrip: !!opts.commaRoundTrip,
				delimiter: opts.delimiter === undefined ? defaults.delimiter : opts.delimiter,
				encode: typeof opts.encode === "boolean" ? opts.encode : defaults.encode,
				encodeDotInKeys: typeof opts.encodeDotInKeys === "boolean" ? opts.encodeDotInKeys : defaults.encodeDotInKeys,
				encoder: typeof opts.encoder === "function" ? opts.encoder : defaults.encoder,
				encodeValuesOnly: typeof opts.encodeValuesOnly === "boolean" ? opts.encodeValuesOnly : defaults.encodeValuesOnly,
				filter,
				format,
				formatter,
				serializeDate: typeof opts.serializeDate === "function" ? opts.serializeDate : defaults.serializeDate,
				skipNulls: typeof opts.skipNulls === "boolean" ? opts.skipNulls : defaults.skipNulls,
				sort: typeof opts.sort === "function" ? opts.sort : null,
				strictNullHandling: typeof opts.strictNullHandling === "boolean" ? opts.strictNullHandling : defaults.strictNullHandling
			};
		}
		function stringify(object, opts = {}) {
			let obj = object;
			const options = normalize_stringify_options(opts);
			let obj_keys;
			let filter;
			if (typeof options.filter === "function") {
				filter = options.filter;
				obj = filter("", obj);
			} else if (values_isArray(options.filter)) {
				filter = options.filter;
				obj_keys = filter;
			}
			const keys = [];
			if (typeof obj !== "object" || obj === null) {
				return "";
			}
			const generateArrayPrefix = array_prefix_generators[options.arrayFormat];
			const commaRoundTrip = generateArrayPrefix === "comma" && options.commaRoundTrip;
			if (!obj_keys) {
				obj_keys = Object.keys(obj);
			}
			if (options.sort) {
				obj_keys.sort(options.sort);
			}
			const sideChannel = new WeakMap();
			for (const key of obj_keys) {
				if (options.skipNulls && obj[key] === null) {
					continue;
				}
				push_to_array(keys, inner_stringify(obj[key], key, generateArrayPrefix, commaRoundTrip, options.allowEmptyArrays, options.strictNullHandling, options.skipNulls, options.encodeDotInKeys, options.encode ? options.encoder : null, options.filter, options.sort, options.allowDots, options.serializeDate, options.format, options.formatter, options.encodeValuesOnly, options.charset, sideChannel));
			}
			const joined = keys.join(options.delimiter);
			let prefix = options.addQueryPrefix === true ? "?" : "";
			if (options.charsetSentinel) {
				prefix += options.charset === "iso-8859-1" ? "utf8=%26%2310003%3B&" : "utf8=%E2%9C%93&";
			}
			return joined.length > 0 ? prefix + joined : "";
		}
		;
		function stringifyQuery(query) {
			return stringify(query, { arrayFormat: "brackets" });
		}
		;
		const endpoints = new Map([
			["global", "https://api.openai.com/v1"],
			["us", "https://us.api.openai.com/v1"],
			["eu", "https://eu.api.openai.com/v1"],
			["ae", "https://ae.api.openai.com/v1"],
			["au", "https://au.api.openai.com/v1"],
			["in", "https://in.api.openai.com/v1"],
			["jp", "https://jp.api.openai.com/v1"]
		]);
		function resolveDataResidency(options) {
			if (options.dataResidency === null || options.dataResidency === undefined) {
				return undefined;
			}
			if (hasOwn(options, "baseURL")) {
				throw new error_OpenAIError("The `dataResidency` and `baseURL` options are mutually exclusive.");
			}
			const endpoint = endpoints.get(options.dataResidency);
			if (endpoint === undefined) {
				throw new error_OpenAIError("Invalid `dataResidency`; expected one of: global, us, eu, ae, au, in, jp.");
			}
			return endpoint;
		}
		function assertNoDataResidency(dataResidency, clientName) {
			if (dataResidency !== null && dataResidency !== undefined) {
				throw new error_OpenAIError(`${clientName} does not support \`dataResidency\`.`);
			}
		}
		;
		var _APIPromise_client;
		class APIPromise extends Promise {
			constructor(client, responsePromise, parseResponse = defaultParseResponse) {
				super((resolve) => {
					resolve(null);
				});
				this.responsePromise = responsePromise;
				this.parseResponse = parseResponse;
				_APIPromise_client.set(this, void 0);
				__classPrivateFieldSet(this, _APIPromise_client, client, "f");
			}
			_thenUnwrap(transform) {
				return new APIPromise(__classPrivateFieldGet(this, _APIPromise_client, "f"), this.responsePromise, async (client, props) => addRequestID(transform(await this.parseResponse(client, props), props), props.response));
			}
			asResponse() {
				return this.responsePromise.then((p) => p.response);
			}
			async withResponse() {
				const [data, response] = await Promise.all([this.parse(), this.asResponse()]);
				return {
					data,
					response,
					request_id: response.headers.get("x-request-id")
				};
			}
			parse() {
				if (!this.parsedPromise) {
					this.parsedPromise = this.responsePromise.then((data) => this.parseResponse(__classPrivateFieldGet(this, _APIPromise_client, "f"), data));
				}
				return this.parsedPromise;
			}
			then(onfulfilled, onrejected) {
				return this.parse().then(onfulfilled, onrejected);
			}
			catch(onrejected) {
				return this.parse().catch(onrejected);
			}
			finally(onfinally) {
				return this.parse().finally(onfinally);
			}
		}
		_APIPromise_client = new WeakMap();
		;
		var _AbstractPage_client;
		class AbstractPage {
			constructor(client, response, body, options) {
				_AbstractPage_client.set(this, void 0);
				__classPrivateFieldSet(this, _AbstractPage_client, client, "f");
				this.options = options;
				this.response = response;
				this.body = body;
			}
			hasNextPage() {
				const items = this.getPaginatedItems();
				if (!items.length) return false;
				return this.nextPageRequestOptions() != null;
			}
			async getNextPage() {
				const nextOptions = this.nextPageRequestOptions();
				if (!nextOptions) {
					throw new error_OpenAIError("No next page expected; please check `.hasNextPage()` before calling `.getNextPage()`.");
				}
				return await __classPrivateFieldGet(this, _AbstractPage_client, "f").requestAPIList(this.constructor, nextOptions);
			}
			async *iterPages() {
				let page = this;
				yield page;
				while (page.hasNextPage()) {
					page = await page.getNextPage();
					yield page;
				}
			}
			async *[(_AbstractPage_client = new WeakMap(), Symbol.asyncIterator)]() {
				for await (const page of this.iterPages()) {
					for (const item of page.getPaginatedItems()) {
						yield item;
					}
				}
			}
		}
		class PagePromise extends APIPromise {
			constructor(client, request, Page) {
				super(client, request, async (client, props) => new Page(client, props.response, await defaultParseResponse(client, props), props.options));
			}
			async *[Symbol.asyncIterator]() {
				const page = await this;
				for await (const item of page) {
					yield item;
				}
			}
		}
		class Page extends AbstractPage {
			constructor(client, response, body, options) {
				super(client, response, body, options);
				this.data = body.data || [];
				this.object = body.object;
			}
			getPaginatedItems() {
				return this.data ?? [];
			}
			nextPageRequestOptions() {
				return null;
			}
		}
		class CursorPage extends AbstractPage {
			constructor(client, response, body, options) {
				super(client, response, body, options);
				this.data = body.data || [];
				this.has_more = body.has_more || false;
			}
			getPaginatedItems() {
				return this.data ?? [];
			}
			hasNextPage() {
				if (this.has_more === false) {
					return false;
				}
				return super.hasNextPage();
			}
			nextPageRequestOptions() {
				const data = this.getPaginatedItems();
				const id = data[data.length - 1]?.id;
				if (!id) {
					return null;
				}
				return {
					...this.options,
					query: {
						...maybeObj(this.options.query),
						after: id
					}
				};
			}
		}
		class ConversationCursorPage extends AbstractPage {
			constructor(client, response, body, options) {
				super(client, response, body, options);
				this.data = body.data || [];
				this.has_more = body.has_more || false;
				this.last_id = body.last_id || "";
			}
			getPaginatedItems() {
				return this.data ?? [];
			}
			hasNextPage() {
				if (this.has_more === false) {
					return false;
				}
				return super.hasNextPage();
			}
			nextPageRequestOptions() {
				const cursor = this.last_id;
				if (!cursor) {
					return null;
				}
				return {
					...this.options,
					query: {
						...maybeObj(this.options.query),
						after: cursor
					}
				};
			}
		}
		class NextCursorPage extends AbstractPage {
			constructor(client, response, body, options) {
				super(client, response, body, options);
				this.data = body.data || [];
				this.has_more = body.has_more || false;
				this.next = body.next || null;
			}
			getPaginatedItems() {
				return this.data ?? [];
			}
			hasNextPage() {
				if (this.has_more === false) {
					return false;
				}
				return this.nextPageRequestOptions() != null;
			}
			nextPageRequestOptions() {
				const cursor = this.next;
				if (!cursor) {
					return null;
				}
				return {
					...this.options,
					query: {
						...maybeObj(this.options.query),
						after: cursor
					}
				};
			}
		}
		class TokenPage extends AbstractPage {
			constructor(client, response, body, options) {
				super(client, response, body, options);
				this.data = body.data || [];
				this.has_more = body.has_more || false;
				this.next = body.next || null;
			}
			getPaginatedItems() {
				return this.data ?? [];
			}
			hasNextPage() {
				if (this.has_more === false) {
					return false;
				}
				return this.nextPageRequestOptions() != null;
			}
			nextPageRequestOptions() {
				const cursor = this.next;
				if (!cursor) {
					return null;
				}
				return {
					...this.options,
					query: {
						...maybeObj(this.options.query),
						page: cursor
					}
				};
			}
		}
		;
		const SUBJECT_TOKEN_TYPES = {
			jwt: "urn:ietf:params:oauth:token-type:jwt",
			id: "urn:ietf:params:oauth:token-type:id_token"
		};
		const TOKEN_EXCHANGE_GRANT_TYPE = "urn:ietf:params:oauth:grant-type:token-exchange";
		const MAX_REFRESH_BUFFER_FRACTION = .5;
		function calculateExpiresAt(expiresIn, exchangeStartedAt) {
			if (typeof expiresIn !== "number" || !Number.isFinite(expiresIn) || expiresIn <= 0) {
				throw new error_OpenAIError("Token exchange response has invalid 'expires_in' field");
			}
			const now = Date.now();
			const fullLifetimeDeadline = now + expiresIn * 1e3;
			if (!Number.isSafeInteger(fullLifetimeDeadline) || fullLifetimeDeadline <= now) {
				throw new error_OpenAIError("Token exchange response has invalid 'expires_in' field");
			}
			const expiresAt = fullLifetimeDeadline - (performance.now() - exchangeStartedAt);
			if (expiresAt <= now) {
				throw new error_OpenAIError("Workload identity token expired before its exchange completed.");
			}
			return expiresAt;
		}
		function calculateRefreshAt(expiresAt, lifetimeSeconds, refreshBufferSeconds) {
			const configuredBufferMs = (refreshBufferSeconds ?? 1200) * 1e3;
			const effectiveBufferMs = Math.min(configuredBufferMs, lifetimeSeconds * 1e3 * MAX_REFRESH_BUFFER_FRACTION);
			return expiresAt - effectiveBufferMs;
		}
		const NATIVE_RESPONSE_PROTOTYPE = Response.prototype;
		const READ_NATIVE_RESPONSE_BODY = NATIVE_RESPONSE_PROTOTYPE.arrayBuffer;
		function isResponsePrototype(response, prototype) {
			const constructor = Object.getOwnPropertyDescriptor(prototype, "constructor")?.value;
			if (prototype === response || typeof constructor !== "function" || Object.getOwnPropertyDescriptor(constructor, "name")?.value !== "Response" || Object.getOwnPropertyDescriptor(constructor, "prototype")?.value !== prototype) {
				return false;
			}
			const tag = Object.getOwnPropertyDescriptor(prototype, Symbol.toStringTag);
			return (tag?.value === "Response" || typeof tag?.get === "function") && typeof Object.getOwnPropertyDescriptor(prototype, "headers")?.get === "function" && typeof Object.getOwnPropertyDescriptor(prototype, "ok")?.get === "function" && typeof Object.getOwnPropertyDescriptor(prototype, "status")?.get === "function";
		}
		function isResponseBodyPrototype(prototype, responsePrototype) {
			if (prototype === responsePrototype) {
				return true;
			}
			const constructor = Object.getOwnPropertyDescriptor(prototype, "constructor")?.value;
			return responsePrototype !== null && Object.getPrototypeOf(responsePrototype) === prototype && typeof constructor === "function" && Object.getOwnPropertyDescriptor(constructor, "name")?.value === "Body" && Object.getOwnPropertyDescriptor(constructor, "prototype")?.value === prototype;
		}
		function decodeNativeResponseBody(body) {
			const scope = globalThis;
			return new TextDecoder("utf-8", { ignoreBOM: typeof scope.Bun?.version === "string" }).decode(body);
		}
		async function parseOAuthTokenResponse(response) {
			let readText;
			let responsePrototype = null;
			for (let depth = 0, prototype = response; prototype !== null && depth < 16; prototype = Object.getPrototypeOf(prototype), depth += 1) {
				if (prototype === NATIVE_RESPONSE_PROTOTYPE) {
					break;
				}
				if (isResponsePrototype(response, prototype)) {
					responsePrototype = prototype;
				}
				const parser = Object.getOwnPropertyDescriptor(prototype, "json");
				if (!parser) {
					continue;
				}
				if (typeof parser.value !== "function") {
					break;
				}
				const bodyReader = Object.getOwnPropertyDescriptor(prototype, "text")?.value;
				if (typeof bodyReader === "function" && isResponseBodyPrototype(prototype, responsePrototype)) {
					readText = bodyReader;
					break;
				}
				return parser.value.call(response);
			}
			const body = readText === undefined ? decodeNativeResponseBody(await READ_NATIVE_RESPONSE_BODY.call(response)) : await readText.call(response);
			try {
				return JSON.parse(body);
			} catch {
				throw new SyntaxError("Token exchange response contains invalid JSON");
			}
		}
		function isUnsafeAccessToken(accessToken) {
			const scope = globalThis;
			if (typeof scope.Bun?.version === "string") {
				return /[^\t\u0020-\u007E]|^[\t ]|[\t ]$/u.test(accessToken);
			}
			return /[^\t\u0020-\u007E\u0080-\u00FF]|^[\t ]|[\t ]$/u.test(accessToken);
		}
		class WorkloadIdentityAuth {
			constructor(config, fetch) {
				this.cachedToken = null;
				this.refreshPromise = null;
				this.tokenGeneration = 0;
				this.tokenExchangeUrl = "https://auth.openai.com/oauth/token";
				const { identityProviderId, serviceAccountId, clientId, refreshBufferSeconds, provider } = config;
				this.config = {
					identityProviderId,
					serviceAccountId,
					...clientId === undefined ? {} : { clientId },
					...refreshBufferSeconds === undefined ? {} : { refreshBufferSeconds },
					provider: {
						tokenType: provider.tokenType,
						getToken: provider.getToken.bind(provider)
					}
				};
				this.fetch = fetch ?? getDefaultFetch();
			}
			async getToken() {
				if (!this.cachedToken || WorkloadIdentityAuth.isTokenExpired(this.cachedToken)) {
					if (this.refreshPromise) {
						return await this.refreshPromise;
					}
					const refreshPromise = this.refreshToken(this.tokenGeneration);
					this.refreshPromise = refreshPromise;
					try {
						return await refreshPromise;
					} finally {
						if (this.refreshPromise === refreshPromise) {
							this.refreshPromise = null;
						}
					}
				}
				if (WorkloadIdentityAuth.needsRefresh(this.cachedToken) && !this.refreshPromise) {
					const refreshPromise = this.refreshToken(this.tokenGeneration).finally(() => {
						if (this.refreshPromise === refreshPromise) {
							this.refreshPromise = null;
						}
					});
					this.refreshPromise = refreshPromise;
					void refreshPromise.catch(() => null);
				}
				return this.cachedToken.token;
			}
			async refreshToken(generation) {
				const subjectToken = await this.config.provider.getToken();
				const body = {
					grant_type: TOKEN_EXCHANGE_GRANT_TYPE,
					subject_token: subjectToken,
					subject_token_type: SUBJECT_TOKEN_TYPES[this.config.provider.tokenType],
					identity_provider_id: this.config.identityProviderId,
					service_account_id: this.config.serviceAccountId
				};
				if (this.config.clientId) {
					body["client_id"] = this.config.clientId;
				}
				const exchangeStartedAt = performance.now();
				const response = await this.fetch(this.tokenExchangeUrl, {
					method: "POST",
					headers: { "Content-Type": "application/json" },
					body: JSON.stringify(body),
					redirect: "manual"
				});
				if (!response.ok) {
					const errorText = await response.text();
					let body = undefined;
					try {
						body = JSON.parse(errorText);
					} catch {}
					if (response.status === 400 || response.status === 401 || response.status === 403) {
						throw new OAuthError(response.status, body, response.headers);
					}
					throw APIError.generate(response.status, body, `Token exchange failed with status ${response.status}`, response.headers);
				}
				const tokenResponse = await parseOAuthTokenResponse(response);
				const accessToken = typeof tokenResponse === "object" && tokenResponse !== null && "access_token" in tokenResponse ? tokenResponse.access_token : undefined;
				if (typeof accessToken !== "string" || accessToken.trim().length === 0 || isUnsafeAccessToken(accessToken)) {
					throw new error_OpenAIError("Token exchange response missing 'access_token' field");
				}
				const expiresIn = tokenResponse.expires_in ?? 3600;
				const expiresAt = calculateExpiresAt(expiresIn, exchangeStartedAt);
				if (this.tokenGeneration === generation) {
					this.cachedToken = {
						token: accessToken,
						expiresAt,
						refreshAt: calculateRefreshAt(expiresAt, expiresIn, this.config.refreshBufferSeconds)
					};
				}
				return accessToken;
			}
			static isTokenExpired(cachedToken) {
				return Date.now() >= cachedToken.expiresAt;
			}
			static needsRefresh(cachedToken) {
				return Date.now() >= cachedToken.refreshAt;
			}
			invalidateToken() {
				this.tokenGeneration += 1;
				this.cachedToken = null;
				this.refreshPromise = null;
			}
		}
		;
		const X509_API_BASE_URL = "https://mtls.api.openai.com/v1";
		function assertX509APIOrigin(value) {
			let target;
			try {
				target = new URL(value);
			} catch {
				throw new error_OpenAIError("X.509 workload identity requires the approved global mTLS API origin.");
			}
			if (target.origin !== "https://mtls.api.openai.com" || target.username || target.password) {
				throw new error_OpenAIError("X.509 workload identity requires the approved global mTLS API origin.");
			}
			for (const name of target.searchParams.keys()) {
				if (isSensitiveQueryParameter(name)) {
					throw new error_OpenAIError("X.509 workload identity cannot send conflicting query authentication credentials.");
				}
			}
			return target;
		}
		;
		const brand_privateNullableHeaders = Symbol("brand.privateNullableHeaders");
		const httpTokenHeaderName = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
		function* iterateHeaders(headers) {
			if (!headers) return;
			if (brand_privateNullableHeaders in headers) {
				const { values, nulls } = headers;
				yield* values.entries();
				for (const name of nulls) {
					yield [name, null];
				}
				return;
			}
			let shouldClear = false;
			let iter;
			const iterator = Symbol.iterator in headers ? headers[Symbol.iterator] : undefined;
			if (typeof iterator === "function") {
				iter = { [Symbol.iterator]: () => iterator.call(headers) };
			} else {
				shouldClear = true;
				iter = Object.entries(headers ?? {});
			}
			for (let row of iter) {
				const name = row[0];
				if (typeof name !== "string") throw new TypeError("expected header name to be a string");
				const values = isReadonlyArray(row[1]) ? row[1] : [row[1]];
				let didClear = false;
				for (const value of values) {
					if (value === undefined) continue;
					if (shouldClear && !didClear) {
						didClear = true;
						yield [name, null];
					}
					yield [name, value];
				}
			}
		}
		const buildHeaders = (newHeaders) => {
			const targetHeaders = new Headers();
			const nullHeaders = new Set();
			for (const headers of newHeaders) {
				const seenHeaders = new Set();
				for (const [name, value] of iterateHeaders(headers)) {
					if (!httpTokenHeaderName.test(name)) {
						throw new TypeError(`Header name must be a valid HTTP token ["${name}"]`);
					}
					const lowerName = name.toLowerCase();
					if (!seenHeaders.has(lowerName)) {
						targetHeaders.delete(lowerName);
						seenHeaders.add(lowerName);
					}
					if (value === null) {
						targetHeaders.delete(lowerName);
						nullHeaders.add(lowerName);
					} else {
						targetHeaders.append(lowerName, value);
						nullHeaders.delete(lowerName);
					}
				}
			}
			return {
				[brand_privateNullableHeaders]: true,
				values: targetHeaders,
				nulls: nullHeaders
			};
		};
		const isEmptyHeaders = (headers) => {
			for (const _ of iterateHeaders(headers)) return false;
			return true;
		};
		;
		const registeredX509Transports = new WeakMap();
		const transientX509ConnectionErrors = new WeakSet();
		const retryableX509IssuerErrors = new WeakSet();
		const approvedX509Clients = new WeakSet();
		const approvedX509OAuthErrors = new WeakMap();
		const approvedX509Credentials = new WeakMap();
		const findRegisteredX509Transport = WeakMap.prototype.get.bind(registeredX509Transports);
		const rememberRegisteredX509Transport = WeakMap.prototype.set.bind(registeredX509Transports);
		const markTransientX509ConnectionError = WeakSet.prototype.add.bind(transientX509ConnectionErrors);
		const isTransientX509ConnectionError = WeakSet.prototype.has.bind(transientX509ConnectionErrors);
		const markRetryableX509IssuerError = WeakSet.prototype.add.bind(retryableX509IssuerErrors);
		const isRetryableX509IssuerError = WeakSet.prototype.has.bind(retryableX509IssuerErrors);
		const markApprovedX509Client = WeakSet.prototype.add.bind(approvedX509Clients);
		const x509_transport_state_browser_isApprovedX509Client = WeakSet.prototype.has.bind(approvedX509Clients);
		const rememberX509OAuthError = WeakMap.prototype.set.bind(approvedX509OAuthErrors);
		const findX509OAuthError = WeakMap.prototype.get.bind(approvedX509OAuthErrors);
		const rememberX509Credential = WeakMap.prototype.set.bind(approvedX509Credentials);
		const findX509Credential = WeakMap.prototype.get.bind(approvedX509Credentials);
		var x509_transport_state = __webpack_require__(64894);
		var x509_transport_state_namespaceObject = __webpack_require__.t(x509_transport_state, 2);
		;
		const state = typeof x509_transport_state.findRegisteredX509Transport === "function" ? x509_transport_state_namespaceObject : x509_transport_state_browser_namespaceObject;
		const { findRegisteredX509Transport: x509_transport_state_findRegisteredX509Transport, rememberRegisteredX509Transport: x509_transport_state_rememberRegisteredX509Transport, markTransientX509ConnectionError: x509_transport_state_markTransientX509ConnectionError, isTransientX509ConnectionError: x509_transport_state_isTransientX509ConnectionError, markRetryableX509IssuerError: x509_transport_state_markRetryableX509IssuerError, isRetryableX509IssuerError: x509_transport_state_isRetryableX509IssuerError, markApprovedX509Client: x509_transport_state_markApprovedX509Client, isApprovedX509Client: x509_transport_state_isApprovedX509Client, rememberX509OAuthError: x509_transport_state_rememberX509OAuthError, findX509OAuthError: x509_transport_state_findX509OAuthError, rememberX509Credential: x509_transport_state_rememberX509Credential, findX509Credential: x509_transport_state_findX509Credential } = state;
		;
		const transientX509TransportCodes = new Set([
			"ECONNRESET",
			"ECONNREFUSED",
			"ENETUNREACH",
			"EHOSTUNREACH",
			"ENETDOWN",
			"EPIPE",
			"ETIMEDOUT",
			"EAI_AGAIN",
			"UND_ERR_CONNECT_TIMEOUT",
			"UND_ERR_HEADERS_TIMEOUT",
			"UND_ERR_BODY_TIMEOUT",
			"UND_ERR_SOCKET"
		]);
		function isRetryableX509TransportFailure(failure) {
			const cause = typeof failure === "object" && failure !== null ? Object.getOwnPropertyDescriptor(failure, "cause")?.value : undefined;
			let retryable = false;
			for (const candidate of [failure, cause]) {
				const code = typeof candidate === "object" && candidate !== null ? Object.getOwnPropertyDescriptor(candidate, "code")?.value : undefined;
				if (typeof code === "string") {
					if (!transientX509TransportCodes.has(code)) {
						return false;
					}
					retryable = true;
				}
			}
			return retryable;
		}
		const x509TransportBrand = Symbol("X.509 transport capability");
		function resolveX509Transport(value) {
			if (!value || typeof value !== "object") {
				throw new error_OpenAIError("X.509 workload identity requires an approved X.509 transport capability.");
			}
			const registered = x509_transport_state_findRegisteredX509Transport(value);
			if (!registered) {
				throw new error_OpenAIError("X.509 workload identity requires an approved X.509 transport capability.");
			}
			return registered;
		}
		;
		var _X509WorkloadIdentityAuth_instances, _a, _X509WorkloadIdentityAuth_identityProviderId, _X509WorkloadIdentityAuth_serviceAccountId, _X509WorkloadIdentityAuth_configuredRefreshBufferMs, _X509WorkloadIdentityAuth_configuredRefreshBufferSeconds, _X509WorkloadIdentityAuth_organization, _X509WorkloadIdentityAuth_project, _X509WorkloadIdentityAuth_transport, _X509WorkloadIdentityAuth_refreshBufferMs, _X509WorkloadIdentityAuth_cachedToken, _X509WorkloadIdentityAuth_refresh, _X509WorkloadIdentityAuth_tokenGeneration, _X509WorkloadIdentityAuth_cancelRequestBody, _X509WorkloadIdentityAuth_assignToken, _X509WorkloadIdentityAuth_recoverRefreshFailure, _X509WorkloadIdentityAuth_fallbackToken, _X509WorkloadIdentityAuth_retireRefresh, _X509WorkloadIdentityAuth_beginRefresh, _X509WorkloadIdentityAuth_refreshToken, _X509WorkloadIdentityAuth_preflight, _X509WorkloadIdentityAuth_scope, _X509WorkloadIdentityAuth_assertTenantHeaders;
		const FORBIDDEN_TRANSPORT_OPTIONS = [
			"dispatcher",
			"agent",
			"client",
			"tls",
			"proxy"
		];
		const headerValue = (headers, name) => Headers.prototype.get.call(headers, name);
		const DEFAULT_REFRESH_BUFFER_MS = 20 * 60 * 1e3;
		const FAILED_REFRESH_COOLDOWN_MS = 1e3;
		const userAbortError = (signal) => {
			const error = new APIUserAbortError();
			Object.defineProperty(error, "cause", {
				value: signal.reason,
				writable: true,
				configurable: true
			});
			return error;
		};
		function assertSafeHeaders(headers) {
			for (const name of Headers.prototype.keys.call(headers)) {
				const canonical = name.toLowerCase().split("_").join("-");
				if (canonical !== "authorization" && isSensitiveHeader(canonical) || canonical === "host") {
					throw new error_OpenAIError("X.509 workload identity cannot send conflicting authentication credentials.");
				}
			}
		}
		function exchangeDeadline(timeout, callerSignal) {
			const deadline = new AbortController();
			const timer = timeout === undefined ? undefined : setTimeout(() => deadline.abort(new error_APIConnectionTimeoutError()), timeout);
			const timerHandle = timer;
			if (typeof timerHandle === "object" && timerHandle !== null && "unref" in timerHandle && typeof timerHandle.unref === "function") {
				timerHandle.unref();
			}
			const cancel = () => deadline.abort(callerSignal?.reason);
			callerSignal?.addEventListener("abort", cancel, { once: true });
			if (callerSignal?.aborted) {
				cancel();
			}
			return {
				signal: deadline.signal,
				dispose: () => {
					callerSignal?.removeEventListener("abort", cancel);
					if (timer) {
						clearTimeout(timer);
					}
				}
			};
		}
		function waitForRefresh(attempt, signal) {
			let abort;
			const canceled = new Promise((_resolve, reject) => {
				abort = () => reject(signal.reason);
				signal.addEventListener("abort", abort, { once: true });
				if (signal.aborted) {
					abort();
				}
			});
			return {
				result: Promise.race([attempt.promise, canceled]),
				dispose: () => {
					if (abort) {
						signal.removeEventListener("abort", abort);
					}
				}
			};
		}
		function isX509WorkloadIdentity(identity) {
			if (!identity || typeof identity !== "object") {
				return false;
			}
			let providerOwner = identity;
			while (providerOwner !== null && providerOwner !== Object.prototype) {
				const provider = Object.getOwnPropertyDescriptor(providerOwner, "provider");
				if (provider) {
					if (!("value" in provider) || provider.value !== undefined) {
						return false;
					}
					break;
				}
				providerOwner = Object.getPrototypeOf(providerOwner);
			}
			let current = identity;
			while (current !== null && current !== Object.prototype) {
				const discriminator = Object.getOwnPropertyDescriptor(current, "type");
				if (discriminator) {
					if (!("value" in discriminator)) {
						throw new error_OpenAIError("X.509 workload identity type must be a plain data property.");
					}
					return discriminator.value === "x509";
				}
				current = Object.getPrototypeOf(current);
			}
			return false;
		}
		function assertX509WebSocketSupported(client) {
			if (!client || typeof client !== "object") {
				return;
			}
			if (isApprovedX509Client(client)) {
				throw new OpenAIError("X.509 workload identity does not support WebSocket connections.");
			}
		}
		function assertX509FetchOptions(options) {
			if (!options) {
				return;
			}
			for (const name of FORBIDDEN_TRANSPORT_OPTIONS) {
				if (hasOwn(options, name)) {
					throw new error_OpenAIError("X.509 workload identity cannot override its approved transport capability.");
				}
			}
			const redirect = Object.getOwnPropertyDescriptor(options, "redirect")?.value;
			if (redirect !== undefined && redirect !== "manual") {
				throw new error_OpenAIError("X.509 workload identity requests require manual redirects.");
			}
		}
		function assertX509RequestOptions(options) {
			assertX509FetchOptions(options);
			if (options && [
				"body",
				"headers",
				"method",
				"signal"
			].some((name) => hasOwn(options, name))) {
				throw new error_OpenAIError("X.509 workload identity cannot override its request body, headers, method, or signal through fetch options.");
			}
		}
		function snapshotX509RequestOptions(options) {
			assertX509RequestOptions(options);
			const snapshot = { ...options };
			assertX509RequestOptions(snapshot);
			return snapshot;
		}
		class X509WorkloadIdentityAuth {
			constructor(identity, transport, organization, project) {
				_X509WorkloadIdentityAuth_instances.add(this);
				_X509WorkloadIdentityAuth_identityProviderId.set(this, void 0);
				_X509WorkloadIdentityAuth_serviceAccountId.set(this, void 0);
				_X509WorkloadIdentityAuth_configuredRefreshBufferMs.set(this, void 0);
				_X509WorkloadIdentityAuth_configuredRefreshBufferSeconds.set(this, void 0);
				_X509WorkloadIdentityAuth_organization.set(this, void 0);
				_X509WorkloadIdentityAuth_project.set(this, void 0);
				_X509WorkloadIdentityAuth_transport.set(this, void 0);
				_X509WorkloadIdentityAuth_refreshBufferMs.set(this, void 0);
				_X509WorkloadIdentityAuth_cachedToken.set(this, void 0);
				_X509WorkloadIdentityAuth_refresh.set(this, void 0);
				_X509WorkloadIdentityAuth_tokenGeneration.set(this, 0);
				__classPrivateFieldSet(this, _X509WorkloadIdentityAuth_transport, resolveX509Transport(transport), "f");
				__classPrivateFieldSet(this, _X509WorkloadIdentityAuth_identityProviderId, identity.identityProviderId, "f");
				__classPrivateFieldSet(this, _X509WorkloadIdentityAuth_serviceAccountId, identity.serviceAccountId, "f");
				__classPrivateFieldSet(this, _X509WorkloadIdentityAuth_configuredRefreshBufferMs, identity.refreshBufferMs, "f");
				__classPrivateFieldSet(this, _X509WorkloadIdentityAuth_configuredRefreshBufferSeconds, identity.refreshBufferSeconds, "f");
				__classPrivateFieldSet(this, _X509WorkloadIdentityAuth_organization, organization, "f");
				__classPrivateFieldSet(this, _X509WorkloadIdentityAuth_project, project, "f");
				if (__classPrivateFieldGet(this, _X509WorkloadIdentityAuth_configuredRefreshBufferMs, "f") !== undefined && __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_configuredRefreshBufferSeconds, "f") !== undefined) {
					throw new error_OpenAIError("X.509 workload identity cannot combine refreshBufferSeconds and refreshBufferMs.");
				}
				if (__classPrivateFieldGet(this, _X509WorkloadIdentityAuth_configuredRefreshBufferMs, "f") !== undefined && (!Number.isSafeInteger(__classPrivateFieldGet(this, _X509WorkloadIdentityAuth_configuredRefreshBufferMs, "f")) || __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_configuredRefreshBufferMs, "f") < 0)) {
					throw new error_OpenAIError("X.509 workload identity requires a nonnegative integer refreshBufferMs.");
				}
				if (__classPrivateFieldGet(this, _X509WorkloadIdentityAuth_configuredRefreshBufferSeconds, "f") !== undefined && (!Number.isSafeInteger(__classPrivateFieldGet(this, _X509WorkloadIdentityAuth_configuredRefreshBufferSeconds, "f")) || __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_configuredRefreshBufferSeconds, "f") < 0 || !Number.isSafeInteger(__classPrivateFieldGet(this, _X509WorkloadIdentityAuth_configuredRefreshBufferSeconds, "f") * 1e3))) {
					throw new error_OpenAIError("X.509 workload identity requires a nonnegative integer refreshBufferSeconds.");
				}
				__classPrivateFieldSet(this, _X509WorkloadIdentityAuth_refreshBufferMs, __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_configuredRefreshBufferSeconds, "f") === undefined ? __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_configuredRefreshBufferMs, "f") ?? DEFAULT_REFRESH_BUFFER_MS : __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_configuredRefreshBufferSeconds, "f") * 1e3, "f");
			}
			identitySnapshot() {
				return {
					type: "x509",
					identityProviderId: __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_identityProviderId, "f"),
					serviceAccountId: __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_serviceAccountId, "f"),
					...__classPrivateFieldGet(this, _X509WorkloadIdentityAuth_configuredRefreshBufferMs, "f") === undefined ? {} : { refreshBufferMs: __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_configuredRefreshBufferMs, "f") },
					...__classPrivateFieldGet(this, _X509WorkloadIdentityAuth_configuredRefreshBufferSeconds, "f") === undefined ? {} : { refreshBufferSeconds: __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_configuredRefreshBufferSeconds, "f") }
				};
			}
			static shouldAuthenticate(options, defaultHeaders, requestHeaders = options.headers) {
				return !buildHeaders([defaultHeaders, requestHeaders]).nulls.has("authorization");
			}
			snapshotHeaders(defaultHeaders, requestHeaders) {
				const scope = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this);
				scope.defaultHeaders ?? (scope.defaultHeaders = buildHeaders([defaultHeaders]));
				scope.requestHeaders ?? (scope.requestHeaders = buildHeaders([requestHeaders]));
				return this.headerSnapshots();
			}
			headerSnapshots() {
				const { defaultHeaders, requestHeaders } = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this);
				if (!defaultHeaders || !requestHeaders) {
					throw new error_OpenAIError("X.509 workload identity requires snapshotted request headers.");
				}
				return {
					defaultHeaders,
					requestHeaders
				};
			}
			snapshotTenant(organization, project) {
				if (organization !== __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_organization, "f") || project !== __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_project, "f")) {
					throw new error_OpenAIError("X.509 workload identity cannot override its enrolled organization or project.");
				}
				const scope = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this);
				scope.tenant = {
					organization,
					project
				};
				return scope.tenant;
			}
			tenantSnapshot() {
				const { tenant } = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this);
				if (!tenant) {
					throw new error_OpenAIError("X.509 workload identity requires snapshotted tenant selectors.");
				}
				return tenant;
			}
			snapshotAPIURL(value) {
				assertX509APIOrigin(value);
				__classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this).apiURL = value;
			}
			requestAPIURL() {
				const { apiURL } = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this);
				if (apiURL === undefined) {
					throw new error_OpenAIError("X.509 workload identity requires a snapshotted API destination.");
				}
				return apiURL;
			}
			snapshotRequest(signal, timeout, fetchOptions) {
				var _b;
				(_b = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this)).request ?? (_b.request = {
					signal,
					timeout,
					fetchOptions
				});
			}
			requestSnapshot() {
				const { request } = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this);
				if (!request) {
					throw new error_OpenAIError("X.509 workload identity requires snapshotted request settings.");
				}
				return request;
			}
			beginRequestPreparation() {
				const scope = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this);
				if (scope.deadlineArmed && scope.preparationStartedAt === undefined) {
					scope.preparationStartedAt = performance.now();
					scope.preparationWallStartedAt = Date.now();
				}
			}
			beginRequestPlanning() {
				__classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this).phase = "planning";
			}
			beginRequestNetwork() {
				const scope = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this);
				if (!scope.deadlineArmed) {
					scope.wallStartedAt = Date.now();
					scope.monotonicStartedAt = performance.now();
					scope.deadlineArmed = true;
				} else if (scope.preparationStartedAt !== undefined) {
					scope.monotonicStartedAt += performance.now() - scope.preparationStartedAt;
					scope.wallStartedAt += Date.now() - (scope.preparationWallStartedAt ?? Date.now());
					delete scope.preparationStartedAt;
					delete scope.preparationWallStartedAt;
				}
			}
			isPlanningRequest() {
				return __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this).phase === "planning";
			}
			authorizePlannedRequest(url, request, timeout, allowHookSignal = false) {
				const scope = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this);
				const headers = Object.getOwnPropertyDescriptor(request, "headers");
				const body = Object.getOwnPropertyDescriptor(request, "body");
				const signal = Object.getOwnPropertyDescriptor(request, "signal");
				const redirect = Object.getOwnPropertyDescriptor(request, "redirect");
				if (scope.phase !== "planning" || !headers || !(headers.value instanceof Headers) || !body && "body" in request || [
					body,
					signal,
					redirect
				].some((descriptor) => descriptor && !("value" in descriptor))) {
					throw new error_OpenAIError("X.509 workload identity requires an approved final request.");
				}
				this.snapshotAPIURL(url);
				assertX509FetchOptions(request);
				try {
					assertSafeHeaders(headers.value);
				} catch {
					throw new error_OpenAIError("X.509 workload identity cannot use caller-supplied authentication credentials.");
				}
				if (headerValue(headers.value, "Authorization") !== null) {
					throw new error_OpenAIError("X.509 workload identity cannot use caller-supplied authorization credentials.");
				}
				__classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_assertTenantHeaders).call(this, headers.value);
				if (!allowHookSignal && (signal?.value ?? undefined) !== (this.requestSnapshot().signal ?? undefined)) {
					throw new error_OpenAIError("X.509 workload identity must preserve its approved request signal.");
				}
				const approved = this.requestSnapshot();
				scope.request = {
					...approved,
					timeout: Math.min(approved.timeout, timeout)
				};
				scope.phase = "authorizing";
			}
			ownRequestBody(body, source) {
				if (body instanceof ReadableStream && body !== source) {
					__classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this).materializedBody = body;
				}
			}
			static isStreamingRequestBody(body) {
				return globalThis.ReadableStream !== undefined && body instanceof globalThis.ReadableStream || typeof body === "object" && body !== null && (Symbol.asyncIterator in body || Symbol.iterator in body && "next" in body && typeof body.next === "function");
			}
			retireRequestBody() {
				const scope = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this);
				const body = scope.materializedBody;
				delete scope.materializedBody;
				if (body) {
					void __classPrivateFieldGet(_a, _a, "m", _X509WorkloadIdentityAuth_cancelRequestBody).call(_a, body);
				}
			}
			releaseRequestBody(body) {
				const scope = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this);
				if (scope.materializedBody === body) {
					delete scope.materializedBody;
				} else {
					this.retireRequestBody();
				}
			}
			setEffectiveSignal(signal) {
				if (signal) {
					__classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this).effectiveSignal = signal;
				} else {
					delete __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this).effectiveSignal;
				}
			}
			effectiveSignal() {
				const scope = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this);
				return scope.effectiveSignal ?? scope.request?.signal;
			}
			runRequest(operation, requestOwner) {
				return __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_transport, "f").run(async () => {
					const scope = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_transport, "f").current();
					if (!scope) {
						throw new error_OpenAIError("X.509 workload identity requires an active certificate request scope.");
					}
					scope.owner = this;
					scope.requestOwner = requestOwner;
					try {
						return await operation();
					} finally {
						this.retireRequestBody();
						this.releaseRequestCredentials();
						delete scope.requestOwner;
						delete scope.owner;
					}
				});
			}
			inRequest(requestOwner) {
				const scope = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_transport, "f").current();
				return scope?.owner === this && scope.requestOwner === requestOwner && scope.phase !== "authorizing";
			}
			matches(other) {
				return __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_transport, "f") === __classPrivateFieldGet(other, _X509WorkloadIdentityAuth_transport, "f") && __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_identityProviderId, "f") === __classPrivateFieldGet(other, _X509WorkloadIdentityAuth_identityProviderId, "f") && __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_serviceAccountId, "f") === __classPrivateFieldGet(other, _X509WorkloadIdentityAuth_serviceAccountId, "f") && __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_organization, "f") === __classPrivateFieldGet(other, _X509WorkloadIdentityAuth_organization, "f") && __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_project, "f") === __classPrivateFieldGet(other, _X509WorkloadIdentityAuth_project, "f") && __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_refreshBufferMs, "f") === __classPrivateFieldGet(other, _X509WorkloadIdentityAuth_refreshBufferMs, "f");
			}
			continuation() {
				const { wallStartedAt, monotonicStartedAt, deadlineArmed, request, requestOwner, effectiveSignal } = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this);
				const scope = {
					wallStartedAt,
					monotonicStartedAt,
					owner: this,
					...deadlineArmed ? { deadlineArmed } : {},
					...request ? { request } : {},
					...effectiveSignal ? { effectiveSignal } : {},
					...requestOwner ? { requestOwner } : {}
				};
				return (operation) => __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_transport, "f").resume(scope, async () => {
					try {
						return await operation();
					} finally {
						this.releaseRequestCredentials();
						delete scope.requestOwner;
						delete scope.owner;
					}
				});
			}
			releaseRequestCredentials() {
				const scope = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this);
				delete scope.request;
				delete scope.phase;
				delete scope.deadlineArmed;
				delete scope.preparationStartedAt;
				delete scope.preparationWallStartedAt;
				delete scope.effectiveSignal;
				delete scope.materializedBody;
				delete scope.apiURL;
				delete scope.tenant;
				delete scope.token;
				delete scope.defaultHeaders;
				delete scope.requestHeaders;
				delete scope.tokenGeneration;
				delete scope.headers;
				delete scope.authorization;
			}
			requestStartedAt(_options) {
				return __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_transport, "f").current()?.wallStartedAt;
			}
			usedWorkloadToken(_options) {
				return __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_transport, "f").current()?.token !== undefined;
			}
			remainingTimeout(_options, timeout) {
				const scope = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_transport, "f").current();
				if (scope === undefined) {
					return timeout;
				}
				const remaining = timeout - (performance.now() - scope.monotonicStartedAt);
				if (remaining <= 0) {
					throw new error_APIConnectionTimeoutError();
				}
				return remaining;
			}
			async waitForRetry(duration, signal) {
				try {
					await __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_transport, "f").sleep(duration, signal);
				} catch (error) {
					if (signal?.aborted) {
						throw userAbortError(signal);
					}
					throw error;
				}
			}
			static isRetryableFailure(error) {
				return typeof error === "object" && error !== null && (x509_transport_state_isTransientX509ConnectionError(error) || x509_transport_state_isRetryableX509IssuerError(error));
			}
			static retryHeaders(error) {
				if (!error || typeof error !== "object" || !x509_transport_state_isRetryableX509IssuerError(error)) {
					return undefined;
				}
				const headers = Object.getOwnPropertyDescriptor(error, "headers")?.value;
				return headers instanceof Headers ? headers : undefined;
			}
			async getToken(options, context) {
				const callerSignal = context ? context.signal : options?.signal;
				if (callerSignal?.aborted) {
					throw userAbortError(callerSignal);
				}
				if (options) {
					assertX509RequestOptions(context ? context.fetchOptions : options.fetchOptions);
				}
				__classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_preflight).call(this, context);
				const scope = options ? __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this) : undefined;
				const cached = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_cachedToken, "f");
				if (cached && performance.now() < cached.refreshAt && Date.now() < cached.wallRefreshAt) {
					return __classPrivateFieldGet(_a, _a, "m", _X509WorkloadIdentityAuth_assignToken).call(_a, scope, cached);
				}
				const remaining = context && options ? this.remainingTimeout(options, context.timeout) : context?.timeout;
				const { signal, dispose } = exchangeDeadline(remaining, callerSignal);
				if (callerSignal?.aborted) {
					dispose();
					throw userAbortError(callerSignal);
				}
				const attempt = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_refresh, "f") ?? __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_beginRefresh).call(this);
				attempt.waiters += 1;
				const waiter = waitForRefresh(attempt, signal);
				try {
					const exchanged = await waiter.result;
					const refreshed = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_cachedToken, "f");
					if (!refreshed || refreshed.accessToken !== exchanged.accessToken) {
						throw new APIUserAbortError();
					}
					return __classPrivateFieldGet(_a, _a, "m", _X509WorkloadIdentityAuth_assignToken).call(_a, scope, refreshed);
				} catch (error) {
					return await __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_recoverRefreshFailure).call(this, error, attempt, cached, scope, options, context);
				} finally {
					waiter.dispose();
					dispose();
					attempt.waiters -= 1;
					__classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_retireRefresh).call(this, attempt);
				}
			}
			invalidateToken() {
				const rejected = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_transport, "f").current();
				if (!rejected?.token || __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_cachedToken, "f")?.accessToken !== rejected.token || __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_cachedToken, "f").generation !== rejected.tokenGeneration) {
					return;
				}
				__classPrivateFieldSet(this, _X509WorkloadIdentityAuth_tokenGeneration, __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_tokenGeneration, "f") + 1, "f");
				__classPrivateFieldSet(this, _X509WorkloadIdentityAuth_cachedToken, undefined, "f");
				const refresh = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_refresh, "f");
				__classPrivateFieldSet(this, _X509WorkloadIdentityAuth_refresh, undefined, "f");
				refresh?.controller.abort(new APIUserAbortError());
			}
			bindRequest(options, request, adminAPIKey) {
				if (!(request.headers instanceof Headers)) {
					throw new error_OpenAIError("X.509 workload identity requires the original workload authorization headers.");
				}
				const scope = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this);
				const { token } = scope;
				const security = options.__security ?? { bearerAuth: true };
				let approvedAuthorization = token ? `Bearer ${token}` : null;
				if (!token && security.adminAPIKeyAuth && adminAPIKey !== null && headerValue(request.headers, "Authorization") !== null) {
					approvedAuthorization = new Headers({ Authorization: `Bearer ${adminAPIKey}` }).get("Authorization");
				}
				scope.headers = request.headers;
				scope.authorization = approvedAuthorization;
				this.assertRequest(request);
			}
			adoptRequestHeaders(request) {
				const scope = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this);
				const original = scope.headers;
				if (!(original instanceof Headers) || !(request.headers instanceof Headers)) {
					throw new error_OpenAIError("X.509 workload identity must preserve its issued workload authorization.");
				}
				scope.headers = request.headers;
				try {
					this.assertRequest(request);
				} catch (error) {
					scope.headers = original;
					throw error;
				}
			}
			assertRequest(request) {
				const { headers } = request;
				if (!(headers instanceof Headers)) {
					throw new error_OpenAIError("X.509 workload identity must preserve its issued workload authorization.");
				}
				const scope = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_transport, "f").current();
				if (!scope || scope.headers !== headers || scope.authorization === undefined || headerValue(headers, "Authorization") !== scope.authorization) {
					throw new error_OpenAIError("X.509 workload identity must preserve its issued workload authorization.");
				}
				__classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_assertTenantHeaders).call(this, headers);
				assertSafeHeaders(headers);
			}
			fetch() {
				return async (input, init = {}) => {
					const target = assertX509APIOrigin(typeof input === "string" || input instanceof URL ? input : input.url);
					assertX509FetchOptions(init);
					this.assertRequest(init);
					const approved = init.headers;
					if (!(approved instanceof Headers)) {
						throw new error_OpenAIError("X.509 workload identity must preserve its issued workload authorization.");
					}
					const headers = new Headers([...Headers.prototype.entries.call(approved)]);
					assertSafeHeaders(headers);
					init.headers = headers;
					init.redirect = "manual";
					return await __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_transport, "f").dispatch(target, init);
				};
			}
		}
		_a = X509WorkloadIdentityAuth, _X509WorkloadIdentityAuth_identityProviderId = new WeakMap(), _X509WorkloadIdentityAuth_serviceAccountId = new WeakMap(), _X509WorkloadIdentityAuth_configuredRefreshBufferMs = new WeakMap(), _X509WorkloadIdentityAuth_configuredRefreshBufferSeconds = new WeakMap(), _X509WorkloadIdentityAuth_organization = new WeakMap(), _X509WorkloadIdentityAuth_project = new WeakMap(), _X509WorkloadIdentityAuth_transport = new WeakMap(), _X509WorkloadIdentityAuth_refreshBufferMs = new WeakMap(), _X509WorkloadIdentityAuth_cachedToken = new WeakMap(), _X509WorkloadIdentityAuth_refresh = new WeakMap(), _X509WorkloadIdentityAuth_tokenGeneration = new WeakMap(), _X509WorkloadIdentityAuth_instances = new WeakSet(), _X509WorkloadIdentityAuth_cancelRequestBody = async function _X509WorkloadIdentityAuth_cancelRequestBody(body) {
			try {
				await CancelReadableStream(body);
			} catch {}
		}, _X509WorkloadIdentityAuth_assignToken = function _X509WorkloadIdentityAuth_assignToken(scope, token) {
			if (scope) {
				scope.token = token.accessToken;
				scope.tokenGeneration = token.generation;
			}
			return token.accessToken;
		}, _X509WorkloadIdentityAuth_recoverRefreshFailure = async function _X509WorkloadIdentityAuth_recoverRefreshFailure(error, attempt, cached, scope, options, context) {
			const callerSignal = context ? context.signal : options?.signal;
			if (callerSignal?.aborted) {
				throw userAbortError(callerSignal);
			}
			if (attempt.controller.signal.aborted && attempt.generation !== __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_tokenGeneration, "f")) {
				return await this.getToken(options, context);
			}
			const fallback = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_fallbackToken).call(this, error, cached, scope);
			if (fallback !== undefined) {
				return fallback;
			}
			if (error && typeof error === "object" && !(error instanceof OAuthError)) {
				const oauth = x509_transport_state_findX509OAuthError(error);
				if (oauth) {
					throw new OAuthError(oauth.status, oauth.error, oauth.headers);
				}
			}
			throw error;
		}, _X509WorkloadIdentityAuth_fallbackToken = function _X509WorkloadIdentityAuth_fallbackToken(error, cached, scope) {
			if (!cached || cached !== __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_cachedToken, "f") || performance.now() >= cached.expiresAt || Date.now() >= cached.wallExpiresAt || !_a.isRetryableFailure(error)) {
				return undefined;
			}
			const headers = _a.retryHeaders(error);
			const milliseconds = headers?.get("retry-after-ms");
			let requested = milliseconds ? Number(milliseconds) : undefined;
			const retryAfter = headers?.get("retry-after");
			if (retryAfter && (requested === undefined || Number.isNaN(requested))) {
				const seconds = Number(retryAfter);
				requested = Number.isNaN(seconds) ? Date.parse(retryAfter) - Date.now() : seconds * 1e3;
			}
			const cooldown = requested !== undefined && Number.isFinite(requested) && requested >= 0 && requested <= 6e4 ? Math.max(FAILED_REFRESH_COOLDOWN_MS, requested) : FAILED_REFRESH_COOLDOWN_MS;
			cached.refreshAt = Math.min(cached.expiresAt, performance.now() + cooldown);
			cached.wallRefreshAt = Math.min(cached.wallExpiresAt, Date.now() + cooldown);
			return __classPrivateFieldGet(_a, _a, "m", _X509WorkloadIdentityAuth_assignToken).call(_a, scope, cached);
		}, _X509WorkloadIdentityAuth_retireRefresh = function _X509WorkloadIdentityAuth_retireRefresh(attempt) {
			if (attempt.waiters !== 0 || __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_refresh, "f") !== attempt) {
				return;
			}
			queueMicrotask(() => {
				if (attempt.waiters === 0 && __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_refresh, "f") === attempt) {
					__classPrivateFieldSet(this, _X509WorkloadIdentityAuth_refresh, undefined, "f");
					__classPrivateFieldSet(this, _X509WorkloadIdentityAuth_tokenGeneration, __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_tokenGeneration, "f") + 1, "f");
					attempt.controller.abort(new APIUserAbortError());
				}
			});
		}, _X509WorkloadIdentityAuth_beginRefresh = function _X509WorkloadIdentityAuth_beginRefresh() {
			const controller = new AbortController();
			const generation = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_tokenGeneration, "f");
			const attempt = {
				controller,
				generation,
				waiters: 0,
				promise: __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_refreshToken).call(this, controller, generation)
			};
			__classPrivateFieldSet(this, _X509WorkloadIdentityAuth_refresh, attempt, "f");
			return attempt;
		}, _X509WorkloadIdentityAuth_refreshToken = async function _X509WorkloadIdentityAuth_refreshToken(controller, generation) {
			const startedAt = performance.now();
			const wallStartedAt = Date.now();
			try {
				const token = await __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_transport, "f").exchange(__classPrivateFieldGet(this, _X509WorkloadIdentityAuth_identityProviderId, "f"), __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_serviceAccountId, "f"), controller.signal);
				const lifetime = token.expiresIn * 1e3;
				const expiresAt = startedAt + lifetime;
				const wallExpiresAt = wallStartedAt + lifetime;
				if (performance.now() >= expiresAt || Date.now() >= wallExpiresAt) {
					throw new error_OpenAIError("X.509 workload identity token expired before its exchange completed.");
				}
				if (__classPrivateFieldGet(this, _X509WorkloadIdentityAuth_tokenGeneration, "f") !== generation || controller.signal.aborted || __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_refresh, "f")?.controller !== controller) {
					throw new APIUserAbortError();
				}
				__classPrivateFieldSet(this, _X509WorkloadIdentityAuth_tokenGeneration, __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_tokenGeneration, "f") + 1, "f");
				__classPrivateFieldSet(this, _X509WorkloadIdentityAuth_cachedToken, {
					accessToken: token.accessToken,
					generation: __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_tokenGeneration, "f"),
					expiresAt,
					refreshAt: expiresAt - Math.min(__classPrivateFieldGet(this, _X509WorkloadIdentityAuth_refreshBufferMs, "f"), lifetime / 2),
					wallExpiresAt,
					wallRefreshAt: wallExpiresAt - Math.min(__classPrivateFieldGet(this, _X509WorkloadIdentityAuth_refreshBufferMs, "f"), lifetime / 2)
				}, "f");
				return token;
			} finally {
				if (__classPrivateFieldGet(this, _X509WorkloadIdentityAuth_refresh, "f")?.controller === controller) {
					__classPrivateFieldSet(this, _X509WorkloadIdentityAuth_refresh, undefined, "f");
				}
			}
		}, _X509WorkloadIdentityAuth_preflight = function _X509WorkloadIdentityAuth_preflight(context) {
			if (!context) {
				return;
			}
			if (context.organization !== __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_organization, "f") || context.project !== __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_project, "f")) {
				throw new error_OpenAIError("X.509 workload identity cannot override its enrolled organization or project.");
			}
			assertX509APIOrigin(context.apiURL);
			const supplied = buildHeaders([context.defaultHeaders, context.requestHeaders]);
			if (__classPrivateFieldGet(this, _X509WorkloadIdentityAuth_organization, "f") !== null && supplied.nulls.has("openai-organization") || __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_project, "f") !== null && supplied.nulls.has("openai-project")) {
				throw new error_OpenAIError("X.509 workload identity cannot omit its enrolled organization or project.");
			}
			for (const name of supplied.values.keys()) {
				const canonical = name.toLowerCase().split("_").join("-");
				if ((canonical === "openai-organization" || canonical === "openai-project") && (name !== canonical || headerValue(supplied.values, name) !== (canonical === "openai-organization" ? context.organization : context.project))) {
					throw new error_OpenAIError("X.509 workload identity cannot override its enrolled organization or project.");
				}
				if (isSensitiveHeader(canonical) || canonical === "host") {
					throw new error_OpenAIError("X.509 workload identity cannot use caller-supplied authentication credentials.");
				}
			}
		}, _X509WorkloadIdentityAuth_scope = function _X509WorkloadIdentityAuth_scope() {
			const scope = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_transport, "f").current();
			if (!scope || scope.owner !== this) {
				throw new error_OpenAIError("X.509 workload identity requires an active certificate request scope.");
			}
			return scope;
		}, _X509WorkloadIdentityAuth_assertTenantHeaders = function _X509WorkloadIdentityAuth_assertTenantHeaders(headers) {
			if (headerValue(headers, "OpenAI-Organization") !== __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_organization, "f") || headerValue(headers, "OpenAI-Project") !== __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_project, "f")) {
				throw new error_OpenAIError("X.509 workload identity cannot override its enrolled organization or project.");
			}
			for (const name of Headers.prototype.keys.call(headers)) {
				const canonical = name.toLowerCase().split("_").join("-");
				if ((canonical === "openai-organization" || canonical === "openai-project") && name !== canonical) {
					throw new error_OpenAIError("X.509 workload identity cannot override its enrolled organization or project.");
				}
			}
		};
		;
		function normalizeX509CredentialOptions(options) {
			const { credential } = options;
			if (credential === undefined) {
				return {
					credential,
					options
				};
			}
			const registered = x509_transport_state_findX509Credential(credential);
			if (!registered) {
				throw new error_OpenAIError("An X.509 credential must be created by the SDK authentication helper.");
			}
			const conflicting = [
				"apiKey",
				"adminAPIKey",
				"workloadIdentity",
				"x509Transport"
			].filter((name) => {
				const value = options[name];
				return value !== null && value !== undefined;
			});
			if (conflicting.length > 0) {
				throw new error_OpenAIError(`The \`credential\` option cannot be combined with ${conflicting.map((name) => `\`${name}\``).join(", ")}.`);
			}
			return {
				credential,
				options: {
					...options,
					apiKey: null,
					adminAPIKey: null,
					baseURL: options.baseURL ?? null,
					organization: options.organization ?? null,
					project: options.project ?? null,
					workloadIdentity: registered.identity,
					x509Transport: registered.transport
				}
			};
		}
		function overridesOrdinaryAuthentication({ apiKey, adminAPIKey }) {
			return apiKey !== null && apiKey !== undefined || adminAPIKey !== null && adminAPIKey !== undefined;
		}
		function prepareProviderClone(inherited, overrides) {
			const inheritedProvider = inherited.provider;
			const replacingProvider = overrides.credential ?? overrides.workloadIdentity;
			const provider = overrides.provider ?? (replacingProvider ? undefined : inheritedProvider);
			if (provider !== inheritedProvider) {
				delete inherited.baseURL;
				delete inherited.organization;
				delete inherited.project;
				delete inherited.defaultHeaders;
				delete inherited.defaultQuery;
				delete inherited.fetchOptions;
				delete inherited.fetch;
			}
			if (provider) {
				delete inherited.apiKey;
				delete inherited.adminAPIKey;
				delete inherited.credential;
				delete inherited.workloadIdentity;
				delete inherited.x509Transport;
				delete inherited.baseURL;
			}
			return provider;
		}
		function prepareX509ClientClone(inherited, overrides, credential, currentlyX509) {
			const nextIdentity = hasOwn(overrides, "workloadIdentity") ? overrides.workloadIdentity : inherited.workloadIdentity;
			const dropping = credential !== undefined && (overridesOrdinaryAuthentication(overrides) && overrides.workloadIdentity === undefined || overrides.provider !== undefined);
			if (credential !== undefined && hasOwn(overrides, "workloadIdentity")) {
				delete inherited.x509Transport;
			}
			const inheritedCredential = credential !== undefined && !dropping && overrides.credential === undefined && !hasOwn(overrides, "workloadIdentity") && !hasOwn(overrides, "x509Transport") ? credential : undefined;
			const nextCredential = overrides.credential === undefined ? inheritedCredential : overrides.credential;
			const nextX509 = nextCredential !== undefined || !dropping && isX509WorkloadIdentity(nextIdentity);
			if (currentlyX509 !== nextX509) {
				delete inherited.fetch;
				delete inherited.baseURL;
				delete inherited.organization;
				delete inherited.project;
				delete inherited.defaultHeaders;
				delete inherited.defaultQuery;
				delete inherited.fetchOptions;
				if (nextX509) {
					inherited.apiKey = null;
				} else {
					delete inherited.x509Transport;
					if (dropping) {
						delete inherited.workloadIdentity;
					}
				}
			}
			if (nextCredential !== undefined) {
				delete inherited.apiKey;
				delete inherited.adminAPIKey;
				delete inherited.workloadIdentity;
				delete inherited.x509Transport;
				inherited.credential = nextCredential;
				if (overrides.credential !== undefined) {
					delete inherited.organization;
					delete inherited.project;
					delete inherited.defaultHeaders;
					delete inherited.defaultQuery;
					delete inherited.fetchOptions;
				}
			}
			return {
				credential: nextCredential,
				provider: prepareProviderClone(inherited, overrides)
			};
		}
		;
		const brand_privateStreamingFile = Symbol("brand.privateStreamingFile");
		function toStreamingFile(data, name, options) {
			if (typeof name !== "string" || !name) {
				throw new TypeError("toStreamingFile requires a non-empty file name");
			}
			const type = options?.type;
			if (type) {
				validateStreamingFileType(type);
			}
			return {
				[brand_privateStreamingFile]: true,
				data,
				name,
				...type ? { type } : {}
			};
		}
		const checkFileSupport = () => {
			if (typeof File === "undefined") {
				const { process } = globalThis;
				const isOldNode = typeof process?.versions?.node === "string" && Number.parseInt(process.versions.node.split("."), 10) < 20;
				throw new Error("`File` is not defined as a global, which is required for file uploads." + (isOldNode ? " Update to a supported Node.js LTS release, or set `globalThis.File` to `import('node:buffer').File`." : ""));
			}
		};
		function makeFile(fileBits, fileName, options) {
			checkFileSupport();
			return new File(fileBits, fileName ?? "unknown_file", options);
		}
		function getName(value, options) {
			if (typeof value !== "object" || value === null) {
				return undefined;
			}
			const name = "name" in value ? value.name : undefined;
			const explicitName = name && String(name) || "filename" in value && value.filename && String(value.filename);
			if (explicitName) {
				return options?.stripFilename === false ? normalizeFilenamePath(explicitName) : basename(explicitName);
			}
			const url = "url" in value && value.url && String(value.url);
			if (url) {
				try {
					const filename = basename(new URL(url).pathname);
					return filename === undefined ? undefined : basename(decodeURLFilename(filename));
				} catch {
					return basename(url);
				}
			}
			const path = "path" in value && value.path && String(value.path);
			return path ? basename(path) : undefined;
		}
		function basename(value) {
			return value.split(/[\\/]/).pop() || undefined;
		}
		function decodeURLFilename(filename) {
			try {
				const decodedFilename = decodeURIComponent(filename);
				if (/%(?:0[AD]|22)/i.test(decodedFilename)) {
					return filename;
				}
				return decodedFilename.replace(/[\u0000-\u001F\u007F]/gu, encodeURIComponent);
			} catch {
				return filename;
			}
		}
		function normalizeFilenamePath(value) {
			const normalized = value.replace(/\\/g, "/");
			if (normalized.startsWith("/") || /^[A-Za-z]:/.test(normalized) || normalized.split("/").includes("..")) {
				throw new TypeError("Upload file name must be a safe relative path without parent directory segments");
			}
			return normalized;
		}
		const arrayBufferByteLengthGetter = Object.getOwnPropertyDescriptor(ArrayBuffer.prototype, "byteLength")?.get;
		function isArrayBuffer(value) {
			try {
				return arrayBufferByteLengthGetter?.call(value) !== undefined;
			} catch {
				return false;
			}
		}
		const isAsyncIterable = (value) => value != null && typeof value === "object" && typeof value[Symbol.asyncIterator] === "function";
		const maybeMultipartFormRequestOptions = async (opts, fetch, formOptions) => {
			if (!hasUploadableValue(opts.body)) {
				return opts.__metadata?.["finalizeMultipart"] === true && formOptions?.stripFilenames === false ? {
					...opts,
					__metadata: {
						...opts.__metadata,
						preserveMultipartFilenames: true
					}
				} : opts;
			}
			const finalizedOptions = opts.__metadata?.["finalizeMultipart"] === true ? {
				...opts,
				__metadata: {
					...opts.__metadata,
					finalizeMultipart: false
				}
			} : opts;
			if (hasStreamingUploadableValue(opts.body)) {
				return createStreamingFormRequestOptions(finalizedOptions, formOptions);
			}
			return {
				...finalizedOptions,
				body: await createForm(finalizedOptions.body, fetch, formOptions)
			};
		};
		const multipartFormRequestOptions = async (opts, fetch, formOptions) => {
			if (hasStreamingUploadableValue(opts.body)) {
				return createStreamingFormRequestOptions(opts, formOptions);
			}
			return {
				...opts,
				body: await createForm(opts.body, fetch, formOptions)
			};
		};
		const supportsFormDataMap = new WeakMap();
		function supportsFormData(fetchObject) {
			const fetch = typeof fetchObject === "function" ? fetchObject : fetchObject.fetch;
			const cached = supportsFormDataMap.get(fetch);
			if (cached) {
				return cached;
			}
			const promise = (async () => {
				try {
					let FetchResponse;
					if ("Response" in fetch) {
						FetchResponse = fetch.Response;
					} else {
						const response = await fetch("data:,");
						await response.arrayBuffer();
						FetchResponse = response.constructor;
					}
					const data = new FormData();
					if (data.toString() === await new FetchResponse(data).text()) {
						return false;
					}
					return true;
				} catch {
					return true;
				}
			})();
			supportsFormDataMap.set(fetch, promise);
			return promise;
		}
		const createForm = async (body, fetch, options = {}) => {
			if (!await supportsFormData(fetch)) {
				throw new TypeError("The provided fetch function does not support file uploads with the current global FormData class.");
			}
			const form = new FormData();
			await Promise.all(Object.entries(body || {}).map(([key, value]) => addFormValue(form, key, value, options)));
			return form;
		};
		const isBlob = (value) => value instanceof Blob;
		const isReadableStream = (value) => typeof value === "object" && value !== null && "getReader" in value && typeof value.getReader === "function";
		const isStreamingFile = (value) => typeof value === "object" && value !== null && brand_privateStreamingFile in value;
		const isUploadable = (value) => typeof value === "object" && value !== null && (value instanceof Response || isAsyncIterable(value) || isReadableStream(value) || isStreamingFile(value) || isBlob(value));
		const hasStreamingUploadableValue = (value) => {
			if (isStreamingFile(value) || isAsyncIterable(value) || isReadableStream(value)) {
				return true;
			}
			if (Array.isArray(value)) {
				return value.some(hasStreamingUploadableValue);
			}
			if (value && typeof value === "object" && !isBlob(value) && !(value instanceof Response)) {
				for (const k of Object.keys(value)) {
					if (hasStreamingUploadableValue(value[k])) {
						return true;
					}
				}
			}
			return false;
		};
		const hasUploadableValue = (value) => {
			if (isUploadable(value)) {
				return true;
			}
			if (Array.isArray(value)) {
				return value.some(hasUploadableValue);
			}
			if (value && typeof value === "object") {
				for (const k of Object.keys(value)) {
					if (hasUploadableValue(value[k])) {
						return true;
					}
				}
			}
			return false;
		};
		const snapshotPreservedUploadEntries = (entries, filenames) => {
			const snapshot = [];
			for (const entry of entries) {
				if (isUploadable(entry.value) && !filenames.has(entry.value)) {
					filenames.set(entry.value, getStreamingFileName(entry.value, { stripFilenames: false }));
				}
				snapshot.push(entry);
			}
			return snapshot;
		};
		const streamingFormFinalizers = new WeakMap();
		const finalizeStreamingFormRequestOptions = (opts) => {
			if (typeof opts.body !== "object" || opts.body === null) {
				return;
			}
			const finalize = streamingFormFinalizers.get(opts.body);
			if (finalize) {
				opts.stream = finalize();
				streamingFormFinalizers.delete(opts.body);
			}
		};
		const createStreamingFormRequestOptions = (opts, options = {}) => {
			const entries = iterateFormEntries(opts.body);
			const preservedFilenames = options.stripFilenames === false ? new WeakMap() : undefined;
			let multipartEntries = preservedFilenames ? snapshotPreservedUploadEntries(entries, preservedFilenames) : entries;
			const boundary = `openai-${Math.random().toString(36).slice(2)}`;
			async function* multipartBody() {
				yield* iterateMultipartBody(multipartEntries, boundary, options, preservedFilenames);
			}
			const body = ReadableStreamFrom(multipartBody(), opts.__metadata?.["streamFromBody"] === true ? { highWaterMark: 0 } : undefined);
			const originalBody = opts.body;
			if (opts.__metadata?.["streamFromBody"] === true && typeof originalBody === "object" && originalBody !== null) {
				streamingFormFinalizers.set(body, () => {
					const capturedBody = { ...originalBody };
					const capturedEntries = iterateFormEntries(capturedBody);
					multipartEntries = preservedFilenames ? snapshotPreservedUploadEntries(capturedEntries, preservedFilenames) : capturedEntries;
					const stream = Object.getOwnPropertyDescriptor(capturedBody, "stream")?.value;
					return stream === true || stream === "true";
				});
			}
			return {
				...opts,
				body,
				headers: buildHeaders([{ "content-type": `multipart/form-data; boundary=${boundary}` }, opts.headers])
			};
		};
		async function* iterateMultipartBody(entries, boundary, options, preservedFilenames) {
			for await (const { key, value } of entries) {
				if (isUploadable(value)) {
					const filename = preservedFilenames?.get(value) ?? getStreamingFileName(value, options);
					const type = getStreamingFileType(value);
					yield bytes_encodeUTF8(`--${boundary}\r\n`);
					yield bytes_encodeUTF8(`Content-Disposition: form-data; name="${escapeHeaderValue(key)}"; filename="${escapeHeaderValue(filename)}"\r\nContent-Type: ${type}\r\n\r\n`);
					yield* iterateBytes(getStreamingFileData(value));
				} else {
					yield bytes_encodeUTF8(`--${boundary}\r\n`);
					yield bytes_encodeUTF8(`Content-Disposition: form-data; name="${escapeHeaderValue(key)}"\r\n\r\n${String(value)}`);
				}
				yield bytes_encodeUTF8("\r\n");
			}
			yield bytes_encodeUTF8(`--${boundary}--\r\n`);
		}
		function* iterateFormEntries(body) {
			if (!body || typeof body !== "object") {
				return;
			}
			for (const [key, value] of Object.entries(body)) {
				yield* iterateFormValue(key, value);
			}
		}
		function* iterateFormValue(key, value) {
			if (value === undefined) {
				return;
			}
			if (value == null) {
				throw new TypeError(`Received null for "${key}"; to pass null in FormData, you must use the string 'null'`);
			}
			if (typeof value === "string" || typeof value === "number" || typeof value === "boolean" || isUploadable(value)) {
				yield {
					key,
					value
				};
			} else if (Array.isArray(value)) {
				for (const entry of value) {
					yield* iterateFormValue(key + "[]", entry);
				}
			} else if (typeof value === "object") {
				for (const [name, prop] of Object.entries(value)) {
					yield* iterateFormValue(`${key}[${name}]`, prop);
				}
			} else {
				throw new TypeError(`Invalid value given to form, expected a string, number, boolean, object, Array, File or Blob but got ${value} instead`);
			}
		}
		function getStreamingFileName(value, options) {
			if (isStreamingFile(value)) {
				const { name } = value;
				if (typeof name !== "string" || !name) {
					throw new TypeError("Streaming upload file name must be a non-empty string");
				}
				return options.stripFilenames === false ? normalizeFilenamePath(name) : basename(name) ?? "unknown_file";
			}
			return getName(value, { stripFilename: options.stripFilenames }) ?? "unknown_file";
		}
		function getStreamingFileType(value) {
			let type;
			if (isStreamingFile(value) || isBlob(value)) {
				({type} = value);
			} else if (value instanceof Response) {
				type = value.headers.get("content-type") ?? undefined;
			}
			return validateStreamingFileType(type || "application/octet-stream");
		}
		function validateStreamingFileType(type) {
			if (typeof type !== "string") {
				throw new TypeError("Streaming upload content type must be a string");
			}
			for (let index = 0; index < type.length; index += 1) {
				const character = type.codePointAt(index) ?? 0;
				if (character <= 31 || character === 127) {
					throw new TypeError("Streaming upload content type must not contain control characters");
				}
			}
			return type;
		}
		function getStreamingFileData(value) {
			if (isStreamingFile(value)) {
				return value.data;
			}
			return value;
		}
		async function* iterateBytes(value) {
			if (typeof value === "string") {
				yield bytes_encodeUTF8(value);
			} else if (ArrayBuffer.isView(value)) {
				yield new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
			} else if (isArrayBuffer(value)) {
				yield new Uint8Array(value);
			} else if (value instanceof Response) {
				yield* iterateBytes(value.body || await value.blob());
			} else if (value instanceof Blob) {
				if (typeof value.stream === "function") {
					yield* iterateBytes(value.stream());
				} else {
					yield new Uint8Array(await value.arrayBuffer());
				}
			} else if (isReadableStream(value)) {
				for await (const chunk of ReadableStreamToAsyncIterable(value)) {
					yield* iterateBytes(chunk);
				}
			} else if (isAsyncIterable(value)) {
				for await (const chunk of value) {
					yield* iterateBytes(chunk);
				}
			} else {
				throw new TypeError(`Invalid streaming file chunk: ${String(value)}`);
			}
		}
		function escapeHeaderValue(value) {
			return Array.from(value, (character) => {
				const codePoint = character.codePointAt(0) ?? 0;
				return codePoint <= 31 || codePoint === 127 || character === "\"" || character === "\\" ? encodeURIComponent(character) : character;
			}).join("");
		}
		const addFormValue = async (form, key, value, options) => {
			if (value === undefined) {
				return;
			}
			if (value == null) {
				throw new TypeError(`Received null for "${key}"; to pass null in FormData, you must use the string 'null'`);
			}
			if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
				form.append(key, String(value));
			} else if (value instanceof Response) {
				const blob = await value.blob();
				form.append(key, makeFile([blob], getName(value, { stripFilename: options.stripFilenames }), { type: blob.type }));
			} else if (isAsyncIterable(value)) {
				form.append(key, makeFile([await new Response(ReadableStreamFrom(value)).blob()], getName(value, { stripFilename: options.stripFilenames })));
			} else if (isBlob(value)) {
				const filename = getName(value, { stripFilename: options.stripFilenames });
				if (filename === undefined) {
					form.append(key, value);
				} else {
					form.append(key, value, filename);
				}
			} else if (Array.isArray(value)) {
				const entries = await Promise.all(value.map(async (entry) => {
					const entryForm = new FormData();
					await addFormValue(entryForm, key + "[]", entry, options);
					return entryForm;
				}));
				for (const entryForm of entries) {
					if (!entryForm) {
						continue;
					}
					for (const [entryKey, entryValue] of entryForm.entries()) {
						form.append(entryKey, entryValue);
					}
				}
			} else if (typeof value === "object") {
				await Promise.all(Object.entries(value).map(([name, prop]) => addFormValue(form, `${key}[${name}]`, prop, options)));
			} else {
				throw new TypeError(`Invalid value given to form, expected a string, number, boolean, object, Array, File or Blob but got ${value} instead`);
			}
		};
		;
		const isBlobLike = (value) => value != null && typeof value === "object" && typeof value.size === "number" && typeof value.type === "string" && typeof value.text === "function" && typeof value.slice === "function" && typeof value.arrayBuffer === "function";
		const isFileLike = (value) => value != null && typeof value === "object" && typeof value.name === "string" && typeof value.lastModified === "number" && isBlobLike(value);
		const isResponseLike = (value) => value != null && typeof value === "object" && typeof value.url === "string" && typeof value.blob === "function";
		const hasFilePropertyOverrides = (value, options) => options?.type != null && options.type !== value.type || options?.lastModified != null && options.lastModified !== value.lastModified || options?.endings != null;
		const canReuseNativeFile = (value, name, options) => (name == null || name === value.name) && !hasFilePropertyOverrides(value, options);
		async function toFile(value, name, options) {
			checkFileSupport();
			value = await value;
			if (isFileLike(value)) {
				const fileOptions = {
					...options,
					type: options?.type ?? value.type,
					lastModified: options?.lastModified ?? value.lastModified
				};
				if (value instanceof File) {
					if (canReuseNativeFile(value, name, options)) {
						return value;
					}
					return makeFile([value], name ?? value.name, fileOptions);
				}
				return makeFile([await value.arrayBuffer()], name ?? value.name, fileOptions);
			}
			if (isResponseLike(value)) {
				const blob = await value.blob();
				name ?? (name = getName(value));
				const responseOptions = options?.type === undefined && blob.type ? {
					...options,
					type: blob.type
				} : options;
				return makeFile(await getBytes(blob), name, responseOptions);
			}
			const parts = await getBytes(value);
			name ?? (name = getName(value));
			if (options?.type === undefined) {
				const typedPart = parts.find((part) => typeof part === "object" && "type" in part && !!part.type);
				if (typedPart) {
					options = {
						...options,
						type: typedPart.type
					};
				}
			}
			return makeFile(parts, name, options);
		}
		async function getBytes(value) {
			const parts = [];
			if (typeof value === "string" || ArrayBuffer.isView(value) || isArrayBuffer(value)) {
				parts.push(value);
			} else if (isBlobLike(value)) {
				parts.push(value instanceof Blob ? value : new Blob([await value.arrayBuffer()], { type: value.type }));
			} else if (isAsyncIterable(value)) {
				for await (const chunk of value) {
					parts.push(...await getBytes(chunk));
				}
			} else {
				const constructor = value?.constructor?.name;
				throw new Error(`Unexpected data type: ${typeof value}${constructor ? `; constructor: ${constructor}` : ""}${propsForError(value)}`);
			}
			return parts;
		}
		function propsForError(value) {
			if (typeof value !== "object" || value === null) {
				return "";
			}
			const props = Object.getOwnPropertyNames(value);
			return `; props: [${props.map((p) => `"${p}"`).join(", ")}]`;
		}
		;
		;
		class APIResource {
			constructor(client) {
				this._client = client;
			}
		}
		;
		function encodeURIPath(str) {
			return str.replace(/[^A-Za-z0-9\-._~!$&'()*+,;=:@]+/g, encodeURIComponent);
		}
		const EMPTY = Object.freeze(Object.create(null));
		const createPathTagFunction = (pathEncoder = encodeURIPath) => function path(statics, ...params) {
			if (statics.length === 1) {
				return statics[0];
			}
			let postPath = false;
			const invalidSegments = [];
			let path = "";
			for (let index = 0; index < statics.length; index += 1) {
				if (index in statics) {
					const currentValue = statics[index];
					if (/[?#]/.test(currentValue)) {
						postPath = true;
					}
					const value = params[index];
					let encoded = (postPath ? encodeURIComponent : pathEncoder)("" + value);
					if (index !== params.length && (value == null || typeof value === "object" && value.toString === Object.getPrototypeOf(Object.getPrototypeOf(value.hasOwnProperty ?? EMPTY) ?? EMPTY)?.toString)) {
						encoded = value + "";
						invalidSegments.push({
							start: path.length + currentValue.length,
							length: encoded.length,
							error: `Value of type ${Object.prototype.toString.call(value).slice(8, -1)} is not a valid path parameter`
						});
					}
					path += currentValue + (index === params.length ? "" : encoded);
				}
			}
			const pathOnly = path.split(/[?#]/, 1)[0];
			const invalidSegmentPattern = /(?<=^|\/)(?:\.|%2e){1,2}(?=\/|$)/gi;
			let match;
			while ((match = invalidSegmentPattern.exec(pathOnly)) !== null) {
				invalidSegments.push({
					start: match.index,
					length: match[0].length,
					error: `Value "${match[0]}" can't be safely passed as a path parameter`
				});
			}
			invalidSegments.sort((a, b) => a.start - b.start);
			if (invalidSegments.length > 0) {
				let lastEnd = 0;
				let underline = "";
				for (const segment of invalidSegments) {
					const spaces = " ".repeat(segment.start - lastEnd);
					const arrows = "^".repeat(segment.length);
					lastEnd = segment.start + segment.length;
					underline += spaces + arrows;
				}
				throw new error_OpenAIError(`Path parameters result in path with invalid segments:\n${invalidSegments.map((e) => e.error).join("\n")}\n${path}\n${underline}`);
			}
			return path;
		};
		const path = createPathTagFunction(encodeURIPath);
		;
		function resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class Messages extends APIResource {
			list(completionID, query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = normalizeRequestOptionsForQuery(query, [
					"after",
					"limit",
					"order"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList(path`/chat/completions/${completionID}/messages`, CursorPage, resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { bearerAuth: true }
				})));
			}
		}
		;
		;
		function isChatCompletionFunctionTool(tool) {
			return tool !== undefined && "function" in tool && tool.function !== undefined;
		}
		function makeParseableResponseFormat(response_format, parser) {
			const obj = {
				...response_format,
				type: "json_schema"
			};
			obj.json_schema = { ...obj.json_schema };
			delete obj.toJSON;
			delete obj.json_schema.toJSON;
			Object.defineProperties(obj, {
				$brand: {
					value: "auto-parseable-response-format",
					enumerable: false
				},
				$parseRaw: {
					value: parser,
					enumerable: false
				}
			});
			return obj;
		}
		function makeParseableTextFormat(response_format, parser) {
			const obj = {
				...response_format,
				type: "json_schema"
			};
			delete obj.toJSON;
			Object.defineProperties(obj, {
				$brand: {
					value: "auto-parseable-response-format",
					enumerable: false
				},
				$parseRaw: {
					value: parser,
					enumerable: false
				}
			});
			return obj;
		}
		function isAutoParsableResponseFormat(response_format) {
			return response_format?.["$brand"] === "auto-parseable-response-format";
		}
		function isParseableResponseFormat(format) {
			return isAutoParsableResponseFormat(format) || format?.type === "json_schema";
		}
		function parseResponseFormatContent(format, content) {
			if (!isParseableResponseFormat(format)) {
				return null;
			}
			if (typeof format === "object" && format !== null && "$parseRaw" in format && typeof format.$parseRaw === "function") {
				return format.$parseRaw(content);
			}
			try {
				return JSON.parse(content);
			} catch (error) {
				if (error instanceof SyntaxError) {
					throw new SyntaxError("Error reading response: invalid structured output JSON.");
				}
				throw error;
			}
		}
		function makeParseableTool(tool, { parser, callback }) {
			const obj = { ...tool };
			Object.defineProperties(obj, {
				$brand: {
					value: "auto-parseable-tool",
					enumerable: false
				},
				$parseRaw: {
					value: parser,
					enumerable: false
				},
				$callback: {
					value: callback,
					enumerable: false
				}
			});
			return obj;
		}
		function isAutoParsableTool(tool) {
			return tool?.["$brand"] === "auto-parseable-tool";
		}
		function maybeParseChatCompletion(completion, params) {
			if (!params || !hasAutoParseableInput(params)) {
				return {
					...completion,
					choices: completion.choices.map((choice) => ({
						...choice,
						message: {
							...choice.message,
							parsed: null,
							...choice.message.tool_calls ? { tool_calls: choice.message.tool_calls } : undefined
						}
					}))
				};
			}
			return parseChatCompletion(completion, params);
		}
		function parseChatCompletion(completion, params) {
			const choices = completion.choices.map((choice) => {
				if (choice.finish_reason === "length") {
					throw new LengthFinishReasonError();
				}
				if (choice.finish_reason === "content_filter") {
					throw new ContentFilterFinishReasonError();
				}
				return {
					...choice,
					message: {
						...choice.message,
						...choice.message.tool_calls ? { tool_calls: choice.message.tool_calls?.map((toolCall) => parseToolCall(params, toolCall)) ?? undefined } : undefined,
						parsed: choice.message.content !== null && choice.message.content !== undefined && !choice.message.refusal && (choice.message.content !== "" || !choice.message.tool_calls?.length && !choice.message.function_call) ? parseResponseFormat(params, choice.message.content) : null
					}
				};
			});
			return {
				...completion,
				choices
			};
		}
		function parseResponseFormat(params, content) {
			return parseResponseFormatContent(params.response_format, content);
		}
		function parseToolCall(params, toolCall) {
			if (toolCall.type === "custom") {
				return toolCall;
			}
			if (toolCall.type !== "function") {
				const unsupportedType = toolCall.type;
				throw new error_OpenAIError(`Currently only \`function\` and \`custom\` tool calls are supported; Received \`${unsupportedType}\``);
			}
			const inputTool = params.tools?.find((inputTool) => isChatCompletionFunctionTool(inputTool) && inputTool.function?.name === toolCall.function.name);
			let parsedArguments = null;
			if (isAutoParsableTool(inputTool)) {
				parsedArguments = inputTool.$parseRaw(toolCall.function.arguments);
			} else if (inputTool?.function.strict) {
				parsedArguments = parseResponseFormatContent({
					type: "json_schema",
					$parseRaw: undefined
				}, toolCall.function.arguments);
			}
			return {
				...toolCall,
				function: {
					...toolCall.function,
					parsed_arguments: parsedArguments
				}
			};
		}
		function shouldParseToolCall(params, toolCall) {
			if (!params || !("tools" in params) || !params.tools || toolCall.type !== "function") {
				return false;
			}
			const inputTool = params.tools?.find((inputTool) => isChatCompletionFunctionTool(inputTool) && inputTool.function?.name === toolCall.function?.name);
			return isChatCompletionFunctionTool(inputTool) && (isAutoParsableTool(inputTool) || inputTool?.function.strict || false);
		}
		function hasAutoParseableInput(params) {
			if (isParseableResponseFormat(params.response_format)) {
				return true;
			}
			return params.tools?.some((t) => isAutoParsableTool(t) || t.type === "function" && t.function.strict === true) ?? false;
		}
		function assertToolCallsAreChatCompletionFunctionToolCalls(toolCalls) {
			for (const toolCall of toolCalls || []) {
				if (toolCall.type !== "function") {
					throw new OpenAIError(`Currently only \`function\` tool calls are supported; Received \`${toolCall.type}\``);
				}
			}
		}
		function validateInputTools(tools) {
			for (const tool of tools ?? []) {
				if (tool.type === "custom") {
					continue;
				}
				if (tool.type !== "function") {
					const unsupportedType = tool.type;
					throw new error_OpenAIError(`Currently only \`function\` and \`custom\` tool types are supported; Received \`${unsupportedType}\``);
				}
				if (tool.function.strict !== true) {
					throw new error_OpenAIError(`The \`${tool.function.name}\` tool is not marked with \`strict: true\`. Only strict function tools can be auto-parsed`);
				}
			}
		}
		;
		const isAssistantMessage = (message) => message?.role === "assistant";
		const isToolMessage = (message) => message?.role === "tool";
		function isPresent(obj) {
			return obj != null;
		}
		;
		var _EventStream_instances, _EventStream_connectedPromise, _EventStream_resolveConnectedPromise, _EventStream_rejectConnectedPromise, _EventStream_endPromise, _EventStream_resolveEndPromise, _EventStream_rejectEndPromise, _EventStream_listeners, _EventStream_abortListeners, _EventStream_emittedListenerRegistrations, _EventStream_pendingListenerCleanup, _EventStream_pendingBufferedEventChecks, _EventStream_listenerDispatchDepth, _EventStream_ended, _EventStream_errored, _EventStream_aborted, _EventStream_catchingPromiseCreated, _EventStream_terminalFailure, _EventStream_abortFromSignal, _EventStream_removeAbortListeners, _EventStream_onceForEmitted, _EventStream_removeEmittedListener, _EventStream_cleanupEmittedListeners, _EventStream_handleError, _EventStream_settleTerminalEvent;
		const MAX_BUFFERED_ITERATOR_EVENTS = 4096;
		const MAX_BUFFERED_ITERATOR_BYTES = 8 * 1024 * 1024;
		const MAX_INSPECTABLE_TYPED_ARRAY_ELEMENTS = 4096;
		const MAX_BUFFERED_EVENT_DEPTH = 256;
		const bufferedJSONStringify = JSON.stringify;
		const bufferedJSONParse = JSON.parse;
		const sdkOwnedBufferedEventArguments = new WeakSet();
		const typedArrayBufferGetter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype), "buffer")?.get;
		const typedArrayLengthGetter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype), "length")?.get;
		const dataViewBufferGetter = Object.getOwnPropertyDescriptor(DataView.prototype, "buffer")?.get;
		const symbolDescriptionGetter = Object.getOwnPropertyDescriptor(Symbol.prototype, "description")?.get;
		const dateTimestampGetter = Date.prototype.getTime;
		const EventStream_arrayBufferByteLengthGetter = Object.getOwnPropertyDescriptor(ArrayBuffer.prototype, "byteLength")?.get;
		const sharedArrayBufferByteLengthGetter = typeof SharedArrayBuffer === "function" ? Object.getOwnPropertyDescriptor(SharedArrayBuffer.prototype, "byteLength")?.get : undefined;
		const errorStackDescriptor = Object.getOwnPropertyDescriptor(new Error("native stack descriptor"), "stack");
		const functionToString = Function.prototype.toString;
		const objectToString = Object.prototype.toString;
		const errorBrandDescriptor = Object.getOwnPropertyDescriptor(Error, "isError");
		const nativeErrorBrand = errorBrandDescriptor && "value" in errorBrandDescriptor && typeof errorBrandDescriptor.value === "function" ? errorBrandDescriptor.value : undefined;
		const nativeErrorConstructorSource = functionToString.call(Error);
		const nativeDateConstructorSource = functionToString.call(Date);
		const nativeFunctionConstructorSource = functionToString.call(Function);
		const trustedIntrinsicPrototypes = new Set([
			APIConnectionError.prototype,
			error_APIConnectionTimeoutError.prototype,
			APIError.prototype,
			error_OpenAIError.prototype,
			APIUserAbortError.prototype,
			AuthenticationError.prototype,
			BadRequestError.prototype,
			ConflictError.prototype,
			ContentFilterFinishReasonError.prototype,
			InternalServerError.prototype,
			InvalidWebhookSignatureError.prototype,
			LengthFinishReasonError.prototype,
			NotFoundError.prototype,
			OAuthError.prototype,
			PermissionDeniedError.prototype,
			RateLimitError.prototype,
			SubjectTokenProviderError.prototype,
			UnprocessableEntityError.prototype
		]);
		const trustedNativeConstructorSources = new Set();
		const canonicalIntrinsicDescriptors = new Map();
		const foreignErrorStackDescriptors = new WeakMap();
		function captureNativeProxyDetector() {
			if (typeof process === "undefined") {
				return undefined;
			}
			try {
				const loader = Object.getOwnPropertyDescriptor(process, "getBuiltinModule");
				if (!loader || !("value" in loader) || typeof loader.value !== "function") {
					return undefined;
				}
				const util = Reflect.apply(loader.value, process, ["node:util"]);
				if (typeof util !== "object" || util === null) {
					return undefined;
				}
				const types = Object.getOwnPropertyDescriptor(util, "types");
				if (!types || !("value" in types) || typeof types.value !== "object" || types.value === null) {
					return undefined;
				}
				const detector = Object.getOwnPropertyDescriptor(types.value, "isProxy");
				if (!detector || !("value" in detector) || typeof detector.value !== "function") {
					return undefined;
				}
				return detector.value;
			} catch {
				return undefined;
			}
		}
		const nativeProxyDetector = captureNativeProxyDetector();
		function rememberTrustedIntrinsic(constructor) {
			if (typeof constructor !== "function") {
				return;
			}
			const prototypeDescriptor = Object.getOwnPropertyDescriptor(constructor, "prototype");
			if (!prototypeDescriptor || !("value" in prototypeDescriptor) || typeof prototypeDescriptor.value !== "object" && typeof prototypeDescriptor.value !== "function") {
				return;
			}
			trustedIntrinsicPrototypes.add(prototypeDescriptor.value);
			const source = functionToString.call(constructor);
			if (/^function [A-Za-z_$][\w$]*\(\) \{ \[native code\] \}$/u.test(source) && prototypeDescriptor.configurable === false && prototypeDescriptor.writable === false) {
				trustedNativeConstructorSources.add(source);
				const descriptors = new Map();
				for (const key of Reflect.ownKeys(prototypeDescriptor.value)) {
					const descriptor = Object.getOwnPropertyDescriptor(prototypeDescriptor.value, key);
					if (descriptor) {
						descriptors.set(key, descriptor);
					}
				}
				canonicalIntrinsicDescriptors.set(source, descriptors);
			}
		}
		for (const constructor of [
			Object,
			Function,
			Array,
			Date,
			Map,
			Set,
			ArrayBuffer,
			DataView,
			Error,
			EvalError,
			RangeError,
			ReferenceError,
			SyntaxError,
			TypeError,
			URIError,
			Uint8Array,
			Uint8ClampedArray,
			Uint16Array,
			Uint32Array,
			Int8Array,
			Int16Array,
			Int32Array,
			Float32Array,
			Float64Array
		]) {
			rememberTrustedIntrinsic(constructor);
		}
		for (const name of [
			"SharedArrayBuffer",
			"AggregateError",
			"Float16Array",
			"BigInt64Array",
			"BigUint64Array",
			"Blob",
			"File",
			"Headers"
		]) {
			const descriptor = Object.getOwnPropertyDescriptor(globalThis, name);
			if (descriptor && "value" in descriptor) {
				rememberTrustedIntrinsic(descriptor.value);
			}
		}
		const typedArrayConstructorDescriptor = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype), "constructor");
		if (typedArrayConstructorDescriptor && "value" in typedArrayConstructorDescriptor) {
			rememberTrustedIntrinsic(typedArrayConstructorDescriptor.value);
		}
		if (typeof Buffer === "function") {
			rememberTrustedIntrinsic(Buffer);
		}
		const blobInternalHandlePrototype = (() => {
			if (typeof Blob !== "function") {
				return undefined;
			}
			try {
				const blob = new Blob([]);
				for (const key of Object.getOwnPropertySymbols(blob)) {
					const descriptor = Object.getOwnPropertyDescriptor(blob, key);
					if (descriptor && "value" in descriptor && typeof descriptor.value === "object" && descriptor.value) {
						return Object.getPrototypeOf(descriptor.value);
					}
				}
			} catch {
				return undefined;
			}
			return undefined;
		})();
		const mapEntries = Map.prototype.entries;
		const setValues = Set.prototype.values;
		const headersEntriesDescriptor = typeof Headers === "function" ? Object.getOwnPropertyDescriptor(Headers.prototype, "entries") : undefined;
		const headersEntries = headersEntriesDescriptor && "value" in headersEntriesDescriptor && typeof headersEntriesDescriptor.value === "function" ? headersEntriesDescriptor.value : undefined;
		const retainedStorageBrands = new Set([
			"ArrayBuffer",
			"SharedArrayBuffer",
			"Blob",
			"File",
			"Map",
			"Date",
			"Set",
			"Headers"
		]);
		function getTrustedForeignIntrinsic(prototype) {
			const descriptor = Object.getOwnPropertyDescriptor(prototype, "constructor");
			if (!descriptor || !("value" in descriptor) || typeof descriptor.value !== "function") {
				return undefined;
			}
			const constructor = descriptor.value;
			const source = functionToString.call(constructor);
			const descriptors = canonicalIntrinsicDescriptors.get(source);
			if (!trustedNativeConstructorSources.has(source) || !descriptors) {
				return undefined;
			}
			const constructorPrototype = Object.getOwnPropertyDescriptor(constructor, "prototype");
			if (!constructorPrototype || !("value" in constructorPrototype) || constructorPrototype.value !== prototype || constructorPrototype.configurable !== false || constructorPrototype.writable !== false) {
				return undefined;
			}
			return {
				constructor,
				descriptors,
				functionPrototype: Object.getPrototypeOf(constructor)
			};
		}
		function isTrustedIntrinsicPrototype(prototype) {
			return trustedIntrinsicPrototypes.has(prototype) || getTrustedForeignIntrinsic(prototype) !== undefined;
		}
		function isCanonicalIntrinsicFunction(value, canonical, functionPrototype) {
			if (canonical === undefined) {
				return value === undefined;
			}
			if (typeof value !== "function" || typeof canonical !== "function") {
				return false;
			}
			const source = functionToString.call(canonical);
			if (functionToString.call(value) !== source) {
				return false;
			}
			const actualFunctionPrototype = Object.getPrototypeOf(value);
			if (actualFunctionPrototype === functionPrototype) {
				return true;
			}
			if (!/^function [A-Za-z_$][\w$]*\(\) \{ \[native code\] \}$/u.test(source)) {
				return false;
			}
			const intrinsic = getTrustedForeignIntrinsic(actualFunctionPrototype);
			return intrinsic !== undefined && functionToString.call(intrinsic.constructor) === nativeFunctionConstructorSource;
		}
		function isCanonicalIntrinsicDescriptor(descriptor, canonical, functionPrototype) {
			if (!canonical || descriptor.configurable !== canonical.configurable || descriptor.enumerable !== canonical.enumerable || "value" in descriptor !== "value" in canonical) {
				return false;
			}
			if ("value" in descriptor && "value" in canonical) {
				if (descriptor.writable !== canonical.writable) {
					return false;
				}
				if (typeof canonical.value === "function") {
					return isCanonicalIntrinsicFunction(descriptor.value, canonical.value, functionPrototype);
				}
				if (canonical.value !== null && typeof canonical.value === "object") {
					return false;
				}
				return Object.is(descriptor.value, canonical.value);
			}
			return isCanonicalIntrinsicFunction(descriptor.get, canonical.get, functionPrototype) && isCanonicalIntrinsicFunction(descriptor.set, canonical.set, functionPrototype);
		}
		function hasNativeErrorBrand(current) {
			if (nativeErrorBrand) {
				return nativeErrorBrand.call(Error, current);
			}
			let prototype = current;
			for (let depth = 0; prototype !== null && depth < MAX_BUFFERED_EVENT_DEPTH; depth += 1) {
				if (Object.getOwnPropertyDescriptor(prototype, Symbol.toStringTag)) {
					return false;
				}
				prototype = Object.getPrototypeOf(prototype);
			}
			return prototype === null && objectToString.call(current) === "[object Error]";
		}
		function getVerifiedForeignErrorConstructor(current, stackDescriptor) {
			if (typeof stackDescriptor.get !== "function" || typeof stackDescriptor.set !== "function") {
				return undefined;
			}
			let prototype = Object.getPrototypeOf(current);
			for (let depth = 0; prototype !== null && depth < MAX_BUFFERED_EVENT_DEPTH; depth += 1) {
				const descriptor = Object.getOwnPropertyDescriptor(prototype, "constructor");
				if (descriptor && "value" in descriptor && typeof descriptor.value === "function") {
					const constructor = descriptor.value;
					if (functionToString.call(constructor) === nativeErrorConstructorSource && isTrustedIntrinsicPrototype(prototype)) {
						const functionPrototype = Object.getPrototypeOf(constructor);
						if (Object.getPrototypeOf(stackDescriptor.get) === functionPrototype && Object.getPrototypeOf(stackDescriptor.set) === functionPrototype) {
							return {
								constructor,
								prototype
							};
						}
						return undefined;
					}
				}
				prototype = Object.getPrototypeOf(prototype);
			}
			return undefined;
		}
		function isTrustedNativeErrorStack(current, descriptor) {
			if (!hasNativeErrorBrand(current)) {
				return false;
			}
			if (errorStackDescriptor && !("value" in errorStackDescriptor) && typeof errorStackDescriptor.get === "function" && Object.prototype.isPrototypeOf.call(Error.prototype, current) && descriptor.get === errorStackDescriptor.get && descriptor.set === errorStackDescriptor.set) {
				return true;
			}
			const verified = getVerifiedForeignErrorConstructor(current, descriptor);
			if (!verified) {
				return false;
			}
			let canonicalDescriptor = foreignErrorStackDescriptors.get(verified.prototype);
			if (!canonicalDescriptor) {
				const canonical = Reflect.construct(verified.constructor, []);
				if (typeof canonical !== "object" || canonical === null || !hasNativeErrorBrand(canonical) || Object.getPrototypeOf(canonical) !== verified.prototype) {
					return false;
				}
				canonicalDescriptor = Object.getOwnPropertyDescriptor(canonical, "stack");
				if (!canonicalDescriptor || "value" in canonicalDescriptor || typeof canonicalDescriptor.get !== "function" || typeof canonicalDescriptor.set !== "function") {
					return false;
				}
				foreignErrorStackDescriptors.set(verified.prototype, canonicalDescriptor);
			}
			return descriptor.get === canonicalDescriptor.get && descriptor.set === canonicalDescriptor.set;
		}
		function createEventQueue() {
			let entries = [];
			let head = 0;
			return {
				get length() {
					return entries.length - head;
				},
				enqueue(value) {
					entries.push(value);
				},
				dequeue() {
					if (head === entries.length) {
						return undefined;
					}
					const value = entries[head];
					entries[head] = undefined;
					head += 1;
					if (head === entries.length) {
						entries = [];
						head = 0;
					} else if (head >= 1024 && head * 2 >= entries.length) {
						entries = entries.slice(head);
						head = 0;
					}
					return value;
				},
				clear() {
					entries = [];
					head = 0;
				}
			};
		}
		function getRetainedStorageBrand(current) {
			let prototype = Object.getPrototypeOf(current);
			for (let depth = 0; prototype !== null && depth < MAX_BUFFERED_EVENT_DEPTH; depth += 1) {
				if (prototype === Date.prototype) {
					return "Date";
				}
				if (!trustedIntrinsicPrototypes.has(prototype)) {
					const constructor = Object.getOwnPropertyDescriptor(prototype, "constructor");
					if (constructor && "value" in constructor && typeof constructor.value === "function" && functionToString.call(constructor.value) === nativeDateConstructorSource && getTrustedForeignIntrinsic(prototype)) {
						return "Date";
					}
				}
				const descriptor = Object.getOwnPropertyDescriptor(prototype, Symbol.toStringTag);
				if (descriptor && "value" in descriptor && typeof descriptor.value === "string" && retainedStorageBrands.has(descriptor.value)) {
					return descriptor.value;
				}
				prototype = Object.getPrototypeOf(prototype);
			}
			return undefined;
		}
		function estimateRetainedBufferBytes(current, visit, depth) {
			if (ArrayBuffer.isView(current)) {
				let buffer;
				let kind = "typed-array";
				try {
					buffer = typedArrayBufferGetter?.call(current);
				} catch {
					kind = "data-view";
					buffer = dataViewBufferGetter?.call(current);
				}
				if (typeof buffer !== "object" || buffer === null) {
					return {
						bytes: Number.POSITIVE_INFINITY,
						kind
					};
				}
				visit(buffer, depth + 1);
				return {
					bytes: 0,
					kind
				};
			}
			const brand = getRetainedStorageBrand(current);
			if (!brand) {
				return undefined;
			}
			let getter;
			const kind = "buffer";
			switch (brand) {
				case "ArrayBuffer": {
					getter = EventStream_arrayBufferByteLengthGetter;
					break;
				}
				case "SharedArrayBuffer": {
					getter = sharedArrayBufferByteLengthGetter;
					break;
				}
				case "Blob":
				case "File": {
					return {
						bytes: Number.POSITIVE_INFINITY,
						kind: "blob"
					};
				}
				case "Map": {
					return {
						bytes: 0,
						kind: "map"
					};
				}
				case "Date": {
					Reflect.apply(dateTimestampGetter, current, []);
					return {
						bytes: 8,
						kind: "date"
					};
				}
				case "Set": {
					return {
						bytes: 0,
						kind: "set"
					};
				}
				case "Headers": {
					return {
						bytes: 0,
						kind: "headers"
					};
				}
				default: {
					return undefined;
				}
			}
			const bytes = getter?.call(current);
			return {
				bytes: typeof bytes === "number" && Number.isSafeInteger(bytes) && bytes >= 0 ? bytes : Number.POSITIVE_INFINITY,
				kind
			};
		}
		function visitHiddenEventValues(current, kind, visit) {
			if (kind === "map") {
				for (const [key, entry] of mapEntries.call(current)) {
					if (!visit(key, 8) || !visit(entry, 8)) {
						return false;
					}
				}
			}
			if (kind === "set") {
				for (const entry of setValues.call(current)) {
					if (!visit(entry, 8)) {
						return false;
					}
				}
			}
			if (kind === "headers") {
				if (!headersEntries) {
					return false;
				}
				for (const [name, value] of headersEntries.call(current)) {
					if (!visit(name, 8) || !visit(value, 8)) {
						return false;
					}
				}
			}
			return true;
		}
		function getInspectableEventKeys(current, kind, availableBytes) {
			if (Array.isArray(current)) {
				const descriptor = Object.getOwnPropertyDescriptor(current, "length");
				const length = descriptor && "value" in descriptor ? descriptor.value : undefined;
				if (typeof length !== "number" || !Number.isSafeInteger(length) || length < 0 || length > Math.floor(availableBytes / 16)) {
					return undefined;
				}
			}
			if (kind !== "typed-array") {
				return Reflect.ownKeys(current);
			}
			const length = typedArrayLengthGetter?.call(current);
			if (typeof length !== "number" || !Number.isSafeInteger(length) || length < 0 || length > MAX_INSPECTABLE_TYPED_ARRAY_ELEMENTS) {
				return undefined;
			}
			return Reflect.ownKeys(current).filter((key) => {
				if (typeof key !== "string") {
					return true;
				}
				const index = Number(key);
				return !Number.isInteger(index) || index < 0 || index >= length || String(index) !== key;
			});
		}
		function visitInspectableEventProperties(current, kind, depth, availableBytes, charge, visit) {
			const keys = getInspectableEventKeys(current, kind, availableBytes());
			if (keys === undefined) {
				return false;
			}
			for (const key of keys) {
				if (!charge(typeof key === "string" ? key.length * 2 + 8 : 8)) {
					return false;
				}
				if (typeof key === "symbol") {
					visit(key, depth + 1);
				}
				const descriptor = Object.getOwnPropertyDescriptor(current, key);
				if (!descriptor) {
					return false;
				}
				if (!("value" in descriptor)) {
					if (key === "stack" && isTrustedNativeErrorStack(current, descriptor)) {
						continue;
					}
					return false;
				}
				visit(descriptor.value, depth + 1, kind === "blob");
			}
			return true;
		}
		function visitRetainedEventPrototypes(current, depth, isBlobInternalHandle, visited, availableBytes, charge, visit, retainPrototype) {
			let prototype = Object.getPrototypeOf(current);
			for (let prototypeDepth = depth + 1; prototype !== null; prototypeDepth += 1) {
				if (prototypeDepth >= MAX_BUFFERED_EVENT_DEPTH) {
					return false;
				}
				if (trustedIntrinsicPrototypes.has(prototype) || isBlobInternalHandle && prototype === blobInternalHandlePrototype) {
					return true;
				}
				if (visited.has(prototype)) {
					visit(prototype, prototypeDepth);
					return availableBytes() >= 0;
				}
				visited.add(prototype);
				const retainedPrototype = prototype;
				const retained = retainPrototype(retainedPrototype, () => {
					if (!charge(16)) {
						return false;
					}
					const intrinsic = getTrustedForeignIntrinsic(retainedPrototype);
					if (!intrinsic) {
						return visitInspectableEventProperties(retainedPrototype, undefined, prototypeDepth, availableBytes, charge, visit);
					}
					for (const key of Reflect.ownKeys(retainedPrototype)) {
						const descriptor = Object.getOwnPropertyDescriptor(retainedPrototype, key);
						if (!descriptor) {
							return false;
						}
						if (isCanonicalIntrinsicDescriptor(descriptor, intrinsic.descriptors.get(key), intrinsic.functionPrototype)) {
							continue;
						}
						if (!charge(typeof key === "string" ? key.length * 2 + 8 : 8) || !("value" in descriptor)) {
							return false;
						}
						if (typeof key === "symbol") {
							visit(key, prototypeDepth + 1);
						}
						visit(descriptor.value, prototypeDepth + 1);
					}
					return availableBytes() >= 0;
				});
				if (!retained) {
					return false;
				}
				prototype = Object.getPrototypeOf(retainedPrototype);
			}
			return true;
		}
		const BUFFERED_LEDGER_ENTRY_BYTES = 32;
		const BUFFERED_LEDGER_NODE_BYTES = 32;
		const BUFFERED_LEDGER_EDGE_BYTES = 8;
		const BUFFERED_LEDGER_OWNER_BYTES = 16;
		const MAX_BUFFERED_LEDGER_RECONCILIATION_WORK = 128 * 1024;
		function inspectBufferedEventGraph(value, remainingBytes) {
			let bytes = 0;
			let scalarBytes = 0;
			const visited = new WeakSet();
			const visitedSymbols = new Set();
			const roots = new Set();
			const nodes = new Map();
			let activeNode;
			const availableBytes = () => remainingBytes - bytes;
			const charge = (amount) => {
				if (!Number.isSafeInteger(amount) || amount < 0) {
					bytes = remainingBytes + 1;
					return false;
				}
				bytes += amount;
				if (activeNode) {
					activeNode.bytes += amount;
				} else {
					scalarBytes += amount;
				}
				return bytes <= remainingBytes;
			};
			const addIdentity = (identity) => {
				if (activeNode) {
					activeNode.edges.add(identity);
				} else {
					roots.add(identity);
				}
			};
			const retainIdentity = (identity, inspect) => {
				addIdentity(identity);
				const node = {
					bytes: 0,
					edges: new Set()
				};
				nodes.set(identity, node);
				const previous = activeNode;
				activeNode = node;
				try {
					return inspect();
				} finally {
					activeNode = previous;
				}
			};
			const visitSymbol = (current) => {
				if (visitedSymbols.has(current)) {
					addIdentity(current);
					charge(8);
					return;
				}
				visitedSymbols.add(current);
				if (!retainIdentity(current, () => {
					if (!symbolDescriptionGetter) {
						return false;
					}
					const description = Reflect.apply(symbolDescriptionGetter, current, []);
					return charge(8 + (description?.length ?? 0) * 2);
				})) {
					bytes = remainingBytes + 1;
				}
			};
			const visit = (current, depth, isBlobInternalHandle = false) => {
				if (bytes > remainingBytes) {
					return;
				}
				if (typeof current === "string") {
					charge(current.length * 2);
					return;
				}
				if (typeof current === "symbol") {
					visitSymbol(current);
					return;
				}
				if (typeof current === "function") {
					bytes = remainingBytes + 1;
					return;
				}
				if (current === null || typeof current !== "object") {
					charge(8);
					return;
				}
				if (nativeProxyDetector?.(current)) {
					bytes = remainingBytes + 1;
					return;
				}
				if (depth >= MAX_BUFFERED_EVENT_DEPTH) {
					bytes = remainingBytes + 1;
					return;
				}
				if (visited.has(current)) {
					addIdentity(current);
					charge(8);
					return;
				}
				visited.add(current);
				if (!retainIdentity(current, () => {
					if (!charge(16)) {
						return false;
					}
					const retainedStorage = estimateRetainedBufferBytes(current, visit, depth);
					if (!visitRetainedEventPrototypes(current, depth, isBlobInternalHandle, visited, availableBytes, charge, visit, retainIdentity)) {
						return false;
					}
					if (retainedStorage !== undefined && !charge(retainedStorage.bytes)) {
						return false;
					}
					if (!visitHiddenEventValues(current, retainedStorage?.kind, (hiddenValue, overhead) => {
						if (!charge(overhead)) {
							return false;
						}
						visit(hiddenValue, depth + 1);
						return bytes <= remainingBytes;
					})) {
						return false;
					}
					return visitInspectableEventProperties(current, retainedStorage?.kind, depth, availableBytes, charge, visit);
				})) {
					bytes = remainingBytes + 1;
				}
			};
			try {
				visit(value, 0);
			} catch {
				return undefined;
			}
			return bytes <= remainingBytes ? {
				scalarBytes,
				roots,
				nodes
			} : undefined;
		}
		function areBufferedRetainedEdgesEqual(first, second) {
			if (first.size !== second.size) {
				return false;
			}
			for (const identity of first) {
				if (!second.has(identity)) {
					return false;
				}
			}
			return true;
		}
		function getBufferedLedgerNodeBytes(node, owners) {
			return node.bytes + BUFFERED_LEDGER_NODE_BYTES + node.edges.size * BUFFERED_LEDGER_EDGE_BYTES + owners * BUFFERED_LEDGER_OWNER_BYTES;
		}
		function getBufferedLedgerEntryBytes(entry) {
			return BUFFERED_LEDGER_ENTRY_BYTES + entry.scalarBytes + entry.roots.size * BUFFERED_LEDGER_EDGE_BYTES;
		}
		function collectBufferedLedgerIdentities(roots, candidate, records, work) {
			const identities = new Set();
			const pending = [...roots];
			while (pending.length) {
				work.remaining -= 1;
				if (work.remaining < 0) {
					return undefined;
				}
				const identity = pending.pop();
				if (identities.has(identity)) {
					continue;
				}
				const node = candidate.get(identity) ?? records.get(identity);
				if (!node) {
					return undefined;
				}
				identities.add(identity);
				for (const edge of node.edges) {
					pending.push(edge);
				}
			}
			return identities;
		}
		function getBufferedLedgerChange(identity, graph, records, changes, node) {
			const existing = changes.get(identity);
			if (existing) {
				if (node) {
					existing.node = node;
				}
				return existing;
			}
			const current = node ?? graph.nodes.get(identity) ?? records.get(identity);
			if (!current) {
				return undefined;
			}
			const update = {
				node: current,
				ownerDelta: 0
			};
			changes.set(identity, update);
			return update;
		}
		function findBufferedLedgerAffectedOwners(entry, graph, records, changes, work) {
			const affected = new Set([entry]);
			for (const [identity, node] of graph.nodes) {
				work.remaining -= 1;
				if (work.remaining < 0) {
					return undefined;
				}
				const previous = records.get(identity);
				if (!previous) {
					continue;
				}
				const changedEdges = !areBufferedRetainedEdgesEqual(previous.edges, node.edges);
				if (previous.bytes !== node.bytes || changedEdges) {
					getBufferedLedgerChange(identity, graph, records, changes, node);
				}
				if (!changedEdges) {
					continue;
				}
				for (const owner of previous.owners) {
					work.remaining -= 1;
					if (work.remaining < 0) {
						return undefined;
					}
					affected.add(owner);
				}
			}
			return affected;
		}
		function updateBufferedLedgerMembershipChanges(owner, next, graph, records, changes, work) {
			for (const identity of owner.identities) {
				work.remaining -= 1;
				if (work.remaining < 0) {
					return false;
				}
				if (!next.has(identity)) {
					const update = getBufferedLedgerChange(identity, graph, records, changes);
					if (!update) {
						return false;
					}
					update.ownerDelta -= 1;
				}
			}
			for (const identity of next) {
				work.remaining -= 1;
				if (work.remaining < 0) {
					return false;
				}
				if (!owner.identities.has(identity)) {
					const update = getBufferedLedgerChange(identity, graph, records, changes);
					if (!update) {
						return false;
					}
					update.ownerDelta += 1;
				}
			}
			return true;
		}
		function collectBufferedLedgerMemberships(entry, graph, affected, records, changes, work) {
			const memberships = new Map();
			for (const owner of affected) {
				const roots = owner === entry ? graph.roots : owner.roots;
				const next = collectBufferedLedgerIdentities(roots, graph.nodes, records, work);
				if (!next || !updateBufferedLedgerMembershipChanges(owner, next, graph, records, changes, work)) {
					return undefined;
				}
				memberships.set(owner, next);
			}
			return memberships;
		}
		function projectBufferedLedgerBytes(currentBytes, entry, graph, isNew, changes, records) {
			let projected = currentBytes - (isNew ? 0 : getBufferedLedgerEntryBytes(entry)) + getBufferedLedgerEntryBytes(graph);
			for (const [identity, update] of changes) {
				const previous = records.get(identity);
				const owners = (previous?.owners.size ?? 0) + update.ownerDelta;
				if (owners < 0) {
					return undefined;
				}
				if (previous) {
					projected -= getBufferedLedgerNodeBytes(previous, previous.owners.size);
				}
				if (owners) {
					projected += getBufferedLedgerNodeBytes(update.node, owners);
				}
			}
			return Number.isSafeInteger(projected) && projected >= 0 && projected <= MAX_BUFFERED_ITERATOR_BYTES ? projected : undefined;
		}
		function applyBufferedLedgerChanges(records, changes, memberships) {
			for (const [identity, update] of changes) {
				const previous = records.get(identity);
				const owners = (previous?.owners.size ?? 0) + update.ownerDelta;
				if (!owners) {
					continue;
				}
				if (previous) {
					previous.bytes = update.node.bytes;
					previous.edges = update.node.edges;
				} else {
					records.set(identity, {
						bytes: update.node.bytes,
						edges: update.node.edges,
						owners: new Set()
					});
				}
			}
			for (const [owner, next] of memberships) {
				for (const identity of owner.identities) {
					if (!next.has(identity)) {
						records.get(identity)?.owners.delete(owner);
					}
				}
				for (const identity of next) {
					if (!owner.identities.has(identity)) {
						records.get(identity).owners.add(owner);
					}
				}
				owner.identities = next;
			}
			for (const identity of changes.keys()) {
				if (records.get(identity)?.owners.size === 0) {
					records.delete(identity);
				}
			}
		}
		function createBufferedEventLedger() {
			const records = new Map();
			let bytes = 0;
			const reconcile = (entry, graph, isNew) => {
				const work = { remaining: MAX_BUFFERED_LEDGER_RECONCILIATION_WORK };
				const changes = new Map();
				const affected = findBufferedLedgerAffectedOwners(entry, graph, records, changes, work);
				if (!affected) {
					return false;
				}
				const memberships = collectBufferedLedgerMemberships(entry, graph, affected, records, changes, work);
				if (!memberships) {
					return false;
				}
				const projectedBytes = projectBufferedLedgerBytes(bytes, entry, graph, isNew, changes, records);
				if (projectedBytes === undefined) {
					return false;
				}
				applyBufferedLedgerChanges(records, changes, memberships);
				entry.scalarBytes = graph.scalarBytes;
				entry.roots = graph.roots;
				bytes = projectedBytes;
				return true;
			};
			const release = (entry) => {
				bytes -= getBufferedLedgerEntryBytes(entry);
				for (const identity of entry.identities) {
					const record = records.get(identity);
					if (!record?.owners.delete(entry)) {
						continue;
					}
					bytes -= BUFFERED_LEDGER_OWNER_BYTES;
					if (record.owners.size === 0) {
						bytes -= getBufferedLedgerNodeBytes(record, 0);
						records.delete(identity);
					}
				}
				entry.identities.clear();
			};
			return {
				retain(graph) {
					const entry = {
						scalarBytes: 0,
						roots: new Set(),
						identities: new Set()
					};
					return reconcile(entry, graph, true) ? entry : undefined;
				},
				refresh(entry, graph) {
					return reconcile(entry, graph, false);
				},
				release,
				clear() {
					records.clear();
					bytes = 0;
				}
			};
		}
		class EventStream {
			constructor() {
				_EventStream_instances.add(this);
				this.controller = new AbortController();
				_EventStream_connectedPromise.set(this, void 0);
				_EventStream_resolveConnectedPromise.set(this, () => undefined);
				_EventStream_rejectConnectedPromise.set(this, () => undefined);
				_EventStream_endPromise.set(this, void 0);
				_EventStream_resolveEndPromise.set(this, () => undefined);
				_EventStream_rejectEndPromise.set(this, () => undefined);
				_EventStream_listeners.set(this, Object.create(null));
				_EventStream_abortListeners.set(this, []);
				_EventStream_emittedListenerRegistrations.set(this, new WeakMap());
				_EventStream_pendingListenerCleanup.set(this, new Set());
				_EventStream_pendingBufferedEventChecks.set(this, new Set());
				_EventStream_listenerDispatchDepth.set(this, 0);
				_EventStream_ended.set(this, false);
				_EventStream_errored.set(this, false);
				_EventStream_aborted.set(this, false);
				_EventStream_catchingPromiseCreated.set(this, false);
				_EventStream_terminalFailure.set(this, void 0);
				__classPrivateFieldSet(this, _EventStream_connectedPromise, new Promise((resolve, reject) => {
					__classPrivateFieldSet(this, _EventStream_resolveConnectedPromise, resolve, "f");
					__classPrivateFieldSet(this, _EventStream_rejectConnectedPromise, reject, "f");
				}), "f");
				__classPrivateFieldSet(this, _EventStream_endPromise, new Promise((resolve, reject) => {
					__classPrivateFieldSet(this, _EventStream_resolveEndPromise, resolve, "f");
					__classPrivateFieldSet(this, _EventStream_rejectEndPromise, reject, "f");
				}), "f");
				__classPrivateFieldGet(this, _EventStream_connectedPromise, "f").catch(() => undefined);
				__classPrivateFieldGet(this, _EventStream_endPromise, "f").catch(() => undefined);
			}
			_run(executor) {
				setTimeout(() => {
					let failed = false;
					Promise.resolve().then(executor).catch((error) => {
						failed = true;
						__classPrivateFieldGet(this, _EventStream_instances, "m", _EventStream_handleError).call(this, error);
					}).then(() => {
						if (failed) {
							return;
						}
						try {
							this._emitFinal();
						} catch (error) {
							__classPrivateFieldGet(this, _EventStream_instances, "m", _EventStream_handleError).call(this, error);
							return;
						}
						this._emit("end");
					});
				}, 0);
			}
			_connected() {
				if (this.ended) {
					return;
				}
				__classPrivateFieldGet(this, _EventStream_resolveConnectedPromise, "f").call(this);
				this._emit("connect");
			}
			get ended() {
				return __classPrivateFieldGet(this, _EventStream_ended, "f");
			}
			get errored() {
				return __classPrivateFieldGet(this, _EventStream_errored, "f");
			}
			get aborted() {
				return __classPrivateFieldGet(this, _EventStream_aborted, "f");
			}
			abort() {
				this.controller.abort();
			}
			_userAbortError() {
				const error = new APIUserAbortError();
				Object.defineProperty(error, "cause", {
					value: this.controller.signal.reason,
					writable: true,
					configurable: true
				});
				return error;
			}
			_listenForAbort(signal) {
				if (!signal || this.ended) {
					return;
				}
				if (signal.aborted) {
					__classPrivateFieldGet(this, _EventStream_instances, "m", _EventStream_abortFromSignal).call(this, signal);
					return;
				}
				if (__classPrivateFieldGet(this, _EventStream_abortListeners, "f").some((registration) => registration.signal === signal)) {
					return;
				}
				const listener = () => __classPrivateFieldGet(this, _EventStream_instances, "m", _EventStream_abortFromSignal).call(this, signal);
				signal.addEventListener("abort", listener, { once: true });
				__classPrivateFieldGet(this, _EventStream_abortListeners, "f").push({
					signal,
					listener
				});
			}
			on(event, listener) {
				var _a;
				const listeners = (_a = __classPrivateFieldGet(this, _EventStream_listeners, "f"))[event] || (_a[event] = []);
				listeners.push({ listener });
				return this;
			}
			off(event, listener) {
				const listeners = __classPrivateFieldGet(this, _EventStream_listeners, "f")[event];
				if (!listeners) {
					return this;
				}
				const emittedRegistration = __classPrivateFieldGet(this, _EventStream_emittedListenerRegistrations, "f").get(listener);
				if (emittedRegistration?.event === event && !emittedRegistration.registration.removed && !emittedRegistration.registration.detached) {
					__classPrivateFieldGet(this, _EventStream_instances, "m", _EventStream_removeEmittedListener).call(this, event, emittedRegistration.registration);
					return this;
				}
				const index = listeners.findIndex((l) => !l.removed && l.listener === listener);
				if (index !== -1) {
					listeners.splice(index, 1);
				}
				return this;
			}
			once(event, listener) {
				var _a;
				const listeners = (_a = __classPrivateFieldGet(this, _EventStream_listeners, "f"))[event] || (_a[event] = []);
				listeners.push({
					listener,
					once: true
				});
				return this;
			}
			emitted(event) {
				return new Promise((resolve, reject) => {
					__classPrivateFieldSet(this, _EventStream_catchingPromiseCreated, true, "f");
					const onError = (error) => {
						this.off(event, onEvent);
						reject(error);
					};
					const onEvent = (...values) => {
						if (event !== "error") {
							this.off("error", onError);
						}
						resolve(values.length > 1 ? values : values[0]);
					};
					if (event !== "error") {
						__classPrivateFieldGet(this, _EventStream_instances, "m", _EventStream_onceForEmitted).call(this, "error", onError);
					}
					__classPrivateFieldGet(this, _EventStream_instances, "m", _EventStream_onceForEmitted).call(this, event, onEvent);
				});
			}
			events(event) {
				return this._createIterator((push) => {
					const onEvent = (...args) => {
						sdkOwnedBufferedEventArguments.add(args);
						try {
							push(args);
						} finally {
							sdkOwnedBufferedEventArguments.delete(args);
						}
					};
					this.on(event, onEvent);
					return () => this.off(event, onEvent);
				}, {
					rejectOnError: event !== "error",
					rejectOnAbort: event !== "abort"
				});
			}
			_createIterator(attach, { rejectOnError = true, rejectOnAbort = true, onReturn } = {}) {
				const pushQueue = createEventQueue();
				const bufferedEventSizes = createEventQueue();
				const readQueue = createEventQueue();
				const bufferedLedger = createBufferedEventLedger();
				let ended = this.ended;
				let failure;
				let failureDelivered = false;
				let detach = () => undefined;
				const doneResult = () => ({
					value: undefined,
					done: true
				});
				const finishReaders = () => {
					while (readQueue.length) {
						readQueue.dequeue().resolve(doneResult());
					}
				};
				const rejectReader = () => {
					if (!failure || failureDelivered || !readQueue.length) {
						return;
					}
					failureDelivered = true;
					readQueue.dequeue().reject(failure);
				};
				const cleanup = () => {
					detach();
					this.off("end", onEnd);
					if (rejectOnError) {
						this.off("error", onFailure);
					}
					if (rejectOnAbort) {
						this.off("abort", onFailure);
					}
				};
				const deactivateBufferedEvent = (entry) => {
					entry.active = false;
					if (entry.check) {
						__classPrivateFieldGet(this, _EventStream_pendingBufferedEventChecks, "f").delete(entry.check);
						entry.check = undefined;
					}
				};
				const failBufferedEvents = (discardRetained = false) => {
					if (discardRetained) {
						while (bufferedEventSizes.length) {
							deactivateBufferedEvent(bufferedEventSizes.dequeue());
						}
						pushQueue.clear();
						bufferedLedger.clear();
					}
					const error = new error_OpenAIError(`Event stream iterator buffer limit exceeded (${MAX_BUFFERED_ITERATOR_EVENTS} events or ${MAX_BUFFERED_ITERATOR_BYTES} bytes); consume events as they arrive.`);
					try {
						__classPrivateFieldGet(this, _EventStream_instances, "m", _EventStream_handleError).call(this, error);
					} finally {
						this.controller.abort();
					}
					return error;
				};
				const revalidateBufferedEvent = (value, entry) => {
					if (!entry.active || __classPrivateFieldGet(this, _EventStream_ended, "f")) {
						return;
					}
					const graph = inspectBufferedEventGraph(value, MAX_BUFFERED_ITERATOR_BYTES);
					if (!graph || !bufferedLedger.refresh(entry.retention, graph)) {
						failBufferedEvents(true);
					}
				};
				const push = (value) => {
					if (ended) {
						return;
					}
					const reader = readQueue.dequeue();
					if (reader) {
						reader.resolve({
							value,
							done: false
						});
					} else {
						if (pushQueue.length >= MAX_BUFFERED_ITERATOR_EVENTS) {
							failBufferedEvents();
							return;
						}
						const graph = inspectBufferedEventGraph(value, MAX_BUFFERED_ITERATOR_BYTES);
						const retention = graph && bufferedLedger.retain(graph);
						if (!retention) {
							failBufferedEvents();
							return;
						}
						if (typeof value === "object" && value !== null && sdkOwnedBufferedEventArguments.has(value)) {
							const argumentsTuple = value;
							for (let index = 0; index < argumentsTuple.length; index += 1) {
								const argument = argumentsTuple[index];
								if (typeof argument === "string") {
									argumentsTuple[index] = bufferedJSONParse(bufferedJSONStringify(argument));
								}
							}
						}
						const entry = {
							retention,
							active: true,
							check: undefined
						};
						pushQueue.enqueue(value);
						bufferedEventSizes.enqueue(entry);
						const check = () => {
							entry.check = undefined;
							revalidateBufferedEvent(value, entry);
						};
						entry.check = check;
						__classPrivateFieldGet(this, _EventStream_pendingBufferedEventChecks, "f").add(check);
					}
				};
				const onFailure = (error) => {
					failure = error;
					if (!pushQueue.length) {
						rejectReader();
					}
				};
				const adoptTerminalFailure = () => {
					if (failure) {
						return;
					}
					const terminal = __classPrivateFieldGet(this, _EventStream_terminalFailure, "f");
					if (!terminal) {
						return;
					}
					if (terminal.kind === "error" ? rejectOnError : rejectOnAbort) {
						failure = terminal.error;
					}
				};
				const onEnd = () => {
					ended = true;
					adoptTerminalFailure();
					cleanup();
					if (!pushQueue.length) {
						rejectReader();
						finishReaders();
					}
				};
				if (!ended) {
					detach = attach(push);
					this.on("end", onEnd);
					if (rejectOnError) {
						this.on("error", onFailure);
					}
					if (rejectOnAbort) {
						this.on("abort", onFailure);
					}
				}
				return {
					next: () => {
						if (pushQueue.length) {
							const value = pushQueue.dequeue();
							const entry = bufferedEventSizes.dequeue();
							deactivateBufferedEvent(entry);
							const graph = inspectBufferedEventGraph(value, MAX_BUFFERED_ITERATOR_BYTES);
							if (!graph || !bufferedLedger.refresh(entry.retention, graph)) {
								const error = failBufferedEvents(true);
								failureDelivered = true;
								return Promise.reject(error);
							}
							bufferedLedger.release(entry.retention);
							return Promise.resolve({
								value,
								done: false
							});
						}
						if (ended || this.ended) {
							adoptTerminalFailure();
						}
						if (failure && !failureDelivered) {
							failureDelivered = true;
							return Promise.reject(failure);
						}
						if (ended) {
							return Promise.resolve(doneResult());
						}
						return new Promise((resolve, reject) => {
							readQueue.enqueue({
								resolve,
								reject
							});
						});
					},
					return: () => {
						ended = true;
						failureDelivered = true;
						while (bufferedEventSizes.length) {
							deactivateBufferedEvent(bufferedEventSizes.dequeue());
						}
						pushQueue.clear();
						bufferedLedger.clear();
						cleanup();
						finishReaders();
						if (onReturn) {
							void this.done().catch(() => undefined);
							onReturn();
						}
						return Promise.resolve(doneResult());
					},
					[Symbol.asyncIterator]() {
						return this;
					}
				};
			}
			async done() {
				__classPrivateFieldSet(this, _EventStream_catchingPromiseCreated, true, "f");
				await __classPrivateFieldGet(this, _EventStream_endPromise, "f");
			}
			_hasListeners(event) {
				return Boolean(__classPrivateFieldGet(this, _EventStream_listeners, "f")[event]?.some((listener) => !listener.removed));
			}
			_emit(event, ...args) {
				if (__classPrivateFieldGet(this, _EventStream_ended, "f")) {
					return;
				}
				if (event === "end") {
					__classPrivateFieldGet(this, _EventStream_instances, "m", _EventStream_removeAbortListeners).call(this);
					__classPrivateFieldSet(this, _EventStream_ended, true, "f");
					__classPrivateFieldGet(this, _EventStream_resolveEndPromise, "f").call(this);
				}
				const listeners = __classPrivateFieldGet(this, _EventStream_listeners, "f")[event];
				let dispatchError;
				let dispatchThrew = false;
				try {
					if (listeners) {
						__classPrivateFieldGet(this, _EventStream_listeners, "f")[event] = listeners.filter((listener) => {
							if (listener.once) {
								listener.detached = true;
							}
							return !listener.once && !listener.removed;
						});
						__classPrivateFieldSet(this, _EventStream_listenerDispatchDepth, __classPrivateFieldGet(this, _EventStream_listenerDispatchDepth, "f") + 1, "f");
						try {
							for (const registration of listeners) {
								if (!registration.removed) {
									const { listener } = registration;
									listener(...args);
								}
							}
						} finally {
							__classPrivateFieldSet(this, _EventStream_listenerDispatchDepth, __classPrivateFieldGet(this, _EventStream_listenerDispatchDepth, "f") - 1, "f");
							if (__classPrivateFieldGet(this, _EventStream_listenerDispatchDepth, "f") === 0) {
								__classPrivateFieldGet(this, _EventStream_instances, "m", _EventStream_cleanupEmittedListeners).call(this);
								for (const check of __classPrivateFieldGet(this, _EventStream_pendingBufferedEventChecks, "f")) {
									__classPrivateFieldGet(this, _EventStream_pendingBufferedEventChecks, "f").delete(check);
									if (!__classPrivateFieldGet(this, _EventStream_ended, "f")) {
										check();
									}
								}
							}
						}
					}
				} catch (error) {
					dispatchError = error;
					dispatchThrew = true;
				}
				try {
					__classPrivateFieldGet(this, _EventStream_instances, "m", _EventStream_settleTerminalEvent).call(this, event, args, Boolean(listeners?.length));
				} catch (error) {
					if (!dispatchThrew) {
						dispatchError = error;
						dispatchThrew = true;
					}
				}
				if (dispatchThrew) {
					throw dispatchError;
				}
			}
			_emitFinal() {}
		}
		_EventStream_connectedPromise = new WeakMap(), _EventStream_resolveConnectedPromise = new WeakMap(), _EventStream_rejectConnectedPromise = new WeakMap(), _EventStream_endPromise = new WeakMap(), _EventStream_resolveEndPromise = new WeakMap(), _EventStream_rejectEndPromise = new WeakMap(), _EventStream_listeners = new WeakMap(), _EventStream_abortListeners = new WeakMap(), _EventStream_emittedListenerRegistrations = new WeakMap(), _EventStream_pendingListenerCleanup = new WeakMap(), _EventStream_pendingBufferedEventChecks = new WeakMap(), _EventStream_listenerDispatchDepth = new WeakMap(), _EventStream_ended = new WeakMap(), _EventStream_errored = new WeakMap(), _EventStream_aborted = new WeakMap(), _EventStream_catchingPromiseCreated = new WeakMap(), _EventStream_terminalFailure = new WeakMap(), _EventStream_instances = new WeakSet(), _EventStream_abortFromSignal = function _EventStream_abortFromSignal(signal) {
			try {
				this.controller.abort(signal.reason);
			} catch {
				this.controller.abort();
			}
		}, _EventStream_removeAbortListeners = function _EventStream_removeAbortListeners() {
			for (const { signal, listener } of __classPrivateFieldGet(this, _EventStream_abortListeners, "f").splice(0)) {
				signal.removeEventListener("abort", listener);
			}
		}, _EventStream_onceForEmitted = function _EventStream_onceForEmitted(event, listener) {
			const previousListeners = __classPrivateFieldGet(this, _EventStream_listeners, "f")[event];
			const previousLength = previousListeners?.length ?? 0;
			this.once(event, listener);
			const listeners = __classPrivateFieldGet(this, _EventStream_listeners, "f")[event];
			const [registration] = listeners?.slice(-1) ?? [];
			if ((previousListeners === undefined || listeners === previousListeners) && listeners?.length === previousLength + 1 && registration?.listener === listener && registration.once) {
				__classPrivateFieldGet(this, _EventStream_emittedListenerRegistrations, "f").set(listener, {
					event,
					registration
				});
			}
		}, _EventStream_removeEmittedListener = function _EventStream_removeEmittedListener(event, registration) {
			if (registration.removed) {
				return;
			}
			registration.removed = true;
			__classPrivateFieldGet(this, _EventStream_emittedListenerRegistrations, "f").delete(registration.listener);
			__classPrivateFieldGet(this, _EventStream_pendingListenerCleanup, "f").add(event);
			if (__classPrivateFieldGet(this, _EventStream_listenerDispatchDepth, "f") === 0) {
				__classPrivateFieldGet(this, _EventStream_instances, "m", _EventStream_cleanupEmittedListeners).call(this);
			}
		}, _EventStream_cleanupEmittedListeners = function _EventStream_cleanupEmittedListeners() {
			for (const event of __classPrivateFieldGet(this, _EventStream_pendingListenerCleanup, "f")) {
				const eventType = event;
				const listeners = __classPrivateFieldGet(this, _EventStream_listeners, "f")[eventType];
				if (listeners) {
					__classPrivateFieldGet(this, _EventStream_listeners, "f")[eventType] = listeners.filter((listener) => !listener.removed);
				}
			}
			__classPrivateFieldGet(this, _EventStream_pendingListenerCleanup, "f").clear();
		}, _EventStream_handleError = function _EventStream_handleError(error) {
			__classPrivateFieldSet(this, _EventStream_errored, true, "f");
			if (error instanceof Error && error.name === "AbortError") {
				error = this._userAbortError();
			}
			if (error instanceof APIUserAbortError) {
				__classPrivateFieldSet(this, _EventStream_aborted, true, "f");
				return this._emit("abort", error);
			}
			if (error instanceof error_OpenAIError) {
				return this._emit("error", error);
			}
			if (error instanceof Error) {
				const openAIError = new error_OpenAIError(error.message);
				openAIError.cause = error;
				return this._emit("error", openAIError);
			}
			return this._emit("error", new error_OpenAIError(String(error)));
		}, _EventStream_settleTerminalEvent = function _EventStream_settleTerminalEvent(event, args, hasListeners) {
			if (event === "abort") {
				const error = args[0];
				__classPrivateFieldSet(this, _EventStream_terminalFailure, __classPrivateFieldGet(this, _EventStream_terminalFailure, "f") ?? {
					kind: "abort",
					error
				}, "f");
				if (!__classPrivateFieldGet(this, _EventStream_catchingPromiseCreated, "f") && !hasListeners) {
					Promise.reject(error);
				}
				__classPrivateFieldGet(this, _EventStream_rejectConnectedPromise, "f").call(this, error);
				__classPrivateFieldGet(this, _EventStream_rejectEndPromise, "f").call(this, error);
				this._emit("end");
				return;
			}
			if (event === "error") {
				const error = args[0];
				__classPrivateFieldSet(this, _EventStream_terminalFailure, __classPrivateFieldGet(this, _EventStream_terminalFailure, "f") ?? {
					kind: "error",
					error
				}, "f");
				if (!__classPrivateFieldGet(this, _EventStream_catchingPromiseCreated, "f") && !hasListeners) {
					Promise.reject(error);
				}
				__classPrivateFieldGet(this, _EventStream_rejectConnectedPromise, "f").call(this, error);
				__classPrivateFieldGet(this, _EventStream_rejectEndPromise, "f").call(this, error);
				this._emit("end");
			}
		};
		;
		function isRunnableFunctionWithParse(fn) {
			return typeof fn.parse === "function";
		}
		class ParsingToolFunction {
			constructor(input) {
				this.type = "function";
				this.function = input;
			}
		}
		;
		var _AbstractChatCompletionRunner_instances, AbstractChatCompletionRunner_a, _AbstractChatCompletionRunner_completionArrivedBeforeAbort, _AbstractChatCompletionRunner_afterCompletionInvoked, _AbstractChatCompletionRunner_getFinalContent, _AbstractChatCompletionRunner_getFinalMessage, _AbstractChatCompletionRunner_getFinalFunctionToolCall, _AbstractChatCompletionRunner_getFinalFunctionToolCallResult, _AbstractChatCompletionRunner_calculateTotalUsage, _AbstractChatCompletionRunner_throwIfAborted, _AbstractChatCompletionRunner_validateParams, _AbstractChatCompletionRunner_stringifyFunctionCallResult;
		const DEFAULT_MAX_CHAT_COMPLETIONS = 10;
		function normalizeToolCallIds(chatCompletion) {
			for (const choice of chatCompletion.choices) {
				for (const toolCall of choice.message.tool_calls ?? []) {
					if (!toolCall.id) {
						toolCall.id = `call_${uuid4()}`;
					}
				}
			}
		}
		function toRequestMessage(message) {
			if (!isAssistantMessage(message)) {
				return message;
			}
			const requestMessage = { role: "assistant" };
			if (message.audio != null) {
				requestMessage.audio = { id: message.audio.id };
			}
			if (message.content !== undefined) {
				requestMessage.content = message.content;
			}
			if (message.function_call != null) {
				requestMessage.function_call = message.function_call;
			}
			if (message.name !== undefined) {
				requestMessage.name = message.name;
			}
			if (message.refusal != null) {
				requestMessage.refusal = message.refusal;
			}
			if (message.tool_calls !== undefined) {
				requestMessage.tool_calls = message.tool_calls.map((toolCall) => {
					if (toolCall.type === "custom") {
						return {
							id: toolCall.id,
							type: toolCall.type,
							custom: {
								input: toolCall.custom.input,
								name: toolCall.custom.name
							}
						};
					}
					return {
						id: toolCall.id,
						type: toolCall.type,
						function: {
							arguments: toolCall.function.arguments,
							name: toolCall.function.name
						}
					};
				});
			}
			return requestMessage;
		}
		class AbstractChatCompletionRunner extends EventStream {
			constructor() {
				super(...arguments);
				_AbstractChatCompletionRunner_instances.add(this);
				this._chatCompletions = [];
				_AbstractChatCompletionRunner_completionArrivedBeforeAbort.set(this, false);
				_AbstractChatCompletionRunner_afterCompletionInvoked.set(this, false);
				this.messages = [];
			}
			_addChatCompletion(chatCompletion) {
				__classPrivateFieldSet(this, _AbstractChatCompletionRunner_completionArrivedBeforeAbort, !this.controller.signal.aborted, "f");
				normalizeToolCallIds(chatCompletion);
				this._chatCompletions.push(chatCompletion);
				this._emit("chatCompletion", chatCompletion);
				const message = chatCompletion.choices[0]?.message;
				if (message) {
					this._addMessage(message);
				}
				return chatCompletion;
			}
			_addMessage(message, emit = true, normalizeContent = true) {
				if (normalizeContent && !("content" in message)) {
					message.content = null;
				}
				this.messages.push(message);
				if (emit) {
					this._emit("message", message);
					if (isToolMessage(message) && message.content) {
						this._emit("functionToolCallResult", message.content);
					} else if (isAssistantMessage(message) && message.tool_calls) {
						for (const tool_call of message.tool_calls) {
							if (tool_call.type === "function") {
								this._emit("functionToolCall", tool_call.function);
							}
						}
					}
				}
			}
			async finalChatCompletion() {
				await this.done();
				const completion = this._chatCompletions[this._chatCompletions.length - 1];
				if (!completion) {
					throw new error_OpenAIError("stream ended without producing a ChatCompletion");
				}
				return completion;
			}
			async finalContent() {
				await this.done();
				return __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_getFinalContent).call(this);
			}
			async finalMessage() {
				await this.done();
				return __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_getFinalMessage).call(this);
			}
			async finalFunctionToolCall() {
				await this.done();
				return __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_getFinalFunctionToolCall).call(this);
			}
			async finalFunctionToolCallResult() {
				await this.done();
				return __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_getFinalFunctionToolCallResult).call(this);
			}
			async totalUsage() {
				await this.done();
				return __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_calculateTotalUsage).call(this);
			}
			allChatCompletions() {
				return [...this._chatCompletions];
			}
			_emitFinal() {
				if (__classPrivateFieldGet(this, _AbstractChatCompletionRunner_afterCompletionInvoked, "f")) {
					__classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_throwIfAborted).call(this);
				}
				const completion = this._chatCompletions[this._chatCompletions.length - 1];
				if (completion) {
					this._emit("finalChatCompletion", completion);
				}
				const finalMessage = __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_getFinalMessage).call(this);
				if (finalMessage) {
					this._emit("finalMessage", finalMessage);
				}
				const finalContent = __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_getFinalContent).call(this);
				if (finalContent) {
					this._emit("finalContent", finalContent);
				}
				const finalFunctionCall = __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_getFinalFunctionToolCall).call(this);
				if (finalFunctionCall) {
					this._emit("finalFunctionToolCall", finalFunctionCall);
				}
				const finalFunctionCallResult = __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_getFinalFunctionToolCallResult).call(this);
				if (finalFunctionCallResult != null) {
					this._emit("finalFunctionToolCallResult", finalFunctionCallResult);
				}
				if (this._chatCompletions.some((c) => c.usage)) {
					this._emit("totalUsage", __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_calculateTotalUsage).call(this));
				}
			}
			async _createChatCompletion(client, params, options) {
				this._listenForAbort(options?.signal);
				__classPrivateFieldGet(AbstractChatCompletionRunner_a, AbstractChatCompletionRunner_a, "m", _AbstractChatCompletionRunner_validateParams).call(AbstractChatCompletionRunner_a, params);
				const chatCompletion = await client.chat.completions.create({
					...params,
					stream: false
				}, {
					...options,
					signal: this.controller.signal
				});
				this._connected();
				return this._addChatCompletion(parseChatCompletion(chatCompletion, params));
			}
			async _runChatCompletion(client, params, options) {
				for (const message of params.messages) {
					this._addMessage(message, false, false);
				}
				return await this._createChatCompletion(client, params, options);
			}
			async _runTools(client, params, runner, options) {
				const role = "tool";
				const { tool_choice = "auto", stream, toolContext: inputToolContext, ...restParams } = params;
				const toolContext = inputToolContext;
				const singleFunctionToCall = typeof tool_choice !== "string" && tool_choice.type === "function" && tool_choice?.function?.name;
				const { maxChatCompletions = DEFAULT_MAX_CHAT_COMPLETIONS, afterCompletion } = options || {};
				const runAfterCompletion = async (completion) => {
					if (afterCompletion == null) {
						return;
					}
					__classPrivateFieldSet(this, _AbstractChatCompletionRunner_afterCompletionInvoked, true, "f");
					await afterCompletion(completion, runner);
					__classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_throwIfAborted).call(this);
				};
				const inputTools = params.tools.map((tool) => {
					if (isAutoParsableTool(tool)) {
						if (!tool.$callback) {
							throw new error_OpenAIError("Tool given to `.runTools()` that does not have an associated function");
						}
						return {
							type: "function",
							function: {
								function: tool.$callback,
								name: tool.function.name,
								description: tool.function.description || "",
								parameters: tool.function.parameters,
								parse: tool.$parseRaw,
								strict: true
							}
						};
					}
					return tool;
				});
				const functionsByName = Object.create(null);
				for (const f of inputTools) {
					if (f.type === "function") {
						functionsByName[f.function.name || f.function.function.name] = f.function;
					}
				}
				const tools = "tools" in params ? inputTools.map((t) => t.type === "function" ? {
					type: "function",
					function: {
						name: t.function.name || t.function.function.name,
						parameters: t.function.parameters,
						description: t.function.description,
						strict: t.function.strict
					}
				} : t) : undefined;
				for (const message of params.messages) {
					this._addMessage(message, false, false);
				}
				let allowBufferedToolCall = false;
				const runToolCall = async (toolCall) => {
					const bufferedToolCall = allowBufferedToolCall;
					allowBufferedToolCall = false;
					if (toolCall.type !== "function") {
						return {
							message: undefined,
							functionCalled: false
						};
					}
					const tool_call_id = toolCall.id;
					const { name, arguments: args } = toolCall.function;
					const fn = functionsByName[name];
					if (!fn) {
						const content = `Invalid tool_call: ${JSON.stringify(name)}. Available options are: ${Object.keys(functionsByName).map((name) => JSON.stringify(name)).join(", ")}. Please try again`;
						return {
							message: {
								role,
								tool_call_id,
								content
							},
							functionCalled: false
						};
					}
					if (singleFunctionToCall && singleFunctionToCall !== name) {
						const content = `Invalid tool_call: ${JSON.stringify(name)}. ${JSON.stringify(singleFunctionToCall)} requested. Please try again`;
						return {
							message: {
								role,
								tool_call_id,
								content
							},
							functionCalled: false
						};
					}
					let rawContent;
					if (isRunnableFunctionWithParse(fn)) {
						let parsed;
						try {
							parsed = await fn.parse(args);
						} catch (error) {
							if (this.controller.signal.aborted) {
								throw this._userAbortError();
							}
							const content = error instanceof Error ? error.message : String(error);
							return {
								message: {
									role,
									tool_call_id,
									content
								},
								functionCalled: false
							};
						}
						if (this.controller.signal.aborted) {
							throw this._userAbortError();
						}
						try {
							rawContent = await fn.function(parsed, runner, toolContext);
						} catch (error) {
							if (this.controller.signal.aborted && Object.is(error, this.controller.signal.reason)) {
								throw this._userAbortError();
							}
							throw error;
						}
					} else {
						if (this.controller.signal.aborted && !bufferedToolCall) {
							throw this._userAbortError();
						}
						try {
							rawContent = await fn.function(args, runner, toolContext);
						} catch (error) {
							if (this.controller.signal.aborted && Object.is(error, this.controller.signal.reason)) {
								throw this._userAbortError();
							}
							throw error;
						}
					}
					const content = __classPrivateFieldGet(AbstractChatCompletionRunner_a, AbstractChatCompletionRunner_a, "m", _AbstractChatCompletionRunner_stringifyFunctionCallResult).call(AbstractChatCompletionRunner_a, rawContent);
					return {
						message: {
							role,
							tool_call_id,
							content
						},
						functionCalled: true
					};
				};
				for (let i = 0; i < maxChatCompletions; ++i) {
					const chatCompletion = await this._createChatCompletion(client, {
						...restParams,
						tool_choice,
						tools,
						messages: this.messages.map(toRequestMessage)
					}, options);
					allowBufferedToolCall = this.controller.signal.aborted && __classPrivateFieldGet(this, _AbstractChatCompletionRunner_completionArrivedBeforeAbort, "f");
					const message = chatCompletion.choices[0]?.message;
					if (!message) {
						throw new error_OpenAIError(`missing message in ChatCompletion response`);
					}
					if (!message.tool_calls?.length) {
						await runAfterCompletion(chatCompletion);
						return;
					}
					if (singleFunctionToCall || params.parallel_tool_calls === false) {
						for (const toolCall of message.tool_calls) {
							const result = await runToolCall(toolCall);
							if (result.message) {
								this._addMessage(result.message);
							}
							if (this.controller.signal.aborted) {
								throw this._userAbortError();
							}
							if (singleFunctionToCall && result.functionCalled) {
								await runAfterCompletion(chatCompletion);
								return;
							}
						}
					} else {
						const results = await Promise.allSettled(message.tool_calls.map(runToolCall));
						if (!this.controller.signal.aborted) {
							for (const result of results) {
								if (result.status === "rejected") {
									throw result.reason;
								}
							}
						}
						for (const result of results) {
							if (result.status === "fulfilled" && result.value.message) {
								this._addMessage(result.value.message);
							}
						}
						if (this.controller.signal.aborted) {
							throw this._userAbortError();
						}
					}
					await runAfterCompletion(chatCompletion);
				}
			}
		}
		AbstractChatCompletionRunner_a = AbstractChatCompletionRunner, _AbstractChatCompletionRunner_completionArrivedBeforeAbort = new WeakMap(), _AbstractChatCompletionRunner_afterCompletionInvoked = new WeakMap(), _AbstractChatCompletionRunner_instances = new WeakSet(), _AbstractChatCompletionRunner_getFinalContent = function _AbstractChatCompletionRunner_getFinalContent() {
			return __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_getFinalMessage).call(this).content ?? null;
		}, _AbstractChatCompletionRunner_getFinalMessage = function _AbstractChatCompletionRunner_getFinalMessage() {
			let i = this.messages.length;
			while (i-- > 0) {
				const message = this.messages[i];
				if (isAssistantMessage(message)) {
					const ret = {
						...message,
						content: message.content ?? null,
						refusal: message.refusal ?? null
					};
					return ret;
				}
			}
			throw new error_OpenAIError("stream ended without producing a ChatCompletionMessage with role=assistant");
		}, _AbstractChatCompletionRunner_getFinalFunctionToolCall = function _AbstractChatCompletionRunner_getFinalFunctionToolCall() {
			for (let i = this.messages.length - 1; i >= 0; i--) {
				const message = this.messages[i];
				if (isAssistantMessage(message) && message?.tool_calls?.length) {
					for (let j = message.tool_calls.length - 1; j >= 0; j--) {
						const toolCall = message.tool_calls[j];
						if (toolCall?.type === "function") {
							return toolCall.function;
						}
					}
				}
			}
			return undefined;
		}, _AbstractChatCompletionRunner_getFinalFunctionToolCallResult = function _AbstractChatCompletionRunner_getFinalFunctionToolCallResult() {
			for (let i = this.messages.length - 1; i >= 0; i--) {
				const message = this.messages[i];
				if (isToolMessage(message) && message.content != null && typeof message.content === "string" && this.messages.some((x) => x.role === "assistant" && x.tool_calls?.some((y) => y.type === "function" && y.id === message.tool_call_id))) {
					return message.content;
				}
			}
			return undefined;
		}, _AbstractChatCompletionRunner_calculateTotalUsage = function _AbstractChatCompletionRunner_calculateTotalUsage() {
			const total = {
				completion_tokens: 0,
				prompt_tokens: 0,
				total_tokens: 0
			};
			for (const { usage } of this._chatCompletions) {
				if (usage) {
					total.completion_tokens += usage.completion_tokens;
					total.prompt_tokens += usage.prompt_tokens;
					total.total_tokens += usage.total_tokens;
					for (const key of ["completion_tokens_details", "prompt_tokens_details"]) {
						const details = usage[key];
						if (values_isObj(details)) {
							const totalDetails = total[key] ?? (total[key] = {});
							for (const name in details) {
								if (!hasOwn(details, name)) {
									continue;
								}
								const count = details[name];
								if (typeof count === "number") {
									Object.defineProperty(totalDetails, name, {
										value: (hasOwn(totalDetails, name) ? totalDetails[name] ?? 0 : 0) + count,
										enumerable: true,
										configurable: true,
										writable: true
									});
								}
							}
						}
					}
				}
			}
			return total;
		}, _AbstractChatCompletionRunner_throwIfAborted = function _AbstractChatCompletionRunner_throwIfAborted() {
			if (this.controller.signal.aborted) {
				throw this._userAbortError();
			}
		}, _AbstractChatCompletionRunner_validateParams = function _AbstractChatCompletionRunner_validateParams(params) {
			if (params.n != null && params.n > 1) {
				throw new error_OpenAIError("ChatCompletion convenience helpers only support n=1 at this time. To use n>1, please use chat.completions.create() directly.");
			}
		}, _AbstractChatCompletionRunner_stringifyFunctionCallResult = function _AbstractChatCompletionRunner_stringifyFunctionCallResult(rawContent) {
			if (typeof rawContent === "string") {
				return rawContent;
			}
			if (rawContent === undefined) {
				return "undefined";
			}
			return JSON.stringify(rawContent);
		};
		;
		class ChatCompletionRunner extends AbstractChatCompletionRunner {
			static runTools(client, params, options) {
				const runner = new ChatCompletionRunner();
				const opts = {
					...options,
					__metadata: {
						...options?.__metadata,
						helperMethod: "runTools"
					}
				};
				runner._run(() => runner._runTools(client, params, runner, opts));
				return runner;
			}
			_addMessage(message, emit = true, normalizeContent = true) {
				super._addMessage(message, emit, normalizeContent);
				if (emit && isAssistantMessage(message) && message.content) {
					this._emit("content", message.content);
				}
			}
		}
		;
		const STR = 1;
		const NUM = 2;
		const ARR = 4;
		const OBJ = 8;
		const NULL = 16;
		const BOOL = 32;
		const NAN = 64;
		const INFINITY = 128;
		const MINUS_INFINITY = 256;
		const INF = INFINITY | MINUS_INFINITY;
		const SPECIAL = NULL | BOOL | INF | NAN;
		const ATOM = STR | NUM | SPECIAL;
		const COLLECTION = ARR | OBJ;
		const ALL = ATOM | COLLECTION;
		const Allow = {
			STR,
			NUM,
			ARR,
			OBJ,
			NULL,
			BOOL,
			NAN,
			INFINITY,
			MINUS_INFINITY,
			INF,
			SPECIAL,
			ATOM,
			COLLECTION,
			ALL
		};
		class PartialJSON extends Error {}
		class MalformedJSON extends Error {}
		function parseJSON(jsonString, allowPartial = Allow.ALL) {
			if (typeof jsonString !== "string") {
				throw new TypeError(`expecting str, got ${typeof jsonString}`);
			}
			if (!jsonString.trim()) {
				throw new Error(`${jsonString} is empty`);
			}
			return _parseJSON(jsonString.trim(), allowPartial);
		}
		const _parseJSON = (jsonString, allow) => {
			const length = jsonString.length;
			let index = 0;
			const markPartialJSON = (msg) => {
				throw new PartialJSON(`${msg} at position ${index}`);
			};
			const throwMalformedError = (msg) => {
				throw new MalformedJSON(`${msg} at position ${index}`);
			};
			const parseAny = () => {
				skipBlank();
				if (index >= length) {
					markPartialJSON("Unexpected end of input");
				}
				if (jsonString[index] === "\"") {
					return parseStr();
				}
				if (jsonString[index] === "{") {
					return parseObj();
				}
				if (jsonString[index] === "[") {
					return parseArr();
				}
				if (jsonString.substring(index, index + 4) === "null" || Allow.NULL & allow && length - index < 4 && "null".startsWith(jsonString.substring(index))) {
					index += 4;
					return null;
				}
				if (jsonString.substring(index, index + 4) === "true" || Allow.BOOL & allow && length - index < 4 && "true".startsWith(jsonString.substring(index))) {
					index += 4;
					return true;
				}
				if (jsonString.substring(index, index + 5) === "false" || Allow.BOOL & allow && length - index < 5 && "false".startsWith(jsonString.substring(index))) {
					index += 5;
					return false;
				}
				if (jsonString.substring(index, index + 8) === "Infinity" || Allow.INFINITY & allow && length - index < 8 && "Infinity".startsWith(jsonString.substring(index))) {
					index += 8;
					return Infinity;
				}
				if (jsonString.substring(index, index + 9) === "-Infinity" || Allow.MINUS_INFINITY & allow && length - index > 1 && length - index < 9 && "-Infinity".startsWith(jsonString.substring(index))) {
					index += 9;
					return -Infinity;
				}
				if (jsonString.substring(index, index + 3) === "NaN" || Allow.NAN & allow && length - index < 3 && "NaN".startsWith(jsonString.substring(index))) {
					index += 3;
					return Number.NaN;
				}
				return parseNum();
			};
			const parseStr = () => {
				const start = index;
				let escape = false;
				index++;
				while (index < length && (jsonString[index] !== "\"" || escape && jsonString[index - 1] === "\\")) {
					escape = jsonString[index] === "\\" ? !escape : false;
					index++;
				}
				if (jsonString.charAt(index) === "\"") {
					try {
						return JSON.parse(jsonString.substring(start, ++index - Number(escape)));
					} catch (e) {
						throwMalformedError(String(e));
					}
				} else if (Allow.STR & allow) {
					try {
						return JSON.parse(jsonString.substring(start, index - Number(escape)) + "\"");
					} catch {
						return JSON.parse(jsonString.substring(start, jsonString.lastIndexOf("\\")) + "\"");
					}
				}
				markPartialJSON("Unterminated string literal");
			};
			const parseObj = () => {
				index++;
				skipBlank();
				const obj = {};
				try {
					while (jsonString[index] !== "}") {
						skipBlank();
						if (index >= length && Allow.OBJ & allow) {
							return obj;
						}
						const key = parseStr();
						skipBlank();
						index++;
						try {
							const value = parseAny();
							Object.defineProperty(obj, key, {
								value,
								writable: true,
								enumerable: true,
								configurable: true
							});
						} catch (e) {
							if (Allow.OBJ & allow) {
								return obj;
							}
							throw e;
						}
						skipBlank();
						if (jsonString[index] === ",") {
							index++;
						}
					}
				} catch {
					if (Allow.OBJ & allow) {
						return obj;
					}
					markPartialJSON("Expected '}' at end of object");
				}
				index++;
				return obj;
			};
			const parseArr = () => {
				index++;
				const arr = [];
				try {
					while (jsonString[index] !== "]") {
						arr.push(parseAny());
						skipBlank();
						if (jsonString[index] === ",") {
							index++;
						}
					}
				} catch {
					if (Allow.ARR & allow) {
						return arr;
					}
					markPartialJSON("Expected ']' at end of array");
				}
				index++;
				return arr;
			};
			const parseNum = () => {
				if (index === 0) {
					if (jsonString === "-" && Allow.NUM & allow) {
						markPartialJSON("Not sure what '-' is");
					}
					try {
						return JSON.parse(jsonString);
					} catch (e) {
						if (Allow.NUM & allow) {
							try {
								if (jsonString[jsonString.length - 1] === ".") {
									return JSON.parse(jsonString.substring(0, jsonString.lastIndexOf(".")));
								}
								return JSON.parse(jsonString.substring(0, jsonString.lastIndexOf("e")));
							} catch {}
						}
						throwMalformedError(String(e));
					}
				}
				const start = index;
				if (jsonString[index] === "-") {
					index++;
				}
				while (jsonString[index] && !",]}".includes(jsonString[index])) {
					index++;
				}
				if (index === length && !(Allow.NUM & allow)) {
					markPartialJSON("Unterminated number literal");
				}
				const number = jsonString.substring(start, index);
				try {
					return JSON.parse(number);
				} catch {
					if (number === "-" && Allow.NUM & allow) {
						markPartialJSON("Not sure what '-' is");
					}
					try {
						return JSON.parse(number.substring(0, number.lastIndexOf("e")));
					} catch (e) {
						throwMalformedError(String(e));
					}
				}
			};
			const skipBlank = () => {
				while (index < length && " \n\r	".includes(jsonString[index])) {
					index++;
				}
			};
			return parseAny();
		};
		const partialParse = (input) => parseJSON(input, Allow.ALL ^ Allow.NUM);
		;
		;
		function normalizeChatCompletionChunk(chunk) {
			if (!Array.isArray(chunk?.choices)) {
				return chunk;
			}
			return {
				...chunk,
				choices: chunk.choices.map((choice) => ({
					...choice,
					finish_reason: choice.finish_reason ?? null
				}))
			};
		}
		function normalizeChatCompletionStream(stream) {
			const iterator = stream[Symbol.asyncIterator].bind(stream);
			stream[Symbol.asyncIterator] = async function* normalizedChunks() {
				const source = { [Symbol.asyncIterator]: iterator };
				for await (const chunk of source) {
					yield normalizeChatCompletionChunk(chunk);
				}
			};
			return stream;
		}
		;
		var _ChatCompletionStream_instances, _ChatCompletionStream_params, _ChatCompletionStream_rejectsUnfinishedTurns, _ChatCompletionStream_audioDoneChoiceIndexes, _ChatCompletionStream_choiceEventStates, _ChatCompletionStream_currentChatCompletionSnapshot, _ChatCompletionStream_hasAutoParseableTool, _ChatCompletionStream_partialJSONParseBudget, _ChatCompletionStream_beginRequest, _ChatCompletionStream_getChoiceEventState, _ChatCompletionStream_addChunk, _ChatCompletionStream_emitToolCallDoneEvent, _ChatCompletionStream_emitContentDoneEvents, _ChatCompletionStream_validateStructuredSnapshots, _ChatCompletionStream_endRequest, _ChatCompletionStream_accumulateChatCompletion;
		function parseStructuredStreamingJSON(content) {
			try {
				return partialParse(content);
			} catch (error) {
				if (error instanceof MalformedJSON || error instanceof SyntaxError) {
					return parseResponseFormatContent({
						type: "json_schema",
						$parseRaw: undefined
					}, content);
				}
				throw error;
			}
		}
		const CHAT_COMPLETION_READABLE_STREAM_MESSAGE_PREFIX = "chat.completion.chunk.message:";
		function makeChatCompletionReadableStreamMessageChunk(chunk, message, toolCallIds) {
			const payload = {
				type: "message",
				message,
				...toolCallIds ? { tool_call_ids: toolCallIds } : {}
			};
			return {
				id: chunk.id,
				choices: [],
				created: chunk.created,
				model: chunk.model,
				object: `${CHAT_COMPLETION_READABLE_STREAM_MESSAGE_PREFIX}${JSON.stringify(payload)}`
			};
		}
		function isChatCompletionReadableStreamMessage(item) {
			return "type" in item && item.type === "message" && "message" in item || "object" in item && typeof item.object === "string" && item.object.startsWith(CHAT_COMPLETION_READABLE_STREAM_MESSAGE_PREFIX);
		}
		function getChatCompletionReadableStreamMessage(item) {
			if ("type" in item) {
				return item;
			}
			return JSON.parse(item.object.slice(CHAT_COMPLETION_READABLE_STREAM_MESSAGE_PREFIX.length));
		}
		const MAX_STREAM_CHOICES = 128;
		const MAX_STREAM_TOOL_CALLS = 128;
		const MAX_PARTIAL_JSON_BYTES = 16 * 1024 * 1024;
		const MAX_PARTIAL_JSON_FRAGMENTS = 65536;
		const MAX_PARTIAL_JSON_DEPTH = 128;
		const MAX_PARTIAL_JSON_PARSE_WORK = 64 * 1024 * 1024;
		const EAGER_PARTIAL_JSON_BYTES = 1024;
		function createPartialJSONParseState() {
			return {
				bytes: 0,
				depth: 0,
				fragments: 0,
				work: 0,
				escaped: false,
				has_non_whitespace: false,
				in_string: false,
				last_parsed_bytes: 0,
				pending_high_surrogate: false
			};
		}
		function recordPartialJSONFragment(state, budget, fragment, validationWorkBudget) {
			if (budget.fragments >= MAX_PARTIAL_JSON_FRAGMENTS) {
				throw new error_OpenAIError("Chat completion stream exceeded its structured JSON fragment limit");
			}
			let bytes = 0;
			let { depth, escaped, has_non_whitespace: hasNonWhitespace, in_string: inString } = state;
			let completed = false;
			let firstCharacter = true;
			for (const character of fragment) {
				const previousBytes = bytes;
				const codePoint = character.codePointAt(0);
				if (firstCharacter && state.pending_high_surrogate && codePoint >= 56320 && codePoint <= 57343) {
					bytes += 1;
				} else if (codePoint <= 127) {
					bytes += 1;
				} else if (codePoint <= 2047) {
					bytes += 2;
				} else if (codePoint <= 65535) {
					bytes += 3;
				} else {
					bytes += 4;
				}
				firstCharacter = false;
				if (budget.bytes + bytes > MAX_PARTIAL_JSON_BYTES) {
					throw new error_OpenAIError("Chat completion stream exceeded its structured JSON byte limit");
				}
				if (validationWorkBudget && validationWorkBudget.work + bytes > MAX_PARTIAL_JSON_PARSE_WORK) {
					validationWorkBudget.work += previousBytes;
					throw new error_OpenAIError("Chat completion stream exceeded its structured JSON parse-work limit");
				}
				if (character !== " " && character !== "\n" && character !== "\r" && character !== "	") {
					hasNonWhitespace = true;
				}
				if (inString) {
					if (escaped) {
						escaped = false;
					} else if (character === "\\") {
						escaped = true;
					} else if (character === "\"") {
						inString = false;
						completed || (completed = depth === 0);
					}
					continue;
				}
				if (character === "\"") {
					inString = true;
				} else if (character === "{" || character === "[") {
					depth += 1;
					if (depth > MAX_PARTIAL_JSON_DEPTH) {
						throw new error_OpenAIError("Chat completion stream exceeded its structured JSON nesting depth limit");
					}
				} else if ((character === "}" || character === "]") && depth > 0) {
					depth -= 1;
					completed || (completed = depth === 0);
				}
			}
			state.bytes += bytes;
			state.fragments += 1;
			state.depth = depth;
			state.escaped = escaped;
			state.has_non_whitespace = hasNonWhitespace;
			state.in_string = inString;
			if (fragment.length > 0) {
				const finalCodeUnit = fragment.codePointAt(fragment.length - 1) ?? 0;
				state.pending_high_surrogate = finalCodeUnit >= 55296 && finalCodeUnit <= 56319;
			}
			budget.bytes += bytes;
			budget.fragments += 1;
			if (validationWorkBudget) {
				validationWorkBudget.work += bytes;
			}
			if (!hasNonWhitespace || bytes === 0) {
				return false;
			}
			const minimumGrowth = Math.max(EAGER_PARTIAL_JSON_BYTES, Math.floor(state.last_parsed_bytes / 2));
			if (state.bytes > EAGER_PARTIAL_JSON_BYTES && !completed && state.bytes - state.last_parsed_bytes < minimumGrowth) {
				return false;
			}
			return true;
		}
		function reservePartialJSONParse(state, budget) {
			if (budget.work + state.bytes > MAX_PARTIAL_JSON_PARSE_WORK) {
				return false;
			}
			budget.work += state.bytes;
			state.work += state.bytes;
			state.last_parsed_bytes = state.bytes;
			return true;
		}
		function captureStructuredJSONSnapshot(snapshot, property) {
			const descriptor = Object.getOwnPropertyDescriptor(snapshot, property);
			if (!descriptor) {
				let prototype = Object.getPrototypeOf(snapshot);
				for (let depth = 0; prototype !== null; depth += 1) {
					if (depth >= MAX_PARTIAL_JSON_DEPTH || Object.getOwnPropertyDescriptor(prototype, property)) {
						throw new error_OpenAIError("Chat completion stream contains an unsafe structured JSON snapshot");
					}
					prototype = Object.getPrototypeOf(prototype);
				}
				return undefined;
			}
			if (!("value" in descriptor) || typeof descriptor.value !== "string" && descriptor.value !== null && descriptor.value !== undefined) {
				throw new error_OpenAIError("Chat completion stream contains an unsafe structured JSON snapshot");
			}
			return descriptor.value;
		}
		function captureStructuredMessageSnapshot(choice) {
			const descriptor = Object.getOwnPropertyDescriptor(choice, "message");
			if (!descriptor || !("value" in descriptor) || typeof descriptor.value !== "object" || descriptor.value === null) {
				throw new error_OpenAIError("Chat completion stream contains an unsafe structured JSON snapshot");
			}
			return descriptor.value;
		}
		function captureSnapshotArray(snapshot, property, maximum, kind) {
			const descriptor = Object.getOwnPropertyDescriptor(snapshot, property);
			if (!descriptor) {
				let prototype = Object.getPrototypeOf(snapshot);
				for (let depth = 0; prototype !== null; depth += 1) {
					if (depth >= MAX_PARTIAL_JSON_DEPTH || Object.getOwnPropertyDescriptor(prototype, property)) {
						throw new error_OpenAIError(`Chat completion stream contains an unsafe snapshot ${kind} collection`);
					}
					prototype = Object.getPrototypeOf(prototype);
				}
				return undefined;
			}
			if (!("value" in descriptor) || !Array.isArray(descriptor.value)) {
				throw new error_OpenAIError(`Chat completion stream contains an unsafe snapshot ${kind} collection`);
			}
			const length = Object.getOwnPropertyDescriptor(descriptor.value, "length");
			if (!length || !("value" in length) || !Number.isSafeInteger(length.value) || length.value > maximum) {
				throw new error_OpenAIError(`Chat completion stream exceeded its snapshot ${kind} limit`);
			}
			return descriptor.value;
		}
		function captureSnapshotArrayItem(array, index) {
			const descriptor = Object.getOwnPropertyDescriptor(array, index);
			if (!descriptor) {
				return undefined;
			}
			if (!("value" in descriptor)) {
				throw new error_OpenAIError("Chat completion stream contains an unsafe structured JSON snapshot");
			}
			return descriptor.value;
		}
		function mapCapturedSnapshotArray(array, maximum, kind, map) {
			const descriptor = Object.getOwnPropertyDescriptor(array, "length");
			const length = descriptor && "value" in descriptor ? descriptor.value : undefined;
			if (typeof length !== "number" || !Number.isSafeInteger(length) || length < 0 || length > maximum) {
				throw new error_OpenAIError(`Chat completion stream exceeded its snapshot ${kind} limit`);
			}
			const mapped = [];
			mapped.length = length;
			for (let index = 0; index < length; index += 1) {
				const item = Object.getOwnPropertyDescriptor(array, index);
				if (!item) {
					continue;
				}
				if (!("value" in item)) {
					throw new error_OpenAIError("Chat completion stream contains an unsafe structured JSON snapshot");
				}
				mapped[index] = map(item.value, index);
			}
			return mapped;
		}
		function validateStructuredJSONSnapshot(value, budget, validationWorkBudget) {
			const state = createPartialJSONParseState();
			const parseBudget = budget ?? {
				bytes: 0,
				fragments: 0,
				work: 0
			};
			recordPartialJSONFragment(state, parseBudget, value, validationWorkBudget);
			if (!reservePartialJSONParse(state, parseBudget)) {
				throw new error_OpenAIError("Chat completion stream exceeded its structured JSON parse-work limit");
			}
			return value;
		}
		function ownFunctionToolIdentity(toolCall) {
			const type = Object.getOwnPropertyDescriptor(toolCall, "type");
			const fn = Object.getOwnPropertyDescriptor(toolCall, "function");
			if (!type || !("value" in type) || type.value !== "function" || !fn || !("value" in fn)) {
				return undefined;
			}
			if (typeof fn.value !== "object" || fn.value === null) {
				return undefined;
			}
			const name = Object.getOwnPropertyDescriptor(fn.value, "name");
			if (!name || !("value" in name) || typeof name.value !== "string" || name.value.length === 0) {
				return undefined;
			}
			return {
				type: "function",
				name: name.value
			};
		}
		function assertBoundToolCallIdentity(toolCall, identity) {
			const current = ownFunctionToolIdentity(toolCall);
			if (!current || current.name !== identity.name || current.type !== identity.type) {
				throw new error_OpenAIError("Chat completion stream contains a changed tool call identity");
			}
		}
		function assignOwnProperties(target, source) {
			if (Object.prototype.propertyIsEnumerable.call(source, "__proto__") && !hasOwn(target, "__proto__")) {
				Object.defineProperty(target, "__proto__", {
					value: undefined,
					writable: true,
					enumerable: true,
					configurable: true
				});
			}
			return Object.assign(target, source);
		}
		function cloneParserConfigObject(value, stableFields = []) {
			const descriptors = Object.getOwnPropertyDescriptors(value);
			for (const field of stableFields) {
				const descriptor = descriptors[field];
				if (!descriptor && !(field in value)) {
					continue;
				}
				descriptors[field] = {
					value: descriptor && "value" in descriptor ? descriptor.value : Reflect.get(value, field, value),
					enumerable: descriptor?.enumerable ?? false,
					configurable: descriptor?.configurable ?? true,
					writable: descriptor && "writable" in descriptor ? descriptor.writable : false
				};
			}
			return Object.create(Object.getPrototypeOf(value), descriptors);
		}
		function snapshotChatCompletionParserParams(params) {
			const snapshot = cloneParserConfigObject(params);
			if (params.tools) {
				const stableTools = [];
				const lengthDescriptor = Object.getOwnPropertyDescriptor(params.tools, "length");
				const length = lengthDescriptor && "value" in lengthDescriptor ? lengthDescriptor.value : undefined;
				const toolCount = typeof length === "number" && Number.isSafeInteger(length) && length >= 0 ? Math.min(length, MAX_STREAM_TOOL_CALLS) : 0;
				for (let index = 0; index < toolCount; index += 1) {
					const item = Object.getOwnPropertyDescriptor(params.tools, String(index));
					if (!item || !("value" in item)) {
						stableTools.length = index + 1;
						continue;
					}
					const tool = item.value;
					const stableTool = cloneParserConfigObject(tool, [
						"type",
						"$brand",
						"$parseRaw",
						"$callback",
						"function"
					]);
					const descriptors = Object.getOwnPropertyDescriptors(stableTool);
					if (isChatCompletionFunctionTool(stableTool)) {
						const descriptor = descriptors.function;
						descriptors.function = {
							...descriptor && "value" in descriptor ? descriptor : {
								configurable: true,
								enumerable: true,
								writable: true
							},
							value: cloneParserConfigObject(stableTool.function, ["name", "strict"])
						};
					}
					stableTools[index] = Object.create(Object.getPrototypeOf(tool), descriptors);
				}
				snapshot.tools = stableTools;
			}
			if (params.response_format) {
				snapshot.response_format = cloneParserConfigObject(params.response_format, [
					"type",
					"$brand",
					"$parseRaw"
				]);
			}
			return snapshot;
		}
		const MAX_SERIALIZED_PARSER_SCHEMA_NODES = 4096;
		const stringifyParserSchemaValue = JSON.stringify;
		const MAX_SERIALIZED_PARSER_SCHEMA_BYTES = 1024 * 1024;
		const MAX_SERIALIZED_PARSER_SCHEMA_DEPTH = 64;
		const OMITTED_SERIALIZED_PARSER_VALUE = Symbol("omitted serialized parser value");
		const UNSAFE_SERIALIZED_PARSER_VALUE = Symbol("unsafe serialized parser value");
		function canonicalSerializedParserSchema(value, budget) {
			const ancestors = new WeakSet();
			const charge = (bytes) => {
				if (!Number.isSafeInteger(bytes) || bytes < 0 || budget.bytes + bytes > MAX_SERIALIZED_PARSER_SCHEMA_BYTES) {
					return false;
				}
				budget.bytes += bytes;
				return true;
			};
			const visit = (current, depth) => {
				if (depth > MAX_SERIALIZED_PARSER_SCHEMA_DEPTH || budget.nodes >= MAX_SERIALIZED_PARSER_SCHEMA_NODES) {
					return UNSAFE_SERIALIZED_PARSER_VALUE;
				}
				budget.nodes += 1;
				if (current === undefined || typeof current === "function" || typeof current === "symbol") {
					return OMITTED_SERIALIZED_PARSER_VALUE;
				}
				if (typeof current === "bigint") {
					return UNSAFE_SERIALIZED_PARSER_VALUE;
				}
				if (current === null || typeof current === "boolean" || typeof current === "number") {
					const serialized = stringifyParserSchemaValue(current);
					return typeof serialized === "string" && charge(serialized.length) ? serialized : UNSAFE_SERIALIZED_PARSER_VALUE;
				}
				if (typeof current === "string") {
					if (!charge(current.length * 6 + 2)) {
						return UNSAFE_SERIALIZED_PARSER_VALUE;
					}
					return stringifyParserSchemaValue(current);
				}
				if (typeof current !== "object" || ancestors.has(current)) {
					return UNSAFE_SERIALIZED_PARSER_VALUE;
				}
				const array = Array.isArray(current);
				const prototype = Object.getPrototypeOf(current);
				if (array && prototype !== Array.prototype || !array && prototype !== null && prototype !== Object.prototype) {
					return UNSAFE_SERIALIZED_PARSER_VALUE;
				}
				for (let owner = current; owner !== null; owner = Object.getPrototypeOf(owner)) {
					const serializer = Object.getOwnPropertyDescriptor(owner, "toJSON");
					if (!serializer) {
						continue;
					}
					if (!("value" in serializer) || typeof serializer.value === "function") {
						return UNSAFE_SERIALIZED_PARSER_VALUE;
					}
					break;
				}
				ancestors.add(current);
				try {
					if (!charge(2)) {
						return UNSAFE_SERIALIZED_PARSER_VALUE;
					}
					if (array) {
						const lengthDescriptor = Object.getOwnPropertyDescriptor(current, "length");
						const length = lengthDescriptor && "value" in lengthDescriptor ? lengthDescriptor.value : undefined;
						if (typeof length !== "number" || !Number.isSafeInteger(length) || length < 0 || length > MAX_SERIALIZED_PARSER_SCHEMA_NODES - budget.nodes) {
							return UNSAFE_SERIALIZED_PARSER_VALUE;
						}
						const items = [];
						for (let index = 0; index < length; index += 1) {
							const key = String(index);
							const descriptor = Object.getOwnPropertyDescriptor(current, key);
							if (!descriptor) {
								if (Object.getOwnPropertyDescriptor(Array.prototype, key) || Object.getOwnPropertyDescriptor(Object.prototype, key)) {
									return UNSAFE_SERIALIZED_PARSER_VALUE;
								}
								budget.nodes += 1;
								if (!charge(4)) {
									return UNSAFE_SERIALIZED_PARSER_VALUE;
								}
								items.push("null");
								continue;
							}
							if (!("value" in descriptor)) {
								return UNSAFE_SERIALIZED_PARSER_VALUE;
							}
							const item = visit(descriptor.value, depth + 1);
							if (item === UNSAFE_SERIALIZED_PARSER_VALUE) {
								return item;
							}
							items.push(item === OMITTED_SERIALIZED_PARSER_VALUE ? "null" : item);
						}
						return `[${items.join(",")}]`;
					}
					const keys = Reflect.ownKeys(current);
					if (keys.length > MAX_SERIALIZED_PARSER_SCHEMA_NODES - budget.nodes) {
						return UNSAFE_SERIALIZED_PARSER_VALUE;
					}
					const entries = [];
					for (const key of keys) {
						if (typeof key !== "string") {
							continue;
						}
						const descriptor = Object.getOwnPropertyDescriptor(current, key);
						if (!descriptor) {
							return UNSAFE_SERIALIZED_PARSER_VALUE;
						}
						if (!descriptor.enumerable) {
							continue;
						}
						if (!("value" in descriptor)) {
							return UNSAFE_SERIALIZED_PARSER_VALUE;
						}
						entries.push([key, descriptor.value]);
					}
					entries.sort(([left], [right]) => {
						if (left === right) {
							return 0;
						}
						return left < right ? -1 : 1;
					});
					const fields = [];
					for (const [key, entry] of entries) {
						const normalized = visit(entry, depth + 1);
						if (normalized === UNSAFE_SERIALIZED_PARSER_VALUE) {
							return normalized;
						}
						if (normalized === OMITTED_SERIALIZED_PARSER_VALUE) {
							continue;
						}
						if (!charge(key.length * 6 + 3)) {
							return UNSAFE_SERIALIZED_PARSER_VALUE;
						}
						fields.push(`${stringifyParserSchemaValue(key)}:${normalized}`);
					}
					return `{${fields.join(",")}}`;
				} finally {
					ancestors.delete(current);
				}
			};
			try {
				const normalized = visit(value, 0);
				return typeof normalized === "string" ? normalized : undefined;
			} catch {
				return undefined;
			}
		}
		function rememberSerializedParserSchema(signatures, source, holder, key) {
			const parser = Object.getOwnPropertyDescriptor(source, "$parseRaw");
			const schema = Object.getOwnPropertyDescriptor(holder, key);
			if (!parser || !("value" in parser) || typeof parser.value !== "function" || !schema || !("value" in schema)) {
				return;
			}
			const normalized = canonicalSerializedParserSchema(schema.value, {
				nodes: 0,
				bytes: 0
			});
			if (normalized !== undefined) {
				signatures.set(source, normalized);
			}
		}
		function hasMatchingSerializedParserSchema(signatures, source, holder, key, value) {
			const expected = source && signatures.get(source);
			const descriptor = Object.getOwnPropertyDescriptor(holder, key);
			return expected !== undefined && descriptor !== undefined && "value" in descriptor && canonicalSerializedParserSchema(value, {
				nodes: 0,
				bytes: 0
			}) === expected;
		}
		function serializedParserDescriptor(descriptor, value) {
			return descriptor && "value" in descriptor ? {
				...descriptor,
				value
			} : {
				configurable: true,
				enumerable: true,
				writable: true,
				value
			};
		}
		function shadowSerializedParserMetadata(descriptors, source, fields) {
			for (const field of fields) {
				const descriptor = descriptors[field];
				if (!descriptor && !(field in source)) {
					continue;
				}
				descriptors[field] = descriptor && "value" in descriptor ? {
					...descriptor,
					value: undefined
				} : {
					configurable: descriptor?.configurable ?? true,
					enumerable: descriptor?.enumerable ?? false,
					writable: false,
					value: undefined
				};
			}
		}
		function snapshotSerializedParserTool(serialized) {
			const source = serialized.source ?? {
				type: serialized.type,
				...serialized.type === "function" ? { function: {} } : {}
			};
			const descriptors = Object.getOwnPropertyDescriptors(source);
			descriptors.type = serializedParserDescriptor(descriptors.type, serialized.type);
			if (serialized.type !== "function" || !serialized.function) {
				if (descriptors.function) {
					descriptors.function = serializedParserDescriptor(descriptors.function, undefined);
				}
				shadowSerializedParserMetadata(descriptors, source, [
					"$brand",
					"$parseRaw",
					"$callback"
				]);
				return Object.create(Object.getPrototypeOf(source), descriptors);
			}
			const descriptor = descriptors.function;
			const original = descriptor && "value" in descriptor && typeof descriptor.value === "object" && descriptor.value !== null ? descriptor.value : {};
			const functionDescriptors = Object.getOwnPropertyDescriptors(original);
			functionDescriptors["name"] = serializedParserDescriptor(functionDescriptors["name"], serialized.function.name);
			functionDescriptors["strict"] = serializedParserDescriptor(functionDescriptors["strict"], serialized.function.strict);
			descriptors.function = serializedParserDescriptor(descriptor, Object.create(Object.getPrototypeOf(original), functionDescriptors));
			if (!serialized.function.schemaMatches) {
				shadowSerializedParserMetadata(descriptors, source, [
					"$brand",
					"$parseRaw",
					"$callback"
				]);
			}
			return Object.create(Object.getPrototypeOf(source), descriptors);
		}
		function snapshotSerializedResponseFormat(serialized) {
			const source = serialized.source ?? { type: serialized.type };
			const descriptors = Object.getOwnPropertyDescriptors(source);
			descriptors.type = serializedParserDescriptor(descriptors.type, serialized.type);
			if (serialized.type !== "json_schema" || !serialized.source || !serialized.schemaMatches) {
				shadowSerializedParserMetadata(descriptors, source, ["$brand", "$parseRaw"]);
			}
			return Object.create(Object.getPrototypeOf(source), descriptors);
		}
		function ownSerializedParserObject(holder, key) {
			const descriptor = Object.getOwnPropertyDescriptor(holder, key);
			if (!descriptor || !("value" in descriptor)) {
				return undefined;
			}
			const { value } = descriptor;
			return typeof value === "object" && value !== null ? value : undefined;
		}
		function observeSerializedChatCompletionParserParams(body, initial, update) {
			const originalToolOwners = new WeakMap();
			const originalSchemaSignatures = new WeakMap();
			if (body.tools) {
				for (let index = 0; index < body.tools.length && index < MAX_STREAM_TOOL_CALLS; index += 1) {
					const owner = ownSerializedParserObject(body.tools, String(index));
					const source = initial.tools?.[index];
					if (owner && source) {
						originalToolOwners.set(owner, source);
						const originalFunction = ownSerializedParserObject(source, "function");
						if (originalFunction) {
							rememberSerializedParserSchema(originalSchemaSignatures, source, originalFunction, "parameters");
						}
					}
				}
			}
			if (initial.response_format) {
				rememberSerializedParserSchema(originalSchemaSignatures, initial.response_format, initial.response_format, "json_schema");
			}
			let root;
			let tools;
			let responseFormat;
			let responseFrame;
			let frames = [];
			let toolFrames = new WeakMap();
			let actualToolOwners = new Map();
			let functionFrames = new WeakMap();
			return observeJSONRequestBody(body, {
				value(holder, key, value) {
					if (!root && key === "" && typeof value === "object" && value !== null) {
						root = value;
						tools = undefined;
						responseFormat = undefined;
						responseFrame = undefined;
						frames = [];
						toolFrames = new WeakMap();
						actualToolOwners = new Map();
						functionFrames = new WeakMap();
						return;
					}
					if (holder === root && key === "response_format") {
						if (typeof value === "object" && value !== null) {
							responseFormat = value;
							const owner = ownSerializedParserObject(holder, key);
							responseFrame = {
								source: owner === body.response_format ? initial.response_format : undefined,
								schemaMatches: false
							};
						}
						return;
					}
					if (holder === root && key === "tools") {
						if (Array.isArray(value)) {
							tools = new Proxy(value, { get(target, property) {
								const actual = Reflect.get(target, property, target);
								if (typeof property === "string") {
									const index = Number(property);
									if (Number.isSafeInteger(index) && index >= 0 && index < MAX_STREAM_TOOL_CALLS && String(index) === property) {
										actualToolOwners.set(index, typeof actual === "object" && actual !== null ? actual : undefined);
									}
								}
								return actual;
							} });
							return tools;
						}
						return;
					}
					if (holder === tools) {
						const index = Number(key);
						if (!Number.isSafeInteger(index) || index < 0 || index >= MAX_STREAM_TOOL_CALLS || typeof value !== "object" || value === null) {
							return;
						}
						const owner = actualToolOwners.get(index);
						const source = owner ? originalToolOwners.get(owner) : undefined;
						const frame = { source };
						frames[index] = frame;
						toolFrames.set(value, frame);
						return;
					}
					const tool = toolFrames.get(holder);
					if (tool) {
						if (key === "type" && typeof value === "string") {
							tool.type = value;
						} else if (key === "function" && typeof value === "object" && value !== null) {
							const fn = {
								source: tool.source,
								schemaMatches: false
							};
							tool.function = fn;
							functionFrames.set(value, fn);
						}
						return;
					}
					if (holder === responseFormat && responseFrame) {
						if (key === "type" && typeof value === "string") {
							responseFrame.type = value;
						} else if (key === "json_schema") {
							responseFrame.schemaMatches = hasMatchingSerializedParserSchema(originalSchemaSignatures, responseFrame.source, holder, key, value);
						}
						return;
					}
					const fn = functionFrames.get(holder);
					if (fn) {
						if (key === "name" && typeof value === "string") {
							fn.name = value;
						} else if (key === "strict" && typeof value === "boolean") {
							fn.strict = value;
						} else if (key === "parameters") {
							fn.schemaMatches = hasMatchingSerializedParserSchema(originalSchemaSignatures, fn.source, holder, key, value);
						}
					}
					return undefined;
				},
				complete() {
					if (!root) {
						return;
					}
					const snapshot = cloneParserConfigObject(initial);
					if (tools) {
						const serializedTools = [];
						for (let index = 0; index < frames.length; index += 1) {
							const frame = frames[index];
							if (frame) {
								serializedTools[index] = snapshotSerializedParserTool(frame);
							}
						}
						snapshot.tools = serializedTools;
					} else {
						delete snapshot.tools;
					}
					if (responseFrame) {
						snapshot.response_format = snapshotSerializedResponseFormat(responseFrame);
					} else {
						delete snapshot.response_format;
					}
					update(snapshot);
					root = undefined;
					tools = undefined;
					responseFormat = undefined;
					responseFrame = undefined;
					frames = [];
					toolFrames = new WeakMap();
					actualToolOwners = new Map();
					functionFrames = new WeakMap();
				}
			});
		}
		class ChatCompletionStream extends AbstractChatCompletionRunner {
			constructor(params) {
				super();
				_ChatCompletionStream_instances.add(this);
				_ChatCompletionStream_params.set(this, void 0);
				_ChatCompletionStream_rejectsUnfinishedTurns.set(this, false);
				_ChatCompletionStream_audioDoneChoiceIndexes.set(this, void 0);
				_ChatCompletionStream_choiceEventStates.set(this, void 0);
				_ChatCompletionStream_currentChatCompletionSnapshot.set(this, void 0);
				_ChatCompletionStream_hasAutoParseableTool.set(this, void 0);
				_ChatCompletionStream_partialJSONParseBudget.set(this, void 0);
				__classPrivateFieldSet(this, _ChatCompletionStream_params, params, "f");
				__classPrivateFieldSet(this, _ChatCompletionStream_audioDoneChoiceIndexes, new Set(), "f");
				__classPrivateFieldSet(this, _ChatCompletionStream_choiceEventStates, [], "f");
				__classPrivateFieldSet(this, _ChatCompletionStream_hasAutoParseableTool, false, "f");
				const tools = params?.tools;
				const lengthDescriptor = tools && Object.getOwnPropertyDescriptor(tools, "length");
				const length = lengthDescriptor && "value" in lengthDescriptor ? lengthDescriptor.value : undefined;
				if (tools && typeof length === "number" && Number.isSafeInteger(length) && length >= 0) {
					for (let index = 0; index < Math.min(length, MAX_STREAM_TOOL_CALLS); index += 1) {
						const descriptor = Object.getOwnPropertyDescriptor(tools, String(index));
						if (!descriptor || !("value" in descriptor)) {
							continue;
						}
						const tool = descriptor.value;
						if (isChatCompletionFunctionTool(tool) && (isAutoParsableTool(tool) || tool.function.strict === true)) {
							__classPrivateFieldSet(this, _ChatCompletionStream_hasAutoParseableTool, true, "f");
							break;
						}
					}
				}
				__classPrivateFieldSet(this, _ChatCompletionStream_partialJSONParseBudget, {
					bytes: 0,
					fragments: 0,
					work: 0
				}, "f");
			}
			get currentChatCompletionSnapshot() {
				return __classPrivateFieldGet(this, _ChatCompletionStream_currentChatCompletionSnapshot, "f");
			}
			static fromReadableStream(stream) {
				const runner = new ChatCompletionStream(null);
				runner._run(() => runner._fromReadableStream(stream));
				return runner;
			}
			static createChatCompletion(client, params, options) {
				const runner = new ChatCompletionStream(params);
				runner._run(() => runner._runChatCompletion(client, {
					...params,
					stream: true
				}, {
					...options,
					__metadata: {
						...options?.__metadata,
						helperMethod: "stream"
					}
				}));
				return runner;
			}
			_runTools(client, params, runner, options) {
				__classPrivateFieldSet(this, _ChatCompletionStream_rejectsUnfinishedTurns, true, "f");
				return super._runTools(client, params, runner, options);
			}
			async _createChatCompletion(client, params, options) {
				this._listenForAbort(options?.signal);
				const requestParams = {
					...params,
					stream: true
				};
				__classPrivateFieldSet(this, _ChatCompletionStream_params, requestParams, "f");
				__classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_beginRequest).call(this);
				const parserParams = snapshotChatCompletionParserParams(requestParams);
				__classPrivateFieldSet(this, _ChatCompletionStream_params, parserParams, "f");
				__classPrivateFieldSet(this, _ChatCompletionStream_hasAutoParseableTool, parserParams.tools?.some((tool) => isChatCompletionFunctionTool(tool) && (isAutoParsableTool(tool) || tool.function.strict === true)) ?? false, "f");
				const stopObserving = requestParams.tools || requestParams.response_format ? observeSerializedChatCompletionParserParams(requestParams, parserParams, (serialized) => {
					__classPrivateFieldSet(this, _ChatCompletionStream_params, serialized, "f");
					__classPrivateFieldSet(this, _ChatCompletionStream_hasAutoParseableTool, serialized.tools?.some((tool) => isChatCompletionFunctionTool(tool) && (isAutoParsableTool(tool) || tool.function.strict === true)) ?? false, "f");
				}) : undefined;
				const stream = await client.chat.completions.create(requestParams, {
					...options,
					signal: this.controller.signal
				}).finally(stopObserving);
				this._connected();
				for await (const chunk of stream) {
					__classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_addChunk).call(this, chunk);
				}
				if (stream.controller.signal?.aborted) {
					throw this._userAbortError();
				}
				return this._addChatCompletion(__classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_endRequest).call(this));
			}
			async _fromReadableStream(readableStream, options) {
				this._listenForAbort(options?.signal);
				__classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_beginRequest).call(this);
				this._connected();
				const stream = Stream.fromReadableStream(readableStream, this.controller);
				let chatId;
				for await (const item of stream) {
					if ("error" in item && hasOwn(item, "error") && typeof item.error === "object" && item.error !== null) {
						throw new APIError(undefined, item.error, undefined, undefined);
					}
					if (isChatCompletionReadableStreamMessage(item)) {
						const message = getChatCompletionReadableStreamMessage(item);
						if (__classPrivateFieldGet(this, _ChatCompletionStream_currentChatCompletionSnapshot, "f")) {
							const toolCalls = __classPrivateFieldGet(this, _ChatCompletionStream_currentChatCompletionSnapshot, "f").choices[0]?.message.tool_calls;
							for (const [index, id] of message.tool_call_ids?.entries() ?? []) {
								const toolCall = toolCalls?.[index];
								if (toolCall && id) {
									toolCall.id = id;
								}
							}
							this._addChatCompletion(__classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_endRequest).call(this));
							chatId = undefined;
						}
						this._addMessage(message.message);
						continue;
					}
					const chunk = normalizeChatCompletionChunk(item);
					if (chatId && chunk.id && chatId !== chunk.id) {
						this._addChatCompletion(__classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_endRequest).call(this));
					}
					__classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_addChunk).call(this, chunk);
					if (chunk.id) {
						chatId = chunk.id;
					}
				}
				if (stream.controller.signal?.aborted) {
					throw this._userAbortError();
				}
				if (__classPrivateFieldGet(this, _ChatCompletionStream_currentChatCompletionSnapshot, "f")) {
					return this._addChatCompletion(__classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_endRequest).call(this));
				}
				const lastChatCompletion = this._chatCompletions[this._chatCompletions.length - 1];
				if (lastChatCompletion) {
					return lastChatCompletion;
				}
				throw new error_OpenAIError(`request ended without sending any chunks`);
			}
			[(_ChatCompletionStream_params = new WeakMap(), _ChatCompletionStream_rejectsUnfinishedTurns = new WeakMap(), _ChatCompletionStream_audioDoneChoiceIndexes = new WeakMap(), _ChatCompletionStream_choiceEventStates = new WeakMap(), _ChatCompletionStream_currentChatCompletionSnapshot = new WeakMap(), _ChatCompletionStream_hasAutoParseableTool = new WeakMap(), _ChatCompletionStream_partialJSONParseBudget = new WeakMap(), _ChatCompletionStream_instances = new WeakSet(), _ChatCompletionStream_beginRequest = function _ChatCompletionStream_beginRequest() {
				if (this.ended) {
					return;
				}
				__classPrivateFieldSet(this, _ChatCompletionStream_audioDoneChoiceIndexes, new Set(), "f");
				__classPrivateFieldSet(this, _ChatCompletionStream_currentChatCompletionSnapshot, undefined, "f");
				__classPrivateFieldSet(this, _ChatCompletionStream_partialJSONParseBudget, {
					bytes: 0,
					fragments: 0,
					work: 0
				}, "f");
			}, _ChatCompletionStream_getChoiceEventState = function _ChatCompletionStream_getChoiceEventState(choice) {
				let state = __classPrivateFieldGet(this, _ChatCompletionStream_choiceEventStates, "f")[choice.index];
				if (state) {
					return state;
				}
				state = {
					content_done: false,
					content_parse_state: undefined,
					refusal_done: false,
					logprobs_content_done: false,
					logprobs_refusal_done: false,
					done_tool_calls: new Set(),
					current_tool_call_index: null,
					tool_call_parse_states: new Map(),
					tool_call_identities: new Map()
				};
				__classPrivateFieldGet(this, _ChatCompletionStream_choiceEventStates, "f")[choice.index] = state;
				return state;
			}, _ChatCompletionStream_addChunk = function _ChatCompletionStream_addChunk(chunk) {
				if (this.ended) {
					return;
				}
				const capturedChoiceFrames = new WeakMap();
				const completion = __classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_accumulateChatCompletion).call(this, chunk, capturedChoiceFrames);
				this._emit("chunk", chunk, completion);
				for (const choice of chunk.choices) {
					const capturedChoice = capturedChoiceFrames.get(choice);
					const choiceSnapshot = completion.choices[capturedChoice?.index ?? choice.index];
					const capturedToolCalls = capturedChoice?.tool_calls ?? [];
					const { delta } = choice;
					const structuredResponse = isParseableResponseFormat(__classPrivateFieldGet(this, _ChatCompletionStream_params, "f")?.response_format);
					const boundedSnapshot = structuredResponse || __classPrivateFieldGet(this, _ChatCompletionStream_hasAutoParseableTool, "f");
					const messageSnapshot = boundedSnapshot ? captureStructuredMessageSnapshot(choiceSnapshot) : choiceSnapshot.message;
					const refusal = boundedSnapshot ? captureStructuredJSONSnapshot(messageSnapshot, "refusal") : messageSnapshot.refusal;
					const parseableContent = !refusal && structuredResponse;
					const messageContent = parseableContent ? captureStructuredJSONSnapshot(messageSnapshot, "content") : messageSnapshot.content;
					if (delta?.content != null && messageSnapshot.role === "assistant" && messageContent) {
						this._emit("content", delta.content, messageContent);
						this._emit("content.delta", {
							delta: delta.content,
							snapshot: messageContent,
							parsed: messageSnapshot.parsed
						});
					}
					if (delta?.refusal != null && messageSnapshot.role === "assistant" && refusal) {
						this._emit("refusal.delta", {
							delta: delta.refusal,
							snapshot: refusal
						});
					}
					if (choice.logprobs?.content != null && messageSnapshot.role === "assistant") {
						this._emit("logprobs.content.delta", {
							content: choice.logprobs?.content,
							snapshot: choiceSnapshot.logprobs?.content ?? []
						});
					}
					if (choice.logprobs?.refusal != null && messageSnapshot.role === "assistant") {
						this._emit("logprobs.refusal.delta", {
							refusal: choice.logprobs?.refusal,
							snapshot: choiceSnapshot.logprobs?.refusal ?? []
						});
					}
					const state = __classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_getChoiceEventState).call(this, choiceSnapshot);
					if (choiceSnapshot.finish_reason) {
						__classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_emitContentDoneEvents).call(this, choiceSnapshot);
						if (state.current_tool_call_index != null) {
							__classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_emitToolCallDoneEvent).call(this, choiceSnapshot, state.current_tool_call_index);
						}
					}
					for (const toolCall of capturedToolCalls) {
						if (state.current_tool_call_index !== toolCall.index) {
							__classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_emitContentDoneEvents).call(this, choiceSnapshot);
							if (state.current_tool_call_index != null) {
								__classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_emitToolCallDoneEvent).call(this, choiceSnapshot, state.current_tool_call_index);
							}
						}
						state.current_tool_call_index = toolCall.index;
					}
					for (const toolCallDelta of capturedToolCalls) {
						const toolCallSnapshot = messageSnapshot.tool_calls?.[toolCallDelta.index];
						if (!toolCallSnapshot?.type) {
							continue;
						}
						if (toolCallSnapshot.type === "function") {
							const boundIdentity = state.tool_call_identities.get(toolCallDelta.index);
							let argumentsSnapshot;
							if (boundIdentity?.parseable) {
								const capturedArguments = captureStructuredJSONSnapshot(toolCallSnapshot.function, "arguments");
								if (typeof capturedArguments !== "string") {
									throw new error_OpenAIError("Chat completion stream contains an unsafe structured JSON snapshot");
								}
								argumentsSnapshot = capturedArguments;
							} else {
								argumentsSnapshot = toolCallSnapshot.function.arguments;
							}
							this._emit("tool_calls.function.arguments.delta", {
								name: toolCallSnapshot.function.name,
								index: toolCallDelta.index,
								arguments: argumentsSnapshot,
								parsed_arguments: toolCallSnapshot.function.parsed_arguments,
								arguments_delta: toolCallDelta.arguments_delta
							});
						} else if (toolCallSnapshot.type !== "custom") {
							assertNever(toolCallSnapshot);
						}
					}
				}
			}, _ChatCompletionStream_emitToolCallDoneEvent = function _ChatCompletionStream_emitToolCallDoneEvent(choiceSnapshot, toolCallIndex) {
				const state = __classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_getChoiceEventState).call(this, choiceSnapshot);
				if (state.done_tool_calls.has(toolCallIndex)) {
					return;
				}
				const messageSnapshot = __classPrivateFieldGet(this, _ChatCompletionStream_hasAutoParseableTool, "f") ? captureStructuredMessageSnapshot(choiceSnapshot) : choiceSnapshot.message;
				const toolCallSnapshot = messageSnapshot.tool_calls?.[toolCallIndex];
				if (!toolCallSnapshot) {
					throw new Error("no tool call snapshot");
				}
				const boundIdentity = state.tool_call_identities.get(toolCallIndex);
				if (boundIdentity) {
					assertBoundToolCallIdentity(toolCallSnapshot, boundIdentity);
				}
				if (!toolCallSnapshot.type) {
					throw new Error("tool call snapshot missing `type`");
				}
				if (toolCallSnapshot.type === "function") {
					const inputTool = __classPrivateFieldGet(this, _ChatCompletionStream_params, "f")?.tools?.find((tool) => isChatCompletionFunctionTool(tool) && tool.function.name === toolCallSnapshot.function.name);
					let parsedArguments = null;
					const parseable = isAutoParsableTool(inputTool) || inputTool?.function.strict === true;
					let argumentsSnapshot;
					if (parseable) {
						if (__classPrivateFieldGet(this, _ChatCompletionStream_currentChatCompletionSnapshot, "f")) {
							__classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_validateStructuredSnapshots).call(this, __classPrivateFieldGet(this, _ChatCompletionStream_currentChatCompletionSnapshot, "f"));
						}
						const capturedArguments = captureStructuredJSONSnapshot(toolCallSnapshot.function, "arguments");
						if (typeof capturedArguments !== "string") {
							throw new error_OpenAIError("Chat completion stream contains an unsafe structured JSON snapshot");
						}
						argumentsSnapshot = capturedArguments;
					} else {
						argumentsSnapshot = toolCallSnapshot.function.arguments;
					}
					if (isAutoParsableTool(inputTool)) {
						parsedArguments = inputTool.$parseRaw(validateStructuredJSONSnapshot(argumentsSnapshot));
					} else if (inputTool?.function.strict) {
						parsedArguments = parseResponseFormatContent({
							type: "json_schema",
							$parseRaw: undefined
						}, validateStructuredJSONSnapshot(argumentsSnapshot));
					}
					if (choiceSnapshot.finish_reason) {
						state.done_tool_calls.add(toolCallIndex);
					}
					this._emit("tool_calls.function.arguments.done", {
						name: toolCallSnapshot.function.name,
						index: toolCallIndex,
						arguments: argumentsSnapshot,
						parsed_arguments: parsedArguments
					});
				} else if (toolCallSnapshot.type !== "custom") {
					assertNever(toolCallSnapshot);
				}
			}, _ChatCompletionStream_emitContentDoneEvents = function _ChatCompletionStream_emitContentDoneEvents(choiceSnapshot) {
				const state = __classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_getChoiceEventState).call(this, choiceSnapshot);
				const structuredResponse = isParseableResponseFormat(__classPrivateFieldGet(this, _ChatCompletionStream_params, "f")?.response_format);
				const boundedSnapshot = structuredResponse || __classPrivateFieldGet(this, _ChatCompletionStream_hasAutoParseableTool, "f");
				const messageSnapshot = boundedSnapshot ? captureStructuredMessageSnapshot(choiceSnapshot) : choiceSnapshot.message;
				const refusal = boundedSnapshot ? captureStructuredJSONSnapshot(messageSnapshot, "refusal") : messageSnapshot.refusal;
				const parseableContent = !refusal && structuredResponse;
				const content = parseableContent ? captureStructuredJSONSnapshot(messageSnapshot, "content") : messageSnapshot.content;
				if (content != null && (content !== "" || !refusal && !messageSnapshot.tool_calls?.length && !messageSnapshot.function_call) && !state.content_done) {
					if (parseableContent && __classPrivateFieldGet(this, _ChatCompletionStream_currentChatCompletionSnapshot, "f")) {
						__classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_validateStructuredSnapshots).call(this, __classPrivateFieldGet(this, _ChatCompletionStream_currentChatCompletionSnapshot, "f"));
					}
					state.content_done = true;
					this._emit("content.done", {
						content,
						parsed: refusal ? null : parseResponseFormatContent(__classPrivateFieldGet(this, _ChatCompletionStream_params, "f")?.response_format, parseableContent ? validateStructuredJSONSnapshot(content) : content)
					});
				}
				if (refusal && !state.refusal_done) {
					state.refusal_done = true;
					this._emit("refusal.done", { refusal });
				}
				if (choiceSnapshot.logprobs?.content && !state.logprobs_content_done) {
					state.logprobs_content_done = true;
					this._emit("logprobs.content.done", { content: choiceSnapshot.logprobs.content });
				}
				if (choiceSnapshot.logprobs?.refusal && !state.logprobs_refusal_done) {
					state.logprobs_refusal_done = true;
					this._emit("logprobs.refusal.done", { refusal: choiceSnapshot.logprobs.refusal });
				}
			}, _ChatCompletionStream_validateStructuredSnapshots = function _ChatCompletionStream_validateStructuredSnapshots(snapshot) {
				const finalJSONBudget = {
					bytes: 0,
					fragments: 0,
					work: 0
				};
				const parseableContent = isParseableResponseFormat(__classPrivateFieldGet(this, _ChatCompletionStream_params, "f")?.response_format);
				const validatedMessages = new WeakMap();
				const choices = captureSnapshotArray(snapshot, "choices", MAX_STREAM_CHOICES, "choice");
				if (!choices) {
					throw new error_OpenAIError("Chat completion stream contains an unsafe snapshot choice collection");
				}
				for (let choiceIndex = 0; choiceIndex < choices.length; choiceIndex += 1) {
					const choice = captureSnapshotArrayItem(choices, choiceIndex);
					if (!choice) {
						continue;
					}
					const message = captureStructuredMessageSnapshot(choice);
					const refusal = captureStructuredJSONSnapshot(message, "refusal");
					const content = captureStructuredJSONSnapshot(message, "content");
					const validatedTools = new Map();
					const toolCalls = captureSnapshotArray(message, "tool_calls", MAX_STREAM_TOOL_CALLS, "tool-call");
					validatedMessages.set(choice, Object.freeze({
						message,
						content,
						refusal,
						toolCallCollection: toolCalls,
						toolCalls: validatedTools
					}));
					const state = __classPrivateFieldGet(this, _ChatCompletionStream_choiceEventStates, "f")[choice.index];
					if (parseableContent && !refusal && typeof content === "string") {
						validateStructuredJSONSnapshot(content, finalJSONBudget, __classPrivateFieldGet(this, _ChatCompletionStream_partialJSONParseBudget, "f"));
					}
					for (const [index, identity] of state?.tool_call_identities ?? []) {
						const toolCall = toolCalls && captureSnapshotArrayItem(toolCalls, index);
						if (!toolCall) {
							throw new error_OpenAIError("Chat completion stream contains a changed tool call identity");
						}
						assertBoundToolCallIdentity(toolCall, identity);
					}
					if (!__classPrivateFieldGet(this, _ChatCompletionStream_hasAutoParseableTool, "f")) {
						continue;
					}
					for (let toolCallIndex = 0; toolCallIndex < (toolCalls?.length ?? 0); toolCallIndex += 1) {
						const toolCall = captureSnapshotArrayItem(toolCalls, toolCallIndex);
						if (!toolCall) {
							continue;
						}
						const identity = ownFunctionToolIdentity(toolCall);
						if (!identity) {
							const type = Object.getOwnPropertyDescriptor(toolCall, "type");
							if (type && !("value" in type)) {
								throw new error_OpenAIError("Chat completion stream contains an unsafe structured JSON snapshot");
							}
							if (type?.value !== "function") {
								continue;
							}
							const fn = Object.getOwnPropertyDescriptor(toolCall, "function");
							if (fn && !("value" in fn)) {
								throw new error_OpenAIError("Chat completion stream contains an unsafe structured JSON snapshot");
							}
							if (fn && typeof fn.value === "object" && fn.value !== null) {
								const name = Object.getOwnPropertyDescriptor(fn.value, "name");
								if (name && !("value" in name)) {
									throw new error_OpenAIError("Chat completion stream contains an unsafe structured JSON snapshot");
								}
							}
							continue;
						}
						if (!shouldParseToolCall(__classPrivateFieldGet(this, _ChatCompletionStream_params, "f"), {
							type: identity.type,
							function: { name: identity.name }
						})) {
							continue;
						}
						const descriptor = Object.getOwnPropertyDescriptor(toolCall, "function");
						if (!descriptor || !("value" in descriptor)) {
							throw new error_OpenAIError("Chat completion stream contains an unsafe structured JSON snapshot");
						}
						const fn = descriptor.value;
						const argumentsSnapshot = captureStructuredJSONSnapshot(fn, "arguments");
						if (typeof argumentsSnapshot !== "string") {
							throw new error_OpenAIError("Chat completion stream contains an unsafe structured JSON snapshot");
						}
						validateStructuredJSONSnapshot(argumentsSnapshot, finalJSONBudget, __classPrivateFieldGet(this, _ChatCompletionStream_partialJSONParseBudget, "f"));
						validatedTools.set(toolCallIndex, Object.freeze({
							tool: toolCall,
							function: fn,
							type: identity.type,
							name: identity.name,
							arguments: argumentsSnapshot
						}));
					}
				}
				return validatedMessages;
			}, _ChatCompletionStream_endRequest = function _ChatCompletionStream_endRequest() {
				if (this.ended) {
					throw new error_OpenAIError(`stream has ended, this shouldn't happen`);
				}
				const snapshot = __classPrivateFieldGet(this, _ChatCompletionStream_currentChatCompletionSnapshot, "f");
				if (!snapshot) {
					throw new error_OpenAIError(`request ended without sending any chunks`);
				}
				const validatedMessages = __classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_validateStructuredSnapshots).call(this, snapshot);
				const audioDoneChoiceIndexes = __classPrivateFieldGet(this, _ChatCompletionStream_audioDoneChoiceIndexes, "f");
				__classPrivateFieldSet(this, _ChatCompletionStream_audioDoneChoiceIndexes, new Set(), "f");
				__classPrivateFieldSet(this, _ChatCompletionStream_currentChatCompletionSnapshot, undefined, "f");
				__classPrivateFieldSet(this, _ChatCompletionStream_choiceEventStates, [], "f");
				return finalizeChatCompletion(snapshot, __classPrivateFieldGet(this, _ChatCompletionStream_params, "f"), audioDoneChoiceIndexes, validatedMessages);
			}, _ChatCompletionStream_accumulateChatCompletion = function _ChatCompletionStream_accumulateChatCompletion(chunk, capturedChoiceFrames) {
				var _a, _b, _c, _d, _e;
				let snapshot = __classPrivateFieldGet(this, _ChatCompletionStream_currentChatCompletionSnapshot, "f");
				const { choices, obfuscation: _obfuscation, ...rest } = chunk;
				if (!snapshot) {
					const newSnapshot = {
						...rest,
						choices: []
					};
					__classPrivateFieldSet(this, _ChatCompletionStream_currentChatCompletionSnapshot, newSnapshot, "f");
					snapshot = newSnapshot;
				} else if (chunk.id) {
					assignOwnProperties(snapshot, rest);
				}
				const requestedChoiceCount = __classPrivateFieldGet(this, _ChatCompletionStream_params, "f")?.n;
				const maxChoices = typeof requestedChoiceCount === "number" && Number.isSafeInteger(requestedChoiceCount) && requestedChoiceCount > 0 ? Math.min(requestedChoiceCount, MAX_STREAM_CHOICES) : MAX_STREAM_CHOICES;
				for (const chunkChoice of chunk.choices) {
					const { delta, finish_reason, index, logprobs = null, ...other } = chunkChoice;
					const capturedToolCalls = [];
					capturedChoiceFrames.set(chunkChoice, Object.freeze({
						index,
						tool_calls: capturedToolCalls
					}));
					if (!Number.isSafeInteger(index) || index < 0 || index >= maxChoices) {
						throw new error_OpenAIError(`Chat completion stream contains an invalid choice index: ${index}`);
					}
					let choice = snapshot.choices[index];
					if (!choice) {
						const newChoice = {
							finish_reason: finish_reason ?? null,
							index,
							message: {},
							logprobs: null,
							...other
						};
						snapshot.choices[index] = newChoice;
						choice = newChoice;
					}
					if (isParseableResponseFormat(__classPrivateFieldGet(this, _ChatCompletionStream_params, "f")?.response_format) || __classPrivateFieldGet(this, _ChatCompletionStream_hasAutoParseableTool, "f")) {
						captureStructuredJSONSnapshot(captureStructuredMessageSnapshot(choice), "refusal");
					}
					if (logprobs) {
						if (choice.logprobs) {
							const { content, refusal, ...rest } = logprobs;
							assertIsEmpty(rest);
							assignOwnProperties(choice.logprobs, rest);
							if (content) {
								(_a = choice.logprobs).content ?? (_a.content = []);
								choice.logprobs.content.push(...content);
							}
							if (refusal) {
								(_b = choice.logprobs).refusal ?? (_b.refusal = []);
								choice.logprobs.refusal.push(...refusal);
							}
						} else {
							choice.logprobs = { ...logprobs };
							if (logprobs.content) {
								choice.logprobs.content = [...logprobs.content];
							}
							if (logprobs.refusal) {
								choice.logprobs.refusal = [...logprobs.refusal];
							}
						}
					}
					if (finish_reason) {
						choice.finish_reason = finish_reason;
						if (__classPrivateFieldGet(this, _ChatCompletionStream_params, "f") && (__classPrivateFieldGet(this, _ChatCompletionStream_rejectsUnfinishedTurns, "f") || hasAutoParseableInput(__classPrivateFieldGet(this, _ChatCompletionStream_params, "f")))) {
							if (finish_reason === "length") {
								throw new LengthFinishReasonError();
							}
							if (finish_reason === "content_filter") {
								throw new ContentFilterFinishReasonError();
							}
						}
					}
					assignOwnProperties(choice, other);
					if (!delta) {
						Object.freeze(capturedToolCalls);
						continue;
					}
					__classPrivateFieldGet(this, _ChatCompletionStream_audioDoneChoiceIndexes, "f").delete(index);
					const { audio, content, refusal, function_call, role, ...capturedDeltaFields } = delta;
					const { tool_calls: capturedToolCallDelta, ...rest } = capturedDeltaFields;
					const tool_calls = hasOwn(capturedDeltaFields, "tool_calls") ? capturedToolCallDelta : delta.tool_calls;
					assertIsEmpty(rest);
					assignOwnProperties(choice.message, rest);
					if (audio?.expires_at != null && audio.id == null && audio.data == null && audio.transcript == null && content == null && refusal == null && function_call == null && role == null && tool_calls == null && Object.keys(rest).length === 0) {
						__classPrivateFieldGet(this, _ChatCompletionStream_audioDoneChoiceIndexes, "f").add(index);
					}
					if (refusal) {
						choice.message.refusal = (choice.message.refusal || "") + refusal;
					}
					if (role) {
						choice.message.role = role;
					}
					if (audio) {
						const audioSnapshot = (_c = choice.message).audio ?? (_c.audio = {});
						if (audio.id != null) {
							audioSnapshot.id = audio.id;
						}
						if (audio.data != null) {
							audioSnapshot.data = (audioSnapshot.data ?? "") + audio.data;
						}
						if (audio.transcript != null) {
							audioSnapshot.transcript = (audioSnapshot.transcript ?? "") + audio.transcript;
						}
						if (audio.expires_at != null) {
							audioSnapshot.expires_at = audio.expires_at;
						}
					}
					if (function_call) {
						if (choice.message.function_call) {
							if (function_call.name) {
								choice.message.function_call.name = function_call.name;
							}
							if (function_call.arguments) {
								(_d = choice.message.function_call).arguments ?? (_d.arguments = "");
								choice.message.function_call.arguments += function_call.arguments;
							}
						} else {
							choice.message.function_call = function_call;
						}
					}
					if (content != null) {
						if (!choice.message.refusal && isParseableResponseFormat(__classPrivateFieldGet(this, _ChatCompletionStream_params, "f")?.response_format)) {
							const eventState = __classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_getChoiceEventState).call(this, choice);
							const parseState = eventState.content_parse_state ?? (eventState.content_parse_state = createPartialJSONParseState());
							const shouldParse = recordPartialJSONFragment(parseState, __classPrivateFieldGet(this, _ChatCompletionStream_partialJSONParseBudget, "f"), content);
							choice.message.content = (captureStructuredJSONSnapshot(choice.message, "content") || "") + content;
							if (!parseState.has_non_whitespace) {
								choice.message.parsed = null;
							} else if (shouldParse && reservePartialJSONParse(parseState, __classPrivateFieldGet(this, _ChatCompletionStream_partialJSONParseBudget, "f"))) {
								__classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_validateStructuredSnapshots).call(this, snapshot);
								choice.message.parsed = parseStructuredStreamingJSON(validateStructuredJSONSnapshot(choice.message.content));
							} else if (content.length > 0) {
								choice.message.parsed = null;
							}
						} else {
							choice.message.content = (choice.message.content || "") + content;
						}
					}
					if (tool_calls) {
						const toolCallSnapshots = (_e = choice.message).tool_calls ?? (_e.tool_calls = []);
						for (const toolCallDelta of tool_calls) {
							const { index, id, type, function: fn, custom, ...rest } = toolCallDelta;
							if (!Number.isSafeInteger(index) || index < 0 || index >= MAX_STREAM_TOOL_CALLS) {
								throw new error_OpenAIError(`Chat completion stream contains an invalid tool call index: ${index}`);
							}
							let argumentsDelta = "";
							const tool_call = toolCallSnapshots[index] ?? (toolCallSnapshots[index] = {});
							const functionName = fn?.name;
							const eventState = __classPrivateFieldGet(this, _ChatCompletionStream_hasAutoParseableTool, "f") ? __classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_getChoiceEventState).call(this, choice) : undefined;
							let boundIdentity = eventState?.tool_call_identities.get(index);
							if (boundIdentity) {
								assertBoundToolCallIdentity(tool_call, boundIdentity);
								if (type !== undefined && type !== boundIdentity.type || functionName !== undefined && functionName !== boundIdentity.name) {
									throw new error_OpenAIError("Chat completion stream contains a changed tool call identity");
								}
							}
							assignOwnProperties(tool_call, rest);
							if (id) {
								tool_call.id = id;
							}
							if (type) {
								tool_call.type = type;
							}
							if (custom) {
								const customSnapshot = tool_call.custom ?? (tool_call.custom = {
									name: custom.name ?? "",
									input: ""
								});
								if (custom.name) {
									customSnapshot.name = custom.name;
								}
								if (custom.input) {
									customSnapshot.input += custom.input;
								}
							}
							if (fn) {
								const functionSnapshot = tool_call.function ?? (tool_call.function = {
									name: functionName ?? "",
									arguments: ""
								});
								if (functionName) {
									functionSnapshot.name = functionName;
								}
								if (eventState && !boundIdentity) {
									const identity = ownFunctionToolIdentity(tool_call);
									const configuredTool = identity && __classPrivateFieldGet(this, _ChatCompletionStream_params, "f")?.tools?.find((tool) => isChatCompletionFunctionTool(tool) && tool.function.name === identity.name);
									if (identity) {
										boundIdentity = {
											...identity,
											parseable: configuredTool !== undefined && shouldParseToolCall(__classPrivateFieldGet(this, _ChatCompletionStream_params, "f"), {
												type: identity.type,
												function: { name: identity.name }
											})
										};
										eventState.tool_call_identities.set(index, boundIdentity);
										if (!boundIdentity.parseable) {
											const provisionalState = eventState.tool_call_parse_states.get(index);
											if (provisionalState) {
												__classPrivateFieldGet(this, _ChatCompletionStream_partialJSONParseBudget, "f").bytes -= provisionalState.bytes;
												__classPrivateFieldGet(this, _ChatCompletionStream_partialJSONParseBudget, "f").fragments -= provisionalState.fragments;
												__classPrivateFieldGet(this, _ChatCompletionStream_partialJSONParseBudget, "f").work -= provisionalState.work;
												eventState.tool_call_parse_states.delete(index);
											}
										}
									}
								}
								const argumentFragment = fn.arguments;
								if (argumentFragment != null) {
									argumentsDelta = argumentFragment;
									if (eventState && boundIdentity?.parseable !== false) {
										let parseState = eventState.tool_call_parse_states.get(index);
										if (!parseState) {
											parseState = createPartialJSONParseState();
											eventState.tool_call_parse_states.set(index, parseState);
										}
										const shouldParse = recordPartialJSONFragment(parseState, __classPrivateFieldGet(this, _ChatCompletionStream_partialJSONParseBudget, "f"), argumentFragment);
										const previousArguments = captureStructuredJSONSnapshot(functionSnapshot, "arguments");
										if (typeof previousArguments !== "string") {
											throw new error_OpenAIError("Chat completion stream contains an unsafe structured JSON snapshot");
										}
										functionSnapshot.arguments = previousArguments + argumentFragment;
										if (shouldParse && boundIdentity?.parseable === true && reservePartialJSONParse(parseState, __classPrivateFieldGet(this, _ChatCompletionStream_partialJSONParseBudget, "f"))) {
											__classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_validateStructuredSnapshots).call(this, snapshot);
											functionSnapshot.parsed_arguments = parseStructuredStreamingJSON(validateStructuredJSONSnapshot(functionSnapshot.arguments));
										} else if (argumentFragment.length > 0 && hasOwn(functionSnapshot, "parsed_arguments")) {
											functionSnapshot.parsed_arguments = undefined;
										}
									} else {
										functionSnapshot.arguments += argumentFragment;
									}
								}
							}
							capturedToolCalls.push(Object.freeze({
								index,
								arguments_delta: argumentsDelta
							}));
						}
					}
					Object.freeze(capturedToolCalls);
				}
				return snapshot;
			}, Symbol.asyncIterator)]() {
				return this._createIterator((push) => {
					const onChunk = (chunk) => push(chunk);
					this.on("chunk", onChunk);
					return () => this.off("chunk", onChunk);
				}, { onReturn: () => this.abort() });
			}
			toReadableStream() {
				const stream = new Stream(this[Symbol.asyncIterator].bind(this), this.controller);
				return stream.toReadableStream();
			}
		}
		function finalizeChatCompletion(snapshot, params, audioDoneChoiceIndexes, validatedMessages) {
			const { id, choices, created, model, system_fingerprint, ...rest } = snapshot;
			const completion = {
				...rest,
				id,
				choices: mapCapturedSnapshotArray(choices, MAX_STREAM_CHOICES, "choice", (choice) => {
					const validated = validatedMessages.get(choice);
					if (!validated) {
						throw new error_OpenAIError("Chat completion stream contains an unsafe structured JSON snapshot");
					}
					const stableChoice = new Proxy(choice, { get(target, property, receiver) {
						return property === "message" ? validated.message : Reflect.get(target, property, receiver);
					} });
					const { message: sourceMessage, finish_reason, index, logprobs, ...choiceRest } = stableChoice;
					const message = new Proxy(sourceMessage, { get(target, property, receiver) {
						if (property === "content") {
							return validated.content;
						}
						if (property === "refusal") {
							return validated.refusal;
						}
						if (property === "tool_calls") {
							return validated.toolCallCollection;
						}
						return Reflect.get(target, property, receiver);
					} });
					const { content = null, function_call, tool_calls, audio, ...messageRest } = message;
					const finishReason = finish_reason ?? (audioDoneChoiceIndexes.has(index) && isCompleteAudio(audio) ? "stop" : null);
					if (!finishReason) {
						throw new error_OpenAIError(`missing finish_reason for choice ${index}`);
					}
					const audioResponse = audio ? { audio } : {};
					const role = message.role;
					if (!role) {
						throw new error_OpenAIError(`missing role for choice ${index}`);
					}
					if (function_call) {
						const { arguments: args, name } = function_call;
						if (args == null) {
							throw new error_OpenAIError(`missing function_call.arguments for choice ${index}`);
						}
						if (!name) {
							throw new error_OpenAIError(`missing function_call.name for choice ${index}`);
						}
						return {
							...choiceRest,
							message: {
								...audioResponse,
								content,
								function_call: {
									arguments: args,
									name
								},
								role,
								refusal: message.refusal ?? null
							},
							finish_reason: finishReason,
							index,
							logprobs
						};
					}
					if (tool_calls) {
						return {
							...choiceRest,
							index,
							finish_reason: finishReason,
							logprobs,
							message: {
								...messageRest,
								...audioResponse,
								role,
								content,
								refusal: message.refusal ?? null,
								tool_calls: mapCapturedSnapshotArray(tool_calls, MAX_STREAM_TOOL_CALLS, "tool-call", (tool_call, i) => {
									const captured = validated.toolCalls.get(i);
									if (!captured) {
										const identity = ownFunctionToolIdentity(tool_call);
										if (identity && shouldParseToolCall(params, {
											type: identity.type,
											function: { name: identity.name }
										})) {
											throw new error_OpenAIError("Chat completion stream contains an unsafe structured JSON snapshot");
										}
									}
									if (captured && captured.tool !== tool_call) {
										throw new error_OpenAIError("Chat completion stream contains a changed tool call identity");
									}
									const stableFunction = captured && new Proxy(captured.function, { get(target, property, receiver) {
										if (property === "arguments") {
											return captured.arguments;
										}
										if (property === "name") {
											return captured.name;
										}
										return Reflect.get(target, property, receiver);
									} });
									const stableTool = captured && stableFunction ? new Proxy(tool_call, { get(target, property, receiver) {
										if (property === "type") {
											return captured.type;
										}
										if (property === "function") {
											return stableFunction;
										}
										return Reflect.get(target, property, receiver);
									} }) : tool_call;
									if (stableTool.type == null) {
										throw new error_OpenAIError(`missing choices[${index}].tool_calls[${i}].type`);
									}
									if (stableTool.type === "custom") {
										const { custom, type, id, ...toolRest } = stableTool;
										const { input = "", name, ...customRest } = custom || {};
										if (name == null) {
											throw new error_OpenAIError(`missing choices[${index}].tool_calls[${i}].custom.name`);
										}
										return {
											...toolRest,
											id: id || `call_${uuid4()}`,
											type,
											custom: {
												...customRest,
												name,
												input
											}
										};
									}
									const { function: fn, type, id, ...toolRest } = stableTool;
									const { arguments: args, name, ...fnRest } = fn || {};
									if (name == null) {
										throw new error_OpenAIError(`missing choices[${index}].tool_calls[${i}].function.name`);
									}
									if (args == null) {
										throw new error_OpenAIError(`missing choices[${index}].tool_calls[${i}].function.arguments`);
									}
									return {
										...toolRest,
										id: id || `call_${uuid4()}`,
										type,
										function: {
											...fnRest,
											name,
											arguments: args
										}
									};
								})
							}
						};
					}
					return {
						...choiceRest,
						message: {
							...messageRest,
							...audioResponse,
							content,
							role,
							refusal: message.refusal ?? null
						},
						finish_reason: finishReason,
						index,
						logprobs
					};
				}),
				created,
				model,
				object: "chat.completion",
				...system_fingerprint ? { system_fingerprint } : {}
			};
			return maybeParseChatCompletion(completion, params);
		}
		function isCompleteAudio(audio) {
			return audio?.id != null && audio.data != null && audio.transcript != null && audio.expires_at != null;
		}
		function assertIsEmpty(obj) {
			void obj;
		}
		function assertNever(_x) {
			return _x;
		}
		;
		class ChatCompletionStreamingRunner extends ChatCompletionStream {
			static fromReadableStream(stream) {
				const runner = new ChatCompletionStreamingRunner(null);
				runner._run(() => runner._fromReadableStream(stream));
				return runner;
			}
			toReadableStream() {
				let lastChunk;
				let toolCallIds;
				const iterator = this._createIterator((push) => {
					const onChunk = (chunk) => {
						lastChunk = chunk;
						push(chunk);
					};
					const onMessage = (message) => {
						if (isAssistantMessage(message)) {
							toolCallIds = message.tool_calls?.map((toolCall) => toolCall.id);
							return;
						}
						if (isToolMessage(message)) {
							if (!lastChunk) {
								throw new error_OpenAIError("cannot serialize a tool message before receiving any chunks");
							}
							push(makeChatCompletionReadableStreamMessageChunk(lastChunk, message, toolCallIds));
							toolCallIds = undefined;
						}
					};
					this.on("chunk", onChunk);
					this.on("message", onMessage);
					return () => {
						this.off("chunk", onChunk);
						this.off("message", onMessage);
					};
				}, { onReturn: () => this.abort() });
				const stream = new Stream(() => iterator, this.controller);
				return stream.toReadableStream();
			}
			static runTools(client, params, options) {
				const runner = new ChatCompletionStreamingRunner(params);
				const opts = {
					...options,
					__metadata: {
						...options?.__metadata,
						helperMethod: "runTools"
					}
				};
				runner._run(() => runner._runTools(client, params, runner, opts));
				return runner;
			}
		}
		;
		function completions_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		function withBodyFinalization(options, finalization) {
			return {
				...options,
				__metadata: {
					...options.__metadata,
					...finalization
				}
			};
		}
		const completions_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function completions_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => completions_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !completions_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class Completions extends APIResource {
			constructor() {
				super(...arguments);
				this.messages = new Messages(this._client);
			}
			create(body, options) {
				return this._client.post("/chat/completions", completions_resolveResourceRequestOptions(options, (options) => withBodyFinalization({
					body,
					...options,
					stream: body.stream ?? false,
					__security: { bearerAuth: true }
				}, { streamFromBody: true })))._thenUnwrap((result, props) => props.options.stream ? normalizeChatCompletionStream(result) : result);
			}
			retrieve(completionID, options) {
				return this._client.get(path`/chat/completions/${completionID}`, completions_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { bearerAuth: true }
				})));
			}
			update(completionID, body, options) {
				return this._client.post(path`/chat/completions/${completionID}`, completions_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { bearerAuth: true }
				})));
			}
			list(query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = completions_normalizeRequestOptionsForQuery(query, [
					"after",
					"limit",
					"metadata",
					"model",
					"order"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList("/chat/completions", CursorPage, completions_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { bearerAuth: true }
				})));
			}
			delete(completionID, options) {
				return this._client.delete(path`/chat/completions/${completionID}`, completions_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { bearerAuth: true }
				})));
			}
			parse(body, options) {
				validateInputTools(body.tools);
				return this._client.chat.completions.create(body, {
					...options,
					__metadata: {
						...options?.__metadata,
						helperMethod: "chat.completions.parse"
					}
				})._thenUnwrap((completion) => parseChatCompletion(completion, body));
			}
			runTools(body, options) {
				if (body.stream) {
					return ChatCompletionStreamingRunner.runTools(this._client, body, options);
				}
				return ChatCompletionRunner.runTools(this._client, body, options);
			}
			stream(body, options) {
				return ChatCompletionStream.createChatCompletion(this._client, body, options);
			}
		}
		Completions.Messages = Messages;
		;
		class Chat extends APIResource {
			constructor() {
				super(...arguments);
				this.completions = new Completions(this._client);
			}
		}
		Chat.Completions = Completions;
		;
		;
		;
		function admin_api_keys_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const admin_api_keys_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function admin_api_keys_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => admin_api_keys_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !admin_api_keys_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class AdminAPIKeys extends APIResource {
			create(body, options) {
				return this._client.post("/organization/admin_api_keys", admin_api_keys_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			retrieve(keyID, options) {
				return this._client.get(path`/organization/admin_api_keys/${keyID}`, admin_api_keys_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			list(query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = admin_api_keys_normalizeRequestOptionsForQuery(query, [
					"after",
					"limit",
					"order"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList("/organization/admin_api_keys", CursorPage, admin_api_keys_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			delete(keyID, options) {
				return this._client.delete(path`/organization/admin_api_keys/${keyID}`, admin_api_keys_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
		}
		;
		function audit_logs_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const audit_logs_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function audit_logs_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => audit_logs_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !audit_logs_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class AuditLogs extends APIResource {
			list(query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = audit_logs_normalizeRequestOptionsForQuery(query, [
					"actor_emails",
					"actor_ids",
					"after",
					"before",
					"effective_at",
					"event_types",
					"limit",
					"project_ids",
					"resource_ids",
					"tenant_only"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList("/organization/audit_logs", ConversationCursorPage, audit_logs_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
		}
		;
		function certificates_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const certificates_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function certificates_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => certificates_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !certificates_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class Certificates extends APIResource {
			create(body, options) {
				return this._client.post("/organization/certificates", certificates_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			retrieve(certificateID, query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = certificates_normalizeRequestOptionsForQuery(query, ["include"], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.get(path`/organization/certificates/${certificateID}`, certificates_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			update(certificateID, body, options) {
				return this._client.post(path`/organization/certificates/${certificateID}`, certificates_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			list(query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = certificates_normalizeRequestOptionsForQuery(query, [
					"after",
					"limit",
					"order"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList("/organization/certificates", ConversationCursorPage, certificates_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			delete(certificateID, options) {
				return this._client.delete(path`/organization/certificates/${certificateID}`, certificates_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			activate(body, options) {
				return this._client.getAPIList("/organization/certificates/activate", Page, certificates_resolveResourceRequestOptions(options, (options) => ({
					body,
					method: "post",
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			deactivate(body, options) {
				return this._client.getAPIList("/organization/certificates/deactivate", Page, certificates_resolveResourceRequestOptions(options, (options) => ({
					body,
					method: "post",
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
		}
		;
		function data_retention_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		class DataRetention extends APIResource {
			retrieve(options) {
				return this._client.get("/organization/data_retention", data_retention_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			update(body, options) {
				return this._client.post("/organization/data_retention", data_retention_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
		}
		;
		function external_keys_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const external_keys_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function external_keys_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => external_keys_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !external_keys_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class ExternalKeys extends APIResource {
			create(body, options) {
				return this._client.post("/organization/external_keys", external_keys_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			retrieve(externalKeyID, options) {
				return this._client.get(path`/organization/external_keys/${externalKeyID}`, external_keys_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			list(query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = external_keys_normalizeRequestOptionsForQuery(query, [
					"after",
					"limit",
					"order",
					"purpose"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList("/organization/external_keys", CursorPage, external_keys_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			delete(externalKeyID, options) {
				return this._client.delete(path`/organization/external_keys/${externalKeyID}`, external_keys_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			validate(externalKeyID, options) {
				return this._client.post(path`/organization/external_keys/${externalKeyID}/validate`, external_keys_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
		}
		;
		function external_storage_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const external_storage_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function external_storage_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => external_storage_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !external_storage_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class ExternalStorage extends APIResource {
			create(body, options) {
				return this._client.post("/organization/external_storage", external_storage_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			retrieve(externalStorageID, options) {
				return this._client.get(path`/organization/external_storage/${externalStorageID}`, external_storage_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			list(query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = external_storage_normalizeRequestOptionsForQuery(query, [
					"after",
					"limit",
					"order",
					"project_id"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList("/organization/external_storage", CursorPage, external_storage_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			delete(externalStorageID, options) {
				return this._client.delete(path`/organization/external_storage/${externalStorageID}`, external_storage_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			validate(externalStorageID, options) {
				return this._client.post(path`/organization/external_storage/${externalStorageID}/validate`, external_storage_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
		}
		;
		function invites_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const invites_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function invites_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => invites_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !invites_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class Invites extends APIResource {
			create(body, options) {
				return this._client.post("/organization/invites", invites_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			retrieve(inviteID, options) {
				return this._client.get(path`/organization/invites/${inviteID}`, invites_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			list(query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = invites_normalizeRequestOptionsForQuery(query, ["after", "limit"], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList("/organization/invites", ConversationCursorPage, invites_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			delete(inviteID, options) {
				return this._client.delete(path`/organization/invites/${inviteID}`, invites_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
		}
		;
		function roles_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const roles_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function roles_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => roles_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !roles_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class Roles extends APIResource {
			create(body, options) {
				return this._client.post("/organization/roles", roles_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			retrieve(roleID, options) {
				return this._client.get(path`/organization/roles/${roleID}`, roles_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			update(roleID, body, options) {
				return this._client.post(path`/organization/roles/${roleID}`, roles_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			list(query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = roles_normalizeRequestOptionsForQuery(query, [
					"after",
					"limit",
					"order"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList("/organization/roles", NextCursorPage, roles_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			delete(roleID, options) {
				return this._client.delete(path`/organization/roles/${roleID}`, roles_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
		}
		;
		function spend_alerts_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const spend_alerts_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function spend_alerts_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => spend_alerts_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !spend_alerts_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class SpendAlerts extends APIResource {
			create(body, options) {
				return this._client.post("/organization/spend_alerts", spend_alerts_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			retrieve(alertID, options) {
				return this._client.get(path`/organization/spend_alerts/${alertID}`, spend_alerts_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			update(alertID, body, options) {
				return this._client.post(path`/organization/spend_alerts/${alertID}`, spend_alerts_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			list(query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = spend_alerts_normalizeRequestOptionsForQuery(query, [
					"after",
					"before",
					"limit",
					"order"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList("/organization/spend_alerts", ConversationCursorPage, spend_alerts_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			delete(alertID, options) {
				return this._client.delete(path`/organization/spend_alerts/${alertID}`, spend_alerts_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
		}
		;
		function spend_limit_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		class SpendLimit extends APIResource {
			retrieve(options) {
				return this._client.get("/organization/spend_limit", spend_limit_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			update(body, options) {
				return this._client.post("/organization/spend_limit", spend_limit_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			delete(options) {
				return this._client.delete("/organization/spend_limit", spend_limit_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
		}
		;
		function usage_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		class Usage extends APIResource {
			audioSpeeches(query, options) {
				return this._client.get("/organization/usage/audio_speeches", usage_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			audioTranscriptions(query, options) {
				return this._client.get("/organization/usage/audio_transcriptions", usage_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			codeInterpreterSessions(query, options) {
				return this._client.get("/organization/usage/code_interpreter_sessions", usage_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			completions(query, options) {
				return this._client.get("/organization/usage/completions", usage_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			costs(query, options) {
				return this._client.get("/organization/costs", usage_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			decisions(query, options) {
				return this._client.get("/organization/usage/decisions", usage_resolveResourceRequestOptions(options, (options) => ({
					query: Object.fromEntries(Object.entries(query).filter(([, value]) => value !== null)),
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			embeddings(query, options) {
				return this._client.get("/organization/usage/embeddings", usage_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			fileSearchCalls(query, options) {
				return this._client.get("/organization/usage/file_search_calls", usage_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			images(query, options) {
				return this._client.get("/organization/usage/images", usage_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			moderations(query, options) {
				return this._client.get("/organization/usage/moderations", usage_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			vectorStores(query, options) {
				return this._client.get("/organization/usage/vector_stores", usage_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			webSearchCalls(query, options) {
				return this._client.get("/organization/usage/web_search_calls", usage_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
		}
		;
		function groups_roles_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const groups_roles_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function groups_roles_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => groups_roles_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !groups_roles_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class roles_Roles extends APIResource {
			create(groupID, body, options) {
				return this._client.post(path`/organization/groups/${groupID}/roles`, groups_roles_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			retrieve(roleID, params, options) {
				const { group_id } = params;
				return this._client.get(path`/organization/groups/${group_id}/roles/${roleID}`, groups_roles_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			list(groupID, query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = groups_roles_normalizeRequestOptionsForQuery(query, [
					"after",
					"limit",
					"order"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList(path`/organization/groups/${groupID}/roles`, NextCursorPage, groups_roles_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			delete(roleID, params, options) {
				const { group_id } = params;
				return this._client.delete(path`/organization/groups/${group_id}/roles/${roleID}`, groups_roles_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
		}
		;
		function users_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const users_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function users_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => users_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !users_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class Users extends APIResource {
			create(groupID, body, options) {
				return this._client.post(path`/organization/groups/${groupID}/users`, users_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			retrieve(userID, params, options) {
				const { group_id } = params;
				return this._client.get(path`/organization/groups/${group_id}/users/${userID}`, users_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			list(groupID, query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = users_normalizeRequestOptionsForQuery(query, [
					"after",
					"limit",
					"order"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList(path`/organization/groups/${groupID}/users`, NextCursorPage, users_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			delete(userID, params, options) {
				const { group_id } = params;
				return this._client.delete(path`/organization/groups/${group_id}/users/${userID}`, users_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
		}
		;
		function groups_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const groups_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function groups_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => groups_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !groups_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class Groups extends APIResource {
			constructor() {
				super(...arguments);
				this.users = new Users(this._client);
				this.roles = new roles_Roles(this._client);
			}
			create(body, options) {
				return this._client.post("/organization/groups", groups_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			retrieve(groupID, options) {
				return this._client.get(path`/organization/groups/${groupID}`, groups_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			update(groupID, body, options) {
				return this._client.post(path`/organization/groups/${groupID}`, groups_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			list(query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = groups_normalizeRequestOptionsForQuery(query, [
					"after",
					"limit",
					"order"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList("/organization/groups", NextCursorPage, groups_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			delete(groupID, options) {
				return this._client.delete(path`/organization/groups/${groupID}`, groups_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
		}
		Groups.Users = Users;
		Groups.Roles = roles_Roles;
		;
		function api_keys_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const api_keys_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function api_keys_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => api_keys_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !api_keys_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class APIKeys extends APIResource {
			retrieve(apiKeyID, params, options) {
				const { project_id } = params;
				return this._client.get(path`/organization/projects/${project_id}/api_keys/${apiKeyID}`, api_keys_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			update(apiKeyID, params, options) {
				const { project_id, ...body } = params;
				return this._client.post(path`/organization/projects/${project_id}/api_keys/${apiKeyID}`, api_keys_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			list(projectID, query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = api_keys_normalizeRequestOptionsForQuery(query, [
					"after",
					"limit",
					"owner_project_access"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList(path`/organization/projects/${projectID}/api_keys`, ConversationCursorPage, api_keys_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			delete(apiKeyID, params, options) {
				const { project_id } = params;
				return this._client.delete(path`/organization/projects/${project_id}/api_keys/${apiKeyID}`, api_keys_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
		}
		;
		function projects_certificates_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const projects_certificates_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function projects_certificates_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => projects_certificates_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !projects_certificates_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class certificates_Certificates extends APIResource {
			list(projectID, query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = projects_certificates_normalizeRequestOptionsForQuery(query, [
					"after",
					"limit",
					"order"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList(path`/organization/projects/${projectID}/certificates`, ConversationCursorPage, projects_certificates_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			activate(projectID, body, options) {
				return this._client.getAPIList(path`/organization/projects/${projectID}/certificates/activate`, Page, projects_certificates_resolveResourceRequestOptions(options, (options) => ({
					body,
					method: "post",
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			deactivate(projectID, body, options) {
				return this._client.getAPIList(path`/organization/projects/${projectID}/certificates/deactivate`, Page, projects_certificates_resolveResourceRequestOptions(options, (options) => ({
					body,
					method: "post",
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
		}
		;
		function projects_data_retention_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		class data_retention_DataRetention extends APIResource {
			retrieve(projectID, options) {
				return this._client.get(path`/organization/projects/${projectID}/data_retention`, projects_data_retention_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			update(projectID, body, options) {
				return this._client.post(path`/organization/projects/${projectID}/data_retention`, projects_data_retention_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
		}
		;
		function hosted_tool_permissions_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		class HostedToolPermissions extends APIResource {
			retrieve(projectID, options) {
				return this._client.get(path`/organization/projects/${projectID}/hosted_tool_permissions`, hosted_tool_permissions_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			update(projectID, body, options) {
				return this._client.post(path`/organization/projects/${projectID}/hosted_tool_permissions`, hosted_tool_permissions_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
		}
		;
		function model_permissions_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		class ModelPermissions extends APIResource {
			retrieve(projectID, options) {
				return this._client.get(path`/organization/projects/${projectID}/model_permissions`, model_permissions_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			update(projectID, body, options) {
				return this._client.post(path`/organization/projects/${projectID}/model_permissions`, model_permissions_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			delete(projectID, options) {
				return this._client.delete(path`/organization/projects/${projectID}/model_permissions`, model_permissions_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
		}
		;
		function rate_limits_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const rate_limits_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function rate_limits_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => rate_limits_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !rate_limits_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class RateLimits extends APIResource {
			listRateLimits(projectID, query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = rate_limits_normalizeRequestOptionsForQuery(query, [
					"after",
					"before",
					"limit"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList(path`/organization/projects/${projectID}/rate_limits`, ConversationCursorPage, rate_limits_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			updateRateLimit(rateLimitID, params, options) {
				const { project_id, ...body } = params;
				return this._client.post(path`/organization/projects/${project_id}/rate_limits/${rateLimitID}`, rate_limits_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
		}
		;
		function projects_roles_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const projects_roles_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function projects_roles_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => projects_roles_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !projects_roles_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class projects_roles_Roles extends APIResource {
			create(projectID, body, options) {
				return this._client.post(path`/projects/${projectID}/roles`, projects_roles_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			retrieve(roleID, params, options) {
				const { project_id } = params;
				return this._client.get(path`/projects/${project_id}/roles/${roleID}`, projects_roles_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			update(roleID, params, options) {
				const { project_id, ...body } = params;
				return this._client.post(path`/projects/${project_id}/roles/${roleID}`, projects_roles_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			list(projectID, query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = projects_roles_normalizeRequestOptionsForQuery(query, [
					"after",
					"limit",
					"order"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList(path`/projects/${projectID}/roles`, NextCursorPage, projects_roles_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			delete(roleID, params, options) {
				const { project_id } = params;
				return this._client.delete(path`/projects/${project_id}/roles/${roleID}`, projects_roles_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
		}
		;
		function service_tier_settings_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		class ServiceTierSettings extends APIResource {
			retrieve(projectID, options) {
				return this._client.get(path`/organization/projects/${projectID}/service_tier_settings`, service_tier_settings_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			update(projectID, body, options) {
				return this._client.post(path`/organization/projects/${projectID}/service_tier_settings`, service_tier_settings_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
		}
		;
		function projects_spend_alerts_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const projects_spend_alerts_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function projects_spend_alerts_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => projects_spend_alerts_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !projects_spend_alerts_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class spend_alerts_SpendAlerts extends APIResource {
			create(projectID, body, options) {
				return this._client.post(path`/organization/projects/${projectID}/spend_alerts`, projects_spend_alerts_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			retrieve(alertID, params, options) {
				const { project_id } = params;
				return this._client.get(path`/organization/projects/${project_id}/spend_alerts/${alertID}`, projects_spend_alerts_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			update(alertID, params, options) {
				const { project_id, ...body } = params;
				return this._client.post(path`/organization/projects/${project_id}/spend_alerts/${alertID}`, projects_spend_alerts_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			list(projectID, query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = projects_spend_alerts_normalizeRequestOptionsForQuery(query, [
					"after",
					"before",
					"limit",
					"order"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList(path`/organization/projects/${projectID}/spend_alerts`, ConversationCursorPage, projects_spend_alerts_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			delete(alertID, params, options) {
				const { project_id } = params;
				return this._client.delete(path`/organization/projects/${project_id}/spend_alerts/${alertID}`, projects_spend_alerts_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
		}
		;
		function projects_spend_limit_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		class spend_limit_SpendLimit extends APIResource {
			retrieve(projectID, options) {
				return this._client.get(path`/organization/projects/${projectID}/spend_limit`, projects_spend_limit_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			update(projectID, body, options) {
				return this._client.post(path`/organization/projects/${projectID}/spend_limit`, projects_spend_limit_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			delete(projectID, options) {
				return this._client.delete(path`/organization/projects/${projectID}/spend_limit`, projects_spend_limit_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
		}
		;
		function projects_groups_roles_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		class groups_roles_Roles extends APIResource {
			create(groupID, params, options) {
				const { project_id, ...body } = params;
				return this._client.post(path`/projects/${project_id}/groups/${groupID}/roles`, projects_groups_roles_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			retrieve(roleID, params, options) {
				const { project_id, group_id } = params;
				return this._client.get(path`/projects/${project_id}/groups/${group_id}/roles/${roleID}`, projects_groups_roles_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			list(groupID, params, options) {
				const { project_id, ...query } = params;
				return this._client.getAPIList(path`/projects/${project_id}/groups/${groupID}/roles`, NextCursorPage, projects_groups_roles_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			delete(roleID, params, options) {
				const { project_id, group_id } = params;
				return this._client.delete(path`/projects/${project_id}/groups/${group_id}/roles/${roleID}`, projects_groups_roles_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
		}
		;
		function groups_groups_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const groups_groups_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function groups_groups_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => groups_groups_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !groups_groups_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class groups_Groups extends APIResource {
			constructor() {
				super(...arguments);
				this.roles = new groups_roles_Roles(this._client);
			}
			create(projectID, body, options) {
				return this._client.post(path`/organization/projects/${projectID}/groups`, groups_groups_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			retrieve(groupID, params, options) {
				const { project_id, ...query } = params;
				return this._client.get(path`/organization/projects/${project_id}/groups/${groupID}`, groups_groups_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			list(projectID, query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = groups_groups_normalizeRequestOptionsForQuery(query, [
					"after",
					"limit",
					"order"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList(path`/organization/projects/${projectID}/groups`, NextCursorPage, groups_groups_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			delete(groupID, params, options) {
				const { project_id } = params;
				return this._client.delete(path`/organization/projects/${project_id}/groups/${groupID}`, groups_groups_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
		}
		groups_Groups.Roles = groups_roles_Roles;
		;
		function service_accounts_api_keys_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		class api_keys_APIKeys extends APIResource {
			create(serviceAccountID, params, options) {
				const { project_id, ...body } = params;
				return this._client.post(path`/organization/projects/${project_id}/service_accounts/${serviceAccountID}/api_keys`, service_accounts_api_keys_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
		}
		;
		function service_accounts_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const service_accounts_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function service_accounts_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => service_accounts_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !service_accounts_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class ServiceAccounts extends APIResource {
			constructor() {
				super(...arguments);
				this.apiKeys = new api_keys_APIKeys(this._client);
			}
			create(projectID, body, options) {
				return this._client.post(path`/organization/projects/${projectID}/service_accounts`, service_accounts_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			retrieve(serviceAccountID, params, options) {
				const { project_id } = params;
				return this._client.get(path`/organization/projects/${project_id}/service_accounts/${serviceAccountID}`, service_accounts_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			update(serviceAccountID, params, options) {
				const { project_id, ...body } = params;
				return this._client.post(path`/organization/projects/${project_id}/service_accounts/${serviceAccountID}`, service_accounts_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			list(projectID, query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = service_accounts_normalizeRequestOptionsForQuery(query, ["after", "limit"], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList(path`/organization/projects/${projectID}/service_accounts`, ConversationCursorPage, service_accounts_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			delete(serviceAccountID, params, options) {
				const { project_id } = params;
				return this._client.delete(path`/organization/projects/${project_id}/service_accounts/${serviceAccountID}`, service_accounts_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
		}
		ServiceAccounts.APIKeys = api_keys_APIKeys;
		;
		function users_roles_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		class users_roles_Roles extends APIResource {
			create(userID, params, options) {
				const { project_id, ...body } = params;
				return this._client.post(path`/projects/${project_id}/users/${userID}/roles`, users_roles_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			retrieve(roleID, params, options) {
				const { project_id, user_id } = params;
				return this._client.get(path`/projects/${project_id}/users/${user_id}/roles/${roleID}`, users_roles_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			list(userID, params, options) {
				const { project_id, ...query } = params;
				return this._client.getAPIList(path`/projects/${project_id}/users/${userID}/roles`, NextCursorPage, users_roles_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			delete(roleID, params, options) {
				const { project_id, user_id } = params;
				return this._client.delete(path`/projects/${project_id}/users/${user_id}/roles/${roleID}`, users_roles_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
		}
		;
		function users_users_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const users_users_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function users_users_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => users_users_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !users_users_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class users_Users extends APIResource {
			constructor() {
				super(...arguments);
				this.roles = new users_roles_Roles(this._client);
			}
			create(projectID, body, options) {
				return this._client.post(path`/organization/projects/${projectID}/users`, users_users_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			retrieve(userID, params, options) {
				const { project_id } = params;
				return this._client.get(path`/organization/projects/${project_id}/users/${userID}`, users_users_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			update(userID, params, options) {
				const { project_id, ...body } = params;
				return this._client.post(path`/organization/projects/${project_id}/users/${userID}`, users_users_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			list(projectID, query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = users_users_normalizeRequestOptionsForQuery(query, ["after", "limit"], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList(path`/organization/projects/${projectID}/users`, ConversationCursorPage, users_users_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			delete(userID, params, options) {
				const { project_id } = params;
				return this._client.delete(path`/organization/projects/${project_id}/users/${userID}`, users_users_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
		}
		users_Users.Roles = users_roles_Roles;
		;
		function projects_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const projects_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function projects_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => projects_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !projects_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class Projects extends APIResource {
			constructor() {
				super(...arguments);
				this.users = new users_Users(this._client);
				this.serviceAccounts = new ServiceAccounts(this._client);
				this.apiKeys = new APIKeys(this._client);
				this.rateLimits = new RateLimits(this._client);
				this.modelPermissions = new ModelPermissions(this._client);
				this.serviceTierSettings = new ServiceTierSettings(this._client);
				this.hostedToolPermissions = new HostedToolPermissions(this._client);
				this.groups = new groups_Groups(this._client);
				this.roles = new projects_roles_Roles(this._client);
				this.dataRetention = new data_retention_DataRetention(this._client);
				this.spendLimit = new spend_limit_SpendLimit(this._client);
				this.spendAlerts = new spend_alerts_SpendAlerts(this._client);
				this.certificates = new certificates_Certificates(this._client);
			}
			create(body, options) {
				return this._client.post("/organization/projects", projects_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			retrieve(projectID, options) {
				return this._client.get(path`/organization/projects/${projectID}`, projects_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			update(projectID, body, options) {
				return this._client.post(path`/organization/projects/${projectID}`, projects_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			list(query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = projects_normalizeRequestOptionsForQuery(query, [
					"after",
					"include_archived",
					"limit"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList("/organization/projects", ConversationCursorPage, projects_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			archive(projectID, options) {
				return this._client.post(path`/organization/projects/${projectID}/archive`, projects_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
		}
		Projects.Users = users_Users;
		Projects.ServiceAccounts = ServiceAccounts;
		Projects.APIKeys = APIKeys;
		Projects.RateLimits = RateLimits;
		Projects.ModelPermissions = ModelPermissions;
		Projects.ServiceTierSettings = ServiceTierSettings;
		Projects.HostedToolPermissions = HostedToolPermissions;
		Projects.Groups = groups_Groups;
		Projects.Roles = projects_roles_Roles;
		Projects.DataRetention = data_retention_DataRetention;
		Projects.SpendLimit = spend_limit_SpendLimit;
		Projects.SpendAlerts = spend_alerts_SpendAlerts;
		Projects.Certificates = certificates_Certificates;
		;
		function organization_users_roles_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const users_roles_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function users_roles_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => users_roles_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !users_roles_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class organization_users_roles_Roles extends APIResource {
			create(userID, body, options) {
				return this._client.post(path`/organization/users/${userID}/roles`, organization_users_roles_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			retrieve(roleID, params, options) {
				const { user_id } = params;
				return this._client.get(path`/organization/users/${user_id}/roles/${roleID}`, organization_users_roles_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			list(userID, query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = users_roles_normalizeRequestOptionsForQuery(query, [
					"after",
					"limit",
					"order"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList(path`/organization/users/${userID}/roles`, NextCursorPage, organization_users_roles_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			delete(roleID, params, options) {
				const { user_id } = params;
				return this._client.delete(path`/organization/users/${user_id}/roles/${roleID}`, organization_users_roles_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
		}
		;
		function organization_users_users_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const organization_users_users_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function organization_users_users_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => organization_users_users_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !organization_users_users_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class users_users_Users extends APIResource {
			constructor() {
				super(...arguments);
				this.roles = new organization_users_roles_Roles(this._client);
			}
			retrieve(userID, options) {
				return this._client.get(path`/organization/users/${userID}`, organization_users_users_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			update(userID, body, options) {
				return this._client.post(path`/organization/users/${userID}`, organization_users_users_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			list(query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = organization_users_users_normalizeRequestOptionsForQuery(query, [
					"after",
					"emails",
					"limit"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList("/organization/users", ConversationCursorPage, organization_users_users_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			delete(userID, options) {
				return this._client.delete(path`/organization/users/${userID}`, organization_users_users_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
		}
		users_users_Users.Roles = organization_users_roles_Roles;
		;
		function federation_rules_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const federation_rules_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function federation_rules_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => federation_rules_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !federation_rules_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class FederationRules extends APIResource {
			create(workloadIdentityProviderID, body, options) {
				return this._client.post(path`/organization/workload_identity_providers/${workloadIdentityProviderID}/federation_rules`, federation_rules_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			retrieve(workloadIdentityFederationRuleID, params, options) {
				const { workload_identity_provider_id } = params;
				return this._client.get(path`/organization/workload_identity_providers/${workload_identity_provider_id}/federation_rules/${workloadIdentityFederationRuleID}`, federation_rules_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			update(workloadIdentityFederationRuleID, params, options) {
				const { workload_identity_provider_id, ...body } = params;
				return this._client.post(path`/organization/workload_identity_providers/${workload_identity_provider_id}/federation_rules/${workloadIdentityFederationRuleID}`, federation_rules_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			list(workloadIdentityProviderID, query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = federation_rules_normalizeRequestOptionsForQuery(query, [
					"after",
					"limit",
					"order",
					"service_account_id"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList(path`/organization/workload_identity_providers/${workloadIdentityProviderID}/federation_rules`, CursorPage, federation_rules_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			delete(workloadIdentityFederationRuleID, params, options) {
				const { workload_identity_provider_id } = params;
				return this._client.delete(path`/organization/workload_identity_providers/${workload_identity_provider_id}/federation_rules/${workloadIdentityFederationRuleID}`, federation_rules_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
		}
		;
		function workload_identity_providers_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const workload_identity_providers_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function workload_identity_providers_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => workload_identity_providers_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !workload_identity_providers_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class WorkloadIdentityProviders extends APIResource {
			constructor() {
				super(...arguments);
				this.federationRules = new FederationRules(this._client);
			}
			create(body, options) {
				return this._client.post("/organization/workload_identity_providers", workload_identity_providers_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			retrieve(workloadIdentityProviderID, options) {
				return this._client.get(path`/organization/workload_identity_providers/${workloadIdentityProviderID}`, workload_identity_providers_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			update(workloadIdentityProviderID, body = {}, options) {
				return this._client.post(path`/organization/workload_identity_providers/${workloadIdentityProviderID}`, workload_identity_providers_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			list(query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = workload_identity_providers_normalizeRequestOptionsForQuery(query, [
					"after",
					"limit",
					"order"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList("/organization/workload_identity_providers", CursorPage, workload_identity_providers_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			delete(workloadIdentityProviderID, options) {
				return this._client.delete(path`/organization/workload_identity_providers/${workloadIdentityProviderID}`, workload_identity_providers_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
		}
		WorkloadIdentityProviders.FederationRules = FederationRules;
		;
		class Organization extends APIResource {
			constructor() {
				super(...arguments);
				this.auditLogs = new AuditLogs(this._client);
				this.adminAPIKeys = new AdminAPIKeys(this._client);
				this.usage = new Usage(this._client);
				this.invites = new Invites(this._client);
				this.users = new users_users_Users(this._client);
				this.groups = new Groups(this._client);
				this.roles = new Roles(this._client);
				this.dataRetention = new DataRetention(this._client);
				this.externalKeys = new ExternalKeys(this._client);
				this.workloadIdentityProviders = new WorkloadIdentityProviders(this._client);
				this.externalStorage = new ExternalStorage(this._client);
				this.spendLimit = new SpendLimit(this._client);
				this.spendAlerts = new SpendAlerts(this._client);
				this.certificates = new Certificates(this._client);
				this.projects = new Projects(this._client);
			}
		}
		Organization.AuditLogs = AuditLogs;
		Organization.AdminAPIKeys = AdminAPIKeys;
		Organization.Usage = Usage;
		Organization.Invites = Invites;
		Organization.Users = users_users_Users;
		Organization.Groups = Groups;
		Organization.Roles = Roles;
		Organization.DataRetention = DataRetention;
		Organization.ExternalKeys = ExternalKeys;
		Organization.WorkloadIdentityProviders = WorkloadIdentityProviders;
		Organization.ExternalStorage = ExternalStorage;
		Organization.SpendLimit = SpendLimit;
		Organization.SpendAlerts = SpendAlerts;
		Organization.Certificates = Certificates;
		Organization.Projects = Projects;
		;
		class Admin extends APIResource {
			constructor() {
				super(...arguments);
				this.organization = new Organization(this._client);
			}
		}
		Admin.Organization = Organization;
		;
		function speech_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		class Speech extends APIResource {
			create(body, options) {
				return this._client.post("/audio/speech", speech_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					headers: buildHeaders([{ Accept: "application/octet-stream" }, options?.headers]),
					__security: { bearerAuth: true },
					__binaryResponse: true
				})));
			}
		}
		;
		function transcriptions_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		function transcriptions_withBodyFinalization(options, finalization) {
			return {
				...options,
				__metadata: {
					...options.__metadata,
					...finalization
				}
			};
		}
		class Transcriptions extends APIResource {
			create(body, options) {
				return this._client.post("/audio/transcriptions", transcriptions_resolveResourceRequestOptions(options, (options) => multipartFormRequestOptions(transcriptions_withBodyFinalization(((request) => ({
					...request,
					__metadata: { model: body.model }
				}))({
					body,
					...options,
					stream: body.stream ?? false,
					__security: { bearerAuth: true }
				}), { streamFromBody: true }), this._client)));
			}
		}
		;
		function translations_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		class Translations extends APIResource {
			create(body, options) {
				return this._client.post("/audio/translations", translations_resolveResourceRequestOptions(options, (options) => multipartFormRequestOptions(((request) => ({
					...request,
					__metadata: { model: body.model }
				}))({
					body,
					...options,
					__security: { bearerAuth: true }
				}), this._client)));
			}
		}
		;
		function voice_consents_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const voice_consents_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function voice_consents_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => voice_consents_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !voice_consents_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class VoiceConsents extends APIResource {
			create(body, options) {
				return this._client.post("/audio/voice_consents", voice_consents_resolveResourceRequestOptions(options, (options) => multipartFormRequestOptions({
					body,
					...options,
					__security: { bearerAuth: true }
				}, this._client)));
			}
			retrieve(consentID, options) {
				return this._client.get(path`/audio/voice_consents/${consentID}`, voice_consents_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { bearerAuth: true }
				})));
			}
			update(consentID, body, options) {
				return this._client.post(path`/audio/voice_consents/${consentID}`, voice_consents_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { bearerAuth: true }
				})));
			}
			list(query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = voice_consents_normalizeRequestOptionsForQuery(query, ["after", "limit"], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList("/audio/voice_consents", CursorPage, voice_consents_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { bearerAuth: true }
				})));
			}
			delete(consentID, options) {
				return this._client.delete(path`/audio/voice_consents/${consentID}`, voice_consents_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { bearerAuth: true }
				})));
			}
		}
		;
		function voices_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		class Voices extends APIResource {
			create(body, options) {
				return this._client.post("/audio/voices", voices_resolveResourceRequestOptions(options, (options) => multipartFormRequestOptions({
					body,
					...options,
					__security: { bearerAuth: true }
				}, this._client)));
			}
			delete(voiceID, options) {
				return this._client.delete(path`/audio/voices/${voiceID}`, voices_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { bearerAuth: true }
				})));
			}
		}
		;
		class Audio extends APIResource {
			constructor() {
				super(...arguments);
				this.transcriptions = new Transcriptions(this._client);
				this.translations = new Translations(this._client);
				this.speech = new Speech(this._client);
				this.voices = new Voices(this._client);
				this.voiceConsents = new VoiceConsents(this._client);
			}
		}
		Audio.Transcriptions = Transcriptions;
		Audio.Translations = Translations;
		Audio.Speech = Speech;
		Audio.Voices = Voices;
		Audio.VoiceConsents = VoiceConsents;
		;
		function batches_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const batches_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function batches_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => batches_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !batches_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class Batches extends APIResource {
			create(body, options) {
				return this._client.post("/batches", batches_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { bearerAuth: true }
				})));
			}
			retrieve(batchID, options) {
				return this._client.get(path`/batches/${batchID}`, batches_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { bearerAuth: true }
				})));
			}
			list(query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = batches_normalizeRequestOptionsForQuery(query, ["after", "limit"], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList("/batches", CursorPage, batches_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { bearerAuth: true }
				})));
			}
			cancel(batchID, options) {
				return this._client.post(path`/batches/${batchID}/cancel`, batches_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { bearerAuth: true }
				})));
			}
		}
		;
		function assistants_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const assistants_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function assistants_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => assistants_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !assistants_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class Assistants extends APIResource {
			create(body, options) {
				return this._client.post("/assistants", assistants_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			retrieve(assistantID, options) {
				return this._client.get(path`/assistants/${assistantID}`, assistants_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			update(assistantID, body, options) {
				return this._client.post(path`/assistants/${assistantID}`, assistants_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			list(query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = assistants_normalizeRequestOptionsForQuery(query, [
					"after",
					"before",
					"limit",
					"order"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList("/assistants", CursorPage, assistants_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			delete(assistantID, options) {
				return this._client.delete(path`/assistants/${assistantID}`, assistants_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
		}
		;
		function invocations_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const invocations_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function invocations_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => invocations_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !invocations_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class Invocations extends APIResource {
			create(automationID, options) {
				return this._client.post(path`/agents/automations/${automationID}/invocations`, invocations_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			retrieve(invocationID, params, options) {
				const { automation_id } = params;
				return this._client.get(path`/agents/automations/${automation_id}/invocations/${invocationID}`, invocations_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			list(automationID, query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = invocations_normalizeRequestOptionsForQuery(query, [
					"after",
					"limit",
					"order"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList(path`/agents/automations/${automationID}/invocations`, CursorPage, invocations_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
		}
		;
		function automations_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const automations_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function automations_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => automations_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !automations_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class Automations extends APIResource {
			constructor() {
				super(...arguments);
				this.invocations = new Invocations(this._client);
			}
			create(body, options) {
				return this._client.post("/agents/automations", automations_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			retrieve(automationID, options) {
				return this._client.get(path`/agents/automations/${automationID}`, automations_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			update(automationID, body, options) {
				return this._client.post(path`/agents/automations/${automationID}`, automations_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			list(query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = automations_normalizeRequestOptionsForQuery(query, [
					"after",
					"limit",
					"order",
					"session_id"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList("/agents/automations", CursorPage, automations_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			delete(automationID, options) {
				return this._client.delete(path`/agents/automations/${automationID}`, automations_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			pause(automationID, options) {
				return this._client.post(path`/agents/automations/${automationID}/pause`, automations_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			resume(automationID, options) {
				return this._client.post(path`/agents/automations/${automationID}/resume`, automations_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
		}
		Automations.Invocations = Invocations;
		;
		class AgentFileUploadError extends error_OpenAIError {
			constructor(uploadedFiles, cause) {
				super("Agent file preparation or staging failed; uploaded files remain caller-owned.");
				this.name = "AgentFileUploadError";
				this.uploadedFiles = uploadedFiles;
				Object.defineProperty(this, "cause", {
					value: cause,
					configurable: true
				});
			}
		}
		function validateAgentFilePath(path) {
			const parts = path.split("/");
			const root = parts[2] ?? "";
			if (!path.startsWith("/workspace/") || path.includes("\\") || path.includes("\0") || parts.slice(1).some((part) => part === "" || part === "." || part === "..") || root === ".codex" || root === ".managed-agents" || root.startsWith(".managed-agents-") || path === "/workspace/outputs") {
				throw new error_OpenAIError("Agent files require a non-reserved absolute file path inside /workspace");
			}
		}
		function preflight(files, options) {
			const entries = Object.entries(files);
			const headers = buildHeaders([options.headers]);
			if (entries.length > 1 && (headers.values.has("idempotency-key") || !headers.nulls.has("idempotency-key") && options?.idempotencyKey !== undefined)) {
				throw new error_OpenAIError("Do not reuse an Idempotency-Key across multiple file uploads");
			}
			const paths = { children: new Map() };
			for (const [path] of entries) {
				validateAgentFilePath(path);
				let node = paths;
				for (const part of path.split("/")) {
					if (node.file) {
						throw new error_OpenAIError("Agent file destinations conflict");
					}
					let child = node.children.get(part);
					if (!child) {
						child = { children: new Map() };
						node.children.set(part, child);
					}
					node = child;
				}
				if (node.children.size > 0) {
					throw new error_OpenAIError("Agent file destinations conflict");
				}
				node.file = true;
			}
			return entries;
		}
		async function prepareAgentFiles(client, files, options) {
			const requestOptions = { ...options };
			const headers = buildHeaders([client["_options"].defaultHeaders, requestOptions.headers]);
			requestOptions.headers = headers;
			const entries = preflight(files, requestOptions);
			if (entries.length > 1) {
				headers.nulls.add("idempotency-key");
			}
			const prepared = {
				files: [],
				uploadedFiles: []
			};
			try {
				for (const [path, file] of entries) {
					const uploaded = await client.files.create({
						file,
						purpose: "user_data"
					}, requestOptions);
					prepared.uploadedFiles.push(uploaded);
					prepared.files.push({
						type: "file_id",
						file_id: uploaded.id,
						path
					});
				}
				return prepared;
			} catch (error) {
				throw new AgentFileUploadError(prepared.uploadedFiles, error);
			}
		}
		async function uploadAgentFile(client, resource, environmentID, params, options) {
			const prepared = await prepareAgentFiles(client, { [params.path]: params.file }, options);
			const [reference] = prepared.files;
			const [uploadedFile] = prepared.uploadedFiles;
			if (!reference || !uploadedFile) {
				throw new error_OpenAIError("Missing prepared agent file");
			}
			try {
				return {
					uploadedFile,
					environmentFile: await resource.create(environmentID, reference, options)
				};
			} catch (error) {
				throw new AgentFileUploadError(prepared.uploadedFiles, error);
			}
		}
		;
		function files_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		class Files extends APIResource {
			create(environmentID, body, options) {
				return this._client.post(path`/agents/environments/${environmentID}/files`, files_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			list(environmentID, query = {}, options) {
				return this._client.getAPIList(path`/agents/environments/${environmentID}/files`, TokenPage, files_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			prepare(files, options) {
				return prepareAgentFiles(this._client, files, options);
			}
			upload(environmentID, params, options) {
				return uploadAgentFile(this._client, this, environmentID, params, options);
			}
		}
		;
		function templates_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const templates_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function templates_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => templates_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !templates_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class Templates extends APIResource {
			create(body = {}, options) {
				return this._client.post("/agents/environments/templates", templates_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			retrieve(environmentTemplateID, options) {
				return this._client.get(path`/agents/environments/templates/${environmentTemplateID}`, templates_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			update(environmentTemplateID, body = {}, options) {
				return this._client.post(path`/agents/environments/templates/${environmentTemplateID}`, templates_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			list(query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = templates_normalizeRequestOptionsForQuery(query, [
					"after",
					"limit",
					"order"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList("/agents/environments/templates", CursorPage, templates_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			delete(environmentTemplateID, options) {
				return this._client.delete(path`/agents/environments/templates/${environmentTemplateID}`, templates_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
		}
		;
		function environments_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const environments_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function environments_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => environments_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !environments_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class Environments extends APIResource {
			constructor() {
				super(...arguments);
				this.files = new Files(this._client);
				this.templates = new Templates(this._client);
			}
			create(params, options) {
				const { "Idempotency-Key": idempotencyKey, ...body } = params;
				return this._client.post("/agents/environments", environments_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					headers: buildHeaders([{
						"OpenAI-Beta": "agents=v1",
						...idempotencyKey != null ? { "Idempotency-Key": idempotencyKey } : undefined
					}, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			retrieve(environmentID, options) {
				return this._client.get(path`/agents/environments/${environmentID}`, environments_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			list(query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = environments_normalizeRequestOptionsForQuery(query, [
					"after",
					"limit",
					"order",
					"type"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList("/agents/environments", EnvironmentInfosPage, environments_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
		}
		class EnvironmentInfosPage extends CursorPage {
			constructor(client, response, body, options) {
				super(client, response, body, options);
				this.object = body.object;
				this.first_id = body.first_id;
				this.last_id = body.last_id;
			}
		}
		Environments.Files = Files;
		Environments.Templates = Templates;
		;
		async function* agentItems(load) {
			let after;
			while (true) {
				const page = await load(after);
				yield* page.data;
				if (!page.has_more) {
					return;
				}
				const body = page["body"];
				const last = page.data[page.data.length - 1];
				const cursor = values_isObj(body) && typeof body["last_id"] === "string" ? body["last_id"] : last?.id;
				if (!cursor || cursor === after) {
					throw new error_OpenAIError("Agent pagination cannot advance to the next page");
				}
				after = cursor;
			}
		}
		;
		var _AgentResultArtifacts_resource, _AgentResultArtifacts_sessionID, _AgentResultArtifacts_turnID;
		class AgentResultArtifacts {
			constructor(resource, result) {
				_AgentResultArtifacts_resource.set(this, void 0);
				_AgentResultArtifacts_sessionID.set(this, void 0);
				_AgentResultArtifacts_turnID.set(this, void 0);
				__classPrivateFieldSet(this, _AgentResultArtifacts_resource, resource, "f");
				__classPrivateFieldSet(this, _AgentResultArtifacts_sessionID, result.session_id, "f");
				__classPrivateFieldSet(this, _AgentResultArtifacts_turnID, result.turn_id, "f");
			}
			async retrieve(path, options) {
				let selected;
				for await (const artifact of agentItems((after) => __classPrivateFieldGet(this, _AgentResultArtifacts_resource, "f").list(__classPrivateFieldGet(this, _AgentResultArtifacts_sessionID, "f"), {}, {
					...options,
					query: {
						...options?.query,
						after,
						environment_id: undefined
					}
				}))) {
					if (artifact.session_id === __classPrivateFieldGet(this, _AgentResultArtifacts_sessionID, "f") && artifact.turn_id === __classPrivateFieldGet(this, _AgentResultArtifacts_turnID, "f") && artifact.path === path) {
						if (selected) {
							throw new error_OpenAIError("Multiple artifacts match this result and path");
						}
						selected = artifact;
					}
				}
				if (!selected) {
					throw new error_OpenAIError("No artifact matches this result and path");
				}
				return selected;
			}
			async content(path, options) {
				const artifact = await this.retrieve(path, options);
				return __classPrivateFieldGet(this, _AgentResultArtifacts_resource, "f").content(artifact.id, { session_id: __classPrivateFieldGet(this, _AgentResultArtifacts_sessionID, "f") }, options);
			}
			async download(params, options) {
				const { path, to } = params;
				const artifact = await this.retrieve(path, options);
				const response = await __classPrivateFieldGet(this, _AgentResultArtifacts_resource, "f").content(artifact.id, { session_id: __classPrivateFieldGet(this, _AgentResultArtifacts_sessionID, "f") }, options);
				if (!response.body) {
					throw new error_OpenAIError("Artifact response has no content stream");
				}
				try {
					await response.body.pipeTo(to, options?.signal ? { signal: options.signal } : {});
				} catch (error) {
					try {
						await response.body.cancel();
					} catch {}
					throw error;
				}
				return artifact;
			}
		}
		_AgentResultArtifacts_resource = new WeakMap(), _AgentResultArtifacts_sessionID = new WeakMap(), _AgentResultArtifacts_turnID = new WeakMap();
		;
		function artifacts_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const artifacts_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function artifacts_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => artifacts_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !artifacts_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class Artifacts extends APIResource {
			retrieve(artifactID, params, options) {
				const { session_id } = params;
				return this._client.get(path`/agents/sessions/${session_id}/artifacts/${artifactID}`, artifacts_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			list(sessionID, query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = artifacts_normalizeRequestOptionsForQuery(query, [
					"after",
					"environment_id",
					"limit",
					"order"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList(path`/agents/sessions/${sessionID}/artifacts`, CursorPage, artifacts_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			delete(artifactID, params, options) {
				const { session_id } = params;
				return this._client.delete(path`/agents/sessions/${session_id}/artifacts/${artifactID}`, artifacts_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			content(artifactID, params, options) {
				const { session_id } = params;
				return this._client.get(path`/agents/sessions/${session_id}/artifacts/${artifactID}/content`, artifacts_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{
						"OpenAI-Beta": "agents=v1",
						Accept: "application/octet-stream"
					}, options?.headers]),
					__security: { bearerAuth: true },
					__binaryResponse: true
				})));
			}
			forResult(result) {
				return new AgentResultArtifacts(this, result);
			}
		}
		;
		function events_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		class Events extends APIResource {
			create(sessionID, params, options) {
				const { "Idempotency-Key": idempotencyKey, ...body } = params;
				return this._client.post(path`/agents/sessions/${sessionID}/events`, events_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					headers: buildHeaders([{
						"OpenAI-Beta": "agents=v1",
						Accept: "*/*",
						...idempotencyKey != null ? { "Idempotency-Key": idempotencyKey } : undefined
					}, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			stream(sessionID, options) {
				return this._client.get(path`/agents/sessions/${sessionID}/events`, events_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{
						"OpenAI-Beta": "agents=v1",
						Accept: "text/event-stream"
					}, options?.headers]),
					stream: true,
					__streamMode: "events",
					__security: { bearerAuth: true }
				})));
			}
		}
		;
		function items_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const items_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function items_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => items_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !items_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class Items extends APIResource {
			list(sessionID, query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = items_normalizeRequestOptionsForQuery(query, [
					"after",
					"limit",
					"order"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList(path`/agents/sessions/${sessionID}/items`, CursorPage, items_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
		}
		;
		function traces_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const traces_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function traces_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => traces_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !traces_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class Traces extends APIResource {
			list(sessionID, query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = traces_normalizeRequestOptionsForQuery(query, [
					"after",
					"limit",
					"order"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList(path`/agents/sessions/${sessionID}/traces`, CursorPage, traces_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
		}
		;
		function subagents_items_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		class items_Items extends APIResource {
			list(subagentID, params, options) {
				const { session_id, ...query } = params;
				return this._client.getAPIList(path`/agents/sessions/${session_id}/subagents/${subagentID}/items`, CursorPage, subagents_items_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
		}
		;
		function turns_items_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		class turns_items_Items extends APIResource {
			list(turnID, params, options) {
				const { session_id, subagent_id, ...query } = params;
				return this._client.getAPIList(path`/agents/sessions/${session_id}/subagents/${subagent_id}/turns/${turnID}/items`, CursorPage, turns_items_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
		}
		;
		function turns_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		class Turns extends APIResource {
			constructor() {
				super(...arguments);
				this.items = new turns_items_Items(this._client);
			}
			retrieve(turnID, params, options) {
				const { session_id, subagent_id } = params;
				return this._client.get(path`/agents/sessions/${session_id}/subagents/${subagent_id}/turns/${turnID}`, turns_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			list(subagentID, params, options) {
				const { session_id, ...query } = params;
				return this._client.getAPIList(path`/agents/sessions/${session_id}/subagents/${subagentID}/turns`, CursorPage, turns_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
		}
		Turns.Items = turns_items_Items;
		;
		function subagents_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const subagents_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function subagents_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => subagents_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !subagents_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class Subagents extends APIResource {
			constructor() {
				super(...arguments);
				this.items = new items_Items(this._client);
				this.turns = new Turns(this._client);
			}
			retrieve(subagentID, params, options) {
				const { session_id } = params;
				return this._client.get(path`/agents/sessions/${session_id}/subagents/${subagentID}`, subagents_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			list(sessionID, query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = subagents_normalizeRequestOptionsForQuery(query, [
					"after",
					"limit",
					"order"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList(path`/agents/sessions/${sessionID}/subagents`, CursorPage, subagents_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
		}
		Subagents.Items = items_Items;
		Subagents.Turns = Turns;
		;
		function sessions_turns_items_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		class sessions_turns_items_Items extends APIResource {
			list(turnID, params, options) {
				const { session_id, ...query } = params;
				return this._client.getAPIList(path`/agents/sessions/${session_id}/turns/${turnID}/items`, ConversationCursorPage, sessions_turns_items_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
		}
		;
		function turns_turns_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const turns_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function turns_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => turns_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !turns_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class turns_Turns extends APIResource {
			constructor() {
				super(...arguments);
				this.items = new sessions_turns_items_Items(this._client);
			}
			retrieve(turnID, params, options) {
				const { session_id } = params;
				return this._client.get(path`/agents/sessions/${session_id}/turns/${turnID}`, turns_turns_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			list(sessionID, query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = turns_normalizeRequestOptionsForQuery(query, [
					"after",
					"limit",
					"order"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList(path`/agents/sessions/${sessionID}/turns`, CursorPage, turns_turns_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
		}
		turns_Turns.Items = sessions_turns_items_Items;
		;
		var _TurnState_turnID, _TurnState_turnEnded, _TurnState_eventIDs, _TurnState_calls;
		class TurnState {
			constructor() {
				_TurnState_turnID.set(this, void 0);
				_TurnState_turnEnded.set(this, false);
				_TurnState_eventIDs.set(this, new Set());
				_TurnState_calls.set(this, new Set());
			}
			accept(event) {
				if (__classPrivateFieldGet(this, _TurnState_eventIDs, "f").has(event.event_id)) {
					return false;
				}
				if (__classPrivateFieldGet(this, _TurnState_eventIDs, "f").size === 1024) {
					const oldest = __classPrivateFieldGet(this, _TurnState_eventIDs, "f").values().next();
					if (!oldest.done) {
						__classPrivateFieldGet(this, _TurnState_eventIDs, "f").delete(oldest.value);
					}
				}
				__classPrivateFieldGet(this, _TurnState_eventIDs, "f").add(event.event_id);
				if (event.type === "agent.session.turn.created" && event.turn.subagent_id === null && __classPrivateFieldGet(this, _TurnState_turnID, "f") === undefined) {
					__classPrivateFieldSet(this, _TurnState_turnID, event.turn_id, "f");
				}
				if ((event.type === "agent.session.turn.completed" || event.type === "agent.session.turn.failed" || event.type === "agent.session.turn.cancelled") && __classPrivateFieldGet(this, _TurnState_turnID, "f") !== undefined && event.turn_id === __classPrivateFieldGet(this, _TurnState_turnID, "f")) {
					__classPrivateFieldSet(this, _TurnState_turnEnded, true, "f");
				}
				return true;
			}
			terminal(event) {
				return event.type === "agent.session.failed" || event.type === "agent.session.idle" && __classPrivateFieldGet(this, _TurnState_turnEnded, "f");
			}
			call(event) {
				if (event.type !== "agent.session.turn.item.added" || event.item.type !== "function_call") {
					return;
				}
				const call = event.item;
				const key = JSON.stringify([call.turn_id, call.call_id]);
				if (__classPrivateFieldGet(this, _TurnState_calls, "f").has(key)) {
					return;
				}
				__classPrivateFieldGet(this, _TurnState_calls, "f").add(key);
				return call;
			}
		}
		_TurnState_turnID = new WeakMap(), _TurnState_turnEnded = new WeakMap(), _TurnState_eventIDs = new WeakMap(), _TurnState_calls = new WeakMap();
		;
		function isInputContent(value) {
			if (!values_isObj(value)) {
				return false;
			}
			const content = value;
			let field;
			if (content["type"] === "input_text") {
				field = "text";
			} else if (content["type"] === "input_image") {
				field = "image_url";
			} else {
				return false;
			}
			return hasOwn(content, "type") && hasOwn(content, field) && typeof content[field] === "string";
		}
		;
		const toolStages = Symbol.for("openai.beta.agents.toolStages");
		;
		var _AgentToolDispatcher_instances, _AgentToolDispatcher_handlers, _AgentToolDispatcher_options, _AgentToolDispatcher_sessions, _AgentToolDispatcher_controller, _AgentToolDispatcher_onToolError, _AgentToolDispatcher_result, _AgentToolDispatcher_checkAbort, _AgentToolDispatcher_abortError, _AgentToolDispatcher_wait, _AgentToolDispatcher_submit;
		function normalizedOutput(value) {
			if (value === null) {
				return null;
			}
			if (typeof value === "string" || Array.isArray(value) && value.every(isInputContent)) {
				return value;
			}
			throw new error_OpenAIError("Tool output must be text, content, a JSON object, or null");
		}
		function toolResult(call, value) {
			const output = values_isObj(value) ? JSON.stringify(value) : value;
			const serialized = JSON.stringify(output);
			if (serialized === undefined) {
				throw new error_OpenAIError("Tool output must be JSON serializable");
			}
			return {
				type: "agent.session.input.tool_result",
				turn_id: call.turn_id,
				call_id: call.call_id,
				success: true,
				output: normalizedOutput(typeof output === "string" ? output : JSON.parse(serialized))
			};
		}
		class AgentToolDispatcher {
			constructor(sessions, handlers, controller, options, onToolError) {
				_AgentToolDispatcher_instances.add(this);
				_AgentToolDispatcher_handlers.set(this, void 0);
				_AgentToolDispatcher_options.set(this, void 0);
				_AgentToolDispatcher_sessions.set(this, void 0);
				_AgentToolDispatcher_controller.set(this, void 0);
				_AgentToolDispatcher_onToolError.set(this, void 0);
				__classPrivateFieldSet(this, _AgentToolDispatcher_sessions, sessions, "f");
				__classPrivateFieldSet(this, _AgentToolDispatcher_controller, controller, "f");
				__classPrivateFieldSet(this, _AgentToolDispatcher_onToolError, onToolError, "f");
				__classPrivateFieldSet(this, _AgentToolDispatcher_handlers, new Map(Object.entries(handlers)), "f");
				const headers = buildHeaders([options?.headers]);
				headers.values.delete("idempotency-key");
				headers.nulls.delete("idempotency-key");
				const { idempotencyKey: _key, ...rest } = options ?? {};
				__classPrivateFieldSet(this, _AgentToolDispatcher_options, {
					...rest,
					headers,
					signal: controller.signal
				}, "f");
			}
			canHandle(name) {
				return typeof __classPrivateFieldGet(this, _AgentToolDispatcher_handlers, "f").get(name) === "function";
			}
			prepare(call, sessionID) {
				const handler = call && __classPrivateFieldGet(this, _AgentToolDispatcher_handlers, "f").get(call.name);
				if (!call || typeof handler !== "function") {
					return;
				}
				if (!sessionID) {
					throw new error_OpenAIError("Tool call received before the session creation event");
				}
				const snapshot = structuredClone(call);
				return async () => {
					__classPrivateFieldGet(this, _AgentToolDispatcher_instances, "m", _AgentToolDispatcher_checkAbort).call(this);
					const result = await __classPrivateFieldGet(this, _AgentToolDispatcher_instances, "m", _AgentToolDispatcher_result).call(this, snapshot, handler, sessionID);
					__classPrivateFieldGet(this, _AgentToolDispatcher_instances, "m", _AgentToolDispatcher_checkAbort).call(this);
					await __classPrivateFieldGet(this, _AgentToolDispatcher_instances, "m", _AgentToolDispatcher_submit).call(this, sessionID, result);
				};
			}
		}
		_AgentToolDispatcher_handlers = new WeakMap(), _AgentToolDispatcher_options = new WeakMap(), _AgentToolDispatcher_sessions = new WeakMap(), _AgentToolDispatcher_controller = new WeakMap(), _AgentToolDispatcher_onToolError = new WeakMap(), _AgentToolDispatcher_instances = new WeakSet(), _AgentToolDispatcher_result = async function _AgentToolDispatcher_result(call, handler, sessionID) {
			let stage = "arguments";
			try {
				const args = typeof call.arguments === "string" ? JSON.parse(call.arguments) : call.arguments;
				if (!values_isObj(args)) {
					throw new error_OpenAIError("Function arguments must be a JSON object");
				}
				stage = "execution";
				const arguments_ = args;
				const output = await __classPrivateFieldGet(this, _AgentToolDispatcher_instances, "m", _AgentToolDispatcher_wait).call(this, () => __classPrivateFieldGet(this, _AgentToolDispatcher_onToolError, "f") && handler[toolStages] ? handler(arguments_, (value) => {
					stage = value;
				}) : handler(arguments_));
				stage = "output";
				return toolResult(call, output);
			} catch (error) {
				__classPrivateFieldGet(this, _AgentToolDispatcher_instances, "m", _AgentToolDispatcher_checkAbort).call(this);
				if (__classPrivateFieldGet(this, _AgentToolDispatcher_onToolError, "f")) {
					const failure = Object.freeze({
						error,
						stage,
						tool_name: call.name,
						session_id: sessionID,
						turn_id: call.turn_id,
						call_id: call.call_id
					});
					try {
						await __classPrivateFieldGet(this, _AgentToolDispatcher_instances, "m", _AgentToolDispatcher_wait).call(this, () => __classPrivateFieldGet(this, _AgentToolDispatcher_onToolError, "f")?.call(this, failure));
					} catch {
						__classPrivateFieldGet(this, _AgentToolDispatcher_instances, "m", _AgentToolDispatcher_checkAbort).call(this);
					}
				}
				return {
					type: "agent.session.input.tool_result",
					turn_id: call.turn_id,
					call_id: call.call_id,
					success: false,
					error: "Tool handler failed."
				};
			}
		}, _AgentToolDispatcher_checkAbort = function _AgentToolDispatcher_checkAbort() {
			if (__classPrivateFieldGet(this, _AgentToolDispatcher_controller, "f").signal.aborted) {
				throw __classPrivateFieldGet(this, _AgentToolDispatcher_instances, "m", _AgentToolDispatcher_abortError).call(this);
			}
		}, _AgentToolDispatcher_abortError = function _AgentToolDispatcher_abortError() {
			const error = new APIUserAbortError();
			Object.defineProperty(error, "cause", {
				value: __classPrivateFieldGet(this, _AgentToolDispatcher_controller, "f").signal.reason,
				writable: true,
				configurable: true
			});
			return error;
		}, _AgentToolDispatcher_wait = async function _AgentToolDispatcher_wait(action) {
			let onAbort;
			const aborted = new Promise((_resolve, reject) => {
				onAbort = () => reject(__classPrivateFieldGet(this, _AgentToolDispatcher_instances, "m", _AgentToolDispatcher_abortError).call(this));
				__classPrivateFieldGet(this, _AgentToolDispatcher_controller, "f").signal.addEventListener("abort", onAbort, { once: true });
			});
			try {
				__classPrivateFieldGet(this, _AgentToolDispatcher_instances, "m", _AgentToolDispatcher_checkAbort).call(this);
				const invoke = async () => await action();
				return await Promise.race([invoke(), aborted]);
			} finally {
				if (onAbort) {
					__classPrivateFieldGet(this, _AgentToolDispatcher_controller, "f").signal.removeEventListener("abort", onAbort);
				}
			}
		}, _AgentToolDispatcher_submit = async function _AgentToolDispatcher_submit(sessionID, result, key = uuid4(), attempt = 0) {
			__classPrivateFieldGet(this, _AgentToolDispatcher_instances, "m", _AgentToolDispatcher_checkAbort).call(this);
			try {
				await __classPrivateFieldGet(this, _AgentToolDispatcher_sessions, "f").events.create(sessionID, {
					events: [result],
					"Idempotency-Key": key
				}, __classPrivateFieldGet(this, _AgentToolDispatcher_options, "f"));
			} catch (error) {
				const delay = [
					100,
					300,
					600
				][attempt];
				if (delay === undefined || !(error instanceof BadRequestError) || error.code !== "invalid_request_error" || !error.error || !("message" in error.error) || error.error.message !== `Unknown pending tool call: ${result.call_id}`) {
					throw error;
				}
				let timer;
				try {
					await __classPrivateFieldGet(this, _AgentToolDispatcher_instances, "m", _AgentToolDispatcher_wait).call(this, () => new Promise((resolve) => {
						timer = setTimeout(resolve, delay);
					}));
				} finally {
					if (timer !== undefined) {
						clearTimeout(timer);
					}
				}
				await __classPrivateFieldGet(this, _AgentToolDispatcher_instances, "m", _AgentToolDispatcher_submit).call(this, sessionID, result, key, attempt + 1);
			}
		};
		;
		function outputText(message) {
			return message.content.map((block) => block.type === "output_text" ? block.text : "").join("");
		}
		;
		class AgentTurnResult {
			constructor(turn, messages) {
				this.turn = turn;
				this.messages = messages;
			}
			get session_id() {
				return this.turn.session_id;
			}
			get turn_id() {
				return this.turn.id;
			}
			get output_text() {
				return this.messages.map(outputText).join("");
			}
		}
		;
		class ParsedAgentTurnResult extends AgentTurnResult {
			constructor(result, parsed) {
				super(result.turn, result.messages);
				this.raw_result = result;
				this.output_parsed = parsed;
			}
		}
		;
		var _AgentOutputParseError_rawResult;
		class AgentOutputParseError extends error_OpenAIError {
			constructor(result) {
				super("The completed agent output could not be parsed");
				this.name = "AgentOutputParseError";
				_AgentOutputParseError_rawResult.set(this, void 0);
				__classPrivateFieldSet(this, _AgentOutputParseError_rawResult, result, "f");
			}
			get raw_result() {
				return __classPrivateFieldGet(this, _AgentOutputParseError_rawResult, "f");
			}
		}
		_AgentOutputParseError_rawResult = new WeakMap();
		;
		function parseAgentResult(result, format) {
			try {
				if (!format) {
					return result;
				}
				let first;
				for (const message of result.messages) {
					for (const content of message.content) {
						if (content.type === "output_text") {
							const value = format.$parseRaw(content.text);
							first ?? (first = { value });
						}
					}
				}
				if (!first) {
					throw new AgentOutputParseError(result);
				}
				return new ParsedAgentTurnResult(result, first.value);
			} catch {
				throw new AgentOutputParseError(result);
			}
		}
		function ownJSONValue(object, key) {
			const descriptor = object && Object.getOwnPropertyDescriptor(object, key);
			return descriptor?.enumerable && "value" in descriptor ? descriptor.value : undefined;
		}
		function agentFormatParser(format) {
			if (!format) {
				return undefined;
			}
			const descriptor = Object.getOwnPropertyDescriptor(format, "$parseRaw");
			if (!descriptor || !("value" in descriptor) || typeof descriptor.value !== "function") {
				return undefined;
			}
			const schema = ownJSONValue(format, "schema");
			if (ownJSONValue(format, "type") !== "json_schema" || !schema) {
				throw new error_OpenAIError("Typed agent formats require own enumerable type and schema data properties");
			}
			const parse = descriptor.value;
			return {
				type: "json_schema",
				schema,
				$parseRaw: (text) => parse.call(format, text)
			};
		}
		function snapshotJSONProperty(object, key, capture = (value) => value) {
			const descriptor = Object.getOwnPropertyDescriptor(object, key);
			if (!descriptor?.enumerable) {
				return object;
			}
			const value = capture(object[key]);
			if ("value" in descriptor && value === descriptor.value) {
				return object;
			}
			return Object.create(Object.getPrototypeOf(object), {
				...Object.getOwnPropertyDescriptors(object),
				[key]: {
					value,
					enumerable: true,
					configurable: descriptor.configurable,
					writable: true
				}
			});
		}
		function captureAgentOutput(input, options) {
			const body = snapshotJSONProperty(input, "agent", (agent) => agent ? snapshotJSONProperty(agent, "text", (text) => text ? snapshotJSONProperty(text, "format") : text) : agent);
			const agent = ownJSONValue(body, "agent");
			const text = ownJSONValue(agent, "text");
			const format = agentFormatParser(ownJSONValue(text, "format"));
			if (!format) {
				return {
					body,
					options
				};
			}
			const schema = structuredClone(format.schema);
			for (const envelope of [
				body,
				agent,
				text
			]) {
				if (envelope && "toJSON" in envelope) {
					throw new error_OpenAIError("Typed agent requests cannot customize body, agent, or text serialization");
				}
			}
			const capturedOptions = { ...options };
			if (ownJSONValue(capturedOptions, "body") !== undefined) {
				throw new error_OpenAIError("Typed agent requests cannot override the body in request options");
			}
			delete capturedOptions.body;
			return {
				options: capturedOptions,
				body: {
					...body,
					agent: {
						...agent,
						text: {
							...text,
							format: {
								type: "json_schema",
								schema
							}
						}
					}
				},
				format
			};
		}
		async function parseAgentResultPromise(result, format) {
			return parseAgentResult(await result, format);
		}
		;
		class AgentTurnResultError extends error_OpenAIError {
			constructor(reason, session_id, turn, messages, required_actions = [], cause) {
				super(`Could not collect the agent turn result: ${reason}`);
				this.name = "AgentTurnResultError";
				this.reason = reason;
				this.session_id = session_id;
				this.turn = turn;
				this.messages = messages;
				this.required_actions = required_actions;
				this.cause = cause;
			}
			get turn_id() {
				return this.turn?.id;
			}
		}
		;
		var _AgentTurnResultCollector_instances, _AgentTurnResultCollector_sessionID, _AgentTurnResultCollector_turn, _AgentTurnResultCollector_messages, _AgentTurnResultCollector_requiredActions, _AgentTurnResultCollector_checkedActionsFor, _AgentTurnResultCollector_sessionFailed, _AgentTurnResultCollector_terminal, _AgentTurnResultCollector_idle, _AgentTurnResultCollector_acceptTurn, _AgentTurnResultCollector_acceptOutput, _AgentTurnResultCollector_finalMessages;
		class AgentTurnResultCollector {
			constructor(sessionID) {
				_AgentTurnResultCollector_instances.add(this);
				_AgentTurnResultCollector_sessionID.set(this, void 0);
				_AgentTurnResultCollector_turn.set(this, void 0);
				_AgentTurnResultCollector_messages.set(this, new Map());
				_AgentTurnResultCollector_requiredActions.set(this, []);
				_AgentTurnResultCollector_checkedActionsFor.set(this, void 0);
				_AgentTurnResultCollector_sessionFailed.set(this, false);
				_AgentTurnResultCollector_terminal.set(this, false);
				_AgentTurnResultCollector_idle.set(this, false);
				__classPrivateFieldSet(this, _AgentTurnResultCollector_sessionID, sessionID, "f");
			}
			accept(event) {
				if (this.ready) {
					return;
				}
				if ("session" in event) {
					__classPrivateFieldSet(this, _AgentTurnResultCollector_sessionID, __classPrivateFieldGet(this, _AgentTurnResultCollector_sessionID, "f") ?? event.session.id, "f");
					__classPrivateFieldSet(this, _AgentTurnResultCollector_requiredActions, structuredClone(event.session.required_actions ?? []), "f");
					__classPrivateFieldSet(this, _AgentTurnResultCollector_checkedActionsFor, undefined, "f");
					__classPrivateFieldSet(this, _AgentTurnResultCollector_sessionFailed, __classPrivateFieldGet(this, _AgentTurnResultCollector_sessionFailed, "f") || event.type === "agent.session.failed", "f");
					__classPrivateFieldSet(this, _AgentTurnResultCollector_idle, __classPrivateFieldGet(this, _AgentTurnResultCollector_idle, "f") || event.type === "agent.session.idle" && __classPrivateFieldGet(this, _AgentTurnResultCollector_terminal, "f"), "f");
				}
				if (event.type === "agent.session.turn.created" && event.turn.subagent_id === null && !__classPrivateFieldGet(this, _AgentTurnResultCollector_turn, "f")) {
					__classPrivateFieldSet(this, _AgentTurnResultCollector_turn, structuredClone(event.turn), "f");
					__classPrivateFieldSet(this, _AgentTurnResultCollector_sessionID, event.turn.session_id, "f");
				}
				let turnID = "turn_id" in event ? event.turn_id : undefined;
				if ("item" in event) {
					turnID = event.item.turn_id;
				}
				if (!__classPrivateFieldGet(this, _AgentTurnResultCollector_turn, "f") || turnID !== __classPrivateFieldGet(this, _AgentTurnResultCollector_turn, "f").id) {
					return;
				}
				__classPrivateFieldGet(this, _AgentTurnResultCollector_instances, "m", _AgentTurnResultCollector_acceptTurn).call(this, event);
			}
			error(reason, cause) {
				return new AgentTurnResultError(reason, __classPrivateFieldGet(this, _AgentTurnResultCollector_sessionID, "f"), __classPrivateFieldGet(this, _AgentTurnResultCollector_turn, "f"), __classPrivateFieldGet(this, _AgentTurnResultCollector_instances, "m", _AgentTurnResultCollector_finalMessages).call(this), __classPrivateFieldGet(this, _AgentTurnResultCollector_requiredActions, "f"), cause);
			}
			checkAction(canHandle) {
				if (__classPrivateFieldGet(this, _AgentTurnResultCollector_sessionFailed, "f") || __classPrivateFieldGet(this, _AgentTurnResultCollector_turn, "f")?.status === "failed") {
					throw this.error("failed");
				}
				if (__classPrivateFieldGet(this, _AgentTurnResultCollector_turn, "f")?.status === "cancelled") {
					throw this.error("cancelled");
				}
				if (__classPrivateFieldGet(this, _AgentTurnResultCollector_checkedActionsFor, "f") === canHandle) {
					return;
				}
				if (__classPrivateFieldGet(this, _AgentTurnResultCollector_requiredActions, "f").some((action) => action.type !== "function_call" || !canHandle(action.name))) {
					throw this.error("requires_action");
				}
				__classPrivateFieldSet(this, _AgentTurnResultCollector_checkedActionsFor, canHandle, "f");
			}
			get ready() {
				return __classPrivateFieldGet(this, _AgentTurnResultCollector_terminal, "f") && __classPrivateFieldGet(this, _AgentTurnResultCollector_idle, "f");
			}
			release() {
				__classPrivateFieldGet(this, _AgentTurnResultCollector_messages, "f").clear();
				__classPrivateFieldSet(this, _AgentTurnResultCollector_requiredActions, [], "f");
				__classPrivateFieldSet(this, _AgentTurnResultCollector_checkedActionsFor, undefined, "f");
			}
			finish() {
				this.checkAction(() => this.ready);
				if (!__classPrivateFieldGet(this, _AgentTurnResultCollector_terminal, "f") || __classPrivateFieldGet(this, _AgentTurnResultCollector_turn, "f")?.status !== "completed" || !__classPrivateFieldGet(this, _AgentTurnResultCollector_idle, "f")) {
					throw this.error("observation");
				}
				return new AgentTurnResult(__classPrivateFieldGet(this, _AgentTurnResultCollector_turn, "f"), __classPrivateFieldGet(this, _AgentTurnResultCollector_instances, "m", _AgentTurnResultCollector_finalMessages).call(this));
			}
		}
		_AgentTurnResultCollector_sessionID = new WeakMap(), _AgentTurnResultCollector_turn = new WeakMap(), _AgentTurnResultCollector_messages = new WeakMap(), _AgentTurnResultCollector_requiredActions = new WeakMap(), _AgentTurnResultCollector_checkedActionsFor = new WeakMap(), _AgentTurnResultCollector_sessionFailed = new WeakMap(), _AgentTurnResultCollector_terminal = new WeakMap(), _AgentTurnResultCollector_idle = new WeakMap(), _AgentTurnResultCollector_instances = new WeakSet(), _AgentTurnResultCollector_acceptTurn = function _AgentTurnResultCollector_acceptTurn(event) {
			if ("turn" in event) {
				__classPrivateFieldSet(this, _AgentTurnResultCollector_turn, structuredClone(event.turn), "f");
				__classPrivateFieldSet(this, _AgentTurnResultCollector_terminal, __classPrivateFieldGet(this, _AgentTurnResultCollector_terminal, "f") || event.type === "agent.session.turn.completed" || event.type === "agent.session.turn.failed" || event.type === "agent.session.turn.cancelled", "f");
			}
			__classPrivateFieldGet(this, _AgentTurnResultCollector_instances, "m", _AgentTurnResultCollector_acceptOutput).call(this, event);
		}, _AgentTurnResultCollector_acceptOutput = function _AgentTurnResultCollector_acceptOutput(event) {
			if (event.type !== "agent.session.turn.item.done" || event.item.type !== "message" || event.item.status !== "completed" || event.item.phase === "commentary" || __classPrivateFieldGet(this, _AgentTurnResultCollector_messages, "f").has(event.item.id)) {
				return;
			}
			__classPrivateFieldGet(this, _AgentTurnResultCollector_messages, "f").set(event.item.id, {
				index: event.output_index,
				message: structuredClone(event.item)
			});
		}, _AgentTurnResultCollector_finalMessages = function _AgentTurnResultCollector_finalMessages() {
			return [...__classPrivateFieldGet(this, _AgentTurnResultCollector_messages, "f").values()].sort((a, b) => a.index - b.index).map(({ message }) => message);
		};
		;
		var _ResultCollection_instances, _ResultCollection_iterator, _ResultCollection_ended, _ResultCollection_enabled, _ResultCollection_uncollectedEvents, _ResultCollection_error, _ResultCollection_result, _ResultCollection_source, _ResultCollection_signal, _ResultCollection_canHandle, _ResultCollection_observe, _ResultCollection_collect;
		class ResultCollection {
			constructor(source, canHandle = () => false, sessionID, signal) {
				_ResultCollection_instances.add(this);
				_ResultCollection_iterator.set(this, void 0);
				_ResultCollection_ended.set(this, false);
				_ResultCollection_enabled.set(this, false);
				_ResultCollection_uncollectedEvents.set(this, false);
				_ResultCollection_error.set(this, void 0);
				_ResultCollection_result.set(this, void 0);
				_ResultCollection_source.set(this, void 0);
				_ResultCollection_signal.set(this, void 0);
				_ResultCollection_canHandle.set(this, void 0);
				__classPrivateFieldSet(this, _ResultCollection_source, source, "f");
				__classPrivateFieldSet(this, _ResultCollection_signal, signal, "f");
				__classPrivateFieldSet(this, _ResultCollection_canHandle, canHandle, "f");
				this.collector = new AgentTurnResultCollector(sessionID);
			}
			enable() {
				if (!__classPrivateFieldGet(this, _ResultCollection_enabled, "f") && __classPrivateFieldGet(this, _ResultCollection_uncollectedEvents, "f")) {
					throw new error_OpenAIError("Call withResultCollection() before consuming events, or call finalResult() on a fresh stream.");
				}
				__classPrivateFieldSet(this, _ResultCollection_enabled, true, "f");
			}
			iterate() {
				if (__classPrivateFieldGet(this, _ResultCollection_iterator, "f")) {
					throw new error_OpenAIError("An agent result stream can only be consumed once");
				}
				return __classPrivateFieldSet(this, _ResultCollection_iterator, __classPrivateFieldGet(this, _ResultCollection_instances, "m", _ResultCollection_observe).call(this), "f");
			}
			finalResult() {
				return __classPrivateFieldSet(this, _ResultCollection_result, __classPrivateFieldGet(this, _ResultCollection_result, "f") ?? __classPrivateFieldGet(this, _ResultCollection_instances, "m", _ResultCollection_collect).call(this), "f");
			}
		}
		_ResultCollection_iterator = new WeakMap(), _ResultCollection_ended = new WeakMap(), _ResultCollection_enabled = new WeakMap(), _ResultCollection_uncollectedEvents = new WeakMap(), _ResultCollection_error = new WeakMap(), _ResultCollection_result = new WeakMap(), _ResultCollection_source = new WeakMap(), _ResultCollection_signal = new WeakMap(), _ResultCollection_canHandle = new WeakMap(), _ResultCollection_instances = new WeakSet(), _ResultCollection_observe = async function* _ResultCollection_observe() {
			const iterator = __classPrivateFieldGet(this, _ResultCollection_source, "f").call(this);
			let done = false;
			try {
				while (true) {
					const next = await iterator.next();
					if (next.done) {
						done = true;
						return;
					}
					if (__classPrivateFieldGet(this, _ResultCollection_enabled, "f")) {
						this.collector.accept(next.value);
					} else {
						__classPrivateFieldSet(this, _ResultCollection_uncollectedEvents, true, "f");
					}
					yield next.value;
				}
			} catch (error) {
				if (__classPrivateFieldGet(this, _ResultCollection_enabled, "f")) {
					__classPrivateFieldSet(this, _ResultCollection_error, error, "f");
				}
				throw error;
			} finally {
				__classPrivateFieldSet(this, _ResultCollection_ended, true, "f");
				if (!done) {
					await iterator.return?.();
				}
			}
		}, _ResultCollection_collect = async function _ResultCollection_collect() {
			this.enable();
			try {
				const iterator = __classPrivateFieldGet(this, _ResultCollection_iterator, "f") ?? this.iterate();
				while (!__classPrivateFieldGet(this, _ResultCollection_ended, "f") && !this.collector.ready) {
					this.collector.checkAction(__classPrivateFieldGet(this, _ResultCollection_canHandle, "f"));
					const next = await iterator.next();
					if (next.done) {
						break;
					}
				}
				if (__classPrivateFieldGet(this, _ResultCollection_error, "f") !== undefined && !this.collector.ready) {
					throw __classPrivateFieldGet(this, _ResultCollection_error, "f");
				}
				if (!this.collector.ready && __classPrivateFieldGet(this, _ResultCollection_signal, "f")?.aborted) {
					throw this.collector.error("observation", __classPrivateFieldGet(this, _ResultCollection_signal, "f").reason);
				}
				return this.collector.finish();
			} catch (error) {
				throw error instanceof AgentTurnResultError ? error : this.collector.error("observation", error);
			} finally {
				try {
					await __classPrivateFieldGet(this, _ResultCollection_iterator, "f")?.return();
				} finally {
					this.collector.release();
				}
			}
		};
		;
		var _AgentSessionStream_instances, _AgentSessionStream_consumed, _AgentSessionStream_format, _AgentSessionStream_parsedResult, _AgentSessionStream_collection, _AgentSessionStream_stream, _AgentSessionStream_response, _AgentSessionStream_reading, _AgentSessionStream_sessions, _AgentSessionStream_sessionID, _AgentSessionStream_input, _AgentSessionStream_dispatcher, _AgentSessionStream_inputKey, _AgentSessionStream_options, _AgentSessionStream_iterate, _AgentSessionStream_checkAbort, _AgentSessionStream_abortError;
		async function cancelBody(response) {
			try {
				await response?.body?.cancel();
			} catch {}
		}
		class AgentSessionStream {
			constructor(sessions, sessionID, params, options) {
				_AgentSessionStream_instances.add(this);
				this.controller = new AbortController();
				_AgentSessionStream_consumed.set(this, false);
				_AgentSessionStream_format.set(this, void 0);
				_AgentSessionStream_parsedResult.set(this, void 0);
				_AgentSessionStream_collection.set(this, void 0);
				_AgentSessionStream_stream.set(this, void 0);
				_AgentSessionStream_response.set(this, void 0);
				_AgentSessionStream_reading.set(this, false);
				_AgentSessionStream_sessions.set(this, void 0);
				_AgentSessionStream_sessionID.set(this, void 0);
				_AgentSessionStream_input.set(this, void 0);
				_AgentSessionStream_dispatcher.set(this, void 0);
				_AgentSessionStream_inputKey.set(this, void 0);
				_AgentSessionStream_options.set(this, void 0);
				const input = typeof params.input === "string" ? [{
					role: "user",
					content: [{
						type: "input_text",
						text: params.input
					}]
				}] : params.input;
				if (params.input.length === 0) {
					throw new error_OpenAIError("input must not be empty");
				}
				__classPrivateFieldSet(this, _AgentSessionStream_format, agentFormatParser(params.outputFormat), "f");
				if (params.outputFormat && !__classPrivateFieldGet(this, _AgentSessionStream_format, "f")) {
					throw new error_OpenAIError("outputFormat must have its own parser function");
				}
				__classPrivateFieldSet(this, _AgentSessionStream_sessions, sessions, "f");
				__classPrivateFieldSet(this, _AgentSessionStream_sessionID, sessionID, "f");
				__classPrivateFieldSet(this, _AgentSessionStream_input, {
					type: "agent.session.input.message",
					input
				}, "f");
				const headers = buildHeaders([options?.headers]);
				__classPrivateFieldSet(this, _AgentSessionStream_inputKey, headers.nulls.has("idempotency-key") ? undefined : headers.values.get("idempotency-key") ?? params.idempotencyKey ?? options?.idempotencyKey ?? uuid4(), "f");
				headers.values.delete("idempotency-key");
				headers.nulls.delete("idempotency-key");
				const { idempotencyKey: _key, ...rest } = options ?? {};
				__classPrivateFieldSet(this, _AgentSessionStream_options, {
					...rest,
					headers
				}, "f");
				__classPrivateFieldSet(this, _AgentSessionStream_dispatcher, new AgentToolDispatcher(sessions, params.toolHandlers ?? {}, this.controller, __classPrivateFieldGet(this, _AgentSessionStream_options, "f"), params.onToolError), "f");
				__classPrivateFieldSet(this, _AgentSessionStream_collection, new ResultCollection(() => __classPrivateFieldGet(this, _AgentSessionStream_instances, "m", _AgentSessionStream_iterate).call(this), (name) => __classPrivateFieldGet(this, _AgentSessionStream_dispatcher, "f").canHandle(name), sessionID), "f");
			}
			abort(reason) {
				this.controller.abort(reason);
				__classPrivateFieldGet(this, _AgentSessionStream_stream, "f")?.controller.abort(this.controller.signal.reason);
				if (!__classPrivateFieldGet(this, _AgentSessionStream_reading, "f")) {
					void cancelBody(__classPrivateFieldGet(this, _AgentSessionStream_response, "f"));
				}
			}
			[(_AgentSessionStream_consumed = new WeakMap(), _AgentSessionStream_format = new WeakMap(), _AgentSessionStream_parsedResult = new WeakMap(), _AgentSessionStream_collection = new WeakMap(), _AgentSessionStream_stream = new WeakMap(), _AgentSessionStream_response = new WeakMap(), _AgentSessionStream_reading = new WeakMap(), _AgentSessionStream_sessions = new WeakMap(), _AgentSessionStream_sessionID = new WeakMap(), _AgentSessionStream_input = new WeakMap(), _AgentSessionStream_dispatcher = new WeakMap(), _AgentSessionStream_inputKey = new WeakMap(), _AgentSessionStream_options = new WeakMap(), _AgentSessionStream_instances = new WeakSet(), Symbol.asyncIterator)]() {
				if (__classPrivateFieldGet(this, _AgentSessionStream_consumed, "f")) {
					throw new error_OpenAIError("An AgentSessionStream can only be consumed once");
				}
				__classPrivateFieldSet(this, _AgentSessionStream_consumed, true, "f");
				return __classPrivateFieldGet(this, _AgentSessionStream_collection, "f").iterate();
			}
			withResultCollection() {
				__classPrivateFieldGet(this, _AgentSessionStream_collection, "f").enable();
				return this;
			}
			finalResult() {
				return __classPrivateFieldSet(this, _AgentSessionStream_parsedResult, __classPrivateFieldGet(this, _AgentSessionStream_parsedResult, "f") ?? parseAgentResultPromise(__classPrivateFieldGet(this, _AgentSessionStream_collection, "f").finalResult(), __classPrivateFieldGet(this, _AgentSessionStream_format, "f")), "f");
			}
		}
		_AgentSessionStream_iterate = async function* _AgentSessionStream_iterate() {
			const externalSignal = __classPrivateFieldGet(this, _AgentSessionStream_options, "f").signal;
			const abort = () => this.abort(externalSignal?.aborted ? externalSignal.reason : this.controller.signal.reason);
			externalSignal?.addEventListener("abort", abort, { once: true });
			this.controller.signal.addEventListener("abort", abort, { once: true });
			const options = {
				...__classPrivateFieldGet(this, _AgentSessionStream_options, "f"),
				signal: this.controller.signal
			};
			const state = new TurnState();
			try {
				if (externalSignal?.aborted) {
					this.abort(externalSignal.reason);
				}
				__classPrivateFieldGet(this, _AgentSessionStream_instances, "m", _AgentSessionStream_checkAbort).call(this);
				const session = await __classPrivateFieldGet(this, _AgentSessionStream_sessions, "f").retrieve(__classPrivateFieldGet(this, _AgentSessionStream_sessionID, "f"), options);
				if (session.status !== "idle") {
					throw new error_OpenAIError("sessions.stream requires an idle session; use sessions.events.stream for active sessions");
				}
				const subscription = await __classPrivateFieldGet(this, _AgentSessionStream_sessions, "f").events.stream(__classPrivateFieldGet(this, _AgentSessionStream_sessionID, "f"), options).withResponse();
				__classPrivateFieldSet(this, _AgentSessionStream_stream, subscription.data, "f");
				__classPrivateFieldSet(this, _AgentSessionStream_response, subscription.response, "f");
				__classPrivateFieldGet(this, _AgentSessionStream_instances, "m", _AgentSessionStream_checkAbort).call(this);
				await __classPrivateFieldGet(this, _AgentSessionStream_sessions, "f").events.create(__classPrivateFieldGet(this, _AgentSessionStream_sessionID, "f"), {
					events: [__classPrivateFieldGet(this, _AgentSessionStream_input, "f")],
					...__classPrivateFieldGet(this, _AgentSessionStream_inputKey, "f") === undefined ? {} : { "Idempotency-Key": __classPrivateFieldGet(this, _AgentSessionStream_inputKey, "f") }
				}, {
					...options,
					headers: buildHeaders([options.headers, { "Idempotency-Key": __classPrivateFieldGet(this, _AgentSessionStream_inputKey, "f") ?? null }])
				});
				__classPrivateFieldGet(this, _AgentSessionStream_instances, "m", _AgentSessionStream_checkAbort).call(this);
				__classPrivateFieldSet(this, _AgentSessionStream_reading, true, "f");
				for await (const event of __classPrivateFieldGet(this, _AgentSessionStream_stream, "f")) {
					__classPrivateFieldGet(this, _AgentSessionStream_instances, "m", _AgentSessionStream_checkAbort).call(this);
					if (!state.accept(event)) {
						continue;
					}
					const terminal = state.terminal(event);
					const dispatch = __classPrivateFieldGet(this, _AgentSessionStream_dispatcher, "f").prepare(state.call(event), __classPrivateFieldGet(this, _AgentSessionStream_sessionID, "f"));
					if (terminal) {
						__classPrivateFieldGet(this, _AgentSessionStream_stream, "f").controller.abort();
					}
					yield event;
					if (terminal) {
						return;
					}
					__classPrivateFieldGet(this, _AgentSessionStream_instances, "m", _AgentSessionStream_checkAbort).call(this);
					await dispatch?.();
				}
				__classPrivateFieldGet(this, _AgentSessionStream_instances, "m", _AgentSessionStream_checkAbort).call(this);
				throw new error_OpenAIError("Session event stream ended before the turn reached idle or failed");
			} finally {
				externalSignal?.removeEventListener("abort", abort);
				this.controller.signal.removeEventListener("abort", abort);
				this.abort();
			}
		}, _AgentSessionStream_checkAbort = function _AgentSessionStream_checkAbort() {
			if (this.controller.signal.aborted) {
				throw __classPrivateFieldGet(this, _AgentSessionStream_instances, "m", _AgentSessionStream_abortError).call(this);
			}
		}, _AgentSessionStream_abortError = function _AgentSessionStream_abortError() {
			const error = new APIUserAbortError();
			Object.defineProperty(error, "cause", {
				value: this.controller.signal.reason,
				writable: true,
				configurable: true
			});
			return error;
		};
		;
		async function* dispatchCreationTools(source, dispatcher, signal) {
			const state = new TurnState();
			let sessionID;
			for await (const event of { [Symbol.asyncIterator]: source }) {
				if (event.type === "agent.session.created") {
					sessionID ?? (sessionID = event.session.id);
				}
				const dispatch = state.accept(event) ? dispatcher.prepare(state.call(event), sessionID) : undefined;
				yield event;
				if (signal.aborted) {
					return;
				}
				try {
					await dispatch?.();
				} catch (error) {
					if (signal.aborted && error instanceof APIUserAbortError) {
						return;
					}
					throw error;
				}
			}
		}
		function withAgentTurnResult(stream, format, tools) {
			let collection;
			stream.__betaTransformIterator((source) => {
				const { path: _path, method: _method, stream: _stream, ...options } = tools?.options ?? {};
				const dispatcher = tools && new AgentToolDispatcher(tools.sessions, tools.handlers, stream.controller, options);
				collection = new ResultCollection(dispatcher ? () => dispatchCreationTools(source, dispatcher, stream.controller.signal) : source, dispatcher ? (name) => dispatcher.canHandle(name) : undefined, undefined, stream.controller.signal);
				return () => collection.iterate();
			});
			let parsed;
			const result = Object.assign(stream, {
				finalResult: () => parsed ?? (parsed = parseAgentResultPromise(collection.finalResult(), format)),
				withResultCollection: () => {
					collection.enable();
					return result;
				}
			});
			return result;
		}
		function captureCreationTools(body, options) {
			const descriptor = Object.getOwnPropertyDescriptor(body, "toolHandlers");
			if (!descriptor) {
				return {
					body,
					options
				};
			}
			const handlers = body.toolHandlers;
			if (handlers === undefined && "value" in descriptor) {
				return {
					body,
					options
				};
			}
			const descriptors = Object.getOwnPropertyDescriptors(body);
			delete descriptors.toolHandlers;
			const capturedOptions = { ...options };
			if ("toJSON" in body || capturedOptions.body !== undefined) {
				throw new error_OpenAIError("Creation tool handlers cannot customize request body serialization");
			}
			if (handlers === undefined) {
				return {
					body: Object.create(Object.getPrototypeOf(body), descriptors),
					options: capturedOptions
				};
			}
			const { stream } = body;
			if (stream !== true) {
				throw new error_OpenAIError("toolHandlers requires stream: true");
			}
			capturedOptions.headers = buildHeaders([capturedOptions.headers]);
			descriptors.stream = {
				value: stream,
				enumerable: true,
				configurable: true,
				writable: true
			};
			const request = Object.create(Object.getPrototypeOf(body), descriptors);
			return {
				body: request,
				options: capturedOptions,
				handlers: handlers && Object.fromEntries(Object.entries(handlers))
			};
		}
		;
		function sessions_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		function sessions_withBodyFinalization(options, finalization) {
			return {
				...options,
				__metadata: {
					...options.__metadata,
					...finalization
				}
			};
		}
		const sessions_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function sessions_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => sessions_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !sessions_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class Sessions extends APIResource {
			constructor() {
				super(...arguments);
				this.subagents = new Subagents(this._client);
				this.artifacts = new Artifacts(this._client);
				this.items = new Items(this._client);
				this.events = new Events(this._client);
				this.traces = new Traces(this._client);
				this.turns = new turns_Turns(this._client);
			}
			create(body, options) {
				const creation = captureCreationTools(body, options);
				const output = captureAgentOutput(creation.body, creation.options);
				const request = (body, options) => this._client.post("/agents/sessions", sessions_resolveResourceRequestOptions(options, (options) => sessions_withBodyFinalization({
					body,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					stream: body.stream ?? false,
					__streamMode: "events",
					__security: { bearerAuth: true }
				}, { streamFromBody: true })));
				return request(output.body, output.options)._thenUnwrap((data, { options }) => options.stream ? withAgentTurnResult(data, output.format, creation.handlers ? {
					sessions: this,
					handlers: creation.handlers,
					options: output.options
				} : undefined) : data);
			}
			retrieve(sessionID, options) {
				return this._client.get(path`/agents/sessions/${sessionID}`, sessions_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			update(sessionID, body = {}, options) {
				return this._client.post(path`/agents/sessions/${sessionID}`, sessions_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			list(query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = sessions_normalizeRequestOptionsForQuery(query, [
					"after",
					"agent_id",
					"limit",
					"metadata",
					"order"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList("/agents/sessions", CursorPage, sessions_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			delete(sessionID, options) {
				return this._client.delete(path`/agents/sessions/${sessionID}`, sessions_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			stream(sessionID, params, options) {
				return new AgentSessionStream(this, sessionID, params, options);
			}
		}
		Sessions.Subagents = Subagents;
		Sessions.Artifacts = Artifacts;
		Sessions.Items = Items;
		Sessions.Events = Events;
		Sessions.Traces = Traces;
		Sessions.Turns = turns_Turns;
		;
		function credentials_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const credentials_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function credentials_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => credentials_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !credentials_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class Credentials extends APIResource {
			create(vaultID, body, options) {
				return this._client.post(path`/vaults/${vaultID}/credentials`, credentials_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			retrieve(credentialID, params, options) {
				const { vault_id } = params;
				return this._client.get(path`/vaults/${vault_id}/credentials/${credentialID}`, credentials_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			update(credentialID, params, options) {
				const { vault_id, ...body } = params;
				return this._client.post(path`/vaults/${vault_id}/credentials/${credentialID}`, credentials_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			list(vaultID, query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = credentials_normalizeRequestOptionsForQuery(query, [
					"after",
					"limit",
					"metadata",
					"order",
					"status"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList(path`/vaults/${vaultID}/credentials`, CursorPage, credentials_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			delete(credentialID, params, options) {
				const { vault_id } = params;
				return this._client.delete(path`/vaults/${vault_id}/credentials/${credentialID}`, credentials_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
		}
		;
		function vaults_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const vaults_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function vaults_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => vaults_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !vaults_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class Vaults extends APIResource {
			constructor() {
				super(...arguments);
				this.credentials = new Credentials(this._client);
			}
			create(body = {}, options) {
				return this._client.post("/vaults", vaults_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			retrieve(vaultID, options) {
				return this._client.get(path`/vaults/${vaultID}`, vaults_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			update(vaultID, body, options) {
				return this._client.post(path`/vaults/${vaultID}`, vaults_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			list(query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = vaults_normalizeRequestOptionsForQuery(query, [
					"after",
					"limit",
					"metadata",
					"order",
					"status"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList("/vaults", CursorPage, vaults_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			delete(vaultID, options) {
				return this._client.delete(path`/vaults/${vaultID}`, vaults_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
		}
		Vaults.Credentials = Credentials;
		;
		function agents_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const agents_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function agents_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => agents_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !agents_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class Agents extends APIResource {
			constructor() {
				super(...arguments);
				this.automations = new Automations(this._client);
				this.environments = new Environments(this._client);
				this.vaults = new Vaults(this._client);
				this.sessions = new Sessions(this._client);
			}
			create(body, options) {
				return this._client.post("/agents", agents_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			retrieve(agentID, options) {
				return this._client.get(path`/agents/${agentID}`, agents_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			update(agentID, body = {}, options) {
				return this._client.post(path`/agents/${agentID}`, agents_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			list(query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = agents_normalizeRequestOptionsForQuery(query, [
					"after",
					"limit",
					"order"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList("/agents", CursorPage, agents_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			delete(agentID, options) {
				return this._client.delete(path`/agents/${agentID}`, agents_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
		}
		Agents.Automations = Automations;
		Agents.Environments = Environments;
		Agents.Vaults = Vaults;
		Agents.Sessions = Sessions;
		;
		function chatkit_sessions_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		class sessions_Sessions extends APIResource {
			create(body, options) {
				return this._client.post("/chatkit/sessions", chatkit_sessions_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "chatkit_beta=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			cancel(sessionID, options) {
				return this._client.post(path`/chatkit/sessions/${sessionID}/cancel`, chatkit_sessions_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "chatkit_beta=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
		}
		;
		function threads_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const threads_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function threads_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => threads_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !threads_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class Threads extends APIResource {
			retrieve(threadID, options) {
				return this._client.get(path`/chatkit/threads/${threadID}`, threads_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "chatkit_beta=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			list(query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = threads_normalizeRequestOptionsForQuery(query, [
					"after",
					"before",
					"limit",
					"order",
					"user"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList("/chatkit/threads", ConversationCursorPage, threads_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "chatkit_beta=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			delete(threadID, options) {
				return this._client.delete(path`/chatkit/threads/${threadID}`, threads_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "chatkit_beta=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			listItems(threadID, query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = threads_normalizeRequestOptionsForQuery(query, [
					"after",
					"before",
					"limit",
					"order"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList(path`/chatkit/threads/${threadID}/items`, ConversationCursorPage, threads_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "chatkit_beta=v1" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
		}
		;
		class ChatKit extends APIResource {
			constructor() {
				super(...arguments);
				this.sessions = new sessions_Sessions(this._client);
				this.threads = new Threads(this._client);
			}
		}
		ChatKit.Sessions = sessions_Sessions;
		ChatKit.Threads = Threads;
		;
		function input_items_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const input_items_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function input_items_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => input_items_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !input_items_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class InputItems extends APIResource {
			list(responseID, params = {}, options) {
				const normalizeRequestOptionsForQueryOptions = input_items_normalizeRequestOptionsForQuery(params, [
					"after",
					"betas",
					"include",
					"limit",
					"order"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					params = {};
				}
				params = params;
				const { betas, ...query } = params ?? {};
				return this._client.getAPIList(path`/responses/${responseID}/input_items?beta=true`, CursorPage, input_items_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					headers: buildHeaders([{ ...betas?.toString() != null ? { "openai-beta": betas?.toString() } : undefined }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
		}
		;
		function input_tokens_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		class InputTokens extends APIResource {
			count(params = {}, options) {
				const { betas, ...body } = params ?? {};
				return this._client.post("/responses/input_tokens?beta=true", input_tokens_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					headers: buildHeaders([{ ...betas?.toString() != null ? { "openai-beta": betas?.toString() } : undefined }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
		}
		;
		function responses_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		function responses_withBodyFinalization(options, finalization) {
			return {
				...options,
				__metadata: {
					...options.__metadata,
					...finalization
				}
			};
		}
		const responses_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function responses_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => responses_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !responses_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class Responses extends APIResource {
			constructor() {
				super(...arguments);
				this.inputItems = new InputItems(this._client);
				this.inputTokens = new InputTokens(this._client);
			}
			create(params, options) {
				const { betas, ...body } = params;
				return this._client.post("/responses?beta=true", responses_resolveResourceRequestOptions(options, (options) => responses_withBodyFinalization({
					body,
					...options,
					headers: buildHeaders([{ ...betas?.toString() != null ? { "openai-beta": betas?.toString() } : undefined }, options?.headers]),
					stream: params.stream ?? false,
					__security: { bearerAuth: true }
				}, { streamFromBody: true })));
			}
			retrieve(responseID, params = {}, options) {
				const normalizeRequestOptionsForQueryOptions = responses_normalizeRequestOptionsForQuery(params, [
					"betas",
					"include",
					"include_obfuscation",
					"starting_after",
					"stream"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					params = {};
				}
				params = params;
				const { betas, ...query } = params ?? {};
				return this._client.get(path`/responses/${responseID}?beta=true`, responses_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					headers: buildHeaders([{ ...betas?.toString() != null ? { "openai-beta": betas?.toString() } : undefined }, options?.headers]),
					stream: params?.stream ?? false,
					__security: { bearerAuth: true }
				})));
			}
			delete(responseID, params = {}, options) {
				const { betas } = params ?? {};
				return this._client.delete(path`/responses/${responseID}?beta=true`, responses_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{
						Accept: "*/*",
						...betas?.toString() != null ? { "openai-beta": betas?.toString() } : undefined
					}, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			cancel(responseID, params = {}, options) {
				const { betas } = params ?? {};
				return this._client.post(path`/responses/${responseID}/cancel?beta=true`, responses_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ ...betas?.toString() != null ? { "openai-beta": betas?.toString() } : undefined }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			compact(params, options) {
				const { betas, ...body } = params;
				return this._client.post("/responses/compact?beta=true", responses_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					headers: buildHeaders([{ ...betas?.toString() != null ? { "openai-beta": betas?.toString() } : undefined }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
		}
		Responses.InputItems = InputItems;
		Responses.InputTokens = InputTokens;
		;
		function messages_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const messages_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function messages_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => messages_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !messages_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class messages_Messages extends APIResource {
			create(threadID, body, options) {
				return this._client.post(path`/threads/${threadID}/messages`, messages_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			retrieve(messageID, params, options) {
				const { thread_id } = params;
				return this._client.get(path`/threads/${thread_id}/messages/${messageID}`, messages_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			update(messageID, params, options) {
				const { thread_id, ...body } = params;
				return this._client.post(path`/threads/${thread_id}/messages/${messageID}`, messages_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			list(threadID, query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = messages_normalizeRequestOptionsForQuery(query, [
					"after",
					"before",
					"limit",
					"order",
					"run_id"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList(path`/threads/${threadID}/messages`, CursorPage, messages_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			delete(messageID, params, options) {
				const { thread_id } = params;
				return this._client.delete(path`/threads/${thread_id}/messages/${messageID}`, messages_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
		}
		;
		function steps_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		class Steps extends APIResource {
			retrieve(stepID, params, options) {
				const { thread_id, run_id, ...query } = params;
				return this._client.get(path`/threads/${thread_id}/runs/${run_id}/steps/${stepID}`, steps_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			list(runID, params, options) {
				const { thread_id, ...query } = params;
				return this._client.getAPIList(path`/threads/${thread_id}/runs/${runID}/steps`, CursorPage, steps_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
		}
		;
		function sleepUntilAborted(milliseconds, signal) {
			return new Promise((resolve, reject) => {
				let timer;
				let registered;
				let settled = false;
				const removeAbortListener = (listener) => {
					try {
						signal.removeEventListener("abort", listener);
					} catch {}
				};
				const cleanup = () => {
					if (timer !== undefined) {
						clearTimeout(timer);
						timer = undefined;
					}
					if (registered) {
						const listener = registered;
						registered = undefined;
						removeAbortListener(listener);
					}
				};
				const abort = () => {
					if (settled) {
						return;
					}
					settled = true;
					cleanup();
					try {
						const error = new APIUserAbortError();
						Object.defineProperty(error, "cause", {
							value: signal.reason,
							writable: true,
							configurable: true
						});
						reject(error);
					} catch (error) {
						reject(error);
					}
				};
				if (signal.aborted) {
					abort();
					return;
				}
				timer = setTimeout(() => {
					if (settled) {
						return;
					}
					settled = true;
					cleanup();
					resolve();
				}, milliseconds);
				registered = abort;
				try {
					signal.addEventListener("abort", abort, { once: true });
					if (settled) {
						removeAbortListener(abort);
					} else if (signal.aborted) {
						abort();
					}
				} catch (error) {
					if (settled) {
						removeAbortListener(abort);
					} else {
						settled = true;
						cleanup();
						reject(error);
					}
				}
			});
		}
		async function pollWithResponse(retrieve, intermediateStatuses, terminalStatuses, options) {
			const headers = buildHeaders([options?.headers, {
				"X-Stainless-Poll-Helper": "true",
				"X-Stainless-Custom-Poll-Interval": options?.pollIntervalMs?.toString() ?? undefined
			}]);
			while (true) {
				const { data, response } = await retrieve(headers).withResponse();
				const { status } = data;
				if (intermediateStatuses.includes(status)) {
					let sleepInterval = 5e3;
					const pollIntervalMs = options?.pollIntervalMs;
					if (pollIntervalMs || pollIntervalMs === 0) {
						sleepInterval = pollIntervalMs;
					} else {
						const headerInterval = response.headers.get("openai-poll-after-ms");
						if (headerInterval) {
							const headerIntervalMs = Number.parseInt(headerInterval);
							if (!Number.isNaN(headerIntervalMs)) {
								sleepInterval = headerIntervalMs;
							}
						}
					}
					const signal = options && Object.prototype.propertyIsEnumerable.call(options, "signal") ? options.signal : undefined;
					await (signal ? sleepUntilAborted(sleepInterval, signal) : sleep(sleepInterval));
				} else if (terminalStatuses.includes(status)) {
					return data;
				}
			}
		}
		;
		function pollAssistantRun(resource, runID, params, options) {
			return pollWithResponse((headers) => resource.retrieve(runID, params, {
				...options,
				headers: {
					...options?.headers,
					...headers
				}
			}), [
				"queued",
				"in_progress",
				"cancelling"
			], [
				"requires_action",
				"incomplete",
				"cancelled",
				"completed",
				"failed",
				"expired"
			], options);
		}
		;
		const toBase64 = (data) => {
			if (!data) return "";
			if (typeof globalThis.Buffer !== "undefined") {
				return globalThis.Buffer.from(data).toString("base64");
			}
			if (typeof data === "string") {
				data = encodeUTF8(data);
			}
			if (typeof btoa !== "undefined") {
				return btoa(String.fromCharCode.apply(null, data));
			}
			throw new OpenAIError("Cannot generate base64 string; Expected `Buffer` or `btoa` to be defined");
		};
		const fromBase64 = (str) => {
			if (typeof globalThis.Buffer !== "undefined") {
				const buf = globalThis.Buffer.from(str, "base64");
				return new Uint8Array(buf.buffer, buf.byteOffset, buf.byteLength);
			}
			if (typeof atob !== "undefined") {
				const bstr = atob(str);
				const buf = new Uint8Array(bstr.length);
				for (let i = 0; i < bstr.length; i++) {
					buf[i] = bstr.charCodeAt(i);
				}
				return buf;
			}
			throw new error_OpenAIError("Cannot decode base64 string; Expected `Buffer` or `atob` to be defined");
		};
		const toFloat32Array = (base64Str) => {
			if (typeof Buffer !== "undefined") {
				const buf = Buffer.from(base64Str, "base64");
				if (buf.length % Float32Array.BYTES_PER_ELEMENT !== 0) {
					throw new RangeError("Invalid base64-encoded float32 array: byte length must be a multiple of 4");
				}
				return Array.from(new Float32Array(buf.buffer, buf.byteOffset, buf.length / Float32Array.BYTES_PER_ELEMENT));
			} else {
				const binaryStr = atob(base64Str);
				const len = binaryStr.length;
				const bytes = new Uint8Array(len);
				for (let i = 0; i < len; i++) {
					bytes[i] = binaryStr.charCodeAt(i);
				}
				return Array.from(new Float32Array(bytes.buffer));
			}
		};
		;
		const env_readEnv = (env) => {
			try {
				if (typeof globalThis.process !== "undefined") {
					return globalThis.process.env?.[env]?.trim() || undefined;
				}
				if (typeof globalThis.Deno !== "undefined") {
					return globalThis.Deno.env?.get?.(env)?.trim() || undefined;
				}
			} catch {
				return undefined;
			}
			return undefined;
		};
		;
		;
		const MAX_ASSISTANT_STREAM_ARRAY_GROWTH = 1024;
		const MAX_EXTERNALLY_MUTABLE_ASSISTANT_STREAM_ARRAY_LENGTH = 65536;
		function getAssistantStreamDiagnosticProperty(property) {
			switch (property) {
				case "value":
				case "arguments":
				case "input":
				case "text":
				case "content":
				case "annotations":
				case "metadata":
				case "name":
				case "role":
				case "status":
				case "tool_calls":
				case "step_details": {
					return property;
				}
				default: {
					return "unknown";
				}
			}
		}
		const assistantStreamArrayStates = new WeakMap();
		const externallyMutableAssistantStreamValues = new WeakSet();
		function createAssistantStreamDeltaProjection(cacheArrays) {
			return {
				arrays: new Map(),
				cacheArrays,
				records: new WeakMap()
			};
		}
		function commitAssistantStreamArrayProjection(projection) {
			for (const [array, projected] of projection.arrays) {
				if (projected.cacheable && !externallyMutableAssistantStreamValues.has(array)) {
					assistantStreamArrayStates.set(array, {
						length: projected.length,
						ownEntryCount: projected.ownEntryCount
					});
				} else {
					assistantStreamArrayStates.delete(array);
				}
			}
		}
		function isPrimitiveAssistantStreamValue(value) {
			return typeof value === "string" || typeof value === "number";
		}
		function isPrimitiveAssistantStreamArrayDelta(accumulator, delta) {
			return delta.every(isPrimitiveAssistantStreamValue) && accumulator.every(isPrimitiveAssistantStreamValue);
		}
		function countOwnAssistantStreamArrayEntries(accumulator) {
			let count = 0;
			for (const key of Object.keys(accumulator)) {
				const index = Number(key);
				if (Number.isSafeInteger(index) && index >= 0 && index < accumulator.length && String(index) === key) {
					count += 1;
				}
			}
			return count;
		}
		function getAssistantStreamArrayOwnEntryCount(accumulator, enforceSparseHoleBudget, cachedState) {
			if (!enforceSparseHoleBudget) {
				return 0;
			}
			if (cachedState?.length === accumulator.length) {
				return cachedState.ownEntryCount;
			}
			return countOwnAssistantStreamArrayEntries(accumulator);
		}
		function getAssistantStreamDeltaIndex(deltaEntry, kind, baselineLength) {
			const { index } = deltaEntry;
			if (kind === "array" && (index === null || index === undefined)) {
				throw new Error("Expected array delta entry to have an `index` property");
			}
			if (kind === "array" && typeof index !== "number") {
				throw new TypeError("Expected array delta entry `index` property to be a number but got an invalid value");
			}
			if (!Number.isSafeInteger(index) || index < 0 || index >= baselineLength + MAX_ASSISTANT_STREAM_ARRAY_GROWTH || index >= MAX_EXTERNALLY_MUTABLE_ASSISTANT_STREAM_ARRAY_LENGTH) {
				const safeIndex = typeof index === "number" ? index : "unknown";
				throw new error_OpenAIError(`Assistant stream delta contains an invalid ${kind} index: ${safeIndex}`);
			}
			return index;
		}
		function assertValidAssistantStreamArrayDelta(accumulator, delta, kind, projection, validateRecord) {
			let projectedArray = projection.arrays.get(accumulator);
			if (!projectedArray) {
				const enforceSparseHoleBudget = projection.cacheArrays && !externallyMutableAssistantStreamValues.has(accumulator);
				const cachedState = enforceSparseHoleBudget ? assistantStreamArrayStates.get(accumulator) : undefined;
				projectedArray = {
					baselineLength: accumulator.length,
					cacheable: enforceSparseHoleBudget,
					enforceSparseHoleBudget,
					entries: new Map(),
					length: accumulator.length,
					ownEntryCount: getAssistantStreamArrayOwnEntryCount(accumulator, enforceSparseHoleBudget, cachedState)
				};
				projection.arrays.set(accumulator, projectedArray);
			}
			for (const deltaEntry of delta) {
				if (!values_isObj(deltaEntry)) {
					throw new Error("Expected array delta entry to be an object but got an invalid value");
				}
				const validatedIndex = getAssistantStreamDeltaIndex(deltaEntry, kind, projectedArray.baselineLength);
				let accumulatedEntry;
				if (projectedArray.entries.has(validatedIndex)) {
					accumulatedEntry = projectedArray.entries.get(validatedIndex);
				} else if (hasOwn(accumulator, validatedIndex)) {
					accumulatedEntry = accumulator[validatedIndex];
					if (accumulatedEntry === null || accumulatedEntry === undefined) {
						projectedArray.entries.set(validatedIndex, deltaEntry);
					}
				} else {
					projectedArray.entries.set(validatedIndex, deltaEntry);
					projectedArray.ownEntryCount += 1;
				}
				const projectedLength = Math.max(projectedArray.length, validatedIndex + 1);
				if (projectedArray.enforceSparseHoleBudget && projectedLength - projectedArray.ownEntryCount > MAX_ASSISTANT_STREAM_ARRAY_GROWTH) {
					throw new error_OpenAIError(`Assistant stream delta contains an invalid ${kind} index: ${validatedIndex}`);
				}
				if (values_isObj(accumulatedEntry)) {
					validateRecord(accumulatedEntry, deltaEntry, projection);
				}
				projectedArray.length = projectedLength;
			}
		}
		function assertValidAssistantStreamDeltaIndices(accumulator, delta, projection) {
			let projectedValues = projection.records.get(accumulator);
			for (const [key, deltaValue] of Object.entries(delta)) {
				if (key === "index" || key === "type") {
					continue;
				}
				let accumulatedValue;
				if (projectedValues?.has(key)) {
					accumulatedValue = projectedValues.get(key);
				} else if (hasOwn(accumulator, key)) {
					accumulatedValue = accumulator[key];
				}
				if (accumulatedValue === null || accumulatedValue === undefined) {
					if (!projectedValues) {
						projectedValues = new Map();
						projection.records.set(accumulator, projectedValues);
					}
					projectedValues.set(key, deltaValue);
					continue;
				}
				if (values_isObj(accumulatedValue) && values_isObj(deltaValue)) {
					assertValidAssistantStreamDeltaIndices(accumulatedValue, deltaValue, projection);
				} else if (Array.isArray(accumulatedValue) && Array.isArray(deltaValue) && !isPrimitiveAssistantStreamArrayDelta(accumulatedValue, deltaValue)) {
					assertValidAssistantStreamArrayDelta(accumulatedValue, deltaValue, "array", projection, assertValidAssistantStreamDeltaIndices);
				}
			}
		}
		function isAssistantStreamValueExternallyMutable(value) {
			return (values_isObj(value) || Array.isArray(value)) && externallyMutableAssistantStreamValues.has(value);
		}
		function markAssistantStreamValueExternallyMutable(value) {
			if (!values_isObj(value) && !Array.isArray(value) || externallyMutableAssistantStreamValues.has(value)) {
				return;
			}
			externallyMutableAssistantStreamValues.add(value);
			if (Array.isArray(value)) {
				assistantStreamArrayStates.delete(value);
			}
			for (const key of Reflect.ownKeys(value)) {
				const descriptor = Object.getOwnPropertyDescriptor(value, key);
				if (descriptor && "value" in descriptor) {
					markAssistantStreamValueExternallyMutable(descriptor.value);
				}
			}
		}
		function defineAssistantStreamArrayEntry(accumulator, index, value) {
			if (externallyMutableAssistantStreamValues.has(accumulator)) {
				markAssistantStreamValueExternallyMutable(value);
			}
			Object.defineProperty(accumulator, index, {
				configurable: true,
				enumerable: true,
				value,
				writable: true
			});
		}
		function getRequiredAssistantStreamArrayIndex(deltaEntry) {
			const { index } = deltaEntry;
			if (index === null || index === undefined) {
				throw new Error("Expected array delta entry to have an `index` property");
			}
			if (typeof index !== "number") {
				throw new TypeError("Expected array delta entry `index` property to be a number but got an invalid value");
			}
			return index;
		}
		function applyAssistantStreamArrayDelta(accumulator, delta, applyRecord) {
			if (isPrimitiveAssistantStreamArrayDelta(accumulator, delta)) {
				accumulator.push(...delta);
				assistantStreamArrayStates.delete(accumulator);
				return;
			}
			for (const deltaEntry of delta) {
				if (!values_isObj(deltaEntry)) {
					throw new Error("Expected array delta entry to be an object but got an invalid value");
				}
				const index = getRequiredAssistantStreamArrayIndex(deltaEntry);
				if (hasOwn(accumulator, index)) {
					const accumulatedEntry = accumulator[index];
					if (accumulatedEntry === null || accumulatedEntry === undefined) {
						if (externallyMutableAssistantStreamValues.has(accumulator)) {
							markAssistantStreamValueExternallyMutable(deltaEntry);
						}
						accumulator[index] = deltaEntry;
					} else {
						accumulator[index] = applyRecord(accumulatedEntry, deltaEntry);
					}
				} else {
					defineAssistantStreamArrayEntry(accumulator, index, deltaEntry);
				}
			}
		}
		function applyAssistantStreamDelta(accumulator, delta) {
			const externallyMutable = externallyMutableAssistantStreamValues.has(accumulator);
			for (const [key, deltaValue] of Object.entries(delta)) {
				if (key === "__proto__" || key === "constructor" || key === "prototype") {
					throw new error_OpenAIError(`Assistant stream delta contains an unsafe property: ${key}`);
				}
				if (!hasOwn(accumulator, key)) {
					if (externallyMutable) {
						markAssistantStreamValueExternallyMutable(deltaValue);
					}
					accumulator[key] = deltaValue;
					continue;
				}
				let accumulatedValue = accumulator[key];
				if (accumulatedValue === null || accumulatedValue === undefined) {
					if (externallyMutable) {
						markAssistantStreamValueExternallyMutable(deltaValue);
					}
					accumulator[key] = deltaValue;
					continue;
				}
				if (key === "index" || key === "type") {
					accumulator[key] = deltaValue;
					continue;
				}
				if (typeof accumulatedValue === "string" && typeof deltaValue === "string") {
					accumulatedValue += deltaValue;
				} else if (typeof accumulatedValue === "number" && typeof deltaValue === "number") {
					accumulatedValue += deltaValue;
				} else if (values_isObj(accumulatedValue) && values_isObj(deltaValue)) {
					accumulatedValue = applyAssistantStreamDelta(accumulatedValue, deltaValue);
				} else if (Array.isArray(accumulatedValue) && Array.isArray(deltaValue)) {
					applyAssistantStreamArrayDelta(accumulatedValue, deltaValue, applyAssistantStreamDelta);
					continue;
				} else {
					throw new TypeError(`Unhandled record type: ${getAssistantStreamDiagnosticProperty(key)}`);
				}
				accumulator[key] = accumulatedValue;
			}
			return accumulator;
		}
		function assertSafeAssistantStreamDelta(value) {
			if (!values_isObj(value) && !Array.isArray(value)) {
				return;
			}
			for (const [key, nestedValue] of Object.entries(value)) {
				if (key === "__proto__" || key === "constructor" || key === "prototype") {
					throw new error_OpenAIError(`Assistant stream delta contains an unsafe property: ${key}`);
				}
				assertSafeAssistantStreamDelta(nestedValue);
			}
		}
		function accumulateAssistantStreamDelta(accumulator, delta, cacheArrays = false) {
			assertSafeAssistantStreamDelta(delta);
			const accumulatorRecord = accumulator;
			const deltaRecord = delta;
			const projection = createAssistantStreamDeltaProjection(cacheArrays && !isAssistantStreamValueExternallyMutable(accumulator));
			assertValidAssistantStreamDeltaIndices(accumulatorRecord, deltaRecord, projection);
			applyAssistantStreamDelta(accumulatorRecord, deltaRecord);
			commitAssistantStreamArrayProjection(projection);
			return accumulator;
		}
		function createAssistantStreamArrayDeltaCommit(accumulator, delta, kind, cacheArrays = true) {
			assertSafeAssistantStreamDelta(delta);
			const projection = createAssistantStreamDeltaProjection(cacheArrays && !isAssistantStreamValueExternallyMutable(accumulator));
			assertValidAssistantStreamArrayDelta(accumulator, delta, kind, projection, assertValidAssistantStreamDeltaIndices);
			return () => commitAssistantStreamArrayProjection(projection);
		}
		;
		var _AssistantStream_instances, _AssistantStream_runStepSnapshots, _AssistantStream_runStepIDOwners, _AssistantStream_activeRunStepID, _AssistantStream_messageSnapshots, _AssistantStream_messageIDOwners, _AssistantStream_messageSnapshot, _AssistantStream_activeMessageID, _AssistantStream_finalRun, _AssistantStream_currentContentIndex, _AssistantStream_currentContent, _AssistantStream_currentToolCallIndex, _AssistantStream_currentToolCall, _AssistantStream_currentEvent, _AssistantStream_currentRunSnapshot, _AssistantStream_currentRunStepSnapshot, _AssistantStream_addEvent, _AssistantStream_endRequest, _AssistantStream_validateRunStepEvent, _AssistantStream_reserveRunStepAlias, _AssistantStream_validateMessageEvent, _AssistantStream_reserveMessageAlias, _AssistantStream_handleMessage, _AssistantStream_handleRunStep, _AssistantStream_emitExposed, _AssistantStream_handleEvent, _AssistantStream_accumulateRunStep, _AssistantStream_accumulateMessage, _AssistantStream_accumulateContent, _AssistantStream_handleRun;
		function stabilizeAssistantStreamEvent(event) {
			const eventDescriptor = Object.getOwnPropertyDescriptor(event, "event");
			const dataDescriptor = Object.getOwnPropertyDescriptor(event, "data");
			const eventType = Reflect.get(event, "event", event);
			const data = Reflect.get(event, "data", event);
			let stableData = data;
			if (eventType === "thread.message.created" || eventType === "thread.message.in_progress" || eventType === "thread.message.delta" || eventType === "thread.message.completed" || eventType === "thread.message.incomplete" || eventType === "thread.run.step.created" || eventType === "thread.run.step.in_progress" || eventType === "thread.run.step.delta" || eventType === "thread.run.step.completed" || eventType === "thread.run.step.failed" || eventType === "thread.run.step.cancelled" || eventType === "thread.run.step.expired") {
				const messageID = Object.getOwnPropertyDescriptor(data, "id");
				if (messageID && "value" in messageID && data.id !== messageID.value) {
					const canonicalID = messageID.value;
					stableData = new Proxy(data, { get(target, property) {
						return property === "id" ? canonicalID : Reflect.get(target, property, target);
					} });
				}
			}
			const stableEvent = Object.freeze({
				event: eventType,
				data: stableData
			});
			const ordinaryEvent = eventDescriptor !== undefined && "value" in eventDescriptor && eventDescriptor.value === eventType && dataDescriptor !== undefined && "value" in dataDescriptor && dataDescriptor.value === data && stableData === data;
			return {
				event: stableEvent,
				exposedEvent: ordinaryEvent ? event : {
					event: eventType,
					data: stableData
				}
			};
		}
		class AssistantStream extends EventStream {
			constructor() {
				super(...arguments);
				_AssistantStream_instances.add(this);
				_AssistantStream_runStepSnapshots.set(this, Object.create(null));
				_AssistantStream_runStepIDOwners.set(this, new Map());
				_AssistantStream_activeRunStepID.set(this, void 0);
				_AssistantStream_messageSnapshots.set(this, Object.create(null));
				_AssistantStream_messageIDOwners.set(this, new Map());
				_AssistantStream_messageSnapshot.set(this, void 0);
				_AssistantStream_activeMessageID.set(this, void 0);
				_AssistantStream_finalRun.set(this, void 0);
				_AssistantStream_currentContentIndex.set(this, void 0);
				_AssistantStream_currentContent.set(this, void 0);
				_AssistantStream_currentToolCallIndex.set(this, void 0);
				_AssistantStream_currentToolCall.set(this, void 0);
				_AssistantStream_currentEvent.set(this, void 0);
				_AssistantStream_currentRunSnapshot.set(this, void 0);
				_AssistantStream_currentRunStepSnapshot.set(this, void 0);
			}
			[(_AssistantStream_runStepSnapshots = new WeakMap(), _AssistantStream_runStepIDOwners = new WeakMap(), _AssistantStream_activeRunStepID = new WeakMap(), _AssistantStream_messageSnapshots = new WeakMap(), _AssistantStream_messageIDOwners = new WeakMap(), _AssistantStream_messageSnapshot = new WeakMap(), _AssistantStream_activeMessageID = new WeakMap(), _AssistantStream_finalRun = new WeakMap(), _AssistantStream_currentContentIndex = new WeakMap(), _AssistantStream_currentContent = new WeakMap(), _AssistantStream_currentToolCallIndex = new WeakMap(), _AssistantStream_currentToolCall = new WeakMap(), _AssistantStream_currentEvent = new WeakMap(), _AssistantStream_currentRunSnapshot = new WeakMap(), _AssistantStream_currentRunStepSnapshot = new WeakMap(), _AssistantStream_instances = new WeakSet(), Symbol.asyncIterator)]() {
				return this._createIterator((push) => {
					const onEvent = (event) => push(structuredClone(event));
					this.on("event", onEvent);
					return () => this.off("event", onEvent);
				}, { onReturn: () => this.abort() });
			}
			static fromReadableStream(stream) {
				const runner = new AssistantStream();
				runner._run(() => runner._fromReadableStream(stream));
				return runner;
			}
			async _fromReadableStream(readableStream, options) {
				this._listenForAbort(options?.signal);
				this._connected();
				const stream = Stream.fromReadableStream(readableStream, this.controller);
				for await (const event of stream) {
					__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_addEvent).call(this, event);
				}
				if (stream.controller.signal?.aborted) {
					throw this._userAbortError();
				}
				return this._addRun(__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_endRequest).call(this));
			}
			toReadableStream() {
				const stream = new Stream(this[Symbol.asyncIterator].bind(this), this.controller);
				return stream.toReadableStream();
			}
			static createToolAssistantStream(runId, runs, params, options) {
				const runner = new AssistantStream();
				runner._run(() => runner._runToolAssistantStream(runId, runs, params, {
					...options,
					__metadata: {
						...options?.__metadata,
						helperMethod: "stream"
					}
				}));
				return runner;
			}
			async _createToolAssistantStream(run, runId, params, options) {
				this._listenForAbort(options?.signal);
				const body = {
					...params,
					stream: true
				};
				const stream = await run.submitToolOutputs(runId, body, {
					...options,
					signal: this.controller.signal
				});
				this._connected();
				for await (const event of stream) {
					__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_addEvent).call(this, event);
				}
				if (stream.controller.signal?.aborted) {
					throw this._userAbortError();
				}
				return this._addRun(__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_endRequest).call(this));
			}
			static createThreadAssistantStream(params, thread, options) {
				const runner = new AssistantStream();
				runner._run(() => runner._threadAssistantStream(params, thread, {
					...options,
					__metadata: {
						...options?.__metadata,
						helperMethod: "stream"
					}
				}));
				return runner;
			}
			static createAssistantStream(threadId, runs, params, options) {
				const runner = new AssistantStream();
				runner._run(() => runner._runAssistantStream(threadId, runs, params, {
					...options,
					__metadata: {
						...options?.__metadata,
						helperMethod: "stream"
					}
				}));
				return runner;
			}
			currentEvent() {
				markAssistantStreamValueExternallyMutable(__classPrivateFieldGet(this, _AssistantStream_currentEvent, "f"));
				return __classPrivateFieldGet(this, _AssistantStream_currentEvent, "f");
			}
			currentRun() {
				markAssistantStreamValueExternallyMutable(__classPrivateFieldGet(this, _AssistantStream_currentRunSnapshot, "f"));
				return __classPrivateFieldGet(this, _AssistantStream_currentRunSnapshot, "f");
			}
			currentMessageSnapshot() {
				markAssistantStreamValueExternallyMutable(__classPrivateFieldGet(this, _AssistantStream_messageSnapshot, "f"));
				return __classPrivateFieldGet(this, _AssistantStream_messageSnapshot, "f");
			}
			currentRunStepSnapshot() {
				markAssistantStreamValueExternallyMutable(__classPrivateFieldGet(this, _AssistantStream_currentRunStepSnapshot, "f"));
				return __classPrivateFieldGet(this, _AssistantStream_currentRunStepSnapshot, "f");
			}
			async finalRunSteps() {
				await this.done();
				return Object.values(__classPrivateFieldGet(this, _AssistantStream_runStepSnapshots, "f"));
			}
			async finalMessages() {
				await this.done();
				return Object.values(__classPrivateFieldGet(this, _AssistantStream_messageSnapshots, "f"));
			}
			async finalRun() {
				await this.done();
				if (!__classPrivateFieldGet(this, _AssistantStream_finalRun, "f")) {
					throw new Error("Final run was not received.");
				}
				return __classPrivateFieldGet(this, _AssistantStream_finalRun, "f");
			}
			async _createThreadAssistantStream(thread, params, options) {
				this._listenForAbort(options?.signal);
				const body = {
					...params,
					stream: true
				};
				const stream = await thread.createAndRun(body, {
					...options,
					signal: this.controller.signal
				});
				this._connected();
				for await (const event of stream) {
					__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_addEvent).call(this, event);
				}
				if (stream.controller.signal?.aborted) {
					throw this._userAbortError();
				}
				return this._addRun(__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_endRequest).call(this));
			}
			async _createAssistantStream(run, threadId, params, options) {
				this._listenForAbort(options?.signal);
				const body = {
					...params,
					stream: true
				};
				const stream = await run.create(threadId, body, {
					...options,
					signal: this.controller.signal
				});
				this._connected();
				for await (const event of stream) {
					__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_addEvent).call(this, event);
				}
				if (stream.controller.signal?.aborted) {
					throw this._userAbortError();
				}
				return this._addRun(__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_endRequest).call(this));
			}
			static accumulateDelta(acc, delta) {
				return accumulateAssistantStreamDelta(acc, delta);
			}
			_addRun(run) {
				__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_emitExposed).call(this, "run", run);
				return run;
			}
			async _threadAssistantStream(params, thread, options) {
				return await this._createThreadAssistantStream(thread, params, options);
			}
			async _runAssistantStream(threadId, runs, params, options) {
				return await this._createAssistantStream(runs, threadId, params, options);
			}
			async _runToolAssistantStream(runId, runs, params, options) {
				return await this._createToolAssistantStream(runs, runId, params, options);
			}
		}
		_AssistantStream_addEvent = function _AssistantStream_addEvent(event) {
			if (this.ended) {
				return;
			}
			const { event: stableEvent, exposedEvent } = stabilizeAssistantStreamEvent(event);
			let messageID;
			let messageData;
			let runStepID;
			let runStepData;
			switch (stableEvent.event) {
				case "thread.message.created":
				case "thread.message.in_progress":
				case "thread.message.delta":
				case "thread.message.completed":
				case "thread.message.incomplete": {
					messageID = __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_validateMessageEvent).call(this, stableEvent);
					messageData = stableEvent.data;
					break;
				}
				case "thread.run.step.created":
				case "thread.run.step.in_progress":
				case "thread.run.step.delta":
				case "thread.run.step.completed":
				case "thread.run.step.failed":
				case "thread.run.step.cancelled":
				case "thread.run.step.expired": {
					runStepID = __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_validateRunStepEvent).call(this, stableEvent);
					runStepData = stableEvent.data;
					break;
				}
			}
			__classPrivateFieldSet(this, _AssistantStream_currentEvent, exposedEvent, "f");
			__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_handleEvent).call(this, exposedEvent);
			if (messageID !== undefined && messageData !== undefined) {
				__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_reserveMessageAlias).call(this, messageData, messageID);
			}
			if (runStepID !== undefined && runStepData !== undefined) {
				__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_reserveRunStepAlias).call(this, runStepData, runStepID);
			}
			if (runStepID === undefined && __classPrivateFieldGet(this, _AssistantStream_activeRunStepID, "f") !== undefined && __classPrivateFieldGet(this, _AssistantStream_currentRunStepSnapshot, "f")) {
				__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_reserveRunStepAlias).call(this, __classPrivateFieldGet(this, _AssistantStream_currentRunStepSnapshot, "f"), __classPrivateFieldGet(this, _AssistantStream_activeRunStepID, "f"));
			}
			switch (stableEvent.event) {
				case "thread.created": {
					break;
				}
				case "thread.run.created":
				case "thread.run.queued":
				case "thread.run.in_progress":
				case "thread.run.requires_action":
				case "thread.run.completed":
				case "thread.run.incomplete":
				case "thread.run.failed":
				case "thread.run.cancelling":
				case "thread.run.cancelled":
				case "thread.run.expired": {
					__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_handleRun).call(this, stableEvent);
					break;
				}
				case "thread.run.step.created":
				case "thread.run.step.in_progress":
				case "thread.run.step.delta":
				case "thread.run.step.completed":
				case "thread.run.step.failed":
				case "thread.run.step.cancelled":
				case "thread.run.step.expired": {
					if (runStepID === undefined) {
						throw new error_OpenAIError("Received assistant run-step event without a canonical run-step ID");
					}
					const activeRunStep = __classPrivateFieldGet(this, _AssistantStream_runStepSnapshots, "f")[runStepID];
					if (activeRunStep) {
						__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_reserveRunStepAlias).call(this, activeRunStep, runStepID);
					}
					__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_handleRunStep).call(this, stableEvent, runStepID);
					__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_reserveRunStepAlias).call(this, stableEvent.data, runStepID);
					const retainedRunStep = __classPrivateFieldGet(this, _AssistantStream_runStepSnapshots, "f")[runStepID];
					if (retainedRunStep) {
						__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_reserveRunStepAlias).call(this, retainedRunStep, runStepID);
					}
					break;
				}
				case "thread.message.created":
				case "thread.message.in_progress":
				case "thread.message.delta":
				case "thread.message.completed":
				case "thread.message.incomplete": {
					if (messageID !== undefined && __classPrivateFieldGet(this, _AssistantStream_messageSnapshot, "f")) {
						__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_reserveMessageAlias).call(this, __classPrivateFieldGet(this, _AssistantStream_messageSnapshot, "f"), messageID);
					}
					__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_handleMessage).call(this, stableEvent);
					if (messageID !== undefined) {
						__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_reserveMessageAlias).call(this, stableEvent.data, messageID);
						const retainedMessage = __classPrivateFieldGet(this, _AssistantStream_messageSnapshots, "f")[messageID];
						if (retainedMessage) {
							__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_reserveMessageAlias).call(this, retainedMessage, messageID);
						}
					}
					break;
				}
				case "error": {
					throw new APIError(undefined, stableEvent.data, undefined, undefined);
				}
				default: {
					AssistantStream_assertNever(stableEvent);
				}
			}
		}, _AssistantStream_endRequest = function _AssistantStream_endRequest() {
			if (this.ended) {
				throw new error_OpenAIError(`stream has ended, this shouldn't happen`);
			}
			if (!__classPrivateFieldGet(this, _AssistantStream_finalRun, "f")) {
				throw new Error("Final run has not been received");
			}
			return __classPrivateFieldGet(this, _AssistantStream_finalRun, "f");
		}, _AssistantStream_validateRunStepEvent = function _AssistantStream_validateRunStepEvent(event) {
			const descriptor = Object.getOwnPropertyDescriptor(event.data, "id");
			const runStepID = descriptor && "value" in descriptor ? descriptor.value : undefined;
			if (typeof runStepID !== "string" || runStepID.length === 0) {
				throw new error_OpenAIError("Received assistant run-step event with an invalid run-step ID");
			}
			if (event.event === "thread.run.step.delta") {
				const delta = event.data.delta;
				if (delta && hasOwn(delta, "id")) {
					throw new error_OpenAIError("Run-step deltas must not contain an id field");
				}
			}
			if (event.event === "thread.run.step.created") {
				if (__classPrivateFieldGet(this, _AssistantStream_activeRunStepID, "f") !== undefined) {
					throw new error_OpenAIError(`Received run-step creation for "${runStepID}" before the active run step "${__classPrivateFieldGet(this, _AssistantStream_activeRunStepID, "f")}" reached a terminal state`);
				}
				if (hasOwn(__classPrivateFieldGet(this, _AssistantStream_runStepSnapshots, "f"), runStepID) || __classPrivateFieldGet(this, _AssistantStream_runStepIDOwners, "f").has(runStepID)) {
					throw new error_OpenAIError(`Received run-step creation for run step "${runStepID}", which has already been created`);
				}
				__classPrivateFieldSet(this, _AssistantStream_activeRunStepID, runStepID, "f");
				__classPrivateFieldGet(this, _AssistantStream_runStepIDOwners, "f").set(runStepID, runStepID);
				return runStepID;
			}
			if (__classPrivateFieldGet(this, _AssistantStream_activeRunStepID, "f") !== undefined) {
				if (runStepID !== __classPrivateFieldGet(this, _AssistantStream_activeRunStepID, "f")) {
					throw new error_OpenAIError(`Received ${event.event} for run step "${runStepID}", which does not match the active run step "${__classPrivateFieldGet(this, _AssistantStream_activeRunStepID, "f")}"`);
				}
				return runStepID;
			}
			if (event.event === "thread.run.step.delta") {
				if (!hasOwn(__classPrivateFieldGet(this, _AssistantStream_runStepSnapshots, "f"), runStepID)) {
					throw new error_OpenAIError("Received a RunStepDelta before creation of a snapshot");
				}
				throw new error_OpenAIError(`Received run-step delta for "${runStepID}" with no active run step`);
			}
			if (hasOwn(__classPrivateFieldGet(this, _AssistantStream_runStepSnapshots, "f"), runStepID) || __classPrivateFieldGet(this, _AssistantStream_runStepIDOwners, "f").has(runStepID)) {
				throw new error_OpenAIError(`Received run-step event for run step "${runStepID}", which has already been created`);
			}
			__classPrivateFieldGet(this, _AssistantStream_runStepIDOwners, "f").set(runStepID, runStepID);
			if (event.event === "thread.run.step.in_progress") {
				__classPrivateFieldSet(this, _AssistantStream_activeRunStepID, runStepID, "f");
			}
			return runStepID;
		}, _AssistantStream_reserveRunStepAlias = function _AssistantStream_reserveRunStepAlias(data, canonicalID) {
			const descriptor = Object.getOwnPropertyDescriptor(data, "id");
			const runStepID = descriptor && "value" in descriptor ? descriptor.value : undefined;
			if (typeof runStepID !== "string" || runStepID.length === 0) {
				throw new error_OpenAIError("Received assistant run-step event with an invalid run-step ID");
			}
			const owner = __classPrivateFieldGet(this, _AssistantStream_runStepIDOwners, "f").get(runStepID);
			if (owner !== undefined && owner !== canonicalID) {
				throw new error_OpenAIError(`Received run-step creation for run step "${runStepID}", which has already been created`);
			}
			__classPrivateFieldGet(this, _AssistantStream_runStepIDOwners, "f").set(runStepID, canonicalID);
		}, _AssistantStream_validateMessageEvent = function _AssistantStream_validateMessageEvent(event) {
			const descriptor = Object.getOwnPropertyDescriptor(event.data, "id");
			const messageID = descriptor && "value" in descriptor ? descriptor.value : undefined;
			if (typeof messageID !== "string" || messageID.length === 0) {
				throw new error_OpenAIError("Received assistant message event with an invalid message ID");
			}
			if (event.event === "thread.message.created") {
				if (__classPrivateFieldGet(this, _AssistantStream_messageSnapshot, "f")) {
					throw new error_OpenAIError(`Received message creation for "${messageID}" before the active message "${__classPrivateFieldGet(this, _AssistantStream_activeMessageID, "f")}" reached a terminal state`);
				}
				if (hasOwn(__classPrivateFieldGet(this, _AssistantStream_messageSnapshots, "f"), messageID) || __classPrivateFieldGet(this, _AssistantStream_messageIDOwners, "f").has(messageID)) {
					throw new error_OpenAIError(`Received message creation for message "${messageID}", which has already been created`);
				}
				__classPrivateFieldSet(this, _AssistantStream_activeMessageID, messageID, "f");
				__classPrivateFieldGet(this, _AssistantStream_messageIDOwners, "f").set(messageID, messageID);
				return messageID;
			}
			if (!__classPrivateFieldGet(this, _AssistantStream_messageSnapshot, "f")) {
				if (event.event === "thread.message.delta") {
					throw new error_OpenAIError("Received a delta with no existing snapshot (there should be one from message creation)");
				}
				throw new error_OpenAIError("Received thread message event with no existing snapshot");
			}
			if (messageID !== __classPrivateFieldGet(this, _AssistantStream_activeMessageID, "f")) {
				throw new error_OpenAIError(`Received ${event.event} for message "${messageID}", which does not match the active message "${__classPrivateFieldGet(this, _AssistantStream_activeMessageID, "f")}"`);
			}
			return messageID;
		}, _AssistantStream_reserveMessageAlias = function _AssistantStream_reserveMessageAlias(data, canonicalID) {
			const descriptor = Object.getOwnPropertyDescriptor(data, "id");
			const messageID = descriptor && "value" in descriptor ? descriptor.value : undefined;
			if (typeof messageID !== "string" || messageID.length === 0) {
				throw new error_OpenAIError("Received assistant message event with an invalid message ID");
			}
			const owner = __classPrivateFieldGet(this, _AssistantStream_messageIDOwners, "f").get(messageID);
			if (owner !== undefined && owner !== canonicalID) {
				throw new error_OpenAIError(`Received message creation for message "${messageID}", which has already been created`);
			}
			__classPrivateFieldGet(this, _AssistantStream_messageIDOwners, "f").set(messageID, canonicalID);
		}, _AssistantStream_handleMessage = function _AssistantStream_handleMessage(event) {
			const [accumulatedMessage, newContent] = __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_accumulateMessage).call(this, event, __classPrivateFieldGet(this, _AssistantStream_messageSnapshot, "f"));
			__classPrivateFieldSet(this, _AssistantStream_messageSnapshot, accumulatedMessage, "f");
			if (!__classPrivateFieldGet(this, _AssistantStream_activeMessageID, "f")) {
				throw new error_OpenAIError("Received thread message event with no active message ID");
			}
			__classPrivateFieldGet(this, _AssistantStream_messageSnapshots, "f")[__classPrivateFieldGet(this, _AssistantStream_activeMessageID, "f")] = accumulatedMessage;
			for (const content of newContent) {
				const snapshotContent = accumulatedMessage.content[content.index];
				if (snapshotContent?.type === "text") {
					__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_emitExposed).call(this, "textCreated", snapshotContent.text);
				}
			}
			switch (event.event) {
				case "thread.message.created": {
					__classPrivateFieldSet(this, _AssistantStream_currentContentIndex, undefined, "f");
					__classPrivateFieldSet(this, _AssistantStream_currentContent, undefined, "f");
					__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_emitExposed).call(this, "messageCreated", event.data);
					break;
				}
				case "thread.message.in_progress": {
					break;
				}
				case "thread.message.delta": {
					__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_emitExposed).call(this, "messageDelta", event.data.delta, accumulatedMessage);
					if (event.data.delta.content) {
						for (const content of event.data.delta.content) {
							if (content.type === "text" && content.text) {
								const textDelta = content.text;
								const snapshot = accumulatedMessage.content[content.index];
								if (snapshot && snapshot.type === "text") {
									__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_emitExposed).call(this, "textDelta", textDelta, snapshot.text);
								} else {
									throw new Error("The snapshot associated with this text delta is not text or missing");
								}
							}
							if (content.index !== __classPrivateFieldGet(this, _AssistantStream_currentContentIndex, "f")) {
								if (__classPrivateFieldGet(this, _AssistantStream_currentContent, "f")) {
									switch (__classPrivateFieldGet(this, _AssistantStream_currentContent, "f").type) {
										case "text": {
											__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_emitExposed).call(this, "textDone", __classPrivateFieldGet(this, _AssistantStream_currentContent, "f").text, __classPrivateFieldGet(this, _AssistantStream_messageSnapshot, "f"));
											break;
										}
										case "image_file": {
											__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_emitExposed).call(this, "imageFileDone", __classPrivateFieldGet(this, _AssistantStream_currentContent, "f").image_file, __classPrivateFieldGet(this, _AssistantStream_messageSnapshot, "f"));
											break;
										}
									}
								}
								__classPrivateFieldSet(this, _AssistantStream_currentContentIndex, content.index, "f");
							}
							__classPrivateFieldSet(this, _AssistantStream_currentContent, accumulatedMessage.content[content.index], "f");
						}
					}
					break;
				}
				case "thread.message.completed":
				case "thread.message.incomplete": {
					if (__classPrivateFieldGet(this, _AssistantStream_currentContentIndex, "f") !== undefined) {
						const currentContent = event.data.content[__classPrivateFieldGet(this, _AssistantStream_currentContentIndex, "f")];
						if (currentContent) {
							switch (currentContent.type) {
								case "image_file": {
									__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_emitExposed).call(this, "imageFileDone", currentContent.image_file, __classPrivateFieldGet(this, _AssistantStream_messageSnapshot, "f"));
									break;
								}
								case "text": {
									__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_emitExposed).call(this, "textDone", currentContent.text, __classPrivateFieldGet(this, _AssistantStream_messageSnapshot, "f"));
									break;
								}
							}
						}
					}
					if (__classPrivateFieldGet(this, _AssistantStream_messageSnapshot, "f")) {
						__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_emitExposed).call(this, "messageDone", event.data);
					}
					__classPrivateFieldSet(this, _AssistantStream_currentContentIndex, undefined, "f");
					__classPrivateFieldSet(this, _AssistantStream_currentContent, undefined, "f");
					__classPrivateFieldSet(this, _AssistantStream_messageSnapshot, undefined, "f");
					__classPrivateFieldSet(this, _AssistantStream_activeMessageID, undefined, "f");
				}
			}
		}, _AssistantStream_handleRunStep = function _AssistantStream_handleRunStep(event, runStepID) {
			const accumulatedRunStep = __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_accumulateRunStep).call(this, event, runStepID);
			__classPrivateFieldSet(this, _AssistantStream_currentRunStepSnapshot, accumulatedRunStep, "f");
			switch (event.event) {
				case "thread.run.step.created": {
					__classPrivateFieldSet(this, _AssistantStream_currentToolCallIndex, undefined, "f");
					__classPrivateFieldSet(this, _AssistantStream_currentToolCall, undefined, "f");
					__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_emitExposed).call(this, "runStepCreated", event.data);
					break;
				}
				case "thread.run.step.delta": {
					const delta = event.data.delta;
					if (delta.step_details && delta.step_details.type === "tool_calls" && delta.step_details.tool_calls && accumulatedRunStep.step_details.type === "tool_calls") {
						for (const toolCall of delta.step_details.tool_calls) {
							if (toolCall.index === __classPrivateFieldGet(this, _AssistantStream_currentToolCallIndex, "f")) {
								__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_emitExposed).call(this, "toolCallDelta", toolCall, accumulatedRunStep.step_details.tool_calls[toolCall.index]);
							} else {
								if (__classPrivateFieldGet(this, _AssistantStream_currentToolCall, "f")) {
									__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_emitExposed).call(this, "toolCallDone", __classPrivateFieldGet(this, _AssistantStream_currentToolCall, "f"));
								}
								__classPrivateFieldSet(this, _AssistantStream_currentToolCallIndex, toolCall.index, "f");
								__classPrivateFieldSet(this, _AssistantStream_currentToolCall, accumulatedRunStep.step_details.tool_calls[toolCall.index], "f");
								if (__classPrivateFieldGet(this, _AssistantStream_currentToolCall, "f")) {
									__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_emitExposed).call(this, "toolCallCreated", __classPrivateFieldGet(this, _AssistantStream_currentToolCall, "f"));
								}
							}
						}
					}
					__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_emitExposed).call(this, "runStepDelta", event.data.delta, accumulatedRunStep);
					break;
				}
				case "thread.run.step.completed":
				case "thread.run.step.failed":
				case "thread.run.step.cancelled":
				case "thread.run.step.expired": {
					__classPrivateFieldSet(this, _AssistantStream_currentRunStepSnapshot, undefined, "f");
					__classPrivateFieldSet(this, _AssistantStream_activeRunStepID, undefined, "f");
					const details = event.data.step_details;
					if (details.type === "tool_calls" && __classPrivateFieldGet(this, _AssistantStream_currentToolCall, "f")) {
						__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_emitExposed).call(this, "toolCallDone", __classPrivateFieldGet(this, _AssistantStream_currentToolCall, "f"));
					}
					__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_emitExposed).call(this, "runStepDone", event.data, accumulatedRunStep);
					__classPrivateFieldSet(this, _AssistantStream_currentToolCallIndex, undefined, "f");
					__classPrivateFieldSet(this, _AssistantStream_currentToolCall, undefined, "f");
					break;
				}
				case "thread.run.step.in_progress": {
					break;
				}
			}
		}, _AssistantStream_emitExposed = function _AssistantStream_emitExposed(event, ...args) {
			if (this._hasListeners(event)) {
				for (const value of args) {
					markAssistantStreamValueExternallyMutable(value);
				}
			}
			this._emit(event, ...args);
		}, _AssistantStream_handleEvent = function _AssistantStream_handleEvent(event) {
			__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_emitExposed).call(this, "event", event);
		}, _AssistantStream_accumulateRunStep = function _AssistantStream_accumulateRunStep(event, runStepID) {
			switch (event.event) {
				case "thread.run.step.created": {
					__classPrivateFieldGet(this, _AssistantStream_runStepSnapshots, "f")[runStepID] = event.data;
					return event.data;
				}
				case "thread.run.step.delta": {
					const snapshot = __classPrivateFieldGet(this, _AssistantStream_runStepSnapshots, "f")[runStepID];
					if (!snapshot) {
						throw new Error("Received a RunStepDelta before creation of a snapshot");
					}
					const delta = event.data.delta;
					if (delta) {
						if (hasOwn(delta, "id")) {
							throw new error_OpenAIError("Run-step deltas must not contain an id field");
						}
						const accumulated = accumulateAssistantStreamDelta(snapshot, delta, true);
						__classPrivateFieldGet(this, _AssistantStream_runStepSnapshots, "f")[runStepID] = accumulated;
					}
					return __classPrivateFieldGet(this, _AssistantStream_runStepSnapshots, "f")[runStepID];
				}
				case "thread.run.step.completed":
				case "thread.run.step.failed":
				case "thread.run.step.cancelled":
				case "thread.run.step.expired":
				case "thread.run.step.in_progress": {
					__classPrivateFieldGet(this, _AssistantStream_runStepSnapshots, "f")[runStepID] = event.data;
					break;
				}
			}
			if (__classPrivateFieldGet(this, _AssistantStream_runStepSnapshots, "f")[runStepID]) {
				return __classPrivateFieldGet(this, _AssistantStream_runStepSnapshots, "f")[runStepID];
			}
			throw new Error("No snapshot available");
		}, _AssistantStream_accumulateMessage = function _AssistantStream_accumulateMessage(event, snapshot) {
			const newContent = [];
			switch (event.event) {
				case "thread.message.created": {
					return [event.data, newContent];
				}
				case "thread.message.delta": {
					if (!snapshot) {
						throw new Error("Received a delta with no existing snapshot (there should be one from message creation)");
					}
					const data = event.data;
					if (data.delta.content) {
						assertSafeAssistantStreamDelta(data.delta);
						const cacheArrays = !isAssistantStreamValueExternallyMutable(snapshot);
						const commitProjection = createAssistantStreamArrayDeltaCommit(snapshot.content, data.delta.content, "content", cacheArrays);
						for (const contentElement of data.delta.content) {
							if (hasOwn(snapshot.content, contentElement.index)) {
								const currentContent = snapshot.content[contentElement.index];
								snapshot.content[contentElement.index] = __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_accumulateContent).call(this, contentElement, currentContent, cacheArrays);
							} else {
								defineAssistantStreamArrayEntry(snapshot.content, contentElement.index, contentElement);
								newContent.push(contentElement);
							}
						}
						commitProjection();
					}
					return [snapshot, newContent];
				}
				case "thread.message.in_progress":
				case "thread.message.completed":
				case "thread.message.incomplete": {
					if (snapshot) {
						return [event.event === "thread.message.in_progress" ? snapshot : event.data, newContent];
					}
					throw new Error("Received thread message event with no existing snapshot");
				}
			}
			throw new Error("Tried to accumulate a non-message event");
		}, _AssistantStream_accumulateContent = function _AssistantStream_accumulateContent(contentElement, currentContent, cacheArrays) {
			return accumulateAssistantStreamDelta(currentContent, contentElement, cacheArrays);
		}, _AssistantStream_handleRun = function _AssistantStream_handleRun(event) {
			__classPrivateFieldSet(this, _AssistantStream_currentRunSnapshot, event.data, "f");
			switch (event.event) {
				case "thread.run.created": {
					break;
				}
				case "thread.run.queued": {
					break;
				}
				case "thread.run.in_progress": {
					break;
				}
				case "thread.run.requires_action":
				case "thread.run.cancelled":
				case "thread.run.failed":
				case "thread.run.completed":
				case "thread.run.expired":
				case "thread.run.incomplete": {
					__classPrivateFieldSet(this, _AssistantStream_finalRun, event.data, "f");
					if (__classPrivateFieldGet(this, _AssistantStream_currentToolCall, "f")) {
						__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_emitExposed).call(this, "toolCallDone", __classPrivateFieldGet(this, _AssistantStream_currentToolCall, "f"));
					}
					__classPrivateFieldSet(this, _AssistantStream_currentToolCallIndex, undefined, "f");
					__classPrivateFieldSet(this, _AssistantStream_currentToolCall, undefined, "f");
					break;
				}
				case "thread.run.cancelling": {
					break;
				}
			}
		};
		function AssistantStream_assertNever(_x) {
			return _x;
		}
		;
		function runs_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		function runs_withBodyFinalization(options, finalization) {
			return {
				...options,
				__metadata: {
					...options.__metadata,
					...finalization
				}
			};
		}
		const runs_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function runs_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => runs_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !runs_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class Runs extends APIResource {
			constructor() {
				super(...arguments);
				this.steps = new Steps(this._client);
			}
			create(threadID, params, options) {
				const { include, ...body } = params;
				return this._client.post(path`/threads/${threadID}/runs`, runs_resolveResourceRequestOptions(options, (options) => runs_withBodyFinalization({
					query: { include },
					body,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
					stream: params.stream ?? false,
					__synthesizeEventData: true,
					__security: { bearerAuth: true }
				}, { streamFromBody: true })));
			}
			async createAndPoll(threadId, body, options) {
				const created = await this.create(threadId, body, options);
				return await this.poll(created.id, { thread_id: threadId }, options);
			}
			createAndStream(threadId, body, options) {
				return AssistantStream.createAssistantStream(threadId, this._client.beta.threads.runs, body, options);
			}
			retrieve(runID, params, options) {
				const { thread_id } = params;
				return this._client.get(path`/threads/${thread_id}/runs/${runID}`, runs_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			update(runID, params, options) {
				const { thread_id, ...body } = params;
				return this._client.post(path`/threads/${thread_id}/runs/${runID}`, runs_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			list(threadID, query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = runs_normalizeRequestOptionsForQuery(query, [
					"after",
					"before",
					"limit",
					"order"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList(path`/threads/${threadID}/runs`, CursorPage, runs_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			cancel(runID, params, options) {
				const { thread_id } = params;
				return this._client.post(path`/threads/${thread_id}/runs/${runID}/cancel`, runs_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			async poll(runId, params, options) {
				return await pollAssistantRun(this, runId, params, options);
			}
			stream(threadId, body, options) {
				return AssistantStream.createAssistantStream(threadId, this._client.beta.threads.runs, body, options);
			}
			submitToolOutputs(runID, params, options) {
				const { thread_id, ...body } = params;
				return this._client.post(path`/threads/${thread_id}/runs/${runID}/submit_tool_outputs`, runs_resolveResourceRequestOptions(options, (options) => runs_withBodyFinalization({
					body,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
					stream: params.stream ?? false,
					__synthesizeEventData: true,
					__security: { bearerAuth: true }
				}, { streamFromBody: true })));
			}
			async submitToolOutputsAndPoll(runId, params, options) {
				const completed = await this.submitToolOutputs(runId, params, options);
				return await this.poll(completed.id, params, options);
			}
			submitToolOutputsStream(runId, params, options) {
				return AssistantStream.createToolAssistantStream(runId, this._client.beta.threads.runs, params, options);
			}
		}
		Runs.Steps = Steps;
		;
		function threads_threads_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		function threads_withBodyFinalization(options, finalization) {
			return {
				...options,
				__metadata: {
					...options.__metadata,
					...finalization
				}
			};
		}
		class threads_Threads extends APIResource {
			constructor() {
				super(...arguments);
				this.runs = new Runs(this._client);
				this.messages = new messages_Messages(this._client);
			}
			create(body = {}, options) {
				return this._client.post("/threads", threads_threads_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			retrieve(threadID, options) {
				return this._client.get(path`/threads/${threadID}`, threads_threads_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			update(threadID, body, options) {
				return this._client.post(path`/threads/${threadID}`, threads_threads_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			delete(threadID, options) {
				return this._client.delete(path`/threads/${threadID}`, threads_threads_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			createAndRun(body, options) {
				return this._client.post("/threads/runs", threads_threads_resolveResourceRequestOptions(options, (options) => threads_withBodyFinalization({
					body,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
					stream: body.stream ?? false,
					__synthesizeEventData: true,
					__security: { bearerAuth: true }
				}, { streamFromBody: true })));
			}
			async createAndRunPoll(body, options) {
				const run = await this.createAndRun(body, options);
				return await this.runs.poll(run.id, { thread_id: run.thread_id }, options);
			}
			createAndRunStream(body, options) {
				return AssistantStream.createThreadAssistantStream(body, this._client.beta.threads, options);
			}
		}
		threads_Threads.Runs = Runs;
		threads_Threads.Messages = messages_Messages;
		;
		class realtime_sessions_Sessions extends APIResource {
			create(body, options) {
				return this._client.post("/realtime/sessions", {
					body,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
					__security: { bearerAuth: true }
				});
			}
		}
		;
		class TranscriptionSessions extends APIResource {
			create(body, options) {
				return this._client.post("/realtime/transcription_sessions", {
					body,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
					__security: { bearerAuth: true }
				});
			}
		}
		;
		class Realtime extends APIResource {
			constructor() {
				super(...arguments);
				this.sessions = new realtime_sessions_Sessions(this._client);
				this.transcriptionSessions = new TranscriptionSessions(this._client);
			}
		}
		Realtime.Sessions = realtime_sessions_Sessions;
		Realtime.TranscriptionSessions = TranscriptionSessions;
		;
		class Beta extends APIResource {
			constructor() {
				super(...arguments);
				this.realtime = new Realtime(this._client);
				this.agents = new Agents(this._client);
				this.responses = new Responses(this._client);
				this.chatkit = new ChatKit(this._client);
				this.assistants = new Assistants(this._client);
				this.threads = new threads_Threads(this._client);
			}
		}
		Beta.Realtime = Realtime;
		Beta.Agents = Agents;
		Beta.Responses = Responses;
		Beta.ChatKit = ChatKit;
		Beta.Assistants = Assistants;
		Beta.Threads = threads_Threads;
		;
		function resources_completions_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		function completions_withBodyFinalization(options, finalization) {
			return {
				...options,
				__metadata: {
					...options.__metadata,
					...finalization
				}
			};
		}
		class completions_Completions extends APIResource {
			create(body, options) {
				return this._client.post("/completions", resources_completions_resolveResourceRequestOptions(options, (options) => completions_withBodyFinalization({
					body,
					...options,
					stream: body.stream ?? false,
					__security: { bearerAuth: true }
				}, { streamFromBody: true })));
			}
		}
		;
		function content_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		class Content extends APIResource {
			retrieve(fileID, params, options) {
				const { container_id } = params;
				return this._client.get(path`/containers/${container_id}/files/${fileID}/content`, content_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ Accept: "application/binary" }, options?.headers]),
					__security: { bearerAuth: true },
					__binaryResponse: true
				})));
			}
		}
		;
		function files_files_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		function files_withBodyFinalization(options, finalization) {
			return {
				...options,
				__metadata: {
					...options.__metadata,
					...finalization
				}
			};
		}
		const files_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function files_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => files_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !files_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class files_Files extends APIResource {
			constructor() {
				super(...arguments);
				this.content = new Content(this._client);
			}
			create(containerID, body, options) {
				return this._client.post(path`/containers/${containerID}/files`, files_files_resolveResourceRequestOptions(options, (options) => maybeMultipartFormRequestOptions(files_withBodyFinalization({
					body,
					...options,
					__security: { bearerAuth: true }
				}, { finalizeMultipart: true }), this._client)));
			}
			retrieve(fileID, params, options) {
				const { container_id } = params;
				return this._client.get(path`/containers/${container_id}/files/${fileID}`, files_files_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { bearerAuth: true }
				})));
			}
			list(containerID, query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = files_normalizeRequestOptionsForQuery(query, [
					"after",
					"limit",
					"order"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList(path`/containers/${containerID}/files`, CursorPage, files_files_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { bearerAuth: true }
				})));
			}
			delete(fileID, params, options) {
				const { container_id } = params;
				return this._client.delete(path`/containers/${container_id}/files/${fileID}`, files_files_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ Accept: "*/*" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
		}
		files_Files.Content = Content;
		;
		function containers_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const containers_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function containers_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => containers_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !containers_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class Containers extends APIResource {
			constructor() {
				super(...arguments);
				this.files = new files_Files(this._client);
			}
			create(body, options) {
				return this._client.post("/containers", containers_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { bearerAuth: true }
				})));
			}
			retrieve(containerID, options) {
				return this._client.get(path`/containers/${containerID}`, containers_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { bearerAuth: true }
				})));
			}
			list(query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = containers_normalizeRequestOptionsForQuery(query, [
					"after",
					"limit",
					"name",
					"order"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList("/containers", CursorPage, containers_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { bearerAuth: true }
				})));
			}
			delete(containerID, options) {
				return this._client.delete(path`/containers/${containerID}`, containers_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ Accept: "*/*" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
		}
		Containers.Files = files_Files;
		;
		function content_provenance_checks_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		class ContentProvenanceChecks extends APIResource {
			create(body, options) {
				return this._client.post("/content_provenance_checks", content_provenance_checks_resolveResourceRequestOptions(options, (options) => multipartFormRequestOptions({
					body,
					...options,
					__security: { bearerAuth: true }
				}, this._client)));
			}
		}
		;
		function conversations_items_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const conversations_items_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function conversations_items_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => conversations_items_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !conversations_items_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class conversations_items_Items extends APIResource {
			create(conversationID, params, options) {
				const { include, ...body } = params;
				return this._client.post(path`/conversations/${conversationID}/items`, conversations_items_resolveResourceRequestOptions(options, (options) => ({
					query: { include },
					body,
					...options,
					__security: { bearerAuth: true }
				})));
			}
			retrieve(itemID, params, options) {
				const { conversation_id, ...query } = params;
				return this._client.get(path`/conversations/${conversation_id}/items/${itemID}`, conversations_items_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { bearerAuth: true }
				})));
			}
			list(conversationID, query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = conversations_items_normalizeRequestOptionsForQuery(query, [
					"after",
					"include",
					"limit",
					"order"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList(path`/conversations/${conversationID}/items`, ConversationCursorPage, conversations_items_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { bearerAuth: true }
				})));
			}
			delete(itemID, params, options) {
				const { conversation_id } = params;
				return this._client.delete(path`/conversations/${conversation_id}/items/${itemID}`, conversations_items_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { bearerAuth: true }
				})));
			}
		}
		;
		function conversations_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		class Conversations extends APIResource {
			constructor() {
				super(...arguments);
				this.items = new conversations_items_Items(this._client);
			}
			create(body = {}, options) {
				return this._client.post("/conversations", conversations_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { bearerAuth: true }
				})));
			}
			retrieve(conversationID, options) {
				return this._client.get(path`/conversations/${conversationID}`, conversations_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { bearerAuth: true }
				})));
			}
			update(conversationID, body, options) {
				return this._client.post(path`/conversations/${conversationID}`, conversations_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { bearerAuth: true }
				})));
			}
			delete(conversationID, options) {
				return this._client.delete(path`/conversations/${conversationID}`, conversations_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { bearerAuth: true }
				})));
			}
		}
		Conversations.Items = conversations_items_Items;
		;
		function decisions_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		class Decisions extends APIResource {
			create(body, options) {
				return this._client.post("/decisions", decisions_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { bearerAuth: true }
				})));
			}
		}
		;
		function createEmbedding(client, body, options) {
			const hasUserProvidedEncodingFormat = !!body.encoding_format;
			const encodingFormat = hasUserProvidedEncodingFormat ? body.encoding_format : "base64";
			if (hasUserProvidedEncodingFormat) {
				loggerFor(client).debug("embeddings/user defined encoding_format:", body.encoding_format);
			}
			const optimizedBody = {
				...body,
				encoding_format: encodingFormat
			};
			const requestOptions = {
				body: optimizedBody,
				...options,
				__security: { bearerAuth: true }
			};
			const response = client.post("/embeddings", requestOptions);
			if (hasUserProvidedEncodingFormat) {
				return response;
			}
			loggerFor(client).debug("embeddings/decoding base64 embeddings from base64");
			return response._thenUnwrap((data) => {
				const embeddings = data?.data;
				if (embeddings !== undefined) {
					if (!Array.isArray(embeddings)) {
						throw new TypeError("Expected embeddings response data to be an array");
					}
					const { length } = embeddings;
					for (let index = 0; index < length; index += 1) {
						if (index in embeddings) {
							const embeddingBase64Obj = embeddings[index];
							const { embedding } = embeddingBase64Obj;
							if (Array.isArray(embedding)) {
								continue;
							}
							embeddingBase64Obj.embedding = toFloat32Array(embedding);
						}
					}
				}
				return data;
			});
		}
		;
		class Embeddings extends APIResource {
			create(body, options) {
				return createEmbedding(this._client, body, options);
			}
		}
		;
		function output_items_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		class OutputItems extends APIResource {
			retrieve(outputItemID, params, options) {
				const { eval_id, run_id } = params;
				return this._client.get(path`/evals/${eval_id}/runs/${run_id}/output_items/${outputItemID}`, output_items_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { bearerAuth: true }
				})));
			}
			list(runID, params, options) {
				const { eval_id, ...query } = params;
				return this._client.getAPIList(path`/evals/${eval_id}/runs/${runID}/output_items`, CursorPage, output_items_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { bearerAuth: true }
				})));
			}
		}
		;
		function runs_runs_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const runs_runs_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function runs_runs_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => runs_runs_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !runs_runs_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class runs_Runs extends APIResource {
			constructor() {
				super(...arguments);
				this.outputItems = new OutputItems(this._client);
			}
			create(evalID, body, options) {
				return this._client.post(path`/evals/${evalID}/runs`, runs_runs_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { bearerAuth: true }
				})));
			}
			retrieve(runID, params, options) {
				const { eval_id } = params;
				return this._client.get(path`/evals/${eval_id}/runs/${runID}`, runs_runs_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { bearerAuth: true }
				})));
			}
			list(evalID, query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = runs_runs_normalizeRequestOptionsForQuery(query, [
					"after",
					"limit",
					"order",
					"status"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList(path`/evals/${evalID}/runs`, CursorPage, runs_runs_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { bearerAuth: true }
				})));
			}
			delete(runID, params, options) {
				const { eval_id } = params;
				return this._client.delete(path`/evals/${eval_id}/runs/${runID}`, runs_runs_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { bearerAuth: true }
				})));
			}
			cancel(runID, params, options) {
				const { eval_id } = params;
				return this._client.post(path`/evals/${eval_id}/runs/${runID}/cancel`, runs_runs_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { bearerAuth: true }
				})));
			}
		}
		runs_Runs.OutputItems = OutputItems;
		;
		function evals_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const evals_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function evals_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => evals_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !evals_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class Evals extends APIResource {
			constructor() {
				super(...arguments);
				this.runs = new runs_Runs(this._client);
			}
			create(body, options) {
				return this._client.post("/evals", evals_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { bearerAuth: true }
				})));
			}
			retrieve(evalID, options) {
				return this._client.get(path`/evals/${evalID}`, evals_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { bearerAuth: true }
				})));
			}
			update(evalID, body, options) {
				return this._client.post(path`/evals/${evalID}`, evals_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { bearerAuth: true }
				})));
			}
			list(query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = evals_normalizeRequestOptionsForQuery(query, [
					"after",
					"limit",
					"order",
					"order_by"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList("/evals", CursorPage, evals_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { bearerAuth: true }
				})));
			}
			delete(evalID, options) {
				return this._client.delete(path`/evals/${evalID}`, evals_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { bearerAuth: true }
				})));
			}
		}
		Evals.Runs = runs_Runs;
		;
		async function waitForFileProcessing(resource, id, pollInterval, maxWait) {
			const terminalStates = new Set([
				"processed",
				"error",
				"deleted"
			]);
			const start = performance.now();
			let file = await resource.retrieve(id);
			while (!file.status || !terminalStates.has(file.status)) {
				await sleep(pollInterval);
				file = await resource.retrieve(id);
				if (performance.now() - start > maxWait) {
					throw new error_APIConnectionTimeoutError({ message: `Giving up on waiting for file ${id} to finish processing after ${maxWait} milliseconds.` });
				}
			}
			return file;
		}
		;
		function resources_files_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const resources_files_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function resources_files_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => resources_files_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !resources_files_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class resources_files_Files extends APIResource {
			create(body, options) {
				return this._client.post("/files", resources_files_resolveResourceRequestOptions(options, (options) => multipartFormRequestOptions({
					body,
					...options,
					__security: { bearerAuth: true }
				}, this._client)));
			}
			retrieve(fileID, options) {
				return this._client.get(path`/files/${fileID}`, resources_files_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { bearerAuth: true }
				})));
			}
			list(query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = resources_files_normalizeRequestOptionsForQuery(query, [
					"after",
					"limit",
					"order",
					"purpose"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList("/files", CursorPage, resources_files_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { bearerAuth: true }
				})));
			}
			delete(fileID, options) {
				return this._client.delete(path`/files/${fileID}`, resources_files_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { bearerAuth: true }
				})));
			}
			content(fileID, options) {
				return this._client.get(path`/files/${fileID}/content`, resources_files_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ Accept: "application/binary" }, options?.headers]),
					__security: { bearerAuth: true },
					__binaryResponse: true
				})));
			}
			async waitForProcessing(id, { pollInterval = 5e3, maxWait = 30 * 60 * 1e3 } = {}) {
				return await waitForFileProcessing(this, id, pollInterval, maxWait);
			}
		}
		;
		class Methods extends APIResource {}
		;
		function graders_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		class Graders extends APIResource {
			run(body, options) {
				return this._client.post("/fine_tuning/alpha/graders/run", graders_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { bearerAuth: true }
				})));
			}
			validate(body, options) {
				return this._client.post("/fine_tuning/alpha/graders/validate", graders_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { bearerAuth: true }
				})));
			}
		}
		;
		class Alpha extends APIResource {
			constructor() {
				super(...arguments);
				this.graders = new Graders(this._client);
			}
		}
		Alpha.Graders = Graders;
		;
		function permissions_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const permissions_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function permissions_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => permissions_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !permissions_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class Permissions extends APIResource {
			create(fineTunedModelCheckpoint, body, options) {
				return this._client.getAPIList(path`/fine_tuning/checkpoints/${fineTunedModelCheckpoint}/permissions`, Page, permissions_resolveResourceRequestOptions(options, (options) => ({
					body,
					method: "post",
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			retrieve(fineTunedModelCheckpoint, query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = permissions_normalizeRequestOptionsForQuery(query, [
					"after",
					"limit",
					"order",
					"project_id"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.get(path`/fine_tuning/checkpoints/${fineTunedModelCheckpoint}/permissions`, permissions_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			list(fineTunedModelCheckpoint, query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = permissions_normalizeRequestOptionsForQuery(query, [
					"after",
					"limit",
					"order",
					"project_id"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList(path`/fine_tuning/checkpoints/${fineTunedModelCheckpoint}/permissions`, ConversationCursorPage, permissions_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
			delete(permissionID, params, options) {
				const { fine_tuned_model_checkpoint } = params;
				return this._client.delete(path`/fine_tuning/checkpoints/${fine_tuned_model_checkpoint}/permissions/${permissionID}`, permissions_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { adminAPIKeyAuth: true }
				})));
			}
		}
		;
		class Checkpoints extends APIResource {
			constructor() {
				super(...arguments);
				this.permissions = new Permissions(this._client);
			}
		}
		Checkpoints.Permissions = Permissions;
		;
		function checkpoints_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const checkpoints_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function checkpoints_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => checkpoints_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !checkpoints_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class checkpoints_Checkpoints extends APIResource {
			list(fineTuningJobID, query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = checkpoints_normalizeRequestOptionsForQuery(query, ["after", "limit"], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList(path`/fine_tuning/jobs/${fineTuningJobID}/checkpoints`, CursorPage, checkpoints_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { bearerAuth: true }
				})));
			}
		}
		;
		function jobs_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const jobs_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function jobs_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => jobs_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !jobs_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class Jobs extends APIResource {
			constructor() {
				super(...arguments);
				this.checkpoints = new checkpoints_Checkpoints(this._client);
			}
			create(body, options) {
				return this._client.post("/fine_tuning/jobs", jobs_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { bearerAuth: true }
				})));
			}
			retrieve(fineTuningJobID, options) {
				return this._client.get(path`/fine_tuning/jobs/${fineTuningJobID}`, jobs_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { bearerAuth: true }
				})));
			}
			list(query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = jobs_normalizeRequestOptionsForQuery(query, [
					"after",
					"limit",
					"metadata"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList("/fine_tuning/jobs", CursorPage, jobs_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { bearerAuth: true }
				})));
			}
			cancel(fineTuningJobID, options) {
				return this._client.post(path`/fine_tuning/jobs/${fineTuningJobID}/cancel`, jobs_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { bearerAuth: true }
				})));
			}
			listEvents(fineTuningJobID, query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = jobs_normalizeRequestOptionsForQuery(query, ["after", "limit"], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList(path`/fine_tuning/jobs/${fineTuningJobID}/events`, CursorPage, jobs_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { bearerAuth: true }
				})));
			}
			pause(fineTuningJobID, options) {
				return this._client.post(path`/fine_tuning/jobs/${fineTuningJobID}/pause`, jobs_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { bearerAuth: true }
				})));
			}
			resume(fineTuningJobID, options) {
				return this._client.post(path`/fine_tuning/jobs/${fineTuningJobID}/resume`, jobs_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { bearerAuth: true }
				})));
			}
		}
		Jobs.Checkpoints = checkpoints_Checkpoints;
		;
		class FineTuning extends APIResource {
			constructor() {
				super(...arguments);
				this.methods = new Methods(this._client);
				this.jobs = new Jobs(this._client);
				this.checkpoints = new Checkpoints(this._client);
				this.alpha = new Alpha(this._client);
			}
		}
		FineTuning.Methods = Methods;
		FineTuning.Jobs = Jobs;
		FineTuning.Checkpoints = Checkpoints;
		FineTuning.Alpha = Alpha;
		;
		class GraderModels extends APIResource {}
		;
		class graders_Graders extends APIResource {
			constructor() {
				super(...arguments);
				this.graderModels = new GraderModels(this._client);
			}
		}
		graders_Graders.GraderModels = GraderModels;
		;
		function images_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		function images_withBodyFinalization(options, finalization) {
			return {
				...options,
				__metadata: {
					...options.__metadata,
					...finalization
				}
			};
		}
		class Images extends APIResource {
			createVariation(body, options) {
				return this._client.post("/images/variations", images_resolveResourceRequestOptions(options, (options) => multipartFormRequestOptions({
					body,
					...options,
					__security: { bearerAuth: true }
				}, this._client)));
			}
			edit(body, options) {
				return this._client.post("/images/edits", images_resolveResourceRequestOptions(options, (options) => multipartFormRequestOptions(images_withBodyFinalization(((requestOptions) => ({
					...requestOptions,
					body: Object.fromEntries(Object.entries(requestOptions.body ?? {}).map(([key, value]) => [key, key === "safety_identifier" && value === null ? undefined : value]))
				}))({
					body,
					...options,
					stream: body.stream ?? false,
					__metadata: {
						...options?.__metadata,
						...body.model == null ? {} : { model: body.model }
					},
					__security: { bearerAuth: true }
				}), { streamFromBody: true }), this._client)));
			}
			generate(body, options) {
				return this._client.post("/images/generations", images_resolveResourceRequestOptions(options, (options) => images_withBodyFinalization({
					body,
					...options,
					stream: body.stream ?? false,
					__security: { bearerAuth: true }
				}, { streamFromBody: true })));
			}
		}
		;
		function live_sessions_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		class live_sessions_Sessions extends APIResource {
			accept(sessionID, body, options) {
				return this._client.post(path`/live/sessions/${sessionID}/accept`, live_sessions_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					headers: buildHeaders([{ Accept: "*/*" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			downloadRecording(sessionID, options) {
				return this._client.get(path`/live/sessions/${sessionID}/content`, live_sessions_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ Accept: "application/binary" }, options?.headers]),
					__security: { bearerAuth: true },
					__binaryResponse: true
				})));
			}
			fork(sessionID, body, options) {
				return this._client.post(path`/live/sessions/${sessionID}/fork`, live_sessions_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { bearerAuth: true }
				})));
			}
			hangup(sessionID, options) {
				return this._client.post(path`/live/sessions/${sessionID}/hangup`, live_sessions_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ Accept: "*/*" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			refer(sessionID, body, options) {
				return this._client.post(path`/live/sessions/${sessionID}/refer`, live_sessions_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					headers: buildHeaders([{ Accept: "*/*" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			reject(sessionID, body, options) {
				return this._client.post(path`/live/sessions/${sessionID}/reject`, live_sessions_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					headers: buildHeaders([{ Accept: "*/*" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
		}
		;
		class Forks extends APIResource {}
		;
		class Sideband extends APIResource {}
		;
		function live_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		class Live extends APIResource {
			constructor() {
				super(...arguments);
				this.sideband = new Sideband(this._client);
				this.forks = new Forks(this._client);
				this.sessions = new live_sessions_Sessions(this._client);
			}
			create(body, options) {
				return this._client.post("/live/sessions", live_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { bearerAuth: true }
				})));
			}
		}
		Live.Sideband = Sideband;
		Live.Forks = Forks;
		Live.Sessions = live_sessions_Sessions;
		;
		function models_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		class Models extends APIResource {
			retrieve(model, options) {
				return this._client.get(path`/models/${model}`, models_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { bearerAuth: true }
				})));
			}
			list(options) {
				return this._client.getAPIList("/models", Page, models_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { bearerAuth: true }
				})));
			}
			delete(model, options) {
				return this._client.delete(path`/models/${model}`, models_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { bearerAuth: true }
				})));
			}
		}
		;
		function moderations_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		class Moderations extends APIResource {
			create(body, options) {
				return this._client.post("/moderations", moderations_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { bearerAuth: true }
				})));
			}
		}
		;
		async function encodedMultipartFormRequestOptions(options, client, encodings, rawBodyField = null) {
			if (options.body === null || typeof options.body !== "object" || Array.isArray(options.body)) {
				throw new TypeError("Multipart request body must be an object");
			}
			const body = Object.fromEntries(Object.entries(options.body).filter(([, value]) => value !== undefined));
			if (rawBodyField !== null && Object.keys(body).length === 1 && Object.prototype.hasOwnProperty.call(body, rawBodyField)) {
				const value = body[rawBodyField];
				if (typeof value !== "string") throw new TypeError("Raw multipart alternative must be a string");
				return {
					...options,
					body: value,
					headers: buildHeaders([options.headers, { "content-type": encodings[rawBodyField].content_type }])
				};
			}
			const encoded = [];
			for (const [name, encoding] of Object.entries(encodings)) {
				if (!Object.prototype.hasOwnProperty.call(body, name)) continue;
				const value = body[name];
				const data = encoding.json ? JSON.stringify(value) : value;
				if (typeof data !== "string") throw new TypeError(`Multipart field ${name} must encode as a string`);
				encoded.push([name, makeFile([data], "", { type: encoding.content_type })]);
				delete body[name];
			}
			const multipart = await multipartFormRequestOptions({
				...options,
				body
			}, client);
			const form = multipart.body;
			if (!(form instanceof FormData)) {
				await form.cancel();
				throw new TypeError("Unexpected streaming upload in typed multipart request body");
			}
			for (const [name, part] of encoded) form.append(name, part, "");
			return {
				...options,
				body: form,
				headers: buildHeaders([options.headers, { "content-type": null }])
			};
		}
		;
		function calls_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		class Calls extends APIResource {
			create(body, options) {
				return this._client.post("/realtime/calls", calls_resolveResourceRequestOptions(options, (options) => encodedMultipartFormRequestOptions({
					body,
					...options,
					headers: buildHeaders([{ Accept: "application/sdp" }, options?.headers]),
					__security: { bearerAuth: true },
					__binaryResponse: true
				}, this._client, {
					sdp: {
						content_type: "application/sdp",
						json: false
					},
					session: {
						content_type: "application/json",
						json: true
					}
				}, "sdp")));
			}
			accept(callID, body, options) {
				return this._client.post(path`/realtime/calls/${callID}/accept`, calls_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					headers: buildHeaders([{ Accept: "*/*" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			hangup(callID, options) {
				return this._client.post(path`/realtime/calls/${callID}/hangup`, calls_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ Accept: "*/*" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			refer(callID, body, options) {
				return this._client.post(path`/realtime/calls/${callID}/refer`, calls_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					headers: buildHeaders([{ Accept: "*/*" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			reject(callID, body = {}, options) {
				return this._client.post(path`/realtime/calls/${callID}/reject`, calls_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					headers: buildHeaders([{ Accept: "*/*" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
		}
		;
		function client_secrets_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		class ClientSecrets extends APIResource {
			create(body, options) {
				return this._client.post("/realtime/client_secrets", client_secrets_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { bearerAuth: true }
				})));
			}
		}
		;
		function translations_client_secrets_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		class client_secrets_ClientSecrets extends APIResource {
			create(body, options) {
				return this._client.post("/realtime/translations/client_secrets", translations_client_secrets_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { bearerAuth: true }
				})));
			}
		}
		;
		class translations_Translations extends APIResource {
			constructor() {
				super(...arguments);
				this.clientSecrets = new client_secrets_ClientSecrets(this._client);
			}
		}
		translations_Translations.ClientSecrets = client_secrets_ClientSecrets;
		;
		class realtime_Realtime extends APIResource {
			constructor() {
				super(...arguments);
				this.clientSecrets = new ClientSecrets(this._client);
				this.calls = new Calls(this._client);
				this.translations = new translations_Translations(this._client);
			}
		}
		realtime_Realtime.ClientSecrets = ClientSecrets;
		realtime_Realtime.Calls = Calls;
		realtime_Realtime.Translations = translations_Translations;
		;
		function responses_input_items_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const responses_input_items_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function responses_input_items_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => responses_input_items_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !responses_input_items_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class input_items_InputItems extends APIResource {
			list(responseID, query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = responses_input_items_normalizeRequestOptionsForQuery(query, [
					"after",
					"include",
					"limit",
					"order"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList(path`/responses/${responseID}/input_items`, CursorPage, responses_input_items_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { bearerAuth: true }
				})));
			}
		}
		;
		function responses_input_tokens_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		class input_tokens_InputTokens extends APIResource {
			count(body = {}, options) {
				return this._client.post("/responses/input_tokens", responses_input_tokens_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { bearerAuth: true }
				})));
			}
		}
		;
		function isTextFormat(value) {
			return values_isObj(value) && typeof value["type"] === "string";
		}
		function effectiveTextFormat({ body }, parseAs) {
			if (parseAs === null || !values_isObj(body)) {
				return parseAs ?? null;
			}
			const { input } = body;
			if (Array.isArray(input)) {
				for (let index = input.length - 1; index >= 0; index -= 1) {
					const item = input[index];
					if (!values_isObj(item) || item["type"] !== "configuration_update") {
						continue;
					}
					const { text } = item;
					if (!values_isObj(text)) {
						continue;
					}
					const { format } = text;
					if (!isTextFormat(format)) {
						continue;
					}
					if (format.type === "text" && parseAs !== undefined) {
						throw new error_OpenAIError("Cannot use parseAs with a plain-text format update.");
					}
					return parseAs ?? format;
				}
			}
			const { text } = body;
			const format = values_isObj(text) ? text["format"] : null;
			return parseAs ?? (isTextFormat(format) ? format : null);
		}
		function resolveResponseParseOptions(params, options) {
			const parseAs = options && hasOwn(options, "parseAs") ? options.parseAs : undefined;
			if (parseAs != null) {
				effectiveTextFormat({ body: params }, parseAs);
			}
			const requestOptions = { ...options };
			delete requestOptions.parseAs;
			let captured;
			requestOptions.__metadata = {
				...options?.__metadata,
				captureResponseParser(prepared) {
					const format = effectiveTextFormat(prepared, parseAs);
					const selector = format === null ? null : {
						type: format.type,
						$brand: "$brand" in format ? format.$brand : undefined,
						$parseRaw: "$parseRaw" in format ? format.$parseRaw : undefined
					};
					captured = selector;
				}
			};
			return {
				getTextFormat: (prepared) => captured === undefined ? effectiveTextFormat(prepared, parseAs) : captured,
				requestOptions
			};
		}
		function maybeParseResponse(response, params, format = params && effectiveTextFormat({ body: params })) {
			if (!params || !ResponsesParser_hasAutoParseableInput(params, format)) {
				const parsed = {
					...response,
					output_parsed: null,
					output: response.output.map((item) => {
						if (item.type === "function_call") {
							return {
								...item,
								parsed_arguments: null
							};
						}
						if (item.type === "message") {
							return {
								...item,
								content: item.content.map((content) => ({
									...content,
									parsed: null
								}))
							};
						}
						return item;
					})
				};
				if (needsOutputText(response, parsed)) {
					addOutputText(parsed);
				}
				return parsed;
			}
			return parseResponse(response, params, format);
		}
		function parseResponse(response, params, format = effectiveTextFormat({ body: params })) {
			const shouldParse = !response.status || response.status === "completed";
			const output = response.output.map((item) => {
				if (item.type === "function_call") {
					return shouldParse ? ResponsesParser_parseToolCall(params, item) : {
						...item,
						parsed_arguments: null
					};
				}
				if (item.type === "message") {
					const content = item.content.map((content) => {
						if (content.type === "output_text") {
							return {
								...content,
								parsed: shouldParse && (item.phase == null || item.phase === "final_answer") ? parseResponseFormatContent(format, content.text) : null
							};
						}
						return content;
					});
					return {
						...item,
						content
					};
				}
				return item;
			});
			const parsed = {
				...response,
				output
			};
			if (needsOutputText(response, parsed)) {
				addOutputText(parsed);
			}
			Object.defineProperty(parsed, "output_parsed", {
				enumerable: true,
				get() {
					for (const output of parsed.output) {
						if (output.type !== "message") {
							continue;
						}
						for (const content of output.content) {
							if (content.type === "output_text" && content.parsed !== null) {
								return content.parsed;
							}
						}
					}
					return null;
				}
			});
			return parsed;
		}
		function ResponsesParser_hasAutoParseableInput(params, format = effectiveTextFormat({ body: params })) {
			if (isParseableResponseFormat(format)) {
				return true;
			}
			return Array.isArray(params.tools) && params.tools.some((tool) => ResponsesParser_isAutoParsableTool(tool) || tool.type === "function" && tool.strict === true || tool.type === "namespace" && tool.tools.some((nested) => nested.type === "function" && (ResponsesParser_isAutoParsableTool(nested) || nested.strict === true)));
		}
		function makeParseableResponseTool(tool, { parser, callback }) {
			const obj = { ...tool };
			Object.defineProperties(obj, {
				$brand: {
					value: "auto-parseable-tool",
					enumerable: false
				},
				$parseRaw: {
					value: parser,
					enumerable: false
				},
				$callback: {
					value: callback,
					enumerable: false
				}
			});
			return obj;
		}
		function ResponsesParser_isAutoParsableTool(tool) {
			return tool?.["$brand"] === "auto-parseable-tool";
		}
		function getInputToolByName(input_tools, name, namespace) {
			for (const tool of input_tools) {
				if (namespace == null) {
					if (tool.type === "function" && tool.name === name) {
						return tool;
					}
				} else if (tool.type === "namespace" && tool.name === namespace) {
					return tool.tools.find((nested) => nested.type === "function" && nested.name === name);
				}
			}
			if (namespace === name) {
				return input_tools.find((tool) => tool.type === "function" && tool.name === name && tool.defer_loading === true);
			}
			return undefined;
		}
		function ResponsesParser_parseToolCall(params, toolCall) {
			const inputTool = getInputToolByName(params.tools ?? [], toolCall.name, toolCall.namespace);
			let parsedArguments = null;
			if (ResponsesParser_isAutoParsableTool(inputTool)) {
				parsedArguments = inputTool.$parseRaw(toolCall.arguments);
			} else if (inputTool?.strict) {
				parsedArguments = parseResponseFormatContent({
					type: "json_schema",
					$parseRaw: undefined
				}, toolCall.arguments);
			}
			return {
				...toolCall,
				parsed_arguments: parsedArguments
			};
		}
		function ResponsesParser_shouldParseToolCall(params, toolCall) {
			if (!params) {
				return false;
			}
			const inputTool = getInputToolByName(params.tools ?? [], toolCall.name, toolCall.namespace);
			return ResponsesParser_isAutoParsableTool(inputTool) || inputTool?.strict || false;
		}
		function ResponsesParser_validateInputTools(tools) {
			for (const tool of tools ?? []) {
				if (tool.type !== "function") {
					throw new OpenAIError(`Currently only \`function\` tool types support auto-parsing; Received \`${tool.type}\``);
				}
				if (tool.function.strict !== true) {
					throw new OpenAIError(`The \`${tool.function.name}\` tool is not marked with \`strict: true\`. Only strict function tools can be auto-parsed`);
				}
			}
		}
		function needsOutputText(response, target) {
			return !Object.getOwnPropertyDescriptor(response, "output_text") || target.output_text == null;
		}
		function addOutputText(rsp) {
			const texts = [];
			for (const output of rsp.output) {
				if (output.type !== "message") {
					continue;
				}
				for (const content of output.content) {
					if (content.type === "output_text") {
						texts.push(content.text);
					}
				}
			}
			rsp.output_text = texts.join("");
		}
		;
		class OutputTextIndex {
			constructor() {
				this.capacity = 1;
				this.values = [0, 0];
				this.size = 0;
			}
			get length() {
				return this.size;
			}
			append(value) {
				if (this.size === this.capacity) {
					this.grow();
				}
				const index = this.size;
				this.size += 1;
				this.update(index, value);
			}
			update(index, value) {
				if (!Number.isSafeInteger(index) || index < 0 || index >= this.size) {
					throw new RangeError(`missing output at index ${index}`);
				}
				let node = this.capacity + index;
				const difference = value - (this.values[node] ?? 0);
				if (difference === 0) {
					return;
				}
				while (node >= 1) {
					this.values[node] = (this.values[node] ?? 0) + difference;
					node = Math.floor(node / 2);
				}
			}
			prefixSum(end) {
				if (!Number.isSafeInteger(end) || end < 0 || end > this.size) {
					throw new RangeError(`missing output at index ${end}`);
				}
				let start = this.capacity;
				let stop = this.capacity + end;
				let sum = 0;
				while (start < stop) {
					if (start % 2 === 1) {
						sum += this.values[start] ?? 0;
						start += 1;
					}
					if (stop % 2 === 1) {
						stop -= 1;
						sum += this.values[stop] ?? 0;
					}
					start = Math.floor(start / 2);
					stop = Math.floor(stop / 2);
				}
				return sum;
			}
			grow() {
				const previousCapacity = this.capacity;
				this.capacity *= 2;
				const values = Array.from({ length: this.capacity * 2 }, () => 0);
				for (let index = 0; index < this.size; index += 1) {
					values[this.capacity + index] = this.values[previousCapacity + index] ?? 0;
				}
				for (let index = this.capacity - 1; index > 0; index -= 1) {
					values[index] = (values[index * 2] ?? 0) + (values[index * 2 + 1] ?? 0);
				}
				this.values = values;
			}
		}
		;
		function createCanonicalResponseContext() {
			return {
				canonicalSnapshot: undefined,
				outputTextLengths: new WeakMap(),
				outputTextIndex: new OutputTextIndex()
			};
		}
		function getOutputText(context, output) {
			if (output.type !== "message") {
				return "";
			}
			let text = "";
			for (const content of output.content) {
				if (content.type === "output_text") {
					text += content.text;
				}
			}
			context.outputTextLengths.set(output, text.length);
			return text;
		}
		function ensureCanonicalOutputText(context, snapshot) {
			if (context.deferOutputText) {
				context.canonicalSnapshot = undefined;
				return;
			}
			if (context.canonicalSnapshot === snapshot) {
				return;
			}
			const outputTextIndex = new OutputTextIndex();
			let text = "";
			for (const output of snapshot.output) {
				const outputText = getOutputText(context, output);
				text += outputText;
				outputTextIndex.append(outputText.length);
			}
			snapshot.output_text = text;
			context.outputTextIndex = outputTextIndex;
			context.canonicalSnapshot = snapshot;
		}
		function cloneResponse(context, response) {
			context.canonicalSnapshot = undefined;
			context.outputTextLengths = new WeakMap();
			context.outputTextIndex = new OutputTextIndex();
			const snapshot = structuredClone(response);
			if (!Object.getOwnPropertyDescriptor(snapshot, "output_text") || snapshot.output_text === null || snapshot.output_text === undefined) {
				ensureCanonicalOutputText(context, snapshot);
			} else if (snapshot.output.length === 0 && snapshot.output_text === "") {
				context.canonicalSnapshot = snapshot;
			}
			return snapshot;
		}
		function updateCachedOutputTextLength(context, output, outputIndex, previousText, nextText) {
			if (context.deferOutputText) {
				return;
			}
			const length = context.outputTextLengths.get(output);
			if (length !== undefined) {
				const nextLength = length - previousText.length + nextText.length;
				context.outputTextLengths.set(output, nextLength);
				context.outputTextIndex.update(outputIndex, nextLength);
			}
		}
		function replaceOutputTextSuffix(snapshot, previousText, nextText) {
			if (previousText.length === 0) {
				snapshot.output_text += nextText;
				return;
			}
			snapshot.output_text = snapshot.output_text.slice(0, snapshot.output_text.length - previousText.length) + nextText;
		}
		function getPrecedingContentTextLength(context, output, contentIndex, nextText) {
			if (contentIndex === undefined || output?.type !== "message") {
				return 0;
			}
			if (contentIndex < output.content.length - contentIndex - 1) {
				let precedingContentLength = 0;
				for (let index = 0; index < contentIndex; index += 1) {
					const precedingContent = output.content[index];
					if (precedingContent?.type === "output_text") {
						precedingContentLength += precedingContent.text.length;
					}
				}
				return precedingContentLength;
			}
			let followingContentLength = 0;
			for (let index = contentIndex + 1; index < output.content.length; index += 1) {
				const followingContent = output.content[index];
				if (followingContent?.type === "output_text") {
					followingContentLength += followingContent.text.length;
				}
			}
			const outputTextLength = context.outputTextLengths.get(output) ?? getOutputText(context, output).length;
			return outputTextLength - followingContentLength - nextText.length;
		}
		function updateOutputText(context, snapshot, outputIndex, previousText, nextText, contentIndex) {
			if (previousText === nextText) {
				return;
			}
			if (context.deferOutputText) {
				context.outputTextDirty = true;
				return;
			}
			const output = snapshot.output[outputIndex];
			if (outputIndex === snapshot.output.length - 1 && (contentIndex === undefined || output?.type === "message" && contentIndex === output.content.length - 1)) {
				replaceOutputTextSuffix(snapshot, previousText, nextText);
				return;
			}
			const precedingContentLength = getPrecedingContentTextLength(context, output, contentIndex, nextText);
			const offset = context.outputTextIndex.prefixSum(outputIndex) + precedingContentLength;
			if (offset + previousText.length === snapshot.output_text.length) {
				replaceOutputTextSuffix(snapshot, previousText, nextText);
				return;
			}
			snapshot.output_text = snapshot.output_text.slice(0, offset) + nextText + snapshot.output_text.slice(offset + previousText.length);
		}
		;
		const responseOutputIdentityIndexes = new WeakMap();
		function validateArrayIndex(collection, index, kind, allowAppend = false) {
			if (!Array.isArray(collection) || !Number.isSafeInteger(index) || index < 0 || index > collection.length || (index === collection.length ? !allowAppend || index in collection : !hasOwn(collection, index))) {
				throw new error_OpenAIError(`missing ${kind} at index ${index}`);
			}
		}
		function validateArrayAppend(collection, index, kind) {
			if (index !== collection.length) {
				throw new error_OpenAIError(`missing ${kind} at index ${index}`);
			}
			validateArrayIndex(collection, index, kind, true);
		}
		function getOutput(snapshot, outputIndex) {
			validateArrayIndex(snapshot.output, outputIndex, "output");
			const output = snapshot.output[outputIndex];
			if (!output) {
				throw new error_OpenAIError(`missing output at index ${outputIndex}`);
			}
			return output;
		}
		function hasRoutedOutputCallIdentity(output) {
			return output.type === "function_call" || output.type === "custom_tool_call" || output.type === "shell_call" || output.type === "shell_call_output";
		}
		function getOutputItemIdentityKeys(output, eventType) {
			if (!hasOwn(output, "type") || typeof output.type !== "string") {
				throw new error_OpenAIError(`expected an own output item type for ${eventType}`);
			}
			const optionalPlatformID = output.type === "function_call" || output.type === "custom_tool_call";
			const identities = [];
			if (hasOwn(output, "id")) {
				if (typeof output.id !== "string" || output.id.length === 0 && output.type !== "computer_call") {
					throw new error_OpenAIError(`expected a non-empty output item id for ${eventType}`);
				}
				identities.push(`id:${output.id}`);
			} else if (!optionalPlatformID) {
				throw new error_OpenAIError(`expected a non-empty output item id for ${eventType}`);
			}
			if (hasRoutedOutputCallIdentity(output)) {
				if (!hasOwn(output, "call_id") || typeof output.call_id !== "string" || output.call_id.length === 0 && output.type !== "function_call") {
					throw new error_OpenAIError(`expected a non-empty output item call_id for ${eventType}`);
				}
				identities.push(`call:${output.type}:${output.call_id}`);
			}
			return identities;
		}
		function assertOutputItemIdentitiesAvailable(identities, keys) {
			for (const key of keys) {
				if (identities.has(key)) {
					throw new error_OpenAIError(`duplicate output item identity '${key}'`);
				}
			}
		}
		function addOutputItemIdentities(identities, keys) {
			assertOutputItemIdentitiesAvailable(identities, keys);
			for (const key of keys) {
				identities.add(key);
			}
		}
		function createResponseOutputIdentityIndex(snapshot) {
			const identityIndex = {
				snapshot,
				output: snapshot.output,
				length: snapshot.output.length,
				identities: new Set()
			};
			for (let index = 0; index < snapshot.output.length; index += 1) {
				const output = getOutput(snapshot, index);
				addOutputItemIdentities(identityIndex.identities, getOutputItemIdentityKeys(output, "response snapshot"));
			}
			return identityIndex;
		}
		function getResponseOutputIdentityIndex(context, snapshot) {
			const cached = responseOutputIdentityIndexes.get(context);
			if (cached && cached.snapshot === snapshot && cached.output === snapshot.output && cached.length === snapshot.output.length) {
				return cached;
			}
			const identityIndex = createResponseOutputIdentityIndex(snapshot);
			responseOutputIdentityIndexes.set(context, identityIndex);
			return identityIndex;
		}
		function cloneValidatedResponse(context, response) {
			const nextContext = createCanonicalResponseContext();
			const snapshot = cloneResponse(nextContext, response);
			const identityIndex = createResponseOutputIdentityIndex(snapshot);
			context.canonicalSnapshot = nextContext.canonicalSnapshot;
			context.outputTextLengths = nextContext.outputTextLengths;
			context.outputTextIndex = nextContext.outputTextIndex;
			responseOutputIdentityIndexes.set(context, identityIndex);
			return snapshot;
		}
		const expectedOutputItemTypes = {
			"response.output_text.delta": "message",
			"response.output_text.done": "message",
			"response.output_text.annotation.added": "message",
			"response.refusal.delta": "message",
			"response.refusal.done": "message",
			"response.function_call_arguments.delta": "function_call",
			"response.function_call_arguments.done": "function_call",
			"response.custom_tool_call_input.delta": "custom_tool_call",
			"response.custom_tool_call_input.done": "custom_tool_call",
			"response.mcp_call_arguments.delta": "mcp_call",
			"response.mcp_call_arguments.done": "mcp_call",
			"response.mcp_call.in_progress": "mcp_call",
			"response.mcp_call.completed": "mcp_call",
			"response.mcp_call.failed": "mcp_call",
			"response.shell_call_output_content.delta": "shell_call_output",
			"response.shell_call_output_content.done": "shell_call_output",
			"response.reasoning_text.delta": "reasoning",
			"response.reasoning_text.done": "reasoning",
			"response.reasoning_summary_part.added": "reasoning",
			"response.reasoning_summary_part.done": "reasoning",
			"response.reasoning_summary_text.delta": "reasoning",
			"response.reasoning_summary_text.done": "reasoning",
			"response.code_interpreter_call_code.delta": "code_interpreter_call",
			"response.code_interpreter_call_code.done": "code_interpreter_call",
			"response.code_interpreter_call.in_progress": "code_interpreter_call",
			"response.code_interpreter_call.interpreting": "code_interpreter_call",
			"response.code_interpreter_call.completed": "code_interpreter_call",
			"response.file_search_call.in_progress": "file_search_call",
			"response.file_search_call.searching": "file_search_call",
			"response.file_search_call.completed": "file_search_call",
			"response.web_search_call.in_progress": "web_search_call",
			"response.web_search_call.searching": "web_search_call",
			"response.web_search_call.completed": "web_search_call",
			"response.image_generation_call.in_progress": "image_generation_call",
			"response.image_generation_call.generating": "image_generation_call",
			"response.image_generation_call.completed": "image_generation_call",
			"response.image_generation_call.partial_image": "image_generation_call",
			"response.mcp_list_tools.in_progress": "mcp_list_tools",
			"response.mcp_list_tools.completed": "mcp_list_tools",
			"response.mcp_list_tools.failed": "mcp_list_tools",
			"response.compaction.compacting": "compaction"
		};
		function getExpectedOutputItemType(event) {
			if (event.type === "response.content_part.added" || event.type === "response.content_part.done") {
				return event.part.type === "reasoning_text" ? "reasoning" : "message";
			}
			return expectedOutputItemTypes[event.type];
		}
		function validateResponseOutputItemIdentity(output, replacement, eventType) {
			getOutputItemIdentityKeys(output, eventType);
			getOutputItemIdentityKeys(replacement, eventType);
			if (!hasOwn(replacement, "type") || output.type !== replacement.type) {
				throw new error_OpenAIError(`expected output item type '${output.type}', got '${replacement.type}'`);
			}
			const outputID = hasOwn(output, "id") ? output.id : undefined;
			const replacementID = hasOwn(replacement, "id") ? replacement.id : undefined;
			const addsOptionalID = outputID === undefined && (output.type === "function_call" || output.type === "custom_tool_call");
			if (outputID !== replacementID && !addsOptionalID) {
				throw new error_OpenAIError(`expected output item id '${outputID}', got '${replacementID}'`);
			}
			if (hasRoutedOutputCallIdentity(output) && hasRoutedOutputCallIdentity(replacement) && output.call_id !== replacement.call_id) {
				throw new error_OpenAIError(`expected output item call_id '${output.call_id}', got '${replacement.call_id}'`);
			}
		}
		function validateOutputItemIdentity(event, snapshot, rejectInvalidShellTargets) {
			if (event.type === "response.output_item.done") {
				return;
			}
			if (rejectInvalidShellTargets && (event.type === "response.shell_call_command.added" || event.type === "response.shell_call_command.delta" || event.type === "response.shell_call_command.done")) {
				const output = getOutput(snapshot, event.output_index);
				if (!hasOwn(output, "type") || output.type !== "shell_call") {
					throw new error_OpenAIError(`expected output item type 'shell_call', got '${output.type}'`);
				}
				return;
			}
			if (event.type !== "response.content_part.added" && event.type !== "response.content_part.done" && !hasOwn(expectedOutputItemTypes, event.type)) {
				return;
			}
			const itemEvent = event;
			if (!hasOwn(event, "item_id") || typeof itemEvent.item_id !== "string" || itemEvent.item_id.length === 0) {
				throw new error_OpenAIError(`expected a non-empty item_id for ${event.type}`);
			}
			const output = getOutput(snapshot, itemEvent.output_index);
			const outputID = hasOwn(output, "id") ? output.id : undefined;
			if (outputID !== itemEvent.item_id) {
				throw new error_OpenAIError(`expected item_id '${outputID}', got '${itemEvent.item_id}'`);
			}
			const expectedType = getExpectedOutputItemType(itemEvent);
			if (output.type !== expectedType) {
				throw new error_OpenAIError(`expected output item type '${expectedType}', got '${output.type}'`);
			}
		}
		function getContent(content, contentIndex) {
			validateArrayIndex(content, contentIndex, "content");
			const part = content[contentIndex];
			if (!part) {
				throw new error_OpenAIError(`missing content at index ${contentIndex}`);
			}
			return part;
		}
		function getShellOutputContent(snapshot, output, commandIndex) {
			const shellCall = snapshot.output.find((item) => item.type === "shell_call" && item.call_id === output.call_id);
			if (shellCall) {
				validateArrayIndex(shellCall.action.commands, commandIndex, "command");
			} else {
				validateArrayIndex(output.output, commandIndex, "content", true);
			}
			while (output.output.length <= commandIndex) {
				output.output.push({
					stdout: "",
					stderr: "",
					outcome: {
						type: "exit",
						exit_code: 0
					}
				});
			}
			return getContent(output.output, commandIndex);
		}
		function createSupportedResponseEventTypes(eventTypes) {
			return new Set(eventTypes);
		}
		const supportedResponseEventTypes = createSupportedResponseEventTypes([
			"response.output_item.added",
			"response.output_item.done",
			"response.content_part.added",
			"response.content_part.done",
			"response.output_text.delta",
			"response.output_text.done",
			"response.output_text.annotation.added",
			"response.refusal.delta",
			"response.refusal.done",
			"response.function_call_arguments.delta",
			"response.function_call_arguments.done",
			"response.custom_tool_call_input.delta",
			"response.custom_tool_call_input.done",
			"response.mcp_call_arguments.delta",
			"response.mcp_call_arguments.done",
			"response.shell_call_command.added",
			"response.shell_call_command.done",
			"response.shell_call_command.delta",
			"response.shell_call_output_content.delta",
			"response.shell_call_output_content.done",
			"response.reasoning_text.delta",
			"response.reasoning_text.done",
			"response.reasoning_summary_part.added",
			"response.reasoning_summary_part.done",
			"response.reasoning_summary_text.delta",
			"response.reasoning_summary_text.done",
			"response.code_interpreter_call_code.delta",
			"response.code_interpreter_call_code.done",
			"response.code_interpreter_call.in_progress",
			"response.code_interpreter_call.interpreting",
			"response.code_interpreter_call.completed",
			"response.file_search_call.in_progress",
			"response.file_search_call.searching",
			"response.file_search_call.completed",
			"response.web_search_call.in_progress",
			"response.web_search_call.searching",
			"response.web_search_call.completed",
			"response.image_generation_call.in_progress",
			"response.image_generation_call.generating",
			"response.image_generation_call.completed",
			"response.mcp_call.in_progress",
			"response.mcp_call.completed",
			"response.mcp_call.failed",
			"response.created",
			"response.queued",
			"response.in_progress",
			"response.completed",
			"response.failed",
			"response.incomplete",
			"response.audio.delta",
			"response.audio.done",
			"response.audio.transcript.delta",
			"response.audio.transcript.done",
			"response.compaction.compacting",
			"response.image_generation_call.partial_image",
			"response.mcp_list_tools.in_progress",
			"response.mcp_list_tools.completed",
			"response.mcp_list_tools.failed",
			"keepalive",
			"error"
		]);
		function response_accumulator_assertNever(_value) {
			throw new error_OpenAIError("Unhandled response stream event: unknown");
		}
		const responseEventRoutingFields = [
			"item_id",
			"output_index",
			"content_index",
			"annotation_index",
			"command_index",
			"summary_index"
		];
		function sanitizeResponseEvent(event) {
			let descriptor;
			try {
				descriptor = Object.getOwnPropertyDescriptor(event, "type");
			} catch {
				return response_accumulator_assertNever(event);
			}
			const type = descriptor?.value;
			if (typeof type !== "string" || !supportedResponseEventTypes.has(type)) {
				return response_accumulator_assertNever(event);
			}
			const stableValues = new Map([["type", type]]);
			const itemScoped = type === "response.output_item.added" || type === "response.output_item.done" || type === "response.content_part.added" || type === "response.content_part.done" || type === "response.shell_call_command.added" || type === "response.shell_call_command.delta" || type === "response.shell_call_command.done" || hasOwn(expectedOutputItemTypes, type);
			if (itemScoped) {
				try {
					for (const field of responseEventRoutingFields) {
						const routingDescriptor = Object.getOwnPropertyDescriptor(event, field);
						stableValues.set(field, routingDescriptor ? event[field] : undefined);
					}
					if (type === "response.output_item.added" || type === "response.output_item.done") {
						stableValues.set("item", structuredClone(event.item));
					} else if (type === "response.content_part.added" || type === "response.content_part.done") {
						stableValues.set("part", structuredClone(event.part));
					}
				} catch {
					return response_accumulator_assertNever(event);
				}
			}
			return new Proxy(event, { get(target, property) {
				return stableValues.has(property) ? stableValues.get(property) : Reflect.get(target, property, target);
			} });
		}
		function replaceResponseOutputItem(context, snapshot, outputIndex, replacement, updateText = true) {
			const output = getOutput(snapshot, outputIndex);
			validateResponseOutputItemIdentity(output, replacement, "response.output_item.done");
			if (!hasOwn(output, "id") && hasOwn(replacement, "id")) {
				const { identities } = getResponseOutputIdentityIndex(context, snapshot);
				addOutputItemIdentities(identities, [`id:${replacement.id}`]);
			}
			if (!updateText) {
				snapshot.output[outputIndex] = replacement;
				return;
			}
			const previousText = getOutputText(context, output);
			if (output.type === "message" || replacement.type === "message") {
				ensureCanonicalOutputText(context, snapshot);
			}
			snapshot.output[outputIndex] = replacement;
			const nextText = getOutputText(context, replacement);
			if (context.canonicalSnapshot === snapshot) {
				context.outputTextIndex.update(outputIndex, nextText.length);
			}
			updateOutputText(context, snapshot, outputIndex, previousText, nextText);
		}
		function accumulateOutputItemEvent(event, snapshot, context) {
			switch (event.type) {
				case "response.output_item.added": {
					validateArrayAppend(snapshot.output, event.output_index, "output");
					const identityIndex = getResponseOutputIdentityIndex(context, snapshot);
					const output = event.item;
					const identities = getOutputItemIdentityKeys(output, event.type);
					assertOutputItemIdentitiesAvailable(identityIndex.identities, identities);
					if (output.type === "message") {
						ensureCanonicalOutputText(context, snapshot);
					}
					snapshot.output.push(output);
					addOutputItemIdentities(identityIndex.identities, identities);
					identityIndex.length = snapshot.output.length;
					const text = getOutputText(context, output);
					if (context.canonicalSnapshot === snapshot) {
						context.outputTextIndex.append(text.length);
					}
					if (text) {
						if (context.deferOutputText) {
							context.outputTextDirty = true;
						} else {
							snapshot.output_text += text;
						}
					}
					return true;
				}
				case "response.output_item.done": {
					replaceResponseOutputItem(context, snapshot, event.output_index, event.item);
					return true;
				}
				default: {
					return false;
				}
			}
		}
		function accumulateContentPartAddedEvent(event, snapshot, context) {
			switch (event.type) {
				case "response.content_part.added": {
					const output = getOutput(snapshot, event.output_index);
					const { type } = output;
					const { part } = event;
					if (type === "message" && part.type !== "reasoning_text") {
						validateArrayAppend(output.content, event.content_index, "content");
						const content = part;
						if (content.type === "output_text") {
							ensureCanonicalOutputText(context, snapshot);
						}
						output.content.push(content);
						if (content.type === "output_text") {
							updateCachedOutputTextLength(context, output, event.output_index, "", content.text);
							updateOutputText(context, snapshot, event.output_index, "", content.text, event.content_index);
						}
					} else if (type === "reasoning" && part.type === "reasoning_text") {
						const content = output.content ?? [];
						validateArrayAppend(content, event.content_index, "content");
						if (!output.content) {
							output.content = content;
						}
						content.push(part);
					}
					return true;
				}
				default: {
					return false;
				}
			}
		}
		function accumulateContentPartDoneEvent(event, snapshot, context) {
			switch (event.type) {
				case "response.content_part.done": {
					const output = getOutput(snapshot, event.output_index);
					const { part } = event;
					if (output.type === "message" && part.type !== "reasoning_text") {
						const content = getContent(output.content, event.content_index);
						const previousText = content.type === "output_text" ? content.text : "";
						const replacement = part;
						if (content.type === "output_text" || replacement.type === "output_text") {
							ensureCanonicalOutputText(context, snapshot);
						}
						output.content[event.content_index] = replacement;
						const nextText = replacement.type === "output_text" ? replacement.text : "";
						updateCachedOutputTextLength(context, output, event.output_index, previousText, nextText);
						updateOutputText(context, snapshot, event.output_index, previousText, nextText, event.content_index);
					} else if (output.type === "reasoning" && part.type === "reasoning_text") {
						const { content } = output;
						if (!content) {
							throw new error_OpenAIError(`missing content at index ${event.content_index}`);
						}
						getContent(content, event.content_index);
						content[event.content_index] = part;
					}
					return true;
				}
				default: {
					return false;
				}
			}
		}
		function isLogprobWithBytes(value) {
			return values_isObj(value) && typeof value["token"] === "string" && typeof value["logprob"] === "number" && Array.isArray(value["bytes"]) && value["bytes"].every((byte) => typeof byte === "number");
		}
		function isOutputLogprobs(value) {
			return Array.isArray(value) && value.every((entry) => isLogprobWithBytes(entry) && "top_logprobs" in entry && Array.isArray(entry.top_logprobs) && entry.top_logprobs.every(isLogprobWithBytes));
		}
		function accumulateOutputLogprobs(content, event) {
			const logprobs = structuredClone(event.logprobs);
			if (!isOutputLogprobs(logprobs)) {
				return;
			}
			if (event.type === "response.output_text.done") {
				if (logprobs.length > 0 || Array.isArray(content.logprobs) && content.logprobs.length > 0) {
					content.logprobs = logprobs;
				}
			} else if (logprobs.length > 0) {
				if (!Array.isArray(content.logprobs)) {
					content.logprobs = [];
				}
				for (const logprob of logprobs) {
					content.logprobs.push(logprob);
				}
			}
		}
		function accumulateOutputTextEvent(event, snapshot, context) {
			switch (event.type) {
				case "response.output_text.delta": {
					const output = getOutput(snapshot, event.output_index);
					if (output.type === "message") {
						const content = getContent(output.content, event.content_index);
						if (content.type !== "output_text") {
							throw new error_OpenAIError(`expected content to be 'output_text', got ${content.type}`);
						}
						accumulateOutputLogprobs(content, event);
						const previousText = content.text;
						ensureCanonicalOutputText(context, snapshot);
						content.text = previousText + event.delta;
						updateCachedOutputTextLength(context, output, event.output_index, previousText, content.text);
						if (event.output_index === snapshot.output.length - 1 && event.content_index === output.content.length - 1) {
							if (context.deferOutputText) {
								if (event.delta !== "") {
									context.outputTextDirty = true;
								}
							} else {
								snapshot.output_text += event.delta;
							}
						} else {
							updateOutputText(context, snapshot, event.output_index, previousText, content.text, event.content_index);
						}
					}
					return true;
				}
				case "response.output_text.done": {
					const output = getOutput(snapshot, event.output_index);
					if (output.type === "message") {
						const content = getContent(output.content, event.content_index);
						if (content.type !== "output_text") {
							throw new error_OpenAIError(`expected content to be 'output_text', got ${content.type}`);
						}
						accumulateOutputLogprobs(content, event);
						const previousText = content.text;
						ensureCanonicalOutputText(context, snapshot);
						content.text = event.text;
						updateCachedOutputTextLength(context, output, event.output_index, previousText, event.text);
						updateOutputText(context, snapshot, event.output_index, previousText, event.text, event.content_index);
					}
					return true;
				}
				case "response.output_text.annotation.added": {
					const output = getOutput(snapshot, event.output_index);
					if (output.type === "message") {
						const content = getContent(output.content, event.content_index);
						if (content.type !== "output_text") {
							throw new error_OpenAIError(`expected content to be 'output_text', got ${content.type}`);
						}
						validateArrayIndex(content.annotations, event.annotation_index, "annotation", true);
						content.annotations[event.annotation_index] = structuredClone(event.annotation);
					}
					return true;
				}
				default: {
					return false;
				}
			}
		}
		function accumulateRefusalAndArgumentsEvent(event, snapshot) {
			switch (event.type) {
				case "response.refusal.delta": {
					const output = getOutput(snapshot, event.output_index);
					if (output.type === "message") {
						const content = getContent(output.content, event.content_index);
						if (content.type !== "refusal") {
							throw new error_OpenAIError(`expected content to be 'refusal', got ${content.type}`);
						}
						content.refusal += event.delta;
					}
					return true;
				}
				case "response.refusal.done": {
					const output = getOutput(snapshot, event.output_index);
					if (output.type === "message") {
						const content = getContent(output.content, event.content_index);
						if (content.type !== "refusal") {
							throw new error_OpenAIError(`expected content to be 'refusal', got ${content.type}`);
						}
						content.refusal = event.refusal;
					}
					return true;
				}
				case "response.function_call_arguments.delta": {
					const output = getOutput(snapshot, event.output_index);
					if (output.type === "function_call") {
						output.arguments += event.delta;
					}
					return true;
				}
				case "response.function_call_arguments.done": {
					const output = getOutput(snapshot, event.output_index);
					if (output.type === "function_call") {
						output.arguments = event.arguments;
					}
					return true;
				}
				case "response.custom_tool_call_input.delta": {
					const output = getOutput(snapshot, event.output_index);
					if (output.type === "custom_tool_call") {
						output.input += event.delta;
					}
					return true;
				}
				case "response.custom_tool_call_input.done": {
					const output = getOutput(snapshot, event.output_index);
					if (output.type === "custom_tool_call") {
						output.input = event.input;
					}
					return true;
				}
				case "response.mcp_call_arguments.delta": {
					const output = getOutput(snapshot, event.output_index);
					if (output.type === "mcp_call") {
						output.arguments += event.delta;
					}
					return true;
				}
				case "response.mcp_call_arguments.done": {
					const output = getOutput(snapshot, event.output_index);
					if (output.type === "mcp_call") {
						output.arguments = event.arguments;
					}
					return true;
				}
				default: {
					return false;
				}
			}
		}
		function accumulateShellEvent(event, snapshot) {
			switch (event.type) {
				case "response.shell_call_command.added":
				case "response.shell_call_command.done": {
					const output = getOutput(snapshot, event.output_index);
					if (output.type === "shell_call") {
						const allowAppend = event.type === "response.shell_call_command.added";
						validateArrayIndex(output.action.commands, event.command_index, "command", allowAppend);
						output.action.commands[event.command_index] = event.command;
					}
					return true;
				}
				case "response.shell_call_command.delta": {
					const output = getOutput(snapshot, event.output_index);
					if (output.type === "shell_call") {
						validateArrayIndex(output.action.commands, event.command_index, "command");
						output.action.commands[event.command_index] += event.delta;
					}
					return true;
				}
				case "response.shell_call_output_content.delta": {
					const output = getOutput(snapshot, event.output_index);
					if (output.type === "shell_call_output") {
						const content = getShellOutputContent(snapshot, output, event.command_index);
						content.stdout += event.delta.stdout ?? "";
						content.stderr += event.delta.stderr ?? "";
					}
					return true;
				}
				case "response.shell_call_output_content.done": {
					const output = getOutput(snapshot, event.output_index);
					if (output.type === "shell_call_output") {
						const content = getContent(event.output, 0);
						getShellOutputContent(snapshot, output, event.command_index);
						output.output[event.command_index] = structuredClone(content);
					}
					return true;
				}
				default: {
					return false;
				}
			}
		}
		function accumulateReasoningEvent(event, snapshot) {
			switch (event.type) {
				case "response.reasoning_text.delta": {
					const output = getOutput(snapshot, event.output_index);
					if (output.type === "reasoning") {
						if (!output.content) {
							throw new error_OpenAIError(`missing content at index ${event.content_index}`);
						}
						const content = getContent(output.content, event.content_index);
						if (content.type !== "reasoning_text") {
							throw new error_OpenAIError(`expected content to be 'reasoning_text', got ${content.type}`);
						}
						content.text += event.delta;
					}
					return true;
				}
				case "response.reasoning_text.done": {
					const output = getOutput(snapshot, event.output_index);
					if (output.type === "reasoning") {
						if (!output.content) {
							throw new error_OpenAIError(`missing content at index ${event.content_index}`);
						}
						const content = getContent(output.content, event.content_index);
						if (content.type !== "reasoning_text") {
							throw new error_OpenAIError(`expected content to be 'reasoning_text', got ${content.type}`);
						}
						content.text = event.text;
					}
					return true;
				}
				case "response.reasoning_summary_part.added": {
					const output = getOutput(snapshot, event.output_index);
					if (output.type === "reasoning") {
						validateArrayAppend(output.summary, event.summary_index, "content");
						output.summary.push(structuredClone(event.part));
					}
					return true;
				}
				case "response.reasoning_summary_part.done": {
					const output = getOutput(snapshot, event.output_index);
					if (output.type === "reasoning") {
						getContent(output.summary, event.summary_index);
						output.summary[event.summary_index] = structuredClone(event.part);
					}
					return true;
				}
				case "response.reasoning_summary_text.delta": {
					const output = getOutput(snapshot, event.output_index);
					if (output.type === "reasoning") {
						const part = getContent(output.summary, event.summary_index);
						part.text += event.delta;
					}
					return true;
				}
				case "response.reasoning_summary_text.done": {
					const output = getOutput(snapshot, event.output_index);
					if (output.type === "reasoning") {
						const part = getContent(output.summary, event.summary_index);
						part.text = event.text;
					}
					return true;
				}
				default: {
					return false;
				}
			}
		}
		function accumulateCodeInterpreterEvent(event, snapshot) {
			switch (event.type) {
				case "response.code_interpreter_call_code.delta": {
					const output = getOutput(snapshot, event.output_index);
					if (output.type === "code_interpreter_call") {
						output.code = (output.code ?? "") + event.delta;
					}
					return true;
				}
				case "response.code_interpreter_call_code.done": {
					const output = getOutput(snapshot, event.output_index);
					if (output.type === "code_interpreter_call") {
						output.code = event.code;
					}
					return true;
				}
				case "response.code_interpreter_call.in_progress": {
					const output = getOutput(snapshot, event.output_index);
					if (output.type === "code_interpreter_call") {
						output.status = "in_progress";
					}
					return true;
				}
				case "response.code_interpreter_call.interpreting": {
					const output = getOutput(snapshot, event.output_index);
					if (output.type === "code_interpreter_call") {
						output.status = "interpreting";
					}
					return true;
				}
				case "response.code_interpreter_call.completed": {
					const output = getOutput(snapshot, event.output_index);
					if (output.type === "code_interpreter_call") {
						output.status = "completed";
					}
					return true;
				}
				default: {
					return false;
				}
			}
		}
		function accumulateSearchStatusEvent(event, snapshot) {
			switch (event.type) {
				case "response.file_search_call.in_progress": {
					const output = getOutput(snapshot, event.output_index);
					if (output.type === "file_search_call") {
						output.status = "in_progress";
					}
					return true;
				}
				case "response.file_search_call.searching": {
					const output = getOutput(snapshot, event.output_index);
					if (output.type === "file_search_call") {
						output.status = "searching";
					}
					return true;
				}
				case "response.file_search_call.completed": {
					const output = getOutput(snapshot, event.output_index);
					if (output.type === "file_search_call") {
						output.status = "completed";
					}
					return true;
				}
				case "response.web_search_call.in_progress": {
					const output = getOutput(snapshot, event.output_index);
					if (output.type === "web_search_call") {
						output.status = "in_progress";
					}
					return true;
				}
				case "response.web_search_call.searching": {
					const output = getOutput(snapshot, event.output_index);
					if (output.type === "web_search_call") {
						output.status = "searching";
					}
					return true;
				}
				case "response.web_search_call.completed": {
					const output = getOutput(snapshot, event.output_index);
					if (output.type === "web_search_call") {
						output.status = "completed";
					}
					return true;
				}
				default: {
					return false;
				}
			}
		}
		function accumulateImageAndMcpStatusEvent(event, snapshot) {
			switch (event.type) {
				case "response.image_generation_call.in_progress": {
					const output = getOutput(snapshot, event.output_index);
					if (output.type === "image_generation_call") {
						output.status = "in_progress";
					}
					return true;
				}
				case "response.image_generation_call.generating": {
					const output = getOutput(snapshot, event.output_index);
					if (output.type === "image_generation_call") {
						output.status = "generating";
					}
					return true;
				}
				case "response.image_generation_call.completed": {
					const output = getOutput(snapshot, event.output_index);
					if (output.type === "image_generation_call") {
						output.status = "completed";
					}
					return true;
				}
				case "response.mcp_call.in_progress": {
					const output = getOutput(snapshot, event.output_index);
					if (output.type === "mcp_call") {
						output.status = "in_progress";
					}
					return true;
				}
				case "response.mcp_call.completed": {
					const output = getOutput(snapshot, event.output_index);
					if (output.type === "mcp_call") {
						output.status = "completed";
					}
					return true;
				}
				case "response.mcp_call.failed": {
					const output = getOutput(snapshot, event.output_index);
					if (output.type === "mcp_call") {
						output.status = "failed";
					}
					return true;
				}
				default: {
					return false;
				}
			}
		}
		function isResponseLifecycleEvent(event) {
			switch (event.type) {
				case "response.created":
				case "response.queued":
				case "response.in_progress":
				case "response.completed":
				case "response.failed":
				case "response.incomplete": {
					return true;
				}
				default: {
					return false;
				}
			}
		}
		function isIgnoredResponseEvent(event) {
			switch (event.type) {
				case "response.audio.delta":
				case "response.audio.done":
				case "response.audio.transcript.delta":
				case "response.audio.transcript.done":
				case "response.compaction.compacting":
				case "response.image_generation_call.partial_image":
				case "response.mcp_list_tools.in_progress":
				case "response.mcp_list_tools.completed":
				case "response.mcp_list_tools.failed":
				case "keepalive":
				case "error": {
					return true;
				}
				default: {
					return false;
				}
			}
		}
		function createResponseContext() {
			return createCanonicalResponseContext();
		}
		function accumulateResponseOutput(dispatchEvent, snapshot, context, rejectInvalidShellTargets) {
			validateOutputItemIdentity(dispatchEvent, snapshot, rejectInvalidShellTargets);
			if (accumulateOutputItemEvent(dispatchEvent, snapshot, context)) {
				return true;
			}
			if (accumulateContentPartAddedEvent(dispatchEvent, snapshot, context)) {
				return true;
			}
			if (accumulateContentPartDoneEvent(dispatchEvent, snapshot, context)) {
				return true;
			}
			if (accumulateOutputTextEvent(dispatchEvent, snapshot, context)) {
				return true;
			}
			if (accumulateRefusalAndArgumentsEvent(dispatchEvent, snapshot)) {
				return true;
			}
			if (accumulateShellEvent(dispatchEvent, snapshot)) {
				return true;
			}
			if (accumulateReasoningEvent(dispatchEvent, snapshot)) {
				return true;
			}
			if (accumulateCodeInterpreterEvent(dispatchEvent, snapshot)) {
				return true;
			}
			if (accumulateSearchStatusEvent(dispatchEvent, snapshot)) {
				return true;
			}
			if (accumulateImageAndMcpStatusEvent(dispatchEvent, snapshot)) {
				return true;
			}
			if (isIgnoredResponseEvent(dispatchEvent)) {
				return true;
			}
			return false;
		}
		function isResponseOutputEvent(event) {
			return supportedResponseEventTypes.has(event.type) && !isResponseLifecycleEvent(event) && !isIgnoredResponseEvent(event);
		}
		function accumulateWebSocketOutput(event, snapshot, context) {
			const dispatchEvent = sanitizeResponseEvent(event);
			if (!accumulateResponseOutput(dispatchEvent, snapshot, context, true)) {
				throw new OpenAIError("Unsupported WebSocket output event");
			}
		}
		function accumulateResponseWithContext(event, snapshot, context, rejectInvalidShellTargets = false, prepareSanitizedEvent) {
			let dispatchEvent = sanitizeResponseEvent(event);
			if (prepareSanitizedEvent && dispatchEvent.type !== "keepalive") {
				const prepared = prepareSanitizedEvent(dispatchEvent);
				if (prepared === null) {
					if (!snapshot) {
						throw new error_OpenAIError("Cannot ignore a response event before response.created.");
					}
					return snapshot;
				}
				dispatchEvent = prepared;
			}
			if (!snapshot) {
				if (dispatchEvent.type !== "response.created") {
					throw new error_OpenAIError(`When snapshot hasn't been set yet, expected 'response.created' event, got ${dispatchEvent.type}`);
				}
				return cloneValidatedResponse(context, dispatchEvent.response);
			}
			if (accumulateResponseOutput(dispatchEvent, snapshot, context, rejectInvalidShellTargets)) {
				return snapshot;
			}
			if (isResponseLifecycleEvent(dispatchEvent)) {
				return cloneValidatedResponse(context, dispatchEvent.response);
			}
			return response_accumulator_assertNever(dispatchEvent);
		}
		;
		var _ResponseStream_instances, _ResponseStream_params, _ResponseStream_currentResponseSnapshot, _ResponseStream_finalResponse, _ResponseStream_accumulatorContext, _ResponseStream_outputPositions, _ResponseStream_wireByIdentity, _ResponseStream_interimOrderDirty, _ResponseStream_completedOutput, _ResponseStream_unfinishedOutput, _ResponseStream_beginRequest, _ResponseStream_prepareEvent, _ResponseStream_prepareOutputEvent, _ResponseStream_outputAtWireIndex, _ResponseStream_assertComplete, _ResponseStream_recordOutput, _ResponseStream_reorderInterimOutput, _ResponseStream_updateInterimResponse, _ResponseStream_addEvent, _ResponseStream_endRequest;
		const nativeEventFields = {
			annotation: true,
			annotation_index: true,
			arguments: true,
			background: true,
			code: true,
			command: true,
			command_index: true,
			content_index: true,
			delta: true,
			input: true,
			item: true,
			item_id: true,
			logprobs: true,
			message: true,
			obfuscation: true,
			output: true,
			output_format: true,
			output_index: true,
			param: true,
			part: true,
			partial_image_b64: true,
			partial_image_index: true,
			quality: true,
			refusal: true,
			response: true,
			sequence_number: true,
			size: true,
			status: true,
			summary_index: true,
			text: true,
			type: true
		};
		class ResponseStream extends EventStream {
			constructor(params) {
				super();
				_ResponseStream_instances.add(this);
				_ResponseStream_params.set(this, void 0);
				_ResponseStream_currentResponseSnapshot.set(this, void 0);
				_ResponseStream_finalResponse.set(this, void 0);
				_ResponseStream_accumulatorContext.set(this, createResponseContext());
				_ResponseStream_outputPositions.set(this, new Map());
				_ResponseStream_wireByIdentity.set(this, new Map());
				_ResponseStream_interimOrderDirty.set(this, false);
				_ResponseStream_completedOutput.set(this, new Map());
				_ResponseStream_unfinishedOutput.set(this, new Map());
				__classPrivateFieldSet(this, _ResponseStream_params, params, "f");
				this.once("end", () => {
					__classPrivateFieldGet(this, _ResponseStream_outputPositions, "f").clear();
					__classPrivateFieldGet(this, _ResponseStream_wireByIdentity, "f").clear();
					__classPrivateFieldGet(this, _ResponseStream_completedOutput, "f").clear();
					__classPrivateFieldGet(this, _ResponseStream_unfinishedOutput, "f").clear();
				});
			}
			static createResponse(client, params, options) {
				const { getTextFormat, requestOptions } = resolveResponseParseOptions(params, options);
				const runner = new ResponseStream(Array.isArray(params.tools) ? { tools: params.tools } : {});
				runner._run(() => runner._createOrRetrieveResponse(client, params, {
					...requestOptions,
					__metadata: {
						...requestOptions?.__metadata,
						helperMethod: "stream"
					}
				}, getTextFormat));
				return runner;
			}
			static fromReadableStream(stream) {
				const runner = new ResponseStream(null);
				runner._run(() => runner._fromReadableStream(stream));
				return runner;
			}
			async _createOrRetrieveResponse(client, params, options, getTextFormat = resolveResponseParseOptions(params).getTextFormat) {
				this._listenForAbort(options?.signal);
				__classPrivateFieldGet(this, _ResponseStream_instances, "m", _ResponseStream_beginRequest).call(this);
				let stream;
				let format;
				let starting_after = null;
				if ("response_id" in params) {
					format = getTextFormat({ body: params });
					stream = await client.responses.retrieve(params.response_id, { stream: true }, {
						...options,
						signal: this.controller.signal,
						stream: true
					});
					starting_after = params.starting_after ?? null;
				} else {
					const body = {
						...params,
						stream: true
					};
					let prepared = { body };
					let responseBody = null;
					let request = client.responses.create(body, {
						...options,
						signal: this.controller.signal
					});
					if (request instanceof APIPromise) {
						request = request._thenUnwrap((events, props) => {
							prepared = props.options;
							responseBody = props.response.body;
							return events;
						});
					}
					stream = await request;
					try {
						format = getTextFormat(prepared);
					} catch (error) {
						this.abort();
						stream.controller.abort();
						void cancelUnconsumedBody(responseBody);
						throw error;
					}
				}
				this._connected();
				for await (const event of stream) {
					__classPrivateFieldGet(this, _ResponseStream_instances, "m", _ResponseStream_addEvent).call(this, event, starting_after);
				}
				if (stream.controller.signal?.aborted) {
					throw this._userAbortError();
				}
				return __classPrivateFieldGet(this, _ResponseStream_instances, "m", _ResponseStream_endRequest).call(this, format);
			}
			async _fromReadableStream(readableStream, options) {
				this._listenForAbort(options?.signal);
				__classPrivateFieldGet(this, _ResponseStream_instances, "m", _ResponseStream_beginRequest).call(this);
				this._connected();
				const stream = Stream.fromReadableStream(readableStream, this.controller);
				for await (const event of stream) {
					__classPrivateFieldGet(this, _ResponseStream_instances, "m", _ResponseStream_addEvent).call(this, event, null);
				}
				if (stream.controller.signal?.aborted) {
					throw this._userAbortError();
				}
				return __classPrivateFieldGet(this, _ResponseStream_instances, "m", _ResponseStream_endRequest).call(this);
			}
			[(_ResponseStream_params = new WeakMap(), _ResponseStream_currentResponseSnapshot = new WeakMap(), _ResponseStream_finalResponse = new WeakMap(), _ResponseStream_accumulatorContext = new WeakMap(), _ResponseStream_outputPositions = new WeakMap(), _ResponseStream_wireByIdentity = new WeakMap(), _ResponseStream_interimOrderDirty = new WeakMap(), _ResponseStream_completedOutput = new WeakMap(), _ResponseStream_unfinishedOutput = new WeakMap(), _ResponseStream_instances = new WeakSet(), _ResponseStream_beginRequest = function _ResponseStream_beginRequest() {
				if (this.ended) {
					return;
				}
				__classPrivateFieldSet(this, _ResponseStream_currentResponseSnapshot, undefined, "f");
				__classPrivateFieldSet(this, _ResponseStream_accumulatorContext, createResponseContext(), "f");
				__classPrivateFieldGet(this, _ResponseStream_outputPositions, "f").clear();
				__classPrivateFieldGet(this, _ResponseStream_wireByIdentity, "f").clear();
				__classPrivateFieldSet(this, _ResponseStream_interimOrderDirty, false, "f");
				__classPrivateFieldGet(this, _ResponseStream_completedOutput, "f").clear();
				__classPrivateFieldGet(this, _ResponseStream_unfinishedOutput, "f").clear();
			}, _ResponseStream_prepareEvent = function _ResponseStream_prepareEvent(event) {
				if (event.type === "response.created" || event.type === "response.queued" || event.type === "response.in_progress" || event.type === "response.completed" || event.type === "response.failed" || event.type === "response.incomplete") {
					if (!hasOwn(event, "response")) {
						throw new error_OpenAIError("Lifecycle events require their own response field.");
					}
					const { response: wireResponse, ...fields } = event;
					if (!values_isObj(wireResponse)) {
						throw new error_OpenAIError("Lifecycle events require a response object.");
					}
					let response = structuredClone(wireResponse);
					if (__classPrivateFieldGet(this, _ResponseStream_currentResponseSnapshot, "f") && response.id !== __classPrivateFieldGet(this, _ResponseStream_currentResponseSnapshot, "f").id) {
						throw new error_OpenAIError("Lifecycle response identity changed.");
					}
					if (!hasOwn(response, "output") || response.output == null) {
						let output;
						if (event.type === "response.completed") {
							output = [...__classPrivateFieldGet(this, _ResponseStream_completedOutput, "f")].sort(([left], [right]) => left - right).map(([, item]) => structuredClone(item));
						} else if (event.type === "response.failed" || event.type === "response.incomplete") {
							output = [...__classPrivateFieldGet(this, _ResponseStream_outputPositions, "f").keys()].sort((left, right) => left - right).map((index) => structuredClone(__classPrivateFieldGet(this, _ResponseStream_instances, "m", _ResponseStream_outputAtWireIndex).call(this, index)));
						} else {
							output = [];
						}
						response = {
							...response,
							output
						};
						if (event.type === "response.completed" || event.type === "response.failed" || event.type === "response.incomplete") {
							addOutputText(response);
						}
					}
					if (event.type === "response.completed") {
						__classPrivateFieldGet(this, _ResponseStream_instances, "m", _ResponseStream_assertComplete).call(this, response);
					}
					return {
						...fields,
						type: event.type,
						sequence_number: event.sequence_number,
						response
					};
				}
				return __classPrivateFieldGet(this, _ResponseStream_instances, "m", _ResponseStream_prepareOutputEvent).call(this, event);
			}, _ResponseStream_prepareOutputEvent = function _ResponseStream_prepareOutputEvent(event) {
				if (!__classPrivateFieldGet(this, _ResponseStream_currentResponseSnapshot, "f") || !hasOwn(event, "output_index") || !("output_index" in event)) {
					return event;
				}
				const index = event.output_index;
				if (!Number.isSafeInteger(index) || index < 0) {
					throw new error_OpenAIError("Invalid response output index.");
				}
				let position;
				if (event.type === "response.output_item.added") {
					if (event.item == null) {
						return null;
					}
					if (__classPrivateFieldGet(this, _ResponseStream_completedOutput, "f").has(index) || __classPrivateFieldGet(this, _ResponseStream_unfinishedOutput, "f").has(index)) {
						throw new error_OpenAIError(`Duplicate response output index ${index}.`);
					}
					position = __classPrivateFieldGet(this, _ResponseStream_currentResponseSnapshot, "f").output.length;
				} else {
					const existing = __classPrivateFieldGet(this, _ResponseStream_outputPositions, "f").get(index);
					if (existing === undefined) {
						throw new error_OpenAIError(`missing output at index ${index}`);
					}
					position = existing;
				}
				return new Proxy(event, { get(target, property) {
					return property === "output_index" ? position : Reflect.get(target, property, target);
				} });
			}, _ResponseStream_outputAtWireIndex = function _ResponseStream_outputAtWireIndex(wireIndex) {
				const position = __classPrivateFieldGet(this, _ResponseStream_outputPositions, "f").get(wireIndex);
				return __classPrivateFieldGet(this, _ResponseStream_completedOutput, "f").get(wireIndex) ?? (position === undefined ? undefined : __classPrivateFieldGet(this, _ResponseStream_currentResponseSnapshot, "f")?.output[position]);
			}, _ResponseStream_assertComplete = function _ResponseStream_assertComplete(response) {
				if (__classPrivateFieldGet(this, _ResponseStream_unfinishedOutput, "f").size === 0 && __classPrivateFieldGet(this, _ResponseStream_completedOutput, "f").size === 0) {
					return;
				}
				const finalItems = new Map((response.output ?? []).map((item) => [outputIdentity(item), item]));
				for (const item of __classPrivateFieldGet(this, _ResponseStream_completedOutput, "f").values()) {
					const replacement = finalItems.get(outputIdentity(item));
					if (replacement) {
						validateResponseOutputItemIdentity(item, replacement, "response.completed");
					}
				}
				for (const [wireIndex, identity] of __classPrivateFieldGet(this, _ResponseStream_unfinishedOutput, "f")) {
					const replacement = finalItems.get(identity);
					if (!replacement) {
						throw new error_OpenAIError("Cannot complete response with unfinished output items.");
					}
					const previous = __classPrivateFieldGet(this, _ResponseStream_instances, "m", _ResponseStream_outputAtWireIndex).call(this, wireIndex);
					if (!previous) {
						throw new error_OpenAIError("Cannot complete response with a missing output identity.");
					}
					validateResponseOutputItemIdentity(previous, replacement, "response.completed");
				}
			}, _ResponseStream_recordOutput = function _ResponseStream_recordOutput(event, response, position) {
				if (event.type === "response.completed") {
					__classPrivateFieldSet(this, _ResponseStream_interimOrderDirty, false, "f");
					return;
				}
				if (response !== __classPrivateFieldGet(this, _ResponseStream_currentResponseSnapshot, "f")) {
					const previous = new Map();
					for (const [wireIndex, item] of __classPrivateFieldGet(this, _ResponseStream_completedOutput, "f")) {
						previous.set(outputIdentity(item), wireIndex);
					}
					for (const [wireIndex, identity] of __classPrivateFieldGet(this, _ResponseStream_unfinishedOutput, "f")) {
						previous.set(identity, wireIndex);
					}
					const positions = new Map();
					__classPrivateFieldGet(this, _ResponseStream_wireByIdentity, "f").clear();
					for (const [newPosition, item] of response.output.entries()) {
						const identity = outputIdentity(item);
						const oldWireIndex = previous.get(identity);
						const wireIndex = oldWireIndex ?? newPosition;
						const done = __classPrivateFieldGet(this, _ResponseStream_completedOutput, "f").get(wireIndex);
						const unfinished = __classPrivateFieldGet(this, _ResponseStream_unfinishedOutput, "f").get(wireIndex);
						if (positions.has(wireIndex) || done && outputIdentity(done) !== identity || unfinished !== undefined && unfinished !== identity) {
							throw new error_OpenAIError("Response snapshot has conflicting output positions.");
						}
						const previousItem = __classPrivateFieldGet(this, _ResponseStream_instances, "m", _ResponseStream_outputAtWireIndex).call(this, wireIndex);
						if (previousItem) {
							validateResponseOutputItemIdentity(previousItem, item, event.type);
						}
						positions.set(wireIndex, newPosition);
						__classPrivateFieldGet(this, _ResponseStream_wireByIdentity, "f").set(identity, wireIndex);
						if (done) {
							__classPrivateFieldGet(this, _ResponseStream_completedOutput, "f").set(wireIndex, structuredClone(item));
						} else {
							__classPrivateFieldGet(this, _ResponseStream_unfinishedOutput, "f").set(wireIndex, identity);
						}
					}
					__classPrivateFieldSet(this, _ResponseStream_outputPositions, positions, "f");
					__classPrivateFieldSet(this, _ResponseStream_interimOrderDirty, !["response.failed", "response.incomplete"].includes(event.type), "f");
					if ([
						"response.created",
						"response.queued",
						"response.in_progress"
					].includes(event.type)) {
						__classPrivateFieldGet(this, _ResponseStream_instances, "m", _ResponseStream_reorderInterimOutput).call(this, response);
					}
					return;
				}
				if (position === undefined) {
					return;
				}
				if (event.type === "response.output_item.added" && event.item != null) {
					__classPrivateFieldGet(this, _ResponseStream_outputPositions, "f").set(event.output_index, position);
					const identity = outputIdentity(event.item);
					__classPrivateFieldGet(this, _ResponseStream_unfinishedOutput, "f").set(event.output_index, identity);
					__classPrivateFieldGet(this, _ResponseStream_wireByIdentity, "f").set(identity, event.output_index);
					__classPrivateFieldSet(this, _ResponseStream_interimOrderDirty, true, "f");
				} else if (event.type === "response.output_item.done") {
					const item = response.output[position];
					if (!item) {
						throw new error_OpenAIError(`missing output at index ${event.output_index}`);
					}
					__classPrivateFieldGet(this, _ResponseStream_completedOutput, "f").set(event.output_index, structuredClone(item));
					__classPrivateFieldGet(this, _ResponseStream_unfinishedOutput, "f").delete(event.output_index);
				}
			}, _ResponseStream_reorderInterimOutput = function _ResponseStream_reorderInterimOutput(response) {
				if (!__classPrivateFieldGet(this, _ResponseStream_interimOrderDirty, "f")) {
					return;
				}
				const ordered = [...__classPrivateFieldGet(this, _ResponseStream_outputPositions, "f")];
				ordered.sort(([left], [right]) => left - right);
				if (ordered.some(([, oldPosition], newPosition) => oldPosition !== newPosition)) {
					const derivedText = __classPrivateFieldGet(this, _ResponseStream_accumulatorContext, "f").canonicalSnapshot === response;
					response.output = ordered.map(([, oldPosition]) => response.output[oldPosition]);
					__classPrivateFieldSet(this, _ResponseStream_outputPositions, new Map(ordered.map(([wireIndex], newPosition) => [wireIndex, newPosition])), "f");
					__classPrivateFieldSet(this, _ResponseStream_accumulatorContext, createResponseContext(), "f");
					if (derivedText) {
						ensureCanonicalOutputText(__classPrivateFieldGet(this, _ResponseStream_accumulatorContext, "f"), response);
					}
				}
				__classPrivateFieldSet(this, _ResponseStream_interimOrderDirty, false, "f");
			}, _ResponseStream_updateInterimResponse = function _ResponseStream_updateInterimResponse(incoming, snapshot) {
				if (!Array.isArray(incoming.output)) {
					return false;
				}
				const suppliedText = hasOwn(incoming, "output_text") ? incoming.output_text : undefined;
				if (incoming.output.length !== 0) {
					const validated = cloneValidatedResponse(createResponseContext(), incoming);
					const replacements = [];
					for (const item of validated.output) {
						const wire = __classPrivateFieldGet(this, _ResponseStream_wireByIdentity, "f").get(outputIdentity(item));
						const position = wire === undefined ? undefined : __classPrivateFieldGet(this, _ResponseStream_outputPositions, "f").get(wire);
						if (wire === undefined || position === undefined) {
							return false;
						}
						replacements.push({
							wire,
							position,
							item
						});
					}
					const updateText = suppliedText == null;
					if (!updateText) {
						__classPrivateFieldGet(this, _ResponseStream_accumulatorContext, "f").canonicalSnapshot = undefined;
					}
					for (const { wire, position, item } of replacements) {
						replaceResponseOutputItem(__classPrivateFieldGet(this, _ResponseStream_accumulatorContext, "f"), snapshot, position, item, updateText);
						if (__classPrivateFieldGet(this, _ResponseStream_completedOutput, "f").has(wire)) {
							__classPrivateFieldGet(this, _ResponseStream_completedOutput, "f").set(wire, structuredClone(item));
						}
					}
					__classPrivateFieldGet(this, _ResponseStream_instances, "m", _ResponseStream_reorderInterimOutput).call(this, snapshot);
				}
				const { output } = snapshot;
				let outputText = suppliedText;
				if (outputText == null) {
					ensureCanonicalOutputText(__classPrivateFieldGet(this, _ResponseStream_accumulatorContext, "f"), snapshot);
					outputText = snapshot.output_text;
				} else {
					__classPrivateFieldGet(this, _ResponseStream_accumulatorContext, "f").canonicalSnapshot = undefined;
				}
				for (const key of Object.keys(snapshot)) {
					if (!hasOwn(incoming, key)) {
						Reflect.deleteProperty(snapshot, key);
					}
				}
				Object.defineProperties(snapshot, Object.getOwnPropertyDescriptors({
					...incoming,
					output,
					output_text: outputText
				}));
				return true;
			}, _ResponseStream_addEvent = function _ResponseStream_addEvent(event, starting_after) {
				if (this.ended) {
					return;
				}
				const maybeEmit = (name, event) => {
					if (starting_after == null || event.sequence_number > starting_after) {
						this._emit(name, event);
					}
				};
				if (event.type === "error") {
					const error = "error" in event && typeof event.error === "object" && event.error !== null ? event.error : event;
					throw new APIError(undefined, error, event.message, undefined);
				}
				let dispatchEvent = event;
				let outputPosition;
				const response = accumulateResponseWithContext(event, __classPrivateFieldGet(this, _ResponseStream_currentResponseSnapshot, "f"), __classPrivateFieldGet(this, _ResponseStream_accumulatorContext, "f"), true, (sanitizedEvent) => {
					dispatchEvent = sanitizedEvent;
					const prepared = __classPrivateFieldGet(this, _ResponseStream_instances, "m", _ResponseStream_prepareEvent).call(this, sanitizedEvent);
					if (prepared) {
						if (hasOwn(prepared, "output_index") && "output_index" in prepared) {
							outputPosition = prepared.output_index;
						} else if (hasOwn(prepared, "response") && "response" in prepared) {
							dispatchEvent = prepared;
							if ((prepared.type === "response.created" || prepared.type === "response.queued" || prepared.type === "response.in_progress") && __classPrivateFieldGet(this, _ResponseStream_currentResponseSnapshot, "f")) {
								if (__classPrivateFieldGet(this, _ResponseStream_instances, "m", _ResponseStream_updateInterimResponse).call(this, prepared.response, __classPrivateFieldGet(this, _ResponseStream_currentResponseSnapshot, "f"))) {
									return null;
								}
								const identities = new Set(prepared.response.output.map(outputIdentity));
								const retained = __classPrivateFieldGet(this, _ResponseStream_currentResponseSnapshot, "f").output.filter((item) => !identities.has(outputIdentity(item)));
								if (retained.length) {
									return {
										...prepared,
										response: {
											...prepared.response,
											output: [...prepared.response.output, ...retained]
										}
									};
								}
							}
						}
					}
					return prepared;
				});
				__classPrivateFieldGet(this, _ResponseStream_instances, "m", _ResponseStream_recordOutput).call(this, dispatchEvent, response, outputPosition);
				__classPrivateFieldSet(this, _ResponseStream_currentResponseSnapshot, response, "f");
				if (dispatchEvent.type === "response.output_item.added" && dispatchEvent.item == null) {
					return;
				}
				const wireSnapshot = { ...dispatchEvent };
				for (const key of Object.keys(nativeEventFields)) {
					const descriptor = Object.getOwnPropertyDescriptor(dispatchEvent, key);
					if (descriptor && !descriptor.enumerable) {
						Object.defineProperty(wireSnapshot, key, {
							value: Reflect.get(dispatchEvent, key, dispatchEvent),
							enumerable: true
						});
					}
				}
				const eventSnapshot = structuredClone(wireSnapshot);
				maybeEmit("event", eventSnapshot);
				switch (wireSnapshot.type) {
					case "response.output_text.delta": {
						const output = response.output[outputPosition ?? wireSnapshot.output_index];
						if (!output) {
							throw new error_OpenAIError(`missing output at index ${wireSnapshot.output_index}`);
						}
						if (output.type === "message") {
							const content = output.content[wireSnapshot.content_index];
							if (!content) {
								throw new error_OpenAIError(`missing content at index ${wireSnapshot.content_index}`);
							}
							if (content.type !== "output_text") {
								throw new error_OpenAIError(`expected content to be 'output_text', got ${content.type}`);
							}
							maybeEmit("response.output_text.delta", {
								...structuredClone(wireSnapshot),
								snapshot: content.text
							});
						}
						break;
					}
					case "response.function_call_arguments.delta": {
						const output = response.output[outputPosition ?? wireSnapshot.output_index];
						if (!output) {
							throw new error_OpenAIError(`missing output at index ${wireSnapshot.output_index}`);
						}
						if (output.type === "function_call") {
							maybeEmit("response.function_call_arguments.delta", {
								...structuredClone(wireSnapshot),
								snapshot: output.arguments
							});
						}
						break;
					}
					default: {
						maybeEmit(wireSnapshot.type, eventSnapshot);
						break;
					}
				}
			}, _ResponseStream_endRequest = function _ResponseStream_endRequest(format) {
				if (this.ended) {
					throw new error_OpenAIError(`stream has ended, this shouldn't happen`);
				}
				const snapshot = __classPrivateFieldGet(this, _ResponseStream_currentResponseSnapshot, "f");
				if (!snapshot) {
					throw new error_OpenAIError(`request ended without sending any events`);
				}
				__classPrivateFieldGet(this, _ResponseStream_instances, "m", _ResponseStream_reorderInterimOutput).call(this, snapshot);
				__classPrivateFieldSet(this, _ResponseStream_currentResponseSnapshot, undefined, "f");
				__classPrivateFieldSet(this, _ResponseStream_accumulatorContext, createResponseContext(), "f");
				__classPrivateFieldGet(this, _ResponseStream_outputPositions, "f").clear();
				__classPrivateFieldGet(this, _ResponseStream_wireByIdentity, "f").clear();
				__classPrivateFieldSet(this, _ResponseStream_interimOrderDirty, false, "f");
				__classPrivateFieldGet(this, _ResponseStream_completedOutput, "f").clear();
				__classPrivateFieldGet(this, _ResponseStream_unfinishedOutput, "f").clear();
				const parsedResponse = finalizeResponse(snapshot, __classPrivateFieldGet(this, _ResponseStream_params, "f"), format);
				__classPrivateFieldSet(this, _ResponseStream_finalResponse, parsedResponse, "f");
				return parsedResponse;
			}, Symbol.asyncIterator)]() {
				return this._createIterator((push) => {
					const onEvent = (event) => push(event);
					this.on("event", onEvent);
					return () => this.off("event", onEvent);
				}, { onReturn: () => this.abort() });
			}
			async finalResponse() {
				await this.done();
				const response = __classPrivateFieldGet(this, _ResponseStream_finalResponse, "f");
				if (!response) {
					throw new error_OpenAIError("stream ended without producing a Response");
				}
				return response;
			}
		}
		async function cancelUnconsumedBody(body) {
			try {
				await CancelReadableStream(body);
			} catch {}
		}
		function outputIdentity(item) {
			return JSON.stringify([
				item.type,
				!hasRoutedOutputCallIdentity(item) && hasOwn(item, "id") ? item.id : null,
				hasOwn(item, "call_id") && "call_id" in item ? item.call_id : null
			]);
		}
		function finalizeResponse(snapshot, params, format) {
			return maybeParseResponse(snapshot, params, format);
		}
		;
		function responses_responses_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		function responses_responses_withBodyFinalization(options, finalization) {
			return {
				...options,
				__metadata: {
					...options.__metadata,
					...finalization
				}
			};
		}
		const responses_responses_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function responses_responses_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => responses_responses_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !responses_responses_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class responses_Responses extends APIResource {
			constructor() {
				super(...arguments);
				this.inputItems = new input_items_InputItems(this._client);
				this.inputTokens = new input_tokens_InputTokens(this._client);
			}
			create(body, options) {
				return this._client.post("/responses", responses_responses_resolveResourceRequestOptions(options, (options) => responses_responses_withBodyFinalization({
					body,
					...options,
					stream: body.stream ?? false,
					__security: { bearerAuth: true }
				}, { streamFromBody: true })))._thenUnwrap((rsp) => {
					if ("object" in rsp && rsp.object === "response") {
						addOutputText(rsp);
					}
					return rsp;
				});
			}
			retrieve(responseID, query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = responses_responses_normalizeRequestOptionsForQuery(query, [
					"include",
					"include_obfuscation",
					"starting_after",
					"stream"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.get(path`/responses/${responseID}`, responses_responses_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					stream: query?.stream ?? false,
					__security: { bearerAuth: true }
				})))._thenUnwrap((rsp) => {
					if ("object" in rsp && rsp.object === "response") {
						addOutputText(rsp);
					}
					return rsp;
				});
			}
			delete(responseID, options) {
				return this._client.delete(path`/responses/${responseID}`, responses_responses_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ Accept: "*/*" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			cancel(responseID, options) {
				return this._client.post(path`/responses/${responseID}/cancel`, responses_responses_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { bearerAuth: true }
				})));
			}
			compact(body, options) {
				return this._client.post("/responses/compact", responses_responses_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { bearerAuth: true }
				})));
			}
			parse(body, options) {
				const { getTextFormat, requestOptions } = resolveResponseParseOptions(body, options);
				return this._client.responses.create(body, requestOptions)._thenUnwrap((response, { options: prepared }) => parseResponse(response, body, getTextFormat(prepared)));
			}
			stream(body, options) {
				return ResponseStream.createResponse(this._client, body, options);
			}
		}
		responses_Responses.InputItems = input_items_InputItems;
		responses_Responses.InputTokens = input_tokens_InputTokens;
		;
		function alerts_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		class Alerts extends APIResource {
			retrieve(id, options) {
				return this._client.get(path`/safety/alerts/${id}`, alerts_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { bearerAuth: true }
				})));
			}
		}
		;
		function cases_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		class Cases extends APIResource {
			retrieve(id, options) {
				return this._client.get(path`/safety/cases/${id}`, cases_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { bearerAuth: true }
				})));
			}
		}
		;
		class Safety extends APIResource {
			constructor() {
				super(...arguments);
				this.cases = new Cases(this._client);
				this.alerts = new Alerts(this._client);
			}
		}
		Safety.Cases = Cases;
		Safety.Alerts = Alerts;
		;
		function skills_content_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		class content_Content extends APIResource {
			retrieve(skillID, options) {
				return this._client.get(path`/skills/${skillID}/content`, skills_content_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ Accept: "application/binary" }, options?.headers]),
					__security: { bearerAuth: true },
					__binaryResponse: true
				})));
			}
		}
		;
		function versions_content_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		class versions_content_Content extends APIResource {
			retrieve(version, params, options) {
				const { skill_id } = params;
				return this._client.get(path`/skills/${skill_id}/versions/${version}/content`, versions_content_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ Accept: "application/binary" }, options?.headers]),
					__security: { bearerAuth: true },
					__binaryResponse: true
				})));
			}
		}
		;
		function versions_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		function versions_withBodyFinalization(options, finalization) {
			return {
				...options,
				__metadata: {
					...options.__metadata,
					...finalization
				}
			};
		}
		const versions_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function versions_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => versions_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !versions_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class Versions extends APIResource {
			constructor() {
				super(...arguments);
				this.content = new versions_content_Content(this._client);
			}
			create(skillID, body = {}, options) {
				return this._client.post(path`/skills/${skillID}/versions`, maybeMultipartFormRequestOptions(versions_withBodyFinalization({
					body,
					...options,
					__security: { bearerAuth: true }
				}, { finalizeMultipart: true }), this._client, { stripFilenames: false }));
			}
			retrieve(version, params, options) {
				const { skill_id } = params;
				return this._client.get(path`/skills/${skill_id}/versions/${version}`, versions_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { bearerAuth: true }
				})));
			}
			list(skillID, query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = versions_normalizeRequestOptionsForQuery(query, [
					"after",
					"limit",
					"order"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList(path`/skills/${skillID}/versions`, CursorPage, versions_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { bearerAuth: true }
				})));
			}
			delete(version, params, options) {
				const { skill_id } = params;
				return this._client.delete(path`/skills/${skill_id}/versions/${version}`, versions_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { bearerAuth: true }
				})));
			}
		}
		Versions.Content = versions_content_Content;
		;
		function skills_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		function skills_withBodyFinalization(options, finalization) {
			return {
				...options,
				__metadata: {
					...options.__metadata,
					...finalization
				}
			};
		}
		const skills_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function skills_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => skills_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !skills_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class Skills extends APIResource {
			constructor() {
				super(...arguments);
				this.content = new content_Content(this._client);
				this.versions = new Versions(this._client);
			}
			create(body = {}, options) {
				return this._client.post("/skills", maybeMultipartFormRequestOptions(skills_withBodyFinalization({
					body,
					...options,
					__security: { bearerAuth: true }
				}, { finalizeMultipart: true }), this._client, { stripFilenames: false }));
			}
			retrieve(skillID, options) {
				return this._client.get(path`/skills/${skillID}`, skills_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { bearerAuth: true }
				})));
			}
			update(skillID, body, options) {
				return this._client.post(path`/skills/${skillID}`, skills_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { bearerAuth: true }
				})));
			}
			list(query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = skills_normalizeRequestOptionsForQuery(query, [
					"after",
					"limit",
					"order"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList("/skills", CursorPage, skills_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { bearerAuth: true }
				})));
			}
			delete(skillID, options) {
				return this._client.delete(path`/skills/${skillID}`, skills_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { bearerAuth: true }
				})));
			}
		}
		Skills.Content = content_Content;
		Skills.Versions = Versions;
		;
		function parts_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		class Parts extends APIResource {
			create(uploadID, body, options) {
				return this._client.post(path`/uploads/${uploadID}/parts`, parts_resolveResourceRequestOptions(options, (options) => multipartFormRequestOptions({
					body,
					...options,
					__security: { bearerAuth: true }
				}, this._client)));
			}
		}
		;
		function uploads_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		class Uploads extends APIResource {
			constructor() {
				super(...arguments);
				this.parts = new Parts(this._client);
			}
			create(body, options) {
				return this._client.post("/uploads", uploads_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { bearerAuth: true }
				})));
			}
			cancel(uploadID, options) {
				return this._client.post(path`/uploads/${uploadID}/cancel`, uploads_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { bearerAuth: true }
				})));
			}
			complete(uploadID, body, options) {
				return this._client.post(path`/uploads/${uploadID}/complete`, uploads_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { bearerAuth: true }
				})));
			}
		}
		Uploads.Parts = Parts;
		;
		function pollVectorStoreFile(resource, vectorStoreID, fileID, options) {
			return pollWithResponse((headers) => resource.retrieve(fileID, { vector_store_id: vectorStoreID }, {
				...options,
				headers
			}), ["in_progress"], [
				"failed",
				"cancelled",
				"completed"
			], options);
		}
		function pollVectorStoreFileBatch(resource, vectorStoreID, batchID, options) {
			return pollWithResponse((headers) => resource.retrieve(batchID, { vector_store_id: vectorStoreID }, {
				...options,
				headers
			}), ["in_progress"], [
				"failed",
				"cancelled",
				"completed"
			], options);
		}
		;
		const allSettledWithThrow = async (promises) => {
			const results = await Promise.allSettled(promises);
			const rejected = results.filter((result) => result.status === "rejected");
			if (rejected.length) {
				throw Object.defineProperty(new Error(`${rejected.length} promise(s) failed`), "rejections", {
					configurable: true,
					value: rejected.map(({ reason }) => reason),
					writable: true
				});
			}
			const values = [];
			for (const result of results) {
				if (result.status === "fulfilled") {
					values.push(result.value);
				}
			}
			return values;
		};
		;
		async function uploadAndPollVectorStoreFileBatch(resource, client, vectorStoreId, files, fileIds, options) {
			if (files === null || files === undefined || files.length === 0) {
				throw new Error("No `files` provided to process. If you've already uploaded files you should use `.createAndPoll()` instead");
			}
			const configuredConcurrency = options?.maxConcurrency ?? 5;
			const concurrencyLimit = Math.min(configuredConcurrency, files.length);
			if (concurrencyLimit === 0) {
				throw new RangeError("maxConcurrency must be greater than 0");
			}
			const fileIterator = files.values();
			const allFileIds = [...fileIds];
			async function processFiles(iterator) {
				for (const item of iterator) {
					const fileObj = await client.files.create({
						file: item,
						purpose: "assistants"
					}, options);
					allFileIds.push(fileObj.id);
				}
			}
			const workers = [];
			workers.length = concurrencyLimit;
			for (let index = 0; index < workers.length; index += 1) {
				workers[index] = processFiles(fileIterator);
			}
			await allSettledWithThrow(workers);
			return await resource.createAndPoll(vectorStoreId, { file_ids: allFileIds }, options);
		}
		;
		function file_batches_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		class FileBatches extends APIResource {
			create(vectorStoreID, body, options) {
				return this._client.post(path`/vector_stores/${vectorStoreID}/file_batches`, file_batches_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			retrieve(batchID, params, options) {
				const { vector_store_id } = params;
				return this._client.get(path`/vector_stores/${vector_store_id}/file_batches/${batchID}`, file_batches_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			cancel(batchID, params, options) {
				const { vector_store_id } = params;
				return this._client.post(path`/vector_stores/${vector_store_id}/file_batches/${batchID}/cancel`, file_batches_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			async createAndPoll(vectorStoreId, body, options) {
				const created = await this.create(vectorStoreId, body, options);
				return await this.poll(vectorStoreId, created.id, options);
			}
			listFiles(batchID, params, options) {
				const { vector_store_id, ...query } = params;
				return this._client.getAPIList(path`/vector_stores/${vector_store_id}/file_batches/${batchID}/files`, CursorPage, file_batches_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			async poll(vectorStoreID, batchID, options) {
				return await pollVectorStoreFileBatch(this, vectorStoreID, batchID, options);
			}
			async uploadAndPoll(vectorStoreId, { files, fileIds = [] }, options) {
				return await uploadAndPollVectorStoreFileBatch(this, this._client, vectorStoreId, files, fileIds, options);
			}
		}
		;
		function vector_stores_files_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const vector_stores_files_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function vector_stores_files_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => vector_stores_files_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !vector_stores_files_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class vector_stores_files_Files extends APIResource {
			create(vectorStoreID, body, options) {
				return this._client.post(path`/vector_stores/${vectorStoreID}/files`, vector_stores_files_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			retrieve(fileID, params, options) {
				const { vector_store_id } = params;
				return this._client.get(path`/vector_stores/${vector_store_id}/files/${fileID}`, vector_stores_files_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			update(fileID, params, options) {
				const { vector_store_id, ...body } = params;
				return this._client.post(path`/vector_stores/${vector_store_id}/files/${fileID}`, vector_stores_files_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			list(vectorStoreID, query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = vector_stores_files_normalizeRequestOptionsForQuery(query, [
					"after",
					"before",
					"filter",
					"limit",
					"order"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList(path`/vector_stores/${vectorStoreID}/files`, CursorPage, vector_stores_files_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			delete(fileID, params, options) {
				const { vector_store_id } = params;
				return this._client.delete(path`/vector_stores/${vector_store_id}/files/${fileID}`, vector_stores_files_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			async createAndPoll(vectorStoreId, body, options) {
				const created = await this.create(vectorStoreId, body, options);
				return await this.poll(vectorStoreId, created.id, options);
			}
			async poll(vectorStoreID, fileID, options) {
				return await pollVectorStoreFile(this, vectorStoreID, fileID, options);
			}
			async upload(vectorStoreId, file, options) {
				const fileInfo = await this._client.files.create({
					file,
					purpose: "assistants"
				}, options);
				return this.create(vectorStoreId, { file_id: fileInfo.id }, options);
			}
			async uploadAndPoll(vectorStoreId, file, options) {
				const fileInfo = await this.upload(vectorStoreId, file, options);
				return await this.poll(vectorStoreId, fileInfo.id, options);
			}
			content(fileID, params, options) {
				const { vector_store_id } = params;
				return this._client.getAPIList(path`/vector_stores/${vector_store_id}/files/${fileID}/content`, Page, vector_stores_files_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
		}
		;
		function vector_stores_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const vector_stores_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function vector_stores_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => vector_stores_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !vector_stores_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class VectorStores extends APIResource {
			constructor() {
				super(...arguments);
				this.files = new vector_stores_files_Files(this._client);
				this.fileBatches = new FileBatches(this._client);
			}
			create(body, options) {
				return this._client.post("/vector_stores", vector_stores_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			retrieve(vectorStoreID, options) {
				return this._client.get(path`/vector_stores/${vectorStoreID}`, vector_stores_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			update(vectorStoreID, body, options) {
				return this._client.post(path`/vector_stores/${vectorStoreID}`, vector_stores_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			list(query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = vector_stores_normalizeRequestOptionsForQuery(query, [
					"after",
					"before",
					"limit",
					"order"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList("/vector_stores", CursorPage, vector_stores_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			delete(vectorStoreID, options) {
				return this._client.delete(path`/vector_stores/${vectorStoreID}`, vector_stores_resolveResourceRequestOptions(options, (options) => ({
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
			search(vectorStoreID, body, options) {
				return this._client.getAPIList(path`/vector_stores/${vectorStoreID}/search`, Page, vector_stores_resolveResourceRequestOptions(options, (options) => ({
					body,
					method: "post",
					...options,
					headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
					__security: { bearerAuth: true }
				})));
			}
		}
		VectorStores.Files = vector_stores_files_Files;
		VectorStores.FileBatches = FileBatches;
		;
		function videos_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		function videos_withBodyFinalization(options, finalization) {
			return {
				...options,
				__metadata: {
					...options.__metadata,
					...finalization
				}
			};
		}
		const videos_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function videos_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => videos_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !videos_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class Videos extends APIResource {
			create(body, options) {
				return this._client.post("/videos", videos_resolveResourceRequestOptions(options, (options) => multipartFormRequestOptions({
					body,
					...options,
					__security: { bearerAuth: true }
				}, this._client)));
			}
			retrieve(videoID, options) {
				return this._client.get(path`/videos/${videoID}`, videos_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { bearerAuth: true }
				})));
			}
			list(query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = videos_normalizeRequestOptionsForQuery(query, [
					"after",
					"limit",
					"order"
				], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList("/videos", ConversationCursorPage, videos_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { bearerAuth: true }
				})));
			}
			delete(videoID, options) {
				return this._client.delete(path`/videos/${videoID}`, videos_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { bearerAuth: true }
				})));
			}
			createCharacter(body, options) {
				return this._client.post("/videos/characters", videos_resolveResourceRequestOptions(options, (options) => multipartFormRequestOptions({
					body,
					...options,
					__security: { bearerAuth: true }
				}, this._client)));
			}
			downloadContent(videoID, query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = videos_normalizeRequestOptionsForQuery(query, ["variant"], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.get(path`/videos/${videoID}/content`, videos_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					headers: buildHeaders([{ Accept: "application/binary" }, options?.headers]),
					__security: { bearerAuth: true },
					__binaryResponse: true
				})));
			}
			edit(body, options) {
				return this._client.post("/videos/edits", videos_resolveResourceRequestOptions(options, (options) => multipartFormRequestOptions({
					body,
					...options,
					__security: { bearerAuth: true }
				}, this._client)));
			}
			extend(body, options) {
				return this._client.post("/videos/extensions", videos_resolveResourceRequestOptions(options, (options) => multipartFormRequestOptions({
					body,
					...options,
					__security: { bearerAuth: true }
				}, this._client)));
			}
			getCharacter(characterID, options) {
				return this._client.get(path`/videos/characters/${characterID}`, videos_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { bearerAuth: true }
				})));
			}
			remix(videoID, body, options) {
				return this._client.post(path`/videos/${videoID}/remix`, videos_resolveResourceRequestOptions(options, (options) => maybeMultipartFormRequestOptions(videos_withBodyFinalization({
					body,
					...options,
					__security: { bearerAuth: true }
				}, { finalizeMultipart: true }), this._client)));
			}
		}
		;
		function event_types_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		class EventTypes extends APIResource {
			list(options) {
				return this._client.get("/webhook_event_types", event_types_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { bearerAuth: true }
				})));
			}
		}
		;
		const MAX_DIRECT_WEBHOOK_VERIFICATIONS = 32;
		const SHA256_SIGNATURE_LENGTH = 32;
		function webhookSignatureRequiresSigning(signatureHeader) {
			return signatureHeader.split(" ", MAX_DIRECT_WEBHOOK_VERIFICATIONS + 1).length > MAX_DIRECT_WEBHOOK_VERIFICATIONS;
		}
		function* signatureCandidates(signatureHeader) {
			let start = 0;
			while (start <= signatureHeader.length) {
				const separator = signatureHeader.indexOf(" ", start);
				const candidate = signatureHeader.slice(start, separator === -1 ? undefined : separator);
				yield candidate.startsWith("v1,") ? candidate.slice(3) : candidate;
				if (separator === -1) {
					break;
				}
				start = separator + 1;
			}
		}
		function decodeSignature(signature) {
			try {
				const signatureBytes = fromBase64(signature);
				return signatureBytes.byteLength === SHA256_SIGNATURE_LENGTH ? signatureBytes : undefined;
			} catch {
				return undefined;
			}
		}
		function firstValidLengthSignature(signatureHeader) {
			for (const signature of signatureCandidates(signatureHeader)) {
				const signatureBytes = decodeSignature(signature);
				if (signatureBytes) {
					return signatureBytes;
				}
			}
			return undefined;
		}
		function selectMatchingSignature(signatureHeader, expectedSignature, firstSignature) {
			let matchingSignature = firstSignature;
			for (const signature of signatureCandidates(signatureHeader)) {
				const signatureBytes = decodeSignature(signature);
				if (!signatureBytes) {
					continue;
				}
				let difference = 0;
				for (const [index, byte] of signatureBytes.entries()) {
					difference |= byte ^ (expectedSignature[index] ?? 0);
				}
				if (difference === 0) {
					matchingSignature = signatureBytes;
				}
			}
			return matchingSignature;
		}
		async function verifyWebhookSignature(payload, signatureHeader, timestamp, webhookId, secret, tolerance) {
			const timestampSeconds = Number.parseInt(timestamp, 10);
			if (Number.isNaN(timestampSeconds)) {
				throw new InvalidWebhookSignatureError("Invalid webhook timestamp format");
			}
			const nowSeconds = Math.floor(Date.now() / 1e3);
			if (nowSeconds - timestampSeconds > tolerance) {
				throw new InvalidWebhookSignatureError("Webhook timestamp is too old");
			}
			if (timestampSeconds > nowSeconds + tolerance) {
				throw new InvalidWebhookSignatureError("Webhook timestamp is too new");
			}
			const useBoundedVerification = webhookSignatureRequiresSigning(signatureHeader);
			const firstSignature = useBoundedVerification ? firstValidLengthSignature(signatureHeader) : undefined;
			if (useBoundedVerification && !firstSignature) {
				throw new InvalidWebhookSignatureError("The given webhook signature does not match the expected signature");
			}
			const decodedSecret = Uint8Array.from(secret.startsWith("whsec_") ? fromBase64(secret.slice("whsec_".length)) : bytes_encodeUTF8(secret));
			const signedPayload = webhookId ? `${webhookId}.${timestamp}.${payload}` : `${timestamp}.${payload}`;
			const signedPayloadBytes = Uint8Array.from(bytes_encodeUTF8(signedPayload));
			const key = await crypto.subtle.importKey("raw", decodedSecret, {
				name: "HMAC",
				hash: "SHA-256"
			}, false, useBoundedVerification ? ["sign", "verify"] : ["verify"]);
			if (useBoundedVerification && firstSignature) {
				const expectedSignature = new Uint8Array(await crypto.subtle.sign("HMAC", key, signedPayloadBytes));
				const signatureToVerify = selectMatchingSignature(signatureHeader, expectedSignature, firstSignature);
				try {
					if (await crypto.subtle.verify("HMAC", key, Uint8Array.from(signatureToVerify), signedPayloadBytes)) {
						return;
					}
				} catch {}
				throw new InvalidWebhookSignatureError("The given webhook signature does not match the expected signature");
			}
			for (const signature of signatureCandidates(signatureHeader)) {
				try {
					const signatureBytes = Uint8Array.from(fromBase64(signature));
					const isValid = await crypto.subtle.verify("HMAC", key, signatureBytes, signedPayloadBytes);
					if (isValid) {
						return;
					}
				} catch {}
			}
			throw new InvalidWebhookSignatureError("The given webhook signature does not match the expected signature");
		}
		;
		var _Webhooks_instances, _Webhooks_validateSecret, _Webhooks_getRequiredHeader;
		function webhooks_resolveResourceRequestOptions(options, buildOptions) {
			return Promise.resolve(options).then(buildOptions);
		}
		const webhooks_normalizeRequestOptionsForQueryKeys = new Set([
			"method",
			"path",
			"query",
			"body",
			"headers",
			"maxRetries",
			"stream",
			"timeout",
			"httpAgent",
			"fetchOptions",
			"signal",
			"idempotencyKey",
			"defaultBaseURL",
			"__metadata",
			"__binaryRequest",
			"__binaryResponse",
			"__streamClass",
			"__streamMode",
			"__security",
			"__synthesizeEventData"
		]);
		function webhooks_normalizeRequestOptionsForQuery(value, queryKeys, options) {
			if (typeof value !== "object" || value === null) return undefined;
			const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== undefined));
			const keys = entries.map(([key]) => key);
			const requestOnly = keys.some((key) => webhooks_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key));
			if (!requestOnly) return undefined;
			if (options !== undefined || keys.some((key) => !webhooks_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) {
				throw new TypeError("Query parameters and request options must be passed as separate arguments.");
			}
			if (keys.some((key) => ![
				"headers",
				"maxRetries",
				"timeout",
				"signal",
				"idempotencyKey",
				"query"
			].includes(key))) {
				throw new TypeError("Pass transport overrides in the explicit request options argument.");
			}
			return Object.fromEntries(entries.map(([key, descriptor]) => {
				if ("value" in descriptor) return [key, descriptor.value];
				return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : undefined];
			}));
		}
		class Webhooks extends APIResource {
			constructor() {
				super(...arguments);
				_Webhooks_instances.add(this);
				this.eventTypes = new EventTypes(this._client);
			}
			create(body, options) {
				return this._client.post("/webhook_endpoints", webhooks_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { bearerAuth: true }
				})));
			}
			retrieve(webhookEndpointID, options) {
				return this._client.get(path`/webhook_endpoints/${webhookEndpointID}`, webhooks_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { bearerAuth: true }
				})));
			}
			update(webhookEndpointID, body = {}, options) {
				return this._client.post(path`/webhook_endpoints/${webhookEndpointID}`, webhooks_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { bearerAuth: true }
				})));
			}
			list(query = {}, options) {
				const normalizeRequestOptionsForQueryOptions = webhooks_normalizeRequestOptionsForQuery(query, ["after", "limit"], options);
				if (normalizeRequestOptionsForQueryOptions !== undefined) {
					options = normalizeRequestOptionsForQueryOptions;
					query = {};
				}
				query = query;
				return this._client.getAPIList("/webhook_endpoints", CursorPage, webhooks_resolveResourceRequestOptions(options, (options) => ({
					query,
					...options,
					__security: { bearerAuth: true }
				})));
			}
			delete(webhookEndpointID, options) {
				return this._client.delete(path`/webhook_endpoints/${webhookEndpointID}`, webhooks_resolveResourceRequestOptions(options, (options) => ({
					...options,
					__security: { bearerAuth: true }
				})));
			}
			rotateSecret(webhookEndpointID, body = {}, options) {
				return this._client.post(path`/webhook_endpoints/${webhookEndpointID}/rotate_secret`, webhooks_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { bearerAuth: true }
				})));
			}
			test(webhookEndpointID, body, options) {
				return this._client.post(path`/webhook_endpoints/${webhookEndpointID}/test`, webhooks_resolveResourceRequestOptions(options, (options) => ({
					body,
					...options,
					__security: { bearerAuth: true }
				})));
			}
			async unwrap(payload, headers, secret = this._client.webhookSecret, tolerance = 300) {
				await this.verifySignature(payload, headers, secret, tolerance);
				return JSON.parse(payload);
			}
			async verifySignature(payload, headers, secret = this._client.webhookSecret, tolerance = 300) {
				if (typeof crypto === "undefined" || typeof crypto.subtle?.importKey !== "function" || typeof crypto.subtle.verify !== "function") {
					throw new Error("Webhook signature verification is only supported when the `crypto` global is defined");
				}
				__classPrivateFieldGet(this, _Webhooks_instances, "m", _Webhooks_validateSecret).call(this, secret);
				const headersObj = buildHeaders([headers]).values;
				const signatureHeader = __classPrivateFieldGet(this, _Webhooks_instances, "m", _Webhooks_getRequiredHeader).call(this, headersObj, "webhook-signature");
				const timestamp = __classPrivateFieldGet(this, _Webhooks_instances, "m", _Webhooks_getRequiredHeader).call(this, headersObj, "webhook-timestamp");
				const webhookId = __classPrivateFieldGet(this, _Webhooks_instances, "m", _Webhooks_getRequiredHeader).call(this, headersObj, "webhook-id");
				if (webhookSignatureRequiresSigning(signatureHeader) && typeof crypto.subtle.sign !== "function") {
					throw new Error("Webhook signature verification is only supported when the `crypto` global is defined");
				}
				return await verifyWebhookSignature(payload, signatureHeader, timestamp, webhookId, secret, tolerance);
			}
		}
		_Webhooks_instances = new WeakSet(), _Webhooks_validateSecret = function _Webhooks_validateSecret(secret) {
			if (typeof secret !== "string" || secret.length === 0) {
				throw new Error(`The webhook secret must either be set using the env var, OPENAI_WEBHOOK_SECRET, on the client class, OpenAI({ webhookSecret: '123' }), or passed to this function`);
			}
		}, _Webhooks_getRequiredHeader = function _Webhooks_getRequiredHeader(headers, name) {
			if (!headers) {
				throw new Error(`Headers are required`);
			}
			const value = headers.get(name);
			if (value === null || value === undefined) {
				throw new Error(`Missing required header: ${name}`);
			}
			return value;
		};
		Webhooks.EventTypes = EventTypes;
		;
		;
		const brand_privateBedrockClient = Symbol.for("openai.privateBedrockClient");
		function errorWithCause(message, cause) {
			const error = new Errors.OpenAIError(message);
			error.cause = cause;
			return error;
		}
		function normalizeOptionalString(value) {
			const normalized = typeof value === "string" ? value.trim() : undefined;
			return normalized || undefined;
		}
		function normalizeBaseURL(baseURL) {
			const url = new URL(baseURL);
			const responsesMatch = url.pathname.match(/\/responses(?:\/.*)?$/);
			if (responsesMatch?.index !== undefined) {
				url.pathname = url.pathname.slice(0, responsesMatch.index) || "/";
			}
			return url.toString().replace(/\/$/, "");
		}
		function resolveRuntimeDnsSuffixes(region) {
			if (region.startsWith("cn-")) {
				return ["amazonaws.com.cn", "api.amazonwebservices.com.cn"];
			}
			if (region.startsWith("eusc-")) {
				return ["amazonaws.eu", "api.amazonwebservices.eu"];
			}
			if (region.startsWith("us-iso-")) {
				return ["c2s.ic.gov", "api.aws.ic.gov"];
			}
			if (region.startsWith("us-isob-")) {
				return ["sc2s.sgov.gov", "api.aws.scloud"];
			}
			if (region.startsWith("eu-isoe-")) {
				return ["cloud.adc-e.uk", "api.cloud-aws.adc-e.uk"];
			}
			if (region.startsWith("us-isof-")) {
				return ["csp.hci.ic.gov", "api.aws.hci.ic.gov"];
			}
			return ["amazonaws.com", "api.aws"];
		}
		function parseBedrockEndpointHostname(hostname) {
			const canonicalHostname = hostname.endsWith(".") ? hostname.slice(0, -1) : hostname;
			const [service, region, ...suffixParts] = canonicalHostname.toLowerCase().split(".");
			const suffix = suffixParts.join(".");
			if (service === "bedrock-mantle" && region && /^[a-z0-9-]+$/.test(region) && suffix === "api.aws") {
				return {
					endpoint: "mantle",
					region
				};
			}
			if ((service === "bedrock-runtime" || service === "bedrock-runtime-fips") && region) {
				const [standardSuffix, dualStackSuffix] = resolveRuntimeDnsSuffixes(region);
				if (suffix === standardSuffix || suffix === dualStackSuffix) {
					return {
						endpoint: "runtime",
						region
					};
				}
			}
			return undefined;
		}
		function validateCanonicalBedrockEndpoint(baseURL, endpoint, region) {
			const parsedBaseURL = new URL(baseURL);
			const canonicalEndpoint = parseBedrockEndpointHostname(parsedBaseURL.hostname);
			if (canonicalEndpoint && parsedBaseURL.protocol !== "https:") {
				throw new Errors.OpenAIError("Canonical Amazon Bedrock endpoints require HTTPS.");
			}
			if (canonicalEndpoint && canonicalEndpoint.endpoint !== endpoint) {
				throw new Errors.OpenAIError(`The Bedrock ${canonicalEndpoint.endpoint} hostname does not match the selected \`${endpoint}\` endpoint. Set \`endpoint: '${canonicalEndpoint.endpoint}'\` to use this hostname.`);
			}
			if (canonicalEndpoint && region && canonicalEndpoint.region !== region) {
				throw new Errors.OpenAIError(`The Bedrock endpoint region \`${canonicalEndpoint.region}\` does not match the configured AWS region \`${region}\`.`);
			}
		}
		function validateBedrockEndpointSelection(endpoint) {
			if (endpoint !== undefined && endpoint !== "mantle" && endpoint !== "runtime") {
				throw new Errors.OpenAIError("The Bedrock `endpoint` must be either `mantle` or `runtime`.");
			}
		}
		function resolveBedrockEndpoint(options) {
			validateBedrockEndpointSelection(options.endpoint);
			if (options.region !== undefined && !normalizeOptionalString(options.region)) {
				throw new Errors.OpenAIError("The Bedrock AWS `region` must not be empty.");
			}
			if (options.baseURL !== undefined && options.baseURL !== null && !normalizeOptionalString(options.baseURL)) {
				throw new Errors.OpenAIError("The Bedrock `baseURL` must not be empty.");
			}
			const region = normalizeOptionalString(options.region) ?? normalizeOptionalString(readEnv("AWS_REGION")) ?? normalizeOptionalString(readEnv("AWS_DEFAULT_REGION"));
			if (region && !/^[a-z]{2,8}(?:-[a-z0-9]+)+-\d+$/.test(region)) {
				throw new Errors.OpenAIError("The Bedrock AWS `region` is invalid. Use a standard AWS region such as `us-east-1`.");
			}
			const configuredBaseURL = options.baseURL === undefined ? normalizeOptionalString(readEnv("AWS_BEDROCK_BASE_URL")) : normalizeOptionalString(options.baseURL);
			if (configuredBaseURL) {
				const baseURL = normalizeBaseURL(configuredBaseURL);
				const endpoint = options.endpoint ?? parseBedrockEndpointHostname(new URL(baseURL).hostname)?.endpoint ?? "mantle";
				validateCanonicalBedrockEndpoint(baseURL, endpoint, region);
				return {
					endpoint,
					region,
					baseURL
				};
			}
			const endpoint = options.endpoint ?? "mantle";
			if (!region) {
				throw new Errors.OpenAIError("Bedrock requires an AWS region. Pass `region` to `bedrock(...)`, or set `AWS_REGION` or `AWS_DEFAULT_REGION`.");
			}
			const hostname = endpoint === "runtime" ? `bedrock-runtime.${region}.${resolveRuntimeDnsSuffixes(region)[0]}` : `bedrock-mantle.${region}.api.aws`;
			return {
				endpoint,
				region,
				baseURL: `https://${hostname}/openai/v1`
			};
		}
		function assertBedrockRequestOrigin(baseURL, requestURL) {
			const expectedURL = new URL(baseURL);
			const request = new URL(requestURL);
			const expectedOrigin = expectedURL.origin;
			const requestOrigin = request.origin;
			if (expectedURL.protocol !== "http:" && expectedURL.protocol !== "https:" || request.protocol !== "http:" && request.protocol !== "https:" || requestOrigin !== expectedOrigin) {
				throw new error_OpenAIError(`Bedrock request origin \`${requestOrigin}\` does not match the configured base URL origin \`${expectedOrigin}\`.`);
			}
		}
		function assertBedrockWebSocketOrigin(client, requestURL) {
			if (typeof client !== "object" || client === null || !(brand_privateBedrockClient in client)) {
				return;
			}
			const normalizedRequestURL = new URL(requestURL);
			if (normalizedRequestURL.protocol === "wss:") {
				normalizedRequestURL.protocol = "https:";
			} else if (normalizedRequestURL.protocol === "ws:") {
				normalizedRequestURL.protocol = "http:";
			}
			assertBedrockRequestOrigin(client.baseURL, normalizedRequestURL.toString());
		}
		function assertProviderOwnsAuthorization(headers) {
			if (headers.has("authorization")) {
				throw new Errors.OpenAIError("Bedrock provider authentication cannot be combined with a custom `Authorization` header.");
			}
		}
		function assertValidBedrockBearerCredential(credential) {
			if (/^[\t ]|[\t ]$/.test(credential)) {
				throw new TypeError("Bedrock bearer credential contains an invalid HTTP header value.");
			}
			for (const character of credential) {
				const value = character.codePointAt(0) ?? 0;
				if (value < 32 && value !== 9 || value === 127 || value > 255) {
					throw new TypeError("Bedrock bearer credential contains an invalid HTTP header value.");
				}
			}
		}
		function createBedrockUserAbortError(signal) {
			const error = new Errors.APIUserAbortError();
			Object.defineProperty(error, "cause", {
				value: signal.reason,
				writable: true,
				configurable: true
			});
			return error;
		}
		function removeBedrockAbortListener(signal, listener) {
			try {
				signal.removeEventListener("abort", listener);
			} catch {}
		}
		function resolveAbortableBedrockAuth(operation, signals, failure) {
			return new Promise((resolve, reject) => {
				let settled = false;
				const listeners = [];
				const removeListeners = () => {
					while (listeners.length > 0) {
						const registered = listeners.pop();
						if (registered) {
							removeBedrockAbortListener(registered.signal, registered.listener);
						}
					}
				};
				failure.removeListeners = removeListeners;
				const settle = (result) => {
					if (settled) {
						return;
					}
					settled = true;
					if ("value" in result) {
						resolve(result.value);
					} else {
						removeListeners();
						reject(result.error);
					}
				};
				const rejectSignalFailure = (error) => {
					if (failure.error) {
						return;
					}
					failure.error = { value: error };
					settle({ error });
				};
				const registerAbortListener = (signal) => {
					const onAbort = () => {
						if (failure.error) {
							return;
						}
						try {
							rejectSignalFailure(createBedrockUserAbortError(signal));
						} catch (error) {
							rejectSignalFailure(error);
						}
					};
					try {
						if (signal.aborted) {
							onAbort();
							return false;
						}
						listeners.push({
							signal,
							listener: onAbort
						});
						signal.addEventListener("abort", onAbort, { once: true });
						if (settled) {
							removeBedrockAbortListener(signal, onAbort);
							return false;
						}
						if (signal.aborted) {
							onAbort();
							return false;
						}
					} catch (error) {
						if (settled) {
							removeBedrockAbortListener(signal, onAbort);
						} else {
							rejectSignalFailure(error);
						}
						return false;
					}
					return true;
				};
				for (const signal of signals) {
					if (!registerAbortListener(signal)) {
						return;
					}
				}
				let pending;
				try {
					pending = operation();
				} catch (error) {
					settle({ error });
					return;
				}
				const observeResult = async () => {
					try {
						settle({ value: await pending });
					} catch (error) {
						settle({ error });
					}
				};
				void observeResult();
			});
		}
		async function prepareBedrockAuth(request, context, operation) {
			const signals = [];
			for (const signal of [context.options.signal, request.signal]) {
				if (signal != null && !signals.includes(signal)) {
					signals.push(signal);
				}
			}
			const signalFailure = {};
			let value;
			try {
				try {
					value = signals.length > 0 ? await resolveAbortableBedrockAuth(operation.resolve, signals, signalFailure) : await operation.resolve();
				} catch (cause) {
					if (signalFailure.error && Object.is(cause, signalFailure.error.value)) {
						throw cause;
					}
					throw errorWithCause(operation.failureMessage, cause);
				}
				if (signalFailure.error) {
					throw signalFailure.error.value;
				}
				for (const signal of signals) {
					if (signal.aborted) {
						throw createBedrockUserAbortError(signal);
					}
				}
			} finally {
				signalFailure.removeListeners?.();
			}
			operation.apply(value);
		}
		class BedrockBearerAuth {
			constructor(tokenProvider) {
				this.tokenProvider = tokenProvider;
			}
			async prepareRequest(request, context) {
				const headers = new Headers(request.headers);
				assertProviderOwnsAuthorization(headers);
				await prepareBedrockAuth(request, context, {
					resolve: () => this.tokenProvider(),
					failureMessage: "Failed to resolve a bearer credential for Bedrock.",
					apply: (token) => {
						if (typeof token !== "string" || !token.trim()) {
							throw new Errors.OpenAIError("The Bedrock bearer credential provider must return a non-empty string.");
						}
						assertValidBedrockBearerCredential(token);
						try {
							headers.set("authorization", `Bearer ${token}`);
						} catch (error) {
							if (error instanceof TypeError) {
								throw new TypeError("Bedrock bearer credential contains an invalid HTTP header value.");
							}
							throw error;
						}
						request.redirect = "manual";
						request.headers = headers;
					}
				});
			}
		}
		function resolveBedrockBearerAuth(options, { allowEnvironment = true } = {}) {
			if (options.apiKey !== undefined && options.apiKey !== null && (typeof options.apiKey !== "string" || !options.apiKey.trim())) {
				throw new Errors.OpenAIError("The Bedrock bearer credential must not be empty.");
			}
			if (options.apiKey != null && options.tokenProvider) {
				throw new Errors.OpenAIError("The `apiKey` and `tokenProvider` options are mutually exclusive. Configure only one.");
			}
			if (options.tokenProvider) {
				const tokenProvider = options.tokenProvider;
				return {
					factory: () => new BedrockBearerAuth(tokenProvider),
					explicit: true
				};
			}
			if (options.apiKey != null) {
				const apiKey = options.apiKey;
				return {
					factory: () => new BedrockBearerAuth(async () => apiKey),
					explicit: true
				};
			}
			if (allowEnvironment && options.apiKey !== null && readEnv("AWS_BEARER_TOKEN_BEDROCK")) {
				return {
					explicit: false,
					factory: () => new BedrockBearerAuth(async () => {
						const token = readEnv("AWS_BEARER_TOKEN_BEDROCK");
						if (!token) {
							throw new Errors.OpenAIError("Could not find credentials for Bedrock. Set `AWS_BEARER_TOKEN_BEDROCK` or configure AWS credential authentication.");
						}
						return token;
					})
				};
			}
			return {
				factory: undefined,
				explicit: false
			};
		}
		;
		const webSocketErrors = new WeakMap();
		function recordWebSocketError(socket, error) {
			webSocketErrors.set(socket, error);
		}
		function getWebSocketError(socket) {
			return webSocketErrors.get(socket);
		}
		function getMaxBufferedEvents(options) {
			const limit = options?.maxBufferedEvents;
			if (limit !== undefined && (!Number.isSafeInteger(limit) || limit <= 0)) {
				throw new OpenAIError("maxBufferedEvents must be a positive safe integer");
			}
			return limit;
		}
		const REDIRECT_SAFE_WEBSOCKET_HEADERS = new Set([
			"connection",
			"host",
			"openai-beta",
			"origin",
			"sec-websocket-extensions",
			"sec-websocket-key",
			"sec-websocket-version",
			"upgrade",
			"user-agent",
			"x-access-level",
			"x-auth-metadata",
			"x-auth-tokenization",
			"x-authentication-metadata",
			"x-authentication-tokenization",
			"x-security-policy",
			"x-token-budget",
			"x-trace-id"
		]);
		const WEBSOCKET_METADATA_HEADER_NAMES = new Set([
			"accept",
			"accept-encoding",
			"accept-language",
			"content-type",
			"x-request-id",
			"x-client-request-id",
			"x-correlation-id",
			"traceparent",
			"tracestate",
			"sentry-trace",
			"x-amzn-trace-id",
			"x-cloud-trace-context",
			"x-datadog-trace-id",
			"x-datadog-parent-id",
			"x-datadog-sampling-priority",
			"x-datadog-origin",
			"x-datadog-tags",
			"baggage",
			"b3"
		]);
		const WEBSOCKET_METADATA_HEADERS = { has: (name, values) => WEBSOCKET_METADATA_HEADER_NAMES.has(name) || name.startsWith("x-b3-") || name === "sec-websocket-protocol" && !values.some((value) => typeof value === "string" && value.split(",").some((protocol) => protocol.trim().startsWith("openai-insecure-api-key."))) };
		function isWebSocketCredentialHeader(name) {
			return !REDIRECT_SAFE_WEBSOCKET_HEADERS.has(name.toLowerCase().split("_").join("-"));
		}
		function snapshotWebSocketCredentials(options, metadataHeaders) {
			if (options.auth !== null && options.auth !== undefined) {
				options.auth = String(options.auth);
			}
			const credentials = new Map();
			const headers = options.headers ?? {};
			for (const [name, value] of Object.entries(headers)) {
				const normalizedName = name.toLowerCase().split("_").join("-");
				if (!isWebSocketCredentialHeader(name) || normalizedName === "openai-organization" || normalizedName === "openai-project") {
					continue;
				}
				let snapshot = value;
				if (Array.isArray(value)) {
					snapshot = value.map(String);
				} else if (value !== null && value !== undefined) {
					snapshot = String(value);
				}
				headers[name] = snapshot;
				const values = Array.isArray(snapshot) ? snapshot : [snapshot];
				if (!metadataHeaders?.has(normalizedName, values)) {
					credentials.set(name.toLowerCase(), values.some((item) => typeof item === "string" && item.trim().length > 0));
				}
			}
			return [...credentials.values()].some(Boolean) || !credentials.has("authorization") && typeof options.auth === "string" && options.auth.trim().length > 0;
		}
		function mergeWebSocketAuthHeaders(options, authHeaders, removedHeaders) {
			const headers = new Map(Object.entries(authHeaders).map(([name, value]) => [name.toLowerCase(), value]));
			for (const name of removedHeaders) {
				headers.delete(name);
			}
			for (const [name, value] of Object.entries(options.headers ?? {})) {
				headers.set(name, value);
			}
			return {
				...options,
				headers: Object.fromEntries(headers)
			};
		}
		const webSocketHeaderRemovals = new WeakMap();
		const preparedWebSocketHeaders = new WeakMap();
		function ws_buildWebSocketOptions(client, authHeaders, options, removedHeaders, usePreparedHeaders = false) {
			const previous = webSocketHeaderRemovals.get(client);
			const prepared = usePreparedHeaders && options ? preparedWebSocketHeaders.get(options) : undefined;
			const context = {
				removedHeaders,
				baseHeaders: prepared?.baseHeaders
			};
			webSocketHeaderRemovals.set(client, context);
			let headers;
			try {
				headers = new Map(Object.entries(client._buildWebSocketHeaders(authHeaders, removedHeaders)).map(([name, value]) => [name.toLowerCase(), value]));
			} finally {
				if (previous) {
					webSocketHeaderRemovals.set(client, previous);
				} else {
					webSocketHeaderRemovals.delete(client);
				}
			}
			const transportHeaders = new Map();
			const currentHeaders = new Map(Object.entries(options?.headers ?? {}));
			const overrides = prepared ? [...prepared.transportHeaders].map(([name, removed]) => [name, removed ? null : currentHeaders.get(name)]) : currentHeaders;
			for (const [name, value] of overrides) {
				const normalizedName = name.toLowerCase();
				if (value === null) {
					headers.delete(normalizedName);
					removedHeaders?.add(normalizedName);
					transportHeaders.set(normalizedName, true);
				} else if (value !== undefined) {
					headers.set(normalizedName, value);
					removedHeaders?.delete(normalizedName);
					transportHeaders.set(normalizedName, false);
				}
			}
			const result = {
				...options,
				headers: Object.fromEntries(headers),
				followRedirects: false
			};
			preparedWebSocketHeaders.set(result, {
				baseHeaders: context.baseHeaders,
				transportHeaders
			});
			return result;
		}
		function protectWebSocketOptionsFromCredentialRedirects(options) {
			const hasSensitiveHeader = Object.keys(options.headers ?? {}).some(isWebSocketCredentialHeader);
			if (!options.auth && !hasSensitiveHeader) {
				return options;
			}
			return {
				...options,
				followRedirects: false
			};
		}
		function toUint8Array(view) {
			if (view instanceof Uint8Array) {
				return view;
			}
			return new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
		}
		function flattenRawData(data) {
			if (Array.isArray(data)) {
				return concatBytes(data.map(toUint8Array));
			}
			return data;
		}
		function snapshotRawData(data) {
			if (typeof data === "string") {
				return data;
			}
			if (Array.isArray(data)) {
				return concatBytes(data.map(toUint8Array));
			}
			if (ArrayBuffer.isView(data)) {
				const copy = new Uint8Array(data.byteLength);
				copy.set(toUint8Array(data));
				return copy;
			}
			return data.slice(0);
		}
		function rawByteLength(data) {
			if (typeof data === "string") {
				let bytes = 0;
				for (let index = 0; index < data.length; index += 1) {
					const code = data.codePointAt(index);
					if (code < 128) {
						bytes += 1;
					} else if (code < 2048) {
						bytes += 2;
					} else if (code <= 65535) {
						bytes += 3;
					} else {
						bytes += 4;
						index += 1;
					}
				}
				return bytes;
			}
			if (Array.isArray(data)) {
				return data.reduce((sum, buf) => sum + buf.byteLength, 0);
			}
			if ("byteLength" in data) {
				return data.byteLength;
			}
			return 0;
		}
		class SendQueue {
			constructor(maxBytes = 1048576, allowOversizedFirstMessage = true) {
				this._queue = [];
				this._cursor = 0;
				this._flushing = false;
				this._bytes = 0;
				this.allowOversizedFirstMessage = allowOversizedFirstMessage;
				this._maxBytes = maxBytes;
			}
			get isFlushing() {
				return this._flushing;
			}
			get hasPending() {
				return this._queue.length > this._cursor;
			}
			enqueue(event) {
				const pending = this._queue;
				const data = JSON.stringify(event);
				if (data === undefined) {
					throw new TypeError("WebSocket event could not be serialized as JSON");
				}
				if (this._queue !== pending) {
					throw new Error("WebSocket send queue was drained during serialization");
				}
				const byteLength = encodeUTF8(data).byteLength;
				if (this._bytes + byteLength > this._maxBytes && (!this.allowOversizedFirstMessage || this._queue.length > this._cursor)) {
					return false;
				}
				this._queue.push({
					kind: "json",
					data,
					byteLength
				});
				this._bytes += byteLength;
				return true;
			}
			enqueueRaw(data) {
				const pending = this._queue;
				const snapshot = snapshotRawData(data);
				if (this._queue !== pending) {
					throw new Error("WebSocket send queue was drained during raw snapshot");
				}
				const byteLength = rawByteLength(snapshot);
				if (this._bytes + byteLength > this._maxBytes && (!this.allowOversizedFirstMessage || this._queue.length > this._cursor)) {
					return false;
				}
				this._queue.push({
					kind: "raw",
					data: snapshot,
					byteLength
				});
				this._bytes += byteLength;
				return true;
			}
			flush(send, options) {
				if (this._flushing) {
					return;
				}
				this._flushing = true;
				const pending = this._queue;
				try {
					while (this._queue === pending && this._cursor < pending.length && (options?.canSend?.() ?? true)) {
						const entry = pending[this._cursor];
						pending[this._cursor++] = undefined;
						this._bytes -= entry.byteLength;
						try {
							send(entry.data);
						} catch (err) {
							if (this._queue === pending && options?.requeueFailed !== false) {
								pending[--this._cursor] = entry;
								this._bytes += entry.byteLength;
							}
							throw err;
						}
					}
				} finally {
					if (this._queue === pending) {
						pending.splice(0, this._cursor);
					}
					this._cursor = 0;
					this._flushing = false;
				}
			}
			drain() {
				const unsent = this._queue.slice(this._cursor).map((item) => {
					const entry = item;
					if (entry.kind === "raw") {
						return {
							type: "raw",
							data: entry.data
						};
					}
					return {
						type: "message",
						message: JSON.parse(entry.data)
					};
				});
				this._queue = [];
				this._cursor = 0;
				this._flushing = false;
				this._bytes = 0;
				return unsent;
			}
		}
		function isRecoverableClose(code) {
			switch (code) {
				case 1e3: {
					return false;
				}
				case 1001: {
					return true;
				}
				case 1002: {
					return false;
				}
				case 1003: {
					return false;
				}
				case 1005: {
					return true;
				}
				case 1006: {
					return true;
				}
				case 1007: {
					return false;
				}
				case 1008: {
					return false;
				}
				case 1009: {
					return false;
				}
				case 1010: {
					return false;
				}
				case 1011: {
					return true;
				}
				case 1012: {
					return true;
				}
				case 1013: {
					return true;
				}
				case 1015: {
					return true;
				}
				default: {
					return false;
				}
			}
		}
		;
		function realtimeRoutingProtocols(client, apiKey) {
			const protocols = [];
			if ("_buildWebSocketHeaders" in client && typeof client._buildWebSocketHeaders === "function") {
				const { headers } = buildWebSocketOptions(client, { Authorization: `Bearer ${apiKey}` }, null);
				for (const field of ["organization", "project"]) {
					const value = headers[`openai-${field}`];
					if (value !== undefined) {
						protocols.push(`openai-${field}.${value}`);
					}
				}
				return protocols;
			}
			if ("organization" in client && typeof client.organization === "string") {
				protocols.push(`openai-organization.${client.organization}`);
			}
			if ("project" in client && typeof client.project === "string") {
				protocols.push(`openai-project.${client.project}`);
			}
			return protocols;
		}
		const realtimeCacheContext = Symbol.for("openai.realtimeAPIKeyCacheContext");
		let cacheContext;
		function setRealtimeAPIKeyCacheContext(context) {
			cacheContext = context;
		}
		function getDeferredRealtimeAPIKeyCache(client) {
			const deferred = client[realtimeCacheContext]?.getStore();
			return deferred?.client === client ? deferred : undefined;
		}
		function validateCapturedAPIKey(client, credential) {
			if (credential !== null && brand_privateBedrockClient in client) {
				assertValidBedrockBearerCredential(credential);
			}
			return credential;
		}
		function getRealtimeAPIKey(client, captured) {
			return captured === undefined ? client?.apiKey : captured;
		}
		async function resolveRealtimeAPIKey(client, deferCache = false) {
			let apiKey;
			const current = {
				client,
				commit: () => apiKey === undefined ? client.apiKey : apiKey
			};
			const capture = (resolved) => {
				apiKey = resolved;
			};
			const invoke = () => client._callApiKey(capture);
			const context = client[realtimeCacheContext] ?? cacheContext;
			if (deferCache && context && !client[realtimeCacheContext]) {
				Object.defineProperty(client, realtimeCacheContext, { value: context });
			}
			const isProvider = await (context ? context.run(deferCache ? current : undefined, invoke) : invoke());
			return {
				apiKey: apiKey === undefined ? client.apiKey : apiKey,
				isProvider,
				commit: () => {
					const hookKey = current.providerKey !== undefined && apiKey !== undefined && apiKey !== current.providerKey ? validateCapturedAPIKey(client, apiKey) : undefined;
					const cached = current.commit();
					return hookKey === undefined ? validateCapturedAPIKey(client, cached) : hookKey;
				}
			};
		}
		;
		const providerTimeoutKey = Symbol.for("openai.node.providerTimeout.v1");
		function createProviderTimeoutError() {
			return Object.defineProperty(new APIConnectionTimeoutError(), providerTimeoutKey, { value: true });
		}
		function isProviderTimeoutError(error) {
			return error instanceof error_APIConnectionTimeoutError || error instanceof Error && providerTimeoutKey in error && error[providerTimeoutKey] === true;
		}
		const providerDefinitionsKey = Symbol.for("openai.node.providerDefinitions.v1");
		const providerGlobal = globalThis;
		const existingProviderDefinitions = providerGlobal[providerDefinitionsKey];
		const providerDefinitions = existingProviderDefinitions ?? new WeakMap();
		if (!existingProviderDefinitions) {
			Object.defineProperty(providerGlobal, providerDefinitionsKey, { value: providerDefinitions });
		}
		function createProvider(definition) {
			const provider = Object.freeze({});
			providerDefinitions.set(provider, definition);
			return provider;
		}
		function configureProvider(provider) {
			const definition = providerDefinitions.get(provider);
			if (!definition) {
				throw new Error("Invalid provider. Providers must be created with createProvider().");
			}
			return definition.configure();
		}
		;
		var _OpenAI_instances, client_a, _OpenAI_encoder, _OpenAI_x509Authentication, _OpenAI_x509Credential, _OpenAI_x509Fetch, _OpenAI_explicitDataResidency, _OpenAI_responseAttempts, _OpenAI_sanitizedLoggers, _OpenAI_baseURLOverridden, _OpenAI_normalizeRetries, _OpenAI_isSensitiveLogKey, _OpenAI_sanitizeLogValue, _OpenAI_sanitizeLogger;
		function isRunningInBrowserOrBrowserWorker() {
			if (isRunningInBrowser()) return true;
			const scope = globalThis;
			return typeof scope.WorkerGlobalScope === "function" && scope instanceof scope.WorkerGlobalScope && typeof scope.WorkerNavigator === "function" && scope.navigator instanceof scope.WorkerNavigator && typeof scope.navigator?.userAgent === "string" && scope.navigator.userAgent !== "Cloudflare-Workers" && scope.process?.versions?.node === undefined && scope.Deno === undefined && scope.Bun === undefined && scope.EdgeRuntime === undefined && scope.WebSocketPair === undefined;
		}
		const WORKLOAD_IDENTITY_API_KEY_PLACEHOLDER = "workload-identity-auth";
		const inheritedDataResidencySelection = Symbol("inheritedDataResidencySelection");
		class OpenAI {
			constructor(clientOptions = {}) {
				_OpenAI_instances.add(this);
				_OpenAI_encoder.set(this, void 0);
				_OpenAI_x509Authentication.set(this, void 0);
				_OpenAI_x509Credential.set(this, void 0);
				_OpenAI_x509Fetch.set(this, void 0);
				_OpenAI_explicitDataResidency.set(this, false);
				_OpenAI_responseAttempts.set(this, new WeakMap());
				this._apiKeyInvocation = 0;
				this._lastCachedAPIKeyInvocation = 0;
				this.decisions = new Decisions(this);
				this.completions = new completions_Completions(this);
				this.chat = new Chat(this);
				this.embeddings = new Embeddings(this);
				this.files = new resources_files_Files(this);
				this.images = new Images(this);
				this.contentProvenanceChecks = new ContentProvenanceChecks(this);
				this.audio = new Audio(this);
				this.moderations = new Moderations(this);
				this.models = new Models(this);
				this.fineTuning = new FineTuning(this);
				this.graders = new graders_Graders(this);
				this.vectorStores = new VectorStores(this);
				this.safety = new Safety(this);
				this.webhooks = new Webhooks(this);
				this.beta = new Beta(this);
				this.batches = new Batches(this);
				this.uploads = new Uploads(this);
				this.admin = new Admin(this);
				this.responses = new responses_Responses(this);
				this.live = new Live(this);
				this.realtime = new realtime_Realtime(this);
				this.conversations = new Conversations(this);
				this.evals = new Evals(this);
				this.containers = new Containers(this);
				this.skills = new Skills(this);
				this.videos = new Videos(this);
				const { credential, options: normalizedOptions } = normalizeX509CredentialOptions(clientOptions);
				clientOptions = normalizedOptions;
				const residencyBaseURL = resolveDataResidency(clientOptions);
				const provider = clientOptions.provider;
				const { baseURL = provider ? null : env_readEnv("OPENAI_BASE_URL"), dataResidency: _dataResidency, [inheritedDataResidencySelection]: inheritedResidencySelection = false, apiKey = provider ? null : env_readEnv("OPENAI_API_KEY") ?? null, adminAPIKey = provider ? null : env_readEnv("OPENAI_ADMIN_KEY") ?? null, organization = provider ? null : env_readEnv("OPENAI_ORG_ID") ?? null, project = provider ? null : env_readEnv("OPENAI_PROJECT_ID") ?? null, webhookSecret = env_readEnv("OPENAI_WEBHOOK_SECRET") ?? null, workloadIdentity, x509Transport, credential: _credential, ...opts } = clientOptions;
				if (provider) {
					const conflictingOptions = [
						"apiKey",
						"adminAPIKey",
						"workloadIdentity",
						"x509Transport",
						"baseURL",
						"dataResidency"
					].filter((key) => (key === "workloadIdentity" ? workloadIdentity : clientOptions[key]) != null);
					if (conflictingOptions.length) {
						throw new error_OpenAIError(`The \`provider\` option cannot be used with ${conflictingOptions.map((key) => `\`${key}\``).join(", ")}. Configure authentication and the base URL through the provider instead.`);
					}
				}
				const identity = isX509WorkloadIdentity(workloadIdentity) ? {
					x509: workloadIdentity,
					legacy: undefined
				} : {
					x509: undefined,
					legacy: workloadIdentity
				};
				const x509Identity = identity.x509;
				const usesX509Identity = x509Identity !== undefined;
				const providerRuntime = provider ? configureProvider(provider) : undefined;
				const options = {
					apiKey,
					adminAPIKey,
					organization,
					project,
					webhookSecret,
					workloadIdentity,
					x509Transport,
					provider,
					...opts,
					baseURL: providerRuntime?.baseURL ?? residencyBaseURL ?? (baseURL || (usesX509Identity ? X509_API_BASE_URL : `https://api.openai.com/v1`))
				};
				if (x509Transport && !usesX509Identity) {
					throw new error_OpenAIError("An X.509 transport requires an X.509 workload identity.");
				}
				if (usesX509Identity) {
					if (residencyBaseURL !== undefined || inheritedResidencySelection) {
						throw new error_OpenAIError("X.509 workload identity does not support data residency selection.");
					}
					if (clientOptions.fetch !== undefined) {
						throw new error_OpenAIError("X.509 workload identity does not support a custom fetch implementation.");
					}
					assertX509APIOrigin(options.baseURL);
					assertX509RequestOptions(options.fetchOptions);
					if (this.fetchWithAuth !== client_a.prototype.fetchWithAuth || this.fetchWithTimeout !== client_a.prototype.fetchWithTimeout) {
						throw new error_OpenAIError("X.509 workload identity does not support overridden fetch dispatch hooks.");
					}
				}
				if (apiKey && workloadIdentity) {
					throw new error_OpenAIError("The `apiKey` and `workloadIdentity` options are mutually exclusive");
				}
				if (!providerRuntime && !apiKey && !adminAPIKey && !workloadIdentity) {
					throw new error_OpenAIError("Missing credentials. Please pass an `apiKey`, `workloadIdentity`, `adminAPIKey`, or set the `OPENAI_API_KEY` or `OPENAI_ADMIN_KEY` environment variable.");
				}
				if (!options.dangerouslyAllowBrowser && isRunningInBrowserOrBrowserWorker()) {
					throw new error_OpenAIError("It looks like you're running in a browser-like environment.\n\nThis is disabled by default, as it risks exposing your secret API credentials to attackers.\nIf you understand the risks and have appropriate mitigations in place,\nyou can set the `dangerouslyAllowBrowser` option to `true`, e.g.,\n\nnew OpenAI({ apiKey, dangerouslyAllowBrowser: true });\n\nhttps://help.openai.com/en/articles/5112595-best-practices-for-api-key-safety\n");
				}
				this.baseURL = options.baseURL;
				__classPrivateFieldSet(this, _OpenAI_explicitDataResidency, residencyBaseURL !== undefined || inheritedResidencySelection, "f");
				this.timeout = options.timeout ?? client_a.DEFAULT_TIMEOUT;
				this.logger = __classPrivateFieldGet(this, _OpenAI_instances, "m", _OpenAI_sanitizeLogger).call(this, options.logger ?? console);
				const defaultLogLevel = "warn";
				this.logLevel = defaultLogLevel;
				this.logLevel = parseLogLevel(options.logLevel, "ClientOptions.logLevel", this) ?? parseLogLevel(env_readEnv("OPENAI_LOG"), "process.env['OPENAI_LOG']", this) ?? defaultLogLevel;
				this.fetchOptions = options.fetchOptions;
				this.maxRetries = __classPrivateFieldGet(this, _OpenAI_instances, "m", _OpenAI_normalizeRetries).call(this, options.maxRetries);
				this.fetch = options.fetch ?? getDefaultFetch();
				__classPrivateFieldSet(this, _OpenAI_encoder, FallbackEncoder, "f");
				const customHeadersEnv = provider || credential ? undefined : env_readEnv("OPENAI_CUSTOM_HEADERS");
				if (customHeadersEnv) {
					const parsed = {};
					for (const line of customHeadersEnv.split("\n")) {
						const colon = line.indexOf(":");
						if (colon >= 0) {
							parsed[line.substring(0, colon).trim()] = line.substring(colon + 1).trim();
						}
					}
					options.defaultHeaders = buildHeaders([parsed, options.defaultHeaders]);
				}
				this._options = options;
				this._provider = providerRuntime;
				if (x509Identity) {
					const authentication = new X509WorkloadIdentityAuth(x509Identity, x509Transport, organization, project);
					this._workloadIdentityAuth = authentication;
					__classPrivateFieldSet(this, _OpenAI_x509Authentication, authentication, "f");
					__classPrivateFieldSet(this, _OpenAI_x509Credential, credential, "f");
					__classPrivateFieldSet(this, _OpenAI_x509Fetch, authentication.fetch(), "f");
					this.fetch = __classPrivateFieldGet(this, _OpenAI_x509Fetch, "f");
					x509_transport_state_markApprovedX509Client(this);
				} else if (identity.legacy) {
					this._workloadIdentityAuth = new WorkloadIdentityAuth(identity.legacy, this.fetch);
				}
				this.apiKey = typeof apiKey === "string" ? apiKey : null;
				this.adminAPIKey = adminAPIKey;
				this.organization = organization;
				this.project = project;
				this.webhookSecret = webhookSecret;
			}
			withOptions(options) {
				const residencyBaseURL = resolveDataResidency(options);
				const x509Authentication = __classPrivateFieldGet(this, _OpenAI_x509Authentication, "f");
				const inheritedOptions = {
					...this._options,
					baseURL: this.baseURL,
					maxRetries: this.maxRetries,
					timeout: this.timeout,
					logger: this.logger,
					logLevel: this.logLevel,
					fetch: __classPrivateFieldGet(this, _OpenAI_x509Authentication, "f") ? undefined : this.fetch,
					fetchOptions: this.fetchOptions,
					apiKey: this._options.apiKey,
					adminAPIKey: this.adminAPIKey,
					workloadIdentity: x509Authentication?.identitySnapshot() ?? this._options.workloadIdentity,
					x509Transport: this._options.x509Transport,
					organization: this.organization,
					project: this.project,
					webhookSecret: this.webhookSecret
				};
				const { credential, provider } = prepareX509ClientClone(inheritedOptions, options, __classPrivateFieldGet(this, _OpenAI_x509Credential, "f"), x509Authentication !== undefined);
				if (residencyBaseURL !== undefined) {
					delete inheritedOptions.baseURL;
				}
				const clientOptions = {
					...inheritedOptions,
					...options,
					credential,
					provider,
					[inheritedDataResidencySelection]: __classPrivateFieldGet(this, _OpenAI_explicitDataResidency, "f") && residencyBaseURL === undefined && !hasOwn(options, "baseURL") && options.credential === undefined && !provider
				};
				const client = new this.constructor(clientOptions);
				if (provider && new URL(client.baseURL).origin !== new URL(this.baseURL).origin) {
					Object.assign(client._options, {
						defaultHeaders: options.defaultHeaders,
						defaultQuery: options.defaultQuery,
						fetchOptions: options.fetchOptions,
						fetch: options.fetch
					});
					client.fetchOptions = options.fetchOptions;
					client.fetch = options.fetch ?? getDefaultFetch();
					client.organization = options.organization ?? null;
					client.project = options.project ?? null;
				}
				if (__classPrivateFieldGet(this, _OpenAI_x509Authentication, "f") && __classPrivateFieldGet(client, _OpenAI_x509Authentication, "f") && this.baseURL === client.baseURL && __classPrivateFieldGet(this, _OpenAI_x509Authentication, "f").matches(__classPrivateFieldGet(client, _OpenAI_x509Authentication, "f"))) {
					client._workloadIdentityAuth = __classPrivateFieldGet(this, _OpenAI_x509Authentication, "f");
					__classPrivateFieldSet(client, _OpenAI_x509Authentication, __classPrivateFieldGet(this, _OpenAI_x509Authentication, "f"), "f");
					__classPrivateFieldSet(client, _OpenAI_x509Fetch, __classPrivateFieldGet(this, _OpenAI_x509Fetch, "f"), "f");
				}
				return client;
			}
			defaultQuery() {
				return this._options.defaultQuery;
			}
			_buildWebSocketHeaders(authHeaders, removedHeaders) {
				const context = webSocketHeaderRemovals.get(this);
				if (context?.baseHeaders) {
					return mergeWebSocketAuthHeaders({ headers: context.baseHeaders }, authHeaders, context.removedHeaders ?? new Set()).headers;
				}
				const headers = buildHeaders([
					{
						"User-Agent": this.getUserAgent(),
						"OpenAI-Organization": this.organization,
						"OpenAI-Project": this.project
					},
					authHeaders,
					this._options.defaultHeaders
				]);
				headers.nulls.forEach((name) => (removedHeaders ?? context?.removedHeaders)?.add(name));
				const result = Object.fromEntries(headers.values);
				if (context) {
					context.baseHeaders = { ...result };
				}
				return result;
			}
			validateHeaders({ values, nulls }, schemes = {
				bearerAuth: true,
				adminAPIKeyAuth: true
			}) {
				if (values.get("authorization") || values.get("api-key")) {
					return;
				}
				if (nulls.has("authorization") || nulls.has("api-key")) {
					return;
				}
				if (this._workloadIdentityAuth && schemes.bearerAuth) {
					return;
				}
				throw new Error("Could not resolve authentication method. Expected either apiKey or adminAPIKey to be set. Or for one of the \"Authorization\" or \"api-key\" headers to be explicitly omitted");
			}
			async authHeaders(opts, schemes = {
				bearerAuth: true,
				adminAPIKeyAuth: true
			}) {
				const authentication = __classPrivateFieldGet(this, _OpenAI_x509Authentication, "f") ?? this._workloadIdentityAuth;
				if (authentication instanceof X509WorkloadIdentityAuth && schemes.adminAPIKeyAuth && this.adminAPIKey !== null) {
					return await this.adminAPIKeyAuth(opts);
				}
				return buildHeaders([schemes.bearerAuth ? await this.bearerAuth(opts) : null, schemes.adminAPIKeyAuth ? await this.adminAPIKeyAuth(opts) : null]);
			}
			async bearerAuth(opts) {
				const authentication = __classPrivateFieldGet(this, _OpenAI_x509Authentication, "f") ?? this._workloadIdentityAuth;
				if (authentication) {
					if (authentication instanceof X509WorkloadIdentityAuth) {
						if (authentication === this._workloadIdentityAuth && (this.fetchWithAuth !== client_a.prototype.fetchWithAuth || this.fetchWithTimeout !== client_a.prototype.fetchWithTimeout)) {
							throw new error_OpenAIError("X.509 workload identity does not support overridden fetch dispatch hooks.");
						}
						const snapshots = authentication.headerSnapshots();
						if (!X509WorkloadIdentityAuth.shouldAuthenticate(opts, snapshots.defaultHeaders, snapshots.requestHeaders)) {
							return undefined;
						}
					}
					const token = authentication instanceof X509WorkloadIdentityAuth ? await authentication.getToken(opts, {
						apiURL: authentication.requestAPIURL(),
						...authentication.headerSnapshots(),
						...authentication.requestSnapshot(),
						signal: authentication.effectiveSignal(),
						...authentication.tenantSnapshot()
					}) : await authentication.getToken();
					return buildHeaders([{ Authorization: `Bearer ${token}` }]);
				}
				const { apiKey } = await resolveRealtimeAPIKey(this);
				if (apiKey == null) {
					return undefined;
				}
				return buildHeaders([{ Authorization: `Bearer ${apiKey}` }]);
			}
			async adminAPIKeyAuth(opts) {
				if (this.adminAPIKey == null) {
					return undefined;
				}
				return buildHeaders([{ Authorization: `Bearer ${this.adminAPIKey}` }]);
			}
			stringifyQuery(query) {
				return stringifyQuery(query);
			}
			getUserAgent() {
				return `${this.constructor.name}/JS ${VERSION}`;
			}
			defaultIdempotencyKey() {
				return `stainless-node-retry-${uuid4()}`;
			}
			makeStatusError(status, error, message, headers) {
				const normalizedError = error && typeof error === "object" && error.error == null ? { error } : error;
				return APIError.generate(status, normalizedError, message, headers);
			}
			_hasApiKeyProvider() {
				return typeof this._options.apiKey === "function";
			}
			async _callApiKey(capture) {
				if (this._provider) {
					capture?.(this.apiKey);
					return false;
				}
				const apiKey = this._options.apiKey;
				if (typeof apiKey !== "function") {
					capture?.(this.apiKey);
					return false;
				}
				const deferredCache = getDeferredRealtimeAPIKeyCache(this);
				const invocation = ++this._apiKeyInvocation;
				let token;
				try {
					token = await apiKey();
				} catch (err) {
					if (err instanceof error_OpenAIError) throw err;
					throw new error_OpenAIError(`Failed to get token from 'apiKey' function: ${err.message}`, { cause: err });
				}
				if (typeof token !== "string" || !token) {
					throw new error_OpenAIError(`Expected 'apiKey' function argument to return a string but it returned ${token}`);
				}
				const resolvedToken = token;
				const commit = () => {
					if (capture) validateCapturedAPIKey(this, resolvedToken);
					if (invocation < this._lastCachedAPIKeyInvocation) {
						return resolvedToken;
					}
					this.apiKey = resolvedToken;
					const cached = capture ? this.apiKey : resolvedToken;
					this._lastCachedAPIKeyInvocation = invocation;
					return cached;
				};
				if (deferredCache) {
					deferredCache.providerKey = resolvedToken;
					deferredCache.commit = commit;
				}
				const cached = deferredCache ? validateCapturedAPIKey(this, resolvedToken) : commit();
				capture?.(cached);
				return true;
			}
			buildURL(path, query, defaultBaseURL) {
				const baseURL = !__classPrivateFieldGet(this, _OpenAI_instances, "m", _OpenAI_baseURLOverridden).call(this) && defaultBaseURL || this.baseURL;
				let url;
				let baseQuery = {};
				let baseParams;
				if (isAbsoluteURL(path)) {
					url = new URL(path);
				} else if (baseURL.includes("?")) {
					const base = new URL(baseURL);
					baseParams = new URLSearchParams(base.search);
					baseQuery = Object.fromEntries(baseParams);
					base.search = "";
					base.hash = "";
					url = new URL(base.toString() + (base.pathname.endsWith("/") && path.startsWith("/") ? path.slice(1) : path));
				} else {
					url = new URL(baseURL + (baseURL.endsWith("/") && path.startsWith("/") ? path.slice(1) : path));
				}
				const defaultQuery = this.defaultQuery();
				const pathQuery = Object.fromEntries(url.searchParams);
				let overridingQuery;
				if (!isEmptyObj(baseQuery) || !isEmptyObj(defaultQuery) || !isEmptyObj(pathQuery)) {
					overridingQuery = {
						...pathQuery,
						...defaultQuery,
						...query
					};
					query = {
						...baseQuery,
						...overridingQuery
					};
				}
				if (typeof query === "object" && query && !Array.isArray(query)) {
					url.search = this.stringifyQuery(query);
					if (baseParams && overridingQuery) {
						const seen = new Set();
						const repeated = new Set();
						for (const key of baseParams.keys()) {
							if (seen.has(key) && !hasOwn(overridingQuery, key)) {
								repeated.add(key);
							}
							seen.add(key);
						}
						if (repeated.size) {
							const merged = new URLSearchParams();
							for (const [key, value] of url.searchParams) {
								if (!repeated.has(key)) merged.append(key, value);
							}
							for (const [key, value] of baseParams) {
								if (repeated.has(key)) merged.append(key, value);
							}
							url.search = merged.toString();
						}
					}
				}
				return url.toString();
			}
			async prepareOptions(options) {}
			async prepareRequest(request, { url, options }) {}
			get(path, opts) {
				return this.methodRequest("get", path, opts);
			}
			post(path, opts) {
				return this.methodRequest("post", path, opts);
			}
			patch(path, opts) {
				return this.methodRequest("patch", path, opts);
			}
			put(path, opts) {
				return this.methodRequest("put", path, opts);
			}
			delete(path, opts) {
				return this.methodRequest("delete", path, opts);
			}
			methodRequest(method, path, opts) {
				return this.request(Promise.resolve(opts).then((opts) => {
					return {
						method,
						path,
						...opts
					};
				}));
			}
			request(options, remainingRetries = null) {
				const authentication = __classPrivateFieldGet(this, _OpenAI_x509Authentication, "f") ?? this._workloadIdentityAuth;
				const request = authentication instanceof X509WorkloadIdentityAuth ? Promise.resolve(options).then((resolved) => authentication.runRequest(() => this.makeRequest(resolved, remainingRetries, undefined), this)) : this.makeRequest(options, remainingRetries, undefined);
				return this.responsePromise(request);
			}
			responsePromise(request, parse = (client, props) => this.parseResponseWithTimeout(client, props)) {
				const promise = new APIPromise(this, request, (client, props) => {
					const resume = __classPrivateFieldGet(this, _OpenAI_responseAttempts, "f").get(props.controller)?.continueRequest;
					return resume ? resume(() => parse(client, props)) : parse(client, props);
				});
				promise.withResponse = async () => {
					const data = await promise;
					const { response } = await request;
					return {
						data,
						response,
						request_id: response.headers.get("x-request-id")
					};
				};
				promise._thenUnwrap = (transform) => this.responsePromise(request, async (client, props) => addRequestID(transform(await parse(client, props), props), props.response));
				return promise;
			}
			async parseResponseWithTimeout(client, props) {
				if (props.options.stream || props.options.__binaryResponse || props.response.status === 204 || props.response.headers.get("content-length") === "0") {
					return defaultParseResponse(client, props);
				}
				while (true) {
					const attempt = __classPrivateFieldGet(this, _OpenAI_responseAttempts, "f").get(props.controller);
					const timeout = attempt?.timeout ?? props.options.timeout ?? this.timeout;
					const x509Authentication = attempt?.authentication;
					const callerSignal = x509Authentication ? props.controller.signal : props.options.signal;
					const abortError = () => x509Authentication && callerSignal ? this._makeUserAbortError(callerSignal) : new APIUserAbortError();
					let remaining;
					try {
						remaining = x509Authentication?.remainingTimeout(props.options, timeout) ?? Math.max(0, props.startTime + timeout - Date.now());
					} catch (error) {
						const cancellation = callerSignal?.aborted ? abortError() : undefined;
						props.controller.abort();
						void CancelReadableStream(props.response.body).catch(() => undefined);
						throw cancellation ?? error;
					}
					let timer;
					let abortListener;
					let timedOut = false;
					try {
						if (callerSignal?.aborted && attempt?.helperMethod !== "runTools") {
							throw abortError();
						}
						const timeoutPromise = new Promise((_, reject) => {
							timer = setTimeout(() => {
								timedOut = true;
								props.controller.abort();
								reject(new error_APIConnectionTimeoutError());
							}, remaining);
							if (callerSignal) {
								abortListener = () => {
									if (!timedOut) reject(abortError());
								};
								callerSignal.addEventListener("abort", abortListener, { once: true });
							}
						});
						return await Promise.race([defaultParseResponse(client, props), timeoutPromise]);
					} catch (error) {
						if (callerSignal?.aborted && !timedOut) {
							throw abortError();
						}
						if (!timedOut) {
							if (x509Authentication && error instanceof SyntaxError) {
								throw new SyntaxError("X.509 workload identity API response contains invalid JSON.");
							}
							if (x509Authentication && !(error instanceof error_OpenAIError)) {
								throw new APIConnectionError({ message: "X.509 workload identity API response body could not be read." });
							}
							throw error;
						}
						const retriesRemaining = attempt?.retriesRemaining ?? 0;
						if (!retriesRemaining || attempt?.hasStreamingBody || props.options.__metadata?.["hasStreamingBody"] || globalThis.ReadableStream && props.options.body instanceof globalThis.ReadableStream || typeof props.options.body === "object" && props.options.body !== null && (Symbol.asyncIterator in props.options.body || Symbol.iterator in props.options.body && "next" in props.options.body && typeof props.options.body.next === "function")) {
							throw new error_APIConnectionTimeoutError();
						}
						if (timer !== undefined) clearTimeout(timer);
						if (abortListener) callerSignal?.removeEventListener("abort", abortListener);
						abortListener = undefined;
						const next = await this.retryRequest(props.options, retriesRemaining, props.retryOfRequestLogID ?? props.requestLogID, undefined, props.requestSignal);
						Object.assign(props, next);
					} finally {
						if (timer !== undefined) clearTimeout(timer);
						if (abortListener) callerSignal?.removeEventListener("abort", abortListener);
					}
				}
			}
			async readX509ResponseError(response, options, timeout, controller, authentication) {
				const deadline = new AbortController();
				const callerSignal = controller.signal;
				let timedOut = false;
				const cancel = () => deadline.abort(callerSignal.reason);
				callerSignal.addEventListener("abort", cancel, { once: true });
				if (callerSignal.aborted) {
					cancel();
				}
				try {
					const remaining = authentication.remainingTimeout(options, timeout);
					const expiration = authentication.waitForRetry(remaining, deadline.signal).then(() => {
						throw new error_APIConnectionTimeoutError();
					});
					const body = await Promise.race([response.text().catch(() => "X.509 workload identity API response body could not be read."), expiration]);
					if (callerSignal.aborted) {
						throw this._makeUserAbortError(callerSignal);
					}
					return body;
				} catch (error) {
					if (error instanceof error_APIConnectionTimeoutError) {
						timedOut = !callerSignal.aborted;
						controller.abort();
						void CancelReadableStream(response.body).catch(() => undefined);
					}
					if (callerSignal.aborted && !timedOut) {
						throw this._makeUserAbortError(callerSignal);
					}
					throw error;
				} finally {
					callerSignal.removeEventListener("abort", cancel);
					deadline.abort();
				}
			}
			async makeRequest(optionsInput, retriesRemaining, retryOfRequestLogID) {
				const options = await optionsInput;
				const maxRetries = __classPrivateFieldGet(this, _OpenAI_instances, "m", _OpenAI_normalizeRetries).call(this, options.maxRetries ?? this.maxRetries);
				if (retriesRemaining == null) {
					retriesRemaining = maxRetries;
				} else {
					retriesRemaining = Math.min(__classPrivateFieldGet(this, _OpenAI_instances, "m", _OpenAI_normalizeRetries).call(this, retriesRemaining), maxRetries);
				}
				const x509Authentication = __classPrivateFieldGet(this, _OpenAI_x509Authentication, "f");
				x509Authentication?.beginRequestPreparation();
				await this.prepareOptions(options);
				x509Authentication?.beginRequestPlanning();
				let built;
				try {
					const candidate = await this.buildRequest(options, { retryCount: maxRetries - retriesRemaining });
					built = {
						req: candidate.req,
						url: candidate.url,
						timeout: candidate.timeout
					};
					if (x509Authentication) {
						validatePositiveInteger("timeout", built.timeout);
						x509Authentication.authorizePlannedRequest(built.url, built.req, built.timeout);
						if (X509WorkloadIdentityAuth.isStreamingRequestBody(built.req.body)) {
							options.__metadata = {
								...options.__metadata,
								hasStreamingBody: true
							};
						}
						await this.prepareRequest(built.req, {
							url: built.url,
							options
						});
						await this._provider?.prepareRequest?.(built.req, {
							url: built.url,
							options,
							timeout: built.timeout
						});
						x509Authentication.beginRequestPlanning();
						x509Authentication.authorizePlannedRequest(built.url, built.req, built.timeout, true);
						if (X509WorkloadIdentityAuth.isStreamingRequestBody(built.req.body)) {
							options.__metadata = {
								...options.__metadata,
								hasStreamingBody: true
							};
						}
						const callerSignal = x509Authentication.requestSnapshot().signal;
						if (callerSignal?.aborted || built.req.signal?.aborted) {
							throw this._makeUserAbortError(callerSignal?.aborted ? callerSignal : built.req.signal);
						}
						x509Authentication.setEffectiveSignal(built.req.signal || callerSignal ? createRequestController(built.req.signal ?? callerSignal, callerSignal).signal : undefined);
						x509Authentication.beginRequestNetwork();
						const security = options.__security ?? { bearerAuth: true };
						const authenticationHeaders = await this.authHeaders(options, security);
						const suppliedHeaders = x509Authentication.headerSnapshots();
						const supplied = buildHeaders([suppliedHeaders.defaultHeaders, suppliedHeaders.requestHeaders]);
						for (const [name, value] of authenticationHeaders?.values ?? []) {
							if (!supplied.nulls.has(name) && !built.req.headers.has(name)) {
								built.req.headers.set(name, value);
							}
						}
						this.validateHeaders(buildHeaders([supplied, built.req.headers]), security);
					}
				} catch (error) {
					x509Authentication?.retireRequestBody();
					if (x509Authentication && retriesRemaining && !options.__metadata?.["hasStreamingBody"] && X509WorkloadIdentityAuth.isRetryableFailure(error)) {
						return await this.retryRequest(options, retriesRemaining, retryOfRequestLogID ?? "x509-token-exchange", X509WorkloadIdentityAuth.retryHeaders(error));
					}
					throw error;
				}
				const { req, url } = built;
				const timeout = x509Authentication ? Math.min(built.timeout, x509Authentication.requestSnapshot().timeout) : built.timeout;
				x509Authentication?.bindRequest(options, req, this.adminAPIKey);
				let hasStreamingBody = options.__metadata?.["hasStreamingBody"] === true;
				let providerAuthStartedAt;
				let providerAuthTimeout;
				if (!x509Authentication) {
					await this.prepareRequest(req, {
						url,
						options
					});
					if (this._provider?.timeoutIncludesAuth) {
						providerAuthStartedAt = {
							wallTime: Date.now(),
							monotonicTime: performance.now()
						};
					}
					try {
						await this._provider?.prepareRequest?.(req, {
							url,
							options,
							timeout
						});
					} catch (error) {
						if (!providerAuthStartedAt || !isProviderTimeoutError(error)) {
							throw error;
						}
						providerAuthTimeout = error;
					}
				}
				x509Authentication?.adoptRequestHeaders(req);
				if (x509Authentication && X509WorkloadIdentityAuth.isStreamingRequestBody(req.body)) {
					hasStreamingBody = true;
				}
				const requestLogID = "log_" + (Math.random() * (1 << 24) | 0).toString(16).padStart(6, "0");
				const retryLogStr = retryOfRequestLogID === undefined ? "" : `, retryOf: ${retryOfRequestLogID}`;
				const startTime = x509Authentication?.requestStartedAt(options) ?? providerAuthStartedAt?.wallTime ?? Date.now();
				if (this.logLevel === "debug") {
					const body = typeof req.body === "string" ? {
						type: "string",
						length: req.body.length
					} : req.body;
					loggerFor(this).debug(`[${requestLogID}] sending request`, formatRequestDetails({
						retryOfRequestLogID,
						method: options.method,
						url,
						options: x509Authentication ? {
							body,
							...x509Authentication.requestSnapshot()
						} : {
							...options,
							body
						},
						headers: req.headers
					}));
				}
				const callerSignal = x509Authentication ? x509Authentication.requestSnapshot().signal : options.signal;
				if (callerSignal?.aborted || req.signal?.aborted) {
					throw this._makeUserAbortError(callerSignal?.aborted ? callerSignal : req.signal);
				}
				const security = options.__security ?? { bearerAuth: true };
				const controller = x509Authentication || this.fetchWithTimeout === client_a.prototype.fetchWithTimeout ? createRequestController(req.signal ?? (x509Authentication ? callerSignal : undefined), x509Authentication ? callerSignal : undefined) : new AbortController();
				const remainingTimeout = x509Authentication?.remainingTimeout(options, timeout) ?? (providerAuthStartedAt ? timeout - (performance.now() - providerAuthStartedAt.monotonicTime) : timeout);
				if (providerAuthStartedAt && remainingTimeout <= 0) {
					providerAuthTimeout ?? (providerAuthTimeout = new error_APIConnectionTimeoutError());
				}
				const fetchWithAuth = x509Authentication ? client_a.prototype.fetchWithAuth : this.fetchWithAuth;
				x509Authentication?.releaseRequestBody(req.body);
				const response = providerAuthTimeout ?? await fetchWithAuth.call(this, url, req, remainingTimeout, controller, security).catch(castToError);
				const headersTime = Date.now();
				if (response instanceof globalThis.Error) {
					const retryMessage = `retrying, ${retriesRemaining} attempts remaining`;
					if (callerSignal?.aborted || req.signal?.aborted) {
						throw this._makeUserAbortError(callerSignal?.aborted ? callerSignal : req.signal);
					}
					const isTimeout = isAbortError(response) || /timed? ?out/i.test(String(response) + ("cause" in response ? String(response.cause) : ""));
					if (retriesRemaining && !hasStreamingBody && (!x509Authentication || x509_transport_state_isTransientX509ConnectionError(response))) {
						loggerFor(this).info(`[${requestLogID}] connection ${isTimeout ? "timed out" : "failed"} - ${retryMessage}`);
						loggerFor(this).debug(`[${requestLogID}] connection ${isTimeout ? "timed out" : "failed"} (${retryMessage})`, formatRequestDetails({
							retryOfRequestLogID,
							url,
							durationMs: headersTime - startTime,
							message: x509Authentication ? "X.509 workload identity API connection failed." : response.message
						}));
						return this.retryRequest(options, retriesRemaining, retryOfRequestLogID ?? requestLogID, undefined, req.signal);
					}
					const terminalMessage = hasStreamingBody ? "error; streaming body cannot be retried" : "error; no more retries left";
					loggerFor(this).info(`[${requestLogID}] connection ${isTimeout ? "timed out" : "failed"} - ${terminalMessage}`);
					loggerFor(this).debug(`[${requestLogID}] connection ${isTimeout ? "timed out" : "failed"} (${terminalMessage})`, formatRequestDetails({
						retryOfRequestLogID,
						url,
						durationMs: headersTime - startTime,
						message: x509Authentication ? "X.509 workload identity API connection failed." : response.message
					}));
					if (response instanceof OAuthError || response instanceof SubjectTokenProviderError) {
						throw response;
					}
					if (isTimeout) {
						const transportCause = "cause" in response ? response.cause : undefined;
						const isHeadersTimeout = typeof transportCause === "object" && transportCause !== null && "code" in transportCause && transportCause.code === "UND_ERR_HEADERS_TIMEOUT";
						const timeoutError = isHeadersTimeout ? new error_APIConnectionTimeoutError({ message: "Request timed out. Node.js fetch timed out waiting for response headers; " + "configure a matching undici fetch and fetchOptions.dispatcher with an Agent whose headersTimeout is at least the SDK timeout." }) : new error_APIConnectionTimeoutError();
						if (x509Authentication) {
							throw new error_APIConnectionTimeoutError();
						}
						throw Object.assign(timeoutError, { cause: response });
					}
					if (x509Authentication) {
						throw new APIConnectionError({ message: "X.509 workload identity API connection failed." });
					}
					throw new APIConnectionError({
						message: getConnectionErrorMessage(response),
						cause: response
					});
				}
				const specialHeaders = [...response.headers.entries()].filter(([name]) => name === "x-request-id").map(([name, value]) => ", " + name + ": " + JSON.stringify(value)).join("");
				const responseInfo = `[${requestLogID}${retryLogStr}${specialHeaders}] ${req.method} ${redactURL(url)} ${response.ok ? "succeeded" : "failed"} with status ${response.status} in ${headersTime - startTime}ms`;
				if (!response.ok) {
					const rejectedX509Credential = response.status === 401 && x509Authentication && security.bearerAuth && x509Authentication.usedWorkloadToken(options);
					if (rejectedX509Credential) {
						x509Authentication.invalidateToken();
					}
					if (response.status === 401 && (x509Authentication || this._workloadIdentityAuth) && security.bearerAuth && (!x509Authentication || x509Authentication.usedWorkloadToken(options)) && (!x509Authentication || retriesRemaining > 0) && !hasStreamingBody && !options.__metadata?.["workloadIdentityTokenRefreshed"]) {
						if (x509Authentication) {
							void CancelReadableStream(response.body).catch(() => undefined);
						} else {
							await CancelReadableStream(response.body);
							this._workloadIdentityAuth?.invalidateToken();
						}
						const replayOptions = {
							...options,
							__metadata: {
								...options.__metadata,
								workloadIdentityTokenRefreshed: true
							}
						};
						return this.makeRequest(replayOptions, x509Authentication ? retriesRemaining - 1 : retriesRemaining, retryOfRequestLogID ?? requestLogID);
					}
					const shouldRetry = rejectedX509Credential && options.__metadata?.["workloadIdentityTokenRefreshed"] ? false : await this.shouldRetry(response);
					if (retriesRemaining && shouldRetry && !hasStreamingBody) {
						const retryMessage = `retrying, ${retriesRemaining} attempts remaining`;
						if (x509Authentication) {
							void CancelReadableStream(response.body).catch(() => undefined);
						} else {
							await CancelReadableStream(response.body);
						}
						loggerFor(this).info(`${responseInfo} - ${retryMessage}`);
						loggerFor(this).debug(`[${requestLogID}] response error (${retryMessage})`, formatRequestDetails({
							retryOfRequestLogID,
							url: response.url,
							status: response.status,
							headers: response.headers,
							durationMs: headersTime - startTime
						}));
						return this.retryRequest(options, retriesRemaining, retryOfRequestLogID ?? requestLogID, response.headers, req.signal);
					}
					const retryMessage = shouldRetry ? hasStreamingBody ? `error; streaming body cannot be retried` : `error; no more retries left` : `error; not retryable`;
					loggerFor(this).info(`${responseInfo} - ${retryMessage}`);
					const errText = x509Authentication ? await this.readX509ResponseError(response, options, timeout, controller, x509Authentication) : await response.text().catch((err) => castToError(err).message);
					const errJSON = safeJSON(errText);
					const errMessage = errJSON ? undefined : errText;
					loggerFor(this).debug(`[${requestLogID}] response error (${retryMessage})`, formatRequestDetails({
						retryOfRequestLogID,
						url: response.url,
						status: response.status,
						headers: response.headers,
						message: errMessage,
						durationMs: Date.now() - startTime
					}));
					const err = this.makeStatusError(response.status, errJSON, errMessage, response.headers);
					throw err;
				}
				loggerFor(this).info(responseInfo);
				loggerFor(this).debug(`[${requestLogID}] response start`, formatRequestDetails({
					retryOfRequestLogID,
					url: response.url,
					status: response.status,
					headers: response.headers,
					durationMs: headersTime - startTime
				}));
				const continueRequest = x509Authentication?.continuation();
				x509Authentication?.releaseRequestCredentials();
				__classPrivateFieldGet(this, _OpenAI_responseAttempts, "f").set(controller, {
					timeout,
					retriesRemaining,
					hasStreamingBody,
					...x509Authentication ? { authentication: x509Authentication } : {},
					helperMethod: options.__metadata?.["helperMethod"],
					...continueRequest ? { continueRequest } : {}
				});
				return {
					response,
					options,
					controller,
					requestSignal: req.signal,
					requestLogID,
					retryOfRequestLogID,
					startTime
				};
			}
			getAPIList(path, Page, opts) {
				return this.requestAPIList(Page, opts && "then" in opts ? opts.then((opts) => ({
					method: "get",
					path,
					...opts
				})) : {
					method: "get",
					path,
					...opts
				});
			}
			requestAPIList(Page, options) {
				const authentication = __classPrivateFieldGet(this, _OpenAI_x509Authentication, "f") ?? this._workloadIdentityAuth;
				const request = authentication instanceof X509WorkloadIdentityAuth ? Promise.resolve(options).then((resolved) => authentication.runRequest(() => this.makeRequest(resolved, null, undefined), this)) : this.makeRequest(options, null, undefined);
				const page = new PagePromise(this, request, Page);
				const guarded = this.responsePromise(request, async (client, props) => {
					const body = await this.parseResponseWithTimeout(client, props);
					return new Page(client, props.response, body, props.options);
				});
				page.then = guarded.then.bind(guarded);
				page.catch = guarded.catch.bind(guarded);
				page.finally = guarded.finally.bind(guarded);
				page.withResponse = guarded.withResponse.bind(guarded);
				page._thenUnwrap = guarded._thenUnwrap.bind(guarded);
				return page;
			}
			async fetchWithAuth(url, init, timeout, controller, schemes = {
				bearerAuth: true,
				adminAPIKeyAuth: true
			}) {
				if (this._workloadIdentityAuth && !__classPrivateFieldGet(this, _OpenAI_x509Fetch, "f") && schemes.bearerAuth) {
					const headers = init.headers;
					const authHeader = headers.get("Authorization");
					if (authHeader === `Bearer ${WORKLOAD_IDENTITY_API_KEY_PLACEHOLDER}`) {
						const token = await this._workloadIdentityAuth.getToken();
						headers.set("Authorization", `Bearer ${token}`);
					}
				}
				const fetchWithTimeout = __classPrivateFieldGet(this, _OpenAI_x509Fetch, "f") ? client_a.prototype.fetchWithTimeout : this.fetchWithTimeout;
				const response = await fetchWithTimeout.call(this, url, init, timeout, controller);
				return response;
			}
			async fetchWithTimeout(url, init, ms, controller) {
				const { signal, method, ...options } = init || {};
				const abort = this._makeAbort(controller);
				const composed = !!signal && composedCallerSignals.get(controller) === signal;
				const cleanup = signal && !composed ? addRequestAbortListener(signal, abort, controller.signal) : undefined;
				const timeout = setTimeout(abort, ms);
				const isReadableBody = globalThis.ReadableStream && options.body instanceof globalThis.ReadableStream || typeof options.body === "object" && options.body !== null && Symbol.asyncIterator in options.body;
				const fetchOptions = {
					signal: controller.signal,
					...isReadableBody ? { duplex: "half" } : {},
					method: "GET",
					...options
				};
				if (method) {
					fetchOptions.method = method.toUpperCase();
				}
				try {
					const response = await (__classPrivateFieldGet(this, _OpenAI_x509Fetch, "f") ?? this.fetch).call(undefined, url, fetchOptions);
					if (cleanup) {
						retainRequestAbortCallback(response.body ?? response, abort, controller.signal);
					}
					return response;
				} catch (err) {
					cleanup?.();
					throw err;
				} finally {
					clearTimeout(timeout);
				}
			}
			async shouldRetry(response) {
				const shouldRetryHeader = response.headers.get("x-should-retry");
				if (shouldRetryHeader === "true") return true;
				if (shouldRetryHeader === "false") return false;
				if (response.status === 408) return true;
				if (response.status === 409) return true;
				if (response.status === 429) return true;
				if (response.status >= 500) return true;
				return false;
			}
			async retryRequest(options, retriesRemaining, requestLogID, responseHeaders, requestSignal = options.signal) {
				let timeoutMillis;
				const retryAfterMillisHeader = responseHeaders?.get("retry-after-ms");
				if (retryAfterMillisHeader) {
					const timeoutMs = parseFloat(retryAfterMillisHeader);
					if (!Number.isNaN(timeoutMs)) {
						timeoutMillis = timeoutMs;
					}
				}
				const retryAfterHeader = responseHeaders?.get("retry-after");
				if (retryAfterHeader && timeoutMillis === undefined) {
					const timeoutSeconds = parseFloat(retryAfterHeader);
					if (!Number.isNaN(timeoutSeconds)) {
						timeoutMillis = timeoutSeconds * 1e3;
					} else {
						timeoutMillis = Date.parse(retryAfterHeader) - Date.now();
					}
				}
				if (timeoutMillis === undefined || !Number.isFinite(timeoutMillis) || timeoutMillis < 0 || timeoutMillis > 60 * 1e3) {
					const maxRetries = __classPrivateFieldGet(this, _OpenAI_instances, "m", _OpenAI_normalizeRetries).call(this, options.maxRetries ?? this.maxRetries);
					timeoutMillis = this.calculateDefaultRetryTimeoutMillis(retriesRemaining, maxRetries);
				}
				const x509Authentication = __classPrivateFieldGet(this, _OpenAI_x509Authentication, "f");
				if (x509Authentication) {
					const remaining = x509Authentication.remainingTimeout(options, x509Authentication.requestSnapshot().timeout);
					if (timeoutMillis >= remaining) {
						throw new error_APIConnectionTimeoutError();
					}
				}
				if (x509Authentication) {
					await x509Authentication.waitForRetry(timeoutMillis, x509Authentication.effectiveSignal());
				} else {
					const retrySignals = requestSignal === options.signal ? [requestSignal] : [requestSignal, options.signal];
					try {
						await sleep(timeoutMillis, ...retrySignals);
					} catch (error) {
						const abortedSignal = retrySignals.find((signal) => signal?.aborted);
						if (abortedSignal) {
							throw this._makeUserAbortError(abortedSignal);
						}
						throw error;
					}
				}
				return this.makeRequest(options, retriesRemaining - 1, requestLogID);
			}
			calculateDefaultRetryTimeoutMillis(retriesRemaining, maxRetries) {
				const initialRetryDelay = .5;
				const maxRetryDelay = 8;
				const numRetries = maxRetries - retriesRemaining;
				const sleepSeconds = Math.min(initialRetryDelay * Math.pow(2, numRetries), maxRetryDelay);
				const jitter = 1 - Math.random() * .25;
				return sleepSeconds * jitter * 1e3;
			}
			async buildRequest(inputOptions, { retryCount = 0 } = {}) {
				if (__classPrivateFieldGet(this, _OpenAI_x509Authentication, "f") && !__classPrivateFieldGet(this, _OpenAI_x509Authentication, "f").inRequest(this)) {
					const authentication = __classPrivateFieldGet(this, _OpenAI_x509Authentication, "f");
					return await authentication.runRequest(async () => {
						const built = await client_a.prototype.buildRequest.call(this, inputOptions, { retryCount });
						authentication.releaseRequestBody(built.req.body);
						return built;
					}, this);
				}
				const options = { ...inputOptions };
				const x509Authentication = __classPrivateFieldGet(this, _OpenAI_x509Authentication, "f");
				const x509Tenant = x509Authentication?.snapshotTenant(this.organization, this.project);
				const x509Headers = x509Authentication?.snapshotHeaders(this._options.defaultHeaders, options.headers);
				if (x509Headers) {
					options.headers = x509Headers.requestHeaders;
				}
				const x509ClientFetchOptions = x509Authentication ? snapshotX509RequestOptions(this.fetchOptions) : undefined;
				const x509RequestFetchOptions = x509Authentication ? snapshotX509RequestOptions(options.fetchOptions) : undefined;
				const { method, path, query, defaultBaseURL } = options;
				const url = this.buildURL(path, query, defaultBaseURL);
				x509Authentication?.snapshotAPIURL(url);
				const explicitTimeout = "timeout" in options;
				if (explicitTimeout) validatePositiveInteger("timeout", options.timeout);
				options.timeout = options.timeout ?? this.timeout;
				if (x509Authentication && x509RequestFetchOptions) {
					x509Authentication.snapshotRequest(options.signal, options.timeout, x509RequestFetchOptions);
				}
				if (x509Authentication) {
					const snapshot = x509Authentication.requestSnapshot();
					options.timeout = snapshot.timeout;
					if (snapshot.signal === undefined) {
						delete options.signal;
					} else {
						options.signal = snapshot.signal;
					}
				}
				const authenticationHeaders = this._provider || x509Authentication ? undefined : await this.authHeaders(inputOptions, inputOptions.__security ?? { bearerAuth: true });
				if (options.__metadata?.["finalizeMultipart"] === true && hasUploadableValue(options.body)) {
					const multipartHeaders = buildHeaders([options.headers]);
					multipartHeaders.values.delete("content-type");
					multipartHeaders.nulls.delete("content-type");
					const finalized = await maybeMultipartFormRequestOptions({
						...options,
						headers: multipartHeaders
					}, this, options.__metadata?.["preserveMultipartFilenames"] === true ? { stripFilenames: false } : undefined);
					inputOptions.body = options.body = finalized.body;
					options.headers = finalized.headers;
					inputOptions.__metadata = options.__metadata = {
						...finalized.__metadata,
						finalizedMultipart: {
							body: finalized.body,
							contentType: buildHeaders([finalized.headers]).values.get("content-type")
						}
					};
				}
				if (options.__metadata?.["streamFromBody"] === true) {
					finalizeStreamingFormRequestOptions(options);
					inputOptions.stream = options.stream;
				}
				const isRawJSON = JSON.isRawJSON;
				let jsonRoot;
				let jsonRootVisited = false;
				let jsonStream = false;
				let jsonSerialized = false;
				const stopObserving = options.__metadata?.["streamFromBody"] === true && typeof options.body === "object" && options.body !== null ? observeJSONRequestBody(options.body, {
					value(holder, key, value) {
						if (!jsonRootVisited) {
							jsonRootVisited = true;
							jsonRoot = value;
						} else if (holder === jsonRoot && key === "stream") {
							jsonStream = value === true;
							if (isRawJSON?.(value)) {
								jsonStream = value.rawJSON === "true";
							} else if (value !== null && typeof value === "object") {
								try {
									jsonStream = Boolean.prototype.valueOf.call(value);
								} catch {}
							}
						}
						return undefined;
					},
					complete() {
						jsonSerialized = true;
					}
				}) : undefined;
				let encodedBody;
				try {
					encodedBody = this.buildBody({ options });
				} finally {
					stopObserving?.();
				}
				const { bodyHeaders, body, isStreamingBody } = encodedBody;
				const captureResponseParser = options.__metadata?.["captureResponseParser"];
				if (typeof captureResponseParser === "function") {
					captureResponseParser(options);
				}
				if (options.__metadata?.["streamFromBody"] === true) {
					if (body instanceof FormData) {
						inputOptions.stream = options.stream = body.get("stream") === "true";
					} else if (jsonSerialized && jsonRoot !== null && typeof jsonRoot === "object" && !Array.isArray(jsonRoot) && !isRawJSON?.(jsonRoot)) {
						inputOptions.stream = options.stream = jsonStream;
					}
				}
				if (isStreamingBody) {
					inputOptions.__metadata = {
						...inputOptions.__metadata,
						hasStreamingBody: true
					};
					x509Authentication?.ownRequestBody(body, options.body);
				}
				let finalizedContentType;
				const finalizedMultipart = options.__metadata?.["finalizedMultipart"];
				if (typeof finalizedMultipart === "object" && finalizedMultipart !== null && "body" in finalizedMultipart && "contentType" in finalizedMultipart) {
					const { body: multipartBody, contentType } = finalizedMultipart;
					if (multipartBody === body) {
						if (typeof contentType === "string") {
							finalizedContentType = contentType;
						} else if (contentType === null) {
							finalizedContentType = null;
						}
					}
				}
				const reqHeaders = await this.buildHeaders({
					options: inputOptions,
					method,
					bodyHeaders,
					authenticationHeaders,
					retryCount,
					x509Headers,
					x509Timeout: explicitTimeout ? options.timeout : undefined,
					x509Tenant
				});
				if (finalizedContentType === null) reqHeaders.delete("content-type");
				else if (finalizedContentType !== undefined) reqHeaders.set("content-type", finalizedContentType);
				const req = {
					method,
					headers: reqHeaders,
					...options.signal && { signal: options.signal },
					...globalThis.ReadableStream && body instanceof globalThis.ReadableStream && { duplex: "half" },
					...body && { body },
					...(x509Authentication ? x509ClientFetchOptions : this.fetchOptions) ?? {},
					...(x509Authentication ? x509RequestFetchOptions : options.fetchOptions) ?? {}
				};
				return {
					req,
					url,
					timeout: options.timeout
				};
			}
			async buildHeaders({ options, method, bodyHeaders, authenticationHeaders, retryCount, x509Headers, x509Timeout, x509Tenant }) {
				let idempotencyHeaders = {};
				if (this.idempotencyHeader && method !== "get") {
					if (!options.idempotencyKey) options.idempotencyKey = this.defaultIdempotencyKey();
					idempotencyHeaders[this.idempotencyHeader] = options.idempotencyKey;
				}
				const helperMethod = options.__metadata?.["helperMethod"];
				const timeout = x509Headers ? x509Timeout : options.timeout;
				const headers = buildHeaders([
					idempotencyHeaders,
					{
						Accept: "application/json",
						...!isRunningInBrowserOrBrowserWorker() ? { "User-Agent": this.getUserAgent() } : undefined,
						"X-Stainless-Retry-Count": String(retryCount),
						...timeout ? { "X-Stainless-Timeout": String(Math.trunc(timeout / 1e3)) } : {},
						...getPlatformHeaders(),
						...typeof helperMethod === "string" ? { "X-Stainless-Helper-Method": helperMethod } : {},
						"OpenAI-Organization": x509Tenant ? x509Tenant.organization : this.organization,
						"OpenAI-Project": x509Tenant ? x509Tenant.project : this.project
					},
					__classPrivateFieldGet(this, _OpenAI_x509Authentication, "f") && !__classPrivateFieldGet(this, _OpenAI_x509Authentication, "f").isPlanningRequest() ? await this.authHeaders(options, options.__security ?? { bearerAuth: true }) : authenticationHeaders,
					x509Headers?.defaultHeaders ?? this._options.defaultHeaders,
					bodyHeaders,
					x509Headers?.requestHeaders ?? options.headers
				]);
				if (!this._provider && !__classPrivateFieldGet(this, _OpenAI_x509Authentication, "f")?.isPlanningRequest()) {
					this.validateHeaders(headers, options.__security ?? { bearerAuth: true });
				}
				return headers.values;
			}
			_makeAbort(controller) {
				return () => controller.abort();
			}
			_makeUserAbortError(signal) {
				const error = new APIUserAbortError();
				Object.defineProperty(error, "cause", {
					value: signal.reason,
					writable: true,
					configurable: true
				});
				return error;
			}
			buildBody({ options }) {
				const { body, headers: rawHeaders } = options;
				if (!body) {
					if (body === undefined && "body" in options) {
						return {
							...__classPrivateFieldGet(this, _OpenAI_encoder, "f").call(this, {
								body,
								headers: buildHeaders([rawHeaders])
							}),
							isStreamingBody: false
						};
					}
					return {
						bodyHeaders: undefined,
						body: undefined,
						isStreamingBody: false
					};
				}
				const headers = buildHeaders([rawHeaders]);
				const isReadableStream = typeof globalThis.ReadableStream !== "undefined" && body instanceof globalThis.ReadableStream;
				const isRetryableBody = !isReadableStream && (typeof body === "string" || body instanceof ArrayBuffer || ArrayBuffer.isView(body) || typeof globalThis.Blob !== "undefined" && body instanceof globalThis.Blob || body instanceof URLSearchParams || body instanceof FormData);
				if (ArrayBuffer.isView(body) || body instanceof ArrayBuffer || body instanceof DataView || typeof body === "string" && headers.values.has("content-type") || globalThis.Blob && body instanceof globalThis.Blob || body instanceof FormData || body instanceof URLSearchParams || isReadableStream) {
					return {
						bodyHeaders: undefined,
						body,
						isStreamingBody: !isRetryableBody
					};
				} else if (typeof body === "object" && (Symbol.asyncIterator in body || Symbol.iterator in body && "next" in body && typeof body.next === "function")) {
					return {
						bodyHeaders: undefined,
						body: ReadableStreamFrom(body),
						isStreamingBody: true
					};
				} else if (typeof body === "object" && headers.values.get("content-type") === "application/x-www-form-urlencoded") {
					return {
						bodyHeaders: { "content-type": "application/x-www-form-urlencoded" },
						body: this.stringifyQuery(body),
						isStreamingBody: false
					};
				} else {
					return {
						...__classPrivateFieldGet(this, _OpenAI_encoder, "f").call(this, {
							body,
							headers
						}),
						isStreamingBody: false
					};
				}
			}
		}
		client_a = OpenAI, _OpenAI_encoder = new WeakMap(), _OpenAI_x509Authentication = new WeakMap(), _OpenAI_x509Credential = new WeakMap(), _OpenAI_x509Fetch = new WeakMap(), _OpenAI_explicitDataResidency = new WeakMap(), _OpenAI_responseAttempts = new WeakMap(), _OpenAI_instances = new WeakSet(), _OpenAI_baseURLOverridden = function _OpenAI_baseURLOverridden() {
			return __classPrivateFieldGet(this, _OpenAI_explicitDataResidency, "f") || this._provider !== undefined || this.baseURL !== "https://api.openai.com/v1";
		}, _OpenAI_normalizeRetries = function _OpenAI_normalizeRetries(value) {
			return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : 2;
		}, _OpenAI_isSensitiveLogKey = function _OpenAI_isSensitiveLogKey(key) {
			const normalized = key.replace(/[^a-z0-9]/gi, "").toLowerCase();
			if (/authorization|authentication|cookie|session|signature|assertion|connectionstring|devicecode|codeverifier|accountkey|mtlskey|proxyauth|^(?:auth|key|sig|sas|jwt|bearer|pfx|p12)$|(?:sid|token|secret|password|passwd|pwd|credential|passphrase|apikey|accesskey|privatekey|username)s?$/.test(normalized)) {
				return true;
			}
			const prefix = /api|access|secret|private|security|refresh|id|bearer|aws|azure|openai|admin|client|proxy|auth/.exec(normalized);
			return prefix !== null && /key|token|secret|password|passwd|pwd|credential|auth/.test(normalized.slice(prefix.index + prefix[0].length));
		}, _OpenAI_sanitizeLogValue = function _OpenAI_sanitizeLogValue(value, seen) {
			const maxDepth = 64;
			const maxValues = 4096;
			const redactString = (entry) => entry.replace(/(\/\/)([^/\s?#]*@)(?=[^/\s?#]+)/g, "$1[REDACTED]@").replace(/(^|[\s/])([^/\s]+)/g, (match, prefix, token) => {
				const start = prefix === "/" ? token.search(/[=(]/) + 1 : 0;
				if (prefix === "/" && start === 0) return match;
				const colon = token.indexOf(":", start + 1);
				let at = token.length - 2;
				while (at >= 0 && (token[at] !== "@" || token[at + 1] === "@")) at--;
				return colon >= 0 && at > colon ? `${prefix}${token.slice(0, start)}[REDACTED]${token.slice(at)}` : match;
			}).replace(/(^|[\s,;])([a-z][a-z0-9_-]*)(\s*:\s*)([^\r\n,;]+)/gi, (match, prefix, key, separator) => __classPrivateFieldGet(this, _OpenAI_instances, "m", _OpenAI_isSensitiveLogKey).call(this, key) ? `${prefix}${key}${separator}[REDACTED]` : match).replace(/(^|[?&#;])([^=&;\s?#/]+)=([^&;\s#]+)/g, (match, separator, key) => {
				let decoded = key;
				try {
					decoded = globalThis.decodeURIComponent(key);
				} catch {}
				return __classPrivateFieldGet(this, _OpenAI_instances, "m", _OpenAI_isSensitiveLogKey).call(this, decoded) ? `${separator}${key}=[REDACTED]` : match;
			});
			const getLogString = (entry) => {
				try {
					return globalThis.String.prototype.valueOf.call(entry);
				} catch {
					return undefined;
				}
			};
			const isSensitiveLogLabel = (entry) => {
				const label = getLogString(entry);
				if (label !== undefined) return __classPrivateFieldGet(this, _OpenAI_instances, "m", _OpenAI_isSensitiveLogKey).call(this, label);
				try {
					return entry instanceof globalThis.String;
				} catch {
					return true;
				}
			};
			const pending = [];
			const pendingMaps = [];
			let sanitizedValue;
			const getOwnLogDescriptor = (entry, key) => {
				try {
					return {
						descriptor: globalThis.Object.getOwnPropertyDescriptor(entry, key),
						failed: false
					};
				} catch {
					return {
						descriptor: undefined,
						failed: true
					};
				}
			};
			const enqueue = (entry, depth, assign) => {
				if (depth > maxDepth || pending.length >= maxValues) {
					assign("[REDACTED]");
					return;
				}
				pending.push({
					value: entry,
					depth,
					assign
				});
			};
			enqueue(value, 0, (entry) => {
				sanitizedValue = entry;
			});
			for (let cursor = 0; cursor < pending.length; cursor += 1) {
				const { value: current, depth, assign } = pending[cursor];
				if (typeof current === "string") {
					assign(redactString(current));
					continue;
				}
				if (typeof current === "function" || typeof current === "symbol") {
					assign("[REDACTED]");
					continue;
				}
				if (typeof current !== "object" || current === null) {
					assign(current);
					continue;
				}
				const previous = seen.get(current);
				if (previous !== undefined) {
					assign(previous);
					continue;
				}
				try {
					const boxedString = getLogString(current);
					if (boxedString !== undefined) {
						const sanitized = new globalThis.String(redactString(boxedString));
						seen.set(current, sanitized);
						assign(sanitized);
						continue;
					}
					if (current instanceof globalThis.String) {
						seen.set(current, "[REDACTED]");
						assign("[REDACTED]");
						continue;
					}
					const RuntimeHeaders = globalThis.Headers;
					if (typeof RuntimeHeaders === "function" && current instanceof RuntimeHeaders) {
						const sanitized = new RuntimeHeaders();
						seen.set(current, sanitized);
						assign(sanitized);
						RuntimeHeaders.prototype.forEach.call(current, (entry, key) => {
							sanitized.set(key, __classPrivateFieldGet(this, _OpenAI_instances, "m", _OpenAI_isSensitiveLogKey).call(this, key) ? "[REDACTED]" : redactString(entry));
						});
						continue;
					}
					if (current instanceof URL) {
						const sanitized = new URL(URL.prototype.toString.call(current));
						seen.set(current, sanitized);
						assign(sanitized);
						if (sanitized.username) sanitized.username = "[REDACTED]";
						if (sanitized.password) sanitized.password = "[REDACTED]";
						for (const [key] of sanitized.searchParams) {
							if (__classPrivateFieldGet(this, _OpenAI_instances, "m", _OpenAI_isSensitiveLogKey).call(this, key)) sanitized.searchParams.set(key, "[REDACTED]");
						}
						if (sanitized.hash) sanitized.hash = redactString(sanitized.hash);
						continue;
					}
					if (Array.isArray(current)) {
						const lengthDescriptor = getOwnLogDescriptor(current, "length");
						if (lengthDescriptor.failed || !lengthDescriptor.descriptor || !("value" in lengthDescriptor.descriptor) || typeof lengthDescriptor.descriptor.value !== "number") {
							seen.set(current, "[REDACTED]");
							assign("[REDACTED]");
							continue;
						}
						const sanitized = [];
						seen.set(current, sanitized);
						assign(sanitized);
						const limit = Math.min(lengthDescriptor.descriptor.value, maxValues);
						const firstDescriptor = getOwnLogDescriptor(current, "0");
						const firstKey = !firstDescriptor.failed && firstDescriptor.descriptor && "value" in firstDescriptor.descriptor ? firstDescriptor.descriptor.value : undefined;
						for (let index = 0; index < limit; index += 1) {
							const property = index === 0 ? firstDescriptor : getOwnLogDescriptor(current, `${index}`);
							if (property.failed) {
								sanitized[index] = "[REDACTED]";
								continue;
							}
							const descriptor = property.descriptor;
							if (!descriptor?.enumerable) continue;
							if (index === 1 && (firstDescriptor.failed || firstDescriptor.descriptor && !("value" in firstDescriptor.descriptor) || isSensitiveLogLabel(firstKey))) {
								sanitized[index] = "[REDACTED]";
								continue;
							}
							if (!("value" in descriptor)) {
								sanitized[index] = "[REDACTED]";
								continue;
							}
							enqueue(descriptor.value, depth + 1, (entry) => {
								sanitized[index] = entry;
							});
						}
						sanitized.length = limit;
						if (lengthDescriptor.descriptor.value > limit) sanitized[limit] = "[REDACTED]";
						continue;
					}
					if (current instanceof globalThis.Map) {
						const sanitized = new globalThis.Map();
						const entries = [];
						pendingMaps.push({
							map: sanitized,
							entries
						});
						seen.set(current, sanitized);
						assign(sanitized);
						globalThis.Map.prototype.forEach.call(current, (entry, key) => {
							const pair = ["[REDACTED]", "[REDACTED]"];
							entries.push(pair);
							enqueue(key, depth + 1, (safeKey) => {
								if (typeof safeKey !== "function" && typeof safeKey !== "symbol" && !(typeof key === "object" && key !== null && safeKey === key)) {
									pair[0] = safeKey;
								}
							});
							if (isSensitiveLogLabel(key)) {
								return;
							}
							enqueue(entry, depth + 1, (safeEntry) => {
								pair[1] = safeEntry;
							});
						});
						continue;
					}
					if (current instanceof globalThis.Set) {
						const sanitized = new globalThis.Set();
						seen.set(current, sanitized);
						assign(sanitized);
						globalThis.Set.prototype.forEach.call(current, (entry) => {
							enqueue(entry, depth + 1, (safeEntry) => {
								sanitized.add(safeEntry);
							});
						});
						continue;
					}
					if (current instanceof globalThis.Date) {
						assign(new globalThis.Date(globalThis.Date.prototype.getTime.call(current)));
						continue;
					}
					const RuntimeReadableStream = globalThis.ReadableStream;
					if (typeof RuntimeReadableStream === "function" && current instanceof RuntimeReadableStream || current instanceof globalThis.ArrayBuffer || globalThis.ArrayBuffer.isView(current)) {
						seen.set(current, "[REDACTED]");
						assign("[REDACTED]");
						continue;
					}
					let keys;
					try {
						keys = globalThis.Reflect.ownKeys(current);
					} catch {
						seen.set(current, "[REDACTED]");
						assign("[REDACTED]");
						continue;
					}
					const sanitized = {};
					seen.set(current, sanitized);
					assign(sanitized);
					for (const key of keys) {
						if (typeof key !== "string") continue;
						const property = getOwnLogDescriptor(current, key);
						if (property.failed) {
							sanitized[key] = "[REDACTED]";
							continue;
						}
						const descriptor = property.descriptor;
						if (!descriptor?.enumerable) continue;
						if (__classPrivateFieldGet(this, _OpenAI_instances, "m", _OpenAI_isSensitiveLogKey).call(this, key)) {
							sanitized[key] = "[REDACTED]";
							continue;
						}
						if (!("value" in descriptor)) {
							sanitized[key] = "[REDACTED]";
							continue;
						}
						enqueue(descriptor.value, depth + 1, (safeEntry) => {
							sanitized[key] = safeEntry;
						});
					}
				} catch {
					seen.set(current, "[REDACTED]");
					assign("[REDACTED]");
				}
			}
			for (const { map, entries } of pendingMaps) {
				for (const [key, entry] of entries) map.set(key, entry);
			}
			return sanitizedValue;
		}, _OpenAI_sanitizeLogger = function _OpenAI_sanitizeLogger(logger) {
			if (__classPrivateFieldGet(client_a, client_a, "f", _OpenAI_sanitizedLoggers).has(logger)) return logger;
			const sanitized = new globalThis.Proxy(Object.create(null), {
				get: (_facade, property) => {
					const value = globalThis.Reflect.get(logger, property, logger);
					if (typeof value !== "function") return value;
					if (typeof property !== "string" || ![
						"debug",
						"info",
						"warn",
						"error",
						"trace",
						"log"
					].includes(property)) {
						return value.bind(logger);
					}
					return (...args) => {
						const seen = new WeakMap();
						return globalThis.Reflect.apply(value, logger, args.map((entry) => __classPrivateFieldGet(this, _OpenAI_instances, "m", _OpenAI_sanitizeLogValue).call(this, entry, seen)));
					};
				},
				set: (_facade, property, value) => globalThis.Reflect.set(logger, property, value, logger)
			});
			__classPrivateFieldGet(client_a, client_a, "f", _OpenAI_sanitizedLoggers).add(sanitized);
			return sanitized;
		};
		_OpenAI_sanitizedLoggers = { value: new globalThis.WeakSet() };
		OpenAI.OpenAI = client_a;
		OpenAI.DEFAULT_TIMEOUT = 6e5;
		OpenAI.OpenAIError = error_OpenAIError;
		OpenAI.APIError = APIError;
		OpenAI.APIConnectionError = APIConnectionError;
		OpenAI.APIConnectionTimeoutError = error_APIConnectionTimeoutError;
		OpenAI.APIUserAbortError = APIUserAbortError;
		OpenAI.NotFoundError = NotFoundError;
		OpenAI.ConflictError = ConflictError;
		OpenAI.RateLimitError = RateLimitError;
		OpenAI.BadRequestError = BadRequestError;
		OpenAI.AuthenticationError = AuthenticationError;
		OpenAI.InternalServerError = InternalServerError;
		OpenAI.PermissionDeniedError = PermissionDeniedError;
		OpenAI.UnprocessableEntityError = UnprocessableEntityError;
		OpenAI.InvalidWebhookSignatureError = InvalidWebhookSignatureError;
		OpenAI.toFile = toFile;
		OpenAI.toStreamingFile = toStreamingFile;
		OpenAI.Decisions = Decisions;
		OpenAI.Completions = completions_Completions;
		OpenAI.Chat = Chat;
		OpenAI.Embeddings = Embeddings;
		OpenAI.Files = resources_files_Files;
		OpenAI.Images = Images;
		OpenAI.ContentProvenanceChecks = ContentProvenanceChecks;
		OpenAI.Audio = Audio;
		OpenAI.Moderations = Moderations;
		OpenAI.Models = Models;
		OpenAI.FineTuning = FineTuning;
		OpenAI.Graders = graders_Graders;
		OpenAI.VectorStores = VectorStores;
		OpenAI.Safety = Safety;
		OpenAI.Webhooks = Webhooks;
		OpenAI.Beta = Beta;
		OpenAI.Batches = Batches;
		OpenAI.Uploads = Uploads;
		OpenAI.Admin = Admin;
		OpenAI.Responses = responses_Responses;
		OpenAI.Live = Live;
		OpenAI.Realtime = realtime_Realtime;
		OpenAI.Conversations = Conversations;
		OpenAI.Evals = Evals;
		OpenAI.Containers = Containers;
		OpenAI.Skills = Skills;
		OpenAI.Videos = Videos;
		OpenAI.ConversationCursorPage = ConversationCursorPage;
		OpenAI.CursorPage = CursorPage;
		OpenAI.NextCursorPage = NextCursorPage;
		OpenAI.Page = Page;
		OpenAI.TokenPage = TokenPage;
		const composedCallerSignals = new WeakMap();
		function createRequestController(callerSignal, originalSignal) {
			const controller = new AbortController();
			if (!callerSignal) return controller;
			const nativeAbortSignal = globalThis.AbortSignal;
			if (typeof nativeAbortSignal?.any !== "function" || !(callerSignal instanceof nativeAbortSignal)) {
				return controller;
			}
			try {
				const signals = [controller.signal, callerSignal];
				if (originalSignal && originalSignal !== callerSignal) {
					signals.push(originalSignal);
				}
				const composed = nativeAbortSignal.any(signals);
				Object.defineProperty(controller, "signal", {
					value: composed,
					configurable: true
				});
				composedCallerSignals.set(controller, callerSignal);
			} catch {}
			return controller;
		}
		function getConnectionErrorMessage(error) {
			if (isUndiciDispatcherVersionMismatchError(error)) {
				return `Connection error. This may be caused by passing an undici dispatcher, such as ProxyAgent, that is incompatible with the fetch implementation. If you are using undici's ProxyAgent, pass the fetch implementation from the same undici package: import { fetch, ProxyAgent } from 'undici'; new OpenAI({ fetch, fetchOptions: { dispatcher: new ProxyAgent(...) } });`;
			}
			return undefined;
		}
		function isUndiciDispatcherVersionMismatchError(error) {
			let current = error;
			for (let i = 0; i < 8 && current && typeof current === "object"; i++) {
				const err = current;
				if (err.code === "UND_ERR_INVALID_ARG" && typeof err.message === "string" && err.message.includes("invalid onRequestStart method")) {
					return true;
				}
				current = err.cause;
			}
			return false;
		}
		;
		function toResponseInputItems(items) {
			const inputItems = [];
			for (const item of items) {
				const inputItem = toResponseInputItem(item);
				if (inputItem) {
					inputItems.push(inputItem);
				}
			}
			return inputItems;
		}
		function toResponseInputItem(item) {
			switch (item.type) {
				case "message": {
					if (item.role !== "assistant" || !("id" in item) || !Array.isArray(item.content)) {
						return stripCreatedBy(item);
					}
					const content = item.content.map((part) => {
						if ((part.type === "output_text" || part.type === "refusal") && "parsed" in part) {
							const { parsed: _parsed, ...inputPart } = part;
							return inputPart;
						}
						return part;
					});
					if (content.every((part, index) => part === item.content[index])) {
						return stripCreatedBy(item);
					}
					return {
						...stripCreatedBy(item),
						content
					};
				}
				case "function_call": {
					const inputItem = stripCreatedBy(item);
					if (!("parsed_arguments" in inputItem)) {
						return inputItem;
					}
					const { parsed_arguments: _parsedArguments, ...withoutParsedArguments } = inputItem;
					return withoutParsedArguments;
				}
				case "additional_tools": {
					if (item.role !== "developer") {
						return null;
					}
					return stripCreatedBy(item);
				}
				case "shell_call_output": {
					const output = item.output.map((chunk) => stripCreatedBy(chunk));
					return {
						...stripCreatedBy(item),
						output
					};
				}
				case "computer_call_output": {
					const { created_by: _createdBy, ...withoutCreatedBy } = item;
					if (withoutCreatedBy.status === "failed") {
						return null;
					}
					return withoutCreatedBy;
				}
				case "custom_tool_call_output": {
					if ("status" in item && item.status !== "completed") {
						return null;
					}
					const { created_by: _createdBy, status: _status, ...inputItem } = item;
					return inputItem;
				}
				case "apply_patch_call":
				case "apply_patch_call_output":
				case "code_interpreter_call":
				case "compaction":
				case "compaction_trigger":
				case "computer_call":
				case "configuration_update":
				case "custom_tool_call":
				case "file_search_call":
				case "function_call_output":
				case "image_generation_call":
				case "item_reference":
				case "local_shell_call":
				case "local_shell_call_output":
				case "mcp_approval_request":
				case "mcp_approval_response":
				case "mcp_call":
				case "mcp_list_tools":
				case "program":
				case "program_output":
				case "reasoning":
				case "shell_call":
				case "tool_search_call":
				case "tool_search_output":
				case "web_search_call":
				case null:
				case undefined: {
					return stripCreatedBy(item);
				}
				default: {
					return ResponseInputItems_assertNever(item);
				}
			}
		}
		function stripCreatedBy(item) {
			if (!("created_by" in item)) {
				return item;
			}
			const { created_by: _createdBy, ...rest } = item;
			return rest;
		}
		function ResponseInputItems_assertNever(value) {
			const type = value.type;
			throw new TypeError(`Unsupported response item type: ${String(type)}`);
		}
		;
		const failureReasons = {
			run: "invalid_output",
			request: "api_failed",
			arguments: "invalid_input",
			approval: "policy_failed",
			action: "driver_failed",
			output: "invalid_output",
			selection: "invalid_output",
			verification: "invalid_output"
		};
		function diagnosticFailure(stage, signal) {
			return signal?.aborted ? "cancelled" : failureReasons[stage];
		}
		async function settleDiagnostic(result) {
			try {
				await result;
			} catch {}
		}
		function reportDiagnostic(observer, event, started, nativeUsage) {
			if (!observer) {
				return;
			}
			try {
				let usage = null;
				if (nativeUsage) {
					const { input_tokens, output_tokens, total_tokens } = nativeUsage;
					if (Number.isSafeInteger(input_tokens) && input_tokens >= 0 && Number.isSafeInteger(output_tokens) && output_tokens >= 0 && Number.isSafeInteger(total_tokens) && total_tokens >= 0) {
						usage = {
							input_tokens,
							output_tokens,
							total_tokens
						};
					}
				}
				const result = observer({
					...event,
					call_id: event.call_id ?? null,
					member: event.member ?? null,
					duration_ms: Math.max(0, performance.now() - started),
					usage
				});
				void settleDiagnostic(result);
			} catch {}
		}
		;
		function overlayRequestOptions(original, changes) {
			if (!original) {
				return changes;
			}
			const shadow = Object.create(Object.getPrototypeOf(original));
			const deleted = new Set();
			return new Proxy(shadow, {
				ownKeys(target) {
					if (!Reflect.isExtensible(target)) {
						return Reflect.ownKeys(target);
					}
					const virtual = [...Reflect.ownKeys(original), ...Reflect.ownKeys(changes)].filter((key) => !deleted.has(key));
					return [...new Set([...virtual, ...Reflect.ownKeys(target)])];
				},
				getOwnPropertyDescriptor(target, key) {
					const local = Object.getOwnPropertyDescriptor(target, key);
					if (local || deleted.has(key) || !Reflect.isExtensible(target)) {
						return local;
					}
					const descriptor = Object.getOwnPropertyDescriptor(hasOwn(changes, key) ? changes : original, key);
					return descriptor ? {
						...descriptor,
						configurable: true
					} : undefined;
				},
				get(target, key, receiver) {
					if (hasOwn(target, key)) {
						return Reflect.get(target, key, receiver);
					}
					if (deleted.has(key) || !Reflect.isExtensible(target)) {
						return Reflect.get(target, key, original);
					}
					return hasOwn(changes, key) ? Reflect.get(changes, key, changes) : Reflect.get(original, key, original);
				},
				set(target, key, value, receiver) {
					if (hasOwn(target, key)) {
						return Reflect.set(target, key, value, receiver);
					}
					return Reflect.defineProperty(target, key, {
						value,
						writable: true,
						enumerable: true,
						configurable: true
					});
				},
				deleteProperty(target, key) {
					if (!Reflect.deleteProperty(target, key)) {
						return false;
					}
					deleted.add(key);
					return true;
				},
				has(target, key) {
					return Reflect.has(target, key) || Reflect.isExtensible(target) && !deleted.has(key) && (hasOwn(changes, key) || Reflect.has(original, key));
				},
				preventExtensions(target) {
					if (!Reflect.isExtensible(target)) {
						return true;
					}
					const keys = new Set([...Reflect.ownKeys(original), ...Reflect.ownKeys(changes)]);
					for (const key of keys) {
						if (deleted.has(key) || hasOwn(target, key)) {
							continue;
						}
						const source = hasOwn(changes, key) ? changes : original;
						const descriptor = Object.getOwnPropertyDescriptor(source, key);
						if (!descriptor) {
							continue;
						}
						if ("value" in descriptor) {
							Object.defineProperty(target, key, {
								...descriptor,
								configurable: true
							});
						} else {
							const getter = descriptor.get;
							let replaced = false;
							let replacement;
							const bound = {
								...descriptor,
								configurable: true
							};
							if (getter) {
								bound.get = () => replaced ? replacement : getter.call(source);
							}
							if (descriptor.set) {
								bound.set = (value) => {
									replaced = true;
									replacement = value;
								};
							}
							Object.defineProperty(target, key, bound);
						}
					}
					return Reflect.preventExtensions(target);
				}
			});
		}
		class RunnerLifecycle {
			constructor() {
				this.state = "open";
			}
			enter() {
				if (this.state !== "open") {
					throw new TypeError(this.state === "busy" ? "Helper is busy." : "Helper is closed.");
				}
				this.state = "busy";
			}
			leave() {
				this.state = this.state === "draining" ? "closed" : "open";
			}
			close() {
				this.state = this.state === "busy" || this.state === "draining" ? "draining" : "closed";
				return { status: this.state };
			}
		}
		function isObjectPrototype(value) {
			if (value === Object.prototype) {
				return true;
			}
			if (Object.getPrototypeOf(value) !== null) {
				return false;
			}
			const descriptor = Object.getOwnPropertyDescriptor(value, "constructor");
			if (!descriptor || !hasOwn(descriptor, "value")) {
				return false;
			}
			const constructor = descriptor.value;
			if (typeof constructor !== "function") {
				return false;
			}
			const prototype = Object.getOwnPropertyDescriptor(constructor, "prototype");
			return prototype !== undefined && hasOwn(prototype, "value") && prototype.value === value && Function.prototype.toString.call(constructor) === Function.prototype.toString.call(Object);
		}
		function configuredOption(options, key, copied) {
			let owner = options;
			while (owner !== null && !isObjectPrototype(owner)) {
				const descriptor = Object.getOwnPropertyDescriptor(owner, key);
				if (descriptor) {
					return owner === options && descriptor.enumerable && copied ? copied[key] : options[key];
				}
				owner = Object.getPrototypeOf(owner);
			}
			return undefined;
		}
		function continuationRequestOptions(client, options, signal) {
			const headers = buildHeaders([options && Object.getOwnPropertyDescriptor(options, "headers")?.enumerable ? options.headers : undefined]);
			const effectiveHeaders = buildHeaders([client["_options"].defaultHeaders, headers]);
			const idempotencyKey = options && Object.getOwnPropertyDescriptor(options, "idempotencyKey")?.enumerable ? options.idempotencyKey : undefined;
			if (!idempotencyKey && !effectiveHeaders.values.has("idempotency-key")) {
				if (options === undefined && signal === undefined) {
					return;
				}
				const captured = { signal };
				for (const [key, value] of [["headers", headers], ["idempotencyKey", idempotencyKey]]) {
					Object.defineProperty(captured, key, {
						value,
						writable: true,
						configurable: true,
						enumerable: options ? Boolean(Object.getOwnPropertyDescriptor(options, key)?.enumerable) : false
					});
				}
				return overlayRequestOptions(options, captured);
			}
			const key = `stainless-node-retry-${uuid4()}`;
			return overlayRequestOptions(options, {
				signal,
				idempotencyKey: key,
				headers: buildHeaders([headers, ...effectiveHeaders.values.has("idempotency-key") ? [{ "idempotency-key": key }] : []])
			});
		}
		function protectRunnerJSON(value) {
			const pending = [value];
			const seen = new WeakSet();
			for (const record of pending) {
				const prototype = Object.getPrototypeOf(record);
				if (seen.has(record) || !Array.isArray(record) && prototype !== Object.prototype && prototype !== null) {
					continue;
				}
				seen.add(record);
				if (!hasOwn(record, "toJSON")) {
					Object.defineProperty(record, "toJSON", {
						value: undefined,
						writable: true,
						configurable: true
					});
				}
				const entries = Object.values(record);
				for (const entry of entries) {
					if (entry !== null && typeof entry === "object") {
						pending.push(entry);
					}
				}
			}
		}
		;
		function emitted(value, key) {
			return hasOwn(value, key) ? value[key] : undefined;
		}
		function allEntries(value, accepts) {
			if (!Array.isArray(value)) {
				return false;
			}
			for (let index = 0; index < value.length; index += 1) {
				const entry = Object.getOwnPropertyDescriptor(value, index);
				if (!entry?.enumerable || !("value" in entry) || !accepts(entry.value)) {
					return false;
				}
			}
			return true;
		}
		function annotation(value) {
			if (!values_isObj(value)) {
				return false;
			}
			switch (emitted(value, "type")) {
				case "file_citation": {
					return typeof emitted(value, "file_id") === "string" && typeof emitted(value, "filename") === "string" && Number.isInteger(emitted(value, "index"));
				}
				case "url_citation": {
					return typeof emitted(value, "url") === "string" && typeof emitted(value, "title") === "string" && Number.isInteger(emitted(value, "start_index")) && Number.isInteger(emitted(value, "end_index"));
				}
				case "container_file_citation": {
					return typeof emitted(value, "container_id") === "string" && typeof emitted(value, "file_id") === "string" && typeof emitted(value, "filename") === "string" && Number.isInteger(emitted(value, "start_index")) && Number.isInteger(emitted(value, "end_index"));
				}
				case "file_path": {
					return typeof emitted(value, "file_id") === "string" && Number.isInteger(emitted(value, "index"));
				}
				default: {
					return false;
				}
			}
		}
		function topLogprob(value) {
			return values_isObj(value) && typeof emitted(value, "token") === "string" && typeof emitted(value, "logprob") === "number" && Number.isFinite(emitted(value, "logprob")) && allEntries(emitted(value, "bytes"), Number.isInteger);
		}
		function logprob(value) {
			return values_isObj(value) && topLogprob(value) && allEntries(emitted(value, "top_logprobs"), topLogprob);
		}
		function contentPart(value) {
			if (!values_isObj(value)) {
				return false;
			}
			if (emitted(value, "type") === "refusal") {
				return typeof emitted(value, "refusal") === "string";
			}
			const logprobs = emitted(value, "logprobs");
			return emitted(value, "type") === "output_text" && typeof emitted(value, "text") === "string" && allEntries(emitted(value, "annotations"), annotation) && (logprobs === undefined || logprobs === null || allEntries(logprobs, logprob));
		}
		function inputCacheBreakpoint(value) {
			return value === undefined || isObj(value) && emitted(value, "mode") === "explicit";
		}
		function isNativeResponseMessage(value) {
			if (!values_isObj(value)) {
				return false;
			}
			const status = emitted(value, "status");
			const phase = emitted(value, "phase");
			return emitted(value, "type") === "message" && typeof emitted(value, "id") === "string" && emitted(value, "role") === "assistant" && (status === "completed" || status === "incomplete" || status === "in_progress") && (phase === undefined || phase === null || phase === "commentary" || phase === "final_answer") && allEntries(emitted(value, "content"), contentPart);
		}
		function isNativeResponseMessageInput(value) {
			if (!isObj(value)) {
				return false;
			}
			const role = emitted(value, "role");
			const content = emitted(value, "content");
			if (role !== "user" && role !== "assistant" && role !== "system" && role !== "developer") {
				return false;
			}
			const phase = emitted(value, "phase");
			if ((typeof content === "string" || role === "assistant") && phase !== undefined && phase !== null && phase !== "commentary" && phase !== "final_answer") {
				return false;
			}
			if (typeof content === "string") {
				return true;
			}
			if (Array.isArray(content) && content.some((part) => isObj(part) && (emitted(part, "type") === "output_text" || emitted(part, "type") === "refusal"))) {
				return isNativeResponseMessage(value);
			}
			return allEntries(content, (part) => {
				if (!isObj(part)) {
					return false;
				}
				switch (emitted(part, "type")) {
					case "input_text": {
						return typeof emitted(part, "text") === "string" && inputCacheBreakpoint(emitted(part, "prompt_cache_breakpoint"));
					}
					case "input_image": {
						const detail = emitted(part, "detail");
						return (detail === "auto" || detail === "low" || detail === "high" || detail === "original") && ["image_url", "file_id"].every((name) => {
							const field = emitted(part, name);
							return field === undefined || field === null || typeof field === "string";
						}) && inputCacheBreakpoint(emitted(part, "prompt_cache_breakpoint"));
					}
					case "input_file": {
						const detail = emitted(part, "detail");
						const fileId = emitted(part, "file_id");
						return (detail === undefined || detail === "auto" || detail === "low" || detail === "high") && (fileId === undefined || fileId === null || typeof fileId === "string") && [
							"file_data",
							"file_url",
							"filename"
						].every((name) => {
							const field = emitted(part, name);
							return field === undefined || typeof field === "string";
						}) && inputCacheBreakpoint(emitted(part, "prompt_cache_breakpoint"));
					}
					default: {
						return false;
					}
				}
			});
		}
		function isNativeResponseReasoning(value) {
			if (!values_isObj(value)) {
				return false;
			}
			const status = emitted(value, "status");
			const content = emitted(value, "content");
			const encrypted_content = emitted(value, "encrypted_content");
			return emitted(value, "type") === "reasoning" && typeof emitted(value, "id") === "string" && allEntries(emitted(value, "summary"), (part) => values_isObj(part) && emitted(part, "type") === "summary_text" && typeof emitted(part, "text") === "string") && (content === undefined || allEntries(content, (part) => values_isObj(part) && emitted(part, "type") === "reasoning_text" && typeof emitted(part, "text") === "string")) && (encrypted_content === undefined || encrypted_content === null || typeof encrypted_content === "string") && (status === undefined || status === "completed" || status === "incomplete" || status === "in_progress");
		}
		;
		function validateComputerSafetyChecks(call) {
			const checks = configuredOption(call, "pending_safety_checks");
			if (!configuredOption(call, "actions") || checks !== undefined) {
				if (!Array.isArray(checks)) {
					throw new error_OpenAIError("ComputerToolset requires valid pending safety checks before execution.");
				}
				for (let index = 0; index < checks.length; index += 1) {
					const check = hasOwn(checks, index) ? checks[index] : undefined;
					const code = check ? configuredOption(check, "code") : undefined;
					const message = check ? configuredOption(check, "message") : undefined;
					if (!check || !hasOwn(check, "id") || typeof check.id !== "string" || code !== undefined && code !== null && typeof code !== "string" || message !== undefined && message !== null && typeof message !== "string") {
						throw new error_OpenAIError("ComputerToolset requires valid pending safety checks before execution.");
					}
				}
			}
		}
		function validComputerPoint(point) {
			return values_isObj(point) && hasOwn(point, "x") && hasOwn(point, "y") && Number.isInteger(point.x) && Number.isInteger(point.y);
		}
		function isDenseArray(values) {
			if (!Array.isArray(values)) {
				return false;
			}
			for (let index = 0; index < values.length; index += 1) {
				if (!hasOwn(values, index)) {
					return false;
				}
			}
			return true;
		}
		function validComputerKeys(keys) {
			return isDenseArray(keys) && keys.every((key) => typeof key === "string");
		}
		function validComputerAction(action) {
			if (!action || !hasOwn(action, "type")) {
				return false;
			}
			const keys = "keys" in action ? configuredOption(action, "keys") : undefined;
			if (keys !== null && keys !== undefined && !validComputerKeys(keys)) {
				return false;
			}
			switch (action.type) {
				case "click": {
					const button = configuredOption(action, "button");
					return validComputerPoint(action) && [
						"left",
						"right",
						"wheel",
						"back",
						"forward"
					].some((value) => value === button);
				}
				case "double_click":
				case "move": {
					return validComputerPoint(action);
				}
				case "scroll": {
					return validComputerPoint(action) && Number.isInteger(configuredOption(action, "scroll_x")) && Number.isInteger(configuredOption(action, "scroll_y"));
				}
				case "drag": {
					const path = configuredOption(action, "path");
					return isDenseArray(path) && path.every(validComputerPoint);
				}
				case "keypress": {
					return validComputerKeys(configuredOption(action, "keys"));
				}
				case "type": {
					return typeof configuredOption(action, "text") === "string";
				}
				case "screenshot":
				case "wait": {
					return true;
				}
				default: {
					return false;
				}
			}
		}
		function computerActions(call) {
			const singleAction = configuredOption(call, "action");
			const batch = configuredOption(call, "actions");
			if (!hasOwn(call, "type") || !hasOwn(call, "status") || !hasOwn(call, "id") || !hasOwn(call, "call_id") || call.type !== "computer_call" || call.status !== "completed" || typeof call.id !== "string" || typeof call.call_id !== "string" || singleAction === null || batch === null || singleAction !== undefined === (batch !== undefined)) {
				throw new error_OpenAIError("ComputerToolset requires a completed call with exactly one of action or actions.");
			}
			validateComputerSafetyChecks(call);
			const actions = batch ?? [singleAction];
			if (!Array.isArray(actions) || actions.length === 0) {
				throw new error_OpenAIError("ComputerToolset requires at least one computer action.");
			}
			if (!isDenseArray(actions)) {
				throw new error_OpenAIError("ComputerToolset received an invalid computer action.");
			}
			for (const action of actions) {
				if (Array.isArray(action) || !validComputerAction(action)) {
					throw new error_OpenAIError("ComputerToolset received an invalid computer action.");
				}
			}
			return actions;
		}
		function snapshotComputerPolicy(options) {
			return {
				signal: configuredOption(options, "signal"),
				approveSafetyChecks: configuredOption(options, "approveSafetyChecks")?.bind(options),
				beforeAction: configuredOption(options, "beforeAction")?.bind(options),
				onDiagnostic: configuredOption(options, "onDiagnostic")?.bind(options)
			};
		}
		function computerRunTools(params, maxSteps) {
			if (!Number.isSafeInteger(maxSteps) || maxSteps < 1) {
				throw new TypeError("ComputerToolset maxSteps must be a positive safe integer.");
			}
			const suppliedTools = configuredOption(params, "tools");
			const tools = suppliedTools === undefined ? [{ type: "computer" }] : suppliedTools;
			const conversation = configuredOption(params, "conversation");
			const previousResponse = configuredOption(params, "previous_response_id");
			if (configuredOption(params, "stream") || configuredOption(params, "background") || conversation !== undefined && conversation !== null || previousResponse !== undefined && previousResponse !== null || !Array.isArray(tools) || tools.length !== 1 || tools.some((tool) => {
				const type = tool && configuredOption(tool, "type");
				return type !== "computer" && type !== "computer_use_preview";
			})) {
				throw new TypeError("ComputerToolset.run requires non-streaming, foreground, one computer tool and explicit input history.");
			}
			return tools;
		}
		function releaseForcedComputerChoice(choice) {
			if (choice === "required" || typeof choice === "object" && hasOwn(choice, "type") && [
				"computer",
				"computer_use_preview",
				"computer_use"
			].includes(choice.type)) {
				return "auto";
			}
			if (typeof choice === "object" && hasOwn(choice, "type") && choice.type === "allowed_tools" && hasOwn(choice, "mode") && choice.mode === "required") {
				return {
					...choice,
					mode: "auto"
				};
			}
			return choice;
		}
		function validateComputerChecklistOwner(call) {
			let owner = call;
			while (owner !== null && !isObjectPrototype(owner)) {
				const descriptor = Object.getOwnPropertyDescriptor(owner, "pending_safety_checks");
				if (descriptor) {
					if (owner !== call || !descriptor.enumerable || !("value" in descriptor)) {
						throw new error_OpenAIError("ComputerToolset requires own enumerable data for safety checks.");
					}
					break;
				}
				owner = Object.getPrototypeOf(owner);
			}
		}
		function snapshotComputerCall(call) {
			if (Array.isArray(call)) {
				throw new error_OpenAIError("ComputerToolset requires a call object.");
			}
			validateComputerChecklistOwner(call);
			const snapshot = structuredClone(call);
			for (const action of computerActions(snapshot)) {
				if (action.type === "double_click" && configuredOption(action, "keys") === undefined) {
					action.keys = null;
				}
			}
			return snapshot;
		}
		function actionApprovalCall(call) {
			const checks = configuredOption(call, "pending_safety_checks") ?? [];
			const actions = configuredOption(call, "actions");
			if (!Array.isArray(actions)) {
				const view = structuredClone({
					...call,
					pending_safety_checks: checks
				});
				protectRunnerJSON(view);
				return view;
			}
			const sources = {
				actions,
				pending_safety_checks: checks
			};
			const view = structuredClone({
				...call,
				actions: [],
				pending_safety_checks: []
			});
			protectRunnerJSON(view);
			for (const key of ["actions", "pending_safety_checks"]) {
				const source = sources[key];
				let materialized = false;
				let value;
				const save = (replacement) => {
					value = replacement;
					materialized = true;
					if (Object.getOwnPropertyDescriptor(view, key)?.configurable) {
						Object.defineProperty(view, key, {
							value,
							writable: true,
							enumerable: true,
							configurable: true
						});
					}
					return value;
				};
				Object.defineProperty(view, key, {
					configurable: true,
					enumerable: true,
					get() {
						if (materialized) {
							return value;
						}
						const captured = structuredClone(source);
						protectRunnerJSON(captured);
						return save(captured);
					},
					set(replacement) {
						if (Object.isFrozen(view)) {
							throw new TypeError("Cannot assign to frozen computer approval call.");
						}
						save(replacement);
					}
				});
			}
			return view;
		}
		function computerCalls(response, earlierIdentities, earlierCallIds) {
			if (configuredOption(response, "status") !== "completed") {
				throw new error_OpenAIError("ComputerToolset.run received a response that is not completed.");
			}
			const calls = [];
			const output = [];
			const source = configuredOption(response, "output");
			if (!Array.isArray(source)) {
				throw new error_OpenAIError("ComputerToolset.run received an invalid output array.");
			}
			const { length } = source;
			if (!Number.isSafeInteger(length) || length < 0) {
				throw new error_OpenAIError("ComputerToolset.run received an invalid output array.");
			}
			let hasFinalMessage = false;
			const identities = new Set();
			const callIds = new Set();
			for (let index = 0; index < length; index += 1) {
				const raw = hasOwn(source, index) ? source[index] : undefined;
				if (!raw) {
					throw new error_OpenAIError("ComputerToolset.run received an absent output item.");
				}
				const descriptors = Object.getOwnPropertyDescriptors(raw);
				for (const [name, descriptor] of Object.entries(descriptors)) {
					if (descriptor.get) {
						if (name === "type") {
							descriptors.type = {
								value: descriptor.get.call(raw),
								enumerable: Boolean(descriptor.enumerable),
								configurable: Boolean(descriptor.configurable)
							};
						} else {
							descriptor.get = descriptor.get.bind(raw);
						}
					}
				}
				const captured = Object.create(Object.getPrototypeOf(raw), descriptors);
				const item = hasOwn(captured, "type") && captured.type === "computer_call" ? snapshotComputerCall(captured) : structuredClone(captured);
				if (!hasOwn(item, "type") || !hasOwn(item, "id") || typeof item.id !== "string") {
					throw new error_OpenAIError("ComputerToolset.run requires emitted output type and id fields.");
				}
				if (item.type === "computer_call") {
					if (callIds.has(item.call_id) || earlierCallIds.has(item.call_id)) {
						throw new error_OpenAIError("ComputerToolset.run received a duplicate computer call identity.");
					}
					callIds.add(item.call_id);
					calls.push(item);
				} else if (item.type === "message") {
					if (!isNativeResponseMessage(item)) {
						throw new error_OpenAIError("ComputerToolset.run requires native assistant content before replay.");
					}
					hasFinalMessage || (hasFinalMessage = item.status === "completed" && (!hasOwn(item, "phase") || item.phase !== "commentary"));
				} else if (item.type === "reasoning") {
					if (!isNativeResponseReasoning(item)) {
						throw new error_OpenAIError("ComputerToolset.run requires native reasoning content before replay.");
					}
				} else if (item.type === "compaction") {
					if (!hasOwn(item, "encrypted_content") || typeof item.encrypted_content !== "string") {
						throw new error_OpenAIError("ComputerToolset.run requires native compaction content before replay.");
					}
				} else {
					throw new error_OpenAIError("ComputerToolset.run cannot handle a non-computer output item.");
				}
				output.push(item);
				if (identities.has(item.id) || item.id !== "" && earlierIdentities.has(item.id)) {
					throw new error_OpenAIError("ComputerToolset.run received a duplicate output item identity.");
				}
				identities.add(item.id);
			}
			if (calls.length === 0 && !hasFinalMessage) {
				throw new error_OpenAIError("ComputerToolset.run received no completed final message.");
			}
			for (const id of identities) {
				if (id !== "") {
					earlierIdentities.add(id);
				}
			}
			for (const id of callIds) {
				earlierCallIds.add(id);
			}
			return {
				calls,
				output
			};
		}
		function computerDriverMethod(driver, name) {
			const method = configuredOption(driver, name);
			if (typeof method !== "function") {
				throw new error_OpenAIError("ComputerToolset requires callable computer driver methods.");
			}
			return method;
		}
		class ComputerToolset {
			constructor(driver) {
				this.lifecycle = new RunnerLifecycle();
				const methods = {
					click: computerDriverMethod(driver, "click"),
					double_click: computerDriverMethod(driver, "double_click"),
					drag: computerDriverMethod(driver, "drag"),
					keypress: computerDriverMethod(driver, "keypress"),
					move: computerDriverMethod(driver, "move"),
					screenshot: computerDriverMethod(driver, "screenshot"),
					scroll: computerDriverMethod(driver, "scroll"),
					type: computerDriverMethod(driver, "type"),
					wait: computerDriverMethod(driver, "wait")
				};
				this.driver = {
					click: methods.click.bind(driver),
					double_click: methods.double_click.bind(driver),
					drag: methods.drag.bind(driver),
					keypress: methods.keypress.bind(driver),
					move: methods.move.bind(driver),
					screenshot: methods.screenshot.bind(driver),
					scroll: methods.scroll.bind(driver),
					type: methods.type.bind(driver),
					wait: methods.wait.bind(driver)
				};
			}
			close() {
				return this.lifecycle.close();
			}
			static validate(call) {
				return snapshotComputerCall(call);
			}
			async run(client, params, options = {}) {
				this.lifecycle.enter();
				try {
					return await this.runOwned(client, params, options);
				} finally {
					this.lifecycle.leave();
				}
			}
			async runOwned(client, params, options) {
				const suppliedMaxSteps = configuredOption(options, "maxSteps");
				const maxSteps = suppliedMaxSteps === undefined ? 20 : suppliedMaxSteps;
				const encoded = JSON.stringify(params);
				const decoded = JSON.parse(encoded);
				if (!values_isObj(decoded)) {
					throw new TypeError("ComputerToolset request must be an object.");
				}
				const request = decoded;
				const tools = computerRunTools(request, maxSteps);
				const suppliedInput = configuredOption(request, "input");
				const input = typeof suppliedInput === "string" ? [{
					role: "user",
					content: suppliedInput
				}] : [...suppliedInput === undefined ? [] : suppliedInput];
				const include = [...configuredOption(request, "include") ?? []];
				if (!include.includes("reasoning.encrypted_content")) {
					include.push("reasoning.encrypted_content");
				}
				const body = {
					...request,
					tools,
					include,
					input
				};
				protectRunnerJSON(body);
				const policy = snapshotComputerPolicy(options);
				let supplied = configuredOption(options, "requestOptions");
				const ownSignal = supplied && Object.getOwnPropertyDescriptor(supplied, "signal");
				const signal = policy.signal ?? (supplied && configuredOption(supplied, "signal")) ?? undefined;
				if (policy.signal || ownSignal && !("value" in ownSignal) || signal && !ownSignal?.enumerable) {
					supplied = overlayRequestOptions(supplied, { signal });
				}
				const executionOptions = {
					...policy,
					signal
				};
				const earlierIdentities = new Set();
				const earlierCallIds = new Set();
				for (const item of input) {
					if (!values_isObj(item)) {
						continue;
					}
					const id = hasOwn(item, "id") ? item["id"] : undefined;
					const callId = hasOwn(item, "call_id") ? item["call_id"] : undefined;
					if (typeof id === "string" && id !== "") {
						earlierIdentities.add(id);
					}
					if (typeof callId === "string") {
						earlierCallIds.add(callId);
					}
				}
				for (let step = 0;; step += 1) {
					signal?.throwIfAborted();
					const nextOptions = step === 0 ? supplied : continuationRequestOptions(client, supplied, signal);
					if (nextOptions && Object.getOwnPropertyDescriptor(nextOptions, "body")?.enumerable) {
						throw new TypeError("ComputerToolset.run requestOptions.body is not supported.");
					}
					let response;
					try {
						response = await client.responses.create(body, nextOptions);
					} catch (error) {
						signal?.throwIfAborted();
						throw error;
					}
					signal?.throwIfAborted();
					const { calls, output } = computerCalls(response, earlierIdentities, earlierCallIds);
					if (calls.length === 0) {
						return response;
					}
					if (step >= maxSteps - 1) {
						throw new error_OpenAIError("ComputerToolset.run reached maxSteps before executing another computer call.");
					}
					const projected = toResponseInputItems(output);
					protectRunnerJSON(projected);
					const replay = JSON.parse(JSON.stringify(projected));
					protectRunnerJSON(replay);
					for (const item of replay) {
						body.input.push(item);
					}
					for (const call of calls) {
						const observation = await this.executeOwned(call, executionOptions);
						body.input.push(observation);
					}
					const choice = configuredOption(body, "tool_choice");
					if (choice !== undefined && choice !== null) {
						body.tool_choice = releaseForcedComputerChoice(choice);
						if (typeof body.tool_choice === "object") {
							protectRunnerJSON(body.tool_choice);
						}
					}
				}
			}
			async execute(call, options = {}) {
				this.lifecycle.enter();
				try {
					return await this.executeOwned(call, snapshotComputerPolicy(options));
				} finally {
					this.lifecycle.leave();
				}
			}
			async executeOwned(call, policy) {
				const snapshot = ComputerToolset.validate(call);
				const projected = toResponseInputItems([snapshot]);
				protectRunnerJSON(projected);
				const replay = JSON.parse(JSON.stringify(projected));
				const actions = computerActions(snapshot);
				for (const action of actions) {
					if ((action.type === "click" || action.type === "drag" || action.type === "move" || action.type === "scroll") && configuredOption(action, "keys") === undefined) {
						Object.defineProperty(action, "keys", {
							value: undefined,
							enumerable: true,
							writable: true,
							configurable: true
						});
					}
				}
				const needsScreenshot = actions[actions.length - 1]?.type !== "screenshot";
				policy.signal?.throwIfAborted();
				const checks = configuredOption(snapshot, "pending_safety_checks") ?? [];
				const nativeChecks = checks.map((check) => ({
					id: check.id,
					code: hasOwn(check, "code") ? check.code : undefined,
					message: hasOwn(check, "message") ? check.message : undefined
				}));
				const captured = replay[0]?.pending_safety_checks ?? [];
				if (!Array.isArray(captured) || captured.length !== nativeChecks.length || !captured.every((value, index) => values_isObj(value) && hasOwn(value, "id") && value["id"] === nativeChecks[index]?.id && (hasOwn(value, "code") ? value["code"] : undefined) === nativeChecks[index]?.code && (hasOwn(value, "message") ? value["message"] : undefined) === nativeChecks[index]?.message)) {
					throw new error_OpenAIError("ComputerToolset serialization changed the pending safety checks.");
				}
				const acknowledged = captured;
				if (checks.length > 0) {
					for (const check of checks) {
						for (const key of ["code", "message"]) {
							if (!hasOwn(check, key)) {
								Object.defineProperty(check, key, {
									value: undefined,
									enumerable: true,
									writable: true,
									configurable: true
								});
							}
						}
					}
					const started = performance.now();
					try {
						const view = structuredClone({
							...snapshot,
							pending_safety_checks: checks
						});
						protectRunnerJSON(view);
						const approved = await policy.approveSafetyChecks?.(view, { signal: policy.signal });
						policy.signal?.throwIfAborted();
						if (approved !== true) {
							throw new error_OpenAIError("ComputerToolset requires explicit approval of pending safety checks.");
						}
						reportDiagnostic(policy.onDiagnostic, {
							api: "computer",
							stage: "approval",
							reason: "completed",
							call_id: snapshot.call_id
						}, started);
					} catch (error) {
						reportDiagnostic(policy.onDiagnostic, {
							api: "computer",
							stage: "approval",
							reason: policy.signal?.aborted ? "cancelled" : "policy_failed",
							call_id: snapshot.call_id
						}, started);
						policy.signal?.throwIfAborted();
						throw error;
					}
				}
				for (const action of actions) {
					await this.perform(action, snapshot, policy);
				}
				if (needsScreenshot) {
					await this.perform({ type: "screenshot" }, snapshot, policy);
				}
				policy.signal?.throwIfAborted();
				const output = await this.captureScreenshot(snapshot, policy);
				const observation = {
					type: "computer_call_output",
					call_id: snapshot.call_id,
					output,
					...checks.length > 0 ? { acknowledged_safety_checks: acknowledged } : {}
				};
				protectRunnerJSON(observation);
				return observation;
			}
			async captureScreenshot(snapshot, policy) {
				const started = performance.now();
				let output;
				try {
					const supplied = await this.driver.screenshot({ signal: policy.signal });
					policy.signal?.throwIfAborted();
					if (!values_isObj(supplied)) {
						throw new error_OpenAIError("ComputerToolset screenshot must return a computer_screenshot with image_url or file_id.");
					}
					const type = configuredOption(supplied, "type");
					const image_url = configuredOption(supplied, "image_url");
					const file_id = configuredOption(supplied, "file_id");
					if (type !== "computer_screenshot" || image_url !== undefined && (typeof image_url !== "string" || !image_url.trim()) || file_id !== undefined && (typeof file_id !== "string" || !file_id.trim()) || image_url === undefined && file_id === undefined) {
						throw new error_OpenAIError("ComputerToolset screenshot must return a computer_screenshot with image_url or file_id.");
					}
					output = {
						type,
						...image_url === undefined ? {} : { image_url },
						...file_id === undefined ? {} : { file_id }
					};
					reportDiagnostic(policy.onDiagnostic, {
						api: "computer",
						stage: "action",
						reason: "completed",
						call_id: snapshot.call_id,
						member: "screenshot"
					}, started);
				} catch (error) {
					reportDiagnostic(policy.onDiagnostic, {
						api: "computer",
						stage: "action",
						reason: policy.signal?.aborted ? "cancelled" : "driver_failed",
						call_id: snapshot.call_id,
						member: "screenshot"
					}, started);
					policy.signal?.throwIfAborted();
					throw error;
				}
				policy.signal?.throwIfAborted();
				return output;
			}
			async perform(action, call, options) {
				options.signal?.throwIfAborted();
				if (options.beforeAction) {
					await ComputerToolset.approveAction(action, call, options.beforeAction, options);
				}
				options.signal?.throwIfAborted();
				const started = performance.now();
				try {
					const dispatched = structuredClone(action);
					switch (dispatched.type) {
						case "click": {
							await this.driver.click(dispatched, { signal: options.signal });
							break;
						}
						case "double_click": {
							await this.driver.double_click(dispatched, { signal: options.signal });
							break;
						}
						case "drag": {
							await this.driver.drag(dispatched, { signal: options.signal });
							break;
						}
						case "keypress": {
							await this.driver.keypress(dispatched, { signal: options.signal });
							break;
						}
						case "move": {
							await this.driver.move(dispatched, { signal: options.signal });
							break;
						}
						case "screenshot": {
							break;
						}
						case "scroll": {
							await this.driver.scroll(dispatched, { signal: options.signal });
							break;
						}
						case "type": {
							await this.driver.type(dispatched, { signal: options.signal });
							break;
						}
						case "wait": {
							await this.driver.wait(dispatched, { signal: options.signal });
							break;
						}
						default: {
							throw new error_OpenAIError("ComputerToolset received an unsupported computer action.");
						}
					}
					options.signal?.throwIfAborted();
					if (action.type !== "screenshot") {
						reportDiagnostic(options.onDiagnostic, {
							api: "computer",
							stage: "action",
							reason: "completed",
							call_id: call.call_id,
							member: action.type
						}, started);
					}
				} catch (error) {
					reportDiagnostic(options.onDiagnostic, {
						api: "computer",
						stage: "action",
						reason: options.signal?.aborted ? "cancelled" : "driver_failed",
						call_id: call.call_id,
						member: action.type
					}, started);
					options.signal?.throwIfAborted();
					throw error;
				}
				options.signal?.throwIfAborted();
			}
			static async approveAction(action, call, beforeAction, options) {
				const started = performance.now();
				try {
					const view = structuredClone(action);
					protectRunnerJSON(view);
					const approved = await beforeAction(view, actionApprovalCall(call), { signal: options.signal });
					options.signal?.throwIfAborted();
					if (approved !== true) {
						throw new error_OpenAIError("ComputerToolset action declined by beforeAction.");
					}
					reportDiagnostic(options.onDiagnostic, {
						api: "computer",
						stage: "approval",
						reason: "completed",
						call_id: call.call_id,
						member: action.type
					}, started);
				} catch (error) {
					reportDiagnostic(options.onDiagnostic, {
						api: "computer",
						stage: "approval",
						reason: options.signal?.aborted ? "cancelled" : "policy_failed",
						call_id: call.call_id,
						member: action.type
					}, started);
					options.signal?.throwIfAborted();
					throw error;
				}
			}
		}
		;
		class AzureOpenAI extends OpenAI {
			constructor({ baseURL = env_readEnv("OPENAI_BASE_URL"), apiKey = env_readEnv("AZURE_OPENAI_API_KEY"), apiVersion = env_readEnv("OPENAI_API_VERSION"), endpoint, deployment, azureADTokenProvider, dangerouslyAllowBrowser, dataResidency, ...opts } = {}) {
				assertNoDataResidency(dataResidency, "AzureOpenAI");
				if (!apiVersion) {
					throw new error_OpenAIError("The OPENAI_API_VERSION environment variable is missing or empty; either provide it, or instantiate the AzureOpenAI client with an apiVersion option, like new AzureOpenAI({ apiVersion: 'My API Version' }).");
				}
				if (typeof azureADTokenProvider === "function") {
					dangerouslyAllowBrowser ?? (dangerouslyAllowBrowser = true);
				}
				if (!azureADTokenProvider && !apiKey) {
					throw new error_OpenAIError("Missing credentials. Please pass one of `apiKey` and `azureADTokenProvider`, or set the `AZURE_OPENAI_API_KEY` environment variable.");
				}
				if (azureADTokenProvider && apiKey) {
					throw new error_OpenAIError("The `apiKey` and `azureADTokenProvider` arguments are mutually exclusive; only one can be passed at a time.");
				}
				opts.defaultQuery = {
					...opts.defaultQuery,
					"api-version": apiVersion
				};
				if (!baseURL) {
					if (!endpoint) {
						endpoint = process.env["AZURE_OPENAI_ENDPOINT"];
					}
					if (!endpoint) {
						throw new error_OpenAIError("Must provide one of the `baseURL` or `endpoint` arguments, or the `AZURE_OPENAI_ENDPOINT` environment variable");
					}
					let endpointEnd = endpoint.length;
					while (endpointEnd > 0 && endpoint[endpointEnd - 1] === "/") {
						endpointEnd--;
					}
					baseURL = `${endpoint.slice(0, endpointEnd)}/openai`;
				} else if (endpoint) {
					throw new error_OpenAIError("baseURL and endpoint are mutually exclusive");
				}
				super({
					apiKey: azureADTokenProvider ?? apiKey,
					baseURL,
					...opts,
					...dangerouslyAllowBrowser === undefined ? {} : { dangerouslyAllowBrowser }
				});
				this.apiVersion = "";
				this.apiVersion = apiVersion;
				this.deploymentName = deployment;
			}
			withOptions(options) {
				const azureOptions = {
					apiVersion: this.apiVersion,
					deployment: this.deploymentName,
					...options
				};
				if (hasOwn(options, "endpoint") && options.endpoint !== undefined && !hasOwn(options, "baseURL")) {
					azureOptions.baseURL = undefined;
				}
				return super.withOptions(azureOptions);
			}
			async buildRequest(options, props = {}) {
				if (_deployments_endpoints.has(options.path) && options.method === "post" && options.body !== undefined) {
					if (!values_isObj(options.body)) {
						throw new Error("Expected request body to be an object");
					}
					const model = this.deploymentName || options.body["model"] || options.__metadata?.["model"];
					if (model !== undefined && !hasDeploymentPathSegment(this.baseURL)) {
						options.path = path`/deployments/${model}` + options.path;
					}
				}
				const built = await super.buildRequest(options, props);
				if (built.req.headers.has("api-key")) {
					built.req.redirect = "manual";
				}
				return built;
			}
			async fetchWithAuth(url, init, timeout, controller, schemes) {
				if (new Headers(init.headers).has("api-key")) {
					init.redirect = "manual";
				}
				return super.fetchWithAuth(url, init, timeout, controller, schemes);
			}
			async authHeaders(opts, schemes) {
				const security = schemes ?? {
					bearerAuth: true,
					adminAPIKeyAuth: true
				};
				if (security.bearerAuth && typeof this._options.apiKey === "string") {
					return buildHeaders([{ "api-key": this.apiKey }]);
				}
				return super.authHeaders(opts, security);
			}
		}
		function hasDeploymentPathSegment(baseURL) {
			try {
				return new URL(baseURL).pathname.split("/").includes("deployments");
			} catch {
				return false;
			}
		}
		const _deployments_endpoints = new Set([
			"/completions",
			"/chat/completions",
			"/embeddings",
			"/audio/transcriptions",
			"/audio/translations",
			"/audio/speech",
			"/images/generations",
			"/batches",
			"/images/edits"
		]);
		;
		var bedrock_a;
		function deriveBedrockBaseURL(awsRegion) {
			const region = awsRegion?.trim();
			if (!region) {
				throw new error_OpenAIError("Must provide one of the `baseURL` or `awsRegion` arguments, or set the `AWS_BEDROCK_BASE_URL`, `AWS_REGION`, or `AWS_DEFAULT_REGION` environment variable.");
			}
			if (!/^[a-z]{2,8}(?:-[a-z0-9]+)+-\d+$/u.test(region)) {
				throw new error_OpenAIError("The Bedrock AWS `region` is invalid. Use a standard AWS region such as `us-east-1`.");
			}
			return `https://bedrock-mantle.${region}.api.aws/openai/v1`;
		}
		function normalizeBedrockBaseURL(baseURL) {
			const url = new URL(baseURL);
			const responsesMatch = url.pathname.match(/\/responses(?:\/.*)?$/);
			if (responsesMatch?.index !== undefined) {
				url.pathname = url.pathname.slice(0, responsesMatch.index) || "/";
			}
			return url.toString().replace(/\/$/, "");
		}
		function addBedrockOutputText(response) {
			if (!Object.getOwnPropertyDescriptor(response, "output_text")) {
				addOutputText(response);
			}
			return response;
		}
		function restoreBedrockStreamOutputText(responses) {
			const stream = responses.stream.bind(responses);
			responses.stream = ((body, options) => {
				const responseStream = stream(body, options);
				const finalResponse = responseStream.finalResponse.bind(responseStream);
				responseStream.finalResponse = async () => addBedrockOutputText(await finalResponse());
				return responseStream;
			});
			return responses;
		}
		class BedrockOpenAI extends OpenAI {
			constructor({ baseURL = env_readEnv("AWS_BEDROCK_BASE_URL"), apiKey, awsRegion = env_readEnv("AWS_REGION") ?? env_readEnv("AWS_DEFAULT_REGION"), bedrockTokenProvider, adminAPIKey, workloadIdentity, x509Transport, dataResidency, ...opts } = {}) {
				assertNoDataResidency(dataResidency, "BedrockOpenAI");
				if (adminAPIKey || workloadIdentity || x509Transport) {
					throw new error_OpenAIError("BedrockOpenAI only supports Bedrock bearer token authentication.");
				}
				if (apiKey === undefined && !bedrockTokenProvider) {
					apiKey = env_readEnv("AWS_BEARER_TOKEN_BEDROCK") ?? null;
				}
				if (typeof apiKey === "function") {
					throw new error_OpenAIError("Pass refreshable Bedrock credentials via `bedrockTokenProvider`, not `apiKey`.");
				}
				if (apiKey && bedrockTokenProvider) {
					throw new error_OpenAIError("The `apiKey` and `bedrockTokenProvider` arguments are mutually exclusive; only one can be passed at a time.");
				}
				if (!apiKey && !bedrockTokenProvider) {
					throw new error_OpenAIError("Missing credentials. Please pass an `apiKey` or `bedrockTokenProvider`, or set the `AWS_BEARER_TOKEN_BEDROCK` environment variable.");
				}
				const configuredBaseURL = baseURL?.trim() ? baseURL : deriveBedrockBaseURL(awsRegion);
				super({
					apiKey: bedrockTokenProvider ?? apiKey,
					adminAPIKey: null,
					baseURL: normalizeBedrockBaseURL(configuredBaseURL),
					...opts
				});
				this[bedrock_a] = true;
				let currentApiKey = this.apiKey;
				Object.defineProperty(this, "apiKey", {
					enumerable: true,
					configurable: true,
					get() {
						if (currentApiKey !== null) {
							assertValidBedrockBearerCredential(currentApiKey);
						}
						return currentApiKey;
					},
					set(nextApiKey) {
						currentApiKey = nextApiKey;
					}
				});
				const trustedBaseURL = this.baseURL;
				let currentBaseURL = trustedBaseURL;
				Object.defineProperty(this, "baseURL", {
					enumerable: true,
					configurable: false,
					get() {
						return currentBaseURL;
					},
					set(nextBaseURL) {
						assertBedrockRequestOrigin(trustedBaseURL, nextBaseURL);
						currentBaseURL = nextBaseURL;
					}
				});
				this.bedrockTokenProvider = bedrockTokenProvider;
				this.responses = restoreBedrockStreamOutputText(new responses_Responses(this));
			}
			async prepareOptions(options) {
				const configuredBaseURL = this._options.baseURL ?? this.baseURL;
				assertBedrockRequestOrigin(configuredBaseURL, this.buildURL(options.path, null, options.defaultBaseURL));
				await super.prepareOptions(options);
				assertBedrockRequestOrigin(configuredBaseURL, this.buildURL(options.path, null, options.defaultBaseURL));
			}
			async prepareRequest(request, context) {
				assertBedrockRequestOrigin(this._options.baseURL ?? this.baseURL, context.url);
				await super.prepareRequest(request, context);
				assertBedrockRequestOrigin(this._options.baseURL ?? this.baseURL, this.buildURL(context.options.path, null, context.options.defaultBaseURL));
				request.redirect = "manual";
			}
			async authHeaders(opts, schemes) {
				const security = schemes ?? {
					bearerAuth: true,
					adminAPIKeyAuth: true
				};
				if (security.bearerAuth || security.adminAPIKeyAuth) {
					assertBedrockRequestOrigin(this._options.baseURL ?? this.baseURL, this.buildURL(opts.path, null, opts.defaultBaseURL));
					const { apiKey: credential } = await resolveRealtimeAPIKey(this);
					assertBedrockRequestOrigin(this._options.baseURL ?? this.baseURL, this.buildURL(opts.path, null, opts.defaultBaseURL));
					if (credential === null) {
						return undefined;
					}
					assertValidBedrockBearerCredential(credential);
					try {
						return buildHeaders([{ Authorization: `Bearer ${credential}` }]);
					} catch (error) {
						if (error instanceof TypeError) {
							throw new TypeError("Bedrock bearer credential contains an invalid HTTP header value.");
						}
						throw error;
					}
				}
				return super.authHeaders(opts, security);
			}
			withOptions(options) {
				const bedrockTokenProvider = options.apiKey === undefined ? options.bedrockTokenProvider ?? this.bedrockTokenProvider : undefined;
				return super.withOptions({
					...options,
					...bedrockTokenProvider ? {
						apiKey: undefined,
						bedrockTokenProvider
					} : {}
				});
			}
		}
		bedrock_a = brand_privateBedrockClient;
		;
	})
};
