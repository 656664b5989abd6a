export const id = 5325;
export const ids = [5325];
export const modules = { 75325: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { settleNetwork: () => settleNetwork });
	var _core_types_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22603);
	const anyProxy = /^(?:https?|all|ftp|no)_proxy$/i;
	const redirects = /^(?:https?|all)_proxy$/i;
	function settleNetwork(environment, inputs, place) {
		const problems = place === "job" ? findProblems(environment, inputs) : [];
		if (problems.length > 0) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_0__.tj({
			code: "usage",
			message: "variables of the job would redirect or open the connections of this step, with the keys in them",
			hint: "An earlier step may have set them. Remove them, or set them to the empty string in the env of this step.",
			problems: problems.map(({ message, hint }) => (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_0__.Yx)(message, hint))
		});
		const { proxy, proxyExclude, caCertificates } = inputs;
		if (caCertificates !== null && caCertificates !== read(environment, "NODE_EXTRA_CA_CERTS")) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_0__.tj({
			code: "usage",
			message: "ca-certificates is given, and NODE_EXTRA_CA_CERTS is not set to the same file",
			hint: "Set NODE_EXTRA_CA_CERTS, in a job in the env of this step: Node reads it only when it starts."
		});
		if (proxy === null && place === "elsewhere") return proxyExclude === null ? environment : {
			...environment,
			no_proxy: proxyExclude
		};
		const others = Object.entries(environment).filter(([name]) => !anyProxy.test(name));
		return {
			...Object.fromEntries(others),
			...proxy === null ? {} : {
				https_proxy: proxy,
				http_proxy: proxy,
				no_proxy: proxyExclude ?? ""
			}
		};
	}
	function findProblems(environment, { proxy, caCertificates: authorities }) {
		const isSet = (name) => read(environment, name) !== "";
		const found = [
			read(environment, "NODE_TLS_REJECT_UNAUTHORIZED") === "0" && {
				message: "NODE_TLS_REJECT_UNAUTHORIZED=0 accepts every certificate",
				hint: "Name the authority of a private server with NODE_EXTRA_CA_CERTS and the input ca-certificates."
			},
			isSet("NODE_OPTIONS") && {
				message: "NODE_OPTIONS changes what this program loads and trusts",
				hint: "An option such as --max-old-space-size belongs into the env of the steps that need it. Here: env: { NODE_OPTIONS: '' }."
			},
			isSet("NODE_EXTRA_CA_CERTS") && read(environment, "NODE_EXTRA_CA_CERTS") !== authorities && {
				message: "NODE_EXTRA_CA_CERTS names authorities that the input ca-certificates does not name",
				hint: "Give the same file in the input ca-certificates if the workflow means it."
			},
			isSet("NODE_USE_ENV_PROXY") && {
				message: "NODE_USE_ENV_PROXY lets Node take proxies from the environment",
				hint: "Give the proxy in the input proxy."
			},
			isSet("NODE_USE_SYSTEM_CA") && (isSet("SSL_CERT_FILE") || isSet("SSL_CERT_DIR")) && {
				message: "NODE_USE_SYSTEM_CA with SSL_CERT_FILE or SSL_CERT_DIR names other authorities",
				hint: "Use NODE_EXTRA_CA_CERTS and the input ca-certificates."
			},
			...Object.keys(environment).filter((name) => proxy === null && redirects.test(name) && isSet(name)).map((name) => ({
				message: `${name} names a proxy that the input proxy does not name`,
				hint: "Give the proxy in the input proxy if the workflow means it."
			}))
		];
		return found.filter((problem) => problem !== false);
	}
	const read = (environment, name) => environment[name]?.trim() ?? "";
}) };
