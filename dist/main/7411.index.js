export const id = 7411;
export const ids = [7411];
export const modules = {
	89659: (function(__unused_webpack_module, exports, __webpack_require__) {
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
		var __awaiter = this && this.__awaiter || function(thisArg, _arguments, P, generator) {
			function adopt(value) {
				return value instanceof P ? value : new P(function(resolve) {
					resolve(value);
				});
			}
			return new (P || (P = Promise))(function(resolve, reject) {
				function fulfilled(value) {
					try {
						step(generator.next(value));
					} catch (e) {
						reject(e);
					}
				}
				function rejected(value) {
					try {
						step(generator["throw"](value));
					} catch (e) {
						reject(e);
					}
				}
				function step(result) {
					result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
				}
				step((generator = generator.apply(thisArg, _arguments || [])).next());
			});
		};
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.HttpClient = exports.HttpClientResponse = exports.HttpClientError = exports.MediaTypes = exports.Headers = exports.HttpCodes = void 0;
		exports.getProxyUrl = getProxyUrl;
		exports.isHttps = isHttps;
		const http = __importStar(__webpack_require__(58611));
		const https = __importStar(__webpack_require__(65692));
		const pm = __importStar(__webpack_require__(83335));
		const tunnel = __importStar(__webpack_require__(20770));
		const undici_1 = __webpack_require__(46752);
		var HttpCodes;
		(function(HttpCodes) {
			HttpCodes[HttpCodes["OK"] = 200] = "OK";
			HttpCodes[HttpCodes["MultipleChoices"] = 300] = "MultipleChoices";
			HttpCodes[HttpCodes["MovedPermanently"] = 301] = "MovedPermanently";
			HttpCodes[HttpCodes["ResourceMoved"] = 302] = "ResourceMoved";
			HttpCodes[HttpCodes["SeeOther"] = 303] = "SeeOther";
			HttpCodes[HttpCodes["NotModified"] = 304] = "NotModified";
			HttpCodes[HttpCodes["UseProxy"] = 305] = "UseProxy";
			HttpCodes[HttpCodes["SwitchProxy"] = 306] = "SwitchProxy";
			HttpCodes[HttpCodes["TemporaryRedirect"] = 307] = "TemporaryRedirect";
			HttpCodes[HttpCodes["PermanentRedirect"] = 308] = "PermanentRedirect";
			HttpCodes[HttpCodes["BadRequest"] = 400] = "BadRequest";
			HttpCodes[HttpCodes["Unauthorized"] = 401] = "Unauthorized";
			HttpCodes[HttpCodes["PaymentRequired"] = 402] = "PaymentRequired";
			HttpCodes[HttpCodes["Forbidden"] = 403] = "Forbidden";
			HttpCodes[HttpCodes["NotFound"] = 404] = "NotFound";
			HttpCodes[HttpCodes["MethodNotAllowed"] = 405] = "MethodNotAllowed";
			HttpCodes[HttpCodes["NotAcceptable"] = 406] = "NotAcceptable";
			HttpCodes[HttpCodes["ProxyAuthenticationRequired"] = 407] = "ProxyAuthenticationRequired";
			HttpCodes[HttpCodes["RequestTimeout"] = 408] = "RequestTimeout";
			HttpCodes[HttpCodes["Conflict"] = 409] = "Conflict";
			HttpCodes[HttpCodes["Gone"] = 410] = "Gone";
			HttpCodes[HttpCodes["TooManyRequests"] = 429] = "TooManyRequests";
			HttpCodes[HttpCodes["InternalServerError"] = 500] = "InternalServerError";
			HttpCodes[HttpCodes["NotImplemented"] = 501] = "NotImplemented";
			HttpCodes[HttpCodes["BadGateway"] = 502] = "BadGateway";
			HttpCodes[HttpCodes["ServiceUnavailable"] = 503] = "ServiceUnavailable";
			HttpCodes[HttpCodes["GatewayTimeout"] = 504] = "GatewayTimeout";
		})(HttpCodes || (exports.HttpCodes = HttpCodes = {}));
		var Headers;
		(function(Headers) {
			Headers["Accept"] = "accept";
			Headers["ContentType"] = "content-type";
		})(Headers || (exports.Headers = Headers = {}));
		var MediaTypes;
		(function(MediaTypes) {
			MediaTypes["ApplicationJson"] = "application/json";
		})(MediaTypes || (exports.MediaTypes = MediaTypes = {}));
		function getProxyUrl(serverUrl) {
			const proxyUrl = pm.getProxyUrl(new URL(serverUrl));
			return proxyUrl ? proxyUrl.href : "";
		}
		const HttpRedirectCodes = [
			HttpCodes.MovedPermanently,
			HttpCodes.ResourceMoved,
			HttpCodes.SeeOther,
			HttpCodes.TemporaryRedirect,
			HttpCodes.PermanentRedirect
		];
		const HttpResponseRetryCodes = [
			HttpCodes.BadGateway,
			HttpCodes.ServiceUnavailable,
			HttpCodes.GatewayTimeout
		];
		const RetryableHttpVerbs = [
			"OPTIONS",
			"GET",
			"DELETE",
			"HEAD"
		];
		const ExponentialBackoffCeiling = 10;
		const ExponentialBackoffTimeSlice = 5;
		class HttpClientError extends Error {
			constructor(message, statusCode) {
				super(message);
				this.name = "HttpClientError";
				this.statusCode = statusCode;
				Object.setPrototypeOf(this, HttpClientError.prototype);
			}
		}
		exports.HttpClientError = HttpClientError;
		class HttpClientResponse {
			constructor(message) {
				this.message = message;
			}
			readBody() {
				return __awaiter(this, void 0, void 0, function* () {
					return new Promise((resolve) => __awaiter(this, void 0, void 0, function* () {
						let output = Buffer.alloc(0);
						this.message.on("data", (chunk) => {
							output = Buffer.concat([output, chunk]);
						});
						this.message.on("end", () => {
							resolve(output.toString());
						});
					}));
				});
			}
			readBodyBuffer() {
				return __awaiter(this, void 0, void 0, function* () {
					return new Promise((resolve) => __awaiter(this, void 0, void 0, function* () {
						const chunks = [];
						this.message.on("data", (chunk) => {
							chunks.push(chunk);
						});
						this.message.on("end", () => {
							resolve(Buffer.concat(chunks));
						});
					}));
				});
			}
		}
		exports.HttpClientResponse = HttpClientResponse;
		function isHttps(requestUrl) {
			const parsedUrl = new URL(requestUrl);
			return parsedUrl.protocol === "https:";
		}
		class HttpClient {
			constructor(userAgent, handlers, requestOptions) {
				this._ignoreSslError = false;
				this._allowRedirects = true;
				this._allowRedirectDowngrade = false;
				this._maxRedirects = 50;
				this._allowRetries = false;
				this._maxRetries = 1;
				this._keepAlive = false;
				this._disposed = false;
				this.userAgent = this._getUserAgentWithOrchestrationId(userAgent);
				this.handlers = handlers || [];
				this.requestOptions = requestOptions;
				if (requestOptions) {
					if (requestOptions.ignoreSslError != null) {
						this._ignoreSslError = requestOptions.ignoreSslError;
					}
					this._socketTimeout = requestOptions.socketTimeout;
					if (requestOptions.allowRedirects != null) {
						this._allowRedirects = requestOptions.allowRedirects;
					}
					if (requestOptions.allowRedirectDowngrade != null) {
						this._allowRedirectDowngrade = requestOptions.allowRedirectDowngrade;
					}
					if (requestOptions.maxRedirects != null) {
						this._maxRedirects = Math.max(requestOptions.maxRedirects, 0);
					}
					if (requestOptions.keepAlive != null) {
						this._keepAlive = requestOptions.keepAlive;
					}
					if (requestOptions.allowRetries != null) {
						this._allowRetries = requestOptions.allowRetries;
					}
					if (requestOptions.maxRetries != null) {
						this._maxRetries = requestOptions.maxRetries;
					}
				}
			}
			options(requestUrl, additionalHeaders) {
				return __awaiter(this, void 0, void 0, function* () {
					return this.request("OPTIONS", requestUrl, null, additionalHeaders || {});
				});
			}
			get(requestUrl, additionalHeaders) {
				return __awaiter(this, void 0, void 0, function* () {
					return this.request("GET", requestUrl, null, additionalHeaders || {});
				});
			}
			del(requestUrl, additionalHeaders) {
				return __awaiter(this, void 0, void 0, function* () {
					return this.request("DELETE", requestUrl, null, additionalHeaders || {});
				});
			}
			post(requestUrl, data, additionalHeaders) {
				return __awaiter(this, void 0, void 0, function* () {
					return this.request("POST", requestUrl, data, additionalHeaders || {});
				});
			}
			patch(requestUrl, data, additionalHeaders) {
				return __awaiter(this, void 0, void 0, function* () {
					return this.request("PATCH", requestUrl, data, additionalHeaders || {});
				});
			}
			put(requestUrl, data, additionalHeaders) {
				return __awaiter(this, void 0, void 0, function* () {
					return this.request("PUT", requestUrl, data, additionalHeaders || {});
				});
			}
			head(requestUrl, additionalHeaders) {
				return __awaiter(this, void 0, void 0, function* () {
					return this.request("HEAD", requestUrl, null, additionalHeaders || {});
				});
			}
			sendStream(verb, requestUrl, stream, additionalHeaders) {
				return __awaiter(this, void 0, void 0, function* () {
					return this.request(verb, requestUrl, stream, additionalHeaders);
				});
			}
			getJson(requestUrl_1) {
				return __awaiter(this, arguments, void 0, function* (requestUrl, additionalHeaders = {}) {
					additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
					const res = yield this.get(requestUrl, additionalHeaders);
					return this._processResponse(res, this.requestOptions);
				});
			}
			postJson(requestUrl_1, obj_1) {
				return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
					const data = JSON.stringify(obj, null, 2);
					additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
					additionalHeaders[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
					const res = yield this.post(requestUrl, data, additionalHeaders);
					return this._processResponse(res, this.requestOptions);
				});
			}
			putJson(requestUrl_1, obj_1) {
				return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
					const data = JSON.stringify(obj, null, 2);
					additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
					additionalHeaders[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
					const res = yield this.put(requestUrl, data, additionalHeaders);
					return this._processResponse(res, this.requestOptions);
				});
			}
			patchJson(requestUrl_1, obj_1) {
				return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
					const data = JSON.stringify(obj, null, 2);
					additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
					additionalHeaders[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
					const res = yield this.patch(requestUrl, data, additionalHeaders);
					return this._processResponse(res, this.requestOptions);
				});
			}
			request(verb, requestUrl, data, headers) {
				return __awaiter(this, void 0, void 0, function* () {
					if (this._disposed) {
						throw new Error("Client has already been disposed.");
					}
					const parsedUrl = new URL(requestUrl);
					let info = this._prepareRequest(verb, parsedUrl, headers);
					const maxTries = this._allowRetries && RetryableHttpVerbs.includes(verb) ? this._maxRetries + 1 : 1;
					let numTries = 0;
					let response;
					do {
						response = yield this.requestRaw(info, data);
						if (response && response.message && response.message.statusCode === HttpCodes.Unauthorized) {
							let authenticationHandler;
							for (const handler of this.handlers) {
								if (handler.canHandleAuthentication(response)) {
									authenticationHandler = handler;
									break;
								}
							}
							if (authenticationHandler) {
								return authenticationHandler.handleAuthentication(this, info, data);
							} else {
								return response;
							}
						}
						let redirectsRemaining = this._maxRedirects;
						while (response.message.statusCode && HttpRedirectCodes.includes(response.message.statusCode) && this._allowRedirects && redirectsRemaining > 0) {
							const redirectUrl = response.message.headers["location"];
							if (!redirectUrl) {
								break;
							}
							const parsedRedirectUrl = new URL(redirectUrl);
							if (parsedUrl.protocol === "https:" && parsedUrl.protocol !== parsedRedirectUrl.protocol && !this._allowRedirectDowngrade) {
								throw new Error("Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.");
							}
							yield response.readBody();
							if (parsedRedirectUrl.hostname !== parsedUrl.hostname) {
								for (const header in headers) {
									if (header.toLowerCase() === "authorization") {
										delete headers[header];
									}
								}
							}
							info = this._prepareRequest(verb, parsedRedirectUrl, headers);
							response = yield this.requestRaw(info, data);
							redirectsRemaining--;
						}
						if (!response.message.statusCode || !HttpResponseRetryCodes.includes(response.message.statusCode)) {
							return response;
						}
						numTries += 1;
						if (numTries < maxTries) {
							yield response.readBody();
							yield this._performExponentialBackoff(numTries);
						}
					} while (numTries < maxTries);
					return response;
				});
			}
			dispose() {
				if (this._agent) {
					this._agent.destroy();
				}
				this._disposed = true;
			}
			requestRaw(info, data) {
				return __awaiter(this, void 0, void 0, function* () {
					return new Promise((resolve, reject) => {
						function callbackForResult(err, res) {
							if (err) {
								reject(err);
							} else if (!res) {
								reject(new Error("Unknown error"));
							} else {
								resolve(res);
							}
						}
						this.requestRawWithCallback(info, data, callbackForResult);
					});
				});
			}
			requestRawWithCallback(info, data, onResult) {
				if (typeof data === "string") {
					if (!info.options.headers) {
						info.options.headers = {};
					}
					info.options.headers["Content-Length"] = Buffer.byteLength(data, "utf8");
				}
				let callbackCalled = false;
				function handleResult(err, res) {
					if (!callbackCalled) {
						callbackCalled = true;
						onResult(err, res);
					}
				}
				const req = info.httpModule.request(info.options, (msg) => {
					const res = new HttpClientResponse(msg);
					handleResult(undefined, res);
				});
				let socket;
				req.on("socket", (sock) => {
					socket = sock;
				});
				req.setTimeout(this._socketTimeout || 3 * 6e4, () => {
					if (socket) {
						socket.end();
					}
					handleResult(new Error(`Request timeout: ${info.options.path}`));
				});
				req.on("error", function(err) {
					handleResult(err);
				});
				if (data && typeof data === "string") {
					req.write(data, "utf8");
				}
				if (data && typeof data !== "string") {
					data.on("close", function() {
						req.end();
					});
					data.pipe(req);
				} else {
					req.end();
				}
			}
			getAgent(serverUrl) {
				const parsedUrl = new URL(serverUrl);
				return this._getAgent(parsedUrl);
			}
			getAgentDispatcher(serverUrl) {
				const parsedUrl = new URL(serverUrl);
				const proxyUrl = pm.getProxyUrl(parsedUrl);
				const useProxy = proxyUrl && proxyUrl.hostname;
				if (!useProxy) {
					return;
				}
				return this._getProxyAgentDispatcher(parsedUrl, proxyUrl);
			}
			_prepareRequest(method, requestUrl, headers) {
				const info = {};
				info.parsedUrl = requestUrl;
				const usingSsl = info.parsedUrl.protocol === "https:";
				info.httpModule = usingSsl ? https : http;
				const defaultPort = usingSsl ? 443 : 80;
				info.options = {};
				info.options.host = info.parsedUrl.hostname;
				info.options.port = info.parsedUrl.port ? parseInt(info.parsedUrl.port) : defaultPort;
				info.options.path = (info.parsedUrl.pathname || "") + (info.parsedUrl.search || "");
				info.options.method = method;
				info.options.headers = this._mergeHeaders(headers);
				if (this.userAgent != null) {
					info.options.headers["user-agent"] = this.userAgent;
				}
				info.options.agent = this._getAgent(info.parsedUrl);
				if (this.handlers) {
					for (const handler of this.handlers) {
						handler.prepareRequest(info.options);
					}
				}
				return info;
			}
			_mergeHeaders(headers) {
				if (this.requestOptions && this.requestOptions.headers) {
					return Object.assign({}, lowercaseKeys(this.requestOptions.headers), lowercaseKeys(headers || {}));
				}
				return lowercaseKeys(headers || {});
			}
			_getExistingOrDefaultHeader(additionalHeaders, header, _default) {
				let clientHeader;
				if (this.requestOptions && this.requestOptions.headers) {
					const headerValue = lowercaseKeys(this.requestOptions.headers)[header];
					if (headerValue) {
						clientHeader = typeof headerValue === "number" ? headerValue.toString() : headerValue;
					}
				}
				const additionalValue = additionalHeaders[header];
				if (additionalValue !== undefined) {
					return typeof additionalValue === "number" ? additionalValue.toString() : additionalValue;
				}
				if (clientHeader !== undefined) {
					return clientHeader;
				}
				return _default;
			}
			_getExistingOrDefaultContentTypeHeader(additionalHeaders, _default) {
				let clientHeader;
				if (this.requestOptions && this.requestOptions.headers) {
					const headerValue = lowercaseKeys(this.requestOptions.headers)[Headers.ContentType];
					if (headerValue) {
						if (typeof headerValue === "number") {
							clientHeader = String(headerValue);
						} else if (Array.isArray(headerValue)) {
							clientHeader = headerValue.join(", ");
						} else {
							clientHeader = headerValue;
						}
					}
				}
				const additionalValue = additionalHeaders[Headers.ContentType];
				if (additionalValue !== undefined) {
					if (typeof additionalValue === "number") {
						return String(additionalValue);
					} else if (Array.isArray(additionalValue)) {
						return additionalValue.join(", ");
					} else {
						return additionalValue;
					}
				}
				if (clientHeader !== undefined) {
					return clientHeader;
				}
				return _default;
			}
			_getAgent(parsedUrl) {
				let agent;
				const proxyUrl = pm.getProxyUrl(parsedUrl);
				const useProxy = proxyUrl && proxyUrl.hostname;
				if (this._keepAlive && useProxy) {
					agent = this._proxyAgent;
				}
				if (!useProxy) {
					agent = this._agent;
				}
				if (agent) {
					return agent;
				}
				const usingSsl = parsedUrl.protocol === "https:";
				let maxSockets = 100;
				if (this.requestOptions) {
					maxSockets = this.requestOptions.maxSockets || http.globalAgent.maxSockets;
				}
				if (proxyUrl && proxyUrl.hostname) {
					const agentOptions = {
						maxSockets,
						keepAlive: this._keepAlive,
						proxy: Object.assign(Object.assign({}, (proxyUrl.username || proxyUrl.password) && { proxyAuth: `${proxyUrl.username}:${proxyUrl.password}` }), {
							host: proxyUrl.hostname,
							port: proxyUrl.port
						})
					};
					let tunnelAgent;
					const overHttps = proxyUrl.protocol === "https:";
					if (usingSsl) {
						tunnelAgent = overHttps ? tunnel.httpsOverHttps : tunnel.httpsOverHttp;
					} else {
						tunnelAgent = overHttps ? tunnel.httpOverHttps : tunnel.httpOverHttp;
					}
					agent = tunnelAgent(agentOptions);
					this._proxyAgent = agent;
				}
				if (!agent) {
					const options = {
						keepAlive: this._keepAlive,
						maxSockets
					};
					agent = usingSsl ? new https.Agent(options) : new http.Agent(options);
					this._agent = agent;
				}
				if (usingSsl && this._ignoreSslError) {
					agent.options = Object.assign(agent.options || {}, { rejectUnauthorized: false });
				}
				return agent;
			}
			_getProxyAgentDispatcher(parsedUrl, proxyUrl) {
				let proxyAgent;
				if (this._keepAlive) {
					proxyAgent = this._proxyAgentDispatcher;
				}
				if (proxyAgent) {
					return proxyAgent;
				}
				const usingSsl = parsedUrl.protocol === "https:";
				proxyAgent = new undici_1.ProxyAgent(Object.assign({
					uri: proxyUrl.href,
					pipelining: !this._keepAlive ? 0 : 1
				}, (proxyUrl.username || proxyUrl.password) && { token: `Basic ${Buffer.from(`${proxyUrl.username}:${proxyUrl.password}`).toString("base64")}` }));
				this._proxyAgentDispatcher = proxyAgent;
				if (usingSsl && this._ignoreSslError) {
					proxyAgent.options = Object.assign(proxyAgent.options.requestTls || {}, { rejectUnauthorized: false });
				}
				return proxyAgent;
			}
			_getUserAgentWithOrchestrationId(userAgent) {
				const baseUserAgent = userAgent || "actions/http-client";
				const orchId = process.env["ACTIONS_ORCHESTRATION_ID"];
				if (orchId) {
					const sanitizedId = orchId.replace(/[^a-z0-9_.-]/gi, "_");
					return `${baseUserAgent} actions_orchestration_id/${sanitizedId}`;
				}
				return baseUserAgent;
			}
			_performExponentialBackoff(retryNumber) {
				return __awaiter(this, void 0, void 0, function* () {
					retryNumber = Math.min(ExponentialBackoffCeiling, retryNumber);
					const ms = ExponentialBackoffTimeSlice * Math.pow(2, retryNumber);
					return new Promise((resolve) => setTimeout(() => resolve(), ms));
				});
			}
			_processResponse(res, options) {
				return __awaiter(this, void 0, void 0, function* () {
					return new Promise((resolve, reject) => __awaiter(this, void 0, void 0, function* () {
						const statusCode = res.message.statusCode || 0;
						const response = {
							statusCode,
							result: null,
							headers: {}
						};
						if (statusCode === HttpCodes.NotFound) {
							resolve(response);
						}
						function dateTimeDeserializer(key, value) {
							if (typeof value === "string") {
								const a = new Date(value);
								if (!isNaN(a.valueOf())) {
									return a;
								}
							}
							return value;
						}
						let obj;
						let contents;
						try {
							contents = yield res.readBody();
							if (contents && contents.length > 0) {
								if (options && options.deserializeDates) {
									obj = JSON.parse(contents, dateTimeDeserializer);
								} else {
									obj = JSON.parse(contents);
								}
								response.result = obj;
							}
							response.headers = res.message.headers;
						} catch (err) {}
						if (statusCode > 299) {
							let msg;
							if (obj && obj.message) {
								msg = obj.message;
							} else if (contents && contents.length > 0) {
								msg = contents;
							} else {
								msg = `Failed request: (${statusCode})`;
							}
							const err = new HttpClientError(msg, statusCode);
							err.result = response.result;
							reject(err);
						} else {
							resolve(response);
						}
					}));
				});
			}
		}
		exports.HttpClient = HttpClient;
		const lowercaseKeys = (obj) => Object.keys(obj).reduce((c, k) => (c[k.toLowerCase()] = obj[k], c), {});
	}),
	83335: (function (__unused_webpack_module, exports) {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.getProxyUrl = getProxyUrl;
		exports.checkBypass = checkBypass;
		function getProxyUrl(reqUrl) {
			const usingSsl = reqUrl.protocol === "https:";
			if (checkBypass(reqUrl)) {
				return undefined;
			}
			const proxyVar = (() => {
				if (usingSsl) {
					return process.env["https_proxy"] || process.env["HTTPS_PROXY"];
				} else {
					return process.env["http_proxy"] || process.env["HTTP_PROXY"];
				}
			})();
			if (proxyVar) {
				try {
					return new DecodedURL(proxyVar);
				} catch (_a) {
					if (!proxyVar.startsWith("http://") && !proxyVar.startsWith("https://")) return new DecodedURL(`http://${proxyVar}`);
				}
			} else {
				return undefined;
			}
		}
		function checkBypass(reqUrl) {
			if (!reqUrl.hostname) {
				return false;
			}
			const reqHost = reqUrl.hostname;
			if (isLoopbackAddress(reqHost)) {
				return true;
			}
			const noProxy = process.env["no_proxy"] || process.env["NO_PROXY"] || "";
			if (!noProxy) {
				return false;
			}
			let reqPort;
			if (reqUrl.port) {
				reqPort = Number(reqUrl.port);
			} else if (reqUrl.protocol === "http:") {
				reqPort = 80;
			} else if (reqUrl.protocol === "https:") {
				reqPort = 443;
			}
			const upperReqHosts = [reqUrl.hostname.toUpperCase()];
			if (typeof reqPort === "number") {
				upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`);
			}
			for (const upperNoProxyItem of noProxy.split(",").map((x) => x.trim().toUpperCase()).filter((x) => x)) {
				if (upperNoProxyItem === "*" || upperReqHosts.some((x) => x === upperNoProxyItem || x.endsWith(`.${upperNoProxyItem}`) || upperNoProxyItem.startsWith(".") && x.endsWith(`${upperNoProxyItem}`))) {
					return true;
				}
			}
			return false;
		}
		function isLoopbackAddress(host) {
			const hostLower = host.toLowerCase();
			return hostLower === "localhost" || hostLower.startsWith("127.") || hostLower.startsWith("[::1]") || hostLower.startsWith("[0:0:0:0:0:0:0:1]");
		}
		class DecodedURL extends URL {
			constructor(url, base) {
				super(url, base);
				this._decodedUsername = decodeURIComponent(super.username);
				this._decodedPassword = decodeURIComponent(super.password);
			}
			get username() {
				return this._decodedUsername;
			}
			get password() {
				return this._decodedPassword;
			}
		}
	}),
	20770: (function (module, __unused_webpack_exports, __webpack_require__) {
		module.exports = __webpack_require__(20218);
	}),
	20218: (function (__unused_webpack_module, exports, __webpack_require__) {
		var net = __webpack_require__(69278);
		var tls = __webpack_require__(64756);
		var http = __webpack_require__(58611);
		var https = __webpack_require__(65692);
		var events = __webpack_require__(24434);
		var assert = __webpack_require__(42613);
		var util = __webpack_require__(39023);
		exports.httpOverHttp = httpOverHttp;
		exports.httpsOverHttp = httpsOverHttp;
		exports.httpOverHttps = httpOverHttps;
		exports.httpsOverHttps = httpsOverHttps;
		function httpOverHttp(options) {
			var agent = new TunnelingAgent(options);
			agent.request = http.request;
			return agent;
		}
		function httpsOverHttp(options) {
			var agent = new TunnelingAgent(options);
			agent.request = http.request;
			agent.createSocket = createSecureSocket;
			agent.defaultPort = 443;
			return agent;
		}
		function httpOverHttps(options) {
			var agent = new TunnelingAgent(options);
			agent.request = https.request;
			return agent;
		}
		function httpsOverHttps(options) {
			var agent = new TunnelingAgent(options);
			agent.request = https.request;
			agent.createSocket = createSecureSocket;
			agent.defaultPort = 443;
			return agent;
		}
		function TunnelingAgent(options) {
			var self = this;
			self.options = options || {};
			self.proxyOptions = self.options.proxy || {};
			self.maxSockets = self.options.maxSockets || http.Agent.defaultMaxSockets;
			self.requests = [];
			self.sockets = [];
			self.on("free", function onFree(socket, host, port, localAddress) {
				var options = toOptions(host, port, localAddress);
				for (var i = 0, len = self.requests.length; i < len; ++i) {
					var pending = self.requests[i];
					if (pending.host === options.host && pending.port === options.port) {
						self.requests.splice(i, 1);
						pending.request.onSocket(socket);
						return;
					}
				}
				socket.destroy();
				self.removeSocket(socket);
			});
		}
		util.inherits(TunnelingAgent, events.EventEmitter);
		TunnelingAgent.prototype.addRequest = function addRequest(req, host, port, localAddress) {
			var self = this;
			var options = mergeOptions({ request: req }, self.options, toOptions(host, port, localAddress));
			if (self.sockets.length >= this.maxSockets) {
				self.requests.push(options);
				return;
			}
			self.createSocket(options, function(socket) {
				socket.on("free", onFree);
				socket.on("close", onCloseOrRemove);
				socket.on("agentRemove", onCloseOrRemove);
				req.onSocket(socket);
				function onFree() {
					self.emit("free", socket, options);
				}
				function onCloseOrRemove(err) {
					self.removeSocket(socket);
					socket.removeListener("free", onFree);
					socket.removeListener("close", onCloseOrRemove);
					socket.removeListener("agentRemove", onCloseOrRemove);
				}
			});
		};
		TunnelingAgent.prototype.createSocket = function createSocket(options, cb) {
			var self = this;
			var placeholder = {};
			self.sockets.push(placeholder);
			var connectOptions = mergeOptions({}, self.proxyOptions, {
				method: "CONNECT",
				path: options.host + ":" + options.port,
				agent: false,
				headers: { host: options.host + ":" + options.port }
			});
			if (options.localAddress) {
				connectOptions.localAddress = options.localAddress;
			}
			if (connectOptions.proxyAuth) {
				connectOptions.headers = connectOptions.headers || {};
				connectOptions.headers["Proxy-Authorization"] = "Basic " + new Buffer(connectOptions.proxyAuth).toString("base64");
			}
			debug("making CONNECT request");
			var connectReq = self.request(connectOptions);
			connectReq.useChunkedEncodingByDefault = false;
			connectReq.once("response", onResponse);
			connectReq.once("upgrade", onUpgrade);
			connectReq.once("connect", onConnect);
			connectReq.once("error", onError);
			connectReq.end();
			function onResponse(res) {
				res.upgrade = true;
			}
			function onUpgrade(res, socket, head) {
				process.nextTick(function() {
					onConnect(res, socket, head);
				});
			}
			function onConnect(res, socket, head) {
				connectReq.removeAllListeners();
				socket.removeAllListeners();
				if (res.statusCode !== 200) {
					debug("tunneling socket could not be established, statusCode=%d", res.statusCode);
					socket.destroy();
					var error = new Error("tunneling socket could not be established, " + "statusCode=" + res.statusCode);
					error.code = "ECONNRESET";
					options.request.emit("error", error);
					self.removeSocket(placeholder);
					return;
				}
				if (head.length > 0) {
					debug("got illegal response body from proxy");
					socket.destroy();
					var error = new Error("got illegal response body from proxy");
					error.code = "ECONNRESET";
					options.request.emit("error", error);
					self.removeSocket(placeholder);
					return;
				}
				debug("tunneling connection has established");
				self.sockets[self.sockets.indexOf(placeholder)] = socket;
				return cb(socket);
			}
			function onError(cause) {
				connectReq.removeAllListeners();
				debug("tunneling socket could not be established, cause=%s\n", cause.message, cause.stack);
				var error = new Error("tunneling socket could not be established, " + "cause=" + cause.message);
				error.code = "ECONNRESET";
				options.request.emit("error", error);
				self.removeSocket(placeholder);
			}
		};
		TunnelingAgent.prototype.removeSocket = function removeSocket(socket) {
			var pos = this.sockets.indexOf(socket);
			if (pos === -1) {
				return;
			}
			this.sockets.splice(pos, 1);
			var pending = this.requests.shift();
			if (pending) {
				this.createSocket(pending, function(socket) {
					pending.request.onSocket(socket);
				});
			}
		};
		function createSecureSocket(options, cb) {
			var self = this;
			TunnelingAgent.prototype.createSocket.call(self, options, function(socket) {
				var hostHeader = options.request.getHeader("host");
				var tlsOptions = mergeOptions({}, self.options, {
					socket,
					servername: hostHeader ? hostHeader.replace(/:.*$/, "") : options.host
				});
				var secureSocket = tls.connect(0, tlsOptions);
				self.sockets[self.sockets.indexOf(socket)] = secureSocket;
				cb(secureSocket);
			});
		}
		function toOptions(host, port, localAddress) {
			if (typeof host === "string") {
				return {
					host,
					port,
					localAddress
				};
			}
			return host;
		}
		function mergeOptions(target) {
			for (var i = 1, len = arguments.length; i < len; ++i) {
				var overrides = arguments[i];
				if (typeof overrides === "object") {
					var keys = Object.keys(overrides);
					for (var j = 0, keyLen = keys.length; j < keyLen; ++j) {
						var k = keys[j];
						if (overrides[k] !== undefined) {
							target[k] = overrides[k];
						}
					}
				}
			}
			return target;
		}
		var debug;
		if (process.env.NODE_DEBUG && /\btunnel\b/.test(process.env.NODE_DEBUG)) {
			debug = function() {
				var args = Array.prototype.slice.call(arguments);
				if (typeof args[0] === "string") {
					args[0] = "TUNNEL: " + args[0];
				} else {
					args.unshift("TUNNEL:");
				}
				console.error.apply(console, args);
			};
		} else {
			debug = function() {};
		}
		exports.debug = debug;
	}),
	91659: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Yz: () => core_debug,
			N4: () => endGroup,
			z3: () => error,
			pq: () => info,
			lm: () => notice,
			LZ: () => saveState,
			uH: () => setOutput,
			Pq: () => core_setSecret,
			Oh: () => startGroup,
			$e: () => warning
		});
		var external_os_ = __webpack_require__(70857);
		;
		function utils_toCommandValue(input) {
			if (input === null || input === undefined) {
				return "";
			} else if (typeof input === "string" || input instanceof String) {
				return input;
			}
			return JSON.stringify(input);
		}
		function toCommandProperties(annotationProperties) {
			if (!Object.keys(annotationProperties).length) {
				return {};
			}
			return {
				title: annotationProperties.title,
				file: annotationProperties.file,
				line: annotationProperties.startLine,
				endLine: annotationProperties.endLine,
				col: annotationProperties.startColumn,
				endColumn: annotationProperties.endColumn
			};
		}
		;
		function command_issueCommand(command, properties, message) {
			const cmd = new Command(command, properties, message);
			process.stdout.write(cmd.toString() + external_os_.EOL);
		}
		function command_issue(name, message = "") {
			command_issueCommand(name, {}, message);
		}
		const CMD_STRING = "::";
		class Command {
			constructor(command, properties, message) {
				if (!command) {
					command = "missing.command";
				}
				this.command = command;
				this.properties = properties;
				this.message = message;
			}
			toString() {
				let cmdStr = CMD_STRING + this.command;
				if (this.properties && Object.keys(this.properties).length > 0) {
					cmdStr += " ";
					let first = true;
					for (const key in this.properties) {
						if (this.properties.hasOwnProperty(key)) {
							const val = this.properties[key];
							if (val) {
								if (first) {
									first = false;
								} else {
									cmdStr += ",";
								}
								cmdStr += `${key}=${escapeProperty(val)}`;
							}
						}
					}
				}
				cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
				return cmdStr;
			}
		}
		function escapeData(s) {
			return utils_toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
		}
		function escapeProperty(s) {
			return utils_toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
		}
		var external_crypto_ = __webpack_require__(76982);
		var external_fs_ = __webpack_require__(79896);
		;
		function file_command_issueFileCommand(command, message) {
			const filePath = process.env[`GITHUB_${command}`];
			if (!filePath) {
				throw new Error(`Unable to find environment variable for file command ${command}`);
			}
			if (!external_fs_.existsSync(filePath)) {
				throw new Error(`Missing file at path: ${filePath}`);
			}
			external_fs_.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_.EOL}`, { encoding: "utf8" });
		}
		function file_command_prepareKeyValueMessage(key, value) {
			const delimiter = `ghadelimiter_${external_crypto_.randomUUID()}`;
			const convertedValue = utils_toCommandValue(value);
			if (key.includes(delimiter)) {
				throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
			}
			if (convertedValue.includes(delimiter)) {
				throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
			}
			return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
		}
		var external_path_ = __webpack_require__(16928);
		var lib = __webpack_require__(44942);
		var auth = __webpack_require__(92145);
		;
		var __awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
			function adopt(value) {
				return value instanceof P ? value : new P(function(resolve) {
					resolve(value);
				});
			}
			return new (P || (P = Promise))(function(resolve, reject) {
				function fulfilled(value) {
					try {
						step(generator.next(value));
					} catch (e) {
						reject(e);
					}
				}
				function rejected(value) {
					try {
						step(generator["throw"](value));
					} catch (e) {
						reject(e);
					}
				}
				function step(result) {
					result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
				}
				step((generator = generator.apply(thisArg, _arguments || [])).next());
			});
		};
		class oidc_utils_OidcClient {
			static createHttpClient(allowRetry = true, maxRetry = 10) {
				const requestOptions = {
					allowRetries: allowRetry,
					maxRetries: maxRetry
				};
				return new HttpClient("actions/oidc-client", [new BearerCredentialHandler(oidc_utils_OidcClient.getRequestToken())], requestOptions);
			}
			static getRequestToken() {
				const token = process.env["ACTIONS_ID_TOKEN_REQUEST_TOKEN"];
				if (!token) {
					throw new Error("Unable to get ACTIONS_ID_TOKEN_REQUEST_TOKEN env variable");
				}
				return token;
			}
			static getIDTokenUrl() {
				const runtimeUrl = process.env["ACTIONS_ID_TOKEN_REQUEST_URL"];
				if (!runtimeUrl) {
					throw new Error("Unable to get ACTIONS_ID_TOKEN_REQUEST_URL env variable");
				}
				return runtimeUrl;
			}
			static getCall(id_token_url) {
				return __awaiter(this, void 0, void 0, function* () {
					var _a;
					const httpclient = oidc_utils_OidcClient.createHttpClient();
					const res = yield httpclient.getJson(id_token_url).catch((error) => {
						throw new Error(`Failed to get ID Token. \n 
        Error Code : ${error.statusCode}\n 
        Error Message: ${error.message}`);
					});
					const id_token = (_a = res.result) === null || _a === void 0 ? void 0 : _a.value;
					if (!id_token) {
						throw new Error("Response json body do not have ID Token field");
					}
					return id_token;
				});
			}
			static getIDToken(audience) {
				return __awaiter(this, void 0, void 0, function* () {
					try {
						let id_token_url = oidc_utils_OidcClient.getIDTokenUrl();
						if (audience) {
							const encodedAudience = encodeURIComponent(audience);
							id_token_url = `${id_token_url}&audience=${encodedAudience}`;
						}
						debug(`ID token url is ${id_token_url}`);
						const id_token = yield oidc_utils_OidcClient.getCall(id_token_url);
						setSecret(id_token);
						return id_token;
					} catch (error) {
						throw new Error(`Error message: ${error.message}`);
					}
				});
			}
		}
		;
		var summary_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
			function adopt(value) {
				return value instanceof P ? value : new P(function(resolve) {
					resolve(value);
				});
			}
			return new (P || (P = Promise))(function(resolve, reject) {
				function fulfilled(value) {
					try {
						step(generator.next(value));
					} catch (e) {
						reject(e);
					}
				}
				function rejected(value) {
					try {
						step(generator["throw"](value));
					} catch (e) {
						reject(e);
					}
				}
				function step(result) {
					result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
				}
				step((generator = generator.apply(thisArg, _arguments || [])).next());
			});
		};
		const { access, appendFile, writeFile } = external_fs_.promises;
		const SUMMARY_ENV_VAR = "GITHUB_STEP_SUMMARY";
		const SUMMARY_DOCS_URL = "https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-job-summary";
		class Summary {
			constructor() {
				this._buffer = "";
			}
			filePath() {
				return summary_awaiter(this, void 0, void 0, function* () {
					if (this._filePath) {
						return this._filePath;
					}
					const pathFromEnv = process.env[SUMMARY_ENV_VAR];
					if (!pathFromEnv) {
						throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
					}
					try {
						yield access(pathFromEnv, external_fs_.constants.R_OK | external_fs_.constants.W_OK);
					} catch (_a) {
						throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
					}
					this._filePath = pathFromEnv;
					return this._filePath;
				});
			}
			wrap(tag, content, attrs = {}) {
				const htmlAttrs = Object.entries(attrs).map(([key, value]) => ` ${key}="${value}"`).join("");
				if (!content) {
					return `<${tag}${htmlAttrs}>`;
				}
				return `<${tag}${htmlAttrs}>${content}</${tag}>`;
			}
			write(options) {
				return summary_awaiter(this, void 0, void 0, function* () {
					const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
					const filePath = yield this.filePath();
					const writeFunc = overwrite ? writeFile : appendFile;
					yield writeFunc(filePath, this._buffer, { encoding: "utf8" });
					return this.emptyBuffer();
				});
			}
			clear() {
				return summary_awaiter(this, void 0, void 0, function* () {
					return this.emptyBuffer().write({ overwrite: true });
				});
			}
			stringify() {
				return this._buffer;
			}
			isEmptyBuffer() {
				return this._buffer.length === 0;
			}
			emptyBuffer() {
				this._buffer = "";
				return this;
			}
			addRaw(text, addEOL = false) {
				this._buffer += text;
				return addEOL ? this.addEOL() : this;
			}
			addEOL() {
				return this.addRaw(external_os_.EOL);
			}
			addCodeBlock(code, lang) {
				const attrs = Object.assign({}, lang && { lang });
				const element = this.wrap("pre", this.wrap("code", code), attrs);
				return this.addRaw(element).addEOL();
			}
			addList(items, ordered = false) {
				const tag = ordered ? "ol" : "ul";
				const listItems = items.map((item) => this.wrap("li", item)).join("");
				const element = this.wrap(tag, listItems);
				return this.addRaw(element).addEOL();
			}
			addTable(rows) {
				const tableBody = rows.map((row) => {
					const cells = row.map((cell) => {
						if (typeof cell === "string") {
							return this.wrap("td", cell);
						}
						const { header, data, colspan, rowspan } = cell;
						const tag = header ? "th" : "td";
						const attrs = Object.assign(Object.assign({}, colspan && { colspan }), rowspan && { rowspan });
						return this.wrap(tag, data, attrs);
					}).join("");
					return this.wrap("tr", cells);
				}).join("");
				const element = this.wrap("table", tableBody);
				return this.addRaw(element).addEOL();
			}
			addDetails(label, content) {
				const element = this.wrap("details", this.wrap("summary", label) + content);
				return this.addRaw(element).addEOL();
			}
			addImage(src, alt, options) {
				const { width, height } = options || {};
				const attrs = Object.assign(Object.assign({}, width && { width }), height && { height });
				const element = this.wrap("img", null, Object.assign({
					src,
					alt
				}, attrs));
				return this.addRaw(element).addEOL();
			}
			addHeading(text, level) {
				const tag = `h${level}`;
				const allowedTag = [
					"h1",
					"h2",
					"h3",
					"h4",
					"h5",
					"h6"
				].includes(tag) ? tag : "h1";
				const element = this.wrap(allowedTag, text);
				return this.addRaw(element).addEOL();
			}
			addSeparator() {
				const element = this.wrap("hr", null);
				return this.addRaw(element).addEOL();
			}
			addBreak() {
				const element = this.wrap("br", null);
				return this.addRaw(element).addEOL();
			}
			addQuote(text, cite) {
				const attrs = Object.assign({}, cite && { cite });
				const element = this.wrap("blockquote", text, attrs);
				return this.addRaw(element).addEOL();
			}
			addLink(text, href) {
				const element = this.wrap("a", text, { href });
				return this.addRaw(element).addEOL();
			}
		}
		const _summary = new Summary();
		const markdownSummary = null && _summary;
		const summary = null && _summary;
		;
		function toPosixPath(pth) {
			return pth.replace(/[\\]/g, "/");
		}
		function toWin32Path(pth) {
			return pth.replace(/[/]/g, "\\");
		}
		function toPlatformPath(pth) {
			return pth.replace(/[/\\]/g, path.sep);
		}
		var external_string_decoder_ = __webpack_require__(13193);
		var external_events_ = __webpack_require__(24434);
		var external_child_process_ = __webpack_require__(35317);
		var external_assert_ = __webpack_require__(42613);
		;
		var io_util_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
			function adopt(value) {
				return value instanceof P ? value : new P(function(resolve) {
					resolve(value);
				});
			}
			return new (P || (P = Promise))(function(resolve, reject) {
				function fulfilled(value) {
					try {
						step(generator.next(value));
					} catch (e) {
						reject(e);
					}
				}
				function rejected(value) {
					try {
						step(generator["throw"](value));
					} catch (e) {
						reject(e);
					}
				}
				function step(result) {
					result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
				}
				step((generator = generator.apply(thisArg, _arguments || [])).next());
			});
		};
		const { chmod, copyFile, lstat, mkdir, open: io_util_open, readdir, rename, rm, rmdir, stat, symlink, unlink } = external_fs_.promises;
		const IS_WINDOWS = process.platform === "win32";
		function readlink(fsPath) {
			return io_util_awaiter(this, void 0, void 0, function* () {
				const result = yield fs.promises.readlink(fsPath);
				if (IS_WINDOWS && !result.endsWith("\\")) {
					return `${result}\\`;
				}
				return result;
			});
		}
		const UV_FS_O_EXLOCK = 268435456;
		const READONLY = external_fs_.constants.O_RDONLY;
		function exists(fsPath) {
			return io_util_awaiter(this, void 0, void 0, function* () {
				try {
					yield stat(fsPath);
				} catch (err) {
					if (err.code === "ENOENT") {
						return false;
					}
					throw err;
				}
				return true;
			});
		}
		function isDirectory(fsPath_1) {
			return io_util_awaiter(this, arguments, void 0, function* (fsPath, useStat = false) {
				const stats = useStat ? yield stat(fsPath) : yield lstat(fsPath);
				return stats.isDirectory();
			});
		}
		function isRooted(p) {
			p = normalizeSeparators(p);
			if (!p) {
				throw new Error("isRooted() parameter \"p\" cannot be empty");
			}
			if (IS_WINDOWS) {
				return p.startsWith("\\") || /^[A-Z]:/i.test(p);
			}
			return p.startsWith("/");
		}
		function tryGetExecutablePath(filePath, extensions) {
			return io_util_awaiter(this, void 0, void 0, function* () {
				let stats = undefined;
				try {
					stats = yield stat(filePath);
				} catch (err) {
					if (err.code !== "ENOENT") {
						console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
					}
				}
				if (stats && stats.isFile()) {
					if (IS_WINDOWS) {
						const upperExt = external_path_.extname(filePath).toUpperCase();
						if (extensions.some((validExt) => validExt.toUpperCase() === upperExt)) {
							return filePath;
						}
					} else {
						if (isUnixExecutable(stats)) {
							return filePath;
						}
					}
				}
				const originalFilePath = filePath;
				for (const extension of extensions) {
					filePath = originalFilePath + extension;
					stats = undefined;
					try {
						stats = yield stat(filePath);
					} catch (err) {
						if (err.code !== "ENOENT") {
							console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
						}
					}
					if (stats && stats.isFile()) {
						if (IS_WINDOWS) {
							try {
								const directory = external_path_.dirname(filePath);
								const upperName = external_path_.basename(filePath).toUpperCase();
								for (const actualName of yield readdir(directory)) {
									if (upperName === actualName.toUpperCase()) {
										filePath = external_path_.join(directory, actualName);
										break;
									}
								}
							} catch (err) {
								console.log(`Unexpected error attempting to determine the actual case of the file '${filePath}': ${err}`);
							}
							return filePath;
						} else {
							if (isUnixExecutable(stats)) {
								return filePath;
							}
						}
					}
				}
				return "";
			});
		}
		function normalizeSeparators(p) {
			p = p || "";
			if (IS_WINDOWS) {
				p = p.replace(/\//g, "\\");
				return p.replace(/\\\\+/g, "\\");
			}
			return p.replace(/\/\/+/g, "/");
		}
		function isUnixExecutable(stats) {
			return (stats.mode & 1) > 0 || (stats.mode & 8) > 0 && process.getgid !== undefined && stats.gid === process.getgid() || (stats.mode & 64) > 0 && process.getuid !== undefined && stats.uid === process.getuid();
		}
		function getCmdPath() {
			var _a;
			return (_a = process.env["COMSPEC"]) !== null && _a !== void 0 ? _a : `cmd.exe`;
		}
		;
		var io_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
			function adopt(value) {
				return value instanceof P ? value : new P(function(resolve) {
					resolve(value);
				});
			}
			return new (P || (P = Promise))(function(resolve, reject) {
				function fulfilled(value) {
					try {
						step(generator.next(value));
					} catch (e) {
						reject(e);
					}
				}
				function rejected(value) {
					try {
						step(generator["throw"](value));
					} catch (e) {
						reject(e);
					}
				}
				function step(result) {
					result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
				}
				step((generator = generator.apply(thisArg, _arguments || [])).next());
			});
		};
		function cp(source_1, dest_1) {
			return io_awaiter(this, arguments, void 0, function* (source, dest, options = {}) {
				const { force, recursive, copySourceDirectory } = readCopyOptions(options);
				const destStat = (yield ioUtil.exists(dest)) ? yield ioUtil.stat(dest) : null;
				if (destStat && destStat.isFile() && !force) {
					return;
				}
				const newDest = destStat && destStat.isDirectory() && copySourceDirectory ? path.join(dest, path.basename(source)) : dest;
				if (!(yield ioUtil.exists(source))) {
					throw new Error(`no such file or directory: ${source}`);
				}
				const sourceStat = yield ioUtil.stat(source);
				if (sourceStat.isDirectory()) {
					if (!recursive) {
						throw new Error(`Failed to copy. ${source} is a directory, but tried to copy without recursive flag.`);
					} else {
						yield cpDirRecursive(source, newDest, 0, force);
					}
				} else {
					if (path.relative(source, newDest) === "") {
						throw new Error(`'${newDest}' and '${source}' are the same file`);
					}
					yield io_copyFile(source, newDest, force);
				}
			});
		}
		function mv(source_1, dest_1) {
			return io_awaiter(this, arguments, void 0, function* (source, dest, options = {}) {
				if (yield ioUtil.exists(dest)) {
					let destExists = true;
					if (yield ioUtil.isDirectory(dest)) {
						dest = path.join(dest, path.basename(source));
						destExists = yield ioUtil.exists(dest);
					}
					if (destExists) {
						if (options.force == null || options.force) {
							yield rmRF(dest);
						} else {
							throw new Error("Destination already exists");
						}
					}
				}
				yield mkdirP(path.dirname(dest));
				yield ioUtil.rename(source, dest);
			});
		}
		function rmRF(inputPath) {
			return io_awaiter(this, void 0, void 0, function* () {
				if (ioUtil.IS_WINDOWS) {
					if (/[*"<>|]/.test(inputPath)) {
						throw new Error("File path must not contain `*`, `\"`, `<`, `>` or `|` on Windows");
					}
				}
				try {
					yield ioUtil.rm(inputPath, {
						force: true,
						maxRetries: 3,
						recursive: true,
						retryDelay: 300
					});
				} catch (err) {
					throw new Error(`File was unable to be removed ${err}`);
				}
			});
		}
		function mkdirP(fsPath) {
			return io_awaiter(this, void 0, void 0, function* () {
				ok(fsPath, "a path argument must be provided");
				yield ioUtil.mkdir(fsPath, { recursive: true });
			});
		}
		function which(tool, check) {
			return io_awaiter(this, void 0, void 0, function* () {
				if (!tool) {
					throw new Error("parameter 'tool' is required");
				}
				if (check) {
					const result = yield which(tool, false);
					if (!result) {
						if (IS_WINDOWS) {
							throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`);
						} else {
							throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
						}
					}
					return result;
				}
				const matches = yield findInPath(tool);
				if (matches && matches.length > 0) {
					return matches[0];
				}
				return "";
			});
		}
		function findInPath(tool) {
			return io_awaiter(this, void 0, void 0, function* () {
				if (!tool) {
					throw new Error("parameter 'tool' is required");
				}
				const extensions = [];
				if (IS_WINDOWS && process.env["PATHEXT"]) {
					for (const extension of process.env["PATHEXT"].split(external_path_.delimiter)) {
						if (extension) {
							extensions.push(extension);
						}
					}
				}
				if (isRooted(tool)) {
					const filePath = yield tryGetExecutablePath(tool, extensions);
					if (filePath) {
						return [filePath];
					}
					return [];
				}
				if (tool.includes(external_path_.sep)) {
					return [];
				}
				const directories = [];
				if (process.env.PATH) {
					for (const p of process.env.PATH.split(external_path_.delimiter)) {
						if (p) {
							directories.push(p);
						}
					}
				}
				const matches = [];
				for (const directory of directories) {
					const filePath = yield tryGetExecutablePath(external_path_.join(directory, tool), extensions);
					if (filePath) {
						matches.push(filePath);
					}
				}
				return matches;
			});
		}
		function readCopyOptions(options) {
			const force = options.force == null ? true : options.force;
			const recursive = Boolean(options.recursive);
			const copySourceDirectory = options.copySourceDirectory == null ? true : Boolean(options.copySourceDirectory);
			return {
				force,
				recursive,
				copySourceDirectory
			};
		}
		function cpDirRecursive(sourceDir, destDir, currentDepth, force) {
			return io_awaiter(this, void 0, void 0, function* () {
				if (currentDepth >= 255) return;
				currentDepth++;
				yield mkdirP(destDir);
				const files = yield ioUtil.readdir(sourceDir);
				for (const fileName of files) {
					const srcFile = `${sourceDir}/${fileName}`;
					const destFile = `${destDir}/${fileName}`;
					const srcFileStat = yield ioUtil.lstat(srcFile);
					if (srcFileStat.isDirectory()) {
						yield cpDirRecursive(srcFile, destFile, currentDepth, force);
					} else {
						yield io_copyFile(srcFile, destFile, force);
					}
				}
				yield ioUtil.chmod(destDir, (yield ioUtil.stat(sourceDir)).mode);
			});
		}
		function io_copyFile(srcFile, destFile, force) {
			return io_awaiter(this, void 0, void 0, function* () {
				if ((yield ioUtil.lstat(srcFile)).isSymbolicLink()) {
					try {
						yield ioUtil.lstat(destFile);
						yield ioUtil.unlink(destFile);
					} catch (e) {
						if (e.code === "EPERM") {
							yield ioUtil.chmod(destFile, "0666");
							yield ioUtil.unlink(destFile);
						}
					}
					const symlinkFull = yield ioUtil.readlink(srcFile);
					yield ioUtil.symlink(symlinkFull, destFile, ioUtil.IS_WINDOWS ? "junction" : null);
				} else if (!(yield ioUtil.exists(destFile)) || force) {
					yield ioUtil.copyFile(srcFile, destFile);
				}
			});
		}
		var external_timers_ = __webpack_require__(53557);
		;
		var toolrunner_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
			function adopt(value) {
				return value instanceof P ? value : new P(function(resolve) {
					resolve(value);
				});
			}
			return new (P || (P = Promise))(function(resolve, reject) {
				function fulfilled(value) {
					try {
						step(generator.next(value));
					} catch (e) {
						reject(e);
					}
				}
				function rejected(value) {
					try {
						step(generator["throw"](value));
					} catch (e) {
						reject(e);
					}
				}
				function step(result) {
					result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
				}
				step((generator = generator.apply(thisArg, _arguments || [])).next());
			});
		};
		const toolrunner_IS_WINDOWS = process.platform === "win32";
		class ToolRunner extends external_events_.EventEmitter {
			constructor(toolPath, args, options) {
				super();
				if (!toolPath) {
					throw new Error("Parameter 'toolPath' cannot be null or empty.");
				}
				this.toolPath = toolPath;
				this.args = args || [];
				this.options = options || {};
			}
			_debug(message) {
				if (this.options.listeners && this.options.listeners.debug) {
					this.options.listeners.debug(message);
				}
			}
			_getCommandString(options, noPrefix) {
				const toolPath = this._getSpawnFileName();
				const args = this._getSpawnArgs(options);
				let cmd = noPrefix ? "" : "[command]";
				if (toolrunner_IS_WINDOWS) {
					if (this._isCmdFile()) {
						cmd += toolPath;
						for (const a of args) {
							cmd += ` ${a}`;
						}
					} else if (options.windowsVerbatimArguments) {
						cmd += `"${toolPath}"`;
						for (const a of args) {
							cmd += ` ${a}`;
						}
					} else {
						cmd += this._windowsQuoteCmdArg(toolPath);
						for (const a of args) {
							cmd += ` ${this._windowsQuoteCmdArg(a)}`;
						}
					}
				} else {
					cmd += toolPath;
					for (const a of args) {
						cmd += ` ${a}`;
					}
				}
				return cmd;
			}
			_processLineBuffer(data, strBuffer, onLine) {
				try {
					let s = strBuffer + data.toString();
					let n = s.indexOf(external_os_.EOL);
					while (n > -1) {
						const line = s.substring(0, n);
						onLine(line);
						s = s.substring(n + external_os_.EOL.length);
						n = s.indexOf(external_os_.EOL);
					}
					return s;
				} catch (err) {
					this._debug(`error processing line. Failed with error ${err}`);
					return "";
				}
			}
			_getSpawnFileName() {
				if (toolrunner_IS_WINDOWS) {
					if (this._isCmdFile()) {
						return process.env["COMSPEC"] || "cmd.exe";
					}
				}
				return this.toolPath;
			}
			_getSpawnArgs(options) {
				if (toolrunner_IS_WINDOWS) {
					if (this._isCmdFile()) {
						let argline = `/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;
						for (const a of this.args) {
							argline += " ";
							argline += options.windowsVerbatimArguments ? a : this._windowsQuoteCmdArg(a);
						}
						argline += "\"";
						return [argline];
					}
				}
				return this.args;
			}
			_endsWith(str, end) {
				return str.endsWith(end);
			}
			_isCmdFile() {
				const upperToolPath = this.toolPath.toUpperCase();
				return this._endsWith(upperToolPath, ".CMD") || this._endsWith(upperToolPath, ".BAT");
			}
			_windowsQuoteCmdArg(arg) {
				if (!this._isCmdFile()) {
					return this._uvQuoteCmdArg(arg);
				}
				if (!arg) {
					return "\"\"";
				}
				const cmdSpecialChars = [
					" ",
					"	",
					"&",
					"(",
					")",
					"[",
					"]",
					"{",
					"}",
					"^",
					"=",
					";",
					"!",
					"'",
					"+",
					",",
					"`",
					"~",
					"|",
					"<",
					">",
					"\""
				];
				let needsQuotes = false;
				for (const char of arg) {
					if (cmdSpecialChars.some((x) => x === char)) {
						needsQuotes = true;
						break;
					}
				}
				if (!needsQuotes) {
					return arg;
				}
				let reverse = "\"";
				let quoteHit = true;
				for (let i = arg.length; i > 0; i--) {
					reverse += arg[i - 1];
					if (quoteHit && arg[i - 1] === "\\") {
						reverse += "\\";
					} else if (arg[i - 1] === "\"") {
						quoteHit = true;
						reverse += "\"";
					} else {
						quoteHit = false;
					}
				}
				reverse += "\"";
				return reverse.split("").reverse().join("");
			}
			_uvQuoteCmdArg(arg) {
				if (!arg) {
					return "\"\"";
				}
				if (!arg.includes(" ") && !arg.includes("	") && !arg.includes("\"")) {
					return arg;
				}
				if (!arg.includes("\"") && !arg.includes("\\")) {
					return `"${arg}"`;
				}
				let reverse = "\"";
				let quoteHit = true;
				for (let i = arg.length; i > 0; i--) {
					reverse += arg[i - 1];
					if (quoteHit && arg[i - 1] === "\\") {
						reverse += "\\";
					} else if (arg[i - 1] === "\"") {
						quoteHit = true;
						reverse += "\\";
					} else {
						quoteHit = false;
					}
				}
				reverse += "\"";
				return reverse.split("").reverse().join("");
			}
			_cloneExecOptions(options) {
				options = options || {};
				const result = {
					cwd: options.cwd || process.cwd(),
					env: options.env || process.env,
					silent: options.silent || false,
					windowsVerbatimArguments: options.windowsVerbatimArguments || false,
					failOnStdErr: options.failOnStdErr || false,
					ignoreReturnCode: options.ignoreReturnCode || false,
					delay: options.delay || 1e4
				};
				result.outStream = options.outStream || process.stdout;
				result.errStream = options.errStream || process.stderr;
				return result;
			}
			_getSpawnOptions(options, toolPath) {
				options = options || {};
				const result = {};
				result.cwd = options.cwd;
				result.env = options.env;
				result["windowsVerbatimArguments"] = options.windowsVerbatimArguments || this._isCmdFile();
				if (options.windowsVerbatimArguments) {
					result.argv0 = `"${toolPath}"`;
				}
				return result;
			}
			exec() {
				return toolrunner_awaiter(this, void 0, void 0, function* () {
					if (!isRooted(this.toolPath) && (this.toolPath.includes("/") || toolrunner_IS_WINDOWS && this.toolPath.includes("\\"))) {
						this.toolPath = external_path_.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath);
					}
					this.toolPath = yield which(this.toolPath, true);
					return new Promise((resolve, reject) => toolrunner_awaiter(this, void 0, void 0, function* () {
						this._debug(`exec tool: ${this.toolPath}`);
						this._debug("arguments:");
						for (const arg of this.args) {
							this._debug(`   ${arg}`);
						}
						const optionsNonNull = this._cloneExecOptions(this.options);
						if (!optionsNonNull.silent && optionsNonNull.outStream) {
							optionsNonNull.outStream.write(this._getCommandString(optionsNonNull) + external_os_.EOL);
						}
						const state = new ExecState(optionsNonNull, this.toolPath);
						state.on("debug", (message) => {
							this._debug(message);
						});
						if (this.options.cwd && !(yield exists(this.options.cwd))) {
							return reject(new Error(`The cwd: ${this.options.cwd} does not exist!`));
						}
						const fileName = this._getSpawnFileName();
						const cp = external_child_process_.spawn(fileName, this._getSpawnArgs(optionsNonNull), this._getSpawnOptions(this.options, fileName));
						let stdbuffer = "";
						if (cp.stdout) {
							cp.stdout.on("data", (data) => {
								if (this.options.listeners && this.options.listeners.stdout) {
									this.options.listeners.stdout(data);
								}
								if (!optionsNonNull.silent && optionsNonNull.outStream) {
									optionsNonNull.outStream.write(data);
								}
								stdbuffer = this._processLineBuffer(data, stdbuffer, (line) => {
									if (this.options.listeners && this.options.listeners.stdline) {
										this.options.listeners.stdline(line);
									}
								});
							});
						}
						let errbuffer = "";
						if (cp.stderr) {
							cp.stderr.on("data", (data) => {
								state.processStderr = true;
								if (this.options.listeners && this.options.listeners.stderr) {
									this.options.listeners.stderr(data);
								}
								if (!optionsNonNull.silent && optionsNonNull.errStream && optionsNonNull.outStream) {
									const s = optionsNonNull.failOnStdErr ? optionsNonNull.errStream : optionsNonNull.outStream;
									s.write(data);
								}
								errbuffer = this._processLineBuffer(data, errbuffer, (line) => {
									if (this.options.listeners && this.options.listeners.errline) {
										this.options.listeners.errline(line);
									}
								});
							});
						}
						cp.on("error", (err) => {
							state.processError = err.message;
							state.processExited = true;
							state.processClosed = true;
							state.CheckComplete();
						});
						cp.on("exit", (code) => {
							state.processExitCode = code;
							state.processExited = true;
							this._debug(`Exit code ${code} received from tool '${this.toolPath}'`);
							state.CheckComplete();
						});
						cp.on("close", (code) => {
							state.processExitCode = code;
							state.processExited = true;
							state.processClosed = true;
							this._debug(`STDIO streams have closed for tool '${this.toolPath}'`);
							state.CheckComplete();
						});
						state.on("done", (error, exitCode) => {
							if (stdbuffer.length > 0) {
								this.emit("stdline", stdbuffer);
							}
							if (errbuffer.length > 0) {
								this.emit("errline", errbuffer);
							}
							cp.removeAllListeners();
							if (error) {
								reject(error);
							} else {
								resolve(exitCode);
							}
						});
						if (this.options.input) {
							if (!cp.stdin) {
								throw new Error("child process missing stdin");
							}
							cp.stdin.end(this.options.input);
						}
					}));
				});
			}
		}
		function argStringToArray(argString) {
			const args = [];
			let inQuotes = false;
			let escaped = false;
			let arg = "";
			function append(c) {
				if (escaped && c !== "\"") {
					arg += "\\";
				}
				arg += c;
				escaped = false;
			}
			for (let i = 0; i < argString.length; i++) {
				const c = argString.charAt(i);
				if (c === "\"") {
					if (!escaped) {
						inQuotes = !inQuotes;
					} else {
						append(c);
					}
					continue;
				}
				if (c === "\\" && escaped) {
					append(c);
					continue;
				}
				if (c === "\\" && inQuotes) {
					escaped = true;
					continue;
				}
				if (c === " " && !inQuotes) {
					if (arg.length > 0) {
						args.push(arg);
						arg = "";
					}
					continue;
				}
				append(c);
			}
			if (arg.length > 0) {
				args.push(arg.trim());
			}
			return args;
		}
		class ExecState extends external_events_.EventEmitter {
			constructor(options, toolPath) {
				super();
				this.processClosed = false;
				this.processError = "";
				this.processExitCode = 0;
				this.processExited = false;
				this.processStderr = false;
				this.delay = 1e4;
				this.done = false;
				this.timeout = null;
				if (!toolPath) {
					throw new Error("toolPath must not be empty");
				}
				this.options = options;
				this.toolPath = toolPath;
				if (options.delay) {
					this.delay = options.delay;
				}
			}
			CheckComplete() {
				if (this.done) {
					return;
				}
				if (this.processClosed) {
					this._setResult();
				} else if (this.processExited) {
					this.timeout = (0, external_timers_.setTimeout)(ExecState.HandleTimeout, this.delay, this);
				}
			}
			_debug(message) {
				this.emit("debug", message);
			}
			_setResult() {
				let error;
				if (this.processExited) {
					if (this.processError) {
						error = new Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`);
					} else if (this.processExitCode !== 0 && !this.options.ignoreReturnCode) {
						error = new Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`);
					} else if (this.processStderr && this.options.failOnStdErr) {
						error = new Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR stream`);
					}
				}
				if (this.timeout) {
					clearTimeout(this.timeout);
					this.timeout = null;
				}
				this.done = true;
				this.emit("done", error, this.processExitCode);
			}
			static HandleTimeout(state) {
				if (state.done) {
					return;
				}
				if (!state.processClosed && state.processExited) {
					const message = `The STDIO streams did not close within ${state.delay / 1e3} seconds of the exit event from process '${state.toolPath}'. This may indicate a child process inherited the STDIO streams and has not yet exited.`;
					state._debug(message);
				}
				state._setResult();
			}
		}
		;
		var exec_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
			function adopt(value) {
				return value instanceof P ? value : new P(function(resolve) {
					resolve(value);
				});
			}
			return new (P || (P = Promise))(function(resolve, reject) {
				function fulfilled(value) {
					try {
						step(generator.next(value));
					} catch (e) {
						reject(e);
					}
				}
				function rejected(value) {
					try {
						step(generator["throw"](value));
					} catch (e) {
						reject(e);
					}
				}
				function step(result) {
					result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
				}
				step((generator = generator.apply(thisArg, _arguments || [])).next());
			});
		};
		function exec_exec(commandLine, args, options) {
			return exec_awaiter(this, void 0, void 0, function* () {
				const commandArgs = tr.argStringToArray(commandLine);
				if (commandArgs.length === 0) {
					throw new Error(`Parameter 'commandLine' cannot be null or empty.`);
				}
				const toolPath = commandArgs[0];
				args = commandArgs.slice(1).concat(args || []);
				const runner = new tr.ToolRunner(toolPath, args, options);
				return runner.exec();
			});
		}
		function getExecOutput(commandLine, args, options) {
			return exec_awaiter(this, void 0, void 0, function* () {
				var _a, _b;
				let stdout = "";
				let stderr = "";
				const stdoutDecoder = new StringDecoder("utf8");
				const stderrDecoder = new StringDecoder("utf8");
				const originalStdoutListener = (_a = options === null || options === void 0 ? void 0 : options.listeners) === null || _a === void 0 ? void 0 : _a.stdout;
				const originalStdErrListener = (_b = options === null || options === void 0 ? void 0 : options.listeners) === null || _b === void 0 ? void 0 : _b.stderr;
				const stdErrListener = (data) => {
					stderr += stderrDecoder.write(data);
					if (originalStdErrListener) {
						originalStdErrListener(data);
					}
				};
				const stdOutListener = (data) => {
					stdout += stdoutDecoder.write(data);
					if (originalStdoutListener) {
						originalStdoutListener(data);
					}
				};
				const listeners = Object.assign(Object.assign({}, options === null || options === void 0 ? void 0 : options.listeners), {
					stdout: stdOutListener,
					stderr: stdErrListener
				});
				const exitCode = yield exec_exec(commandLine, args, Object.assign(Object.assign({}, options), { listeners }));
				stdout += stdoutDecoder.end();
				stderr += stderrDecoder.end();
				return {
					exitCode,
					stdout,
					stderr
				};
			});
		}
		;
		var platform_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
			function adopt(value) {
				return value instanceof P ? value : new P(function(resolve) {
					resolve(value);
				});
			}
			return new (P || (P = Promise))(function(resolve, reject) {
				function fulfilled(value) {
					try {
						step(generator.next(value));
					} catch (e) {
						reject(e);
					}
				}
				function rejected(value) {
					try {
						step(generator["throw"](value));
					} catch (e) {
						reject(e);
					}
				}
				function step(result) {
					result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
				}
				step((generator = generator.apply(thisArg, _arguments || [])).next());
			});
		};
		const getWindowsInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
			const { stdout: version } = yield exec.getExecOutput("powershell -command \"(Get-CimInstance -ClassName Win32_OperatingSystem).Version\"", undefined, { silent: true });
			const { stdout: name } = yield exec.getExecOutput("powershell -command \"(Get-CimInstance -ClassName Win32_OperatingSystem).Caption\"", undefined, { silent: true });
			return {
				name: name.trim(),
				version: version.trim()
			};
		});
		const getMacOsInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
			var _a, _b, _c, _d;
			const { stdout } = yield exec.getExecOutput("sw_vers", undefined, { silent: true });
			const version = (_b = (_a = stdout.match(/ProductVersion:\s*(.+)/)) === null || _a === void 0 ? void 0 : _a[1]) !== null && _b !== void 0 ? _b : "";
			const name = (_d = (_c = stdout.match(/ProductName:\s*(.+)/)) === null || _c === void 0 ? void 0 : _c[1]) !== null && _d !== void 0 ? _d : "";
			return {
				name,
				version
			};
		});
		const getLinuxInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
			const { stdout } = yield exec.getExecOutput("lsb_release", [
				"-i",
				"-r",
				"-s"
			], { silent: true });
			const [name, version] = stdout.trim().split("\n");
			return {
				name,
				version
			};
		});
		const platform = external_os_.platform();
		const arch = external_os_.arch();
		const isWindows = platform === "win32";
		const isMacOS = platform === "darwin";
		const isLinux = platform === "linux";
		function getDetails() {
			return platform_awaiter(this, void 0, void 0, function* () {
				return Object.assign(Object.assign({}, yield isWindows ? getWindowsInfo() : isMacOS ? getMacOsInfo() : getLinuxInfo()), {
					platform,
					arch,
					isWindows,
					isMacOS,
					isLinux
				});
			});
		}
		;
		var core_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
			function adopt(value) {
				return value instanceof P ? value : new P(function(resolve) {
					resolve(value);
				});
			}
			return new (P || (P = Promise))(function(resolve, reject) {
				function fulfilled(value) {
					try {
						step(generator.next(value));
					} catch (e) {
						reject(e);
					}
				}
				function rejected(value) {
					try {
						step(generator["throw"](value));
					} catch (e) {
						reject(e);
					}
				}
				function step(result) {
					result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
				}
				step((generator = generator.apply(thisArg, _arguments || [])).next());
			});
		};
		var ExitCode;
		(function(ExitCode) {
			ExitCode[ExitCode["Success"] = 0] = "Success";
			ExitCode[ExitCode["Failure"] = 1] = "Failure";
		})(ExitCode || (ExitCode = {}));
		function exportVariable(name, val) {
			const convertedVal = toCommandValue(val);
			process.env[name] = convertedVal;
			const filePath = process.env["GITHUB_ENV"] || "";
			if (filePath) {
				return issueFileCommand("ENV", prepareKeyValueMessage(name, val));
			}
			issueCommand("set-env", { name }, convertedVal);
		}
		function core_setSecret(secret) {
			command_issueCommand("add-mask", {}, secret);
		}
		function addPath(inputPath) {
			const filePath = process.env["GITHUB_PATH"] || "";
			if (filePath) {
				issueFileCommand("PATH", inputPath);
			} else {
				issueCommand("add-path", {}, inputPath);
			}
			process.env["PATH"] = `${inputPath}${path.delimiter}${process.env["PATH"]}`;
		}
		function getInput(name, options) {
			const val = process.env[`INPUT_${name.replace(/ /g, "_").toUpperCase()}`] || "";
			if (options && options.required && !val) {
				throw new Error(`Input required and not supplied: ${name}`);
			}
			if (options && options.trimWhitespace === false) {
				return val;
			}
			return val.trim();
		}
		function getMultilineInput(name, options) {
			const inputs = getInput(name, options).split("\n").filter((x) => x !== "");
			if (options && options.trimWhitespace === false) {
				return inputs;
			}
			return inputs.map((input) => input.trim());
		}
		function getBooleanInput(name, options) {
			const trueValue = [
				"true",
				"True",
				"TRUE"
			];
			const falseValue = [
				"false",
				"False",
				"FALSE"
			];
			const val = getInput(name, options);
			if (trueValue.includes(val)) return true;
			if (falseValue.includes(val)) return false;
			throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\n` + `Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
		}
		function setOutput(name, value) {
			const filePath = process.env["GITHUB_OUTPUT"] || "";
			if (filePath) {
				return file_command_issueFileCommand("OUTPUT", file_command_prepareKeyValueMessage(name, value));
			}
			process.stdout.write(external_os_.EOL);
			command_issueCommand("set-output", { name }, utils_toCommandValue(value));
		}
		function setCommandEcho(enabled) {
			issue("echo", enabled ? "on" : "off");
		}
		function setFailed(message) {
			process.exitCode = ExitCode.Failure;
			error(message);
		}
		function isDebug() {
			return process.env["RUNNER_DEBUG"] === "1";
		}
		function core_debug(message) {
			command_issueCommand("debug", {}, message);
		}
		function error(message, properties = {}) {
			command_issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
		}
		function warning(message, properties = {}) {
			command_issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
		}
		function notice(message, properties = {}) {
			command_issueCommand("notice", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
		}
		function info(message) {
			process.stdout.write(message + external_os_.EOL);
		}
		function startGroup(name) {
			command_issue("group", name);
		}
		function endGroup() {
			command_issue("endgroup");
		}
		function group(name, fn) {
			return core_awaiter(this, void 0, void 0, function* () {
				startGroup(name);
				let result;
				try {
					result = yield fn();
				} finally {
					endGroup();
				}
				return result;
			});
		}
		function saveState(name, value) {
			const filePath = process.env["GITHUB_STATE"] || "";
			if (filePath) {
				return file_command_issueFileCommand("STATE", file_command_prepareKeyValueMessage(name, value));
			}
			command_issueCommand("save-state", { name }, utils_toCommandValue(value));
		}
		function getState(name) {
			return process.env[`STATE_${name}`] || "";
		}
		function getIDToken(aud) {
			return core_awaiter(this, void 0, void 0, function* () {
				return yield OidcClient.getIDToken(aud);
			});
		}
	}),
	37157: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { o: () => Context });
		var fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79896);
		var os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70857);
		class Context {
			constructor() {
				var _a, _b, _c;
				this.payload = {};
				if (process.env.GITHUB_EVENT_PATH) {
					if ((0, fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(process.env.GITHUB_EVENT_PATH)) {
						this.payload = JSON.parse((0, fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(process.env.GITHUB_EVENT_PATH, { encoding: "utf8" }));
					} else {
						const path = process.env.GITHUB_EVENT_PATH;
						process.stdout.write(`GITHUB_EVENT_PATH ${path} does not exist${os__WEBPACK_IMPORTED_MODULE_1__.EOL}`);
					}
				}
				this.eventName = process.env.GITHUB_EVENT_NAME;
				this.sha = process.env.GITHUB_SHA;
				this.ref = process.env.GITHUB_REF;
				this.workflow = process.env.GITHUB_WORKFLOW;
				this.action = process.env.GITHUB_ACTION;
				this.actor = process.env.GITHUB_ACTOR;
				this.job = process.env.GITHUB_JOB;
				this.runAttempt = parseInt(process.env.GITHUB_RUN_ATTEMPT, 10);
				this.runNumber = parseInt(process.env.GITHUB_RUN_NUMBER, 10);
				this.runId = parseInt(process.env.GITHUB_RUN_ID, 10);
				this.apiUrl = (_a = process.env.GITHUB_API_URL) !== null && _a !== void 0 ? _a : `https://api.github.com`;
				this.serverUrl = (_b = process.env.GITHUB_SERVER_URL) !== null && _b !== void 0 ? _b : `https://github.com`;
				this.graphqlUrl = (_c = process.env.GITHUB_GRAPHQL_URL) !== null && _c !== void 0 ? _c : `https://api.github.com/graphql`;
			}
			get issue() {
				const payload = this.payload;
				return Object.assign(Object.assign({}, this.repo), { number: (payload.issue || payload.pull_request || payload).number });
			}
			get repo() {
				if (process.env.GITHUB_REPOSITORY) {
					const [owner, repo] = process.env.GITHUB_REPOSITORY.split("/");
					return {
						owner,
						repo
					};
				}
				if (this.payload.repository) {
					return {
						owner: this.payload.repository.owner.login,
						repo: this.payload.repository.name
					};
				}
				throw new Error("context.repo requires a GITHUB_REPOSITORY environment variable like 'owner/repo'");
			}
		}
	}),
	61351: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { Q: () => getOctokit });
		var _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37157);
		var _utils_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85555);
		const context = new _context_js__WEBPACK_IMPORTED_MODULE_0__.o();
		function getOctokit(token, options, ...additionalPlugins) {
			const GitHubWithPlugins = _utils_js__WEBPACK_IMPORTED_MODULE_1__.gq.plugin(...additionalPlugins);
			return new GitHubWithPlugins((0, _utils_js__WEBPACK_IMPORTED_MODULE_1__.EG)(token, options));
		}
	}),
	85555: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			gq: () => GitHub,
			NT: () => defaults,
			EG: () => getOctokitOptions
		});
		var context = __webpack_require__(37157);
		var lib = __webpack_require__(89659);
		var undici = __webpack_require__(46752);
		;
		var __awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
			function adopt(value) {
				return value instanceof P ? value : new P(function(resolve) {
					resolve(value);
				});
			}
			return new (P || (P = Promise))(function(resolve, reject) {
				function fulfilled(value) {
					try {
						step(generator.next(value));
					} catch (e) {
						reject(e);
					}
				}
				function rejected(value) {
					try {
						step(generator["throw"](value));
					} catch (e) {
						reject(e);
					}
				}
				function step(result) {
					result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
				}
				step((generator = generator.apply(thisArg, _arguments || [])).next());
			});
		};
		function getAuthString(token, options) {
			if (!token && !options.auth) {
				throw new Error("Parameter token or opts.auth is required");
			} else if (token && options.auth) {
				throw new Error("Parameters token and opts.auth may not both be specified");
			}
			return typeof options.auth === "string" ? options.auth : `token ${token}`;
		}
		function getProxyAgent(destinationUrl) {
			const hc = new lib.HttpClient();
			return hc.getAgent(destinationUrl);
		}
		function getProxyAgentDispatcher(destinationUrl) {
			const hc = new lib.HttpClient();
			return hc.getAgentDispatcher(destinationUrl);
		}
		function getProxyFetch(destinationUrl) {
			const httpDispatcher = getProxyAgentDispatcher(destinationUrl);
			const proxyFetch = (url, opts) => __awaiter(this, void 0, void 0, function* () {
				return (0, undici.fetch)(url, Object.assign(Object.assign({}, opts), { dispatcher: httpDispatcher }));
			});
			return proxyFetch;
		}
		function getApiBaseUrl() {
			return process.env["GITHUB_API_URL"] || "https://api.github.com";
		}
		function getUserAgentWithOrchestrationId(baseUserAgent) {
			var _a;
			const orchId = (_a = process.env["ACTIONS_ORCHESTRATION_ID"]) === null || _a === void 0 ? void 0 : _a.trim();
			if (orchId) {
				const sanitizedId = orchId.replace(/[^a-z0-9_.-]/gi, "_");
				const tag = `actions_orchestration_id/${sanitizedId}`;
				if (baseUserAgent === null || baseUserAgent === void 0 ? void 0 : baseUserAgent.includes(tag)) return baseUserAgent;
				const ua = baseUserAgent ? `${baseUserAgent} ` : "";
				return `${ua}${tag}`;
			}
			return baseUserAgent;
		}
		;
		function getUserAgent() {
			if (typeof navigator === "object" && "userAgent" in navigator) {
				return navigator.userAgent;
			}
			if (typeof process === "object" && process.version !== undefined) {
				return `Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})`;
			}
			return "<environment undetectable>";
		}
		;
		function register(state, name, method, options) {
			if (typeof method !== "function") {
				throw new Error("method for before hook must be a function");
			}
			if (!options) {
				options = {};
			}
			if (Array.isArray(name)) {
				return name.reverse().reduce((callback, name) => {
					return register.bind(null, state, name, callback, options);
				}, method)();
			}
			return Promise.resolve().then(() => {
				if (!state.registry[name]) {
					return method(options);
				}
				return state.registry[name].reduce((method, registered) => {
					return registered.hook.bind(null, method, options);
				}, method)();
			});
		}
		;
		function addHook(state, kind, name, hook) {
			const orig = hook;
			if (!state.registry[name]) {
				state.registry[name] = [];
			}
			if (kind === "before") {
				hook = (method, options) => {
					return Promise.resolve().then(orig.bind(null, options)).then(method.bind(null, options));
				};
			}
			if (kind === "after") {
				hook = (method, options) => {
					let result;
					return Promise.resolve().then(method.bind(null, options)).then((result_) => {
						result = result_;
						return orig(result, options);
					}).then(() => {
						return result;
					});
				};
			}
			if (kind === "error") {
				hook = (method, options) => {
					return Promise.resolve().then(method.bind(null, options)).catch((error) => {
						return orig(error, options);
					});
				};
			}
			state.registry[name].push({
				hook,
				orig
			});
		}
		;
		function removeHook(state, name, method) {
			if (!state.registry[name]) {
				return;
			}
			const index = state.registry[name].map((registered) => {
				return registered.orig;
			}).indexOf(method);
			if (index === -1) {
				return;
			}
			state.registry[name].splice(index, 1);
		}
		;
		const bind = Function.bind;
		const bindable = bind.bind(bind);
		function bindApi(hook, state, name) {
			const removeHookRef = bindable(removeHook, null).apply(null, name ? [state, name] : [state]);
			hook.api = { remove: removeHookRef };
			hook.remove = removeHookRef;
			[
				"before",
				"error",
				"after",
				"wrap"
			].forEach((kind) => {
				const args = name ? [
					state,
					kind,
					name
				] : [state, kind];
				hook[kind] = hook.api[kind] = bindable(addHook, null).apply(null, args);
			});
		}
		function Singular() {
			const singularHookName = Symbol("Singular");
			const singularHookState = { registry: {} };
			const singularHook = register.bind(null, singularHookState, singularHookName);
			bindApi(singularHook, singularHookState, singularHookName);
			return singularHook;
		}
		function Collection() {
			const state = { registry: {} };
			const hook = register.bind(null, state);
			bindApi(hook, state);
			return hook;
		}
		const before_after_hook = {
			Singular,
			Collection
		};
		;
		var VERSION = "0.0.0-development";
		var userAgent = `octokit-endpoint.js/${VERSION} ${getUserAgent()}`;
		var DEFAULTS = {
			method: "GET",
			baseUrl: "https://api.github.com",
			headers: {
				accept: "application/vnd.github.v3+json",
				"user-agent": userAgent
			},
			mediaType: { format: "" }
		};
		function lowercaseKeys(object) {
			if (!object) {
				return {};
			}
			return Object.keys(object).reduce((newObj, key) => {
				newObj[key.toLowerCase()] = object[key];
				return newObj;
			}, {});
		}
		function isPlainObject(value) {
			if (typeof value !== "object" || value === null) return false;
			if (Object.prototype.toString.call(value) !== "[object Object]") return false;
			const proto = Object.getPrototypeOf(value);
			if (proto === null) return true;
			const Ctor = Object.prototype.hasOwnProperty.call(proto, "constructor") && proto.constructor;
			return typeof Ctor === "function" && Ctor instanceof Ctor && Function.prototype.call(Ctor) === Function.prototype.call(value);
		}
		function mergeDeep(defaults, options) {
			const result = Object.assign({}, defaults);
			Object.keys(options).forEach((key) => {
				if (isPlainObject(options[key])) {
					if (!(key in defaults)) Object.assign(result, { [key]: options[key] });
					else result[key] = mergeDeep(defaults[key], options[key]);
				} else {
					Object.assign(result, { [key]: options[key] });
				}
			});
			return result;
		}
		function removeUndefinedProperties(obj) {
			for (const key in obj) {
				if (obj[key] === void 0) {
					delete obj[key];
				}
			}
			return obj;
		}
		function merge(defaults, route, options) {
			if (typeof route === "string") {
				let [method, url] = route.split(" ");
				options = Object.assign(url ? {
					method,
					url
				} : { url: method }, options);
			} else {
				options = Object.assign({}, route);
			}
			options.headers = lowercaseKeys(options.headers);
			removeUndefinedProperties(options);
			removeUndefinedProperties(options.headers);
			const mergedOptions = mergeDeep(defaults || {}, options);
			if (options.url === "/graphql") {
				if (defaults && defaults.mediaType.previews?.length) {
					mergedOptions.mediaType.previews = defaults.mediaType.previews.filter((preview) => !mergedOptions.mediaType.previews.includes(preview)).concat(mergedOptions.mediaType.previews);
				}
				mergedOptions.mediaType.previews = (mergedOptions.mediaType.previews || []).map((preview) => preview.replace(/-preview/, ""));
			}
			return mergedOptions;
		}
		function addQueryParameters(url, parameters) {
			const separator = /\?/.test(url) ? "&" : "?";
			const names = Object.keys(parameters);
			if (names.length === 0) {
				return url;
			}
			return url + separator + names.map((name) => {
				if (name === "q") {
					return "q=" + parameters.q.split("+").map(encodeURIComponent).join("+");
				}
				return `${name}=${encodeURIComponent(parameters[name])}`;
			}).join("&");
		}
		var urlVariableRegex = /\{[^{}}]+\}/g;
		function removeNonChars(variableName) {
			return variableName.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g, "").split(/,/);
		}
		function extractUrlVariableNames(url) {
			const matches = url.match(urlVariableRegex);
			if (!matches) {
				return [];
			}
			return matches.map(removeNonChars).reduce((a, b) => a.concat(b), []);
		}
		function omit(object, keysToOmit) {
			const result = { __proto__: null };
			for (const key of Object.keys(object)) {
				if (keysToOmit.indexOf(key) === -1) {
					result[key] = object[key];
				}
			}
			return result;
		}
		function encodeReserved(str) {
			return str.split(/(%[0-9A-Fa-f]{2})/g).map(function(part) {
				if (!/%[0-9A-Fa-f]/.test(part)) {
					part = encodeURI(part).replace(/%5B/g, "[").replace(/%5D/g, "]");
				}
				return part;
			}).join("");
		}
		function encodeUnreserved(str) {
			return encodeURIComponent(str).replace(/[!'()*]/g, function(c) {
				return "%" + c.charCodeAt(0).toString(16).toUpperCase();
			});
		}
		function encodeValue(operator, value, key) {
			value = operator === "+" || operator === "#" ? encodeReserved(value) : encodeUnreserved(value);
			if (key) {
				return encodeUnreserved(key) + "=" + value;
			} else {
				return value;
			}
		}
		function isDefined(value) {
			return value !== void 0 && value !== null;
		}
		function isKeyOperator(operator) {
			return operator === ";" || operator === "&" || operator === "?";
		}
		function getValues(context, operator, key, modifier) {
			var value = context[key], result = [];
			if (isDefined(value) && value !== "") {
				if (typeof value === "string" || typeof value === "number" || typeof value === "bigint" || typeof value === "boolean") {
					value = value.toString();
					if (modifier && modifier !== "*") {
						value = value.substring(0, parseInt(modifier, 10));
					}
					result.push(encodeValue(operator, value, isKeyOperator(operator) ? key : ""));
				} else {
					if (modifier === "*") {
						if (Array.isArray(value)) {
							value.filter(isDefined).forEach(function(value2) {
								result.push(encodeValue(operator, value2, isKeyOperator(operator) ? key : ""));
							});
						} else {
							Object.keys(value).forEach(function(k) {
								if (isDefined(value[k])) {
									result.push(encodeValue(operator, value[k], k));
								}
							});
						}
					} else {
						const tmp = [];
						if (Array.isArray(value)) {
							value.filter(isDefined).forEach(function(value2) {
								tmp.push(encodeValue(operator, value2));
							});
						} else {
							Object.keys(value).forEach(function(k) {
								if (isDefined(value[k])) {
									tmp.push(encodeUnreserved(k));
									tmp.push(encodeValue(operator, value[k].toString()));
								}
							});
						}
						if (isKeyOperator(operator)) {
							result.push(encodeUnreserved(key) + "=" + tmp.join(","));
						} else if (tmp.length !== 0) {
							result.push(tmp.join(","));
						}
					}
				}
			} else {
				if (operator === ";") {
					if (isDefined(value)) {
						result.push(encodeUnreserved(key));
					}
				} else if (value === "" && (operator === "&" || operator === "?")) {
					result.push(encodeUnreserved(key) + "=");
				} else if (value === "") {
					result.push("");
				}
			}
			return result;
		}
		function parseUrl(template) {
			return { expand: expand.bind(null, template) };
		}
		function expand(template, context) {
			var operators = [
				"+",
				"#",
				".",
				"/",
				";",
				"?",
				"&"
			];
			template = template.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g, function(_, expression, literal) {
				if (expression) {
					let operator = "";
					const values = [];
					if (operators.indexOf(expression.charAt(0)) !== -1) {
						operator = expression.charAt(0);
						expression = expression.substr(1);
					}
					expression.split(/,/g).forEach(function(variable) {
						var tmp = /([^:\*]*)(?::(\d+)|(\*))?/.exec(variable);
						values.push(getValues(context, operator, tmp[1], tmp[2] || tmp[3]));
					});
					if (operator && operator !== "+") {
						var separator = ",";
						if (operator === "?") {
							separator = "&";
						} else if (operator !== "#") {
							separator = operator;
						}
						return (values.length !== 0 ? operator : "") + values.join(separator);
					} else {
						return values.join(",");
					}
				} else {
					return encodeReserved(literal);
				}
			});
			if (template === "/") {
				return template;
			} else {
				return template.replace(/\/$/, "");
			}
		}
		function parse(options) {
			let method = options.method.toUpperCase();
			let url = (options.url || "/").replace(/:([a-z]\w+)/g, "{$1}");
			let headers = Object.assign({}, options.headers);
			let body;
			let parameters = omit(options, [
				"method",
				"baseUrl",
				"url",
				"headers",
				"request",
				"mediaType"
			]);
			const urlVariableNames = extractUrlVariableNames(url);
			url = parseUrl(url).expand(parameters);
			if (!/^http/.test(url)) {
				url = options.baseUrl + url;
			}
			const omittedParameters = Object.keys(options).filter((option) => urlVariableNames.includes(option)).concat("baseUrl");
			const remainingParameters = omit(parameters, omittedParameters);
			const isBinaryRequest = /application\/octet-stream/i.test(headers.accept);
			if (!isBinaryRequest) {
				if (options.mediaType.format) {
					headers.accept = headers.accept.split(/,/).map((format) => format.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/, `application/vnd$1$2.${options.mediaType.format}`)).join(",");
				}
				if (url.endsWith("/graphql")) {
					if (options.mediaType.previews?.length) {
						const previewsFromAcceptHeader = headers.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g) || [];
						headers.accept = previewsFromAcceptHeader.concat(options.mediaType.previews).map((preview) => {
							const format = options.mediaType.format ? `.${options.mediaType.format}` : "+json";
							return `application/vnd.github.${preview}-preview${format}`;
						}).join(",");
					}
				}
			}
			if (["GET", "HEAD"].includes(method)) {
				url = addQueryParameters(url, remainingParameters);
			} else {
				if ("data" in remainingParameters) {
					body = remainingParameters.data;
				} else {
					if (Object.keys(remainingParameters).length) {
						body = remainingParameters;
					}
				}
			}
			if (!headers["content-type"] && typeof body !== "undefined") {
				headers["content-type"] = "application/json; charset=utf-8";
			}
			if (["PATCH", "PUT"].includes(method) && typeof body === "undefined") {
				body = "";
			}
			return Object.assign({
				method,
				url,
				headers
			}, typeof body !== "undefined" ? { body } : null, options.request ? { request: options.request } : null);
		}
		function endpointWithDefaults(defaults, route, options) {
			return parse(merge(defaults, route, options));
		}
		function withDefaults(oldDefaults, newDefaults) {
			const DEFAULTS2 = merge(oldDefaults, newDefaults);
			const endpoint2 = endpointWithDefaults.bind(null, DEFAULTS2);
			return Object.assign(endpoint2, {
				DEFAULTS: DEFAULTS2,
				defaults: withDefaults.bind(null, DEFAULTS2),
				merge: merge.bind(null, DEFAULTS2),
				parse
			});
		}
		var endpoint = withDefaults(null, DEFAULTS);
		;
		const SP = 32;
		const HTAB = 9;
		const SEMI = 59;
		const EQ = 61;
		const DQUOTE = 34;
		const BSLASH = 92;
		const COMMA = 44;
		const LOWER_CASE = 1;
		const OWS = 2;
		const SEMI_FLAG = 4;
		const COMMA_FLAG = 8;
		const TOKEN_FLAG = 16;
		const NON_ASCII = 65280;
		const CASE_FLAGS = LOWER_CASE | NON_ASCII;
		const CHAR_MAP = new Uint8Array(256);
		CHAR_MAP[HTAB] |= OWS;
		CHAR_MAP[SP] |= OWS;
		CHAR_MAP[SEMI] |= SEMI_FLAG;
		CHAR_MAP[COMMA] |= COMMA_FLAG;
		for (let code = 128; code <= 255; code++) {
			CHAR_MAP[code] |= LOWER_CASE;
		}
		for (const char of "!#$%&'*+-.^_`|~") {
			CHAR_MAP[char.charCodeAt(0)] |= TOKEN_FLAG;
		}
		for (let code = 48; code <= 57; code++) {
			CHAR_MAP[code] |= TOKEN_FLAG;
		}
		for (let code = 65; code <= 90; code++) {
			CHAR_MAP[code] |= LOWER_CASE | TOKEN_FLAG;
		}
		for (let code = 97; code <= 122; code++) {
			CHAR_MAP[code] |= TOKEN_FLAG;
		}
		const NullObject = (() => {
			const C = function() {};
			C.prototype = Object.create(null);
			return C;
		})();
		function isTypeValid(type, start = 0, end = type.length) {
			let hasSlash = false;
			for (let index = start; index < end; index++) {
				const code = type.charCodeAt(index);
				if (code === 47) {
					if (hasSlash || index === start || index >= end - 1) return false;
					hasSlash = true;
				} else if (!isTokenCode(code)) {
					return false;
				}
			}
			return hasSlash;
		}
		function isTokenValid(token, start = 0, end = token.length) {
			if (start >= end) return false;
			for (let index = start; index < end; index++) {
				if (!isTokenCode(token.charCodeAt(index))) return false;
			}
			return true;
		}
		function isTokenCode(code) {
			return (CHAR_MAP[code] & TOKEN_FLAG) !== 0;
		}
		function parameterValue(str) {
			const len = str.length;
			if (len === 0) return "\"\"";
			let index = 0;
			while (index < len && isTokenCode(str.charCodeAt(index))) index++;
			if (index === len) return str;
			let result = "\"";
			let start = 0;
			while (index < len) {
				const code = str.charCodeAt(index);
				if (code !== HTAB && (code < SP || code === 127 || code > 255)) {
					throw new TypeError(`Invalid parameter value: ${str}`);
				}
				if (code === 34 || code === 92) {
					result += `${str.slice(start, index)}\\`;
					start = index;
				}
				index++;
			}
			return `${result}${str.slice(start)}"`;
		}
		function format(obj) {
			const { type, parameters } = obj;
			if (!type || !isTypeValid(type)) {
				throw new TypeError(`Invalid type: ${type}`);
			}
			let result = type;
			if (parameters) {
				for (const param of Object.keys(parameters)) {
					if (!isTokenValid(param)) {
						throw new TypeError(`Invalid parameter name: ${param}`);
					}
					result += `; ${param}=${parameterValue(parameters[param])}`;
				}
			}
			return result;
		}
		function dist_parse(header, options) {
			const stopFlags = SEMI_FLAG | (options?.comma === true ? COMMA_FLAG : 0);
			const len = header.length;
			let valueStart = options?.start ?? 0;
			while ((CHAR_MAP[header.charCodeAt(valueStart)] & OWS) !== 0) {
				valueStart++;
			}
			let index = valueStart;
			let typeFlags = 0;
			let whitespace = -1;
			let stop = options?.parameters === false ? COMMA_FLAG : 0;
			while (index < len) {
				const code = header.charCodeAt(index);
				const flags = CHAR_MAP[code];
				if ((flags & stopFlags) !== 0) {
					stop |= flags & COMMA_FLAG;
					break;
				}
				if ((flags & OWS) !== 0) {
					if (whitespace === -1) whitespace = index;
				} else {
					whitespace = -1;
				}
				typeFlags |= code & NON_ASCII | flags;
				index++;
			}
			const valueEnd = whitespace === -1 ? index : whitespace;
			const value = header.slice(valueStart, valueEnd);
			const type = (typeFlags & CASE_FLAGS) === 0 ? value : value.toLowerCase();
			if (index === len || stop !== 0) {
				return {
					type,
					index,
					parameters: new NullObject()
				};
			}
			return parseParameters(header, type, index, len, stopFlags);
		}
		function parseParameters(header, type, index, len, stopFlags) {
			const parameters = new NullObject();
			parameter: while (index < len) {
				index++;
				while ((CHAR_MAP[header.charCodeAt(index)] & OWS) !== 0) {
					index++;
				}
				const keyStart = index;
				let keyFlags = 0;
				let keyWhitespace = -1;
				while (index < len) {
					const code = header.charCodeAt(index);
					const flags = CHAR_MAP[code];
					if ((flags & stopFlags) !== 0) {
						if ((flags & COMMA_FLAG) !== 0) break parameter;
						continue parameter;
					}
					if (code === EQ) {
						const keyEnd = keyWhitespace === -1 ? index : keyWhitespace;
						const value = header.slice(keyStart, keyEnd);
						const key = (keyFlags & CASE_FLAGS) === 0 ? value : value.toLowerCase();
						index++;
						while ((CHAR_MAP[header.charCodeAt(index)] & OWS) !== 0) {
							index++;
						}
						if (index < len && header.charCodeAt(index) === DQUOTE) {
							const quotedStart = ++index;
							let escaped = false;
							while (index < len) {
								const code = header.charCodeAt(index);
								if (code === DQUOTE) {
									if (parameters[key] === undefined) {
										parameters[key] = escaped ? unescapeQuotedPairs(header, quotedStart, index) : header.slice(quotedStart, index);
									}
									index++;
									let stop = 0;
									while (index < len) {
										const code = header.charCodeAt(index);
										const flags = CHAR_MAP[code];
										if ((flags & stopFlags) !== 0) {
											stop = flags & COMMA_FLAG;
											break;
										}
										index++;
									}
									if (stop !== 0) break parameter;
									continue parameter;
								}
								if (code === BSLASH && index + 1 < len) {
									escaped = true;
									index += 2;
									continue;
								}
								index++;
							}
							continue parameter;
						}
						const valueStart = index;
						let stop = 0;
						let valueWhitespace = -1;
						while (index < len) {
							const code = header.charCodeAt(index);
							const flags = CHAR_MAP[code];
							if ((flags & stopFlags) !== 0) {
								stop = flags & COMMA_FLAG;
								break;
							}
							if ((flags & OWS) !== 0) {
								if (valueWhitespace === -1) valueWhitespace = index;
							} else {
								valueWhitespace = -1;
							}
							index++;
						}
						if (parameters[key] === undefined) {
							const valueEnd = valueWhitespace === -1 ? index : valueWhitespace;
							parameters[key] = header.slice(valueStart, valueEnd);
						}
						if (stop !== 0) break parameter;
						continue parameter;
					}
					if ((flags & OWS) !== 0) {
						if (keyWhitespace === -1) keyWhitespace = index;
					} else {
						keyWhitespace = -1;
					}
					keyFlags |= code & NON_ASCII | flags;
					index++;
				}
			}
			return {
				type,
				index,
				parameters
			};
		}
		function unescapeQuotedPairs(str, start, end) {
			let result = "";
			for (let index = start; index < end; index++) {
				if (str.charCodeAt(index) === BSLASH) {
					result += str.slice(start, index);
					start = ++index;
				}
			}
			return result + str.slice(start, end);
		}
		;
		const intRegex = /^-?\d+$/;
		const noiseValue = /^-?\d+n+$/;
		const originalStringify = JSON.stringify;
		const originalParse = JSON.parse;
		const customFormat = /^-?\d+n$/;
		const bigIntsStringify = /([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g;
		const noiseStringify = /([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g;
		const isUnstringifiable = (val) => val === undefined || typeof val === "function" || typeof val === "symbol";
		const isRawJSON = (val) => val !== null && typeof val === "object" && val.constructor && val.constructor.name === "RawJSON";
		const stringifyIteratively = (rootValue, replacer, spaceParam) => {
			let space = "";
			if (typeof spaceParam === "number") {
				space = " ".repeat(Math.min(10, Math.max(0, Math.floor(spaceParam))));
			} else if (typeof spaceParam === "string") {
				space = spaceParam.slice(0, 10);
			}
			const isFunctionReplacer = typeof replacer === "function";
			const propertyList = Array.isArray(replacer) ? new Set(replacer.map(String)) : null;
			const prepareVal = (parent, key, val) => {
				const isObject = val !== null && typeof val === "object";
				const hasToJSON = isObject && typeof val.toJSON === "function";
				if (hasToJSON) {
					val = val.toJSON(key);
				}
				const isNoise = typeof val === "string" && noiseValue.test(val);
				if (isNoise) return val + "n";
				const isBigInt = typeof val === "bigint";
				if (isBigInt) {
					const supportsRawJSON = "rawJSON" in JSON;
					if (supportsRawJSON) return JSON.rawJSON(val.toString());
					return val.toString() + "n";
				}
				if (isFunctionReplacer) {
					val = replacer.call(parent, key, val);
				}
				const isPostReplacerObject = val !== null && typeof val === "object";
				if (isPostReplacerObject) {
					const isPrimitiveWrapper = val instanceof Number || val instanceof String || val instanceof Boolean;
					if (isPrimitiveWrapper) {
						val = val.valueOf();
					}
				}
				return val;
			};
			const rootProcessed = prepareVal({ "": rootValue }, "", rootValue);
			if (isUnstringifiable(rootProcessed)) {
				return undefined;
			}
			const isRootPrimitive = rootProcessed === null || typeof rootProcessed !== "object";
			const isRootNativeRawJSON = isRawJSON(rootProcessed);
			if (isRootPrimitive || isRootNativeRawJSON) {
				return originalStringify(rootProcessed);
			}
			const chunks = [];
			let level = 0;
			const stack = [{
				parent: { "": rootProcessed },
				key: "",
				val: rootProcessed,
				isArray: Array.isArray(rootProcessed),
				keys: Array.isArray(rootProcessed) ? null : Object.keys(rootProcessed),
				index: 0,
				first: true
			}];
			const visited = new WeakSet([rootProcessed]);
			while (stack.length > 0) {
				const node = stack[stack.length - 1];
				if (node.index === 0) {
					chunks.push(node.isArray ? "[" : "{");
					level++;
				}
				let isDone = false;
				if (node.isArray) {
					if (node.index < node.val.length) {
						if (!node.first) chunks.push(",");
						if (space) chunks.push("\n" + space.repeat(level));
						const childRaw = node.val[node.index];
						const childVal = prepareVal(node.val, String(node.index), childRaw);
						if (isUnstringifiable(childVal)) {
							chunks.push("null");
							node.first = false;
							node.index++;
						} else {
							const isComplexObject = childVal !== null && typeof childVal === "object";
							const isNativeRaw = isRawJSON(childVal);
							if (isComplexObject && !isNativeRaw) {
								if (visited.has(childVal)) {
									throw new TypeError("Converting circular structure to JSON");
								}
								visited.add(childVal);
								stack.push({
									parent: node.val,
									key: String(node.index),
									val: childVal,
									isArray: Array.isArray(childVal),
									keys: Array.isArray(childVal) ? null : Object.keys(childVal),
									index: 0,
									first: true
								});
								node.first = false;
								node.index++;
							} else {
								chunks.push(originalStringify(childVal));
								node.first = false;
								node.index++;
							}
						}
					} else {
						isDone = true;
					}
				} else {
					while (node.index < node.keys.length) {
						const k = node.keys[node.index++];
						const isFilteredOutByArray = propertyList && !propertyList.has(k);
						if (isFilteredOutByArray) continue;
						const childRaw = node.val[k];
						const childVal = prepareVal(node.val, k, childRaw);
						if (isUnstringifiable(childVal)) continue;
						if (!node.first) chunks.push(",");
						if (space) {
							chunks.push("\n" + space.repeat(level) + originalStringify(k) + ": ");
						} else {
							chunks.push(originalStringify(k) + ":");
						}
						const isComplexObject = childVal !== null && typeof childVal === "object";
						const isNativeRaw = isRawJSON(childVal);
						if (isComplexObject && !isNativeRaw) {
							if (visited.has(childVal)) {
								throw new TypeError("Converting circular structure to JSON");
							}
							visited.add(childVal);
							stack.push({
								parent: node.val,
								key: k,
								val: childVal,
								isArray: Array.isArray(childVal),
								keys: Array.isArray(childVal) ? null : Object.keys(childVal),
								index: 0,
								first: true
							});
							node.first = false;
							break;
						} else {
							chunks.push(originalStringify(childVal));
							node.first = false;
						}
					}
					const isNodeFullyProcessed = node.index >= node.keys.length && stack[stack.length - 1] === node;
					if (isNodeFullyProcessed) {
						isDone = true;
					}
				}
				if (isDone) {
					level--;
					if (!node.first && space) chunks.push("\n" + space.repeat(level));
					chunks.push(node.isArray ? "]" : "}");
					visited.delete(node.val);
					stack.pop();
				}
			}
			return chunks.join("");
		};
		const JSONStringify = (value, replacer, space) => {
			try {
				const supportsRawJSON = "rawJSON" in JSON;
				if (supportsRawJSON) {
					return originalStringify(value, (key, val) => {
						if (typeof val === "bigint") return JSON.rawJSON(val.toString());
						const hasFunctionReplacer = typeof replacer === "function";
						if (hasFunctionReplacer) return replacer(key, val);
						const isKeyInArrayReplacer = Array.isArray(replacer) && replacer.includes(key);
						if (isKeyInArrayReplacer) return val;
						return val;
					}, space);
				}
				if (!value) return originalStringify(value, replacer, space);
				const convertedToCustomJSON = originalStringify(value, (key, val) => {
					const isNoise = typeof val === "string" && noiseValue.test(val);
					if (isNoise) return val.toString() + "n";
					if (typeof val === "bigint") return val.toString() + "n";
					const hasFunctionReplacer = typeof replacer === "function";
					if (hasFunctionReplacer) return replacer(key, val);
					const isKeyInArrayReplacer = Array.isArray(replacer) && replacer.includes(key);
					if (isKeyInArrayReplacer) return val;
					return val;
				}, space);
				const processedJSON = convertedToCustomJSON.replace(bigIntsStringify, "$1$2$3");
				const denoisedJSON = processedJSON.replace(noiseStringify, "$1$2$3");
				return denoisedJSON;
			} catch (error) {
				if (error instanceof RangeError) {
					const convertedJSON = stringifyIteratively(value, replacer, space);
					if (convertedJSON === undefined) return undefined;
					const supportsRawJSON = "rawJSON" in JSON;
					if (supportsRawJSON) return convertedJSON;
					const processedJSON = convertedJSON.replace(bigIntsStringify, "$1$2$3");
					return processedJSON.replace(noiseStringify, "$1$2$3");
				}
				throw error;
			}
		};
		const featureCache = new Map();
		const isContextSourceSupported = () => {
			const parseFingerprint = JSON.parse.toString();
			if (featureCache.has(parseFingerprint)) {
				return featureCache.get(parseFingerprint);
			}
			try {
				const result = JSON.parse("1", (_, __, context) => !!context?.source && context.source === "1");
				featureCache.set(parseFingerprint, result);
				return result;
			} catch {
				featureCache.set(parseFingerprint, false);
				return false;
			}
		};
		const convertMarkedBigIntsReviver = (key, value, context, userReviver) => {
			const isCustomFormatBigInt = typeof value === "string" && customFormat.test(value);
			if (isCustomFormatBigInt) return BigInt(value.slice(0, -1));
			const isNoiseValue = typeof value === "string" && noiseValue.test(value);
			if (isNoiseValue) return value.slice(0, -1);
			const hasUserReviver = typeof userReviver === "function";
			if (!hasUserReviver) return value;
			return userReviver(key, value, context);
		};
		const JSONParseV2 = (text, reviver) => {
			return JSON.parse(text, (key, value, context) => {
				const isNumber = typeof value === "number";
				const isOutOfBounds = value > Number.MAX_SAFE_INTEGER || value < Number.MIN_SAFE_INTEGER;
				const isBigNumber = isNumber && isOutOfBounds;
				const isInt = context && intRegex.test(context.source);
				const isBigInt = isBigNumber && isInt;
				if (isBigInt) return BigInt(context.source);
				const hasCustomReviver = typeof reviver === "function";
				if (!hasCustomReviver) return value;
				return reviver(key, value, context);
			});
		};
		const MAX_INT = Number.MAX_SAFE_INTEGER.toString();
		const MAX_DIGITS = MAX_INT.length;
		const stringsOrLargeNumbers = /"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g;
		const noiseValueWithQuotes = /^"-?\d+n+"$/;
		const applyReviverIteratively = (parsed, userReviver) => {
			const rootHolder = { "": parsed };
			const stack = [{
				parent: rootHolder,
				key: "",
				visited: false
			}];
			while (stack.length > 0) {
				const node = stack[stack.length - 1];
				if (!node.visited) {
					node.visited = true;
					const value = node.parent[node.key];
					const isComplexObject = value !== null && typeof value === "object";
					if (isComplexObject) {
						const keys = Object.keys(value);
						for (let i = keys.length - 1; i >= 0; i--) {
							stack.push({
								parent: value,
								key: keys[i],
								visited: false
							});
						}
					}
				} else {
					const { parent, key } = node;
					let value = parent[key];
					if (typeof value === "string") {
						const isCustomFormatBigInt = customFormat.test(value);
						if (isCustomFormatBigInt) {
							value = BigInt(value.slice(0, -1));
						} else {
							const isNoise = noiseValue.test(value);
							if (isNoise) value = value.slice(0, -1);
						}
					}
					const hasUserReviver = typeof userReviver === "function";
					if (hasUserReviver) {
						value = userReviver.call(parent, key, value);
					}
					const isDeleted = value === undefined;
					if (isDeleted) {
						delete parent[key];
					} else {
						parent[key] = value;
					}
					stack.pop();
				}
			}
			return rootHolder[""];
		};
		const serializeBigInts = (text) => {
			return text.replace(stringsOrLargeNumbers, (match, digits, fractional, exponential) => {
				const isString = match[0] === "\"";
				const isNoise = isString && noiseValueWithQuotes.test(match);
				if (isNoise) return match.substring(0, match.length - 1) + "n\"";
				const hasFractionalOrExponential = fractional || exponential;
				const isLessThanMaxSafeInt = digits && (digits.length < MAX_DIGITS || digits.length === MAX_DIGITS && digits <= MAX_INT);
				const isStandardValue = isString || hasFractionalOrExponential || isLessThanMaxSafeInt;
				if (isStandardValue) return match;
				return "\"" + match + "n\"";
			});
		};
		const JSONParse = (text, reviver) => {
			if (!text) return originalParse(text, reviver);
			try {
				if (isContextSourceSupported()) return JSONParseV2(text, reviver);
				const serializedData = serializeBigInts(text);
				return originalParse(serializedData, (key, value, context) => convertMarkedBigIntsReviver(key, value, context, reviver));
			} catch (error) {
				if (error instanceof RangeError) {
					const serializedData = serializeBigInts(text);
					const parsed = originalParse(serializedData);
					return applyReviverIteratively(parsed, reviver);
				}
				throw error;
			}
		};
		var dist_src = __webpack_require__(31015);
		;
		var dist_bundle_VERSION = "10.0.16";
		var defaults_default = { headers: { "user-agent": `octokit-request.js/${dist_bundle_VERSION} ${getUserAgent()}` } };
		function dist_bundle_isPlainObject(value) {
			if (typeof value !== "object" || value === null) return false;
			if (Object.prototype.toString.call(value) !== "[object Object]") return false;
			const proto = Object.getPrototypeOf(value);
			if (proto === null) return true;
			const Ctor = Object.prototype.hasOwnProperty.call(proto, "constructor") && proto.constructor;
			return typeof Ctor === "function" && Ctor instanceof Ctor && Function.prototype.call(Ctor) === Function.prototype.call(value);
		}
		var noop = () => "";
		async function fetchWrapper(requestOptions) {
			const fetch = requestOptions.request?.fetch || globalThis.fetch;
			if (!fetch) {
				throw new Error("fetch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing");
			}
			const log = requestOptions.request?.log || console;
			const parseSuccessResponseBody = requestOptions.request?.parseSuccessResponseBody !== false;
			const body = dist_bundle_isPlainObject(requestOptions.body) || Array.isArray(requestOptions.body) ? JSONStringify(requestOptions.body) : requestOptions.body;
			const requestHeaders = Object.fromEntries(Object.entries(requestOptions.headers).map(([name, value]) => [name, String(value)]));
			let fetchResponse;
			try {
				fetchResponse = await fetch(requestOptions.url, {
					method: requestOptions.method,
					body,
					redirect: requestOptions.request?.redirect,
					headers: requestHeaders,
					signal: requestOptions.request?.signal,
					...requestOptions.body && { duplex: "half" }
				});
			} catch (error) {
				let message = "Unknown Error";
				if (error instanceof Error) {
					if (error.name === "AbortError") {
						error.status = 500;
						throw error;
					}
					message = error.message;
					if (error.name === "TypeError" && "cause" in error) {
						if (error.cause instanceof Error) {
							message = error.cause.message;
						} else if (typeof error.cause === "string") {
							message = error.cause;
						}
					}
				}
				const requestError = new dist_src.G(message, 500, { request: requestOptions });
				requestError.cause = error;
				throw requestError;
			}
			const status = fetchResponse.status;
			const url = fetchResponse.url;
			const responseHeaders = {};
			for (const [key, value] of fetchResponse.headers) {
				responseHeaders[key] = value;
			}
			const octokitResponse = {
				url,
				status,
				headers: responseHeaders,
				data: ""
			};
			if ("deprecation" in responseHeaders) {
				const matches = responseHeaders.link && responseHeaders.link.match(/<([^<>]+)>; rel="deprecation"/);
				const deprecationLink = matches && matches.pop();
				log.warn(`[@octokit/request] "${requestOptions.method} ${requestOptions.url}" is deprecated. It is scheduled to be removed on ${responseHeaders.sunset}${deprecationLink ? `. See ${deprecationLink}` : ""}`);
			}
			if (status === 204 || status === 205) {
				return octokitResponse;
			}
			if (requestOptions.method === "HEAD") {
				if (status < 400) {
					return octokitResponse;
				}
				throw new dist_src.G(fetchResponse.statusText, status, {
					response: octokitResponse,
					request: requestOptions
				});
			}
			if (status === 304) {
				octokitResponse.data = await getResponseData(fetchResponse);
				throw new dist_src.G("Not modified", status, {
					response: octokitResponse,
					request: requestOptions
				});
			}
			if (status >= 400) {
				octokitResponse.data = await getResponseData(fetchResponse);
				throw new dist_src.G(toErrorMessage(octokitResponse.data), status, {
					response: octokitResponse,
					request: requestOptions
				});
			}
			octokitResponse.data = parseSuccessResponseBody ? await getResponseData(fetchResponse) : fetchResponse.body;
			return octokitResponse;
		}
		async function getResponseData(response) {
			const contentType = response.headers.get("content-type");
			if (!contentType) {
				return response.text().catch(noop);
			}
			const mimetype = dist_parse(contentType);
			if (isJSONResponse(mimetype)) {
				let text = "";
				try {
					text = await response.text();
					return JSONParse(text);
				} catch (err) {
					return text;
				}
			} else if (mimetype.type.startsWith("text/") || mimetype.parameters.charset?.toLowerCase() === "utf-8" && mimetype.type !== "application/octet-stream") {
				return response.text().catch(noop);
			} else {
				return response.arrayBuffer().catch(() => new ArrayBuffer(0));
			}
		}
		function isJSONResponse(mimetype) {
			return mimetype.type === "application/json" || mimetype.type === "application/scim+json";
		}
		function toErrorMessage(data) {
			if (typeof data === "string") {
				return data;
			}
			if (data instanceof ArrayBuffer) {
				return "Unknown error";
			}
			if (typeof data === "object" && data !== null && "message" in data) {
				const objectData = data;
				const suffix = "documentation_url" in objectData ? ` - ${objectData.documentation_url}` : "";
				return Array.isArray(objectData.errors) ? `${objectData.message}: ${objectData.errors.map((v) => JSON.stringify(v)).join(", ")}${suffix}` : `${objectData.message}${suffix}`;
			}
			return `Unknown error: ${JSON.stringify(data)}`;
		}
		function dist_bundle_withDefaults(oldEndpoint, newDefaults) {
			const endpoint2 = oldEndpoint.defaults(newDefaults);
			const newApi = function(route, parameters) {
				const endpointOptions = endpoint2.merge(route, parameters);
				if (!endpointOptions.request || !endpointOptions.request.hook) {
					return fetchWrapper(endpoint2.parse(endpointOptions));
				}
				const request2 = (route2, parameters2) => {
					return fetchWrapper(endpoint2.parse(endpoint2.merge(route2, parameters2)));
				};
				Object.assign(request2, {
					endpoint: endpoint2,
					defaults: dist_bundle_withDefaults.bind(null, endpoint2)
				});
				return endpointOptions.request.hook(request2, endpointOptions);
			};
			return Object.assign(newApi, {
				endpoint: endpoint2,
				defaults: dist_bundle_withDefaults.bind(null, endpoint2)
			});
		}
		var request = dist_bundle_withDefaults(endpoint, defaults_default);
		;
		var graphql_dist_bundle_VERSION = "0.0.0-development";
		function _buildMessageForResponseErrors(data) {
			return `Request failed due to following response errors:
` + data.errors.map((e) => ` - ${e.message}`).join("\n");
		}
		var GraphqlResponseError = class extends Error {
			constructor(request2, headers, response) {
				super(_buildMessageForResponseErrors(response));
				this.request = request2;
				this.headers = headers;
				this.response = response;
				this.errors = response.errors;
				this.data = response.data;
				if (Error.captureStackTrace) {
					Error.captureStackTrace(this, this.constructor);
				}
			}
			request;
			headers;
			response;
			name = "GraphqlResponseError";
			errors;
			data;
		};
		var NON_VARIABLE_OPTIONS = [
			"method",
			"baseUrl",
			"url",
			"headers",
			"request",
			"query",
			"mediaType",
			"operationName"
		];
		var FORBIDDEN_VARIABLE_OPTIONS = [
			"query",
			"method",
			"url"
		];
		var GHES_V3_SUFFIX_REGEX = /\/api\/v3\/?$/;
		function graphql(request2, query, options) {
			if (options) {
				if (typeof query === "string" && "query" in options) {
					return Promise.reject(new Error(`[@octokit/graphql] "query" cannot be used as variable name`));
				}
				for (const key in options) {
					if (!FORBIDDEN_VARIABLE_OPTIONS.includes(key)) continue;
					return Promise.reject(new Error(`[@octokit/graphql] "${key}" cannot be used as variable name`));
				}
			}
			const parsedOptions = typeof query === "string" ? Object.assign({ query }, options) : query;
			const requestOptions = Object.keys(parsedOptions).reduce((result, key) => {
				if (NON_VARIABLE_OPTIONS.includes(key)) {
					result[key] = parsedOptions[key];
					return result;
				}
				if (!result.variables) {
					result.variables = {};
				}
				result.variables[key] = parsedOptions[key];
				return result;
			}, {});
			const baseUrl = parsedOptions.baseUrl || request2.endpoint.DEFAULTS.baseUrl;
			if (GHES_V3_SUFFIX_REGEX.test(baseUrl)) {
				requestOptions.url = baseUrl.replace(GHES_V3_SUFFIX_REGEX, "/api/graphql");
			}
			return request2(requestOptions).then((response) => {
				if (response.data.errors) {
					const headers = {};
					for (const key of Object.keys(response.headers)) {
						headers[key] = response.headers[key];
					}
					throw new GraphqlResponseError(requestOptions, headers, response.data);
				}
				return response.data.data;
			});
		}
		function graphql_dist_bundle_withDefaults(request2, newDefaults) {
			const newRequest = request2.defaults(newDefaults);
			const newApi = (query, options) => {
				return graphql(newRequest, query, options);
			};
			return Object.assign(newApi, {
				defaults: graphql_dist_bundle_withDefaults.bind(null, newRequest),
				endpoint: newRequest.endpoint
			});
		}
		var graphql2 = graphql_dist_bundle_withDefaults(request, {
			headers: { "user-agent": `octokit-graphql.js/${graphql_dist_bundle_VERSION} ${getUserAgent()}` },
			method: "POST",
			url: "/graphql"
		});
		function withCustomRequest(customRequest) {
			return graphql_dist_bundle_withDefaults(customRequest, {
				method: "POST",
				url: "/graphql"
			});
		}
		;
		var b64url = "(?:[a-zA-Z0-9_-]+)";
		var sep = "\\.";
		var jwtRE = new RegExp(`^${b64url}${sep}${b64url}${sep}${b64url}$`);
		var isJWT = jwtRE.test.bind(jwtRE);
		async function auth(token) {
			const isApp = isJWT(token);
			const isInstallation = token.startsWith("v1.") || token.startsWith("ghs_");
			const isUserToServer = token.startsWith("ghu_");
			const tokenType = isApp ? "app" : isInstallation ? "installation" : isUserToServer ? "user-to-server" : "oauth";
			return {
				type: "token",
				token,
				tokenType
			};
		}
		function withAuthorizationPrefix(token) {
			if (token.split(/\./).length === 3) {
				return `bearer ${token}`;
			}
			return `token ${token}`;
		}
		async function hook(token, request, route, parameters) {
			const endpoint = request.endpoint.merge(route, parameters);
			endpoint.headers.authorization = withAuthorizationPrefix(token);
			return request(endpoint);
		}
		var createTokenAuth = function createTokenAuth2(token) {
			if (!token) {
				throw new Error("[@octokit/auth-token] No token passed to createTokenAuth");
			}
			if (typeof token !== "string") {
				throw new Error("[@octokit/auth-token] Token passed to createTokenAuth is not a string");
			}
			token = token.replace(/^(token|bearer) +/i, "");
			return Object.assign(auth.bind(null, token), { hook: hook.bind(null, token) });
		};
		;
		const version_VERSION = "7.0.8";
		;
		const dist_src_noop = () => {};
		const consoleWarn = console.warn.bind(console);
		const consoleError = console.error.bind(console);
		function createLogger(logger = {}) {
			if (typeof logger.debug !== "function") {
				logger.debug = dist_src_noop;
			}
			if (typeof logger.info !== "function") {
				logger.info = dist_src_noop;
			}
			if (typeof logger.warn !== "function") {
				logger.warn = consoleWarn;
			}
			if (typeof logger.error !== "function") {
				logger.error = consoleError;
			}
			return logger;
		}
		const userAgentTrail = `octokit-core.js/${version_VERSION} ${getUserAgent()}`;
		class Octokit {
			static VERSION = version_VERSION;
			static defaults(defaults) {
				const OctokitWithDefaults = class extends this {
					constructor(...args) {
						const options = args[0] || {};
						if (typeof defaults === "function") {
							super(defaults(options));
							return;
						}
						super(Object.assign({}, defaults, options, options.userAgent && defaults.userAgent ? { userAgent: `${options.userAgent} ${defaults.userAgent}` } : null));
					}
				};
				return OctokitWithDefaults;
			}
			static plugins = [];
			static plugin(...newPlugins) {
				const currentPlugins = this.plugins;
				const NewOctokit = class extends this {
					static plugins = currentPlugins.concat(newPlugins.filter((plugin) => !currentPlugins.includes(plugin)));
				};
				return NewOctokit;
			}
			constructor(options = {}) {
				const hook = new before_after_hook.Collection();
				const requestDefaults = {
					baseUrl: request.endpoint.DEFAULTS.baseUrl,
					headers: {},
					request: Object.assign({}, options.request, { hook: hook.bind(null, "request") }),
					mediaType: {
						previews: [],
						format: ""
					}
				};
				requestDefaults.headers["user-agent"] = options.userAgent ? `${options.userAgent} ${userAgentTrail}` : userAgentTrail;
				if (options.baseUrl) {
					requestDefaults.baseUrl = options.baseUrl;
				}
				if (options.previews) {
					requestDefaults.mediaType.previews = options.previews;
				}
				if (options.timeZone) {
					requestDefaults.headers["time-zone"] = options.timeZone;
				}
				this.request = request.defaults(requestDefaults);
				this.graphql = withCustomRequest(this.request).defaults(requestDefaults);
				this.log = createLogger(options.log);
				this.hook = hook;
				if (!options.authStrategy) {
					if (!options.auth) {
						this.auth = async () => ({ type: "unauthenticated" });
					} else {
						const auth = createTokenAuth(options.auth);
						hook.wrap("request", auth.hook);
						this.auth = auth;
					}
				} else {
					const { authStrategy, ...otherOptions } = options;
					const auth = authStrategy(Object.assign({
						request: this.request,
						log: this.log,
						octokit: this,
						octokitOptions: otherOptions
					}, options.auth));
					hook.wrap("request", auth.hook);
					this.auth = auth;
				}
				const classConstructor = this.constructor;
				for (let i = 0; i < classConstructor.plugins.length; ++i) {
					Object.assign(this, classConstructor.plugins[i](this, options));
				}
			}
			request;
			graphql;
			log;
			hook;
			auth;
		}
		;
		const dist_src_version_VERSION = "17.0.0";
		;
		const Endpoints = {
			actions: {
				addCustomLabelsToSelfHostedRunnerForOrg: ["POST /orgs/{org}/actions/runners/{runner_id}/labels"],
				addCustomLabelsToSelfHostedRunnerForRepo: ["POST /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],
				addRepoAccessToSelfHostedRunnerGroupInOrg: ["PUT /orgs/{org}/actions/runner-groups/{runner_group_id}/repositories/{repository_id}"],
				addSelectedRepoToOrgSecret: ["PUT /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}"],
				addSelectedRepoToOrgVariable: ["PUT /orgs/{org}/actions/variables/{name}/repositories/{repository_id}"],
				approveWorkflowRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/approve"],
				cancelWorkflowRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/cancel"],
				createEnvironmentVariable: ["POST /repos/{owner}/{repo}/environments/{environment_name}/variables"],
				createHostedRunnerForOrg: ["POST /orgs/{org}/actions/hosted-runners"],
				createOrUpdateEnvironmentSecret: ["PUT /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],
				createOrUpdateOrgSecret: ["PUT /orgs/{org}/actions/secrets/{secret_name}"],
				createOrUpdateRepoSecret: ["PUT /repos/{owner}/{repo}/actions/secrets/{secret_name}"],
				createOrgVariable: ["POST /orgs/{org}/actions/variables"],
				createRegistrationTokenForOrg: ["POST /orgs/{org}/actions/runners/registration-token"],
				createRegistrationTokenForRepo: ["POST /repos/{owner}/{repo}/actions/runners/registration-token"],
				createRemoveTokenForOrg: ["POST /orgs/{org}/actions/runners/remove-token"],
				createRemoveTokenForRepo: ["POST /repos/{owner}/{repo}/actions/runners/remove-token"],
				createRepoVariable: ["POST /repos/{owner}/{repo}/actions/variables"],
				createWorkflowDispatch: ["POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches"],
				deleteActionsCacheById: ["DELETE /repos/{owner}/{repo}/actions/caches/{cache_id}"],
				deleteActionsCacheByKey: ["DELETE /repos/{owner}/{repo}/actions/caches{?key,ref}"],
				deleteArtifact: ["DELETE /repos/{owner}/{repo}/actions/artifacts/{artifact_id}"],
				deleteCustomImageFromOrg: ["DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}"],
				deleteCustomImageVersionFromOrg: ["DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}"],
				deleteEnvironmentSecret: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],
				deleteEnvironmentVariable: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],
				deleteHostedRunnerForOrg: ["DELETE /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],
				deleteOrgSecret: ["DELETE /orgs/{org}/actions/secrets/{secret_name}"],
				deleteOrgVariable: ["DELETE /orgs/{org}/actions/variables/{name}"],
				deleteRepoSecret: ["DELETE /repos/{owner}/{repo}/actions/secrets/{secret_name}"],
				deleteRepoVariable: ["DELETE /repos/{owner}/{repo}/actions/variables/{name}"],
				deleteSelfHostedRunnerFromOrg: ["DELETE /orgs/{org}/actions/runners/{runner_id}"],
				deleteSelfHostedRunnerFromRepo: ["DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}"],
				deleteWorkflowRun: ["DELETE /repos/{owner}/{repo}/actions/runs/{run_id}"],
				deleteWorkflowRunLogs: ["DELETE /repos/{owner}/{repo}/actions/runs/{run_id}/logs"],
				disableSelectedRepositoryGithubActionsOrganization: ["DELETE /orgs/{org}/actions/permissions/repositories/{repository_id}"],
				disableWorkflow: ["PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/disable"],
				downloadArtifact: ["GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}"],
				downloadJobLogsForWorkflowRun: ["GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs"],
				downloadWorkflowRunAttemptLogs: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/logs"],
				downloadWorkflowRunLogs: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/logs"],
				enableSelectedRepositoryGithubActionsOrganization: ["PUT /orgs/{org}/actions/permissions/repositories/{repository_id}"],
				enableWorkflow: ["PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/enable"],
				forceCancelWorkflowRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/force-cancel"],
				generateRunnerJitconfigForOrg: ["POST /orgs/{org}/actions/runners/generate-jitconfig"],
				generateRunnerJitconfigForRepo: ["POST /repos/{owner}/{repo}/actions/runners/generate-jitconfig"],
				getActionsCacheList: ["GET /repos/{owner}/{repo}/actions/caches"],
				getActionsCacheUsage: ["GET /repos/{owner}/{repo}/actions/cache/usage"],
				getActionsCacheUsageByRepoForOrg: ["GET /orgs/{org}/actions/cache/usage-by-repository"],
				getActionsCacheUsageForOrg: ["GET /orgs/{org}/actions/cache/usage"],
				getAllowedActionsOrganization: ["GET /orgs/{org}/actions/permissions/selected-actions"],
				getAllowedActionsRepository: ["GET /repos/{owner}/{repo}/actions/permissions/selected-actions"],
				getArtifact: ["GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}"],
				getCustomImageForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}"],
				getCustomImageVersionForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}"],
				getCustomOidcSubClaimForRepo: ["GET /repos/{owner}/{repo}/actions/oidc/customization/sub"],
				getEnvironmentPublicKey: ["GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/public-key"],
				getEnvironmentSecret: ["GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],
				getEnvironmentVariable: ["GET /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],
				getGithubActionsDefaultWorkflowPermissionsOrganization: ["GET /orgs/{org}/actions/permissions/workflow"],
				getGithubActionsDefaultWorkflowPermissionsRepository: ["GET /repos/{owner}/{repo}/actions/permissions/workflow"],
				getGithubActionsPermissionsOrganization: ["GET /orgs/{org}/actions/permissions"],
				getGithubActionsPermissionsRepository: ["GET /repos/{owner}/{repo}/actions/permissions"],
				getHostedRunnerForOrg: ["GET /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],
				getHostedRunnersGithubOwnedImagesForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/github-owned"],
				getHostedRunnersLimitsForOrg: ["GET /orgs/{org}/actions/hosted-runners/limits"],
				getHostedRunnersMachineSpecsForOrg: ["GET /orgs/{org}/actions/hosted-runners/machine-sizes"],
				getHostedRunnersPartnerImagesForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/partner"],
				getHostedRunnersPlatformsForOrg: ["GET /orgs/{org}/actions/hosted-runners/platforms"],
				getJobForWorkflowRun: ["GET /repos/{owner}/{repo}/actions/jobs/{job_id}"],
				getOrgPublicKey: ["GET /orgs/{org}/actions/secrets/public-key"],
				getOrgSecret: ["GET /orgs/{org}/actions/secrets/{secret_name}"],
				getOrgVariable: ["GET /orgs/{org}/actions/variables/{name}"],
				getPendingDeploymentsForRun: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments"],
				getRepoPermissions: [
					"GET /repos/{owner}/{repo}/actions/permissions",
					{},
					{ renamed: ["actions", "getGithubActionsPermissionsRepository"] }
				],
				getRepoPublicKey: ["GET /repos/{owner}/{repo}/actions/secrets/public-key"],
				getRepoSecret: ["GET /repos/{owner}/{repo}/actions/secrets/{secret_name}"],
				getRepoVariable: ["GET /repos/{owner}/{repo}/actions/variables/{name}"],
				getReviewsForRun: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/approvals"],
				getSelfHostedRunnerForOrg: ["GET /orgs/{org}/actions/runners/{runner_id}"],
				getSelfHostedRunnerForRepo: ["GET /repos/{owner}/{repo}/actions/runners/{runner_id}"],
				getWorkflow: ["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}"],
				getWorkflowAccessToRepository: ["GET /repos/{owner}/{repo}/actions/permissions/access"],
				getWorkflowRun: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}"],
				getWorkflowRunAttempt: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}"],
				getWorkflowRunUsage: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/timing"],
				getWorkflowUsage: ["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/timing"],
				listArtifactsForRepo: ["GET /repos/{owner}/{repo}/actions/artifacts"],
				listCustomImageVersionsForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions"],
				listCustomImagesForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/custom"],
				listEnvironmentSecrets: ["GET /repos/{owner}/{repo}/environments/{environment_name}/secrets"],
				listEnvironmentVariables: ["GET /repos/{owner}/{repo}/environments/{environment_name}/variables"],
				listGithubHostedRunnersInGroupForOrg: ["GET /orgs/{org}/actions/runner-groups/{runner_group_id}/hosted-runners"],
				listHostedRunnersForOrg: ["GET /orgs/{org}/actions/hosted-runners"],
				listJobsForWorkflowRun: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs"],
				listJobsForWorkflowRunAttempt: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs"],
				listLabelsForSelfHostedRunnerForOrg: ["GET /orgs/{org}/actions/runners/{runner_id}/labels"],
				listLabelsForSelfHostedRunnerForRepo: ["GET /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],
				listOrgSecrets: ["GET /orgs/{org}/actions/secrets"],
				listOrgVariables: ["GET /orgs/{org}/actions/variables"],
				listRepoOrganizationSecrets: ["GET /repos/{owner}/{repo}/actions/organization-secrets"],
				listRepoOrganizationVariables: ["GET /repos/{owner}/{repo}/actions/organization-variables"],
				listRepoSecrets: ["GET /repos/{owner}/{repo}/actions/secrets"],
				listRepoVariables: ["GET /repos/{owner}/{repo}/actions/variables"],
				listRepoWorkflows: ["GET /repos/{owner}/{repo}/actions/workflows"],
				listRunnerApplicationsForOrg: ["GET /orgs/{org}/actions/runners/downloads"],
				listRunnerApplicationsForRepo: ["GET /repos/{owner}/{repo}/actions/runners/downloads"],
				listSelectedReposForOrgSecret: ["GET /orgs/{org}/actions/secrets/{secret_name}/repositories"],
				listSelectedReposForOrgVariable: ["GET /orgs/{org}/actions/variables/{name}/repositories"],
				listSelectedRepositoriesEnabledGithubActionsOrganization: ["GET /orgs/{org}/actions/permissions/repositories"],
				listSelfHostedRunnersForOrg: ["GET /orgs/{org}/actions/runners"],
				listSelfHostedRunnersForRepo: ["GET /repos/{owner}/{repo}/actions/runners"],
				listWorkflowRunArtifacts: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts"],
				listWorkflowRuns: ["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs"],
				listWorkflowRunsForRepo: ["GET /repos/{owner}/{repo}/actions/runs"],
				reRunJobForWorkflowRun: ["POST /repos/{owner}/{repo}/actions/jobs/{job_id}/rerun"],
				reRunWorkflow: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun"],
				reRunWorkflowFailedJobs: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun-failed-jobs"],
				removeAllCustomLabelsFromSelfHostedRunnerForOrg: ["DELETE /orgs/{org}/actions/runners/{runner_id}/labels"],
				removeAllCustomLabelsFromSelfHostedRunnerForRepo: ["DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],
				removeCustomLabelFromSelfHostedRunnerForOrg: ["DELETE /orgs/{org}/actions/runners/{runner_id}/labels/{name}"],
				removeCustomLabelFromSelfHostedRunnerForRepo: ["DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels/{name}"],
				removeSelectedRepoFromOrgSecret: ["DELETE /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}"],
				removeSelectedRepoFromOrgVariable: ["DELETE /orgs/{org}/actions/variables/{name}/repositories/{repository_id}"],
				reviewCustomGatesForRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/deployment_protection_rule"],
				reviewPendingDeploymentsForRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments"],
				setAllowedActionsOrganization: ["PUT /orgs/{org}/actions/permissions/selected-actions"],
				setAllowedActionsRepository: ["PUT /repos/{owner}/{repo}/actions/permissions/selected-actions"],
				setCustomLabelsForSelfHostedRunnerForOrg: ["PUT /orgs/{org}/actions/runners/{runner_id}/labels"],
				setCustomLabelsForSelfHostedRunnerForRepo: ["PUT /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],
				setCustomOidcSubClaimForRepo: ["PUT /repos/{owner}/{repo}/actions/oidc/customization/sub"],
				setGithubActionsDefaultWorkflowPermissionsOrganization: ["PUT /orgs/{org}/actions/permissions/workflow"],
				setGithubActionsDefaultWorkflowPermissionsRepository: ["PUT /repos/{owner}/{repo}/actions/permissions/workflow"],
				setGithubActionsPermissionsOrganization: ["PUT /orgs/{org}/actions/permissions"],
				setGithubActionsPermissionsRepository: ["PUT /repos/{owner}/{repo}/actions/permissions"],
				setSelectedReposForOrgSecret: ["PUT /orgs/{org}/actions/secrets/{secret_name}/repositories"],
				setSelectedReposForOrgVariable: ["PUT /orgs/{org}/actions/variables/{name}/repositories"],
				setSelectedRepositoriesEnabledGithubActionsOrganization: ["PUT /orgs/{org}/actions/permissions/repositories"],
				setWorkflowAccessToRepository: ["PUT /repos/{owner}/{repo}/actions/permissions/access"],
				updateEnvironmentVariable: ["PATCH /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],
				updateHostedRunnerForOrg: ["PATCH /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],
				updateOrgVariable: ["PATCH /orgs/{org}/actions/variables/{name}"],
				updateRepoVariable: ["PATCH /repos/{owner}/{repo}/actions/variables/{name}"]
			},
			activity: {
				checkRepoIsStarredByAuthenticatedUser: ["GET /user/starred/{owner}/{repo}"],
				deleteRepoSubscription: ["DELETE /repos/{owner}/{repo}/subscription"],
				deleteThreadSubscription: ["DELETE /notifications/threads/{thread_id}/subscription"],
				getFeeds: ["GET /feeds"],
				getRepoSubscription: ["GET /repos/{owner}/{repo}/subscription"],
				getThread: ["GET /notifications/threads/{thread_id}"],
				getThreadSubscriptionForAuthenticatedUser: ["GET /notifications/threads/{thread_id}/subscription"],
				listEventsForAuthenticatedUser: ["GET /users/{username}/events"],
				listNotificationsForAuthenticatedUser: ["GET /notifications"],
				listOrgEventsForAuthenticatedUser: ["GET /users/{username}/events/orgs/{org}"],
				listPublicEvents: ["GET /events"],
				listPublicEventsForRepoNetwork: ["GET /networks/{owner}/{repo}/events"],
				listPublicEventsForUser: ["GET /users/{username}/events/public"],
				listPublicOrgEvents: ["GET /orgs/{org}/events"],
				listReceivedEventsForUser: ["GET /users/{username}/received_events"],
				listReceivedPublicEventsForUser: ["GET /users/{username}/received_events/public"],
				listRepoEvents: ["GET /repos/{owner}/{repo}/events"],
				listRepoNotificationsForAuthenticatedUser: ["GET /repos/{owner}/{repo}/notifications"],
				listReposStarredByAuthenticatedUser: ["GET /user/starred"],
				listReposStarredByUser: ["GET /users/{username}/starred"],
				listReposWatchedByUser: ["GET /users/{username}/subscriptions"],
				listStargazersForRepo: ["GET /repos/{owner}/{repo}/stargazers"],
				listWatchedReposForAuthenticatedUser: ["GET /user/subscriptions"],
				listWatchersForRepo: ["GET /repos/{owner}/{repo}/subscribers"],
				markNotificationsAsRead: ["PUT /notifications"],
				markRepoNotificationsAsRead: ["PUT /repos/{owner}/{repo}/notifications"],
				markThreadAsDone: ["DELETE /notifications/threads/{thread_id}"],
				markThreadAsRead: ["PATCH /notifications/threads/{thread_id}"],
				setRepoSubscription: ["PUT /repos/{owner}/{repo}/subscription"],
				setThreadSubscription: ["PUT /notifications/threads/{thread_id}/subscription"],
				starRepoForAuthenticatedUser: ["PUT /user/starred/{owner}/{repo}"],
				unstarRepoForAuthenticatedUser: ["DELETE /user/starred/{owner}/{repo}"]
			},
			apps: {
				addRepoToInstallation: [
					"PUT /user/installations/{installation_id}/repositories/{repository_id}",
					{},
					{ renamed: ["apps", "addRepoToInstallationForAuthenticatedUser"] }
				],
				addRepoToInstallationForAuthenticatedUser: ["PUT /user/installations/{installation_id}/repositories/{repository_id}"],
				checkToken: ["POST /applications/{client_id}/token"],
				createFromManifest: ["POST /app-manifests/{code}/conversions"],
				createInstallationAccessToken: ["POST /app/installations/{installation_id}/access_tokens"],
				deleteAuthorization: ["DELETE /applications/{client_id}/grant"],
				deleteInstallation: ["DELETE /app/installations/{installation_id}"],
				deleteToken: ["DELETE /applications/{client_id}/token"],
				getAuthenticated: ["GET /app"],
				getBySlug: ["GET /apps/{app_slug}"],
				getInstallation: ["GET /app/installations/{installation_id}"],
				getOrgInstallation: ["GET /orgs/{org}/installation"],
				getRepoInstallation: ["GET /repos/{owner}/{repo}/installation"],
				getSubscriptionPlanForAccount: ["GET /marketplace_listing/accounts/{account_id}"],
				getSubscriptionPlanForAccountStubbed: ["GET /marketplace_listing/stubbed/accounts/{account_id}"],
				getUserInstallation: ["GET /users/{username}/installation"],
				getWebhookConfigForApp: ["GET /app/hook/config"],
				getWebhookDelivery: ["GET /app/hook/deliveries/{delivery_id}"],
				listAccountsForPlan: ["GET /marketplace_listing/plans/{plan_id}/accounts"],
				listAccountsForPlanStubbed: ["GET /marketplace_listing/stubbed/plans/{plan_id}/accounts"],
				listInstallationReposForAuthenticatedUser: ["GET /user/installations/{installation_id}/repositories"],
				listInstallationRequestsForAuthenticatedApp: ["GET /app/installation-requests"],
				listInstallations: ["GET /app/installations"],
				listInstallationsForAuthenticatedUser: ["GET /user/installations"],
				listPlans: ["GET /marketplace_listing/plans"],
				listPlansStubbed: ["GET /marketplace_listing/stubbed/plans"],
				listReposAccessibleToInstallation: ["GET /installation/repositories"],
				listSubscriptionsForAuthenticatedUser: ["GET /user/marketplace_purchases"],
				listSubscriptionsForAuthenticatedUserStubbed: ["GET /user/marketplace_purchases/stubbed"],
				listWebhookDeliveries: ["GET /app/hook/deliveries"],
				redeliverWebhookDelivery: ["POST /app/hook/deliveries/{delivery_id}/attempts"],
				removeRepoFromInstallation: [
					"DELETE /user/installations/{installation_id}/repositories/{repository_id}",
					{},
					{ renamed: ["apps", "removeRepoFromInstallationForAuthenticatedUser"] }
				],
				removeRepoFromInstallationForAuthenticatedUser: ["DELETE /user/installations/{installation_id}/repositories/{repository_id}"],
				resetToken: ["PATCH /applications/{client_id}/token"],
				revokeInstallationAccessToken: ["DELETE /installation/token"],
				scopeToken: ["POST /applications/{client_id}/token/scoped"],
				suspendInstallation: ["PUT /app/installations/{installation_id}/suspended"],
				unsuspendInstallation: ["DELETE /app/installations/{installation_id}/suspended"],
				updateWebhookConfigForApp: ["PATCH /app/hook/config"]
			},
			billing: {
				getGithubActionsBillingOrg: ["GET /orgs/{org}/settings/billing/actions"],
				getGithubActionsBillingUser: ["GET /users/{username}/settings/billing/actions"],
				getGithubBillingPremiumRequestUsageReportOrg: ["GET /organizations/{org}/settings/billing/premium_request/usage"],
				getGithubBillingPremiumRequestUsageReportUser: ["GET /users/{username}/settings/billing/premium_request/usage"],
				getGithubBillingUsageReportOrg: ["GET /organizations/{org}/settings/billing/usage"],
				getGithubBillingUsageReportUser: ["GET /users/{username}/settings/billing/usage"],
				getGithubPackagesBillingOrg: ["GET /orgs/{org}/settings/billing/packages"],
				getGithubPackagesBillingUser: ["GET /users/{username}/settings/billing/packages"],
				getSharedStorageBillingOrg: ["GET /orgs/{org}/settings/billing/shared-storage"],
				getSharedStorageBillingUser: ["GET /users/{username}/settings/billing/shared-storage"]
			},
			campaigns: {
				createCampaign: ["POST /orgs/{org}/campaigns"],
				deleteCampaign: ["DELETE /orgs/{org}/campaigns/{campaign_number}"],
				getCampaignSummary: ["GET /orgs/{org}/campaigns/{campaign_number}"],
				listOrgCampaigns: ["GET /orgs/{org}/campaigns"],
				updateCampaign: ["PATCH /orgs/{org}/campaigns/{campaign_number}"]
			},
			checks: {
				create: ["POST /repos/{owner}/{repo}/check-runs"],
				createSuite: ["POST /repos/{owner}/{repo}/check-suites"],
				get: ["GET /repos/{owner}/{repo}/check-runs/{check_run_id}"],
				getSuite: ["GET /repos/{owner}/{repo}/check-suites/{check_suite_id}"],
				listAnnotations: ["GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations"],
				listForRef: ["GET /repos/{owner}/{repo}/commits/{ref}/check-runs"],
				listForSuite: ["GET /repos/{owner}/{repo}/check-suites/{check_suite_id}/check-runs"],
				listSuitesForRef: ["GET /repos/{owner}/{repo}/commits/{ref}/check-suites"],
				rerequestRun: ["POST /repos/{owner}/{repo}/check-runs/{check_run_id}/rerequest"],
				rerequestSuite: ["POST /repos/{owner}/{repo}/check-suites/{check_suite_id}/rerequest"],
				setSuitesPreferences: ["PATCH /repos/{owner}/{repo}/check-suites/preferences"],
				update: ["PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}"]
			},
			codeScanning: {
				commitAutofix: ["POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix/commits"],
				createAutofix: ["POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix"],
				createVariantAnalysis: ["POST /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses"],
				deleteAnalysis: ["DELETE /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}{?confirm_delete}"],
				deleteCodeqlDatabase: ["DELETE /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}"],
				getAlert: [
					"GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}",
					{},
					{ renamedParameters: { alert_id: "alert_number" } }
				],
				getAnalysis: ["GET /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}"],
				getAutofix: ["GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix"],
				getCodeqlDatabase: ["GET /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}"],
				getDefaultSetup: ["GET /repos/{owner}/{repo}/code-scanning/default-setup"],
				getSarif: ["GET /repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}"],
				getVariantAnalysis: ["GET /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}"],
				getVariantAnalysisRepoTask: ["GET /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}/repos/{repo_owner}/{repo_name}"],
				listAlertInstances: ["GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances"],
				listAlertsForOrg: ["GET /orgs/{org}/code-scanning/alerts"],
				listAlertsForRepo: ["GET /repos/{owner}/{repo}/code-scanning/alerts"],
				listAlertsInstances: [
					"GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances",
					{},
					{ renamed: ["codeScanning", "listAlertInstances"] }
				],
				listCodeqlDatabases: ["GET /repos/{owner}/{repo}/code-scanning/codeql/databases"],
				listRecentAnalyses: ["GET /repos/{owner}/{repo}/code-scanning/analyses"],
				updateAlert: ["PATCH /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}"],
				updateDefaultSetup: ["PATCH /repos/{owner}/{repo}/code-scanning/default-setup"],
				uploadSarif: ["POST /repos/{owner}/{repo}/code-scanning/sarifs"]
			},
			codeSecurity: {
				attachConfiguration: ["POST /orgs/{org}/code-security/configurations/{configuration_id}/attach"],
				attachEnterpriseConfiguration: ["POST /enterprises/{enterprise}/code-security/configurations/{configuration_id}/attach"],
				createConfiguration: ["POST /orgs/{org}/code-security/configurations"],
				createConfigurationForEnterprise: ["POST /enterprises/{enterprise}/code-security/configurations"],
				deleteConfiguration: ["DELETE /orgs/{org}/code-security/configurations/{configuration_id}"],
				deleteConfigurationForEnterprise: ["DELETE /enterprises/{enterprise}/code-security/configurations/{configuration_id}"],
				detachConfiguration: ["DELETE /orgs/{org}/code-security/configurations/detach"],
				getConfiguration: ["GET /orgs/{org}/code-security/configurations/{configuration_id}"],
				getConfigurationForRepository: ["GET /repos/{owner}/{repo}/code-security-configuration"],
				getConfigurationsForEnterprise: ["GET /enterprises/{enterprise}/code-security/configurations"],
				getConfigurationsForOrg: ["GET /orgs/{org}/code-security/configurations"],
				getDefaultConfigurations: ["GET /orgs/{org}/code-security/configurations/defaults"],
				getDefaultConfigurationsForEnterprise: ["GET /enterprises/{enterprise}/code-security/configurations/defaults"],
				getRepositoriesForConfiguration: ["GET /orgs/{org}/code-security/configurations/{configuration_id}/repositories"],
				getRepositoriesForEnterpriseConfiguration: ["GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}/repositories"],
				getSingleConfigurationForEnterprise: ["GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}"],
				setConfigurationAsDefault: ["PUT /orgs/{org}/code-security/configurations/{configuration_id}/defaults"],
				setConfigurationAsDefaultForEnterprise: ["PUT /enterprises/{enterprise}/code-security/configurations/{configuration_id}/defaults"],
				updateConfiguration: ["PATCH /orgs/{org}/code-security/configurations/{configuration_id}"],
				updateEnterpriseConfiguration: ["PATCH /enterprises/{enterprise}/code-security/configurations/{configuration_id}"]
			},
			codesOfConduct: {
				getAllCodesOfConduct: ["GET /codes_of_conduct"],
				getConductCode: ["GET /codes_of_conduct/{key}"]
			},
			codespaces: {
				addRepositoryForSecretForAuthenticatedUser: ["PUT /user/codespaces/secrets/{secret_name}/repositories/{repository_id}"],
				addSelectedRepoToOrgSecret: ["PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}"],
				checkPermissionsForDevcontainer: ["GET /repos/{owner}/{repo}/codespaces/permissions_check"],
				codespaceMachinesForAuthenticatedUser: ["GET /user/codespaces/{codespace_name}/machines"],
				createForAuthenticatedUser: ["POST /user/codespaces"],
				createOrUpdateOrgSecret: ["PUT /orgs/{org}/codespaces/secrets/{secret_name}"],
				createOrUpdateRepoSecret: ["PUT /repos/{owner}/{repo}/codespaces/secrets/{secret_name}"],
				createOrUpdateSecretForAuthenticatedUser: ["PUT /user/codespaces/secrets/{secret_name}"],
				createWithPrForAuthenticatedUser: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/codespaces"],
				createWithRepoForAuthenticatedUser: ["POST /repos/{owner}/{repo}/codespaces"],
				deleteForAuthenticatedUser: ["DELETE /user/codespaces/{codespace_name}"],
				deleteFromOrganization: ["DELETE /orgs/{org}/members/{username}/codespaces/{codespace_name}"],
				deleteOrgSecret: ["DELETE /orgs/{org}/codespaces/secrets/{secret_name}"],
				deleteRepoSecret: ["DELETE /repos/{owner}/{repo}/codespaces/secrets/{secret_name}"],
				deleteSecretForAuthenticatedUser: ["DELETE /user/codespaces/secrets/{secret_name}"],
				exportForAuthenticatedUser: ["POST /user/codespaces/{codespace_name}/exports"],
				getCodespacesForUserInOrg: ["GET /orgs/{org}/members/{username}/codespaces"],
				getExportDetailsForAuthenticatedUser: ["GET /user/codespaces/{codespace_name}/exports/{export_id}"],
				getForAuthenticatedUser: ["GET /user/codespaces/{codespace_name}"],
				getOrgPublicKey: ["GET /orgs/{org}/codespaces/secrets/public-key"],
				getOrgSecret: ["GET /orgs/{org}/codespaces/secrets/{secret_name}"],
				getPublicKeyForAuthenticatedUser: ["GET /user/codespaces/secrets/public-key"],
				getRepoPublicKey: ["GET /repos/{owner}/{repo}/codespaces/secrets/public-key"],
				getRepoSecret: ["GET /repos/{owner}/{repo}/codespaces/secrets/{secret_name}"],
				getSecretForAuthenticatedUser: ["GET /user/codespaces/secrets/{secret_name}"],
				listDevcontainersInRepositoryForAuthenticatedUser: ["GET /repos/{owner}/{repo}/codespaces/devcontainers"],
				listForAuthenticatedUser: ["GET /user/codespaces"],
				listInOrganization: [
					"GET /orgs/{org}/codespaces",
					{},
					{ renamedParameters: { org_id: "org" } }
				],
				listInRepositoryForAuthenticatedUser: ["GET /repos/{owner}/{repo}/codespaces"],
				listOrgSecrets: ["GET /orgs/{org}/codespaces/secrets"],
				listRepoSecrets: ["GET /repos/{owner}/{repo}/codespaces/secrets"],
				listRepositoriesForSecretForAuthenticatedUser: ["GET /user/codespaces/secrets/{secret_name}/repositories"],
				listSecretsForAuthenticatedUser: ["GET /user/codespaces/secrets"],
				listSelectedReposForOrgSecret: ["GET /orgs/{org}/codespaces/secrets/{secret_name}/repositories"],
				preFlightWithRepoForAuthenticatedUser: ["GET /repos/{owner}/{repo}/codespaces/new"],
				publishForAuthenticatedUser: ["POST /user/codespaces/{codespace_name}/publish"],
				removeRepositoryForSecretForAuthenticatedUser: ["DELETE /user/codespaces/secrets/{secret_name}/repositories/{repository_id}"],
				removeSelectedRepoFromOrgSecret: ["DELETE /orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}"],
				repoMachinesForAuthenticatedUser: ["GET /repos/{owner}/{repo}/codespaces/machines"],
				setRepositoriesForSecretForAuthenticatedUser: ["PUT /user/codespaces/secrets/{secret_name}/repositories"],
				setSelectedReposForOrgSecret: ["PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories"],
				startForAuthenticatedUser: ["POST /user/codespaces/{codespace_name}/start"],
				stopForAuthenticatedUser: ["POST /user/codespaces/{codespace_name}/stop"],
				stopInOrganization: ["POST /orgs/{org}/members/{username}/codespaces/{codespace_name}/stop"],
				updateForAuthenticatedUser: ["PATCH /user/codespaces/{codespace_name}"]
			},
			copilot: {
				addCopilotSeatsForTeams: ["POST /orgs/{org}/copilot/billing/selected_teams"],
				addCopilotSeatsForUsers: ["POST /orgs/{org}/copilot/billing/selected_users"],
				cancelCopilotSeatAssignmentForTeams: ["DELETE /orgs/{org}/copilot/billing/selected_teams"],
				cancelCopilotSeatAssignmentForUsers: ["DELETE /orgs/{org}/copilot/billing/selected_users"],
				copilotMetricsForOrganization: ["GET /orgs/{org}/copilot/metrics"],
				copilotMetricsForTeam: ["GET /orgs/{org}/team/{team_slug}/copilot/metrics"],
				getCopilotOrganizationDetails: ["GET /orgs/{org}/copilot/billing"],
				getCopilotSeatDetailsForUser: ["GET /orgs/{org}/members/{username}/copilot"],
				listCopilotSeats: ["GET /orgs/{org}/copilot/billing/seats"]
			},
			credentials: { revoke: ["POST /credentials/revoke"] },
			dependabot: {
				addSelectedRepoToOrgSecret: ["PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}"],
				createOrUpdateOrgSecret: ["PUT /orgs/{org}/dependabot/secrets/{secret_name}"],
				createOrUpdateRepoSecret: ["PUT /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],
				deleteOrgSecret: ["DELETE /orgs/{org}/dependabot/secrets/{secret_name}"],
				deleteRepoSecret: ["DELETE /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],
				getAlert: ["GET /repos/{owner}/{repo}/dependabot/alerts/{alert_number}"],
				getOrgPublicKey: ["GET /orgs/{org}/dependabot/secrets/public-key"],
				getOrgSecret: ["GET /orgs/{org}/dependabot/secrets/{secret_name}"],
				getRepoPublicKey: ["GET /repos/{owner}/{repo}/dependabot/secrets/public-key"],
				getRepoSecret: ["GET /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],
				listAlertsForEnterprise: ["GET /enterprises/{enterprise}/dependabot/alerts"],
				listAlertsForOrg: ["GET /orgs/{org}/dependabot/alerts"],
				listAlertsForRepo: ["GET /repos/{owner}/{repo}/dependabot/alerts"],
				listOrgSecrets: ["GET /orgs/{org}/dependabot/secrets"],
				listRepoSecrets: ["GET /repos/{owner}/{repo}/dependabot/secrets"],
				listSelectedReposForOrgSecret: ["GET /orgs/{org}/dependabot/secrets/{secret_name}/repositories"],
				removeSelectedRepoFromOrgSecret: ["DELETE /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}"],
				repositoryAccessForOrg: ["GET /organizations/{org}/dependabot/repository-access"],
				setRepositoryAccessDefaultLevel: ["PUT /organizations/{org}/dependabot/repository-access/default-level"],
				setSelectedReposForOrgSecret: ["PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories"],
				updateAlert: ["PATCH /repos/{owner}/{repo}/dependabot/alerts/{alert_number}"],
				updateRepositoryAccessForOrg: ["PATCH /organizations/{org}/dependabot/repository-access"]
			},
			dependencyGraph: {
				createRepositorySnapshot: ["POST /repos/{owner}/{repo}/dependency-graph/snapshots"],
				diffRange: ["GET /repos/{owner}/{repo}/dependency-graph/compare/{basehead}"],
				exportSbom: ["GET /repos/{owner}/{repo}/dependency-graph/sbom"]
			},
			emojis: { get: ["GET /emojis"] },
			enterpriseTeamMemberships: {
				add: ["PUT /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"],
				bulkAdd: ["POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/add"],
				bulkRemove: ["POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/remove"],
				get: ["GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"],
				list: ["GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships"],
				remove: ["DELETE /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"]
			},
			enterpriseTeamOrganizations: {
				add: ["PUT /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"],
				bulkAdd: ["POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/add"],
				bulkRemove: ["POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/remove"],
				delete: ["DELETE /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"],
				getAssignment: ["GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"],
				getAssignments: ["GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations"]
			},
			enterpriseTeams: {
				create: ["POST /enterprises/{enterprise}/teams"],
				delete: ["DELETE /enterprises/{enterprise}/teams/{team_slug}"],
				get: ["GET /enterprises/{enterprise}/teams/{team_slug}"],
				list: ["GET /enterprises/{enterprise}/teams"],
				update: ["PATCH /enterprises/{enterprise}/teams/{team_slug}"]
			},
			gists: {
				checkIsStarred: ["GET /gists/{gist_id}/star"],
				create: ["POST /gists"],
				createComment: ["POST /gists/{gist_id}/comments"],
				delete: ["DELETE /gists/{gist_id}"],
				deleteComment: ["DELETE /gists/{gist_id}/comments/{comment_id}"],
				fork: ["POST /gists/{gist_id}/forks"],
				get: ["GET /gists/{gist_id}"],
				getComment: ["GET /gists/{gist_id}/comments/{comment_id}"],
				getRevision: ["GET /gists/{gist_id}/{sha}"],
				list: ["GET /gists"],
				listComments: ["GET /gists/{gist_id}/comments"],
				listCommits: ["GET /gists/{gist_id}/commits"],
				listForUser: ["GET /users/{username}/gists"],
				listForks: ["GET /gists/{gist_id}/forks"],
				listPublic: ["GET /gists/public"],
				listStarred: ["GET /gists/starred"],
				star: ["PUT /gists/{gist_id}/star"],
				unstar: ["DELETE /gists/{gist_id}/star"],
				update: ["PATCH /gists/{gist_id}"],
				updateComment: ["PATCH /gists/{gist_id}/comments/{comment_id}"]
			},
			git: {
				createBlob: ["POST /repos/{owner}/{repo}/git/blobs"],
				createCommit: ["POST /repos/{owner}/{repo}/git/commits"],
				createRef: ["POST /repos/{owner}/{repo}/git/refs"],
				createTag: ["POST /repos/{owner}/{repo}/git/tags"],
				createTree: ["POST /repos/{owner}/{repo}/git/trees"],
				deleteRef: ["DELETE /repos/{owner}/{repo}/git/refs/{ref}"],
				getBlob: ["GET /repos/{owner}/{repo}/git/blobs/{file_sha}"],
				getCommit: ["GET /repos/{owner}/{repo}/git/commits/{commit_sha}"],
				getRef: ["GET /repos/{owner}/{repo}/git/ref/{ref}"],
				getTag: ["GET /repos/{owner}/{repo}/git/tags/{tag_sha}"],
				getTree: ["GET /repos/{owner}/{repo}/git/trees/{tree_sha}"],
				listMatchingRefs: ["GET /repos/{owner}/{repo}/git/matching-refs/{ref}"],
				updateRef: ["PATCH /repos/{owner}/{repo}/git/refs/{ref}"]
			},
			gitignore: {
				getAllTemplates: ["GET /gitignore/templates"],
				getTemplate: ["GET /gitignore/templates/{name}"]
			},
			hostedCompute: {
				createNetworkConfigurationForOrg: ["POST /orgs/{org}/settings/network-configurations"],
				deleteNetworkConfigurationFromOrg: ["DELETE /orgs/{org}/settings/network-configurations/{network_configuration_id}"],
				getNetworkConfigurationForOrg: ["GET /orgs/{org}/settings/network-configurations/{network_configuration_id}"],
				getNetworkSettingsForOrg: ["GET /orgs/{org}/settings/network-settings/{network_settings_id}"],
				listNetworkConfigurationsForOrg: ["GET /orgs/{org}/settings/network-configurations"],
				updateNetworkConfigurationForOrg: ["PATCH /orgs/{org}/settings/network-configurations/{network_configuration_id}"]
			},
			interactions: {
				getRestrictionsForAuthenticatedUser: ["GET /user/interaction-limits"],
				getRestrictionsForOrg: ["GET /orgs/{org}/interaction-limits"],
				getRestrictionsForRepo: ["GET /repos/{owner}/{repo}/interaction-limits"],
				getRestrictionsForYourPublicRepos: [
					"GET /user/interaction-limits",
					{},
					{ renamed: ["interactions", "getRestrictionsForAuthenticatedUser"] }
				],
				removeRestrictionsForAuthenticatedUser: ["DELETE /user/interaction-limits"],
				removeRestrictionsForOrg: ["DELETE /orgs/{org}/interaction-limits"],
				removeRestrictionsForRepo: ["DELETE /repos/{owner}/{repo}/interaction-limits"],
				removeRestrictionsForYourPublicRepos: [
					"DELETE /user/interaction-limits",
					{},
					{ renamed: ["interactions", "removeRestrictionsForAuthenticatedUser"] }
				],
				setRestrictionsForAuthenticatedUser: ["PUT /user/interaction-limits"],
				setRestrictionsForOrg: ["PUT /orgs/{org}/interaction-limits"],
				setRestrictionsForRepo: ["PUT /repos/{owner}/{repo}/interaction-limits"],
				setRestrictionsForYourPublicRepos: [
					"PUT /user/interaction-limits",
					{},
					{ renamed: ["interactions", "setRestrictionsForAuthenticatedUser"] }
				]
			},
			issues: {
				addAssignees: ["POST /repos/{owner}/{repo}/issues/{issue_number}/assignees"],
				addBlockedByDependency: ["POST /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by"],
				addLabels: ["POST /repos/{owner}/{repo}/issues/{issue_number}/labels"],
				addSubIssue: ["POST /repos/{owner}/{repo}/issues/{issue_number}/sub_issues"],
				checkUserCanBeAssigned: ["GET /repos/{owner}/{repo}/assignees/{assignee}"],
				checkUserCanBeAssignedToIssue: ["GET /repos/{owner}/{repo}/issues/{issue_number}/assignees/{assignee}"],
				create: ["POST /repos/{owner}/{repo}/issues"],
				createComment: ["POST /repos/{owner}/{repo}/issues/{issue_number}/comments"],
				createLabel: ["POST /repos/{owner}/{repo}/labels"],
				createMilestone: ["POST /repos/{owner}/{repo}/milestones"],
				deleteComment: ["DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}"],
				deleteLabel: ["DELETE /repos/{owner}/{repo}/labels/{name}"],
				deleteMilestone: ["DELETE /repos/{owner}/{repo}/milestones/{milestone_number}"],
				get: ["GET /repos/{owner}/{repo}/issues/{issue_number}"],
				getComment: ["GET /repos/{owner}/{repo}/issues/comments/{comment_id}"],
				getEvent: ["GET /repos/{owner}/{repo}/issues/events/{event_id}"],
				getLabel: ["GET /repos/{owner}/{repo}/labels/{name}"],
				getMilestone: ["GET /repos/{owner}/{repo}/milestones/{milestone_number}"],
				getParent: ["GET /repos/{owner}/{repo}/issues/{issue_number}/parent"],
				list: ["GET /issues"],
				listAssignees: ["GET /repos/{owner}/{repo}/assignees"],
				listComments: ["GET /repos/{owner}/{repo}/issues/{issue_number}/comments"],
				listCommentsForRepo: ["GET /repos/{owner}/{repo}/issues/comments"],
				listDependenciesBlockedBy: ["GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by"],
				listDependenciesBlocking: ["GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocking"],
				listEvents: ["GET /repos/{owner}/{repo}/issues/{issue_number}/events"],
				listEventsForRepo: ["GET /repos/{owner}/{repo}/issues/events"],
				listEventsForTimeline: ["GET /repos/{owner}/{repo}/issues/{issue_number}/timeline"],
				listForAuthenticatedUser: ["GET /user/issues"],
				listForOrg: ["GET /orgs/{org}/issues"],
				listForRepo: ["GET /repos/{owner}/{repo}/issues"],
				listLabelsForMilestone: ["GET /repos/{owner}/{repo}/milestones/{milestone_number}/labels"],
				listLabelsForRepo: ["GET /repos/{owner}/{repo}/labels"],
				listLabelsOnIssue: ["GET /repos/{owner}/{repo}/issues/{issue_number}/labels"],
				listMilestones: ["GET /repos/{owner}/{repo}/milestones"],
				listSubIssues: ["GET /repos/{owner}/{repo}/issues/{issue_number}/sub_issues"],
				lock: ["PUT /repos/{owner}/{repo}/issues/{issue_number}/lock"],
				removeAllLabels: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels"],
				removeAssignees: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/assignees"],
				removeDependencyBlockedBy: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by/{issue_id}"],
				removeLabel: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}"],
				removeSubIssue: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/sub_issue"],
				reprioritizeSubIssue: ["PATCH /repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority"],
				setLabels: ["PUT /repos/{owner}/{repo}/issues/{issue_number}/labels"],
				unlock: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/lock"],
				update: ["PATCH /repos/{owner}/{repo}/issues/{issue_number}"],
				updateComment: ["PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}"],
				updateLabel: ["PATCH /repos/{owner}/{repo}/labels/{name}"],
				updateMilestone: ["PATCH /repos/{owner}/{repo}/milestones/{milestone_number}"]
			},
			licenses: {
				get: ["GET /licenses/{license}"],
				getAllCommonlyUsed: ["GET /licenses"],
				getForRepo: ["GET /repos/{owner}/{repo}/license"]
			},
			markdown: {
				render: ["POST /markdown"],
				renderRaw: ["POST /markdown/raw", { headers: { "content-type": "text/plain; charset=utf-8" } }]
			},
			meta: {
				get: ["GET /meta"],
				getAllVersions: ["GET /versions"],
				getOctocat: ["GET /octocat"],
				getZen: ["GET /zen"],
				root: ["GET /"]
			},
			migrations: {
				deleteArchiveForAuthenticatedUser: ["DELETE /user/migrations/{migration_id}/archive"],
				deleteArchiveForOrg: ["DELETE /orgs/{org}/migrations/{migration_id}/archive"],
				downloadArchiveForOrg: ["GET /orgs/{org}/migrations/{migration_id}/archive"],
				getArchiveForAuthenticatedUser: ["GET /user/migrations/{migration_id}/archive"],
				getStatusForAuthenticatedUser: ["GET /user/migrations/{migration_id}"],
				getStatusForOrg: ["GET /orgs/{org}/migrations/{migration_id}"],
				listForAuthenticatedUser: ["GET /user/migrations"],
				listForOrg: ["GET /orgs/{org}/migrations"],
				listReposForAuthenticatedUser: ["GET /user/migrations/{migration_id}/repositories"],
				listReposForOrg: ["GET /orgs/{org}/migrations/{migration_id}/repositories"],
				listReposForUser: [
					"GET /user/migrations/{migration_id}/repositories",
					{},
					{ renamed: ["migrations", "listReposForAuthenticatedUser"] }
				],
				startForAuthenticatedUser: ["POST /user/migrations"],
				startForOrg: ["POST /orgs/{org}/migrations"],
				unlockRepoForAuthenticatedUser: ["DELETE /user/migrations/{migration_id}/repos/{repo_name}/lock"],
				unlockRepoForOrg: ["DELETE /orgs/{org}/migrations/{migration_id}/repos/{repo_name}/lock"]
			},
			oidc: {
				getOidcCustomSubTemplateForOrg: ["GET /orgs/{org}/actions/oidc/customization/sub"],
				updateOidcCustomSubTemplateForOrg: ["PUT /orgs/{org}/actions/oidc/customization/sub"]
			},
			orgs: {
				addSecurityManagerTeam: [
					"PUT /orgs/{org}/security-managers/teams/{team_slug}",
					{},
					{ deprecated: "octokit.rest.orgs.addSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#add-a-security-manager-team" }
				],
				assignTeamToOrgRole: ["PUT /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}"],
				assignUserToOrgRole: ["PUT /orgs/{org}/organization-roles/users/{username}/{role_id}"],
				blockUser: ["PUT /orgs/{org}/blocks/{username}"],
				cancelInvitation: ["DELETE /orgs/{org}/invitations/{invitation_id}"],
				checkBlockedUser: ["GET /orgs/{org}/blocks/{username}"],
				checkMembershipForUser: ["GET /orgs/{org}/members/{username}"],
				checkPublicMembershipForUser: ["GET /orgs/{org}/public_members/{username}"],
				convertMemberToOutsideCollaborator: ["PUT /orgs/{org}/outside_collaborators/{username}"],
				createArtifactStorageRecord: ["POST /orgs/{org}/artifacts/metadata/storage-record"],
				createInvitation: ["POST /orgs/{org}/invitations"],
				createIssueType: ["POST /orgs/{org}/issue-types"],
				createWebhook: ["POST /orgs/{org}/hooks"],
				customPropertiesForOrgsCreateOrUpdateOrganizationValues: ["PATCH /organizations/{org}/org-properties/values"],
				customPropertiesForOrgsGetOrganizationValues: ["GET /organizations/{org}/org-properties/values"],
				customPropertiesForReposCreateOrUpdateOrganizationDefinition: ["PUT /orgs/{org}/properties/schema/{custom_property_name}"],
				customPropertiesForReposCreateOrUpdateOrganizationDefinitions: ["PATCH /orgs/{org}/properties/schema"],
				customPropertiesForReposCreateOrUpdateOrganizationValues: ["PATCH /orgs/{org}/properties/values"],
				customPropertiesForReposDeleteOrganizationDefinition: ["DELETE /orgs/{org}/properties/schema/{custom_property_name}"],
				customPropertiesForReposGetOrganizationDefinition: ["GET /orgs/{org}/properties/schema/{custom_property_name}"],
				customPropertiesForReposGetOrganizationDefinitions: ["GET /orgs/{org}/properties/schema"],
				customPropertiesForReposGetOrganizationValues: ["GET /orgs/{org}/properties/values"],
				delete: ["DELETE /orgs/{org}"],
				deleteAttestationsBulk: ["POST /orgs/{org}/attestations/delete-request"],
				deleteAttestationsById: ["DELETE /orgs/{org}/attestations/{attestation_id}"],
				deleteAttestationsBySubjectDigest: ["DELETE /orgs/{org}/attestations/digest/{subject_digest}"],
				deleteIssueType: ["DELETE /orgs/{org}/issue-types/{issue_type_id}"],
				deleteWebhook: ["DELETE /orgs/{org}/hooks/{hook_id}"],
				disableSelectedRepositoryImmutableReleasesOrganization: ["DELETE /orgs/{org}/settings/immutable-releases/repositories/{repository_id}"],
				enableSelectedRepositoryImmutableReleasesOrganization: ["PUT /orgs/{org}/settings/immutable-releases/repositories/{repository_id}"],
				get: ["GET /orgs/{org}"],
				getImmutableReleasesSettings: ["GET /orgs/{org}/settings/immutable-releases"],
				getImmutableReleasesSettingsRepositories: ["GET /orgs/{org}/settings/immutable-releases/repositories"],
				getMembershipForAuthenticatedUser: ["GET /user/memberships/orgs/{org}"],
				getMembershipForUser: ["GET /orgs/{org}/memberships/{username}"],
				getOrgRole: ["GET /orgs/{org}/organization-roles/{role_id}"],
				getOrgRulesetHistory: ["GET /orgs/{org}/rulesets/{ruleset_id}/history"],
				getOrgRulesetVersion: ["GET /orgs/{org}/rulesets/{ruleset_id}/history/{version_id}"],
				getWebhook: ["GET /orgs/{org}/hooks/{hook_id}"],
				getWebhookConfigForOrg: ["GET /orgs/{org}/hooks/{hook_id}/config"],
				getWebhookDelivery: ["GET /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}"],
				list: ["GET /organizations"],
				listAppInstallations: ["GET /orgs/{org}/installations"],
				listArtifactStorageRecords: ["GET /orgs/{org}/artifacts/{subject_digest}/metadata/storage-records"],
				listAttestationRepositories: ["GET /orgs/{org}/attestations/repositories"],
				listAttestations: ["GET /orgs/{org}/attestations/{subject_digest}"],
				listAttestationsBulk: ["POST /orgs/{org}/attestations/bulk-list{?per_page,before,after}"],
				listBlockedUsers: ["GET /orgs/{org}/blocks"],
				listFailedInvitations: ["GET /orgs/{org}/failed_invitations"],
				listForAuthenticatedUser: ["GET /user/orgs"],
				listForUser: ["GET /users/{username}/orgs"],
				listInvitationTeams: ["GET /orgs/{org}/invitations/{invitation_id}/teams"],
				listIssueTypes: ["GET /orgs/{org}/issue-types"],
				listMembers: ["GET /orgs/{org}/members"],
				listMembershipsForAuthenticatedUser: ["GET /user/memberships/orgs"],
				listOrgRoleTeams: ["GET /orgs/{org}/organization-roles/{role_id}/teams"],
				listOrgRoleUsers: ["GET /orgs/{org}/organization-roles/{role_id}/users"],
				listOrgRoles: ["GET /orgs/{org}/organization-roles"],
				listOrganizationFineGrainedPermissions: ["GET /orgs/{org}/organization-fine-grained-permissions"],
				listOutsideCollaborators: ["GET /orgs/{org}/outside_collaborators"],
				listPatGrantRepositories: ["GET /orgs/{org}/personal-access-tokens/{pat_id}/repositories"],
				listPatGrantRequestRepositories: ["GET /orgs/{org}/personal-access-token-requests/{pat_request_id}/repositories"],
				listPatGrantRequests: ["GET /orgs/{org}/personal-access-token-requests"],
				listPatGrants: ["GET /orgs/{org}/personal-access-tokens"],
				listPendingInvitations: ["GET /orgs/{org}/invitations"],
				listPublicMembers: ["GET /orgs/{org}/public_members"],
				listSecurityManagerTeams: [
					"GET /orgs/{org}/security-managers",
					{},
					{ deprecated: "octokit.rest.orgs.listSecurityManagerTeams() is deprecated, see https://docs.github.com/rest/orgs/security-managers#list-security-manager-teams" }
				],
				listWebhookDeliveries: ["GET /orgs/{org}/hooks/{hook_id}/deliveries"],
				listWebhooks: ["GET /orgs/{org}/hooks"],
				pingWebhook: ["POST /orgs/{org}/hooks/{hook_id}/pings"],
				redeliverWebhookDelivery: ["POST /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}/attempts"],
				removeMember: ["DELETE /orgs/{org}/members/{username}"],
				removeMembershipForUser: ["DELETE /orgs/{org}/memberships/{username}"],
				removeOutsideCollaborator: ["DELETE /orgs/{org}/outside_collaborators/{username}"],
				removePublicMembershipForAuthenticatedUser: ["DELETE /orgs/{org}/public_members/{username}"],
				removeSecurityManagerTeam: [
					"DELETE /orgs/{org}/security-managers/teams/{team_slug}",
					{},
					{ deprecated: "octokit.rest.orgs.removeSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#remove-a-security-manager-team" }
				],
				reviewPatGrantRequest: ["POST /orgs/{org}/personal-access-token-requests/{pat_request_id}"],
				reviewPatGrantRequestsInBulk: ["POST /orgs/{org}/personal-access-token-requests"],
				revokeAllOrgRolesTeam: ["DELETE /orgs/{org}/organization-roles/teams/{team_slug}"],
				revokeAllOrgRolesUser: ["DELETE /orgs/{org}/organization-roles/users/{username}"],
				revokeOrgRoleTeam: ["DELETE /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}"],
				revokeOrgRoleUser: ["DELETE /orgs/{org}/organization-roles/users/{username}/{role_id}"],
				setImmutableReleasesSettings: ["PUT /orgs/{org}/settings/immutable-releases"],
				setImmutableReleasesSettingsRepositories: ["PUT /orgs/{org}/settings/immutable-releases/repositories"],
				setMembershipForUser: ["PUT /orgs/{org}/memberships/{username}"],
				setPublicMembershipForAuthenticatedUser: ["PUT /orgs/{org}/public_members/{username}"],
				unblockUser: ["DELETE /orgs/{org}/blocks/{username}"],
				update: ["PATCH /orgs/{org}"],
				updateIssueType: ["PUT /orgs/{org}/issue-types/{issue_type_id}"],
				updateMembershipForAuthenticatedUser: ["PATCH /user/memberships/orgs/{org}"],
				updatePatAccess: ["POST /orgs/{org}/personal-access-tokens/{pat_id}"],
				updatePatAccesses: ["POST /orgs/{org}/personal-access-tokens"],
				updateWebhook: ["PATCH /orgs/{org}/hooks/{hook_id}"],
				updateWebhookConfigForOrg: ["PATCH /orgs/{org}/hooks/{hook_id}/config"]
			},
			packages: {
				deletePackageForAuthenticatedUser: ["DELETE /user/packages/{package_type}/{package_name}"],
				deletePackageForOrg: ["DELETE /orgs/{org}/packages/{package_type}/{package_name}"],
				deletePackageForUser: ["DELETE /users/{username}/packages/{package_type}/{package_name}"],
				deletePackageVersionForAuthenticatedUser: ["DELETE /user/packages/{package_type}/{package_name}/versions/{package_version_id}"],
				deletePackageVersionForOrg: ["DELETE /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}"],
				deletePackageVersionForUser: ["DELETE /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}"],
				getAllPackageVersionsForAPackageOwnedByAnOrg: [
					"GET /orgs/{org}/packages/{package_type}/{package_name}/versions",
					{},
					{ renamed: ["packages", "getAllPackageVersionsForPackageOwnedByOrg"] }
				],
				getAllPackageVersionsForAPackageOwnedByTheAuthenticatedUser: [
					"GET /user/packages/{package_type}/{package_name}/versions",
					{},
					{ renamed: ["packages", "getAllPackageVersionsForPackageOwnedByAuthenticatedUser"] }
				],
				getAllPackageVersionsForPackageOwnedByAuthenticatedUser: ["GET /user/packages/{package_type}/{package_name}/versions"],
				getAllPackageVersionsForPackageOwnedByOrg: ["GET /orgs/{org}/packages/{package_type}/{package_name}/versions"],
				getAllPackageVersionsForPackageOwnedByUser: ["GET /users/{username}/packages/{package_type}/{package_name}/versions"],
				getPackageForAuthenticatedUser: ["GET /user/packages/{package_type}/{package_name}"],
				getPackageForOrganization: ["GET /orgs/{org}/packages/{package_type}/{package_name}"],
				getPackageForUser: ["GET /users/{username}/packages/{package_type}/{package_name}"],
				getPackageVersionForAuthenticatedUser: ["GET /user/packages/{package_type}/{package_name}/versions/{package_version_id}"],
				getPackageVersionForOrganization: ["GET /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}"],
				getPackageVersionForUser: ["GET /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}"],
				listDockerMigrationConflictingPackagesForAuthenticatedUser: ["GET /user/docker/conflicts"],
				listDockerMigrationConflictingPackagesForOrganization: ["GET /orgs/{org}/docker/conflicts"],
				listDockerMigrationConflictingPackagesForUser: ["GET /users/{username}/docker/conflicts"],
				listPackagesForAuthenticatedUser: ["GET /user/packages"],
				listPackagesForOrganization: ["GET /orgs/{org}/packages"],
				listPackagesForUser: ["GET /users/{username}/packages"],
				restorePackageForAuthenticatedUser: ["POST /user/packages/{package_type}/{package_name}/restore{?token}"],
				restorePackageForOrg: ["POST /orgs/{org}/packages/{package_type}/{package_name}/restore{?token}"],
				restorePackageForUser: ["POST /users/{username}/packages/{package_type}/{package_name}/restore{?token}"],
				restorePackageVersionForAuthenticatedUser: ["POST /user/packages/{package_type}/{package_name}/versions/{package_version_id}/restore"],
				restorePackageVersionForOrg: ["POST /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}/restore"],
				restorePackageVersionForUser: ["POST /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}/restore"]
			},
			privateRegistries: {
				createOrgPrivateRegistry: ["POST /orgs/{org}/private-registries"],
				deleteOrgPrivateRegistry: ["DELETE /orgs/{org}/private-registries/{secret_name}"],
				getOrgPrivateRegistry: ["GET /orgs/{org}/private-registries/{secret_name}"],
				getOrgPublicKey: ["GET /orgs/{org}/private-registries/public-key"],
				listOrgPrivateRegistries: ["GET /orgs/{org}/private-registries"],
				updateOrgPrivateRegistry: ["PATCH /orgs/{org}/private-registries/{secret_name}"]
			},
			projects: {
				addItemForOrg: ["POST /orgs/{org}/projectsV2/{project_number}/items"],
				addItemForUser: ["POST /users/{username}/projectsV2/{project_number}/items"],
				deleteItemForOrg: ["DELETE /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],
				deleteItemForUser: ["DELETE /users/{username}/projectsV2/{project_number}/items/{item_id}"],
				getFieldForOrg: ["GET /orgs/{org}/projectsV2/{project_number}/fields/{field_id}"],
				getFieldForUser: ["GET /users/{username}/projectsV2/{project_number}/fields/{field_id}"],
				getForOrg: ["GET /orgs/{org}/projectsV2/{project_number}"],
				getForUser: ["GET /users/{username}/projectsV2/{project_number}"],
				getOrgItem: ["GET /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],
				getUserItem: ["GET /users/{username}/projectsV2/{project_number}/items/{item_id}"],
				listFieldsForOrg: ["GET /orgs/{org}/projectsV2/{project_number}/fields"],
				listFieldsForUser: ["GET /users/{username}/projectsV2/{project_number}/fields"],
				listForOrg: ["GET /orgs/{org}/projectsV2"],
				listForUser: ["GET /users/{username}/projectsV2"],
				listItemsForOrg: ["GET /orgs/{org}/projectsV2/{project_number}/items"],
				listItemsForUser: ["GET /users/{username}/projectsV2/{project_number}/items"],
				updateItemForOrg: ["PATCH /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],
				updateItemForUser: ["PATCH /users/{username}/projectsV2/{project_number}/items/{item_id}"]
			},
			pulls: {
				checkIfMerged: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/merge"],
				create: ["POST /repos/{owner}/{repo}/pulls"],
				createReplyForReviewComment: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies"],
				createReview: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews"],
				createReviewComment: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/comments"],
				deletePendingReview: ["DELETE /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],
				deleteReviewComment: ["DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}"],
				dismissReview: ["PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/dismissals"],
				get: ["GET /repos/{owner}/{repo}/pulls/{pull_number}"],
				getReview: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],
				getReviewComment: ["GET /repos/{owner}/{repo}/pulls/comments/{comment_id}"],
				list: ["GET /repos/{owner}/{repo}/pulls"],
				listCommentsForReview: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments"],
				listCommits: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/commits"],
				listFiles: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/files"],
				listRequestedReviewers: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],
				listReviewComments: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/comments"],
				listReviewCommentsForRepo: ["GET /repos/{owner}/{repo}/pulls/comments"],
				listReviews: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews"],
				merge: ["PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge"],
				removeRequestedReviewers: ["DELETE /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],
				requestReviewers: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],
				submitReview: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/events"],
				update: ["PATCH /repos/{owner}/{repo}/pulls/{pull_number}"],
				updateBranch: ["PUT /repos/{owner}/{repo}/pulls/{pull_number}/update-branch"],
				updateReview: ["PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],
				updateReviewComment: ["PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}"]
			},
			rateLimit: { get: ["GET /rate_limit"] },
			reactions: {
				createForCommitComment: ["POST /repos/{owner}/{repo}/comments/{comment_id}/reactions"],
				createForIssue: ["POST /repos/{owner}/{repo}/issues/{issue_number}/reactions"],
				createForIssueComment: ["POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"],
				createForPullRequestReviewComment: ["POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions"],
				createForRelease: ["POST /repos/{owner}/{repo}/releases/{release_id}/reactions"],
				createForTeamDiscussionCommentInOrg: ["POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions"],
				createForTeamDiscussionInOrg: ["POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions"],
				deleteForCommitComment: ["DELETE /repos/{owner}/{repo}/comments/{comment_id}/reactions/{reaction_id}"],
				deleteForIssue: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/reactions/{reaction_id}"],
				deleteForIssueComment: ["DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions/{reaction_id}"],
				deleteForPullRequestComment: ["DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions/{reaction_id}"],
				deleteForRelease: ["DELETE /repos/{owner}/{repo}/releases/{release_id}/reactions/{reaction_id}"],
				deleteForTeamDiscussion: ["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions/{reaction_id}"],
				deleteForTeamDiscussionComment: ["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions/{reaction_id}"],
				listForCommitComment: ["GET /repos/{owner}/{repo}/comments/{comment_id}/reactions"],
				listForIssue: ["GET /repos/{owner}/{repo}/issues/{issue_number}/reactions"],
				listForIssueComment: ["GET /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"],
				listForPullRequestReviewComment: ["GET /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions"],
				listForRelease: ["GET /repos/{owner}/{repo}/releases/{release_id}/reactions"],
				listForTeamDiscussionCommentInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions"],
				listForTeamDiscussionInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions"]
			},
			repos: {
				acceptInvitation: [
					"PATCH /user/repository_invitations/{invitation_id}",
					{},
					{ renamed: ["repos", "acceptInvitationForAuthenticatedUser"] }
				],
				acceptInvitationForAuthenticatedUser: ["PATCH /user/repository_invitations/{invitation_id}"],
				addAppAccessRestrictions: [
					"POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",
					{},
					{ mapToData: "apps" }
				],
				addCollaborator: ["PUT /repos/{owner}/{repo}/collaborators/{username}"],
				addStatusCheckContexts: [
					"POST /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",
					{},
					{ mapToData: "contexts" }
				],
				addTeamAccessRestrictions: [
					"POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams",
					{},
					{ mapToData: "teams" }
				],
				addUserAccessRestrictions: [
					"POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",
					{},
					{ mapToData: "users" }
				],
				cancelPagesDeployment: ["POST /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}/cancel"],
				checkAutomatedSecurityFixes: ["GET /repos/{owner}/{repo}/automated-security-fixes"],
				checkCollaborator: ["GET /repos/{owner}/{repo}/collaborators/{username}"],
				checkImmutableReleases: ["GET /repos/{owner}/{repo}/immutable-releases"],
				checkPrivateVulnerabilityReporting: ["GET /repos/{owner}/{repo}/private-vulnerability-reporting"],
				checkVulnerabilityAlerts: ["GET /repos/{owner}/{repo}/vulnerability-alerts"],
				codeownersErrors: ["GET /repos/{owner}/{repo}/codeowners/errors"],
				compareCommits: ["GET /repos/{owner}/{repo}/compare/{base}...{head}"],
				compareCommitsWithBasehead: ["GET /repos/{owner}/{repo}/compare/{basehead}"],
				createAttestation: ["POST /repos/{owner}/{repo}/attestations"],
				createAutolink: ["POST /repos/{owner}/{repo}/autolinks"],
				createCommitComment: ["POST /repos/{owner}/{repo}/commits/{commit_sha}/comments"],
				createCommitSignatureProtection: ["POST /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],
				createCommitStatus: ["POST /repos/{owner}/{repo}/statuses/{sha}"],
				createDeployKey: ["POST /repos/{owner}/{repo}/keys"],
				createDeployment: ["POST /repos/{owner}/{repo}/deployments"],
				createDeploymentBranchPolicy: ["POST /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies"],
				createDeploymentProtectionRule: ["POST /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules"],
				createDeploymentStatus: ["POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses"],
				createDispatchEvent: ["POST /repos/{owner}/{repo}/dispatches"],
				createForAuthenticatedUser: ["POST /user/repos"],
				createFork: ["POST /repos/{owner}/{repo}/forks"],
				createInOrg: ["POST /orgs/{org}/repos"],
				createOrUpdateEnvironment: ["PUT /repos/{owner}/{repo}/environments/{environment_name}"],
				createOrUpdateFileContents: ["PUT /repos/{owner}/{repo}/contents/{path}"],
				createOrgRuleset: ["POST /orgs/{org}/rulesets"],
				createPagesDeployment: ["POST /repos/{owner}/{repo}/pages/deployments"],
				createPagesSite: ["POST /repos/{owner}/{repo}/pages"],
				createRelease: ["POST /repos/{owner}/{repo}/releases"],
				createRepoRuleset: ["POST /repos/{owner}/{repo}/rulesets"],
				createUsingTemplate: ["POST /repos/{template_owner}/{template_repo}/generate"],
				createWebhook: ["POST /repos/{owner}/{repo}/hooks"],
				customPropertiesForReposCreateOrUpdateRepositoryValues: ["PATCH /repos/{owner}/{repo}/properties/values"],
				customPropertiesForReposGetRepositoryValues: ["GET /repos/{owner}/{repo}/properties/values"],
				declineInvitation: [
					"DELETE /user/repository_invitations/{invitation_id}",
					{},
					{ renamed: ["repos", "declineInvitationForAuthenticatedUser"] }
				],
				declineInvitationForAuthenticatedUser: ["DELETE /user/repository_invitations/{invitation_id}"],
				delete: ["DELETE /repos/{owner}/{repo}"],
				deleteAccessRestrictions: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions"],
				deleteAdminBranchProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],
				deleteAnEnvironment: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}"],
				deleteAutolink: ["DELETE /repos/{owner}/{repo}/autolinks/{autolink_id}"],
				deleteBranchProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection"],
				deleteCommitComment: ["DELETE /repos/{owner}/{repo}/comments/{comment_id}"],
				deleteCommitSignatureProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],
				deleteDeployKey: ["DELETE /repos/{owner}/{repo}/keys/{key_id}"],
				deleteDeployment: ["DELETE /repos/{owner}/{repo}/deployments/{deployment_id}"],
				deleteDeploymentBranchPolicy: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"],
				deleteFile: ["DELETE /repos/{owner}/{repo}/contents/{path}"],
				deleteInvitation: ["DELETE /repos/{owner}/{repo}/invitations/{invitation_id}"],
				deleteOrgRuleset: ["DELETE /orgs/{org}/rulesets/{ruleset_id}"],
				deletePagesSite: ["DELETE /repos/{owner}/{repo}/pages"],
				deletePullRequestReviewProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],
				deleteRelease: ["DELETE /repos/{owner}/{repo}/releases/{release_id}"],
				deleteReleaseAsset: ["DELETE /repos/{owner}/{repo}/releases/assets/{asset_id}"],
				deleteRepoRuleset: ["DELETE /repos/{owner}/{repo}/rulesets/{ruleset_id}"],
				deleteWebhook: ["DELETE /repos/{owner}/{repo}/hooks/{hook_id}"],
				disableAutomatedSecurityFixes: ["DELETE /repos/{owner}/{repo}/automated-security-fixes"],
				disableDeploymentProtectionRule: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}"],
				disableImmutableReleases: ["DELETE /repos/{owner}/{repo}/immutable-releases"],
				disablePrivateVulnerabilityReporting: ["DELETE /repos/{owner}/{repo}/private-vulnerability-reporting"],
				disableVulnerabilityAlerts: ["DELETE /repos/{owner}/{repo}/vulnerability-alerts"],
				downloadArchive: [
					"GET /repos/{owner}/{repo}/zipball/{ref}",
					{},
					{ renamed: ["repos", "downloadZipballArchive"] }
				],
				downloadTarballArchive: ["GET /repos/{owner}/{repo}/tarball/{ref}"],
				downloadZipballArchive: ["GET /repos/{owner}/{repo}/zipball/{ref}"],
				enableAutomatedSecurityFixes: ["PUT /repos/{owner}/{repo}/automated-security-fixes"],
				enableImmutableReleases: ["PUT /repos/{owner}/{repo}/immutable-releases"],
				enablePrivateVulnerabilityReporting: ["PUT /repos/{owner}/{repo}/private-vulnerability-reporting"],
				enableVulnerabilityAlerts: ["PUT /repos/{owner}/{repo}/vulnerability-alerts"],
				generateReleaseNotes: ["POST /repos/{owner}/{repo}/releases/generate-notes"],
				get: ["GET /repos/{owner}/{repo}"],
				getAccessRestrictions: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions"],
				getAdminBranchProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],
				getAllDeploymentProtectionRules: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules"],
				getAllEnvironments: ["GET /repos/{owner}/{repo}/environments"],
				getAllStatusCheckContexts: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts"],
				getAllTopics: ["GET /repos/{owner}/{repo}/topics"],
				getAppsWithAccessToProtectedBranch: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps"],
				getAutolink: ["GET /repos/{owner}/{repo}/autolinks/{autolink_id}"],
				getBranch: ["GET /repos/{owner}/{repo}/branches/{branch}"],
				getBranchProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection"],
				getBranchRules: ["GET /repos/{owner}/{repo}/rules/branches/{branch}"],
				getClones: ["GET /repos/{owner}/{repo}/traffic/clones"],
				getCodeFrequencyStats: ["GET /repos/{owner}/{repo}/stats/code_frequency"],
				getCollaboratorPermissionLevel: ["GET /repos/{owner}/{repo}/collaborators/{username}/permission"],
				getCombinedStatusForRef: ["GET /repos/{owner}/{repo}/commits/{ref}/status"],
				getCommit: ["GET /repos/{owner}/{repo}/commits/{ref}"],
				getCommitActivityStats: ["GET /repos/{owner}/{repo}/stats/commit_activity"],
				getCommitComment: ["GET /repos/{owner}/{repo}/comments/{comment_id}"],
				getCommitSignatureProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],
				getCommunityProfileMetrics: ["GET /repos/{owner}/{repo}/community/profile"],
				getContent: ["GET /repos/{owner}/{repo}/contents/{path}"],
				getContributorsStats: ["GET /repos/{owner}/{repo}/stats/contributors"],
				getCustomDeploymentProtectionRule: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}"],
				getDeployKey: ["GET /repos/{owner}/{repo}/keys/{key_id}"],
				getDeployment: ["GET /repos/{owner}/{repo}/deployments/{deployment_id}"],
				getDeploymentBranchPolicy: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"],
				getDeploymentStatus: ["GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses/{status_id}"],
				getEnvironment: ["GET /repos/{owner}/{repo}/environments/{environment_name}"],
				getLatestPagesBuild: ["GET /repos/{owner}/{repo}/pages/builds/latest"],
				getLatestRelease: ["GET /repos/{owner}/{repo}/releases/latest"],
				getOrgRuleSuite: ["GET /orgs/{org}/rulesets/rule-suites/{rule_suite_id}"],
				getOrgRuleSuites: ["GET /orgs/{org}/rulesets/rule-suites"],
				getOrgRuleset: ["GET /orgs/{org}/rulesets/{ruleset_id}"],
				getOrgRulesets: ["GET /orgs/{org}/rulesets"],
				getPages: ["GET /repos/{owner}/{repo}/pages"],
				getPagesBuild: ["GET /repos/{owner}/{repo}/pages/builds/{build_id}"],
				getPagesDeployment: ["GET /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}"],
				getPagesHealthCheck: ["GET /repos/{owner}/{repo}/pages/health"],
				getParticipationStats: ["GET /repos/{owner}/{repo}/stats/participation"],
				getPullRequestReviewProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],
				getPunchCardStats: ["GET /repos/{owner}/{repo}/stats/punch_card"],
				getReadme: ["GET /repos/{owner}/{repo}/readme"],
				getReadmeInDirectory: ["GET /repos/{owner}/{repo}/readme/{dir}"],
				getRelease: ["GET /repos/{owner}/{repo}/releases/{release_id}"],
				getReleaseAsset: ["GET /repos/{owner}/{repo}/releases/assets/{asset_id}"],
				getReleaseByTag: ["GET /repos/{owner}/{repo}/releases/tags/{tag}"],
				getRepoRuleSuite: ["GET /repos/{owner}/{repo}/rulesets/rule-suites/{rule_suite_id}"],
				getRepoRuleSuites: ["GET /repos/{owner}/{repo}/rulesets/rule-suites"],
				getRepoRuleset: ["GET /repos/{owner}/{repo}/rulesets/{ruleset_id}"],
				getRepoRulesetHistory: ["GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history"],
				getRepoRulesetVersion: ["GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history/{version_id}"],
				getRepoRulesets: ["GET /repos/{owner}/{repo}/rulesets"],
				getStatusChecksProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"],
				getTeamsWithAccessToProtectedBranch: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams"],
				getTopPaths: ["GET /repos/{owner}/{repo}/traffic/popular/paths"],
				getTopReferrers: ["GET /repos/{owner}/{repo}/traffic/popular/referrers"],
				getUsersWithAccessToProtectedBranch: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users"],
				getViews: ["GET /repos/{owner}/{repo}/traffic/views"],
				getWebhook: ["GET /repos/{owner}/{repo}/hooks/{hook_id}"],
				getWebhookConfigForRepo: ["GET /repos/{owner}/{repo}/hooks/{hook_id}/config"],
				getWebhookDelivery: ["GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}"],
				listActivities: ["GET /repos/{owner}/{repo}/activity"],
				listAttestations: ["GET /repos/{owner}/{repo}/attestations/{subject_digest}"],
				listAutolinks: ["GET /repos/{owner}/{repo}/autolinks"],
				listBranches: ["GET /repos/{owner}/{repo}/branches"],
				listBranchesForHeadCommit: ["GET /repos/{owner}/{repo}/commits/{commit_sha}/branches-where-head"],
				listCollaborators: ["GET /repos/{owner}/{repo}/collaborators"],
				listCommentsForCommit: ["GET /repos/{owner}/{repo}/commits/{commit_sha}/comments"],
				listCommitCommentsForRepo: ["GET /repos/{owner}/{repo}/comments"],
				listCommitStatusesForRef: ["GET /repos/{owner}/{repo}/commits/{ref}/statuses"],
				listCommits: ["GET /repos/{owner}/{repo}/commits"],
				listContributors: ["GET /repos/{owner}/{repo}/contributors"],
				listCustomDeploymentRuleIntegrations: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/apps"],
				listDeployKeys: ["GET /repos/{owner}/{repo}/keys"],
				listDeploymentBranchPolicies: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies"],
				listDeploymentStatuses: ["GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses"],
				listDeployments: ["GET /repos/{owner}/{repo}/deployments"],
				listForAuthenticatedUser: ["GET /user/repos"],
				listForOrg: ["GET /orgs/{org}/repos"],
				listForUser: ["GET /users/{username}/repos"],
				listForks: ["GET /repos/{owner}/{repo}/forks"],
				listInvitations: ["GET /repos/{owner}/{repo}/invitations"],
				listInvitationsForAuthenticatedUser: ["GET /user/repository_invitations"],
				listLanguages: ["GET /repos/{owner}/{repo}/languages"],
				listPagesBuilds: ["GET /repos/{owner}/{repo}/pages/builds"],
				listPublic: ["GET /repositories"],
				listPullRequestsAssociatedWithCommit: ["GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls"],
				listReleaseAssets: ["GET /repos/{owner}/{repo}/releases/{release_id}/assets"],
				listReleases: ["GET /repos/{owner}/{repo}/releases"],
				listTags: ["GET /repos/{owner}/{repo}/tags"],
				listTeams: ["GET /repos/{owner}/{repo}/teams"],
				listWebhookDeliveries: ["GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries"],
				listWebhooks: ["GET /repos/{owner}/{repo}/hooks"],
				merge: ["POST /repos/{owner}/{repo}/merges"],
				mergeUpstream: ["POST /repos/{owner}/{repo}/merge-upstream"],
				pingWebhook: ["POST /repos/{owner}/{repo}/hooks/{hook_id}/pings"],
				redeliverWebhookDelivery: ["POST /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}/attempts"],
				removeAppAccessRestrictions: [
					"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",
					{},
					{ mapToData: "apps" }
				],
				removeCollaborator: ["DELETE /repos/{owner}/{repo}/collaborators/{username}"],
				removeStatusCheckContexts: [
					"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",
					{},
					{ mapToData: "contexts" }
				],
				removeStatusCheckProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"],
				removeTeamAccessRestrictions: [
					"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams",
					{},
					{ mapToData: "teams" }
				],
				removeUserAccessRestrictions: [
					"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",
					{},
					{ mapToData: "users" }
				],
				renameBranch: ["POST /repos/{owner}/{repo}/branches/{branch}/rename"],
				replaceAllTopics: ["PUT /repos/{owner}/{repo}/topics"],
				requestPagesBuild: ["POST /repos/{owner}/{repo}/pages/builds"],
				setAdminBranchProtection: ["POST /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],
				setAppAccessRestrictions: [
					"PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",
					{},
					{ mapToData: "apps" }
				],
				setStatusCheckContexts: [
					"PUT /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",
					{},
					{ mapToData: "contexts" }
				],
				setTeamAccessRestrictions: [
					"PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams",
					{},
					{ mapToData: "teams" }
				],
				setUserAccessRestrictions: [
					"PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",
					{},
					{ mapToData: "users" }
				],
				testPushWebhook: ["POST /repos/{owner}/{repo}/hooks/{hook_id}/tests"],
				transfer: ["POST /repos/{owner}/{repo}/transfer"],
				update: ["PATCH /repos/{owner}/{repo}"],
				updateBranchProtection: ["PUT /repos/{owner}/{repo}/branches/{branch}/protection"],
				updateCommitComment: ["PATCH /repos/{owner}/{repo}/comments/{comment_id}"],
				updateDeploymentBranchPolicy: ["PUT /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"],
				updateInformationAboutPagesSite: ["PUT /repos/{owner}/{repo}/pages"],
				updateInvitation: ["PATCH /repos/{owner}/{repo}/invitations/{invitation_id}"],
				updateOrgRuleset: ["PUT /orgs/{org}/rulesets/{ruleset_id}"],
				updatePullRequestReviewProtection: ["PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],
				updateRelease: ["PATCH /repos/{owner}/{repo}/releases/{release_id}"],
				updateReleaseAsset: ["PATCH /repos/{owner}/{repo}/releases/assets/{asset_id}"],
				updateRepoRuleset: ["PUT /repos/{owner}/{repo}/rulesets/{ruleset_id}"],
				updateStatusCheckPotection: [
					"PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks",
					{},
					{ renamed: ["repos", "updateStatusCheckProtection"] }
				],
				updateStatusCheckProtection: ["PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"],
				updateWebhook: ["PATCH /repos/{owner}/{repo}/hooks/{hook_id}"],
				updateWebhookConfigForRepo: ["PATCH /repos/{owner}/{repo}/hooks/{hook_id}/config"],
				uploadReleaseAsset: ["POST /repos/{owner}/{repo}/releases/{release_id}/assets{?name,label}", { baseUrl: "https://uploads.github.com" }]
			},
			search: {
				code: ["GET /search/code"],
				commits: ["GET /search/commits"],
				issuesAndPullRequests: ["GET /search/issues"],
				labels: ["GET /search/labels"],
				repos: ["GET /search/repositories"],
				topics: ["GET /search/topics"],
				users: ["GET /search/users"]
			},
			secretScanning: {
				createPushProtectionBypass: ["POST /repos/{owner}/{repo}/secret-scanning/push-protection-bypasses"],
				getAlert: ["GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}"],
				getScanHistory: ["GET /repos/{owner}/{repo}/secret-scanning/scan-history"],
				listAlertsForOrg: ["GET /orgs/{org}/secret-scanning/alerts"],
				listAlertsForRepo: ["GET /repos/{owner}/{repo}/secret-scanning/alerts"],
				listLocationsForAlert: ["GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}/locations"],
				listOrgPatternConfigs: ["GET /orgs/{org}/secret-scanning/pattern-configurations"],
				updateAlert: ["PATCH /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}"],
				updateOrgPatternConfigs: ["PATCH /orgs/{org}/secret-scanning/pattern-configurations"]
			},
			securityAdvisories: {
				createFork: ["POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/forks"],
				createPrivateVulnerabilityReport: ["POST /repos/{owner}/{repo}/security-advisories/reports"],
				createRepositoryAdvisory: ["POST /repos/{owner}/{repo}/security-advisories"],
				createRepositoryAdvisoryCveRequest: ["POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/cve"],
				getGlobalAdvisory: ["GET /advisories/{ghsa_id}"],
				getRepositoryAdvisory: ["GET /repos/{owner}/{repo}/security-advisories/{ghsa_id}"],
				listGlobalAdvisories: ["GET /advisories"],
				listOrgRepositoryAdvisories: ["GET /orgs/{org}/security-advisories"],
				listRepositoryAdvisories: ["GET /repos/{owner}/{repo}/security-advisories"],
				updateRepositoryAdvisory: ["PATCH /repos/{owner}/{repo}/security-advisories/{ghsa_id}"]
			},
			teams: {
				addOrUpdateMembershipForUserInOrg: ["PUT /orgs/{org}/teams/{team_slug}/memberships/{username}"],
				addOrUpdateRepoPermissionsInOrg: ["PUT /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],
				checkPermissionsForRepoInOrg: ["GET /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],
				create: ["POST /orgs/{org}/teams"],
				createDiscussionCommentInOrg: ["POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments"],
				createDiscussionInOrg: ["POST /orgs/{org}/teams/{team_slug}/discussions"],
				deleteDiscussionCommentInOrg: ["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],
				deleteDiscussionInOrg: ["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],
				deleteInOrg: ["DELETE /orgs/{org}/teams/{team_slug}"],
				getByName: ["GET /orgs/{org}/teams/{team_slug}"],
				getDiscussionCommentInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],
				getDiscussionInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],
				getMembershipForUserInOrg: ["GET /orgs/{org}/teams/{team_slug}/memberships/{username}"],
				list: ["GET /orgs/{org}/teams"],
				listChildInOrg: ["GET /orgs/{org}/teams/{team_slug}/teams"],
				listDiscussionCommentsInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments"],
				listDiscussionsInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions"],
				listForAuthenticatedUser: ["GET /user/teams"],
				listMembersInOrg: ["GET /orgs/{org}/teams/{team_slug}/members"],
				listPendingInvitationsInOrg: ["GET /orgs/{org}/teams/{team_slug}/invitations"],
				listReposInOrg: ["GET /orgs/{org}/teams/{team_slug}/repos"],
				removeMembershipForUserInOrg: ["DELETE /orgs/{org}/teams/{team_slug}/memberships/{username}"],
				removeRepoInOrg: ["DELETE /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],
				updateDiscussionCommentInOrg: ["PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],
				updateDiscussionInOrg: ["PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],
				updateInOrg: ["PATCH /orgs/{org}/teams/{team_slug}"]
			},
			users: {
				addEmailForAuthenticated: [
					"POST /user/emails",
					{},
					{ renamed: ["users", "addEmailForAuthenticatedUser"] }
				],
				addEmailForAuthenticatedUser: ["POST /user/emails"],
				addSocialAccountForAuthenticatedUser: ["POST /user/social_accounts"],
				block: ["PUT /user/blocks/{username}"],
				checkBlocked: ["GET /user/blocks/{username}"],
				checkFollowingForUser: ["GET /users/{username}/following/{target_user}"],
				checkPersonIsFollowedByAuthenticated: ["GET /user/following/{username}"],
				createGpgKeyForAuthenticated: [
					"POST /user/gpg_keys",
					{},
					{ renamed: ["users", "createGpgKeyForAuthenticatedUser"] }
				],
				createGpgKeyForAuthenticatedUser: ["POST /user/gpg_keys"],
				createPublicSshKeyForAuthenticated: [
					"POST /user/keys",
					{},
					{ renamed: ["users", "createPublicSshKeyForAuthenticatedUser"] }
				],
				createPublicSshKeyForAuthenticatedUser: ["POST /user/keys"],
				createSshSigningKeyForAuthenticatedUser: ["POST /user/ssh_signing_keys"],
				deleteAttestationsBulk: ["POST /users/{username}/attestations/delete-request"],
				deleteAttestationsById: ["DELETE /users/{username}/attestations/{attestation_id}"],
				deleteAttestationsBySubjectDigest: ["DELETE /users/{username}/attestations/digest/{subject_digest}"],
				deleteEmailForAuthenticated: [
					"DELETE /user/emails",
					{},
					{ renamed: ["users", "deleteEmailForAuthenticatedUser"] }
				],
				deleteEmailForAuthenticatedUser: ["DELETE /user/emails"],
				deleteGpgKeyForAuthenticated: [
					"DELETE /user/gpg_keys/{gpg_key_id}",
					{},
					{ renamed: ["users", "deleteGpgKeyForAuthenticatedUser"] }
				],
				deleteGpgKeyForAuthenticatedUser: ["DELETE /user/gpg_keys/{gpg_key_id}"],
				deletePublicSshKeyForAuthenticated: [
					"DELETE /user/keys/{key_id}",
					{},
					{ renamed: ["users", "deletePublicSshKeyForAuthenticatedUser"] }
				],
				deletePublicSshKeyForAuthenticatedUser: ["DELETE /user/keys/{key_id}"],
				deleteSocialAccountForAuthenticatedUser: ["DELETE /user/social_accounts"],
				deleteSshSigningKeyForAuthenticatedUser: ["DELETE /user/ssh_signing_keys/{ssh_signing_key_id}"],
				follow: ["PUT /user/following/{username}"],
				getAuthenticated: ["GET /user"],
				getById: ["GET /user/{account_id}"],
				getByUsername: ["GET /users/{username}"],
				getContextForUser: ["GET /users/{username}/hovercard"],
				getGpgKeyForAuthenticated: [
					"GET /user/gpg_keys/{gpg_key_id}",
					{},
					{ renamed: ["users", "getGpgKeyForAuthenticatedUser"] }
				],
				getGpgKeyForAuthenticatedUser: ["GET /user/gpg_keys/{gpg_key_id}"],
				getPublicSshKeyForAuthenticated: [
					"GET /user/keys/{key_id}",
					{},
					{ renamed: ["users", "getPublicSshKeyForAuthenticatedUser"] }
				],
				getPublicSshKeyForAuthenticatedUser: ["GET /user/keys/{key_id}"],
				getSshSigningKeyForAuthenticatedUser: ["GET /user/ssh_signing_keys/{ssh_signing_key_id}"],
				list: ["GET /users"],
				listAttestations: ["GET /users/{username}/attestations/{subject_digest}"],
				listAttestationsBulk: ["POST /users/{username}/attestations/bulk-list{?per_page,before,after}"],
				listBlockedByAuthenticated: [
					"GET /user/blocks",
					{},
					{ renamed: ["users", "listBlockedByAuthenticatedUser"] }
				],
				listBlockedByAuthenticatedUser: ["GET /user/blocks"],
				listEmailsForAuthenticated: [
					"GET /user/emails",
					{},
					{ renamed: ["users", "listEmailsForAuthenticatedUser"] }
				],
				listEmailsForAuthenticatedUser: ["GET /user/emails"],
				listFollowedByAuthenticated: [
					"GET /user/following",
					{},
					{ renamed: ["users", "listFollowedByAuthenticatedUser"] }
				],
				listFollowedByAuthenticatedUser: ["GET /user/following"],
				listFollowersForAuthenticatedUser: ["GET /user/followers"],
				listFollowersForUser: ["GET /users/{username}/followers"],
				listFollowingForUser: ["GET /users/{username}/following"],
				listGpgKeysForAuthenticated: [
					"GET /user/gpg_keys",
					{},
					{ renamed: ["users", "listGpgKeysForAuthenticatedUser"] }
				],
				listGpgKeysForAuthenticatedUser: ["GET /user/gpg_keys"],
				listGpgKeysForUser: ["GET /users/{username}/gpg_keys"],
				listPublicEmailsForAuthenticated: [
					"GET /user/public_emails",
					{},
					{ renamed: ["users", "listPublicEmailsForAuthenticatedUser"] }
				],
				listPublicEmailsForAuthenticatedUser: ["GET /user/public_emails"],
				listPublicKeysForUser: ["GET /users/{username}/keys"],
				listPublicSshKeysForAuthenticated: [
					"GET /user/keys",
					{},
					{ renamed: ["users", "listPublicSshKeysForAuthenticatedUser"] }
				],
				listPublicSshKeysForAuthenticatedUser: ["GET /user/keys"],
				listSocialAccountsForAuthenticatedUser: ["GET /user/social_accounts"],
				listSocialAccountsForUser: ["GET /users/{username}/social_accounts"],
				listSshSigningKeysForAuthenticatedUser: ["GET /user/ssh_signing_keys"],
				listSshSigningKeysForUser: ["GET /users/{username}/ssh_signing_keys"],
				setPrimaryEmailVisibilityForAuthenticated: [
					"PATCH /user/email/visibility",
					{},
					{ renamed: ["users", "setPrimaryEmailVisibilityForAuthenticatedUser"] }
				],
				setPrimaryEmailVisibilityForAuthenticatedUser: ["PATCH /user/email/visibility"],
				unblock: ["DELETE /user/blocks/{username}"],
				unfollow: ["DELETE /user/following/{username}"],
				updateAuthenticated: ["PATCH /user"]
			}
		};
		var endpoints_default = Endpoints;
		;
		const endpointMethodsMap = new Map();
		for (const [scope, endpoints] of Object.entries(endpoints_default)) {
			for (const [methodName, endpoint] of Object.entries(endpoints)) {
				const [route, defaults, decorations] = endpoint;
				const [method, url] = route.split(/ /);
				const endpointDefaults = Object.assign({
					method,
					url
				}, defaults);
				if (!endpointMethodsMap.has(scope)) {
					endpointMethodsMap.set(scope, new Map());
				}
				endpointMethodsMap.get(scope).set(methodName, {
					scope,
					methodName,
					endpointDefaults,
					decorations
				});
			}
		}
		const handler = {
			has({ scope }, methodName) {
				return endpointMethodsMap.get(scope).has(methodName);
			},
			getOwnPropertyDescriptor(target, methodName) {
				return {
					value: this.get(target, methodName),
					configurable: true,
					writable: true,
					enumerable: true
				};
			},
			defineProperty(target, methodName, descriptor) {
				Object.defineProperty(target.cache, methodName, descriptor);
				return true;
			},
			deleteProperty(target, methodName) {
				delete target.cache[methodName];
				return true;
			},
			ownKeys({ scope }) {
				return [...endpointMethodsMap.get(scope).keys()];
			},
			set(target, methodName, value) {
				return target.cache[methodName] = value;
			},
			get({ octokit, scope, cache }, methodName) {
				if (cache[methodName]) {
					return cache[methodName];
				}
				const method = endpointMethodsMap.get(scope).get(methodName);
				if (!method) {
					return void 0;
				}
				const { endpointDefaults, decorations } = method;
				if (decorations) {
					cache[methodName] = decorate(octokit, scope, methodName, endpointDefaults, decorations);
				} else {
					cache[methodName] = octokit.request.defaults(endpointDefaults);
				}
				return cache[methodName];
			}
		};
		function endpointsToMethods(octokit) {
			const newMethods = {};
			for (const scope of endpointMethodsMap.keys()) {
				newMethods[scope] = new Proxy({
					octokit,
					scope,
					cache: {}
				}, handler);
			}
			return newMethods;
		}
		function decorate(octokit, scope, methodName, defaults, decorations) {
			const requestWithDefaults = octokit.request.defaults(defaults);
			function withDecorations(...args) {
				let options = requestWithDefaults.endpoint.merge(...args);
				if (decorations.mapToData) {
					options = Object.assign({}, options, {
						data: options[decorations.mapToData],
						[decorations.mapToData]: void 0
					});
					return requestWithDefaults(options);
				}
				if (decorations.renamed) {
					const [newScope, newMethodName] = decorations.renamed;
					octokit.log.warn(`octokit.${scope}.${methodName}() has been renamed to octokit.${newScope}.${newMethodName}()`);
				}
				if (decorations.deprecated) {
					octokit.log.warn(decorations.deprecated);
				}
				if (decorations.renamedParameters) {
					const options2 = requestWithDefaults.endpoint.merge(...args);
					for (const [name, alias] of Object.entries(decorations.renamedParameters)) {
						if (name in options2) {
							octokit.log.warn(`"${name}" parameter is deprecated for "octokit.${scope}.${methodName}()". Use "${alias}" instead`);
							if (!(alias in options2)) {
								options2[alias] = options2[name];
							}
							delete options2[name];
						}
					}
					return requestWithDefaults(options2);
				}
				return requestWithDefaults(...args);
			}
			return Object.assign(withDecorations, requestWithDefaults);
		}
		;
		function restEndpointMethods(octokit) {
			const api = endpointsToMethods(octokit);
			return { rest: api };
		}
		restEndpointMethods.VERSION = dist_src_version_VERSION;
		function legacyRestEndpointMethods(octokit) {
			const api = endpointsToMethods(octokit);
			return {
				...api,
				rest: api
			};
		}
		legacyRestEndpointMethods.VERSION = dist_src_version_VERSION;
		;
		var plugin_paginate_rest_dist_bundle_VERSION = "0.0.0-development";
		function normalizePaginatedListResponse(response) {
			if (!response.data) {
				return {
					...response,
					data: []
				};
			}
			const responseNeedsNormalization = ("total_count" in response.data || "total_commits" in response.data) && !("url" in response.data);
			if (!responseNeedsNormalization) return response;
			const incompleteResults = response.data.incomplete_results;
			const repositorySelection = response.data.repository_selection;
			const totalCount = response.data.total_count;
			const totalCommits = response.data.total_commits;
			delete response.data.incomplete_results;
			delete response.data.repository_selection;
			delete response.data.total_count;
			delete response.data.total_commits;
			const namespaceKey = Object.keys(response.data)[0];
			const data = response.data[namespaceKey];
			response.data = data;
			if (typeof incompleteResults !== "undefined") {
				response.data.incomplete_results = incompleteResults;
			}
			if (typeof repositorySelection !== "undefined") {
				response.data.repository_selection = repositorySelection;
			}
			response.data.total_count = totalCount;
			response.data.total_commits = totalCommits;
			return response;
		}
		function iterator(octokit, route, parameters) {
			const options = typeof route === "function" ? route.endpoint(parameters) : octokit.request.endpoint(route, parameters);
			const requestMethod = typeof route === "function" ? route : octokit.request;
			const method = options.method;
			const headers = options.headers;
			let url = options.url;
			return { [Symbol.asyncIterator]: () => ({ async next() {
				if (!url) return { done: true };
				try {
					const response = await requestMethod({
						method,
						url,
						headers
					});
					const normalizedResponse = normalizePaginatedListResponse(response);
					url = ((normalizedResponse.headers.link || "").match(/<([^<>]+)>;\s*rel="next"/) || [])[1];
					if (!url && "total_commits" in normalizedResponse.data) {
						const parsedUrl = new URL(normalizedResponse.url);
						const params = parsedUrl.searchParams;
						const page = parseInt(params.get("page") || "1", 10);
						const per_page = parseInt(params.get("per_page") || "250", 10);
						if (page * per_page < normalizedResponse.data.total_commits) {
							params.set("page", String(page + 1));
							url = parsedUrl.toString();
						}
					}
					return { value: normalizedResponse };
				} catch (error) {
					if (error.status !== 409) throw error;
					url = "";
					return { value: {
						status: 200,
						headers: {},
						data: []
					} };
				}
			} }) };
		}
		function paginate(octokit, route, parameters, mapFn) {
			if (typeof parameters === "function") {
				mapFn = parameters;
				parameters = void 0;
			}
			return gather(octokit, [], iterator(octokit, route, parameters)[Symbol.asyncIterator](), mapFn);
		}
		function gather(octokit, results, iterator2, mapFn) {
			return iterator2.next().then((result) => {
				if (result.done) {
					return results;
				}
				let earlyExit = false;
				function done() {
					earlyExit = true;
				}
				results = results.concat(mapFn ? mapFn(result.value, done) : result.value.data);
				if (earlyExit) {
					return results;
				}
				return gather(octokit, results, iterator2, mapFn);
			});
		}
		var composePaginateRest = Object.assign(paginate, { iterator });
		var paginatingEndpoints = null && [
			"GET /advisories",
			"GET /app/hook/deliveries",
			"GET /app/installation-requests",
			"GET /app/installations",
			"GET /assignments/{assignment_id}/accepted_assignments",
			"GET /classrooms",
			"GET /classrooms/{classroom_id}/assignments",
			"GET /enterprises/{enterprise}/code-security/configurations",
			"GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}/repositories",
			"GET /enterprises/{enterprise}/dependabot/alerts",
			"GET /enterprises/{enterprise}/teams",
			"GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships",
			"GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations",
			"GET /events",
			"GET /gists",
			"GET /gists/public",
			"GET /gists/starred",
			"GET /gists/{gist_id}/comments",
			"GET /gists/{gist_id}/commits",
			"GET /gists/{gist_id}/forks",
			"GET /installation/repositories",
			"GET /issues",
			"GET /licenses",
			"GET /marketplace_listing/plans",
			"GET /marketplace_listing/plans/{plan_id}/accounts",
			"GET /marketplace_listing/stubbed/plans",
			"GET /marketplace_listing/stubbed/plans/{plan_id}/accounts",
			"GET /networks/{owner}/{repo}/events",
			"GET /notifications",
			"GET /organizations",
			"GET /organizations/{org}/dependabot/repository-access",
			"GET /orgs/{org}/actions/cache/usage-by-repository",
			"GET /orgs/{org}/actions/hosted-runners",
			"GET /orgs/{org}/actions/permissions/repositories",
			"GET /orgs/{org}/actions/permissions/self-hosted-runners/repositories",
			"GET /orgs/{org}/actions/runner-groups",
			"GET /orgs/{org}/actions/runner-groups/{runner_group_id}/hosted-runners",
			"GET /orgs/{org}/actions/runner-groups/{runner_group_id}/repositories",
			"GET /orgs/{org}/actions/runner-groups/{runner_group_id}/runners",
			"GET /orgs/{org}/actions/runners",
			"GET /orgs/{org}/actions/secrets",
			"GET /orgs/{org}/actions/secrets/{secret_name}/repositories",
			"GET /orgs/{org}/actions/variables",
			"GET /orgs/{org}/actions/variables/{name}/repositories",
			"GET /orgs/{org}/attestations/repositories",
			"GET /orgs/{org}/attestations/{subject_digest}",
			"GET /orgs/{org}/blocks",
			"GET /orgs/{org}/campaigns",
			"GET /orgs/{org}/code-scanning/alerts",
			"GET /orgs/{org}/code-security/configurations",
			"GET /orgs/{org}/code-security/configurations/{configuration_id}/repositories",
			"GET /orgs/{org}/codespaces",
			"GET /orgs/{org}/codespaces/secrets",
			"GET /orgs/{org}/codespaces/secrets/{secret_name}/repositories",
			"GET /orgs/{org}/copilot/billing/seats",
			"GET /orgs/{org}/copilot/metrics",
			"GET /orgs/{org}/dependabot/alerts",
			"GET /orgs/{org}/dependabot/secrets",
			"GET /orgs/{org}/dependabot/secrets/{secret_name}/repositories",
			"GET /orgs/{org}/events",
			"GET /orgs/{org}/failed_invitations",
			"GET /orgs/{org}/hooks",
			"GET /orgs/{org}/hooks/{hook_id}/deliveries",
			"GET /orgs/{org}/insights/api/route-stats/{actor_type}/{actor_id}",
			"GET /orgs/{org}/insights/api/subject-stats",
			"GET /orgs/{org}/insights/api/user-stats/{user_id}",
			"GET /orgs/{org}/installations",
			"GET /orgs/{org}/invitations",
			"GET /orgs/{org}/invitations/{invitation_id}/teams",
			"GET /orgs/{org}/issues",
			"GET /orgs/{org}/members",
			"GET /orgs/{org}/members/{username}/codespaces",
			"GET /orgs/{org}/migrations",
			"GET /orgs/{org}/migrations/{migration_id}/repositories",
			"GET /orgs/{org}/organization-roles/{role_id}/teams",
			"GET /orgs/{org}/organization-roles/{role_id}/users",
			"GET /orgs/{org}/outside_collaborators",
			"GET /orgs/{org}/packages",
			"GET /orgs/{org}/packages/{package_type}/{package_name}/versions",
			"GET /orgs/{org}/personal-access-token-requests",
			"GET /orgs/{org}/personal-access-token-requests/{pat_request_id}/repositories",
			"GET /orgs/{org}/personal-access-tokens",
			"GET /orgs/{org}/personal-access-tokens/{pat_id}/repositories",
			"GET /orgs/{org}/private-registries",
			"GET /orgs/{org}/projects",
			"GET /orgs/{org}/projectsV2",
			"GET /orgs/{org}/projectsV2/{project_number}/fields",
			"GET /orgs/{org}/projectsV2/{project_number}/items",
			"GET /orgs/{org}/properties/values",
			"GET /orgs/{org}/public_members",
			"GET /orgs/{org}/repos",
			"GET /orgs/{org}/rulesets",
			"GET /orgs/{org}/rulesets/rule-suites",
			"GET /orgs/{org}/rulesets/{ruleset_id}/history",
			"GET /orgs/{org}/secret-scanning/alerts",
			"GET /orgs/{org}/security-advisories",
			"GET /orgs/{org}/settings/immutable-releases/repositories",
			"GET /orgs/{org}/settings/network-configurations",
			"GET /orgs/{org}/team/{team_slug}/copilot/metrics",
			"GET /orgs/{org}/teams",
			"GET /orgs/{org}/teams/{team_slug}/discussions",
			"GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments",
			"GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions",
			"GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions",
			"GET /orgs/{org}/teams/{team_slug}/invitations",
			"GET /orgs/{org}/teams/{team_slug}/members",
			"GET /orgs/{org}/teams/{team_slug}/projects",
			"GET /orgs/{org}/teams/{team_slug}/repos",
			"GET /orgs/{org}/teams/{team_slug}/teams",
			"GET /projects/{project_id}/collaborators",
			"GET /repos/{owner}/{repo}/actions/artifacts",
			"GET /repos/{owner}/{repo}/actions/caches",
			"GET /repos/{owner}/{repo}/actions/organization-secrets",
			"GET /repos/{owner}/{repo}/actions/organization-variables",
			"GET /repos/{owner}/{repo}/actions/runners",
			"GET /repos/{owner}/{repo}/actions/runs",
			"GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts",
			"GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs",
			"GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs",
			"GET /repos/{owner}/{repo}/actions/secrets",
			"GET /repos/{owner}/{repo}/actions/variables",
			"GET /repos/{owner}/{repo}/actions/workflows",
			"GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs",
			"GET /repos/{owner}/{repo}/activity",
			"GET /repos/{owner}/{repo}/assignees",
			"GET /repos/{owner}/{repo}/attestations/{subject_digest}",
			"GET /repos/{owner}/{repo}/branches",
			"GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations",
			"GET /repos/{owner}/{repo}/check-suites/{check_suite_id}/check-runs",
			"GET /repos/{owner}/{repo}/code-scanning/alerts",
			"GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances",
			"GET /repos/{owner}/{repo}/code-scanning/analyses",
			"GET /repos/{owner}/{repo}/codespaces",
			"GET /repos/{owner}/{repo}/codespaces/devcontainers",
			"GET /repos/{owner}/{repo}/codespaces/secrets",
			"GET /repos/{owner}/{repo}/collaborators",
			"GET /repos/{owner}/{repo}/comments",
			"GET /repos/{owner}/{repo}/comments/{comment_id}/reactions",
			"GET /repos/{owner}/{repo}/commits",
			"GET /repos/{owner}/{repo}/commits/{commit_sha}/comments",
			"GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls",
			"GET /repos/{owner}/{repo}/commits/{ref}/check-runs",
			"GET /repos/{owner}/{repo}/commits/{ref}/check-suites",
			"GET /repos/{owner}/{repo}/commits/{ref}/status",
			"GET /repos/{owner}/{repo}/commits/{ref}/statuses",
			"GET /repos/{owner}/{repo}/compare/{basehead}",
			"GET /repos/{owner}/{repo}/compare/{base}...{head}",
			"GET /repos/{owner}/{repo}/contributors",
			"GET /repos/{owner}/{repo}/dependabot/alerts",
			"GET /repos/{owner}/{repo}/dependabot/secrets",
			"GET /repos/{owner}/{repo}/deployments",
			"GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses",
			"GET /repos/{owner}/{repo}/environments",
			"GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies",
			"GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/apps",
			"GET /repos/{owner}/{repo}/environments/{environment_name}/secrets",
			"GET /repos/{owner}/{repo}/environments/{environment_name}/variables",
			"GET /repos/{owner}/{repo}/events",
			"GET /repos/{owner}/{repo}/forks",
			"GET /repos/{owner}/{repo}/hooks",
			"GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries",
			"GET /repos/{owner}/{repo}/invitations",
			"GET /repos/{owner}/{repo}/issues",
			"GET /repos/{owner}/{repo}/issues/comments",
			"GET /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions",
			"GET /repos/{owner}/{repo}/issues/events",
			"GET /repos/{owner}/{repo}/issues/{issue_number}/comments",
			"GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by",
			"GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocking",
			"GET /repos/{owner}/{repo}/issues/{issue_number}/events",
			"GET /repos/{owner}/{repo}/issues/{issue_number}/labels",
			"GET /repos/{owner}/{repo}/issues/{issue_number}/reactions",
			"GET /repos/{owner}/{repo}/issues/{issue_number}/sub_issues",
			"GET /repos/{owner}/{repo}/issues/{issue_number}/timeline",
			"GET /repos/{owner}/{repo}/keys",
			"GET /repos/{owner}/{repo}/labels",
			"GET /repos/{owner}/{repo}/milestones",
			"GET /repos/{owner}/{repo}/milestones/{milestone_number}/labels",
			"GET /repos/{owner}/{repo}/notifications",
			"GET /repos/{owner}/{repo}/pages/builds",
			"GET /repos/{owner}/{repo}/projects",
			"GET /repos/{owner}/{repo}/pulls",
			"GET /repos/{owner}/{repo}/pulls/comments",
			"GET /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions",
			"GET /repos/{owner}/{repo}/pulls/{pull_number}/comments",
			"GET /repos/{owner}/{repo}/pulls/{pull_number}/commits",
			"GET /repos/{owner}/{repo}/pulls/{pull_number}/files",
			"GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews",
			"GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments",
			"GET /repos/{owner}/{repo}/releases",
			"GET /repos/{owner}/{repo}/releases/{release_id}/assets",
			"GET /repos/{owner}/{repo}/releases/{release_id}/reactions",
			"GET /repos/{owner}/{repo}/rules/branches/{branch}",
			"GET /repos/{owner}/{repo}/rulesets",
			"GET /repos/{owner}/{repo}/rulesets/rule-suites",
			"GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history",
			"GET /repos/{owner}/{repo}/secret-scanning/alerts",
			"GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}/locations",
			"GET /repos/{owner}/{repo}/security-advisories",
			"GET /repos/{owner}/{repo}/stargazers",
			"GET /repos/{owner}/{repo}/subscribers",
			"GET /repos/{owner}/{repo}/tags",
			"GET /repos/{owner}/{repo}/teams",
			"GET /repos/{owner}/{repo}/topics",
			"GET /repositories",
			"GET /search/code",
			"GET /search/commits",
			"GET /search/issues",
			"GET /search/labels",
			"GET /search/repositories",
			"GET /search/topics",
			"GET /search/users",
			"GET /teams/{team_id}/discussions",
			"GET /teams/{team_id}/discussions/{discussion_number}/comments",
			"GET /teams/{team_id}/discussions/{discussion_number}/comments/{comment_number}/reactions",
			"GET /teams/{team_id}/discussions/{discussion_number}/reactions",
			"GET /teams/{team_id}/invitations",
			"GET /teams/{team_id}/members",
			"GET /teams/{team_id}/projects",
			"GET /teams/{team_id}/repos",
			"GET /teams/{team_id}/teams",
			"GET /user/blocks",
			"GET /user/codespaces",
			"GET /user/codespaces/secrets",
			"GET /user/emails",
			"GET /user/followers",
			"GET /user/following",
			"GET /user/gpg_keys",
			"GET /user/installations",
			"GET /user/installations/{installation_id}/repositories",
			"GET /user/issues",
			"GET /user/keys",
			"GET /user/marketplace_purchases",
			"GET /user/marketplace_purchases/stubbed",
			"GET /user/memberships/orgs",
			"GET /user/migrations",
			"GET /user/migrations/{migration_id}/repositories",
			"GET /user/orgs",
			"GET /user/packages",
			"GET /user/packages/{package_type}/{package_name}/versions",
			"GET /user/public_emails",
			"GET /user/repos",
			"GET /user/repository_invitations",
			"GET /user/social_accounts",
			"GET /user/ssh_signing_keys",
			"GET /user/starred",
			"GET /user/subscriptions",
			"GET /user/teams",
			"GET /users",
			"GET /users/{username}/attestations/{subject_digest}",
			"GET /users/{username}/events",
			"GET /users/{username}/events/orgs/{org}",
			"GET /users/{username}/events/public",
			"GET /users/{username}/followers",
			"GET /users/{username}/following",
			"GET /users/{username}/gists",
			"GET /users/{username}/gpg_keys",
			"GET /users/{username}/keys",
			"GET /users/{username}/orgs",
			"GET /users/{username}/packages",
			"GET /users/{username}/projects",
			"GET /users/{username}/projectsV2",
			"GET /users/{username}/projectsV2/{project_number}/fields",
			"GET /users/{username}/projectsV2/{project_number}/items",
			"GET /users/{username}/received_events",
			"GET /users/{username}/received_events/public",
			"GET /users/{username}/repos",
			"GET /users/{username}/social_accounts",
			"GET /users/{username}/ssh_signing_keys",
			"GET /users/{username}/starred",
			"GET /users/{username}/subscriptions"
		];
		function isPaginatingEndpoint(arg) {
			if (typeof arg === "string") {
				return paginatingEndpoints.includes(arg);
			} else {
				return false;
			}
		}
		function paginateRest(octokit) {
			return { paginate: Object.assign(paginate.bind(null, octokit), { iterator: iterator.bind(null, octokit) }) };
		}
		paginateRest.VERSION = plugin_paginate_rest_dist_bundle_VERSION;
		;
		const utils_context = new context.o();
		const baseUrl = getApiBaseUrl();
		const defaults = {
			baseUrl,
			request: {
				agent: getProxyAgent(baseUrl),
				fetch: getProxyFetch(baseUrl)
			}
		};
		const GitHub = Octokit.plugin(restEndpointMethods, paginateRest).defaults(defaults);
		function getOctokitOptions(token, options) {
			const opts = Object.assign({}, options || {});
			const auth = getAuthString(token, opts);
			if (auth) {
				opts.auth = auth;
			}
			const userAgent = getUserAgentWithOrchestrationId(opts.userAgent);
			if (userAgent) {
				opts.userAgent = userAgent;
			}
			return opts;
		}
	}),
	92145: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { tZ: () => BearerCredentialHandler });
		var __awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
			function adopt(value) {
				return value instanceof P ? value : new P(function(resolve) {
					resolve(value);
				});
			}
			return new (P || (P = Promise))(function(resolve, reject) {
				function fulfilled(value) {
					try {
						step(generator.next(value));
					} catch (e) {
						reject(e);
					}
				}
				function rejected(value) {
					try {
						step(generator["throw"](value));
					} catch (e) {
						reject(e);
					}
				}
				function step(result) {
					result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
				}
				step((generator = generator.apply(thisArg, _arguments || [])).next());
			});
		};
		class BasicCredentialHandler {
			constructor(username, password) {
				this.username = username;
				this.password = password;
			}
			prepareRequest(options) {
				if (!options.headers) {
					throw Error("The request has no headers");
				}
				options.headers["Authorization"] = `Basic ${Buffer.from(`${this.username}:${this.password}`).toString("base64")}`;
			}
			canHandleAuthentication() {
				return false;
			}
			handleAuthentication() {
				return __awaiter(this, void 0, void 0, function* () {
					throw new Error("not implemented");
				});
			}
		}
		class BearerCredentialHandler {
			constructor(token) {
				this.token = token;
			}
			prepareRequest(options) {
				if (!options.headers) {
					throw Error("The request has no headers");
				}
				options.headers["Authorization"] = `Bearer ${this.token}`;
			}
			canHandleAuthentication() {
				return false;
			}
			handleAuthentication() {
				return __awaiter(this, void 0, void 0, function* () {
					throw new Error("not implemented");
				});
			}
		}
		class PersonalAccessTokenCredentialHandler {
			constructor(token) {
				this.token = token;
			}
			prepareRequest(options) {
				if (!options.headers) {
					throw Error("The request has no headers");
				}
				options.headers["Authorization"] = `Basic ${Buffer.from(`PAT:${this.token}`).toString("base64")}`;
			}
			canHandleAuthentication() {
				return false;
			}
			handleAuthentication() {
				return __awaiter(this, void 0, void 0, function* () {
					throw new Error("not implemented");
				});
			}
		}
	}),
	44942: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Qq: () => HttpClient,
			Hv: () => HttpCodes
		});
		var external_http_ = __webpack_require__(58611);
		var external_http_namespaceObject = __webpack_require__.t(external_http_, 2);
		var external_https_ = __webpack_require__(65692);
		var external_https_namespaceObject = __webpack_require__.t(external_https_, 2);
		;
		function getProxyUrl(reqUrl) {
			const usingSsl = reqUrl.protocol === "https:";
			if (checkBypass(reqUrl)) {
				return undefined;
			}
			const proxyVar = (() => {
				if (usingSsl) {
					return process.env["https_proxy"] || process.env["HTTPS_PROXY"];
				} else {
					return process.env["http_proxy"] || process.env["HTTP_PROXY"];
				}
			})();
			if (proxyVar) {
				try {
					return new DecodedURL(proxyVar);
				} catch (_a) {
					if (!proxyVar.startsWith("http://") && !proxyVar.startsWith("https://")) return new DecodedURL(`http://${proxyVar}`);
				}
			} else {
				return undefined;
			}
		}
		function checkBypass(reqUrl) {
			if (!reqUrl.hostname) {
				return false;
			}
			const reqHost = reqUrl.hostname;
			if (isLoopbackAddress(reqHost)) {
				return true;
			}
			const noProxy = process.env["no_proxy"] || process.env["NO_PROXY"] || "";
			if (!noProxy) {
				return false;
			}
			let reqPort;
			if (reqUrl.port) {
				reqPort = Number(reqUrl.port);
			} else if (reqUrl.protocol === "http:") {
				reqPort = 80;
			} else if (reqUrl.protocol === "https:") {
				reqPort = 443;
			}
			const upperReqHosts = [reqUrl.hostname.toUpperCase()];
			if (typeof reqPort === "number") {
				upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`);
			}
			for (const upperNoProxyItem of noProxy.split(",").map((x) => x.trim().toUpperCase()).filter((x) => x)) {
				if (upperNoProxyItem === "*" || upperReqHosts.some((x) => x === upperNoProxyItem || x.endsWith(`.${upperNoProxyItem}`) || upperNoProxyItem.startsWith(".") && x.endsWith(`${upperNoProxyItem}`))) {
					return true;
				}
			}
			return false;
		}
		function isLoopbackAddress(host) {
			const hostLower = host.toLowerCase();
			return hostLower === "localhost" || hostLower.startsWith("127.") || hostLower.startsWith("[::1]") || hostLower.startsWith("[0:0:0:0:0:0:0:1]");
		}
		class DecodedURL extends URL {
			constructor(url, base) {
				super(url, base);
				this._decodedUsername = decodeURIComponent(super.username);
				this._decodedPassword = decodeURIComponent(super.password);
			}
			get username() {
				return this._decodedUsername;
			}
			get password() {
				return this._decodedPassword;
			}
		}
		var tunnel = __webpack_require__(20770);
		var undici = __webpack_require__(46752);
		;
		var __awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
			function adopt(value) {
				return value instanceof P ? value : new P(function(resolve) {
					resolve(value);
				});
			}
			return new (P || (P = Promise))(function(resolve, reject) {
				function fulfilled(value) {
					try {
						step(generator.next(value));
					} catch (e) {
						reject(e);
					}
				}
				function rejected(value) {
					try {
						step(generator["throw"](value));
					} catch (e) {
						reject(e);
					}
				}
				function step(result) {
					result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
				}
				step((generator = generator.apply(thisArg, _arguments || [])).next());
			});
		};
		var HttpCodes;
		(function(HttpCodes) {
			HttpCodes[HttpCodes["OK"] = 200] = "OK";
			HttpCodes[HttpCodes["MultipleChoices"] = 300] = "MultipleChoices";
			HttpCodes[HttpCodes["MovedPermanently"] = 301] = "MovedPermanently";
			HttpCodes[HttpCodes["ResourceMoved"] = 302] = "ResourceMoved";
			HttpCodes[HttpCodes["SeeOther"] = 303] = "SeeOther";
			HttpCodes[HttpCodes["NotModified"] = 304] = "NotModified";
			HttpCodes[HttpCodes["UseProxy"] = 305] = "UseProxy";
			HttpCodes[HttpCodes["SwitchProxy"] = 306] = "SwitchProxy";
			HttpCodes[HttpCodes["TemporaryRedirect"] = 307] = "TemporaryRedirect";
			HttpCodes[HttpCodes["PermanentRedirect"] = 308] = "PermanentRedirect";
			HttpCodes[HttpCodes["BadRequest"] = 400] = "BadRequest";
			HttpCodes[HttpCodes["Unauthorized"] = 401] = "Unauthorized";
			HttpCodes[HttpCodes["PaymentRequired"] = 402] = "PaymentRequired";
			HttpCodes[HttpCodes["Forbidden"] = 403] = "Forbidden";
			HttpCodes[HttpCodes["NotFound"] = 404] = "NotFound";
			HttpCodes[HttpCodes["MethodNotAllowed"] = 405] = "MethodNotAllowed";
			HttpCodes[HttpCodes["NotAcceptable"] = 406] = "NotAcceptable";
			HttpCodes[HttpCodes["ProxyAuthenticationRequired"] = 407] = "ProxyAuthenticationRequired";
			HttpCodes[HttpCodes["RequestTimeout"] = 408] = "RequestTimeout";
			HttpCodes[HttpCodes["Conflict"] = 409] = "Conflict";
			HttpCodes[HttpCodes["Gone"] = 410] = "Gone";
			HttpCodes[HttpCodes["TooManyRequests"] = 429] = "TooManyRequests";
			HttpCodes[HttpCodes["InternalServerError"] = 500] = "InternalServerError";
			HttpCodes[HttpCodes["NotImplemented"] = 501] = "NotImplemented";
			HttpCodes[HttpCodes["BadGateway"] = 502] = "BadGateway";
			HttpCodes[HttpCodes["ServiceUnavailable"] = 503] = "ServiceUnavailable";
			HttpCodes[HttpCodes["GatewayTimeout"] = 504] = "GatewayTimeout";
		})(HttpCodes || (HttpCodes = {}));
		var Headers;
		(function(Headers) {
			Headers["Accept"] = "accept";
			Headers["ContentType"] = "content-type";
		})(Headers || (Headers = {}));
		var MediaTypes;
		(function(MediaTypes) {
			MediaTypes["ApplicationJson"] = "application/json";
		})(MediaTypes || (MediaTypes = {}));
		function lib_getProxyUrl(serverUrl) {
			const proxyUrl = pm.getProxyUrl(new URL(serverUrl));
			return proxyUrl ? proxyUrl.href : "";
		}
		const HttpRedirectCodes = [
			HttpCodes.MovedPermanently,
			HttpCodes.ResourceMoved,
			HttpCodes.SeeOther,
			HttpCodes.TemporaryRedirect,
			HttpCodes.PermanentRedirect
		];
		const HttpResponseRetryCodes = [
			HttpCodes.BadGateway,
			HttpCodes.ServiceUnavailable,
			HttpCodes.GatewayTimeout
		];
		const RetryableHttpVerbs = [
			"OPTIONS",
			"GET",
			"DELETE",
			"HEAD"
		];
		const ExponentialBackoffCeiling = 10;
		const ExponentialBackoffTimeSlice = 5;
		class HttpClientError extends Error {
			constructor(message, statusCode) {
				super(message);
				this.name = "HttpClientError";
				this.statusCode = statusCode;
				Object.setPrototypeOf(this, HttpClientError.prototype);
			}
		}
		class HttpClientResponse {
			constructor(message) {
				this.message = message;
			}
			readBody() {
				return __awaiter(this, void 0, void 0, function* () {
					return new Promise((resolve) => __awaiter(this, void 0, void 0, function* () {
						let output = Buffer.alloc(0);
						this.message.on("data", (chunk) => {
							output = Buffer.concat([output, chunk]);
						});
						this.message.on("end", () => {
							resolve(output.toString());
						});
					}));
				});
			}
			readBodyBuffer() {
				return __awaiter(this, void 0, void 0, function* () {
					return new Promise((resolve) => __awaiter(this, void 0, void 0, function* () {
						const chunks = [];
						this.message.on("data", (chunk) => {
							chunks.push(chunk);
						});
						this.message.on("end", () => {
							resolve(Buffer.concat(chunks));
						});
					}));
				});
			}
		}
		function isHttps(requestUrl) {
			const parsedUrl = new URL(requestUrl);
			return parsedUrl.protocol === "https:";
		}
		class HttpClient {
			constructor(userAgent, handlers, requestOptions) {
				this._ignoreSslError = false;
				this._allowRedirects = true;
				this._allowRedirectDowngrade = false;
				this._maxRedirects = 50;
				this._allowRetries = false;
				this._maxRetries = 1;
				this._keepAlive = false;
				this._disposed = false;
				this.userAgent = this._getUserAgentWithOrchestrationId(userAgent);
				this.handlers = handlers || [];
				this.requestOptions = requestOptions;
				if (requestOptions) {
					if (requestOptions.ignoreSslError != null) {
						this._ignoreSslError = requestOptions.ignoreSslError;
					}
					this._socketTimeout = requestOptions.socketTimeout;
					if (requestOptions.allowRedirects != null) {
						this._allowRedirects = requestOptions.allowRedirects;
					}
					if (requestOptions.allowRedirectDowngrade != null) {
						this._allowRedirectDowngrade = requestOptions.allowRedirectDowngrade;
					}
					if (requestOptions.maxRedirects != null) {
						this._maxRedirects = Math.max(requestOptions.maxRedirects, 0);
					}
					if (requestOptions.keepAlive != null) {
						this._keepAlive = requestOptions.keepAlive;
					}
					if (requestOptions.allowRetries != null) {
						this._allowRetries = requestOptions.allowRetries;
					}
					if (requestOptions.maxRetries != null) {
						this._maxRetries = requestOptions.maxRetries;
					}
				}
			}
			options(requestUrl, additionalHeaders) {
				return __awaiter(this, void 0, void 0, function* () {
					return this.request("OPTIONS", requestUrl, null, additionalHeaders || {});
				});
			}
			get(requestUrl, additionalHeaders) {
				return __awaiter(this, void 0, void 0, function* () {
					return this.request("GET", requestUrl, null, additionalHeaders || {});
				});
			}
			del(requestUrl, additionalHeaders) {
				return __awaiter(this, void 0, void 0, function* () {
					return this.request("DELETE", requestUrl, null, additionalHeaders || {});
				});
			}
			post(requestUrl, data, additionalHeaders) {
				return __awaiter(this, void 0, void 0, function* () {
					return this.request("POST", requestUrl, data, additionalHeaders || {});
				});
			}
			patch(requestUrl, data, additionalHeaders) {
				return __awaiter(this, void 0, void 0, function* () {
					return this.request("PATCH", requestUrl, data, additionalHeaders || {});
				});
			}
			put(requestUrl, data, additionalHeaders) {
				return __awaiter(this, void 0, void 0, function* () {
					return this.request("PUT", requestUrl, data, additionalHeaders || {});
				});
			}
			head(requestUrl, additionalHeaders) {
				return __awaiter(this, void 0, void 0, function* () {
					return this.request("HEAD", requestUrl, null, additionalHeaders || {});
				});
			}
			sendStream(verb, requestUrl, stream, additionalHeaders) {
				return __awaiter(this, void 0, void 0, function* () {
					return this.request(verb, requestUrl, stream, additionalHeaders);
				});
			}
			getJson(requestUrl_1) {
				return __awaiter(this, arguments, void 0, function* (requestUrl, additionalHeaders = {}) {
					additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
					const res = yield this.get(requestUrl, additionalHeaders);
					return this._processResponse(res, this.requestOptions);
				});
			}
			postJson(requestUrl_1, obj_1) {
				return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
					const data = JSON.stringify(obj, null, 2);
					additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
					additionalHeaders[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
					const res = yield this.post(requestUrl, data, additionalHeaders);
					return this._processResponse(res, this.requestOptions);
				});
			}
			putJson(requestUrl_1, obj_1) {
				return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
					const data = JSON.stringify(obj, null, 2);
					additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
					additionalHeaders[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
					const res = yield this.put(requestUrl, data, additionalHeaders);
					return this._processResponse(res, this.requestOptions);
				});
			}
			patchJson(requestUrl_1, obj_1) {
				return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
					const data = JSON.stringify(obj, null, 2);
					additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
					additionalHeaders[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
					const res = yield this.patch(requestUrl, data, additionalHeaders);
					return this._processResponse(res, this.requestOptions);
				});
			}
			request(verb, requestUrl, data, headers) {
				return __awaiter(this, void 0, void 0, function* () {
					if (this._disposed) {
						throw new Error("Client has already been disposed.");
					}
					const parsedUrl = new URL(requestUrl);
					let info = this._prepareRequest(verb, parsedUrl, headers);
					const maxTries = this._allowRetries && RetryableHttpVerbs.includes(verb) ? this._maxRetries + 1 : 1;
					let numTries = 0;
					let response;
					do {
						response = yield this.requestRaw(info, data);
						if (response && response.message && response.message.statusCode === HttpCodes.Unauthorized) {
							let authenticationHandler;
							for (const handler of this.handlers) {
								if (handler.canHandleAuthentication(response)) {
									authenticationHandler = handler;
									break;
								}
							}
							if (authenticationHandler) {
								return authenticationHandler.handleAuthentication(this, info, data);
							} else {
								return response;
							}
						}
						let redirectsRemaining = this._maxRedirects;
						while (response.message.statusCode && HttpRedirectCodes.includes(response.message.statusCode) && this._allowRedirects && redirectsRemaining > 0) {
							const redirectUrl = response.message.headers["location"];
							if (!redirectUrl) {
								break;
							}
							const parsedRedirectUrl = new URL(redirectUrl);
							if (parsedUrl.protocol === "https:" && parsedUrl.protocol !== parsedRedirectUrl.protocol && !this._allowRedirectDowngrade) {
								throw new Error("Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.");
							}
							yield response.readBody();
							if (parsedRedirectUrl.hostname !== parsedUrl.hostname) {
								for (const header in headers) {
									if (header.toLowerCase() === "authorization") {
										delete headers[header];
									}
								}
							}
							info = this._prepareRequest(verb, parsedRedirectUrl, headers);
							response = yield this.requestRaw(info, data);
							redirectsRemaining--;
						}
						if (!response.message.statusCode || !HttpResponseRetryCodes.includes(response.message.statusCode)) {
							return response;
						}
						numTries += 1;
						if (numTries < maxTries) {
							yield response.readBody();
							yield this._performExponentialBackoff(numTries);
						}
					} while (numTries < maxTries);
					return response;
				});
			}
			dispose() {
				if (this._agent) {
					this._agent.destroy();
				}
				this._disposed = true;
			}
			requestRaw(info, data) {
				return __awaiter(this, void 0, void 0, function* () {
					return new Promise((resolve, reject) => {
						function callbackForResult(err, res) {
							if (err) {
								reject(err);
							} else if (!res) {
								reject(new Error("Unknown error"));
							} else {
								resolve(res);
							}
						}
						this.requestRawWithCallback(info, data, callbackForResult);
					});
				});
			}
			requestRawWithCallback(info, data, onResult) {
				if (typeof data === "string") {
					if (!info.options.headers) {
						info.options.headers = {};
					}
					info.options.headers["Content-Length"] = Buffer.byteLength(data, "utf8");
				}
				let callbackCalled = false;
				function handleResult(err, res) {
					if (!callbackCalled) {
						callbackCalled = true;
						onResult(err, res);
					}
				}
				const req = info.httpModule.request(info.options, (msg) => {
					const res = new HttpClientResponse(msg);
					handleResult(undefined, res);
				});
				let socket;
				req.on("socket", (sock) => {
					socket = sock;
				});
				req.setTimeout(this._socketTimeout || 3 * 6e4, () => {
					if (socket) {
						socket.end();
					}
					handleResult(new Error(`Request timeout: ${info.options.path}`));
				});
				req.on("error", function(err) {
					handleResult(err);
				});
				if (data && typeof data === "string") {
					req.write(data, "utf8");
				}
				if (data && typeof data !== "string") {
					data.on("close", function() {
						req.end();
					});
					data.pipe(req);
				} else {
					req.end();
				}
			}
			getAgent(serverUrl) {
				const parsedUrl = new URL(serverUrl);
				return this._getAgent(parsedUrl);
			}
			getAgentDispatcher(serverUrl) {
				const parsedUrl = new URL(serverUrl);
				const proxyUrl = getProxyUrl(parsedUrl);
				const useProxy = proxyUrl && proxyUrl.hostname;
				if (!useProxy) {
					return;
				}
				return this._getProxyAgentDispatcher(parsedUrl, proxyUrl);
			}
			_prepareRequest(method, requestUrl, headers) {
				const info = {};
				info.parsedUrl = requestUrl;
				const usingSsl = info.parsedUrl.protocol === "https:";
				info.httpModule = usingSsl ? external_https_namespaceObject : external_http_namespaceObject;
				const defaultPort = usingSsl ? 443 : 80;
				info.options = {};
				info.options.host = info.parsedUrl.hostname;
				info.options.port = info.parsedUrl.port ? parseInt(info.parsedUrl.port) : defaultPort;
				info.options.path = (info.parsedUrl.pathname || "") + (info.parsedUrl.search || "");
				info.options.method = method;
				info.options.headers = this._mergeHeaders(headers);
				if (this.userAgent != null) {
					info.options.headers["user-agent"] = this.userAgent;
				}
				info.options.agent = this._getAgent(info.parsedUrl);
				if (this.handlers) {
					for (const handler of this.handlers) {
						handler.prepareRequest(info.options);
					}
				}
				return info;
			}
			_mergeHeaders(headers) {
				if (this.requestOptions && this.requestOptions.headers) {
					return Object.assign({}, lowercaseKeys(this.requestOptions.headers), lowercaseKeys(headers || {}));
				}
				return lowercaseKeys(headers || {});
			}
			_getExistingOrDefaultHeader(additionalHeaders, header, _default) {
				let clientHeader;
				if (this.requestOptions && this.requestOptions.headers) {
					const headerValue = lowercaseKeys(this.requestOptions.headers)[header];
					if (headerValue) {
						clientHeader = typeof headerValue === "number" ? headerValue.toString() : headerValue;
					}
				}
				const additionalValue = additionalHeaders[header];
				if (additionalValue !== undefined) {
					return typeof additionalValue === "number" ? additionalValue.toString() : additionalValue;
				}
				if (clientHeader !== undefined) {
					return clientHeader;
				}
				return _default;
			}
			_getExistingOrDefaultContentTypeHeader(additionalHeaders, _default) {
				let clientHeader;
				if (this.requestOptions && this.requestOptions.headers) {
					const headerValue = lowercaseKeys(this.requestOptions.headers)[Headers.ContentType];
					if (headerValue) {
						if (typeof headerValue === "number") {
							clientHeader = String(headerValue);
						} else if (Array.isArray(headerValue)) {
							clientHeader = headerValue.join(", ");
						} else {
							clientHeader = headerValue;
						}
					}
				}
				const additionalValue = additionalHeaders[Headers.ContentType];
				if (additionalValue !== undefined) {
					if (typeof additionalValue === "number") {
						return String(additionalValue);
					} else if (Array.isArray(additionalValue)) {
						return additionalValue.join(", ");
					} else {
						return additionalValue;
					}
				}
				if (clientHeader !== undefined) {
					return clientHeader;
				}
				return _default;
			}
			_getAgent(parsedUrl) {
				let agent;
				const proxyUrl = getProxyUrl(parsedUrl);
				const useProxy = proxyUrl && proxyUrl.hostname;
				if (this._keepAlive && useProxy) {
					agent = this._proxyAgent;
				}
				if (!useProxy) {
					agent = this._agent;
				}
				if (agent) {
					return agent;
				}
				const usingSsl = parsedUrl.protocol === "https:";
				let maxSockets = 100;
				if (this.requestOptions) {
					maxSockets = this.requestOptions.maxSockets || external_http_.globalAgent.maxSockets;
				}
				if (proxyUrl && proxyUrl.hostname) {
					const agentOptions = {
						maxSockets,
						keepAlive: this._keepAlive,
						proxy: Object.assign(Object.assign({}, (proxyUrl.username || proxyUrl.password) && { proxyAuth: `${proxyUrl.username}:${proxyUrl.password}` }), {
							host: proxyUrl.hostname,
							port: proxyUrl.port
						})
					};
					let tunnelAgent;
					const overHttps = proxyUrl.protocol === "https:";
					if (usingSsl) {
						tunnelAgent = overHttps ? tunnel.httpsOverHttps : tunnel.httpsOverHttp;
					} else {
						tunnelAgent = overHttps ? tunnel.httpOverHttps : tunnel.httpOverHttp;
					}
					agent = tunnelAgent(agentOptions);
					this._proxyAgent = agent;
				}
				if (!agent) {
					const options = {
						keepAlive: this._keepAlive,
						maxSockets
					};
					agent = usingSsl ? new external_https_.Agent(options) : new external_http_.Agent(options);
					this._agent = agent;
				}
				if (usingSsl && this._ignoreSslError) {
					agent.options = Object.assign(agent.options || {}, { rejectUnauthorized: false });
				}
				return agent;
			}
			_getProxyAgentDispatcher(parsedUrl, proxyUrl) {
				let proxyAgent;
				if (this._keepAlive) {
					proxyAgent = this._proxyAgentDispatcher;
				}
				if (proxyAgent) {
					return proxyAgent;
				}
				const usingSsl = parsedUrl.protocol === "https:";
				proxyAgent = new undici.ProxyAgent(Object.assign({
					uri: proxyUrl.href,
					pipelining: !this._keepAlive ? 0 : 1
				}, (proxyUrl.username || proxyUrl.password) && { token: `Basic ${Buffer.from(`${proxyUrl.username}:${proxyUrl.password}`).toString("base64")}` }));
				this._proxyAgentDispatcher = proxyAgent;
				if (usingSsl && this._ignoreSslError) {
					proxyAgent.options = Object.assign(proxyAgent.options.requestTls || {}, { rejectUnauthorized: false });
				}
				return proxyAgent;
			}
			_getUserAgentWithOrchestrationId(userAgent) {
				const baseUserAgent = userAgent || "actions/http-client";
				const orchId = process.env["ACTIONS_ORCHESTRATION_ID"];
				if (orchId) {
					const sanitizedId = orchId.replace(/[^a-z0-9_.-]/gi, "_");
					return `${baseUserAgent} actions_orchestration_id/${sanitizedId}`;
				}
				return baseUserAgent;
			}
			_performExponentialBackoff(retryNumber) {
				return __awaiter(this, void 0, void 0, function* () {
					retryNumber = Math.min(ExponentialBackoffCeiling, retryNumber);
					const ms = ExponentialBackoffTimeSlice * Math.pow(2, retryNumber);
					return new Promise((resolve) => setTimeout(() => resolve(), ms));
				});
			}
			_processResponse(res, options) {
				return __awaiter(this, void 0, void 0, function* () {
					return new Promise((resolve, reject) => __awaiter(this, void 0, void 0, function* () {
						const statusCode = res.message.statusCode || 0;
						const response = {
							statusCode,
							result: null,
							headers: {}
						};
						if (statusCode === HttpCodes.NotFound) {
							resolve(response);
						}
						function dateTimeDeserializer(key, value) {
							if (typeof value === "string") {
								const a = new Date(value);
								if (!isNaN(a.valueOf())) {
									return a;
								}
							}
							return value;
						}
						let obj;
						let contents;
						try {
							contents = yield res.readBody();
							if (contents && contents.length > 0) {
								if (options && options.deserializeDates) {
									obj = JSON.parse(contents, dateTimeDeserializer);
								} else {
									obj = JSON.parse(contents);
								}
								response.result = obj;
							}
							response.headers = res.message.headers;
						} catch (err) {}
						if (statusCode > 299) {
							let msg;
							if (obj && obj.message) {
								msg = obj.message;
							} else if (contents && contents.length > 0) {
								msg = contents;
							} else {
								msg = `Failed request: (${statusCode})`;
							}
							const err = new HttpClientError(msg, statusCode);
							err.result = response.result;
							reject(err);
						} else {
							resolve(response);
						}
					}));
				});
			}
		}
		const lowercaseKeys = (obj) => Object.keys(obj).reduce((c, k) => (c[k.toLowerCase()] = obj[k], c), {});
	}),
	31015: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { G: () => RequestError });
		class RequestError extends Error {
			name;
			status;
			request;
			response;
			constructor(message, statusCode, options) {
				super(message, { cause: options.cause });
				this.name = "HttpError";
				this.status = Number.parseInt(statusCode);
				if (Number.isNaN(this.status)) {
					this.status = 0;
				}
				if ("response" in options) {
					this.response = options.response;
				}
				const requestCopy = Object.assign({}, options.request);
				if (options.request.headers.authorization) {
					requestCopy.headers = Object.assign({}, options.request.headers, { authorization: options.request.headers.authorization.replace(/(?<! ) .*$/, " [REDACTED]") });
				}
				requestCopy.url = requestCopy.url.replace(/\bclient_secret=\w+/g, "client_secret=[REDACTED]").replace(/\baccess_token=\w+/g, "access_token=[REDACTED]");
				this.request = requestCopy;
			}
		}
	}),
	49567: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { ai: () => number });
		var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
		var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);
		function string(params) {
			return core._coercedString(schemas.ZodString, params);
		}
		function number(params) {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.qG(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.ZodNumber, params);
		}
		function boolean(params) {
			return core._coercedBoolean(schemas.ZodBoolean, params);
		}
		function bigint(params) {
			return core._coercedBigint(schemas.ZodBigInt, params);
		}
		function date(params) {
			return core._coercedDate(schemas.ZodDate, params);
		}
	})
};
