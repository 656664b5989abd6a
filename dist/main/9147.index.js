export const id = 9147;
export const ids = [9147];
export const modules = { 99147: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { pageReport: () => pageReport });
	var _core_types_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44196);
	var _html_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26207);
	const maxBytes = 2e6;
	const pageReport = {
		file: _core_types_record_js__WEBPACK_IMPORTED_MODULE_0__.B.page,
		isPublic: false,
		render: (record) => (0, _html_page_js__WEBPACK_IMPORTED_MODULE_1__.C)(record, { maxBytes })
	};
}) };
