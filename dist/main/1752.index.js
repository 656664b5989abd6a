export const id = 1752;
export const ids = [1752];
export const modules = {
	21752: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { openAwsSigner: () => openAwsSigner });
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var _aws_sdk_credential_providers__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29719);
		var _smithy_signature_v4__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75118);
		var _bearer_signer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23642);
		var _exchange_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34147);
		var _job_token_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6179);
		async function openAwsSigner(options) {
			if (options.token !== null) return (0, _bearer_signer_js__WEBPACK_IMPORTED_MODULE_1__._7)(options, () => Promise.reject(new Error("there is a token")));
			const { identity, environment, nowMs, onSecret } = options;
			const region = options.region ?? "";
			const given = identity === null ? readEnvironment(environment) : null;
			if (identity === null && given === null) throw (0, _bearer_signer_js__WEBPACK_IMPORTED_MODULE_1__.$A)("there is neither the input identity nor key-command, and no login action has set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY");
			if (identity !== null && !(0, _job_token_js__WEBPACK_IMPORTED_MODULE_3__.bA)(environment)) throw (0, _job_token_js__WEBPACK_IMPORTED_MODULE_3__.ZL)();
			const read = (0, _bearer_signer_js__WEBPACK_IMPORTED_MODULE_1__.pj)(async (signal) => {
				const { value, expiresAtMs } = given === null ? await assumeRole(identity ?? "", region, options, signal) : {
					value: given,
					expiresAtMs: null
				};
				for (const secret of [
					value.accessKeyId,
					value.secretAccessKey,
					value.sessionToken
				]) if (secret !== undefined) onSecret(secret);
				return {
					value: new _smithy_signature_v4__WEBPACK_IMPORTED_MODULE_4__.SignatureV4({
						service: "bedrock",
						region,
						credentials: value,
						sha256: Sha256
					}),
					expiresAtMs
				};
			}, nowMs);
			return async ({ address, headers, body, signal }) => {
				const { protocol, hostname, host, pathname: path, searchParams } = new URL(address);
				const signer = await read(signal);
				const signed = await signer.sign({
					method: "POST",
					protocol,
					hostname,
					path,
					query: Object.fromEntries(searchParams),
					headers: {
						host,
						"content-type": headers["content-type"] ?? ""
					},
					body
				}, { signingDate: new Date(nowMs()) });
				const { host: _host, ...added } = signed.headers;
				return {
					...headers,
					...added
				};
			};
		}
		function readEnvironment(environment) {
			const { AWS_ACCESS_KEY_ID: accessKeyId = "", AWS_SECRET_ACCESS_KEY: secretAccessKey = "" } = environment;
			const { AWS_SESSION_TOKEN: sessionToken = "" } = environment;
			if (accessKeyId === "" || secretAccessKey === "") return null;
			return {
				accessKeyId,
				secretAccessKey,
				...sessionToken === "" ? {} : { sessionToken }
			};
		}
		async function assumeRole(roleArn, region, options, signal) {
			const webIdentityToken = await (0, _job_token_js__WEBPACK_IMPORTED_MODULE_3__.Lj)("sts.amazonaws.com", options, signal);
			return (0, _exchange_js__WEBPACK_IMPORTED_MODULE_2__.c)("AWS STS", {
				send: options.send,
				signal
			}, async (request) => {
				const { expiration, ...value } = await (0, _aws_sdk_credential_providers__WEBPACK_IMPORTED_MODULE_5__.G7)({
					roleArn,
					roleSessionName: "script-harness",
					webIdentityToken,
					clientConfig: {
						region,
						endpoint: `https://sts.${region}.amazonaws.com`,
						useDualstackEndpoint: false,
						useFipsEndpoint: false,
						defaultsMode: "standard",
						retryMode: "standard",
						maxAttempts: 1,
						userAgentAppId: () => Promise.resolve(undefined),
						authSchemePreference: () => Promise.resolve([]),
						sigv4aSigningRegionSet: () => Promise.resolve(undefined),
						requestHandler: createRequestHandler(request)
					}
				})();
				return {
					value,
					expiresAtMs: expiration?.getTime() ?? null
				};
			});
		}
		function createRequestHandler(request) {
			return {
				metadata: { handlerProtocol: "http/1.1" },
				async handle({ protocol, hostname, path, headers, body }) {
					const { host: _host, "content-length": _length, ...others } = headers;
					const { status: statusCode, text } = await request(`${protocol}//${hostname}${path}`, {
						method: "POST",
						headers: others,
						body: typeof body === "string" ? body : ""
					});
					return { response: {
						statusCode,
						headers: {},
						body: new TextEncoder().encode(text)
					} };
				},
				updateHttpClientConfig: () => undefined,
				httpHandlerConfigs: () => ({})
			};
		}
		class Sha256 {
			#hash;
			constructor(secret) {
				this.#hash = secret === undefined ? (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256") : (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)("sha256", toBytes(secret));
			}
			update(data) {
				this.#hash.update(toBytes(data));
			}
			digest() {
				return Promise.resolve(this.#hash.digest());
			}
			reset() {
				throw new Error("the signer uses each hash once");
			}
		}
		function toBytes(data) {
			if (typeof data === "string") return Buffer.from(data);
			return ArrayBuffer.isView(data) ? Buffer.from(data.buffer, data.byteOffset, data.byteLength) : Buffer.from(data);
		}
	}),
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
