export const id = 168;
export const ids = [168];
export const modules = { 97787: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	var node_fs__WEBPACK_IMPORTED_MODULE_2___namespace_cache;
	var node_path__WEBPACK_IMPORTED_MODULE_4___namespace_cache;
	__webpack_require__.d(__webpack_exports__, {
		fs: () => node_fs__WEBPACK_IMPORTED_MODULE_2___namespace_cache || (node_fs__WEBPACK_IMPORTED_MODULE_2___namespace_cache = __webpack_require__.t(node_fs__WEBPACK_IMPORTED_MODULE_2__, 2)),
		path: () => node_path__WEBPACK_IMPORTED_MODULE_4___namespace_cache || (node_path__WEBPACK_IMPORTED_MODULE_4___namespace_cache = __webpack_require__.t(node_path__WEBPACK_IMPORTED_MODULE_4__, 2))
	});
	var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
	var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
	var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);
	var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48161);
	var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76760);
	var node_stream__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57075);
	var node_util__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57975);
}) };
