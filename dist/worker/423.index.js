export const id = 423;
export const ids = [423];
export const modules = { 423: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		QuickJSModuleCallbacks: () => _chunk_V2S4ZYJR_mjs__WEBPACK_IMPORTED_MODULE_0__.Xt,
		QuickJSWASMModule: () => _chunk_V2S4ZYJR_mjs__WEBPACK_IMPORTED_MODULE_0__.r6,
		applyBaseRuntimeOptions: () => _chunk_V2S4ZYJR_mjs__WEBPACK_IMPORTED_MODULE_0__.od,
		applyModuleEvalRuntimeOptions: () => _chunk_V2S4ZYJR_mjs__WEBPACK_IMPORTED_MODULE_0__.nS
	});
	var _chunk_V2S4ZYJR_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(956);
}) };
