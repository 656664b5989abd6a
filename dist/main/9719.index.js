export const id = 9719;
export const ids = [9719];
export const modules = {
	5152: (function (__unused_webpack_module, exports, __webpack_require__) {
		const { HttpRequest, parseUrl } = __webpack_require__(93422);
		const { NoOpLogger } = __webpack_require__(92658);
		const { InvokeStore } = __webpack_require__(29320);
		const { normalizeProvider } = __webpack_require__(90402);
		const { RETRY_MODES } = __webpack_require__(23609);
		const { platform, release } = __webpack_require__(48161);
		const { versions, env } = __webpack_require__(1708);
		const { isValidHostLabel, isIpAddress, customEndpointFunctions } = __webpack_require__(62085);
		const { EndpointError, resolveEndpoint } = __webpack_require__(62085);
		exports.EndpointError = EndpointError;
		exports.isIpAddress = isIpAddress;
		exports.resolveEndpoint = resolveEndpoint;
		const { loadConfig, NODE_REGION_CONFIG_OPTIONS, NODE_REGION_CONFIG_FILE_OPTIONS } = __webpack_require__(47291);
		const { REGION_ENV_NAME, REGION_INI_NAME, resolveRegionConfig } = __webpack_require__(47291);
		exports.NODE_REGION_CONFIG_FILE_OPTIONS = NODE_REGION_CONFIG_FILE_OPTIONS;
		exports.NODE_REGION_CONFIG_OPTIONS = NODE_REGION_CONFIG_OPTIONS;
		exports.REGION_ENV_NAME = REGION_ENV_NAME;
		exports.REGION_INI_NAME = REGION_INI_NAME;
		exports.resolveRegionConfig = resolveRegionConfig;
		const state = { warningEmitted: false };
		const emitWarningIfUnsupportedVersion = (version) => {
			if (version && !state.warningEmitted) {
				if (process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED === "true") {
					state.warningEmitted = true;
					return;
				}
				const userMajorVersion = parseInt(version.substring(1, version.indexOf(".")));
				const vv = 22;
				if (userMajorVersion < vv) {
					state.warningEmitted = true;
					process.emitWarning(`NodeVersionSupportWarning: The AWS SDK for JavaScript (v3)
versions published after the first week of January 2027
will require node >=${vv}. You are running node ${version}.

To continue receiving updates to AWS services, bug fixes,
and security updates please upgrade to node >=${vv}.

More information can be found at: https://a.co/c895JFp`);
				}
			}
		};
		const longPollMiddleware = () => (next, context) => async (args) => {
			context.__retryLongPoll = true;
			return next(args);
		};
		const longPollMiddlewareOptions = {
			name: "longPollMiddleware",
			tags: ["RETRY"],
			step: "initialize",
			override: true
		};
		const getLongPollPlugin = (options) => ({ applyToStack: (clientStack) => {
			clientStack.add(longPollMiddleware(), longPollMiddlewareOptions);
		} });
		function setCredentialFeature(credentials, feature, value) {
			if (!credentials.$source) {
				credentials.$source = {};
			}
			credentials.$source[feature] = value;
			return credentials;
		}
		function setFeature(context, feature, value) {
			if (!context.__aws_sdk_context) {
				context.__aws_sdk_context = { features: {} };
			} else if (!context.__aws_sdk_context.features) {
				context.__aws_sdk_context.features = {};
			}
			context.__aws_sdk_context.features[feature] = value;
		}
		function setTokenFeature(token, feature, value) {
			if (!token.$source) {
				token.$source = {};
			}
			token.$source[feature] = value;
			return token;
		}
		const isDefaultSocketTimeoutEnabled = () => typeof process === "object" && process?.env?.AWS_ENABLE_DEFAULT_SOCKET_TIMEOUT_2026 === "true";
		const getDefaultSocketTimeout = (requestHandler, timeoutMs) => {
			if (!isDefaultSocketTimeoutEnabled()) {
				return undefined;
			}
			if (typeof requestHandler?.handle === "function") {
				return undefined;
			}
			return timeoutMs;
		};
		function resolveHostHeaderConfig(input) {
			return input;
		}
		const hostHeaderMiddleware = (options) => (next) => async (args) => {
			if (!HttpRequest.isInstance(args.request)) {
				return next(args);
			}
			const { request } = args;
			const { handlerProtocol = "" } = options.requestHandler.metadata || {};
			if (handlerProtocol.indexOf("h2") >= 0 && !request.headers[":authority"]) {
				delete request.headers["host"];
				request.headers[":authority"] = request.hostname + (request.port ? ":" + request.port : "");
			} else if (!request.headers["host"]) {
				let host = request.hostname;
				if (request.port != null) {
					host += `:${request.port}`;
				}
				request.headers["host"] = host;
			}
			return next(args);
		};
		const hostHeaderMiddlewareOptions = {
			name: "hostHeaderMiddleware",
			step: "build",
			priority: "low",
			tags: ["HOST"],
			override: true
		};
		const getHostHeaderPlugin = (options) => ({ applyToStack: (clientStack) => {
			clientStack.add(hostHeaderMiddleware(options), hostHeaderMiddlewareOptions);
		} });
		const loggerMiddleware = () => (next, context) => async (args) => {
			try {
				const response = await next(args);
				const { logger } = context;
				const isNoOpLogger = logger instanceof NoOpLogger;
				if (logger && !isNoOpLogger) {
					const { clientName, commandName, dynamoDbDocumentClientOptions = {} } = context;
					const { overrideInputFilterSensitiveLog, overrideOutputFilterSensitiveLog } = dynamoDbDocumentClientOptions;
					const inputFilterSensitiveLog = overrideInputFilterSensitiveLog ?? context.inputFilterSensitiveLog;
					const outputFilterSensitiveLog = overrideOutputFilterSensitiveLog ?? context.outputFilterSensitiveLog;
					const { $metadata, ...outputWithoutMetadata } = response.output;
					logger.info?.({
						clientName,
						commandName,
						input: inputFilterSensitiveLog(args.input),
						output: outputFilterSensitiveLog(outputWithoutMetadata),
						metadata: $metadata
					});
				}
				return response;
			} catch (error) {
				const { clientName, commandName, logger, dynamoDbDocumentClientOptions = {} } = context;
				const { overrideInputFilterSensitiveLog } = dynamoDbDocumentClientOptions;
				const inputFilterSensitiveLog = overrideInputFilterSensitiveLog ?? context.inputFilterSensitiveLog;
				logger?.error?.({
					clientName,
					commandName,
					input: inputFilterSensitiveLog(args.input),
					error,
					metadata: error.$metadata
				});
				throw error;
			}
		};
		const loggerMiddlewareOptions = {
			name: "loggerMiddleware",
			tags: ["LOGGER"],
			step: "initialize",
			override: true
		};
		const getLoggerPlugin = (options) => ({ applyToStack: (clientStack) => {
			clientStack.add(loggerMiddleware(), loggerMiddlewareOptions);
		} });
		const recursionDetectionMiddlewareOptions = {
			step: "build",
			tags: ["RECURSION_DETECTION", "TRACE_CONTEXT_PROPAGATION"],
			name: "recursionDetectionMiddleware",
			override: true,
			priority: "low"
		};
		const AWS_LAMBDA_FUNCTION_NAME = "AWS_LAMBDA_FUNCTION_NAME";
		const _X_AMZN_TRACE_ID = "_X_AMZN_TRACE_ID";
		const X_AMZN_TRACE_ID = "X-Amzn-Trace-Id";
		const TRACEPARENT = "traceparent";
		const TRACESTATE = "tracestate";
		const BAGGAGE = "baggage";
		const recursionDetectionMiddleware = () => (next) => async (args) => {
			const { request } = args;
			if (!HttpRequest.isInstance(request)) {
				return next(args);
			}
			let invokeStore;
			{
				const traceIdHeader = Object.keys(request.headers ?? {}).find((h) => h.toLowerCase() === X_AMZN_TRACE_ID.toLowerCase()) ?? X_AMZN_TRACE_ID;
				if (!request.headers.hasOwnProperty(traceIdHeader)) {
					const functionName = process.env[AWS_LAMBDA_FUNCTION_NAME];
					const traceIdFromEnv = process.env[_X_AMZN_TRACE_ID];
					invokeStore ??= await InvokeStore.getInstanceAsync();
					const traceIdFromInvokeStore = invokeStore?.getXRayTraceId();
					const traceId = traceIdFromInvokeStore ?? traceIdFromEnv;
					const nonEmptyString = (str) => typeof str === "string" && str.length > 0;
					if (nonEmptyString(functionName) && nonEmptyString(traceId)) {
						request.headers[X_AMZN_TRACE_ID] = traceId;
					}
				}
			}
			{
				sanitizeTraceHeaders(request.headers);
				const existingTraceparent = request.headers[TRACEPARENT];
				if (!existingTraceparent) {
					const traceparent = (invokeStore ??= await InvokeStore.getInstanceAsync())?.getTraceparent?.();
					if (traceparent) {
						request.headers[TRACEPARENT] = traceparent;
						const tracestate = invokeStore?.getTracestate?.();
						if (tracestate) {
							request.headers[TRACESTATE] = tracestate;
						}
						const baggage = invokeStore?.getBaggage?.();
						if (baggage) {
							request.headers[BAGGAGE] = baggage;
						}
					}
				}
			}
			return next(args);
		};
		function sanitizeTraceHeaders(headers) {
			for (const header of Object.keys(headers)) {
				const lower = header.toLowerCase();
				if (header !== lower && (lower === TRACEPARENT || lower === TRACESTATE || lower === BAGGAGE)) {
					headers[lower] = headers[header];
					delete headers[header];
				}
			}
		}
		const getRecursionDetectionPlugin = (options) => ({ applyToStack: (clientStack) => {
			clientStack.add(recursionDetectionMiddleware(), recursionDetectionMiddlewareOptions);
		} });
		const DEFAULT_UA_APP_ID = undefined;
		function isValidUserAgentAppId(appId) {
			if (appId === undefined) {
				return true;
			}
			return typeof appId === "string" && appId.length <= 50;
		}
		function resolveUserAgentConfig(input) {
			const normalizedAppIdProvider = normalizeProvider(input.userAgentAppId ?? DEFAULT_UA_APP_ID);
			const { customUserAgent } = input;
			return Object.assign(input, {
				customUserAgent: typeof customUserAgent === "string" ? [[customUserAgent]] : customUserAgent,
				userAgentAppId: async () => {
					const appId = await normalizedAppIdProvider();
					if (!isValidUserAgentAppId(appId)) {
						const logger = input.logger?.constructor?.name === "NoOpLogger" || !input.logger ? console : input.logger;
						if (typeof appId !== "string") {
							logger?.warn("userAgentAppId must be a string or undefined.");
						} else if (appId.length > 50) {
							logger?.warn("The provided userAgentAppId exceeds the maximum length of 50 characters.");
						}
					}
					return appId;
				}
			});
		}
		const partitionsInfo = {
			"partitions": [
				{
					"id": "aws",
					"outputs": {
						"dnsSuffix": "amazonaws.com",
						"dualStackDnsSuffix": "api.aws",
						"implicitGlobalRegion": "us-east-1",
						"name": "aws",
						"supportsDualStack": true,
						"supportsFIPS": true
					},
					"regionRegex": "^(us|eu|ap|sa|ca|me|af|il|mx)\\-\\w+\\-\\d+$",
					"regions": {
						"af-south-1": { "description": "Africa (Cape Town)" },
						"ap-east-1": { "description": "Asia Pacific (Hong Kong)" },
						"ap-east-2": { "description": "Asia Pacific (Taipei)" },
						"ap-northeast-1": { "description": "Asia Pacific (Tokyo)" },
						"ap-northeast-2": { "description": "Asia Pacific (Seoul)" },
						"ap-northeast-3": { "description": "Asia Pacific (Osaka)" },
						"ap-south-1": { "description": "Asia Pacific (Mumbai)" },
						"ap-south-2": { "description": "Asia Pacific (Hyderabad)" },
						"ap-southeast-1": { "description": "Asia Pacific (Singapore)" },
						"ap-southeast-2": { "description": "Asia Pacific (Sydney)" },
						"ap-southeast-3": { "description": "Asia Pacific (Jakarta)" },
						"ap-southeast-4": { "description": "Asia Pacific (Melbourne)" },
						"ap-southeast-5": { "description": "Asia Pacific (Malaysia)" },
						"ap-southeast-6": { "description": "Asia Pacific (New Zealand)" },
						"ap-southeast-7": { "description": "Asia Pacific (Thailand)" },
						"aws-global": { "description": "aws global region" },
						"ca-central-1": { "description": "Canada (Central)" },
						"ca-west-1": { "description": "Canada West (Calgary)" },
						"eu-central-1": { "description": "Europe (Frankfurt)" },
						"eu-central-2": { "description": "Europe (Zurich)" },
						"eu-north-1": { "description": "Europe (Stockholm)" },
						"eu-south-1": { "description": "Europe (Milan)" },
						"eu-south-2": { "description": "Europe (Spain)" },
						"eu-west-1": { "description": "Europe (Ireland)" },
						"eu-west-2": { "description": "Europe (London)" },
						"eu-west-3": { "description": "Europe (Paris)" },
						"il-central-1": { "description": "Israel (Tel Aviv)" },
						"me-central-1": { "description": "Middle East (UAE)" },
						"me-south-1": { "description": "Middle East (Bahrain)" },
						"me-west-1": { "description": "Middle East (Saudi Arabia)" },
						"mx-central-1": { "description": "Mexico (Central)" },
						"sa-east-1": { "description": "South America (Sao Paulo)" },
						"sa-west-1": { "description": "South America (Chile)" },
						"us-east-1": { "description": "US East (N. Virginia)" },
						"us-east-2": { "description": "US East (Ohio)" },
						"us-west-1": { "description": "US West (N. California)" },
						"us-west-2": { "description": "US West (Oregon)" }
					}
				},
				{
					"id": "aws-cn",
					"outputs": {
						"dnsSuffix": "amazonaws.com.cn",
						"dualStackDnsSuffix": "api.amazonwebservices.com.cn",
						"implicitGlobalRegion": "cn-northwest-1",
						"name": "aws-cn",
						"supportsDualStack": true,
						"supportsFIPS": true
					},
					"regionRegex": "^cn\\-\\w+\\-\\d+$",
					"regions": {
						"aws-cn-global": { "description": "aws-cn global region" },
						"cn-north-1": { "description": "China (Beijing)" },
						"cn-northwest-1": { "description": "China (Ningxia)" }
					}
				},
				{
					"id": "aws-eusc",
					"outputs": {
						"dnsSuffix": "amazonaws.eu",
						"dualStackDnsSuffix": "api.amazonwebservices.eu",
						"implicitGlobalRegion": "eusc-de-east-1",
						"name": "aws-eusc",
						"supportsDualStack": true,
						"supportsFIPS": true
					},
					"regionRegex": "^eusc\\-(de)\\-\\w+\\-\\d+$",
					"regions": { "eusc-de-east-1": { "description": "AWS European Sovereign Cloud (Germany)" } }
				},
				{
					"id": "aws-iso",
					"outputs": {
						"dnsSuffix": "c2s.ic.gov",
						"dualStackDnsSuffix": "api.aws.ic.gov",
						"implicitGlobalRegion": "us-iso-east-1",
						"name": "aws-iso",
						"supportsDualStack": true,
						"supportsFIPS": true
					},
					"regionRegex": "^us\\-iso\\-\\w+\\-\\d+$",
					"regions": {
						"aws-iso-global": { "description": "aws-iso global region" },
						"us-iso-east-1": { "description": "US ISO East" },
						"us-iso-west-1": { "description": "US ISO WEST" }
					}
				},
				{
					"id": "aws-iso-b",
					"outputs": {
						"dnsSuffix": "sc2s.sgov.gov",
						"dualStackDnsSuffix": "api.aws.scloud",
						"implicitGlobalRegion": "us-isob-east-1",
						"name": "aws-iso-b",
						"supportsDualStack": true,
						"supportsFIPS": true
					},
					"regionRegex": "^us\\-isob\\-\\w+\\-\\d+$",
					"regions": {
						"aws-iso-b-global": { "description": "aws-iso-b global region" },
						"us-isob-east-1": { "description": "US ISOB East (Ohio)" },
						"us-isob-west-1": { "description": "US ISOB West" }
					}
				},
				{
					"id": "aws-iso-e",
					"outputs": {
						"dnsSuffix": "cloud.adc-e.uk",
						"dualStackDnsSuffix": "api.cloud-aws.adc-e.uk",
						"implicitGlobalRegion": "eu-isoe-west-1",
						"name": "aws-iso-e",
						"supportsDualStack": true,
						"supportsFIPS": true
					},
					"regionRegex": "^eu\\-isoe\\-\\w+\\-\\d+$",
					"regions": {
						"aws-iso-e-global": { "description": "aws-iso-e global region" },
						"eu-isoe-west-1": { "description": "EU ISOE West" }
					}
				},
				{
					"id": "aws-iso-f",
					"outputs": {
						"dnsSuffix": "csp.hci.ic.gov",
						"dualStackDnsSuffix": "api.aws.hci.ic.gov",
						"implicitGlobalRegion": "us-isof-south-1",
						"name": "aws-iso-f",
						"supportsDualStack": true,
						"supportsFIPS": true
					},
					"regionRegex": "^us\\-isof\\-\\w+\\-\\d+$",
					"regions": {
						"aws-iso-f-global": { "description": "aws-iso-f global region" },
						"us-isof-east-1": { "description": "US ISOF EAST" },
						"us-isof-south-1": { "description": "US ISOF SOUTH" }
					}
				},
				{
					"id": "aws-us-gov",
					"outputs": {
						"dnsSuffix": "amazonaws.com",
						"dualStackDnsSuffix": "api.aws",
						"implicitGlobalRegion": "us-gov-west-1",
						"name": "aws-us-gov",
						"supportsDualStack": true,
						"supportsFIPS": true
					},
					"regionRegex": "^us\\-gov\\-\\w+\\-\\d+$",
					"regions": {
						"aws-us-gov-global": { "description": "aws-us-gov global region" },
						"us-gov-east-1": { "description": "AWS GovCloud (US-East)" },
						"us-gov-west-1": { "description": "AWS GovCloud (US-West)" }
					}
				}
			],
			"version": "1.1"
		};
		let selectedPartitionsInfo = partitionsInfo;
		let selectedUserAgentPrefix = "";
		const partition = (value) => {
			const { partitions } = selectedPartitionsInfo;
			for (const partition of partitions) {
				const { regions, outputs } = partition;
				for (const [region, regionData] of Object.entries(regions)) {
					if (region === value) {
						return {
							...outputs,
							...regionData
						};
					}
				}
			}
			for (const partition of partitions) {
				const { regionRegex, outputs } = partition;
				if (new RegExp(regionRegex).test(value)) {
					return { ...outputs };
				}
			}
			const DEFAULT_PARTITION = partitions.find((partition) => partition.id === "aws");
			if (!DEFAULT_PARTITION) {
				throw new Error("Provided region was not found in the partition array or regex," + " and default partition with id 'aws' doesn't exist.");
			}
			return { ...DEFAULT_PARTITION.outputs };
		};
		const setPartitionInfo = (partitionsInfo, userAgentPrefix = "") => {
			selectedPartitionsInfo = partitionsInfo;
			selectedUserAgentPrefix = userAgentPrefix;
		};
		const useDefaultPartitionInfo = () => {
			setPartitionInfo(partitionsInfo, "");
		};
		const getUserAgentPrefix = () => selectedUserAgentPrefix;
		const ACCOUNT_ID_ENDPOINT_REGEX = /\d{12}\.ddb/;
		async function checkFeatures(context, config, args) {
			const request = args.request;
			if (request?.headers?.["smithy-protocol"] === "rpc-v2-cbor") {
				setFeature(context, "PROTOCOL_RPC_V2_CBOR", "M");
			}
			if (typeof config.retryStrategy === "function") {
				const retryStrategy = await config.retryStrategy();
				if (typeof retryStrategy.mode === "string") {
					switch (retryStrategy.mode) {
						case RETRY_MODES.ADAPTIVE:
							setFeature(context, "RETRY_MODE_ADAPTIVE", "F");
							break;
						case RETRY_MODES.STANDARD:
							setFeature(context, "RETRY_MODE_STANDARD", "E");
							break;
					}
				}
			}
			if (typeof config.accountIdEndpointMode === "function") {
				const endpointV2 = context.endpointV2;
				if (String(endpointV2?.url?.hostname).match(ACCOUNT_ID_ENDPOINT_REGEX)) {
					setFeature(context, "ACCOUNT_ID_ENDPOINT", "O");
				}
				switch (await config.accountIdEndpointMode?.()) {
					case "disabled":
						setFeature(context, "ACCOUNT_ID_MODE_DISABLED", "Q");
						break;
					case "preferred":
						setFeature(context, "ACCOUNT_ID_MODE_PREFERRED", "P");
						break;
					case "required":
						setFeature(context, "ACCOUNT_ID_MODE_REQUIRED", "R");
						break;
				}
			}
			const identity = context.__smithy_context?.selectedHttpAuthScheme?.identity;
			if (identity?.$source) {
				const credentials = identity;
				if (credentials.accountId) {
					setFeature(context, "RESOLVED_ACCOUNT_ID", "T");
				}
				for (const [key, value] of Object.entries(credentials.$source ?? {})) {
					setFeature(context, key, value);
				}
			}
		}
		const USER_AGENT = "user-agent";
		const X_AMZ_USER_AGENT = "x-amz-user-agent";
		const SPACE = " ";
		const UA_NAME_SEPARATOR = "/";
		const UA_NAME_ESCAPE_REGEX = /[^!$%&'*+\-.^_`|~\w]/g;
		const UA_VALUE_ESCAPE_REGEX = /[^!$%&'*+\-.^_`|~\w#]/g;
		const UA_ESCAPE_CHAR = "-";
		const BYTE_LIMIT = 1024;
		function encodeFeatures(features) {
			let buffer = "";
			for (const key in features) {
				const val = features[key];
				if (buffer.length + val.length + 1 <= BYTE_LIMIT) {
					if (buffer.length) {
						buffer += "," + val;
					} else {
						buffer += val;
					}
					continue;
				}
				break;
			}
			return buffer;
		}
		const userAgentMiddleware = (options) => (next, context) => async (args) => {
			const { request } = args;
			if (!HttpRequest.isInstance(request)) {
				return next(args);
			}
			const { headers } = request;
			const userAgent = context?.userAgent?.map(escapeUserAgent) || [];
			const defaultUserAgent = (await options.defaultUserAgentProvider()).map(escapeUserAgent);
			await checkFeatures(context, options, args);
			const awsContext = context;
			defaultUserAgent.push(`m/${encodeFeatures(Object.assign({}, context.__smithy_context?.features, awsContext.__aws_sdk_context?.features))}`);
			const customUserAgent = options?.customUserAgent?.map(escapeUserAgent) || [];
			const appId = await options.userAgentAppId();
			if (appId) {
				defaultUserAgent.push(escapeUserAgent([`app`, `${appId}`]));
			}
			const prefix = getUserAgentPrefix();
			const sdkUserAgentValue = (prefix ? [prefix] : []).concat([
				...defaultUserAgent,
				...userAgent,
				...customUserAgent
			]).join(SPACE);
			const normalUAValue = [...defaultUserAgent.filter((section) => section.startsWith("aws-sdk-")), ...customUserAgent].join(SPACE);
			if (options.runtime !== "browser") {
				if (normalUAValue) {
					headers[X_AMZ_USER_AGENT] = headers[X_AMZ_USER_AGENT] ? `${headers[USER_AGENT]} ${normalUAValue}` : normalUAValue;
				}
				headers[USER_AGENT] = sdkUserAgentValue;
			} else {
				headers[X_AMZ_USER_AGENT] = sdkUserAgentValue;
			}
			return next({
				...args,
				request
			});
		};
		const escapeUserAgent = (userAgentPair) => {
			const name = userAgentPair[0].split(UA_NAME_SEPARATOR).map((part) => part.replace(UA_NAME_ESCAPE_REGEX, UA_ESCAPE_CHAR)).join(UA_NAME_SEPARATOR);
			const version = userAgentPair[1]?.replace(UA_VALUE_ESCAPE_REGEX, UA_ESCAPE_CHAR);
			const prefixSeparatorIndex = name.indexOf(UA_NAME_SEPARATOR);
			const prefix = name.substring(0, prefixSeparatorIndex);
			let uaName = name.substring(prefixSeparatorIndex + 1);
			if (prefix === "api") {
				uaName = uaName.toLowerCase();
			}
			return [
				prefix,
				uaName,
				version
			].filter((item) => item && item.length > 0).reduce((acc, item, index) => {
				switch (index) {
					case 0: return item;
					case 1: return `${acc}/${item}`;
					default: return `${acc}#${item}`;
				}
			}, "");
		};
		const getUserAgentMiddlewareOptions = {
			name: "getUserAgentMiddleware",
			step: "build",
			priority: "low",
			tags: ["SET_USER_AGENT", "USER_AGENT"],
			override: true
		};
		const getUserAgentPlugin = (config) => ({ applyToStack: (clientStack) => {
			clientStack.add(userAgentMiddleware(config), getUserAgentMiddlewareOptions);
		} });
		const getRuntimeUserAgentPair = () => {
			const runtimesToCheck = [
				"deno",
				"bun",
				"llrt"
			];
			for (const runtime of runtimesToCheck) {
				if (versions[runtime]) {
					return [`md/${runtime}`, versions[runtime]];
				}
			}
			return ["md/nodejs", versions.node];
		};
		const crtAvailability = { isCrtAvailable: false };
		const isCrtAvailable = () => {
			if (crtAvailability.isCrtAvailable) {
				return ["md/crt-avail"];
			}
			return null;
		};
		const createDefaultUserAgentProvider = ({ serviceId, clientVersion }) => {
			const runtimeUserAgentPair = getRuntimeUserAgentPair();
			return async (config) => {
				const sections = [
					["aws-sdk-js", clientVersion],
					["ua", "2.1"],
					[`os/${platform()}`, release()],
					["lang/js"],
					runtimeUserAgentPair
				];
				const crtAvailable = isCrtAvailable();
				if (crtAvailable) {
					sections.push(crtAvailable);
				}
				if (serviceId) {
					sections.push([`api/${serviceId}`, clientVersion]);
				}
				if (env.AWS_EXECUTION_ENV) {
					sections.push([`exec-env/${env.AWS_EXECUTION_ENV}`]);
				}
				const appId = await config?.userAgentAppId?.();
				const resolvedUserAgent = appId ? [...sections, [`app/${appId}`]] : [...sections];
				return resolvedUserAgent;
			};
		};
		const defaultUserAgent = createDefaultUserAgentProvider;
		const UA_APP_ID_ENV_NAME = "AWS_SDK_UA_APP_ID";
		const UA_APP_ID_INI_NAME = "sdk_ua_app_id";
		const UA_APP_ID_INI_NAME_DEPRECATED = "sdk-ua-app-id";
		const NODE_APP_ID_CONFIG_OPTIONS = {
			environmentVariableSelector: (env) => env[UA_APP_ID_ENV_NAME],
			configFileSelector: (profile) => profile[UA_APP_ID_INI_NAME] ?? profile[UA_APP_ID_INI_NAME_DEPRECATED],
			default: DEFAULT_UA_APP_ID
		};
		const createUserAgentStringParsingProvider = ({ serviceId, clientVersion }) => async (config) => {
			const module = __webpack_require__(9449);
			const parse = module.parse ?? module.default.parse ?? (() => "");
			const parsedUA = typeof window !== "undefined" && window?.navigator?.userAgent ? parse(window.navigator.userAgent) : undefined;
			const sections = [
				["aws-sdk-js", clientVersion],
				["ua", "2.1"],
				[`os/${parsedUA?.os?.name || "other"}`, parsedUA?.os?.version],
				["lang/js"],
				["md/browser", `${parsedUA?.browser?.name ?? "unknown"}_${parsedUA?.browser?.version ?? "unknown"}`]
			];
			if (serviceId) {
				sections.push([`api/${serviceId}`, clientVersion]);
			}
			const appId = await config?.userAgentAppId?.();
			if (appId) {
				sections.push([`app/${appId}`]);
			}
			return sections;
		};
		const fallback = {
			os(ua) {
				if (/iPhone|iPad|iPod/.test(ua)) {
					return "iOS";
				}
				if (/Macintosh|Mac OS X/.test(ua)) {
					return "macOS";
				}
				if (/Windows NT/.test(ua)) {
					return "Windows";
				}
				if (/Android/.test(ua)) {
					return "Android";
				}
				if (/Linux/.test(ua)) {
					return "Linux";
				}
				return undefined;
			},
			browser(ua) {
				if (/EdgiOS|EdgA|Edg\//.test(ua)) {
					return "Microsoft Edge";
				}
				if (/Firefox\//.test(ua)) {
					return "Firefox";
				}
				if (/Chrome\//.test(ua)) {
					return "Chrome";
				}
				if (/Safari\//.test(ua)) {
					return "Safari";
				}
				return undefined;
			}
		};
		const isVirtualHostableS3Bucket = (value, allowSubDomains = false) => {
			if (allowSubDomains) {
				for (const label of value.split(".")) {
					if (!isVirtualHostableS3Bucket(label)) {
						return false;
					}
				}
				return true;
			}
			if (!isValidHostLabel(value)) {
				return false;
			}
			if (value.length < 3 || value.length > 63) {
				return false;
			}
			if (value !== value.toLowerCase()) {
				return false;
			}
			if (isIpAddress(value)) {
				return false;
			}
			return true;
		};
		const ARN_DELIMITER = ":";
		const RESOURCE_DELIMITER = "/";
		const parseArn = (value) => {
			const segments = value.split(ARN_DELIMITER);
			if (segments.length < 6) {
				return null;
			}
			const [arn, partition, service, region, accountId, ...resourcePath] = segments;
			if (arn !== "arn" || partition === "" || service === "" || resourcePath.join(ARN_DELIMITER) === "") {
				return null;
			}
			const resourceId = resourcePath.map((resource) => resource.split(RESOURCE_DELIMITER)).flat();
			return {
				partition,
				service,
				region,
				accountId,
				resourceId
			};
		};
		const awsEndpointFunctions = {
			isVirtualHostableS3Bucket,
			parseArn,
			partition
		};
		customEndpointFunctions.aws = awsEndpointFunctions;
		const resolveDefaultAwsRegionalEndpointsConfig = (input) => {
			if (typeof input.endpointProvider !== "function") {
				throw new Error("@aws-sdk/util-endpoint - endpointProvider and endpoint missing in config for this client.");
			}
			const { endpoint } = input;
			if (endpoint === undefined) {
				input.endpoint = async () => {
					return toEndpointV1(input.endpointProvider({
						Region: typeof input.region === "function" ? await input.region() : input.region,
						UseDualStack: typeof input.useDualstackEndpoint === "function" ? await input.useDualstackEndpoint() : input.useDualstackEndpoint,
						UseFIPS: typeof input.useFipsEndpoint === "function" ? await input.useFipsEndpoint() : input.useFipsEndpoint,
						Endpoint: undefined
					}, { logger: input.logger }));
				};
			}
			return input;
		};
		const toEndpointV1 = (endpoint) => parseUrl(endpoint.url);
		function stsRegionDefaultResolver(loaderConfig = {}) {
			return loadConfig({
				...NODE_REGION_CONFIG_OPTIONS,
				async default() {
					if (!warning.silence) {
						console.warn("@aws-sdk - WARN - default STS region of us-east-1 used. See @aws-sdk/credential-providers README and set a region explicitly.");
					}
					return "us-east-1";
				}
			}, {
				...NODE_REGION_CONFIG_FILE_OPTIONS,
				...loaderConfig
			});
		}
		const warning = { silence: false };
		const getAwsRegionExtensionConfiguration = (runtimeConfig) => {
			return {
				setRegion(region) {
					runtimeConfig.region = region;
				},
				region() {
					return runtimeConfig.region;
				}
			};
		};
		const resolveAwsRegionExtensionConfiguration = (awsRegionExtensionConfiguration) => {
			return { region: awsRegionExtensionConfiguration.region() };
		};
		exports.DEFAULT_UA_APP_ID = DEFAULT_UA_APP_ID;
		exports.NODE_APP_ID_CONFIG_OPTIONS = NODE_APP_ID_CONFIG_OPTIONS;
		exports.UA_APP_ID_ENV_NAME = UA_APP_ID_ENV_NAME;
		exports.UA_APP_ID_INI_NAME = UA_APP_ID_INI_NAME;
		exports.awsEndpointFunctions = awsEndpointFunctions;
		exports.createDefaultUserAgentProvider = createDefaultUserAgentProvider;
		exports.createUserAgentStringParsingProvider = createUserAgentStringParsingProvider;
		exports.crtAvailability = crtAvailability;
		exports.defaultUserAgent = defaultUserAgent;
		exports.emitWarningIfUnsupportedVersion = emitWarningIfUnsupportedVersion;
		exports.fallback = fallback;
		exports.getAwsRegionExtensionConfiguration = getAwsRegionExtensionConfiguration;
		exports.getDefaultSocketTimeout = getDefaultSocketTimeout;
		exports.getHostHeaderPlugin = getHostHeaderPlugin;
		exports.getLoggerPlugin = getLoggerPlugin;
		exports.getLongPollPlugin = getLongPollPlugin;
		exports.getRecursionDetectionPlugin = getRecursionDetectionPlugin;
		exports.getUserAgentMiddlewareOptions = getUserAgentMiddlewareOptions;
		exports.getUserAgentPlugin = getUserAgentPlugin;
		exports.getUserAgentPrefix = getUserAgentPrefix;
		exports.hostHeaderMiddleware = hostHeaderMiddleware;
		exports.hostHeaderMiddlewareOptions = hostHeaderMiddlewareOptions;
		exports.isVirtualHostableS3Bucket = isVirtualHostableS3Bucket;
		exports.loggerMiddleware = loggerMiddleware;
		exports.loggerMiddlewareOptions = loggerMiddlewareOptions;
		exports.parseArn = parseArn;
		exports.partition = partition;
		exports.recursionDetectionMiddleware = recursionDetectionMiddleware;
		exports.recursionDetectionMiddlewareOptions = recursionDetectionMiddlewareOptions;
		exports.resolveAwsRegionExtensionConfiguration = resolveAwsRegionExtensionConfiguration;
		exports.resolveDefaultAwsRegionalEndpointsConfig = resolveDefaultAwsRegionalEndpointsConfig;
		exports.resolveHostHeaderConfig = resolveHostHeaderConfig;
		exports.resolveUserAgentConfig = resolveUserAgentConfig;
		exports.setCredentialFeature = setCredentialFeature;
		exports.setFeature = setFeature;
		exports.setPartitionInfo = setPartitionInfo;
		exports.setTokenFeature = setTokenFeature;
		exports.state = state;
		exports.stsRegionDefaultResolver = stsRegionDefaultResolver;
		exports.stsRegionWarning = warning;
		exports.toEndpointV1 = toEndpointV1;
		exports.useDefaultPartitionInfo = useDefaultPartitionInfo;
		exports.userAgentMiddleware = userAgentMiddleware;
	}),
	97523: (function (__unused_webpack_module, exports, __webpack_require__) {
		const { ProviderError, booleanSelector, SelectorType, loadConfig } = __webpack_require__(47291);
		const { setCredentialFeature } = __webpack_require__(5152);
		const { normalizeProvider, memoizeIdentityProvider, isIdentityExpired, doesIdentityRequireRefresh } = __webpack_require__(90402);
		const { SignatureV4 } = __webpack_require__(75118);
		const { HttpResponse, HttpRequest } = __webpack_require__(93422);
		const { SMITHY_CONTEXT_KEY } = __webpack_require__(90690);
		const getDateHeader = (response) => HttpResponse.isInstance(response) ? response.headers?.date ?? response.headers?.Date : undefined;
		const getAgeHeader = (response) => HttpResponse.isInstance(response) ? response.headers?.age ?? response.headers?.Age : undefined;
		const getSkewCorrectedDate = (systemClockOffset) => new Date(Date.now() + systemClockOffset);
		const getUpdatedSystemClockOffset = (clockTime, currentSystemClockOffset, timeRequestSent, ageHeader) => {
			if (ageHeader !== undefined) {
				return currentSystemClockOffset;
			}
			const serverTime = Date.parse(clockTime);
			if (Number.isNaN(serverTime)) {
				return currentSystemClockOffset;
			}
			const timeResponseReceived = Date.now();
			if (timeRequestSent !== undefined && timeResponseReceived - timeRequestSent > 9e5) {
				return currentSystemClockOffset;
			}
			return serverTime - timeResponseReceived;
		};
		const throwSigningPropertyError = (name, property) => {
			if (!property) {
				throw new Error(`Property \`${name}\` is not resolved for AWS SDK SigV4Auth`);
			}
			return property;
		};
		const hasEventStreamOutput = (signingProperties) => {
			const context = signingProperties.context;
			const eventStream = context?.[SMITHY_CONTEXT_KEY]?.eventStream;
			return eventStream?.output === true;
		};
		const validateSigningProperties = async (signingProperties) => {
			const context = throwSigningPropertyError("context", signingProperties.context);
			const config = throwSigningPropertyError("config", signingProperties.config);
			const authScheme = context.endpointV2?.properties?.authSchemes?.[0];
			const signerFunction = throwSigningPropertyError("signer", config.signer);
			const signer = await signerFunction(authScheme);
			const signingRegion = signingProperties?.signingRegion;
			const signingRegionSet = signingProperties?.signingRegionSet;
			const signingName = signingProperties?.signingName;
			return {
				config,
				signer,
				signingRegion,
				signingRegionSet,
				signingName
			};
		};
		class AwsSdkSigV4Signer {
			async sign(httpRequest, identity, signingProperties) {
				if (!HttpRequest.isInstance(httpRequest)) {
					throw new Error("The request is not an instance of `HttpRequest` and cannot be signed");
				}
				const validatedProps = await validateSigningProperties(signingProperties);
				const { config, signer } = validatedProps;
				let { signingRegion, signingName } = validatedProps;
				const handlerExecutionContext = signingProperties.context;
				if (handlerExecutionContext?.authSchemes?.length ?? 0 > 1) {
					const [first, second] = handlerExecutionContext.authSchemes;
					if (first?.name === "sigv4a" && second?.name === "sigv4") {
						signingRegion = second?.signingRegion ?? signingRegion;
						signingName = second?.signingName ?? signingName;
					}
				}
				const noSkewCorrection = await config.disableClockSkewCorrection?.() === true;
				signingProperties._disableClockSkewCorrection = noSkewCorrection;
				const skipSkewSampling = noSkewCorrection || hasEventStreamOutput(signingProperties);
				signingProperties._skipClockSkewSampling = skipSkewSampling;
				if (!skipSkewSampling) {
					signingProperties._preRequestSystemClockOffset = config.systemClockOffset;
					signingProperties._requestSentAt = Date.now();
				}
				const signedRequest = await signer.sign(httpRequest, {
					signingDate: noSkewCorrection ? new Date() : getSkewCorrectedDate(config.systemClockOffset),
					signingRegion,
					signingService: signingName
				});
				return signedRequest;
			}
			errorHandler(signingProperties) {
				return (error) => {
					const errorException = error;
					if (!signingProperties._skipClockSkewSampling && !signingProperties._disableClockSkewCorrection) {
						const serverTime = errorException.ServerTime ?? getDateHeader(errorException.$response);
						if (serverTime) {
							const config = throwSigningPropertyError("config", signingProperties.config);
							const preRequestOffset = signingProperties._preRequestSystemClockOffset;
							const timeRequestSent = signingProperties._requestSentAt;
							const ageHeader = getAgeHeader(errorException.$response);
							const newOffset = getUpdatedSystemClockOffset(serverTime, config.systemClockOffset, timeRequestSent, ageHeader);
							config.systemClockOffset = newOffset;
							const skewExceedsThreshold = Math.abs(newOffset) >= 24e4;
							const isLocalCorrection = newOffset !== preRequestOffset;
							const isConcurrentCorrection = preRequestOffset !== undefined && preRequestOffset !== newOffset;
							if (skewExceedsThreshold && (isLocalCorrection || isConcurrentCorrection) && errorException.$metadata) {
								errorException.$metadata.clockSkewCorrected = true;
							}
						}
					}
					throw error;
				};
			}
			successHandler(httpResponse, signingProperties) {
				if (signingProperties._skipClockSkewSampling || signingProperties._disableClockSkewCorrection) {
					return;
				}
				const dateHeader = getDateHeader(httpResponse);
				if (dateHeader) {
					const config = throwSigningPropertyError("config", signingProperties.config);
					const timeRequestSent = signingProperties._requestSentAt;
					const ageHeader = getAgeHeader(httpResponse);
					config.systemClockOffset = getUpdatedSystemClockOffset(dateHeader, config.systemClockOffset, timeRequestSent, ageHeader);
				}
			}
		}
		const AWSSDKSigV4Signer = AwsSdkSigV4Signer;
		class AwsSdkSigV4ASigner extends AwsSdkSigV4Signer {
			async sign(httpRequest, identity, signingProperties) {
				if (!HttpRequest.isInstance(httpRequest)) {
					throw new Error("The request is not an instance of `HttpRequest` and cannot be signed");
				}
				const { config, signer, signingRegion, signingRegionSet, signingName } = await validateSigningProperties(signingProperties);
				const configResolvedSigningRegionSet = await config.sigv4aSigningRegionSet?.();
				const multiRegionOverride = (configResolvedSigningRegionSet ?? signingRegionSet ?? [signingRegion]).join(",");
				const noSkewCorrection = await config.disableClockSkewCorrection?.() === true;
				signingProperties._disableClockSkewCorrection = noSkewCorrection;
				if (!noSkewCorrection) {
					signingProperties._preRequestSystemClockOffset = config.systemClockOffset;
					signingProperties._requestSentAt = Date.now();
				}
				const signedRequest = await signer.sign(httpRequest, {
					signingDate: noSkewCorrection ? new Date() : getSkewCorrectedDate(config.systemClockOffset),
					signingRegion: multiRegionOverride,
					signingService: signingName
				});
				return signedRequest;
			}
		}
		const getArrayForCommaSeparatedString = (str) => typeof str === "string" && str.length > 0 ? str.split(",").map((item) => item.trim()) : [];
		const getBearerTokenEnvKey = (signingName) => `AWS_BEARER_TOKEN_${signingName.replace(/[\s-]/g, "_").toUpperCase()}`;
		const NODE_AUTH_SCHEME_PREFERENCE_ENV_KEY = "AWS_AUTH_SCHEME_PREFERENCE";
		const NODE_AUTH_SCHEME_PREFERENCE_CONFIG_KEY = "auth_scheme_preference";
		const NODE_AUTH_SCHEME_PREFERENCE_OPTIONS = {
			environmentVariableSelector: (env, options) => {
				if (options?.signingName) {
					const bearerTokenKey = getBearerTokenEnvKey(options.signingName);
					if (bearerTokenKey in env) {
						return ["httpBearerAuth"];
					}
				}
				if (!(NODE_AUTH_SCHEME_PREFERENCE_ENV_KEY in env)) {
					return undefined;
				}
				return getArrayForCommaSeparatedString(env[NODE_AUTH_SCHEME_PREFERENCE_ENV_KEY]);
			},
			configFileSelector: (profile) => {
				if (!(NODE_AUTH_SCHEME_PREFERENCE_CONFIG_KEY in profile)) {
					return undefined;
				}
				return getArrayForCommaSeparatedString(profile[NODE_AUTH_SCHEME_PREFERENCE_CONFIG_KEY]);
			},
			default: []
		};
		const resolveAwsSdkSigV4AConfig = (config) => {
			config.sigv4aSigningRegionSet = normalizeProvider(config.sigv4aSigningRegionSet);
			return config;
		};
		const NODE_SIGV4A_CONFIG_OPTIONS = {
			environmentVariableSelector(env) {
				if (env.AWS_SIGV4A_SIGNING_REGION_SET) {
					return env.AWS_SIGV4A_SIGNING_REGION_SET.split(",").map((_) => _.trim());
				}
				throw new ProviderError("AWS_SIGV4A_SIGNING_REGION_SET not set in env.", { tryNextLink: true });
			},
			configFileSelector(profile) {
				if (profile.sigv4a_signing_region_set) {
					return (profile.sigv4a_signing_region_set ?? "").split(",").map((_) => _.trim());
				}
				throw new ProviderError("sigv4a_signing_region_set not set in profile.", { tryNextLink: true });
			},
			default: undefined
		};
		const bindResolveAwsSdkSigV4Config = (defaultDisableClockSkewCorrection) => (config) => {
			let inputCredentials = config.credentials;
			let isUserSupplied = !!config.credentials;
			let resolvedCredentials = undefined;
			Object.defineProperty(config, "credentials", {
				set(credentials) {
					if (credentials && credentials !== inputCredentials && credentials !== resolvedCredentials) {
						isUserSupplied = true;
					}
					inputCredentials = credentials;
					const memoizedProvider = normalizeCredentialProvider(config, {
						credentials: inputCredentials,
						credentialDefaultProvider: config.credentialDefaultProvider
					});
					const boundProvider = bindCallerConfig(config, memoizedProvider);
					if (isUserSupplied && !boundProvider.attributed) {
						const isCredentialObject = typeof inputCredentials === "object" && inputCredentials !== null;
						resolvedCredentials = async (options) => {
							const creds = await boundProvider(options);
							const attributedCreds = creds;
							if (isCredentialObject && (!attributedCreds.$source || Object.keys(attributedCreds.$source).length === 0)) {
								return setCredentialFeature(attributedCreds, "CREDENTIALS_CODE", "e");
							}
							return attributedCreds;
						};
						resolvedCredentials.memoized = boundProvider.memoized;
						resolvedCredentials.configBound = boundProvider.configBound;
						resolvedCredentials.attributed = true;
					} else {
						resolvedCredentials = boundProvider;
					}
				},
				get() {
					return resolvedCredentials;
				},
				enumerable: true,
				configurable: true
			});
			config.credentials = inputCredentials;
			const { signingEscapePath = true, systemClockOffset = config.systemClockOffset || 0, sha256 } = config;
			let signer;
			if (config.signer) {
				signer = normalizeProvider(config.signer);
			} else if (config.regionInfoProvider) {
				signer = () => normalizeProvider(config.region)().then(async (region) => [await config.regionInfoProvider(region, {
					useFipsEndpoint: await config.useFipsEndpoint(),
					useDualstackEndpoint: await config.useDualstackEndpoint()
				}) || {}, region]).then(([regionInfo, region]) => {
					const { signingRegion, signingService } = regionInfo;
					config.signingRegion = config.signingRegion || signingRegion || region;
					config.signingName = config.signingName || signingService || config.serviceId;
					const params = {
						...config,
						credentials: config.credentials,
						region: config.signingRegion,
						service: config.signingName,
						sha256,
						uriEscapePath: signingEscapePath
					};
					const SignerCtor = config.signerConstructor || SignatureV4;
					return new SignerCtor(params);
				});
			} else {
				signer = async (authScheme) => {
					authScheme = Object.assign({}, {
						name: "sigv4",
						signingName: config.signingName || config.defaultSigningName,
						signingRegion: await normalizeProvider(config.region)(),
						properties: {}
					}, authScheme);
					const signingRegion = authScheme.signingRegion;
					const signingService = authScheme.signingName;
					config.signingRegion = config.signingRegion || signingRegion;
					config.signingName = config.signingName || signingService || config.serviceId;
					const params = {
						...config,
						credentials: config.credentials,
						region: config.signingRegion,
						service: config.signingName,
						sha256,
						uriEscapePath: signingEscapePath
					};
					const SignerCtor = config.signerConstructor || SignatureV4;
					return new SignerCtor(params);
				};
			}
			const resolvedConfig = Object.assign(config, {
				systemClockOffset,
				signingEscapePath,
				signer,
				disableClockSkewCorrection: normalizeProvider(config.disableClockSkewCorrection ?? defaultDisableClockSkewCorrection)
			});
			return resolvedConfig;
		};
		function normalizeCredentialProvider(config, { credentials, credentialDefaultProvider }) {
			let credentialsProvider;
			if (credentials) {
				if (!credentials?.memoized) {
					credentialsProvider = memoizeIdentityProvider(credentials, isIdentityExpired, doesIdentityRequireRefresh);
				} else {
					credentialsProvider = credentials;
				}
			} else {
				if (credentialDefaultProvider) {
					credentialsProvider = normalizeProvider(credentialDefaultProvider(Object.assign({}, config, { parentClientConfig: config })));
				} else {
					credentialsProvider = async () => {
						throw new Error("@aws-sdk/core::resolveAwsSdkSigV4Config - `credentials` not provided and no credentialDefaultProvider was configured.");
					};
				}
			}
			credentialsProvider.memoized = true;
			return credentialsProvider;
		}
		function bindCallerConfig(config, credentialsProvider) {
			if (credentialsProvider.configBound) {
				return credentialsProvider;
			}
			const fn = async (options) => credentialsProvider({
				...options,
				callerClientConfig: config
			});
			fn.memoized = credentialsProvider.memoized;
			fn.configBound = true;
			return fn;
		}
		const ENV_DISABLE_CLOCK_SKEW_CORRECTION = "AWS_DISABLE_CLOCK_SKEW_CORRECTION";
		const CONFIG_DISABLE_CLOCK_SKEW_CORRECTION = "disable_clock_skew_correction";
		const NODE_DISABLE_CLOCK_SKEW_CORRECTION_CONFIG_OPTIONS = {
			environmentVariableSelector: (env) => booleanSelector(env, ENV_DISABLE_CLOCK_SKEW_CORRECTION, SelectorType.ENV),
			configFileSelector: (profile) => booleanSelector(profile, CONFIG_DISABLE_CLOCK_SKEW_CORRECTION, SelectorType.CONFIG),
			default: false
		};
		const DEFAULT_DISABLE_CLOCK_SKEW_CORRECTION = loadConfig(NODE_DISABLE_CLOCK_SKEW_CORRECTION_CONFIG_OPTIONS);
		const resolveAwsSdkSigV4Config = bindResolveAwsSdkSigV4Config(DEFAULT_DISABLE_CLOCK_SKEW_CORRECTION);
		const resolveAWSSDKSigV4Config = resolveAwsSdkSigV4Config;
		exports.AWSSDKSigV4Signer = AWSSDKSigV4Signer;
		exports.AwsSdkSigV4ASigner = AwsSdkSigV4ASigner;
		exports.AwsSdkSigV4Signer = AwsSdkSigV4Signer;
		exports.NODE_AUTH_SCHEME_PREFERENCE_OPTIONS = NODE_AUTH_SCHEME_PREFERENCE_OPTIONS;
		exports.NODE_SIGV4A_CONFIG_OPTIONS = NODE_SIGV4A_CONFIG_OPTIONS;
		exports.getBearerTokenEnvKey = getBearerTokenEnvKey;
		exports.resolveAWSSDKSigV4Config = resolveAWSSDKSigV4Config;
		exports.resolveAwsSdkSigV4AConfig = resolveAwsSdkSigV4AConfig;
		exports.resolveAwsSdkSigV4Config = resolveAwsSdkSigV4Config;
		exports.validateSigningProperties = validateSigningProperties;
	}),
	37288: (function (__unused_webpack_module, exports, __webpack_require__) {
		const { SmithyRpcV2CborProtocol, loadSmithyRpcV2CborErrorCode } = __webpack_require__(64645);
		const { TypeRegistry, NormalizedSchema, deref } = __webpack_require__(26890);
		const { decorateServiceException, getValueFromTextNode } = __webpack_require__(92658);
		const { RpcProtocol, JsonCodec2, loadJsonRpcErrorCode, HttpBindingProtocol, HttpInterceptingShapeSerializer, HttpInterceptingShapeDeserializer, loadRestJsonErrorCode, SmithyRpcV2JsonProtocol, loadSmithyRpcV2JsonErrorCode, FromStringShapeDeserializer, determineTimestampFormat, extendedEncodeURIComponent, collectBody } = __webpack_require__(93422);
		const { JsonCodec, JsonShapeDeserializer, JsonShapeDeserializer2, JsonShapeSerializer, JsonShapeSerializer2, parseJsonBody, parseJsonErrorBody } = __webpack_require__(93422);
		exports.JsonCodec = JsonCodec;
		exports.JsonCodec2 = JsonCodec2;
		exports.JsonShapeDeserializer = JsonShapeDeserializer;
		exports.JsonShapeDeserializer2 = JsonShapeDeserializer2;
		exports.JsonShapeSerializer = JsonShapeSerializer;
		exports.JsonShapeSerializer2 = JsonShapeSerializer2;
		exports.loadJsonRpcErrorCode = loadJsonRpcErrorCode;
		exports.loadRestJsonErrorCode = loadRestJsonErrorCode;
		exports.parseJsonBody = parseJsonBody;
		exports.parseJsonErrorBody = parseJsonErrorBody;
		const { parseXML, XmlNode, XmlText } = __webpack_require__(94274);
		const { toUtf8, toBase64, generateIdempotencyToken, NumericValue, dateToUtcString, fromBase64, expectUnion } = __webpack_require__(92430);
		class ProtocolLib {
			queryCompat;
			errorRegistry;
			constructor(queryCompat = false) {
				this.queryCompat = queryCompat;
			}
			resolveRestContentType(defaultContentType, inputSchema) {
				const members = inputSchema.getMemberSchemas();
				const httpPayloadMember = Object.values(members).find((m) => {
					return !!m.getMergedTraits().httpPayload;
				});
				if (httpPayloadMember) {
					const mediaType = httpPayloadMember.getMergedTraits().mediaType;
					if (mediaType) {
						return mediaType;
					} else if (httpPayloadMember.isStringSchema()) {
						return "text/plain";
					} else if (httpPayloadMember.isBlobSchema()) {
						return "application/octet-stream";
					} else {
						return defaultContentType;
					}
				} else if (!inputSchema.isUnitSchema()) {
					const hasBody = Object.values(members).find((m) => {
						const { httpQuery, httpQueryParams, httpHeader, httpLabel, httpPrefixHeaders } = m.getMergedTraits();
						const noPrefixHeaders = httpPrefixHeaders === void 0;
						return !httpQuery && !httpQueryParams && !httpHeader && !httpLabel && noPrefixHeaders;
					});
					if (hasBody) {
						return defaultContentType;
					}
				}
			}
			async getErrorSchemaOrThrowBaseException(errorIdentifier, defaultNamespace, response, dataObject, metadata, getErrorSchema) {
				let errorName = errorIdentifier;
				if (errorIdentifier.includes("#")) {
					[, errorName] = errorIdentifier.split("#");
				}
				const errorMetadata = {
					$metadata: metadata,
					$fault: response.statusCode < 500 ? "client" : "server"
				};
				if (!this.errorRegistry) {
					throw new Error("@aws-sdk/core/protocols - error handler not initialized.");
				}
				try {
					const errorSchema = getErrorSchema?.(this.errorRegistry, errorName) ?? this.errorRegistry.getSchema(errorIdentifier);
					return {
						errorSchema,
						errorMetadata
					};
				} catch (e) {
					dataObject.message = dataObject.message ?? dataObject.Message ?? "UnknownError";
					const synthetic = this.errorRegistry;
					const baseExceptionSchema = synthetic.getBaseException();
					if (baseExceptionSchema) {
						const ErrorCtor = synthetic.getErrorCtor(baseExceptionSchema) ?? Error;
						throw this.decorateServiceException(Object.assign(new ErrorCtor({ name: errorName }), errorMetadata), dataObject);
					}
					const d = dataObject;
					const message = d?.message ?? d?.Message ?? d?.Error?.Message ?? d?.Error?.message;
					throw this.decorateServiceException(Object.assign(new Error(message), { name: errorName }, errorMetadata), dataObject);
				}
			}
			compose(composite, errorIdentifier, defaultNamespace) {
				let namespace = defaultNamespace;
				if (errorIdentifier.includes("#")) {
					[namespace] = errorIdentifier.split("#");
				}
				const staticRegistry = TypeRegistry.for(namespace);
				const defaultSyntheticRegistry = TypeRegistry.for("smithy.ts.sdk.synthetic." + defaultNamespace);
				composite.copyFrom(staticRegistry);
				composite.copyFrom(defaultSyntheticRegistry);
				this.errorRegistry = composite;
			}
			decorateServiceException(exception, additions = {}) {
				if (this.queryCompat) {
					const msg = exception.Message ?? additions.Message;
					const error = decorateServiceException(exception, additions);
					if (msg) {
						error.message = msg;
					}
					const errorObj = error.Error ?? {};
					errorObj.Type = error.Error?.Type;
					errorObj.Code = error.Error?.Code;
					errorObj.Message = error.Error?.message ?? error.Error?.Message ?? msg;
					error.Error = errorObj;
					const reqId = error.$metadata.requestId;
					if (reqId) {
						error.RequestId = reqId;
					}
					return error;
				}
				return decorateServiceException(exception, additions);
			}
			setQueryCompatError(output, response) {
				const queryErrorHeader = response.headers?.["x-amzn-query-error"];
				if (output !== undefined && queryErrorHeader != null) {
					const [Code, Type] = queryErrorHeader.split(";");
					const keys = Object.keys(output);
					const Error = {
						Code,
						Type
					};
					output.Code = Code;
					output.Type = Type;
					for (let i = 0; i < keys.length; i++) {
						const k = keys[i];
						Error[k === "message" ? "Message" : k] = output[k];
					}
					delete Error.__type;
					output.Error = Error;
				}
			}
			queryCompatOutput(queryCompatErrorData, errorData) {
				if (queryCompatErrorData.Error) {
					errorData.Error = queryCompatErrorData.Error;
				}
				if (queryCompatErrorData.Type) {
					errorData.Type = queryCompatErrorData.Type;
				}
				if (queryCompatErrorData.Code) {
					errorData.Code = queryCompatErrorData.Code;
				}
			}
			findQueryCompatibleError(registry, errorName) {
				try {
					return registry.getSchema(errorName);
				} catch (e) {
					return registry.find((schema) => NormalizedSchema.of(schema).getMergedTraits().awsQueryError?.[0] === errorName);
				}
			}
		}
		class AwsSmithyRpcV2CborProtocol extends SmithyRpcV2CborProtocol {
			awsQueryCompatible;
			mixin;
			constructor({ defaultNamespace, errorTypeRegistries, awsQueryCompatible }) {
				super({
					defaultNamespace,
					errorTypeRegistries
				});
				this.awsQueryCompatible = !!awsQueryCompatible;
				this.mixin = new ProtocolLib(this.awsQueryCompatible);
			}
			async serializeRequest(operationSchema, input, context) {
				const request = await super.serializeRequest(operationSchema, input, context);
				if (this.awsQueryCompatible) {
					request.headers["x-amzn-query-mode"] = "true";
				}
				return request;
			}
			async handleError(operationSchema, context, response, dataObject, metadata) {
				if (this.awsQueryCompatible) {
					this.mixin.setQueryCompatError(dataObject, response);
				}
				const errorName = (() => {
					const compatHeader = response.headers["x-amzn-query-error"];
					if (compatHeader && this.awsQueryCompatible) {
						return compatHeader.split(";")[0];
					}
					return loadSmithyRpcV2CborErrorCode(response, dataObject) ?? "Unknown";
				})();
				this.mixin.compose(this.compositeErrorRegistry, errorName, this.options.defaultNamespace);
				const { errorSchema, errorMetadata } = await this.mixin.getErrorSchemaOrThrowBaseException(errorName, this.options.defaultNamespace, response, dataObject, metadata, this.awsQueryCompatible ? this.mixin.findQueryCompatibleError : undefined);
				const ns = NormalizedSchema.of(errorSchema);
				const message = dataObject.message ?? dataObject.Message ?? "UnknownError";
				const ErrorCtor = this.compositeErrorRegistry.getErrorCtor(errorSchema) ?? Error;
				const exception = new ErrorCtor({});
				const output = {};
				for (const [name, member] of ns.structIterator()) {
					if (dataObject[name] != null) {
						output[name] = this.deserializer.readValue(member, dataObject[name]);
					}
				}
				if (this.awsQueryCompatible) {
					this.mixin.queryCompatOutput(dataObject, output);
				}
				throw this.mixin.decorateServiceException(Object.assign(exception, errorMetadata, {
					$fault: ns.getMergedTraits().error,
					message
				}, output), dataObject);
			}
		}
		class AwsJsonRpcProtocol extends RpcProtocol {
			serializer;
			deserializer;
			serviceTarget;
			codec;
			mixin;
			awsQueryCompatible;
			constructor({ defaultNamespace, errorTypeRegistries, serviceTarget, awsQueryCompatible, jsonCodec }) {
				super({
					defaultNamespace,
					errorTypeRegistries
				});
				this.serviceTarget = serviceTarget;
				this.codec = jsonCodec ?? new JsonCodec2({
					timestampFormat: {
						useTrait: true,
						default: 7
					},
					jsonName: false
				});
				this.serializer = this.codec.createSerializer();
				this.deserializer = this.codec.createDeserializer();
				this.awsQueryCompatible = !!awsQueryCompatible;
				this.mixin = new ProtocolLib(this.awsQueryCompatible);
			}
			async serializeRequest(operationSchema, input, context) {
				const request = await super.serializeRequest(operationSchema, input, context);
				if (!request.path.endsWith("/")) {
					request.path += "/";
				}
				request.headers["content-type"] = `application/x-amz-json-${this.getJsonRpcVersion()}`;
				request.headers["x-amz-target"] = `${this.serviceTarget}.${operationSchema.name}`;
				if (this.awsQueryCompatible) {
					request.headers["x-amzn-query-mode"] = "true";
				}
				if (deref(operationSchema.input) === "unit" || !request.body) {
					request.body = "{}";
				}
				return request;
			}
			getPayloadCodec() {
				return this.codec;
			}
			async handleError(operationSchema, context, response, dataObject, metadata) {
				const { awsQueryCompatible } = this;
				if (awsQueryCompatible) {
					this.mixin.setQueryCompatError(dataObject, response);
				}
				const errorIdentifier = loadJsonRpcErrorCode(response, dataObject, awsQueryCompatible) ?? "Unknown";
				this.mixin.compose(this.compositeErrorRegistry, errorIdentifier, this.options.defaultNamespace);
				const { errorSchema, errorMetadata } = await this.mixin.getErrorSchemaOrThrowBaseException(errorIdentifier, this.options.defaultNamespace, response, dataObject, metadata, awsQueryCompatible ? this.mixin.findQueryCompatibleError : undefined);
				const ns = NormalizedSchema.of(errorSchema);
				const message = dataObject.message ?? dataObject.Message ?? "UnknownError";
				const ErrorCtor = this.compositeErrorRegistry.getErrorCtor(errorSchema) ?? Error;
				const exception = new ErrorCtor({});
				const output = {};
				const errorDeserializer = this.codec.createDeserializer();
				for (const [name, member] of ns.structIterator()) {
					if (dataObject[name] != null) {
						output[name] = errorDeserializer.readObject(member, dataObject[name]);
					}
				}
				if (awsQueryCompatible) {
					this.mixin.queryCompatOutput(dataObject, output);
				}
				throw this.mixin.decorateServiceException(Object.assign(exception, errorMetadata, {
					$fault: ns.getMergedTraits().error,
					message
				}, output), dataObject);
			}
		}
		class AwsJson1_0Protocol extends AwsJsonRpcProtocol {
			constructor({ defaultNamespace, errorTypeRegistries, serviceTarget, awsQueryCompatible, jsonCodec }) {
				super({
					defaultNamespace,
					errorTypeRegistries,
					serviceTarget,
					awsQueryCompatible,
					jsonCodec
				});
			}
			getShapeId() {
				return "aws.protocols#awsJson1_0";
			}
			getJsonRpcVersion() {
				return "1.0";
			}
			getDefaultContentType() {
				return "application/x-amz-json-1.0";
			}
		}
		class AwsJson1_1Protocol extends AwsJsonRpcProtocol {
			constructor({ defaultNamespace, errorTypeRegistries, serviceTarget, awsQueryCompatible, jsonCodec }) {
				super({
					defaultNamespace,
					errorTypeRegistries,
					serviceTarget,
					awsQueryCompatible,
					jsonCodec
				});
			}
			getShapeId() {
				return "aws.protocols#awsJson1_1";
			}
			getJsonRpcVersion() {
				return "1.1";
			}
			getDefaultContentType() {
				return "application/x-amz-json-1.1";
			}
		}
		class AwsRestJsonProtocol extends HttpBindingProtocol {
			serializer;
			deserializer;
			codec;
			mixin = new ProtocolLib();
			constructor({ defaultNamespace, errorTypeRegistries, jsonCodec }) {
				super({
					defaultNamespace,
					errorTypeRegistries
				});
				const settings = {
					timestampFormat: {
						useTrait: true,
						default: 7
					},
					httpBindings: true,
					jsonName: true
				};
				this.codec = jsonCodec ?? new JsonCodec2(settings);
				this.serializer = new HttpInterceptingShapeSerializer(this.codec.createSerializer(), settings);
				this.deserializer = new HttpInterceptingShapeDeserializer(this.codec.createDeserializer(), settings);
			}
			getShapeId() {
				return "aws.protocols#restJson1";
			}
			getPayloadCodec() {
				return this.codec;
			}
			setSerdeContext(serdeContext) {
				this.codec.setSerdeContext(serdeContext);
				super.setSerdeContext(serdeContext);
			}
			async serializeRequest(operationSchema, input, context) {
				const request = await super.serializeRequest(operationSchema, input, context);
				const inputSchema = NormalizedSchema.of(operationSchema.input);
				if (!request.headers["content-type"]) {
					const contentType = this.mixin.resolveRestContentType(this.getDefaultContentType(), inputSchema);
					if (contentType) {
						request.headers["content-type"] = contentType;
					}
				}
				if (request.body == null && request.headers["content-type"] === this.getDefaultContentType()) {
					request.body = "{}";
				}
				return request;
			}
			async deserializeResponse(operationSchema, context, response) {
				const output = await super.deserializeResponse(operationSchema, context, response);
				const outputSchema = NormalizedSchema.of(operationSchema.output);
				for (const [name, member] of outputSchema.structIterator()) {
					if (member.getMemberTraits().httpPayload && !(name in output)) {
						output[name] = null;
					}
				}
				return output;
			}
			async handleError(operationSchema, context, response, dataObject, metadata) {
				const errorIdentifier = loadRestJsonErrorCode(response, dataObject) ?? "Unknown";
				this.mixin.compose(this.compositeErrorRegistry, errorIdentifier, this.options.defaultNamespace);
				const { errorSchema, errorMetadata } = await this.mixin.getErrorSchemaOrThrowBaseException(errorIdentifier, this.options.defaultNamespace, response, dataObject, metadata);
				const ns = NormalizedSchema.of(errorSchema);
				const message = dataObject.message ?? dataObject.Message ?? "UnknownError";
				const ErrorCtor = this.compositeErrorRegistry.getErrorCtor(errorSchema) ?? Error;
				const exception = new ErrorCtor({});
				await this.deserializeHttpMessage(errorSchema, context, response, dataObject);
				const output = {};
				const errorDeserializer = this.codec.createDeserializer();
				for (const [name, member] of ns.structIterator()) {
					const target = member.getMergedTraits().jsonName ?? name;
					output[name] = errorDeserializer.readObject(member, dataObject[target]);
				}
				throw this.mixin.decorateServiceException(Object.assign(exception, errorMetadata, {
					$fault: ns.getMergedTraits().error,
					message
				}, output), dataObject);
			}
			getDefaultContentType() {
				return "application/json";
			}
		}
		class AwsSmithyRpcV2JsonProtocol extends SmithyRpcV2JsonProtocol {
			awsQueryCompatible;
			mixin;
			constructor({ defaultNamespace, errorTypeRegistries, awsQueryCompatible }) {
				super({
					defaultNamespace,
					errorTypeRegistries
				});
				this.awsQueryCompatible = !!awsQueryCompatible;
				this.mixin = new ProtocolLib(this.awsQueryCompatible);
			}
			async serializeRequest(operationSchema, input, context) {
				const request = await super.serializeRequest(operationSchema, input, context);
				if (this.awsQueryCompatible) {
					request.headers["x-amzn-query-mode"] = "true";
				}
				return request;
			}
			async handleError(operationSchema, context, response, dataObject, metadata) {
				if (this.awsQueryCompatible) {
					this.mixin.setQueryCompatError(dataObject, response);
				}
				const errorName = (() => {
					const compatHeader = response.headers["x-amzn-query-error"];
					if (compatHeader && this.awsQueryCompatible) {
						return compatHeader.split(";")[0];
					}
					return loadSmithyRpcV2JsonErrorCode(response, dataObject) ?? "Unknown";
				})();
				this.mixin.compose(this.compositeErrorRegistry, errorName, this.options.defaultNamespace);
				const { errorSchema, errorMetadata } = await this.mixin.getErrorSchemaOrThrowBaseException(errorName, this.options.defaultNamespace, response, dataObject, metadata, this.awsQueryCompatible ? this.mixin.findQueryCompatibleError : undefined);
				const ns = NormalizedSchema.of(errorSchema);
				const message = dataObject.message ?? dataObject.Message ?? "UnknownError";
				const ErrorCtor = this.compositeErrorRegistry.getErrorCtor(errorSchema) ?? Error;
				const exception = new ErrorCtor({});
				const output = {};
				const errorDeserializer = this.getPayloadCodec().createDeserializer();
				for (const [name, member] of ns.structIterator()) {
					if (dataObject[name] != null) {
						output[name] = errorDeserializer.readObject(member, dataObject[name]);
					}
				}
				if (this.awsQueryCompatible) {
					this.mixin.queryCompatOutput(dataObject, output);
				}
				throw this.mixin.decorateServiceException(Object.assign(exception, errorMetadata, {
					$fault: ns.getMergedTraits().error,
					message
				}, output), dataObject);
			}
		}
		class SerdeContextConfig {
			serdeContext;
			setSerdeContext(serdeContext) {
				this.serdeContext = serdeContext;
			}
		}
		class UnionSerde {
			from;
			to;
			keys;
			constructor(from, to) {
				this.from = from;
				this.to = to;
				const keys = Object.keys(this.from);
				const set = new Set(keys);
				set.delete("__type");
				this.keys = set;
			}
			mark(key) {
				this.keys.delete(key);
			}
			hasUnknown() {
				return this.keys.size === 1 && Object.keys(this.to).length === 0;
			}
			writeUnknown() {
				if (this.hasUnknown()) {
					const k = this.keys.values().next().value;
					const v = this.from[k];
					this.to.$unknown = [k, v];
				}
			}
		}
		function writeKey(obj) {
			Object.defineProperty(obj, "__proto__", {
				value: undefined,
				writable: true,
				enumerable: true,
				configurable: true
			});
		}
		class XmlShapeDeserializer extends SerdeContextConfig {
			settings;
			stringDeserializer;
			constructor(settings) {
				super();
				this.settings = settings;
				this.stringDeserializer = new FromStringShapeDeserializer(settings);
			}
			setSerdeContext(serdeContext) {
				this.serdeContext = serdeContext;
				this.stringDeserializer.setSerdeContext(serdeContext);
			}
			read(schema, bytes, key) {
				const ns = NormalizedSchema.of(schema);
				const memberSchemas = ns.getMemberSchemas();
				const isEventPayload = ns.isStructSchema() && ns.isMemberSchema() && !!Object.values(memberSchemas).find((memberNs) => {
					return !!memberNs.getMemberTraits().eventPayload;
				});
				if (isEventPayload) {
					const output = {};
					const memberName = Object.keys(memberSchemas)[0];
					const eventMemberSchema = memberSchemas[memberName];
					if (eventMemberSchema.isBlobSchema()) {
						output[memberName] = bytes;
					} else {
						output[memberName] = this.read(memberSchemas[memberName], bytes);
					}
					return output;
				}
				const xmlString = (this.serdeContext?.utf8Encoder ?? toUtf8)(bytes);
				const parsedObject = this.parseXml(xmlString);
				return this.readSchema(schema, key ? parsedObject[key] : parsedObject);
			}
			readSchema(_schema, value) {
				const ns = NormalizedSchema.of(_schema);
				if (ns.isUnitSchema()) {
					return;
				}
				const traits = ns.getMergedTraits();
				if (ns.isListSchema() && !Array.isArray(value)) {
					return this.readSchema(ns, [value]);
				}
				if (value == null) {
					return value;
				}
				if (typeof value === "object") {
					const flat = !!traits.xmlFlattened;
					if (ns.isListSchema()) {
						const listValue = ns.getValueSchema();
						const buffer = [];
						const sourceKey = listValue.getMergedTraits().xmlName ?? "member";
						const source = flat ? value : (value[0] ?? value)[sourceKey];
						if (source == null) {
							return buffer;
						}
						const sourceArray = Array.isArray(source) ? source : [source];
						for (const v of sourceArray) {
							buffer.push(this.readSchema(listValue, v));
						}
						return buffer;
					}
					const buffer = {};
					if (ns.isMapSchema()) {
						const keyNs = ns.getKeySchema();
						const memberNs = ns.getValueSchema();
						let entries;
						if (flat) {
							entries = Array.isArray(value) ? value : [value];
						} else {
							entries = Array.isArray(value.entry) ? value.entry : [value.entry];
						}
						const keyProperty = keyNs.getMergedTraits().xmlName ?? "key";
						const valueProperty = memberNs.getMergedTraits().xmlName ?? "value";
						for (const entry of entries) {
							const key = entry[keyProperty];
							const value = entry[valueProperty];
							if (key === "__proto__") {
								writeKey(buffer);
							}
							buffer[key] = this.readSchema(memberNs, value);
						}
						return buffer;
					}
					if (ns.isStructSchema()) {
						const union = ns.isUnionSchema();
						let unionSerde;
						if (union) {
							unionSerde = new UnionSerde(value, buffer);
						}
						for (const [memberName, memberSchema] of ns.structIterator()) {
							const memberTraits = memberSchema.getMergedTraits();
							const xmlObjectKey = !memberTraits.httpPayload ? memberSchema.getMemberTraits().xmlName ?? memberName : memberTraits.xmlName ?? memberSchema.getName();
							if (union) {
								unionSerde.mark(xmlObjectKey);
							}
							if (value[xmlObjectKey] != null) {
								buffer[memberName] = this.readSchema(memberSchema, value[xmlObjectKey]);
							}
						}
						if (union) {
							unionSerde.writeUnknown();
						}
						return buffer;
					}
					if (ns.isDocumentSchema()) {
						return value;
					}
					throw new Error(`@aws-sdk/core/protocols - xml deserializer unhandled schema type for ${ns.getName(true)}`);
				}
				if (ns.isListSchema()) {
					return [];
				}
				if (ns.isMapSchema() || ns.isStructSchema()) {
					return {};
				}
				return this.stringDeserializer.read(ns, value);
			}
			parseXml(xml) {
				if (xml.length) {
					let parsedObj;
					try {
						parsedObj = parseXML(xml);
					} catch (e) {
						if (e && typeof e === "object") {
							Object.defineProperty(e, "$responseBodyText", { value: xml });
						}
						throw e;
					}
					const textNodeName = "#text";
					const key = Object.keys(parsedObj)[0];
					const parsedObjToReturn = parsedObj[key];
					if (parsedObjToReturn[textNodeName]) {
						parsedObjToReturn[key] = parsedObjToReturn[textNodeName];
						delete parsedObjToReturn[textNodeName];
					}
					return getValueFromTextNode(parsedObjToReturn);
				}
				return {};
			}
		}
		class QueryShapeSerializer extends SerdeContextConfig {
			settings;
			buffer;
			constructor(settings) {
				super();
				this.settings = settings;
			}
			write(schema, value, prefix = "") {
				if (this.buffer === undefined) {
					this.buffer = "";
				}
				const ns = NormalizedSchema.of(schema);
				if (prefix && !prefix.endsWith(".")) {
					prefix += ".";
				}
				if (ns.isBlobSchema()) {
					if (typeof value === "string" || value instanceof Uint8Array) {
						this.writeKey(prefix);
						this.writeValue((this.serdeContext?.base64Encoder ?? toBase64)(value));
					}
				} else if (ns.isBooleanSchema() || ns.isNumericSchema() || ns.isStringSchema()) {
					if (value != null) {
						this.writeKey(prefix);
						this.writeValue(String(value));
					} else if (ns.isIdempotencyToken()) {
						this.writeKey(prefix);
						this.writeValue(generateIdempotencyToken());
					}
				} else if (ns.isBigIntegerSchema()) {
					if (value != null) {
						this.writeKey(prefix);
						this.writeValue(String(value));
					}
				} else if (ns.isBigDecimalSchema()) {
					if (value != null) {
						this.writeKey(prefix);
						this.writeValue(value instanceof NumericValue ? value.string : String(value));
					}
				} else if (ns.isTimestampSchema()) {
					if (value instanceof Date) {
						this.writeKey(prefix);
						const format = determineTimestampFormat(ns, this.settings);
						switch (format) {
							case 5:
								this.writeValue(value.toISOString().replace(".000Z", "Z"));
								break;
							case 6:
								this.writeValue(dateToUtcString(value));
								break;
							case 7:
								this.writeValue(String(value.getTime() / 1e3));
								break;
						}
					}
				} else if (ns.isDocumentSchema()) {
					if (Array.isArray(value)) {
						this.write(64 | 15, value, prefix);
					} else if (value instanceof Date) {
						this.write(4, value, prefix);
					} else if (value instanceof Uint8Array) {
						this.write(21, value, prefix);
					} else if (value && typeof value === "object") {
						this.write(128 | 15, value, prefix);
					} else {
						this.writeKey(prefix);
						this.writeValue(String(value));
					}
				} else if (ns.isListSchema()) {
					if (Array.isArray(value)) {
						if (value.length === 0) {
							if (this.settings.serializeEmptyLists) {
								this.writeKey(prefix);
								this.writeValue("");
							}
						} else {
							const member = ns.getValueSchema();
							const flat = this.settings.flattenLists || ns.getMergedTraits().xmlFlattened;
							let i = 1;
							for (const item of value) {
								if (item == null) {
									continue;
								}
								const traits = member.getMergedTraits();
								const suffix = this.getKey("member", traits.xmlName, traits.ec2QueryName);
								const key = flat ? `${prefix}${i}` : `${prefix}${suffix}.${i}`;
								this.write(member, item, key);
								++i;
							}
						}
					}
				} else if (ns.isMapSchema()) {
					if (value && typeof value === "object") {
						const keySchema = ns.getKeySchema();
						const memberSchema = ns.getValueSchema();
						const flat = ns.getMergedTraits().xmlFlattened;
						let i = 1;
						for (const k in value) {
							const v = value[k];
							if (v == null) {
								continue;
							}
							const keyTraits = keySchema.getMergedTraits();
							const keySuffix = this.getKey("key", keyTraits.xmlName, keyTraits.ec2QueryName);
							const key = flat ? `${prefix}${i}.${keySuffix}` : `${prefix}entry.${i}.${keySuffix}`;
							const valTraits = memberSchema.getMergedTraits();
							const valueSuffix = this.getKey("value", valTraits.xmlName, valTraits.ec2QueryName);
							const valueKey = flat ? `${prefix}${i}.${valueSuffix}` : `${prefix}entry.${i}.${valueSuffix}`;
							this.write(keySchema, k, key);
							this.write(memberSchema, v, valueKey);
							++i;
						}
					}
				} else if (ns.isStructSchema()) {
					if (value && typeof value === "object") {
						let didWriteMember = false;
						for (const [memberName, member] of ns.structIterator()) {
							if (value[memberName] == null && !member.isIdempotencyToken()) {
								continue;
							}
							const traits = member.getMergedTraits();
							const suffix = this.getKey(memberName, traits.xmlName, traits.ec2QueryName, "struct");
							const key = `${prefix}${suffix}`;
							this.write(member, value[memberName], key);
							didWriteMember = true;
						}
						if (!didWriteMember && ns.isUnionSchema()) {
							const { $unknown } = value;
							if (Array.isArray($unknown)) {
								const [k, v] = $unknown;
								const key = `${prefix}${k}`;
								this.write(15, v, key);
							}
						}
					}
				} else if (ns.isUnitSchema());
				else {
					throw new Error(`@aws-sdk/core/protocols - QuerySerializer unrecognized schema type ${ns.getName(true)}`);
				}
			}
			flush() {
				if (this.buffer === undefined) {
					throw new Error("@aws-sdk/core/protocols - QuerySerializer cannot flush with nothing written to buffer.");
				}
				const str = this.buffer;
				delete this.buffer;
				return str;
			}
			getKey(memberName, xmlName, ec2QueryName, keySource) {
				const { ec2, capitalizeKeys } = this.settings;
				if (ec2 && ec2QueryName) {
					return ec2QueryName;
				}
				const key = xmlName ?? memberName;
				if (capitalizeKeys && keySource === "struct") {
					return key[0].toUpperCase() + key.slice(1);
				}
				return key;
			}
			writeKey(key) {
				if (key.endsWith(".")) {
					key = key.slice(0, key.length - 1);
				}
				this.buffer += `&${extendedEncodeURIComponent(key)}=`;
			}
			writeValue(value) {
				this.buffer += extendedEncodeURIComponent(value);
			}
		}
		class AwsQueryProtocol extends RpcProtocol {
			options;
			serializer;
			deserializer;
			mixin = new ProtocolLib();
			constructor(options) {
				super({
					defaultNamespace: options.defaultNamespace,
					errorTypeRegistries: options.errorTypeRegistries
				});
				this.options = options;
				const settings = {
					timestampFormat: {
						useTrait: true,
						default: 5
					},
					httpBindings: false,
					xmlNamespace: options.xmlNamespace,
					serviceNamespace: options.defaultNamespace,
					serializeEmptyLists: true
				};
				this.serializer = new QueryShapeSerializer(settings);
				this.deserializer = new XmlShapeDeserializer(settings);
			}
			getShapeId() {
				return "aws.protocols#awsQuery";
			}
			setSerdeContext(serdeContext) {
				this.serializer.setSerdeContext(serdeContext);
				this.deserializer.setSerdeContext(serdeContext);
			}
			getPayloadCodec() {
				throw new Error("AWSQuery protocol has no payload codec.");
			}
			async serializeRequest(operationSchema, input, context) {
				const request = await super.serializeRequest(operationSchema, input, context);
				if (!request.path.endsWith("/")) {
					request.path += "/";
				}
				request.headers["content-type"] = "application/x-www-form-urlencoded";
				if (deref(operationSchema.input) === "unit" || !request.body) {
					request.body = "";
				}
				const action = operationSchema.name.split("#")[1] ?? operationSchema.name;
				request.body = `Action=${action}&Version=${this.options.version}` + request.body;
				if (request.body.endsWith("&")) {
					request.body = request.body.slice(-1);
				}
				return request;
			}
			async deserializeResponse(operationSchema, context, response) {
				const deserializer = this.deserializer;
				const ns = NormalizedSchema.of(operationSchema.output);
				const dataObject = {};
				if (response.statusCode >= 300) {
					const bytes = await collectBody(response.body, context);
					if (bytes.byteLength > 0) {
						Object.assign(dataObject, await deserializer.read(15, bytes));
					}
					await this.handleError(operationSchema, context, response, dataObject, this.deserializeMetadata(response));
				}
				for (const header in response.headers) {
					const value = response.headers[header];
					delete response.headers[header];
					response.headers[header.toLowerCase()] = value;
				}
				const shortName = operationSchema.name.split("#")[1] ?? operationSchema.name;
				const awsQueryResultKey = ns.isStructSchema() && this.useNestedResult() ? shortName + "Result" : undefined;
				const bytes = await collectBody(response.body, context);
				if (bytes.byteLength > 0) {
					Object.assign(dataObject, await deserializer.read(ns, bytes, awsQueryResultKey));
				}
				dataObject.$metadata = this.deserializeMetadata(response);
				return dataObject;
			}
			useNestedResult() {
				return true;
			}
			async handleError(operationSchema, context, response, dataObject, metadata) {
				const errorIdentifier = this.loadQueryErrorCode(response, dataObject) ?? "Unknown";
				this.mixin.compose(this.compositeErrorRegistry, errorIdentifier, this.options.defaultNamespace);
				const errorData = this.loadQueryError(dataObject) ?? {};
				const message = this.loadQueryErrorMessage(dataObject);
				errorData.message = message;
				errorData.Error = {
					Type: errorData.Type,
					Code: errorData.Code,
					Message: message
				};
				const { errorSchema, errorMetadata } = await this.mixin.getErrorSchemaOrThrowBaseException(errorIdentifier, this.options.defaultNamespace, response, errorData, metadata, this.mixin.findQueryCompatibleError);
				const ns = NormalizedSchema.of(errorSchema);
				const ErrorCtor = this.compositeErrorRegistry.getErrorCtor(errorSchema) ?? Error;
				const exception = new ErrorCtor({});
				const output = {
					Type: errorData.Error.Type,
					Code: errorData.Error.Code,
					Error: errorData.Error
				};
				for (const [name, member] of ns.structIterator()) {
					const target = member.getMergedTraits().xmlName ?? name;
					const value = errorData[target] ?? dataObject[target];
					output[name] = this.deserializer.readSchema(member, value);
				}
				throw this.mixin.decorateServiceException(Object.assign(exception, errorMetadata, {
					$fault: ns.getMergedTraits().error,
					message
				}, output), dataObject);
			}
			loadQueryErrorCode(output, data) {
				const code = (data.Errors?.[0]?.Error ?? data.Errors?.Error ?? data.Error)?.Code;
				if (code !== undefined) {
					return code;
				}
				if (output.statusCode == 404) {
					return "NotFound";
				}
			}
			loadQueryError(data) {
				return data.Errors?.[0]?.Error ?? data.Errors?.Error ?? data.Error;
			}
			loadQueryErrorMessage(data) {
				const errorData = this.loadQueryError(data);
				return errorData?.message ?? errorData?.Message ?? data.message ?? data.Message ?? "Unknown";
			}
			getDefaultContentType() {
				return "application/x-www-form-urlencoded";
			}
		}
		class AwsEc2QueryProtocol extends AwsQueryProtocol {
			options;
			constructor(options) {
				super(options);
				this.options = options;
				const ec2Settings = {
					capitalizeKeys: true,
					flattenLists: true,
					serializeEmptyLists: false,
					ec2: true
				};
				Object.assign(this.serializer.settings, ec2Settings);
			}
			getShapeId() {
				return "aws.protocols#ec2Query";
			}
			useNestedResult() {
				return false;
			}
		}
		const collectBodyString = (streamBody, context) => collectBody(streamBody, context).then((body) => (context?.utf8Encoder ?? toUtf8)(body));
		const parseXmlBody = (streamBody, context) => collectBodyString(streamBody, context).then((encoded) => {
			if (encoded.length) {
				let parsedObj;
				try {
					parsedObj = parseXML(encoded);
				} catch (e) {
					if (e && typeof e === "object") {
						Object.defineProperty(e, "$responseBodyText", { value: encoded });
					}
					throw e;
				}
				const textNodeName = "#text";
				const key = Object.keys(parsedObj)[0];
				const parsedObjToReturn = parsedObj[key];
				if (parsedObjToReturn[textNodeName]) {
					parsedObjToReturn[key] = parsedObjToReturn[textNodeName];
					delete parsedObjToReturn[textNodeName];
				}
				return getValueFromTextNode(parsedObjToReturn);
			}
			return {};
		});
		const parseXmlErrorBody = async (errorBody, context) => {
			const value = await parseXmlBody(errorBody, context);
			if (value.Error) {
				value.Error.message = value.Error.message ?? value.Error.Message;
			}
			return value;
		};
		const loadRestXmlErrorCode = (output, data) => {
			if (data?.Error?.Code !== undefined) {
				return data.Error.Code;
			}
			if (data?.Code !== undefined) {
				return data.Code;
			}
			if (output.statusCode == 404) {
				return "NotFound";
			}
		};
		class XmlShapeSerializer extends SerdeContextConfig {
			settings;
			stringBuffer;
			byteBuffer;
			buffer;
			constructor(settings) {
				super();
				this.settings = settings;
			}
			write(schema, value) {
				const ns = NormalizedSchema.of(schema);
				if (ns.isStringSchema() && typeof value === "string") {
					this.stringBuffer = value;
				} else if (ns.isBlobSchema()) {
					this.byteBuffer = "byteLength" in value ? value : (this.serdeContext?.base64Decoder ?? fromBase64)(value);
				} else {
					this.buffer = this.writeStruct(ns, value, undefined);
					const traits = ns.getMergedTraits();
					if (traits.httpPayload && !traits.xmlName) {
						this.buffer.withName(ns.getName());
					}
				}
			}
			flush() {
				if (this.byteBuffer !== undefined) {
					const bytes = this.byteBuffer;
					delete this.byteBuffer;
					return bytes;
				}
				if (this.stringBuffer !== undefined) {
					const str = this.stringBuffer;
					delete this.stringBuffer;
					return str;
				}
				const buffer = this.buffer;
				if (this.settings.xmlNamespace) {
					if (!buffer?.attributes?.["xmlns"]) {
						buffer.addAttribute("xmlns", this.settings.xmlNamespace);
					}
				}
				delete this.buffer;
				return buffer.toString();
			}
			writeStruct(ns, value, parentXmlns) {
				const traits = ns.getMergedTraits();
				const name = ns.isMemberSchema() && !traits.httpPayload ? ns.getMemberTraits().xmlName ?? ns.getMemberName() : traits.xmlName ?? ns.getName();
				if (!name || !ns.isStructSchema()) {
					throw new Error(`@aws-sdk/core/protocols - xml serializer, cannot write struct with empty name or non-struct, schema=${ns.getName(true)}.`);
				}
				const structXmlNode = XmlNode.of(name);
				const [xmlnsAttr, xmlns] = this.getXmlnsAttribute(ns, parentXmlns);
				for (const [memberName, memberSchema] of ns.structIterator()) {
					const val = value[memberName];
					if (val != null || memberSchema.isIdempotencyToken()) {
						if (memberSchema.getMergedTraits().xmlAttribute) {
							structXmlNode.addAttribute(memberSchema.getMergedTraits().xmlName ?? memberName, this.writeSimple(memberSchema, val));
							continue;
						}
						if (memberSchema.isListSchema()) {
							this.writeList(memberSchema, val, structXmlNode, xmlns);
						} else if (memberSchema.isMapSchema()) {
							this.writeMap(memberSchema, val, structXmlNode, xmlns);
						} else if (memberSchema.isStructSchema()) {
							structXmlNode.addChildNode(this.writeStruct(memberSchema, val, xmlns));
						} else {
							const memberNode = XmlNode.of(memberSchema.getMergedTraits().xmlName ?? memberSchema.getMemberName());
							this.writeSimpleInto(memberSchema, val, memberNode, xmlns);
							structXmlNode.addChildNode(memberNode);
						}
					}
				}
				const { $unknown } = value;
				if ($unknown && ns.isUnionSchema() && Array.isArray($unknown) && Object.keys(value).length === 1) {
					const [k, v] = $unknown;
					const node = XmlNode.of(k);
					if (typeof v !== "string") {
						if (value instanceof XmlNode || value instanceof XmlText) {
							structXmlNode.addChildNode(value);
						} else {
							throw new Error(`@aws-sdk - $unknown union member in XML requires ` + `value of type string, @aws-sdk/xml-builder::XmlNode or XmlText.`);
						}
					}
					this.writeSimpleInto(0, v, node, xmlns);
					structXmlNode.addChildNode(node);
				}
				if (xmlns) {
					structXmlNode.addAttribute(xmlnsAttr, xmlns);
				}
				return structXmlNode;
			}
			writeList(listMember, array, container, parentXmlns) {
				if (!listMember.isMemberSchema()) {
					throw new Error(`@aws-sdk/core/protocols - xml serializer, cannot write non-member list: ${listMember.getName(true)}`);
				}
				const listTraits = listMember.getMergedTraits();
				const listValueSchema = listMember.getValueSchema();
				const listValueTraits = listValueSchema.getMergedTraits();
				const sparse = !!listValueTraits.sparse;
				const flat = !!listTraits.xmlFlattened;
				const [xmlnsAttr, xmlns] = this.getXmlnsAttribute(listMember, parentXmlns);
				const writeItem = (container, value) => {
					if (listValueSchema.isListSchema()) {
						this.writeList(listValueSchema, Array.isArray(value) ? value : [value], container, xmlns);
					} else if (listValueSchema.isMapSchema()) {
						this.writeMap(listValueSchema, value, container, xmlns);
					} else if (listValueSchema.isStructSchema()) {
						const struct = this.writeStruct(listValueSchema, value, xmlns);
						container.addChildNode(struct.withName(flat ? listTraits.xmlName ?? listMember.getMemberName() : listValueTraits.xmlName ?? "member"));
					} else {
						const listItemNode = XmlNode.of(flat ? listTraits.xmlName ?? listMember.getMemberName() : listValueTraits.xmlName ?? "member");
						this.writeSimpleInto(listValueSchema, value, listItemNode, xmlns);
						container.addChildNode(listItemNode);
					}
				};
				if (flat) {
					for (const value of array) {
						if (sparse || value != null) {
							writeItem(container, value);
						}
					}
				} else {
					const listNode = XmlNode.of(listTraits.xmlName ?? listMember.getMemberName());
					if (xmlns) {
						listNode.addAttribute(xmlnsAttr, xmlns);
					}
					for (const value of array) {
						if (sparse || value != null) {
							writeItem(listNode, value);
						}
					}
					container.addChildNode(listNode);
				}
			}
			writeMap(mapMember, map, container, parentXmlns, containerIsMap = false) {
				if (!mapMember.isMemberSchema()) {
					throw new Error(`@aws-sdk/core/protocols - xml serializer, cannot write non-member map: ${mapMember.getName(true)}`);
				}
				const mapTraits = mapMember.getMergedTraits();
				const mapKeySchema = mapMember.getKeySchema();
				const mapKeyTraits = mapKeySchema.getMergedTraits();
				const keyTag = mapKeyTraits.xmlName ?? "key";
				const mapValueSchema = mapMember.getValueSchema();
				const mapValueTraits = mapValueSchema.getMergedTraits();
				const valueTag = mapValueTraits.xmlName ?? "value";
				const sparse = !!mapValueTraits.sparse;
				const flat = !!mapTraits.xmlFlattened;
				const [xmlnsAttr, xmlns] = this.getXmlnsAttribute(mapMember, parentXmlns);
				const addKeyValue = (entry, key, val) => {
					const keyNode = XmlNode.of(keyTag, key);
					const [keyXmlnsAttr, keyXmlns] = this.getXmlnsAttribute(mapKeySchema, xmlns);
					if (keyXmlns) {
						keyNode.addAttribute(keyXmlnsAttr, keyXmlns);
					}
					entry.addChildNode(keyNode);
					let valueNode = XmlNode.of(valueTag);
					if (mapValueSchema.isListSchema()) {
						this.writeList(mapValueSchema, val, valueNode, xmlns);
					} else if (mapValueSchema.isMapSchema()) {
						this.writeMap(mapValueSchema, val, valueNode, xmlns, true);
					} else if (mapValueSchema.isStructSchema()) {
						valueNode = this.writeStruct(mapValueSchema, val, xmlns);
					} else {
						this.writeSimpleInto(mapValueSchema, val, valueNode, xmlns);
					}
					entry.addChildNode(valueNode);
				};
				if (flat) {
					for (const key in map) {
						const val = map[key];
						if (sparse || val != null) {
							const entry = XmlNode.of(mapTraits.xmlName ?? mapMember.getMemberName());
							addKeyValue(entry, key, val);
							container.addChildNode(entry);
						}
					}
				} else {
					let mapNode;
					if (!containerIsMap) {
						mapNode = XmlNode.of(mapTraits.xmlName ?? mapMember.getMemberName());
						if (xmlns) {
							mapNode.addAttribute(xmlnsAttr, xmlns);
						}
						container.addChildNode(mapNode);
					}
					for (const key in map) {
						const val = map[key];
						if (sparse || val != null) {
							const entry = XmlNode.of("entry");
							addKeyValue(entry, key, val);
							(containerIsMap ? container : mapNode).addChildNode(entry);
						}
					}
				}
			}
			writeSimple(_schema, value) {
				if (null === value) {
					throw new Error("@aws-sdk/core/protocols - (XML serializer) cannot write null value.");
				}
				const ns = NormalizedSchema.of(_schema);
				let nodeContents = null;
				if (value && typeof value === "object") {
					if (ns.isBlobSchema()) {
						nodeContents = (this.serdeContext?.base64Encoder ?? toBase64)(value);
					} else if (ns.isTimestampSchema() && value instanceof Date) {
						const format = determineTimestampFormat(ns, this.settings);
						switch (format) {
							case 5:
								nodeContents = value.toISOString().replace(".000Z", "Z");
								break;
							case 6:
								nodeContents = dateToUtcString(value);
								break;
							case 7:
								nodeContents = String(value.getTime() / 1e3);
								break;
							default:
								console.warn("Missing timestamp format, using http date", value);
								nodeContents = dateToUtcString(value);
								break;
						}
					} else if (ns.isBigDecimalSchema() && value) {
						if (value instanceof NumericValue) {
							return value.string;
						}
						return String(value);
					} else if (ns.isMapSchema() || ns.isListSchema()) {
						throw new Error("@aws-sdk/core/protocols - xml serializer, cannot call _write() on List/Map schema, call writeList or writeMap() instead.");
					} else {
						throw new Error(`@aws-sdk/core/protocols - xml serializer, unhandled schema type for object value and schema: ${ns.getName(true)}`);
					}
				}
				if (ns.isBooleanSchema() || ns.isNumericSchema() || ns.isBigIntegerSchema() || ns.isBigDecimalSchema()) {
					nodeContents = String(value);
				}
				if (ns.isStringSchema()) {
					if (value === undefined && ns.isIdempotencyToken()) {
						nodeContents = generateIdempotencyToken();
					} else {
						nodeContents = String(value);
					}
				}
				if (nodeContents === null) {
					throw new Error(`Unhandled schema-value pair ${ns.getName(true)}=${value}`);
				}
				return nodeContents;
			}
			writeSimpleInto(_schema, value, into, parentXmlns) {
				const nodeContents = this.writeSimple(_schema, value);
				const ns = NormalizedSchema.of(_schema);
				const content = new XmlText(nodeContents);
				const [xmlnsAttr, xmlns] = this.getXmlnsAttribute(ns, parentXmlns);
				if (xmlns) {
					into.addAttribute(xmlnsAttr, xmlns);
				}
				into.addChildNode(content);
			}
			getXmlnsAttribute(ns, parentXmlns) {
				const traits = ns.getMergedTraits();
				const [prefix, xmlns] = traits.xmlNamespace ?? [];
				if (xmlns && xmlns !== parentXmlns) {
					return [prefix ? `xmlns:${prefix}` : "xmlns", xmlns];
				}
				return [void 0, void 0];
			}
		}
		class XmlCodec extends SerdeContextConfig {
			settings;
			constructor(settings) {
				super();
				this.settings = settings;
			}
			createSerializer() {
				const serializer = new XmlShapeSerializer(this.settings);
				serializer.setSerdeContext(this.serdeContext);
				return serializer;
			}
			createDeserializer() {
				const deserializer = new XmlShapeDeserializer(this.settings);
				deserializer.setSerdeContext(this.serdeContext);
				return deserializer;
			}
		}
		class AwsRestXmlProtocol extends HttpBindingProtocol {
			codec;
			serializer;
			deserializer;
			mixin = new ProtocolLib();
			constructor(options) {
				super(options);
				const settings = {
					timestampFormat: {
						useTrait: true,
						default: 5
					},
					httpBindings: true,
					xmlNamespace: options.xmlNamespace,
					serviceNamespace: options.defaultNamespace
				};
				this.codec = new XmlCodec(settings);
				this.serializer = new HttpInterceptingShapeSerializer(this.codec.createSerializer(), settings);
				this.deserializer = new HttpInterceptingShapeDeserializer(this.codec.createDeserializer(), settings);
			}
			getPayloadCodec() {
				return this.codec;
			}
			getShapeId() {
				return "aws.protocols#restXml";
			}
			async serializeRequest(operationSchema, input, context) {
				const request = await super.serializeRequest(operationSchema, input, context);
				const inputSchema = NormalizedSchema.of(operationSchema.input);
				if (!request.headers["content-type"]) {
					const contentType = this.mixin.resolveRestContentType(this.getDefaultContentType(), inputSchema);
					if (contentType) {
						request.headers["content-type"] = contentType;
					}
				}
				if (typeof request.body === "string" && request.headers["content-type"] === this.getDefaultContentType() && !request.body.startsWith("<?xml ") && !this.hasUnstructuredPayloadBinding(inputSchema)) {
					request.body = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>" + request.body;
				}
				return request;
			}
			async deserializeResponse(operationSchema, context, response) {
				return super.deserializeResponse(operationSchema, context, response);
			}
			async handleError(operationSchema, context, response, dataObject, metadata) {
				const errorIdentifier = loadRestXmlErrorCode(response, dataObject) ?? "Unknown";
				this.mixin.compose(this.compositeErrorRegistry, errorIdentifier, this.options.defaultNamespace);
				if (dataObject.Error && typeof dataObject.Error === "object") {
					for (const key of Object.keys(dataObject.Error)) {
						dataObject[key] = dataObject.Error[key];
						if (key.toLowerCase() === "message") {
							dataObject.message = dataObject.Error[key];
						}
					}
				}
				if (dataObject.RequestId && !metadata.requestId) {
					metadata.requestId = dataObject.RequestId;
				}
				const { errorSchema, errorMetadata } = await this.mixin.getErrorSchemaOrThrowBaseException(errorIdentifier, this.options.defaultNamespace, response, dataObject, metadata);
				const ns = NormalizedSchema.of(errorSchema);
				const message = dataObject.Error?.message ?? dataObject.Error?.Message ?? dataObject.message ?? dataObject.Message ?? "UnknownError";
				const ErrorCtor = this.compositeErrorRegistry.getErrorCtor(errorSchema) ?? Error;
				const exception = new ErrorCtor({});
				await this.deserializeHttpMessage(errorSchema, context, response, dataObject);
				const output = {};
				const errorDeserializer = this.codec.createDeserializer();
				for (const [name, member] of ns.structIterator()) {
					const target = member.getMergedTraits().xmlName ?? name;
					const value = dataObject.Error?.[target] ?? dataObject[target];
					output[name] = errorDeserializer.readSchema(member, value);
				}
				throw this.mixin.decorateServiceException(Object.assign(exception, errorMetadata, {
					$fault: ns.getMergedTraits().error,
					message
				}, output), dataObject);
			}
			getDefaultContentType() {
				return "application/xml";
			}
			hasUnstructuredPayloadBinding(ns) {
				for (const [, member] of ns.structIterator()) {
					if (member.getMergedTraits().httpPayload) {
						return !(member.isStructSchema() || member.isMapSchema() || member.isListSchema());
					}
				}
				return false;
			}
		}
		const awsExpectUnion = (value) => {
			if (value == null) {
				return undefined;
			}
			if (typeof value === "object" && "__type" in value) {
				delete value.__type;
			}
			return expectUnion(value);
		};
		const _toStr = (val) => {
			if (val == null) {
				return val;
			}
			if (typeof val === "number" || typeof val === "bigint") {
				const warning = new Error(`Received number ${val} where a string was expected.`);
				warning.name = "Warning";
				console.warn(warning);
				return String(val);
			}
			if (typeof val === "boolean") {
				const warning = new Error(`Received boolean ${val} where a string was expected.`);
				warning.name = "Warning";
				console.warn(warning);
				return String(val);
			}
			return val;
		};
		const _toBool = (val) => {
			if (val == null) {
				return val;
			}
			if (typeof val === "string") {
				const lowercase = val.toLowerCase();
				if (val !== "" && lowercase !== "false" && lowercase !== "true") {
					const warning = new Error(`Received string "${val}" where a boolean was expected.`);
					warning.name = "Warning";
					console.warn(warning);
				}
				return val !== "" && lowercase !== "false";
			}
			return val;
		};
		const _toNum = (val) => {
			if (val == null) {
				return val;
			}
			if (typeof val === "string") {
				const num = Number(val);
				if (num.toString() !== val) {
					const warning = new Error(`Received string "${val}" where a number was expected.`);
					warning.name = "Warning";
					console.warn(warning);
					return val;
				}
				return num;
			}
			return val;
		};
		exports.AwsEc2QueryProtocol = AwsEc2QueryProtocol;
		exports.AwsJson1_0Protocol = AwsJson1_0Protocol;
		exports.AwsJson1_1Protocol = AwsJson1_1Protocol;
		exports.AwsJsonRpcProtocol = AwsJsonRpcProtocol;
		exports.AwsQueryProtocol = AwsQueryProtocol;
		exports.AwsRestJsonProtocol = AwsRestJsonProtocol;
		exports.AwsRestXmlProtocol = AwsRestXmlProtocol;
		exports.AwsSmithyRpcV2CborProtocol = AwsSmithyRpcV2CborProtocol;
		exports.AwsSmithyRpcV2JsonProtocol = AwsSmithyRpcV2JsonProtocol;
		exports.QueryShapeSerializer = QueryShapeSerializer;
		exports.XmlCodec = XmlCodec;
		exports.XmlShapeDeserializer = XmlShapeDeserializer;
		exports.XmlShapeSerializer = XmlShapeSerializer;
		exports._toBool = _toBool;
		exports._toNum = _toNum;
		exports._toStr = _toStr;
		exports.awsExpectUnion = awsExpectUnion;
		exports.loadRestXmlErrorCode = loadRestXmlErrorCode;
		exports.parseXmlBody = parseXmlBody;
		exports.parseXmlErrorBody = parseXmlErrorBody;
	}),
	45081: (function (__unused_webpack_module, exports, __webpack_require__) {
		const { CredentialsProviderError } = __webpack_require__(47291);
		function resolveLogins(logins) {
			return Promise.all(Object.keys(logins).reduce((arr, name) => {
				const tokenOrProvider = logins[name];
				if (typeof tokenOrProvider === "string") {
					arr.push([name, tokenOrProvider]);
				} else {
					arr.push(tokenOrProvider().then((token) => [name, token]));
				}
				return arr;
			}, [])).then((resolvedPairs) => resolvedPairs.reduce((logins, [key, value]) => {
				logins[key] = value;
				return logins;
			}, {}));
		}
		function fromCognitoIdentity(parameters) {
			return async (awsIdentityProperties) => {
				parameters.logger?.debug("@aws-sdk/credential-provider-cognito-identity - fromCognitoIdentity");
				const { GetCredentialsForIdentityCommand, CognitoIdentityClient } = __webpack_require__(80361);
				const fromConfigs = (property) => parameters.clientConfig?.[property] ?? parameters.parentClientConfig?.[property] ?? awsIdentityProperties?.callerClientConfig?.[property];
				const { Credentials: { AccessKeyId = throwOnMissingAccessKeyId(parameters.logger), Expiration, SecretKey = throwOnMissingSecretKey(parameters.logger), SessionToken } = throwOnMissingCredentials(parameters.logger) } = await (parameters.client ?? new CognitoIdentityClient(Object.assign({}, parameters.clientConfig ?? {}, {
					region: fromConfigs("region"),
					profile: fromConfigs("profile"),
					userAgentAppId: fromConfigs("userAgentAppId")
				}))).send(new GetCredentialsForIdentityCommand({
					CustomRoleArn: parameters.customRoleArn,
					IdentityId: parameters.identityId,
					Logins: parameters.logins ? await resolveLogins(parameters.logins) : undefined
				}));
				return {
					identityId: parameters.identityId,
					accessKeyId: AccessKeyId,
					secretAccessKey: SecretKey,
					sessionToken: SessionToken,
					expiration: Expiration
				};
			};
		}
		function throwOnMissingAccessKeyId(logger) {
			throw new CredentialsProviderError("Response from Amazon Cognito contained no access key ID", { logger });
		}
		function throwOnMissingCredentials(logger) {
			throw new CredentialsProviderError("Response from Amazon Cognito contained no credentials", { logger });
		}
		function throwOnMissingSecretKey(logger) {
			throw new CredentialsProviderError("Response from Amazon Cognito contained no secret key", { logger });
		}
		const STORE_NAME = "IdentityIds";
		class IndexedDbStorage {
			dbName;
			constructor(dbName = "aws:cognito-identity-ids") {
				this.dbName = dbName;
			}
			getItem(key) {
				return this.withObjectStore("readonly", (store) => {
					const req = store.get(key);
					return new Promise((resolve) => {
						req.onerror = () => resolve(null);
						req.onsuccess = () => resolve(req.result ? req.result.value : null);
					});
				}).catch(() => null);
			}
			removeItem(key) {
				return this.withObjectStore("readwrite", (store) => {
					const req = store.delete(key);
					return new Promise((resolve, reject) => {
						req.onerror = () => reject(req.error);
						req.onsuccess = () => resolve();
					});
				});
			}
			setItem(id, value) {
				return this.withObjectStore("readwrite", (store) => {
					const req = store.put({
						id,
						value
					});
					return new Promise((resolve, reject) => {
						req.onerror = () => reject(req.error);
						req.onsuccess = () => resolve();
					});
				});
			}
			getDb() {
				const openDbRequest = self.indexedDB.open(this.dbName, 1);
				return new Promise((resolve, reject) => {
					openDbRequest.onsuccess = () => {
						resolve(openDbRequest.result);
					};
					openDbRequest.onerror = () => {
						reject(openDbRequest.error);
					};
					openDbRequest.onblocked = () => {
						reject(new Error("Unable to access DB"));
					};
					openDbRequest.onupgradeneeded = () => {
						const db = openDbRequest.result;
						db.onerror = () => {
							reject(new Error("Failed to create object store"));
						};
						db.createObjectStore(STORE_NAME, { keyPath: "id" });
					};
				});
			}
			withObjectStore(mode, action) {
				return this.getDb().then((db) => {
					const tx = db.transaction(STORE_NAME, mode);
					tx.oncomplete = () => db.close();
					return new Promise((resolve, reject) => {
						tx.onerror = () => reject(tx.error);
						resolve(action(tx.objectStore(STORE_NAME)));
					}).catch((err) => {
						db.close();
						throw err;
					});
				});
			}
		}
		class InMemoryStorage {
			store;
			constructor(store = {}) {
				this.store = store;
			}
			getItem(key) {
				if (key in this.store) {
					return this.store[key];
				}
				return null;
			}
			removeItem(key) {
				delete this.store[key];
			}
			setItem(key, value) {
				this.store[key] = value;
			}
		}
		const inMemoryStorage = new InMemoryStorage();
		function localStorage() {
			if (typeof self === "object" && self.indexedDB) {
				return new IndexedDbStorage();
			}
			if (typeof window === "object" && window.localStorage) {
				return window.localStorage;
			}
			return inMemoryStorage;
		}
		function fromCognitoIdentityPool({ accountId, cache = localStorage(), client, clientConfig, customRoleArn, identityPoolId, logins, userIdentifier = !logins || Object.keys(logins).length === 0 ? "ANONYMOUS" : undefined, logger, parentClientConfig }) {
			logger?.debug("@aws-sdk/credential-provider-cognito-identity - fromCognitoIdentity");
			const cacheKey = userIdentifier ? `aws:cognito-identity-credentials:${identityPoolId}:${userIdentifier}` : undefined;
			let provider = async (awsIdentityProperties) => {
				const { GetIdCommand, CognitoIdentityClient } = __webpack_require__(80361);
				const fromConfigs = (property) => clientConfig?.[property] ?? parentClientConfig?.[property] ?? awsIdentityProperties?.callerClientConfig?.[property];
				const _client = client ?? new CognitoIdentityClient(Object.assign({}, clientConfig ?? {}, {
					region: fromConfigs("region"),
					profile: fromConfigs("profile"),
					userAgentAppId: fromConfigs("userAgentAppId")
				}));
				let identityId = cacheKey && await cache.getItem(cacheKey);
				if (!identityId) {
					const { IdentityId = throwOnMissingId(logger) } = await _client.send(new GetIdCommand({
						AccountId: accountId,
						IdentityPoolId: identityPoolId,
						Logins: logins ? await resolveLogins(logins) : undefined
					}));
					identityId = IdentityId;
					if (cacheKey) {
						Promise.resolve(cache.setItem(cacheKey, identityId)).catch(() => {});
					}
				}
				provider = fromCognitoIdentity({
					client: _client,
					customRoleArn,
					logins,
					identityId
				});
				return provider(awsIdentityProperties);
			};
			return (awsIdentityProperties) => provider(awsIdentityProperties).catch(async (err) => {
				if (cacheKey) {
					Promise.resolve(cache.removeItem(cacheKey)).catch(() => {});
				}
				throw err;
			});
		}
		function throwOnMissingId(logger) {
			throw new CredentialsProviderError("Response from Amazon Cognito contained no identity ID", { logger });
		}
		exports.fromCognitoIdentity = fromCognitoIdentity;
		exports.fromCognitoIdentityPool = fromCognitoIdentityPool;
	}),
	80361: (function (__unused_webpack_module, exports, __webpack_require__) {
		const { CognitoIdentityClient, GetCredentialsForIdentityCommand, GetIdCommand } = __webpack_require__(20364);
		exports.CognitoIdentityClient = CognitoIdentityClient;
		exports.GetCredentialsForIdentityCommand = GetCredentialsForIdentityCommand;
		exports.GetIdCommand = GetIdCommand;
	}),
	55606: (function (__unused_webpack_module, exports, __webpack_require__) {
		const { setCredentialFeature } = __webpack_require__(5152);
		const { CredentialsProviderError } = __webpack_require__(47291);
		const ENV_KEY = "AWS_ACCESS_KEY_ID";
		const ENV_SECRET = "AWS_SECRET_ACCESS_KEY";
		const ENV_SESSION = "AWS_SESSION_TOKEN";
		const ENV_EXPIRATION = "AWS_CREDENTIAL_EXPIRATION";
		const ENV_CREDENTIAL_SCOPE = "AWS_CREDENTIAL_SCOPE";
		const ENV_ACCOUNT_ID = "AWS_ACCOUNT_ID";
		const fromEnv = (init) => async () => {
			init?.logger?.debug("@aws-sdk/credential-provider-env - fromEnv");
			const accessKeyId = process.env[ENV_KEY];
			const secretAccessKey = process.env[ENV_SECRET];
			const sessionToken = process.env[ENV_SESSION];
			const expiry = process.env[ENV_EXPIRATION];
			const credentialScope = process.env[ENV_CREDENTIAL_SCOPE];
			const accountId = process.env[ENV_ACCOUNT_ID];
			if (accessKeyId && secretAccessKey) {
				const credentials = {
					accessKeyId,
					secretAccessKey,
					...sessionToken && { sessionToken },
					...expiry && { expiration: new Date(expiry) },
					...credentialScope && { credentialScope },
					...accountId && { accountId }
				};
				setCredentialFeature(credentials, "CREDENTIALS_ENV_VARS", "g");
				return credentials;
			}
			throw new CredentialsProviderError("Unable to find environment variable credentials.", { logger: init?.logger });
		};
		exports.ENV_ACCOUNT_ID = ENV_ACCOUNT_ID;
		exports.ENV_CREDENTIAL_SCOPE = ENV_CREDENTIAL_SCOPE;
		exports.ENV_EXPIRATION = ENV_EXPIRATION;
		exports.ENV_KEY = ENV_KEY;
		exports.ENV_SECRET = ENV_SECRET;
		exports.ENV_SESSION = ENV_SESSION;
		exports.fromEnv = fromEnv;
	}),
	98605: (function (__unused_webpack_module, exports, __webpack_require__) {
		const { setCredentialFeature } = __webpack_require__(5152);
		const { CredentialsProviderError } = __webpack_require__(47291);
		const { NodeHttpHandler } = __webpack_require__(61279);
		const fs = __webpack_require__(51455);
		const { HttpRequest } = __webpack_require__(93422);
		const { sdkStreamMixin, parseRfc3339DateTime } = __webpack_require__(92430);
		const ECS_CONTAINER_HOST = "169.254.170.2";
		const EKS_CONTAINER_HOST_IPv4 = "169.254.170.23";
		const EKS_CONTAINER_HOST_IPv6 = "[fd00:ec2::23]";
		const checkUrl = (url, logger) => {
			if (url.protocol === "https:") {
				return;
			}
			if (url.hostname === ECS_CONTAINER_HOST || url.hostname === EKS_CONTAINER_HOST_IPv4 || url.hostname === EKS_CONTAINER_HOST_IPv6) {
				return;
			}
			if (url.hostname.includes("[")) {
				if (url.hostname === "[::1]" || url.hostname === "[0000:0000:0000:0000:0000:0000:0000:0001]") {
					return;
				}
			} else {
				if (url.hostname === "localhost") {
					return;
				}
				const ipComponents = url.hostname.split(".");
				const inRange = (component) => {
					const num = parseInt(component, 10);
					return 0 <= num && num <= 255;
				};
				if (ipComponents[0] === "127" && inRange(ipComponents[1]) && inRange(ipComponents[2]) && inRange(ipComponents[3]) && ipComponents.length === 4) {
					return;
				}
			}
			throw new CredentialsProviderError(`URL not accepted. It must either be HTTPS or match one of the following:
  - loopback CIDR 127.0.0.0/8 or [::1/128]
  - ECS container host 169.254.170.2
  - EKS container host 169.254.170.23 or [fd00:ec2::23]`, { logger });
		};
		function createGetRequest(url) {
			return new HttpRequest({
				protocol: url.protocol,
				hostname: url.hostname,
				port: Number(url.port),
				path: url.pathname,
				query: Array.from(url.searchParams.entries()).reduce((acc, [k, v]) => {
					acc[k] = v;
					return acc;
				}, {}),
				fragment: url.hash
			});
		}
		async function getCredentials(response, logger) {
			const stream = sdkStreamMixin(response.body);
			const str = await stream.transformToString();
			if (response.statusCode === 200) {
				const parsed = JSON.parse(str);
				if (typeof parsed.AccessKeyId !== "string" || typeof parsed.SecretAccessKey !== "string" || typeof parsed.Token !== "string" || typeof parsed.Expiration !== "string") {
					throw new CredentialsProviderError("HTTP credential provider response not of the required format, an object matching: " + "{ AccessKeyId: string, SecretAccessKey: string, Token: string, Expiration: string(rfc3339) }", { logger });
				}
				return {
					accessKeyId: parsed.AccessKeyId,
					secretAccessKey: parsed.SecretAccessKey,
					sessionToken: parsed.Token,
					expiration: parseRfc3339DateTime(parsed.Expiration)
				};
			}
			if (response.statusCode >= 400 && response.statusCode < 500) {
				let parsedBody = {};
				try {
					parsedBody = JSON.parse(str);
				} catch (e) {}
				throw Object.assign(new CredentialsProviderError(`Server responded with status: ${response.statusCode}`, { logger }), {
					Code: parsedBody.Code,
					Message: parsedBody.Message
				});
			}
			throw new CredentialsProviderError(`Server responded with status: ${response.statusCode}`, { logger });
		}
		const retryWrapper = (toRetry, maxRetries, delayMs) => {
			return async () => {
				for (let i = 0; i < maxRetries; ++i) {
					try {
						return await toRetry();
					} catch (e) {
						await new Promise((resolve) => setTimeout(resolve, delayMs));
					}
				}
				return await toRetry();
			};
		};
		const AWS_CONTAINER_CREDENTIALS_RELATIVE_URI = "AWS_CONTAINER_CREDENTIALS_RELATIVE_URI";
		const DEFAULT_LINK_LOCAL_HOST = "http://169.254.170.2";
		const AWS_CONTAINER_CREDENTIALS_FULL_URI = "AWS_CONTAINER_CREDENTIALS_FULL_URI";
		const AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE = "AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE";
		const AWS_CONTAINER_AUTHORIZATION_TOKEN = "AWS_CONTAINER_AUTHORIZATION_TOKEN";
		const fromHttp = (options = {}) => {
			options.logger?.debug("@aws-sdk/credential-provider-http - fromHttp");
			let host;
			const relative = options.awsContainerCredentialsRelativeUri ?? process.env[AWS_CONTAINER_CREDENTIALS_RELATIVE_URI];
			const full = options.awsContainerCredentialsFullUri ?? process.env[AWS_CONTAINER_CREDENTIALS_FULL_URI];
			const token = options.awsContainerAuthorizationToken ?? process.env[AWS_CONTAINER_AUTHORIZATION_TOKEN];
			const tokenFile = options.awsContainerAuthorizationTokenFile ?? process.env[AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE];
			const warn = options.logger?.constructor?.name === "NoOpLogger" || !options.logger?.warn ? console.warn : options.logger.warn.bind(options.logger);
			if (relative && full) {
				warn("@aws-sdk/credential-provider-http: " + "you have set both awsContainerCredentialsRelativeUri and awsContainerCredentialsFullUri.");
				warn("awsContainerCredentialsRelativeUri will take precedence.");
			}
			if (token && tokenFile) {
				warn("@aws-sdk/credential-provider-http: " + "you have set both awsContainerAuthorizationToken and awsContainerAuthorizationTokenFile.");
				warn("awsContainerAuthorizationTokenFile will take precedence.");
			}
			if (relative) {
				host = `${DEFAULT_LINK_LOCAL_HOST}${relative}`;
			} else if (full) {
				host = full;
			} else {
				throw new CredentialsProviderError(`No HTTP credential provider host provided.
Set AWS_CONTAINER_CREDENTIALS_FULL_URI or AWS_CONTAINER_CREDENTIALS_RELATIVE_URI.`, { logger: options.logger });
			}
			const url = new URL(host);
			checkUrl(url, options.logger);
			const requestHandler = NodeHttpHandler.create({ connectionTimeout: options.timeout ?? 1e3 });
			const requestTimeout = options.timeout ?? 1e3;
			const provider = retryWrapper(async () => {
				const request = createGetRequest(url);
				if (tokenFile) {
					request.headers.Authorization = validateToken((await fs.readFile(tokenFile)).toString());
				} else if (token) {
					request.headers.Authorization = validateToken(token);
				}
				try {
					const result = await requestHandler.handle(request, { requestTimeout });
					return getCredentials(result.response).then((creds) => setCredentialFeature(creds, "CREDENTIALS_HTTP", "z"));
				} catch (e) {
					throw new CredentialsProviderError(String(e), { logger: options.logger });
				}
			}, options.maxRetries ?? 3, options.timeout ?? 1e3);
			return async () => {
				try {
					return await provider();
				} finally {
					requestHandler.destroy?.();
				}
			};
		};
		const validateToken = (token) => {
			if (token.includes("\r\n")) {
				throw new CredentialsProviderError("Authorization token contains invalid \\r\\n sequence.");
			}
			return token;
		};
		exports.fromHttp = fromHttp;
	}),
	75869: (function (__unused_webpack_module, exports, __webpack_require__) {
		const { CredentialsProviderError, chain, getProfileName, parseKnownFiles } = __webpack_require__(47291);
		const { setCredentialFeature } = __webpack_require__(5152);
		const resolveCredentialSource = (credentialSource, profileName, logger) => {
			const sourceProvidersMap = {
				EcsContainer: async (options) => {
					const { fromHttp } = __webpack_require__(98605);
					const { fromContainerMetadata } = __webpack_require__(40566);
					logger?.debug("@aws-sdk/credential-provider-ini - credential_source is EcsContainer");
					return async () => chain(fromHttp(options ?? {}), fromContainerMetadata(options))().then(setNamedProvider);
				},
				Ec2InstanceMetadata: async (options) => {
					logger?.debug("@aws-sdk/credential-provider-ini - credential_source is Ec2InstanceMetadata");
					const { fromInstanceMetadata } = __webpack_require__(40566);
					return async () => fromInstanceMetadata(options)().then(setNamedProvider);
				},
				Environment: async (options) => {
					logger?.debug("@aws-sdk/credential-provider-ini - credential_source is Environment");
					const { fromEnv } = __webpack_require__(55606);
					return async () => fromEnv(options)().then(setNamedProvider);
				}
			};
			if (credentialSource in sourceProvidersMap) {
				return sourceProvidersMap[credentialSource];
			} else {
				throw new CredentialsProviderError(`Unsupported credential source in profile ${profileName}. Got ${credentialSource}, ` + `expected EcsContainer or Ec2InstanceMetadata or Environment.`, { logger });
			}
		};
		const setNamedProvider = (creds) => setCredentialFeature(creds, "CREDENTIALS_PROFILE_NAMED_PROVIDER", "p");
		const isAssumeRoleProfile = (arg, { profile = "default", logger } = {}) => {
			return Boolean(arg) && typeof arg === "object" && typeof arg.role_arn === "string" && ["undefined", "string"].indexOf(typeof arg.role_session_name) > -1 && ["undefined", "string"].indexOf(typeof arg.external_id) > -1 && ["undefined", "string"].indexOf(typeof arg.mfa_serial) > -1 && (isAssumeRoleWithSourceProfile(arg, {
				profile,
				logger
			}) || isCredentialSourceProfile(arg, {
				profile,
				logger
			}));
		};
		const isAssumeRoleWithSourceProfile = (arg, { profile, logger }) => {
			const withSourceProfile = typeof arg.source_profile === "string" && typeof arg.credential_source === "undefined";
			if (withSourceProfile) {
				logger?.debug?.(`    ${profile} isAssumeRoleWithSourceProfile source_profile=${arg.source_profile}`);
			}
			return withSourceProfile;
		};
		const isCredentialSourceProfile = (arg, { profile, logger }) => {
			const withProviderProfile = typeof arg.credential_source === "string" && typeof arg.source_profile === "undefined";
			if (withProviderProfile) {
				logger?.debug?.(`    ${profile} isCredentialSourceProfile credential_source=${arg.credential_source}`);
			}
			return withProviderProfile;
		};
		const resolveAssumeRoleCredentials = async (profileName, profiles, options, callerClientConfig, visitedProfiles = {}, resolveProfileData) => {
			options.logger?.debug("@aws-sdk/credential-provider-ini - resolveAssumeRoleCredentials (STS)");
			const profileData = profiles[profileName];
			const { source_profile, region } = profileData;
			if (!options.roleAssumer) {
				const { getDefaultRoleAssumer } = __webpack_require__(1136);
				options.roleAssumer = getDefaultRoleAssumer({
					...options.clientConfig,
					credentialProviderLogger: options.logger,
					parentClientConfig: {
						...callerClientConfig,
						...options?.parentClientConfig,
						region: region ?? options?.parentClientConfig?.region ?? callerClientConfig?.region
					}
				}, options.clientPlugins);
			}
			if (source_profile && source_profile in visitedProfiles) {
				throw new CredentialsProviderError(`Detected a cycle attempting to resolve credentials for profile` + ` ${getProfileName(options)}. Profiles visited: ` + Object.keys(visitedProfiles).join(", "), { logger: options.logger });
			}
			options.logger?.debug(`@aws-sdk/credential-provider-ini - finding credential resolver using ${source_profile ? `source_profile=[${source_profile}]` : `profile=[${profileName}]`}`);
			const sourceCredsProvider = source_profile ? resolveProfileData(source_profile, profiles, options, callerClientConfig, {
				...visitedProfiles,
				[source_profile]: true
			}, isCredentialSourceWithoutRoleArn(profiles[source_profile] ?? {})) : (await resolveCredentialSource(profileData.credential_source, profileName, options.logger)(options))();
			if (isCredentialSourceWithoutRoleArn(profileData)) {
				return sourceCredsProvider.then((creds) => setCredentialFeature(creds, "CREDENTIALS_PROFILE_SOURCE_PROFILE", "o"));
			} else {
				const params = {
					RoleArn: profileData.role_arn,
					RoleSessionName: profileData.role_session_name || `aws-sdk-js-${Date.now()}`,
					ExternalId: profileData.external_id,
					DurationSeconds: parseInt(profileData.duration_seconds || "3600", 10)
				};
				const { mfa_serial } = profileData;
				if (mfa_serial) {
					if (!options.mfaCodeProvider) {
						throw new CredentialsProviderError(`Profile ${profileName} requires multi-factor authentication, but no MFA code callback was provided.`, {
							logger: options.logger,
							tryNextLink: false
						});
					}
					params.SerialNumber = mfa_serial;
					params.TokenCode = await options.mfaCodeProvider(mfa_serial);
				}
				const sourceCreds = await sourceCredsProvider;
				return options.roleAssumer(sourceCreds, params).then((creds) => setCredentialFeature(creds, "CREDENTIALS_PROFILE_SOURCE_PROFILE", "o"));
			}
		};
		const isCredentialSourceWithoutRoleArn = (section) => {
			return !section.role_arn && !!section.credential_source;
		};
		const isLoginProfile = (data) => {
			return Boolean(data && data.login_session);
		};
		const resolveLoginCredentials = async (profileName, options, callerClientConfig) => {
			const { fromLoginCredentials } = __webpack_require__(84072);
			const credentials = await fromLoginCredentials({
				...options,
				profile: profileName
			})({ callerClientConfig });
			return setCredentialFeature(credentials, "CREDENTIALS_PROFILE_LOGIN", "AC");
		};
		const isProcessProfile = (arg) => Boolean(arg) && typeof arg === "object" && typeof arg.credential_process === "string";
		const resolveProcessCredentials = async (options, profile) => {
			const { fromProcess } = __webpack_require__(75360);
			const credentials = await fromProcess({
				...options,
				profile
			})();
			return setCredentialFeature(credentials, "CREDENTIALS_PROFILE_PROCESS", "v");
		};
		const resolveSsoCredentials = async (profile, profileData, options = {}, callerClientConfig) => {
			const { fromSSO } = __webpack_require__(60998);
			return fromSSO({
				profile,
				logger: options.logger,
				parentClientConfig: options.parentClientConfig,
				clientConfig: options.clientConfig
			})({ callerClientConfig }).then((creds) => {
				if (profileData.sso_session) {
					return setCredentialFeature(creds, "CREDENTIALS_PROFILE_SSO", "r");
				} else {
					return setCredentialFeature(creds, "CREDENTIALS_PROFILE_SSO_LEGACY", "t");
				}
			});
		};
		const isSsoProfile = (arg) => arg && (typeof arg.sso_start_url === "string" || typeof arg.sso_account_id === "string" || typeof arg.sso_session === "string" || typeof arg.sso_region === "string" || typeof arg.sso_role_name === "string");
		const isStaticCredsProfile = (arg) => Boolean(arg) && typeof arg === "object" && typeof arg.aws_access_key_id === "string" && typeof arg.aws_secret_access_key === "string" && ["undefined", "string"].indexOf(typeof arg.aws_session_token) > -1 && ["undefined", "string"].indexOf(typeof arg.aws_account_id) > -1;
		const resolveStaticCredentials = async (profile, options) => {
			options?.logger?.debug("@aws-sdk/credential-provider-ini - resolveStaticCredentials");
			const credentials = {
				accessKeyId: profile.aws_access_key_id,
				secretAccessKey: profile.aws_secret_access_key,
				sessionToken: profile.aws_session_token,
				...profile.aws_credential_scope && { credentialScope: profile.aws_credential_scope },
				...profile.aws_account_id && { accountId: profile.aws_account_id }
			};
			return setCredentialFeature(credentials, "CREDENTIALS_PROFILE", "n");
		};
		const isWebIdentityProfile = (arg) => Boolean(arg) && typeof arg === "object" && typeof arg.web_identity_token_file === "string" && typeof arg.role_arn === "string" && ["undefined", "string"].indexOf(typeof arg.role_session_name) > -1;
		const resolveWebIdentityCredentials = async (profile, options, callerClientConfig) => {
			const { fromTokenFile } = __webpack_require__(29956);
			const credentials = await fromTokenFile({
				webIdentityTokenFile: profile.web_identity_token_file,
				roleArn: profile.role_arn,
				roleSessionName: profile.role_session_name,
				roleAssumerWithWebIdentity: options.roleAssumerWithWebIdentity,
				logger: options.logger,
				parentClientConfig: options.parentClientConfig
			})({ callerClientConfig });
			return setCredentialFeature(credentials, "CREDENTIALS_PROFILE_STS_WEB_ID_TOKEN", "q");
		};
		const resolveProfileData = async (profileName, profiles, options, callerClientConfig, visitedProfiles = {}, isAssumeRoleRecursiveCall = false) => {
			const data = profiles[profileName];
			if (Object.keys(visitedProfiles).length > 0 && isStaticCredsProfile(data)) {
				return resolveStaticCredentials(data, options);
			}
			if (isAssumeRoleRecursiveCall || isAssumeRoleProfile(data, {
				profile: profileName,
				logger: options.logger
			})) {
				return resolveAssumeRoleCredentials(profileName, profiles, options, callerClientConfig, visitedProfiles, resolveProfileData);
			}
			if (isStaticCredsProfile(data)) {
				return resolveStaticCredentials(data, options);
			}
			if (isWebIdentityProfile(data)) {
				return resolveWebIdentityCredentials(data, options, callerClientConfig);
			}
			if (isProcessProfile(data)) {
				return resolveProcessCredentials(options, profileName);
			}
			if (isSsoProfile(data)) {
				return await resolveSsoCredentials(profileName, data, options, callerClientConfig);
			}
			if (isLoginProfile(data)) {
				return resolveLoginCredentials(profileName, options, callerClientConfig);
			}
			throw new CredentialsProviderError(`Could not resolve credentials using profile: [${profileName}] in configuration/credentials file(s).`, { logger: options.logger });
		};
		const fromIni = (init = {}) => async ({ callerClientConfig } = {}) => {
			init.logger?.debug("@aws-sdk/credential-provider-ini - fromIni");
			const profiles = await parseKnownFiles(init);
			return resolveProfileData(getProfileName({ profile: init.profile ?? callerClientConfig?.profile }), profiles, init, callerClientConfig);
		};
		exports.fromIni = fromIni;
	}),
	84072: (function (__unused_webpack_module, exports, __webpack_require__) {
		const { setCredentialFeature } = __webpack_require__(5152);
		const { CredentialsProviderError, parseKnownFiles, getProfileName } = __webpack_require__(47291);
		const { HttpRequest } = __webpack_require__(93422);
		const { createHash, createPrivateKey, createPublicKey, sign } = __webpack_require__(77598);
		const { promises } = __webpack_require__(73024);
		const { homedir } = __webpack_require__(48161);
		const { dirname, join } = __webpack_require__(76760);
		class LoginCredentialsFetcher {
			profileData;
			init;
			callerClientConfig;
			static REFRESH_THRESHOLD = 5 * 60 * 1e3;
			constructor(profileData, init, callerClientConfig) {
				this.profileData = profileData;
				this.init = init;
				this.callerClientConfig = callerClientConfig;
			}
			async loadCredentials() {
				const token = await this.loadToken();
				if (!token) {
					throw new CredentialsProviderError(`Failed to load a token for session ${this.loginSession}, please re-authenticate using aws login`, {
						tryNextLink: false,
						logger: this.logger
					});
				}
				const accessToken = token.accessToken;
				const now = Date.now();
				const expiryTime = new Date(accessToken.expiresAt).getTime();
				const timeUntilExpiry = expiryTime - now;
				if (timeUntilExpiry <= LoginCredentialsFetcher.REFRESH_THRESHOLD) {
					return this.refresh(token);
				}
				return this.toCredentials(token.accessToken);
			}
			get logger() {
				return this.init?.logger;
			}
			get loginSession() {
				return this.profileData.login_session;
			}
			toCredentials(token) {
				return {
					accessKeyId: token.accessKeyId,
					secretAccessKey: token.secretAccessKey,
					sessionToken: token.sessionToken,
					accountId: token.accountId,
					expiration: new Date(token.expiresAt)
				};
			}
			async refresh(token) {
				const diskToken = await this.loadToken().catch(() => token);
				const now = Date.now();
				const diskExpiry = new Date(diskToken.accessToken.expiresAt).getTime();
				const tokenExpiry = new Date(token.accessToken.expiresAt).getTime();
				const freshToken = diskExpiry <= now && tokenExpiry > now ? token : diskToken;
				const freshExpiry = new Date(freshToken.accessToken.expiresAt).getTime();
				if (freshExpiry - Date.now() > LoginCredentialsFetcher.REFRESH_THRESHOLD) {
					return this.toCredentials(freshToken.accessToken);
				}
				const { SigninClient, CreateOAuth2TokenCommand } = __webpack_require__(99762);
				const { logger, userAgentAppId } = this.callerClientConfig ?? {};
				const isH2 = (requestHandler) => {
					return requestHandler?.metadata?.handlerProtocol === "h2";
				};
				const requestHandler = isH2(this.callerClientConfig?.requestHandler) ? undefined : this.callerClientConfig?.requestHandler;
				const signInRegion = typeof freshToken.signInRegion === "string" && freshToken.signInRegion.length > 0 ? freshToken.signInRegion : undefined;
				const region = signInRegion ?? this.profileData.region ?? await this.callerClientConfig?.region?.() ?? process.env.AWS_REGION;
				const client = new SigninClient({
					credentials: {
						accessKeyId: "",
						secretAccessKey: ""
					},
					region,
					requestHandler,
					logger,
					userAgentAppId,
					...this.init?.clientConfig,
					...signInRegion && { region: signInRegion }
				});
				this.createDPoPInterceptor(client.middlewareStack);
				const commandInput = { tokenInput: {
					clientId: freshToken.clientId,
					refreshToken: freshToken.refreshToken,
					grantType: "refresh_token"
				} };
				try {
					const response = await client.send(new CreateOAuth2TokenCommand(commandInput));
					const { accessKeyId, secretAccessKey, sessionToken } = response.tokenOutput?.accessToken ?? {};
					const { refreshToken, expiresIn } = response.tokenOutput ?? {};
					if (!accessKeyId || !secretAccessKey || !sessionToken || !refreshToken) {
						throw new CredentialsProviderError("Token refresh response missing required fields", {
							logger: this.logger,
							tryNextLink: false
						});
					}
					const expiresInMs = (expiresIn ?? 900) * 1e3;
					const expiration = new Date(Date.now() + expiresInMs);
					const updatedToken = {
						...freshToken,
						accessToken: {
							...freshToken.accessToken,
							accessKeyId,
							secretAccessKey,
							sessionToken,
							expiresAt: expiration.toISOString()
						},
						refreshToken
					};
					await this.saveToken(updatedToken);
					return this.toCredentials(updatedToken.accessToken);
				} catch (error) {
					if (error.name === "AccessDeniedException") {
						const errorType = error.error;
						let message;
						switch (errorType) {
							case "TOKEN_EXPIRED":
								message = "Your session has expired. Please reauthenticate.";
								break;
							case "USER_CREDENTIALS_CHANGED":
								message = "Unable to refresh credentials because of a change in your password. Please reauthenticate with your new password.";
								break;
							case "INSUFFICIENT_PERMISSIONS":
								message = "Unable to refresh credentials due to insufficient permissions. You may be missing permission for the 'CreateOAuth2Token' action.";
								break;
							default: message = `Failed to refresh token: ${String(error)}. Please re-authenticate using \`aws login\``;
						}
						throw new CredentialsProviderError(message, {
							logger: this.logger,
							tryNextLink: false
						});
					}
					const tokenExpiry = new Date(freshToken.accessToken.expiresAt).getTime();
					if (tokenExpiry > Date.now()) {
						this.logger?.warn?.(`Failed to refresh token: ${String(error)}. Using existing token until expiry.`);
						return this.toCredentials(freshToken.accessToken);
					}
					throw new CredentialsProviderError(`Failed to refresh token: ${String(error)}. Please re-authenticate using aws login`, { logger: this.logger });
				}
			}
			async loadToken() {
				const tokenFilePath = this.getTokenFilePath();
				try {
					const tokenData = await promises.readFile(tokenFilePath, "utf8");
					const token = JSON.parse(tokenData);
					const missingFields = [
						"accessToken",
						"clientId",
						"refreshToken",
						"dpopKey"
					].filter((k) => !token[k]);
					if (!token.accessToken?.accountId) {
						missingFields.push("accountId");
					}
					if (missingFields.length > 0) {
						throw new CredentialsProviderError(`Token validation failed, missing fields: ${missingFields.join(", ")}`, {
							logger: this.logger,
							tryNextLink: false
						});
					}
					return token;
				} catch (error) {
					throw new CredentialsProviderError(`Failed to load token from ${tokenFilePath}: ${String(error)}`, {
						logger: this.logger,
						tryNextLink: false
					});
				}
			}
			async saveToken(token) {
				const tokenFilePath = this.getTokenFilePath();
				const directory = dirname(tokenFilePath);
				try {
					await promises.mkdir(directory, { recursive: true });
				} catch (error) {}
				await promises.writeFile(tokenFilePath, JSON.stringify(token, null, 2), "utf8");
			}
			getTokenFilePath() {
				const directory = process.env.AWS_LOGIN_CACHE_DIRECTORY ?? join(homedir(), ".aws", "login", "cache");
				const loginSessionBytes = Buffer.from(this.loginSession, "utf8");
				const loginSessionSha256 = createHash("sha256").update(loginSessionBytes).digest("hex");
				return join(directory, `${loginSessionSha256}.json`);
			}
			derToRawSignature(derSignature) {
				let offset = 2;
				if (derSignature[offset] !== 2) {
					throw new Error("Invalid DER signature");
				}
				offset++;
				const rLength = derSignature[offset++];
				let r = derSignature.subarray(offset, offset + rLength);
				offset += rLength;
				if (derSignature[offset] !== 2) {
					throw new Error("Invalid DER signature");
				}
				offset++;
				const sLength = derSignature[offset++];
				let s = derSignature.subarray(offset, offset + sLength);
				r = r[0] === 0 ? r.subarray(1) : r;
				s = s[0] === 0 ? s.subarray(1) : s;
				const rPadded = Buffer.concat([Buffer.alloc(32 - r.length), r]);
				const sPadded = Buffer.concat([Buffer.alloc(32 - s.length), s]);
				return Buffer.concat([rPadded, sPadded]);
			}
			createDPoPInterceptor(middlewareStack) {
				middlewareStack.add((next) => async (args) => {
					if (HttpRequest.isInstance(args.request)) {
						const request = args.request;
						const actualEndpoint = `${request.protocol}//${request.hostname}${request.port ? `:${request.port}` : ""}${request.path}`;
						const dpop = await this.generateDpop(request.method, actualEndpoint);
						request.headers = {
							...request.headers,
							DPoP: dpop
						};
					}
					return next(args);
				}, {
					step: "finalizeRequest",
					name: "dpopInterceptor",
					override: true
				});
			}
			async generateDpop(method = "POST", endpoint) {
				const token = await this.loadToken();
				try {
					const privateKey = createPrivateKey({
						key: token.dpopKey,
						format: "pem",
						type: "sec1"
					});
					const publicKey = createPublicKey(privateKey);
					const publicDer = publicKey.export({
						format: "der",
						type: "spki"
					});
					let pointStart = -1;
					for (let i = 0; i < publicDer.length; i++) {
						if (publicDer[i] === 4) {
							pointStart = i;
							break;
						}
					}
					const x = publicDer.slice(pointStart + 1, pointStart + 33);
					const y = publicDer.slice(pointStart + 33, pointStart + 65);
					const header = {
						alg: "ES256",
						typ: "dpop+jwt",
						jwk: {
							kty: "EC",
							crv: "P-256",
							x: x.toString("base64url"),
							y: y.toString("base64url")
						}
					};
					const payload = {
						jti: crypto.randomUUID(),
						htm: method,
						htu: endpoint,
						iat: Math.floor(Date.now() / 1e3)
					};
					const headerB64 = Buffer.from(JSON.stringify(header)).toString("base64url");
					const payloadB64 = Buffer.from(JSON.stringify(payload)).toString("base64url");
					const message = `${headerB64}.${payloadB64}`;
					const asn1Signature = sign("sha256", Buffer.from(message), privateKey);
					const rawSignature = this.derToRawSignature(asn1Signature);
					const signatureB64 = rawSignature.toString("base64url");
					return `${message}.${signatureB64}`;
				} catch (error) {
					throw new CredentialsProviderError(`Failed to generate Dpop proof: ${error instanceof Error ? error.message : String(error)}`, {
						logger: this.logger,
						tryNextLink: false
					});
				}
			}
		}
		const fromLoginCredentials = (init) => async ({ callerClientConfig } = {}) => {
			init?.logger?.debug?.("@aws-sdk/credential-providers - fromLoginCredentials");
			const profiles = await parseKnownFiles(init || {});
			const profileName = getProfileName({ profile: init?.profile ?? callerClientConfig?.profile });
			const profile = profiles[profileName];
			if (!profile?.login_session) {
				throw new CredentialsProviderError(`Profile ${profileName} does not contain login_session.`, {
					tryNextLink: true,
					logger: init?.logger
				});
			}
			const fetcher = new LoginCredentialsFetcher(profile, init, callerClientConfig);
			const credentials = await fetcher.loadCredentials();
			return setCredentialFeature(credentials, "CREDENTIALS_LOGIN", "AD");
		};
		exports.fromLoginCredentials = fromLoginCredentials;
	}),
	5861: (function (__unused_webpack_module, exports, __webpack_require__) {
		const { ENV_KEY, ENV_SECRET, fromEnv } = __webpack_require__(55606);
		const { chain, CredentialsProviderError, ENV_PROFILE } = __webpack_require__(47291);
		const ENV_IMDS_DISABLED = "AWS_EC2_METADATA_DISABLED";
		const remoteProvider = async (init) => {
			const { ENV_CMDS_FULL_URI, ENV_CMDS_RELATIVE_URI, fromContainerMetadata, fromInstanceMetadata } = __webpack_require__(40566);
			if (process.env[ENV_CMDS_RELATIVE_URI] || process.env[ENV_CMDS_FULL_URI]) {
				init.logger?.debug("@aws-sdk/credential-provider-node - remoteProvider::fromHttp/fromContainerMetadata");
				const { fromHttp } = __webpack_require__(98605);
				return chain(fromHttp(init), fromContainerMetadata(init));
			}
			if (process.env[ENV_IMDS_DISABLED] && process.env[ENV_IMDS_DISABLED] !== "false") {
				return async () => {
					throw new CredentialsProviderError("EC2 Instance Metadata Service access disabled", { logger: init.logger });
				};
			}
			init.logger?.debug("@aws-sdk/credential-provider-node - remoteProvider::fromInstanceMetadata");
			return fromInstanceMetadata(init);
		};
		function memoizeChain(providers, treatAsExpired) {
			const chain = internalCreateChain(providers);
			let activeLock;
			let passiveLock;
			let credentials;
			let forceRefreshLock;
			const provider = async (options) => {
				if (options?.forceRefresh) {
					if (!forceRefreshLock) {
						forceRefreshLock = chain(options).then((c) => {
							credentials = c;
						}).finally(() => {
							forceRefreshLock = undefined;
						});
					}
					await forceRefreshLock;
					return credentials;
				}
				if (credentials?.expiration) {
					if (credentials?.expiration?.getTime() < Date.now()) {
						credentials = undefined;
					}
				}
				if (activeLock) {
					await activeLock;
				} else if (!credentials || treatAsExpired?.(credentials)) {
					if (credentials) {
						if (!passiveLock) {
							passiveLock = chain(options).then((c) => {
								credentials = c;
							}).catch(() => {}).finally(() => {
								passiveLock = undefined;
							});
						}
					} else {
						activeLock = chain(options).then((c) => {
							credentials = c;
						}).finally(() => {
							activeLock = undefined;
						});
						return provider(options);
					}
				}
				return credentials;
			};
			return provider;
		}
		const internalCreateChain = (providers) => async (awsIdentityProperties) => {
			let lastProviderError;
			for (const provider of providers) {
				try {
					return await provider(awsIdentityProperties);
				} catch (err) {
					lastProviderError = err;
					if (err?.tryNextLink) {
						continue;
					}
					throw err;
				}
			}
			throw lastProviderError;
		};
		let multipleCredentialSourceWarningEmitted = false;
		const defaultProvider = (init = {}) => memoizeChain([
			async () => {
				const profile = init.profile ?? process.env[ENV_PROFILE];
				if (profile) {
					const envStaticCredentialsAreSet = process.env[ENV_KEY] && process.env[ENV_SECRET];
					if (envStaticCredentialsAreSet) {
						if (!multipleCredentialSourceWarningEmitted) {
							const warnFn = init.logger?.warn && init.logger?.constructor?.name !== "NoOpLogger" ? init.logger.warn.bind(init.logger) : console.warn;
							warnFn(`@aws-sdk/credential-provider-node - defaultProvider::fromEnv WARNING:
    Multiple credential sources detected: 
    Both AWS_PROFILE and the pair AWS_ACCESS_KEY_ID/AWS_SECRET_ACCESS_KEY static credentials are set.
    This SDK will proceed with the AWS_PROFILE value.
    
    However, a future version may change this behavior to prefer the ENV static credentials.
    Please ensure that your environment only sets either the AWS_PROFILE or the
    AWS_ACCESS_KEY_ID/AWS_SECRET_ACCESS_KEY pair.
`);
							multipleCredentialSourceWarningEmitted = true;
						}
					}
					throw new CredentialsProviderError("AWS_PROFILE is set, skipping fromEnv provider.", {
						logger: init.logger,
						tryNextLink: true
					});
				}
				init.logger?.debug("@aws-sdk/credential-provider-node - defaultProvider::fromEnv");
				return fromEnv(init)();
			},
			async (awsIdentityProperties) => {
				init.logger?.debug("@aws-sdk/credential-provider-node - defaultProvider::fromSSO");
				const { ssoStartUrl, ssoAccountId, ssoRegion, ssoRoleName, ssoSession } = init;
				if (!ssoStartUrl && !ssoAccountId && !ssoRegion && !ssoRoleName && !ssoSession) {
					throw new CredentialsProviderError("Skipping SSO provider in default chain (inputs do not include SSO fields).", { logger: init.logger });
				}
				const { fromSSO } = __webpack_require__(60998);
				return fromSSO(init)(awsIdentityProperties);
			},
			async (awsIdentityProperties) => {
				init.logger?.debug("@aws-sdk/credential-provider-node - defaultProvider::fromIni");
				const { fromIni } = __webpack_require__(75869);
				return fromIni(init)(awsIdentityProperties);
			},
			async (awsIdentityProperties) => {
				init.logger?.debug("@aws-sdk/credential-provider-node - defaultProvider::fromProcess");
				const { fromProcess } = __webpack_require__(75360);
				return fromProcess(init)(awsIdentityProperties);
			},
			async (awsIdentityProperties) => {
				init.logger?.debug("@aws-sdk/credential-provider-node - defaultProvider::fromTokenFile");
				const { fromTokenFile } = __webpack_require__(29956);
				return fromTokenFile(init)(awsIdentityProperties);
			},
			async () => {
				init.logger?.debug("@aws-sdk/credential-provider-node - defaultProvider::remoteProvider");
				return (await remoteProvider(init))();
			},
			async () => {
				throw new CredentialsProviderError("Could not load credentials from any providers", {
					tryNextLink: false,
					logger: init.logger
				});
			}
		], credentialsTreatedAsExpired);
		const credentialsWillNeedRefresh = (credentials) => credentials?.expiration !== undefined;
		const credentialsTreatedAsExpired = (credentials) => credentials?.expiration !== undefined && credentials.expiration.getTime() - Date.now() < 3e5;
		exports.credentialsTreatedAsExpired = credentialsTreatedAsExpired;
		exports.credentialsWillNeedRefresh = credentialsWillNeedRefresh;
		exports.defaultProvider = defaultProvider;
	}),
	75360: (function (__unused_webpack_module, exports, __webpack_require__) {
		const { externalDataInterceptor, CredentialsProviderError, parseKnownFiles, getProfileName } = __webpack_require__(47291);
		const { exec } = __webpack_require__(31421);
		const { promisify } = __webpack_require__(57975);
		const { setCredentialFeature } = __webpack_require__(5152);
		const getValidatedProcessCredentials = (profileName, data, profiles) => {
			if (data.Version !== 1) {
				throw Error(`Profile ${profileName} credential_process did not return Version 1.`);
			}
			if (data.AccessKeyId === undefined || data.SecretAccessKey === undefined) {
				throw Error(`Profile ${profileName} credential_process returned invalid credentials.`);
			}
			if (data.Expiration) {
				const currentTime = new Date();
				const expireTime = new Date(data.Expiration);
				if (expireTime < currentTime) {
					throw Error(`Profile ${profileName} credential_process returned expired credentials.`);
				}
			}
			let accountId = data.AccountId;
			if (!accountId && profiles?.[profileName]?.aws_account_id) {
				accountId = profiles[profileName].aws_account_id;
			}
			const credentials = {
				accessKeyId: data.AccessKeyId,
				secretAccessKey: data.SecretAccessKey,
				...data.SessionToken && { sessionToken: data.SessionToken },
				...data.Expiration && { expiration: new Date(data.Expiration) },
				...data.CredentialScope && { credentialScope: data.CredentialScope },
				...accountId && { accountId }
			};
			setCredentialFeature(credentials, "CREDENTIALS_PROCESS", "w");
			return credentials;
		};
		const resolveProcessCredentials = async (profileName, profiles, logger) => {
			const profile = profiles[profileName];
			if (profiles[profileName]) {
				const credentialProcess = profile["credential_process"];
				if (credentialProcess !== undefined) {
					const execPromise = promisify(externalDataInterceptor?.getTokenRecord?.().exec ?? exec);
					try {
						const { stdout } = await execPromise(credentialProcess);
						let data;
						try {
							data = JSON.parse(stdout.trim());
						} catch {
							throw Error(`Profile ${profileName} credential_process returned invalid JSON.`);
						}
						return getValidatedProcessCredentials(profileName, data, profiles);
					} catch (error) {
						throw new CredentialsProviderError(error.message, { logger });
					}
				} else {
					throw new CredentialsProviderError(`Profile ${profileName} did not contain credential_process.`, { logger });
				}
			} else {
				throw new CredentialsProviderError(`Profile ${profileName} could not be found in shared credentials file.`, { logger });
			}
		};
		const fromProcess = (init = {}) => async ({ callerClientConfig } = {}) => {
			init.logger?.debug("@aws-sdk/credential-provider-process - fromProcess");
			const profiles = await parseKnownFiles(init);
			return resolveProcessCredentials(getProfileName({ profile: init.profile ?? callerClientConfig?.profile }), profiles, init.logger);
		};
		exports.fromProcess = fromProcess;
	}),
	60998: (function (__unused_webpack_module, exports, __webpack_require__) {
		const { CredentialsProviderError, getSSOTokenFromFile, getProfileName, parseKnownFiles, loadSsoSessionData } = __webpack_require__(47291);
		const { setCredentialFeature } = __webpack_require__(5152);
		const { fromSso } = __webpack_require__(75433);
		const isSsoProfile = (arg) => arg && (typeof arg.sso_start_url === "string" || typeof arg.sso_account_id === "string" || typeof arg.sso_session === "string" || typeof arg.sso_region === "string" || typeof arg.sso_role_name === "string");
		const SHOULD_FAIL_CREDENTIAL_CHAIN = false;
		const resolveSSOCredentials = async ({ ssoStartUrl, ssoSession, ssoAccountId, ssoRegion, ssoRoleName, ssoClient, clientConfig, parentClientConfig, callerClientConfig, profile, filepath, configFilepath, ignoreCache, logger }) => {
			let token;
			const refreshMessage = `To refresh this SSO session run aws sso login with the corresponding profile.`;
			if (ssoSession) {
				try {
					const _token = await fromSso({
						profile,
						filepath,
						configFilepath,
						ignoreCache,
						clientConfig,
						parentClientConfig,
						logger
					})({ callerClientConfig });
					token = {
						accessToken: _token.token,
						expiresAt: new Date(_token.expiration).toISOString()
					};
				} catch (e) {
					throw new CredentialsProviderError(e.message, {
						tryNextLink: SHOULD_FAIL_CREDENTIAL_CHAIN,
						logger
					});
				}
			} else {
				try {
					token = await getSSOTokenFromFile(ssoStartUrl);
				} catch (e) {
					throw new CredentialsProviderError(`The SSO session associated with this profile is invalid. ${refreshMessage}`, {
						tryNextLink: SHOULD_FAIL_CREDENTIAL_CHAIN,
						logger
					});
				}
			}
			if (new Date(token.expiresAt).getTime() - Date.now() <= 0) {
				throw new CredentialsProviderError(`The SSO session associated with this profile has expired. ${refreshMessage}`, {
					tryNextLink: SHOULD_FAIL_CREDENTIAL_CHAIN,
					logger
				});
			}
			const { accessToken } = token;
			const { SSOClient, GetRoleCredentialsCommand } = __webpack_require__(23707);
			const sso = ssoClient || new SSOClient(Object.assign({}, clientConfig ?? {}, {
				logger: clientConfig?.logger ?? callerClientConfig?.logger ?? parentClientConfig?.logger,
				region: clientConfig?.region ?? ssoRegion,
				userAgentAppId: clientConfig?.userAgentAppId ?? callerClientConfig?.userAgentAppId ?? parentClientConfig?.userAgentAppId
			}));
			let ssoResp;
			try {
				ssoResp = await sso.send(new GetRoleCredentialsCommand({
					accountId: ssoAccountId,
					roleName: ssoRoleName,
					accessToken
				}));
			} catch (e) {
				throw new CredentialsProviderError(e, {
					tryNextLink: SHOULD_FAIL_CREDENTIAL_CHAIN,
					logger
				});
			}
			const { roleCredentials: { accessKeyId, secretAccessKey, sessionToken, expiration, credentialScope, accountId } = {} } = ssoResp;
			if (!accessKeyId || !secretAccessKey || !sessionToken || !expiration) {
				throw new CredentialsProviderError("SSO returns an invalid temporary credential.", {
					tryNextLink: SHOULD_FAIL_CREDENTIAL_CHAIN,
					logger
				});
			}
			const credentials = {
				accessKeyId,
				secretAccessKey,
				sessionToken,
				expiration: new Date(expiration),
				...credentialScope && { credentialScope },
				...accountId && { accountId }
			};
			if (ssoSession) {
				setCredentialFeature(credentials, "CREDENTIALS_SSO", "s");
			} else {
				setCredentialFeature(credentials, "CREDENTIALS_SSO_LEGACY", "u");
			}
			return credentials;
		};
		const validateSsoProfile = (profile, logger) => {
			const { sso_start_url, sso_account_id, sso_region, sso_role_name } = profile;
			if (!sso_start_url || !sso_account_id || !sso_region || !sso_role_name) {
				throw new CredentialsProviderError(`Profile is configured with invalid SSO credentials. Required parameters "sso_account_id", ` + `"sso_region", "sso_role_name", "sso_start_url". Got ${Object.keys(profile).join(", ")}\nReference: https://docs.aws.amazon.com/cli/latest/userguide/cli-configure-sso.html`, {
					tryNextLink: false,
					logger
				});
			}
			return profile;
		};
		const fromSSO = (init = {}) => async ({ callerClientConfig } = {}) => {
			init.logger?.debug("@aws-sdk/credential-provider-sso - fromSSO");
			const { ssoStartUrl, ssoAccountId, ssoRegion, ssoRoleName, ssoSession } = init;
			const { ssoClient } = init;
			const profileName = getProfileName({ profile: init.profile ?? callerClientConfig?.profile });
			if (!ssoStartUrl && !ssoAccountId && !ssoRegion && !ssoRoleName && !ssoSession) {
				const profiles = await parseKnownFiles(init);
				const profile = profiles[profileName];
				if (!profile) {
					throw new CredentialsProviderError(`Profile ${profileName} was not found.`, { logger: init.logger });
				}
				if (!isSsoProfile(profile)) {
					throw new CredentialsProviderError(`Profile ${profileName} is not configured with SSO credentials.`, { logger: init.logger });
				}
				if (profile?.sso_session) {
					const ssoSessions = await loadSsoSessionData(init);
					const session = ssoSessions[profile.sso_session];
					const conflictMsg = ` configurations in profile ${profileName} and sso-session ${profile.sso_session}`;
					if (ssoRegion && ssoRegion !== session.sso_region) {
						throw new CredentialsProviderError(`Conflicting SSO region` + conflictMsg, {
							tryNextLink: false,
							logger: init.logger
						});
					}
					if (ssoStartUrl && ssoStartUrl !== session.sso_start_url) {
						throw new CredentialsProviderError(`Conflicting SSO start_url` + conflictMsg, {
							tryNextLink: false,
							logger: init.logger
						});
					}
					profile.sso_region = session.sso_region;
					profile.sso_start_url = session.sso_start_url;
				}
				const { sso_start_url, sso_account_id, sso_region, sso_role_name, sso_session } = validateSsoProfile(profile, init.logger);
				return resolveSSOCredentials({
					ssoStartUrl: sso_start_url,
					ssoSession: sso_session,
					ssoAccountId: sso_account_id,
					ssoRegion: sso_region,
					ssoRoleName: sso_role_name,
					ssoClient,
					clientConfig: init.clientConfig,
					parentClientConfig: init.parentClientConfig,
					callerClientConfig: init.callerClientConfig,
					profile: profileName,
					filepath: init.filepath,
					configFilepath: init.configFilepath,
					ignoreCache: init.ignoreCache,
					logger: init.logger
				});
			} else if (!ssoStartUrl || !ssoAccountId || !ssoRegion || !ssoRoleName) {
				throw new CredentialsProviderError("Incomplete configuration. The fromSSO() argument hash must include " + "\"ssoStartUrl\", \"ssoAccountId\", \"ssoRegion\", \"ssoRoleName\"", {
					tryNextLink: false,
					logger: init.logger
				});
			} else {
				return resolveSSOCredentials({
					ssoStartUrl,
					ssoSession,
					ssoAccountId,
					ssoRegion,
					ssoRoleName,
					ssoClient,
					clientConfig: init.clientConfig,
					parentClientConfig: init.parentClientConfig,
					callerClientConfig: init.callerClientConfig,
					profile: profileName,
					filepath: init.filepath,
					configFilepath: init.configFilepath,
					ignoreCache: init.ignoreCache,
					logger: init.logger
				});
			}
		};
		exports.fromSSO = fromSSO;
		exports.isSsoProfile = isSsoProfile;
		exports.validateSsoProfile = validateSsoProfile;
	}),
	23707: (function (__unused_webpack_module, exports, __webpack_require__) {
		const { GetRoleCredentialsCommand, SSOClient } = __webpack_require__(32579);
		exports.GetRoleCredentialsCommand = GetRoleCredentialsCommand;
		exports.SSOClient = SSOClient;
	}),
	29956: (function (__unused_webpack_module, exports, __webpack_require__) {
		const { setCredentialFeature } = __webpack_require__(5152);
		const { CredentialsProviderError, externalDataInterceptor } = __webpack_require__(47291);
		const { readFileSync } = __webpack_require__(73024);
		const fromWebToken = (init) => async (awsIdentityProperties) => {
			init.logger?.debug("@aws-sdk/credential-provider-web-identity - fromWebToken");
			const { roleArn, roleSessionName, webIdentityToken, providerId, policyArns, policy, durationSeconds } = init;
			let { roleAssumerWithWebIdentity } = init;
			if (!roleAssumerWithWebIdentity) {
				const { getDefaultRoleAssumerWithWebIdentity } = __webpack_require__(1136);
				roleAssumerWithWebIdentity = getDefaultRoleAssumerWithWebIdentity({
					...init.clientConfig,
					credentialProviderLogger: init.logger,
					parentClientConfig: {
						...awsIdentityProperties?.callerClientConfig,
						...init.parentClientConfig
					}
				}, init.clientPlugins);
			}
			return roleAssumerWithWebIdentity({
				RoleArn: roleArn,
				RoleSessionName: roleSessionName ?? `aws-sdk-js-session-${Date.now()}`,
				WebIdentityToken: webIdentityToken,
				ProviderId: providerId,
				PolicyArns: policyArns,
				Policy: policy,
				DurationSeconds: durationSeconds
			});
		};
		const ENV_TOKEN_FILE = "AWS_WEB_IDENTITY_TOKEN_FILE";
		const ENV_ROLE_ARN = "AWS_ROLE_ARN";
		const ENV_ROLE_SESSION_NAME = "AWS_ROLE_SESSION_NAME";
		const fromTokenFile = (init = {}) => async (awsIdentityProperties) => {
			init.logger?.debug("@aws-sdk/credential-provider-web-identity - fromTokenFile");
			const webIdentityTokenFile = init?.webIdentityTokenFile ?? process.env[ENV_TOKEN_FILE];
			const roleArn = init?.roleArn ?? process.env[ENV_ROLE_ARN];
			const roleSessionName = init?.roleSessionName ?? process.env[ENV_ROLE_SESSION_NAME];
			if (!webIdentityTokenFile || !roleArn) {
				throw new CredentialsProviderError("Web identity configuration not specified", { logger: init.logger });
			}
			const credentials = await fromWebToken({
				...init,
				webIdentityToken: externalDataInterceptor?.getTokenRecord?.()[webIdentityTokenFile] ?? readFileSync(webIdentityTokenFile, { encoding: "ascii" }),
				roleArn,
				roleSessionName
			})(awsIdentityProperties);
			if (webIdentityTokenFile === process.env[ENV_TOKEN_FILE]) {
				setCredentialFeature(credentials, "CREDENTIALS_ENV_VARS_STS_WEB_ID_TOKEN", "h");
			}
			return credentials;
		};
		exports.fromTokenFile = fromTokenFile;
		exports.fromWebToken = fromWebToken;
	}),
	29719: (function (__unused_webpack_module, exports, __webpack_require__) {
		var __webpack_unused_export__;
		const { ProviderError, CredentialsProviderError, loadConfig, NODE_REGION_CONFIG_FILE_OPTIONS } = __webpack_require__(47291);
		const { normalizeProvider } = __webpack_require__(90402);
		const createCredentialChain = (...credentialProviders) => {
			let expireAfter = -1;
			const baseFunction = async (awsIdentityProperties) => {
				const credentials = await propertyProviderChain(...credentialProviders)(awsIdentityProperties);
				if (!credentials.expiration && expireAfter !== -1) {
					credentials.expiration = new Date(Date.now() + expireAfter);
				}
				return credentials;
			};
			const withOptions = Object.assign(baseFunction, { expireAfter(milliseconds) {
				if (milliseconds < 5 * 6e4) {
					throw new Error("@aws-sdk/credential-providers - createCredentialChain(...).expireAfter(ms) may not be called with a duration lower than five minutes.");
				}
				expireAfter = milliseconds;
				return withOptions;
			} });
			return withOptions;
		};
		const propertyProviderChain = (...providers) => async (awsIdentityProperties) => {
			if (providers.length === 0) {
				throw new ProviderError("No providers in chain", { tryNextLink: false });
			}
			let lastProviderError;
			for (const provider of providers) {
				try {
					return await provider(awsIdentityProperties);
				} catch (err) {
					lastProviderError = err;
					if (err?.tryNextLink) {
						continue;
					}
					throw err;
				}
			}
			throw lastProviderError;
		};
		const fromCognitoIdentity = (options) => {
			return async (args) => {
				const { fromCognitoIdentity: _fromCognitoIdentity } = __webpack_require__(45081);
				return _fromCognitoIdentity(options)(args);
			};
		};
		const fromCognitoIdentityPool = (options) => {
			return async (args) => {
				const { fromCognitoIdentityPool: _fromCognitoIdentityPool } = __webpack_require__(45081);
				return _fromCognitoIdentityPool(options)(args);
			};
		};
		const fromContainerMetadata = (init) => {
			return async (props) => {
				init?.logger?.debug("@smithy/credential-provider-imds", "fromContainerMetadata");
				const { fromContainerMetadata: _fromContainerMetadata } = __webpack_require__(40566);
				return _fromContainerMetadata(init)();
			};
		};
		const fromEnv = (init) => {
			return async (args) => {
				const { fromEnv: _fromEnv } = __webpack_require__(55606);
				return _fromEnv(init)(args);
			};
		};
		const fromHttp = (options = {}) => {
			return async (args) => {
				const { fromHttp: _fromHttp } = __webpack_require__(98605);
				return _fromHttp(options)(args);
			};
		};
		const fromIni = (init = {}) => {
			return async (args) => {
				const { fromIni: _fromIni } = __webpack_require__(75869);
				return _fromIni({ ...init })(args);
			};
		};
		const fromInstanceMetadata = (init) => {
			return async (props) => {
				init?.logger?.debug("@smithy/credential-provider-imds", "fromInstanceMetadata");
				const { setCredentialFeature } = __webpack_require__(5152);
				const { fromInstanceMetadata: _fromInstanceMetadata } = __webpack_require__(40566);
				return _fromInstanceMetadata(init)().then((creds) => setCredentialFeature(creds, "CREDENTIALS_IMDS", "0"));
			};
		};
		const fromLoginCredentials = (init) => {
			return async (args) => {
				const { fromLoginCredentials: _fromLoginCredentials } = __webpack_require__(84072);
				return _fromLoginCredentials({ ...init })(args);
			};
		};
		const fromNodeProviderChain = (init = {}) => {
			let chain;
			return async (args) => {
				if (!chain) {
					const { defaultProvider } = __webpack_require__(5861);
					chain = defaultProvider({ ...init });
				}
				return chain(args);
			};
		};
		const fromProcess = (init) => {
			return async (args) => {
				const { fromProcess: _fromProcess } = __webpack_require__(75360);
				return _fromProcess(init)(args);
			};
		};
		const fromSSO = (init = {}) => {
			return async (args) => {
				const { fromSSO: _fromSSO } = __webpack_require__(60998);
				return _fromSSO({ ...init })(args);
			};
		};
		const ASSUME_ROLE_DEFAULT_REGION = "us-east-1";
		const fromTemporaryCredentials$1 = (options, credentialDefaultProvider, regionProvider) => {
			let stsClient;
			return async (awsIdentityProperties = {}) => {
				const { callerClientConfig } = awsIdentityProperties;
				const profile = options.clientConfig?.profile ?? callerClientConfig?.profile;
				const logger = options.logger ?? callerClientConfig?.logger;
				logger?.debug("@aws-sdk/credential-providers - fromTemporaryCredentials (STS)");
				const params = {
					...options.params,
					RoleSessionName: options.params.RoleSessionName ?? "aws-sdk-js-" + Date.now()
				};
				if (params?.SerialNumber) {
					if (!options.mfaCodeProvider) {
						throw new CredentialsProviderError(`Temporary credential requires multi-factor authentication, but no MFA code callback was provided.`, {
							tryNextLink: false,
							logger
						});
					}
					params.TokenCode = await options.mfaCodeProvider(params?.SerialNumber);
				}
				const { AssumeRoleCommand, STSClient } = __webpack_require__(17366);
				if (!stsClient) {
					const defaultCredentialsOrError = typeof credentialDefaultProvider === "function" ? credentialDefaultProvider() : undefined;
					const credentialSources = [
						options.masterCredentials,
						options.clientConfig?.credentials,
						void callerClientConfig?.credentials,
						callerClientConfig?.credentialDefaultProvider?.(),
						defaultCredentialsOrError
					];
					let credentialSource = "STS client default credentials";
					if (credentialSources[0]) {
						credentialSource = "options.masterCredentials";
					} else if (credentialSources[1]) {
						credentialSource = "options.clientConfig.credentials";
					} else if (credentialSources[2]) {
						credentialSource = "caller client's credentials";
						throw new Error("fromTemporaryCredentials recursion in callerClientConfig.credentials");
					} else if (credentialSources[3]) {
						credentialSource = "caller client's credentialDefaultProvider";
					} else if (credentialSources[4]) {
						credentialSource = "AWS SDK default credentials";
					}
					const regionSources = [
						options.clientConfig?.region,
						callerClientConfig?.region,
						await regionProvider?.({ profile }),
						ASSUME_ROLE_DEFAULT_REGION
					];
					let regionSource = "default partition's default region";
					if (regionSources[0]) {
						regionSource = "options.clientConfig.region";
					} else if (regionSources[1]) {
						regionSource = "caller client's region";
					} else if (regionSources[2]) {
						regionSource = "file or env region";
					}
					const requestHandlerSources = [filterRequestHandler(options.clientConfig?.requestHandler), filterRequestHandler(callerClientConfig?.requestHandler)];
					let requestHandlerSource = "STS default requestHandler";
					if (requestHandlerSources[0]) {
						requestHandlerSource = "options.clientConfig.requestHandler";
					} else if (requestHandlerSources[1]) {
						requestHandlerSource = "caller client's requestHandler";
					}
					logger?.debug?.(`@aws-sdk/credential-providers - fromTemporaryCredentials STS client init with ` + `${regionSource}=${await normalizeProvider(coalesce(regionSources))()}, ${credentialSource}, ${requestHandlerSource}.`);
					stsClient = new STSClient({
						userAgentAppId: callerClientConfig?.userAgentAppId,
						...options.clientConfig,
						credentials: coalesce(credentialSources),
						logger,
						profile,
						region: coalesce(regionSources),
						requestHandler: coalesce(requestHandlerSources)
					});
				}
				if (options.clientPlugins) {
					for (const plugin of options.clientPlugins) {
						stsClient.middlewareStack.use(plugin);
					}
				}
				const { Credentials } = await stsClient.send(new AssumeRoleCommand(params));
				if (!Credentials || !Credentials.AccessKeyId || !Credentials.SecretAccessKey) {
					throw new CredentialsProviderError(`Invalid response from STS.assumeRole call with role ${params.RoleArn}`, { logger });
				}
				return {
					accessKeyId: Credentials.AccessKeyId,
					secretAccessKey: Credentials.SecretAccessKey,
					sessionToken: Credentials.SessionToken,
					expiration: Credentials.Expiration,
					credentialScope: Credentials.CredentialScope
				};
			};
		};
		const filterRequestHandler = (requestHandler) => {
			return requestHandler?.metadata?.handlerProtocol === "h2" ? undefined : requestHandler;
		};
		const coalesce = (args) => {
			for (const item of args) {
				if (item !== undefined) {
					return item;
				}
			}
		};
		const fromTemporaryCredentials = (options) => {
			return fromTemporaryCredentials$1(options, fromNodeProviderChain, async ({ profile = process.env.AWS_PROFILE }) => loadConfig({
				environmentVariableSelector: (env) => env.AWS_REGION,
				configFileSelector: (profileData) => {
					return profileData.region;
				},
				default: () => undefined
			}, {
				...NODE_REGION_CONFIG_FILE_OPTIONS,
				profile
			})());
		};
		const fromTokenFile = (init = {}) => {
			return async (args) => {
				const { fromTokenFile: _fromTokenFile } = __webpack_require__(29956);
				return _fromTokenFile({ ...init })(args);
			};
		};
		const fromWebToken = (init) => {
			return async (args) => {
				const { fromWebToken: _fromWebToken } = __webpack_require__(29956);
				return _fromWebToken({ ...init })(args);
			};
		};
		__webpack_unused_export__ = createCredentialChain;
		__webpack_unused_export__ = fromCognitoIdentity;
		__webpack_unused_export__ = fromCognitoIdentityPool;
		__webpack_unused_export__ = fromContainerMetadata;
		__webpack_unused_export__ = fromEnv;
		__webpack_unused_export__ = fromHttp;
		__webpack_unused_export__ = fromIni;
		__webpack_unused_export__ = fromInstanceMetadata;
		__webpack_unused_export__ = fromLoginCredentials;
		__webpack_unused_export__ = fromNodeProviderChain;
		__webpack_unused_export__ = fromProcess;
		__webpack_unused_export__ = fromSSO;
		__webpack_unused_export__ = fromTemporaryCredentials;
		__webpack_unused_export__ = fromTokenFile;
		exports.G7 = fromWebToken;
		__webpack_unused_export__ = propertyProviderChain;
	}),
	17366: (function (__unused_webpack_module, exports, __webpack_require__) {
		const { AssumeRoleCommand, STSClient } = __webpack_require__(1136);
		exports.AssumeRoleCommand = AssumeRoleCommand;
		exports.STSClient = STSClient;
	}),
	20364: (function (__unused_webpack_module, exports, __webpack_require__) {
		const { awsEndpointFunctions, emitWarningIfUnsupportedVersion: emitWarningIfUnsupportedVersion$1, createDefaultUserAgentProvider, getDefaultSocketTimeout, NODE_APP_ID_CONFIG_OPTIONS, getAwsRegionExtensionConfiguration, resolveAwsRegionExtensionConfiguration, resolveUserAgentConfig, resolveHostHeaderConfig, getUserAgentPlugin, getHostHeaderPlugin, getLoggerPlugin, getRecursionDetectionPlugin } = __webpack_require__(5152);
		const { NoAuthSigner, getHttpAuthSchemeEndpointRuleSetPlugin, DefaultIdentityProviderConfig, getHttpSigningPlugin } = __webpack_require__(90402);
		const { normalizeProvider, getSmithyContext, ServiceException, NoOpLogger, emitWarningIfUnsupportedVersion, loadConfigsForDefaultMode, getDefaultExtensionConfiguration, resolveDefaultRuntimeConfig, Client, makeBuilder, createAggregatedClient } = __webpack_require__(92658);
		const { Command: $Command } = __webpack_require__(92658);
		exports.$Command = $Command;
		exports.__Client = Client;
		const { resolveDefaultsModeConfig, loadConfig, NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS, NODE_USE_DUALSTACK_ENDPOINT_CONFIG_OPTIONS, NODE_REGION_CONFIG_OPTIONS, NODE_REGION_CONFIG_FILE_OPTIONS, resolveRegionConfig } = __webpack_require__(47291);
		const { BinaryDecisionDiagram, EndpointCache, decideEndpoint, customEndpointFunctions, resolveEndpointConfig, getEndpointPlugin } = __webpack_require__(62085);
		const { parseUrl, getHttpHandlerExtensionConfiguration, resolveHttpHandlerRuntimeConfig, getContentLengthPlugin } = __webpack_require__(93422);
		const { DEFAULT_RETRY_MODE, NODE_RETRY_MODE_CONFIG_OPTIONS, NODE_MAX_ATTEMPT_CONFIG_OPTIONS, resolveRetryConfig, getRetryPlugin } = __webpack_require__(23609);
		const { TypeRegistry, getSchemaSerdePlugin } = __webpack_require__(26890);
		const { resolveAwsSdkSigV4Config, AwsSdkSigV4Signer, NODE_AUTH_SCHEME_PREFERENCE_OPTIONS } = __webpack_require__(97523);
		const { toUtf8, fromUtf8, toBase64, fromBase64, calculateBodyLength } = __webpack_require__(92430);
		const { streamCollector, NodeHttpHandler } = __webpack_require__(61279);
		const { AwsJson1_1Protocol } = __webpack_require__(37288);
		const { Sha256 } = __webpack_require__(99542);
		const defaultCognitoIdentityHttpAuthSchemeParametersProvider = async (config, context, input) => {
			return {
				operation: getSmithyContext(context).operation,
				region: await normalizeProvider(config.region)() || (() => {
					throw new Error("expected `region` to be configured for `aws.auth#sigv4`");
				})()
			};
		};
		function createAwsAuthSigv4HttpAuthOption(authParameters) {
			return {
				schemeId: "aws.auth#sigv4",
				signingProperties: {
					name: "cognito-identity",
					region: authParameters.region
				},
				propertiesExtractor: (config, context) => ({ signingProperties: {
					config,
					context
				} })
			};
		}
		function createSmithyApiNoAuthHttpAuthOption(authParameters) {
			return { schemeId: "smithy.api#noAuth" };
		}
		const defaultCognitoIdentityHttpAuthSchemeProvider = (authParameters) => {
			const options = [];
			switch (authParameters.operation) {
				case "GetCredentialsForIdentity": {
					options.push(createSmithyApiNoAuthHttpAuthOption());
					break;
				}
				case "GetId": {
					options.push(createSmithyApiNoAuthHttpAuthOption());
					break;
				}
				default: {
					options.push(createAwsAuthSigv4HttpAuthOption(authParameters));
				}
			}
			return options;
		};
		const resolveHttpAuthSchemeConfig = (config) => {
			const config_0 = resolveAwsSdkSigV4Config(config);
			return Object.assign(config_0, { authSchemePreference: normalizeProvider(config.authSchemePreference ?? []) });
		};
		const resolveClientEndpointParameters = (options) => {
			return Object.assign(options, {
				useDualstackEndpoint: options.useDualstackEndpoint ?? false,
				useFipsEndpoint: options.useFipsEndpoint ?? false,
				defaultSigningName: "cognito-identity"
			});
		};
		const commonParams = {
			UseFIPS: {
				type: "builtInParams",
				name: "useFipsEndpoint"
			},
			Endpoint: {
				type: "builtInParams",
				name: "endpoint"
			},
			Region: {
				type: "builtInParams",
				name: "region"
			},
			UseDualStack: {
				type: "builtInParams",
				name: "useDualstackEndpoint"
			}
		};
		var version = "3.998.3";
		var packageInfo = { version };
		const m = "ref";
		const a = -1, b = true, c = "isSet", d = "PartitionResult", e = "booleanEquals", f = "getAttr", g = "stringEquals", h = { [m]: "Endpoint" }, i = { [m]: d }, j = { [m]: "Region" }, k = {}, l = [j];
		const _data = {
			conditions: [
				[c, [h]],
				[c, l],
				[
					"aws.partition",
					l,
					d
				],
				[e, [{ [m]: "UseFIPS" }, b]],
				[e, [{
					fn: f,
					argv: [i, "supportsFIPS"]
				}, b]],
				[e, [{ [m]: "UseDualStack" }, b]],
				[e, [{
					fn: f,
					argv: [i, "supportsDualStack"]
				}, b]],
				[g, [{
					fn: f,
					argv: [i, "name"]
				}, "aws"]],
				[g, [j, "us-east-1"]],
				[g, [j, "us-east-2"]],
				[g, [j, "us-west-1"]],
				[g, [j, "us-west-2"]]
			],
			results: [
				[a],
				[a, "Invalid Configuration: FIPS and custom endpoint are not supported"],
				[a, "Invalid Configuration: Dualstack and custom endpoint are not supported"],
				[h, k],
				["https://cognito-identity-fips.us-east-1.amazonaws.com", k],
				["https://cognito-identity-fips.us-east-2.amazonaws.com", k],
				["https://cognito-identity-fips.us-west-1.amazonaws.com", k],
				["https://cognito-identity-fips.us-west-2.amazonaws.com", k],
				["https://cognito-identity-fips.{Region}.{PartitionResult#dualStackDnsSuffix}", k],
				[a, "FIPS and DualStack are enabled, but this partition does not support one or both"],
				["https://cognito-identity-fips.{Region}.{PartitionResult#dnsSuffix}", k],
				[a, "FIPS is enabled but this partition does not support FIPS"],
				["https://cognito-identity.{Region}.amazonaws.com", k],
				["https://cognito-identity.{Region}.{PartitionResult#dualStackDnsSuffix}", k],
				[a, "DualStack is enabled but this partition does not support DualStack"],
				["https://cognito-identity.{Region}.{PartitionResult#dnsSuffix}", k],
				[a, "Invalid Configuration: Missing Region"]
			]
		};
		const root = 2;
		const r = 1e8;
		const nodes = new Int32Array([
			-1,
			1,
			-1,
			0,
			17,
			3,
			1,
			4,
			r + 16,
			2,
			5,
			r + 16,
			3,
			9,
			6,
			5,
			7,
			r + 15,
			6,
			8,
			r + 14,
			7,
			r + 12,
			r + 13,
			4,
			11,
			10,
			5,
			r + 9,
			r + 11,
			5,
			12,
			r + 10,
			6,
			13,
			r + 9,
			8,
			r + 4,
			14,
			9,
			r + 5,
			15,
			10,
			r + 6,
			16,
			11,
			r + 7,
			r + 8,
			3,
			r + 1,
			18,
			5,
			r + 2,
			r + 3
		]);
		const bdd = BinaryDecisionDiagram.from(nodes, root, _data.conditions, _data.results);
		const cache = new EndpointCache({
			size: 50,
			params: [
				"Endpoint",
				"Region",
				"UseDualStack",
				"UseFIPS"
			]
		});
		const defaultEndpointResolver = (endpointParams, context = {}) => {
			return cache.get(endpointParams, () => decideEndpoint(bdd, {
				endpointParams,
				logger: context.logger
			}));
		};
		customEndpointFunctions.aws = awsEndpointFunctions;
		class CognitoIdentityServiceException extends ServiceException {
			static shapeId = "smithy.ts.sdk.synthetic.com.amazonaws.cognitoidentity#CognitoIdentityServiceException";
			constructor(options) {
				super(options);
				Object.setPrototypeOf(this, CognitoIdentityServiceException.prototype);
			}
		}
		class ExternalServiceException extends CognitoIdentityServiceException {
			static shapeId = "com.amazonaws.cognitoidentity#ExternalServiceException";
			name = "ExternalServiceException";
			$fault = "client";
			constructor(opts) {
				super({
					name: "ExternalServiceException",
					$fault: "client",
					...opts
				});
				Object.setPrototypeOf(this, ExternalServiceException.prototype);
			}
		}
		class InternalErrorException extends CognitoIdentityServiceException {
			static shapeId = "com.amazonaws.cognitoidentity#InternalErrorException";
			name = "InternalErrorException";
			$fault = "server";
			constructor(opts) {
				super({
					name: "InternalErrorException",
					$fault: "server",
					...opts
				});
				Object.setPrototypeOf(this, InternalErrorException.prototype);
			}
		}
		class InvalidIdentityPoolConfigurationException extends CognitoIdentityServiceException {
			static shapeId = "com.amazonaws.cognitoidentity#InvalidIdentityPoolConfigurationException";
			name = "InvalidIdentityPoolConfigurationException";
			$fault = "client";
			constructor(opts) {
				super({
					name: "InvalidIdentityPoolConfigurationException",
					$fault: "client",
					...opts
				});
				Object.setPrototypeOf(this, InvalidIdentityPoolConfigurationException.prototype);
			}
		}
		class InvalidParameterException extends CognitoIdentityServiceException {
			static shapeId = "com.amazonaws.cognitoidentity#InvalidParameterException";
			name = "InvalidParameterException";
			$fault = "client";
			constructor(opts) {
				super({
					name: "InvalidParameterException",
					$fault: "client",
					...opts
				});
				Object.setPrototypeOf(this, InvalidParameterException.prototype);
			}
		}
		class NotAuthorizedException extends CognitoIdentityServiceException {
			static shapeId = "com.amazonaws.cognitoidentity#NotAuthorizedException";
			name = "NotAuthorizedException";
			$fault = "client";
			constructor(opts) {
				super({
					name: "NotAuthorizedException",
					$fault: "client",
					...opts
				});
				Object.setPrototypeOf(this, NotAuthorizedException.prototype);
			}
		}
		class ResourceConflictException extends CognitoIdentityServiceException {
			static shapeId = "com.amazonaws.cognitoidentity#ResourceConflictException";
			name = "ResourceConflictException";
			$fault = "client";
			constructor(opts) {
				super({
					name: "ResourceConflictException",
					$fault: "client",
					...opts
				});
				Object.setPrototypeOf(this, ResourceConflictException.prototype);
			}
		}
		class ResourceNotFoundException extends CognitoIdentityServiceException {
			static shapeId = "com.amazonaws.cognitoidentity#ResourceNotFoundException";
			name = "ResourceNotFoundException";
			$fault = "client";
			constructor(opts) {
				super({
					name: "ResourceNotFoundException",
					$fault: "client",
					...opts
				});
				Object.setPrototypeOf(this, ResourceNotFoundException.prototype);
			}
		}
		class TooManyRequestsException extends CognitoIdentityServiceException {
			static shapeId = "com.amazonaws.cognitoidentity#TooManyRequestsException";
			name = "TooManyRequestsException";
			$fault = "client";
			constructor(opts) {
				super({
					name: "TooManyRequestsException",
					$fault: "client",
					...opts
				});
				Object.setPrototypeOf(this, TooManyRequestsException.prototype);
			}
		}
		class LimitExceededException extends CognitoIdentityServiceException {
			static shapeId = "com.amazonaws.cognitoidentity#LimitExceededException";
			name = "LimitExceededException";
			$fault = "client";
			constructor(opts) {
				super({
					name: "LimitExceededException",
					$fault: "client",
					...opts
				});
				Object.setPrototypeOf(this, LimitExceededException.prototype);
			}
		}
		const _AI = "AccountId";
		const _AKI = "AccessKeyId";
		const _C = "Credentials";
		const _CRA = "CustomRoleArn";
		const _E = "Expiration";
		const _ESE = "ExternalServiceException";
		const _GCFI = "GetCredentialsForIdentity";
		const _GCFII = "GetCredentialsForIdentityInput";
		const _GCFIR = "GetCredentialsForIdentityResponse";
		const _GI = "GetId";
		const _GII = "GetIdInput";
		const _GIR = "GetIdResponse";
		const _IEE = "InternalErrorException";
		const _II = "IdentityId";
		const _IIPCE = "InvalidIdentityPoolConfigurationException";
		const _IPE = "InvalidParameterException";
		const _IPI = "IdentityPoolId";
		const _IPT = "IdentityProviderToken";
		const _L = "Logins";
		const _LEE = "LimitExceededException";
		const _LM = "LoginsMap";
		const _NAE = "NotAuthorizedException";
		const _RCE = "ResourceConflictException";
		const _RNFE = "ResourceNotFoundException";
		const _SK = "SecretKey";
		const _SKS = "SecretKeyString";
		const _ST = "SessionToken";
		const _TMRE = "TooManyRequestsException";
		const _c = "client";
		const _e = "error";
		const _hE = "httpError";
		const _m = "message";
		const _s = "smithy.ts.sdk.synthetic.com.amazonaws.cognitoidentity";
		const _se = "server";
		const n0 = "com.amazonaws.cognitoidentity";
		const _s_registry = new TypeRegistry(_s);
		var CognitoIdentityServiceException$ = [
			-3,
			_s,
			"CognitoIdentityServiceException",
			0,
			[],
			[]
		];
		_s_registry.registerError(CognitoIdentityServiceException$, CognitoIdentityServiceException);
		const n0_registry = new TypeRegistry(n0);
		var ExternalServiceException$ = [
			-3,
			n0,
			_ESE,
			{
				[_e]: _c,
				[_hE]: 400
			},
			[_m],
			[0]
		];
		n0_registry.registerError(ExternalServiceException$, ExternalServiceException);
		var InternalErrorException$ = [
			-3,
			n0,
			_IEE,
			{ [_e]: _se },
			[_m],
			[0]
		];
		n0_registry.registerError(InternalErrorException$, InternalErrorException);
		var InvalidIdentityPoolConfigurationException$ = [
			-3,
			n0,
			_IIPCE,
			{
				[_e]: _c,
				[_hE]: 400
			},
			[_m],
			[0]
		];
		n0_registry.registerError(InvalidIdentityPoolConfigurationException$, InvalidIdentityPoolConfigurationException);
		var InvalidParameterException$ = [
			-3,
			n0,
			_IPE,
			{
				[_e]: _c,
				[_hE]: 400
			},
			[_m],
			[0]
		];
		n0_registry.registerError(InvalidParameterException$, InvalidParameterException);
		var LimitExceededException$ = [
			-3,
			n0,
			_LEE,
			{
				[_e]: _c,
				[_hE]: 400
			},
			[_m],
			[0]
		];
		n0_registry.registerError(LimitExceededException$, LimitExceededException);
		var NotAuthorizedException$ = [
			-3,
			n0,
			_NAE,
			{
				[_e]: _c,
				[_hE]: 403
			},
			[_m],
			[0]
		];
		n0_registry.registerError(NotAuthorizedException$, NotAuthorizedException);
		var ResourceConflictException$ = [
			-3,
			n0,
			_RCE,
			{
				[_e]: _c,
				[_hE]: 409
			},
			[_m],
			[0]
		];
		n0_registry.registerError(ResourceConflictException$, ResourceConflictException);
		var ResourceNotFoundException$ = [
			-3,
			n0,
			_RNFE,
			{
				[_e]: _c,
				[_hE]: 404
			},
			[_m],
			[0]
		];
		n0_registry.registerError(ResourceNotFoundException$, ResourceNotFoundException);
		var TooManyRequestsException$ = [
			-3,
			n0,
			_TMRE,
			{
				[_e]: _c,
				[_hE]: 429
			},
			[_m],
			[0]
		];
		n0_registry.registerError(TooManyRequestsException$, TooManyRequestsException);
		const errorTypeRegistries = [_s_registry, n0_registry];
		var IdentityProviderToken = [
			0,
			n0,
			_IPT,
			8,
			0
		];
		var SecretKeyString = [
			0,
			n0,
			_SKS,
			8,
			0
		];
		var Credentials$ = [
			3,
			n0,
			_C,
			0,
			[
				_AKI,
				_SK,
				_ST,
				_E
			],
			[
				0,
				[() => SecretKeyString, 0],
				0,
				4
			]
		];
		var GetCredentialsForIdentityInput$ = [
			3,
			n0,
			_GCFII,
			0,
			[
				_II,
				_L,
				_CRA
			],
			[
				0,
				[() => LoginsMap, 0],
				0
			],
			1
		];
		var GetCredentialsForIdentityResponse$ = [
			3,
			n0,
			_GCFIR,
			0,
			[_II, _C],
			[0, [() => Credentials$, 0]]
		];
		var GetIdInput$ = [
			3,
			n0,
			_GII,
			0,
			[
				_IPI,
				_AI,
				_L
			],
			[
				0,
				0,
				[() => LoginsMap, 0]
			],
			1
		];
		var GetIdResponse$ = [
			3,
			n0,
			_GIR,
			0,
			[_II],
			[0]
		];
		var LoginsMap = [
			2,
			n0,
			_LM,
			0,
			[0, 0],
			[() => IdentityProviderToken, 0]
		];
		var GetCredentialsForIdentity$ = [
			9,
			n0,
			_GCFI,
			0,
			() => GetCredentialsForIdentityInput$,
			() => GetCredentialsForIdentityResponse$
		];
		var GetId$ = [
			9,
			n0,
			_GI,
			0,
			() => GetIdInput$,
			() => GetIdResponse$
		];
		const getRuntimeConfig$1 = (config) => {
			return {
				apiVersion: "2014-06-30",
				base64Decoder: config?.base64Decoder ?? fromBase64,
				base64Encoder: config?.base64Encoder ?? toBase64,
				disableHostPrefix: config?.disableHostPrefix ?? false,
				endpointProvider: config?.endpointProvider ?? defaultEndpointResolver,
				extensions: config?.extensions ?? [],
				httpAuthSchemeProvider: config?.httpAuthSchemeProvider ?? defaultCognitoIdentityHttpAuthSchemeProvider,
				httpAuthSchemes: config?.httpAuthSchemes ?? [{
					schemeId: "aws.auth#sigv4",
					identityProvider: (ipc) => ipc.getIdentityProvider("aws.auth#sigv4"),
					signer: new AwsSdkSigV4Signer()
				}, {
					schemeId: "smithy.api#noAuth",
					identityProvider: (ipc) => ipc.getIdentityProvider("smithy.api#noAuth") || (async () => ({})),
					signer: new NoAuthSigner()
				}],
				logger: config?.logger ?? new NoOpLogger(),
				protocol: config?.protocol ?? AwsJson1_1Protocol,
				protocolSettings: config?.protocolSettings ?? {
					defaultNamespace: "com.amazonaws.cognitoidentity",
					errorTypeRegistries,
					xmlNamespace: "http://cognito-identity.amazonaws.com/doc/2014-06-30/",
					version: "2014-06-30",
					serviceTarget: "AWSCognitoIdentityService"
				},
				serviceId: config?.serviceId ?? "Cognito Identity",
				sha256: config?.sha256 ?? Sha256,
				urlParser: config?.urlParser ?? parseUrl,
				utf8Decoder: config?.utf8Decoder ?? fromUtf8,
				utf8Encoder: config?.utf8Encoder ?? toUtf8
			};
		};
		const getRuntimeConfig = (config) => {
			emitWarningIfUnsupportedVersion(process.version);
			const defaultsMode = resolveDefaultsModeConfig(config);
			const defaultConfigProvider = () => defaultsMode().then(loadConfigsForDefaultMode);
			const clientSharedValues = getRuntimeConfig$1(config);
			emitWarningIfUnsupportedVersion$1(process.version);
			const loaderConfig = {
				profile: config?.profile,
				logger: clientSharedValues.logger
			};
			return {
				...clientSharedValues,
				...config,
				runtime: "node",
				defaultsMode,
				authSchemePreference: config?.authSchemePreference ?? loadConfig(NODE_AUTH_SCHEME_PREFERENCE_OPTIONS, loaderConfig),
				bodyLengthChecker: config?.bodyLengthChecker ?? calculateBodyLength,
				defaultSocketTimeout: getDefaultSocketTimeout(config?.requestHandler, 3e5),
				defaultUserAgentProvider: config?.defaultUserAgentProvider ?? createDefaultUserAgentProvider({
					serviceId: clientSharedValues.serviceId,
					clientVersion: packageInfo.version
				}),
				maxAttempts: config?.maxAttempts ?? loadConfig(NODE_MAX_ATTEMPT_CONFIG_OPTIONS, config),
				region: config?.region ?? loadConfig(NODE_REGION_CONFIG_OPTIONS, {
					...NODE_REGION_CONFIG_FILE_OPTIONS,
					...loaderConfig
				}),
				requestHandler: NodeHttpHandler.create(config?.requestHandler ?? defaultConfigProvider),
				retryMode: config?.retryMode ?? loadConfig({
					...NODE_RETRY_MODE_CONFIG_OPTIONS,
					default: async () => (await defaultConfigProvider()).retryMode || DEFAULT_RETRY_MODE
				}, config),
				streamCollector: config?.streamCollector ?? streamCollector,
				useDualstackEndpoint: config?.useDualstackEndpoint ?? loadConfig(NODE_USE_DUALSTACK_ENDPOINT_CONFIG_OPTIONS, loaderConfig),
				useFipsEndpoint: config?.useFipsEndpoint ?? loadConfig(NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS, loaderConfig),
				userAgentAppId: config?.userAgentAppId ?? loadConfig(NODE_APP_ID_CONFIG_OPTIONS, loaderConfig)
			};
		};
		const getHttpAuthExtensionConfiguration = (runtimeConfig) => {
			const _httpAuthSchemes = runtimeConfig.httpAuthSchemes;
			let _httpAuthSchemeProvider = runtimeConfig.httpAuthSchemeProvider;
			let _credentials = runtimeConfig.credentials;
			return {
				setHttpAuthScheme(httpAuthScheme) {
					const index = _httpAuthSchemes.findIndex((scheme) => scheme.schemeId === httpAuthScheme.schemeId);
					if (index === -1) {
						_httpAuthSchemes.push(httpAuthScheme);
					} else {
						_httpAuthSchemes.splice(index, 1, httpAuthScheme);
					}
				},
				httpAuthSchemes() {
					return _httpAuthSchemes;
				},
				setHttpAuthSchemeProvider(httpAuthSchemeProvider) {
					_httpAuthSchemeProvider = httpAuthSchemeProvider;
				},
				httpAuthSchemeProvider() {
					return _httpAuthSchemeProvider;
				},
				setCredentials(credentials) {
					_credentials = credentials;
				},
				credentials() {
					return _credentials;
				}
			};
		};
		const resolveHttpAuthRuntimeConfig = (config) => {
			return {
				httpAuthSchemes: config.httpAuthSchemes(),
				httpAuthSchemeProvider: config.httpAuthSchemeProvider(),
				credentials: config.credentials()
			};
		};
		const resolveRuntimeExtensions = (runtimeConfig, extensions) => {
			const extensionConfiguration = Object.assign(getAwsRegionExtensionConfiguration(runtimeConfig), getDefaultExtensionConfiguration(runtimeConfig), getHttpHandlerExtensionConfiguration(runtimeConfig), getHttpAuthExtensionConfiguration(runtimeConfig));
			extensions.forEach((extension) => extension.configure(extensionConfiguration));
			return Object.assign(runtimeConfig, resolveAwsRegionExtensionConfiguration(extensionConfiguration), resolveDefaultRuntimeConfig(extensionConfiguration), resolveHttpHandlerRuntimeConfig(extensionConfiguration), resolveHttpAuthRuntimeConfig(extensionConfiguration));
		};
		class CognitoIdentityClient extends Client {
			config;
			constructor(...[configuration]) {
				const _config_0 = getRuntimeConfig(configuration || {});
				super(_config_0);
				this.initConfig = _config_0;
				const _config_1 = resolveClientEndpointParameters(_config_0);
				const _config_2 = resolveUserAgentConfig(_config_1);
				const _config_3 = resolveRetryConfig(_config_2);
				const _config_4 = resolveRegionConfig(_config_3);
				const _config_5 = resolveHostHeaderConfig(_config_4);
				const _config_6 = resolveEndpointConfig(_config_5);
				const _config_7 = resolveHttpAuthSchemeConfig(_config_6);
				const _config_8 = resolveRuntimeExtensions(_config_7, configuration?.extensions || []);
				this.config = _config_8;
				this.middlewareStack.use(getSchemaSerdePlugin(this.config));
				this.middlewareStack.use(getUserAgentPlugin(this.config));
				this.middlewareStack.use(getRetryPlugin(this.config));
				this.middlewareStack.use(getContentLengthPlugin(this.config));
				this.middlewareStack.use(getHostHeaderPlugin(this.config));
				this.middlewareStack.use(getLoggerPlugin(this.config));
				this.middlewareStack.use(getRecursionDetectionPlugin(this.config));
				this.middlewareStack.use(getHttpAuthSchemeEndpointRuleSetPlugin(this.config, {
					httpAuthSchemeParametersProvider: defaultCognitoIdentityHttpAuthSchemeParametersProvider,
					identityProviderConfigProvider: async (config) => new DefaultIdentityProviderConfig({ "aws.auth#sigv4": config.credentials })
				}));
				this.middlewareStack.use(getHttpSigningPlugin(this.config));
			}
			destroy() {
				super.destroy();
			}
		}
		const command = makeBuilder(commonParams, "AWSCognitoIdentityService", "CognitoIdentityClient", getEndpointPlugin);
		const _ep0 = {};
		const _mw0 = (Command, cs, config, o) => [];
		class GetCredentialsForIdentityCommand extends command(_ep0, _mw0, "GetCredentialsForIdentity", GetCredentialsForIdentity$) {}
		class GetIdCommand extends command(_ep0, _mw0, "GetId", GetId$) {}
		const commands = {
			GetCredentialsForIdentityCommand,
			GetIdCommand
		};
		class CognitoIdentity extends CognitoIdentityClient {}
		createAggregatedClient(commands, CognitoIdentity);
		exports.CognitoIdentity = CognitoIdentity;
		exports.CognitoIdentityClient = CognitoIdentityClient;
		exports.CognitoIdentityServiceException = CognitoIdentityServiceException;
		exports.CognitoIdentityServiceException$ = CognitoIdentityServiceException$;
		exports.Credentials$ = Credentials$;
		exports.ExternalServiceException = ExternalServiceException;
		exports.ExternalServiceException$ = ExternalServiceException$;
		exports.GetCredentialsForIdentity$ = GetCredentialsForIdentity$;
		exports.GetCredentialsForIdentityCommand = GetCredentialsForIdentityCommand;
		exports.GetCredentialsForIdentityInput$ = GetCredentialsForIdentityInput$;
		exports.GetCredentialsForIdentityResponse$ = GetCredentialsForIdentityResponse$;
		exports.GetId$ = GetId$;
		exports.GetIdCommand = GetIdCommand;
		exports.GetIdInput$ = GetIdInput$;
		exports.GetIdResponse$ = GetIdResponse$;
		exports.InternalErrorException = InternalErrorException;
		exports.InternalErrorException$ = InternalErrorException$;
		exports.InvalidIdentityPoolConfigurationException = InvalidIdentityPoolConfigurationException;
		exports.InvalidIdentityPoolConfigurationException$ = InvalidIdentityPoolConfigurationException$;
		exports.InvalidParameterException = InvalidParameterException;
		exports.InvalidParameterException$ = InvalidParameterException$;
		exports.LimitExceededException = LimitExceededException;
		exports.LimitExceededException$ = LimitExceededException$;
		exports.NotAuthorizedException = NotAuthorizedException;
		exports.NotAuthorizedException$ = NotAuthorizedException$;
		exports.ResourceConflictException = ResourceConflictException;
		exports.ResourceConflictException$ = ResourceConflictException$;
		exports.ResourceNotFoundException = ResourceNotFoundException;
		exports.ResourceNotFoundException$ = ResourceNotFoundException$;
		exports.TooManyRequestsException = TooManyRequestsException;
		exports.TooManyRequestsException$ = TooManyRequestsException$;
		exports.errorTypeRegistries = errorTypeRegistries;
	}),
	99762: (function (__unused_webpack_module, exports, __webpack_require__) {
		const { awsEndpointFunctions, emitWarningIfUnsupportedVersion: emitWarningIfUnsupportedVersion$1, createDefaultUserAgentProvider, getDefaultSocketTimeout, NODE_APP_ID_CONFIG_OPTIONS, getAwsRegionExtensionConfiguration, resolveAwsRegionExtensionConfiguration, resolveUserAgentConfig, resolveHostHeaderConfig, getUserAgentPlugin, getHostHeaderPlugin, getLoggerPlugin, getRecursionDetectionPlugin } = __webpack_require__(5152);
		const { NoAuthSigner, getHttpAuthSchemeEndpointRuleSetPlugin, DefaultIdentityProviderConfig, getHttpSigningPlugin } = __webpack_require__(90402);
		const { normalizeProvider, getSmithyContext, ServiceException, NoOpLogger, emitWarningIfUnsupportedVersion, loadConfigsForDefaultMode, getDefaultExtensionConfiguration, resolveDefaultRuntimeConfig, Client, makeBuilder, createAggregatedClient } = __webpack_require__(92658);
		const { Command: $Command } = __webpack_require__(92658);
		exports.$Command = $Command;
		exports.__Client = Client;
		const { resolveDefaultsModeConfig, loadConfig, NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS, NODE_USE_DUALSTACK_ENDPOINT_CONFIG_OPTIONS, NODE_REGION_CONFIG_OPTIONS, NODE_REGION_CONFIG_FILE_OPTIONS, resolveRegionConfig } = __webpack_require__(47291);
		const { BinaryDecisionDiagram, EndpointCache, decideEndpoint, customEndpointFunctions, resolveEndpointConfig, getEndpointPlugin } = __webpack_require__(62085);
		const { parseUrl, getHttpHandlerExtensionConfiguration, resolveHttpHandlerRuntimeConfig, getContentLengthPlugin } = __webpack_require__(93422);
		const { DEFAULT_RETRY_MODE, NODE_RETRY_MODE_CONFIG_OPTIONS, NODE_MAX_ATTEMPT_CONFIG_OPTIONS, resolveRetryConfig, getRetryPlugin } = __webpack_require__(23609);
		const { TypeRegistry, getSchemaSerdePlugin } = __webpack_require__(26890);
		const { resolveAwsSdkSigV4Config, AwsSdkSigV4Signer, NODE_AUTH_SCHEME_PREFERENCE_OPTIONS } = __webpack_require__(97523);
		const { toUtf8, fromUtf8, toBase64, fromBase64, calculateBodyLength } = __webpack_require__(92430);
		const { streamCollector, NodeHttpHandler } = __webpack_require__(61279);
		const { AwsRestJsonProtocol } = __webpack_require__(37288);
		const { Sha256 } = __webpack_require__(99542);
		const defaultSigninHttpAuthSchemeParametersProvider = async (config, context, input) => {
			return {
				operation: getSmithyContext(context).operation,
				region: await normalizeProvider(config.region)() || (() => {
					throw new Error("expected `region` to be configured for `aws.auth#sigv4`");
				})()
			};
		};
		function createAwsAuthSigv4HttpAuthOption(authParameters) {
			return {
				schemeId: "aws.auth#sigv4",
				signingProperties: {
					name: "signin",
					region: authParameters.region
				},
				propertiesExtractor: (config, context) => ({ signingProperties: {
					config,
					context
				} })
			};
		}
		function createSmithyApiNoAuthHttpAuthOption(authParameters) {
			return { schemeId: "smithy.api#noAuth" };
		}
		const defaultSigninHttpAuthSchemeProvider = (authParameters) => {
			const options = [];
			switch (authParameters.operation) {
				case "CreateOAuth2Token": {
					options.push(createSmithyApiNoAuthHttpAuthOption());
					break;
				}
				default: {
					options.push(createAwsAuthSigv4HttpAuthOption(authParameters));
				}
			}
			return options;
		};
		const resolveHttpAuthSchemeConfig = (config) => {
			const config_0 = resolveAwsSdkSigV4Config(config);
			return Object.assign(config_0, { authSchemePreference: normalizeProvider(config.authSchemePreference ?? []) });
		};
		const resolveClientEndpointParameters = (options) => {
			return Object.assign(options, {
				useDualstackEndpoint: options.useDualstackEndpoint ?? false,
				useFipsEndpoint: options.useFipsEndpoint ?? false,
				defaultSigningName: "signin"
			});
		};
		const commonParams = {
			UseFIPS: {
				type: "builtInParams",
				name: "useFipsEndpoint"
			},
			Endpoint: {
				type: "builtInParams",
				name: "endpoint"
			},
			Region: {
				type: "builtInParams",
				name: "region"
			},
			UseDualStack: {
				type: "builtInParams",
				name: "useDualstackEndpoint"
			}
		};
		var version = "3.998.3";
		var packageInfo = { version };
		const s = "ref";
		const a = -1, b = false, c = true, d = "isSet", e = "booleanEquals", f = "coalesce", g = "PartitionResult", h = "stringEquals", i = "getAttr", j = "https://signin.{Region}.{PartitionResult#dualStackDnsSuffix}", k = { [s]: "Endpoint" }, l = {
			"fn": i,
			"argv": [{ [s]: g }, "name"]
		}, m = { [s]: "Region" }, n = { [s]: g }, o = { "authSchemes": [{
			"name": "sigv4",
			"signingName": "signin",
			"signingRegion": "{Region}"
		}] }, p = {}, q = [m];
		const _data = {
			conditions: [
				[d, q],
				[e, [{
					fn: f,
					argv: [{ [s]: "IsControlPlane" }, b]
				}, c]],
				[d, [k]],
				[
					"aws.partition",
					q,
					g
				],
				[e, [{ [s]: "UseFIPS" }, c]],
				[h, [l, "aws"]],
				[e, [{
					fn: f,
					argv: [{ [s]: "IsOAuthEndpoint" }, b]
				}, c]],
				[e, [{ [s]: "UseDualStack" }, c]],
				[h, [l, "aws-cn"]],
				[h, [m, "us-gov-west-1"]],
				[h, [l, "aws-us-gov"]],
				[e, [{
					fn: i,
					argv: [n, "supportsFIPS"]
				}, c]],
				[h, [l, "aws-iso"]],
				[h, [l, "aws-iso-b"]],
				[h, [l, "aws-iso-f"]],
				[h, [l, "aws-iso-e"]],
				[h, [l, "aws-eusc"]],
				[e, [{
					fn: i,
					argv: [n, "supportsDualStack"]
				}, c]]
			],
			results: [
				[a],
				["https://signin.{Region}.api.aws", o],
				["https://signin.{Region}.api.amazonwebservices.com.cn", o],
				[j, o],
				[a, "FIPS endpoints are not supported for OAuth operations. Disable FIPS or use a non-OAuth operation."],
				["https://{Region}.oauth.signin.aws", o],
				["https://{Region}.signin.aws.amazon.com", p],
				["https://{Region}.signin.amazonaws.cn", p],
				["https://{Region}.signin.amazonaws-us-gov.com", p],
				["https://{Region}.signin.c2shome.ic.gov", p],
				["https://{Region}.signin.sc2shome.sgov.gov", p],
				["https://{Region}.signin.csphome.hci.ic.gov", p],
				["https://{Region}.signin.csphome.adc-e.uk", p],
				["https://{Region}.signin.amazonaws-eusc.eu", p],
				["https://signin-fips.amazonaws-us-gov.com", p],
				["https://{Region}.signin-fips.amazonaws-us-gov.com", p],
				["https://{Region}.signin.{PartitionResult#dnsSuffix}", p],
				[a, "Invalid Configuration: FIPS and custom endpoint are not supported"],
				[a, "Invalid Configuration: Dualstack and custom endpoint are not supported"],
				[k, p],
				["https://signin-fips.{Region}.{PartitionResult#dualStackDnsSuffix}", p],
				[a, "FIPS and DualStack are enabled, but this partition does not support one or both"],
				["https://signin-fips.{Region}.{PartitionResult#dnsSuffix}", p],
				[a, "FIPS is enabled but this partition does not support FIPS"],
				[j, p],
				[a, "DualStack is enabled but this partition does not support DualStack"],
				["https://signin.{Region}.{PartitionResult#dnsSuffix}", p],
				[a, "Invalid Configuration: Missing Region"]
			]
		};
		const root = 2;
		const r = 1e8;
		const nodes = new Int32Array([
			-1,
			1,
			-1,
			0,
			6,
			3,
			2,
			36,
			4,
			4,
			5,
			r + 27,
			6,
			r + 4,
			r + 27,
			1,
			29,
			7,
			2,
			36,
			8,
			3,
			9,
			31,
			4,
			22,
			10,
			5,
			19,
			11,
			7,
			21,
			12,
			8,
			r + 7,
			13,
			10,
			r + 8,
			14,
			12,
			r + 9,
			15,
			13,
			r + 10,
			16,
			14,
			r + 11,
			17,
			15,
			r + 12,
			18,
			16,
			r + 13,
			r + 16,
			6,
			r + 5,
			20,
			7,
			21,
			r + 6,
			17,
			r + 24,
			r + 25,
			6,
			r + 4,
			23,
			7,
			27,
			24,
			9,
			r + 14,
			25,
			10,
			r + 15,
			26,
			11,
			r + 22,
			r + 23,
			11,
			28,
			r + 21,
			17,
			r + 20,
			r + 21,
			2,
			35,
			30,
			3,
			39,
			31,
			4,
			32,
			r + 27,
			6,
			r + 4,
			33,
			7,
			r + 27,
			34,
			9,
			r + 14,
			r + 27,
			3,
			39,
			36,
			4,
			38,
			37,
			7,
			r + 18,
			r + 19,
			6,
			r + 4,
			r + 17,
			5,
			r + 1,
			40,
			8,
			r + 2,
			r + 3
		]);
		const bdd = BinaryDecisionDiagram.from(nodes, root, _data.conditions, _data.results);
		const cache = new EndpointCache({
			size: 50,
			params: [
				"Endpoint",
				"IsControlPlane",
				"IsOAuthEndpoint",
				"Region",
				"UseDualStack",
				"UseFIPS"
			]
		});
		const defaultEndpointResolver = (endpointParams, context = {}) => {
			return cache.get(endpointParams, () => decideEndpoint(bdd, {
				endpointParams,
				logger: context.logger
			}));
		};
		customEndpointFunctions.aws = awsEndpointFunctions;
		class SigninServiceException extends ServiceException {
			static shapeId = "smithy.ts.sdk.synthetic.com.amazonaws.signin#SigninServiceException";
			constructor(options) {
				super(options);
				Object.setPrototypeOf(this, SigninServiceException.prototype);
			}
		}
		class AccessDeniedException extends SigninServiceException {
			static shapeId = "com.amazonaws.signin#AccessDeniedException";
			name = "AccessDeniedException";
			$fault = "client";
			error;
			constructor(opts) {
				super({
					name: "AccessDeniedException",
					$fault: "client",
					...opts
				});
				Object.setPrototypeOf(this, AccessDeniedException.prototype);
				this.error = opts.error;
			}
		}
		class InternalServerException extends SigninServiceException {
			static shapeId = "com.amazonaws.signin#InternalServerException";
			name = "InternalServerException";
			$fault = "server";
			error;
			constructor(opts) {
				super({
					name: "InternalServerException",
					$fault: "server",
					...opts
				});
				Object.setPrototypeOf(this, InternalServerException.prototype);
				this.error = opts.error;
			}
		}
		class TooManyRequestsError extends SigninServiceException {
			static shapeId = "com.amazonaws.signin#TooManyRequestsError";
			name = "TooManyRequestsError";
			$fault = "client";
			error;
			constructor(opts) {
				super({
					name: "TooManyRequestsError",
					$fault: "client",
					...opts
				});
				Object.setPrototypeOf(this, TooManyRequestsError.prototype);
				this.error = opts.error;
			}
		}
		class ValidationException extends SigninServiceException {
			static shapeId = "com.amazonaws.signin#ValidationException";
			name = "ValidationException";
			$fault = "client";
			error;
			constructor(opts) {
				super({
					name: "ValidationException",
					$fault: "client",
					...opts
				});
				Object.setPrototypeOf(this, ValidationException.prototype);
				this.error = opts.error;
			}
		}
		const _ADE = "AccessDeniedException";
		const _AT = "AccessToken";
		const _COAT = "CreateOAuth2Token";
		const _COATR = "CreateOAuth2TokenRequest";
		const _COATRB = "CreateOAuth2TokenRequestBody";
		const _COATRBr = "CreateOAuth2TokenResponseBody";
		const _COATRr = "CreateOAuth2TokenResponse";
		const _COATWIAM = "CreateOAuth2TokenWithIAM";
		const _COATWIAMR = "CreateOAuth2TokenWithIAMRequest";
		const _COATWIAMRr = "CreateOAuth2TokenWithIAMResponse";
		const _ISE = "InternalServerException";
		const _OAAT = "OAuthAccessToken";
		const _RT = "RefreshToken";
		const _TMRE = "TooManyRequestsError";
		const _VE = "ValidationException";
		const _aKI = "accessKeyId";
		const _aT = "accessToken";
		const _at = "access_token";
		const _c = "client";
		const _cI = "clientId";
		const _cV = "codeVerifier";
		const _co = "code";
		const _e = "error";
		const _eI = "expiresIn";
		const _ei = "expires_in";
		const _gT = "grantType";
		const _gt = "grant_type";
		const _h = "http";
		const _hE = "httpError";
		const _iT = "idToken";
		const _jN = "jsonName";
		const _m = "message";
		const _r = "resource";
		const _rT = "refreshToken";
		const _rU = "redirectUri";
		const _s = "smithy.ts.sdk.synthetic.com.amazonaws.signin";
		const _sAK = "secretAccessKey";
		const _sT = "sessionToken";
		const _se = "server";
		const _tI = "tokenInput";
		const _tO = "tokenOutput";
		const _tT = "tokenType";
		const _tt = "token_type";
		const n0 = "com.amazonaws.signin";
		const _s_registry = new TypeRegistry(_s);
		var SigninServiceException$ = [
			-3,
			_s,
			"SigninServiceException",
			0,
			[],
			[]
		];
		_s_registry.registerError(SigninServiceException$, SigninServiceException);
		const n0_registry = new TypeRegistry(n0);
		var AccessDeniedException$ = [
			-3,
			n0,
			_ADE,
			{ [_e]: _c },
			[_e, _m],
			[0, 0],
			2
		];
		n0_registry.registerError(AccessDeniedException$, AccessDeniedException);
		var InternalServerException$ = [
			-3,
			n0,
			_ISE,
			{
				[_e]: _se,
				[_hE]: 500
			},
			[_e, _m],
			[0, 0],
			2
		];
		n0_registry.registerError(InternalServerException$, InternalServerException);
		var TooManyRequestsError$ = [
			-3,
			n0,
			_TMRE,
			{
				[_e]: _c,
				[_hE]: 429
			},
			[_e, _m],
			[0, 0],
			2
		];
		n0_registry.registerError(TooManyRequestsError$, TooManyRequestsError);
		var ValidationException$ = [
			-3,
			n0,
			_VE,
			{
				[_e]: _c,
				[_hE]: 400
			},
			[_e, _m],
			[0, 0],
			2
		];
		n0_registry.registerError(ValidationException$, ValidationException);
		const errorTypeRegistries = [_s_registry, n0_registry];
		var OAuthAccessToken = [
			0,
			n0,
			_OAAT,
			8,
			0
		];
		var RefreshToken = [
			0,
			n0,
			_RT,
			8,
			0
		];
		var AccessToken$ = [
			3,
			n0,
			_AT,
			8,
			[
				_aKI,
				_sAK,
				_sT
			],
			[
				[0, { [_jN]: _aKI }],
				[0, { [_jN]: _sAK }],
				[0, { [_jN]: _sT }]
			],
			3
		];
		var CreateOAuth2TokenRequest$ = [
			3,
			n0,
			_COATR,
			0,
			[_tI],
			[[() => CreateOAuth2TokenRequestBody$, 16]],
			1
		];
		var CreateOAuth2TokenRequestBody$ = [
			3,
			n0,
			_COATRB,
			0,
			[
				_cI,
				_gT,
				_co,
				_rU,
				_cV,
				_rT
			],
			[
				[0, { [_jN]: _cI }],
				[0, { [_jN]: _gT }],
				0,
				[0, { [_jN]: _rU }],
				[0, { [_jN]: _cV }],
				[() => RefreshToken, { [_jN]: _rT }]
			],
			2
		];
		var CreateOAuth2TokenResponse$ = [
			3,
			n0,
			_COATRr,
			0,
			[_tO],
			[[() => CreateOAuth2TokenResponseBody$, 16]],
			1
		];
		var CreateOAuth2TokenResponseBody$ = [
			3,
			n0,
			_COATRBr,
			0,
			[
				_aT,
				_tT,
				_eI,
				_rT,
				_iT
			],
			[
				[() => AccessToken$, { [_jN]: _aT }],
				[0, { [_jN]: _tT }],
				[1, { [_jN]: _eI }],
				[() => RefreshToken, { [_jN]: _rT }],
				[0, { [_jN]: _iT }]
			],
			4
		];
		var CreateOAuth2TokenWithIAMRequest$ = [
			3,
			n0,
			_COATWIAMR,
			0,
			[_gT, _r],
			[[0, { [_jN]: _gt }], 0],
			2
		];
		var CreateOAuth2TokenWithIAMResponse$ = [
			3,
			n0,
			_COATWIAMRr,
			0,
			[
				_aT,
				_tT,
				_eI
			],
			[
				[() => OAuthAccessToken, { [_jN]: _at }],
				[0, { [_jN]: _tt }],
				[1, { [_jN]: _ei }]
			],
			3
		];
		var CreateOAuth2Token$ = [
			9,
			n0,
			_COAT,
			{ [_h]: [
				"POST",
				"/v1/token",
				200
			] },
			() => CreateOAuth2TokenRequest$,
			() => CreateOAuth2TokenResponse$
		];
		var CreateOAuth2TokenWithIAM$ = [
			9,
			n0,
			_COATWIAM,
			{ [_h]: [
				"POST",
				"/v1/token?x-amz-client-auth-method=iam",
				200
			] },
			() => CreateOAuth2TokenWithIAMRequest$,
			() => CreateOAuth2TokenWithIAMResponse$
		];
		const getRuntimeConfig$1 = (config) => {
			return {
				apiVersion: "2023-01-01",
				base64Decoder: config?.base64Decoder ?? fromBase64,
				base64Encoder: config?.base64Encoder ?? toBase64,
				disableHostPrefix: config?.disableHostPrefix ?? false,
				endpointProvider: config?.endpointProvider ?? defaultEndpointResolver,
				extensions: config?.extensions ?? [],
				httpAuthSchemeProvider: config?.httpAuthSchemeProvider ?? defaultSigninHttpAuthSchemeProvider,
				httpAuthSchemes: config?.httpAuthSchemes ?? [{
					schemeId: "aws.auth#sigv4",
					identityProvider: (ipc) => ipc.getIdentityProvider("aws.auth#sigv4"),
					signer: new AwsSdkSigV4Signer()
				}, {
					schemeId: "smithy.api#noAuth",
					identityProvider: (ipc) => ipc.getIdentityProvider("smithy.api#noAuth") || (async () => ({})),
					signer: new NoAuthSigner()
				}],
				logger: config?.logger ?? new NoOpLogger(),
				protocol: config?.protocol ?? AwsRestJsonProtocol,
				protocolSettings: config?.protocolSettings ?? {
					defaultNamespace: "com.amazonaws.signin",
					errorTypeRegistries,
					version: "2023-01-01",
					serviceTarget: "Signin"
				},
				serviceId: config?.serviceId ?? "Signin",
				sha256: config?.sha256 ?? Sha256,
				urlParser: config?.urlParser ?? parseUrl,
				utf8Decoder: config?.utf8Decoder ?? fromUtf8,
				utf8Encoder: config?.utf8Encoder ?? toUtf8
			};
		};
		const getRuntimeConfig = (config) => {
			emitWarningIfUnsupportedVersion(process.version);
			const defaultsMode = resolveDefaultsModeConfig(config);
			const defaultConfigProvider = () => defaultsMode().then(loadConfigsForDefaultMode);
			const clientSharedValues = getRuntimeConfig$1(config);
			emitWarningIfUnsupportedVersion$1(process.version);
			const loaderConfig = {
				profile: config?.profile,
				logger: clientSharedValues.logger
			};
			return {
				...clientSharedValues,
				...config,
				runtime: "node",
				defaultsMode,
				authSchemePreference: config?.authSchemePreference ?? loadConfig(NODE_AUTH_SCHEME_PREFERENCE_OPTIONS, loaderConfig),
				bodyLengthChecker: config?.bodyLengthChecker ?? calculateBodyLength,
				defaultSocketTimeout: getDefaultSocketTimeout(config?.requestHandler, 3e5),
				defaultUserAgentProvider: config?.defaultUserAgentProvider ?? createDefaultUserAgentProvider({
					serviceId: clientSharedValues.serviceId,
					clientVersion: packageInfo.version
				}),
				maxAttempts: config?.maxAttempts ?? loadConfig(NODE_MAX_ATTEMPT_CONFIG_OPTIONS, config),
				region: config?.region ?? loadConfig(NODE_REGION_CONFIG_OPTIONS, {
					...NODE_REGION_CONFIG_FILE_OPTIONS,
					...loaderConfig
				}),
				requestHandler: NodeHttpHandler.create(config?.requestHandler ?? defaultConfigProvider),
				retryMode: config?.retryMode ?? loadConfig({
					...NODE_RETRY_MODE_CONFIG_OPTIONS,
					default: async () => (await defaultConfigProvider()).retryMode || DEFAULT_RETRY_MODE
				}, config),
				streamCollector: config?.streamCollector ?? streamCollector,
				useDualstackEndpoint: config?.useDualstackEndpoint ?? loadConfig(NODE_USE_DUALSTACK_ENDPOINT_CONFIG_OPTIONS, loaderConfig),
				useFipsEndpoint: config?.useFipsEndpoint ?? loadConfig(NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS, loaderConfig),
				userAgentAppId: config?.userAgentAppId ?? loadConfig(NODE_APP_ID_CONFIG_OPTIONS, loaderConfig)
			};
		};
		const getHttpAuthExtensionConfiguration = (runtimeConfig) => {
			const _httpAuthSchemes = runtimeConfig.httpAuthSchemes;
			let _httpAuthSchemeProvider = runtimeConfig.httpAuthSchemeProvider;
			let _credentials = runtimeConfig.credentials;
			return {
				setHttpAuthScheme(httpAuthScheme) {
					const index = _httpAuthSchemes.findIndex((scheme) => scheme.schemeId === httpAuthScheme.schemeId);
					if (index === -1) {
						_httpAuthSchemes.push(httpAuthScheme);
					} else {
						_httpAuthSchemes.splice(index, 1, httpAuthScheme);
					}
				},
				httpAuthSchemes() {
					return _httpAuthSchemes;
				},
				setHttpAuthSchemeProvider(httpAuthSchemeProvider) {
					_httpAuthSchemeProvider = httpAuthSchemeProvider;
				},
				httpAuthSchemeProvider() {
					return _httpAuthSchemeProvider;
				},
				setCredentials(credentials) {
					_credentials = credentials;
				},
				credentials() {
					return _credentials;
				}
			};
		};
		const resolveHttpAuthRuntimeConfig = (config) => {
			return {
				httpAuthSchemes: config.httpAuthSchemes(),
				httpAuthSchemeProvider: config.httpAuthSchemeProvider(),
				credentials: config.credentials()
			};
		};
		const resolveRuntimeExtensions = (runtimeConfig, extensions) => {
			const extensionConfiguration = Object.assign(getAwsRegionExtensionConfiguration(runtimeConfig), getDefaultExtensionConfiguration(runtimeConfig), getHttpHandlerExtensionConfiguration(runtimeConfig), getHttpAuthExtensionConfiguration(runtimeConfig));
			extensions.forEach((extension) => extension.configure(extensionConfiguration));
			return Object.assign(runtimeConfig, resolveAwsRegionExtensionConfiguration(extensionConfiguration), resolveDefaultRuntimeConfig(extensionConfiguration), resolveHttpHandlerRuntimeConfig(extensionConfiguration), resolveHttpAuthRuntimeConfig(extensionConfiguration));
		};
		class SigninClient extends Client {
			config;
			constructor(...[configuration]) {
				const _config_0 = getRuntimeConfig(configuration || {});
				super(_config_0);
				this.initConfig = _config_0;
				const _config_1 = resolveClientEndpointParameters(_config_0);
				const _config_2 = resolveUserAgentConfig(_config_1);
				const _config_3 = resolveRetryConfig(_config_2);
				const _config_4 = resolveRegionConfig(_config_3);
				const _config_5 = resolveHostHeaderConfig(_config_4);
				const _config_6 = resolveEndpointConfig(_config_5);
				const _config_7 = resolveHttpAuthSchemeConfig(_config_6);
				const _config_8 = resolveRuntimeExtensions(_config_7, configuration?.extensions || []);
				this.config = _config_8;
				this.middlewareStack.use(getSchemaSerdePlugin(this.config));
				this.middlewareStack.use(getUserAgentPlugin(this.config));
				this.middlewareStack.use(getRetryPlugin(this.config));
				this.middlewareStack.use(getContentLengthPlugin(this.config));
				this.middlewareStack.use(getHostHeaderPlugin(this.config));
				this.middlewareStack.use(getLoggerPlugin(this.config));
				this.middlewareStack.use(getRecursionDetectionPlugin(this.config));
				this.middlewareStack.use(getHttpAuthSchemeEndpointRuleSetPlugin(this.config, {
					httpAuthSchemeParametersProvider: defaultSigninHttpAuthSchemeParametersProvider,
					identityProviderConfigProvider: async (config) => new DefaultIdentityProviderConfig({ "aws.auth#sigv4": config.credentials })
				}));
				this.middlewareStack.use(getHttpSigningPlugin(this.config));
			}
			destroy() {
				super.destroy();
			}
		}
		const command = makeBuilder(commonParams, "Signin", "SigninClient", getEndpointPlugin);
		const _ep0 = { IsControlPlane: {
			type: "staticContextParams",
			value: false
		} };
		const _ep1 = { IsOAuthEndpoint: {
			type: "staticContextParams",
			value: true
		} };
		const _mw0 = (Command, cs, config, o) => [];
		class CreateOAuth2TokenCommand extends command(_ep0, _mw0, "CreateOAuth2Token", CreateOAuth2Token$) {}
		class CreateOAuth2TokenWithIAMCommand extends command(_ep1, _mw0, "CreateOAuth2TokenWithIAM", CreateOAuth2TokenWithIAM$) {}
		const commands = {
			CreateOAuth2TokenCommand,
			CreateOAuth2TokenWithIAMCommand
		};
		class Signin extends SigninClient {}
		createAggregatedClient(commands, Signin);
		const OAuth2ErrorCode = {
			AUTHCODE_EXPIRED: "AUTHCODE_EXPIRED",
			CONFLICT: "CONFLICT",
			INSUFFICIENT_PERMISSIONS: "INSUFFICIENT_PERMISSIONS",
			INVALID_REQUEST: "INVALID_REQUEST",
			OAUTH_INVALID_GRANT: "invalid_grant",
			OAUTH_INVALID_REQUEST: "invalid_request",
			OAUTH_INVALID_SCOPE: "invalid_scope",
			OAUTH_INVALID_TARGET: "invalid_target",
			OAUTH_RATE_EXCEEDED: "rate_exceeded",
			OAUTH_SERVICE_UNAVAILABLE: "service_unavailable",
			OAUTH_UNSUPPORTED_GRANT_TYPE: "unsupported_grant_type",
			RESOURCE_NOT_FOUND: "RESOURCE_NOT_FOUND",
			SERVER_ERROR: "server_error",
			SERVICE_QUOTA_EXCEEDED: "SERVICE_QUOTA_EXCEEDED",
			TOKEN_EXPIRED: "TOKEN_EXPIRED",
			USER_CREDENTIALS_CHANGED: "USER_CREDENTIALS_CHANGED"
		};
		exports.AccessDeniedException = AccessDeniedException;
		exports.AccessDeniedException$ = AccessDeniedException$;
		exports.AccessToken$ = AccessToken$;
		exports.CreateOAuth2Token$ = CreateOAuth2Token$;
		exports.CreateOAuth2TokenCommand = CreateOAuth2TokenCommand;
		exports.CreateOAuth2TokenRequest$ = CreateOAuth2TokenRequest$;
		exports.CreateOAuth2TokenRequestBody$ = CreateOAuth2TokenRequestBody$;
		exports.CreateOAuth2TokenResponse$ = CreateOAuth2TokenResponse$;
		exports.CreateOAuth2TokenResponseBody$ = CreateOAuth2TokenResponseBody$;
		exports.CreateOAuth2TokenWithIAM$ = CreateOAuth2TokenWithIAM$;
		exports.CreateOAuth2TokenWithIAMCommand = CreateOAuth2TokenWithIAMCommand;
		exports.CreateOAuth2TokenWithIAMRequest$ = CreateOAuth2TokenWithIAMRequest$;
		exports.CreateOAuth2TokenWithIAMResponse$ = CreateOAuth2TokenWithIAMResponse$;
		exports.InternalServerException = InternalServerException;
		exports.InternalServerException$ = InternalServerException$;
		exports.OAuth2ErrorCode = OAuth2ErrorCode;
		exports.Signin = Signin;
		exports.SigninClient = SigninClient;
		exports.SigninServiceException = SigninServiceException;
		exports.SigninServiceException$ = SigninServiceException$;
		exports.TooManyRequestsError = TooManyRequestsError;
		exports.TooManyRequestsError$ = TooManyRequestsError$;
		exports.ValidationException = ValidationException;
		exports.ValidationException$ = ValidationException$;
		exports.errorTypeRegistries = errorTypeRegistries;
	}),
	89443: (function (__unused_webpack_module, exports, __webpack_require__) {
		const { awsEndpointFunctions, emitWarningIfUnsupportedVersion: emitWarningIfUnsupportedVersion$1, createDefaultUserAgentProvider, getDefaultSocketTimeout, NODE_APP_ID_CONFIG_OPTIONS, getAwsRegionExtensionConfiguration, resolveAwsRegionExtensionConfiguration, resolveUserAgentConfig, resolveHostHeaderConfig, getUserAgentPlugin, getHostHeaderPlugin, getLoggerPlugin, getRecursionDetectionPlugin } = __webpack_require__(5152);
		const { NoAuthSigner, getHttpAuthSchemeEndpointRuleSetPlugin, DefaultIdentityProviderConfig, getHttpSigningPlugin } = __webpack_require__(90402);
		const { normalizeProvider, getSmithyContext, ServiceException, NoOpLogger, emitWarningIfUnsupportedVersion, loadConfigsForDefaultMode, getDefaultExtensionConfiguration, resolveDefaultRuntimeConfig, Client, makeBuilder, createAggregatedClient } = __webpack_require__(92658);
		const { Command: $Command } = __webpack_require__(92658);
		exports.$Command = $Command;
		exports.__Client = Client;
		const { resolveDefaultsModeConfig, loadConfig, NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS, NODE_USE_DUALSTACK_ENDPOINT_CONFIG_OPTIONS, NODE_REGION_CONFIG_OPTIONS, NODE_REGION_CONFIG_FILE_OPTIONS, resolveRegionConfig } = __webpack_require__(47291);
		const { BinaryDecisionDiagram, EndpointCache, decideEndpoint, customEndpointFunctions, resolveEndpointConfig, getEndpointPlugin } = __webpack_require__(62085);
		const { parseUrl, getHttpHandlerExtensionConfiguration, resolveHttpHandlerRuntimeConfig, getContentLengthPlugin } = __webpack_require__(93422);
		const { DEFAULT_RETRY_MODE, NODE_RETRY_MODE_CONFIG_OPTIONS, NODE_MAX_ATTEMPT_CONFIG_OPTIONS, resolveRetryConfig, getRetryPlugin } = __webpack_require__(23609);
		const { TypeRegistry, getSchemaSerdePlugin } = __webpack_require__(26890);
		const { resolveAwsSdkSigV4Config, AwsSdkSigV4Signer, NODE_AUTH_SCHEME_PREFERENCE_OPTIONS } = __webpack_require__(97523);
		const { toUtf8, fromUtf8, toBase64, fromBase64, calculateBodyLength } = __webpack_require__(92430);
		const { streamCollector, NodeHttpHandler } = __webpack_require__(61279);
		const { AwsRestJsonProtocol } = __webpack_require__(37288);
		const { Sha256 } = __webpack_require__(99542);
		const defaultSSOOIDCHttpAuthSchemeParametersProvider = async (config, context, input) => {
			return {
				operation: getSmithyContext(context).operation,
				region: await normalizeProvider(config.region)() || (() => {
					throw new Error("expected `region` to be configured for `aws.auth#sigv4`");
				})()
			};
		};
		function createAwsAuthSigv4HttpAuthOption(authParameters) {
			return {
				schemeId: "aws.auth#sigv4",
				signingProperties: {
					name: "sso-oauth",
					region: authParameters.region
				},
				propertiesExtractor: (config, context) => ({ signingProperties: {
					config,
					context
				} })
			};
		}
		function createSmithyApiNoAuthHttpAuthOption(authParameters) {
			return { schemeId: "smithy.api#noAuth" };
		}
		const defaultSSOOIDCHttpAuthSchemeProvider = (authParameters) => {
			const options = [];
			switch (authParameters.operation) {
				case "CreateToken": {
					options.push(createSmithyApiNoAuthHttpAuthOption());
					break;
				}
				default: {
					options.push(createAwsAuthSigv4HttpAuthOption(authParameters));
				}
			}
			return options;
		};
		const resolveHttpAuthSchemeConfig = (config) => {
			const config_0 = resolveAwsSdkSigV4Config(config);
			return Object.assign(config_0, { authSchemePreference: normalizeProvider(config.authSchemePreference ?? []) });
		};
		const resolveClientEndpointParameters = (options) => {
			return Object.assign(options, {
				useDualstackEndpoint: options.useDualstackEndpoint ?? false,
				useFipsEndpoint: options.useFipsEndpoint ?? false,
				defaultSigningName: "sso-oauth"
			});
		};
		const commonParams = {
			UseFIPS: {
				type: "builtInParams",
				name: "useFipsEndpoint"
			},
			Endpoint: {
				type: "builtInParams",
				name: "endpoint"
			},
			Region: {
				type: "builtInParams",
				name: "region"
			},
			UseDualStack: {
				type: "builtInParams",
				name: "useDualstackEndpoint"
			}
		};
		var version = "3.998.3";
		var packageInfo = { version };
		const k = "ref";
		const a = -1, b = true, c = "isSet", d = "PartitionResult", e = "booleanEquals", f = "getAttr", g = { [k]: "Endpoint" }, h = { [k]: d }, i = {}, j = [{ [k]: "Region" }];
		const _data = {
			conditions: [
				[c, [g]],
				[c, j],
				[
					"aws.partition",
					j,
					d
				],
				[e, [{ [k]: "UseFIPS" }, b]],
				[e, [{ [k]: "UseDualStack" }, b]],
				[e, [{
					fn: f,
					argv: [h, "supportsDualStack"]
				}, b]],
				[e, [{
					fn: f,
					argv: [h, "supportsFIPS"]
				}, b]],
				["stringEquals", [{
					fn: f,
					argv: [h, "name"]
				}, "aws-us-gov"]]
			],
			results: [
				[a],
				[a, "Invalid Configuration: FIPS and custom endpoint are not supported"],
				[a, "Invalid Configuration: Dualstack and custom endpoint are not supported"],
				[g, i],
				["https://oidc-fips.{Region}.{PartitionResult#dualStackDnsSuffix}", i],
				[a, "FIPS and DualStack are enabled, but this partition does not support one or both"],
				["https://oidc.{Region}.amazonaws.com", i],
				["https://oidc-fips.{Region}.{PartitionResult#dnsSuffix}", i],
				[a, "FIPS is enabled but this partition does not support FIPS"],
				["https://oidc.{Region}.{PartitionResult#dualStackDnsSuffix}", i],
				[a, "DualStack is enabled but this partition does not support DualStack"],
				["https://oidc.{Region}.{PartitionResult#dnsSuffix}", i],
				[a, "Invalid Configuration: Missing Region"]
			]
		};
		const root = 2;
		const r = 1e8;
		const nodes = new Int32Array([
			-1,
			1,
			-1,
			0,
			13,
			3,
			1,
			4,
			r + 12,
			2,
			5,
			r + 12,
			3,
			8,
			6,
			4,
			7,
			r + 11,
			5,
			r + 9,
			r + 10,
			4,
			11,
			9,
			6,
			10,
			r + 8,
			7,
			r + 6,
			r + 7,
			5,
			12,
			r + 5,
			6,
			r + 4,
			r + 5,
			3,
			r + 1,
			14,
			4,
			r + 2,
			r + 3
		]);
		const bdd = BinaryDecisionDiagram.from(nodes, root, _data.conditions, _data.results);
		const cache = new EndpointCache({
			size: 50,
			params: [
				"Endpoint",
				"Region",
				"UseDualStack",
				"UseFIPS"
			]
		});
		const defaultEndpointResolver = (endpointParams, context = {}) => {
			return cache.get(endpointParams, () => decideEndpoint(bdd, {
				endpointParams,
				logger: context.logger
			}));
		};
		customEndpointFunctions.aws = awsEndpointFunctions;
		class SSOOIDCServiceException extends ServiceException {
			static shapeId = "smithy.ts.sdk.synthetic.com.amazonaws.ssooidc#SSOOIDCServiceException";
			constructor(options) {
				super(options);
				Object.setPrototypeOf(this, SSOOIDCServiceException.prototype);
			}
		}
		class AccessDeniedException extends SSOOIDCServiceException {
			static shapeId = "com.amazonaws.ssooidc#AccessDeniedException";
			name = "AccessDeniedException";
			$fault = "client";
			error;
			reason;
			error_description;
			constructor(opts) {
				super({
					name: "AccessDeniedException",
					$fault: "client",
					...opts
				});
				Object.setPrototypeOf(this, AccessDeniedException.prototype);
				this.error = opts.error;
				this.reason = opts.reason;
				this.error_description = opts.error_description;
			}
		}
		class AuthorizationPendingException extends SSOOIDCServiceException {
			static shapeId = "com.amazonaws.ssooidc#AuthorizationPendingException";
			name = "AuthorizationPendingException";
			$fault = "client";
			error;
			error_description;
			constructor(opts) {
				super({
					name: "AuthorizationPendingException",
					$fault: "client",
					...opts
				});
				Object.setPrototypeOf(this, AuthorizationPendingException.prototype);
				this.error = opts.error;
				this.error_description = opts.error_description;
			}
		}
		class ExpiredTokenException extends SSOOIDCServiceException {
			static shapeId = "com.amazonaws.ssooidc#ExpiredTokenException";
			name = "ExpiredTokenException";
			$fault = "client";
			error;
			error_description;
			constructor(opts) {
				super({
					name: "ExpiredTokenException",
					$fault: "client",
					...opts
				});
				Object.setPrototypeOf(this, ExpiredTokenException.prototype);
				this.error = opts.error;
				this.error_description = opts.error_description;
			}
		}
		class InternalServerException extends SSOOIDCServiceException {
			static shapeId = "com.amazonaws.ssooidc#InternalServerException";
			name = "InternalServerException";
			$fault = "server";
			error;
			error_description;
			constructor(opts) {
				super({
					name: "InternalServerException",
					$fault: "server",
					...opts
				});
				Object.setPrototypeOf(this, InternalServerException.prototype);
				this.error = opts.error;
				this.error_description = opts.error_description;
			}
		}
		class InvalidClientException extends SSOOIDCServiceException {
			static shapeId = "com.amazonaws.ssooidc#InvalidClientException";
			name = "InvalidClientException";
			$fault = "client";
			error;
			error_description;
			constructor(opts) {
				super({
					name: "InvalidClientException",
					$fault: "client",
					...opts
				});
				Object.setPrototypeOf(this, InvalidClientException.prototype);
				this.error = opts.error;
				this.error_description = opts.error_description;
			}
		}
		class InvalidGrantException extends SSOOIDCServiceException {
			static shapeId = "com.amazonaws.ssooidc#InvalidGrantException";
			name = "InvalidGrantException";
			$fault = "client";
			error;
			error_description;
			constructor(opts) {
				super({
					name: "InvalidGrantException",
					$fault: "client",
					...opts
				});
				Object.setPrototypeOf(this, InvalidGrantException.prototype);
				this.error = opts.error;
				this.error_description = opts.error_description;
			}
		}
		class InvalidRequestException extends SSOOIDCServiceException {
			static shapeId = "com.amazonaws.ssooidc#InvalidRequestException";
			name = "InvalidRequestException";
			$fault = "client";
			error;
			reason;
			error_description;
			constructor(opts) {
				super({
					name: "InvalidRequestException",
					$fault: "client",
					...opts
				});
				Object.setPrototypeOf(this, InvalidRequestException.prototype);
				this.error = opts.error;
				this.reason = opts.reason;
				this.error_description = opts.error_description;
			}
		}
		class InvalidScopeException extends SSOOIDCServiceException {
			static shapeId = "com.amazonaws.ssooidc#InvalidScopeException";
			name = "InvalidScopeException";
			$fault = "client";
			error;
			error_description;
			constructor(opts) {
				super({
					name: "InvalidScopeException",
					$fault: "client",
					...opts
				});
				Object.setPrototypeOf(this, InvalidScopeException.prototype);
				this.error = opts.error;
				this.error_description = opts.error_description;
			}
		}
		class SlowDownException extends SSOOIDCServiceException {
			static shapeId = "com.amazonaws.ssooidc#SlowDownException";
			name = "SlowDownException";
			$fault = "client";
			error;
			error_description;
			constructor(opts) {
				super({
					name: "SlowDownException",
					$fault: "client",
					...opts
				});
				Object.setPrototypeOf(this, SlowDownException.prototype);
				this.error = opts.error;
				this.error_description = opts.error_description;
			}
		}
		class UnauthorizedClientException extends SSOOIDCServiceException {
			static shapeId = "com.amazonaws.ssooidc#UnauthorizedClientException";
			name = "UnauthorizedClientException";
			$fault = "client";
			error;
			error_description;
			constructor(opts) {
				super({
					name: "UnauthorizedClientException",
					$fault: "client",
					...opts
				});
				Object.setPrototypeOf(this, UnauthorizedClientException.prototype);
				this.error = opts.error;
				this.error_description = opts.error_description;
			}
		}
		class UnsupportedGrantTypeException extends SSOOIDCServiceException {
			static shapeId = "com.amazonaws.ssooidc#UnsupportedGrantTypeException";
			name = "UnsupportedGrantTypeException";
			$fault = "client";
			error;
			error_description;
			constructor(opts) {
				super({
					name: "UnsupportedGrantTypeException",
					$fault: "client",
					...opts
				});
				Object.setPrototypeOf(this, UnsupportedGrantTypeException.prototype);
				this.error = opts.error;
				this.error_description = opts.error_description;
			}
		}
		const _ADE = "AccessDeniedException";
		const _APE = "AuthorizationPendingException";
		const _AT = "AccessToken";
		const _CS = "ClientSecret";
		const _CT = "CreateToken";
		const _CTR = "CreateTokenRequest";
		const _CTRr = "CreateTokenResponse";
		const _CV = "CodeVerifier";
		const _ETE = "ExpiredTokenException";
		const _ICE = "InvalidClientException";
		const _IGE = "InvalidGrantException";
		const _IRE = "InvalidRequestException";
		const _ISE = "InternalServerException";
		const _ISEn = "InvalidScopeException";
		const _IT = "IdToken";
		const _RT = "RefreshToken";
		const _SDE = "SlowDownException";
		const _UCE = "UnauthorizedClientException";
		const _UGTE = "UnsupportedGrantTypeException";
		const _aT = "accessToken";
		const _c = "client";
		const _cI = "clientId";
		const _cS = "clientSecret";
		const _cV = "codeVerifier";
		const _co = "code";
		const _dC = "deviceCode";
		const _e = "error";
		const _eI = "expiresIn";
		const _ed = "error_description";
		const _gT = "grantType";
		const _h = "http";
		const _hE = "httpError";
		const _iT = "idToken";
		const _r = "reason";
		const _rT = "refreshToken";
		const _rU = "redirectUri";
		const _s = "smithy.ts.sdk.synthetic.com.amazonaws.ssooidc";
		const _sc = "scope";
		const _se = "server";
		const _tT = "tokenType";
		const n0 = "com.amazonaws.ssooidc";
		const _s_registry = new TypeRegistry(_s);
		var SSOOIDCServiceException$ = [
			-3,
			_s,
			"SSOOIDCServiceException",
			0,
			[],
			[]
		];
		_s_registry.registerError(SSOOIDCServiceException$, SSOOIDCServiceException);
		const n0_registry = new TypeRegistry(n0);
		var AccessDeniedException$ = [
			-3,
			n0,
			_ADE,
			{
				[_e]: _c,
				[_hE]: 400
			},
			[
				_e,
				_r,
				_ed
			],
			[
				0,
				0,
				0
			]
		];
		n0_registry.registerError(AccessDeniedException$, AccessDeniedException);
		var AuthorizationPendingException$ = [
			-3,
			n0,
			_APE,
			{
				[_e]: _c,
				[_hE]: 400
			},
			[_e, _ed],
			[0, 0]
		];
		n0_registry.registerError(AuthorizationPendingException$, AuthorizationPendingException);
		var ExpiredTokenException$ = [
			-3,
			n0,
			_ETE,
			{
				[_e]: _c,
				[_hE]: 400
			},
			[_e, _ed],
			[0, 0]
		];
		n0_registry.registerError(ExpiredTokenException$, ExpiredTokenException);
		var InternalServerException$ = [
			-3,
			n0,
			_ISE,
			{
				[_e]: _se,
				[_hE]: 500
			},
			[_e, _ed],
			[0, 0]
		];
		n0_registry.registerError(InternalServerException$, InternalServerException);
		var InvalidClientException$ = [
			-3,
			n0,
			_ICE,
			{
				[_e]: _c,
				[_hE]: 401
			},
			[_e, _ed],
			[0, 0]
		];
		n0_registry.registerError(InvalidClientException$, InvalidClientException);
		var InvalidGrantException$ = [
			-3,
			n0,
			_IGE,
			{
				[_e]: _c,
				[_hE]: 400
			},
			[_e, _ed],
			[0, 0]
		];
		n0_registry.registerError(InvalidGrantException$, InvalidGrantException);
		var InvalidRequestException$ = [
			-3,
			n0,
			_IRE,
			{
				[_e]: _c,
				[_hE]: 400
			},
			[
				_e,
				_r,
				_ed
			],
			[
				0,
				0,
				0
			]
		];
		n0_registry.registerError(InvalidRequestException$, InvalidRequestException);
		var InvalidScopeException$ = [
			-3,
			n0,
			_ISEn,
			{
				[_e]: _c,
				[_hE]: 400
			},
			[_e, _ed],
			[0, 0]
		];
		n0_registry.registerError(InvalidScopeException$, InvalidScopeException);
		var SlowDownException$ = [
			-3,
			n0,
			_SDE,
			{
				[_e]: _c,
				[_hE]: 400
			},
			[_e, _ed],
			[0, 0]
		];
		n0_registry.registerError(SlowDownException$, SlowDownException);
		var UnauthorizedClientException$ = [
			-3,
			n0,
			_UCE,
			{
				[_e]: _c,
				[_hE]: 400
			},
			[_e, _ed],
			[0, 0]
		];
		n0_registry.registerError(UnauthorizedClientException$, UnauthorizedClientException);
		var UnsupportedGrantTypeException$ = [
			-3,
			n0,
			_UGTE,
			{
				[_e]: _c,
				[_hE]: 400
			},
			[_e, _ed],
			[0, 0]
		];
		n0_registry.registerError(UnsupportedGrantTypeException$, UnsupportedGrantTypeException);
		const errorTypeRegistries = [_s_registry, n0_registry];
		var AccessToken = [
			0,
			n0,
			_AT,
			8,
			0
		];
		var ClientSecret = [
			0,
			n0,
			_CS,
			8,
			0
		];
		var CodeVerifier = [
			0,
			n0,
			_CV,
			8,
			0
		];
		var IdToken = [
			0,
			n0,
			_IT,
			8,
			0
		];
		var RefreshToken = [
			0,
			n0,
			_RT,
			8,
			0
		];
		var CreateTokenRequest$ = [
			3,
			n0,
			_CTR,
			0,
			[
				_cI,
				_cS,
				_gT,
				_dC,
				_co,
				_rT,
				_sc,
				_rU,
				_cV
			],
			[
				0,
				[() => ClientSecret, 0],
				0,
				0,
				0,
				[() => RefreshToken, 0],
				64 | 0,
				0,
				[() => CodeVerifier, 0]
			],
			3
		];
		var CreateTokenResponse$ = [
			3,
			n0,
			_CTRr,
			0,
			[
				_aT,
				_tT,
				_eI,
				_rT,
				_iT
			],
			[
				[() => AccessToken, 0],
				0,
				1,
				[() => RefreshToken, 0],
				[() => IdToken, 0]
			]
		];
		var CreateToken$ = [
			9,
			n0,
			_CT,
			{ [_h]: [
				"POST",
				"/token",
				200
			] },
			() => CreateTokenRequest$,
			() => CreateTokenResponse$
		];
		const getRuntimeConfig$1 = (config) => {
			return {
				apiVersion: "2019-06-10",
				base64Decoder: config?.base64Decoder ?? fromBase64,
				base64Encoder: config?.base64Encoder ?? toBase64,
				disableHostPrefix: config?.disableHostPrefix ?? false,
				endpointProvider: config?.endpointProvider ?? defaultEndpointResolver,
				extensions: config?.extensions ?? [],
				httpAuthSchemeProvider: config?.httpAuthSchemeProvider ?? defaultSSOOIDCHttpAuthSchemeProvider,
				httpAuthSchemes: config?.httpAuthSchemes ?? [{
					schemeId: "aws.auth#sigv4",
					identityProvider: (ipc) => ipc.getIdentityProvider("aws.auth#sigv4"),
					signer: new AwsSdkSigV4Signer()
				}, {
					schemeId: "smithy.api#noAuth",
					identityProvider: (ipc) => ipc.getIdentityProvider("smithy.api#noAuth") || (async () => ({})),
					signer: new NoAuthSigner()
				}],
				logger: config?.logger ?? new NoOpLogger(),
				protocol: config?.protocol ?? AwsRestJsonProtocol,
				protocolSettings: config?.protocolSettings ?? {
					defaultNamespace: "com.amazonaws.ssooidc",
					errorTypeRegistries,
					version: "2019-06-10",
					serviceTarget: "AWSSSOOIDCService"
				},
				serviceId: config?.serviceId ?? "SSO OIDC",
				sha256: config?.sha256 ?? Sha256,
				urlParser: config?.urlParser ?? parseUrl,
				utf8Decoder: config?.utf8Decoder ?? fromUtf8,
				utf8Encoder: config?.utf8Encoder ?? toUtf8
			};
		};
		const getRuntimeConfig = (config) => {
			emitWarningIfUnsupportedVersion(process.version);
			const defaultsMode = resolveDefaultsModeConfig(config);
			const defaultConfigProvider = () => defaultsMode().then(loadConfigsForDefaultMode);
			const clientSharedValues = getRuntimeConfig$1(config);
			emitWarningIfUnsupportedVersion$1(process.version);
			const loaderConfig = {
				profile: config?.profile,
				logger: clientSharedValues.logger
			};
			return {
				...clientSharedValues,
				...config,
				runtime: "node",
				defaultsMode,
				authSchemePreference: config?.authSchemePreference ?? loadConfig(NODE_AUTH_SCHEME_PREFERENCE_OPTIONS, loaderConfig),
				bodyLengthChecker: config?.bodyLengthChecker ?? calculateBodyLength,
				defaultSocketTimeout: getDefaultSocketTimeout(config?.requestHandler, 3e5),
				defaultUserAgentProvider: config?.defaultUserAgentProvider ?? createDefaultUserAgentProvider({
					serviceId: clientSharedValues.serviceId,
					clientVersion: packageInfo.version
				}),
				maxAttempts: config?.maxAttempts ?? loadConfig(NODE_MAX_ATTEMPT_CONFIG_OPTIONS, config),
				region: config?.region ?? loadConfig(NODE_REGION_CONFIG_OPTIONS, {
					...NODE_REGION_CONFIG_FILE_OPTIONS,
					...loaderConfig
				}),
				requestHandler: NodeHttpHandler.create(config?.requestHandler ?? defaultConfigProvider),
				retryMode: config?.retryMode ?? loadConfig({
					...NODE_RETRY_MODE_CONFIG_OPTIONS,
					default: async () => (await defaultConfigProvider()).retryMode || DEFAULT_RETRY_MODE
				}, config),
				streamCollector: config?.streamCollector ?? streamCollector,
				useDualstackEndpoint: config?.useDualstackEndpoint ?? loadConfig(NODE_USE_DUALSTACK_ENDPOINT_CONFIG_OPTIONS, loaderConfig),
				useFipsEndpoint: config?.useFipsEndpoint ?? loadConfig(NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS, loaderConfig),
				userAgentAppId: config?.userAgentAppId ?? loadConfig(NODE_APP_ID_CONFIG_OPTIONS, loaderConfig)
			};
		};
		const getHttpAuthExtensionConfiguration = (runtimeConfig) => {
			const _httpAuthSchemes = runtimeConfig.httpAuthSchemes;
			let _httpAuthSchemeProvider = runtimeConfig.httpAuthSchemeProvider;
			let _credentials = runtimeConfig.credentials;
			return {
				setHttpAuthScheme(httpAuthScheme) {
					const index = _httpAuthSchemes.findIndex((scheme) => scheme.schemeId === httpAuthScheme.schemeId);
					if (index === -1) {
						_httpAuthSchemes.push(httpAuthScheme);
					} else {
						_httpAuthSchemes.splice(index, 1, httpAuthScheme);
					}
				},
				httpAuthSchemes() {
					return _httpAuthSchemes;
				},
				setHttpAuthSchemeProvider(httpAuthSchemeProvider) {
					_httpAuthSchemeProvider = httpAuthSchemeProvider;
				},
				httpAuthSchemeProvider() {
					return _httpAuthSchemeProvider;
				},
				setCredentials(credentials) {
					_credentials = credentials;
				},
				credentials() {
					return _credentials;
				}
			};
		};
		const resolveHttpAuthRuntimeConfig = (config) => {
			return {
				httpAuthSchemes: config.httpAuthSchemes(),
				httpAuthSchemeProvider: config.httpAuthSchemeProvider(),
				credentials: config.credentials()
			};
		};
		const resolveRuntimeExtensions = (runtimeConfig, extensions) => {
			const extensionConfiguration = Object.assign(getAwsRegionExtensionConfiguration(runtimeConfig), getDefaultExtensionConfiguration(runtimeConfig), getHttpHandlerExtensionConfiguration(runtimeConfig), getHttpAuthExtensionConfiguration(runtimeConfig));
			extensions.forEach((extension) => extension.configure(extensionConfiguration));
			return Object.assign(runtimeConfig, resolveAwsRegionExtensionConfiguration(extensionConfiguration), resolveDefaultRuntimeConfig(extensionConfiguration), resolveHttpHandlerRuntimeConfig(extensionConfiguration), resolveHttpAuthRuntimeConfig(extensionConfiguration));
		};
		class SSOOIDCClient extends Client {
			config;
			constructor(...[configuration]) {
				const _config_0 = getRuntimeConfig(configuration || {});
				super(_config_0);
				this.initConfig = _config_0;
				const _config_1 = resolveClientEndpointParameters(_config_0);
				const _config_2 = resolveUserAgentConfig(_config_1);
				const _config_3 = resolveRetryConfig(_config_2);
				const _config_4 = resolveRegionConfig(_config_3);
				const _config_5 = resolveHostHeaderConfig(_config_4);
				const _config_6 = resolveEndpointConfig(_config_5);
				const _config_7 = resolveHttpAuthSchemeConfig(_config_6);
				const _config_8 = resolveRuntimeExtensions(_config_7, configuration?.extensions || []);
				this.config = _config_8;
				this.middlewareStack.use(getSchemaSerdePlugin(this.config));
				this.middlewareStack.use(getUserAgentPlugin(this.config));
				this.middlewareStack.use(getRetryPlugin(this.config));
				this.middlewareStack.use(getContentLengthPlugin(this.config));
				this.middlewareStack.use(getHostHeaderPlugin(this.config));
				this.middlewareStack.use(getLoggerPlugin(this.config));
				this.middlewareStack.use(getRecursionDetectionPlugin(this.config));
				this.middlewareStack.use(getHttpAuthSchemeEndpointRuleSetPlugin(this.config, {
					httpAuthSchemeParametersProvider: defaultSSOOIDCHttpAuthSchemeParametersProvider,
					identityProviderConfigProvider: async (config) => new DefaultIdentityProviderConfig({ "aws.auth#sigv4": config.credentials })
				}));
				this.middlewareStack.use(getHttpSigningPlugin(this.config));
			}
			destroy() {
				super.destroy();
			}
		}
		const command = makeBuilder(commonParams, "AWSSSOOIDCService", "SSOOIDCClient", getEndpointPlugin);
		const _ep0 = {};
		const _mw0 = (Command, cs, config, o) => [];
		class CreateTokenCommand extends command(_ep0, _mw0, "CreateToken", CreateToken$) {}
		const commands = { CreateTokenCommand };
		class SSOOIDC extends SSOOIDCClient {}
		createAggregatedClient(commands, SSOOIDC);
		const AccessDeniedExceptionReason = { KMS_ACCESS_DENIED: "KMS_AccessDeniedException" };
		const InvalidRequestExceptionReason = {
			KMS_DISABLED_KEY: "KMS_DisabledException",
			KMS_INVALID_KEY_USAGE: "KMS_InvalidKeyUsageException",
			KMS_INVALID_STATE: "KMS_InvalidStateException",
			KMS_KEY_NOT_FOUND: "KMS_NotFoundException"
		};
		exports.AccessDeniedException = AccessDeniedException;
		exports.AccessDeniedException$ = AccessDeniedException$;
		exports.AccessDeniedExceptionReason = AccessDeniedExceptionReason;
		exports.AuthorizationPendingException = AuthorizationPendingException;
		exports.AuthorizationPendingException$ = AuthorizationPendingException$;
		exports.CreateToken$ = CreateToken$;
		exports.CreateTokenCommand = CreateTokenCommand;
		exports.CreateTokenRequest$ = CreateTokenRequest$;
		exports.CreateTokenResponse$ = CreateTokenResponse$;
		exports.ExpiredTokenException = ExpiredTokenException;
		exports.ExpiredTokenException$ = ExpiredTokenException$;
		exports.InternalServerException = InternalServerException;
		exports.InternalServerException$ = InternalServerException$;
		exports.InvalidClientException = InvalidClientException;
		exports.InvalidClientException$ = InvalidClientException$;
		exports.InvalidGrantException = InvalidGrantException;
		exports.InvalidGrantException$ = InvalidGrantException$;
		exports.InvalidRequestException = InvalidRequestException;
		exports.InvalidRequestException$ = InvalidRequestException$;
		exports.InvalidRequestExceptionReason = InvalidRequestExceptionReason;
		exports.InvalidScopeException = InvalidScopeException;
		exports.InvalidScopeException$ = InvalidScopeException$;
		exports.SSOOIDC = SSOOIDC;
		exports.SSOOIDCClient = SSOOIDCClient;
		exports.SSOOIDCServiceException = SSOOIDCServiceException;
		exports.SSOOIDCServiceException$ = SSOOIDCServiceException$;
		exports.SlowDownException = SlowDownException;
		exports.SlowDownException$ = SlowDownException$;
		exports.UnauthorizedClientException = UnauthorizedClientException;
		exports.UnauthorizedClientException$ = UnauthorizedClientException$;
		exports.UnsupportedGrantTypeException = UnsupportedGrantTypeException;
		exports.UnsupportedGrantTypeException$ = UnsupportedGrantTypeException$;
		exports.errorTypeRegistries = errorTypeRegistries;
	}),
	32579: (function (__unused_webpack_module, exports, __webpack_require__) {
		const { awsEndpointFunctions, emitWarningIfUnsupportedVersion: emitWarningIfUnsupportedVersion$1, createDefaultUserAgentProvider, getDefaultSocketTimeout, NODE_APP_ID_CONFIG_OPTIONS, getAwsRegionExtensionConfiguration, resolveAwsRegionExtensionConfiguration, resolveUserAgentConfig, resolveHostHeaderConfig, getUserAgentPlugin, getHostHeaderPlugin, getLoggerPlugin, getRecursionDetectionPlugin } = __webpack_require__(5152);
		const { NoAuthSigner, getHttpAuthSchemeEndpointRuleSetPlugin, DefaultIdentityProviderConfig, getHttpSigningPlugin } = __webpack_require__(90402);
		const { normalizeProvider, getSmithyContext, ServiceException, NoOpLogger, emitWarningIfUnsupportedVersion, loadConfigsForDefaultMode, getDefaultExtensionConfiguration, resolveDefaultRuntimeConfig, Client, makeBuilder, createAggregatedClient } = __webpack_require__(92658);
		const { Command: $Command } = __webpack_require__(92658);
		exports.$Command = $Command;
		exports.__Client = Client;
		const { resolveDefaultsModeConfig, loadConfig, NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS, NODE_USE_DUALSTACK_ENDPOINT_CONFIG_OPTIONS, NODE_REGION_CONFIG_OPTIONS, NODE_REGION_CONFIG_FILE_OPTIONS, resolveRegionConfig } = __webpack_require__(47291);
		const { BinaryDecisionDiagram, EndpointCache, decideEndpoint, customEndpointFunctions, resolveEndpointConfig, getEndpointPlugin } = __webpack_require__(62085);
		const { parseUrl, getHttpHandlerExtensionConfiguration, resolveHttpHandlerRuntimeConfig, getContentLengthPlugin } = __webpack_require__(93422);
		const { DEFAULT_RETRY_MODE, NODE_RETRY_MODE_CONFIG_OPTIONS, NODE_MAX_ATTEMPT_CONFIG_OPTIONS, resolveRetryConfig, getRetryPlugin } = __webpack_require__(23609);
		const { TypeRegistry, getSchemaSerdePlugin } = __webpack_require__(26890);
		const { resolveAwsSdkSigV4Config, AwsSdkSigV4Signer, NODE_AUTH_SCHEME_PREFERENCE_OPTIONS } = __webpack_require__(97523);
		const { toUtf8, fromUtf8, toBase64, fromBase64, calculateBodyLength } = __webpack_require__(92430);
		const { streamCollector, NodeHttpHandler } = __webpack_require__(61279);
		const { AwsRestJsonProtocol } = __webpack_require__(37288);
		const { Sha256 } = __webpack_require__(99542);
		const defaultSSOHttpAuthSchemeParametersProvider = async (config, context, input) => {
			return {
				operation: getSmithyContext(context).operation,
				region: await normalizeProvider(config.region)() || (() => {
					throw new Error("expected `region` to be configured for `aws.auth#sigv4`");
				})()
			};
		};
		function createAwsAuthSigv4HttpAuthOption(authParameters) {
			return {
				schemeId: "aws.auth#sigv4",
				signingProperties: {
					name: "awsssoportal",
					region: authParameters.region
				},
				propertiesExtractor: (config, context) => ({ signingProperties: {
					config,
					context
				} })
			};
		}
		function createSmithyApiNoAuthHttpAuthOption(authParameters) {
			return { schemeId: "smithy.api#noAuth" };
		}
		const defaultSSOHttpAuthSchemeProvider = (authParameters) => {
			const options = [];
			switch (authParameters.operation) {
				case "GetRoleCredentials": {
					options.push(createSmithyApiNoAuthHttpAuthOption());
					break;
				}
				default: {
					options.push(createAwsAuthSigv4HttpAuthOption(authParameters));
				}
			}
			return options;
		};
		const resolveHttpAuthSchemeConfig = (config) => {
			const config_0 = resolveAwsSdkSigV4Config(config);
			return Object.assign(config_0, { authSchemePreference: normalizeProvider(config.authSchemePreference ?? []) });
		};
		const resolveClientEndpointParameters = (options) => {
			return Object.assign(options, {
				useDualstackEndpoint: options.useDualstackEndpoint ?? false,
				useFipsEndpoint: options.useFipsEndpoint ?? false,
				defaultSigningName: "awsssoportal"
			});
		};
		const commonParams = {
			UseFIPS: {
				type: "builtInParams",
				name: "useFipsEndpoint"
			},
			Endpoint: {
				type: "builtInParams",
				name: "endpoint"
			},
			Region: {
				type: "builtInParams",
				name: "region"
			},
			UseDualStack: {
				type: "builtInParams",
				name: "useDualstackEndpoint"
			}
		};
		var version = "3.998.3";
		var packageInfo = { version };
		const k = "ref";
		const a = -1, b = true, c = "isSet", d = "PartitionResult", e = "booleanEquals", f = "getAttr", g = { [k]: "Endpoint" }, h = { [k]: d }, i = {}, j = [{ [k]: "Region" }];
		const _data = {
			conditions: [
				[c, [g]],
				[c, j],
				[
					"aws.partition",
					j,
					d
				],
				[e, [{ [k]: "UseFIPS" }, b]],
				[e, [{ [k]: "UseDualStack" }, b]],
				[e, [{
					fn: f,
					argv: [h, "supportsDualStack"]
				}, b]],
				[e, [{
					fn: f,
					argv: [h, "supportsFIPS"]
				}, b]],
				["stringEquals", [{
					fn: f,
					argv: [h, "name"]
				}, "aws-us-gov"]]
			],
			results: [
				[a],
				[a, "Invalid Configuration: FIPS and custom endpoint are not supported"],
				[a, "Invalid Configuration: Dualstack and custom endpoint are not supported"],
				[g, i],
				["https://portal.sso-fips.{Region}.{PartitionResult#dualStackDnsSuffix}", i],
				[a, "FIPS and DualStack are enabled, but this partition does not support one or both"],
				["https://portal.sso.{Region}.amazonaws.com", i],
				["https://portal.sso-fips.{Region}.{PartitionResult#dnsSuffix}", i],
				[a, "FIPS is enabled but this partition does not support FIPS"],
				["https://portal.sso.{Region}.{PartitionResult#dualStackDnsSuffix}", i],
				[a, "DualStack is enabled but this partition does not support DualStack"],
				["https://portal.sso.{Region}.{PartitionResult#dnsSuffix}", i],
				[a, "Invalid Configuration: Missing Region"]
			]
		};
		const root = 2;
		const r = 1e8;
		const nodes = new Int32Array([
			-1,
			1,
			-1,
			0,
			13,
			3,
			1,
			4,
			r + 12,
			2,
			5,
			r + 12,
			3,
			8,
			6,
			4,
			7,
			r + 11,
			5,
			r + 9,
			r + 10,
			4,
			11,
			9,
			6,
			10,
			r + 8,
			7,
			r + 6,
			r + 7,
			5,
			12,
			r + 5,
			6,
			r + 4,
			r + 5,
			3,
			r + 1,
			14,
			4,
			r + 2,
			r + 3
		]);
		const bdd = BinaryDecisionDiagram.from(nodes, root, _data.conditions, _data.results);
		const cache = new EndpointCache({
			size: 50,
			params: [
				"Endpoint",
				"Region",
				"UseDualStack",
				"UseFIPS"
			]
		});
		const defaultEndpointResolver = (endpointParams, context = {}) => {
			return cache.get(endpointParams, () => decideEndpoint(bdd, {
				endpointParams,
				logger: context.logger
			}));
		};
		customEndpointFunctions.aws = awsEndpointFunctions;
		class SSOServiceException extends ServiceException {
			static shapeId = "smithy.ts.sdk.synthetic.com.amazonaws.sso#SSOServiceException";
			constructor(options) {
				super(options);
				Object.setPrototypeOf(this, SSOServiceException.prototype);
			}
		}
		class InvalidRequestException extends SSOServiceException {
			static shapeId = "com.amazonaws.sso#InvalidRequestException";
			name = "InvalidRequestException";
			$fault = "client";
			constructor(opts) {
				super({
					name: "InvalidRequestException",
					$fault: "client",
					...opts
				});
				Object.setPrototypeOf(this, InvalidRequestException.prototype);
			}
		}
		class ResourceNotFoundException extends SSOServiceException {
			static shapeId = "com.amazonaws.sso#ResourceNotFoundException";
			name = "ResourceNotFoundException";
			$fault = "client";
			constructor(opts) {
				super({
					name: "ResourceNotFoundException",
					$fault: "client",
					...opts
				});
				Object.setPrototypeOf(this, ResourceNotFoundException.prototype);
			}
		}
		class TooManyRequestsException extends SSOServiceException {
			static shapeId = "com.amazonaws.sso#TooManyRequestsException";
			name = "TooManyRequestsException";
			$fault = "client";
			constructor(opts) {
				super({
					name: "TooManyRequestsException",
					$fault: "client",
					...opts
				});
				Object.setPrototypeOf(this, TooManyRequestsException.prototype);
			}
		}
		class UnauthorizedException extends SSOServiceException {
			static shapeId = "com.amazonaws.sso#UnauthorizedException";
			name = "UnauthorizedException";
			$fault = "client";
			constructor(opts) {
				super({
					name: "UnauthorizedException",
					$fault: "client",
					...opts
				});
				Object.setPrototypeOf(this, UnauthorizedException.prototype);
			}
		}
		const _ATT = "AccessTokenType";
		const _GRC = "GetRoleCredentials";
		const _GRCR = "GetRoleCredentialsRequest";
		const _GRCRe = "GetRoleCredentialsResponse";
		const _IRE = "InvalidRequestException";
		const _RC = "RoleCredentials";
		const _RNFE = "ResourceNotFoundException";
		const _SAKT = "SecretAccessKeyType";
		const _STT = "SessionTokenType";
		const _TMRE = "TooManyRequestsException";
		const _UE = "UnauthorizedException";
		const _aI = "accountId";
		const _aKI = "accessKeyId";
		const _aT = "accessToken";
		const _ai = "account_id";
		const _c = "client";
		const _e = "error";
		const _ex = "expiration";
		const _h = "http";
		const _hE = "httpError";
		const _hH = "httpHeader";
		const _hQ = "httpQuery";
		const _m = "message";
		const _rC = "roleCredentials";
		const _rN = "roleName";
		const _rn = "role_name";
		const _s = "smithy.ts.sdk.synthetic.com.amazonaws.sso";
		const _sAK = "secretAccessKey";
		const _sT = "sessionToken";
		const _xasbt = "x-amz-sso_bearer_token";
		const n0 = "com.amazonaws.sso";
		const _s_registry = new TypeRegistry(_s);
		var SSOServiceException$ = [
			-3,
			_s,
			"SSOServiceException",
			0,
			[],
			[]
		];
		_s_registry.registerError(SSOServiceException$, SSOServiceException);
		const n0_registry = new TypeRegistry(n0);
		var InvalidRequestException$ = [
			-3,
			n0,
			_IRE,
			{
				[_e]: _c,
				[_hE]: 400
			},
			[_m],
			[0]
		];
		n0_registry.registerError(InvalidRequestException$, InvalidRequestException);
		var ResourceNotFoundException$ = [
			-3,
			n0,
			_RNFE,
			{
				[_e]: _c,
				[_hE]: 404
			},
			[_m],
			[0]
		];
		n0_registry.registerError(ResourceNotFoundException$, ResourceNotFoundException);
		var TooManyRequestsException$ = [
			-3,
			n0,
			_TMRE,
			{
				[_e]: _c,
				[_hE]: 429
			},
			[_m],
			[0]
		];
		n0_registry.registerError(TooManyRequestsException$, TooManyRequestsException);
		var UnauthorizedException$ = [
			-3,
			n0,
			_UE,
			{
				[_e]: _c,
				[_hE]: 401
			},
			[_m],
			[0]
		];
		n0_registry.registerError(UnauthorizedException$, UnauthorizedException);
		const errorTypeRegistries = [_s_registry, n0_registry];
		var AccessTokenType = [
			0,
			n0,
			_ATT,
			8,
			0
		];
		var SecretAccessKeyType = [
			0,
			n0,
			_SAKT,
			8,
			0
		];
		var SessionTokenType = [
			0,
			n0,
			_STT,
			8,
			0
		];
		var GetRoleCredentialsRequest$ = [
			3,
			n0,
			_GRCR,
			0,
			[
				_rN,
				_aI,
				_aT
			],
			[
				[0, { [_hQ]: _rn }],
				[0, { [_hQ]: _ai }],
				[() => AccessTokenType, { [_hH]: _xasbt }]
			],
			3
		];
		var GetRoleCredentialsResponse$ = [
			3,
			n0,
			_GRCRe,
			0,
			[_rC],
			[[() => RoleCredentials$, 0]]
		];
		var RoleCredentials$ = [
			3,
			n0,
			_RC,
			0,
			[
				_aKI,
				_sAK,
				_sT,
				_ex
			],
			[
				0,
				[() => SecretAccessKeyType, 0],
				[() => SessionTokenType, 0],
				1
			]
		];
		var GetRoleCredentials$ = [
			9,
			n0,
			_GRC,
			{ [_h]: [
				"GET",
				"/federation/credentials",
				200
			] },
			() => GetRoleCredentialsRequest$,
			() => GetRoleCredentialsResponse$
		];
		const getRuntimeConfig$1 = (config) => {
			return {
				apiVersion: "2019-06-10",
				base64Decoder: config?.base64Decoder ?? fromBase64,
				base64Encoder: config?.base64Encoder ?? toBase64,
				disableHostPrefix: config?.disableHostPrefix ?? false,
				endpointProvider: config?.endpointProvider ?? defaultEndpointResolver,
				extensions: config?.extensions ?? [],
				httpAuthSchemeProvider: config?.httpAuthSchemeProvider ?? defaultSSOHttpAuthSchemeProvider,
				httpAuthSchemes: config?.httpAuthSchemes ?? [{
					schemeId: "aws.auth#sigv4",
					identityProvider: (ipc) => ipc.getIdentityProvider("aws.auth#sigv4"),
					signer: new AwsSdkSigV4Signer()
				}, {
					schemeId: "smithy.api#noAuth",
					identityProvider: (ipc) => ipc.getIdentityProvider("smithy.api#noAuth") || (async () => ({})),
					signer: new NoAuthSigner()
				}],
				logger: config?.logger ?? new NoOpLogger(),
				protocol: config?.protocol ?? AwsRestJsonProtocol,
				protocolSettings: config?.protocolSettings ?? {
					defaultNamespace: "com.amazonaws.sso",
					errorTypeRegistries,
					version: "2019-06-10",
					serviceTarget: "SWBPortalService"
				},
				serviceId: config?.serviceId ?? "SSO",
				sha256: config?.sha256 ?? Sha256,
				urlParser: config?.urlParser ?? parseUrl,
				utf8Decoder: config?.utf8Decoder ?? fromUtf8,
				utf8Encoder: config?.utf8Encoder ?? toUtf8
			};
		};
		const getRuntimeConfig = (config) => {
			emitWarningIfUnsupportedVersion(process.version);
			const defaultsMode = resolveDefaultsModeConfig(config);
			const defaultConfigProvider = () => defaultsMode().then(loadConfigsForDefaultMode);
			const clientSharedValues = getRuntimeConfig$1(config);
			emitWarningIfUnsupportedVersion$1(process.version);
			const loaderConfig = {
				profile: config?.profile,
				logger: clientSharedValues.logger
			};
			return {
				...clientSharedValues,
				...config,
				runtime: "node",
				defaultsMode,
				authSchemePreference: config?.authSchemePreference ?? loadConfig(NODE_AUTH_SCHEME_PREFERENCE_OPTIONS, loaderConfig),
				bodyLengthChecker: config?.bodyLengthChecker ?? calculateBodyLength,
				defaultSocketTimeout: getDefaultSocketTimeout(config?.requestHandler, 3e5),
				defaultUserAgentProvider: config?.defaultUserAgentProvider ?? createDefaultUserAgentProvider({
					serviceId: clientSharedValues.serviceId,
					clientVersion: packageInfo.version
				}),
				maxAttempts: config?.maxAttempts ?? loadConfig(NODE_MAX_ATTEMPT_CONFIG_OPTIONS, config),
				region: config?.region ?? loadConfig(NODE_REGION_CONFIG_OPTIONS, {
					...NODE_REGION_CONFIG_FILE_OPTIONS,
					...loaderConfig
				}),
				requestHandler: NodeHttpHandler.create(config?.requestHandler ?? defaultConfigProvider),
				retryMode: config?.retryMode ?? loadConfig({
					...NODE_RETRY_MODE_CONFIG_OPTIONS,
					default: async () => (await defaultConfigProvider()).retryMode || DEFAULT_RETRY_MODE
				}, config),
				streamCollector: config?.streamCollector ?? streamCollector,
				useDualstackEndpoint: config?.useDualstackEndpoint ?? loadConfig(NODE_USE_DUALSTACK_ENDPOINT_CONFIG_OPTIONS, loaderConfig),
				useFipsEndpoint: config?.useFipsEndpoint ?? loadConfig(NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS, loaderConfig),
				userAgentAppId: config?.userAgentAppId ?? loadConfig(NODE_APP_ID_CONFIG_OPTIONS, loaderConfig)
			};
		};
		const getHttpAuthExtensionConfiguration = (runtimeConfig) => {
			const _httpAuthSchemes = runtimeConfig.httpAuthSchemes;
			let _httpAuthSchemeProvider = runtimeConfig.httpAuthSchemeProvider;
			let _credentials = runtimeConfig.credentials;
			return {
				setHttpAuthScheme(httpAuthScheme) {
					const index = _httpAuthSchemes.findIndex((scheme) => scheme.schemeId === httpAuthScheme.schemeId);
					if (index === -1) {
						_httpAuthSchemes.push(httpAuthScheme);
					} else {
						_httpAuthSchemes.splice(index, 1, httpAuthScheme);
					}
				},
				httpAuthSchemes() {
					return _httpAuthSchemes;
				},
				setHttpAuthSchemeProvider(httpAuthSchemeProvider) {
					_httpAuthSchemeProvider = httpAuthSchemeProvider;
				},
				httpAuthSchemeProvider() {
					return _httpAuthSchemeProvider;
				},
				setCredentials(credentials) {
					_credentials = credentials;
				},
				credentials() {
					return _credentials;
				}
			};
		};
		const resolveHttpAuthRuntimeConfig = (config) => {
			return {
				httpAuthSchemes: config.httpAuthSchemes(),
				httpAuthSchemeProvider: config.httpAuthSchemeProvider(),
				credentials: config.credentials()
			};
		};
		const resolveRuntimeExtensions = (runtimeConfig, extensions) => {
			const extensionConfiguration = Object.assign(getAwsRegionExtensionConfiguration(runtimeConfig), getDefaultExtensionConfiguration(runtimeConfig), getHttpHandlerExtensionConfiguration(runtimeConfig), getHttpAuthExtensionConfiguration(runtimeConfig));
			extensions.forEach((extension) => extension.configure(extensionConfiguration));
			return Object.assign(runtimeConfig, resolveAwsRegionExtensionConfiguration(extensionConfiguration), resolveDefaultRuntimeConfig(extensionConfiguration), resolveHttpHandlerRuntimeConfig(extensionConfiguration), resolveHttpAuthRuntimeConfig(extensionConfiguration));
		};
		class SSOClient extends Client {
			config;
			constructor(...[configuration]) {
				const _config_0 = getRuntimeConfig(configuration || {});
				super(_config_0);
				this.initConfig = _config_0;
				const _config_1 = resolveClientEndpointParameters(_config_0);
				const _config_2 = resolveUserAgentConfig(_config_1);
				const _config_3 = resolveRetryConfig(_config_2);
				const _config_4 = resolveRegionConfig(_config_3);
				const _config_5 = resolveHostHeaderConfig(_config_4);
				const _config_6 = resolveEndpointConfig(_config_5);
				const _config_7 = resolveHttpAuthSchemeConfig(_config_6);
				const _config_8 = resolveRuntimeExtensions(_config_7, configuration?.extensions || []);
				this.config = _config_8;
				this.middlewareStack.use(getSchemaSerdePlugin(this.config));
				this.middlewareStack.use(getUserAgentPlugin(this.config));
				this.middlewareStack.use(getRetryPlugin(this.config));
				this.middlewareStack.use(getContentLengthPlugin(this.config));
				this.middlewareStack.use(getHostHeaderPlugin(this.config));
				this.middlewareStack.use(getLoggerPlugin(this.config));
				this.middlewareStack.use(getRecursionDetectionPlugin(this.config));
				this.middlewareStack.use(getHttpAuthSchemeEndpointRuleSetPlugin(this.config, {
					httpAuthSchemeParametersProvider: defaultSSOHttpAuthSchemeParametersProvider,
					identityProviderConfigProvider: async (config) => new DefaultIdentityProviderConfig({ "aws.auth#sigv4": config.credentials })
				}));
				this.middlewareStack.use(getHttpSigningPlugin(this.config));
			}
			destroy() {
				super.destroy();
			}
		}
		const command = makeBuilder(commonParams, "SWBPortalService", "SSOClient", getEndpointPlugin);
		const _ep0 = {};
		const _mw0 = (Command, cs, config, o) => [];
		class GetRoleCredentialsCommand extends command(_ep0, _mw0, "GetRoleCredentials", GetRoleCredentials$) {}
		const commands = { GetRoleCredentialsCommand };
		class SSO extends SSOClient {}
		createAggregatedClient(commands, SSO);
		exports.GetRoleCredentials$ = GetRoleCredentials$;
		exports.GetRoleCredentialsCommand = GetRoleCredentialsCommand;
		exports.GetRoleCredentialsRequest$ = GetRoleCredentialsRequest$;
		exports.GetRoleCredentialsResponse$ = GetRoleCredentialsResponse$;
		exports.InvalidRequestException = InvalidRequestException;
		exports.InvalidRequestException$ = InvalidRequestException$;
		exports.ResourceNotFoundException = ResourceNotFoundException;
		exports.ResourceNotFoundException$ = ResourceNotFoundException$;
		exports.RoleCredentials$ = RoleCredentials$;
		exports.SSO = SSO;
		exports.SSOClient = SSOClient;
		exports.SSOServiceException = SSOServiceException;
		exports.SSOServiceException$ = SSOServiceException$;
		exports.TooManyRequestsException = TooManyRequestsException;
		exports.TooManyRequestsException$ = TooManyRequestsException$;
		exports.UnauthorizedException = UnauthorizedException;
		exports.UnauthorizedException$ = UnauthorizedException$;
		exports.errorTypeRegistries = errorTypeRegistries;
	}),
	1136: (function (__unused_webpack_module, exports, __webpack_require__) {
		const { awsEndpointFunctions, emitWarningIfUnsupportedVersion: emitWarningIfUnsupportedVersion$1, createDefaultUserAgentProvider, getDefaultSocketTimeout, NODE_APP_ID_CONFIG_OPTIONS, getAwsRegionExtensionConfiguration, resolveAwsRegionExtensionConfiguration, resolveUserAgentConfig, resolveHostHeaderConfig, getUserAgentPlugin, getHostHeaderPlugin, getLoggerPlugin, getRecursionDetectionPlugin, setCredentialFeature, stsRegionDefaultResolver } = __webpack_require__(5152);
		const { NoAuthSigner, getHttpAuthSchemeEndpointRuleSetPlugin, DefaultIdentityProviderConfig, getHttpSigningPlugin } = __webpack_require__(90402);
		const { normalizeProvider, getSmithyContext, ServiceException, NoOpLogger, emitWarningIfUnsupportedVersion, loadConfigsForDefaultMode, getDefaultExtensionConfiguration, resolveDefaultRuntimeConfig, Client, makeBuilder, createAggregatedClient } = __webpack_require__(92658);
		const { Command: $Command } = __webpack_require__(92658);
		exports.$Command = $Command;
		exports.__Client = Client;
		const { resolveDefaultsModeConfig, loadConfig, NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS, NODE_USE_DUALSTACK_ENDPOINT_CONFIG_OPTIONS, NODE_REGION_CONFIG_OPTIONS, NODE_REGION_CONFIG_FILE_OPTIONS, resolveRegionConfig } = __webpack_require__(47291);
		const { BinaryDecisionDiagram, EndpointCache, decideEndpoint, customEndpointFunctions, resolveParams, resolveEndpointConfig, getEndpointPlugin } = __webpack_require__(62085);
		const { parseUrl, getHttpHandlerExtensionConfiguration, resolveHttpHandlerRuntimeConfig, getContentLengthPlugin } = __webpack_require__(93422);
		const { DEFAULT_RETRY_MODE, NODE_RETRY_MODE_CONFIG_OPTIONS, NODE_MAX_ATTEMPT_CONFIG_OPTIONS, resolveRetryConfig, getRetryPlugin } = __webpack_require__(23609);
		const { TypeRegistry, getSchemaSerdePlugin } = __webpack_require__(26890);
		const { resolveAwsSdkSigV4Config, resolveAwsSdkSigV4AConfig, AwsSdkSigV4Signer, AwsSdkSigV4ASigner, NODE_SIGV4A_CONFIG_OPTIONS, NODE_AUTH_SCHEME_PREFERENCE_OPTIONS } = __webpack_require__(97523);
		const { SignatureV4MultiRegion } = __webpack_require__(5785);
		const { toUtf8, fromUtf8, toBase64, fromBase64, calculateBodyLength } = __webpack_require__(92430);
		const { streamCollector, NodeHttpHandler } = __webpack_require__(61279);
		const { AwsQueryProtocol } = __webpack_require__(37288);
		const { Sha256 } = __webpack_require__(99542);
		const q = "ref";
		const a = -1, b = true, c = "isSet", d = "PartitionResult", e = "booleanEquals", f = "stringEquals", g = "getAttr", h = "us-east-1", i = "sigv4", j = "sts", k = "https://sts.{Region}.{PartitionResult#dnsSuffix}", l = { [q]: "Endpoint" }, m = { [q]: "Region" }, n = { [q]: d }, o = {}, p = [m];
		const _data = {
			conditions: [
				[c, [l]],
				[c, p],
				[
					"aws.partition",
					p,
					d
				],
				[e, [{ [q]: "UseFIPS" }, b]],
				[e, [{ [q]: "UseDualStack" }, b]],
				[f, [m, "aws-global"]],
				[e, [{ [q]: "UseGlobalEndpoint" }, b]],
				[f, [m, "eu-central-1"]],
				[e, [{
					fn: g,
					argv: [n, "supportsDualStack"]
				}, b]],
				[e, [{
					fn: g,
					argv: [n, "supportsFIPS"]
				}, b]],
				[f, [m, "ap-south-1"]],
				[f, [m, "eu-north-1"]],
				[f, [m, "eu-west-1"]],
				[f, [m, "eu-west-2"]],
				[f, [m, "eu-west-3"]],
				[f, [m, "sa-east-1"]],
				[f, [m, h]],
				[f, [m, "us-east-2"]],
				[f, [m, "us-west-2"]],
				[f, [m, "us-west-1"]],
				[f, [m, "ca-central-1"]],
				[f, [m, "ap-southeast-1"]],
				[f, [m, "ap-northeast-1"]],
				[f, [m, "ap-southeast-2"]],
				[f, [{
					fn: g,
					argv: [n, "name"]
				}, "aws-us-gov"]]
			],
			results: [
				[a],
				["https://sts.amazonaws.com", { authSchemes: [{
					name: i,
					signingName: j,
					signingRegion: h
				}] }],
				[k, { authSchemes: [{
					name: i,
					signingName: j,
					signingRegion: "{Region}"
				}] }],
				[a, "Invalid Configuration: FIPS and custom endpoint are not supported"],
				[a, "Invalid Configuration: Dualstack and custom endpoint are not supported"],
				[l, o],
				["https://sts-fips.{Region}.{PartitionResult#dualStackDnsSuffix}", o],
				[a, "FIPS and DualStack are enabled, but this partition does not support one or both"],
				["https://sts.{Region}.amazonaws.com", o],
				["https://sts-fips.{Region}.{PartitionResult#dnsSuffix}", o],
				[a, "FIPS is enabled but this partition does not support FIPS"],
				["https://sts.{Region}.{PartitionResult#dualStackDnsSuffix}", o],
				[a, "DualStack is enabled but this partition does not support DualStack"],
				[k, o],
				[a, "Invalid Configuration: Missing Region"]
			]
		};
		const root = 2;
		const r = 1e8;
		const nodes = new Int32Array([
			-1,
			1,
			-1,
			0,
			30,
			3,
			1,
			4,
			r + 14,
			2,
			5,
			r + 14,
			3,
			25,
			6,
			4,
			24,
			7,
			5,
			r + 1,
			8,
			6,
			9,
			r + 13,
			7,
			r + 1,
			10,
			10,
			r + 1,
			11,
			11,
			r + 1,
			12,
			12,
			r + 1,
			13,
			13,
			r + 1,
			14,
			14,
			r + 1,
			15,
			15,
			r + 1,
			16,
			16,
			r + 1,
			17,
			17,
			r + 1,
			18,
			18,
			r + 1,
			19,
			19,
			r + 1,
			20,
			20,
			r + 1,
			21,
			21,
			r + 1,
			22,
			22,
			r + 1,
			23,
			23,
			r + 1,
			r + 2,
			8,
			r + 11,
			r + 12,
			4,
			28,
			26,
			9,
			27,
			r + 10,
			24,
			r + 8,
			r + 9,
			8,
			29,
			r + 7,
			9,
			r + 6,
			r + 7,
			3,
			r + 3,
			31,
			4,
			r + 4,
			r + 5
		]);
		const bdd = BinaryDecisionDiagram.from(nodes, root, _data.conditions, _data.results);
		const cache = new EndpointCache({
			size: 50,
			params: [
				"Endpoint",
				"Region",
				"UseDualStack",
				"UseFIPS",
				"UseGlobalEndpoint"
			]
		});
		const defaultEndpointResolver = (endpointParams, context = {}) => {
			return cache.get(endpointParams, () => decideEndpoint(bdd, {
				endpointParams,
				logger: context.logger
			}));
		};
		customEndpointFunctions.aws = awsEndpointFunctions;
		const createEndpointRuleSetHttpAuthSchemeParametersProvider = (defaultHttpAuthSchemeParametersProvider) => async (config, context, input) => {
			if (!input) {
				throw new Error("Could not find `input` for `defaultEndpointRuleSetHttpAuthSchemeParametersProvider`");
			}
			const defaultParameters = await defaultHttpAuthSchemeParametersProvider(config, context, input);
			const instructionsFn = getSmithyContext(context)?.commandInstance?.constructor?.getEndpointParameterInstructions;
			if (!instructionsFn) {
				throw new Error(`getEndpointParameterInstructions() is not defined on '${context.commandName}'`);
			}
			const endpointParameters = await resolveParams(input, { getEndpointParameterInstructions: instructionsFn }, config);
			return Object.assign(defaultParameters, endpointParameters);
		};
		const _defaultSTSHttpAuthSchemeParametersProvider = async (config, context, input) => {
			return {
				operation: getSmithyContext(context).operation,
				region: await normalizeProvider(config.region)() || (() => {
					throw new Error("expected `region` to be configured for `aws.auth#sigv4`");
				})()
			};
		};
		const defaultSTSHttpAuthSchemeParametersProvider = createEndpointRuleSetHttpAuthSchemeParametersProvider(_defaultSTSHttpAuthSchemeParametersProvider);
		function createAwsAuthSigv4HttpAuthOption(authParameters) {
			return {
				schemeId: "aws.auth#sigv4",
				signingProperties: {
					name: "sts",
					region: authParameters.region
				},
				propertiesExtractor: (config, context) => ({ signingProperties: {
					config,
					context
				} })
			};
		}
		function createAwsAuthSigv4aHttpAuthOption(authParameters) {
			return {
				schemeId: "aws.auth#sigv4a",
				signingProperties: {
					name: "sts",
					region: authParameters.region
				},
				propertiesExtractor: (config, context) => ({ signingProperties: {
					config,
					context
				} })
			};
		}
		function createSmithyApiNoAuthHttpAuthOption(authParameters) {
			return { schemeId: "smithy.api#noAuth" };
		}
		const createEndpointRuleSetHttpAuthSchemeProvider = (defaultEndpointResolver, defaultHttpAuthSchemeResolver, createHttpAuthOptionFunctions) => {
			const endpointRuleSetHttpAuthSchemeProvider = (authParameters) => {
				const endpoint = defaultEndpointResolver(authParameters);
				const authSchemes = endpoint.properties?.authSchemes;
				if (!authSchemes) {
					return defaultHttpAuthSchemeResolver(authParameters);
				}
				const options = [];
				for (const scheme of authSchemes) {
					const { name: resolvedName, properties = {}, ...rest } = scheme;
					const name = resolvedName.toLowerCase();
					if (resolvedName !== name) {
						console.warn(`HttpAuthScheme has been normalized with lowercasing: '${resolvedName}' to '${name}'`);
					}
					let schemeId;
					if (name === "sigv4a") {
						schemeId = "aws.auth#sigv4a";
						const sigv4Present = authSchemes.find((s) => {
							const name = s.name.toLowerCase();
							return name !== "sigv4a" && name.startsWith("sigv4");
						});
						if (SignatureV4MultiRegion.sigv4aDependency() === "none" && sigv4Present) {
							continue;
						}
					} else if (name.startsWith("sigv4")) {
						schemeId = "aws.auth#sigv4";
					} else {
						throw new Error(`Unknown HttpAuthScheme found in '@smithy.rules#endpointRuleSet': '${name}'`);
					}
					const createOption = createHttpAuthOptionFunctions[schemeId];
					if (!createOption) {
						throw new Error(`Could not find HttpAuthOption create function for '${schemeId}'`);
					}
					const option = createOption(authParameters);
					option.schemeId = schemeId;
					option.signingProperties = {
						...option.signingProperties || {},
						...rest,
						...properties
					};
					options.push(option);
				}
				return options;
			};
			return endpointRuleSetHttpAuthSchemeProvider;
		};
		const _defaultSTSHttpAuthSchemeProvider = (authParameters) => {
			const options = [];
			switch (authParameters.operation) {
				case "AssumeRoleWithWebIdentity": {
					options.push(createSmithyApiNoAuthHttpAuthOption());
					options.push(createAwsAuthSigv4aHttpAuthOption(authParameters));
					break;
				}
				default: {
					options.push(createAwsAuthSigv4HttpAuthOption(authParameters));
					options.push(createAwsAuthSigv4aHttpAuthOption(authParameters));
				}
			}
			return options;
		};
		const defaultSTSHttpAuthSchemeProvider = createEndpointRuleSetHttpAuthSchemeProvider(defaultEndpointResolver, _defaultSTSHttpAuthSchemeProvider, {
			"aws.auth#sigv4": createAwsAuthSigv4HttpAuthOption,
			"aws.auth#sigv4a": createAwsAuthSigv4aHttpAuthOption,
			"smithy.api#noAuth": createSmithyApiNoAuthHttpAuthOption
		});
		const resolveHttpAuthSchemeConfig = (config) => {
			const config_0 = resolveAwsSdkSigV4Config(config);
			const config_1 = resolveAwsSdkSigV4AConfig(config_0);
			return Object.assign(config_1, { authSchemePreference: normalizeProvider(config.authSchemePreference ?? []) });
		};
		const resolveClientEndpointParameters = (options) => {
			return Object.assign(options, {
				useDualstackEndpoint: options.useDualstackEndpoint ?? false,
				useFipsEndpoint: options.useFipsEndpoint ?? false,
				useGlobalEndpoint: options.useGlobalEndpoint ?? false,
				defaultSigningName: "sts"
			});
		};
		const commonParams = {
			UseGlobalEndpoint: {
				type: "builtInParams",
				name: "useGlobalEndpoint"
			},
			UseFIPS: {
				type: "builtInParams",
				name: "useFipsEndpoint"
			},
			Endpoint: {
				type: "builtInParams",
				name: "endpoint"
			},
			Region: {
				type: "builtInParams",
				name: "region"
			},
			UseDualStack: {
				type: "builtInParams",
				name: "useDualstackEndpoint"
			}
		};
		var version = "3.998.3";
		var packageInfo = { version };
		class STSServiceException extends ServiceException {
			static shapeId = "smithy.ts.sdk.synthetic.com.amazonaws.sts#STSServiceException";
			constructor(options) {
				super(options);
				Object.setPrototypeOf(this, STSServiceException.prototype);
			}
		}
		class ExpiredTokenException extends STSServiceException {
			static shapeId = "com.amazonaws.sts#ExpiredTokenException";
			name = "ExpiredTokenException";
			$fault = "client";
			constructor(opts) {
				super({
					name: "ExpiredTokenException",
					$fault: "client",
					...opts
				});
				Object.setPrototypeOf(this, ExpiredTokenException.prototype);
			}
		}
		class MalformedPolicyDocumentException extends STSServiceException {
			static shapeId = "com.amazonaws.sts#MalformedPolicyDocumentException";
			name = "MalformedPolicyDocumentException";
			$fault = "client";
			constructor(opts) {
				super({
					name: "MalformedPolicyDocumentException",
					$fault: "client",
					...opts
				});
				Object.setPrototypeOf(this, MalformedPolicyDocumentException.prototype);
			}
		}
		class PackedPolicyTooLargeException extends STSServiceException {
			static shapeId = "com.amazonaws.sts#PackedPolicyTooLargeException";
			name = "PackedPolicyTooLargeException";
			$fault = "client";
			constructor(opts) {
				super({
					name: "PackedPolicyTooLargeException",
					$fault: "client",
					...opts
				});
				Object.setPrototypeOf(this, PackedPolicyTooLargeException.prototype);
			}
		}
		class RegionDisabledException extends STSServiceException {
			static shapeId = "com.amazonaws.sts#RegionDisabledException";
			name = "RegionDisabledException";
			$fault = "client";
			constructor(opts) {
				super({
					name: "RegionDisabledException",
					$fault: "client",
					...opts
				});
				Object.setPrototypeOf(this, RegionDisabledException.prototype);
			}
		}
		class IDPRejectedClaimException extends STSServiceException {
			static shapeId = "com.amazonaws.sts#IDPRejectedClaimException";
			name = "IDPRejectedClaimException";
			$fault = "client";
			constructor(opts) {
				super({
					name: "IDPRejectedClaimException",
					$fault: "client",
					...opts
				});
				Object.setPrototypeOf(this, IDPRejectedClaimException.prototype);
			}
		}
		class InvalidIdentityTokenException extends STSServiceException {
			static shapeId = "com.amazonaws.sts#InvalidIdentityTokenException";
			name = "InvalidIdentityTokenException";
			$fault = "client";
			constructor(opts) {
				super({
					name: "InvalidIdentityTokenException",
					$fault: "client",
					...opts
				});
				Object.setPrototypeOf(this, InvalidIdentityTokenException.prototype);
			}
		}
		class IDPCommunicationErrorException extends STSServiceException {
			static shapeId = "com.amazonaws.sts#IDPCommunicationErrorException";
			name = "IDPCommunicationErrorException";
			$fault = "client";
			$retryable = {};
			constructor(opts) {
				super({
					name: "IDPCommunicationErrorException",
					$fault: "client",
					...opts
				});
				Object.setPrototypeOf(this, IDPCommunicationErrorException.prototype);
			}
		}
		const _A = "Arn";
		const _AKI = "AccessKeyId";
		const _AR = "AssumeRole";
		const _ARI = "AssumedRoleId";
		const _ARR = "AssumeRoleRequest";
		const _ARRs = "AssumeRoleResponse";
		const _ARU = "AssumedRoleUser";
		const _ARWWI = "AssumeRoleWithWebIdentity";
		const _ARWWIR = "AssumeRoleWithWebIdentityRequest";
		const _ARWWIRs = "AssumeRoleWithWebIdentityResponse";
		const _Au = "Audience";
		const _C = "Credentials";
		const _CA = "ContextAssertion";
		const _DS = "DurationSeconds";
		const _E = "Expiration";
		const _EI = "ExternalId";
		const _ETE = "ExpiredTokenException";
		const _IDPCEE = "IDPCommunicationErrorException";
		const _IDPRCE = "IDPRejectedClaimException";
		const _IITE = "InvalidIdentityTokenException";
		const _K = "Key";
		const _MPDE = "MalformedPolicyDocumentException";
		const _MSTS = "MinimumSessionTokenSize";
		const _P = "Policy";
		const _PA = "PolicyArns";
		const _PAr = "ProviderArn";
		const _PC = "ProvidedContexts";
		const _PCLT = "ProvidedContextsListType";
		const _PCr = "ProvidedContext";
		const _PDT = "PolicyDescriptorType";
		const _PI = "ProviderId";
		const _PPS = "PackedPolicySize";
		const _PPTLE = "PackedPolicyTooLargeException";
		const _Pr = "Provider";
		const _RA = "RoleArn";
		const _RDE = "RegionDisabledException";
		const _RSN = "RoleSessionName";
		const _SAK = "SecretAccessKey";
		const _SFWIT = "SubjectFromWebIdentityToken";
		const _SI = "SourceIdentity";
		const _SN = "SerialNumber";
		const _ST = "SessionToken";
		const _STS = "SessionTokenSize";
		const _STU = "SessionTokenUtilization";
		const _T = "Tags";
		const _TC = "TokenCode";
		const _TTK = "TransitiveTagKeys";
		const _Ta = "Tag";
		const _V = "Value";
		const _WIT = "WebIdentityToken";
		const _a = "arn";
		const _aKST = "accessKeySecretType";
		const _aQE = "awsQueryError";
		const _c = "client";
		const _cTT = "clientTokenType";
		const _e = "error";
		const _hE = "httpError";
		const _m = "message";
		const _pDLT = "policyDescriptorListType";
		const _s = "smithy.ts.sdk.synthetic.com.amazonaws.sts";
		const _tLT = "tagListType";
		const n0 = "com.amazonaws.sts";
		const _s_registry = new TypeRegistry(_s);
		var STSServiceException$ = [
			-3,
			_s,
			"STSServiceException",
			0,
			[],
			[]
		];
		_s_registry.registerError(STSServiceException$, STSServiceException);
		const n0_registry = new TypeRegistry(n0);
		var ExpiredTokenException$ = [
			-3,
			n0,
			_ETE,
			{
				[_aQE]: [`ExpiredTokenException`, 400],
				[_e]: _c,
				[_hE]: 400
			},
			[_m],
			[0]
		];
		n0_registry.registerError(ExpiredTokenException$, ExpiredTokenException);
		var IDPCommunicationErrorException$ = [
			-3,
			n0,
			_IDPCEE,
			{
				[_aQE]: [`IDPCommunicationError`, 400],
				[_e]: _c,
				[_hE]: 400
			},
			[_m],
			[0]
		];
		n0_registry.registerError(IDPCommunicationErrorException$, IDPCommunicationErrorException);
		var IDPRejectedClaimException$ = [
			-3,
			n0,
			_IDPRCE,
			{
				[_aQE]: [`IDPRejectedClaim`, 403],
				[_e]: _c,
				[_hE]: 403
			},
			[_m],
			[0]
		];
		n0_registry.registerError(IDPRejectedClaimException$, IDPRejectedClaimException);
		var InvalidIdentityTokenException$ = [
			-3,
			n0,
			_IITE,
			{
				[_aQE]: [`InvalidIdentityToken`, 400],
				[_e]: _c,
				[_hE]: 400
			},
			[_m],
			[0]
		];
		n0_registry.registerError(InvalidIdentityTokenException$, InvalidIdentityTokenException);
		var MalformedPolicyDocumentException$ = [
			-3,
			n0,
			_MPDE,
			{
				[_aQE]: [`MalformedPolicyDocument`, 400],
				[_e]: _c,
				[_hE]: 400
			},
			[_m],
			[0]
		];
		n0_registry.registerError(MalformedPolicyDocumentException$, MalformedPolicyDocumentException);
		var PackedPolicyTooLargeException$ = [
			-3,
			n0,
			_PPTLE,
			{
				[_aQE]: [`PackedPolicyTooLarge`, 400],
				[_e]: _c,
				[_hE]: 400
			},
			[_m],
			[0]
		];
		n0_registry.registerError(PackedPolicyTooLargeException$, PackedPolicyTooLargeException);
		var RegionDisabledException$ = [
			-3,
			n0,
			_RDE,
			{
				[_aQE]: [`RegionDisabledException`, 403],
				[_e]: _c,
				[_hE]: 403
			},
			[_m],
			[0]
		];
		n0_registry.registerError(RegionDisabledException$, RegionDisabledException);
		const errorTypeRegistries = [_s_registry, n0_registry];
		var accessKeySecretType = [
			0,
			n0,
			_aKST,
			8,
			0
		];
		var clientTokenType = [
			0,
			n0,
			_cTT,
			8,
			0
		];
		var AssumedRoleUser$ = [
			3,
			n0,
			_ARU,
			0,
			[_ARI, _A],
			[0, 0],
			2
		];
		var AssumeRoleRequest$ = [
			3,
			n0,
			_ARR,
			0,
			[
				_RA,
				_RSN,
				_PA,
				_P,
				_DS,
				_T,
				_TTK,
				_EI,
				_SN,
				_TC,
				_SI,
				_PC,
				_MSTS
			],
			[
				0,
				0,
				() => policyDescriptorListType,
				0,
				1,
				() => tagListType,
				64 | 0,
				0,
				0,
				0,
				0,
				() => ProvidedContextsListType,
				1
			],
			2
		];
		var AssumeRoleResponse$ = [
			3,
			n0,
			_ARRs,
			0,
			[
				_C,
				_ARU,
				_PPS,
				_SI,
				_STU,
				_STS
			],
			[
				[() => Credentials$, 0],
				() => AssumedRoleUser$,
				1,
				0,
				1,
				1
			]
		];
		var AssumeRoleWithWebIdentityRequest$ = [
			3,
			n0,
			_ARWWIR,
			0,
			[
				_RA,
				_RSN,
				_WIT,
				_PI,
				_PA,
				_P,
				_DS,
				_MSTS
			],
			[
				0,
				0,
				[() => clientTokenType, 0],
				0,
				() => policyDescriptorListType,
				0,
				1,
				1
			],
			3
		];
		var AssumeRoleWithWebIdentityResponse$ = [
			3,
			n0,
			_ARWWIRs,
			0,
			[
				_C,
				_SFWIT,
				_ARU,
				_PPS,
				_Pr,
				_Au,
				_SI,
				_STU,
				_STS
			],
			[
				[() => Credentials$, 0],
				0,
				() => AssumedRoleUser$,
				1,
				0,
				0,
				0,
				1,
				1
			]
		];
		var Credentials$ = [
			3,
			n0,
			_C,
			0,
			[
				_AKI,
				_SAK,
				_ST,
				_E
			],
			[
				0,
				[() => accessKeySecretType, 0],
				0,
				4
			],
			4
		];
		var PolicyDescriptorType$ = [
			3,
			n0,
			_PDT,
			0,
			[_a],
			[0]
		];
		var ProvidedContext$ = [
			3,
			n0,
			_PCr,
			0,
			[_PAr, _CA],
			[0, 0]
		];
		var Tag$ = [
			3,
			n0,
			_Ta,
			0,
			[_K, _V],
			[0, 0],
			2
		];
		var policyDescriptorListType = [
			1,
			n0,
			_pDLT,
			0,
			() => PolicyDescriptorType$
		];
		var ProvidedContextsListType = [
			1,
			n0,
			_PCLT,
			0,
			() => ProvidedContext$
		];
		var tagListType = [
			1,
			n0,
			_tLT,
			0,
			() => Tag$
		];
		var AssumeRole$ = [
			9,
			n0,
			_AR,
			0,
			() => AssumeRoleRequest$,
			() => AssumeRoleResponse$
		];
		var AssumeRoleWithWebIdentity$ = [
			9,
			n0,
			_ARWWI,
			0,
			() => AssumeRoleWithWebIdentityRequest$,
			() => AssumeRoleWithWebIdentityResponse$
		];
		const getRuntimeConfig$1 = (config) => {
			return {
				apiVersion: "2011-06-15",
				base64Decoder: config?.base64Decoder ?? fromBase64,
				base64Encoder: config?.base64Encoder ?? toBase64,
				disableHostPrefix: config?.disableHostPrefix ?? false,
				endpointProvider: config?.endpointProvider ?? defaultEndpointResolver,
				extensions: config?.extensions ?? [],
				httpAuthSchemeProvider: config?.httpAuthSchemeProvider ?? defaultSTSHttpAuthSchemeProvider,
				httpAuthSchemes: config?.httpAuthSchemes ?? [
					{
						schemeId: "aws.auth#sigv4",
						identityProvider: (ipc) => ipc.getIdentityProvider("aws.auth#sigv4"),
						signer: new AwsSdkSigV4Signer()
					},
					{
						schemeId: "aws.auth#sigv4a",
						identityProvider: (ipc) => ipc.getIdentityProvider("aws.auth#sigv4a"),
						signer: new AwsSdkSigV4ASigner()
					},
					{
						schemeId: "smithy.api#noAuth",
						identityProvider: (ipc) => ipc.getIdentityProvider("smithy.api#noAuth") || (async () => ({})),
						signer: new NoAuthSigner()
					}
				],
				logger: config?.logger ?? new NoOpLogger(),
				protocol: config?.protocol ?? AwsQueryProtocol,
				protocolSettings: config?.protocolSettings ?? {
					defaultNamespace: "com.amazonaws.sts",
					errorTypeRegistries,
					xmlNamespace: "https://sts.amazonaws.com/doc/2011-06-15/",
					version: "2011-06-15",
					serviceTarget: "AWSSecurityTokenServiceV20110615"
				},
				serviceId: config?.serviceId ?? "STS",
				sha256: config?.sha256 ?? Sha256,
				signerConstructor: config?.signerConstructor ?? SignatureV4MultiRegion,
				urlParser: config?.urlParser ?? parseUrl,
				utf8Decoder: config?.utf8Decoder ?? fromUtf8,
				utf8Encoder: config?.utf8Encoder ?? toUtf8
			};
		};
		const getRuntimeConfig = (config) => {
			emitWarningIfUnsupportedVersion(process.version);
			const defaultsMode = resolveDefaultsModeConfig(config);
			const defaultConfigProvider = () => defaultsMode().then(loadConfigsForDefaultMode);
			const clientSharedValues = getRuntimeConfig$1(config);
			emitWarningIfUnsupportedVersion$1(process.version);
			const loaderConfig = {
				profile: config?.profile,
				logger: clientSharedValues.logger
			};
			return {
				...clientSharedValues,
				...config,
				runtime: "node",
				defaultsMode,
				authSchemePreference: config?.authSchemePreference ?? loadConfig(NODE_AUTH_SCHEME_PREFERENCE_OPTIONS, loaderConfig),
				bodyLengthChecker: config?.bodyLengthChecker ?? calculateBodyLength,
				defaultSocketTimeout: getDefaultSocketTimeout(config?.requestHandler, 3e5),
				defaultUserAgentProvider: config?.defaultUserAgentProvider ?? createDefaultUserAgentProvider({
					serviceId: clientSharedValues.serviceId,
					clientVersion: packageInfo.version
				}),
				httpAuthSchemes: config?.httpAuthSchemes ?? [
					{
						schemeId: "aws.auth#sigv4",
						identityProvider: (ipc) => ipc.getIdentityProvider("aws.auth#sigv4") || (async (idProps) => await config.credentialDefaultProvider(idProps?.__config || {})()),
						signer: new AwsSdkSigV4Signer()
					},
					{
						schemeId: "aws.auth#sigv4a",
						identityProvider: (ipc) => ipc.getIdentityProvider("aws.auth#sigv4a"),
						signer: new AwsSdkSigV4ASigner()
					},
					{
						schemeId: "smithy.api#noAuth",
						identityProvider: (ipc) => ipc.getIdentityProvider("smithy.api#noAuth") || (async () => ({})),
						signer: new NoAuthSigner()
					}
				],
				maxAttempts: config?.maxAttempts ?? loadConfig(NODE_MAX_ATTEMPT_CONFIG_OPTIONS, config),
				region: config?.region ?? loadConfig(NODE_REGION_CONFIG_OPTIONS, {
					...NODE_REGION_CONFIG_FILE_OPTIONS,
					...loaderConfig
				}),
				requestHandler: NodeHttpHandler.create(config?.requestHandler ?? defaultConfigProvider),
				retryMode: config?.retryMode ?? loadConfig({
					...NODE_RETRY_MODE_CONFIG_OPTIONS,
					default: async () => (await defaultConfigProvider()).retryMode || DEFAULT_RETRY_MODE
				}, config),
				sigv4aSigningRegionSet: config?.sigv4aSigningRegionSet ?? loadConfig(NODE_SIGV4A_CONFIG_OPTIONS, loaderConfig),
				streamCollector: config?.streamCollector ?? streamCollector,
				useDualstackEndpoint: config?.useDualstackEndpoint ?? loadConfig(NODE_USE_DUALSTACK_ENDPOINT_CONFIG_OPTIONS, loaderConfig),
				useFipsEndpoint: config?.useFipsEndpoint ?? loadConfig(NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS, loaderConfig),
				userAgentAppId: config?.userAgentAppId ?? loadConfig(NODE_APP_ID_CONFIG_OPTIONS, loaderConfig)
			};
		};
		const getHttpAuthExtensionConfiguration = (runtimeConfig) => {
			const _httpAuthSchemes = runtimeConfig.httpAuthSchemes;
			let _httpAuthSchemeProvider = runtimeConfig.httpAuthSchemeProvider;
			let _credentials = runtimeConfig.credentials;
			return {
				setHttpAuthScheme(httpAuthScheme) {
					const index = _httpAuthSchemes.findIndex((scheme) => scheme.schemeId === httpAuthScheme.schemeId);
					if (index === -1) {
						_httpAuthSchemes.push(httpAuthScheme);
					} else {
						_httpAuthSchemes.splice(index, 1, httpAuthScheme);
					}
				},
				httpAuthSchemes() {
					return _httpAuthSchemes;
				},
				setHttpAuthSchemeProvider(httpAuthSchemeProvider) {
					_httpAuthSchemeProvider = httpAuthSchemeProvider;
				},
				httpAuthSchemeProvider() {
					return _httpAuthSchemeProvider;
				},
				setCredentials(credentials) {
					_credentials = credentials;
				},
				credentials() {
					return _credentials;
				}
			};
		};
		const resolveHttpAuthRuntimeConfig = (config) => {
			return {
				httpAuthSchemes: config.httpAuthSchemes(),
				httpAuthSchemeProvider: config.httpAuthSchemeProvider(),
				credentials: config.credentials()
			};
		};
		const resolveRuntimeExtensions = (runtimeConfig, extensions) => {
			const extensionConfiguration = Object.assign(getAwsRegionExtensionConfiguration(runtimeConfig), getDefaultExtensionConfiguration(runtimeConfig), getHttpHandlerExtensionConfiguration(runtimeConfig), getHttpAuthExtensionConfiguration(runtimeConfig));
			extensions.forEach((extension) => extension.configure(extensionConfiguration));
			return Object.assign(runtimeConfig, resolveAwsRegionExtensionConfiguration(extensionConfiguration), resolveDefaultRuntimeConfig(extensionConfiguration), resolveHttpHandlerRuntimeConfig(extensionConfiguration), resolveHttpAuthRuntimeConfig(extensionConfiguration));
		};
		class STSClient extends Client {
			config;
			constructor(...[configuration]) {
				const _config_0 = getRuntimeConfig(configuration || {});
				super(_config_0);
				this.initConfig = _config_0;
				const _config_1 = resolveClientEndpointParameters(_config_0);
				const _config_2 = resolveUserAgentConfig(_config_1);
				const _config_3 = resolveRetryConfig(_config_2);
				const _config_4 = resolveRegionConfig(_config_3);
				const _config_5 = resolveHostHeaderConfig(_config_4);
				const _config_6 = resolveEndpointConfig(_config_5);
				const _config_7 = resolveHttpAuthSchemeConfig(_config_6);
				const _config_8 = resolveRuntimeExtensions(_config_7, configuration?.extensions || []);
				this.config = _config_8;
				this.middlewareStack.use(getSchemaSerdePlugin(this.config));
				this.middlewareStack.use(getUserAgentPlugin(this.config));
				this.middlewareStack.use(getRetryPlugin(this.config));
				this.middlewareStack.use(getContentLengthPlugin(this.config));
				this.middlewareStack.use(getHostHeaderPlugin(this.config));
				this.middlewareStack.use(getLoggerPlugin(this.config));
				this.middlewareStack.use(getRecursionDetectionPlugin(this.config));
				this.middlewareStack.use(getHttpAuthSchemeEndpointRuleSetPlugin(this.config, {
					httpAuthSchemeParametersProvider: defaultSTSHttpAuthSchemeParametersProvider,
					identityProviderConfigProvider: async (config) => new DefaultIdentityProviderConfig({
						"aws.auth#sigv4": config.credentials,
						"aws.auth#sigv4a": config.credentials
					})
				}));
				this.middlewareStack.use(getHttpSigningPlugin(this.config));
			}
			destroy() {
				super.destroy();
			}
		}
		const command = makeBuilder(commonParams, "AWSSecurityTokenServiceV20110615", "STSClient", getEndpointPlugin);
		const _ep0 = {};
		const _mw0 = (Command, cs, config, o) => [];
		class AssumeRoleCommand extends command(_ep0, _mw0, "AssumeRole", AssumeRole$) {}
		class AssumeRoleWithWebIdentityCommand extends command(_ep0, _mw0, "AssumeRoleWithWebIdentity", AssumeRoleWithWebIdentity$) {}
		const commands = {
			AssumeRoleCommand,
			AssumeRoleWithWebIdentityCommand
		};
		class STS extends STSClient {}
		createAggregatedClient(commands, STS);
		const getAccountIdFromAssumedRoleUser = (assumedRoleUser) => {
			if (typeof assumedRoleUser?.Arn === "string") {
				const arnComponents = assumedRoleUser.Arn.split(":");
				if (arnComponents.length > 4 && arnComponents[4] !== "") {
					return arnComponents[4];
				}
			}
			return undefined;
		};
		const resolveRegion = async (_region, _parentRegion, credentialProviderLogger, loaderConfig = {}) => {
			const region = typeof _region === "function" ? await _region() : _region;
			const parentRegion = typeof _parentRegion === "function" ? await _parentRegion() : _parentRegion;
			let stsDefaultRegion = "";
			const resolvedRegion = region ?? parentRegion ?? (stsDefaultRegion = await stsRegionDefaultResolver(loaderConfig)());
			credentialProviderLogger?.debug?.("@aws-sdk/client-sts::resolveRegion", "accepting first of:", `${region} (credential provider clientConfig)`, `${parentRegion} (contextual client)`, `${stsDefaultRegion} (STS default: AWS_REGION, profile region, or us-east-1)`);
			return resolvedRegion;
		};
		const getDefaultRoleAssumer$1 = (stsOptions, STSClient) => {
			let stsClient;
			let closureSourceCreds;
			return async (sourceCreds, params) => {
				closureSourceCreds = sourceCreds;
				if (!stsClient) {
					const { logger = stsOptions?.parentClientConfig?.logger, profile = stsOptions?.parentClientConfig?.profile, region, requestHandler = stsOptions?.parentClientConfig?.requestHandler, credentialProviderLogger, userAgentAppId = stsOptions?.parentClientConfig?.userAgentAppId } = stsOptions;
					const resolvedRegion = await resolveRegion(region, stsOptions?.parentClientConfig?.region, credentialProviderLogger, {
						logger,
						profile
					});
					const isCompatibleRequestHandler = !isH2(requestHandler);
					stsClient = new STSClient({
						...stsOptions,
						userAgentAppId,
						profile,
						credentialDefaultProvider: () => async () => closureSourceCreds,
						region: resolvedRegion,
						requestHandler: isCompatibleRequestHandler ? requestHandler : undefined,
						logger
					});
				}
				const { Credentials, AssumedRoleUser } = await stsClient.send(new AssumeRoleCommand(params));
				if (!Credentials || !Credentials.AccessKeyId || !Credentials.SecretAccessKey) {
					throw new Error(`Invalid response from STS.assumeRole call with role ${params.RoleArn}`);
				}
				const accountId = getAccountIdFromAssumedRoleUser(AssumedRoleUser);
				const credentials = {
					accessKeyId: Credentials.AccessKeyId,
					secretAccessKey: Credentials.SecretAccessKey,
					sessionToken: Credentials.SessionToken,
					expiration: Credentials.Expiration,
					...Credentials.CredentialScope && { credentialScope: Credentials.CredentialScope },
					...accountId && { accountId }
				};
				setCredentialFeature(credentials, "CREDENTIALS_STS_ASSUME_ROLE", "i");
				return credentials;
			};
		};
		const getDefaultRoleAssumerWithWebIdentity$1 = (stsOptions, STSClient) => {
			let stsClient;
			return async (params) => {
				if (!stsClient) {
					const { logger = stsOptions?.parentClientConfig?.logger, profile = stsOptions?.parentClientConfig?.profile, region, requestHandler = stsOptions?.parentClientConfig?.requestHandler, credentialProviderLogger, userAgentAppId = stsOptions?.parentClientConfig?.userAgentAppId } = stsOptions;
					const resolvedRegion = await resolveRegion(region, stsOptions?.parentClientConfig?.region, credentialProviderLogger, {
						logger,
						profile
					});
					const isCompatibleRequestHandler = !isH2(requestHandler);
					stsClient = new STSClient({
						...stsOptions,
						userAgentAppId,
						profile,
						region: resolvedRegion,
						requestHandler: isCompatibleRequestHandler ? requestHandler : undefined,
						logger
					});
				}
				const { Credentials, AssumedRoleUser } = await stsClient.send(new AssumeRoleWithWebIdentityCommand(params));
				if (!Credentials || !Credentials.AccessKeyId || !Credentials.SecretAccessKey) {
					throw new Error(`Invalid response from STS.assumeRoleWithWebIdentity call with role ${params.RoleArn}`);
				}
				const accountId = getAccountIdFromAssumedRoleUser(AssumedRoleUser);
				const credentials = {
					accessKeyId: Credentials.AccessKeyId,
					secretAccessKey: Credentials.SecretAccessKey,
					sessionToken: Credentials.SessionToken,
					expiration: Credentials.Expiration,
					...Credentials.CredentialScope && { credentialScope: Credentials.CredentialScope },
					...accountId && { accountId }
				};
				if (accountId) {
					setCredentialFeature(credentials, "RESOLVED_ACCOUNT_ID", "T");
				}
				setCredentialFeature(credentials, "CREDENTIALS_STS_ASSUME_ROLE_WEB_ID", "k");
				return credentials;
			};
		};
		const isH2 = (requestHandler) => {
			return requestHandler?.metadata?.handlerProtocol === "h2";
		};
		const getCustomizableStsClientCtor = (baseCtor, customizations) => {
			if (!customizations) return baseCtor;
			else return class CustomizableSTSClient extends baseCtor {
				constructor(config) {
					super(config);
					for (const customization of customizations) {
						this.middlewareStack.use(customization);
					}
				}
			};
		};
		const getDefaultRoleAssumer = (stsOptions = {}, stsPlugins) => getDefaultRoleAssumer$1(stsOptions, getCustomizableStsClientCtor(STSClient, stsPlugins));
		const getDefaultRoleAssumerWithWebIdentity = (stsOptions = {}, stsPlugins) => getDefaultRoleAssumerWithWebIdentity$1(stsOptions, getCustomizableStsClientCtor(STSClient, stsPlugins));
		const decorateDefaultCredentialProvider = (provider) => (input) => provider({
			roleAssumer: getDefaultRoleAssumer(input),
			roleAssumerWithWebIdentity: getDefaultRoleAssumerWithWebIdentity(input),
			...input
		});
		exports.AssumeRole$ = AssumeRole$;
		exports.AssumeRoleCommand = AssumeRoleCommand;
		exports.AssumeRoleRequest$ = AssumeRoleRequest$;
		exports.AssumeRoleResponse$ = AssumeRoleResponse$;
		exports.AssumeRoleWithWebIdentity$ = AssumeRoleWithWebIdentity$;
		exports.AssumeRoleWithWebIdentityCommand = AssumeRoleWithWebIdentityCommand;
		exports.AssumeRoleWithWebIdentityRequest$ = AssumeRoleWithWebIdentityRequest$;
		exports.AssumeRoleWithWebIdentityResponse$ = AssumeRoleWithWebIdentityResponse$;
		exports.AssumedRoleUser$ = AssumedRoleUser$;
		exports.Credentials$ = Credentials$;
		exports.ExpiredTokenException = ExpiredTokenException;
		exports.ExpiredTokenException$ = ExpiredTokenException$;
		exports.IDPCommunicationErrorException = IDPCommunicationErrorException;
		exports.IDPCommunicationErrorException$ = IDPCommunicationErrorException$;
		exports.IDPRejectedClaimException = IDPRejectedClaimException;
		exports.IDPRejectedClaimException$ = IDPRejectedClaimException$;
		exports.InvalidIdentityTokenException = InvalidIdentityTokenException;
		exports.InvalidIdentityTokenException$ = InvalidIdentityTokenException$;
		exports.MalformedPolicyDocumentException = MalformedPolicyDocumentException;
		exports.MalformedPolicyDocumentException$ = MalformedPolicyDocumentException$;
		exports.PackedPolicyTooLargeException = PackedPolicyTooLargeException;
		exports.PackedPolicyTooLargeException$ = PackedPolicyTooLargeException$;
		exports.PolicyDescriptorType$ = PolicyDescriptorType$;
		exports.ProvidedContext$ = ProvidedContext$;
		exports.RegionDisabledException = RegionDisabledException;
		exports.RegionDisabledException$ = RegionDisabledException$;
		exports.STS = STS;
		exports.STSClient = STSClient;
		exports.STSServiceException = STSServiceException;
		exports.STSServiceException$ = STSServiceException$;
		exports.Tag$ = Tag$;
		exports.decorateDefaultCredentialProvider = decorateDefaultCredentialProvider;
		exports.errorTypeRegistries = errorTypeRegistries;
		exports.getDefaultRoleAssumer = getDefaultRoleAssumer;
		exports.getDefaultRoleAssumerWithWebIdentity = getDefaultRoleAssumerWithWebIdentity;
	}),
	5785: (function (__unused_webpack_module, exports, __webpack_require__) {
		const { SignatureV4, signatureV4aContainer } = __webpack_require__(75118);
		const signatureV4CrtContainer = { CrtSignerV4: null };
		const SESSION_TOKEN_QUERY_PARAM = "X-Amz-S3session-Token";
		const SESSION_TOKEN_HEADER = SESSION_TOKEN_QUERY_PARAM.toLowerCase();
		class SignatureV4SignWithCredentials extends SignatureV4 {
			async signWithCredentials(requestToSign, credentials, options) {
				const credentialsWithoutSessionToken = getCredentialsWithoutSessionToken(credentials);
				requestToSign.headers[SESSION_TOKEN_HEADER] = credentials.sessionToken;
				const privateAccess = this;
				setSingleOverride(privateAccess, credentialsWithoutSessionToken);
				return privateAccess.signRequest(requestToSign, options ?? {});
			}
			async presignWithCredentials(requestToSign, credentials, options) {
				const credentialsWithoutSessionToken = getCredentialsWithoutSessionToken(credentials);
				delete requestToSign.headers[SESSION_TOKEN_HEADER];
				requestToSign.headers[SESSION_TOKEN_QUERY_PARAM] = credentials.sessionToken;
				requestToSign.query = requestToSign.query ?? {};
				requestToSign.query[SESSION_TOKEN_QUERY_PARAM] = credentials.sessionToken;
				const privateAccess = this;
				setSingleOverride(privateAccess, credentialsWithoutSessionToken);
				return this.presign(requestToSign, options);
			}
		}
		function getCredentialsWithoutSessionToken(credentials) {
			return {
				accessKeyId: credentials.accessKeyId,
				secretAccessKey: credentials.secretAccessKey,
				expiration: credentials.expiration
			};
		}
		function setSingleOverride(privateAccess, credentialsWithoutSessionToken) {
			const currentCredentialProvider = privateAccess.credentialProvider;
			privateAccess.credentialProvider = () => {
				privateAccess.credentialProvider = currentCredentialProvider;
				return Promise.resolve(credentialsWithoutSessionToken);
			};
		}
		class SignatureV4MultiRegion {
			sigv4aSigner;
			sigv4Signer;
			signerOptions;
			static sigv4aDependency() {
				if (typeof signatureV4CrtContainer.CrtSignerV4 === "function") {
					return "crt";
				} else if (typeof signatureV4aContainer.SignatureV4a === "function") {
					return "js";
				}
				return "none";
			}
			constructor(options) {
				this.sigv4Signer = new SignatureV4SignWithCredentials(options);
				this.signerOptions = options;
			}
			async sign(requestToSign, options = {}) {
				if (options.signingRegion === "*") {
					return this.getSigv4aSigner().sign(requestToSign, options);
				}
				return this.sigv4Signer.sign(requestToSign, options);
			}
			async signWithCredentials(requestToSign, credentials, options = {}) {
				if (options.signingRegion === "*") {
					const signer = this.getSigv4aSigner();
					const CrtSignerV4 = signatureV4CrtContainer.CrtSignerV4;
					if (CrtSignerV4 && signer instanceof CrtSignerV4) {
						return signer.signWithCredentials(requestToSign, credentials, options);
					} else {
						throw new Error(`signWithCredentials with signingRegion '*' is only supported when using the CRT dependency @aws-sdk/signature-v4-crt. ` + `Please check whether you have installed the "@aws-sdk/signature-v4-crt" package explicitly. ` + `You must also register the package by calling [require("@aws-sdk/signature-v4-crt");] ` + `or an ESM equivalent such as [import "@aws-sdk/signature-v4-crt";]. ` + `For more information please go to https://github.com/aws/aws-sdk-js-v3#functionality-requiring-aws-common-runtime-crt`);
					}
				}
				return this.sigv4Signer.signWithCredentials(requestToSign, credentials, options);
			}
			async presign(originalRequest, options = {}) {
				if (options.signingRegion === "*") {
					const signer = this.getSigv4aSigner();
					const CrtSignerV4 = signatureV4CrtContainer.CrtSignerV4;
					if (CrtSignerV4 && signer instanceof CrtSignerV4) {
						return signer.presign(originalRequest, options);
					} else {
						throw new Error(`presign with signingRegion '*' is only supported when using the CRT dependency @aws-sdk/signature-v4-crt. ` + `Please check whether you have installed the "@aws-sdk/signature-v4-crt" package explicitly. ` + `You must also register the package by calling [require("@aws-sdk/signature-v4-crt");] ` + `or an ESM equivalent such as [import "@aws-sdk/signature-v4-crt";]. ` + `For more information please go to https://github.com/aws/aws-sdk-js-v3#functionality-requiring-aws-common-runtime-crt`);
					}
				}
				return this.sigv4Signer.presign(originalRequest, options);
			}
			async presignWithCredentials(originalRequest, credentials, options = {}) {
				if (options.signingRegion === "*") {
					throw new Error("Method presignWithCredentials is not supported for [signingRegion=*].");
				}
				return this.sigv4Signer.presignWithCredentials(originalRequest, credentials, options);
			}
			getSigv4aSigner() {
				if (!this.sigv4aSigner) {
					const CrtSignerV4 = signatureV4CrtContainer.CrtSignerV4;
					const JsSigV4aSigner = signatureV4aContainer.SignatureV4a;
					if (this.signerOptions.runtime === "node") {
						if (!CrtSignerV4 && !JsSigV4aSigner) {
							throw new Error("Neither CRT nor JS SigV4a implementation is available. " + "Please load either @aws-sdk/signature-v4-crt or @aws-sdk/signature-v4a. " + "For more information please go to " + "https://github.com/aws/aws-sdk-js-v3#functionality-requiring-aws-common-runtime-crt");
						}
						if (CrtSignerV4 && typeof CrtSignerV4 === "function") {
							this.sigv4aSigner = new CrtSignerV4({
								...this.signerOptions,
								signingAlgorithm: 1
							});
						} else if (JsSigV4aSigner && typeof JsSigV4aSigner === "function") {
							this.sigv4aSigner = new JsSigV4aSigner({ ...this.signerOptions });
						} else {
							throw new Error("Available SigV4a implementation is not a valid constructor. " + "Please ensure you've properly imported @aws-sdk/signature-v4-crt or @aws-sdk/signature-v4a." + "For more information please go to " + "https://github.com/aws/aws-sdk-js-v3#functionality-requiring-aws-common-runtime-crt");
						}
					} else {
						if (!JsSigV4aSigner || typeof JsSigV4aSigner !== "function") {
							throw new Error("JS SigV4a implementation is not available or not a valid constructor. " + "Please check whether you have installed the @aws-sdk/signature-v4a package explicitly. The CRT implementation is not available for browsers. " + "You must also register the package by calling [require('@aws-sdk/signature-v4a');] " + "or an ESM equivalent such as [import '@aws-sdk/signature-v4a';]. " + "For more information please go to " + "https://github.com/aws/aws-sdk-js-v3#using-javascript-non-crt-implementation-of-sigv4a");
						}
						this.sigv4aSigner = new JsSigV4aSigner({ ...this.signerOptions });
					}
				}
				return this.sigv4aSigner;
			}
		}
		exports.SignatureV4MultiRegion = SignatureV4MultiRegion;
		exports.SignatureV4SignWithCredentials = SignatureV4SignWithCredentials;
		exports.signatureV4CrtContainer = signatureV4CrtContainer;
	}),
	75433: (function (__unused_webpack_module, exports, __webpack_require__) {
		const { setTokenFeature } = __webpack_require__(5152);
		const { getBearerTokenEnvKey } = __webpack_require__(97523);
		const { TokenProviderError, getSSOTokenFilepath, parseKnownFiles, getProfileName, loadSsoSessionData, getSSOTokenFromFile, memoize, chain } = __webpack_require__(47291);
		const { promises } = __webpack_require__(73024);
		const fromEnvSigningName = ({ logger, signingName } = {}) => async () => {
			logger?.debug?.("@aws-sdk/token-providers - fromEnvSigningName");
			if (!signingName) {
				throw new TokenProviderError("Please pass 'signingName' to compute environment variable key", { logger });
			}
			const bearerTokenKey = getBearerTokenEnvKey(signingName);
			if (!(bearerTokenKey in process.env)) {
				throw new TokenProviderError(`Token not present in '${bearerTokenKey}' environment variable`, { logger });
			}
			const token = { token: process.env[bearerTokenKey] };
			setTokenFeature(token, "BEARER_SERVICE_ENV_VARS", "3");
			return token;
		};
		const EXPIRE_WINDOW_MS = 5 * 60 * 1e3;
		const REFRESH_MESSAGE = `To refresh this SSO session run 'aws sso login' with the corresponding profile.`;
		const getSsoOidcClient = async (ssoRegion, init = {}, callerClientConfig) => {
			const { SSOOIDCClient } = __webpack_require__(89443);
			const coalesce = (prop) => init.clientConfig?.[prop] ?? init.parentClientConfig?.[prop] ?? callerClientConfig?.[prop];
			const ssoOidcClient = new SSOOIDCClient(Object.assign({}, init.clientConfig ?? {}, {
				region: ssoRegion ?? init.clientConfig?.region,
				logger: coalesce("logger"),
				userAgentAppId: coalesce("userAgentAppId")
			}));
			return ssoOidcClient;
		};
		const getNewSsoOidcToken = async (ssoToken, ssoRegion, init = {}, callerClientConfig) => {
			const { CreateTokenCommand } = __webpack_require__(89443);
			const ssoOidcClient = await getSsoOidcClient(ssoRegion, init, callerClientConfig);
			return ssoOidcClient.send(new CreateTokenCommand({
				clientId: ssoToken.clientId,
				clientSecret: ssoToken.clientSecret,
				refreshToken: ssoToken.refreshToken,
				grantType: "refresh_token"
			}));
		};
		const validateTokenExpiry = (token) => {
			if (token.expiration && token.expiration.getTime() < Date.now()) {
				throw new TokenProviderError(`Token is expired. ${REFRESH_MESSAGE}`, false);
			}
		};
		const validateTokenKey = (key, value, forRefresh = false) => {
			if (typeof value === "undefined") {
				throw new TokenProviderError(`Value not present for '${key}' in SSO Token${forRefresh ? ". Cannot refresh" : ""}. ${REFRESH_MESSAGE}`, false);
			}
		};
		const { writeFile } = promises;
		const writeSSOTokenToFile = (id, ssoToken) => {
			const tokenFilepath = getSSOTokenFilepath(id);
			const tokenString = JSON.stringify(ssoToken, null, 2);
			return writeFile(tokenFilepath, tokenString);
		};
		const lastRefreshAttemptTimes = new Map();
		const inFlightRefreshes = new Map();
		const fromSso = (init = {}) => async ({ callerClientConfig } = {}) => {
			init.logger?.debug("@aws-sdk/token-providers - fromSso");
			const profiles = await parseKnownFiles(init);
			const profileName = getProfileName({ profile: init.profile ?? callerClientConfig?.profile });
			const profile = profiles[profileName];
			if (!profile) {
				throw new TokenProviderError(`Profile '${profileName}' could not be found in shared credentials file.`, false);
			} else if (!profile["sso_session"]) {
				throw new TokenProviderError(`Profile '${profileName}' is missing required property 'sso_session'.`);
			}
			const ssoSessionName = profile["sso_session"];
			const inFlightRefresh = inFlightRefreshes.get(ssoSessionName);
			if (inFlightRefresh) {
				return await inFlightRefresh;
			}
			const ssoSessions = await loadSsoSessionData(init);
			const ssoSession = ssoSessions[ssoSessionName];
			if (!ssoSession) {
				throw new TokenProviderError(`Sso session '${ssoSessionName}' could not be found in shared credentials file.`, false);
			}
			for (const ssoSessionRequiredKey of ["sso_start_url", "sso_region"]) {
				if (!ssoSession[ssoSessionRequiredKey]) {
					throw new TokenProviderError(`Sso session '${ssoSessionName}' is missing required property '${ssoSessionRequiredKey}'.`, false);
				}
			}
			ssoSession["sso_start_url"];
			const ssoRegion = ssoSession["sso_region"];
			let ssoToken;
			try {
				ssoToken = await getSSOTokenFromFile(ssoSessionName);
			} catch (e) {
				throw new TokenProviderError(`The SSO session token associated with profile=${profileName} was not found or is invalid. ${REFRESH_MESSAGE}`, false);
			}
			validateTokenKey("accessToken", ssoToken.accessToken);
			validateTokenKey("expiresAt", ssoToken.expiresAt);
			const { accessToken, expiresAt } = ssoToken;
			const existingToken = {
				token: accessToken,
				expiration: new Date(expiresAt)
			};
			if (existingToken.expiration.getTime() - Date.now() > EXPIRE_WINDOW_MS) {
				return existingToken;
			}
			const inFlightRefreshAfterReadingToken = inFlightRefreshes.get(ssoSessionName);
			if (inFlightRefreshAfterReadingToken) {
				return await inFlightRefreshAfterReadingToken;
			}
			const lastRefreshAttemptTime = lastRefreshAttemptTimes.get(ssoSessionName) ?? 0;
			if (Date.now() - lastRefreshAttemptTime < 30 * 1e3) {
				validateTokenExpiry(existingToken);
				return existingToken;
			}
			validateTokenKey("clientId", ssoToken.clientId, true);
			validateTokenKey("clientSecret", ssoToken.clientSecret, true);
			validateTokenKey("refreshToken", ssoToken.refreshToken, true);
			const refresh = (async () => {
				try {
					lastRefreshAttemptTimes.set(ssoSessionName, Date.now());
					const newSsoOidcToken = await getNewSsoOidcToken(ssoToken, ssoRegion, init, callerClientConfig);
					validateTokenKey("accessToken", newSsoOidcToken.accessToken);
					validateTokenKey("expiresIn", newSsoOidcToken.expiresIn);
					const newTokenExpiration = new Date(Date.now() + newSsoOidcToken.expiresIn * 1e3);
					try {
						await writeSSOTokenToFile(ssoSessionName, {
							...ssoToken,
							accessToken: newSsoOidcToken.accessToken,
							expiresAt: newTokenExpiration.toISOString(),
							refreshToken: newSsoOidcToken.refreshToken
						});
					} catch (error) {}
					return {
						token: newSsoOidcToken.accessToken,
						expiration: newTokenExpiration
					};
				} catch (error) {
					validateTokenExpiry(existingToken);
					return existingToken;
				}
			})();
			inFlightRefreshes.set(ssoSessionName, refresh);
			try {
				return await refresh;
			} finally {
				inFlightRefreshes.delete(ssoSessionName);
			}
		};
		const fromStatic = ({ token, logger }) => async () => {
			logger?.debug("@aws-sdk/token-providers - fromStatic");
			if (!token || !token.token) {
				throw new TokenProviderError(`Please pass a valid token to fromStatic`, false);
			}
			return token;
		};
		const nodeProvider = (init = {}) => memoize(chain(fromSso(init), async () => {
			throw new TokenProviderError("Could not load token from any providers", false);
		}), (token) => token.expiration !== undefined && token.expiration.getTime() - Date.now() < 3e5, (token) => token.expiration !== undefined);
		exports.fromEnvSigningName = fromEnvSigningName;
		exports.fromSso = fromSso;
		exports.fromStatic = fromStatic;
		exports.nodeProvider = nodeProvider;
	}),
	94274: (function (__unused_webpack_module, exports) {
		const ATTR_ESCAPE_RE = /[&<>"]/g;
		const ATTR_ESCAPE_MAP = {
			"&": "&amp;",
			"<": "&lt;",
			">": "&gt;",
			"\"": "&quot;"
		};
		function escapeAttribute(value) {
			return value.replace(ATTR_ESCAPE_RE, (ch) => ATTR_ESCAPE_MAP[ch]);
		}
		const ELEMENT_ESCAPE_RE = /[&"'<>\r\n\u0085\u2028]/g;
		const ELEMENT_ESCAPE_MAP = {
			"&": "&amp;",
			"\"": "&quot;",
			"'": "&apos;",
			"<": "&lt;",
			">": "&gt;",
			"\r": "&#x0D;",
			"\n": "&#x0A;",
			"\u0085": "&#x85;",
			"\u2028": "&#x2028;"
		};
		function escapeElement(value) {
			return value.replace(ELEMENT_ESCAPE_RE, (ch) => ELEMENT_ESCAPE_MAP[ch]);
		}
		class XmlText {
			value;
			constructor(value) {
				this.value = value;
			}
			toString() {
				return escapeElement("" + this.value);
			}
		}
		class XmlNode {
			name;
			children;
			attributes = {};
			static of(name, childText, withName) {
				const node = new XmlNode(name);
				if (childText !== undefined) {
					node.addChildNode(new XmlText(childText));
				}
				if (withName !== undefined) {
					node.withName(withName);
				}
				return node;
			}
			constructor(name, children = []) {
				this.name = name;
				this.children = children;
			}
			withName(name) {
				this.name = name;
				return this;
			}
			addAttribute(name, value) {
				this.attributes[name] = value;
				return this;
			}
			addChildNode(child) {
				this.children.push(child);
				return this;
			}
			removeAttribute(name) {
				delete this.attributes[name];
				return this;
			}
			n(name) {
				this.name = name;
				return this;
			}
			c(child) {
				this.children.push(child);
				return this;
			}
			a(name, value) {
				if (value != null) {
					this.attributes[name] = value;
				}
				return this;
			}
			cc(input, field, withName = field) {
				if (input[field] != null) {
					const node = XmlNode.of(field, input[field]).withName(withName);
					this.c(node);
				}
			}
			l(input, listName, memberName, valueProvider) {
				if (input[listName] != null) {
					const nodes = valueProvider();
					nodes.map((node) => {
						node.withName(memberName);
						this.c(node);
					});
				}
			}
			lc(input, listName, memberName, valueProvider) {
				if (input[listName] != null) {
					const nodes = valueProvider();
					const containerNode = new XmlNode(memberName);
					nodes.map((node) => {
						containerNode.c(node);
					});
					this.c(containerNode);
				}
			}
			toString() {
				const hasChildren = Boolean(this.children.length);
				let xmlText = `<${this.name}`;
				const attributes = this.attributes;
				for (const attributeName of Object.keys(attributes)) {
					const attribute = attributes[attributeName];
					if (attribute != null) {
						xmlText += ` ${attributeName}="${escapeAttribute("" + attribute)}"`;
					}
				}
				return xmlText += !hasChildren ? "/>" : `>${this.children.map((c) => c.toString()).join("")}</${this.name}>`;
			}
		}
		function writeKey(obj) {
			Object.defineProperty(obj, "__proto__", {
				value: undefined,
				writable: true,
				enumerable: true,
				configurable: true
			});
		}
		function parseXML(xml) {
			const state = new AwsXmlParser(xml);
			return state.parse();
		}
		class AwsXmlParser {
			x;
			i = 0;
			z;
			constructor(x) {
				this.x = x;
				this.x = x.replace(/\r\n?/g, "\n");
				this.z = this.x.length;
			}
			parse() {
				const p = this;
				const { z } = p;
				while (p.i < z) {
					p.trim();
					if (p.i >= z) {
						break;
					}
					if (p.isNext("<?")) {
						p.readTo("?>");
						p.trim();
					} else if (p.isNext("<!--")) {
						p.readTo("-->");
						p.trim();
					} else if (p.isNext("<!DOCTYPE", false)) {
						p.skipDoctype();
						p.trim();
					} else if (p.x[p.i] === "<") {
						const root = p.parseTag();
						return { [root.tag]: root.value };
					} else {
						throw new Error("@aws-sdk XML parse error: unexpected content.");
					}
				}
				throw new Error("@aws-sdk XML parse error: no root element.");
			}
			isNext(s, caseSensitive = true) {
				const p = this;
				if (caseSensitive) {
					return p.x.startsWith(s, p.i);
				}
				return p.x.toLowerCase().startsWith(s.toLowerCase(), p.i);
			}
			readTo(stop) {
				const p = this;
				const _i = p.x.indexOf(stop, p.i);
				if (_i === -1) {
					throw new Error(`@aws-sdk XML parse error: expected "${stop}" not found.`);
				}
				const result = p.x.slice(p.i, _i);
				p.i = _i + stop.length;
				return result;
			}
			trim() {
				const p = this;
				while (p.i < p.z && " 	\r\n".includes(p.x[p.i])) {
					++p.i;
				}
			}
			readAttrValue() {
				const p = this;
				const quote = p.x[p.i];
				++p.i;
				let value = "";
				while (p.i < p.z && p.x[p.i] !== quote) {
					value += p.x[p.i++];
				}
				++p.i;
				return p.decodeEntities(value);
			}
			parseTag() {
				const p = this;
				++p.i;
				let tag = "";
				while (p.i < p.z && !" 	\r\n>/".includes(p.x[p.i])) {
					tag += p.x[p.i++];
				}
				let hasAttrs = false;
				const attrs = {};
				while (p.i < p.z) {
					p.trim();
					if (">/".includes(p.x[p.i])) {
						break;
					}
					let name = "";
					while (p.i < p.z && !"= 	\r\n>/?".includes(p.x[p.i])) {
						name += p.x[p.i++];
					}
					p.trim();
					if (p.x[p.i] !== "=") {
						break;
					}
					++p.i;
					p.trim();
					if (name === "__proto__") {
						writeKey(attrs);
					}
					attrs[name] = p.readAttrValue();
					hasAttrs = true;
				}
				if (p.i >= p.z) {
					throw new Error("@aws-sdk XML parse error: unexpected end of input.");
				}
				if (p.x[p.i] === "/") {
					++p.i;
					if (p.i >= p.z || p.x[p.i] !== ">") {
						throw new Error("@aws-sdk XML parse error: expected > at the end of self-closing tag.");
					}
					++p.i;
					return {
						tag,
						value: hasAttrs ? attrs : ""
					};
				}
				if (p.x[p.i] !== ">") {
					throw new Error("@aws-sdk XML parse error: expected > at the end of opening tag.");
				}
				++p.i;
				const textParts = [];
				const childTags = [];
				let hasElementChild = false;
				while (p.i < p.z) {
					if (p.isNext("</")) {
						break;
					}
					if (p.x[p.i] === "<") {
						if (p.isNext("<!--")) {
							p.readTo("-->");
						} else if (p.isNext("<![CDATA[")) {
							p.i += 9;
							textParts.push(p.readTo("]]>"));
						} else if (p.isNext("<?")) {
							p.readTo("?>");
						} else {
							hasElementChild = true;
							childTags.push(p.parseTag());
						}
					} else {
						let text = "";
						while (p.i < p.z && p.x[p.i] !== "<") {
							text += p.x[p.i++];
						}
						textParts.push(p.decodeEntities(text));
					}
				}
				if (!p.isNext("</")) {
					throw new Error(`@aws-sdk XML parse error: missing closing tag </${tag}>.`);
				}
				p.i += 2;
				const closeTag = p.readTo(">").trim();
				if (closeTag !== tag) {
					throw new Error(`@aws-sdk XML parse error: mismatched tags <${tag}> and </${closeTag}>.`);
				}
				if (!hasAttrs && textParts.length === 0 && !hasElementChild) {
					return {
						tag,
						value: ""
					};
				}
				if (!hasAttrs && !hasElementChild) {
					const text = textParts.length === 1 ? textParts[0] : textParts.join("");
					if (text.trim() === "" && text.includes("\n")) {
						return {
							tag,
							value: ""
						};
					}
					return {
						tag,
						value: text
					};
				}
				const obj = {};
				for (const text of textParts) {
					if (text.trim() === "" && text.includes("\n")) {
						continue;
					}
					obj["#text"] = "#text" in obj ? obj["#text"] + text : text;
				}
				for (const child of childTags) {
					if (child.tag === "__proto__") {
						writeKey(obj);
					}
					if (child.tag in obj) {
						if (Array.isArray(obj[child.tag])) {
							obj[child.tag].push(child.value);
						} else {
							obj[child.tag] = [obj[child.tag], child.value];
						}
					} else {
						obj[child.tag] = child.value;
					}
				}
				for (const [k, v] of Object.entries(attrs)) {
					if (k === "__proto__") {
						writeKey(obj);
					}
					obj[k] = v;
				}
				return {
					tag,
					value: obj
				};
			}
			static ENTITIES = {
				amp: "&",
				lt: "<",
				gt: ">",
				quot: "\"",
				apos: "'"
			};
			skipDoctype() {
				const p = this;
				p.i += 9;
				let depth = 0;
				while (p.i < p.z) {
					const c = p.x[p.i];
					if (c === "[") {
						++depth;
					} else if (c === "]") {
						--depth;
					} else if (c === ">" && depth === 0) {
						++p.i;
						return;
					}
					++p.i;
				}
				throw new Error("@aws-sdk XML parse error: unclosed DOCTYPE.");
			}
			decodeEntities(s) {
				return s.replace(/&(?:#x([0-9a-fA-F]{1,6})|#(\d{1,7})|([a-zA-Z][a-zA-Z0-9]{0,30}));/g, (_, hex, dec, named) => {
					if (hex) {
						return String.fromCharCode(parseInt(hex, 16));
					}
					if (dec) {
						return String.fromCharCode(parseInt(dec, 10));
					}
					return AwsXmlParser.ENTITIES[named] ?? "";
				});
			}
		}
		exports.XmlNode = XmlNode;
		exports.XmlText = XmlText;
		exports.parseXML = parseXML;
	}),
	29320: (function (__unused_webpack_module, exports, __webpack_require__) {
		const PROTECTED_KEYS = {
			REQUEST_ID: Symbol.for("_AWS_LAMBDA_REQUEST_ID"),
			X_RAY_TRACE_ID: Symbol.for("_AWS_LAMBDA_X_RAY_TRACE_ID"),
			TENANT_ID: Symbol.for("_AWS_LAMBDA_TENANT_ID"),
			TRACEPARENT: Symbol.for("_AWS_LAMBDA_TRACEPARENT"),
			TRACESTATE: Symbol.for("_AWS_LAMBDA_TRACESTATE"),
			BAGGAGE: Symbol.for("_AWS_LAMBDA_BAGGAGE")
		};
		const NO_GLOBAL_AWS_LAMBDA = ["true", "1"].includes(process.env?.AWS_LAMBDA_NODEJS_NO_GLOBAL_AWSLAMBDA ?? "");
		if (!NO_GLOBAL_AWS_LAMBDA) {
			globalThis.awslambda = globalThis.awslambda || {};
		}
		class InvokeStoreBase {
			static PROTECTED_KEYS = PROTECTED_KEYS;
			isProtectedKey(key) {
				return Object.values(PROTECTED_KEYS).includes(key);
			}
			getRequestId() {
				return this.get(PROTECTED_KEYS.REQUEST_ID) ?? "-";
			}
			getXRayTraceId() {
				return this.get(PROTECTED_KEYS.X_RAY_TRACE_ID);
			}
			getTenantId() {
				return this.get(PROTECTED_KEYS.TENANT_ID);
			}
			getTraceparent() {
				return this.get(PROTECTED_KEYS.TRACEPARENT);
			}
			getTracestate() {
				return this.get(PROTECTED_KEYS.TRACESTATE);
			}
			getBaggage() {
				return this.get(PROTECTED_KEYS.BAGGAGE);
			}
		}
		class InvokeStoreSingle extends InvokeStoreBase {
			currentContext;
			getContext() {
				return this.currentContext;
			}
			hasContext() {
				return this.currentContext !== undefined;
			}
			get(key) {
				return this.currentContext?.[key];
			}
			set(key, value) {
				if (this.isProtectedKey(key)) {
					throw new Error(`Cannot modify protected Lambda context field: ${String(key)}`);
				}
				this.currentContext = this.currentContext || {};
				this.currentContext[key] = value;
			}
			run(context, fn) {
				this.currentContext = context;
				return fn();
			}
		}
		class InvokeStoreMulti extends InvokeStoreBase {
			als;
			static async create() {
				const instance = new InvokeStoreMulti();
				const asyncHooks = await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 16698, 23));
				instance.als = new asyncHooks.AsyncLocalStorage();
				return instance;
			}
			getContext() {
				return this.als.getStore();
			}
			hasContext() {
				return this.als.getStore() !== undefined;
			}
			get(key) {
				return this.als.getStore()?.[key];
			}
			set(key, value) {
				if (this.isProtectedKey(key)) {
					throw new Error(`Cannot modify protected Lambda context field: ${String(key)}`);
				}
				const store = this.als.getStore();
				if (!store) {
					throw new Error("No context available");
				}
				store[key] = value;
			}
			run(context, fn) {
				return this.als.run(context, fn);
			}
		}
		exports.InvokeStore = void 0;
		(function(InvokeStore) {
			let instance = null;
			async function getInstanceAsync(forceInvokeStoreMulti) {
				if (!instance) {
					instance = (async () => {
						const isMulti = forceInvokeStoreMulti === true || "AWS_LAMBDA_MAX_CONCURRENCY" in process.env;
						const newInstance = isMulti ? await InvokeStoreMulti.create() : new InvokeStoreSingle();
						if (!NO_GLOBAL_AWS_LAMBDA && globalThis.awslambda?.InvokeStore) {
							return globalThis.awslambda.InvokeStore;
						} else if (!NO_GLOBAL_AWS_LAMBDA && globalThis.awslambda) {
							globalThis.awslambda.InvokeStore = newInstance;
							return newInstance;
						} else {
							return newInstance;
						}
					})();
				}
				return instance;
			}
			InvokeStore.getInstanceAsync = getInstanceAsync;
			InvokeStore._testing = process.env.AWS_LAMBDA_BENCHMARK_MODE === "1" ? { reset: () => {
				instance = null;
				if (globalThis.awslambda?.InvokeStore) {
					delete globalThis.awslambda.InvokeStore;
				}
				globalThis.awslambda = { InvokeStore: undefined };
			} } : undefined;
		})(exports.InvokeStore || (exports.InvokeStore = {}));
		exports.InvokeStoreBase = InvokeStoreBase;
	}),
	90402: (function (__unused_webpack_module, exports, __webpack_require__) {
		const { getSmithyContext, hasOwn } = __webpack_require__(34534);
		exports.getSmithyContext = getSmithyContext;
		const { HttpRequest } = __webpack_require__(93422);
		const { requestBuilder } = __webpack_require__(93422);
		exports.requestBuilder = requestBuilder;
		const { HttpApiKeyAuthLocation } = __webpack_require__(90690);
		const resolveAuthOptions = (candidateAuthOptions, authSchemePreference) => {
			if (!authSchemePreference || authSchemePreference.length === 0) {
				return candidateAuthOptions;
			}
			const preferredAuthOptions = [];
			for (const preferredSchemeName of authSchemePreference) {
				for (const candidateAuthOption of candidateAuthOptions) {
					const candidateAuthSchemeName = candidateAuthOption.schemeId.split("#")[1];
					if (candidateAuthSchemeName === preferredSchemeName) {
						preferredAuthOptions.push(candidateAuthOption);
					}
				}
			}
			for (const candidateAuthOption of candidateAuthOptions) {
				if (!preferredAuthOptions.find(({ schemeId }) => schemeId === candidateAuthOption.schemeId)) {
					preferredAuthOptions.push(candidateAuthOption);
				}
			}
			return preferredAuthOptions;
		};
		function convertHttpAuthSchemesToMap(httpAuthSchemes) {
			const map = new Map();
			for (const scheme of httpAuthSchemes) {
				map.set(scheme.schemeId, scheme);
			}
			return map;
		}
		const httpAuthSchemeMiddleware = (config, mwOptions) => (next, context) => async (args) => {
			const options = config.httpAuthSchemeProvider(await mwOptions.httpAuthSchemeParametersProvider(config, context, args.input));
			const authSchemePreference = config.authSchemePreference ? await config.authSchemePreference() : [];
			const resolvedOptions = resolveAuthOptions(options, authSchemePreference);
			const authSchemes = convertHttpAuthSchemesToMap(config.httpAuthSchemes);
			const smithyContext = getSmithyContext(context);
			const failureReasons = [];
			for (const option of resolvedOptions) {
				const scheme = authSchemes.get(option.schemeId);
				if (!scheme) {
					failureReasons.push(`HttpAuthScheme \`${option.schemeId}\` was not enabled for this service.`);
					continue;
				}
				const identityProvider = scheme.identityProvider(await mwOptions.identityProviderConfigProvider(config));
				if (!identityProvider) {
					failureReasons.push(`HttpAuthScheme \`${option.schemeId}\` did not have an IdentityProvider configured.`);
					continue;
				}
				const { identityProperties = {}, signingProperties = {} } = option.propertiesExtractor?.(config, context) || {};
				option.identityProperties = Object.assign(option.identityProperties || {}, identityProperties);
				option.signingProperties = Object.assign(option.signingProperties || {}, signingProperties);
				smithyContext.selectedHttpAuthScheme = {
					httpAuthOption: option,
					identity: await identityProvider(option.identityProperties),
					signer: scheme.signer
				};
				break;
			}
			if (!smithyContext.selectedHttpAuthScheme) {
				throw new Error(failureReasons.join("\n"));
			}
			return next(args);
		};
		const httpAuthSchemeEndpointRuleSetMiddlewareOptions = {
			step: "serialize",
			tags: ["HTTP_AUTH_SCHEME"],
			name: "httpAuthSchemeMiddleware",
			override: true,
			relation: "before",
			toMiddleware: "endpointV2Middleware"
		};
		const getHttpAuthSchemeEndpointRuleSetPlugin = (config, { httpAuthSchemeParametersProvider, identityProviderConfigProvider }) => ({ applyToStack: (clientStack) => {
			clientStack.addRelativeTo(httpAuthSchemeMiddleware(config, {
				httpAuthSchemeParametersProvider,
				identityProviderConfigProvider
			}), httpAuthSchemeEndpointRuleSetMiddlewareOptions);
		} });
		const httpAuthSchemeMiddlewareOptions = {
			step: "serialize",
			tags: ["HTTP_AUTH_SCHEME"],
			name: "httpAuthSchemeMiddleware",
			override: true,
			relation: "before",
			toMiddleware: "serializerMiddleware"
		};
		const getHttpAuthSchemePlugin = (config, { httpAuthSchemeParametersProvider, identityProviderConfigProvider }) => ({ applyToStack: (clientStack) => {
			clientStack.addRelativeTo(httpAuthSchemeMiddleware(config, {
				httpAuthSchemeParametersProvider,
				identityProviderConfigProvider
			}), httpAuthSchemeMiddlewareOptions);
		} });
		const defaultErrorHandler = (signingProperties) => (error) => {
			throw error;
		};
		const defaultSuccessHandler = (httpResponse, signingProperties) => {};
		const httpSigningMiddleware = (config) => (next, context) => async (args) => {
			if (!HttpRequest.isInstance(args.request)) {
				return next(args);
			}
			const smithyContext = getSmithyContext(context);
			const scheme = smithyContext.selectedHttpAuthScheme;
			if (!scheme) {
				throw new Error(`No HttpAuthScheme was selected: unable to sign request`);
			}
			const { httpAuthOption: { signingProperties = {} }, identity, signer } = scheme;
			const output = await next({
				...args,
				request: await signer.sign(args.request, identity, signingProperties)
			}).catch((signer.errorHandler || defaultErrorHandler)(signingProperties));
			(signer.successHandler || defaultSuccessHandler)(output.response, signingProperties);
			return output;
		};
		const httpSigningMiddlewareOptions = {
			step: "finalizeRequest",
			tags: ["HTTP_SIGNING"],
			name: "httpSigningMiddleware",
			aliases: [
				"apiKeyMiddleware",
				"tokenMiddleware",
				"awsAuthMiddleware"
			],
			override: true,
			relation: "after",
			toMiddleware: "retryMiddleware"
		};
		const getHttpSigningPlugin = (config) => ({ applyToStack: (clientStack) => {
			clientStack.addRelativeTo(httpSigningMiddleware(), httpSigningMiddlewareOptions);
		} });
		const normalizeProvider = (input) => {
			if (typeof input === "function") {
				return input;
			}
			const promisified = Promise.resolve(input);
			return () => promisified;
		};
		const makePagedClientRequest = async (CommandCtor, client, input, withCommand = (_) => _, ...args) => {
			let command = new CommandCtor(input);
			command = withCommand(command) ?? command;
			return await client.send(command, ...args);
		};
		function createPaginator(ClientCtor, CommandCtor, inputTokenName, outputTokenName, pageSizeTokenName) {
			return async function* paginateOperation(config, input, ...additionalArguments) {
				const _input = input;
				let token = config.startingToken ?? _input[inputTokenName];
				let hasNext = true;
				let page;
				while (hasNext) {
					_input[inputTokenName] = token;
					if (pageSizeTokenName) {
						_input[pageSizeTokenName] = _input[pageSizeTokenName] ?? config.pageSize;
					}
					if (config.client instanceof ClientCtor) {
						page = await makePagedClientRequest(CommandCtor, config.client, input, config.withCommand, ...additionalArguments);
					} else {
						throw new Error(`Invalid client, expected instance of ${ClientCtor.name}`);
					}
					yield page;
					const prevToken = token;
					token = get(page, outputTokenName);
					hasNext = !!(token && (!config.stopOnSameToken || token !== prevToken));
				}
				return undefined;
			};
		}
		const get = (fromObject, path) => {
			let cursor = fromObject;
			const pathComponents = path.split(".");
			for (const step of pathComponents) {
				if (!cursor || typeof cursor !== "object") {
					return undefined;
				}
				cursor = cursor[step];
			}
			return cursor;
		};
		function setFeature(context, feature, value) {
			if (!context.__smithy_context) {
				context.__smithy_context = { features: {} };
			} else if (!context.__smithy_context.features) {
				context.__smithy_context.features = {};
			}
			context.__smithy_context.features[feature] = value;
		}
		class DefaultIdentityProviderConfig {
			authSchemes = new Map();
			constructor(config) {
				for (const key in config) {
					if (!hasOwn(config, key)) {
						continue;
					}
					const value = config[key];
					if (value !== undefined) {
						this.authSchemes.set(key, value);
					}
				}
			}
			getIdentityProvider(schemeId) {
				return this.authSchemes.get(schemeId);
			}
		}
		class HttpApiKeyAuthSigner {
			async sign(httpRequest, identity, signingProperties) {
				if (!signingProperties) {
					throw new Error("request could not be signed with `apiKey` since the `name` and `in` signer properties are missing");
				}
				if (!signingProperties.name) {
					throw new Error("request could not be signed with `apiKey` since the `name` signer property is missing");
				}
				if (!signingProperties.in) {
					throw new Error("request could not be signed with `apiKey` since the `in` signer property is missing");
				}
				if (!identity.apiKey) {
					throw new Error("request could not be signed with `apiKey` since the `apiKey` is not defined");
				}
				const clonedRequest = HttpRequest.clone(httpRequest);
				if (signingProperties.in === HttpApiKeyAuthLocation.QUERY) {
					clonedRequest.query[signingProperties.name] = identity.apiKey;
				} else if (signingProperties.in === HttpApiKeyAuthLocation.HEADER) {
					clonedRequest.headers[signingProperties.name] = signingProperties.scheme ? `${signingProperties.scheme} ${identity.apiKey}` : identity.apiKey;
				} else {
					throw new Error("request can only be signed with `apiKey` locations `query` or `header`, " + "but found: `" + signingProperties.in + "`");
				}
				return clonedRequest;
			}
		}
		class HttpBearerAuthSigner {
			async sign(httpRequest, identity, signingProperties) {
				const clonedRequest = HttpRequest.clone(httpRequest);
				if (!identity.token) {
					throw new Error("request could not be signed with `token` since the `token` is not defined");
				}
				clonedRequest.headers["Authorization"] = `Bearer ${identity.token}`;
				return clonedRequest;
			}
		}
		class NoAuthSigner {
			async sign(httpRequest, identity, signingProperties) {
				return httpRequest;
			}
		}
		const createIsIdentityExpiredFunction = (expirationMs) => function isIdentityExpired(identity) {
			return doesIdentityRequireRefresh(identity) && identity.expiration.getTime() - Date.now() < expirationMs;
		};
		const EXPIRATION_MS = 3e5;
		const isIdentityExpired = createIsIdentityExpiredFunction(EXPIRATION_MS);
		const doesIdentityRequireRefresh = (identity) => identity.expiration !== undefined;
		const memoizeIdentityProvider = (provider, isExpired, requiresRefresh) => {
			if (provider === undefined) {
				return undefined;
			}
			const normalizedProvider = typeof provider !== "function" ? async () => Promise.resolve(provider) : provider;
			let resolved;
			let pending;
			let hasResult;
			let isConstant = false;
			const coalesceProvider = async (options) => {
				if (!pending) {
					pending = normalizedProvider(options);
				}
				try {
					resolved = await pending;
					hasResult = true;
					isConstant = false;
				} finally {
					pending = undefined;
				}
				return resolved;
			};
			if (isExpired === undefined) {
				return async (options) => {
					if (!hasResult || options?.forceRefresh) {
						resolved = await coalesceProvider(options);
					}
					return resolved;
				};
			}
			return async (options) => {
				if (!hasResult || options?.forceRefresh) {
					resolved = await coalesceProvider(options);
				}
				if (isConstant) {
					return resolved;
				}
				if (!requiresRefresh(resolved)) {
					isConstant = true;
					return resolved;
				}
				if (isExpired(resolved)) {
					await coalesceProvider(options);
					return resolved;
				}
				return resolved;
			};
		};
		exports.DefaultIdentityProviderConfig = DefaultIdentityProviderConfig;
		exports.EXPIRATION_MS = EXPIRATION_MS;
		exports.HttpApiKeyAuthSigner = HttpApiKeyAuthSigner;
		exports.HttpBearerAuthSigner = HttpBearerAuthSigner;
		exports.NoAuthSigner = NoAuthSigner;
		exports.createIsIdentityExpiredFunction = createIsIdentityExpiredFunction;
		exports.createPaginator = createPaginator;
		exports.doesIdentityRequireRefresh = doesIdentityRequireRefresh;
		exports.getHttpAuthSchemeEndpointRuleSetPlugin = getHttpAuthSchemeEndpointRuleSetPlugin;
		exports.getHttpAuthSchemePlugin = getHttpAuthSchemePlugin;
		exports.getHttpSigningPlugin = getHttpSigningPlugin;
		exports.httpAuthSchemeEndpointRuleSetMiddlewareOptions = httpAuthSchemeEndpointRuleSetMiddlewareOptions;
		exports.httpAuthSchemeMiddleware = httpAuthSchemeMiddleware;
		exports.httpAuthSchemeMiddlewareOptions = httpAuthSchemeMiddlewareOptions;
		exports.httpSigningMiddleware = httpSigningMiddleware;
		exports.httpSigningMiddlewareOptions = httpSigningMiddlewareOptions;
		exports.isIdentityExpired = isIdentityExpired;
		exports.memoizeIdentityProvider = memoizeIdentityProvider;
		exports.normalizeProvider = normalizeProvider;
		exports.setFeature = setFeature;
	}),
	64645: (function (__unused_webpack_module, exports, __webpack_require__) {
		const { nv, NumericValue, calculateBodyLength, generateIdempotencyToken, fromBase64, _parseEpochTimestamp } = __webpack_require__(92430);
		const { hasOwn } = __webpack_require__(34534);
		const { HttpRequest, collectBody, SerdeContext, AbstractRpcV2Protocol } = __webpack_require__(93422);
		const { NormalizedSchema, TypeRegistry } = __webpack_require__(26890);
		const majorUint64 = 0;
		const majorNegativeInt64 = 1;
		const majorUnstructuredByteString = 2;
		const majorUtf8String = 3;
		const majorList = 4;
		const majorMap = 5;
		const majorTag = 6;
		const majorSpecial = 7;
		const specialFalse = 20;
		const specialTrue = 21;
		const specialNull = 22;
		const specialUndefined = 23;
		const extendedOneByte = 24;
		const extendedFloat16 = 25;
		const extendedFloat32 = 26;
		const extendedFloat64 = 27;
		const minorIndefinite = 31;
		function alloc(size) {
			return typeof Buffer !== "undefined" ? Buffer.alloc(size) : new Uint8Array(size);
		}
		const tagSymbol = Symbol("@smithy/core/cbor::tagSymbol");
		function tag(data) {
			data[tagSymbol] = true;
			return data;
		}
		const USE_BUFFER$3 = typeof Buffer !== "undefined";
		const textDecoder$1 = new TextDecoder();
		let payload$1 = alloc(0);
		let isBuffer$1 = false;
		let dataView$2 = new DataView(payload$1.buffer, payload$1.byteOffset, payload$1.byteLength);
		let _offset = 0;
		function setPayload(bytes) {
			payload$1 = bytes;
			isBuffer$1 = USE_BUFFER$3 && payload$1 instanceof Buffer;
			dataView$2 = new DataView(payload$1.buffer, payload$1.byteOffset, payload$1.byteLength);
		}
		function decode(at, to) {
			if (at >= to) {
				throw new Error("unexpected end of (decode) payload.");
			}
			const major = (payload$1[at] & 224) >> 5;
			const minor = payload$1[at] & 31;
			if (minor === minorIndefinite && 2 <= major && major <= 5) {
				return decodeIndefinite(at, to);
			}
			switch (major) {
				case majorUint64:
				case majorNegativeInt64:
				case majorTag: {
					let unsignedInt;
					let offset;
					if (minor < 24) {
						unsignedInt = minor;
						offset = 1;
					} else {
						switch (minor) {
							case extendedOneByte:
								if (to - at < 2) {
									overflow$1(1);
								}
								unsignedInt = payload$1[at + 1];
								offset = 2;
								break;
							case extendedFloat16:
								if (to - at < 3) {
									overflow$1(2);
								}
								unsignedInt = dataView$2.getUint16(at + 1);
								offset = 3;
								break;
							case extendedFloat32:
								if (to - at < 5) {
									overflow$1(4);
								}
								unsignedInt = dataView$2.getUint32(at + 1);
								offset = 5;
								break;
							case extendedFloat64:
								if (to - at < 9) {
									overflow$1(8);
								}
								{
									const hi = dataView$2.getUint32(at + 1);
									if (hi < 2097152) {
										unsignedInt = hi * 4294967296 + dataView$2.getUint32(at + 5);
									} else {
										unsignedInt = dataView$2.getBigUint64(at + 1);
									}
								}
								offset = 9;
								break;
							default: unexpectedMinor(minor);
						}
					}
					if (major === majorUint64) {
						_offset = offset;
						return castBigInt$1(unsignedInt);
					} else if (major === majorNegativeInt64) {
						let negativeInt;
						if (typeof unsignedInt === "bigint") {
							negativeInt = BigInt(-1) - unsignedInt;
						} else {
							negativeInt = -1 - unsignedInt;
						}
						_offset = offset;
						return castBigInt$1(negativeInt);
					} else {
						return decodeTagValue(at, to, minor, unsignedInt, offset);
					}
				}
				case majorUtf8String: return decodeUtf8String(at, to);
				case majorMap: return decodeMap(at, to);
				case majorList: return decodeList(at, to);
				case majorUnstructuredByteString: return decodeUnstructuredByteString(at, to);
				default: return decodeSpecial(at, to);
			}
		}
		function decodeIndefinite(at, to) {
			const major = (payload$1[at] & 224) >> 5;
			const minor = payload$1[at] & 31;
			if (minor === minorIndefinite) {
				switch (major) {
					case majorUtf8String: return decodeUtf8StringIndefinite(at, to);
					case majorMap: return decodeMapIndefinite(at, to);
					case majorList: return decodeListIndefinite(at, to);
					case majorUnstructuredByteString: return decodeUnstructuredByteStringIndefinite(at, to);
				}
			}
		}
		function bytesToFloat16$1(a, b) {
			const sign = a >> 7;
			const exponent = (a & 124) >> 2;
			const fraction = (a & 3) << 8 | b;
			const scalar = sign === 0 ? 1 : -1;
			if (exponent === 0) {
				if (fraction === 0) {
					return 0;
				}
				return scalar * (Math.pow(2, 1 - 15) * (fraction / 1024));
			} else if (exponent === 31) {
				if (fraction === 0) {
					return scalar * Infinity;
				}
				return NaN;
			}
			return scalar * (Math.pow(2, exponent - 15) * (1 + fraction / 1024));
		}
		function decodeMap(at, to) {
			const mapDataLength = decodeCount$1(at, to);
			if (mapDataLength < 25) {
				return decodeMapSmall(at, to, mapDataLength);
			}
			return decodeMapLarge(at, to, mapDataLength);
		}
		function decodeMapLarge(at, to, mapDataLength) {
			const offset = _offset;
			at += offset;
			const base = at;
			const map = Object.create(null);
			for (let i = 0; i < mapDataLength; ++i) {
				const key = decodeUtf8String(at, to);
				at += _offset;
				const valMajor = (payload$1[at] & 224) >> 5;
				if (valMajor === majorUtf8String) {
					map[key] = decodeUtf8String(at, to);
				} else {
					map[key] = decode(at, to);
				}
				at += _offset;
			}
			_offset = offset + (at - base);
			Object.setPrototypeOf(map, Object.prototype);
			return map;
		}
		function decodeMapSmall(at, to, mapDataLength) {
			const offset = _offset;
			at += offset;
			const base = at;
			const map = {};
			for (let i = 0; i < mapDataLength; ++i) {
				const key = decodeUtf8String(at, to);
				at += _offset;
				map[key] = decode(at, to);
				at += _offset;
			}
			_offset = offset + (at - base);
			return map;
		}
		function decodeList(at, to) {
			const listDataLength = decodeCount$1(at, to);
			const offset = _offset;
			at += offset;
			const base = at;
			const list = Array(listDataLength);
			for (let i = 0; i < listDataLength; ++i) {
				list[i] = decode(at, to);
				at += _offset;
			}
			_offset = offset + (at - base);
			return list;
		}
		function decodeUtf8String(at, to) {
			const length = decodeCount$1(at, to);
			const offset = _offset;
			at += offset;
			if (to - at < length) {
				overflow$1(length);
			}
			_offset = offset + length;
			if (length < 24) {
				return decodeUtf8StringCached(at, length);
			}
			if (isBuffer$1) {
				return payload$1.toString("utf-8", at, at + length);
			}
			return textDecoder$1.decode(payload$1.subarray(at, at + length));
		}
		const stringCache$1 = new Array(2048);
		const stringCacheEpochs$1 = new Uint16Array(2048);
		let cacheEpoch$1 = 0;
		function advanceDecodingEpoch() {
			cacheEpoch$1 = cacheEpoch$1 + 1 & 65535;
		}
		function decodeUtf8StringCached(at, length) {
			let h = length;
			for (let i = 0; i < length; ++i) {
				h = h * 31 + payload$1[at + i] | 0;
			}
			const slot = h >>> 0 & 2047;
			const cached = stringCache$1[slot];
			if (cached !== undefined) {
				if (cached.length === length) {
					let match = true;
					for (let i = 0; i < length; ++i) {
						if (cached.charCodeAt(i) !== payload$1[at + i]) {
							match = false;
							break;
						}
					}
					if (match) {
						stringCacheEpochs$1[slot] = cacheEpoch$1;
						return cached;
					}
				}
			}
			const result = isBuffer$1 ? payload$1.toString("utf-8", at, at + length) : textDecoder$1.decode(payload$1.subarray(at, at + length));
			if (stringCacheEpochs$1[slot] !== cacheEpoch$1) {
				stringCache$1[slot] = result;
				stringCacheEpochs$1[slot] = cacheEpoch$1;
			}
			return result;
		}
		function decodeUnstructuredByteString(at, to) {
			const length = decodeCount$1(at, to);
			const offset = _offset;
			at += offset;
			if (to - at < length) {
				overflow$1(length);
			}
			const value = payload$1.subarray(at, at + length);
			_offset = offset + length;
			return value;
		}
		function decodeTagValue(at, to, minor, unsignedInt, offset) {
			if (minor === 2 || minor === 3) {
				const length = decodeCount$1(at + offset, to);
				let b = BigInt(0);
				const start = at + offset + _offset;
				for (let i = start; i < start + length; ++i) {
					b = b << BigInt(8) | BigInt(payload$1[i]);
				}
				_offset = offset + _offset + length;
				return minor === 3 ? -b - BigInt(1) : b;
			} else if (minor === 4) {
				const decimalFraction = decode(at + offset, to);
				const [rawExponent, mantissa] = decimalFraction;
				const normalizer = mantissa < 0 ? -1 : 1;
				const absMantissa = BigInt(normalizer) * BigInt(mantissa);
				const mantissaDigits = String(absMantissa);
				const sign = mantissa < 0 ? "-" : "";
				let numericString;
				const isSmallExponent = typeof rawExponent === "number" && Math.abs(rawExponent) <= 2 ** 28;
				if (isSmallExponent) {
					const exponent = rawExponent;
					const mantissaStr = "0".repeat(Math.abs(exponent) + 1) + mantissaDigits;
					numericString = exponent === 0 ? mantissaStr : mantissaStr.slice(0, mantissaStr.length + exponent) + "." + mantissaStr.slice(exponent);
					numericString = numericString.replace(/^0+/g, "");
					if (numericString === "") {
						numericString = "0";
					}
					if (numericString[0] === ".") {
						numericString = "0" + numericString;
					}
					numericString = sign + numericString;
				} else {
					const bigExponent = BigInt(rawExponent);
					if (mantissaDigits.length === 1) {
						numericString = sign + mantissaDigits + "e" + String(bigExponent);
					} else {
						const adjustedExp = bigExponent + BigInt(mantissaDigits.length - 1);
						numericString = sign + mantissaDigits[0] + "." + mantissaDigits.slice(1) + "e" + String(adjustedExp);
					}
				}
				_offset = offset + _offset;
				return nv(numericString);
			} else {
				const value = decode(at + offset, to);
				const valueOffset = _offset;
				_offset = offset + valueOffset;
				return tag({
					tag: castBigInt$1(unsignedInt),
					value
				});
			}
		}
		function decodeSpecial(at, to) {
			const minor = payload$1[at] & 31;
			switch (minor) {
				case specialTrue:
				case specialFalse:
					_offset = 1;
					return minor === specialTrue;
				case specialNull:
					_offset = 1;
					return null;
				case specialUndefined:
					_offset = 1;
					return null;
				case extendedFloat16:
					if (to - at < 3) {
						throw new Error("incomplete float16 at end of buf.");
					}
					_offset = 3;
					return bytesToFloat16$1(payload$1[at + 1], payload$1[at + 2]);
				case extendedFloat32:
					if (to - at < 5) {
						throw new Error("incomplete float32 at end of buf.");
					}
					_offset = 5;
					return dataView$2.getFloat32(at + 1);
				case extendedFloat64:
					if (to - at < 9) {
						throw new Error("incomplete float64 at end of buf.");
					}
					_offset = 9;
					return dataView$2.getFloat64(at + 1);
				default: unexpectedMinor(minor);
			}
		}
		function decodeCount$1(at, to) {
			const minor = payload$1[at] & 31;
			if (minor < 24) {
				_offset = 1;
				return minor;
			}
			switch (minor) {
				case extendedOneByte:
					if (to - at < 2) {
						overflow$1(1);
					}
					_offset = 2;
					return payload$1[at + 1];
				case extendedFloat16:
					if (to - at < 3) {
						overflow$1(2);
					}
					_offset = 3;
					return dataView$2.getUint16(at + 1);
				case extendedFloat32:
					if (to - at < 5) {
						overflow$1(4);
					}
					_offset = 5;
					return dataView$2.getUint32(at + 1);
				case extendedFloat64:
					if (to - at < 9) {
						overflow$1(8);
					}
					_offset = 9;
					return demote(dataView$2.getBigUint64(at + 1));
				default: unexpectedMinor(minor);
			}
		}
		function decodeMapIndefinite(at, to) {
			at += 1;
			const base = at;
			const map = {};
			for (; at < to;) {
				if (payload$1[at] === 255) {
					_offset = at - base + 2;
					return map;
				}
				const key = decodeUtf8String(at, to);
				at += _offset;
				map[key] = decode(at, to);
				at += _offset;
			}
			throw new Error("expected break marker.");
		}
		function decodeListIndefinite(at, to) {
			at += 1;
			const list = [];
			for (const base = at; at < to;) {
				if (payload$1[at] === 255) {
					_offset = at - base + 2;
					return list;
				}
				list.push(decode(at, to));
				at += _offset;
			}
			throw new Error("expected break marker.");
		}
		function decodeUtf8StringIndefinite(at, to) {
			at += 1;
			const vector = [];
			for (const base = at; at < to;) {
				if (payload$1[at] === 255) {
					const data = alloc(vector.length);
					data.set(vector, 0);
					_offset = at - base + 2;
					if (USE_BUFFER$3) {
						return data.toString("utf-8", 0, data.length);
					}
					return textDecoder$1.decode(data);
				}
				const major = (payload$1[at] & 224) >> 5;
				const minor = payload$1[at] & 31;
				if (major !== majorUtf8String) {
					unexpectedMajorInIndefiniteString(major);
				}
				if (minor === minorIndefinite) {
					throw new Error("nested indefinite string.");
				}
				const bytes = decodeUnstructuredByteString(at, to);
				const length = _offset;
				at += length;
				for (let i = 0; i < bytes.length; ++i) {
					vector.push(bytes[i]);
				}
			}
			throw new Error("expected break marker.");
		}
		function decodeUnstructuredByteStringIndefinite(at, to) {
			at += 1;
			const vector = [];
			for (const base = at; at < to;) {
				if (payload$1[at] === 255) {
					const data = alloc(vector.length);
					data.set(vector, 0);
					_offset = at - base + 2;
					return data;
				}
				const major = (payload$1[at] & 224) >> 5;
				const minor = payload$1[at] & 31;
				if (major !== majorUnstructuredByteString) {
					unexpectedMajorInIndefiniteString(major);
				}
				if (minor === minorIndefinite) {
					throw new Error("nested indefinite string.");
				}
				const bytes = decodeUnstructuredByteString(at, to);
				const length = _offset;
				at += length;
				for (let i = 0; i < bytes.length; ++i) {
					vector.push(bytes[i]);
				}
			}
			throw new Error("expected break marker.");
		}
		function castBigInt$1(bigInt) {
			if (typeof bigInt === "number") {
				return bigInt;
			}
			const num = Number(bigInt);
			if (Number.MIN_SAFE_INTEGER <= num && num <= Number.MAX_SAFE_INTEGER) {
				return num;
			}
			return bigInt;
		}
		function demote(bigInteger) {
			const num = Number(bigInteger);
			if (num < Number.MIN_SAFE_INTEGER || Number.MAX_SAFE_INTEGER < num) {
				console.warn(new Error(`@smithy/core/cbor - truncating BigInt(${bigInteger}) to ${num} with loss of precision.`));
			}
			return num;
		}
		function overflow$1(n) {
			throw new Error(`length ${n} greater than remaining buf len.`);
		}
		function unexpectedMinor(minor) {
			throw new Error(`unexpected minor value ${minor}.`);
		}
		function unexpectedMajorInIndefiniteString(major) {
			throw new Error(`unexpected major type ${major} in indefinite string.`);
		}
		const USE_BUFFER$2 = typeof Buffer !== "undefined";
		const encodeStringCache = new Map();
		let encodeCacheEpoch$1 = 0;
		let encodeCacheSaturated$1 = false;
		const initialSize = 2048;
		let data = alloc(initialSize);
		let dataView$1 = new DataView(data.buffer, data.byteOffset, data.byteLength);
		let cursor$1 = 0;
		function encode(_input) {
			const encodeStack = [_input];
			while (encodeStack.length) {
				const input = encodeStack.pop();
				if (typeof input === "string") {
					const len = input.length;
					if (USE_BUFFER$2) {
						ensureSpace(len * 3 + 9);
						if (len > 23) {
							encodeHeader$1(majorUtf8String, Buffer.byteLength(input));
							cursor$1 += data.write(input, cursor$1);
						} else {
							encodeStringCached(input);
						}
					} else {
						const maxBytes = len * 3;
						ensureSpace(maxBytes + 9);
						const headerPos = cursor$1;
						const result = new TextEncoder().encodeInto(input, data.subarray(cursor$1 + 9));
						const byteLen = result.written;
						let headerSize;
						if (byteLen < 24) {
							headerSize = 1;
						} else if (byteLen < 256) {
							headerSize = 2;
						} else if (byteLen < 65536) {
							headerSize = 3;
						} else if (byteLen < 4294967296) {
							headerSize = 5;
						} else {
							headerSize = 9;
						}
						if (headerSize < 9) {
							data.copyWithin(headerPos + headerSize, headerPos + 9, headerPos + 9 + byteLen);
						}
						cursor$1 = headerPos;
						encodeInteger(majorUtf8String, byteLen);
						cursor$1 += byteLen;
					}
					continue;
				}
				if (data.byteLength - cursor$1 < 9) {
					ensureSpace(64);
				}
				if (typeof input === "number") {
					if (Number.isInteger(input) && input >= -9007199254740992 && input <= 9007199254740991) {
						const nonNegative = input >= 0;
						const major = nonNegative ? majorUint64 : majorNegativeInt64;
						const value = nonNegative ? input : -input - 1;
						if (value < 24) {
							data[cursor$1++] = major << 5 | value;
						} else if (value < 256) {
							data[cursor$1++] = major << 5 | 24;
							data[cursor$1++] = value;
						} else if (value < 65536) {
							data[cursor$1++] = major << 5 | extendedFloat16;
							data[cursor$1++] = value >> 8;
							data[cursor$1++] = value & 255;
						} else if (value < 4294967296) {
							data[cursor$1++] = major << 5 | extendedFloat32;
							dataView$1.setUint32(cursor$1, value);
							cursor$1 += 4;
						} else {
							data[cursor$1++] = major << 5 | extendedFloat64;
							const hi = value / 4294967296 | 0;
							const lo = value - hi * 4294967296 | 0;
							dataView$1.setUint32(cursor$1, hi);
							dataView$1.setUint32(cursor$1 + 4, lo);
							cursor$1 += 8;
						}
						continue;
					}
					data[cursor$1++] = majorSpecial << 5 | extendedFloat64;
					dataView$1.setFloat64(cursor$1, input);
					cursor$1 += 8;
					continue;
				} else if (typeof input === "bigint") {
					const nonNegative = input >= 0;
					const major = nonNegative ? majorUint64 : majorNegativeInt64;
					const value = nonNegative ? input : -input - BigInt(1);
					if (value < BigInt("18446744073709551616")) {
						const n = Number(value);
						if (n < 4294967296) {
							encodeInteger(major, n);
						} else {
							data[cursor$1++] = major << 5 | extendedFloat64;
							dataView$1.setBigUint64(cursor$1, value);
							cursor$1 += 8;
						}
					} else {
						const binaryBigInt = value.toString(2);
						const bigIntBytes = new Uint8Array(Math.ceil(binaryBigInt.length / 8));
						let b = value;
						let i = 0;
						while (bigIntBytes.byteLength - ++i >= 0) {
							bigIntBytes[bigIntBytes.byteLength - i] = Number(b & BigInt(255));
							b >>= BigInt(8);
						}
						ensureSpace(bigIntBytes.byteLength * 2 + 16);
						data[cursor$1++] = nonNegative ? 194 : 195;
						encodeHeader$1(majorUnstructuredByteString, bigIntBytes.byteLength);
						data.set(bigIntBytes, cursor$1);
						cursor$1 += bigIntBytes.byteLength;
					}
					continue;
				} else if (input === null) {
					data[cursor$1++] = majorSpecial << 5 | specialNull;
					continue;
				} else if (typeof input === "boolean") {
					data[cursor$1++] = majorSpecial << 5 | (input ? specialTrue : specialFalse);
					continue;
				} else if (typeof input === "undefined") {
					throw new Error("@smithy/core/cbor: client may not serialize undefined value.");
				} else if (Array.isArray(input)) {
					encodeInteger(majorList, input.length);
					ensureSpace(input.length * 9 + 64);
					for (let i = input.length - 1; i >= 0; --i) {
						encodeStack.push(input[i]);
					}
					continue;
				} else if (typeof input.byteLength === "number") {
					ensureSpace(input.length * 2 + 9);
					encodeInteger(majorUnstructuredByteString, input.length);
					data.set(input, cursor$1);
					cursor$1 += input.byteLength;
					continue;
				} else if (typeof input === "object") {
					if (input instanceof NumericValue) {
						let str = input.string;
						let expOffset = BigInt(0);
						const eIndex = str.search(/[eE]/);
						if (eIndex !== -1) {
							expOffset = BigInt(str.slice(eIndex + 1));
							str = str.slice(0, eIndex);
						}
						const decimalIndex = str.indexOf(".");
						const fractionDigits = decimalIndex === -1 ? 0 : str.length - decimalIndex - 1;
						const exponent = expOffset - BigInt(fractionDigits);
						const mantissa = BigInt(str.replace(".", ""));
						data[cursor$1++] = 196;
						encodeInteger(majorList, 2);
						encodeStack.push(mantissa);
						encodeStack.push(exponent >= -9007199254740992n && exponent <= 9007199254740991n ? Number(exponent) : exponent);
						continue;
					}
					if (input[tagSymbol]) {
						if ("tag" in input && "value" in input) {
							encodeStack.push(input.value);
							encodeHeader$1(majorTag, input.tag);
							continue;
						} else {
							throw new Error("tag encountered with missing fields, need 'tag' and 'value', found: " + JSON.stringify(input));
						}
					}
					const keys = Object.keys(input);
					const len = keys.length;
					encodeInteger(majorMap, len);
					for (let i = len - 1; i >= 0; --i) {
						encodeStack.push(input[keys[i]]);
						encodeStack.push(keys[i]);
					}
					continue;
				}
				throw new Error(`data type ${input?.constructor?.name ?? typeof input} not compatible for encoding.`);
			}
		}
		function advanceEncodingEpoch() {
			encodeCacheEpoch$1 = encodeCacheEpoch$1 + 1 & 65535;
			encodeCacheSaturated$1 = false;
		}
		function toUint8Array() {
			const out = alloc(cursor$1);
			out.set(data.subarray(0, cursor$1), 0);
			cursor$1 = 0;
			return out;
		}
		function resize(size) {
			const old = data;
			data = alloc(size);
			if (old) {
				if (old.copy) {
					old.copy(data, 0, 0, old.byteLength);
				} else {
					data.set(old, 0);
				}
			}
			dataView$1 = new DataView(data.buffer, data.byteOffset, data.byteLength);
		}
		function encodeStringCached(input) {
			const cached = encodeStringCache.get(input);
			if (cached !== undefined) {
				data.set(cached.bytes, cursor$1);
				cursor$1 += cached.bytes.length;
				cached.epoch = encodeCacheEpoch$1;
				return;
			}
			const start = cursor$1;
			const byteLen = Buffer.byteLength(input);
			encodeInteger(majorUtf8String, byteLen);
			cursor$1 += data.write(input, cursor$1);
			const bytes = Uint8Array.prototype.slice.call(data, start, cursor$1);
			if (encodeStringCache.size >= 2048) {
				if (encodeCacheSaturated$1) {
					return;
				}
				let evicted = 0;
				for (const [key, entry] of encodeStringCache) {
					if (evicted >= 1024) {
						break;
					}
					if (entry.epoch !== encodeCacheEpoch$1) {
						encodeStringCache.delete(key);
						evicted++;
					}
				}
				if (evicted === 0) {
					encodeCacheSaturated$1 = true;
					return;
				}
			}
			if (encodeStringCache.size < 2048) {
				encodeStringCache.set(input, {
					epoch: encodeCacheEpoch$1,
					bytes
				});
			}
		}
		function ensureSpace(bytes) {
			const remaining = data.byteLength - cursor$1;
			if (remaining < bytes) {
				if (cursor$1 < 16e6) {
					resize(Math.max(data.byteLength * 4, data.byteLength + bytes));
				} else {
					resize(data.byteLength + bytes + 16e6);
				}
			}
		}
		function encodeHeader$1(major, value) {
			if (value < 24) {
				data[cursor$1++] = major << 5 | value;
			} else if (value < 256) {
				data[cursor$1++] = major << 5 | 24;
				data[cursor$1++] = value;
			} else if (value < 65536) {
				data[cursor$1++] = major << 5 | extendedFloat16;
				dataView$1.setUint16(cursor$1, value);
				cursor$1 += 2;
			} else if (value < 4294967296) {
				data[cursor$1++] = major << 5 | extendedFloat32;
				dataView$1.setUint32(cursor$1, value);
				cursor$1 += 4;
			} else {
				data[cursor$1++] = major << 5 | extendedFloat64;
				dataView$1.setBigUint64(cursor$1, typeof value === "bigint" ? value : BigInt(value));
				cursor$1 += 8;
			}
		}
		function encodeInteger(major, value) {
			if (value < 24) {
				data[cursor$1++] = major << 5 | value;
			} else if (value < 256) {
				data[cursor$1++] = major << 5 | 24;
				data[cursor$1++] = value;
			} else if (value < 65536) {
				data[cursor$1++] = major << 5 | extendedFloat16;
				data[cursor$1++] = value >> 8;
				data[cursor$1++] = value & 255;
			} else if (value < 4294967296) {
				data[cursor$1++] = major << 5 | extendedFloat32;
				dataView$1.setUint32(cursor$1, value);
				cursor$1 += 4;
			} else {
				data[cursor$1++] = major << 5 | extendedFloat64;
				const hi = value / 4294967296 | 0;
				const lo = value - hi * 4294967296 | 0;
				dataView$1.setUint32(cursor$1, hi);
				dataView$1.setUint32(cursor$1 + 4, lo);
				cursor$1 += 8;
			}
		}
		const cbor = {
			deserialize(payload) {
				advanceDecodingEpoch();
				setPayload(payload);
				return decode(0, payload.length);
			},
			serialize(input) {
				advanceEncodingEpoch();
				try {
					encode(input);
					return toUint8Array();
				} catch (e) {
					toUint8Array();
					throw e;
				}
			},
			resizeEncodingBuffer(size) {
				resize(size);
			}
		};
		const parseCborBody = (streamBody, context) => {
			return collectBody(streamBody, context).then(async (bytes) => {
				if (bytes.length) {
					try {
						return cbor.deserialize(bytes);
					} catch (e) {
						Object.defineProperty(e, "$responseBodyText", { value: context.utf8Encoder(bytes) });
						throw e;
					}
				}
				return {};
			});
		};
		const dateToTag = (date) => {
			return tag({
				tag: 1,
				value: date.getTime() / 1e3
			});
		};
		const parseCborErrorBody = async (errorBody, context) => {
			const value = await parseCborBody(errorBody, context);
			value.message = value.message ?? value.Message;
			return value;
		};
		const loadSmithyRpcV2CborErrorCode = (output, data) => {
			const sanitizeErrorCode = (rawValue) => {
				let cleanValue = rawValue;
				if (typeof cleanValue === "number") {
					cleanValue = cleanValue.toString();
				}
				if (cleanValue.indexOf(",") >= 0) {
					cleanValue = cleanValue.split(",")[0];
				}
				if (cleanValue.indexOf(":") >= 0) {
					cleanValue = cleanValue.split(":")[0];
				}
				return cleanValue;
			};
			if (data["__type"] !== undefined) {
				return sanitizeErrorCode(data["__type"]);
			}
		};
		const checkCborResponse = (response) => {
			if (String(response.headers["smithy-protocol"]).toLowerCase() !== "rpc-v2-cbor") {
				throw new Error("Malformed RPCv2 CBOR response, status: " + response.statusCode);
			}
		};
		const buildHttpRpcRequest = async (context, headers, path, resolvedHostname, body) => {
			const endpoint = await context.endpoint();
			const { hostname, protocol = "https", port, path: basePath } = endpoint;
			const contents = {
				protocol,
				hostname,
				port,
				method: "POST",
				path: basePath.endsWith("/") ? basePath.slice(0, -1) + path : basePath + path,
				headers: { ...headers }
			};
			if (resolvedHostname !== undefined) {
				contents.hostname = resolvedHostname;
			}
			if (endpoint.headers) {
				for (const name in endpoint.headers) {
					if (!hasOwn(endpoint.headers, name)) {
						continue;
					}
					contents.headers[name] = endpoint.headers[name];
				}
			}
			if (body !== undefined) {
				contents.body = body;
				try {
					contents.headers["content-length"] = String(calculateBodyLength(body));
				} catch (ignored) {}
			}
			return new HttpRequest(contents);
		};
		class CborShapeSerializer2 extends SerdeContext {
			write(schema, value) {
				cursor = 0;
				const ns = NormalizedSchema.of(schema);
				writeValue(ns, value, undefined, this.serdeContext);
			}
			flush() {
				const result = buf.subarray(0, cursor);
				cursor = 0;
				buf = allocUnsafe(INITIAL_BUFFER_SIZE);
				view = new DataView(buf.buffer, buf.byteOffset, buf.byteLength);
				return result;
			}
		}
		const CBOR_STRUCT_CACHE = Symbol.for("@smithy/cbor-struct-cache");
		function loadCborStructIterator(ns) {
			const schema = ns.getSchema();
			const existing = schema[CBOR_STRUCT_CACHE];
			if (existing) {
				return existing;
			}
			const memberNames = [];
			const memberSchemas = [];
			for (const [name, memberSchema] of ns.structIterator()) {
				memberNames.push(name);
				memberSchemas.push(memberSchema);
			}
			const encodedKeys = new Array(memberNames.length);
			for (let i = 0; i < memberNames.length; ++i) {
				encodedKeys[i] = encodeCborStringKey(memberNames[i]);
			}
			const cache = {
				memberNames,
				memberSchemas,
				encodedKeys
			};
			schema[CBOR_STRUCT_CACHE] = cache;
			return cache;
		}
		function encodeCborStringKey(s) {
			let utf8Bytes;
			if (USE_BUFFER$1) {
				utf8Bytes = Buffer.from(s, "utf-8");
			} else {
				utf8Bytes = new TextEncoder().encode(s);
			}
			const byteLen = utf8Bytes.length;
			let headerSize;
			if (byteLen < 24) {
				headerSize = 1;
			} else if (byteLen < 256) {
				headerSize = 2;
			} else {
				headerSize = 3;
			}
			const result = new Uint8Array(headerSize + byteLen);
			if (headerSize === 1) {
				result[0] = majorUtf8String << 5 | byteLen;
			} else if (headerSize === 2) {
				result[0] = majorUtf8String << 5 | 24;
				result[1] = byteLen;
			} else {
				result[0] = majorUtf8String << 5 | extendedFloat16;
				result[1] = byteLen >> 8;
				result[2] = byteLen & 255;
			}
			result.set(utf8Bytes, headerSize);
			return result;
		}
		const USE_BUFFER$1 = typeof Buffer !== "undefined";
		const textEncoder = new TextEncoder();
		const INITIAL_BUFFER_SIZE = 2048;
		let buf = USE_BUFFER$1 ? Buffer.allocUnsafe(INITIAL_BUFFER_SIZE) : new Uint8Array(INITIAL_BUFFER_SIZE);
		let view = new DataView(buf.buffer, buf.byteOffset, buf.byteLength);
		let cursor = 0;
		const STRING_CACHE_MAX = 2048;
		const stringEncodeCache = new Map();
		let encodeCacheEpoch = 0;
		let encodeCacheSaturated = false;
		function allocUnsafe(size) {
			return USE_BUFFER$1 ? Buffer.allocUnsafe(size) : new Uint8Array(size);
		}
		function writeValue(ns, value, container, serdeContext) {
			if (value == null) {
				if (value === undefined && ns.isIdempotencyToken()) {
					writeString(generateIdempotencyToken());
					return;
				}
				ensure(1);
				buf[cursor++] = majorSpecial << 5 | specialNull;
				return;
			}
			if (ns.isUnitSchema()) {
				ensure(1);
				encodeHeader(majorMap, 0);
				return;
			}
			const isObject = typeof value === "object";
			if (isObject) {
				if (ns.isBlobSchema()) {
					if (value instanceof Uint8Array) {
						writeBytes(value);
						return;
					}
				}
				if (ns.isTimestampSchema()) {
					if (value instanceof Date) {
						writeTimestamp(value);
						return;
					}
				}
				if (ns.isStructSchema()) {
					writeStruct(ns, value, serdeContext);
					return;
				}
				if (Array.isArray(value) && (ns.isListSchema() || ns.isDocumentSchema())) {
					writeList(ns, value, ns.isDocumentSchema(), serdeContext);
					return;
				}
				if (ns.isMapSchema()) {
					writeMap(ns, value, false, serdeContext);
					return;
				}
				if (value instanceof Date) {
					writeTimestamp(value);
					return;
				}
				if (value instanceof Uint8Array) {
					writeBytes(value);
					return;
				}
				if (value instanceof NumericValue) {
					writeNumericValue(value);
					return;
				}
				if (value[tagSymbol]) {
					const tagged = value;
					writeTag(tagged.tag, tagged.value);
					return;
				}
				if (ns.isDocumentSchema()) {
					if (Array.isArray(value)) {
						writeList(ns, value, true, serdeContext);
					} else {
						writeMap(ns, value, true, serdeContext);
					}
					return;
				}
				if (ns.isBigDecimalSchema()) {
					writeUntypedValue(value);
					return;
				}
				writeMap(ns, value, true, serdeContext);
				return;
			}
			if (typeof value === "string") {
				if (ns.isBlobSchema()) {
					const bytes = (serdeContext?.base64Decoder ?? fromBase64)(value);
					writeBytes(bytes);
					return;
				}
				writeString(value);
				return;
			}
			if (typeof value === "number") {
				ensure(9);
				if (Number.isInteger(value) && value >= -9007199254740992 && value <= 9007199254740991) {
					writeInteger(value);
				} else {
					writeFloat64(value);
				}
				return;
			}
			if (typeof value === "boolean") {
				ensure(1);
				buf[cursor++] = majorSpecial << 5 | (value ? specialTrue : specialFalse);
				return;
			}
			if (typeof value === "bigint") {
				writeBigInt(value);
				return;
			}
			writeString(String(value));
		}
		function writeStruct(ns, value, serdeContext) {
			if (ns.isUnionSchema()) {
				let wrote = false;
				for (const [memberName, memberSchema] of ns.structIterator()) {
					const item = value[memberName];
					if (item != null) {
						ensure(9);
						encodeHeader(majorMap, 1);
						writeString(memberName);
						writeValue(memberSchema, item, ns, serdeContext);
						wrote = true;
						break;
					}
				}
				if (!wrote) {
					const { $unknown } = value;
					if (Array.isArray($unknown)) {
						ensure(9);
						encodeHeader(majorMap, 1);
						writeString($unknown[0]);
						writeUntypedValue($unknown[1]);
					} else {
						ensure(9);
						encodeHeader(majorMap, 0);
					}
				}
				return;
			}
			const cache = loadCborStructIterator(ns);
			const { memberNames, memberSchemas, encodedKeys } = cache;
			const z = memberNames.length;
			let headerSize;
			if (z < 24) {
				headerSize = 1;
			} else if (z < 256) {
				headerSize = 2;
			} else {
				headerSize = 3;
			}
			ensure(headerSize);
			const headerPos = cursor;
			cursor += headerSize;
			let count = 0;
			for (let i = 0; i < z; ++i) {
				const item = value[memberNames[i]];
				if (item == null && !memberSchemas[i].isIdempotencyToken()) {
					continue;
				}
				const key = encodedKeys[i];
				ensure(key.length);
				buf.set(key, cursor);
				cursor += key.length;
				writeValue(memberSchemas[i], item, ns, serdeContext);
				++count;
			}
			if (typeof value.__type === "string") {
				for (const k in value) {
					if (!hasOwn(value, k)) {
						continue;
					}
					if (!memberNames.includes(k)) {
						writeString(k);
						writeUntypedValue(value[k]);
						++count;
					}
				}
			}
			if (headerSize === 1) {
				buf[headerPos] = majorMap << 5 | count;
			} else if (headerSize === 2) {
				buf[headerPos] = majorMap << 5 | 24;
				buf[headerPos + 1] = count;
			} else {
				buf[headerPos] = majorMap << 5 | extendedFloat16;
				buf[headerPos + 1] = count >> 8;
				buf[headerPos + 2] = count & 255;
			}
		}
		function writeList(ns, value, isDocument, serdeContext) {
			const sparse = !!ns.getMergedTraits().sparse;
			const valueSchema = ns.getValueSchema();
			if (isDocument || sparse) {
				const items = [];
				for (let i = 0; i < value.length; ++i) {
					const item = value[i];
					if (isDocument) {
						if (item !== undefined) {
							items.push(item);
						}
					} else {
						if (item != null || sparse) {
							items.push(item);
						}
					}
				}
				ensure(9);
				encodeHeader(majorList, items.length);
				for (let i = 0; i < items.length; ++i) {
					writeValue(valueSchema, items[i], undefined, serdeContext);
				}
			} else {
				let count = 0;
				for (let i = 0; i < value.length; ++i) {
					if (value[i] != null) {
						++count;
					}
				}
				ensure(9);
				encodeHeader(majorList, count);
				for (let i = 0; i < value.length; ++i) {
					if (value[i] != null) {
						writeValue(valueSchema, value[i], undefined, serdeContext);
					}
				}
			}
		}
		function writeMap(ns, value, isDocument, serdeContext) {
			const sparse = !!ns.getMergedTraits().sparse;
			const valueSchema = ns.getValueSchema();
			const keys = [];
			for (const k in value) {
				if (!hasOwn(value, k)) {
					continue;
				}
				const v = value[k];
				if (isDocument ? v !== undefined : v != null || sparse) {
					keys.push(k);
				}
			}
			ensure(9);
			encodeHeader(majorMap, keys.length);
			for (let i = 0; i < keys.length; ++i) {
				const k = keys[i];
				writeString(k);
				writeValue(valueSchema, value[k], undefined, serdeContext);
			}
		}
		function writeUntypedValue(value) {
			if (value == null) {
				ensure(1);
				buf[cursor++] = majorSpecial << 5 | specialNull;
				return;
			}
			if (typeof value === "string") {
				writeString(value);
				return;
			}
			if (typeof value === "number") {
				ensure(9);
				if (Number.isInteger(value) && value >= -9007199254740992 && value <= 9007199254740991) {
					writeInteger(value);
				} else {
					writeFloat64(value);
				}
				return;
			}
			if (typeof value === "boolean") {
				ensure(1);
				buf[cursor++] = majorSpecial << 5 | (value ? specialTrue : specialFalse);
				return;
			}
			if (typeof value === "bigint") {
				writeBigInt(value);
				return;
			}
			if (value instanceof Uint8Array) {
				writeBytes(value);
				return;
			}
			if (value instanceof Date) {
				writeTimestamp(value);
				return;
			}
			if (value instanceof NumericValue) {
				writeNumericValue(value);
				return;
			}
			if (value[tagSymbol]) {
				const tagged = value;
				writeTag(tagged.tag, tagged.value);
				return;
			}
			if (Array.isArray(value)) {
				ensure(9);
				encodeHeader(majorList, value.length);
				for (let i = 0; i < value.length; ++i) {
					writeUntypedValue(value[i]);
				}
				return;
			}
			if (typeof value === "object") {
				const keys = Object.keys(value);
				ensure(9);
				encodeHeader(majorMap, keys.length);
				for (let i = 0; i < keys.length; ++i) {
					writeString(keys[i]);
					writeUntypedValue(value[keys[i]]);
				}
				return;
			}
			writeString(String(value));
		}
		function ensure(n) {
			if (cursor + n > buf.length) {
				let newSize = buf.length * 2;
				while (newSize < cursor + n) {
					newSize *= 2;
				}
				const next = allocUnsafe(newSize);
				next.set(buf.subarray(0, cursor));
				buf = next;
				view = new DataView(next.buffer, next.byteOffset, next.byteLength);
			}
		}
		function encodeHeader(major, value) {
			if (value < 24) {
				buf[cursor++] = major << 5 | value;
			} else if (value < 256) {
				buf[cursor++] = major << 5 | 24;
				buf[cursor++] = value;
			} else if (value < 65536) {
				buf[cursor++] = major << 5 | extendedFloat16;
				buf[cursor++] = value >> 8;
				buf[cursor++] = value & 255;
			} else if (value < 4294967296) {
				buf[cursor++] = major << 5 | extendedFloat32;
				view.setUint32(cursor, value);
				cursor += 4;
			} else {
				buf[cursor++] = major << 5 | extendedFloat64;
				const hi = value / 4294967296 | 0;
				const lo = value - hi * 4294967296 | 0;
				view.setUint32(cursor, hi);
				view.setUint32(cursor + 4, lo);
				cursor += 8;
			}
		}
		function encodeBigHeader(major, value) {
			const n = Number(value);
			if (n < 4294967296) {
				encodeHeader(major, n);
				return;
			}
			buf[cursor++] = major << 5 | extendedFloat64;
			view.setBigUint64(cursor, value);
			cursor += 8;
		}
		function writeString(s) {
			const len = s.length;
			if (len <= 23) {
				const cached = stringEncodeCache.get(s);
				if (cached) {
					ensure(cached.bytes.length);
					buf.set(cached.bytes, cursor);
					cursor += cached.bytes.length;
					cached.epoch = encodeCacheEpoch;
					return;
				}
				const start = cursor;
				writeStringUncached(s, len);
				const end = cursor;
				const bytes = Uint8Array.prototype.slice.call(buf, start, end);
				if (stringEncodeCache.size >= STRING_CACHE_MAX) {
					if (encodeCacheSaturated) {
						return;
					}
					let evicted = 0;
					for (const [key, entry] of stringEncodeCache) {
						if (evicted >= 1024) {
							break;
						}
						if (entry.epoch !== encodeCacheEpoch) {
							stringEncodeCache.delete(key);
							++evicted;
						}
					}
					if (evicted === 0) {
						encodeCacheSaturated = true;
						return;
					}
				}
				if (stringEncodeCache.size < STRING_CACHE_MAX) {
					stringEncodeCache.set(s, {
						epoch: encodeCacheEpoch,
						bytes
					});
				}
				return;
			}
			writeStringUncached(s, len);
		}
		function writeStringUncached(s, len) {
			if (USE_BUFFER$1) {
				const maxBytes = len * 3;
				ensure(maxBytes + 9);
				const byteLen = Buffer.byteLength(s);
				encodeHeader(majorUtf8String, byteLen);
				cursor += buf.write(s, cursor);
			} else {
				const maxBytes = len * 3;
				ensure(maxBytes + 9);
				const headerPos = cursor;
				const result = textEncoder.encodeInto(s, buf.subarray(headerPos + 9));
				const byteLen = result.written;
				let headerSize;
				if (byteLen < 24) {
					headerSize = 1;
				} else if (byteLen < 256) {
					headerSize = 2;
				} else if (byteLen < 65536) {
					headerSize = 3;
				} else if (byteLen < 4294967296) {
					headerSize = 5;
				} else {
					headerSize = 9;
				}
				if (headerSize < 9) {
					buf.copyWithin(headerPos + headerSize, headerPos + 9, headerPos + 9 + byteLen);
				}
				cursor = headerPos;
				encodeHeader(majorUtf8String, byteLen);
				cursor += byteLen;
			}
		}
		function writeFloat64(value) {
			ensure(9);
			buf[cursor++] = majorSpecial << 5 | extendedFloat64;
			view.setFloat64(cursor, value);
			cursor += 8;
		}
		function writeInteger(value) {
			ensure(9);
			const nonNegative = value >= 0;
			const major = nonNegative ? majorUint64 : majorNegativeInt64;
			const abs = nonNegative ? value : -value - 1;
			encodeHeader(major, abs);
		}
		function writeBigInt(value) {
			const nonNegative = value >= 0;
			const major = nonNegative ? majorUint64 : majorNegativeInt64;
			const abs = nonNegative ? value : -value - BigInt(1);
			if (abs < BigInt("18446744073709551616")) {
				ensure(9);
				encodeBigHeader(major, abs);
			} else {
				const binaryStr = abs.toString(2);
				const byteLen = Math.ceil(binaryStr.length / 8);
				const bigIntBytes = new Uint8Array(byteLen);
				let b = abs;
				for (let i = byteLen - 1; i >= 0; --i) {
					bigIntBytes[i] = Number(b & BigInt(255));
					b >>= BigInt(8);
				}
				ensure(byteLen + 16);
				buf[cursor++] = nonNegative ? 194 : 195;
				encodeHeader(majorUnstructuredByteString, byteLen);
				buf.set(bigIntBytes, cursor);
				cursor += byteLen;
			}
		}
		function writeBytes(data) {
			ensure(data.length + 9);
			encodeHeader(majorUnstructuredByteString, data.length);
			buf.set(data, cursor);
			cursor += data.length;
		}
		function writeTag(tagValue, innerValue) {
			ensure(9);
			if (typeof tagValue === "bigint") {
				encodeBigHeader(majorTag, tagValue);
			} else {
				encodeHeader(majorTag, tagValue);
			}
			writeUntypedValue(innerValue);
		}
		function writeNumericValue(nv) {
			let str = nv.string;
			let expOffset = BigInt(0);
			const eIndex = str.search(/[eE]/);
			if (eIndex !== -1) {
				expOffset = BigInt(str.slice(eIndex + 1));
				str = str.slice(0, eIndex);
			}
			const decimalIndex = str.indexOf(".");
			const fractionDigits = decimalIndex === -1 ? 0 : str.length - decimalIndex - 1;
			const exponent = expOffset - BigInt(fractionDigits);
			const mantissa = BigInt(str.replace(".", ""));
			ensure(9);
			buf[cursor++] = 196;
			encodeHeader(majorList, 2);
			ensure(9);
			if (exponent >= -9007199254740992n && exponent <= 9007199254740991n) {
				writeInteger(Number(exponent));
			} else {
				writeBigInt(exponent);
			}
			writeBigInt(mantissa);
		}
		function writeTimestamp(date) {
			ensure(18);
			encodeHeader(majorTag, 1);
			const epochSecs = date.getTime() / 1e3;
			if (Number.isInteger(epochSecs)) {
				writeInteger(epochSecs);
			} else {
				writeFloat64(epochSecs);
			}
		}
		class CborShapeDeserializer2 extends SerdeContext {
			read(schema, bytes) {
				payload = bytes;
				isBuffer = USE_BUFFER && bytes instanceof Buffer;
				dataView = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
				pos = 0;
				end = bytes.length;
				cacheEpoch = cacheEpoch + 1 & 65535;
				return readValue(NormalizedSchema.of(schema));
			}
			readValue(_schema, value) {
				return transformObject(NormalizedSchema.of(_schema), value);
			}
		}
		const USE_BUFFER = typeof Buffer !== "undefined";
		const textDecoder = new TextDecoder();
		let payload = new Uint8Array(0);
		let isBuffer = false;
		let dataView = new DataView(new ArrayBuffer(0));
		let pos = 0;
		let end = 0;
		const STRING_CACHE_SIZE = 2048;
		const stringCache = new Array(STRING_CACHE_SIZE);
		const stringCacheEpochs = new Uint16Array(STRING_CACHE_SIZE);
		let cacheEpoch = 0;
		function readValue(ns) {
			if (pos >= end) {
				throw new Error("unexpected end of CBOR payload.");
			}
			const major = (payload[pos] & 224) >> 5;
			const minor = payload[pos] & 31;
			if (minor === minorIndefinite && major >= 2 && major <= 5) {
				return readIndefinite(ns, major);
			}
			switch (major) {
				case majorUint64: return readUnsignedInt();
				case majorNegativeInt64: return readNegativeInt();
				case majorUnstructuredByteString: return readByteString();
				case majorUtf8String: return readUtf8String();
				case majorList: return readList(ns);
				case majorMap: return readMap(ns);
				case majorTag: return readTag();
				case majorSpecial: return readSpecial();
				default: throw new Error(`unexpected CBOR major type ${major}.`);
			}
		}
		function readList(ns) {
			const count = decodeCount();
			const memberSchema = ns.isListSchema() ? ns.getValueSchema() : ns;
			const list = Array(count);
			for (let i = 0; i < count; ++i) {
				list[i] = readValue(memberSchema);
			}
			return list;
		}
		function readMap(ns) {
			const count = decodeCount();
			if (ns.isStructSchema()) {
				const startPos = pos;
				return readStruct(ns, count, startPos);
			}
			const valueSchema = ns.isMapSchema() ? ns.getValueSchema() : ns;
			const map = {};
			for (let i = 0; i < count; ++i) {
				const key = readUtf8String();
				map[key] = readValue(valueSchema);
			}
			return map;
		}
		function readStruct(ns, count, startPos) {
			const isUnion = ns.isUnionSchema();
			const cache = loadCborStructIterator(ns);
			const { memberSchemas, encodedKeys, memberNames } = cache;
			const z = encodedKeys.length;
			const result = {};
			let unknownKey;
			let unknownValue;
			let unknownCount = 0;
			let hasType = false;
			let hint = 0;
			for (let i = 0; i < count; ++i) {
				const matchIdx = matchStructKey(encodedKeys, z, hint);
				if (matchIdx >= 0) {
					hint = matchIdx + 1;
					if (hint >= z) {
						hint = 0;
					}
					const val = readValue(memberSchemas[matchIdx]);
					if (val != null) {
						result[memberNames[matchIdx]] = val;
					}
				} else {
					const key = readUtf8String();
					const val = readValue(NormalizedSchema.of(15));
					if (key === "__type" && typeof val === "string") {
						hasType = true;
					} else {
						unknownKey = key;
						unknownValue = val;
						++unknownCount;
					}
				}
			}
			if (isUnion) {
				let resultEmpty = true;
				for (const _ in result) {
					if (!hasOwn(result, _)) {
						continue;
					}
					resultEmpty = false;
					break;
				}
				if (resultEmpty && unknownCount === 1) {
					result.$unknown = [unknownKey, unknownValue];
				}
			} else if (hasType) {
				pos = startPos;
				const docSchema = NormalizedSchema.of(15);
				for (let i = 0; i < count; ++i) {
					const key = readUtf8String();
					const val = readValue(docSchema);
					if (!(key in result)) {
						result[key] = val;
					}
				}
			}
			return result;
		}
		function readTag(ns) {
			const tagNum = decodeArgument();
			const tagNumber = typeof tagNum === "bigint" ? Number(tagNum) : tagNum;
			if (tagNumber === 1) {
				const docSchema = NormalizedSchema.of(15);
				const epochValue = readValue(docSchema);
				return _parseEpochTimestamp(epochValue);
			}
			if (tagNumber === 2 || tagNumber === 3) {
				const byteStr = readByteString();
				let b = BigInt(0);
				for (let i = 0; i < byteStr.length; ++i) {
					b = b << BigInt(8) | BigInt(byteStr[i]);
				}
				return tagNumber === 3 ? -b - BigInt(1) : b;
			}
			if (tagNumber === 4) {
				const docSchema = NormalizedSchema.of(15);
				const pair = readValue(docSchema);
				const [rawExponent, mantissa] = pair;
				const normalizer = mantissa < 0 ? -1 : 1;
				const absMantissa = BigInt(normalizer) * BigInt(mantissa);
				const mantissaDigits = String(absMantissa);
				const sign = mantissa < 0 ? "-" : "";
				let numericString;
				const isSmallExponent = typeof rawExponent === "number" && Math.abs(rawExponent) <= 2 ** 28;
				if (isSmallExponent) {
					const exponent = rawExponent;
					const mantissaStr = "0".repeat(Math.abs(exponent) + 1) + mantissaDigits;
					numericString = exponent === 0 ? mantissaStr : mantissaStr.slice(0, mantissaStr.length + exponent) + "." + mantissaStr.slice(exponent);
					numericString = numericString.replace(/^0+/g, "");
					if (numericString === "") {
						numericString = "0";
					}
					if (numericString[0] === ".") {
						numericString = "0" + numericString;
					}
					numericString = sign + numericString;
				} else {
					const bigExponent = BigInt(rawExponent);
					if (mantissaDigits.length === 1) {
						numericString = sign + mantissaDigits + "e" + String(bigExponent);
					} else {
						const adjustedExp = bigExponent + BigInt(mantissaDigits.length - 1);
						numericString = sign + mantissaDigits[0] + "." + mantissaDigits.slice(1) + "e" + String(adjustedExp);
					}
				}
				return nv(numericString);
			}
			const docSchema = NormalizedSchema.of(15);
			const innerValue = readValue(docSchema);
			return {
				tag: castBigInt(tagNum),
				value: innerValue
			};
		}
		function readIndefinite(ns, major) {
			switch (major) {
				case majorUtf8String: return readUtf8StringIndefinite();
				case majorUnstructuredByteString: return readByteStringIndefinite();
				case majorList: return readListIndefinite(ns);
				case majorMap: return readMapIndefinite(ns);
				default: throw new Error(`unexpected indefinite length for major ${major}.`);
			}
		}
		function readUtf8StringIndefinite() {
			pos += 1;
			const chunks = [];
			let totalLen = 0;
			while (pos < end) {
				if (payload[pos] === 255) {
					pos += 1;
					const combined = new Uint8Array(totalLen);
					let offset = 0;
					for (let i = 0; i < chunks.length; ++i) {
						combined.set(chunks[i], offset);
						offset += chunks[i].length;
					}
					if (USE_BUFFER) {
						return Buffer.from(combined.buffer, combined.byteOffset, combined.byteLength).toString("utf-8");
					}
					return textDecoder.decode(combined);
				}
				const bytes = readByteString();
				chunks.push(bytes);
				totalLen += bytes.length;
			}
			throw new Error("expected break marker.");
		}
		function readByteStringIndefinite() {
			pos += 1;
			const chunks = [];
			let totalLen = 0;
			while (pos < end) {
				if (payload[pos] === 255) {
					pos += 1;
					const combined = new Uint8Array(totalLen);
					let offset = 0;
					for (let i = 0; i < chunks.length; ++i) {
						combined.set(chunks[i], offset);
						offset += chunks[i].length;
					}
					return combined;
				}
				const bytes = readByteString();
				chunks.push(bytes);
				totalLen += bytes.length;
			}
			throw new Error("expected break marker.");
		}
		function readListIndefinite(ns) {
			pos += 1;
			const memberSchema = ns.isListSchema() ? ns.getValueSchema() : ns;
			const list = [];
			while (pos < end) {
				if (payload[pos] === 255) {
					pos += 1;
					return list;
				}
				list.push(readValue(memberSchema));
			}
			throw new Error("expected break marker.");
		}
		function readMapIndefinite(ns) {
			pos += 1;
			if (ns.isStructSchema()) {
				const cache = loadCborStructIterator(ns);
				const { memberSchemas, encodedKeys, memberNames } = cache;
				const z = encodedKeys.length;
				const isUnion = ns.isUnionSchema();
				const result = {};
				let unknownKey;
				let unknownValue;
				let unknownCount = 0;
				let hint = 0;
				while (pos < end) {
					if (payload[pos] === 255) {
						pos += 1;
						if (isUnion) {
							let resultEmpty = true;
							for (const _ in result) {
								if (!hasOwn(result, _)) {
									continue;
								}
								resultEmpty = false;
								break;
							}
							if (resultEmpty && unknownCount === 1) {
								result.$unknown = [unknownKey, unknownValue];
							}
						}
						return result;
					}
					const matchIdx = matchStructKey(encodedKeys, z, hint);
					if (matchIdx >= 0) {
						hint = matchIdx + 1;
						if (hint >= z) {
							hint = 0;
						}
						const val = readValue(memberSchemas[matchIdx]);
						if (val != null) {
							result[memberNames[matchIdx]] = val;
						}
					} else {
						const key = readUtf8String();
						const val = readValue(NormalizedSchema.of(15));
						if (key !== "__type") {
							unknownKey = key;
							unknownValue = val;
							++unknownCount;
						}
					}
				}
				throw new Error("expected break marker.");
			}
			const valueSchema = ns.isMapSchema() ? ns.getValueSchema() : ns;
			const map = {};
			while (pos < end) {
				if (payload[pos] === 255) {
					pos += 1;
					return map;
				}
				const key = readUtf8String();
				map[key] = readValue(valueSchema);
			}
			throw new Error("expected break marker.");
		}
		function matchStructKey(encodedKeys, z, hint) {
			const hintKey = encodedKeys[hint];
			if (pos + hintKey.length <= end && bytesMatch(pos, hintKey)) {
				pos += hintKey.length;
				return hint;
			}
			for (let i = 0; i < z; ++i) {
				if (i === hint) {
					continue;
				}
				const ek = encodedKeys[i];
				if (pos + ek.length <= end && bytesMatch(pos, ek)) {
					pos += ek.length;
					return i;
				}
			}
			return -1;
		}
		function bytesMatch(at, expected) {
			const len = expected.length;
			if (payload[at] !== expected[0]) {
				return false;
			}
			for (let i = 1; i < len; ++i) {
				if (payload[at + i] !== expected[i]) {
					return false;
				}
			}
			return true;
		}
		function decodeArgument() {
			const minor = payload[pos] & 31;
			if (minor < 24) {
				pos += 1;
				return minor;
			}
			switch (minor) {
				case extendedOneByte:
					if (end - pos < 2) {
						overflow(1);
					}
					pos += 2;
					return payload[pos - 1];
				case extendedFloat16:
					if (end - pos < 3) {
						overflow(2);
					}
					pos += 3;
					return dataView.getUint16(pos - 2);
				case extendedFloat32:
					if (end - pos < 5) {
						overflow(4);
					}
					pos += 5;
					return dataView.getUint32(pos - 4);
				case extendedFloat64: {
					if (end - pos < 9) {
						overflow(8);
					}
					pos += 9;
					const hi = dataView.getUint32(pos - 8);
					if (hi < 2097152) {
						return hi * 4294967296 + dataView.getUint32(pos - 4);
					}
					return dataView.getBigUint64(pos - 8);
				}
				default: throw new Error(`unexpected minor value ${minor}.`);
			}
		}
		function decodeCount() {
			const val = decodeArgument();
			return typeof val === "bigint" ? Number(val) : val;
		}
		function readUnsignedInt() {
			const val = decodeArgument();
			return castBigInt(val);
		}
		function readNegativeInt() {
			const val = decodeArgument();
			if (typeof val === "bigint") {
				return BigInt(-1) - val;
			}
			return -1 - val;
		}
		function readByteString() {
			const length = decodeCount();
			if (end - pos < length) {
				overflow(length);
			}
			const start = pos;
			pos += length;
			return payload.subarray(start, start + length);
		}
		function readUtf8String() {
			const length = decodeCount();
			if (end - pos < length) {
				overflow(length);
			}
			const start = pos;
			pos += length;
			if (length < 24) {
				return decodeUtf8Cached(start, length);
			}
			if (isBuffer) {
				return payload.toString("utf-8", start, start + length);
			}
			return textDecoder.decode(payload.subarray(start, start + length));
		}
		function decodeUtf8Cached(at, length) {
			let h = length;
			for (let i = 0; i < length; ++i) {
				h = h * 31 + payload[at + i] | 0;
			}
			const slot = h >>> 0 & STRING_CACHE_SIZE - 1;
			const cached = stringCache[slot];
			if (cached !== undefined && cached.length === length) {
				let match = true;
				for (let i = 0; i < length; ++i) {
					if (cached.charCodeAt(i) !== payload[at + i]) {
						match = false;
						break;
					}
				}
				if (match) {
					stringCacheEpochs[slot] = cacheEpoch;
					return cached;
				}
			}
			const result = isBuffer ? payload.toString("utf-8", at, at + length) : textDecoder.decode(payload.subarray(at, at + length));
			if (stringCacheEpochs[slot] !== cacheEpoch) {
				stringCache[slot] = result;
				stringCacheEpochs[slot] = cacheEpoch;
			}
			return result;
		}
		function readSpecial() {
			const p = pos;
			const minor = payload[p] & 31;
			switch (minor) {
				case specialTrue:
					pos = p + 1;
					return true;
				case specialFalse:
					pos = p + 1;
					return false;
				case specialNull:
					pos = p + 1;
					return null;
				case specialUndefined:
					pos = p + 1;
					return null;
				case extendedFloat16: {
					if (end - p < 3) {
						overflow(2);
					}
					pos = p + 3;
					return bytesToFloat16(payload[p + 1], payload[p + 2]);
				}
				case extendedFloat32: {
					if (end - p < 5) {
						overflow(4);
					}
					pos = p + 5;
					return dataView.getFloat32(p + 1);
				}
				case extendedFloat64: {
					if (end - p < 9) {
						overflow(8);
					}
					pos = p + 9;
					return dataView.getFloat64(p + 1);
				}
				default: throw new Error(`unexpected minor value ${minor} for major 7.`);
			}
		}
		function bytesToFloat16(a, b) {
			const sign = a >> 7;
			const exponent = (a & 124) >> 2;
			const fraction = (a & 3) << 8 | b;
			const scalar = sign === 0 ? 1 : -1;
			if (exponent === 0) {
				if (fraction === 0) {
					return 0;
				}
				return scalar * (Math.pow(2, 1 - 15) * (fraction / 1024));
			} else if (exponent === 31) {
				if (fraction === 0) {
					return scalar * Infinity;
				}
				return NaN;
			}
			return scalar * (Math.pow(2, exponent - 15) * (1 + fraction / 1024));
		}
		function castBigInt(value) {
			if (typeof value === "number") {
				return value;
			}
			const num = Number(value);
			if (Number.MIN_SAFE_INTEGER <= num && num <= Number.MAX_SAFE_INTEGER) {
				return num;
			}
			return value;
		}
		function overflow(n) {
			throw new Error(`CBOR: length ${n} greater than remaining buffer length.`);
		}
		function transformObject(ns, value) {
			if (ns.isTimestampSchema()) {
				if (typeof value === "number") {
					return _parseEpochTimestamp(value);
				}
				if (typeof value === "object" && value !== null) {
					if (value.tag === 1 && "value" in value) {
						return _parseEpochTimestamp(value.value);
					}
				}
			}
			if (ns.isBlobSchema()) {
				return value;
			}
			if (typeof value === "undefined" || typeof value === "boolean" || typeof value === "number" || typeof value === "string" || typeof value === "bigint" || typeof value === "symbol") {
				return value;
			}
			if (typeof value !== "object" || value === null) {
				return value;
			}
			if ("byteLength" in value) {
				return value;
			}
			if (value instanceof Date) {
				return value;
			}
			if (value instanceof NumericValue) {
				return value;
			}
			if (ns.isDocumentSchema()) {
				return value;
			}
			if (ns.isListSchema()) {
				const memberSchema = ns.getValueSchema();
				const out = [];
				for (const item of value) {
					out.push(transformObject(memberSchema, item));
				}
				return out;
			}
			const newObject = {};
			if (ns.isMapSchema()) {
				const targetSchema = ns.getValueSchema();
				for (const key in value) {
					if (!hasOwn(value, key)) {
						continue;
					}
					newObject[key] = transformObject(targetSchema, value[key]);
				}
			} else if (ns.isStructSchema()) {
				const isUnion = ns.isUnionSchema();
				let keys;
				if (isUnion) {
					keys = new Set();
					for (const k in value) {
						if (!hasOwn(value, k)) {
							continue;
						}
						if (k !== "__type") {
							keys.add(k);
						}
					}
				}
				for (const [key, memberSchema] of ns.structIterator()) {
					if (isUnion) {
						keys.delete(key);
					}
					if (value[key] != null) {
						newObject[key] = transformObject(memberSchema, value[key]);
					}
				}
				if (isUnion && keys?.size === 1) {
					let newObjectEmpty = true;
					for (const _ in newObject) {
						if (!hasOwn(newObject, _)) {
							continue;
						}
						newObjectEmpty = false;
						break;
					}
					if (newObjectEmpty) {
						const k = keys.values().next().value;
						newObject.$unknown = [k, value[k]];
					}
				} else if (typeof value.__type === "string") {
					for (const k in value) {
						if (!hasOwn(value, k)) {
							continue;
						}
						if (!(k in newObject)) {
							newObject[k] = value[k];
						}
					}
				}
			}
			return newObject;
		}
		class CborCodec extends SerdeContext {
			createSerializer() {
				const serializer = new CborShapeSerializer2();
				serializer.setSerdeContext(this.serdeContext);
				return serializer;
			}
			createDeserializer() {
				const deserializer = new CborShapeDeserializer2();
				deserializer.setSerdeContext(this.serdeContext);
				return deserializer;
			}
		}
		class SmithyRpcV2CborProtocol extends AbstractRpcV2Protocol {
			codec = new CborCodec();
			serializer = this.codec.createSerializer();
			deserializer = this.codec.createDeserializer();
			getShapeId() {
				return "smithy.protocols#rpcv2Cbor";
			}
			getPayloadCodec() {
				return this.codec;
			}
			getSmithyProtocolHeaderValue() {
				return "rpc-v2-cbor";
			}
			applyEmptyBody(request) {
				if (!request.body) {
					this.serializer.write(15, {});
					request.body = this.serializer.flush();
				}
				if (request.body instanceof Uint8Array) {
					request.headers["content-length"] = String(request.body.byteLength);
				}
			}
			async handleError(operationSchema, context, response, dataObject, metadata) {
				const errorIdentifier = loadSmithyRpcV2CborErrorCode(response, dataObject) ?? "Unknown";
				const preferredNamespaces = ["*"];
				const { defaultNamespace } = this.options;
				preferredNamespaces.unshift(defaultNamespace);
				const [namespace, errorShapeName] = (() => {
					if (errorIdentifier.includes("#")) {
						return errorIdentifier.split("#");
					}
					return [undefined, errorIdentifier];
				})();
				if (namespace) {
					preferredNamespaces.unshift(namespace);
				}
				const errorMetadata = {
					$metadata: metadata,
					$fault: response.statusCode < 500 ? "client" : "server"
				};
				const preferredRegistries = [this.compositeErrorRegistry];
				if (namespace) {
					preferredRegistries.push(TypeRegistry.for(namespace));
				}
				preferredRegistries.push(TypeRegistry.for(defaultNamespace));
				const [errorSchema, ErrorCtor, errorMode] = this.resolveError(errorShapeName, preferredNamespaces, preferredRegistries);
				if (errorMode === "native" || errorMode === "synthetic") {
					if (dataObject.Message) {
						dataObject.message = dataObject.Message;
					}
					const error = errorMode === "synthetic" ? new ErrorCtor({ name: errorShapeName }) : new Error(errorShapeName);
					throw Object.assign(error, errorMetadata, dataObject);
				}
				const ns = NormalizedSchema.of(errorSchema);
				const message = dataObject.message ?? dataObject.Message ?? "Unknown";
				const exception = new ErrorCtor({});
				const output = {};
				for (const [name, member] of ns.structIterator()) {
					output[name] = this.deserializer.readValue(member, dataObject[name]);
				}
				throw Object.assign(exception, errorMetadata, {
					$fault: ns.getMergedTraits().error,
					message
				}, output);
			}
			getDefaultContentType() {
				return "application/cbor";
			}
		}
		class CborShapeSerializer extends SerdeContext {
			value;
			write(schema, value) {
				this.value = this.serialize(schema, value);
			}
			serialize(schema, source) {
				const ns = NormalizedSchema.of(schema);
				if (source == null) {
					if (ns.isIdempotencyToken()) {
						return generateIdempotencyToken();
					}
					return source;
				}
				if (ns.isBlobSchema()) {
					if (typeof source === "string") {
						return (this.serdeContext?.base64Decoder ?? fromBase64)(source);
					}
					return source;
				}
				if (ns.isTimestampSchema()) {
					if (typeof source === "number" || typeof source === "bigint") {
						return dateToTag(new Date(Number(source) / 1e3 | 0));
					}
					return dateToTag(source);
				}
				if (typeof source === "function" || typeof source === "object") {
					const sourceObject = source;
					if (ns.isListSchema() && Array.isArray(sourceObject)) {
						const sparse = !!ns.getMergedTraits().sparse;
						const newArray = [];
						let i = 0;
						for (const item of sourceObject) {
							const value = this.serialize(ns.getValueSchema(), item);
							if (value != null || sparse) {
								newArray[i++] = value;
							}
						}
						return newArray;
					}
					if (sourceObject instanceof Date) {
						return dateToTag(sourceObject);
					}
					const newObject = {};
					if (ns.isMapSchema()) {
						const sparse = !!ns.getMergedTraits().sparse;
						for (const key in sourceObject) {
							if (!hasOwn(sourceObject, key)) {
								continue;
							}
							const value = this.serialize(ns.getValueSchema(), sourceObject[key]);
							if (value != null || sparse) {
								newObject[key] = value;
							}
						}
					} else if (ns.isStructSchema()) {
						for (const [key, memberSchema] of ns.structIterator()) {
							const value = this.serialize(memberSchema, sourceObject[key]);
							if (value != null) {
								newObject[key] = value;
							}
						}
						const isUnion = ns.isUnionSchema();
						if (isUnion && Array.isArray(sourceObject.$unknown)) {
							const [k, v] = sourceObject.$unknown;
							newObject[k] = v;
						} else if (typeof sourceObject.__type === "string") {
							for (const k in sourceObject) {
								if (!hasOwn(sourceObject, k)) {
									continue;
								}
								if (!(k in newObject)) {
									newObject[k] = this.serialize(15, sourceObject[k]);
								}
							}
						}
					} else if (ns.isDocumentSchema()) {
						if (Array.isArray(sourceObject)) {
							const newArray = [];
							let i = 0;
							for (const item of sourceObject) {
								newArray[i++] = this.serialize(ns.getValueSchema(), item);
							}
							return newArray;
						}
						for (const key in sourceObject) {
							if (!hasOwn(sourceObject, key)) {
								continue;
							}
							newObject[key] = this.serialize(ns.getValueSchema(), sourceObject[key]);
						}
					} else if (ns.isBigDecimalSchema()) {
						return sourceObject;
					}
					return newObject;
				}
				return source;
			}
			flush() {
				const buffer = cbor.serialize(this.value);
				this.value = undefined;
				return buffer;
			}
		}
		class CborShapeDeserializer extends SerdeContext {
			read(schema, bytes) {
				const data = cbor.deserialize(bytes);
				return this.readValue(schema, data);
			}
			readValue(_schema, value) {
				const ns = NormalizedSchema.of(_schema);
				if (ns.isTimestampSchema()) {
					if (typeof value === "number") {
						return _parseEpochTimestamp(value);
					}
					if (typeof value === "object") {
						if (value.tag === 1 && "value" in value) {
							return _parseEpochTimestamp(value.value);
						}
					}
				}
				if (ns.isBlobSchema()) {
					if (typeof value === "string") {
						return (this.serdeContext?.base64Decoder ?? fromBase64)(value);
					}
					return value;
				}
				if (typeof value === "undefined" || typeof value === "boolean" || typeof value === "number" || typeof value === "string" || typeof value === "bigint" || typeof value === "symbol") {
					return value;
				} else if (typeof value === "object") {
					if (value === null) {
						return null;
					}
					if ("byteLength" in value) {
						return value;
					}
					if (value instanceof Date) {
						return value;
					}
					if (ns.isDocumentSchema()) {
						return value;
					}
					if (ns.isListSchema()) {
						const newArray = [];
						const memberSchema = ns.getValueSchema();
						for (const item of value) {
							const itemValue = this.readValue(memberSchema, item);
							newArray.push(itemValue);
						}
						return newArray;
					}
					const newObject = {};
					if (ns.isMapSchema()) {
						const targetSchema = ns.getValueSchema();
						for (const key in value) {
							if (!hasOwn(value, key)) {
								continue;
							}
							const itemValue = this.readValue(targetSchema, value[key]);
							newObject[key] = itemValue;
						}
					} else if (ns.isStructSchema()) {
						const isUnion = ns.isUnionSchema();
						let keys;
						if (isUnion) {
							keys = new Set();
							for (const k in value) {
								if (!hasOwn(value, k)) {
									continue;
								}
								if (k !== "__type") {
									keys.add(k);
								}
							}
						}
						for (const [key, memberSchema] of ns.structIterator()) {
							if (isUnion) {
								keys.delete(key);
							}
							if (value[key] != null) {
								newObject[key] = this.readValue(memberSchema, value[key]);
							}
						}
						if (isUnion && keys?.size === 1) {
							let newObjectEmpty = true;
							for (const _ in newObject) {
								if (!hasOwn(newObject, _)) {
									continue;
								}
								newObjectEmpty = false;
								break;
							}
							if (newObjectEmpty) {
								const k = keys.values().next().value;
								newObject.$unknown = [k, value[k]];
							}
						} else if (typeof value.__type === "string") {
							for (const k in value) {
								if (!hasOwn(value, k)) {
									continue;
								}
								if (!(k in newObject)) {
									newObject[k] = value[k];
								}
							}
						}
					} else if (value instanceof NumericValue) {
						return value;
					}
					return newObject;
				} else {
					return value;
				}
			}
		}
		exports.CborCodec = CborCodec;
		exports.CborShapeDeserializer = CborShapeDeserializer;
		exports.CborShapeDeserializer2 = CborShapeDeserializer2;
		exports.CborShapeSerializer = CborShapeSerializer;
		exports.CborShapeSerializer2 = CborShapeSerializer2;
		exports.SmithyRpcV2CborProtocol = SmithyRpcV2CborProtocol;
		exports.buildHttpRpcRequest = buildHttpRpcRequest;
		exports.cbor = cbor;
		exports.checkCborResponse = checkCborResponse;
		exports.dateToTag = dateToTag;
		exports.loadSmithyRpcV2CborErrorCode = loadSmithyRpcV2CborErrorCode;
		exports.parseCborBody = parseCborBody;
		exports.parseCborErrorBody = parseCborErrorBody;
		exports.tag = tag;
		exports.tagSymbol = tagSymbol;
	}),
	93422: (function (__unused_webpack_module, exports, __webpack_require__) {
		const { Uint8ArrayBlobAdapter, writeKey, sdkStreamMixin, splitEvery, splitHeader, NumericValue, toUtf8, fromBase64, LazyJsonString, _parseEpochTimestamp, _parseRfc7231DateTime, _parseRfc3339DateTimeWithOffset, fromUtf8, generateIdempotencyToken, toBase64, dateToUtcString, quoteHeader, parseEpochTimestamp, parseRfc7231DateTime, parseRfc3339DateTimeWithOffset } = __webpack_require__(92430);
		const { HttpRequest, HttpResponse, hasOwn, isValidHostname, getSmithyContext } = __webpack_require__(34534);
		const { parseQueryString, parseUrl } = __webpack_require__(34534);
		exports.HttpRequest = HttpRequest;
		exports.HttpResponse = HttpResponse;
		exports.isValidHostname = isValidHostname;
		exports.parseQueryString = parseQueryString;
		exports.parseUrl = parseUrl;
		const { NormalizedSchema, translateTraits, TypeRegistry, deref } = __webpack_require__(26890);
		const { FieldPosition } = __webpack_require__(90690);
		const collectBody = async (streamBody = new Uint8Array(), context) => {
			if (streamBody instanceof Uint8Array) {
				return Uint8ArrayBlobAdapter.mutate(streamBody);
			}
			if (!streamBody) {
				return Uint8ArrayBlobAdapter.mutate(new Uint8Array());
			}
			const fromContext = context.streamCollector(streamBody);
			return Uint8ArrayBlobAdapter.mutate(await fromContext);
		};
		function extendedEncodeURIComponent(str) {
			if (/^[\w.~-]+$/.test(str)) {
				return str;
			}
			return encodeURIComponent(str).replace(/[!'()*]/g, function(c) {
				return "%" + c.charCodeAt(0).toString(16).toUpperCase();
			});
		}
		const HTTP_BINDINGS = Symbol.for("@smithy/schema-x");
		class HttpBindingNormalizedSchema extends NormalizedSchema {
			static identity = Symbol.for("@smithy/HttpBindingNormalizedSchema");
			identity = HttpBindingNormalizedSchema.identity;
			bindings;
			constructor(schema) {
				super(schema);
			}
			static of(schema) {
				const ns = NormalizedSchema.of(schema);
				if (ns.identity === HttpBindingNormalizedSchema.identity) {
					return ns;
				}
				const schemaCache = ns.isMemberSchema() ? ns : ns.getSchema();
				const cache = typeof schemaCache === "object" && schemaCache !== null ? schemaCache : ns;
				return cache[HTTP_BINDINGS] ??= new HttpBindingNormalizedSchema(ns);
			}
			getHttpBindingLocation(traits) {
				if (traits.httpPayload) {
					return 36;
				}
				if (traits.httpLabel) {
					return 33;
				}
				if (traits.httpHeader) {
					return 38;
				}
				if (typeof traits.httpPrefixHeaders === "string") {
					return 39;
				}
				if (traits.httpQuery) {
					return 34;
				}
				if (traits.httpQueryParams) {
					return 35;
				}
				if (traits.httpResponseCode) {
					return 37;
				}
				return 32;
			}
			getHttpBindingValue(location, traits, nested = false) {
				const raw = this.getSchema();
				const type = typeof raw === "number" ? raw & 255 : this.isListSchema() ? 64 : 255;
				const slot = location & 7;
				const media = traits.mediaType ? traits.mediaType === "application/json" || traits.mediaType.endsWith("+json") ? 2 : 1 : 0;
				const stream = traits.streaming || type === 42 ? this.isStructSchema() ? 2 : 1 : 0;
				const timestamp = type >= 4 && type <= 7 ? slot >= 6 ? 2 : slot > 0 && slot < 4 ? 1 : 0 : 0;
				let flags = type | media << 8 | (traits.idempotencyToken ? 1 : 0) << 10 | stream << 11 | (traits.sparse ? 1 : 0) << 13 | timestamp << 14 | (traits.hostLabel ? 1 : 0) << 17 | (location === 36 && typeof raw !== "object" ? 1 : 0) << 18;
				const category = type & 192;
				const collectionValue = slot & 2 && (category === 64 || !nested && slot & 1) ? this.getHttpBindingCollectionValue(location, traits) : undefined;
				const valueType = (collectionValue?.[1] ?? 0) & 255;
				flags |= (slot >= 6 && (valueType === 4 || valueType === 6) ? 1 : 0) << 16;
				return [
					this,
					flags,
					collectionValue
				];
			}
			getHttpBindingCollectionValue(location, traits = this.getMergedTraits()) {
				const valueSchema = HttpBindingNormalizedSchema.of(this.getValueSchema());
				return valueSchema.getHttpBindingValue(location, {
					...valueSchema.getMergedTraits(),
					...traits
				}, true);
			}
			getHttpBindings() {
				const source = this.getSchema();
				return typeof source !== "object" || source === null ? EMPTY_BINDINGS : this.bindings ??= buildHttpBindings(this);
			}
		}
		const buildHttpBindings = (schema) => {
			const bodyMemberNames = [];
			const bodyMemberSchemas = [];
			const requestBodyMemberNames = [];
			const requestBodyMemberSchemas = [];
			const memberBindings = [];
			const byName = {};
			const headers = {};
			const prefixHeaders = [];
			const responseBindings = {
				headers,
				prefixHeaders
			};
			const bindings = {
				request: {
					memberBindings,
					byName
				},
				response: {
					bodyMemberNames,
					bindings: responseBindings
				}
			};
			const { request, response } = bindings;
			for (const [name, member] of schema.structIterator()) {
				const bindingSchema = HttpBindingNormalizedSchema.of(member);
				const traits = bindingSchema.getMergedTraits();
				const location = bindingSchema.getHttpBindingLocation(traits);
				const wireName = traits.httpHeader?.toLowerCase() ?? traits.httpPrefixHeaders?.toLowerCase() ?? traits.httpQuery;
				const value = bindingSchema.getHttpBindingValue(location, traits);
				const binding = [
					name,
					value,
					location,
					wireName
				];
				if (name === "__proto__") {
					writeKey(byName);
				}
				byName[name] = binding;
				if (value[1] >> 10 & 1) {
					request.hasIdempotency = true;
				}
				memberBindings.push(binding);
				const slot = location & 7;
				if (slot === 0) {
					requestBodyMemberNames.push(name);
					requestBodyMemberSchemas.push(member);
				}
				if ((slot & 4) === 0) {
					bodyMemberNames.push(name);
					bodyMemberSchemas.push(member);
				} else if ((slot & 6) === 4) {
					if (slot & 1) {
						responseBindings.statusCode = binding;
					} else {
						responseBindings.payload = binding;
						const type = value[1] & 255;
						request.contentTypeInstruction = traits.mediaType ?? (type === 0 ? "text/plain" : type === 21 || type === 42 ? "application/octet-stream" : null);
					}
				} else if (slot & 1) {
					request.hasPrefixHeaders = true;
					prefixHeaders.push(binding);
				} else {
					if (wireName === "__proto__") {
						writeKey(headers);
					}
					headers[wireName] = binding;
				}
			}
			if (request.contentTypeInstruction === undefined && requestBodyMemberNames.length) {
				request.contentTypeInstruction = null;
			}
			request.syntheticBodySchema = createBodySchema(schema, requestBodyMemberNames, requestBodyMemberSchemas);
			response.syntheticBodySchema = createBodySchema(schema, bodyMemberNames, bodyMemberSchemas);
			return bindings;
		};
		const buildPathSegments = (path) => {
			const segments = [];
			let offset = 0;
			for (const match of path.matchAll(/\{([^{}+]+)(\+)?\}/g)) {
				if (match.index > offset) {
					segments.push([path.slice(offset, match.index), 0]);
				}
				segments.push([match[1], match[2] ? 2 : 1]);
				offset = match.index + match[0].length;
			}
			if (segments.length && offset < path.length) {
				segments.push([path.slice(offset), 0]);
			}
			return segments.length ? segments : undefined;
		};
		const buildHttpOperationBindings = (schema) => {
			const { http, endpoint } = translateTraits(schema.traits ?? {});
			const [path, search] = http?.[1].split("?") ?? [];
			return [
				http?.[0],
				path,
				search ? [...new URLSearchParams(search)] : [],
				path ? buildPathSegments(path) : undefined,
				endpoint?.[0]
			];
		};
		const EMPTY_BINDINGS = {
			request: {
				memberBindings: [],
				byName: {}
			},
			response: {
				bodyMemberNames: [],
				bindings: {
					headers: {},
					prefixHeaders: []
				}
			}
		};
		const getHttpOperationBindings = (schema) => schema[HTTP_BINDINGS] ??= buildHttpOperationBindings(schema);
		const createBodySchema = (schema, memberNames, memberSchemas) => {
			if (!memberNames.length) {
				return undefined;
			}
			const source = schema.getSchema();
			const body = [
				3,
				source[1],
				source[2],
				schema.getMergedTraits(),
				memberNames,
				memberSchemas
			];
			const required = source[6];
			const bodyRequired = required && memberNames.reduce((count, name) => count + (source[4].indexOf(name) < required ? 1 : 0), 0);
			if (bodyRequired) {
				body[6] = bodyRequired;
			}
			return body;
		};
		class SerdeContext {
			serdeContext;
			setSerdeContext(serdeContext) {
				this.serdeContext = serdeContext;
			}
		}
		class HttpProtocol extends SerdeContext {
			options;
			compositeErrorRegistry;
			constructor(options) {
				super();
				this.options = options;
				this.compositeErrorRegistry = new TypeRegistry(options.defaultNamespace);
				for (const etr of options.errorTypeRegistries ?? []) {
					this.compositeErrorRegistry.copyFrom(etr);
				}
			}
			getRequestType() {
				return HttpRequest;
			}
			getResponseType() {
				return HttpResponse;
			}
			setSerdeContext(serdeContext) {
				this.serdeContext = serdeContext;
				this.serializer.setSerdeContext(serdeContext);
				this.deserializer.setSerdeContext(serdeContext);
				if (this.getPayloadCodec()) {
					this.getPayloadCodec().setSerdeContext(serdeContext);
				}
			}
			updateServiceEndpoint(request, endpoint) {
				if ("url" in endpoint) {
					request.protocol = endpoint.url.protocol;
					request.hostname = endpoint.url.hostname;
					request.port = endpoint.url.port ? Number(endpoint.url.port) : undefined;
					request.path = endpoint.url.pathname;
					request.fragment = endpoint.url.hash || void 0;
					request.username = endpoint.url.username || void 0;
					request.password = endpoint.url.password || void 0;
					if (!request.query) {
						request.query = {};
					}
					for (const [k, v] of endpoint.url.searchParams.entries()) {
						request.query[k] = v;
					}
					if (endpoint.headers) {
						for (const name in endpoint.headers) {
							if (!hasOwn(endpoint.headers, name)) {
								continue;
							}
							request.headers[name] = endpoint.headers[name].join(", ");
						}
					}
					return request;
				} else {
					request.protocol = endpoint.protocol;
					request.hostname = endpoint.hostname;
					request.port = endpoint.port ? Number(endpoint.port) : undefined;
					request.path = endpoint.path;
					request.query = { ...endpoint.query };
					if (endpoint.headers) {
						for (const name in endpoint.headers) {
							if (!hasOwn(endpoint.headers, name)) {
								continue;
							}
							request.headers[name] = endpoint.headers[name];
						}
					}
					return request;
				}
			}
			setHostPrefix(request, operationSchema, input, operation = getHttpOperationBindings(operationSchema)) {
				if (this.serdeContext?.disableHostPrefix) {
					return;
				}
				const hostPrefix = operation[4];
				if (typeof hostPrefix !== "string") {
					return;
				}
				let resolvedHostPrefix = hostPrefix;
				for (const [name, [, flags]] of HttpBindingNormalizedSchema.of(operationSchema.input).getHttpBindings().request.memberBindings) {
					if (!(flags >> 17 & 1)) {
						continue;
					}
					const replacement = input[name];
					if (typeof replacement !== "string") {
						throw new Error(`@smithy/core/schema - ${name} in input must be a string as hostLabel.`);
					}
					resolvedHostPrefix = resolvedHostPrefix.replace(`{${name}}`, replacement);
				}
				request.hostname = resolvedHostPrefix + request.hostname;
				if (!isValidHostname(request.hostname)) {
					throw new Error(`[${request.hostname}] is not a valid hostname.`);
				}
			}
			deserializeMetadata(output) {
				return {
					httpStatusCode: output.statusCode,
					requestId: output.headers["x-amzn-requestid"] ?? output.headers["x-amzn-request-id"] ?? output.headers["x-amz-request-id"],
					extendedRequestId: output.headers["x-amz-id-2"],
					cfId: output.headers["x-amz-cf-id"]
				};
			}
			resolveError(name, namespaces, registries) {
				const defaultErrorSchema = [
					-3,
					"",
					"Error",
					0,
					[],
					[],
					0
				];
				let schema;
				for (const registry of registries) {
					for (const ns of namespaces) {
						try {
							if (ns === "*") {
								schema = registry.getSchema(name);
							} else {
								schema = registry.getSchema(ns + "#" + name);
							}
							const errorCtor = registry.getErrorCtor(schema);
							if (errorCtor) {
								return [
									schema,
									errorCtor,
									"modeled"
								];
							} else {
								const syntheticErrorSchema = registry.getBaseException();
								if (syntheticErrorSchema) {
									const syntheticErrorCtor = registry.getErrorCtor(syntheticErrorSchema);
									if (syntheticErrorCtor) {
										return [
											schema,
											syntheticErrorCtor,
											"synthetic"
										];
									}
								}
							}
						} catch (ignored) {}
					}
				}
				for (const registry of registries) {
					const syntheticErrorSchema = registry.getBaseException();
					if (syntheticErrorSchema) {
						const syntheticErrorCtor = registry.getErrorCtor(syntheticErrorSchema);
						if (syntheticErrorCtor) {
							return [
								syntheticErrorSchema,
								syntheticErrorCtor,
								"synthetic"
							];
						}
					}
				}
				return [
					defaultErrorSchema,
					Error,
					"native"
				];
			}
			async serializeEventStream({ eventStream, requestSchema, initialRequest }) {
				const eventStreamSerde = await this.loadEventStreamCapability();
				return eventStreamSerde.serializeEventStream({
					eventStream,
					requestSchema,
					initialRequest
				});
			}
			async deserializeEventStream({ response, responseSchema, initialResponseContainer }) {
				const eventStreamSerde = await this.loadEventStreamCapability();
				return eventStreamSerde.deserializeEventStream({
					response,
					responseSchema,
					initialResponseContainer
				});
			}
			async loadEventStreamCapability() {
				const { EventStreamSerde, eventStreamSerdeProvider } = __webpack_require__(56579);
				const marshaller = this.resolveEventStreamMarshaller(eventStreamSerdeProvider);
				return new EventStreamSerde({
					marshaller,
					serializer: this.serializer,
					deserializer: this.deserializer,
					serdeContext: this.serdeContext,
					defaultContentType: this.getDefaultContentType(),
					compositeErrorRegistry: this.compositeErrorRegistry
				});
			}
			getDefaultContentType() {
				throw new Error(`@smithy/core/protocols - ${this.constructor.name} getDefaultContentType() implementation missing.`);
			}
			async deserializeHttpMessage(schema, context, response, arg4, arg5) {
				return [];
			}
			getEventStreamMarshaller() {
				const context = this.serdeContext;
				if (!context.eventStreamMarshaller) {
					throw new Error("@smithy/core - HttpProtocol: eventStreamMarshaller missing in serdeContext.");
				}
				return context.eventStreamMarshaller;
			}
			resolveEventStreamMarshaller(importedProvider) {
				const context = this.serdeContext;
				if (context.eventStreamMarshaller) {
					return context.eventStreamMarshaller;
				}
				return importedProvider(this.serdeContext);
			}
		}
		class HttpBindingProtocol extends HttpProtocol {
			async serializeRequest(operationSchema, _input, context) {
				const input = _input && typeof _input === "object" ? _input : {};
				const query = {};
				const headers = {};
				const endpoint = await context.endpoint();
				const ns = HttpBindingNormalizedSchema.of(operationSchema?.input);
				const bindings = ns.getHttpBindings().request;
				const operation = getHttpOperationBindings(operationSchema);
				const request = new HttpRequest({
					query,
					headers
				});
				if (endpoint) {
					this.updateServiceEndpoint(request, endpoint);
					this.setHostPrefix(request, operationSchema, input, operation);
					const [method, path, staticQuery] = operation;
					if (method) {
						request.method = method;
						request.path = request.path === "/" ? path : request.path + path;
						for (const [key, value] of staticQuery) {
							query[key] = value;
						}
					}
				}
				request.query = query;
				const eventStream = this.serializeHttpBindings(input, request, bindings, operation);
				if (eventStream) {
					request.body = await this.serializeEventStream({
						eventStream,
						requestSchema: ns
					});
				}
				return request;
			}
			serializeHttpBindings(input, request, bindings, operation) {
				const serializer = this.serializer;
				const directSerializer = typeof serializer.writeCodec === "function" ? serializer : undefined;
				const query = request.query;
				const headers = request.headers;
				const bodySchema = bindings.syntheticBodySchema;
				let hasBodyValue = false;
				let payload;
				let eventStream;
				let labels;
				const names = Object.getOwnPropertyNames(input);
				const prototype = Object.getPrototypeOf(input);
				const sparse = (prototype === Object.prototype || prototype === null) && !bindings.hasIdempotency && !bindings.hasPrefixHeaders && names.length * 2 < bindings.memberBindings.length;
				const length = sparse ? names.length : bindings.memberBindings.length;
				for (let i = 0; i < length; ++i) {
					const binding = sparse ? hasOwn(bindings.byName, names[i]) ? bindings.byName[names[i]] : undefined : bindings.memberBindings[i];
					if (!binding) {
						continue;
					}
					const value = binding[1];
					const memberName = binding[0];
					const memberNs = value[0];
					const flags = value[1];
					const collectionValue = value[2];
					const location = binding[2];
					const wireName = binding[3];
					const inputMemberValue = input[memberName];
					if (inputMemberValue == null && !(flags >> 10 & 1)) {
						continue;
					}
					if (location === 36) {
						const stream = flags >> 11 & 3;
						if (stream) {
							if (stream === 2) {
								eventStream = inputMemberValue || undefined;
							} else {
								payload = inputMemberValue;
							}
						} else {
							if (directSerializer) {
								directSerializer.writeCodec(memberNs, inputMemberValue);
							} else {
								serializer.write(memberNs, inputMemberValue);
							}
							payload = serializer.flush();
						}
					} else if (location === 33 || location === 38) {
						const serialized = this.serializeHttpValue(value, inputMemberValue, location, directSerializer);
						if (location === 33) {
							(labels ??= Object.create(null))[memberName] = serialized;
						} else {
							headers[wireName] = serialized;
						}
					} else if (location === 39) {
						for (const key in inputMemberValue) {
							if (!hasOwn(inputMemberValue, key)) {
								continue;
							}
							const amalgam = wireName + key;
							headers[amalgam.toLowerCase()] = this.serializeHttpValue(collectionValue, inputMemberValue[key], 38, directSerializer, directSerializer ? collectionValue[0] : [collectionValue[0], { httpHeader: amalgam }]);
						}
					} else if ((location & 62) === 34) {
						this.serializeQuery(value, inputMemberValue, wireName, query, directSerializer);
					} else {
						hasBodyValue = true;
					}
				}
				const operationPath = operation[1];
				const pathSegments = operation[3];
				if (operationPath && pathSegments && request.path.endsWith(operationPath)) {
					request.path = request.path.slice(0, -operationPath.length) + this.serializePath(pathSegments, labels, bindings);
				}
				if (hasBodyValue && bodySchema) {
					if (directSerializer) {
						directSerializer.writeCodec(bodySchema, input);
					} else {
						serializer.write(bodySchema, input);
					}
					payload = serializer.flush();
				}
				request.body = payload;
				return eventStream;
			}
			serializeQuery(value, data, wireName, query, directSerializer) {
				const [ns, flags, collectionValue] = value;
				const traits = directSerializer ? undefined : ns.getMergedTraits();
				if (wireName === undefined) {
					for (const key in data) {
						if (!hasOwn(data, key) || key in query) {
							continue;
						}
						if (!directSerializer) {
							Object.assign(collectionValue[0].getMergedTraits(), {
								...traits,
								httpQuery: key,
								httpQueryParams: undefined
							});
						}
						this.serializeQuery(collectionValue, data[key], key, query, directSerializer);
					}
					return;
				}
				if ((flags & 192) === 64) {
					const buffer = [];
					for (const item of data) {
						const serialized = this.serializeHttpValue(collectionValue, item, 34, directSerializer, directSerializer ? collectionValue[0] : [collectionValue[0], traits]);
						if (flags >> 13 & 1 || serialized !== undefined) {
							buffer.push(serialized);
						}
					}
					query[wireName] = buffer;
				} else {
					query[wireName] = this.serializeHttpValue(value, data, 34, directSerializer, directSerializer ? ns : [ns, traits]);
				}
			}
			serializeHttpValue(value, data, location, directSerializer, schema = value[0]) {
				const flags = value[1];
				const type = flags & 255;
				if (directSerializer && !(flags & 1792) && (type <= 2 || type === 17 || type === 19)) {
					return String(data);
				}
				if (directSerializer) {
					directSerializer.writeHttpBinding(value, data, location);
				} else {
					this.serializer.write(schema, data);
				}
				return this.serializer.flush();
			}
			serializePath(segments, labels, bindings) {
				let path = "";
				for (const [value, kind] of segments) {
					if (kind === 0) {
						path += value;
						continue;
					}
					const replacement = labels?.[value];
					if (replacement === undefined) {
						if (hasOwn(bindings.byName, value) && bindings.byName[value][2] === 33) {
							throw new Error(`No value provided for input HTTP label: ${value}.`);
						}
						path += `{${value}${kind === 2 ? "+" : ""}}`;
					} else {
						path += kind === 2 ? replacement.split("/").map(extendedEncodeURIComponent).join("/") : extendedEncodeURIComponent(replacement);
					}
				}
				return path;
			}
			async deserializeResponse(operationSchema, context, response) {
				const deserializer = this.deserializer;
				const directDeserializer = typeof deserializer.readCodec === "function" ? deserializer : undefined;
				const ns = HttpBindingNormalizedSchema.of(operationSchema.output);
				const responseBindings = ns.getHttpBindings().response;
				const dataObject = {};
				if (response.statusCode >= 300) {
					const bytes = await collectBody(response.body, context);
					if (bytes.byteLength > 0) {
						Object.assign(dataObject, await deserializer.read(15, bytes));
					}
					await this.handleError(operationSchema, context, response, dataObject, this.deserializeMetadata(response));
					throw new Error("@smithy/core/protocols - HTTP Protocol error handler failed to throw.");
				}
				const nonHttpBindingMembers = await this.deserializeHttpMessage(ns, context, response, dataObject);
				if (nonHttpBindingMembers.length) {
					const bytes = await collectBody(response.body, context);
					if (bytes.byteLength > 0) {
						const dataFromBody = await (directDeserializer ? directDeserializer.readCodec(responseBindings.syntheticBodySchema, bytes) : deserializer.read(responseBindings.syntheticBodySchema, bytes));
						for (const member of nonHttpBindingMembers) {
							if (dataFromBody[member] != null) {
								dataObject[member] = dataFromBody[member];
							}
						}
					}
				} else if (!responseBindings.bindings.payload) {
					await collectBody(response.body, context);
				}
				dataObject.$metadata = this.deserializeMetadata(response);
				return dataObject;
			}
			async deserializeHttpMessage(schema, context, response, arg4, arg5) {
				const dataObject = arg4 instanceof Set ? arg5 : arg4;
				const deserializer = this.deserializer;
				const directDeserializer = typeof deserializer.readCodec === "function" ? deserializer : undefined;
				const ns = HttpBindingNormalizedSchema.of(schema);
				const { bodyMemberNames, bindings: { payload, statusCode, headers: responseHeaders, prefixHeaders } } = ns.getHttpBindings().response;
				const headers = response.headers;
				if (payload) {
					const [memberName, value] = payload;
					const [memberSchema, flags] = value;
					const stream = flags >> 11 & 3;
					if (stream) {
						if (stream === 2) {
							dataObject[memberName] = await this.deserializeEventStream({
								response,
								responseSchema: ns
							});
						} else {
							dataObject[memberName] = sdkStreamMixin(response.body);
						}
					} else if (response.body) {
						const bytes = await collectBody(response.body, context);
						if (bytes.byteLength > 0) {
							dataObject[memberName] = await (directDeserializer ? directDeserializer.readPayload(value, bytes) : deserializer.read(memberSchema, bytes));
						}
					}
				}
				for (const header in headers) {
					if (!hasOwn(headers, header)) {
						continue;
					}
					const lower = header.toLowerCase();
					const headerValue = headers[header];
					if (lower !== header) {
						delete headers[header];
						headers[lower] = headerValue;
					}
					const binding = hasOwn(responseHeaders, lower) ? responseHeaders[lower] : undefined;
					if (!binding) {
						continue;
					}
					const [memberName, [memberSchema, flags, collectionValue], , wireName] = binding;
					if (collectionValue) {
						const sections = flags >> 16 & 1 ? splitEvery(headerValue, ",", 2) : splitHeader(headerValue);
						const list = [];
						for (const section of sections) {
							list.push(directDeserializer ? directDeserializer.readHttpBinding(collectionValue, section.trim(), 38) : await deserializer.read([collectionValue[0], { httpHeader: wireName }], section.trim()));
						}
						dataObject[memberName] = list;
					} else {
						dataObject[memberName] = directDeserializer ? directDeserializer.readHttpBinding(binding[1], headerValue, 38) : await deserializer.read(memberSchema, headerValue);
					}
				}
				for (const [memberName, [, , collectionValue], , wireName] of prefixHeaders) {
					dataObject[memberName] = {};
					for (const header in headers) {
						if (!hasOwn(headers, header)) {
							continue;
						}
						if (!header.startsWith(wireName)) {
							continue;
						}
						const headerValue = headers[header];
						dataObject[memberName][header.slice(wireName.length)] = directDeserializer ? directDeserializer.readHttpBinding(collectionValue, headerValue, 38) : await deserializer.read([collectionValue[0], { httpHeader: header }], headerValue);
					}
				}
				if (statusCode) {
					dataObject[statusCode[0]] = response.statusCode;
				}
				return bodyMemberNames;
			}
		}
		class RpcProtocol extends HttpProtocol {
			async serializeRequest(operationSchema, _input, context) {
				const serializer = this.serializer;
				const query = {};
				const headers = {};
				const endpoint = await context.endpoint();
				const ns = NormalizedSchema.of(operationSchema?.input);
				const schema = ns.getSchema();
				let payload;
				const input = _input && typeof _input === "object" ? _input : {};
				const request = new HttpRequest({
					protocol: "",
					hostname: "",
					port: undefined,
					path: "/",
					fragment: undefined,
					query,
					headers,
					body: undefined
				});
				if (endpoint) {
					this.updateServiceEndpoint(request, endpoint);
					this.setHostPrefix(request, operationSchema, input);
				}
				if (input) {
					const eventStreamMember = ns.getEventStreamMember();
					if (eventStreamMember) {
						if (input[eventStreamMember]) {
							const initialRequest = {};
							for (const [memberName] of ns.structIterator()) {
								if (memberName !== eventStreamMember && input[memberName] != null) {
									initialRequest[memberName] = input[memberName];
								}
							}
							payload = await this.serializeEventStream({
								eventStream: input[eventStreamMember],
								requestSchema: ns,
								initialRequest
							});
						}
					} else {
						serializer.write(schema, input);
						payload = serializer.flush();
					}
				}
				request.headers = Object.assign(request.headers, headers);
				request.query = query;
				request.body = payload;
				request.method = "POST";
				return request;
			}
			async deserializeResponse(operationSchema, context, response) {
				const deserializer = this.deserializer;
				const ns = NormalizedSchema.of(operationSchema.output);
				const dataObject = {};
				if (this.isErrorResponse(response.statusCode)) {
					const bytes = await collectBody(response.body, context);
					if (bytes.byteLength > 0) {
						Object.assign(dataObject, await deserializer.read(15, bytes));
					}
					await this.handleError(operationSchema, context, response, dataObject, this.deserializeMetadata(response));
					throw new Error("@smithy/core/protocols - RPC Protocol error handler failed to throw.");
				}
				for (const header in response.headers) {
					if (!hasOwn(response.headers, header)) {
						continue;
					}
					const value = response.headers[header];
					delete response.headers[header];
					response.headers[header.toLowerCase()] = value;
				}
				const eventStreamMember = ns.getEventStreamMember();
				if (eventStreamMember) {
					dataObject[eventStreamMember] = await this.deserializeEventStream({
						response,
						responseSchema: ns,
						initialResponseContainer: dataObject
					});
				} else {
					const bytes = await collectBody(response.body, context);
					if (bytes.byteLength > 0) {
						Object.assign(dataObject, await deserializer.read(ns, bytes));
					}
				}
				dataObject.$metadata = this.deserializeMetadata(response);
				return dataObject;
			}
			isErrorResponse(statusCode) {
				return statusCode >= 300;
			}
		}
		class AbstractRpcV2Protocol extends RpcProtocol {
			constructor({ defaultNamespace, errorTypeRegistries }) {
				super({
					defaultNamespace,
					errorTypeRegistries
				});
			}
			async serializeRequest(operationSchema, input, context) {
				const request = await super.serializeRequest(operationSchema, input, context);
				Object.assign(request.headers, {
					"content-type": this.getDefaultContentType(),
					"smithy-protocol": this.getSmithyProtocolHeaderValue(),
					accept: this.getDefaultContentType()
				});
				if (deref(operationSchema.input) === "unit") {
					delete request.body;
					delete request.headers["content-type"];
				} else {
					this.applyEmptyBody(request);
				}
				const { service, operation } = getSmithyContext(context);
				const path = `/service/${service}/operation/${operation}`;
				if (request.path.endsWith("/")) {
					request.path += path.slice(1);
				} else {
					request.path += path;
				}
				return request;
			}
			isErrorResponse(statusCode) {
				return statusCode !== 200;
			}
		}
		const resolvedPath = (resolvedPath, input, memberName, labelValueProvider, uriLabel, isGreedyLabel) => {
			if (input != null && input[memberName] !== undefined) {
				const labelValue = labelValueProvider();
				if (labelValue == null || labelValue.length <= 0) {
					throw new Error("Empty value provided for input HTTP label: " + memberName + ".");
				}
				resolvedPath = resolvedPath.replace(uriLabel, isGreedyLabel ? labelValue.split("/").map((segment) => extendedEncodeURIComponent(segment)).join("/") : extendedEncodeURIComponent(labelValue));
			} else {
				throw new Error("No value provided for input HTTP label: " + memberName + ".");
			}
			return resolvedPath;
		};
		function requestBuilder(input, context) {
			return new RequestBuilder(input, context);
		}
		class RequestBuilder {
			input;
			context;
			query = {};
			method = "";
			headers = {};
			path = "";
			body = null;
			hostname = "";
			resolvePathStack = [];
			constructor(input, context) {
				this.input = input;
				this.context = context;
			}
			async build() {
				const { hostname, protocol = "https", port, path: basePath } = await this.context.endpoint();
				this.path = basePath;
				for (const resolvePath of this.resolvePathStack) {
					resolvePath(this.path);
				}
				return new HttpRequest({
					protocol,
					hostname: this.hostname || hostname,
					port,
					method: this.method,
					path: this.path,
					query: this.query,
					body: this.body,
					headers: this.headers
				});
			}
			hn(hostname) {
				this.hostname = hostname;
				return this;
			}
			bp(uriLabel) {
				this.resolvePathStack.push((basePath) => {
					this.path = `${basePath?.endsWith("/") ? basePath.slice(0, -1) : basePath || ""}` + uriLabel;
				});
				return this;
			}
			p(memberName, labelValueProvider, uriLabel, isGreedyLabel) {
				this.resolvePathStack.push((path) => {
					this.path = resolvedPath(path, this.input, memberName, labelValueProvider, uriLabel, isGreedyLabel);
				});
				return this;
			}
			h(headers) {
				this.headers = headers;
				return this;
			}
			q(query) {
				this.query = query;
				return this;
			}
			b(body) {
				this.body = body;
				return this;
			}
			m(method) {
				this.method = method;
				return this;
			}
		}
		class FromStringShapeDeserializer extends SerdeContext {
			settings;
			constructor(settings) {
				super();
				this.settings = settings;
			}
			read(_schema, data) {
				const ns = HttpBindingNormalizedSchema.of(_schema);
				const traits = ns.getMergedTraits();
				const location = ns.getHttpBindingLocation(traits);
				return this.readHttpBinding(ns.getHttpBindingValue(location, traits), data, location);
			}
			readHttpBinding([ns, flags, collectionValue], data, location) {
				const schema = flags & 255;
				if ((schema & 192) === 64) {
					collectionValue ??= ns.getHttpBindingCollectionValue(location);
					return splitHeader(data).map((item) => this.readHttpBinding(collectionValue, item, location));
				}
				switch (schema) {
					case 21:
					case 42: return (this.serdeContext?.base64Decoder ?? fromBase64)(data);
					case 4:
					case 5:
					case 6:
					case 7: {
						const bindingFormat = this.settings.httpBindings ? flags >> 14 & 3 : 0;
						const format = this.settings.timestampFormat.useTrait && schema > 4 ? schema : bindingFormat ? bindingFormat + 4 : this.settings.timestampFormat.default;
						switch (format) {
							case 5: return _parseRfc3339DateTimeWithOffset(data);
							case 6: return _parseRfc7231DateTime(data);
							case 7: return _parseEpochTimestamp(data);
							default:
								console.warn("Missing timestamp format, parsing value with Date constructor:", data);
								return new Date(data);
						}
					}
					case 0: {
						const media = flags >> 8 & 3;
						if (!media) {
							return data;
						}
						let intermediateValue = data;
						if ((location & 6) === 6) {
							intermediateValue = (this.serdeContext?.utf8Encoder ?? toUtf8)((this.serdeContext?.base64Decoder ?? fromBase64)(intermediateValue));
						}
						return media === 2 ? LazyJsonString.from(intermediateValue) : intermediateValue;
					}
					case 1: return Number(data);
					case 2: return data.toLowerCase() === "true";
					case 17: return BigInt(data);
					case 19: return new NumericValue(data, "bigDecimal");
					default: return data;
				}
			}
		}
		class HttpInterceptingShapeDeserializer extends SerdeContext {
			codecDeserializer;
			stringDeserializer;
			constructor(codecDeserializer, codecSettings) {
				super();
				this.codecDeserializer = codecDeserializer;
				this.stringDeserializer = new FromStringShapeDeserializer(codecSettings);
			}
			setSerdeContext(serdeContext) {
				this.stringDeserializer.setSerdeContext(serdeContext);
				this.codecDeserializer.setSerdeContext(serdeContext);
				this.serdeContext = serdeContext;
			}
			read(schema, data) {
				const ns = HttpBindingNormalizedSchema.of(schema);
				const traits = ns.getMergedTraits();
				if (traits.httpHeader || traits.httpResponseCode) {
					const value = ns.getHttpBindingValue(38, traits);
					return this.readHttpBinding(value, data, 38);
				}
				if (traits.httpPayload) {
					return this.readPayload(ns.getHttpBindingValue(36, traits), data);
				}
				return this.readCodec(ns, data);
			}
			readHttpBinding(binding, data, location) {
				const value = typeof data === "string" ? data : (this.serdeContext?.utf8Encoder ?? toUtf8)(data);
				return this.stringDeserializer.readHttpBinding(binding, value, location);
			}
			readPayload([schema, flags], data) {
				const type = flags & 255;
				if (type === 21 || type === 42) {
					return typeof data === "string" ? (this.serdeContext?.utf8Decoder ?? fromUtf8)(data) : data;
				}
				if (type === 0) {
					return typeof data === "string" ? data : (this.serdeContext?.utf8Encoder ?? toUtf8)(data);
				}
				return this.readCodec(schema, data);
			}
			readCodec(schema, data) {
				return this.codecDeserializer.read(schema, data);
			}
		}
		class ToStringShapeSerializer extends SerdeContext {
			settings;
			stringBuffer = "";
			constructor(settings) {
				super();
				this.settings = settings;
			}
			write(schema, value) {
				const ns = HttpBindingNormalizedSchema.of(schema);
				const traits = ns.getMergedTraits();
				const location = ns.getHttpBindingLocation(traits);
				this.writeHttpBinding(ns.getHttpBindingValue(location, traits), value, location);
			}
			writeHttpBinding([ns, flags, collectionValue], value, location) {
				const schema = flags & 255;
				switch (typeof value) {
					case "object":
						if (value === null) {
							this.stringBuffer = "null";
							return;
						}
						if (schema >= 4 && schema <= 7) {
							if (!(value instanceof Date)) {
								throw new Error(`@smithy/core/protocols - received non-Date value ${value} when schema expected Date in ${ns.getName(true)}`);
							}
							const bindingFormat = this.settings.httpBindings ? flags >> 14 & 3 : 0;
							const format = this.settings.timestampFormat.useTrait && schema > 4 ? schema : bindingFormat ? bindingFormat + 4 : this.settings.timestampFormat.default;
							switch (format) {
								case 5:
									this.stringBuffer = value.toISOString().replace(".000Z", "Z");
									break;
								case 6:
									this.stringBuffer = dateToUtcString(value);
									break;
								case 7:
									this.stringBuffer = String(value.getTime() / 1e3);
									break;
								default:
									console.warn("Missing timestamp format, using epoch seconds", value);
									this.stringBuffer = String(value.getTime() / 1e3);
							}
							return;
						}
						if ((schema === 21 || schema === 42) && "byteLength" in value) {
							this.stringBuffer = (this.serdeContext?.base64Encoder ?? toBase64)(value);
							return;
						}
						if ((schema & 192) === 64 && Array.isArray(value)) {
							collectionValue ??= ns.getHttpBindingCollectionValue(location);
							const valueSchemaType = collectionValue[1] & 255;
							const isTimestamp = valueSchemaType >= 4 && valueSchemaType <= 7;
							let buffer = "";
							for (const item of value) {
								this.writeHttpBinding(collectionValue, item, location);
								const headerItem = this.flush();
								if (buffer) {
									buffer += ", ";
								}
								buffer += isTimestamp ? headerItem : quoteHeader(headerItem);
							}
							this.stringBuffer = buffer;
							return;
						}
						this.stringBuffer = JSON.stringify(value, null, 2);
						break;
					case "string":
						const media = flags >> 8 & 3;
						let intermediateValue = value;
						if (media === 2) {
							intermediateValue = LazyJsonString.from(intermediateValue);
						}
						if (media && (location & 6) === 6) {
							this.stringBuffer = (this.serdeContext?.base64Encoder ?? toBase64)(intermediateValue.toString());
							return;
						}
						this.stringBuffer = value;
						break;
					default: this.stringBuffer = flags >> 10 & 1 ? generateIdempotencyToken() : String(value);
				}
			}
			flush() {
				const buffer = this.stringBuffer;
				this.stringBuffer = "";
				return buffer;
			}
		}
		class HttpInterceptingShapeSerializer {
			codecSerializer;
			stringSerializer;
			buffer;
			constructor(codecSerializer, codecSettings, stringSerializer = new ToStringShapeSerializer(codecSettings)) {
				this.codecSerializer = codecSerializer;
				this.stringSerializer = stringSerializer;
			}
			setSerdeContext(serdeContext) {
				this.codecSerializer.setSerdeContext(serdeContext);
				this.stringSerializer.setSerdeContext(serdeContext);
			}
			write(schema, value) {
				const ns = HttpBindingNormalizedSchema.of(schema);
				const traits = ns.getMergedTraits();
				if (traits.httpHeader || traits.httpLabel || traits.httpQuery) {
					const location = ns.getHttpBindingLocation(traits);
					this.writeHttpBinding(ns.getHttpBindingValue(location, traits), value, location);
					return;
				}
				this.writeCodec(ns, value);
			}
			writeHttpBinding(binding, value, location) {
				this.stringSerializer.writeHttpBinding(binding, value, location);
				this.buffer = this.stringSerializer.flush();
			}
			writeCodec(schema, value) {
				this.codecSerializer.write(schema, value);
			}
			flush() {
				if (this.buffer !== undefined) {
					const buffer = this.buffer;
					this.buffer = undefined;
					return buffer;
				}
				return this.codecSerializer.flush();
			}
		}
		function determineTimestampFormat(ns, settings) {
			if (settings.timestampFormat.useTrait) {
				const schema = ns.getSchema();
				if (schema === 5 || schema === 6 || schema === 7) {
					return schema;
				}
			}
			const { httpLabel, httpPrefixHeaders, httpHeader, httpQuery } = ns.getMergedTraits();
			const bindingFormat = settings.httpBindings ? typeof httpPrefixHeaders === "string" || Boolean(httpHeader) ? 6 : Boolean(httpQuery) || Boolean(httpLabel) ? 5 : undefined : undefined;
			return bindingFormat ?? settings.timestampFormat.default;
		}
		class Field {
			name;
			kind;
			values;
			constructor({ name, kind = FieldPosition.HEADER, values = [] }) {
				this.name = name;
				this.kind = kind;
				this.values = values;
			}
			add(value) {
				this.values.push(value);
			}
			set(values) {
				this.values = values;
			}
			remove(value) {
				this.values = this.values.filter((v) => v !== value);
			}
			toString() {
				return this.values.map((v) => v.includes(",") || v.includes(" ") ? `"${v}"` : v).join(", ");
			}
			get() {
				return this.values;
			}
		}
		class Fields {
			entries = {};
			encoding;
			constructor({ fields = [], encoding = "utf-8" }) {
				fields.forEach(this.setField.bind(this));
				this.encoding = encoding;
			}
			setField(field) {
				this.entries[field.name.toLowerCase()] = field;
			}
			getField(name) {
				return this.entries[name.toLowerCase()];
			}
			removeField(name) {
				delete this.entries[name.toLowerCase()];
			}
			getByType(kind) {
				return Object.values(this.entries).filter((field) => field.kind === kind);
			}
		}
		const getHttpHandlerExtensionConfiguration = (runtimeConfig) => {
			if (runtimeConfig.logger && runtimeConfig.logger.constructor?.name !== "NoOpLogger") {
				runtimeConfig.requestHandler?.updateHttpClientConfig?.(Symbol.for("logger"), runtimeConfig.logger);
			}
			if (runtimeConfig.defaultSocketTimeout) {
				runtimeConfig.requestHandler?.updateHttpClientConfig?.(Symbol.for("@smithy/defaultSocketTimeout"), runtimeConfig.defaultSocketTimeout);
			}
			return {
				setHttpHandler(handler) {
					runtimeConfig.requestHandler = handler;
				},
				httpHandler() {
					return runtimeConfig.requestHandler;
				},
				updateHttpClientConfig(key, value) {
					runtimeConfig.requestHandler?.updateHttpClientConfig(key, value);
				},
				httpHandlerConfigs() {
					return runtimeConfig.requestHandler.httpHandlerConfigs();
				}
			};
		};
		const resolveHttpHandlerRuntimeConfig = (httpHandlerExtensionConfiguration) => {
			return { requestHandler: httpHandlerExtensionConfiguration.httpHandler() };
		};
		const CONTENT_LENGTH_HEADER = "content-length";
		function contentLengthMiddleware(bodyLengthChecker) {
			return (next) => async (args) => {
				const request = args.request;
				if (HttpRequest.isInstance(request)) {
					const { body, headers } = request;
					if (body && Object.keys(headers).map((str) => str.toLowerCase()).indexOf(CONTENT_LENGTH_HEADER) === -1) {
						try {
							const length = bodyLengthChecker(body);
							if (length != null) {
								request.headers = {
									...request.headers,
									[CONTENT_LENGTH_HEADER]: String(length)
								};
							}
						} catch (ignored) {}
					}
				}
				return next({
					...args,
					request
				});
			};
		}
		const contentLengthMiddlewareOptions = {
			step: "build",
			tags: ["SET_CONTENT_LENGTH", "CONTENT_LENGTH"],
			name: "contentLengthMiddleware",
			override: true
		};
		const getContentLengthPlugin = (options) => ({ applyToStack: (clientStack) => {
			clientStack.add(contentLengthMiddleware(options.bodyLengthChecker), contentLengthMiddlewareOptions);
		} });
		const escapeUri = (uri) => encodeURIComponent(uri).replace(/[!'()*]/g, hexEncode);
		const hexEncode = (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`;
		const escapeUriPath = (uri) => uri.split("/").map(escapeUri).join("/");
		function buildQueryString(query) {
			const parts = [];
			for (let key of Object.keys(query).sort()) {
				const value = query[key];
				key = escapeUri(key);
				if (Array.isArray(value)) {
					for (let i = 0, iLen = value.length; i < iLen; i++) {
						parts.push(`${key}=${escapeUri(value[i])}`);
					}
				} else {
					let qsEntry = key;
					if (value || typeof value === "string") {
						qsEntry += `=${escapeUri(value)}`;
					}
					parts.push(qsEntry);
				}
			}
			return parts.join("&");
		}
		class SerdeContextConfig {
			serdeContext;
			setSerdeContext(serdeContext) {
				this.serdeContext = serdeContext;
			}
		}
		class UnionSerde {
			from;
			to;
			keys;
			constructor(from, to) {
				this.from = from;
				this.to = to;
				const keys = Object.keys(this.from);
				const set = new Set(keys);
				set.delete("__type");
				this.keys = set;
			}
			mark(key) {
				this.keys.delete(key);
			}
			hasUnknown() {
				return this.keys.size === 1 && Object.keys(this.to).length === 0;
			}
			writeUnknown() {
				if (this.hasUnknown()) {
					const k = this.keys.values().next().value;
					const v = this.from[k];
					this.to.$unknown = [k, v];
				}
			}
		}
		let canParseBuffer;
		function detectBufferParsing() {
			if (canParseBuffer === undefined) {
				try {
					if (typeof Buffer !== "function") {
						canParseBuffer = false;
					} else {
						const result = JSON.parse(Buffer.from([123, 125]));
						canParseBuffer = result !== null && typeof result === "object";
					}
				} catch {
					canParseBuffer = false;
				}
			}
			return canParseBuffer;
		}
		function jsonReviver(key, value, context) {
			if (context?.source) {
				const numericString = context.source;
				if (typeof value === "number") {
					const inSafeRange = value <= Number.MAX_SAFE_INTEGER && value >= Number.MIN_SAFE_INTEGER;
					if (inSafeRange) {
						if (isRepresentable(numericString, value)) {
							return value;
						}
						return new NumericValue(numericString, "bigDecimal");
					} else {
						if (isFractionalBigNumeric(numericString)) {
							return new NumericValue(numericString, "bigDecimal");
						}
						if (/[eE]/.test(numericString)) {
							return expandExponentToBigInt(numericString);
						}
						return BigInt(numericString);
					}
				}
			}
			return value;
		}
		function isFractionalBigNumeric(s) {
			const dotIndex = s.indexOf(".");
			if (dotIndex === -1) {
				return false;
			}
			const eIndex = s.search(/[eE]/);
			if (eIndex === -1) {
				return true;
			}
			const fracDigits = eIndex - dotIndex - 1;
			const exp = parseInt(s.slice(eIndex + 1), 10);
			return exp < fracDigits;
		}
		function isRepresentable(numericString, value) {
			if (numericString === String(value)) {
				return true;
			}
			if (Object.is(value, -0)) {
				return true;
			}
			if (/[eE]/.test(numericString)) {
				return expandToDecimal(numericString) === expandToDecimal(String(value));
			}
			const normalized = numericString.replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, "");
			const canonical = String(value);
			if (normalized === canonical) {
				return true;
			}
			if (/[eE]/.test(canonical)) {
				return normalized === expandToDecimal(canonical);
			}
			return false;
		}
		function expandToDecimal(s) {
			const negative = s.startsWith("-");
			const abs = negative ? s.slice(1) : s;
			const eIndex = abs.search(/[eE]/);
			let result;
			if (eIndex === -1) {
				result = abs;
			} else {
				const exp = parseInt(abs.slice(eIndex + 1), 10);
				const mantissa = abs.slice(0, eIndex);
				const dotIndex = mantissa.indexOf(".");
				let digits;
				let intLen;
				if (dotIndex === -1) {
					digits = mantissa;
					intLen = mantissa.length;
				} else {
					digits = mantissa.slice(0, dotIndex) + mantissa.slice(dotIndex + 1);
					intLen = dotIndex;
				}
				digits = digits.replace(/0+$/, "") || "0";
				const newDotPos = intLen + exp;
				if (digits === "0") {
					result = "0";
				} else if (newDotPos <= 0) {
					result = "0." + "0".repeat(-newDotPos) + digits;
				} else if (newDotPos >= digits.length) {
					result = digits + "0".repeat(newDotPos - digits.length);
				} else {
					result = digits.slice(0, newDotPos) + "." + digits.slice(newDotPos);
				}
			}
			if (result.includes(".")) {
				result = result.replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, "");
			}
			return (negative ? "-" : "") + result;
		}
		function expandExponentToBigInt(s) {
			const eIndex = s.search(/[eE]/);
			const exp = parseInt(s.slice(eIndex + 1), 10);
			const negative = s.startsWith("-");
			const mantissa = s.slice(negative ? 1 : 0, eIndex);
			const dotIndex = mantissa.indexOf(".");
			let digits;
			let shift;
			if (dotIndex === -1) {
				digits = mantissa;
				shift = exp;
			} else {
				digits = mantissa.slice(0, dotIndex) + mantissa.slice(dotIndex + 1);
				const fracDigits = mantissa.length - dotIndex - 1;
				shift = exp - fracDigits;
			}
			digits = digits.replace(/0+$/, "") || "0";
			const result = BigInt(digits) * 10n ** BigInt(shift + (mantissa.replace(".", "").length - digits.length));
			return negative ? -result : result;
		}
		const REVIVER_SYMBOL = Symbol.for("@aws-sdk/reviver");
		function needsReviver(schema) {
			const ns = NormalizedSchema.of(schema);
			const raw = ns.getSchema();
			if (Array.isArray(raw) && ns.isStructSchema()) {
				if (REVIVER_SYMBOL in raw) {
					return raw[REVIVER_SYMBOL];
				}
				const result = _check(ns, new Set());
				raw[REVIVER_SYMBOL] = result;
				return result;
			}
			return _check(ns, new Set());
		}
		function _check(ns, seen) {
			const raw = ns.getSchema();
			if (seen.has(raw)) {
				return false;
			}
			seen.add(raw);
			if (ns.isBigIntegerSchema() || ns.isBigDecimalSchema()) {
				return true;
			}
			if (ns.isStructSchema()) {
				for (const [, memberSchema] of ns.structIterator()) {
					if (_check(memberSchema, seen)) {
						return true;
					}
				}
			} else if (ns.isListSchema() || ns.isMapSchema()) {
				if (_check(ns.getValueSchema(), seen)) {
					return true;
				}
			} else if (ns.isDocumentSchema()) {
				return true;
			}
			return false;
		}
		const collectBodyString = (streamBody, context) => collectBody(streamBody, context).then((body) => (context?.utf8Encoder ?? toUtf8)(body));
		async function parseJsonBody(streamBody, context, schema) {
			let parsingInput;
			if (detectBufferParsing() && typeof streamBody?.[Symbol.asyncIterator] === "function") {
				const buffer = await collectBody(streamBody, context);
				if (typeof Buffer === "function") {
					if (Buffer.isBuffer(buffer)) {
						parsingInput = buffer;
					} else {
						parsingInput = Buffer.from(buffer.buffer, buffer.byteOffset, buffer.byteLength);
					}
				}
			}
			if (!parsingInput) {
				parsingInput = await collectBodyString(streamBody, context);
			}
			if (parsingInput.length === 0) {
				return {};
			}
			const reviver = schema && needsReviver(schema) ? jsonReviver : undefined;
			try {
				return JSON.parse(parsingInput, reviver);
			} catch (e) {
				if (e?.name === "SyntaxError") {
					Object.defineProperty(e, "$responseBodyText", { value: typeof parsingInput === "string" ? parsingInput : parsingInput.toString("utf8") });
				}
				throw e;
			}
		}
		const parseJsonErrorBody = async (errorBody, context) => {
			const value = await parseJsonBody(errorBody, context);
			value.message = value.message ?? value.Message;
			return value;
		};
		const findKey = (object, key) => Object.keys(object).find((k) => k.toLowerCase() === key.toLowerCase());
		const sanitizeErrorCode = (rawValue) => {
			let cleanValue = rawValue;
			if (typeof cleanValue === "number") {
				cleanValue = cleanValue.toString();
			}
			if (cleanValue.indexOf(",") >= 0) {
				cleanValue = cleanValue.split(",")[0];
			}
			if (cleanValue.indexOf(":") >= 0) {
				cleanValue = cleanValue.split(":")[0];
			}
			if (cleanValue.indexOf("#") >= 0) {
				cleanValue = cleanValue.split("#")[1];
			}
			return cleanValue;
		};
		const loadRestJsonErrorCode = (output, data) => {
			return loadErrorCode(output, data, [
				"header",
				"code",
				"type"
			]);
		};
		const loadJsonRpcErrorCode = (output, data, queryCompat = false) => {
			return loadErrorCode(output, data, queryCompat ? [
				"code",
				"header",
				"type"
			] : [
				"type",
				"code",
				"header"
			]);
		};
		const loadSmithyRpcV2JsonErrorCode = (output, data) => {
			if (data?.__type !== undefined) {
				let cleanValue = data.__type;
				if (typeof cleanValue === "number") {
					cleanValue = cleanValue.toString();
				}
				if (cleanValue.indexOf(",") >= 0) {
					cleanValue = cleanValue.split(",")[0];
				}
				if (cleanValue.indexOf(":") >= 0) {
					cleanValue = cleanValue.split(":")[0];
				}
				return cleanValue;
			}
		};
		const loadErrorCode = ({ headers }, data, order) => {
			while (order.length > 0) {
				const location = order.shift();
				switch (location) {
					case "header":
						const headerKey = findKey(headers ?? {}, "x-amzn-errortype");
						if (headerKey !== undefined) {
							return sanitizeErrorCode(headers[headerKey]);
						}
						break;
					case "code":
						const codeKey = findKey(data ?? {}, "code");
						if (codeKey && data[codeKey] !== undefined) {
							return sanitizeErrorCode(data[codeKey]);
						}
						break;
					case "type":
						if (data?.__type !== undefined) {
							return sanitizeErrorCode(data.__type);
						}
						break;
				}
			}
		};
		class JsonShapeDeserializer2 extends SerdeContextConfig {
			settings;
			constructor(settings) {
				super();
				this.settings = settings;
			}
			async read(schema, data) {
				const reviver = needsReviver(schema) ? jsonReviver : undefined;
				let parsed;
				if (typeof data === "string") {
					if (data.length === 0) {
						return {};
					}
					parsed = JSON.parse(data, reviver);
				} else if (data instanceof Uint8Array && detectBufferParsing()) {
					if (data.byteLength === 0) {
						return {};
					}
					const buf = Buffer.isBuffer(data) ? data : Buffer.from(data.buffer, data.byteOffset, data.byteLength);
					parsed = JSON.parse(buf, reviver);
				} else {
					parsed = await parseJsonBody(data, this.serdeContext, schema);
				}
				return this._read(schema, parsed);
			}
			readObject(schema, data) {
				return this._read(schema, data);
			}
			_read(schema, value) {
				const isObject = value !== null && typeof value === "object";
				const ns = NormalizedSchema.of(schema);
				if (isObject) {
					if (ns.isStructSchema()) {
						return this._readStruct(ns, value);
					}
					if (Array.isArray(value) && ns.isListSchema()) {
						const listMember = ns.getValueSchema();
						if (this.needsTransform(listMember)) {
							for (let i = 0; i < value.length; ++i) {
								value[i] = this._read(listMember, value[i]);
							}
						}
						return value;
					}
					if (ns.isMapSchema()) {
						const mapMember = ns.getValueSchema();
						const map = value;
						if (this.needsTransform(mapMember)) {
							for (const k in map) {
								if (!hasOwn(map, k)) {
									continue;
								}
								if (k === "__proto__") {
									writeKey(map);
								}
								map[k] = this._read(mapMember, map[k]);
							}
						}
						return map;
					}
				}
				if (ns.isBlobSchema() && typeof value === "string") {
					return fromBase64(value);
				}
				const mediaType = ns.getMergedTraits().mediaType;
				if (ns.isStringSchema() && typeof value === "string" && mediaType) {
					const isJson = mediaType === "application/json" || mediaType.endsWith("+json");
					if (isJson) {
						return LazyJsonString.from(value);
					}
					return value;
				}
				if (ns.isTimestampSchema() && value != null) {
					const format = determineTimestampFormat(ns, this.settings);
					switch (format) {
						case 5: return parseRfc3339DateTimeWithOffset(value);
						case 6: return parseRfc7231DateTime(value);
						case 7: return parseEpochTimestamp(value);
						default:
							console.warn("Missing timestamp format, parsing value with Date constructor:", value);
							return new Date(value);
					}
				}
				if (ns.isBigIntegerSchema() && (typeof value === "number" || typeof value === "string")) {
					return BigInt(value);
				}
				if (ns.isBigDecimalSchema() && value != undefined) {
					if (value instanceof NumericValue) {
						return value;
					}
					const untyped = value;
					if (untyped.type === "bigDecimal" && "string" in untyped) {
						return new NumericValue(untyped.string, untyped.type);
					}
					return new NumericValue(String(value), "bigDecimal");
				}
				if (ns.isNumericSchema() && typeof value === "string") {
					switch (value) {
						case "Infinity": return Infinity;
						case "-Infinity": return -Infinity;
						case "NaN": return NaN;
					}
					return value;
				}
				if (ns.isDocumentSchema()) {
					if (isObject) {
						if (Array.isArray(value)) {
							for (let i = 0; i < value.length; ++i) {
								const v = value[i];
								if (!(v instanceof NumericValue)) {
									value[i] = this._read(ns, v);
								}
							}
						} else {
							const doc = value;
							for (const k in doc) {
								if (!hasOwn(doc, k)) {
									continue;
								}
								if (k === "__proto__") {
									writeKey(doc);
								}
								const v = doc[k];
								if (!(v instanceof NumericValue)) {
									doc[k] = this._read(ns, v);
								}
							}
						}
					}
				}
				return value;
			}
			_readStruct(ns, record) {
				const union = ns.isUnionSchema();
				const out = {};
				let nameMap;
				const hasType = typeof record.__type === "string";
				const { jsonName } = this.settings;
				if (jsonName && hasType) {
					nameMap = {};
				}
				let unionSerde;
				if (union) {
					unionSerde = new UnionSerde(record, out);
				}
				for (const [memberName, memberSchema] of ns.structIterator()) {
					let fromKey = memberName;
					if (jsonName) {
						fromKey = memberSchema.getMergedTraits().jsonName ?? fromKey;
						if (hasType) {
							nameMap[fromKey] = memberName;
						}
					}
					if (union) {
						unionSerde.mark(fromKey);
					}
					if (record[fromKey] != null) {
						out[memberName] = this._read(memberSchema, record[fromKey]);
					}
				}
				if (union) {
					unionSerde.writeUnknown();
				} else if (hasType) {
					for (const k in record) {
						if (!hasOwn(record, k)) {
							continue;
						}
						const v = record[k];
						const t = jsonName ? nameMap[k] ?? k : k;
						if (!(t in out)) {
							out[t] = v;
						}
					}
				}
				return out;
			}
			needsTransform(ns) {
				if (ns.isBlobSchema() || ns.isTimestampSchema() || ns.isBigIntegerSchema() || ns.isBigDecimalSchema() || ns.isNumericSchema()) {
					return true;
				}
				if (ns.isDocumentSchema() || ns.isStructSchema() || ns.isListSchema() || ns.isMapSchema()) {
					return true;
				}
				if (ns.isStringSchema() && ns.getMergedTraits().mediaType) {
					return true;
				}
				return false;
			}
		}
		class JsonBytesStringAdapter extends Uint8Array {
			string = null;
			static allocUnsafe(bytes) {
				if (typeof Buffer === "function") {
					const buffer = Buffer.allocUnsafe(bytes);
					return new JsonBytesStringAdapter(buffer.buffer, buffer.byteOffset, buffer.byteLength);
				}
				return new JsonBytesStringAdapter(bytes);
			}
			toString() {
				return this.s();
			}
			valueOf() {
				return this.s();
			}
			includes(searchString, position) {
				if (typeof searchString === "string") {
					return this.s().includes(searchString, position);
				}
				return Uint8Array.prototype.includes.call(this, searchString, position);
			}
			indexOf(searchString, position) {
				if (typeof searchString === "string") {
					return this.s().indexOf(searchString, position);
				}
				return Uint8Array.prototype.indexOf.call(this, searchString, position);
			}
			lastIndexOf(searchString, position) {
				if (typeof searchString === "string") {
					return this.s().lastIndexOf(searchString, position);
				}
				const fn = Uint8Array.prototype.lastIndexOf;
				if (position !== undefined) {
					return fn.call(this, searchString, position);
				}
				return fn.call(this, searchString);
			}
			startsWith(searchString, position) {
				return this.s().startsWith(searchString, position);
			}
			endsWith(searchString, endPosition) {
				return this.s().endsWith(searchString, endPosition);
			}
			match(regexp) {
				return this.s().match(regexp);
			}
			replace(searchValue, replaceValue) {
				return this.s().replace(searchValue, replaceValue);
			}
			search(regexp) {
				return this.s().search(regexp);
			}
			split(separator, limit) {
				return this.s().split(separator, limit);
			}
			substring(start, end) {
				return this.s().substring(start, end);
			}
			trim() {
				return this.s().trim();
			}
			trimStart() {
				return this.s().trimStart();
			}
			trimEnd() {
				return this.s().trimEnd();
			}
			charAt(pos) {
				return this.s().charAt(pos);
			}
			charCodeAt(index) {
				return this.s().charCodeAt(index);
			}
			padStart(maxLength, fillString) {
				return this.s().padStart(maxLength, fillString);
			}
			padEnd(maxLength, fillString) {
				return this.s().padEnd(maxLength, fillString);
			}
			repeat(count) {
				return this.s().repeat(count);
			}
			toUpperCase() {
				return this.s().toUpperCase();
			}
			toLowerCase() {
				return this.s().toLowerCase();
			}
			s() {
				if (this.string == null) {
					const n = Date.now();
					if (n > warned + 6e4) {
						console.warn("@aws-sdk/core/protocols - WARN - JsonCodec2: you have called a string method on a Uint8Array request body. " + "It has been automatically converted to string. In a future version this will throw an error.");
						warned = n;
					}
					this.string = toUtf8(this);
				}
				return this.string;
			}
		}
		var warned = 0;
		const encoder = new TextEncoder();
		const OPEN_BRACE = 123;
		const CLOSE_BRACE = 125;
		const OPEN_BRACKET = 91;
		const CLOSE_BRACKET = 93;
		const QUOTE = 34;
		const COLON = 58;
		const COMMA = 44;
		const BACKSLASH = 92;
		const TRUE = new Uint8Array([
			116,
			114,
			117,
			101
		]);
		const FALSE = new Uint8Array([
			102,
			97,
			108,
			115,
			101
		]);
		const NULL = new Uint8Array([
			110,
			117,
			108,
			108
		]);
		const ESCAPE_TABLE = new Array(128).fill(null);
		ESCAPE_TABLE[8] = "b";
		ESCAPE_TABLE[9] = "t";
		ESCAPE_TABLE[10] = "n";
		ESCAPE_TABLE[12] = "f";
		ESCAPE_TABLE[13] = "r";
		ESCAPE_TABLE[34] = "\"";
		ESCAPE_TABLE[92] = "\\";
		for (let i = 0; i < 32; i++) {
			if (ESCAPE_TABLE[i] === null) {
				ESCAPE_TABLE[i] = "u00" + i.toString(16).padStart(2, "0");
			}
		}
		const INITIAL_BUFFER_SIZE = 2048;
		function alloc(size) {
			return JsonBytesStringAdapter.allocUnsafe(size);
		}
		class JsonShapeSerializer2 extends SerdeContextConfig {
			settings;
			json;
			i = 0;
			rootSchema;
			rawValue;
			passthrough = false;
			constructor(settings) {
				super();
				this.settings = settings;
				this.json = alloc(INITIAL_BUFFER_SIZE);
			}
			write(schema, value) {
				this.i = 0;
				this.rawValue = value;
				this.rootSchema = NormalizedSchema.of(schema);
				this.passthrough = this.rootSchema.isBlobSchema() || this.rootSchema.isStringSchema();
				if (!this.passthrough) {
					this.writeValue(this.rootSchema, value, undefined);
				}
			}
			writeDiscriminatedDocument(schema, value) {
				this.i = 0;
				this.rootSchema = NormalizedSchema.of(schema);
				const ns = this.rootSchema;
				if (ns.isStructSchema() && value != null && typeof value === "object") {
					this.writeValue(ns, value, undefined);
					const prefix = `"__type":"${ns.getName(true) ?? "Unknown"}",`;
					const z = prefix.length;
					this.ensure(z);
					this.json.copyWithin(1 + z, 1, this.i);
					encoder.encodeInto(prefix, this.json.subarray(1));
					this.i += z;
				} else {
					this.writeValue(ns, value, undefined);
				}
			}
			flush() {
				this.rootSchema = undefined;
				const finalPosition = this.i;
				this.i = 0;
				const raw = this.rawValue;
				this.rawValue = undefined;
				if (finalPosition === 0) {
					return raw;
				}
				const result = this.json.subarray(0, finalPosition);
				this.json = alloc(INITIAL_BUFFER_SIZE);
				return result;
			}
			ensure(byteCount) {
				const { i, json } = this;
				if (i + byteCount > json.length) {
					let newSize = json.length * 2;
					while (newSize < i + byteCount) {
						newSize *= 2;
					}
					const next = alloc(newSize);
					next.set(this.json);
					this.json = next;
				}
			}
			writeAscii(s) {
				const z = s.length;
				this.ensure(z);
				let { i, json } = this;
				for (let j = 0; j < z; ++j) {
					json[i] = s.charCodeAt(j);
					i += 1;
				}
				this.i = i;
			}
			writeAsciiQuoted(s) {
				const z = s.length;
				this.ensure(z + 4);
				let { json, i } = this;
				json[i++] = QUOTE;
				for (let j = 0; j < z; ++j) {
					json[i++] = s.charCodeAt(j);
				}
				json[i++] = QUOTE;
				this.i = i;
			}
			writeJsonString(s) {
				const z = s.length;
				this.ensure(z * 3 + 2);
				this.json[this.i++] = QUOTE;
				for (let j = 0; j < z; ++j) {
					const c = s.charCodeAt(j);
					if (c > 34 && c < 92) {
						this.json[this.i++] = c;
					} else if (c < 128) {
						const esc = ESCAPE_TABLE[c];
						if (esc !== null) {
							this.ensure(esc.length + 1 + (z - j - 1) * 3 + 1);
							this.json[this.i++] = BACKSLASH;
							for (let k = 0; k < esc.length; k++) {
								this.json[this.i++] = esc.charCodeAt(k);
							}
						} else {
							this.json[this.i++] = c;
						}
					} else if (c >= 55296 && c <= 56319) {
						const next = j + 1 < z ? s.charCodeAt(j + 1) : 0;
						if (next >= 56320 && next <= 57343) {
							this.ensure(4);
							const { written } = encoder.encodeInto(s.substring(j, j + 2), this.json.subarray(this.i));
							this.i += written;
							++j;
						} else {
							this.ensure(6 + (z - j - 1) * 3 + 1);
							this.writeUnicodeEscape(c);
						}
					} else if (c >= 56320 && c <= 57343) {
						this.ensure(6 + (z - j - 1) * 3 + 1);
						this.writeUnicodeEscape(c);
					} else {
						let { i, json } = this;
						if (c < 2048) {
							json[i++] = 192 | c >> 6;
							json[i++] = 128 | c & 63;
						} else {
							json[i++] = 224 | c >> 12;
							json[i++] = 128 | c >> 6 & 63;
							json[i++] = 128 | c & 63;
						}
						this.i = i;
					}
				}
				this.json[this.i++] = QUOTE;
			}
			writeUnicodeEscape(code) {
				let { json, i } = this;
				json[i++] = BACKSLASH;
				json[i++] = 117;
				const hex = code.toString(16).padStart(4, "0");
				for (let j = 0; j < 4; ++j) {
					json[i++] = hex.charCodeAt(j);
				}
				this.i = i;
			}
			static B64 = (() => {
				const chars = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
				const table = new Uint8Array(64);
				for (let i = 0; i < 64; ++i) {
					table[i] = chars.charCodeAt(i);
				}
				return table;
			})();
			writeBase64(data) {
				const b64Len = Math.ceil(data.length / 3) * 4;
				this.ensure(b64Len + 2);
				const json = this.json;
				const B64 = JsonShapeSerializer2.B64;
				let i = this.i;
				json[i++] = QUOTE;
				const len = data.length;
				const remainder = len % 3;
				const mainLen = len - remainder;
				for (let j = 0; j < mainLen; j += 3) {
					const a = data[j];
					const b = data[j + 1];
					const c = data[j + 2];
					json[i++] = B64[a >> 2];
					json[i++] = B64[(a & 3) << 4 | b >> 4];
					json[i++] = B64[(b & 15) << 2 | c >> 6];
					json[i++] = B64[c & 63];
				}
				if (remainder === 2) {
					const a = data[mainLen];
					const b = data[mainLen + 1];
					json[i++] = B64[a >> 2];
					json[i++] = B64[(a & 3) << 4 | b >> 4];
					json[i++] = B64[(b & 15) << 2];
					json[i++] = 61;
				} else if (remainder === 1) {
					const a = data[mainLen];
					json[i++] = B64[a >> 2];
					json[i++] = B64[(a & 3) << 4];
					json[i++] = 61;
					json[i++] = 61;
				}
				json[i++] = QUOTE;
				this.i = i;
			}
			writeValue(schema, value, container) {
				if (value == null) {
					if (container?.isStructSchema()) {
						if (value === undefined) {
							const ns = NormalizedSchema.of(schema);
							if (ns.isIdempotencyToken()) {
								this.writeAsciiQuoted(generateIdempotencyToken());
								return;
							}
						}
						return;
					}
					this.ensure(4);
					this.json.set(NULL, this.i);
					this.i += 4;
					return;
				}
				const ns = NormalizedSchema.of(schema);
				const isObject = typeof value === "object";
				if (ns.isStringSchema()) {
					const mediaType = ns.getMergedTraits().mediaType;
					if (mediaType) {
						const isJson = mediaType === "application/json" || mediaType.endsWith("+json");
						if (isJson) {
							this.writeJsonString(LazyJsonString.from(value).toString());
							return;
						}
					}
				}
				if (this.settings.bigNumberAsString && value != null && (ns.isBigIntegerSchema() || ns.isBigDecimalSchema())) {
					const asString = value instanceof NumericValue ? value.string : String(value);
					this.writeAsciiQuoted(asString);
					return;
				}
				if (isObject) {
					if (ns.isStructSchema()) {
						this.writeStruct(ns, value);
						return;
					}
					if (Array.isArray(value) && (ns.isListSchema() || ns.isDocumentSchema())) {
						this.writeList(ns, value, ns.isDocumentSchema());
						return;
					}
					if (ns.isMapSchema()) {
						this.writeMap(ns, value, false);
						return;
					}
					if (value instanceof Uint8Array && (ns.isBlobSchema() || ns.isDocumentSchema())) {
						this.writeBase64(value);
						return;
					}
					if (value instanceof Date && (ns.isTimestampSchema() || ns.isDocumentSchema())) {
						this.writeTimestamp(ns, value);
						return;
					}
					if (value instanceof NumericValue) {
						this.writeAscii(value.string);
						return;
					}
					if (ns.isDocumentSchema()) {
						if (Array.isArray(value)) {
							this.writeList(ns, value, true);
						} else {
							this.writeMap(ns, value, true);
						}
						return;
					}
					const json = JSON.stringify(value);
					this.writeAscii(json);
					return;
				}
				if (typeof value === "string") {
					if (ns.isBlobSchema()) {
						const b64 = (this.serdeContext?.base64Encoder ?? toBase64)(value);
						this.writeAsciiQuoted(b64);
						return;
					}
					this.writeJsonString(value);
					return;
				}
				if (typeof value === "number") {
					if (Math.abs(value) === Infinity || Number.isNaN(value)) {
						this.writeAsciiQuoted(String(value));
						return;
					}
					const numStr = String(value);
					this.writeAscii(numStr);
					return;
				}
				if (typeof value === "boolean") {
					this.ensure(5);
					let { i, json } = this;
					if (value) {
						json.set(TRUE, i);
						i += 4;
					} else {
						json.set(FALSE, i);
						i += 5;
					}
					this.i = i;
					return;
				}
				if (typeof value === "bigint") {
					this.writeAscii(value.toString());
					return;
				}
				this.writeAscii(String(value));
			}
			writeStruct(ns, value) {
				this.ensure(2);
				this.json[this.i++] = OPEN_BRACE;
				let wroteAny = false;
				const hasType = typeof value.__type === "string";
				let writtenKeys;
				if (hasType) {
					writtenKeys = new Set();
				}
				for (const [memberName, memberSchema] of ns.structIterator()) {
					const item = value[memberName];
					if (item == null && !memberSchema.isIdempotencyToken()) {
						continue;
					}
					if (wroteAny) {
						this.ensure(1);
						this.json[this.i++] = COMMA;
					}
					wroteAny = true;
					const targetKey = this.settings.jsonName ? memberSchema.getMergedTraits().jsonName ?? memberName : memberName;
					if (writtenKeys) {
						writtenKeys.add(memberName);
						writtenKeys.add(targetKey);
					}
					this.writeAsciiQuoted(targetKey);
					this.json[this.i++] = COLON;
					this.writeValue(memberSchema, item, ns);
				}
				if (!wroteAny && ns.isUnionSchema()) {
					const { $unknown } = value;
					if (Array.isArray($unknown)) {
						const [k, v] = $unknown;
						this.writeAsciiQuoted(k);
						this.ensure(1);
						this.json[this.i++] = COLON;
						this.writeValue(15, v, ns);
					}
				} else if (hasType) {
					for (const k in value) {
						if (writtenKeys.has(k)) {
							continue;
						}
						writtenKeys.add(k);
						const v = value[k];
						if (wroteAny) {
							this.ensure(1);
							this.json[this.i++] = COMMA;
						}
						wroteAny = true;
						this.writeAsciiQuoted(k);
						this.ensure(1);
						this.json[this.i++] = COLON;
						this.writeValue(15, v, undefined);
					}
				}
				this.ensure(1);
				this.json[this.i++] = CLOSE_BRACE;
			}
			writeList(ns, value, isDocument) {
				const sparse = !!ns.getMergedTraits().sparse;
				const valueSchema = ns.getValueSchema();
				if (!isDocument) {
					if (valueSchema.isStringSchema() || valueSchema.isNumericSchema() || valueSchema.isBooleanSchema()) {
						let hasSpecials = false;
						for (let i = 0; i < value.length; ++i) {
							const v = value[i];
							if (Number.isNaN(v) || v === Infinity || v === -Infinity || v == null && !sparse) {
								hasSpecials = true;
								break;
							}
						}
						let json;
						if (!hasSpecials) {
							json = JSON.stringify(value);
						} else {
							const out = [];
							for (let i = 0; i < value.length; ++i) {
								const v = value[i];
								if (v == null && !sparse) {
									continue;
								}
								if (Number.isNaN(v) || v === Infinity || v === -Infinity) {
									out.push(String(v));
								} else {
									out.push(v);
								}
							}
							json = JSON.stringify(out);
						}
						this.ensure(json.length * 3);
						this.i += encoder.encodeInto(json, this.json.subarray(this.i)).written;
						return;
					}
				}
				this.ensure(2);
				this.json[this.i++] = OPEN_BRACKET;
				let wroteFirstItem = false;
				for (let i = 0; i < value.length; ++i) {
					const item = value[i];
					if (isDocument ? item === undefined : item == null && !sparse) {
						continue;
					}
					if (wroteFirstItem) {
						this.ensure(1);
						this.json[this.i++] = COMMA;
					}
					this.writeValue(valueSchema, item, undefined);
					wroteFirstItem = true;
				}
				this.ensure(1);
				this.json[this.i++] = CLOSE_BRACKET;
			}
			writeMap(ns, value, isDocument) {
				const sparse = !!ns.getMergedTraits().sparse;
				const valueSchema = ns.getValueSchema();
				if (!isDocument) {
					if (valueSchema.isStringSchema() || valueSchema.isNumericSchema() || valueSchema.isBooleanSchema()) {
						let modifications;
						for (const k in value) {
							if (!hasOwn(value, k)) {
								continue;
							}
							const v = value[k];
							if (Number.isNaN(v) || v === Infinity || v === -Infinity) {
								(modifications ??= {})[k] = v;
								value[k] = String(v);
							} else if (v === null && !sparse) {
								(modifications ??= {})[k] = null;
								value[k] = undefined;
							}
						}
						const json = JSON.stringify(value);
						if (modifications) {
							Object.assign(value, modifications);
						}
						this.ensure(json.length * 3);
						this.i += encoder.encodeInto(json, this.json.subarray(this.i)).written;
						return;
					}
				}
				this.ensure(2);
				this.json[this.i++] = OPEN_BRACE;
				let first = true;
				for (const k in value) {
					if (!hasOwn(value, k)) {
						continue;
					}
					const v = value[k];
					if (isDocument ? v === undefined : v == null && !sparse) {
						continue;
					}
					if (!first) {
						this.ensure(1);
						this.json[this.i++] = COMMA;
					}
					first = false;
					this.writeJsonString(k);
					this.ensure(1);
					this.json[this.i++] = COLON;
					this.writeValue(valueSchema, v, undefined);
				}
				this.ensure(1);
				this.json[this.i++] = CLOSE_BRACE;
			}
			writeTimestamp(ns, value) {
				const format = determineTimestampFormat(ns, this.settings);
				switch (format) {
					case 5: {
						const iso = value.toISOString().replace(".000Z", "Z");
						this.writeAsciiQuoted(iso);
						return;
					}
					case 6: {
						this.writeAsciiQuoted(dateToUtcString(value));
						return;
					}
					case 7: {
						const epochSecs = String(value.getTime() / 1e3);
						this.writeAscii(epochSecs);
						return;
					}
					default: {
						const epochSecs = String(value.getTime() / 1e3);
						this.writeAscii(epochSecs);
						return;
					}
				}
			}
		}
		class JsonCodec2 extends SerdeContextConfig {
			settings;
			constructor(settings) {
				super();
				this.settings = settings;
			}
			createSerializer() {
				const serializer = new JsonShapeSerializer2(this.settings);
				serializer.setSerdeContext(this.serdeContext);
				return serializer;
			}
			createDeserializer() {
				const deserializer = new JsonShapeDeserializer2(this.settings);
				deserializer.setSerdeContext(this.serdeContext);
				return deserializer;
			}
		}
		class SmithyRpcV2JsonProtocol extends AbstractRpcV2Protocol {
			codec = new JsonCodec2({
				timestampFormat: {
					useTrait: false,
					default: 7
				},
				jsonName: false,
				bigNumberAsString: true
			});
			serializer = this.codec.createSerializer();
			deserializer = this.codec.createDeserializer();
			getShapeId() {
				return "smithy.protocols#rpcv2Json";
			}
			getPayloadCodec() {
				return this.codec;
			}
			getSmithyProtocolHeaderValue() {
				return "rpc-v2-json";
			}
			applyEmptyBody(request) {
				if (!request.body) {
					request.body = "{}";
				}
			}
			async handleError(operationSchema, context, response, dataObject, metadata) {
				const errorName = loadSmithyRpcV2JsonErrorCode(response, dataObject) ?? "Unknown";
				const errorMetadata = {
					$metadata: metadata,
					$fault: response.statusCode <= 500 ? "client" : "server"
				};
				let namespace = this.options.defaultNamespace;
				if (errorName.includes("#")) {
					[namespace] = errorName.split("#");
				}
				const registry = this.compositeErrorRegistry;
				const nsRegistry = TypeRegistry.for(namespace);
				registry.copyFrom(nsRegistry);
				let errorSchema;
				try {
					errorSchema = registry.getSchema(errorName);
				} catch (ignored) {
					if (dataObject.Message) {
						dataObject.message = dataObject.Message;
					}
					const syntheticRegistry = TypeRegistry.for("smithy.ts.sdk.synthetic." + namespace);
					registry.copyFrom(syntheticRegistry);
					const baseExceptionSchema = registry.getBaseException();
					if (baseExceptionSchema) {
						const ErrorCtor = registry.getErrorCtor(baseExceptionSchema);
						throw Object.assign(new ErrorCtor({ name: errorName }), errorMetadata, dataObject);
					}
					throw Object.assign(new Error(errorName), errorMetadata, dataObject);
				}
				const ns = NormalizedSchema.of(errorSchema);
				const ErrorCtor = registry.getErrorCtor(errorSchema);
				const message = dataObject.message ?? dataObject.Message ?? "Unknown";
				const exception = new ErrorCtor({});
				const output = {};
				const errorDeserializer = this.codec.createDeserializer();
				for (const [name, member] of ns.structIterator()) {
					if (dataObject[name] != null) {
						output[name] = errorDeserializer.readObject(member, dataObject[name]);
					}
				}
				throw Object.assign(exception, errorMetadata, {
					$fault: ns.getMergedTraits().error,
					message
				}, output);
			}
			getDefaultContentType() {
				return "application/json";
			}
		}
		class JsonShapeDeserializer extends SerdeContextConfig {
			settings;
			constructor(settings) {
				super();
				this.settings = settings;
			}
			async read(schema, data) {
				const reviver = needsReviver(schema) ? jsonReviver : undefined;
				return this._read(schema, typeof data === "string" ? JSON.parse(data, reviver) : await parseJsonBody(data, this.serdeContext, schema));
			}
			readObject(schema, data) {
				return this._read(schema, data);
			}
			_read(schema, value) {
				const isObject = value !== null && typeof value === "object";
				const ns = NormalizedSchema.of(schema);
				if (isObject) {
					if (ns.isStructSchema()) {
						const record = value;
						const union = ns.isUnionSchema();
						const out = {};
						let nameMap = void 0;
						const { jsonName } = this.settings;
						if (jsonName) {
							nameMap = {};
						}
						let unionSerde;
						if (union) {
							unionSerde = new UnionSerde(record, out);
						}
						for (const [memberName, memberSchema] of ns.structIterator()) {
							let fromKey = memberName;
							if (jsonName) {
								fromKey = memberSchema.getMergedTraits().jsonName ?? fromKey;
								nameMap[fromKey] = memberName;
							}
							if (union) {
								unionSerde.mark(fromKey);
							}
							if (record[fromKey] != null) {
								out[memberName] = this._read(memberSchema, record[fromKey]);
							}
						}
						if (union) {
							unionSerde.writeUnknown();
						} else if (typeof record.__type === "string") {
							for (const k in record) {
								if (!hasOwn(record, k)) {
									continue;
								}
								const v = record[k];
								const t = jsonName ? nameMap[k] ?? k : k;
								if (!(t in out)) {
									out[t] = v;
								}
							}
						}
						return out;
					}
					if (Array.isArray(value) && ns.isListSchema()) {
						const listMember = ns.getValueSchema();
						const out = [];
						for (const item of value) {
							out.push(this._read(listMember, item));
						}
						return out;
					}
					if (ns.isMapSchema()) {
						const mapMember = ns.getValueSchema();
						const out = {};
						for (const _k in value) {
							if (!hasOwn(value, _k)) {
								continue;
							}
							if (_k === "__proto__") {
								writeKey(out);
							}
							out[_k] = this._read(mapMember, value[_k]);
						}
						return out;
					}
				}
				if (ns.isBlobSchema() && typeof value === "string") {
					return fromBase64(value);
				}
				const mediaType = ns.getMergedTraits().mediaType;
				if (ns.isStringSchema() && typeof value === "string" && mediaType) {
					const isJson = mediaType === "application/json" || mediaType.endsWith("+json");
					if (isJson) {
						return LazyJsonString.from(value);
					}
					return value;
				}
				if (ns.isTimestampSchema() && value != null) {
					const format = determineTimestampFormat(ns, this.settings);
					switch (format) {
						case 5: return parseRfc3339DateTimeWithOffset(value);
						case 6: return parseRfc7231DateTime(value);
						case 7: return parseEpochTimestamp(value);
						default:
							console.warn("Missing timestamp format, parsing value with Date constructor:", value);
							return new Date(value);
					}
				}
				if (ns.isBigIntegerSchema() && (typeof value === "number" || typeof value === "string")) {
					return BigInt(value);
				}
				if (ns.isBigDecimalSchema() && value != undefined) {
					if (value instanceof NumericValue) {
						return value;
					}
					const untyped = value;
					if (untyped.type === "bigDecimal" && "string" in untyped) {
						return new NumericValue(untyped.string, untyped.type);
					}
					return new NumericValue(String(value), "bigDecimal");
				}
				if (ns.isNumericSchema() && typeof value === "string") {
					switch (value) {
						case "Infinity": return Infinity;
						case "-Infinity": return -Infinity;
						case "NaN": return NaN;
					}
					return value;
				}
				if (ns.isDocumentSchema()) {
					if (isObject) {
						const out = Array.isArray(value) ? [] : {};
						for (const k in value) {
							if (!hasOwn(value, k)) {
								continue;
							}
							if (k === "__proto__") {
								writeKey(out);
							}
							const v = value[k];
							if (v instanceof NumericValue) {
								out[k] = v;
							} else {
								out[k] = this._read(ns, v);
							}
						}
						return out;
					} else {
						return structuredClone(value);
					}
				}
				return value;
			}
		}
		const NUMERIC_CONTROL_CHAR = String.fromCharCode(925);
		class JsonReplacer {
			values = new Map();
			counter = 0;
			stage = 0;
			createReplacer() {
				if (this.stage === 1) {
					throw new Error("@aws-sdk/core/protocols - JsonReplacer already created.");
				}
				if (this.stage === 2) {
					throw new Error("@aws-sdk/core/protocols - JsonReplacer exhausted.");
				}
				this.stage = 1;
				return (key, value) => {
					if (value instanceof NumericValue) {
						const v = `${NUMERIC_CONTROL_CHAR + "nv" + this.counter++}_` + value.string;
						this.values.set(`"${v}"`, value.string);
						return v;
					}
					if (typeof value === "bigint") {
						const s = value.toString();
						const v = `${NUMERIC_CONTROL_CHAR + "b" + this.counter++}_` + s;
						this.values.set(`"${v}"`, s);
						return v;
					}
					return value;
				};
			}
			replaceInJson(json) {
				if (this.stage === 0) {
					throw new Error("@aws-sdk/core/protocols - JsonReplacer not created yet.");
				}
				if (this.stage === 2) {
					throw new Error("@aws-sdk/core/protocols - JsonReplacer exhausted.");
				}
				this.stage = 2;
				if (this.counter === 0) {
					return json;
				}
				for (const [key, value] of this.values) {
					json = json.replace(key, value);
				}
				return json;
			}
		}
		class JsonShapeSerializer extends SerdeContextConfig {
			settings;
			buffer;
			useReplacer = false;
			rootSchema;
			constructor(settings) {
				super();
				this.settings = settings;
			}
			write(schema, value) {
				this.rootSchema = NormalizedSchema.of(schema);
				this.buffer = this._write(this.rootSchema, value);
			}
			flush() {
				const { rootSchema, useReplacer } = this;
				this.rootSchema = undefined;
				this.useReplacer = false;
				if (rootSchema?.isStructSchema() || rootSchema?.isDocumentSchema()) {
					if (!useReplacer) {
						return JSON.stringify(this.buffer);
					}
					const replacer = new JsonReplacer();
					return replacer.replaceInJson(JSON.stringify(this.buffer, replacer.createReplacer(), 0));
				}
				return this.buffer;
			}
			writeDiscriminatedDocument(schema, value) {
				this.write(schema, value);
				if (typeof this.buffer === "object") {
					this.buffer.__type = NormalizedSchema.of(schema).getName(true);
				}
			}
			_write(schema, value, container) {
				const isObject = value !== null && typeof value === "object";
				const ns = NormalizedSchema.of(schema);
				if (isObject) {
					if (ns.isStructSchema()) {
						const record = value;
						const out = {};
						const { jsonName } = this.settings;
						let nameMap = void 0;
						if (jsonName) {
							nameMap = {};
						}
						let outCount = 0;
						for (const [memberName, memberSchema] of ns.structIterator()) {
							const serializableValue = this._write(memberSchema, record[memberName], ns);
							if (serializableValue !== undefined) {
								let targetKey = memberName;
								if (jsonName) {
									targetKey = memberSchema.getMergedTraits().jsonName ?? memberName;
									nameMap[memberName] = targetKey;
								}
								out[targetKey] = serializableValue;
								outCount++;
							}
						}
						if (ns.isUnionSchema() && outCount === 0) {
							const { $unknown } = record;
							if (Array.isArray($unknown)) {
								const [k, v] = $unknown;
								if (k === "__proto__") {
									writeKey(out);
								}
								out[k] = this._write(15, v);
							}
						} else if (typeof record.__type === "string") {
							for (const k in record) {
								if (!hasOwn(record, k)) {
									continue;
								}
								const v = record[k];
								const targetKey = jsonName ? nameMap[k] ?? k : k;
								if (!(targetKey in out)) {
									out[targetKey] = this._write(15, v);
								}
							}
						}
						return out;
					}
					if (Array.isArray(value) && ns.isListSchema()) {
						const listMember = ns.getValueSchema();
						const out = [];
						const sparse = !!ns.getMergedTraits().sparse;
						for (const item of value) {
							if (sparse || item != null) {
								out.push(this._write(listMember, item));
							}
						}
						return out;
					}
					if (ns.isMapSchema()) {
						const mapMember = ns.getValueSchema();
						const out = {};
						const sparse = !!ns.getMergedTraits().sparse;
						for (const _k in value) {
							if (!hasOwn(value, _k)) {
								continue;
							}
							const _v = value[_k];
							if (sparse || _v != null) {
								if (_k === "__proto__") {
									writeKey(out);
								}
								out[_k] = this._write(mapMember, _v);
							}
						}
						return out;
					}
					if (value instanceof Uint8Array && ns.isBlobSchema()) {
						if (ns === this.rootSchema) {
							return value;
						}
						return (this.serdeContext?.base64Encoder ?? toBase64)(value);
					}
					if (value instanceof Date && (ns.isTimestampSchema() || ns.isDocumentSchema())) {
						const format = determineTimestampFormat(ns, this.settings);
						switch (format) {
							case 5: return value.toISOString().replace(".000Z", "Z");
							case 6: return dateToUtcString(value);
							case 7: return value.getTime() / 1e3;
							default:
								console.warn("Missing timestamp format, using epoch seconds", value);
								return value.getTime() / 1e3;
						}
					}
					if (value instanceof NumericValue) {
						this.useReplacer = true;
					}
				}
				if (value === null && container?.isStructSchema()) {
					return void 0;
				}
				if (ns.isStringSchema()) {
					if (typeof value === "undefined" && ns.isIdempotencyToken()) {
						return generateIdempotencyToken();
					}
					const mediaType = ns.getMergedTraits().mediaType;
					if (value != null && mediaType) {
						const isJson = mediaType === "application/json" || mediaType.endsWith("+json");
						if (isJson) {
							return LazyJsonString.from(value);
						}
					}
					return value;
				}
				if (typeof value === "number") {
					if (Math.abs(value) === Infinity || isNaN(value)) {
						return String(value);
					}
					return value;
				}
				if (typeof value === "string" && ns.isBlobSchema()) {
					if (ns === this.rootSchema) {
						return value;
					}
					return (this.serdeContext?.base64Encoder ?? toBase64)(value);
				}
				if (typeof value === "bigint") {
					this.useReplacer = true;
				}
				if (ns.isDocumentSchema()) {
					if (isObject) {
						if (value instanceof Uint8Array) {
							return (this.serdeContext?.base64Encoder ?? toBase64)(value);
						}
						const out = Array.isArray(value) ? [] : {};
						for (const k in value) {
							if (!hasOwn(value, k)) {
								continue;
							}
							const v = value[k];
							if (k === "__proto__") {
								writeKey(out);
							}
							if (v instanceof NumericValue) {
								this.useReplacer = true;
								out[k] = v;
							} else {
								out[k] = this._write(ns, v);
							}
						}
						return out;
					} else {
						return structuredClone(value);
					}
				}
				return value;
			}
		}
		class JsonCodec extends SerdeContextConfig {
			settings;
			constructor(settings) {
				super();
				this.settings = settings;
			}
			createSerializer() {
				const serializer = new JsonShapeSerializer(this.settings);
				serializer.setSerdeContext(this.serdeContext);
				return serializer;
			}
			createDeserializer() {
				const deserializer = new JsonShapeDeserializer(this.settings);
				deserializer.setSerdeContext(this.serdeContext);
				return deserializer;
			}
		}
		exports.AbstractRpcV2Protocol = AbstractRpcV2Protocol;
		exports.Field = Field;
		exports.Fields = Fields;
		exports.FromStringShapeDeserializer = FromStringShapeDeserializer;
		exports.HttpBindingProtocol = HttpBindingProtocol;
		exports.HttpInterceptingShapeDeserializer = HttpInterceptingShapeDeserializer;
		exports.HttpInterceptingShapeSerializer = HttpInterceptingShapeSerializer;
		exports.HttpProtocol = HttpProtocol;
		exports.JsonCodec = JsonCodec;
		exports.JsonCodec2 = JsonCodec2;
		exports.JsonShapeDeserializer = JsonShapeDeserializer;
		exports.JsonShapeDeserializer2 = JsonShapeDeserializer2;
		exports.JsonShapeSerializer = JsonShapeSerializer;
		exports.JsonShapeSerializer2 = JsonShapeSerializer2;
		exports.RequestBuilder = RequestBuilder;
		exports.RpcProtocol = RpcProtocol;
		exports.SerdeContext = SerdeContext;
		exports.SmithyRpcV2JsonProtocol = SmithyRpcV2JsonProtocol;
		exports.ToStringShapeSerializer = ToStringShapeSerializer;
		exports.buildQueryString = buildQueryString;
		exports.collectBody = collectBody;
		exports.contentLengthMiddleware = contentLengthMiddleware;
		exports.contentLengthMiddlewareOptions = contentLengthMiddlewareOptions;
		exports.determineTimestampFormat = determineTimestampFormat;
		exports.escapeUri = escapeUri;
		exports.escapeUriPath = escapeUriPath;
		exports.extendedEncodeURIComponent = extendedEncodeURIComponent;
		exports.getContentLengthPlugin = getContentLengthPlugin;
		exports.getHttpHandlerExtensionConfiguration = getHttpHandlerExtensionConfiguration;
		exports.loadJsonRpcErrorCode = loadJsonRpcErrorCode;
		exports.loadRestJsonErrorCode = loadRestJsonErrorCode;
		exports.loadSmithyRpcV2JsonErrorCode = loadSmithyRpcV2JsonErrorCode;
		exports.parseJsonBody = parseJsonBody;
		exports.parseJsonErrorBody = parseJsonErrorBody;
		exports.requestBuilder = requestBuilder;
		exports.resolveHttpHandlerRuntimeConfig = resolveHttpHandlerRuntimeConfig;
		exports.resolvedPath = resolvedPath;
	}),
	23609: (function (__unused_webpack_module, exports, __webpack_require__) {
		const { Readable } = __webpack_require__(57075);
		const { NoOpLogger, normalizeProvider } = __webpack_require__(92658);
		const { HttpResponse, HttpRequest } = __webpack_require__(93422);
		const { parseRfc7231DateTime, v4 } = __webpack_require__(92430);
		const { SMITHY_CONTEXT_KEY } = __webpack_require__(90690);
		const { hasOwn } = __webpack_require__(34534);
		const isStreamingPayload = (request) => request?.body instanceof Readable || typeof ReadableStream !== "undefined" && request?.body instanceof ReadableStream;
		const CLOCK_SKEW_ERROR_CODES = [
			"AccessDeniedException",
			"AuthFailure",
			"InvalidSignatureException",
			"RequestExpired",
			"RequestInTheFuture",
			"RequestTimeTooSkewed",
			"SignatureDoesNotMatch"
		];
		const THROTTLING_ERROR_CODES = [
			"BandwidthLimitExceeded",
			"EC2ThrottledException",
			"LimitExceededException",
			"PriorRequestNotComplete",
			"ProvisionedThroughputExceededException",
			"RequestLimitExceeded",
			"RequestThrottled",
			"RequestThrottledException",
			"SlowDown",
			"ThrottledException",
			"Throttling",
			"ThrottlingException",
			"TooManyRequestsException",
			"TransactionInProgressException"
		];
		const TRANSIENT_ERROR_CODES = [
			"TimeoutError",
			"RequestTimeout",
			"RequestTimeoutException"
		];
		const TRANSIENT_ERROR_STATUS_CODES = [
			500,
			502,
			503,
			504
		];
		const NODEJS_TIMEOUT_ERROR_CODES = [
			"ECONNRESET",
			"ECONNREFUSED",
			"EPIPE",
			"ETIMEDOUT"
		];
		const NODEJS_NETWORK_ERROR_CODES = [
			"EHOSTUNREACH",
			"ENETUNREACH",
			"ENOTFOUND",
			"EAI_AGAIN"
		];
		const isRetryableByTrait = (error) => error?.$retryable !== undefined;
		const isClockSkewError = (error) => CLOCK_SKEW_ERROR_CODES.includes(error.name);
		const isClockSkewCorrectedError = (error) => error.$metadata?.clockSkewCorrected;
		const isBrowserNetworkError = (error) => {
			const errorMessages = new Set([
				"Failed to fetch",
				"NetworkError when attempting to fetch resource",
				"The Internet connection appears to be offline",
				"Load failed",
				"Network request failed"
			]);
			const isValid = error && error instanceof TypeError;
			if (!isValid) {
				return false;
			}
			return errorMessages.has(error.message);
		};
		const isThrottlingError = (error) => error.$metadata?.httpStatusCode === 429 || THROTTLING_ERROR_CODES.includes(error.name) || error.$retryable?.throttling == true;
		const isTransientError = (error, depth = 0) => error?.name !== "AbortError" && (isRetryableByTrait(error) || isClockSkewCorrectedError(error) || error.name === "InvalidSignatureException" && error.message?.includes("Signature expired") || TRANSIENT_ERROR_CODES.includes(error.name) || NODEJS_TIMEOUT_ERROR_CODES.includes(error?.code || "") || NODEJS_NETWORK_ERROR_CODES.includes(error?.code || "") || TRANSIENT_ERROR_STATUS_CODES.includes(error.$metadata?.httpStatusCode || 0) || isBrowserNetworkError(error) || isNodeJsHttp2TransientError(error) || error.cause !== undefined && depth <= 10 && isTransientError(error.cause, depth + 1));
		const isServerError = (error) => {
			if (error.$metadata?.httpStatusCode !== undefined) {
				const statusCode = error.$metadata.httpStatusCode;
				if (500 <= statusCode && statusCode <= 599 && !isTransientError(error)) {
					return true;
				}
				return false;
			}
			return false;
		};
		function isNodeJsHttp2TransientError(error) {
			return error.code === "ERR_HTTP2_STREAM_ERROR" && error.message.includes("NGHTTP2_REFUSED_STREAM");
		}
		const race = (promise, signal) => {
			if (!signal) {
				return promise;
			}
			let cleanup = () => {};
			const aborted = new Promise((_, reject) => {
				const handler = () => reject(createAbortError(signal));
				if (signal.aborted) {
					handler();
				} else if (typeof signal.addEventListener === "function") {
					signal.addEventListener("abort", handler, { once: true });
					cleanup = () => signal.removeEventListener("abort", handler);
				} else {
					signal.onabort = handler;
				}
			});
			return Promise.race([promise, aborted]).finally(cleanup);
		};
		const createAbortError = (signal) => {
			const reason = signal.reason;
			if (reason instanceof Error) {
				return Object.assign(new Error("Request aborted"), {
					name: "AbortError",
					cause: reason
				});
			}
			return Object.assign(new Error(reason ? String(reason) : "Request aborted"), { name: "AbortError" });
		};
		const isAbortError = (error) => typeof error === "object" && error !== null && "name" in error && error.name === "AbortError";
		const DEFAULT_RETRY_DELAY_BASE = 100;
		const MAXIMUM_RETRY_DELAY = 20 * 1e3;
		const THROTTLING_RETRY_DELAY_BASE = 500;
		const INITIAL_RETRY_TOKENS = 500;
		const RETRY_COST = 5;
		const TIMEOUT_RETRY_COST = 10;
		const NO_RETRY_INCREMENT = 1;
		const INVOCATION_ID_HEADER = "amz-sdk-invocation-id";
		const REQUEST_HEADER = "amz-sdk-request";
		function parseRetryAfterHeader(response, logger) {
			if (!HttpResponse.isInstance(response)) {
				return;
			}
			for (const header in response.headers) {
				if (!hasOwn(response.headers, header)) {
					continue;
				}
				const h = header.toLowerCase();
				if (h === "retry-after") {
					const retryAfter = response.headers[header];
					let retryAfterSeconds = NaN;
					if (retryAfter.endsWith("GMT")) {
						try {
							const date = parseRfc7231DateTime(retryAfter);
							retryAfterSeconds = (date.getTime() - Date.now()) / 1e3;
						} catch (e) {
							logger?.trace?.("Failed to parse retry-after header");
							logger?.trace?.(e);
						}
					} else if (retryAfter.match(/ GMT, ((\d+)|(\d+\.\d+))$/)) {
						retryAfterSeconds = Number(retryAfter.match(/ GMT, ([\d.]+)$/)?.[1]);
					} else if (retryAfter.match(/^((\d+)|(\d+\.\d+))$/)) {
						retryAfterSeconds = Number(retryAfter);
					} else if (Date.parse(retryAfter) >= Date.now()) {
						retryAfterSeconds = (Date.parse(retryAfter) - Date.now()) / 1e3;
					}
					if (isNaN(retryAfterSeconds)) {
						return;
					}
					return new Date(Date.now() + retryAfterSeconds * 1e3);
				} else if (h === "x-amz-retry-after") {
					const v = response.headers[header];
					const backoffMilliseconds = Number(v);
					if (isNaN(backoffMilliseconds)) {
						logger?.trace?.(`Failed to parse x-amz-retry-after=${v}`);
						return;
					}
					return new Date(Date.now() + backoffMilliseconds);
				}
			}
		}
		function getRetryAfterHint(response, logger) {
			return parseRetryAfterHeader(response, logger);
		}
		const asSdkError = (error) => {
			if (error instanceof Error) {
				return error;
			}
			if (error instanceof Object) {
				return Object.assign(new Error(), error);
			}
			if (typeof error === "string") {
				return new Error(error);
			}
			return new Error(`AWS SDK error wrapper for ${error}`);
		};
		function bindRetryMiddleware(isStreamingPayload) {
			return (options) => (next, context) => async (args) => {
				let retryStrategy = await options.retryStrategy();
				const maxAttempts = await options.maxAttempts();
				const abortSignal = context[SMITHY_CONTEXT_KEY]?.abortSignal;
				if (isRetryStrategyV2(retryStrategy)) {
					retryStrategy = retryStrategy;
					const retryTokenScope = (context["partition_id"] ?? "") + (context.__retryLongPoll ? ":longpoll" : "");
					let retryToken = await race(retryStrategy.acquireInitialRetryToken(retryTokenScope), abortSignal);
					let lastError = new Error();
					let attempts = 0;
					let totalRetryDelay = 0;
					const { request } = args;
					const isRequest = HttpRequest.isInstance(request);
					if (isRequest) {
						request.headers[INVOCATION_ID_HEADER] = v4();
					}
					while (true) {
						try {
							if (isRequest) {
								request.headers[REQUEST_HEADER] = `attempt=${attempts + 1}; max=${maxAttempts}`;
							}
							const { response, output } = await next(args);
							retryStrategy.recordSuccess(retryToken);
							output.$metadata.attempts = attempts + 1;
							output.$metadata.totalRetryDelay = totalRetryDelay;
							return {
								response,
								output
							};
						} catch (e) {
							const retryErrorInfo = getRetryErrorInfo(e, options.logger);
							lastError = asSdkError(e);
							if (isRequest && isStreamingPayload(request)) {
								(context.logger instanceof NoOpLogger ? console : context.logger)?.warn("An error was encountered in a non-retryable streaming request.");
								throw lastError;
							}
							try {
								if (abortSignal?.aborted) {
									throw lastError;
								}
								retryToken = await race(retryStrategy.refreshRetryTokenForRetry(retryToken, retryErrorInfo), abortSignal);
							} catch (refreshError) {
								if (refreshError !== lastError && abortSignal?.aborted && isAbortError(refreshError)) {
									throw refreshError;
								}
								if (!lastError.$metadata) {
									lastError.$metadata = {};
								}
								lastError.$metadata.attempts = attempts + 1;
								lastError.$metadata.totalRetryDelay = totalRetryDelay;
								throw lastError;
							}
							attempts = retryToken.getRetryCount();
							const delay = retryToken.getRetryDelay();
							totalRetryDelay += (retryToken?.$retryLog?.acquisitionDelay ?? 0) + delay;
							if (delay > 0) {
								await race(new Promise((resolve) => setTimeout(resolve, delay)), abortSignal);
							}
						}
					}
				} else {
					retryStrategy = retryStrategy;
					if (retryStrategy?.mode) {
						context.userAgent = [...context.userAgent || [], ["cfg/retry-mode", retryStrategy.mode]];
					}
					return retryStrategy.retry(next, args);
				}
			};
		}
		const isRetryStrategyV2 = (retryStrategy) => typeof retryStrategy.acquireInitialRetryToken !== "undefined" && typeof retryStrategy.refreshRetryTokenForRetry !== "undefined" && typeof retryStrategy.recordSuccess !== "undefined";
		const getRetryErrorInfo = (error, logger) => {
			const errorInfo = {
				error,
				errorType: getRetryErrorType(error)
			};
			const retryAfterHint = parseRetryAfterHeader(error.$response, logger);
			if (retryAfterHint) {
				errorInfo.retryAfterHint = retryAfterHint;
			}
			return errorInfo;
		};
		const getRetryErrorType = (error) => {
			if (isThrottlingError(error)) {
				return "THROTTLING";
			}
			if (isTransientError(error)) {
				return "TRANSIENT";
			}
			if (isServerError(error)) {
				return "SERVER_ERROR";
			}
			return "CLIENT_ERROR";
		};
		const retryMiddlewareOptions = {
			name: "retryMiddleware",
			tags: ["RETRY"],
			step: "finalizeRequest",
			priority: "high",
			override: true
		};
		function bindGetRetryPlugin(isStreamingPayload) {
			const retryMiddleware = bindRetryMiddleware(isStreamingPayload);
			return (options) => ({ applyToStack: (clientStack) => {
				clientStack.add(retryMiddleware(options), retryMiddlewareOptions);
			} });
		}
		class DefaultRateLimiter {
			static setTimeoutFn = (fn, delay) => setTimeout(fn, delay);
			beta;
			minCapacity;
			minFillRate;
			scaleConstant;
			smooth;
			enabled = false;
			availableTokens = 0;
			lastMaxRate = 0;
			measuredTxRate = 0;
			requestCount = 0;
			fillRate;
			lastThrottleTime;
			lastTimestamp = 0;
			lastTxRateBucket;
			maxCapacity;
			timeWindow = 0;
			constructor(options) {
				this.beta = options?.beta ?? .7;
				this.minCapacity = options?.minCapacity ?? 1;
				this.minFillRate = options?.minFillRate ?? .5;
				this.scaleConstant = options?.scaleConstant ?? .4;
				this.smooth = options?.smooth ?? .8;
				this.lastThrottleTime = this.getCurrentTimeInSeconds();
				this.lastTxRateBucket = Math.floor(this.getCurrentTimeInSeconds());
				this.fillRate = this.minFillRate;
				this.maxCapacity = this.minCapacity;
			}
			async getSendToken() {
				return this.acquireTokenBucket(1);
			}
			updateClientSendingRate(response) {
				let calculatedRate;
				this.updateMeasuredRate();
				const retryErrorInfo = response;
				const isThrottling = retryErrorInfo?.errorType === "THROTTLING" || isThrottlingError(retryErrorInfo?.error ?? response);
				if (isThrottling) {
					const rateToUse = !this.enabled ? this.measuredTxRate : Math.min(this.measuredTxRate, this.fillRate);
					this.lastMaxRate = rateToUse;
					this.calculateTimeWindow();
					this.lastThrottleTime = this.getCurrentTimeInSeconds();
					calculatedRate = this.cubicThrottle(rateToUse);
					this.enableTokenBucket();
				} else {
					this.calculateTimeWindow();
					calculatedRate = this.cubicSuccess(this.getCurrentTimeInSeconds());
				}
				const newRate = Math.min(calculatedRate, 2 * this.measuredTxRate);
				this.updateTokenBucketRate(newRate);
			}
			getCurrentTimeInSeconds() {
				return Date.now() / 1e3;
			}
			async acquireTokenBucket(amount) {
				if (!this.enabled) {
					return;
				}
				this.refillTokenBucket();
				while (amount > this.availableTokens) {
					const delay = (amount - this.availableTokens) / this.fillRate * 1e3;
					await new Promise((resolve) => DefaultRateLimiter.setTimeoutFn(resolve, delay));
					this.refillTokenBucket();
				}
				this.availableTokens = this.availableTokens - amount;
			}
			refillTokenBucket() {
				const timestamp = this.getCurrentTimeInSeconds();
				if (!this.lastTimestamp) {
					this.lastTimestamp = timestamp;
					return;
				}
				const fillAmount = (timestamp - this.lastTimestamp) * this.fillRate;
				this.availableTokens = Math.min(this.maxCapacity, this.availableTokens + fillAmount);
				this.lastTimestamp = timestamp;
			}
			calculateTimeWindow() {
				this.timeWindow = this.getPrecise(Math.pow(this.lastMaxRate * (1 - this.beta) / this.scaleConstant, 1 / 3));
			}
			cubicThrottle(rateToUse) {
				return this.getPrecise(rateToUse * this.beta);
			}
			cubicSuccess(timestamp) {
				return this.getPrecise(this.scaleConstant * Math.pow(timestamp - this.lastThrottleTime - this.timeWindow, 3) + this.lastMaxRate);
			}
			enableTokenBucket() {
				this.enabled = true;
			}
			updateTokenBucketRate(newRate) {
				this.refillTokenBucket();
				this.fillRate = Math.max(newRate, this.minFillRate);
				this.maxCapacity = Math.max(newRate, this.minCapacity);
				this.availableTokens = Math.min(this.availableTokens, this.maxCapacity);
			}
			updateMeasuredRate() {
				const t = this.getCurrentTimeInSeconds();
				const timeBucket = Math.floor(t * 2) / 2;
				this.requestCount++;
				if (timeBucket > this.lastTxRateBucket) {
					const currentRate = this.requestCount / (timeBucket - this.lastTxRateBucket);
					this.measuredTxRate = this.getPrecise(currentRate * this.smooth + this.measuredTxRate * (1 - this.smooth));
					this.requestCount = 0;
					this.lastTxRateBucket = timeBucket;
				}
			}
			getPrecise(num) {
				return parseFloat(num.toFixed(8));
			}
		}
		class Retry {
			static v2026 = true;
			static delay() {
				return 50;
			}
			static throttlingDelay() {
				return 1e3;
			}
			static cost() {
				return 14;
			}
			static throttlingCost() {
				return 5;
			}
			static modifiedCostType() {
				return "THROTTLING";
			}
		}
		class DefaultRetryBackoffStrategy {
			x = Retry.delay();
			computeNextBackoffDelay(i) {
				const b = Math.random();
				const r = 2;
				const t_i = b * Math.min(this.x * r ** i, MAXIMUM_RETRY_DELAY);
				return Math.floor(t_i);
			}
			setDelayBase(delay) {
				this.x = delay;
			}
		}
		class DefaultRetryToken {
			delay;
			count;
			cost;
			longPoll;
			$retryLog = { acquisitionDelay: 0 };
			constructor(delay, count, cost, longPoll) {
				this.delay = delay;
				this.count = count;
				this.cost = cost;
				this.longPoll = longPoll;
			}
			getRetryCount() {
				return this.count;
			}
			getRetryDelay() {
				return Math.min(MAXIMUM_RETRY_DELAY, this.delay);
			}
			getRetryCost() {
				return this.cost;
			}
			isLongPoll() {
				return this.longPoll;
			}
		}
		var RETRY_MODES;
		(function(RETRY_MODES) {
			RETRY_MODES["STANDARD"] = "standard";
			RETRY_MODES["ADAPTIVE"] = "adaptive";
		})(RETRY_MODES || (RETRY_MODES = {}));
		const DEFAULT_MAX_ATTEMPTS = 3;
		const DEFAULT_RETRY_MODE = RETRY_MODES.STANDARD;
		const refusal = {
			incompatible: 1,
			attempts: 2,
			capacity: 3
		};
		let StandardRetryStrategy$1 = class StandardRetryStrategy {
			mode = RETRY_MODES.STANDARD;
			retryBackoffStrategy;
			capacity = INITIAL_RETRY_TOKENS;
			maxAttemptsProvider;
			baseDelay;
			constructor(arg1) {
				if (typeof arg1 === "number") {
					this.maxAttemptsProvider = async () => arg1;
				} else if (typeof arg1 === "function") {
					this.maxAttemptsProvider = arg1;
				} else if (arg1 && typeof arg1 === "object") {
					this.maxAttemptsProvider = async () => arg1.maxAttempts;
					this.baseDelay = arg1.baseDelay;
					this.retryBackoffStrategy = arg1.backoff;
				}
				this.maxAttemptsProvider ??= async () => DEFAULT_MAX_ATTEMPTS;
				this.baseDelay ??= Retry.delay();
				this.retryBackoffStrategy ??= new DefaultRetryBackoffStrategy();
			}
			async acquireInitialRetryToken(retryTokenScope) {
				return new DefaultRetryToken(Retry.delay(), 0, undefined, retryTokenScope.includes(":longpoll"));
			}
			async refreshRetryTokenForRetry(token, errorInfo) {
				const maxAttempts = await this.getMaxAttempts();
				const retryCode = this.retryCode(token, errorInfo, maxAttempts);
				const shouldRetry = retryCode === 0;
				const isLongPoll = token.isLongPoll?.();
				if (shouldRetry || isLongPoll) {
					const errorType = errorInfo.errorType;
					this.retryBackoffStrategy.setDelayBase(errorType === "THROTTLING" ? Retry.throttlingDelay() : this.baseDelay);
					const delayFromErrorType = this.retryBackoffStrategy.computeNextBackoffDelay(token.getRetryCount());
					let retryDelay = delayFromErrorType;
					if (errorInfo.retryAfterHint instanceof Date) {
						retryDelay = Math.max(delayFromErrorType, Math.min(errorInfo.retryAfterHint.getTime() - Date.now(), delayFromErrorType + 5e3));
					}
					if (!shouldRetry) {
						const longPollBackoff = retryCode === refusal.capacity && isLongPoll ? retryDelay : 0;
						if (longPollBackoff > 0) {
							await new Promise((r) => setTimeout(r, longPollBackoff));
						}
					} else {
						const capacityCost = this.getCapacityCost(errorType);
						this.capacity -= capacityCost;
						const nextToken = new DefaultRetryToken(0, token.getRetryCount() + 1, capacityCost, token.isLongPoll?.() ?? false);
						await new Promise((r) => setTimeout(r, retryDelay));
						nextToken.$retryLog.acquisitionDelay = retryDelay;
						return nextToken;
					}
				}
				throw new Error("No retry token available");
			}
			recordSuccess(token) {
				this.capacity = Math.min(INITIAL_RETRY_TOKENS, this.capacity + (token.getRetryCost() ?? NO_RETRY_INCREMENT));
			}
			getCapacity() {
				return this.capacity;
			}
			async maxAttempts() {
				return this.maxAttemptsProvider();
			}
			async getMaxAttempts() {
				try {
					return await this.maxAttemptsProvider();
				} catch (ignored) {
					console.warn(`Max attempts provider could not resolve. Using default of ${DEFAULT_MAX_ATTEMPTS}`);
					return DEFAULT_MAX_ATTEMPTS;
				}
			}
			retryCode(tokenToRenew, errorInfo, maxAttempts) {
				const attempts = tokenToRenew.getRetryCount() + 1;
				const retryableStatus = this.isRetryableError(errorInfo.errorType) ? 0 : refusal.incompatible;
				const attemptStatus = attempts < maxAttempts ? 0 : refusal.attempts;
				const capacityStatus = this.capacity >= this.getCapacityCost(errorInfo.errorType) ? 0 : refusal.capacity;
				return retryableStatus || attemptStatus || capacityStatus;
			}
			getCapacityCost(errorType) {
				return errorType === Retry.modifiedCostType() ? Retry.throttlingCost() : Retry.cost();
			}
			isRetryableError(errorType) {
				return errorType === "THROTTLING" || errorType === "TRANSIENT";
			}
		};
		let AdaptiveRetryStrategy$1 = class AdaptiveRetryStrategy {
			mode = RETRY_MODES.ADAPTIVE;
			rateLimiter;
			standardRetryStrategy;
			constructor(maxAttemptsProvider, options) {
				const { rateLimiter } = options ?? {};
				this.rateLimiter = rateLimiter ?? new DefaultRateLimiter();
				this.standardRetryStrategy = options ? new StandardRetryStrategy$1({
					maxAttempts: typeof maxAttemptsProvider === "number" ? maxAttemptsProvider : 3,
					...options
				}) : new StandardRetryStrategy$1(maxAttemptsProvider);
			}
			async acquireInitialRetryToken(retryTokenScope) {
				const token = await this.standardRetryStrategy.acquireInitialRetryToken(retryTokenScope);
				await this.rateLimiter.getSendToken();
				return token;
			}
			async refreshRetryTokenForRetry(tokenToRenew, errorInfo) {
				this.rateLimiter.updateClientSendingRate(errorInfo);
				const token = await this.standardRetryStrategy.refreshRetryTokenForRetry(tokenToRenew, errorInfo);
				await this.rateLimiter.getSendToken();
				return token;
			}
			recordSuccess(token) {
				this.rateLimiter.updateClientSendingRate({});
				this.standardRetryStrategy.recordSuccess(token);
			}
			async maxAttemptsProvider() {
				return this.standardRetryStrategy.maxAttempts();
			}
		};
		class ConfiguredRetryStrategy extends StandardRetryStrategy$1 {
			computeNextBackoffDelay;
			constructor(maxAttempts, computeNextBackoffDelay = Retry.delay()) {
				super(typeof maxAttempts === "function" ? maxAttempts : async () => maxAttempts);
				if (typeof computeNextBackoffDelay === "number") {
					this.computeNextBackoffDelay = () => computeNextBackoffDelay;
				} else {
					this.computeNextBackoffDelay = computeNextBackoffDelay;
				}
				this.retryBackoffStrategy.computeNextBackoffDelay = (completedAttempt) => {
					const nextAttempt = completedAttempt + 1;
					return this.computeNextBackoffDelay(nextAttempt);
				};
			}
		}
		const getDefaultRetryQuota = (initialRetryTokens, options) => {
			const MAX_CAPACITY = initialRetryTokens;
			const noRetryIncrement = NO_RETRY_INCREMENT;
			const retryCost = RETRY_COST;
			const timeoutRetryCost = TIMEOUT_RETRY_COST;
			let availableCapacity = initialRetryTokens;
			const getCapacityAmount = (error) => error.name === "TimeoutError" ? timeoutRetryCost : retryCost;
			const hasRetryTokens = (error) => getCapacityAmount(error) <= availableCapacity;
			const retrieveRetryTokens = (error) => {
				if (!hasRetryTokens(error)) {
					throw new Error("No retry token available");
				}
				const capacityAmount = getCapacityAmount(error);
				availableCapacity -= capacityAmount;
				return capacityAmount;
			};
			const releaseRetryTokens = (capacityReleaseAmount) => {
				availableCapacity += capacityReleaseAmount ?? noRetryIncrement;
				availableCapacity = Math.min(availableCapacity, MAX_CAPACITY);
			};
			return Object.freeze({
				hasRetryTokens,
				retrieveRetryTokens,
				releaseRetryTokens
			});
		};
		const defaultDelayDecider = (delayBase, attempts) => Math.floor(Math.min(MAXIMUM_RETRY_DELAY, Math.random() * 2 ** attempts * delayBase));
		const defaultRetryDecider = (error) => {
			if (!error) {
				return false;
			}
			return isRetryableByTrait(error) || isClockSkewError(error) || isThrottlingError(error) || isTransientError(error);
		};
		class StandardRetryStrategy {
			maxAttemptsProvider;
			retryDecider;
			delayDecider;
			retryQuota;
			mode = RETRY_MODES.STANDARD;
			constructor(maxAttemptsProvider, options) {
				this.maxAttemptsProvider = maxAttemptsProvider;
				this.retryDecider = options?.retryDecider ?? defaultRetryDecider;
				this.delayDecider = options?.delayDecider ?? defaultDelayDecider;
				this.retryQuota = options?.retryQuota ?? getDefaultRetryQuota(INITIAL_RETRY_TOKENS);
			}
			shouldRetry(error, attempts, maxAttempts) {
				return attempts < maxAttempts && this.retryDecider(error) && this.retryQuota.hasRetryTokens(error);
			}
			async getMaxAttempts() {
				let maxAttempts;
				try {
					maxAttempts = await this.maxAttemptsProvider();
				} catch (ignored) {
					maxAttempts = DEFAULT_MAX_ATTEMPTS;
				}
				return maxAttempts;
			}
			async retry(next, args, options) {
				let retryTokenAmount;
				let attempts = 0;
				let totalDelay = 0;
				const maxAttempts = await this.getMaxAttempts();
				const { request } = args;
				if (HttpRequest.isInstance(request)) {
					request.headers[INVOCATION_ID_HEADER] = v4();
				}
				while (true) {
					try {
						if (HttpRequest.isInstance(request)) {
							request.headers[REQUEST_HEADER] = `attempt=${attempts + 1}; max=${maxAttempts}`;
						}
						if (options?.beforeRequest) {
							await options.beforeRequest();
						}
						const { response, output } = await next(args);
						if (options?.afterRequest) {
							options.afterRequest(response);
						}
						this.retryQuota.releaseRetryTokens(retryTokenAmount);
						output.$metadata.attempts = attempts + 1;
						output.$metadata.totalRetryDelay = totalDelay;
						return {
							response,
							output
						};
					} catch (e) {
						const err = asSdkError(e);
						attempts++;
						if (this.shouldRetry(err, attempts, maxAttempts)) {
							retryTokenAmount = this.retryQuota.retrieveRetryTokens(err);
							const delayFromDecider = this.delayDecider(isThrottlingError(err) ? THROTTLING_RETRY_DELAY_BASE : DEFAULT_RETRY_DELAY_BASE, attempts);
							const delayFromResponse = getDelayFromRetryAfterHeader(err.$response);
							const delay = Math.max(delayFromResponse || 0, delayFromDecider);
							totalDelay += delay;
							await new Promise((resolve) => setTimeout(resolve, delay));
							continue;
						}
						if (!err.$metadata) {
							err.$metadata = {};
						}
						err.$metadata.attempts = attempts;
						err.$metadata.totalRetryDelay = totalDelay;
						throw err;
					}
				}
			}
		}
		const getDelayFromRetryAfterHeader = (response) => {
			if (!HttpResponse.isInstance(response)) {
				return;
			}
			const retryAfterHeaderName = Object.keys(response.headers).find((key) => key.toLowerCase() === "retry-after");
			if (!retryAfterHeaderName) {
				return;
			}
			const retryAfter = response.headers[retryAfterHeaderName];
			const retryAfterSeconds = Number(retryAfter);
			if (!Number.isNaN(retryAfterSeconds)) {
				return Math.min(retryAfterSeconds * 1e3, 2e4);
			}
			const retryAfterDate = new Date(retryAfter);
			return Math.min(retryAfterDate.getTime() - Date.now(), 2e4);
		};
		class AdaptiveRetryStrategy extends StandardRetryStrategy {
			rateLimiter;
			constructor(maxAttemptsProvider, options) {
				const { rateLimiter, ...superOptions } = options ?? {};
				super(maxAttemptsProvider, superOptions);
				this.rateLimiter = rateLimiter ?? new DefaultRateLimiter();
				this.mode = RETRY_MODES.ADAPTIVE;
			}
			async retry(next, args) {
				return super.retry(next, args, {
					beforeRequest: async () => {
						return this.rateLimiter.getSendToken();
					},
					afterRequest: (response) => {
						this.rateLimiter.updateClientSendingRate(response);
					}
				});
			}
		}
		const ENV_MAX_ATTEMPTS = "AWS_MAX_ATTEMPTS";
		const CONFIG_MAX_ATTEMPTS = "max_attempts";
		const NODE_MAX_ATTEMPT_CONFIG_OPTIONS = {
			environmentVariableSelector: (env) => {
				const value = env[ENV_MAX_ATTEMPTS];
				if (!value) {
					return undefined;
				}
				const maxAttempt = parseInt(value);
				if (Number.isNaN(maxAttempt)) {
					throw new Error(`Environment variable ${ENV_MAX_ATTEMPTS} mast be a number, got "${value}"`);
				}
				return maxAttempt;
			},
			configFileSelector: (profile) => {
				const value = profile[CONFIG_MAX_ATTEMPTS];
				if (!value) {
					return undefined;
				}
				const maxAttempt = parseInt(value);
				if (Number.isNaN(maxAttempt)) {
					throw new Error(`Shared config file entry ${CONFIG_MAX_ATTEMPTS} mast be a number, got "${value}"`);
				}
				return maxAttempt;
			},
			default: DEFAULT_MAX_ATTEMPTS
		};
		const resolveRetryConfig = (input, defaults) => {
			const { retryStrategy, retryMode } = input;
			const { defaultMaxAttempts = DEFAULT_MAX_ATTEMPTS, defaultBaseDelay = Retry.delay() } = defaults ?? {};
			const maxAttemptsProvider = normalizeProvider(input.maxAttempts ?? defaultMaxAttempts);
			let controller = retryStrategy ? Promise.resolve(retryStrategy) : undefined;
			const getDefault = async () => {
				const maxAttempts = await maxAttemptsProvider();
				const adaptive = await normalizeProvider(retryMode)() === RETRY_MODES.ADAPTIVE;
				if (adaptive) {
					return new AdaptiveRetryStrategy$1(maxAttemptsProvider, {
						maxAttempts,
						baseDelay: defaultBaseDelay
					});
				}
				return new StandardRetryStrategy$1({
					maxAttempts,
					baseDelay: defaultBaseDelay
				});
			};
			return Object.assign(input, {
				maxAttempts: maxAttemptsProvider,
				retryStrategy: () => controller ??= getDefault()
			});
		};
		const ENV_RETRY_MODE = "AWS_RETRY_MODE";
		const CONFIG_RETRY_MODE = "retry_mode";
		const NODE_RETRY_MODE_CONFIG_OPTIONS = {
			environmentVariableSelector: (env) => env[ENV_RETRY_MODE],
			configFileSelector: (profile) => profile[CONFIG_RETRY_MODE],
			default: DEFAULT_RETRY_MODE
		};
		const omitRetryHeadersMiddleware = () => (next) => async (args) => {
			const { request } = args;
			if (HttpRequest.isInstance(request)) {
				delete request.headers[INVOCATION_ID_HEADER];
				delete request.headers[REQUEST_HEADER];
			}
			return next(args);
		};
		const omitRetryHeadersMiddlewareOptions = {
			name: "omitRetryHeadersMiddleware",
			tags: [
				"RETRY",
				"HEADERS",
				"OMIT_RETRY_HEADERS"
			],
			relation: "before",
			toMiddleware: "awsAuthMiddleware",
			override: true
		};
		const getOmitRetryHeadersPlugin = (options) => ({ applyToStack: (clientStack) => {
			clientStack.addRelativeTo(omitRetryHeadersMiddleware(), omitRetryHeadersMiddlewareOptions);
		} });
		const retryMiddleware = bindRetryMiddleware(isStreamingPayload);
		const getRetryPlugin = bindGetRetryPlugin(isStreamingPayload);
		exports.AdaptiveRetryStrategy = AdaptiveRetryStrategy$1;
		exports.CONFIG_MAX_ATTEMPTS = CONFIG_MAX_ATTEMPTS;
		exports.CONFIG_RETRY_MODE = CONFIG_RETRY_MODE;
		exports.ConfiguredRetryStrategy = ConfiguredRetryStrategy;
		exports.DEFAULT_MAX_ATTEMPTS = DEFAULT_MAX_ATTEMPTS;
		exports.DEFAULT_RETRY_DELAY_BASE = DEFAULT_RETRY_DELAY_BASE;
		exports.DEFAULT_RETRY_MODE = DEFAULT_RETRY_MODE;
		exports.DefaultRateLimiter = DefaultRateLimiter;
		exports.DeprecatedAdaptiveRetryStrategy = AdaptiveRetryStrategy;
		exports.DeprecatedStandardRetryStrategy = StandardRetryStrategy;
		exports.ENV_MAX_ATTEMPTS = ENV_MAX_ATTEMPTS;
		exports.ENV_RETRY_MODE = ENV_RETRY_MODE;
		exports.INITIAL_RETRY_TOKENS = INITIAL_RETRY_TOKENS;
		exports.INVOCATION_ID_HEADER = INVOCATION_ID_HEADER;
		exports.MAXIMUM_RETRY_DELAY = MAXIMUM_RETRY_DELAY;
		exports.NODE_MAX_ATTEMPT_CONFIG_OPTIONS = NODE_MAX_ATTEMPT_CONFIG_OPTIONS;
		exports.NODE_RETRY_MODE_CONFIG_OPTIONS = NODE_RETRY_MODE_CONFIG_OPTIONS;
		exports.NO_RETRY_INCREMENT = NO_RETRY_INCREMENT;
		exports.REQUEST_HEADER = REQUEST_HEADER;
		exports.RETRY_COST = RETRY_COST;
		exports.RETRY_MODES = RETRY_MODES;
		exports.Retry = Retry;
		exports.StandardRetryStrategy = StandardRetryStrategy$1;
		exports.THROTTLING_RETRY_DELAY_BASE = THROTTLING_RETRY_DELAY_BASE;
		exports.TIMEOUT_RETRY_COST = TIMEOUT_RETRY_COST;
		exports.defaultDelayDecider = defaultDelayDecider;
		exports.defaultRetryDecider = defaultRetryDecider;
		exports.getOmitRetryHeadersPlugin = getOmitRetryHeadersPlugin;
		exports.getRetryAfterHint = getRetryAfterHint;
		exports.getRetryPlugin = getRetryPlugin;
		exports.isBrowserNetworkError = isBrowserNetworkError;
		exports.isClockSkewCorrectedError = isClockSkewCorrectedError;
		exports.isClockSkewError = isClockSkewError;
		exports.isNodeJsHttp2TransientError = isNodeJsHttp2TransientError;
		exports.isRetryableByTrait = isRetryableByTrait;
		exports.isServerError = isServerError;
		exports.isThrottlingError = isThrottlingError;
		exports.isTransientError = isTransientError;
		exports.omitRetryHeadersMiddleware = omitRetryHeadersMiddleware;
		exports.omitRetryHeadersMiddlewareOptions = omitRetryHeadersMiddlewareOptions;
		exports.resolveRetryConfig = resolveRetryConfig;
		exports.retryMiddleware = retryMiddleware;
		exports.retryMiddlewareOptions = retryMiddlewareOptions;
	}),
	40566: (function (__unused_webpack_module, exports, __webpack_require__) {
		const { ProviderError, CredentialsProviderError, loadConfig } = __webpack_require__(47291);
		const node_http = __webpack_require__(37067);
		const { parseUrl } = __webpack_require__(93422);
		const isImdsCredentials = (arg) => Boolean(arg) && typeof arg === "object" && typeof arg.AccessKeyId === "string" && typeof arg.SecretAccessKey === "string" && typeof arg.Token === "string" && typeof arg.Expiration === "string";
		const fromImdsCredentials = (creds) => ({
			accessKeyId: creds.AccessKeyId,
			secretAccessKey: creds.SecretAccessKey,
			sessionToken: creds.Token,
			expiration: new Date(creds.Expiration),
			...creds.AccountId && { accountId: creds.AccountId }
		});
		const DEFAULT_TIMEOUT = 1e3;
		const DEFAULT_MAX_RETRIES = 0;
		const providerConfigFromInit = ({ maxRetries = DEFAULT_MAX_RETRIES, timeout = DEFAULT_TIMEOUT }) => ({
			maxRetries,
			timeout
		});
		function httpRequest(options) {
			return new Promise((resolve, reject) => {
				const req = node_http.request({
					method: "GET",
					...options,
					hostname: options.hostname?.replace(/^\[(.+)\]$/, "$1")
				});
				req.on("error", (err) => {
					reject(Object.assign(new ProviderError("Unable to connect to instance metadata service"), err));
					req.destroy();
				});
				req.on("timeout", () => {
					reject(new ProviderError("TimeoutError from instance metadata service"));
					req.destroy();
				});
				req.on("response", (res) => {
					const { statusCode = 400 } = res;
					if (statusCode < 200 || 300 <= statusCode) {
						reject(Object.assign(new ProviderError("Error response received from instance metadata service"), { statusCode }));
						req.destroy();
					}
					const chunks = [];
					res.on("data", (chunk) => {
						chunks.push(chunk);
					});
					res.on("end", () => {
						resolve(Buffer.concat(chunks));
						req.destroy();
					});
				});
				req.end();
			});
		}
		const retry = (toRetry, maxRetries) => {
			let promise = toRetry();
			for (let i = 0; i < maxRetries; i++) {
				promise = promise.catch(toRetry);
			}
			return promise;
		};
		const ENV_CMDS_FULL_URI = "AWS_CONTAINER_CREDENTIALS_FULL_URI";
		const ENV_CMDS_RELATIVE_URI = "AWS_CONTAINER_CREDENTIALS_RELATIVE_URI";
		const ENV_CMDS_AUTH_TOKEN = "AWS_CONTAINER_AUTHORIZATION_TOKEN";
		const fromContainerMetadata = (init = {}) => {
			const { timeout, maxRetries } = providerConfigFromInit(init);
			return () => retry(async () => {
				const requestOptions = await getCmdsUri({ logger: init.logger });
				const credsResponse = JSON.parse(await requestFromEcsImds(timeout, requestOptions));
				if (!isImdsCredentials(credsResponse)) {
					throw new CredentialsProviderError("Invalid response received from instance metadata service.", { logger: init.logger });
				}
				return fromImdsCredentials(credsResponse);
			}, maxRetries);
		};
		const requestFromEcsImds = async (timeout, options) => {
			if (process.env[ENV_CMDS_AUTH_TOKEN]) {
				options.headers = {
					...options.headers,
					Authorization: process.env[ENV_CMDS_AUTH_TOKEN]
				};
			}
			const buffer = await httpRequest({
				...options,
				timeout
			});
			return buffer.toString();
		};
		const CMDS_IP = "169.254.170.2";
		const GREENGRASS_HOSTS = new Set(["localhost", "127.0.0.1"]);
		const GREENGRASS_PROTOCOLS = new Set(["http:", "https:"]);
		const getCmdsUri = async ({ logger }) => {
			if (process.env[ENV_CMDS_RELATIVE_URI]) {
				return {
					hostname: CMDS_IP,
					path: process.env[ENV_CMDS_RELATIVE_URI]
				};
			}
			if (process.env[ENV_CMDS_FULL_URI]) {
				let parsed;
				try {
					parsed = new URL(process.env[ENV_CMDS_FULL_URI]);
				} catch {
					throw new CredentialsProviderError(`${process.env[ENV_CMDS_FULL_URI]} is not a valid container metadata service URL`, {
						tryNextLink: false,
						logger
					});
				}
				if (!parsed.hostname || !GREENGRASS_HOSTS.has(parsed.hostname)) {
					throw new CredentialsProviderError(`${parsed.hostname} is not a valid container metadata service hostname`, {
						tryNextLink: false,
						logger
					});
				}
				if (!parsed.protocol || !GREENGRASS_PROTOCOLS.has(parsed.protocol)) {
					throw new CredentialsProviderError(`${parsed.protocol} is not a valid container metadata service protocol`, {
						tryNextLink: false,
						logger
					});
				}
				return {
					protocol: parsed.protocol,
					hostname: parsed.hostname,
					path: parsed.pathname + parsed.search,
					port: parsed.port ? parseInt(parsed.port, 10) : undefined
				};
			}
			throw new CredentialsProviderError("The container metadata credential provider cannot be used unless" + ` the ${ENV_CMDS_RELATIVE_URI} or ${ENV_CMDS_FULL_URI} environment` + " variable is set", {
				tryNextLink: false,
				logger
			});
		};
		class InstanceMetadataV1FallbackError extends CredentialsProviderError {
			tryNextLink;
			name = "InstanceMetadataV1FallbackError";
			constructor(message, tryNextLink = true) {
				super(message, tryNextLink);
				this.tryNextLink = tryNextLink;
				Object.setPrototypeOf(this, InstanceMetadataV1FallbackError.prototype);
			}
		}
		var Endpoint;
		(function(Endpoint) {
			Endpoint["IPv4"] = "http://169.254.169.254";
			Endpoint["IPv6"] = "http://[fd00:ec2::254]";
		})(Endpoint || (Endpoint = {}));
		const ENV_ENDPOINT_NAME = "AWS_EC2_METADATA_SERVICE_ENDPOINT";
		const CONFIG_ENDPOINT_NAME = "ec2_metadata_service_endpoint";
		const ENDPOINT_CONFIG_OPTIONS = {
			environmentVariableSelector: (env) => env[ENV_ENDPOINT_NAME],
			configFileSelector: (profile) => profile[CONFIG_ENDPOINT_NAME],
			default: undefined
		};
		var EndpointMode;
		(function(EndpointMode) {
			EndpointMode["IPv4"] = "IPv4";
			EndpointMode["IPv6"] = "IPv6";
		})(EndpointMode || (EndpointMode = {}));
		const ENV_ENDPOINT_MODE_NAME = "AWS_EC2_METADATA_SERVICE_ENDPOINT_MODE";
		const CONFIG_ENDPOINT_MODE_NAME = "ec2_metadata_service_endpoint_mode";
		const ENDPOINT_MODE_CONFIG_OPTIONS = {
			environmentVariableSelector: (env) => env[ENV_ENDPOINT_MODE_NAME],
			configFileSelector: (profile) => profile[CONFIG_ENDPOINT_MODE_NAME],
			default: EndpointMode.IPv4
		};
		const getInstanceMetadataEndpoint = async () => parseUrl(await getFromEndpointConfig() || await getFromEndpointModeConfig());
		const getFromEndpointConfig = async () => loadConfig(ENDPOINT_CONFIG_OPTIONS)();
		const getFromEndpointModeConfig = async () => {
			const endpointMode = await loadConfig(ENDPOINT_MODE_CONFIG_OPTIONS)();
			switch (endpointMode) {
				case EndpointMode.IPv4: return Endpoint.IPv4;
				case EndpointMode.IPv6: return Endpoint.IPv6;
				default: throw new Error(`Unsupported endpoint mode: ${endpointMode}.` + ` Select from ${Object.values(EndpointMode)}`);
			}
		};
		const STATIC_STABILITY_REFRESH_INTERVAL_SECONDS = 5 * 60;
		const STATIC_STABILITY_REFRESH_INTERVAL_JITTER_WINDOW_SECONDS = 5 * 60;
		const STATIC_STABILITY_DOC_URL = "https://docs.aws.amazon.com/sdkref/latest/guide/feature-static-credentials.html";
		const getExtendedInstanceMetadataCredentials = (credentials, logger) => {
			const refreshInterval = STATIC_STABILITY_REFRESH_INTERVAL_SECONDS + Math.floor(Math.random() * STATIC_STABILITY_REFRESH_INTERVAL_JITTER_WINDOW_SECONDS);
			const newExpiration = new Date(Date.now() + refreshInterval * 1e3);
			logger.warn("Attempting credential expiration extension due to a credential service availability issue. A refresh of these " + `credentials will be attempted after ${new Date(newExpiration)}.\nFor more information, please visit: ` + STATIC_STABILITY_DOC_URL);
			const originalExpiration = credentials.originalExpiration ?? credentials.expiration;
			return {
				...credentials,
				...originalExpiration ? { originalExpiration } : {},
				expiration: newExpiration
			};
		};
		const staticStabilityProvider = (provider, options = {}) => {
			const logger = options?.logger || console;
			let pastCredentials;
			return async () => {
				let credentials;
				try {
					credentials = await provider();
					if (credentials.expiration && credentials.expiration.getTime() < Date.now()) {
						credentials = getExtendedInstanceMetadataCredentials(credentials, logger);
					}
				} catch (e) {
					if (pastCredentials) {
						logger.warn("Credential renew failed: ", e);
						credentials = getExtendedInstanceMetadataCredentials(pastCredentials, logger);
					} else {
						throw e;
					}
				}
				pastCredentials = credentials;
				return credentials;
			};
		};
		const IMDS_PATH = "/latest/meta-data/iam/security-credentials/";
		const IMDS_TOKEN_PATH = "/latest/api/token";
		const AWS_EC2_METADATA_V1_DISABLED = "AWS_EC2_METADATA_V1_DISABLED";
		const PROFILE_AWS_EC2_METADATA_V1_DISABLED = "ec2_metadata_v1_disabled";
		const X_AWS_EC2_METADATA_TOKEN = "x-aws-ec2-metadata-token";
		const fromInstanceMetadata = (init = {}) => staticStabilityProvider(getInstanceMetadataProvider(init), { logger: init.logger });
		const getInstanceMetadataProvider = (init = {}) => {
			let disableFetchToken = false;
			const { logger, profile } = init;
			const { timeout, maxRetries } = providerConfigFromInit(init);
			const getCredentials = async (maxRetries, options) => {
				const isImdsV1Fallback = disableFetchToken || options.headers?.[X_AWS_EC2_METADATA_TOKEN] == null;
				if (isImdsV1Fallback) {
					let fallbackBlockedFromProfile = false;
					let fallbackBlockedFromProcessEnv = false;
					const configValue = await loadConfig({
						environmentVariableSelector: (env) => {
							const envValue = env[AWS_EC2_METADATA_V1_DISABLED];
							fallbackBlockedFromProcessEnv = !!envValue && envValue !== "false";
							if (envValue === undefined) {
								throw new CredentialsProviderError(`${AWS_EC2_METADATA_V1_DISABLED} not set in env, checking config file next.`, { logger: init.logger });
							}
							return fallbackBlockedFromProcessEnv;
						},
						configFileSelector: (profile) => {
							const profileValue = profile[PROFILE_AWS_EC2_METADATA_V1_DISABLED];
							fallbackBlockedFromProfile = !!profileValue && profileValue !== "false";
							return fallbackBlockedFromProfile;
						},
						default: false
					}, { profile })();
					if (init.ec2MetadataV1Disabled || configValue) {
						const causes = [];
						if (init.ec2MetadataV1Disabled) causes.push("credential provider initialization (runtime option ec2MetadataV1Disabled)");
						if (fallbackBlockedFromProfile) causes.push(`config file profile (${PROFILE_AWS_EC2_METADATA_V1_DISABLED})`);
						if (fallbackBlockedFromProcessEnv) causes.push(`process environment variable (${AWS_EC2_METADATA_V1_DISABLED})`);
						throw new InstanceMetadataV1FallbackError(`AWS EC2 Metadata v1 fallback has been blocked by AWS SDK configuration in the following: [${causes.join(", ")}].`);
					}
				}
				const imdsProfile = (await retry(async () => {
					let profile;
					try {
						profile = await getProfile(options);
					} catch (err) {
						if (err.statusCode === 401) {
							disableFetchToken = false;
						}
						throw err;
					}
					return profile;
				}, maxRetries)).trim();
				return retry(async () => {
					let creds;
					try {
						creds = await getCredentialsFromProfile(imdsProfile, options, init);
					} catch (err) {
						if (err.statusCode === 401) {
							disableFetchToken = false;
						}
						throw err;
					}
					return creds;
				}, maxRetries);
			};
			return async () => {
				const endpoint = await getInstanceMetadataEndpoint();
				if (disableFetchToken) {
					logger?.debug("AWS SDK Instance Metadata", "using v1 fallback (no token fetch)");
					return getCredentials(maxRetries, {
						...endpoint,
						timeout
					});
				} else {
					let token;
					try {
						token = (await getMetadataToken({
							...endpoint,
							timeout
						})).toString();
					} catch (error) {
						if (error?.statusCode === 400) {
							throw Object.assign(error, { message: "EC2 Metadata token request returned error" });
						} else if (error.message === "TimeoutError" || [
							403,
							404,
							405
						].includes(error.statusCode)) {
							disableFetchToken = true;
						}
						logger?.debug("AWS SDK Instance Metadata", "using v1 fallback (initial)");
						return getCredentials(maxRetries, {
							...endpoint,
							timeout
						});
					}
					return getCredentials(maxRetries, {
						...endpoint,
						headers: { [X_AWS_EC2_METADATA_TOKEN]: token },
						timeout
					});
				}
			};
		};
		const getMetadataToken = async (options) => httpRequest({
			...options,
			path: IMDS_TOKEN_PATH,
			method: "PUT",
			headers: { "x-aws-ec2-metadata-token-ttl-seconds": "21600" }
		});
		const getProfile = async (options) => (await httpRequest({
			...options,
			path: IMDS_PATH
		})).toString();
		const getCredentialsFromProfile = async (profile, options, init) => {
			const credentialsResponse = JSON.parse((await httpRequest({
				...options,
				path: IMDS_PATH + profile
			})).toString());
			if (!isImdsCredentials(credentialsResponse)) {
				throw new CredentialsProviderError("Invalid response received from instance metadata service.", { logger: init.logger });
			}
			return fromImdsCredentials(credentialsResponse);
		};
		exports.DEFAULT_MAX_RETRIES = DEFAULT_MAX_RETRIES;
		exports.DEFAULT_TIMEOUT = DEFAULT_TIMEOUT;
		exports.ENV_CMDS_AUTH_TOKEN = ENV_CMDS_AUTH_TOKEN;
		exports.ENV_CMDS_FULL_URI = ENV_CMDS_FULL_URI;
		exports.ENV_CMDS_RELATIVE_URI = ENV_CMDS_RELATIVE_URI;
		exports.Endpoint = Endpoint;
		exports.fromContainerMetadata = fromContainerMetadata;
		exports.fromInstanceMetadata = fromInstanceMetadata;
		exports.getInstanceMetadataEndpoint = getInstanceMetadataEndpoint;
		exports.httpRequest = httpRequest;
		exports.providerConfigFromInit = providerConfigFromInit;
	}),
	61279: (function (__unused_webpack_module, exports, __webpack_require__) {
		const { hasOwn } = __webpack_require__(92430);
		const { streamCollector } = __webpack_require__(92430);
		exports.streamCollector = streamCollector;
		const { buildQueryString, HttpResponse } = __webpack_require__(93422);
		const node_https = __webpack_require__(44708);
		const { Readable } = __webpack_require__(57075);
		const http2 = __webpack_require__(32467);
		function buildAbortError(abortSignal) {
			const reason = abortSignal && typeof abortSignal === "object" && "reason" in abortSignal ? abortSignal.reason : undefined;
			if (reason) {
				if (reason instanceof Error) {
					const abortError = new Error("Request aborted");
					abortError.name = "AbortError";
					abortError.cause = reason;
					return abortError;
				}
				const abortError = new Error(String(reason));
				abortError.name = "AbortError";
				return abortError;
			}
			const abortError = new Error("Request aborted");
			abortError.name = "AbortError";
			return abortError;
		}
		const NODEJS_TIMEOUT_ERROR_CODES = [
			"ECONNRESET",
			"EPIPE",
			"ETIMEDOUT"
		];
		const getTransformedHeaders = (headers) => {
			const transformedHeaders = {};
			for (const name in headers) {
				if (!hasOwn(headers, name)) {
					continue;
				}
				const headerValues = headers[name];
				transformedHeaders[name] = Array.isArray(headerValues) ? headerValues.join(",") : headerValues;
			}
			return transformedHeaders;
		};
		const timing = {
			setTimeout: (cb, ms) => setTimeout(cb, ms),
			clearTimeout: (timeoutId) => clearTimeout(timeoutId)
		};
		const DEFER_EVENT_LISTENER_TIME$2 = 1e3;
		const setConnectionTimeout = (request, reject, timeoutInMs = 0) => {
			if (!timeoutInMs) {
				return -1;
			}
			const registerTimeout = (offset) => {
				const timeoutId = timing.setTimeout(() => {
					request.destroy();
					reject(Object.assign(new Error(`@smithy/node-http-handler - the request socket did not establish a connection with the server within the configured timeout of ${timeoutInMs} ms.`), { name: "TimeoutError" }));
				}, timeoutInMs - offset);
				const doWithSocket = (socket) => {
					if (socket?.connecting) {
						socket.on("connect", () => {
							timing.clearTimeout(timeoutId);
						});
					} else {
						timing.clearTimeout(timeoutId);
					}
				};
				if (request.socket) {
					doWithSocket(request.socket);
				} else {
					request.on("socket", doWithSocket);
				}
			};
			if (timeoutInMs < 2e3) {
				registerTimeout(0);
				return 0;
			}
			return timing.setTimeout(registerTimeout.bind(null, DEFER_EVENT_LISTENER_TIME$2), DEFER_EVENT_LISTENER_TIME$2);
		};
		const setRequestTimeout = (req, reject, timeoutInMs = 0, throwOnRequestTimeout, logger) => {
			if (timeoutInMs) {
				return timing.setTimeout(() => {
					let msg = `@smithy/node-http-handler - [${throwOnRequestTimeout ? "ERROR" : "WARN"}] a request has exceeded the configured ${timeoutInMs} ms requestTimeout.`;
					if (throwOnRequestTimeout) {
						const error = Object.assign(new Error(msg), {
							name: "TimeoutError",
							code: "ETIMEDOUT"
						});
						req.destroy(error);
						reject(error);
					} else {
						msg += ` Init client requestHandler with throwOnRequestTimeout=true to turn this into an error.`;
						logger?.warn?.(msg);
					}
				}, timeoutInMs);
			}
			return -1;
		};
		const DEFER_EVENT_LISTENER_TIME$1 = 3e3;
		const setSocketKeepAlive = (request, { keepAlive, keepAliveMsecs }, deferTimeMs = DEFER_EVENT_LISTENER_TIME$1) => {
			if (keepAlive !== true) {
				return -1;
			}
			const registerListener = () => {
				if (request.socket) {
					request.socket.setKeepAlive(keepAlive, keepAliveMsecs || 0);
				} else {
					request.on("socket", (socket) => {
						socket.setKeepAlive(keepAlive, keepAliveMsecs || 0);
					});
				}
			};
			if (deferTimeMs === 0) {
				registerListener();
				return 0;
			}
			return timing.setTimeout(registerListener, deferTimeMs);
		};
		const resolveDefaultSocketTimeout = (config) => {
			const value = config?.defaultSocketTimeout;
			return typeof value === "number" && Number.isFinite(value) && value > 0 ? value : undefined;
		};
		const DEFER_EVENT_LISTENER_TIME = 3e3;
		const setSocketTimeout = (request, reject, timeoutInMs = 0, isServiceDefault = false) => {
			if (!Number.isFinite(timeoutInMs) || timeoutInMs <= 0) {
				return;
			}
			let response;
			request.once("response", (res) => response = res);
			const onTimeout = () => {
				if (response?.complete) {
					request.socket?.destroy();
					return;
				}
				const error = Object.assign(new Error(`@smithy/node-http-handler - the request socket timed out after ${timeoutInMs} ms of inactivity (${isServiceDefault ? "service default socket timeout" : "configured by client requestHandler"}).`), { name: "TimeoutError" });
				response?.destroy(error);
				request.destroy();
				reject(error);
			};
			const registerTimeout = () => {
				const { socket } = request;
				if (!socket) {
					request.once("socket", registerTimeout);
				} else if (socket.connecting) {
					socket.once("connect", registerTimeout);
				} else {
					socket.setTimeout(timeoutInMs, onTimeout);
					request.on("close", () => socket.removeListener("timeout", onTimeout));
				}
			};
			if (timeoutInMs < 6e3) {
				registerTimeout();
				return;
			}
			const deferralId = timing.setTimeout(registerTimeout, DEFER_EVENT_LISTENER_TIME);
			request.once("close", () => timing.clearTimeout(deferralId));
		};
		const MIN_WAIT_TIME = 6e3;
		async function writeRequestBody(httpRequest, request, maxContinueTimeoutMs = MIN_WAIT_TIME, externalAgent = false) {
			const headers = request.headers;
			const expect = headers ? headers.Expect || headers.expect : undefined;
			let timeoutId = -1;
			let sendBody = true;
			if (!externalAgent && expect === "100-continue") {
				sendBody = await Promise.race([new Promise((resolve) => {
					timeoutId = Number(timing.setTimeout(() => resolve(true), Math.max(MIN_WAIT_TIME, maxContinueTimeoutMs)));
				}), new Promise((resolve) => {
					httpRequest.on("continue", () => {
						timing.clearTimeout(timeoutId);
						resolve(true);
					});
					httpRequest.on("response", () => {
						timing.clearTimeout(timeoutId);
						resolve(false);
					});
					httpRequest.on("error", () => {
						timing.clearTimeout(timeoutId);
						resolve(false);
					});
				})]);
			}
			if (sendBody) {
				writeBody(httpRequest, request.body);
			}
		}
		function writeBody(httpRequest, body) {
			if (body instanceof Readable) {
				body.pipe(httpRequest);
				return;
			}
			if (body) {
				const isBuffer = Buffer.isBuffer(body);
				const isString = typeof body === "string";
				if (isBuffer || isString) {
					if (isBuffer && body.byteLength === 0) {
						httpRequest.end();
					} else {
						httpRequest.end(body);
					}
					return;
				}
				const uint8 = body;
				if (typeof uint8 === "object" && uint8.buffer && typeof uint8.byteOffset === "number" && typeof uint8.byteLength === "number") {
					httpRequest.end(Buffer.from(uint8.buffer, uint8.byteOffset, uint8.byteLength));
					return;
				}
				httpRequest.end(Buffer.from(body));
				return;
			}
			httpRequest.end();
		}
		const DEFAULT_REQUEST_TIMEOUT = 0;
		let hAgent = undefined;
		let hRequest = undefined;
		class NodeHttpHandler {
			config;
			configProvider;
			socketWarningTimestamp = 0;
			externalAgent = false;
			metadata = { handlerProtocol: "http/1.1" };
			static create(instanceOrOptions) {
				if (typeof instanceOrOptions?.handle === "function") {
					return instanceOrOptions;
				}
				return new NodeHttpHandler(instanceOrOptions);
			}
			static checkSocketUsage(agent, socketWarningTimestamp, logger = console) {
				const { sockets, requests, maxSockets } = agent;
				if (typeof maxSockets !== "number" || maxSockets === Infinity) {
					return socketWarningTimestamp;
				}
				const interval = 15e3;
				if (Date.now() - interval < socketWarningTimestamp) {
					return socketWarningTimestamp;
				}
				if (sockets && requests) {
					for (const origin in sockets) {
						if (!hasOwn(sockets, origin)) {
							continue;
						}
						const socketsInUse = sockets[origin]?.length ?? 0;
						const requestsEnqueued = requests[origin]?.length ?? 0;
						if (socketsInUse >= maxSockets && requestsEnqueued >= 2 * maxSockets) {
							logger?.warn?.(`@smithy/node-http-handler:WARN - socket usage at capacity=${socketsInUse} and ${requestsEnqueued} additional requests are enqueued.
See https://docs.aws.amazon.com/sdk-for-javascript/v3/developer-guide/node-configuring-maxsockets.html
or increase socketAcquisitionWarningTimeout=(millis) in the NodeHttpHandler config.`);
							return Date.now();
						}
					}
				}
				return socketWarningTimestamp;
			}
			constructor(options) {
				this.configProvider = new Promise((resolve, reject) => {
					if (typeof options === "function") {
						options().then((_options) => {
							resolve(this.resolveDefaultConfig(_options));
						}).catch(reject);
					} else {
						resolve(this.resolveDefaultConfig(options));
					}
				});
			}
			destroy() {
				this.config?.httpAgent?.destroy();
				this.config?.httpsAgent?.destroy();
			}
			async handle(request, { abortSignal, requestTimeout } = {}) {
				if (!this.config) {
					this.config = await this.configProvider;
				}
				const config = this.config;
				const logger = config.logger;
				const isSSL = request.protocol === "https:";
				if (!isSSL && !this.config.httpAgent) {
					this.config.httpAgent = await this.config.httpAgentProvider();
				}
				return new Promise((_resolve, _reject) => {
					let writeRequestBodyPromise = undefined;
					let socketWarningTimeoutId = -1;
					let connectionTimeoutId = -1;
					let requestTimeoutId = -1;
					let keepAliveTimeoutId = -1;
					const clearTimeouts = () => {
						timing.clearTimeout(socketWarningTimeoutId);
						timing.clearTimeout(connectionTimeoutId);
						timing.clearTimeout(requestTimeoutId);
						timing.clearTimeout(keepAliveTimeoutId);
					};
					const resolve = async (arg) => {
						await writeRequestBodyPromise;
						clearTimeouts();
						_resolve(arg);
					};
					const reject = async (arg) => {
						await writeRequestBodyPromise;
						clearTimeouts();
						_reject(arg);
					};
					if (abortSignal?.aborted) {
						const abortError = buildAbortError(abortSignal);
						reject(abortError);
						return;
					}
					const headers = request.headers;
					const expectContinue = headers ? (headers.Expect ?? headers.expect) === "100-continue" : false;
					let agent = isSSL ? config.httpsAgent : config.httpAgent;
					if (expectContinue && !this.externalAgent) {
						agent = new (isSSL ? node_https.Agent : hAgent)({
							keepAlive: false,
							maxSockets: Infinity
						});
					}
					socketWarningTimeoutId = timing.setTimeout(() => {
						this.socketWarningTimestamp = NodeHttpHandler.checkSocketUsage(agent, this.socketWarningTimestamp, logger);
					}, config.socketAcquisitionWarningTimeout ?? (config.requestTimeout ?? 2e3) + (config.connectionTimeout ?? 1e3));
					const queryString = request.query ? buildQueryString(request.query) : "";
					let auth = undefined;
					if (request.username != null || request.password != null) {
						const username = request.username ?? "";
						const password = request.password ?? "";
						auth = `${username}:${password}`;
					}
					let path = request.path;
					if (queryString) {
						path += `?${queryString}`;
					}
					if (request.fragment) {
						path += `#${request.fragment}`;
					}
					let hostname = request.hostname ?? "";
					if (hostname[0] === "[" && hostname.endsWith("]")) {
						hostname = request.hostname.slice(1, -1);
					} else {
						hostname = request.hostname;
					}
					const nodeHttpsOptions = {
						headers: request.headers,
						host: hostname,
						method: request.method,
						path,
						port: request.port,
						agent,
						auth
					};
					const requestFunc = isSSL ? node_https.request : hRequest;
					const req = requestFunc(nodeHttpsOptions, (res) => {
						const httpResponse = new HttpResponse({
							statusCode: res.statusCode || -1,
							reason: res.statusMessage,
							headers: getTransformedHeaders(res.headers),
							body: res
						});
						resolve({ response: httpResponse });
					});
					req.on("error", (err) => {
						if (NODEJS_TIMEOUT_ERROR_CODES.includes(err.code)) {
							reject(Object.assign(err, { name: "TimeoutError" }));
						} else {
							reject(err);
						}
					});
					if (abortSignal) {
						const onAbort = () => {
							req.destroy();
							const abortError = buildAbortError(abortSignal);
							reject(abortError);
						};
						if (typeof abortSignal.addEventListener === "function") {
							const signal = abortSignal;
							signal.addEventListener("abort", onAbort, { once: true });
							req.once("close", () => signal.removeEventListener("abort", onAbort));
						} else {
							abortSignal.onabort = onAbort;
						}
					}
					const effectiveRequestTimeout = requestTimeout ?? config.requestTimeout;
					connectionTimeoutId = setConnectionTimeout(req, reject, config.connectionTimeout);
					requestTimeoutId = setRequestTimeout(req, reject, effectiveRequestTimeout, config.throwOnRequestTimeout, logger ?? console);
					const defaultSocketTimeout = config.socketTimeout === undefined ? resolveDefaultSocketTimeout(config) : undefined;
					if (defaultSocketTimeout) {
						setSocketTimeout(req, reject, defaultSocketTimeout, true);
					} else {
						setSocketTimeout(req, reject, config.socketTimeout);
					}
					const httpAgent = nodeHttpsOptions.agent;
					if (typeof httpAgent === "object" && "keepAlive" in httpAgent) {
						keepAliveTimeoutId = setSocketKeepAlive(req, {
							keepAlive: httpAgent.keepAlive,
							keepAliveMsecs: httpAgent.keepAliveMsecs
						});
					}
					writeRequestBodyPromise = writeRequestBody(req, request, effectiveRequestTimeout, this.externalAgent).catch((e) => {
						clearTimeouts();
						return _reject(e);
					});
				});
			}
			updateHttpClientConfig(key, value) {
				this.config = undefined;
				this.configProvider = this.configProvider.then((config) => {
					switch (key) {
						case Symbol.for("logger"):
							key = "logger";
							value = config.logger ?? value;
							break;
						case Symbol.for("@smithy/defaultSocketTimeout"):
							key = "defaultSocketTimeout";
							value = resolveDefaultSocketTimeout(config) ?? value;
							break;
					}
					return {
						...config,
						[key]: value
					};
				});
			}
			httpHandlerConfigs() {
				return this.config ?? {};
			}
			resolveDefaultConfig(options) {
				const { requestTimeout, connectionTimeout, socketTimeout, socketAcquisitionWarningTimeout, httpAgent, httpsAgent, throwOnRequestTimeout, logger } = options || {};
				const keepAlive = true;
				const maxSockets = 50;
				let httpAgentPromise;
				return {
					connectionTimeout,
					requestTimeout,
					socketTimeout,
					defaultSocketTimeout: resolveDefaultSocketTimeout(options),
					socketAcquisitionWarningTimeout,
					throwOnRequestTimeout,
					httpAgentProvider: () => httpAgentPromise ??= (async () => {
						const node_http = __webpack_require__(37067);
						const { Agent, request } = node_http.default ?? node_http;
						hRequest = request;
						hAgent = Agent;
						if (httpAgent instanceof hAgent || typeof httpAgent?.destroy === "function") {
							this.externalAgent = true;
							return httpAgent;
						}
						return new hAgent({
							keepAlive,
							maxSockets,
							...httpAgent
						});
					})(),
					httpsAgent: (() => {
						if (httpsAgent instanceof node_https.Agent || typeof httpsAgent?.destroy === "function") {
							this.externalAgent = true;
							return httpsAgent;
						}
						return new node_https.Agent({
							keepAlive,
							maxSockets,
							...httpsAgent
						});
					})(),
					logger
				};
			}
		}
		const ids = new Uint16Array(1);
		class ClientHttp2SessionRef {
			id = ids[0]++;
			total = 0;
			max = 0;
			session;
			refs = 0;
			constructor(session) {
				session.unref();
				this.session = session;
			}
			retain() {
				if (this.session.destroyed) {
					throw new Error("@smithy/node-http-handler - cannot acquire reference to destroyed session.");
				}
				this.refs += 1;
				this.total += 1;
				this.max = Math.max(this.refs, this.max);
				this.session.ref();
			}
			free() {
				if (this.session.destroyed) {
					return;
				}
				this.refs -= 1;
				if (this.refs === 0) {
					this.session.unref();
				}
				if (this.refs < 0) {
					throw new Error("@smithy/node-http-handler - ClientHttp2Session refcount at zero, cannot decrement.");
				}
			}
			deref() {
				return this.session;
			}
			close() {
				if (!this.session.closed) {
					this.session.close();
				}
			}
			destroy() {
				this.refs = 0;
				if (!this.session.destroyed) {
					this.session.setTimeout(0);
					this.session.destroy();
				}
			}
			useCount() {
				return this.refs;
			}
		}
		class NodeHttp2ConnectionPool {
			sessions = [];
			maxConcurrency = 0;
			constructor(sessions) {
				this.sessions = (sessions ?? []).map((session) => new ClientHttp2SessionRef(session));
			}
			poll() {
				let cleanup = false;
				for (const session of this.sessions) {
					if (session.deref().destroyed) {
						cleanup = true;
						continue;
					}
					if (!this.maxConcurrency || session.useCount() < this.maxConcurrency) {
						return session;
					}
				}
				if (cleanup) {
					for (const session of this.sessions) {
						if (session.deref().destroyed) {
							this.remove(session);
						}
					}
				}
			}
			offerLast(ref) {
				this.sessions.push(ref);
			}
			remove(ref) {
				const ix = this.sessions.indexOf(ref);
				if (ix > -1) {
					this.sessions.splice(ix, 1);
				}
			}
			[Symbol.iterator]() {
				return this.sessions[Symbol.iterator]();
			}
			setMaxConcurrency(maxConcurrency) {
				this.maxConcurrency = maxConcurrency;
			}
			destroy(ref) {
				this.remove(ref);
				ref.destroy();
			}
		}
		class NodeHttp2ConnectionManager {
			config;
			connectOptions;
			connectionPools = new Map();
			constructor(config) {
				this.config = config;
				if (this.config.maxConcurrency && this.config.maxConcurrency <= 0) {
					throw new RangeError("maxConcurrency must be greater than zero.");
				}
			}
			lease(requestContext, connectionConfiguration) {
				const url = this.getUrlString(requestContext);
				const pool = this.getPool(url);
				if (!this.config.disableConcurrency && !connectionConfiguration.isEventStream) {
					const available = pool.poll();
					if (available) {
						available.retain();
						return available;
					}
				}
				const ref = new ClientHttp2SessionRef(this.connect(url));
				const session = ref.deref();
				if (this.config.maxConcurrency) {
					session.settings({ maxConcurrentStreams: this.config.maxConcurrency }, (err) => {
						if (err) {
							throw new Error("Fail to set maxConcurrentStreams to " + this.config.maxConcurrency + "when creating new session for " + requestContext.destination.toString());
						}
					});
				}
				const graceful = () => {
					this.removeFromPoolAndClose(url, ref);
				};
				const ensureDestroyed = () => {
					this.removeFromPoolAndCheckedDestroy(url, ref);
				};
				session.on("goaway", graceful);
				session.on("error", ensureDestroyed);
				session.on("frameError", ensureDestroyed);
				session.on("close", ensureDestroyed);
				if (connectionConfiguration.requestTimeout) {
					session.setTimeout(connectionConfiguration.requestTimeout, ensureDestroyed);
				}
				pool.offerLast(ref);
				ref.retain();
				return ref;
			}
			release(_requestContext, ref) {
				ref.free();
			}
			createIsolatedSession(requestContext, connectionConfiguration) {
				const url = this.getUrlString(requestContext);
				const ref = new ClientHttp2SessionRef(this.connect(url));
				const session = ref.deref();
				session.settings({ maxConcurrentStreams: 1 });
				const ensureDestroyed = () => {
					ref.destroy();
				};
				session.on("error", ensureDestroyed);
				session.on("frameError", ensureDestroyed);
				session.on("close", ensureDestroyed);
				const timeout = connectionConfiguration.requestTimeout ?? 3e5;
				session.setTimeout(timeout, ensureDestroyed);
				ref.retain();
				return ref;
			}
			destroy() {
				for (const [url, connectionPool] of this.connectionPools) {
					for (const session of [...connectionPool]) {
						session.destroy();
					}
					this.connectionPools.delete(url);
				}
			}
			setMaxConcurrentStreams(maxConcurrentStreams) {
				if (maxConcurrentStreams && maxConcurrentStreams <= 0) {
					throw new RangeError("maxConcurrentStreams must be greater than zero.");
				}
				this.config.maxConcurrency = maxConcurrentStreams;
				for (const pool of this.connectionPools.values()) {
					pool.setMaxConcurrency(maxConcurrentStreams);
				}
			}
			setDisableConcurrentStreams(disableConcurrentStreams) {
				this.config.disableConcurrency = disableConcurrentStreams;
			}
			setNodeHttp2ConnectOptions(nodeHttp2ConnectOptions) {
				this.connectOptions = nodeHttp2ConnectOptions;
			}
			debug() {
				const pools = {};
				for (const [url, pool] of this.connectionPools) {
					const sessions = [];
					for (const ref of pool) {
						sessions.push({
							id: ref.id,
							active: ref.useCount(),
							maxConcurrent: ref.max,
							totalRequests: ref.total
						});
					}
					pools[url] = { sessions };
				}
				return pools;
			}
			removeFromPoolAndClose(authority, ref) {
				this.connectionPools.get(authority)?.remove(ref);
				ref.close();
			}
			removeFromPoolAndCheckedDestroy(authority, ref) {
				this.connectionPools.get(authority)?.remove(ref);
				ref.destroy();
			}
			getPool(url) {
				if (!this.connectionPools.has(url)) {
					const pool = new NodeHttp2ConnectionPool();
					if (this.config.maxConcurrency) {
						pool.setMaxConcurrency(this.config.maxConcurrency);
					}
					this.connectionPools.set(url, pool);
				}
				return this.connectionPools.get(url);
			}
			getUrlString(request) {
				return request.destination.toString();
			}
			connect(url) {
				return this.connectOptions === undefined ? http2.connect(url) : http2.connect(url, this.connectOptions);
			}
		}
		const { constants } = http2;
		class NodeHttp2Handler {
			config;
			configProvider;
			metadata = { handlerProtocol: "h2" };
			connectionManager = new NodeHttp2ConnectionManager({});
			static create(instanceOrOptions) {
				if (typeof instanceOrOptions?.handle === "function") {
					return instanceOrOptions;
				}
				return new NodeHttp2Handler(instanceOrOptions);
			}
			constructor(options) {
				this.configProvider = new Promise((resolve, reject) => {
					if (typeof options === "function") {
						options().then((opts) => {
							resolve(opts || {});
						}).catch(reject);
					} else {
						resolve(options || {});
					}
				});
			}
			destroy() {
				this.connectionManager.destroy();
			}
			async handle(request, { abortSignal, requestTimeout, isEventStream } = {}) {
				if (!this.config) {
					const config = await this.configProvider;
					this.config = {
						...config,
						defaultSocketTimeout: resolveDefaultSocketTimeout(config)
					};
					const { disableConcurrentStreams, maxConcurrentStreams, nodeHttp2ConnectOptions } = this.config;
					this.connectionManager.setDisableConcurrentStreams(disableConcurrentStreams ?? false);
					if (maxConcurrentStreams) {
						this.connectionManager.setMaxConcurrentStreams(maxConcurrentStreams);
					}
					if (nodeHttp2ConnectOptions) {
						this.connectionManager.setNodeHttp2ConnectOptions(nodeHttp2ConnectOptions);
					}
				}
				const { requestTimeout: configRequestTimeout, disableConcurrentStreams, sessionTimeout } = this.config;
				const useIsolatedSession = disableConcurrentStreams || isEventStream;
				const effectiveRequestTimeout = requestTimeout ?? configRequestTimeout;
				const defaultSocketTimeout = effectiveRequestTimeout === undefined && sessionTimeout === undefined ? this.config.defaultSocketTimeout : undefined;
				return new Promise((_resolve, _reject) => {
					let fulfilled = false;
					let writeRequestBodyPromise = undefined;
					const resolve = async (arg) => {
						await writeRequestBodyPromise;
						_resolve(arg);
					};
					const reject = async (arg) => {
						await writeRequestBodyPromise;
						_reject(arg);
					};
					if (abortSignal?.aborted) {
						fulfilled = true;
						const abortError = buildAbortError(abortSignal);
						reject(abortError);
						return;
					}
					const { hostname, method, port, protocol, query } = request;
					let auth = "";
					if (request.username != null || request.password != null) {
						const username = request.username ?? "";
						const password = request.password ?? "";
						auth = `${username}:${password}@`;
					}
					const authority = `${protocol}//${auth}${hostname}${port ? `:${port}` : ""}`;
					const requestContext = { destination: new URL(authority) };
					const connectConfig = {
						requestTimeout: this.config?.sessionTimeout,
						isEventStream
					};
					const ref = useIsolatedSession ? this.connectionManager.createIsolatedSession(requestContext, connectConfig) : this.connectionManager.lease(requestContext, connectConfig);
					const session = ref.deref();
					const rejectWithDestroy = (err) => {
						if (useIsolatedSession) {
							ref.destroy();
						}
						fulfilled = true;
						reject(err);
					};
					const queryString = query ? buildQueryString(query) : "";
					let path = request.path;
					if (queryString) {
						path += `?${queryString}`;
					}
					if (request.fragment) {
						path += `#${request.fragment}`;
					}
					const clientHttp2Stream = session.request({
						...request.headers,
						[constants.HTTP2_HEADER_PATH]: path,
						[constants.HTTP2_HEADER_METHOD]: method
					});
					if (effectiveRequestTimeout) {
						clientHttp2Stream.setTimeout(effectiveRequestTimeout, () => {
							clientHttp2Stream.close();
							const timeoutError = new Error(`Stream timed out because of no activity for ${effectiveRequestTimeout} ms`);
							timeoutError.name = "TimeoutError";
							rejectWithDestroy(timeoutError);
						});
					} else if (defaultSocketTimeout) {
						clientHttp2Stream.setTimeout(defaultSocketTimeout, () => {
							const timeoutError = new Error(`Stream timed out because of no activity for ${defaultSocketTimeout} ms`);
							timeoutError.name = "TimeoutError";
							fulfilled = true;
							reject(timeoutError);
							clientHttp2Stream.destroy(timeoutError);
							if (useIsolatedSession) {
								ref.destroy();
							}
						});
						clientHttp2Stream.once("response", () => clientHttp2Stream.setTimeout(defaultSocketTimeout));
					}
					if (abortSignal) {
						const onAbort = () => {
							clientHttp2Stream.close();
							const abortError = buildAbortError(abortSignal);
							rejectWithDestroy(abortError);
						};
						if (typeof abortSignal.addEventListener === "function") {
							const signal = abortSignal;
							signal.addEventListener("abort", onAbort, { once: true });
							clientHttp2Stream.once("close", () => signal.removeEventListener("abort", onAbort));
						} else {
							abortSignal.onabort = onAbort;
						}
					}
					clientHttp2Stream.on("frameError", (type, code, id) => {
						rejectWithDestroy(new Error(`Frame type id ${type} in stream id ${id} has failed with code ${code}.`));
					});
					clientHttp2Stream.on("error", rejectWithDestroy);
					clientHttp2Stream.on("aborted", () => {
						rejectWithDestroy(new Error(`HTTP/2 stream is abnormally aborted in mid-communication with result code ${clientHttp2Stream.rstCode}.`));
					});
					clientHttp2Stream.on("response", (headers) => {
						const httpResponse = new HttpResponse({
							statusCode: headers[":status"] ?? -1,
							headers: getTransformedHeaders(headers),
							body: clientHttp2Stream
						});
						fulfilled = true;
						resolve({ response: httpResponse });
						if (useIsolatedSession) {
							session.close();
							clientHttp2Stream.on("end", () => {
								ref.destroy();
							});
						}
					});
					clientHttp2Stream.on("close", () => {
						if (useIsolatedSession) {
							ref.destroy();
						} else {
							this.connectionManager.release(requestContext, ref);
						}
						if (!fulfilled) {
							const error = new Error("Unexpected error: http2 request did not get a response");
							if (session.destroyed) {
								error.name = "TimeoutError";
							}
							rejectWithDestroy(error);
						}
					});
					writeRequestBodyPromise = writeRequestBody(clientHttp2Stream, request, effectiveRequestTimeout);
				});
			}
			updateHttpClientConfig(key, value) {
				this.config = undefined;
				this.configProvider = this.configProvider.then((config) => {
					switch (key) {
						case Symbol.for("@smithy/defaultSocketTimeout"):
							key = "defaultSocketTimeout";
							value = resolveDefaultSocketTimeout(config) ?? value;
							break;
					}
					return {
						...config,
						[key]: value
					};
				});
			}
			httpHandlerConfigs() {
				return this.config ?? {};
			}
		}
		exports.DEFAULT_REQUEST_TIMEOUT = DEFAULT_REQUEST_TIMEOUT;
		exports.NodeHttp2Handler = NodeHttp2Handler;
		exports.NodeHttpHandler = NodeHttpHandler;
	}),
	75118: (function (__unused_webpack_module, exports, __webpack_require__) {
		const { hasOwn, fromUtf8, fromHex, toHex, toUint8Array, writeKey, isArrayBuffer } = __webpack_require__(92430);
		const { normalizeProvider } = __webpack_require__(92658);
		const { escapeUri, HttpRequest } = __webpack_require__(93422);
		class HeaderFormatter {
			format(headers) {
				const chunks = [];
				for (const headerName in headers) {
					if (!hasOwn(headers, headerName)) {
						continue;
					}
					const bytes = fromUtf8(headerName);
					chunks.push(Uint8Array.from([bytes.byteLength]), bytes, this.formatHeaderValue(headers[headerName]));
				}
				const out = new Uint8Array(chunks.reduce((carry, bytes) => carry + bytes.byteLength, 0));
				let position = 0;
				for (const chunk of chunks) {
					out.set(chunk, position);
					position += chunk.byteLength;
				}
				return out;
			}
			formatHeaderValue(header) {
				switch (header.type) {
					case "boolean": return Uint8Array.from([header.value ? 0 : 1]);
					case "byte": return Uint8Array.from([2, header.value]);
					case "short":
						const shortView = new DataView(new ArrayBuffer(3));
						shortView.setUint8(0, 3);
						shortView.setInt16(1, header.value, false);
						return new Uint8Array(shortView.buffer);
					case "integer":
						const intView = new DataView(new ArrayBuffer(5));
						intView.setUint8(0, 4);
						intView.setInt32(1, header.value, false);
						return new Uint8Array(intView.buffer);
					case "long":
						const longBytes = new Uint8Array(9);
						longBytes[0] = 5;
						longBytes.set(header.value.bytes, 1);
						return longBytes;
					case "binary":
						const binView = new DataView(new ArrayBuffer(3 + header.value.byteLength));
						binView.setUint8(0, 6);
						binView.setUint16(1, header.value.byteLength, false);
						const binBytes = new Uint8Array(binView.buffer);
						binBytes.set(header.value, 3);
						return binBytes;
					case "string":
						const utf8Bytes = fromUtf8(header.value);
						const strView = new DataView(new ArrayBuffer(3 + utf8Bytes.byteLength));
						strView.setUint8(0, 7);
						strView.setUint16(1, utf8Bytes.byteLength, false);
						const strBytes = new Uint8Array(strView.buffer);
						strBytes.set(utf8Bytes, 3);
						return strBytes;
					case "timestamp":
						const tsBytes = new Uint8Array(9);
						tsBytes[0] = 8;
						tsBytes.set(Int64.fromNumber(header.value.valueOf()).bytes, 1);
						return tsBytes;
					case "uuid":
						if (!UUID_PATTERN.test(header.value)) {
							throw new Error(`Invalid UUID received: ${header.value}`);
						}
						const uuidBytes = new Uint8Array(17);
						uuidBytes[0] = 9;
						uuidBytes.set(fromHex(header.value.replace(/-/g, "")), 1);
						return uuidBytes;
				}
			}
		}
		var HEADER_VALUE_TYPE;
		(function(HEADER_VALUE_TYPE) {
			HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["boolTrue"] = 0] = "boolTrue";
			HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["boolFalse"] = 1] = "boolFalse";
			HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["byte"] = 2] = "byte";
			HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["short"] = 3] = "short";
			HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["integer"] = 4] = "integer";
			HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["long"] = 5] = "long";
			HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["byteArray"] = 6] = "byteArray";
			HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["string"] = 7] = "string";
			HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["timestamp"] = 8] = "timestamp";
			HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["uuid"] = 9] = "uuid";
		})(HEADER_VALUE_TYPE || (HEADER_VALUE_TYPE = {}));
		const UUID_PATTERN = /^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$/;
		class Int64 {
			bytes;
			constructor(bytes) {
				this.bytes = bytes;
				if (bytes.byteLength !== 8) {
					throw new Error("Int64 buffers must be exactly 8 bytes");
				}
			}
			static fromNumber(number) {
				if (number > 0x8000000000000000 || number < -0x8000000000000000) {
					throw new Error(`${number} is too large (or, if negative, too small) to represent as an Int64`);
				}
				const bytes = new Uint8Array(8);
				for (let i = 7, remaining = Math.abs(Math.round(number)); i > -1 && remaining > 0; i--, remaining /= 256) {
					bytes[i] = remaining;
				}
				if (number < 0) {
					negate(bytes);
				}
				return new Int64(bytes);
			}
			valueOf() {
				const bytes = this.bytes.slice(0);
				const negative = bytes[0] & 128;
				if (negative) {
					negate(bytes);
				}
				return parseInt(toHex(bytes), 16) * (negative ? -1 : 1);
			}
			toString() {
				return String(this.valueOf());
			}
		}
		function negate(bytes) {
			for (let i = 0; i < 8; i++) {
				bytes[i] ^= 255;
			}
			for (let i = 7; i > -1; i--) {
				bytes[i]++;
				if (bytes[i] !== 0) {
					break;
				}
			}
		}
		const ALGORITHM_QUERY_PARAM = "X-Amz-Algorithm";
		const CREDENTIAL_QUERY_PARAM = "X-Amz-Credential";
		const AMZ_DATE_QUERY_PARAM = "X-Amz-Date";
		const SIGNED_HEADERS_QUERY_PARAM = "X-Amz-SignedHeaders";
		const EXPIRES_QUERY_PARAM = "X-Amz-Expires";
		const SIGNATURE_QUERY_PARAM = "X-Amz-Signature";
		const TOKEN_QUERY_PARAM = "X-Amz-Security-Token";
		const REGION_SET_PARAM = "X-Amz-Region-Set";
		const AUTH_HEADER = "authorization";
		const AMZ_DATE_HEADER = AMZ_DATE_QUERY_PARAM.toLowerCase();
		const DATE_HEADER = "date";
		const GENERATED_HEADERS = [
			AUTH_HEADER,
			AMZ_DATE_HEADER,
			DATE_HEADER
		];
		const SIGNATURE_HEADER = SIGNATURE_QUERY_PARAM.toLowerCase();
		const SHA256_HEADER = "x-amz-content-sha256";
		const TOKEN_HEADER = TOKEN_QUERY_PARAM.toLowerCase();
		const HOST_HEADER = "host";
		const ALWAYS_UNSIGNABLE_HEADERS = {
			authorization: true,
			"cache-control": true,
			connection: true,
			expect: true,
			from: true,
			"keep-alive": true,
			"max-forwards": true,
			pragma: true,
			referer: true,
			te: true,
			trailer: true,
			"transfer-encoding": true,
			upgrade: true,
			"user-agent": true,
			"x-amzn-trace-id": true
		};
		const PROXY_HEADER_PATTERN = /^proxy-/;
		const SEC_HEADER_PATTERN = /^sec-/;
		const UNSIGNABLE_PATTERNS = [/^proxy-/i, /^sec-/i];
		const ALGORITHM_IDENTIFIER = "AWS4-HMAC-SHA256";
		const ALGORITHM_IDENTIFIER_V4A = "AWS4-ECDSA-P256-SHA256";
		const EVENT_ALGORITHM_IDENTIFIER = "AWS4-HMAC-SHA256-PAYLOAD";
		const UNSIGNED_PAYLOAD = "UNSIGNED-PAYLOAD";
		const MAX_CACHE_SIZE = 50;
		const KEY_TYPE_IDENTIFIER = "aws4_request";
		const MAX_PRESIGNED_TTL = 60 * 60 * 24 * 7;
		const getCanonicalQuery = ({ query = {} }) => {
			const keys = [];
			const serialized = {};
			for (const key in query) {
				if (!hasOwn(query, key)) {
					continue;
				}
				if (key.toLowerCase() === SIGNATURE_HEADER) {
					continue;
				}
				const encodedKey = escapeUri(key);
				keys.push(encodedKey);
				const value = query[key];
				if (typeof value === "string") {
					serialized[encodedKey] = `${encodedKey}=${escapeUri(value)}`;
				} else if (Array.isArray(value)) {
					serialized[encodedKey] = value.slice(0).reduce((encoded, value) => encoded.concat([`${encodedKey}=${escapeUri(value)}`]), []).sort().join("&");
				}
			}
			return keys.sort().map((key) => serialized[key]).filter((serialized) => serialized).join("&");
		};
		const iso8601 = (time) => toDate(time).toISOString().replace(/\.\d{3}Z$/, "Z");
		const toDate = (time) => {
			if (typeof time === "number") {
				return new Date(time * 1e3);
			}
			if (typeof time === "string") {
				if (Number(time)) {
					return new Date(Number(time) * 1e3);
				}
				return new Date(time);
			}
			return time;
		};
		class SignatureV4Base {
			service;
			regionProvider;
			credentialProvider;
			sha256;
			uriEscapePath;
			applyChecksum;
			constructor({ applyChecksum, credentials, region, service, sha256, uriEscapePath = true }) {
				this.service = service;
				this.sha256 = sha256;
				this.uriEscapePath = uriEscapePath;
				this.applyChecksum = typeof applyChecksum === "boolean" ? applyChecksum : true;
				this.regionProvider = normalizeProvider(region);
				this.credentialProvider = normalizeProvider(credentials);
			}
			createCanonicalRequest(request, canonicalHeaders, payloadHash) {
				const sortedHeaders = Object.keys(canonicalHeaders).sort();
				return `${request.method}
${this.getCanonicalPath(request)}
${getCanonicalQuery(request)}
${sortedHeaders.map((name) => `${name}:${canonicalHeaders[name]}`).join("\n")}

${sortedHeaders.join(";")}
${payloadHash}`;
			}
			async createStringToSign(longDate, credentialScope, canonicalRequest, algorithmIdentifier) {
				const hash = new this.sha256();
				hash.update(toUint8Array(canonicalRequest));
				const hashedRequest = await hash.digest();
				return `${algorithmIdentifier}
${longDate}
${credentialScope}
${toHex(hashedRequest)}`;
			}
			getCanonicalPath({ path }) {
				if (this.uriEscapePath) {
					const normalizedPathSegments = [];
					for (const pathSegment of path.split("/")) {
						if (pathSegment?.length === 0) {
							continue;
						}
						if (pathSegment === ".") {
							continue;
						}
						if (pathSegment === "..") {
							normalizedPathSegments.pop();
						} else {
							normalizedPathSegments.push(pathSegment);
						}
					}
					const normalizedPath = `${path?.startsWith("/") ? "/" : ""}${normalizedPathSegments.join("/")}${normalizedPathSegments.length > 0 && path?.endsWith("/") ? "/" : ""}`;
					const doubleEncoded = escapeUri(normalizedPath);
					return doubleEncoded.replace(/%2F/g, "/");
				}
				return path;
			}
			validateResolvedCredentials(credentials) {
				if (typeof credentials !== "object" || typeof credentials.accessKeyId !== "string" || typeof credentials.secretAccessKey !== "string") {
					throw new Error("Resolved credential object is not valid");
				}
			}
			formatDate(now) {
				const longDate = iso8601(now).replace(/[-:]/g, "");
				return {
					longDate,
					shortDate: longDate.slice(0, 8)
				};
			}
			getCanonicalHeaderList(headers) {
				return Object.keys(headers).sort().join(";");
			}
		}
		const signingKeyCache = {};
		const cacheQueue = [];
		const createScope = (shortDate, region, service) => `${shortDate}/${region}/${service}/${KEY_TYPE_IDENTIFIER}`;
		const getSigningKey = async (sha256Constructor, credentials, shortDate, region, service) => {
			const credsHash = await hmac(sha256Constructor, credentials.secretAccessKey, credentials.accessKeyId);
			const cacheKey = `${shortDate}:${region}:${service}:${toHex(credsHash)}:${credentials.sessionToken}`;
			if (cacheKey in signingKeyCache) {
				return signingKeyCache[cacheKey];
			}
			cacheQueue.push(cacheKey);
			while (cacheQueue.length > MAX_CACHE_SIZE) {
				delete signingKeyCache[cacheQueue.shift()];
			}
			let key = `AWS4${credentials.secretAccessKey}`;
			for (const signable of [
				shortDate,
				region,
				service,
				KEY_TYPE_IDENTIFIER
			]) {
				key = await hmac(sha256Constructor, key, signable);
			}
			return signingKeyCache[cacheKey] = key;
		};
		const clearCredentialCache = () => {
			cacheQueue.length = 0;
			Object.keys(signingKeyCache).forEach((cacheKey) => {
				delete signingKeyCache[cacheKey];
			});
		};
		const hmac = (ctor, secret, data) => {
			const hash = new ctor(secret);
			hash.update(toUint8Array(data));
			return hash.digest();
		};
		const getCanonicalHeaders = ({ headers }, unsignableHeaders, signableHeaders) => {
			const canonical = {};
			for (const headerName of Object.keys(headers).sort()) {
				if (headers[headerName] == undefined) {
					continue;
				}
				const canonicalHeaderName = headerName.toLowerCase();
				if (hasOwn(ALWAYS_UNSIGNABLE_HEADERS, canonicalHeaderName) || unsignableHeaders?.has(canonicalHeaderName) || PROXY_HEADER_PATTERN.test(canonicalHeaderName) || SEC_HEADER_PATTERN.test(canonicalHeaderName)) {
					if (!signableHeaders || signableHeaders && !signableHeaders.has(canonicalHeaderName)) {
						continue;
					}
				}
				if (canonicalHeaderName === "__proto__") {
					writeKey(canonical);
				}
				canonical[canonicalHeaderName] = headers[headerName].replace(/[\r\n]/g, " ").replace(/[ \t]+/g, " ").replace(/^ | $/g, "");
			}
			return canonical;
		};
		const getPayloadHash = async ({ headers, body }, hashConstructor) => {
			for (const headerName in headers) {
				if (!hasOwn(headers, headerName)) {
					continue;
				}
				if (headerName.toLowerCase() === SHA256_HEADER) {
					return headers[headerName];
				}
			}
			if (body == undefined) {
				return "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
			} else if (typeof body === "string" || ArrayBuffer.isView(body) || isArrayBuffer(body)) {
				const hashCtor = new hashConstructor();
				hashCtor.update(toUint8Array(body));
				return toHex(await hashCtor.digest());
			}
			return UNSIGNED_PAYLOAD;
		};
		const hasHeader = (soughtHeader, headers) => {
			soughtHeader = soughtHeader.toLowerCase();
			for (const headerName in headers) {
				if (!hasOwn(headers, headerName)) {
					continue;
				}
				if (soughtHeader === headerName.toLowerCase()) {
					return true;
				}
			}
			return false;
		};
		const moveHeadersToQuery = (request, options = {}) => {
			const { headers, query = {} } = HttpRequest.clone(request);
			for (const name in headers) {
				if (!hasOwn(headers, name)) {
					continue;
				}
				const lname = name.toLowerCase();
				if (lname.slice(0, 6) === "x-amz-" && !options.unhoistableHeaders?.has(lname) || options.hoistableHeaders?.has(lname)) {
					query[name] = headers[name];
					delete headers[name];
				}
			}
			return {
				...request,
				headers,
				query
			};
		};
		const prepareRequest = (request) => {
			request = HttpRequest.clone(request);
			for (const headerName in request.headers) {
				if (!hasOwn(request.headers, headerName)) {
					continue;
				}
				if (GENERATED_HEADERS.indexOf(headerName.toLowerCase()) > -1) {
					delete request.headers[headerName];
				}
			}
			return request;
		};
		class SignatureV4 extends SignatureV4Base {
			headerFormatter = new HeaderFormatter();
			constructor({ applyChecksum, credentials, region, service, sha256, uriEscapePath = true }) {
				super({
					applyChecksum,
					credentials,
					region,
					service,
					sha256,
					uriEscapePath
				});
			}
			async presign(originalRequest, options = {}) {
				const { signingDate = new Date(), expiresIn = 3600, unsignableHeaders, unhoistableHeaders, signableHeaders, hoistableHeaders, signingRegion, signingService } = options;
				const credentials = await this.credentialProvider();
				this.validateResolvedCredentials(credentials);
				const region = signingRegion ?? await this.regionProvider();
				const { longDate, shortDate } = this.formatDate(signingDate);
				if (expiresIn > MAX_PRESIGNED_TTL) {
					return Promise.reject("Signature version 4 presigned URLs" + " must have an expiration date less than one week in" + " the future");
				}
				const scope = createScope(shortDate, region, signingService ?? this.service);
				const request = moveHeadersToQuery(prepareRequest(originalRequest), {
					unhoistableHeaders,
					hoistableHeaders
				});
				if (credentials.sessionToken) {
					request.query[TOKEN_QUERY_PARAM] = credentials.sessionToken;
				}
				request.query[ALGORITHM_QUERY_PARAM] = ALGORITHM_IDENTIFIER;
				request.query[CREDENTIAL_QUERY_PARAM] = `${credentials.accessKeyId}/${scope}`;
				request.query[AMZ_DATE_QUERY_PARAM] = longDate;
				request.query[EXPIRES_QUERY_PARAM] = expiresIn.toString(10);
				const canonicalHeaders = getCanonicalHeaders(request, unsignableHeaders, signableHeaders);
				request.query[SIGNED_HEADERS_QUERY_PARAM] = this.getCanonicalHeaderList(canonicalHeaders);
				request.query[SIGNATURE_QUERY_PARAM] = await this.getSignature(longDate, scope, this.getSigningKey(credentials, region, shortDate, signingService), this.createCanonicalRequest(request, canonicalHeaders, await getPayloadHash(originalRequest, this.sha256)));
				return request;
			}
			async sign(toSign, options) {
				if (typeof toSign === "string") {
					return this.signString(toSign, options);
				} else if (toSign.headers && toSign.payload) {
					return this.signEvent(toSign, options);
				} else if (toSign.message) {
					return this.signMessage(toSign, options);
				} else {
					return this.signRequest(toSign, options);
				}
			}
			async signEvent({ headers, payload }, { signingDate = new Date(), priorSignature, signingRegion, signingService, eventStreamCredentials }) {
				const region = signingRegion ?? await this.regionProvider();
				const { shortDate, longDate } = this.formatDate(signingDate);
				const scope = createScope(shortDate, region, signingService ?? this.service);
				const hashedPayload = await getPayloadHash({
					headers: {},
					body: payload
				}, this.sha256);
				const hash = new this.sha256();
				hash.update(headers);
				const hashedHeaders = toHex(await hash.digest());
				const stringToSign = [
					EVENT_ALGORITHM_IDENTIFIER,
					longDate,
					scope,
					priorSignature,
					hashedHeaders,
					hashedPayload
				].join("\n");
				return this.signString(stringToSign, {
					signingDate,
					signingRegion: region,
					signingService,
					eventStreamCredentials
				});
			}
			async signMessage(signableMessage, { signingDate = new Date(), signingRegion, signingService, eventStreamCredentials }) {
				const promise = this.signEvent({
					headers: this.headerFormatter.format(signableMessage.message.headers),
					payload: signableMessage.message.body
				}, {
					signingDate,
					signingRegion,
					signingService,
					priorSignature: signableMessage.priorSignature,
					eventStreamCredentials
				});
				return promise.then((signature) => {
					return {
						message: signableMessage.message,
						signature
					};
				});
			}
			async signString(stringToSign, { signingDate = new Date(), signingRegion, signingService, eventStreamCredentials } = {}) {
				const credentials = eventStreamCredentials ?? await this.credentialProvider();
				this.validateResolvedCredentials(credentials);
				const region = signingRegion ?? await this.regionProvider();
				const { shortDate } = this.formatDate(signingDate);
				const hash = new this.sha256(await this.getSigningKey(credentials, region, shortDate, signingService));
				hash.update(toUint8Array(stringToSign));
				return toHex(await hash.digest());
			}
			async signRequest(requestToSign, { signingDate = new Date(), signableHeaders, unsignableHeaders, signingRegion, signingService } = {}) {
				const credentials = await this.credentialProvider();
				this.validateResolvedCredentials(credentials);
				const region = signingRegion ?? await this.regionProvider();
				const request = prepareRequest(requestToSign);
				const { longDate, shortDate } = this.formatDate(signingDate);
				const scope = createScope(shortDate, region, signingService ?? this.service);
				request.headers[AMZ_DATE_HEADER] = longDate;
				if (credentials.sessionToken) {
					request.headers[TOKEN_HEADER] = credentials.sessionToken;
				}
				const payloadHash = await getPayloadHash(request, this.sha256);
				if (!hasHeader(SHA256_HEADER, request.headers) && this.applyChecksum) {
					request.headers[SHA256_HEADER] = payloadHash;
				}
				const canonicalHeaders = getCanonicalHeaders(request, unsignableHeaders, signableHeaders);
				const signature = await this.getSignature(longDate, scope, this.getSigningKey(credentials, region, shortDate, signingService), this.createCanonicalRequest(request, canonicalHeaders, payloadHash));
				request.headers[AUTH_HEADER] = `${ALGORITHM_IDENTIFIER} ` + `Credential=${credentials.accessKeyId}/${scope}, ` + `SignedHeaders=${this.getCanonicalHeaderList(canonicalHeaders)}, ` + `Signature=${signature}`;
				return request;
			}
			async getSignature(longDate, credentialScope, keyPromise, canonicalRequest) {
				const stringToSign = await this.createStringToSign(longDate, credentialScope, canonicalRequest, ALGORITHM_IDENTIFIER);
				const hash = new this.sha256(await keyPromise);
				hash.update(toUint8Array(stringToSign));
				return toHex(await hash.digest());
			}
			getSigningKey(credentials, region, shortDate, service) {
				return getSigningKey(this.sha256, credentials, shortDate, region, service || this.service);
			}
		}
		const signatureV4aContainer = { SignatureV4a: null };
		exports.ALGORITHM_IDENTIFIER = ALGORITHM_IDENTIFIER;
		exports.ALGORITHM_IDENTIFIER_V4A = ALGORITHM_IDENTIFIER_V4A;
		exports.ALGORITHM_QUERY_PARAM = ALGORITHM_QUERY_PARAM;
		exports.ALWAYS_UNSIGNABLE_HEADERS = ALWAYS_UNSIGNABLE_HEADERS;
		exports.AMZ_DATE_HEADER = AMZ_DATE_HEADER;
		exports.AMZ_DATE_QUERY_PARAM = AMZ_DATE_QUERY_PARAM;
		exports.AUTH_HEADER = AUTH_HEADER;
		exports.CREDENTIAL_QUERY_PARAM = CREDENTIAL_QUERY_PARAM;
		exports.DATE_HEADER = DATE_HEADER;
		exports.EVENT_ALGORITHM_IDENTIFIER = EVENT_ALGORITHM_IDENTIFIER;
		exports.EXPIRES_QUERY_PARAM = EXPIRES_QUERY_PARAM;
		exports.GENERATED_HEADERS = GENERATED_HEADERS;
		exports.HOST_HEADER = HOST_HEADER;
		exports.KEY_TYPE_IDENTIFIER = KEY_TYPE_IDENTIFIER;
		exports.MAX_CACHE_SIZE = MAX_CACHE_SIZE;
		exports.MAX_PRESIGNED_TTL = MAX_PRESIGNED_TTL;
		exports.PROXY_HEADER_PATTERN = PROXY_HEADER_PATTERN;
		exports.REGION_SET_PARAM = REGION_SET_PARAM;
		exports.SEC_HEADER_PATTERN = SEC_HEADER_PATTERN;
		exports.SHA256_HEADER = SHA256_HEADER;
		exports.SIGNATURE_HEADER = SIGNATURE_HEADER;
		exports.SIGNATURE_QUERY_PARAM = SIGNATURE_QUERY_PARAM;
		exports.SIGNED_HEADERS_QUERY_PARAM = SIGNED_HEADERS_QUERY_PARAM;
		exports.SignatureV4 = SignatureV4;
		exports.SignatureV4Base = SignatureV4Base;
		exports.TOKEN_HEADER = TOKEN_HEADER;
		exports.TOKEN_QUERY_PARAM = TOKEN_QUERY_PARAM;
		exports.UNSIGNABLE_PATTERNS = UNSIGNABLE_PATTERNS;
		exports.UNSIGNED_PAYLOAD = UNSIGNED_PAYLOAD;
		exports.clearCredentialCache = clearCredentialCache;
		exports.createScope = createScope;
		exports.getCanonicalHeaders = getCanonicalHeaders;
		exports.getCanonicalQuery = getCanonicalQuery;
		exports.getPayloadHash = getPayloadHash;
		exports.getSigningKey = getSigningKey;
		exports.hasHeader = hasHeader;
		exports.moveHeadersToQuery = moveHeadersToQuery;
		exports.prepareRequest = prepareRequest;
		exports.signatureV4aContainer = signatureV4aContainer;
	}),
	9449: (function(module) {
		!function(e, t) {
			true ? module.exports = t() : 0;
		}(this, function() {
			var e = {
				AmazonBot: "amazonbot",
				"Amazon Silk": "amazon_silk",
				"Android Browser": "android",
				BaiduSpider: "baiduspider",
				Bada: "bada",
				"Bertina Browser": "bertina",
				BingCrawler: "bingcrawler",
				Brave: "brave",
				BlackBerry: "blackberry",
				"ChatGPT-User": "chatgpt_user",
				Chrome: "chrome",
				ClaudeBot: "claudebot",
				Chromium: "chromium",
				Diffbot: "diffbot",
				DuckDuckBot: "duckduckbot",
				DuckDuckGo: "duckduckgo",
				Electron: "electron",
				Epiphany: "epiphany",
				FacebookExternalHit: "facebookexternalhit",
				Firefox: "firefox",
				Freebox: "freebox",
				Focus: "focus",
				Generic: "generic",
				"Google Search": "google_search",
				Googlebot: "googlebot",
				GPTBot: "gptbot",
				"HeyTap Browser": "heytap",
				"Internet Explorer": "ie",
				InternetArchiveCrawler: "internetarchivecrawler",
				"K-Meleon": "k_meleon",
				Ladybird: "ladybird",
				LibreWolf: "librewolf",
				Linespider: "linespider",
				Maxthon: "maxthon",
				"Meta-ExternalAds": "meta_externalads",
				"Meta-ExternalAgent": "meta_externalagent",
				"Meta-ExternalFetcher": "meta_externalfetcher",
				"Meta-WebIndexer": "meta_webindexer",
				"Microsoft Edge": "edge",
				"MZ Browser": "mz",
				"NAVER Whale Browser": "naver",
				"OAI-SearchBot": "oai_searchbot",
				Omgilibot: "omgilibot",
				Opera: "opera",
				"Opera Coast": "opera_coast",
				"Pale Moon": "pale_moon",
				PerplexityBot: "perplexitybot",
				"Perplexity-User": "perplexity_user",
				PhantomJS: "phantomjs",
				PingdomBot: "pingdombot",
				Puffin: "puffin",
				QQ: "qq",
				QQLite: "qqlite",
				QupZilla: "qupzilla",
				Roku: "roku",
				Safari: "safari",
				Sailfish: "sailfish",
				"Samsung Internet for Android": "samsung_internet",
				SlackBot: "slackbot",
				SeaMonkey: "seamonkey",
				Sleipnir: "sleipnir",
				"Sogou Browser": "sogou",
				Swing: "swing",
				Tizen: "tizen",
				"UC Browser": "uc",
				"Vivo Browser": "vivo",
				Vivaldi: "vivaldi",
				"WebOS Browser": "webos",
				WeChat: "wechat",
				YahooSlurp: "yahooslurp",
				"Yandex Browser": "yandex",
				YandexBot: "yandexbot",
				YouBot: "youbot"
			}, t = {
				amazonbot: "AmazonBot",
				amazon_silk: "Amazon Silk",
				android: "Android Browser",
				baiduspider: "BaiduSpider",
				bada: "Bada",
				bertina: "Bertina Browser",
				bingcrawler: "BingCrawler",
				blackberry: "BlackBerry",
				brave: "Brave",
				chatgpt_user: "ChatGPT-User",
				chrome: "Chrome",
				claudebot: "ClaudeBot",
				chromium: "Chromium",
				diffbot: "Diffbot",
				duckduckbot: "DuckDuckBot",
				duckduckgo: "DuckDuckGo",
				edge: "Microsoft Edge",
				electron: "Electron",
				epiphany: "Epiphany",
				facebookexternalhit: "FacebookExternalHit",
				firefox: "Firefox",
				freebox: "Freebox",
				focus: "Focus",
				generic: "Generic",
				google_search: "Google Search",
				googlebot: "Googlebot",
				gptbot: "GPTBot",
				heytap: "HeyTap Browser",
				ie: "Internet Explorer",
				internetarchivecrawler: "InternetArchiveCrawler",
				k_meleon: "K-Meleon",
				ladybird: "Ladybird",
				librewolf: "LibreWolf",
				linespider: "Linespider",
				maxthon: "Maxthon",
				meta_externalads: "Meta-ExternalAds",
				meta_externalagent: "Meta-ExternalAgent",
				meta_externalfetcher: "Meta-ExternalFetcher",
				meta_webindexer: "Meta-WebIndexer",
				mz: "MZ Browser",
				naver: "NAVER Whale Browser",
				oai_searchbot: "OAI-SearchBot",
				omgilibot: "Omgilibot",
				opera: "Opera",
				opera_coast: "Opera Coast",
				pale_moon: "Pale Moon",
				perplexitybot: "PerplexityBot",
				perplexity_user: "Perplexity-User",
				phantomjs: "PhantomJS",
				pingdombot: "PingdomBot",
				puffin: "Puffin",
				qq: "QQ Browser",
				qqlite: "QQ Browser Lite",
				qupzilla: "QupZilla",
				roku: "Roku",
				safari: "Safari",
				sailfish: "Sailfish",
				samsung_internet: "Samsung Internet for Android",
				seamonkey: "SeaMonkey",
				slackbot: "SlackBot",
				sleipnir: "Sleipnir",
				sogou: "Sogou Browser",
				swing: "Swing",
				tizen: "Tizen",
				uc: "UC Browser",
				vivo: "Vivo Browser",
				vivaldi: "Vivaldi",
				webos: "WebOS Browser",
				wechat: "WeChat",
				yahooslurp: "YahooSlurp",
				yandex: "Yandex Browser",
				yandexbot: "YandexBot",
				youbot: "YouBot"
			}, r = {
				bot: "bot",
				desktop: "desktop",
				mobile: "mobile",
				tablet: "tablet",
				tv: "tv"
			}, i = {
				Android: "Android",
				Bada: "Bada",
				BlackBerry: "BlackBerry",
				ChromeOS: "Chrome OS",
				HarmonyOS: "HarmonyOS",
				iOS: "iOS",
				Linux: "Linux",
				MacOS: "macOS",
				PlayStation4: "PlayStation 4",
				Roku: "Roku",
				Tizen: "Tizen",
				WebOS: "WebOS",
				Windows: "Windows",
				WindowsPhone: "Windows Phone"
			}, n = {
				Blink: "Blink",
				EdgeHTML: "EdgeHTML",
				Gecko: "Gecko",
				LibWeb: "LibWeb",
				Presto: "Presto",
				Trident: "Trident",
				WebKit: "WebKit"
			}, s = function() {
				function r() {}
				return r.getFirstMatch = function(e, t) {
					var r = t.match(e);
					return r && r.length > 0 && r[1] || "";
				}, r.getSecondMatch = function(e, t) {
					var r = t.match(e);
					return r && r.length > 1 && r[2] || "";
				}, r.matchAndReturnConst = function(e, t, r) {
					if (e.test(t)) return r;
				}, r.isFirefoxOnIpad = function(e) {
					var t = e.indexOf("Macintosh");
					if (-1 === t) return !1;
					var r = e.indexOf(" FxiOS", t + 9);
					return -1 !== r && -1 !== e.indexOf("/", r + 6);
				}, r.getWindowsVersionName = function(e) {
					switch (e) {
						case "NT": return "NT";
						case "XP":
						case "NT 5.1": return "XP";
						case "NT 5.0": return "2000";
						case "NT 5.2": return "2003";
						case "NT 6.0": return "Vista";
						case "NT 6.1": return "7";
						case "NT 6.2": return "8";
						case "NT 6.3": return "8.1";
						case "NT 10.0": return "10";
						default: return;
					}
				}, r.getMacOSVersionName = function(e) {
					var t = e.split(".").splice(0, 2).map(function(e) {
						return parseInt(e, 10) || 0;
					});
					t.push(0);
					var r = t[0], i = t[1];
					if (10 === r) switch (i) {
						case 5: return "Leopard";
						case 6: return "Snow Leopard";
						case 7: return "Lion";
						case 8: return "Mountain Lion";
						case 9: return "Mavericks";
						case 10: return "Yosemite";
						case 11: return "El Capitan";
						case 12: return "Sierra";
						case 13: return "High Sierra";
						case 14: return "Mojave";
						case 15: return "Catalina";
						default: return;
					}
					switch (r) {
						case 11: return "Big Sur";
						case 12: return "Monterey";
						case 13: return "Ventura";
						case 14: return "Sonoma";
						case 15: return "Sequoia";
						default: return;
					}
				}, r.getAndroidVersionName = function(e) {
					var t = e.split(".").splice(0, 2).map(function(e) {
						return parseInt(e, 10) || 0;
					});
					if (t.push(0), !(1 === t[0] && t[1] < 5)) return 1 === t[0] && t[1] < 6 ? "Cupcake" : 1 === t[0] && t[1] >= 6 ? "Donut" : 2 === t[0] && t[1] < 2 ? "Eclair" : 2 === t[0] && 2 === t[1] ? "Froyo" : 2 === t[0] && t[1] > 2 ? "Gingerbread" : 3 === t[0] ? "Honeycomb" : 4 === t[0] && t[1] < 1 ? "Ice Cream Sandwich" : 4 === t[0] && t[1] < 4 ? "Jelly Bean" : 4 === t[0] && t[1] >= 4 ? "KitKat" : 5 === t[0] ? "Lollipop" : 6 === t[0] ? "Marshmallow" : 7 === t[0] ? "Nougat" : 8 === t[0] ? "Oreo" : 9 === t[0] ? "Pie" : void 0;
				}, r.getVersionPrecision = function(e) {
					return e.split(".").length;
				}, r.compareVersions = function(e, t, i) {
					void 0 === i && (i = !1);
					var n = r.getVersionPrecision(e), s = r.getVersionPrecision(t), o = Math.max(n, s), a = 0, c = r.map([e, t], function(e) {
						var t = o - r.getVersionPrecision(e), i = e + new Array(t + 1).join(".0");
						return r.map(i.split("."), function(e) {
							return new Array(20 - e.length).join("0") + e;
						}).reverse();
					});
					for (i && (a = o - Math.min(n, s)), o -= 1; o >= a;) {
						if (c[0][o] > c[1][o]) return 1;
						if (c[0][o] === c[1][o]) {
							if (o === a) return 0;
							o -= 1;
						} else if (c[0][o] < c[1][o]) return -1;
					}
				}, r.map = function(e, t) {
					var r, i = [];
					if (Array.prototype.map) return Array.prototype.map.call(e, t);
					for (r = 0; r < e.length; r += 1) i.push(t(e[r]));
					return i;
				}, r.find = function(e, t) {
					var r, i;
					if (Array.prototype.find) return Array.prototype.find.call(e, t);
					for (r = 0, i = e.length; r < i; r += 1) {
						var n = e[r];
						if (t(n, r)) return n;
					}
				}, r.assign = function(e) {
					for (var t, r, i = e, n = arguments.length, s = new Array(n > 1 ? n - 1 : 0), o = 1; o < n; o++) s[o - 1] = arguments[o];
					if (Object.assign) return Object.assign.apply(Object, [e].concat(s));
					var a = function() {
						var e = s[t];
						"object" == typeof e && null !== e && Object.keys(e).forEach(function(t) {
							i[t] = e[t];
						});
					};
					for (t = 0, r = s.length; t < r; t += 1) a();
					return e;
				}, r.getBrowserAlias = function(t) {
					return e[t];
				}, r.getBrowserTypeByAlias = function(e) {
					return t[e] || "";
				}, r;
			}(), o = /version\/(\d+(\.?_?\d+)+)/i, a = [
				{
					test: [/gptbot/i],
					describe: function(e) {
						var t = { name: "GPTBot" }, r = s.getFirstMatch(/gptbot\/(\d+(\.\d+)+)/i, e) || s.getFirstMatch(o, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/chatgpt-user/i],
					describe: function(e) {
						var t = { name: "ChatGPT-User" }, r = s.getFirstMatch(/chatgpt-user\/(\d+(\.\d+)+)/i, e) || s.getFirstMatch(o, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/oai-searchbot/i],
					describe: function(e) {
						var t = { name: "OAI-SearchBot" }, r = s.getFirstMatch(/oai-searchbot\/(\d+(\.\d+)+)/i, e) || s.getFirstMatch(o, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [
						/claudebot/i,
						/claude-web/i,
						/claude-user/i,
						/claude-searchbot/i
					],
					describe: function(e) {
						var t = { name: "ClaudeBot" }, r = s.getFirstMatch(/(?:claudebot|claude-web|claude-user|claude-searchbot)\/(\d+(\.\d+)+)/i, e) || s.getFirstMatch(o, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/omgilibot/i, /webzio-extended/i],
					describe: function(e) {
						var t = { name: "Omgilibot" }, r = s.getFirstMatch(/(?:omgilibot|webzio-extended)\/(\d+(\.\d+)+)/i, e) || s.getFirstMatch(o, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/diffbot/i],
					describe: function(e) {
						var t = { name: "Diffbot" }, r = s.getFirstMatch(/diffbot\/(\d+(\.\d+)+)/i, e) || s.getFirstMatch(o, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/perplexitybot/i],
					describe: function(e) {
						var t = { name: "PerplexityBot" }, r = s.getFirstMatch(/perplexitybot\/(\d+(\.\d+)+)/i, e) || s.getFirstMatch(o, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/perplexity-user/i],
					describe: function(e) {
						var t = { name: "Perplexity-User" }, r = s.getFirstMatch(/perplexity-user\/(\d+(\.\d+)+)/i, e) || s.getFirstMatch(o, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/youbot/i],
					describe: function(e) {
						var t = { name: "YouBot" }, r = s.getFirstMatch(/youbot\/(\d+(\.\d+)+)/i, e) || s.getFirstMatch(o, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/meta-webindexer/i],
					describe: function(e) {
						var t = { name: "Meta-WebIndexer" }, r = s.getFirstMatch(/meta-webindexer\/(\d+(\.\d+)+)/i, e) || s.getFirstMatch(o, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/meta-externalads/i],
					describe: function(e) {
						var t = { name: "Meta-ExternalAds" }, r = s.getFirstMatch(/meta-externalads\/(\d+(\.\d+)+)/i, e) || s.getFirstMatch(o, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/meta-externalagent/i],
					describe: function(e) {
						var t = { name: "Meta-ExternalAgent" }, r = s.getFirstMatch(/meta-externalagent\/(\d+(\.\d+)+)/i, e) || s.getFirstMatch(o, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/meta-externalfetcher/i],
					describe: function(e) {
						var t = { name: "Meta-ExternalFetcher" }, r = s.getFirstMatch(/meta-externalfetcher\/(\d+(\.\d+)+)/i, e) || s.getFirstMatch(o, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/googlebot/i],
					describe: function(e) {
						var t = { name: "Googlebot" }, r = s.getFirstMatch(/googlebot\/(\d+(\.\d+))/i, e) || s.getFirstMatch(o, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/linespider/i],
					describe: function(e) {
						var t = { name: "Linespider" }, r = s.getFirstMatch(/(?:linespider)(?:-[-\w]{1,64})?[\s/](\d+(\.\d+)+)/i, e) || s.getFirstMatch(o, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/amazonbot/i],
					describe: function(e) {
						var t = { name: "AmazonBot" }, r = s.getFirstMatch(/amazonbot\/(\d+(\.\d+)+)/i, e) || s.getFirstMatch(o, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/bingbot/i],
					describe: function(e) {
						var t = { name: "BingCrawler" }, r = s.getFirstMatch(/bingbot\/(\d+(\.\d+)+)/i, e) || s.getFirstMatch(o, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/baiduspider/i],
					describe: function(e) {
						var t = { name: "BaiduSpider" }, r = s.getFirstMatch(/baiduspider\/(\d+(\.\d+)+)/i, e) || s.getFirstMatch(o, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/duckduckbot/i],
					describe: function(e) {
						var t = { name: "DuckDuckBot" }, r = s.getFirstMatch(/duckduckbot\/(\d+(\.\d+)+)/i, e) || s.getFirstMatch(o, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/ia_archiver/i],
					describe: function(e) {
						var t = { name: "InternetArchiveCrawler" }, r = s.getFirstMatch(/ia_archiver\/(\d+(\.\d+)+)/i, e) || s.getFirstMatch(o, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/facebookexternalhit/i, /facebookcatalog/i],
					describe: function() {
						return { name: "FacebookExternalHit" };
					}
				},
				{
					test: [/slackbot/i, /slack-imgProxy/i],
					describe: function(e) {
						var t = { name: "SlackBot" }, r = s.getFirstMatch(/(?:slackbot|slack-imgproxy)(?:-[-\w]{1,64})?[\s/](\d+(\.\d+)+)/i, e) || s.getFirstMatch(o, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/yahoo!?[\s/]*slurp/i],
					describe: function() {
						return { name: "YahooSlurp" };
					}
				},
				{
					test: [/yandexbot/i, /yandexmobilebot/i],
					describe: function() {
						return { name: "YandexBot" };
					}
				},
				{
					test: [/pingdom/i],
					describe: function() {
						return { name: "PingdomBot" };
					}
				},
				{
					test: [/opera/i],
					describe: function(e) {
						var t = { name: "Opera" }, r = s.getFirstMatch(o, e) || s.getFirstMatch(/(?:opera)[\s/](\d+(\.?_?\d+)+)/i, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/opr\/|opios/i],
					describe: function(e) {
						var t = { name: "Opera" }, r = s.getFirstMatch(/(?:opr|opios)[\s/](\d+(?:\.\d+)*)/i, e) || s.getFirstMatch(o, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/SamsungBrowser/i],
					describe: function(e) {
						var t = { name: "Samsung Internet for Android" }, r = s.getFirstMatch(o, e) || s.getFirstMatch(/(?:SamsungBrowser)[\s/](\d+(\.?_?\d+)+)/i, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/Whale/i],
					describe: function(e) {
						var t = { name: "NAVER Whale Browser" }, r = s.getFirstMatch(o, e) || s.getFirstMatch(/(?:whale)[\s/](\d+(?:\.\d+)+)/i, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/PaleMoon/i],
					describe: function(e) {
						var t = { name: "Pale Moon" }, r = s.getFirstMatch(o, e) || s.getFirstMatch(/(?:PaleMoon)[\s/](\d+(?:\.\d+)+)/i, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/HeyTapBrowser/i],
					describe: function(e) {
						var t = { name: "HeyTap Browser" }, r = s.getFirstMatch(/(?:HeyTapBrowser)[\s/](\d+(?:\.\d+)*)/i, e) || s.getFirstMatch(o, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/VivoBrowser/i],
					describe: function(e) {
						var t = { name: "Vivo Browser" }, r = s.getFirstMatch(/(?:VivoBrowser)[\s/](\d+(?:\.\d+)*)/i, e) || s.getFirstMatch(o, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/MZBrowser/i],
					describe: function(e) {
						var t = { name: "MZ Browser" }, r = s.getFirstMatch(/(?:MZBrowser)[\s/](\d+(?:\.\d+)+)/i, e) || s.getFirstMatch(o, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/focus/i],
					describe: function(e) {
						var t = { name: "Focus" }, r = s.getFirstMatch(/(?:focus)[\s/](\d+(?:\.\d+)+)/i, e) || s.getFirstMatch(o, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/swing/i],
					describe: function(e) {
						var t = { name: "Swing" }, r = s.getFirstMatch(/(?:swing)[\s/](\d+(?:\.\d+)+)/i, e) || s.getFirstMatch(o, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/coast/i],
					describe: function(e) {
						var t = { name: "Opera Coast" }, r = s.getFirstMatch(o, e) || s.getFirstMatch(/(?:coast)[\s/](\d+(\.?_?\d+)+)/i, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/opt\/\d+(?:.?_?\d+)+/i],
					describe: function(e) {
						var t = { name: "Opera Touch" }, r = s.getFirstMatch(/(?:opt)[\s/](\d+(\.?_?\d+)+)/i, e) || s.getFirstMatch(o, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/\sbertina\//i],
					describe: function(e) {
						var t = { name: "Bertina Browser" }, r = s.getFirstMatch(/(?:bertina)\/(\d+(\.?_?\d+)+)/i, e) || s.getFirstMatch(o, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/yabrowser/i],
					describe: function(e) {
						var t = { name: "Yandex Browser" }, r = s.getFirstMatch(/(?:yabrowser)[\s/](\d+(\.?_?\d+)+)/i, e) || s.getFirstMatch(o, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [
						/ucbrowser|ucmobile\//i,
						/\bucpc\//i,
						/\bubrowser\//i
					],
					describe: function(e) {
						var t = { name: "UC Browser" }, r = s.getFirstMatch(/(?:ucbrowser[\s/]?|ucmobile\/|\bucpc\/|\bubrowser\/)(\d+(\.?_?\d+)+)/i, e) || s.getFirstMatch(o, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/Maxthon|mxios/i],
					describe: function(e) {
						var t = { name: "Maxthon" }, r = s.getFirstMatch(o, e) || s.getFirstMatch(/(?:Maxthon|mxios)[\s/](\d+(\.?_?\d+)+)/i, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/epiphany/i],
					describe: function(e) {
						var t = { name: "Epiphany" }, r = s.getFirstMatch(o, e) || s.getFirstMatch(/(?:epiphany)[\s/](\d+(\.?_?\d+)+)/i, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/puffin/i],
					describe: function(e) {
						var t = { name: "Puffin" }, r = s.getFirstMatch(o, e) || s.getFirstMatch(/(?:puffin)[\s/](\d+(\.?_?\d+)+)/i, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/sleipnir/i],
					describe: function(e) {
						var t = { name: "Sleipnir" }, r = s.getFirstMatch(o, e) || s.getFirstMatch(/(?:sleipnir)[\s/](\d+(\.?_?\d+)+)/i, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/k-meleon/i],
					describe: function(e) {
						var t = { name: "K-Meleon" }, r = s.getFirstMatch(o, e) || s.getFirstMatch(/(?:k-meleon)[\s/](\d+(\.?_?\d+)+)/i, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/micromessenger/i],
					describe: function(e) {
						var t = { name: "WeChat" }, r = s.getFirstMatch(/(?:micromessenger)[\s/](\d+(\.?_?\d+)+)/i, e) || s.getFirstMatch(o, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/qqbrowser/i],
					describe: function(e) {
						var t = { name: /qqbrowserlite/i.test(e) ? "QQ Browser Lite" : "QQ Browser" }, r = s.getFirstMatch(/(?:qqbrowserlite|qqbrowser)[/](\d+(\.?_?\d+)+)/i, e) || s.getFirstMatch(o, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/msie|trident/i],
					describe: function(e) {
						var t = { name: "Internet Explorer" }, r = s.getFirstMatch(/(?:msie |rv:)(\d+(\.?_?\d+)+)/i, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/\sedg\//i],
					describe: function(e) {
						var t = { name: "Microsoft Edge" }, r = s.getFirstMatch(/\sedg\/(\d+(\.?_?\d+)+)/i, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/edg([ea]|ios)\//i],
					describe: function(e) {
						var t = { name: "Microsoft Edge" }, r = s.getSecondMatch(/edg([ea]|ios)\/(\d+(\.?_?\d+)+)/i, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: function(e) {
						return !!e.hasBrand("Vivaldi") || e.test(/vivaldi/i);
					},
					describe: function(e, t) {
						var r = { name: "Vivaldi" };
						if (t) {
							var i = t.getBrandVersion("Vivaldi");
							if (i) return r.version = i, r;
						}
						var n = s.getFirstMatch(/vivaldi\/(\d+(\.?_?\d+)+)/i, e);
						return n && (r.version = n), r;
					}
				},
				{
					test: [/seamonkey/i],
					describe: function(e) {
						var t = { name: "SeaMonkey" }, r = s.getFirstMatch(/seamonkey\/(\d+(\.?_?\d+)+)/i, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/sailfish/i],
					describe: function(e) {
						var t = { name: "Sailfish" }, r = s.getFirstMatch(/sailfish\s?browser\/(\d+(\.\d+)?)/i, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/silk/i],
					describe: function(e) {
						var t = { name: "Amazon Silk" }, r = s.getFirstMatch(/silk\/(\d+(\.?_?\d+)+)/i, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/phantom/i],
					describe: function(e) {
						var t = { name: "PhantomJS" }, r = s.getFirstMatch(/phantomjs\/(\d+(\.?_?\d+)+)/i, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/slimerjs/i],
					describe: function(e) {
						var t = { name: "SlimerJS" }, r = s.getFirstMatch(/slimerjs\/(\d+(\.?_?\d+)+)/i, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/blackberry|\bbb\d+/i, /rim\stablet/i],
					describe: function(e) {
						var t = { name: "BlackBerry" }, r = s.getFirstMatch(o, e) || s.getFirstMatch(/blackberry[\d]+\/(\d+(\.?_?\d+)+)/i, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/(web|hpw)[o0]s/i],
					describe: function(e) {
						var t = { name: "WebOS Browser" }, r = s.getFirstMatch(o, e) || s.getFirstMatch(/w(?:eb)?[o0]sbrowser\/(\d+(\.?_?\d+)+)/i, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/bada/i],
					describe: function(e) {
						var t = { name: "Bada" }, r = s.getFirstMatch(/dolfin\/(\d+(\.?_?\d+)+)/i, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/tizen/i],
					describe: function(e) {
						var t = { name: "Tizen" }, r = s.getFirstMatch(/(?:tizen\s?)?browser\/(\d+(\.?_?\d+)+)/i, e) || s.getFirstMatch(o, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/qupzilla/i],
					describe: function(e) {
						var t = { name: "QupZilla" }, r = s.getFirstMatch(/(?:qupzilla)[\s/](\d+(\.?_?\d+)+)/i, e) || s.getFirstMatch(o, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/librewolf/i],
					describe: function(e) {
						var t = { name: "LibreWolf" }, r = s.getFirstMatch(/(?:librewolf)[\s/](\d+(\.?_?\d+)+)/i, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/firefox|iceweasel|fxios/i],
					describe: function(e) {
						var t = { name: "Firefox" }, r = s.getFirstMatch(/(?:firefox|iceweasel|fxios)[\s/](\d+(\.?_?\d+)+)/i, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/electron/i],
					describe: function(e) {
						var t = { name: "Electron" }, r = s.getFirstMatch(/(?:electron)\/(\d+(\.?_?\d+)+)/i, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [
						/sogoumobilebrowser/i,
						/metasr/i,
						/se 2\.[x]/i
					],
					describe: function(e) {
						var t = { name: "Sogou Browser" }, r = s.getFirstMatch(/(?:sogoumobilebrowser)[\s/](\d+(\.?_?\d+)+)/i, e), i = s.getFirstMatch(/(?:chrome|crios|crmo)\/(\d+(\.?_?\d+)+)/i, e), n = s.getFirstMatch(/se ([\d.]+)x/i, e), o = r || i || n;
						return o && (t.version = o), t;
					}
				},
				{
					test: [/MiuiBrowser/i],
					describe: function(e) {
						var t = { name: "Miui" }, r = s.getFirstMatch(/(?:MiuiBrowser)[\s/](\d+(\.?_?\d+)+)/i, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: function(e) {
						return !!e.hasBrand("DuckDuckGo") || e.test(/\sDdg\/[\d.]+$/i);
					},
					describe: function(e, t) {
						var r = { name: "DuckDuckGo" };
						if (t) {
							var i = t.getBrandVersion("DuckDuckGo");
							if (i) return r.version = i, r;
						}
						var n = s.getFirstMatch(/\sDdg\/([\d.]+)$/i, e);
						return n && (r.version = n), r;
					}
				},
				{
					test: function(e) {
						return e.hasBrand("Brave");
					},
					describe: function(e, t) {
						var r = { name: "Brave" };
						if (t) {
							var i = t.getBrandVersion("Brave");
							if (i) return r.version = i, r;
						}
						return r;
					}
				},
				{
					test: [/chromium/i],
					describe: function(e) {
						var t = { name: "Chromium" }, r = s.getFirstMatch(/(?:chromium)[\s/](\d+(\.?_?\d+)+)/i, e) || s.getFirstMatch(o, e) || s.getFirstMatch(/(?:chrome)\/(\d+(\.?_?\d+)+)/i, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/ladybird/i],
					describe: function(e) {
						var t = { name: "Ladybird" }, r = s.getFirstMatch(/ladybird\/(\d+(\.?_?\d+)+)/i, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/chrome|crios|crmo/i],
					describe: function(e) {
						var t = { name: "Chrome" }, r = s.getFirstMatch(/(?:chrome|crios|crmo)\/(\d+(\.?_?\d+)+)/i, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/\bGSA\//i],
					describe: function(e) {
						var t = { name: "Google Search" }, r = s.getFirstMatch(/(?:GSA)\/(\d+(\.?_?\d+)+)/i, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: function(e) {
						var t = !e.test(/like android/i), r = e.test(/android/i);
						return t && r;
					},
					describe: function(e) {
						var t = { name: "Android Browser" }, r = s.getFirstMatch(o, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/playstation 4/i],
					describe: function(e) {
						var t = { name: "PlayStation 4" }, r = s.getFirstMatch(o, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/freebox/i],
					describe: function(e) {
						var t = { name: "Freebox" }, r = s.getFirstMatch(/navigateur web\/(\d+(\.\d+)+)/i, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/safari|applewebkit/i],
					describe: function(e) {
						var t = { name: "Safari" }, r = s.getFirstMatch(o, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/.*/i],
					describe: function(e) {
						var t = -1 !== e.search("\\(") ? /^(.*)\/([^/]*)[ \t]\((.*)/ : /^(.*)\/([^/]*) /;
						return {
							name: s.getFirstMatch(t, e),
							version: s.getSecondMatch(t, e)
						};
					}
				}
			], c = [
				{
					test: [/Roku\/DVP/],
					describe: function(e) {
						var t = s.getFirstMatch(/Roku\/DVP-(\d+\.\d+)/i, e);
						return {
							name: i.Roku,
							version: t
						};
					}
				},
				{
					test: [/windows phone/i],
					describe: function(e) {
						var t = s.getFirstMatch(/windows phone (?:os)?\s?(\d+(\.\d+)*)/i, e);
						return {
							name: i.WindowsPhone,
							version: t
						};
					}
				},
				{
					test: [/windows /i],
					describe: function(e) {
						var t = s.getFirstMatch(/Windows ((NT|XP)( \d\d?.\d)?)/i, e), r = s.getWindowsVersionName(t);
						return {
							name: i.Windows,
							version: t,
							versionName: r
						};
					}
				},
				{
					test: function(e) {
						return s.isFirefoxOnIpad(e.getUA());
					},
					describe: function(e) {
						var t = { name: i.iOS }, r = s.getSecondMatch(/(Version\/)(\d[\d.]+)/, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/macintosh/i],
					describe: function(e) {
						var t = s.getFirstMatch(/mac os x (\d+(\.?_?\d+)+)/i, e).replace(/[_\s]/g, "."), r = s.getMacOSVersionName(t), n = {
							name: i.MacOS,
							version: t
						};
						return r && (n.versionName = r), n;
					}
				},
				{
					test: [/(ipod|iphone|ipad)/i],
					describe: function(e) {
						var t = s.getFirstMatch(/os (\d+([_\s]\d+)*) like mac os x/i, e).replace(/[_\s]/g, "."), r = s.getFirstMatch(/version\/(\d+(\.\d+)*) mobile\/\w+ safari\//i, e);
						return /^18(\.|$)/.test(t) && parseInt(r, 10) >= 26 && (t = r), {
							name: i.iOS,
							version: t
						};
					}
				},
				{
					test: [/OpenHarmony/i],
					describe: function(e) {
						var t = s.getFirstMatch(/OpenHarmony\s+(\d+(\.\d+)*)/i, e);
						return {
							name: i.HarmonyOS,
							version: t
						};
					}
				},
				{
					test: function(e) {
						var t = !e.test(/like android/i), r = e.test(/android/i);
						return t && r;
					},
					describe: function(e) {
						var t = s.getFirstMatch(/android[\s/-](\d+(\.\d+)*)/i, e), r = s.getAndroidVersionName(t), n = {
							name: i.Android,
							version: t
						};
						return r && (n.versionName = r), n;
					}
				},
				{
					test: [/(web|hpw)[o0]s/i],
					describe: function(e) {
						var t = s.getFirstMatch(/(?:web|hpw)[o0]s\/(\d+(\.\d+)*)/i, e), r = { name: i.WebOS };
						return t && t.length && (r.version = t), r;
					}
				},
				{
					test: [/blackberry|\bbb\d+/i, /rim\stablet/i],
					describe: function(e) {
						var t = s.getFirstMatch(/rim\stablet\sos\s(\d+(\.\d+)*)/i, e) || s.getFirstMatch(/blackberry\d+\/(\d+([_\s]\d+)*)/i, e) || s.getFirstMatch(/\bbb(\d+)/i, e);
						return {
							name: i.BlackBerry,
							version: t
						};
					}
				},
				{
					test: [/bada/i],
					describe: function(e) {
						var t = s.getFirstMatch(/bada\/(\d+(\.\d+)*)/i, e);
						return {
							name: i.Bada,
							version: t
						};
					}
				},
				{
					test: [/tizen/i],
					describe: function(e) {
						var t = s.getFirstMatch(/tizen[/\s](\d+(\.\d+)*)/i, e);
						return {
							name: i.Tizen,
							version: t
						};
					}
				},
				{
					test: [/linux/i],
					describe: function() {
						return { name: i.Linux };
					}
				},
				{
					test: [/CrOS/],
					describe: function() {
						return { name: i.ChromeOS };
					}
				},
				{
					test: [/PlayStation 4/],
					describe: function(e) {
						var t = s.getFirstMatch(/PlayStation 4[/\s](\d+(\.\d+)*)/i, e);
						return {
							name: i.PlayStation4,
							version: t
						};
					}
				}
			], u = [
				{
					test: [/googlebot/i],
					describe: function() {
						return {
							type: r.bot,
							vendor: "Google"
						};
					}
				},
				{
					test: [/linespider/i],
					describe: function() {
						return {
							type: r.bot,
							vendor: "Line"
						};
					}
				},
				{
					test: [/amazonbot/i],
					describe: function() {
						return {
							type: r.bot,
							vendor: "Amazon"
						};
					}
				},
				{
					test: [/gptbot/i],
					describe: function() {
						return {
							type: r.bot,
							vendor: "OpenAI"
						};
					}
				},
				{
					test: [/chatgpt-user/i],
					describe: function() {
						return {
							type: r.bot,
							vendor: "OpenAI"
						};
					}
				},
				{
					test: [/oai-searchbot/i],
					describe: function() {
						return {
							type: r.bot,
							vendor: "OpenAI"
						};
					}
				},
				{
					test: [/baiduspider/i],
					describe: function() {
						return {
							type: r.bot,
							vendor: "Baidu"
						};
					}
				},
				{
					test: [/bingbot/i],
					describe: function() {
						return {
							type: r.bot,
							vendor: "Bing"
						};
					}
				},
				{
					test: [/duckduckbot/i],
					describe: function() {
						return {
							type: r.bot,
							vendor: "DuckDuckGo"
						};
					}
				},
				{
					test: [
						/claudebot/i,
						/claude-web/i,
						/claude-user/i,
						/claude-searchbot/i
					],
					describe: function() {
						return {
							type: r.bot,
							vendor: "Anthropic"
						};
					}
				},
				{
					test: [/omgilibot/i, /webzio-extended/i],
					describe: function() {
						return {
							type: r.bot,
							vendor: "Webz.io"
						};
					}
				},
				{
					test: [/diffbot/i],
					describe: function() {
						return {
							type: r.bot,
							vendor: "Diffbot"
						};
					}
				},
				{
					test: [/perplexitybot/i],
					describe: function() {
						return {
							type: r.bot,
							vendor: "Perplexity AI"
						};
					}
				},
				{
					test: [/perplexity-user/i],
					describe: function() {
						return {
							type: r.bot,
							vendor: "Perplexity AI"
						};
					}
				},
				{
					test: [/youbot/i],
					describe: function() {
						return {
							type: r.bot,
							vendor: "You.com"
						};
					}
				},
				{
					test: [/ia_archiver/i],
					describe: function() {
						return {
							type: r.bot,
							vendor: "Internet Archive"
						};
					}
				},
				{
					test: [/meta-webindexer/i],
					describe: function() {
						return {
							type: r.bot,
							vendor: "Meta"
						};
					}
				},
				{
					test: [/meta-externalads/i],
					describe: function() {
						return {
							type: r.bot,
							vendor: "Meta"
						};
					}
				},
				{
					test: [/meta-externalagent/i],
					describe: function() {
						return {
							type: r.bot,
							vendor: "Meta"
						};
					}
				},
				{
					test: [/meta-externalfetcher/i],
					describe: function() {
						return {
							type: r.bot,
							vendor: "Meta"
						};
					}
				},
				{
					test: [/facebookexternalhit/i, /facebookcatalog/i],
					describe: function() {
						return {
							type: r.bot,
							vendor: "Meta"
						};
					}
				},
				{
					test: [/slackbot/i, /slack-imgProxy/i],
					describe: function() {
						return {
							type: r.bot,
							vendor: "Slack"
						};
					}
				},
				{
					test: [/yahoo/i],
					describe: function() {
						return {
							type: r.bot,
							vendor: "Yahoo"
						};
					}
				},
				{
					test: [/yandexbot/i, /yandexmobilebot/i],
					describe: function() {
						return {
							type: r.bot,
							vendor: "Yandex"
						};
					}
				},
				{
					test: [/pingdom/i],
					describe: function() {
						return {
							type: r.bot,
							vendor: "Pingdom"
						};
					}
				},
				{
					test: [/huawei/i],
					describe: function(e) {
						var t = s.getFirstMatch(/(can-l01)/i, e) && "Nova", i = {
							type: r.mobile,
							vendor: "Huawei"
						};
						return t && (i.model = t), i;
					}
				},
				{
					test: [/nexus\s*(?:7|8|9|10).*/i],
					describe: function() {
						return {
							type: r.tablet,
							vendor: "Nexus"
						};
					}
				},
				{
					test: [/ipad/i],
					describe: function() {
						return {
							type: r.tablet,
							vendor: "Apple",
							model: "iPad"
						};
					}
				},
				{
					test: function(e) {
						return s.isFirefoxOnIpad(e.getUA());
					},
					describe: function() {
						return {
							type: r.tablet,
							vendor: "Apple",
							model: "iPad"
						};
					}
				},
				{
					test: [/kftt build/i],
					describe: function() {
						return {
							type: r.tablet,
							vendor: "Amazon",
							model: "Kindle Fire HD 7"
						};
					}
				},
				{
					test: [/silk/i],
					describe: function() {
						return {
							type: r.tablet,
							vendor: "Amazon"
						};
					}
				},
				{
					test: [/tablet(?! pc)/i],
					describe: function() {
						return { type: r.tablet };
					}
				},
				{
					test: function(e) {
						var t = e.test(/ipod|iphone/i), r = e.test(/like (ipod|iphone)/i);
						return t && !r;
					},
					describe: function(e) {
						var t = s.getFirstMatch(/(ipod|iphone)/i, e);
						return {
							type: r.mobile,
							vendor: "Apple",
							model: t
						};
					}
				},
				{
					test: [/nexus\s*[0-6].*/i, /galaxy nexus/i],
					describe: function() {
						return {
							type: r.mobile,
							vendor: "Nexus"
						};
					}
				},
				{
					test: [/Nokia/i],
					describe: function(e) {
						var t = s.getFirstMatch(/Nokia\s+([0-9]+(\.[0-9]+)?)/i, e), i = {
							type: r.mobile,
							vendor: "Nokia"
						};
						return t && (i.model = t), i;
					}
				},
				{
					test: [/[^-]mobi/i],
					describe: function() {
						return { type: r.mobile };
					}
				},
				{
					test: function(e) {
						return "blackberry" === e.getBrowserName(!0);
					},
					describe: function() {
						return {
							type: r.mobile,
							vendor: "BlackBerry"
						};
					}
				},
				{
					test: function(e) {
						return "bada" === e.getBrowserName(!0);
					},
					describe: function() {
						return { type: r.mobile };
					}
				},
				{
					test: function(e) {
						return "windows phone" === e.getBrowserName();
					},
					describe: function() {
						return {
							type: r.mobile,
							vendor: "Microsoft"
						};
					}
				},
				{
					test: function(e) {
						var t = Number(String(e.getOSVersion()).split(".")[0]);
						return "android" === e.getOSName(!0) && t >= 3;
					},
					describe: function() {
						return { type: r.tablet };
					}
				},
				{
					test: function(e) {
						return "android" === e.getOSName(!0);
					},
					describe: function() {
						return { type: r.mobile };
					}
				},
				{
					test: [/smart-?tv|smarttv/i],
					describe: function() {
						return { type: r.tv };
					}
				},
				{
					test: [/netcast/i],
					describe: function() {
						return { type: r.tv };
					}
				},
				{
					test: function(e) {
						return "macos" === e.getOSName(!0);
					},
					describe: function() {
						return {
							type: r.desktop,
							vendor: "Apple"
						};
					}
				},
				{
					test: function(e) {
						return "windows" === e.getOSName(!0);
					},
					describe: function() {
						return { type: r.desktop };
					}
				},
				{
					test: function(e) {
						return "linux" === e.getOSName(!0);
					},
					describe: function() {
						return { type: r.desktop };
					}
				},
				{
					test: function(e) {
						return "chrome os" === e.getOSName(!0);
					},
					describe: function() {
						return { type: r.desktop };
					}
				},
				{
					test: function(e) {
						return "playstation 4" === e.getOSName(!0);
					},
					describe: function() {
						return { type: r.tv };
					}
				},
				{
					test: function(e) {
						return "roku" === e.getOSName(!0);
					},
					describe: function() {
						return { type: r.tv };
					}
				}
			], d = [
				{
					test: function(e) {
						return "microsoft edge" === e.getBrowserName(!0);
					},
					describe: function(e) {
						if (/\sedgios\//i.test(e)) {
							var t = { name: n.WebKit }, r = s.getFirstMatch(/webkit\/(\d+(\.?_?\d+)+)/i, e);
							return r && (t.version = r), t;
						}
						if (/\sedga?\//i.test(e)) return { name: n.Blink };
						var i = s.getFirstMatch(/edge\/(\d+(\.?_?\d+)+)/i, e);
						return {
							name: n.EdgeHTML,
							version: i
						};
					}
				},
				{
					test: function(e) {
						return "ladybird" === e.getBrowserName(!0);
					},
					describe: function() {
						return { name: n.LibWeb };
					}
				},
				{
					test: [/trident/i],
					describe: function(e) {
						var t = { name: n.Trident }, r = s.getFirstMatch(/trident\/(\d+(\.?_?\d+)+)/i, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: function(e) {
						return e.test(/presto/i);
					},
					describe: function(e) {
						var t = { name: n.Presto }, r = s.getFirstMatch(/presto\/(\d+(\.?_?\d+)+)/i, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: function(e) {
						var t = e.test(/gecko/i), r = e.test(/like gecko/i);
						return t && !r;
					},
					describe: function(e) {
						var t = { name: n.Gecko }, r = s.getFirstMatch(/gecko\/(\d+(\.?_?\d+)+)/i, e);
						return r && (t.version = r), t;
					}
				},
				{
					test: [/(apple)?webkit\/537\.36/i],
					describe: function() {
						return { name: n.Blink };
					}
				},
				{
					test: [/(apple)?webkit/i],
					describe: function(e) {
						var t = { name: n.WebKit }, r = s.getFirstMatch(/webkit\/(\d+(\.?_?\d+)+)/i, e);
						return r && (t.version = r), t;
					}
				}
			], b = function() {
				function e(e, t, r) {
					if (void 0 === t && (t = !1), void 0 === r && (r = null), null == e || "" === e) throw new Error("UserAgent parameter can't be empty");
					this._ua = e;
					var i = !1;
					"boolean" == typeof t ? (i = t, this._hints = r) : this._hints = null != t && "object" == typeof t ? t : null, this.parsedResult = {}, !0 !== i && this.parse();
				}
				var t = e.prototype;
				return t.getHints = function() {
					return this._hints;
				}, t.hasBrand = function(e) {
					if (!this._hints || !Array.isArray(this._hints.brands)) return !1;
					var t = e.toLowerCase();
					return this._hints.brands.some(function(e) {
						return e.brand && e.brand.toLowerCase() === t;
					});
				}, t.getBrandVersion = function(e) {
					if (this._hints && Array.isArray(this._hints.brands)) {
						var t = e.toLowerCase(), r = s.find(this._hints.brands, function(e) {
							return e.brand && e.brand.toLowerCase() === t;
						});
						return r ? r.version : void 0;
					}
				}, t.getUA = function() {
					return this._ua;
				}, t.test = function(e) {
					return e.test(this._ua);
				}, t.parseBrowser = function() {
					var e = this;
					this.parsedResult.browser = {};
					var t = s.find(a, function(t) {
						if ("function" == typeof t.test) return t.test(e);
						if (Array.isArray(t.test)) return t.test.some(function(t) {
							return e.test(t);
						});
						throw new Error("Browser's test function is not valid");
					});
					return t && (this.parsedResult.browser = t.describe(this.getUA(), this)), this.parsedResult.browser;
				}, t.getBrowser = function() {
					return this.parsedResult.browser ? this.parsedResult.browser : this.parseBrowser();
				}, t.getBrowserName = function(e) {
					return e ? String(this.getBrowser().name).toLowerCase() || "" : this.getBrowser().name || "";
				}, t.getBrowserVersion = function() {
					return this.getBrowser().version;
				}, t.getOS = function() {
					return this.parsedResult.os ? this.parsedResult.os : this.parseOS();
				}, t.parseOS = function() {
					var e = this;
					this.parsedResult.os = {};
					var t = s.find(c, function(t) {
						if ("function" == typeof t.test) return t.test(e);
						if (Array.isArray(t.test)) return t.test.some(function(t) {
							return e.test(t);
						});
						throw new Error("Browser's test function is not valid");
					});
					return t && (this.parsedResult.os = t.describe(this.getUA())), this.parsedResult.os;
				}, t.getOSName = function(e) {
					var t = this.getOS().name;
					return e ? String(t).toLowerCase() || "" : t || "";
				}, t.getOSVersion = function() {
					return this.getOS().version;
				}, t.getPlatform = function() {
					return this.parsedResult.platform ? this.parsedResult.platform : this.parsePlatform();
				}, t.getPlatformType = function(e) {
					void 0 === e && (e = !1);
					var t = this.getPlatform().type;
					return e ? String(t).toLowerCase() || "" : t || "";
				}, t.parsePlatform = function() {
					var e = this;
					this.parsedResult.platform = {};
					var t = s.find(u, function(t) {
						if ("function" == typeof t.test) return t.test(e);
						if (Array.isArray(t.test)) return t.test.some(function(t) {
							return e.test(t);
						});
						throw new Error("Browser's test function is not valid");
					});
					return t && (this.parsedResult.platform = t.describe(this.getUA())), this.parsedResult.platform;
				}, t.getEngine = function() {
					return this.parsedResult.engine ? this.parsedResult.engine : this.parseEngine();
				}, t.getEngineName = function(e) {
					return e ? String(this.getEngine().name).toLowerCase() || "" : this.getEngine().name || "";
				}, t.parseEngine = function() {
					var e = this;
					this.parsedResult.engine = {};
					var t = s.find(d, function(t) {
						if ("function" == typeof t.test) return t.test(e);
						if (Array.isArray(t.test)) return t.test.some(function(t) {
							return e.test(t);
						});
						throw new Error("Browser's test function is not valid");
					});
					return t && (this.parsedResult.engine = t.describe(this.getUA())), this.parsedResult.engine;
				}, t.parse = function() {
					return this.parseBrowser(), this.parseOS(), this.parsePlatform(), this.parseEngine(), this;
				}, t.getResult = function() {
					return s.assign({}, this.parsedResult);
				}, t.satisfies = function(e) {
					var t = this, r = {}, i = 0, n = {}, o = 0;
					if (Object.keys(e).forEach(function(t) {
						var s = e[t];
						"string" == typeof s || Array.isArray(s) ? (n[t] = s, o += 1) : "object" == typeof s && (r[t] = s, i += 1);
					}), i > 0) {
						var a = Object.keys(r), c = s.find(a, function(e) {
							return t.isOS(e);
						});
						if (c) {
							var u = this.satisfies(r[c]);
							if (void 0 !== u) return u;
						}
						var d = s.find(a, function(e) {
							return t.isPlatform(e);
						});
						if (d) {
							var b = this.satisfies(r[d]);
							if (void 0 !== b) return b;
						}
					}
					if (o > 0) {
						var f = Object.keys(n), l = s.find(f, function(e) {
							return t.isBrowser(e, !0);
						});
						if (void 0 !== l) return this.compareVersions(n[l]);
					}
				}, t.isBrowser = function(e, t) {
					void 0 === t && (t = !1);
					var r = this.getBrowserName().toLowerCase(), i = e.toLowerCase(), n = s.getBrowserTypeByAlias(i);
					return t && n && (i = n.toLowerCase()), i === r;
				}, t.compareVersions = function(e) {
					var t = this;
					return "string" == typeof e ? this.compareVersion(e) : e.some(function(e) {
						return t.compareVersion(e);
					});
				}, t.compareVersion = function(e) {
					var t = [0], r = e, i = !1, n = this.getBrowserVersion();
					if ("string" == typeof n) return ">" === e[0] || "<" === e[0] ? (r = e.substr(1), "=" === e[1] ? (i = !0, r = e.substr(2)) : t = [], ">" === e[0] ? t.push(1) : t.push(-1)) : "=" === e[0] ? r = e.substr(1) : "~" === e[0] && (i = !0, r = e.substr(1)), t.indexOf(s.compareVersions(n, r, i)) > -1;
				}, t.isOS = function(e) {
					return this.getOSName(!0) === String(e).toLowerCase();
				}, t.isPlatform = function(e) {
					return this.getPlatformType(!0) === String(e).toLowerCase();
				}, t.isEngine = function(e) {
					return this.getEngineName(!0) === String(e).toLowerCase();
				}, t.is = function(e, t) {
					return void 0 === t && (t = !1), this.isBrowser(e, t) || this.isOS(e) || this.isPlatform(e);
				}, t.some = function(e) {
					var t = this;
					return void 0 === e && (e = []), e.some(function(e) {
						return t.is(e);
					});
				}, e;
			}();
			function f(e) {
				var t = function(e) {
					if ("object" != typeof e || !e) return e;
					var t = e[Symbol.toPrimitive];
					if (void 0 !== t) {
						var r = t.call(e, "string");
						if ("object" != typeof r) return r;
						throw new TypeError("@@toPrimitive must return a primitive value.");
					}
					return String(e);
				}(e);
				return "symbol" == typeof t ? t : t + "";
			}
			var l = function() {
				function e() {}
				return e.getParser = function(e, t, r) {
					if (void 0 === t && (t = !1), void 0 === r && (r = null), "string" != typeof e) throw new Error("UserAgent should be a string");
					return new b(e, t, r);
				}, e.parse = function(e, t) {
					return void 0 === t && (t = null), new b(e, t).getResult();
				}, s = e, (o = [
					{
						key: "BROWSER_MAP",
						get: function() {
							return t;
						}
					},
					{
						key: "ENGINE_MAP",
						get: function() {
							return n;
						}
					},
					{
						key: "OS_MAP",
						get: function() {
							return i;
						}
					},
					{
						key: "PLATFORMS_MAP",
						get: function() {
							return r;
						}
					}
				]) && function(e, t) {
					for (var r = 0; r < t.length; r++) {
						var i = t[r];
						i.enumerable = i.enumerable || !1, i.configurable = !0, "value" in i && (i.writable = !0), Object.defineProperty(e, f(i.key), i);
					}
				}(s, o), Object.defineProperty(s, "prototype", { writable: !1 }), s;
				var s, o;
			}();
			return l.parse, l.getParser, l;
		});
	})
};
