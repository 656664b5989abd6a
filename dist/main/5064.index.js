export const id = 5064;
export const ids = [5064];
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
