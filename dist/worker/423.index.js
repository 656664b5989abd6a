export const id = 423;
export const ids = [423];
export const modules = {

/***/ 423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QuickJSModuleCallbacks: () => (/* reexport safe */ _chunk_V2S4ZYJR_mjs__WEBPACK_IMPORTED_MODULE_0__.Xt),
/* harmony export */   QuickJSWASMModule: () => (/* reexport safe */ _chunk_V2S4ZYJR_mjs__WEBPACK_IMPORTED_MODULE_0__.r6),
/* harmony export */   applyBaseRuntimeOptions: () => (/* reexport safe */ _chunk_V2S4ZYJR_mjs__WEBPACK_IMPORTED_MODULE_0__.od),
/* harmony export */   applyModuleEvalRuntimeOptions: () => (/* reexport safe */ _chunk_V2S4ZYJR_mjs__WEBPACK_IMPORTED_MODULE_0__.nS)
/* harmony export */ });
/* harmony import */ var _chunk_V2S4ZYJR_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(956);

//# sourceMappingURL=module-ES6BEMUI.mjs.map

/***/ })

};
