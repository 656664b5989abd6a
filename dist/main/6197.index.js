export const id = 6197;
export const ids = [6197];
export const modules = { 96197: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { EventStream: () => EventStream });
	var _smithy_core_event_streams__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56579);
	var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88343);
	var _core_text_parse_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27831);
	var _wire_provider_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55726);
	const decoder = new TextDecoder();
	const marshaller = new _smithy_core_event_streams__WEBPACK_IMPORTED_MODULE_1__.UniversalEventStreamMarshaller({
		utf8Encoder: (bytes) => typeof bytes === "string" ? bytes : decoder.decode(bytes),
		utf8Decoder: (text) => new TextEncoder().encode(text)
	});
	const EventStream = { fromSSEResponse: ({ body }) => readEvents(body) };
	async function* readEvents(body) {
		const chunks = marshaller.deserialize(body, ({ chunk, ...others }) => Promise.resolve(chunk?.body ?? {
			...others,
			$unknown: true
		}));
		try {
			for await (const chunk of chunks) yield readEvent(chunk);
		} catch (thrown) {
			throw readException(thrown);
		}
	}
	const chunkSchema = zod__WEBPACK_IMPORTED_MODULE_2__.object({ bytes: zod__WEBPACK_IMPORTED_MODULE_2__.string() });
	const errorSchema = zod__WEBPACK_IMPORTED_MODULE_2__.object({
		type: zod__WEBPACK_IMPORTED_MODULE_2__.literal("error"),
		error: zod__WEBPACK_IMPORTED_MODULE_2__.object({
			type: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
			message: zod__WEBPACK_IMPORTED_MODULE_2__.string()
		})
	});
	function readEvent(chunk) {
		const { bytes } = chunkSchema.parse((0, _core_text_parse_json_js__WEBPACK_IMPORTED_MODULE_3__.qF)(decoder.decode(chunk)));
		const event = (0, _core_text_parse_json_js__WEBPACK_IMPORTED_MODULE_3__.qF)(Buffer.from(bytes, "base64").toString());
		const { data } = errorSchema.safeParse(event);
		if (data !== undefined) throw new _wire_provider_error_js__WEBPACK_IMPORTED_MODULE_0__.o3(data.error.type, data.error.message);
		return event;
	}
	const exceptionSchema = zod__WEBPACK_IMPORTED_MODULE_2__.object({ message: zod__WEBPACK_IMPORTED_MODULE_2__.string() });
	function readException(thrown) {
		if (!(thrown instanceof Error) || !thrown.name.endsWith("Exception")) return thrown;
		const { data } = exceptionSchema.safeParse((0, _core_text_parse_json_js__WEBPACK_IMPORTED_MODULE_3__.Vh)(thrown.message));
		return new _wire_provider_error_js__WEBPACK_IMPORTED_MODULE_0__.o3(thrown.name, data?.message ?? thrown.message);
	}
}) };
