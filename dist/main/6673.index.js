export const id = 6673;
export const ids = [6673, 7922];
export const modules = {
	97922: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			APIConnectionError: () => APIConnectionError,
			APIConnectionTimeoutError: () => APIConnectionTimeoutError,
			APIError: () => APIError,
			APIUserAbortError: () => APIUserAbortError,
			AuthenticationError: () => AuthenticationError,
			BadRequestError: () => BadRequestError,
			ConflictError: () => ConflictError,
			ContentFilterFinishReasonError: () => ContentFilterFinishReasonError,
			InternalServerError: () => InternalServerError,
			InvalidWebhookSignatureError: () => InvalidWebhookSignatureError,
			LengthFinishReasonError: () => LengthFinishReasonError,
			NotFoundError: () => NotFoundError,
			OAuthError: () => OAuthError,
			OpenAIError: () => OpenAIError,
			PermissionDeniedError: () => PermissionDeniedError,
			RateLimitError: () => RateLimitError,
			SubjectTokenProviderError: () => SubjectTokenProviderError,
			UnprocessableEntityError: () => UnprocessableEntityError
		});
		var _internal_errors_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37367);
		class OpenAIError extends Error {}
		class APIError extends OpenAIError {
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
						cause: (0, _internal_errors_mjs__WEBPACK_IMPORTED_MODULE_0__.r)(errorResponse)
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
		class APIConnectionTimeoutError extends APIConnectionError {
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
		class LengthFinishReasonError extends OpenAIError {
			constructor() {
				super(`Could not parse response content as the length limit was reached`);
			}
		}
		class ContentFilterFinishReasonError extends OpenAIError {
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
		class SubjectTokenProviderError extends OpenAIError {
			constructor(message, provider, cause) {
				super(message);
				this.provider = provider;
				this.cause = cause;
			}
		}
	}),
	56673: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			Stream: () => Stream,
			_iterSSEMessages: () => _iterSSEMessages
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
		var core_error = __webpack_require__(97922);
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
		function concatBytes(buffers) {
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
		function encodeUTF8(str) {
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
					binaryChunk = encodeUTF8(chunk);
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
		var errors = __webpack_require__(37367);
		;
		const startsWithSchemeRegexp = /^[a-z][a-z0-9+.-]*:/i;
		const isAbsoluteURL = (url) => {
			return startsWithSchemeRegexp.test(url);
		};
		let isArray = (val) => (isArray = Array.isArray, isArray(val));
		let isReadonlyArray = null && isArray;
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
		function values_hasOwn(obj, key) {
			return Object.prototype.hasOwnProperty.call(obj, key);
		}
		function isObj(obj) {
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
				throw new OpenAIError(`${name} must be an integer`);
			}
			if (n < 0) {
				throw new OpenAIError(`${name} must be a positive integer`);
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
			return !(error instanceof core_error.APIError) && (0, errors.z)(error);
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
						throw new core_error.OpenAIError("Cannot iterate over a consumed stream, use `.tee()` to split the stream.");
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
									throw new core_error.APIError(undefined, data?.error ?? data, undefined, response.headers);
								}
								if (data && data.error) {
									throw new core_error.APIError(undefined, data.error, undefined, response.headers);
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
						throw new core_error.OpenAIError("Cannot iterate over a consumed stream, use `.tee()` to split the stream.");
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
						if (controller.signal.aborted || (0, errors.z)(e)) {
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
							const bytes = encodeUTF8(JSON.stringify(value) + "\n");
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
						if (signal.aborted && ((0, errors.z)(error) || error === signal.reason)) {
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
					throw new core_error.OpenAIError(`The default react-native fetch implementation does not support streaming. Please use expo/fetch: https://docs.expo.dev/versions/latest/sdk/expo/#expofetch-api`);
				}
				throw new core_error.OpenAIError(`Attempted to iterate over a response with no body`);
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
				if (!signal.aborted || !(0, errors.z)(error) && error !== signal.reason) {
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
					binaryChunk = encodeUTF8(chunk);
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
	}),
	37367: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			r: () => castToError,
			z: () => isAbortError
		});
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
	})
};
