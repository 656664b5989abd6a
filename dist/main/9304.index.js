export const id = 9304;
export const ids = [9304];
export const modules = { 49304: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		checkAnswer: () => checkAnswer,
		readAnswerText: () => readAnswerText,
		readReviewAnswer: () => readReviewAnswer,
		readTriageAnswer: () => readTriageAnswer,
		renderAnswerParts: () => renderAnswerParts,
		renderAnswerSchema: () => renderAnswerSchema
	});
	var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);
	var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98439);
	var _core_types_access_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95867);
	const maxTextCharacters = 2e4;
	const text = zod__WEBPACK_IMPORTED_MODULE_1__.string().min(1).max(maxTextCharacters);
	const line = zod__WEBPACK_IMPORTED_MODULE_1__.int().min(1);
	const reviewComment = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
		path: text.max(4e3),
		line: line.describe("A line of the diff: its number in the new file."),
		startLine: line.optional().describe("The first line, if the comment is about several."),
		body: text.describe("Markdown: what is wrong, why, and what to do.")
	});
	const reviewAnswer = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
		summary: text.describe("Markdown: the verdict, and what belongs to no line."),
		comments: zod__WEBPACK_IMPORTED_MODULE_1__.array(reviewComment)
	});
	const triageAnswer = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
		labels: zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.string()),
		assignee: zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable().optional(),
		comment: text.describe("Markdown: for the author of the issue.")
	});
	function renderAnswerSchema(result) {
		return zod__WEBPACK_IMPORTED_MODULE_2__.bl(createSchema(result));
	}
	function checkAnswer(result, json) {
		createSchema(result).parse(JSON.parse(json));
	}
	function readReviewAnswer(json) {
		return reviewAnswer.parse(JSON.parse(json));
	}
	function readTriageAnswer(json) {
		return triageAnswer.parse(JSON.parse(json));
	}
	function readAnswerText(result, json) {
		return result.type === "review" ? readReviewAnswer(json).summary : readTriageAnswer(json).comment;
	}
	function renderAnswerParts(result, json) {
		if (result.type === "review") return readReviewAnswer(json).comments.map(({ path, line: end, startLine, body }) => {
			const place = startLine === undefined || startLine === end ? `${end}` : `${startLine}-${end}`;
			return `${(0, _core_types_access_js__WEBPACK_IMPORTED_MODULE_0__.i7)(path)}:${place}: ${body}`;
		}).join("\n\n");
		const { labels, assignee } = readTriageAnswer(json);
		return [...labels.length > 0 ? [`labels: ${labels.join(", ")}`] : [], ...assignee ? [`assignee: ${assignee}`] : []].join("\n");
	}
	function createSchema(result) {
		if (result.type === "review") return reviewAnswer.extend({ comments: zod__WEBPACK_IMPORTED_MODULE_1__.array(reviewComment).max(result.maxComments) });
		const { labels, assignees } = result;
		const { comment } = triageAnswer.shape;
		const common = {
			labels: zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__["enum"](labels)).max(labels.length),
			comment
		};
		return assignees.length === 0 ? zod__WEBPACK_IMPORTED_MODULE_1__.strictObject(common) : zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
			...common,
			assignee: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](assignees).nullable()
		});
	}
}) };
