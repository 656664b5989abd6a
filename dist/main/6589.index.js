export const id = 6589;
export const ids = [6589];
export const modules = { 46589: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
	__webpack_require__.d(__webpack_exports__, { openServers: () => openServers });
	var error = __webpack_require__(22603);
	var external_node_crypto_ = __webpack_require__(77598);
	var json = __webpack_require__(37981);
	var tool_catalogue = __webpack_require__(89953);
	var from_json_schema = __webpack_require__(20311);
	var registries = __webpack_require__(29396);
	var schemas = __webpack_require__(88343);
	;
	const maxValues = 1e4;
	const maxDepth = 64;
	function boundValues(schema) {
		return schemas.transform((value) => value).check((payload) => {
			if (hasTooMany(payload.value)) payload.issues.push({
				code: "custom",
				message: `more than ${maxValues} values, or nested deeper than ${maxDepth}`,
				input: null
			});
		}).pipe(schema);
	}
	function hasTooMany(value) {
		const pending = [{
			value,
			depth: 1
		}];
		let seen = 0;
		for (let next = pending.pop(); seen <= maxValues && next !== undefined; next = pending.pop()) {
			seen += 1;
			const { value: held, depth } = next;
			if (depth > maxDepth) return true;
			if (typeof held === "object" && held !== null) for (const member of Object.values(held).slice(0, maxValues + 1)) pending.push({
				value: member,
				depth: depth + 1
			});
		}
		return seen > maxValues;
	}
	var cut_value = __webpack_require__(8801);
	var control_characters = __webpack_require__(96763);
	var untrusted_envelope = __webpack_require__(4994);
	var cut_text = __webpack_require__(37527);
	;
	function renderServerLine(text, maxLength) {
		const line = text.slice(0, maxLength * 4).toWellFormed().replaceAll(/\s+/g, " ").replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}]/gu, "").replaceAll("<", "\u2039").replaceAll(">", "\u203a").trim();
		return (0, cut_text.IN)(line, maxLength);
	}
	function renderServerText(server, text, cut) {
		return (0, untrusted_envelope.VY)({ source: `mcp.${server}` }, cutVisible(server, text, cut));
	}
	function renderServerError(server, text, cut) {
		return (0, untrusted_envelope.Te)(cutVisible(server, text, cut));
	}
	function cutVisible(server, text, cut) {
		const visible = (0, control_characters._O)(text.toWellFormed().replaceAll(/\r\n?/g, "\n"));
		return (0, cut_value.c)(visible, {
			source: `mcp.${server}`,
			name: "mcp",
			...cut
		});
	}
	;
	const argument_schema_maxDepth = 16;
	const maxSchemas = 500;
	const maxMembers = 200;
	const maxNoteCharacters = 300;
	class UnusableSchema extends Error {}
	function readArgumentSchema(written) {
		try {
			if (!(0, json.OW)(written) || written["type"] !== "object") return unusable("it is not the schema of an object");
			const reading = {
				root: written,
				open: new Set(),
				budget: maxSchemas
			};
			const copy = mergeRoot(copySchema(written, reading, 0));
			if ((0, json.OW)(copy["properties"]) && Object.hasOwn(copy["properties"], "justification")) return unusable("it has the argument justification, which belongs to the harness");
			return {
				type: "read",
				schema: boundValues(from_json_schema.y(copy, { registry: registries.u5() }))
			};
		} catch (thrown) {
			return unusable(thrown instanceof UnusableSchema ? thrown.message : "it cannot be understood");
		}
	}
	function mergeRoot({ anyOf, allOf, ...root }) {
		const choices = [anyOf, allOf].flatMap((list) => Array.isArray(list) ? list.filter(json.OW) : []);
		const isPlainChoice = allOf === undefined && choices.every(({ type }) => type === "object");
		if (anyOf !== undefined && isPlainChoice && root["properties"] === undefined) return {
			...root,
			anyOf
		};
		const properties = new Map();
		for (const part of [root, ...choices]) for (const [name, schema] of Object.entries((0, json.OW)(part["properties"]) ? part["properties"] : {})) properties.set(name, [...properties.get(name) ?? [], schema]);
		const merged = [...properties].map(([name, anyOf]) => [name, anyOf.length === 1 ? anyOf[0] : { anyOf }]);
		return properties.size === 0 ? root : {
			...root,
			properties: Object.fromEntries(merged)
		};
	}
	const types = new Set([
		"object",
		"array",
		"string",
		"number",
		"integer",
		"boolean",
		"null"
	]);
	const numberKeywords = [
		"minimum",
		"maximum",
		"exclusiveMinimum",
		"exclusiveMaximum",
		"multipleOf",
		"minLength",
		"minItems",
		"maxItems"
	];
	function copySchema(written, reading, depth) {
		reading.budget -= 1;
		if (reading.budget < 0 || depth > argument_schema_maxDepth) throw new UnusableSchema("it is too large or too deep");
		if (!(0, json.OW)(written)) return {};
		const reference = written["$ref"];
		const copy = typeof reference === "string" ? copyReference(reference, reading, depth) : {};
		if (typeof reference !== "string") copyKeywords(written, copy, reading, depth);
		if (typeof written["description"] === "string") copy["description"] = renderServerLine(written["description"], maxNoteCharacters);
		return copy;
	}
	function copyKeywords(written, copy, reading, depth) {
		if (isType(written["type"])) copy["type"] = written["type"];
		if (isPlainList(written["enum"])) copy["enum"] = written["enum"];
		if (isPlain(written["const"])) copy["const"] = written["const"];
		for (const keyword of numberKeywords) {
			const value = written[keyword];
			if (typeof value === "number" && (keyword !== "multipleOf" || value > 0)) copy[keyword] = value;
		}
		copyMembers(written, copy, reading, depth);
		copyItems(written, copy, reading, depth);
		const choices = written["anyOf"] ?? written["oneOf"];
		if (Array.isArray(choices) && choices.length > 0) copy["anyOf"] = copyList(choices, reading, depth);
		if (Array.isArray(written["allOf"]) && written["allOf"].length > 0) copy["allOf"] = copyList(written["allOf"], reading, depth);
	}
	function copyMembers(written, copy, reading, depth) {
		const { properties, required, additionalProperties: rest } = written;
		if ((0, json.OW)(properties)) {
			const members = Object.entries(properties);
			if (members.length > maxMembers) throw new UnusableSchema(`an object has more than ${maxMembers} properties`);
			for (const [name] of members) checkMemberName(name);
			copy["properties"] = Object.fromEntries(members.map(([name, member]) => [name, copySchema(member, reading, depth + 1)]));
		}
		if (Array.isArray(required)) {
			const names = required.filter((name) => typeof name === "string").slice(0, maxMembers);
			for (const name of names) checkMemberName(name);
			copy["required"] = names;
		}
		const isClosed = rest === false && written["patternProperties"] === undefined;
		if (isClosed) copy["additionalProperties"] = false;
		else if ((0, json.OW)(rest) && written["patternProperties"] === undefined) copy["additionalProperties"] = copySchema(rest, reading, depth + 1);
	}
	function copyItems(written, copy, reading, depth) {
		const { items, prefixItems } = written;
		const positions = Array.isArray(prefixItems) ? prefixItems : Array.isArray(items) ? items : null;
		if (positions !== null) copy["prefixItems"] = copyList(positions, reading, depth);
		else if ((0, json.OW)(items)) copy["items"] = copySchema(items, reading, depth + 1);
	}
	function copyList(list, reading, depth) {
		if (list.length > maxMembers) throw new UnusableSchema(`a list has more than ${maxMembers} schemas`);
		return list.map((item) => copySchema(item, reading, depth + 1));
	}
	function copyReference(reference, reading, depth) {
		if (reading.open.has(reference) || reference === "#") return {};
		const pointer = reference.startsWith("#/") ? decodeURIComponent(reference.slice(1)) : null;
		const target = pointer === null ? undefined : (0, json.Qn)(reading.root, pointer);
		if (target === undefined) throw new UnusableSchema("it refers to what is not in it");
		reading.open.add(reference);
		const copy = copySchema(target, reading, depth + 1);
		reading.open.delete(reference);
		return copy;
	}
	function checkMemberName(name) {
		if (name.length === 0 || name.length > 100 || /[\p{Cc}\p{Cf}\p{Cs}<>]/u.test(name) || name === "__proto__") throw new UnusableSchema("a property has a name that cannot be used");
	}
	function isType(value) {
		return value !== undefined && (types.has(value) || Array.isArray(value) && value.every((one) => types.has(one)));
	}
	function isPlainList(value) {
		return Array.isArray(value) && value.length > 0 && value.length <= maxMembers && value.every(isPlain);
	}
	function isPlain(value) {
		if (typeof value === "string") return renderServerLine(value, maxNoteCharacters) === value;
		return value === null || typeof value === "number" || typeof value === "boolean";
	}
	function unusable(reason) {
		return {
			type: "unusable",
			reason: `its argument schema is not usable: ${reason}`
		};
	}
	;
	const maxTools = 128;
	const maxDefinitionBytes = 65536;
	const maxDescriptionCharacters = 600;
	const maxStructuredName = 64;
	function admitTools(server, definitions) {
		const refused = [];
		const admitted = definitions.flatMap((definition, index) => {
			const ownName = typeof definition["name"] === "string" ? definition["name"] : "";
			const refuse = (reason) => {
				refused.push({
					name: renderServerLine(ownName, 80),
					reason
				});
				return [];
			};
			if (index >= maxTools) return refuse(`the server has more than ${maxTools} tools`);
			const problem = findNameProblem(server, ownName);
			if (problem !== null) return refuse(problem);
			if (definitions.filter(({ name }) => name === ownName).length > 1) return refuse("the server has it twice");
			if (JSON.stringify(definition).length > maxDefinitionBytes) return refuse("its definition is too long");
			const { execution } = definition;
			if ((0, json.OW)(execution) && execution["taskSupport"] === "required") return refuse("it answers only as a task, which is not supported");
			const read = readArgumentSchema(definition["inputSchema"]);
			if (read.type === "unusable") return refuse(read.reason);
			return [{
				ownName,
				name: `mcp.${server}.${ownName}`,
				structuredName: renderStructuredName(server, ownName),
				description: renderDescription(server, definition["description"]),
				input: read.schema,
				sha256: hash(definition)
			}];
		});
		return {
			admitted,
			refused
		};
	}
	function digestDefinitions(definitions) {
		return hash(definitions.map(hash).toSorted());
	}
	function findNameProblem(server, name) {
		if (!/^[A-Za-z][A-Za-z0-9_-]*$/.test(name)) return "a tool is named by letters, digits, \"_\" and \"-\", beginning with a letter";
		if (name.includes("__")) return "its name holds \"__\", which separates the server from the tool";
		if (tool_catalogue.PD.has(name)) return "its name means something else in scripts";
		return renderStructuredName(server, name).length > maxStructuredName ? "its name is too long" : null;
	}
	function renderStructuredName(server, name) {
		return `mcp__${server}__${name}`;
	}
	function renderDescription(server, written) {
		const line = typeof written === "string" ? renderServerLine(written, maxDescriptionCharacters) : "";
		return `A tool of the MCP server ${server}${line === "" ? "." : `, whose description is: ${line}`}`;
	}
	function hash(value) {
		return (0, external_node_crypto_.createHash)("sha256").update((0, json.R5)(value)).digest("hex");
	}
	var dist = __webpack_require__(6762);
	var tool = __webpack_require__(86276);
	;
	const maxPages = 32;
	const maxDefinitions = 256;
	const maxDefinitionCharacters = 1e6;
	const maxErrorCharacters = 500;
	class SessionEnded extends tool.X {}
	const toolPage = schemas.object({
		tools: schemas.array(schemas.record(schemas.string(), schemas.json())).max(maxDefinitions),
		nextCursor: schemas.string().max(4096).optional()
	});
	async function connectServer(options) {
		const { server, transport } = options;
		const mayRestart = server.type === "command" && server.restarts > 0;
		const client = new dist.Kj({
			name: "script-harness",
			version: options.version
		}, {
			capabilities: {},
			jsonSchemaValidator: { getValidator: refuseSchema }
		});
		client.setNotificationHandler("notifications/tools/list_changed", () => options.onChanged());
		function explain(thrown, waitedMs) {
			const ended = transport.readEnd();
			if (ended !== null) return `has ended (${renderServerLine(ended, maxErrorCharacters)})`;
			if (thrown instanceof dist.Fp && thrown.code === dist.OH.RequestTimeout) return `did not answer within ${waitedMs} ms`;
			if (thrown instanceof dist.Fp && thrown.code === dist.OH.ConnectionClosed) return "closed the connection before it had answered";
			const message = renderServerLine((0, error.IP)(thrown), maxErrorCharacters);
			if (thrown instanceof dist.bd) return `refused: ${message} (${thrown.code})${renderErrorData(thrown.data)}`;
			const status = thrown instanceof dist.HC ? ` (HTTP ${thrown.status})` : "";
			return `gave no response that can be used${status}: ${message}`;
		}
		async function listDefinitions(signal) {
			const definitions = [];
			let characters = 0;
			let cursor;
			for (let page = 1; page <= maxPages; page += 1) {
				transport.renew();
				const params = cursor === undefined ? {} : { cursor };
				const listed = await client.request({
					method: "tools/list",
					params
				}, toolPage, {
					signal,
					timeout: server.startupTimeoutMs
				});
				definitions.push(...listed.tools);
				characters += JSON.stringify(listed.tools).length;
				if (characters > maxDefinitionCharacters) throw new Error("its definitions are too long");
				if (definitions.length > maxDefinitions) throw new Error(`it has more than ${maxDefinitions} tools`);
				if (!listed.nextCursor) return definitions;
				cursor = listed.nextCursor;
			}
			throw new Error(`its list of tools has more than ${maxPages} pages`);
		}
		const deadline = AbortSignal.timeout(server.startupTimeoutMs);
		const signal = AbortSignal.any([options.signal, deadline]);
		let definitions = [];
		try {
			await client.connect(transport, {
				signal,
				timeout: server.startupTimeoutMs
			});
			if (client.getServerCapabilities()?.tools !== undefined) definitions = await listDefinitions(signal);
		} catch (thrown) {
			if (deadline.aborted && transport.readEnd() === null) throw new Error(`it did not say its tools within ${server.startupTimeoutMs} ms`, { cause: thrown });
			throw new Error(`it ${explain(thrown, server.startupTimeoutMs)}`, { cause: thrown });
		}
		return {
			server: server.name,
			definitions,
			hasResources: client.getServerCapabilities()?.resources !== undefined,
			hasPrompts: client.getServerCapabilities()?.prompts !== undefined,
			hasEnded: () => transport.readEnd() !== null,
			async request(method, params, callSignal) {
				const what = `the MCP server ${server.name}`;
				const fail = (thrown) => new tool.X(`${what} ${explain(thrown, server.callTimeoutMs)}${transport.readEnd() === null || mayRestart ? "" : "; it is not started again"}`, { cause: thrown });
				if (transport.readEnd() !== null) throw fail(null);
				transport.renew();
				try {
					return await client.request({
						method,
						params
					}, {
						signal: callSignal,
						timeout: server.callTimeoutMs,
						maxTotalTimeout: server.callTimeoutMs
					});
				} catch (thrown) {
					callSignal.throwIfAborted();
					if (thrown instanceof dist.HC && isAboutSession(thrown) && transport.hasSession()) throw new SessionEnded(`${what} has ended the session (HTTP ${thrown.status})`, { cause: thrown });
					throw fail(thrown);
				}
			}
		};
	}
	function isAboutSession({ status, message }) {
		return status === 404 || (status === 400 || status === 401) && /session/i.test(message);
	}
	function renderErrorData(data) {
		if (data === undefined || data === null) return "";
		return `: ${renderServerLine(typeof data === "string" ? data : JSON.stringify(data), maxErrorCharacters)}`;
	}
	function refuseSchema() {
		throw new Error("no schema of a server is compiled here");
	}
	var promises_ = __webpack_require__(58500);
	var deferred = __webpack_require__(40552);
	var parse_json = __webpack_require__(27831);
	;
	const maxBytes = 16 * 1024 * 1024;
	const maxMessages = 1e4;
	const server_transport_maxDepth = 64;
	const server_transport_maxMembers = 1e4;
	function isTooLarge(message) {
		const { depth, members } = (0, parse_json.j1)(message);
		return depth > server_transport_maxDepth || members > server_transport_maxMembers;
	}
	const ownMembers = new Set([
		"structuredContent",
		"inputSchema",
		"outputSchema",
		"_meta"
	]);
	function repairResult(message) {
		if (!("result" in message)) return message;
		const result = omitNulls(message.result);
		const structured = (0, json.OW)(result) ? result["structuredContent"] : undefined;
		const isRefused = structured !== undefined && !(0, json.OW)(structured);
		const repaired = isRefused ? {
			...result,
			structuredContent: { result: structured }
		} : result;
		return {
			...message,
			result: repaired
		};
	}
	function omitNulls(value) {
		if (Array.isArray(value)) return value.map(omitNulls);
		if (!(0, json.OW)(value)) return value;
		const present = Object.entries(value).filter(([, member]) => member !== null);
		return Object.fromEntries(present.map(([name, member]) => [name, ownMembers.has(name) ? member : omitNulls(member)]));
	}
	function refuseResponse(id) {
		const message = `the response has more than ${server_transport_maxMembers} values, or is nested deeper than ${server_transport_maxDepth}; request less`;
		return {
			jsonrpc: "2.0",
			id,
			error: {
				code: -32603,
				message
			}
		};
	}
	;
	const endTimeoutMs = 1e3;
	function createHttpTransport(options) {
		let bytes = 0;
		let messages = 0;
		let ended = null;
		const waiting = new Map();
		function end(reason) {
			ended ??= reason;
			void inner.close();
		}
		async function* count(body) {
			for await (const chunk of body) {
				bytes += chunk.length;
				if (bytes > maxBytes) {
					end(`it sent more than ${maxBytes} bytes for one request`);
					return;
				}
				yield chunk;
			}
		}
		const inner = new dist.jS(new URL(options.url), {
			requestInit: { headers: { ...options.headers } },
			async fetch(url, init) {
				const { body, status, statusText, headers } = await options.fetch(url, init);
				return new Response(body === null ? null : ReadableStream.from(count(body)), {
					status,
					statusText,
					headers
				});
			},
			onInsufficientScope: "throw"
		});
		function receive(written) {
			messages += 1;
			if (messages > maxMessages) {
				end(`it sent more than ${maxMessages} messages for one request`);
				return;
			}
			const response = "method" in written ? undefined : written.id;
			const tooLarge = isTooLarge(JSON.stringify(written));
			if (tooLarge && response === undefined) return;
			const message = tooLarge && response !== undefined ? refuseResponse(response) : repairResult(written);
			if (response !== undefined) waiting.get(response)?.resolve();
			try {
				transport.onmessage?.(message);
			} catch (thrown) {
				end(`a message of it could not be handled: ${(0, error.IP)(thrown).slice(0, 200)}`);
			}
		}
		const transport = {
			hasPerRequestStream: true,
			readEnd: () => ended,
			hasSession: () => inner.sessionId !== undefined,
			renew() {
				bytes = 0;
				messages = 0;
			},
			async start() {
				Object.assign(inner, {
					onmessage: receive,
					onerror: (error) => transport.onerror?.(error),
					onclose: () => transport.onclose?.()
				});
				await inner.start();
			},
			async send(message, { requestSignal, onRequestStreamEnd, headers } = {}) {
				const answer = (0, deferred.u)();
				const id = "method" in message && "id" in message ? message.id : null;
				if (id === null) answer.resolve();
				else waiting.set(id, answer);
				const sent = inner.send(message, {
					...requestSignal !== undefined && { requestSignal },
					...headers !== undefined && { headers },
					onRequestStreamEnd() {
						onRequestStreamEnd?.();
						answer.reject(new dist.Fp(dist.OH.ConnectionClosed, "the stream ended before the answer"));
					}
				});
				try {
					await Promise.all([sent, answer.promise]);
				} finally {
					if (id !== null) waiting.delete(id);
				}
			},
			setProtocolVersion: (version) => inner.setProtocolVersion(version),
			async close() {
				const ended = inner.terminateSession().catch(() => undefined);
				await Promise.race([ended, (0, promises_.setTimeout)(endTimeoutMs, undefined, { ref: false })]);
				await inner.close();
			}
		};
		return transport;
	}
	;
	function createLineTransport(process) {
		let ended = null;
		process.onExit((reason) => {
			ended = reason;
		});
		let bytes = 0;
		let messages = 0;
		const deliver = (message) => {
			try {
				transport.onmessage?.(message);
			} catch (thrown) {
				process.stop(`a message of it could not be handled: ${(0, error.IP)(thrown).slice(0, 200)}`);
			}
		};
		const transport = {
			readEnd: () => ended,
			hasSession: () => false,
			renew() {
				bytes = 0;
				messages = 0;
			},
			async start() {
				process.onLine((line) => {
					bytes += line.length + 1;
					messages += 1;
					if (bytes > maxBytes || messages > maxMessages) {
						process.stop("it sent more than one call can account for");
						return;
					}
					const message = isTooLarge(line) ? refuseLine(line) : readMessage(line);
					if (message !== null) deliver(message);
				});
				process.onExit(() => transport.onclose?.());
			},
			async send(message) {
				process.writeLine(JSON.stringify(message));
			},
			async close() {
				process.stop("it was closed");
			}
		};
		return transport;
	}
	function refuseLine(line) {
		const [start, end] = [line.slice(0, 100), line.slice(-100)].map((part) => part.replaceAll(/\s/g, ""));
		const [, first] = /^\{(?:"jsonrpc":"2\.0",)?"id":(\d+),"(?:result|error)":/.exec(start ?? "") ?? [];
		const [, id = first] = /"id":(\d+)(?:,"jsonrpc":"2\.0")?\}$/.exec(end ?? "") ?? [];
		return id === undefined ? null : refuseResponse(Number(id));
	}
	function readMessage(line) {
		if (!line.startsWith("{")) return null;
		try {
			return repairResult(JSON.parse(line));
		} catch {
			return null;
		}
	}
	var mcp = __webpack_require__(81441);
	var define_tool = __webpack_require__(12185);
	var limits = __webpack_require__(97535);
	;
	const shownErrorBytes = 4 * 1024;
	const maxImages = 4;
	const imageTypes = new Set([
		"image/png",
		"image/jpeg",
		"image/gif",
		"image/webp"
	]);
	function readCallResult(server, result, storeOutput) {
		const text = renderText(result);
		if (result.isError === true) {
			const message = text === "" ? "the tool reports a failure without a reason" : text;
			throw new tool.X(renderServerError(server, message, {
				maxBytes: shownErrorBytes,
				storeOutput
			}));
		}
		const { content, structuredContent } = result;
		return {
			value: toJson({
				content,
				...structuredContent !== undefined && { structuredContent }
			}),
			text: renderServerText(server, text === "" ? "(no content)" : text, {
				maxBytes: limits.UJ,
				storeOutput
			}),
			images: listImages(content)
		};
	}
	function renderText({ content, structuredContent }) {
		const parts = content.map(renderBlock);
		if (structuredContent !== undefined && !isInText(content, toJson(structuredContent))) parts.push(JSON.stringify(structuredContent));
		return parts.join("\n");
	}
	function isInText(content, structured) {
		const members = typeof structured === "object" && structured !== null ? Object.values(structured) : [];
		const wanted = new Set([structured, ...members.length === 1 ? members : []].map(json.R5));
		const texts = content.flatMap((block) => block.type === "text" ? [block.text] : []);
		const values = texts.map((text) => (0, parse_json.Vh)(text) ?? text);
		return [
			...texts,
			...values,
			values
		].some((value) => wanted.has((0, json.R5)(value)));
	}
	function renderBlock(block) {
		switch (block.type) {
			case "text": return block.text;
			case "image":
			case "audio": return `[${block.type}: ${block.mimeType}, ${block.data.length} characters of base64]`;
			case "resource": return "text" in block.resource ? `[resource ${block.resource.uri}]\n${block.resource.text}` : `[resource ${block.resource.uri}: ${block.resource.blob.length} characters of base64]`;
			case "resource_link": return `[link to ${block.uri}: ${block.name}]`;
		}
	}
	function listImages(content) {
		return content.map(readBinary).flatMap(({ mimeType, base64 }) => imageTypes.has(mimeType) && /^[A-Za-z0-9+/]+={0,2}$/.test(base64) ? [{
			type: "image",
			mediaType: mimeType,
			base64
		}] : []).slice(0, maxImages);
	}
	function readBinary(block) {
		if (block.type === "image") return {
			mimeType: block.mimeType.replace(/jpg$/, "jpeg"),
			base64: block.data
		};
		if (block.type === "resource" && "blob" in block.resource) return {
			mimeType: block.resource.mimeType ?? "",
			base64: block.resource.blob
		};
		return {
			mimeType: "",
			base64: ""
		};
	}
	function toJson(value) {
		return JSON.parse(JSON.stringify(value));
	}
	;
	function createServerChoice(connections) {
		const names = connections.map(({ server }) => server);
		const argument = schemas["enum"](names);
		const [only] = names;
		return {
			names,
			argument: only !== undefined && names.length === 1 ? argument.default(only) : argument,
			pick(name) {
				const found = connections.find(({ server }) => server === name);
				if (found === undefined) throw new Error(`no server ${name} among ${names.join(", ")}`);
				return found;
			}
		};
	}
	function createListTool(facts, servers, options) {
		const { method, field, description, item } = options;
		async function list(server, cursor, signal) {
			const asked = servers.pick(server).request(method, cursor === undefined ? {} : { cursor }, signal);
			const page = toJson(await asked);
			const items = Array.isArray(page[field]) ? page[field] : [];
			const next = page["nextCursor"];
			return {
				[field]: items.map((one) => ({
					...one,
					server
				})),
				...next !== undefined && { nextCursor: next }
			};
		}
		return (0, define_tool.u)({
			...facts,
			description,
			input: schemas.strictObject({
				server: servers.names.length === 1 ? servers.argument : servers.argument.optional().describe("All if left out."),
				cursor: schemas.string().max(4096).optional().describe("From nextCursor of the page before, with its server.")
			}).refine(({ server, cursor }) => cursor === undefined || server !== undefined, "a cursor needs its server"),
			returns: `{ ${field}: ${item}[]; nextCursor?: string${servers.names.length === 1 ? "" : "; more?: { server: string; nextCursor?: string; error?: string }[]"} }`,
			alternatives: ({ server }) => server === undefined ? servers.names.map((name) => ({ server: name })) : [],
			accesses: async () => [(0, mcp.aE)(facts.name)],
			outputTrust: "untrusted",
			async run({ server, cursor }, { signal, sandbox, isAllowed }) {
				if (server !== undefined) return renderPage(server, await list(server, cursor, signal), sandbox.storeOutput);
				const allowed = servers.names.filter((name) => isAllowed({ server: name }));
				const pages = await Promise.all(allowed.map(async (name) => ({
					name,
					page: await list(name, undefined, signal).catch(readFailure)
				})));
				const failed = pages.flatMap(({ page }) => page instanceof tool.X ? [page.message] : []);
				if (failed.length === pages.length) throw new tool.X(failed.join("\n"));
				return mergePages(field, pages, sandbox.storeOutput);
			}
		});
	}
	function readFailure(thrown) {
		if (thrown instanceof tool.X) return thrown;
		throw thrown;
	}
	function mergePages(field, pages, storeOutput) {
		const more = pages.flatMap(({ name: server, page }) => {
			if (page instanceof tool.X) return [{
				server,
				error: page.message
			}];
			const next = page["nextCursor"];
			return next === undefined ? [] : [{
				server,
				nextCursor: next
			}];
		});
		const maxBytes = Math.floor(limits.UJ / Math.max(1, pages.length));
		const shown = pages.map(({ name, page }) => renderServerText(name, page instanceof tool.X ? page.message : JSON.stringify(page, null, 1), {
			maxBytes,
			storeOutput
		}));
		const items = pages.flatMap(({ page }) => page instanceof tool.X ? [] : page[field]);
		return {
			value: {
				[field]: items,
				...more.length > 0 && { more }
			},
			text: shown.join("\n"),
			images: []
		};
	}
	function renderPage(server, value, storeOutput) {
		const text = JSON.stringify(value, null, 1);
		return {
			value,
			text: renderServerText(server, text, {
				maxBytes: limits.UJ,
				storeOutput
			}),
			images: []
		};
	}
	;
	const [listPrompts, getPrompt] = mcp.Yh;
	function createPromptTools(connections) {
		const holders = connections.filter(({ hasPrompts }) => hasPrompts);
		if (holders.length === 0) return [];
		const servers = createServerChoice(holders);
		return [createListTool(listPrompts, servers, {
			method: "prompts/list",
			field: "prompts",
			description: "Lists the prompts of MCP servers.",
			item: "{ server: string; name: string; description?: string; arguments?: { name: string; required?: boolean }[] }"
		}), (0, define_tool.u)({
			...getPrompt,
			description: "Reads a prompt of an MCP server.",
			input: schemas.strictObject({
				server: servers.argument,
				name: schemas.string().min(1).max(1e3),
				arguments: schemas.record(schemas.string().max(200), schemas.string().max(1e5)).optional()
			}),
			returns: "{ description?: string; messages: { role: string; content: { type: string; text?: string } }[] }",
			accesses: async () => [(0, mcp.aE)(getPrompt.name)],
			outputTrust: "untrusted",
			async run({ server, name, arguments: given }, { signal, sandbox }) {
				const asked = {
					name,
					...given !== undefined && { arguments: given }
				};
				const { description, messages } = await servers.pick(server).request("prompts/get", asked, signal);
				const heading = description === undefined ? [] : [{
					type: "text",
					text: description
				}];
				const parts = messages.flatMap(({ role, content }) => [{
					type: "text",
					text: `${role}:`
				}, content]);
				return {
					...readCallResult(server, { content: [...heading, ...parts] }, sandbox.storeOutput),
					value: {
						...description !== undefined && { description },
						messages: toJson(messages)
					}
				};
			}
		})];
	}
	;
	function createLastingConnection(first, options) {
		const what = `the MCP server ${first.server}`;
		let left = options.restarts;
		let current = Promise.resolve(first);
		function replace(seen, open) {
			if (current === seen) current = open();
			return current;
		}
		async function openAgain(lost, failure) {
			try {
				return await options.open();
			} catch (thrown) {
				current = Promise.resolve(lost);
				throw new tool.X(`${failure}: ${renderServerLine((0, error.IP)(thrown), 500)}`, { cause: thrown });
			}
		}
		async function restart(ended) {
			if (left === 0) throw new tool.X(`${what} has ended again; it is not started any more`);
			left -= 1;
			return openAgain(ended, `${what} has ended and could not be started again`);
		}
		return {
			...first,
			async request(method, params, signal) {
				const seen = current;
				const connection = await seen;
				if (options.restarts > 0 && connection.hasEnded()) return (await replace(seen, () => restart(connection))).request(method, params, signal);
				try {
					return await connection.request(method, params, signal);
				} catch (thrown) {
					if (!(thrown instanceof SessionEnded)) throw thrown;
					const failure = `${thrown.message}, and no new one could be opened`;
					return (await replace(seen, () => openAgain(connection, failure))).request(method, params, signal);
				}
			}
		};
	}
	;
	const [listResources, listTemplates, readResource] = mcp.sy;
	function createResourceTools(connections) {
		const holders = connections.filter(({ hasResources }) => hasResources);
		if (holders.length === 0) return [];
		const servers = createServerChoice(holders);
		return [
			createListTool(listResources, servers, {
				method: "resources/list",
				field: "resources",
				description: "Lists the resources of MCP servers.",
				item: "{ server: string; name: string; uri: string }"
			}),
			createListTool(listTemplates, servers, {
				method: "resources/templates/list",
				field: "resourceTemplates",
				description: "Lists the templates of resources of MCP servers.",
				item: "{ server: string; name: string; uriTemplate: string }"
			}),
			(0, define_tool.u)({
				...readResource,
				description: "Reads a resource of an MCP server.",
				input: schemas.strictObject({
					server: servers.argument,
					uri: schemas.string().min(1).max(4096)
				}),
				returns: "{ contents: { uri: string; mimeType?: string; text?: string; blob?: string }[] }",
				accesses: async () => [(0, mcp.aE)(readResource.name)],
				outputTrust: "untrusted",
				async run({ server, uri }, { signal, sandbox }) {
					const { contents } = await servers.pick(server).request("resources/read", { uri }, signal);
					const content = contents.map((resource) => ({
						type: "resource",
						resource
					}));
					return {
						...readCallResult(server, { content }, sandbox.storeOutput),
						value: { contents: toJson(contents) }
					};
				}
			})
		];
	}
	;
	const returns = "{ content: { type: string; text?: string; data?: string; mimeType?: string }[]; structuredContent?: Record<string, unknown> }";
	function createServerTool(connection, admitted) {
		const { name, structuredName, description, input } = admitted;
		return (0, define_tool.u)({
			name,
			structuredName,
			kind: "server",
			packs: [],
			description,
			input,
			returns,
			accesses: async () => [(0, mcp.aE)(name)],
			outputTrust: "untrusted",
			async run(args, { signal, sandbox }) {
				const asked = {
					name: admitted.ownName,
					arguments: args
				};
				const result = await connection.request("tools/call", asked, signal);
				return readCallResult(connection.server, result, sandbox.storeOutput);
			}
		});
	}
	;
	async function openServers(options) {
		const processes = [];
		const remote = [];
		async function openTransport(server, files) {
			if (server.type === "http") {
				const transport = createHttpTransport({
					url: server.url.href,
					...options.reach(server)
				});
				remote.push({
					server: server.name,
					transport
				});
				return transport;
			}
			const process = await options.start(server, files);
			processes.push({
				server: server.name,
				process
			});
			return createLineTransport(process);
		}
		async function connect(server, files) {
			const transport = await openTransport(server, files);
			return connectServer({
				server,
				transport,
				version: options.version,
				signal: options.signal,
				onChanged: warnOnce(() => options.onWarning(`the MCP server ${server.name} reports that its tools have changed; those from the start stay in use`))
			});
		}
		function connectAgain(server, first) {
			const open = async () => {
				if (server.type === "command") options.onWarning(`the MCP server ${server.name} has ended and is started again`);
				const connection = await connect(server, "sealed");
				if (digestDefinitions(connection.definitions) === digestDefinitions(first.definitions)) return connection;
				await end(server, "its tools have changed");
				throw new Error("it has other tools than before");
			};
			return createLastingConnection(first, {
				restarts: server.type === "http" ? 0 : server.restarts,
				open
			});
		}
		async function end({ name }, reason) {
			await processes.findLast(({ server }) => server === name)?.process.end(reason);
			await remote.findLast(({ server }) => server === name)?.transport.close();
		}
		async function open(server) {
			const report = {
				server: server.name,
				tools: [],
				toolsSha256: "",
				refused: [],
				failure: ""
			};
			try {
				const connection = connectAgain(server, await connect(server, options.files));
				const toolsSha256 = digestDefinitions(connection.definitions);
				if (server.toolsSha256 !== null && server.toolsSha256 !== toolsSha256) throw new Error(`its tools are not those that the policy holds it to: they have the digest ${toolsSha256}`);
				const { admitted, refused } = admitTools(server.name, connection.definitions);
				return {
					report: {
						...report,
						toolsSha256,
						refused,
						tools: admitted.map(({ name, sha256 }) => ({
							name,
							sha256
						}))
					},
					connection,
					tools: admitted.map((one) => createServerTool(connection, one))
				};
			} catch (thrown) {
				const failure = renderServerLine((0, error.IP)(thrown), 800);
				await end(server, failure);
				return {
					report: {
						...report,
						failure
					},
					connection: null,
					tools: []
				};
			}
		}
		const openings = await Promise.all(options.servers.map(open));
		const connections = openings.flatMap(({ connection }) => connection ?? []);
		return {
			opened: openings.map(({ report }) => report),
			tools: [
				...openings.flatMap(({ tools }) => tools),
				...createResourceTools(connections),
				...createPromptTools(connections)
			],
			readLogs: () => processes.flatMap(({ server, process }) => {
				const text = process.readStderr();
				return text === "" ? [] : [{
					server,
					text
				}];
			}),
			async close() {
				await Promise.all(remote.map(({ transport }) => transport.close()));
			}
		};
	}
	function warnOnce(warn) {
		let warned = false;
		return () => {
			if (!warned) warn();
			warned = true;
		};
	}
}) };
