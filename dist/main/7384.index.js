export const id = 7384;
export const ids = [7384];
export const modules = {
	23642: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			$A: () => createIdentityError,
			_7: () => createBearerSigner,
			pj: () => createRenewed
		});
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22603);
		var _job_token_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6179);
		const renewBeforeMs = 5 * 6e4;
		function createRenewed(load, nowMs) {
			let current = null;
			return async (signal) => {
				const isUsable = current !== null && (current.expiresAtMs ?? Infinity) - nowMs() > renewBeforeMs;
				if (current === null || !isUsable) current = await load(signal);
				return current.value;
			};
		}
		function createBearerSigner({ token, identity, environment, nowMs, onSecret }, exchange) {
			if (token === null) {
				if (identity === null) throw createIdentityError("there is neither the input identity nor key-command");
				if (!(0, _job_token_js__WEBPACK_IMPORTED_MODULE_1__.bA)(environment)) throw (0, _job_token_js__WEBPACK_IMPORTED_MODULE_1__.ZL)();
			}
			const read = createRenewed(async (signal) => {
				if (token !== null) return {
					value: token,
					expiresAtMs: null
				};
				const loaded = await exchange(identity ?? "", signal);
				onSecret(loaded.value);
				return loaded;
			}, nowMs);
			return async ({ headers, signal }) => ({
				...headers,
				authorization: `Bearer ${await read(signal)}`
			});
		}
		function createIdentityError(message) {
			return new _core_types_error_js__WEBPACK_IMPORTED_MODULE_0__.tj({
				code: "provider-auth",
				message,
				hint: "Give identity, which docs/models.md describes for each cloud, and permissions: { id-token: write } to the job."
			});
		}
	}),
	34147: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { c: () => exchange });
		var node_stream_consumers__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38321);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22603);
		async function exchange(service, { send, signal }, run) {
			let passing = null;
			const request = async (address, asked) => {
				const { host } = new URL(address);
				try {
					const { status, headers, body } = await send(address, {
						...asked,
						signal,
						onSent: () => undefined
					});
					if (status === 429 || status >= 500) passing = new _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.tj({
						code: "provider-server",
						message: `${service} at ${host} failed (HTTP ${status})`
					});
					return {
						status,
						headers,
						text: await (0, node_stream_consumers__WEBPACK_IMPORTED_MODULE_0__.text)(body)
					};
				} catch (thrown) {
					passing = new _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.tj({
						code: "provider-connection",
						message: `${service} at ${host} cannot be reached: ${(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.IP)(thrown)}`,
						hint: "Check the network of the runner, and the input proxy if it needs one."
					});
					throw passing;
				}
			};
			try {
				const result = await run(request);
				if (passing !== null) throw passing;
				return result;
			} catch (thrown) {
				if (passing !== null) throw passing;
				if (thrown instanceof _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.tj) throw thrown;
				throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.tj({
					code: "provider-auth",
					message: `${service} refused the identity of the job: ${(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.IP)(thrown)}`,
					hint: "Check the input identity, and that the cloud trusts this repository, branch and environment (the subject of the OIDC token of GitHub)."
				});
			}
		}
	}),
	17384: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { openGoogleSigner: () => openGoogleSigner });
		var google_auth_library_build_src_auth_identitypoolclient_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29960);
		var _bearer_signer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23642);
		var _exchange_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34147);
		var _job_token_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6179);
		async function openGoogleSigner(options) {
			return (0, _bearer_signer_js__WEBPACK_IMPORTED_MODULE_1__._7)(options, (identity, signal) => exchangeToken(identity, options, signal));
		}
		async function exchangeToken(identity, options, signal) {
			const [provider, account] = identity.split(" ");
			const jobToken = await (0, _job_token_js__WEBPACK_IMPORTED_MODULE_3__.Lj)(`https://iam.googleapis.com/${provider}`, options, signal);
			return (0, _exchange_js__WEBPACK_IMPORTED_MODULE_2__.c)("Google", {
				send: options.send,
				signal
			}, async (request) => {
				const client = new google_auth_library_build_src_auth_identitypoolclient_js__WEBPACK_IMPORTED_MODULE_0__.s({
					type: "external_account",
					audience: `//iam.googleapis.com/${provider}`,
					subject_token_type: "urn:ietf:params:oauth:token-type:jwt",
					subject_token_supplier: { getSubjectToken: () => Promise.resolve(jobToken) },
					token_url: "https://sts.googleapis.com/v1/token",
					...account === undefined ? {} : { service_account_impersonation_url: `https://iamcredentials.googleapis.com/v1/projects/-/serviceAccounts/${account}:generateAccessToken` },
					transporterOptions: {
						fetchImplementation: createFetch(request),
						retry: false,
						noProxy: [/./]
					}
				});
				client["stsCredential"]["transporter"] = client.transporter;
				const { token } = await client.getAccessToken();
				if (typeof token !== "string") throw new Error("the response has no access token");
				return {
					value: token,
					expiresAtMs: client.credentials.expiry_date ?? null
				};
			});
		}
		function createFetch(request) {
			return async (address, { method, headers, body } = {}) => {
				const { status, headers: received, text } = await request(address instanceof Request ? address.url : String(address), {
					method: method === "GET" ? "GET" : "POST",
					headers: Object.fromEntries(new Headers(headers)),
					body: typeof body === "string" ? body : body instanceof URLSearchParams ? body.toString() : ""
				});
				return new Response(text, {
					status,
					headers: { "content-type": received.get("content-type") ?? "" }
				});
			};
		}
	}),
	6179: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Lj: () => readJobToken,
			ZL: () => missingJobToken,
			bA: () => hasJobToken
		});
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22603);
		var _core_text_parse_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27831);
		var _exchange_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34147);
		const address = "ACTIONS_ID_TOKEN_REQUEST_URL";
		const bearer = "ACTIONS_ID_TOKEN_REQUEST_TOKEN";
		function hasJobToken(environment) {
			return [address, bearer].every((name) => (environment[name] ?? "") !== "");
		}
		function missingJobToken() {
			return new _core_types_error_js__WEBPACK_IMPORTED_MODULE_0__.tj({
				code: "provider-auth",
				message: `the job has no OIDC token: ${address} is not set`,
				hint: "Add permissions: { id-token: write } to the job. The job of a pull request from a fork never has such a token."
			});
		}
		async function readJobToken(audience, { environment, send, onSecret }, signal) {
			const url = new URL(environment[address] ?? "");
			url.searchParams.set("audience", audience);
			const token = await (0, _exchange_js__WEBPACK_IMPORTED_MODULE_1__.c)("GitHub", {
				send,
				signal
			}, async (request) => {
				const { status, text } = await request(url.href, {
					method: "GET",
					headers: {
						authorization: `Bearer ${environment[bearer] ?? ""}`,
						accept: "application/json"
					},
					body: ""
				});
				const value = status === 200 ? readValue(text) : null;
				if (value === null) throw new Error(`HTTP ${status}, and no OIDC token`);
				return value;
			});
			onSecret(token);
			return token;
		}
		function readValue(text) {
			const parsed = (0, _core_text_parse_json_js__WEBPACK_IMPORTED_MODULE_2__.qF)(text);
			return parsed !== null && typeof parsed === "object" && "value" in parsed && typeof parsed.value === "string" ? parsed.value : null;
		}
	})
};
