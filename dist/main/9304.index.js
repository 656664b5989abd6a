export const id = 9304;
export const ids = [9304];
export const modules = { 49304: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
	__webpack_require__.d(__webpack_exports__, {
		L: () => readReviewAnswer,
		h: () => readTriageAnswer,
		readAnswerText: () => readAnswerText,
		renderAnswerSchema: () => renderAnswerSchema
	});
	var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
	var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98439);
	const maxTextCharacters = 2e4;
	const text = zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1).max(maxTextCharacters);
	const line = zod__WEBPACK_IMPORTED_MODULE_0__.int().min(1);
	const reviewComment = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
		path: text.max(4e3),
		line: line.describe("A line of the diff: its number in the new file."),
		startLine: line.optional().describe("The first line, if the comment is about several."),
		body: text.describe("Markdown: what is wrong, why, and what to do.")
	});
	const reviewAnswer = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
		summary: text.describe("Markdown: the verdict, and what belongs to no line."),
		comments: zod__WEBPACK_IMPORTED_MODULE_0__.array(reviewComment)
	});
	const triageAnswer = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
		labels: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()),
		assignee: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable().optional(),
		comment: text.describe("Markdown: for the author of the issue.")
	});
	function renderAnswerSchema(result) {
		return zod__WEBPACK_IMPORTED_MODULE_1__.bl(createSchema(result));
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
	function createSchema(result) {
		if (result.type === "review") return reviewAnswer.extend({ comments: zod__WEBPACK_IMPORTED_MODULE_0__.array(reviewComment).max(result.maxComments) });
		const { labels, assignees } = result;
		const { comment } = triageAnswer.shape;
		const common = {
			labels: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__["enum"](labels)).max(labels.length),
			comment
		};
		return assignees.length === 0 ? zod__WEBPACK_IMPORTED_MODULE_0__.strictObject(common) : zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
			...common,
			assignee: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](assignees).nullable()
		});
	}
}) };
