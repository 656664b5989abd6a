export const id = 7182;
export const ids = [7182, 5064];
export const modules = {
	25064: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			APIConnectionError: () => APIConnectionError,
			APIConnectionTimeoutError: () => APIConnectionTimeoutError,
			APIError: () => APIError,
			APIUserAbortError: () => APIUserAbortError,
			AnthropicError: () => AnthropicError,
			AuthenticationError: () => AuthenticationError,
			BadRequestError: () => BadRequestError,
			ClientClosedRequestError: () => ClientClosedRequestError,
			ConflictError: () => ConflictError,
			ContentTooLargeError: () => ContentTooLargeError,
			GatewayTimeoutError: () => GatewayTimeoutError,
			InternalServerError: () => InternalServerError,
			NotFoundError: () => NotFoundError,
			NotImplementedError: () => NotImplementedError,
			OverloadedError: () => OverloadedError,
			PaymentRequiredError: () => PaymentRequiredError,
			PermissionDeniedError: () => PermissionDeniedError,
			PreconditionFailedError: () => PreconditionFailedError,
			RateLimitError: () => RateLimitError,
			RequestHeaderFieldsTooLargeError: () => RequestHeaderFieldsTooLargeError,
			RequestTimeoutError: () => RequestTimeoutError,
			RetryableError: () => RetryableError,
			ServiceUnavailableError: () => ServiceUnavailableError,
			UnprocessableEntityError: () => UnprocessableEntityError
		});
		var _internal_errors_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84914);
		var AnthropicError = (() => {
			class AnthropicError extends Error {
				constructor(message, options) {
					super(message, options);
					Object.defineProperty(this, "name", {
						value: new.target._errorName,
						writable: true,
						configurable: true
					});
				}
			}
			AnthropicError._errorName = "AnthropicError";
			return AnthropicError;
		})();
		var APIError = (() => {
			class APIError extends AnthropicError {
				constructor(status, error, message, headers, type) {
					super(`${APIError.makeMessage(status, error, message)}`);
					this.status = status;
					this.headers = headers;
					this.requestID = headers?.get("request-id");
					this.workspaceID = headers?.get("anthropic-workspace-id");
					this.error = error;
					const body = error ?? {};
					this.apiMessage = body.error?.message ?? null;
					this.type = type ?? body.error?.type ?? null;
					const errorCode = body.error?.details?.error_code;
					this.errorCode = typeof errorCode === "string" ? errorCode : null;
					this.details = body.error?.details ?? null;
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
					const error = errorResponse;
					const errorClass = STATUS_ERROR_CLASSES.get(status);
					if (errorClass) {
						return new errorClass(status, error, message, headers);
					}
					if (status >= 500) {
						return new InternalServerError(status, error, message, headers);
					}
					return new APIError(status, error, message, headers);
				}
			}
			APIError._errorName = "APIError";
			return APIError;
		})();
		var APIUserAbortError = (() => {
			class APIUserAbortError extends APIError {
				constructor({ message } = {}) {
					super(undefined, undefined, message || "Request was aborted.", undefined);
				}
			}
			APIUserAbortError._errorName = "APIUserAbortError";
			return APIUserAbortError;
		})();
		var APIConnectionError = (() => {
			class APIConnectionError extends APIError {
				constructor({ message, cause }) {
					super(undefined, undefined, message || "Connection error.", undefined);
					if (cause) this.cause = cause;
				}
			}
			APIConnectionError._errorName = "APIConnectionError";
			return APIConnectionError;
		})();
		var APIConnectionTimeoutError = (() => {
			class APIConnectionTimeoutError extends APIConnectionError {
				constructor({ message } = {}) {
					super({ message: message ?? "Request timed out." });
				}
			}
			APIConnectionTimeoutError._errorName = "APIConnectionTimeoutError";
			return APIConnectionTimeoutError;
		})();
		var RetryableError = (() => {
			class RetryableError extends AnthropicError {
				constructor(message, { cause } = {}) {
					super(message ?? "Retryable error.");
					if (cause !== undefined) this.cause = cause;
				}
			}
			RetryableError._errorName = "RetryableError";
			return RetryableError;
		})();
		var BadRequestError = (() => {
			class BadRequestError extends APIError {}
			BadRequestError._errorName = "BadRequestError";
			return BadRequestError;
		})();
		var AuthenticationError = (() => {
			class AuthenticationError extends APIError {}
			AuthenticationError._errorName = "AuthenticationError";
			return AuthenticationError;
		})();
		var PaymentRequiredError = (() => {
			class PaymentRequiredError extends APIError {}
			PaymentRequiredError._errorName = "PaymentRequiredError";
			return PaymentRequiredError;
		})();
		var PermissionDeniedError = (() => {
			class PermissionDeniedError extends APIError {}
			PermissionDeniedError._errorName = "PermissionDeniedError";
			return PermissionDeniedError;
		})();
		var NotFoundError = (() => {
			class NotFoundError extends APIError {}
			NotFoundError._errorName = "NotFoundError";
			return NotFoundError;
		})();
		var RequestTimeoutError = (() => {
			class RequestTimeoutError extends APIError {}
			RequestTimeoutError._errorName = "RequestTimeoutError";
			return RequestTimeoutError;
		})();
		var ConflictError = (() => {
			class ConflictError extends APIError {}
			ConflictError._errorName = "ConflictError";
			return ConflictError;
		})();
		var PreconditionFailedError = (() => {
			class PreconditionFailedError extends APIError {}
			PreconditionFailedError._errorName = "PreconditionFailedError";
			return PreconditionFailedError;
		})();
		var ContentTooLargeError = (() => {
			class ContentTooLargeError extends APIError {}
			ContentTooLargeError._errorName = "ContentTooLargeError";
			return ContentTooLargeError;
		})();
		var UnprocessableEntityError = (() => {
			class UnprocessableEntityError extends APIError {}
			UnprocessableEntityError._errorName = "UnprocessableEntityError";
			return UnprocessableEntityError;
		})();
		var RateLimitError = (() => {
			class RateLimitError extends APIError {}
			RateLimitError._errorName = "RateLimitError";
			return RateLimitError;
		})();
		var RequestHeaderFieldsTooLargeError = (() => {
			class RequestHeaderFieldsTooLargeError extends APIError {}
			RequestHeaderFieldsTooLargeError._errorName = "RequestHeaderFieldsTooLargeError";
			return RequestHeaderFieldsTooLargeError;
		})();
		var ClientClosedRequestError = (() => {
			class ClientClosedRequestError extends APIError {}
			ClientClosedRequestError._errorName = "ClientClosedRequestError";
			return ClientClosedRequestError;
		})();
		var InternalServerError = (() => {
			class InternalServerError extends APIError {}
			InternalServerError._errorName = "InternalServerError";
			return InternalServerError;
		})();
		var NotImplementedError = (() => {
			class NotImplementedError extends InternalServerError {}
			NotImplementedError._errorName = "NotImplementedError";
			return NotImplementedError;
		})();
		var ServiceUnavailableError = (() => {
			class ServiceUnavailableError extends InternalServerError {}
			ServiceUnavailableError._errorName = "ServiceUnavailableError";
			return ServiceUnavailableError;
		})();
		var GatewayTimeoutError = (() => {
			class GatewayTimeoutError extends InternalServerError {}
			GatewayTimeoutError._errorName = "GatewayTimeoutError";
			return GatewayTimeoutError;
		})();
		var OverloadedError = (() => {
			class OverloadedError extends InternalServerError {}
			OverloadedError._errorName = "OverloadedError";
			return OverloadedError;
		})();
		const STATUS_ERROR_CLASSES = new Map([
			[400, BadRequestError],
			[401, AuthenticationError],
			[402, PaymentRequiredError],
			[403, PermissionDeniedError],
			[404, NotFoundError],
			[408, RequestTimeoutError],
			[409, ConflictError],
			[412, PreconditionFailedError],
			[413, ContentTooLargeError],
			[422, UnprocessableEntityError],
			[429, RateLimitError],
			[431, RequestHeaderFieldsTooLargeError],
			[499, ClientClosedRequestError],
			[501, NotImplementedError],
			[503, ServiceUnavailableError],
			[504, GatewayTimeoutError],
			[529, OverloadedError]
		]);
	}),
	27182: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
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
		var error = __webpack_require__(25064);
		;
		function getDefaultFetch() {
			if (typeof fetch !== "undefined") {
				return fetch;
			}
			throw new Error("`fetch` is not defined as a global; Either pass `fetch` to the client, `new Anthropic({ fetch })` or polyfill the global, `globalThis.fetch = fetch`");
		}
		function makeReadableStream(...args) {
			const ReadableStream = globalThis.ReadableStream;
			if (typeof ReadableStream === "undefined") {
				throw new Error("`ReadableStream` is not defined as a global; You will need to polyfill it, `globalThis.ReadableStream = ReadableStream`");
			}
			return new ReadableStream(...args);
		}
		function ReadableStreamFrom(iterable) {
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
			});
		}
		function readableStreamIterator(stream) {
			if (stream[Symbol.asyncIterator]) return stream[Symbol.asyncIterator]();
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
				}
			};
		}
		const droppedReaders = typeof FinalizationRegistry === "undefined" ? undefined : new FinalizationRegistry(async (iter) => {
			try {
				await iter.return?.();
			} catch {}
		});
		async function* ReadableStreamToAsyncIterable(stream) {
			const iter = readableStreamIterator(stream);
			const reader = {};
			droppedReaders?.register(reader, iter, reader);
			try {
				for await (const chunk of { [Symbol.asyncIterator]: () => iter }) yield chunk;
			} finally {
				droppedReaders?.unregister(reader);
			}
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
		var _LineDecoder_buffer, _LineDecoder_carriageReturnIndex;
		var LineDecoder = (() => {
			class LineDecoder {
				constructor() {
					_LineDecoder_buffer.set(this, void 0);
					_LineDecoder_carriageReturnIndex.set(this, void 0);
					__classPrivateFieldSet(this, _LineDecoder_buffer, new Uint8Array(), "f");
					__classPrivateFieldSet(this, _LineDecoder_carriageReturnIndex, null, "f");
				}
				decode(chunk) {
					if (chunk == null) {
						return [];
					}
					const binaryChunk = chunk instanceof ArrayBuffer ? new Uint8Array(chunk) : typeof chunk === "string" ? encodeUTF8(chunk) : chunk;
					__classPrivateFieldSet(this, _LineDecoder_buffer, concatBytes([__classPrivateFieldGet(this, _LineDecoder_buffer, "f"), binaryChunk]), "f");
					const lines = [];
					let patternIndex;
					while ((patternIndex = findNewlineIndex(__classPrivateFieldGet(this, _LineDecoder_buffer, "f"), __classPrivateFieldGet(this, _LineDecoder_carriageReturnIndex, "f"))) != null) {
						if (patternIndex.carriage && __classPrivateFieldGet(this, _LineDecoder_carriageReturnIndex, "f") == null) {
							__classPrivateFieldSet(this, _LineDecoder_carriageReturnIndex, patternIndex.index, "f");
							continue;
						}
						if (__classPrivateFieldGet(this, _LineDecoder_carriageReturnIndex, "f") != null && (patternIndex.index !== __classPrivateFieldGet(this, _LineDecoder_carriageReturnIndex, "f") + 1 || patternIndex.carriage)) {
							lines.push(decodeUTF8(__classPrivateFieldGet(this, _LineDecoder_buffer, "f").subarray(0, __classPrivateFieldGet(this, _LineDecoder_carriageReturnIndex, "f") - 1)));
							__classPrivateFieldSet(this, _LineDecoder_buffer, __classPrivateFieldGet(this, _LineDecoder_buffer, "f").subarray(__classPrivateFieldGet(this, _LineDecoder_carriageReturnIndex, "f")), "f");
							__classPrivateFieldSet(this, _LineDecoder_carriageReturnIndex, null, "f");
							continue;
						}
						const endIndex = __classPrivateFieldGet(this, _LineDecoder_carriageReturnIndex, "f") !== null ? patternIndex.preceding - 1 : patternIndex.preceding;
						const line = decodeUTF8(__classPrivateFieldGet(this, _LineDecoder_buffer, "f").subarray(0, endIndex));
						lines.push(line);
						__classPrivateFieldSet(this, _LineDecoder_buffer, __classPrivateFieldGet(this, _LineDecoder_buffer, "f").subarray(patternIndex.index), "f");
						__classPrivateFieldSet(this, _LineDecoder_carriageReturnIndex, null, "f");
					}
					return lines;
				}
				flush() {
					if (!__classPrivateFieldGet(this, _LineDecoder_buffer, "f").length) {
						return [];
					}
					return this.decode("\n");
				}
			}
			_LineDecoder_buffer = new WeakMap(), _LineDecoder_carriageReturnIndex = new WeakMap();
			LineDecoder.NEWLINE_CHARS = new Set(["\n", "\r"]);
			LineDecoder.NEWLINE_REGEXP = /\r\n|[\n\r]/g;
			return LineDecoder;
		})();
		function findNewlineIndex(buffer, startIndex) {
			const newline = 10;
			const carriage = 13;
			for (let i = startIndex ?? 0; i < buffer.length; i++) {
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
			const newline = 10;
			const carriage = 13;
			for (let i = 0; i < buffer.length - 1; i++) {
				if (buffer[i] === newline && buffer[i + 1] === newline) {
					return i + 2;
				}
				if (buffer[i] === carriage && buffer[i + 1] === carriage) {
					return i + 2;
				}
				if (buffer[i] === carriage && buffer[i + 1] === newline && i + 3 < buffer.length && buffer[i + 2] === carriage && buffer[i + 3] === newline) {
					return i + 4;
				}
			}
			return -1;
		}
		var errors = __webpack_require__(84914);
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
				throw new AnthropicError(`Expected a value to be given but received ${value} instead.`);
			}
			return value;
		};
		const validatePositiveInteger = (name, n) => {
			if (typeof n !== "number" || !Number.isInteger(n)) {
				throw new AnthropicError(`${name} must be an integer`);
			}
			if (n < 0) {
				throw new AnthropicError(`${name} must be a positive integer`);
			}
			return n;
		};
		const CREDENTIAL_OPTIONS = null && [
			"apiKey",
			"authToken",
			"credentials",
			"config",
			"profile"
		];
		const rejectUnsupportedCredentials = (options, platform) => {
			for (const name of CREDENTIAL_OPTIONS) {
				if (!platform.accepts.includes(name) && options[name] != null) {
					throw new AnthropicError(platform.unsupportedOptionMessage(name));
				}
			}
		};
		const coerceInteger = (value) => {
			if (typeof value === "number") return Math.round(value);
			if (typeof value === "string") return parseInt(value, 10);
			throw new AnthropicError(`Could not coerce ${value} (type: ${typeof value}) into a number`);
		};
		const coerceFloat = (value) => {
			if (typeof value === "number") return value;
			if (typeof value === "string") return parseFloat(value);
			throw new AnthropicError(`Could not coerce ${value} (type: ${typeof value}) into a number`);
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
		const pop = (obj, key) => {
			const value = obj[key];
			delete obj[key];
			return value;
		};
		function checkNever(_value) {}
		;
		const defaultLogLevel = "warn";
		const levelNumbers = {
			off: 0,
			error: 200,
			warn: 300,
			info: 400,
			debug: 500
		};
		const parseLogLevel = (maybeLevel, sourceName, logger) => {
			if (!maybeLevel) {
				return undefined;
			}
			if (hasOwn(levelNumbers, maybeLevel)) {
				return maybeLevel;
			}
			logger.warn(`${sourceName} was set to ${JSON.stringify(maybeLevel)}, expected one of ${JSON.stringify(Object.keys(levelNumbers))}`);
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
		function filterLogger(logger, logLevel) {
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
		function loggerFor(client) {
			const logger = client.logger;
			const logLevel = client.logLevel ?? "off";
			if (!logger) {
				return noopLogger;
			}
			return filterLogger(logger, logLevel);
		}
		let lastEnvLevel;
		let cachedDefaultLogger;
		function defaultLogger() {
			const envLevel = readEnv("ANTHROPIC_LOG");
			if (!cachedDefaultLogger || envLevel !== lastEnvLevel) {
				lastEnvLevel = envLevel;
				cachedDefaultLogger = filterLogger(console, parseLogLevel(envLevel, "process.env['ANTHROPIC_LOG']", filterLogger(console, defaultLogLevel)) ?? defaultLogLevel);
			}
			return cachedDefaultLogger;
		}
		function debugLogRequestDetails(logger, message, details) {
			if (logger.debug === noop) {
				return;
			}
			logger.debug(message, formatRequestDetails(details));
		}
		const formatRequestDetails = (details) => {
			if (details.options) {
				details.options = { ...details.options };
				delete details.options["headers"];
				delete details.options["__span"];
			}
			if (details.headers) {
				details.headers = Object.fromEntries((details.headers instanceof Headers ? [...details.headers] : Object.entries(details.headers)).map(([name, value]) => [name, name.toLowerCase() === "authorization" || name.toLowerCase() === "proxy-authorization" || name.toLowerCase() === "api-key" || name.toLowerCase() === "x-api-key" || name.toLowerCase() === "x-amz-security-token" || name.toLowerCase() === "cookie" || name.toLowerCase() === "set-cookie" ? "***" : value]));
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
		const cleanups = new WeakMap();
		const registry = typeof globalThis.FinalizationRegistry === "function" ? new globalThis.FinalizationRegistry((controller) => releaseRequestSignal(controller)) : null;
		function makeCleanup(signal, listener) {
			return () => signal.removeEventListener("abort", listener);
		}
		function registerRequestSignalCleanup(controller, signal, listener) {
			cleanups.set(controller, makeCleanup(signal, listener));
		}
		function armAbandonmentBackstop(body, controller) {
			if (cleanups.has(controller)) registry?.register(body, controller, controller);
		}
		function releaseRequestSignal(controller) {
			const cleanup = cleanups.get(controller);
			if (cleanup) {
				cleanups.delete(controller);
				registry?.unregister(controller);
				cleanup();
			}
		}
		;
		var _Stream_client;
		var Stream = (() => {
			class Stream {
				constructor(iterator, controller, client) {
					this.iterator = iterator;
					_Stream_client.set(this, void 0);
					this.controller = controller;
					__classPrivateFieldSet(this, _Stream_client, client, "f");
				}
				static rawEvents(response, controller = new AbortController()) {
					return _iterSSEMessages(response, controller);
				}
				static fromSSEResponse(response, controller, client) {
					let consumed = false;
					const logger = client ? loggerFor(client) : console;
					async function* iterator() {
						if (consumed) {
							throw new error.AnthropicError("Cannot iterate over a consumed stream, use `.tee()` to split the stream.");
						}
						consumed = true;
						let done = false;
						try {
							for await (const sse of _iterSSEMessages(response, controller)) {
								if (sse.event === "ping") {
									continue;
								}
								if (sse.event === null) {
									continue;
								}
								if (sse.event === "error") {
									const body = safeJSON(sse.data) ?? sse.data;
									const type = body?.error?.type;
									throw new error.APIError(undefined, body, undefined, response.headers, type);
								} else {
									if (!sse.data) continue;
									try {
										yield JSON.parse(sse.data);
									} catch (e) {
										logger.error(`Could not parse message into JSON:`, sse.data);
										logger.error(`From chunk:`, sse.raw);
										throw e;
									}
								}
							}
							done = true;
						} catch (e) {
							if ((0, errors.z)(e)) return;
							throw e;
						} finally {
							if (!done) controller.abort();
							releaseRequestSignal(controller);
						}
					}
					return new Stream(iterator, controller, client);
				}
				static fromReadableStream(readableStream, controller, client) {
					let consumed = false;
					async function* iterLines() {
						const lineDecoder = new LineDecoder();
						const iter = ReadableStreamToAsyncIterable(readableStream);
						for await (const chunk of iter) {
							for (const line of lineDecoder.decode(chunk)) {
								yield line;
							}
						}
						for (const line of lineDecoder.flush()) {
							yield line;
						}
					}
					async function* iterator() {
						if (consumed) {
							throw new error.AnthropicError("Cannot iterate over a consumed stream, use `.tee()` to split the stream.");
						}
						consumed = true;
						let done = false;
						try {
							for await (const line of iterLines()) {
								if (done) continue;
								if (line) yield JSON.parse(line);
							}
							done = true;
						} catch (e) {
							if ((0, errors.z)(e)) return;
							throw e;
						} finally {
							if (!done) controller.abort();
							releaseRequestSignal(controller);
						}
					}
					return new Stream(iterator, controller, client);
				}
				[(_Stream_client = new WeakMap(), Symbol.asyncIterator)]() {
					return this.iterator();
				}
				tee() {
					const left = [];
					const right = [];
					const iterator = this[Symbol.asyncIterator]();
					const teeIterator = (queue) => {
						return { next: () => {
							if (queue.length === 0) {
								const result = iterator.next();
								left.push(result);
								right.push(result);
							}
							return queue.shift();
						} };
					};
					return [new Stream(() => teeIterator(left), this.controller, __classPrivateFieldGet(this, _Stream_client, "f")), new Stream(() => teeIterator(right), this.controller, __classPrivateFieldGet(this, _Stream_client, "f"))];
				}
				toReadableStream() {
					const self = this;
					let iter;
					return makeReadableStream({
						async start() {
							iter = self[Symbol.asyncIterator]();
						},
						async pull(ctrl) {
							try {
								const { value, done } = await iter.next();
								if (done) return ctrl.close();
								const bytes = encodeUTF8(JSON.stringify(value) + "\n");
								ctrl.enqueue(bytes);
							} catch (err) {
								ctrl.error(err);
							}
						},
						async cancel() {
							await iter.return?.();
						}
					});
				}
			}
			return Stream;
		})();
		async function* _iterSSEMessages(response, controller) {
			if (!response.body) {
				controller.abort();
				if (typeof globalThis.navigator !== "undefined" && globalThis.navigator.product === "ReactNative") {
					throw new error.AnthropicError(`The default react-native fetch implementation does not support streaming. Please use expo/fetch: https://docs.expo.dev/versions/latest/sdk/expo/#expofetch-api`);
				}
				throw new error.AnthropicError(`Attempted to iterate over a response with no body`);
			}
			const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
			let text = "";
			let endsWithCR = false;
			let event = null;
			let data = [];
			let raw = [];
			const takeLine = (line) => {
				if (line.charCodeAt(0) === 65279) line = line.slice(1);
				if (!line) {
					if (!event && !data.length) return null;
					const sse = {
						event,
						data: data.join("\n"),
						raw
					};
					event = null;
					data = [];
					raw = [];
					return sse;
				}
				raw.push(line);
				const colon = line.indexOf(":");
				if (colon === 0) return null;
				const fieldname = colon === -1 ? line : line.slice(0, colon);
				if (fieldname !== "event" && fieldname !== "data") return null;
				const value = colon === -1 ? "" : line.slice(line.charCodeAt(colon + 1) === 32 ? colon + 2 : colon + 1);
				if (fieldname === "event") event = value;
				else data.push(value);
				return null;
			};
			for await (const chunk of ReadableStreamToAsyncIterable(response.body)) {
				if (chunk == null) continue;
				const decoded = decoder.decode(typeof chunk === "string" ? encodeUTF8(chunk) : chunk, { stream: true });
				text += decoded;
				if (!endsWithCR && !decoded.includes("\n") && !decoded.includes("\r")) continue;
				let start = 0;
				if (!text.includes("\r")) {
					let end;
					while ((end = text.indexOf("\n", start)) !== -1) {
						const sse = takeLine(text.slice(start, end));
						start = end + 1;
						if (sse) yield sse;
					}
				} else {
					for (let i = 0; i < text.length; i++) {
						const char = text[i];
						if (char !== "\n" && char !== "\r") continue;
						if (char === "\r" && i + 1 === text.length) break;
						const sse = takeLine(text.slice(start, i));
						if (char === "\r" && text[i + 1] === "\n") i++;
						start = i + 1;
						if (sse) yield sse;
					}
				}
				text = text.slice(start);
				endsWithCR = text.endsWith("\r");
			}
			text += decoder.decode();
			if (text) {
				for (const line of text.replace(/\r$/, "").split(/\r\n|[\n\r]/)) {
					const sse = takeLine(line);
					if (sse) yield sse;
				}
			}
		}
	}),
	84914: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
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
					const tag = Object.prototype.toString.call(err);
					if (tag === "[object Error]" || tag === "[object DOMException]") {
						const error = new Error(err.message, err.cause ? { cause: err.cause } : {});
						if (err.stack) error.stack = err.stack;
						if (err.cause && !error.cause) error.cause = err.cause;
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
