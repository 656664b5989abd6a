export const id = 6361;
export const ids = [6361];
export const modules = { 86361: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { createWebRequester: () => createWebRequester });
	var error = __webpack_require__(22603);
	var network = __webpack_require__(10007);
	var request_url = __webpack_require__(13462);
	var untrusted_certificate = __webpack_require__(99275);
	var tool = __webpack_require__(86276);
	var web = __webpack_require__(76818);
	;
	const redirectCodes = new Set([
		301,
		302,
		303,
		307,
		308
	]);
	function readNextRequest(request, response) {
		const { status, location } = response;
		if (!redirectCodes.has(status) || location === null) return null;
		const url = (0, request_url.r)(location, request.url);
		if (typeof url === "string") return `the response leads to an address that is not requested: ${url}`;
		if (request.url.scheme === "https" && url.scheme === "http") return `the response leads from https to ${(0, request_url.K)(url)}, which is not encrypted`;
		const isPlain = request.method === "POST" && (status === 301 || status === 302) || status === 303 && request.method !== "GET" && request.method !== "HEAD";
		const sameOrigin = (0, request_url.K)(url) === (0, request_url.K)(request.url);
		const headers = sameOrigin ? request.headers : [];
		return {
			...request,
			url,
			...isPlain ? {
				method: "GET",
				body: null,
				headers: headers.filter(([name]) => !/^content-/i.test(name))
			} : { headers }
		};
	}
	var external_node_stream_ = __webpack_require__(57075);
	var external_node_zlib_ = __webpack_require__(38522);
	;
	const acceptedCodings = "gzip, br, deflate";
	const maxEncodedBytes = 16 * 1024 * 1024;
	async function readWebBody(response, maxBytes) {
		const decoder = createDecoder((response.headers["content-encoding"] ?? "").trim().toLowerCase());
		let encodedBytes = 0;
		const counter = new external_node_stream_.Transform({ transform(chunk, _encoding, done) {
			encodedBytes += chunk.length;
			if (encodedBytes <= maxEncodedBytes) done(null, chunk);
			else done(new tool.X("the compressed response is too large for its decoded size"));
		} });
		const ended = () => undefined;
		const source = decoder === null ? (0, external_node_stream_.pipeline)(response, counter, ended) : (0, external_node_stream_.pipeline)(response, counter, decoder, ended);
		const chunks = [];
		let bytes = 0;
		try {
			for await (const chunk of source) {
				chunks.push(chunk);
				bytes += chunk.length;
				if (bytes > maxBytes) break;
			}
		} catch (thrown) {
			if (!(encodedBytes === 0 && response.complete)) throw thrown;
		}
		return {
			body: Buffer.concat(chunks).subarray(0, maxBytes),
			complete: bytes <= maxBytes
		};
	}
	function createDecoder(coding) {
		switch (coding) {
			case "":
			case "identity": return null;
			case "gzip":
			case "x-gzip": return (0, external_node_zlib_.createGunzip)();
			case "br": return (0, external_node_zlib_.createBrotliDecompress)();
			case "deflate": return (0, external_node_zlib_.createInflate)();
			default: throw new tool.X("the response is in a content coding that is not read; gzip, br and deflate are");
		}
	}
	var send_request = __webpack_require__(2687);
	;
	const maxHeaders = 100;
	async function sendWebRequest(request, socket, signal) {
		try {
			const isAccepted = request.headers.some(([name]) => name.toLowerCase() === "accept");
			const headers = [
				...isAccepted ? [] : [["Accept", request.accept]],
				...request.headers,
				["Accept-Encoding", acceptedCodings]
			];
			const response = await (0, send_request.w)({
				...request,
				headers
			}, socket, signal);
			const location = response.headers.location ?? null;
			const status = response.statusCode ?? 0;
			const read = status >= 300 && status < 400 && location !== null ? {
				body: new Uint8Array(),
				complete: true
			} : await readWebBody(response, request.maxBytes);
			return {
				status,
				statusText: response.statusMessage ?? "",
				headers: listHeaders(response),
				location,
				...read
			};
		} finally {
			socket.destroy();
		}
	}
	function listHeaders({ rawHeaders }) {
		const headers = [];
		for (let index = 0; index + 1 < rawHeaders.length && headers.length < maxHeaders; index += 2) headers.push([(rawHeaders[index] ?? "").toLowerCase(), rawHeaders[index + 1] ?? ""]);
		return headers;
	}
	;
	const maxEntries = 64;
	const maxBytes = 32 * 1024 * 1024;
	function createKeptResponses() {
		const kept = new Map();
		let bytes = 0;
		return {
			find: (request) => mayReuse(request) ? kept.get(renderKey(request)) ?? null : null,
			keep(request, response) {
				if (!mayReuse(request) || response.status !== 200 || forbidsReuse(response)) return;
				const key = renderKey(request);
				bytes += response.body.length - (kept.get(key)?.body.length ?? 0);
				kept.delete(key);
				kept.set(key, response);
				for (const [oldest, { body }] of kept) {
					if (kept.size <= maxEntries && bytes <= maxBytes) break;
					kept.delete(oldest);
					bytes -= body.length;
				}
			}
		};
	}
	function mayReuse({ reuse, method, headers }) {
		return reuse === "run" && method === "GET" && headers.length === 0;
	}
	function renderKey({ url, accept, maxBytes: kept }) {
		return JSON.stringify([
			url.href,
			accept,
			kept
		]);
	}
	function forbidsReuse({ headers }) {
		return headers.some(([name, value]) => name === "cache-control" && /\b(?:no-store|no-cache)\b/i.test(value));
	}
	;
	const defaultTimes = {
		requestMs: 3e4,
		totalMs: 6e4
	};
	const maxRedirects = 5;
	function createWebRequester(options) {
		const { dial, times = defaultTimes } = options;
		const kept = createKeptResponses();
		return async (first, { authorize, onDecision, signal }) => {
			const total = AbortSignal.any([signal, AbortSignal.timeout(times.totalMs)]);
			const redirects = [];
			let request = first;
			for (;;) {
				const permission = authorize((0, web.x)(request.url, request.method), request === first && first.found === undefined ? null : request.url);
				if (permission.type === "deny") {
					onDecision(refuse(request.url, permission));
					throw new tool.X(`${redirects.length === 0 ? "" : "the response leads to another address: "}${(0, request_url.K)(request.url)} is not allowed by rule ${permission.rule}: ${permission.reason}`);
				}
				const known = kept.find(request);
				const received = known ?? await ask(request, permission.grants, onDecision, total);
				if (known === null) kept.keep(request, received);
				const next = readNextRequest(request, received);
				if (typeof next === "string") throw new tool.X(next);
				if (next === null) {
					const { location: _location, ...response } = received;
					return {
						...response,
						url: request.url,
						redirects,
						cached: known !== null
					};
				}
				if (redirects.length === maxRedirects) throw new tool.X(`${(0, request_url.K)(first.url)}: too many redirects (limit ${maxRedirects})`);
				redirects.push(next.url.href);
				request = next;
			}
		};
		async function ask(request, grants, onDecision, total) {
			const { url } = request;
			const signal = AbortSignal.any([total, AbortSignal.timeout(times.requestMs)]);
			try {
				const socket = await dial(url, {
					grants,
					onDecision,
					signal
				});
				return await sendWebRequest(request, socket, signal);
			} catch (thrown) {
				throw describeFailure(url, signal, thrown);
			}
		}
	}
	function refuse({ host, port }, denied) {
		return (0, network.t9)({
			host,
			port,
			decision: "deny",
			rule: denied.rule,
			reason: denied.reason
		});
	}
	function describeFailure(url, signal, thrown) {
		if (thrown instanceof tool.X) return thrown;
		const origin = (0, request_url.K)(url);
		if (signal.aborted) {
			const isLate = signal.reason instanceof DOMException && signal.reason.name === "TimeoutError";
			return new tool.X(isLate ? `${origin} did not answer in time` : `the request to ${origin} was aborted`, { cause: thrown });
		}
		const code = thrown instanceof Error && "code" in thrown ? String(thrown.code) : "no whole response";
		const what = (0, error.up)(thrown, "HPE_HEADER_OVERFLOW") ? "its headers are too long" : code.replace(/[^\w ]/g, "");
		const untrusted = (0, untrusted_certificate.Q)(code, [url.host]);
		return new tool.X([`the request to ${origin} failed: ${what}`, untrusted].filter(Boolean).join("\n"), { cause: thrown });
	}
}) };
