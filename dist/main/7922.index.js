export const id = 7922;
export const ids = [7922];
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
