export const id = 1600;
export const ids = [1600];
export const modules = { 81600: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
	__webpack_require__.d(__webpack_exports__, { i: () => Parser });
	;
	const c1 = [
		8364,
		0,
		8218,
		402,
		8222,
		8230,
		8224,
		8225,
		710,
		8240,
		352,
		8249,
		338,
		0,
		381,
		0,
		0,
		8216,
		8217,
		8220,
		8221,
		8226,
		8211,
		8212,
		732,
		8482,
		353,
		8250,
		339,
		0,
		382,
		376
	];
	function isInvalidCodePoint(codePoint) {
		return codePoint === 0 || codePoint >= 55296 && codePoint <= 57343 || codePoint > 1114111;
	}
	function replaceCodePoint(codePoint) {
		if (isInvalidCodePoint(codePoint)) {
			return 65533;
		}
		if (codePoint >= 128 && codePoint <= 159) {
			return c1[codePoint - 128] || codePoint;
		}
		return codePoint;
	}
	function decode_codepoint_replaceCodePointXML(codePoint) {
		return isInvalidCodePoint(codePoint) ? 65533 : codePoint;
	}
	function decode_codepoint_codePointToString(codePoint) {
		return codePoint - 1 >>> 0 < 127 || codePoint - 160 >>> 0 < 55136 ? String.fromCharCode(codePoint) : String.fromCodePoint(replaceCodePoint(codePoint));
	}
	;
	const xmlDecodeTree = new Uint16Array([
		512,
		26465,
		29036,
		7,
		0,
		2,
		4,
		116,
		24638,
		116,
		24636,
		8693,
		29807,
		24610,
		621,
		1,
		0,
		0,
		3,
		112,
		24614,
		111,
		115,
		24615
	]);
	;
	var bin_trie_flags_BinTrieFlags;
	(function(BinTrieFlags) {
		BinTrieFlags[BinTrieFlags["VALUE_LENGTH"] = 49152] = "VALUE_LENGTH";
		BinTrieFlags[BinTrieFlags["FLAG13"] = 8192] = "FLAG13";
		BinTrieFlags[BinTrieFlags["BRANCH_LENGTH"] = 8064] = "BRANCH_LENGTH";
		BinTrieFlags[BinTrieFlags["JUMP_TABLE"] = 127] = "JUMP_TABLE";
		BinTrieFlags[BinTrieFlags["VALUE_MASK"] = 8191] = "VALUE_MASK";
	})(bin_trie_flags_BinTrieFlags || (bin_trie_flags_BinTrieFlags = {}));
	;
	var CharCodes;
	(function(CharCodes) {
		CharCodes[CharCodes["AMP"] = 38] = "AMP";
		CharCodes[CharCodes["NUM"] = 35] = "NUM";
		CharCodes[CharCodes["SEMI"] = 59] = "SEMI";
		CharCodes[CharCodes["EQUALS"] = 61] = "EQUALS";
		CharCodes[CharCodes["ZERO"] = 48] = "ZERO";
		CharCodes[CharCodes["NINE"] = 57] = "NINE";
		CharCodes[CharCodes["LOWER_A"] = 97] = "LOWER_A";
		CharCodes[CharCodes["LOWER_X"] = 120] = "LOWER_X";
	})(CharCodes || (CharCodes = {}));
	const TO_LOWER_BIT = 32;
	const CONSUMED_SHIFT = 21;
	const CODE_POINT_MASK = 2097151;
	const CONSUMED_OVERFLOW = 2047;
	let longNumericConsumed = 0;
	function unpackConsumed(packed) {
		const consumed = packed >>> CONSUMED_SHIFT;
		return consumed === CONSUMED_OVERFLOW ? longNumericConsumed : consumed;
	}
	function isNumber(code) {
		return code - CharCodes.ZERO >>> 0 <= 9;
	}
	function isHexadecimalCharacter(code) {
		return (code | TO_LOWER_BIT) - CharCodes.LOWER_A >>> 0 <= 5;
	}
	function isAlpha(code) {
		return (code | TO_LOWER_BIT) - CharCodes.LOWER_A >>> 0 <= 25;
	}
	function isEntityInAttributeInvalidEnd(code) {
		return code === CharCodes.EQUALS || isAlpha(code) || isNumber(code);
	}
	var EntityDecoderState;
	(function(EntityDecoderState) {
		EntityDecoderState[EntityDecoderState["EntityStart"] = 0] = "EntityStart";
		EntityDecoderState[EntityDecoderState["NumericStart"] = 1] = "NumericStart";
		EntityDecoderState[EntityDecoderState["NumericDecimal"] = 2] = "NumericDecimal";
		EntityDecoderState[EntityDecoderState["NumericHex"] = 3] = "NumericHex";
		EntityDecoderState[EntityDecoderState["NamedEntity"] = 4] = "NamedEntity";
	})(EntityDecoderState || (EntityDecoderState = {}));
	var DecodingMode;
	(function(DecodingMode) {
		DecodingMode[DecodingMode["Legacy"] = 0] = "Legacy";
		DecodingMode[DecodingMode["Strict"] = 1] = "Strict";
		DecodingMode[DecodingMode["Attribute"] = 2] = "Attribute";
	})(DecodingMode || (DecodingMode = {}));
	class EntityDecoder {
		decodeTree;
		emitCodePoint;
		errors;
		state = EntityDecoderState.EntityStart;
		consumed = 1;
		result = 0;
		treeIndex = 0;
		excess = 1;
		decodeMode = DecodingMode.Strict;
		runConsumed = 0;
		constructor(decodeTree, emitCodePoint, errors) {
			this.decodeTree = decodeTree;
			this.emitCodePoint = emitCodePoint;
			this.errors = errors;
		}
		startEntity(decodeMode) {
			this.decodeMode = decodeMode;
			this.state = EntityDecoderState.EntityStart;
			this.result = 0;
			this.treeIndex = 0;
			this.excess = 1;
			this.consumed = 1;
			this.runConsumed = 0;
		}
		write(input, offset) {
			switch (this.state) {
				case EntityDecoderState.EntityStart: {
					if (input.charCodeAt(offset) === CharCodes.NUM) {
						this.state = EntityDecoderState.NumericStart;
						this.consumed += 1;
						return this.stateNumericStart(input, offset + 1);
					}
					this.state = EntityDecoderState.NamedEntity;
					return this.stateNamedEntity(input, offset);
				}
				case EntityDecoderState.NumericStart: {
					return this.stateNumericStart(input, offset);
				}
				case EntityDecoderState.NumericDecimal: {
					return this.stateNumericDecimal(input, offset);
				}
				case EntityDecoderState.NumericHex: {
					return this.stateNumericHex(input, offset);
				}
				default: {
					return this.stateNamedEntity(input, offset);
				}
			}
		}
		stateNumericStart(input, offset) {
			if (offset >= input.length) {
				return -1;
			}
			if ((input.charCodeAt(offset) | TO_LOWER_BIT) === CharCodes.LOWER_X) {
				this.state = EntityDecoderState.NumericHex;
				this.consumed += 1;
				return this.stateNumericHex(input, offset + 1);
			}
			this.state = EntityDecoderState.NumericDecimal;
			return this.stateNumericDecimal(input, offset);
		}
		stateNumericHex(input, offset) {
			const inputLength = input.length;
			let { result } = this;
			let { consumed } = this;
			while (offset < inputLength) {
				const char = input.charCodeAt(offset);
				if (isNumber(char) || isHexadecimalCharacter(char)) {
					const digit = char <= CharCodes.NINE ? char - CharCodes.ZERO : (char | TO_LOWER_BIT) - CharCodes.LOWER_A + 10;
					result = result * 16 + digit;
					consumed += 1;
					offset += 1;
				} else {
					this.result = result;
					this.consumed = consumed;
					return this.emitNumericEntity(char, 3);
				}
			}
			this.result = result;
			this.consumed = consumed;
			return -1;
		}
		stateNumericDecimal(input, offset) {
			const inputLength = input.length;
			let { result } = this;
			let { consumed } = this;
			while (offset < inputLength) {
				const digit = input.charCodeAt(offset) - CharCodes.ZERO;
				if (digit >>> 0 > 9) {
					this.result = result;
					this.consumed = consumed;
					return this.emitNumericEntity(digit + CharCodes.ZERO, 2);
				}
				result = result * 10 + digit;
				consumed += 1;
				offset += 1;
			}
			this.result = result;
			this.consumed = consumed;
			return -1;
		}
		emitNumericEntity(lastCp, expectedLength) {
			if (this.consumed <= expectedLength) {
				this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed);
				return 0;
			}
			if (lastCp === CharCodes.SEMI) {
				this.consumed += 1;
			} else if (this.decodeMode === DecodingMode.Strict) {
				return 0;
			}
			this.emitCodePoint((this.decodeTree === xmlDecodeTree ? decode_codepoint_replaceCodePointXML : replaceCodePoint)(this.result), this.consumed);
			if (this.errors) {
				if (lastCp !== CharCodes.SEMI) {
					this.errors.missingSemicolonAfterCharacterReference();
				}
				this.errors.validateNumericCharacterReference(this.result);
			}
			return this.consumed;
		}
		flushAndEmitLegacyOrReject(consumed, excess, char, valueLength) {
			this.consumed = consumed;
			this.excess = excess;
			return this.result === 0 || this.decodeMode === DecodingMode.Attribute && (valueLength === 0 || excess > 1 || isEntityInAttributeInvalidEnd(char)) ? 0 : this.emitNotTerminatedNamedEntity();
		}
		stateNamedEntity(input, offset) {
			const { decodeTree } = this;
			const inputLength = input.length;
			const isStrict = this.decodeMode === DecodingMode.Strict;
			let { treeIndex } = this;
			let { excess } = this;
			let { consumed } = this;
			let current = decodeTree[treeIndex];
			while (offset < inputLength) {
				while ((current & (bin_trie_flags_BinTrieFlags.VALUE_LENGTH | bin_trie_flags_BinTrieFlags.FLAG13)) === 0 && (current & bin_trie_flags_BinTrieFlags.JUMP_TABLE) !== 0) {
					const char = input.charCodeAt(offset);
					const jumpOffset = current & bin_trie_flags_BinTrieFlags.JUMP_TABLE;
					const branchCount = (current & bin_trie_flags_BinTrieFlags.BRANCH_LENGTH) >> 7;
					if (branchCount === 0) {
						if (char !== jumpOffset) {
							return this.flushAndEmitLegacyOrReject(consumed, excess, char, 0);
						}
						treeIndex += 1;
					} else {
						const slot = char - jumpOffset;
						if (slot >>> 0 >= branchCount) {
							return this.flushAndEmitLegacyOrReject(consumed, excess, char, 0);
						}
						const stored = decodeTree[treeIndex + 1 + slot];
						if (stored === 0) {
							return this.flushAndEmitLegacyOrReject(consumed, excess, char, 0);
						}
						treeIndex = treeIndex + branchCount + stored & 65535;
					}
					current = decodeTree[treeIndex];
					offset += 1;
					excess += 1;
					if (offset >= inputLength) break;
				}
				if (offset >= inputLength) break;
				if ((current & (bin_trie_flags_BinTrieFlags.VALUE_LENGTH | bin_trie_flags_BinTrieFlags.FLAG13)) === bin_trie_flags_BinTrieFlags.FLAG13) {
					const runLength = (current & bin_trie_flags_BinTrieFlags.BRANCH_LENGTH) >> 7;
					let { runConsumed } = this;
					if (runConsumed === 0) {
						const char = input.charCodeAt(offset);
						if (char !== (current & bin_trie_flags_BinTrieFlags.JUMP_TABLE)) {
							return this.flushAndEmitLegacyOrReject(consumed, excess, char, 0);
						}
						offset += 1;
						excess += 1;
						runConsumed = 1;
					}
					while (runConsumed < runLength) {
						if (offset >= inputLength) {
							this.treeIndex = treeIndex;
							this.excess = excess;
							this.consumed = consumed;
							this.runConsumed = runConsumed;
							return -1;
						}
						const charIndexInPacked = runConsumed - 1;
						const packedWord = decodeTree[treeIndex + 1 + (charIndexInPacked >> 1)];
						const expectedChar = packedWord >> ((charIndexInPacked & 1) << 3) & 255;
						const char = input.charCodeAt(offset);
						if (char !== expectedChar) {
							this.runConsumed = 0;
							return this.flushAndEmitLegacyOrReject(consumed, excess, char, 0);
						}
						offset += 1;
						excess += 1;
						runConsumed += 1;
					}
					this.runConsumed = 0;
					treeIndex += 1 + (runLength >> 1);
					current = decodeTree[treeIndex];
					continue;
				}
				const valueLength = current >>> 14;
				const char = input.charCodeAt(offset);
				if (valueLength !== 0) {
					if (!isStrict && (current & bin_trie_flags_BinTrieFlags.FLAG13) === 0) {
						this.result = treeIndex;
						consumed += excess - 1;
						excess = 1;
					}
					if (char === CharCodes.SEMI) {
						return this.emitNamedEntityData(treeIndex, valueLength, consumed + excess);
					}
					if (valueLength === 1) {
						return this.flushAndEmitLegacyOrReject(consumed, excess, char, valueLength);
					}
				}
				const next = determineBranch(decodeTree, current, treeIndex + (valueLength || 1), char);
				if (next < 0) {
					return this.flushAndEmitLegacyOrReject(consumed, excess, char, valueLength);
				}
				treeIndex = next;
				current = decodeTree[treeIndex];
				offset += 1;
				excess += 1;
			}
			if (!isStrict && current >>> 14 !== 0 && (current & bin_trie_flags_BinTrieFlags.FLAG13) === 0) {
				this.result = treeIndex;
				consumed += excess - 1;
				excess = 1;
			}
			this.treeIndex = treeIndex;
			this.excess = excess;
			this.consumed = consumed;
			return -1;
		}
		emitNotTerminatedNamedEntity() {
			const { result, decodeTree } = this;
			const valueLength = decodeTree[result] >>> 14;
			this.emitNamedEntityData(result, valueLength, this.consumed);
			this.errors?.missingSemicolonAfterCharacterReference();
			return this.consumed;
		}
		emitNamedEntityData(result, valueLength, consumed) {
			const { decodeTree } = this;
			this.emitCodePoint(valueLength === 1 ? decodeTree[result] & bin_trie_flags_BinTrieFlags.VALUE_MASK : decodeTree[result + 1], consumed);
			if (valueLength === 3) {
				this.emitCodePoint(decodeTree[result + 2], consumed);
			}
			return consumed;
		}
		end() {
			switch (this.state) {
				case EntityDecoderState.NamedEntity: {
					return this.result !== 0 && (this.decodeMode !== DecodingMode.Attribute || this.result === this.treeIndex) ? this.emitNotTerminatedNamedEntity() : 0;
				}
				case EntityDecoderState.NumericDecimal: {
					return this.emitNumericEntity(0, 2);
				}
				case EntityDecoderState.NumericHex: {
					return this.emitNumericEntity(0, 3);
				}
				case EntityDecoderState.NumericStart: {
					this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed);
					return 0;
				}
				default: {
					return 0;
				}
			}
		}
	}
	function determineBranch(decodeTree, current, nodeIndex, char) {
		const branchCount = (current & bin_trie_flags_BinTrieFlags.BRANCH_LENGTH) >> 7;
		const jumpOffset = current & bin_trie_flags_BinTrieFlags.JUMP_TABLE;
		if (jumpOffset) {
			if (branchCount === 0) {
				return char === jumpOffset ? nodeIndex : -1;
			}
			const slot = char - jumpOffset;
			if (slot >>> 0 >= branchCount) return -1;
			const stored = decodeTree[nodeIndex + slot];
			return stored === 0 ? -1 : nodeIndex + branchCount + stored - 1 & 65535;
		}
		if (branchCount === 0) return -1;
		const packedKeySlots = branchCount + 1 >> 1;
		const branchEnd = nodeIndex + packedKeySlots + branchCount;
		for (let index = 0; index < branchCount; index++) {
			const packed = decodeTree[nodeIndex + (index >> 1)];
			const key = packed >> ((index & 1) << 3) & 255;
			if (key === char) {
				const pointerIndex = nodeIndex + packedKeySlots + index;
				return branchEnd + decodeTree[pointerIndex] & 65535;
			}
			if (key > char) return -1;
		}
		return -1;
	}
	function readTrieValue(decodeTree, nodeIndex, valueLength) {
		if (valueLength === 1) {
			return String.fromCharCode(decodeTree[nodeIndex] & BinTrieFlags.VALUE_MASK);
		}
		if (valueLength === 2) {
			return String.fromCharCode(decodeTree[nodeIndex + 1]);
		}
		return String.fromCharCode(decodeTree[nodeIndex + 1], decodeTree[nodeIndex + 2]);
	}
	function parseNumericEntity(input, numberStart, inputLength) {
		let offset = numberStart + 1;
		let cp = 0;
		let digitStart = offset;
		if (offset < inputLength && (input.charCodeAt(offset) | TO_LOWER_BIT) === CharCodes.LOWER_X) {
			offset += 1;
			digitStart = offset;
			while (offset < inputLength) {
				const char = input.charCodeAt(offset);
				if (isNumber(char)) {
					cp = cp * 16 + (char - CharCodes.ZERO);
				} else if (isHexadecimalCharacter(char)) {
					cp = cp * 16 + ((char | TO_LOWER_BIT) - CharCodes.LOWER_A + 10);
				} else {
					break;
				}
				offset += 1;
			}
		} else {
			while (offset < inputLength) {
				const digit = input.charCodeAt(offset) - CharCodes.ZERO;
				if (digit >>> 0 > 9) break;
				cp = cp * 10 + digit;
				offset += 1;
			}
		}
		if (offset === digitStart) return 0;
		if (offset < inputLength && input.charCodeAt(offset) === CharCodes.SEMI) {
			offset += 1;
		}
		if (cp > 1114111) cp = 1114112;
		let consumed = offset - numberStart;
		if (consumed >= CONSUMED_OVERFLOW) {
			longNumericConsumed = consumed;
			consumed = CONSUMED_OVERFLOW;
		}
		return consumed << CONSUMED_SHIFT | cp;
	}
	function decodeWithTrie(input, isStrict, isAttribute) {
		const decodeTree = htmlDecodeTree;
		let offset = input.indexOf("&");
		if (offset < 0) return input;
		const inputLength = input.length;
		let chunkStart = 0;
		let result = "";
		const root = decodeTree[0];
		const rootJumpOffset = root & BinTrieFlags.JUMP_TABLE;
		const rootBranchCount = (root & BinTrieFlags.BRANCH_LENGTH) >> 7;
		do {
			const entityStart = offset + 1;
			const firstChar = input.charCodeAt(entityStart);
			let consumed;
			let value;
			if (firstChar === CharCodes.NUM) {
				const packed = parseNumericEntity(input, entityStart, inputLength);
				consumed = unpackConsumed(packed);
				if (isStrict && consumed > 0 && input.charCodeAt(entityStart + consumed - 1) !== CharCodes.SEMI) {
					consumed = 0;
				}
				value = consumed === 0 ? "" : codePointToString(packed & CODE_POINT_MASK);
			} else if (isAlpha(firstChar)) {
				consumed = 0;
				value = "";
				const rootSlotIndex = firstChar - rootJumpOffset;
				let nodeIndex;
				if (rootSlotIndex >>> 0 < rootBranchCount) {
					const stored = decodeTree[1 + rootSlotIndex];
					nodeIndex = stored === 0 ? -1 : rootBranchCount + stored & 65535;
				} else {
					nodeIndex = -1;
				}
				let bestNodeIndex = 0;
				let bestValueLength = 0;
				let current = nodeIndex < 0 ? 0 : decodeTree[nodeIndex];
				let index = entityStart + 1;
				trie: while (index < inputLength) {
					while ((current & (BinTrieFlags.VALUE_LENGTH | BinTrieFlags.FLAG13)) === 0 && (current & BinTrieFlags.JUMP_TABLE) !== 0) {
						const jumpOffset = current & BinTrieFlags.JUMP_TABLE;
						const branchCount = (current & BinTrieFlags.BRANCH_LENGTH) >> 7;
						if (branchCount === 0) {
							if (input.charCodeAt(index) !== jumpOffset) break trie;
							nodeIndex += 1;
						} else {
							const slot = input.charCodeAt(index) - jumpOffset;
							if (slot >>> 0 >= branchCount) break trie;
							const stored = decodeTree[nodeIndex + 1 + slot];
							if (stored === 0) break trie;
							nodeIndex = nodeIndex + branchCount + stored & 65535;
						}
						current = decodeTree[nodeIndex];
						index += 1;
						if (index >= inputLength) break trie;
					}
					if ((current & (BinTrieFlags.VALUE_LENGTH | BinTrieFlags.FLAG13)) === BinTrieFlags.FLAG13) {
						const runLength = (current & BinTrieFlags.BRANCH_LENGTH) >> 7;
						if (input.charCodeAt(index) !== (current & BinTrieFlags.JUMP_TABLE)) {
							break;
						}
						index += 1;
						const remaining = runLength - 1;
						let wordIndex = nodeIndex + 1;
						let charIndexInPacked = 0;
						for (; charIndexInPacked + 1 < remaining; charIndexInPacked += 2) {
							const packed = decodeTree[wordIndex];
							if (input.charCodeAt(index) !== (packed & 255)) break trie;
							index += 1;
							if (input.charCodeAt(index) !== (packed >> 8 & 255)) break trie;
							index += 1;
							wordIndex += 1;
						}
						if (charIndexInPacked < remaining) {
							if (input.charCodeAt(index) !== (decodeTree[wordIndex] & 255)) break;
							index += 1;
						}
						nodeIndex += 1 + (runLength >> 1);
						current = decodeTree[nodeIndex];
						continue;
					}
					const valueLength = current >>> 14;
					const char = input.charCodeAt(index);
					if (valueLength !== 0) {
						if (char === CharCodes.SEMI) {
							consumed = index - entityStart + 1;
							value = valueLength === 1 ? String.fromCharCode(current & BinTrieFlags.VALUE_MASK) : readTrieValue(decodeTree, nodeIndex, valueLength);
							break;
						}
						if (!isStrict && (current & BinTrieFlags.FLAG13) === 0) {
							consumed = index - entityStart;
							bestNodeIndex = nodeIndex;
							bestValueLength = valueLength;
						}
						if (valueLength === 1) break;
					}
					const next = determineBranch(decodeTree, current, nodeIndex + (valueLength || 1), char);
					if (next < 0) break;
					nodeIndex = next;
					current = decodeTree[nodeIndex];
					index += 1;
				}
				if (value === "") {
					const finalVL = current >>> 14;
					if (finalVL !== 0 && !isStrict && (current & BinTrieFlags.FLAG13) === 0) {
						consumed = index - entityStart;
						bestNodeIndex = nodeIndex;
						bestValueLength = finalVL;
					}
					if (consumed > 0) {
						value = readTrieValue(decodeTree, bestNodeIndex, bestValueLength);
					}
				}
			} else {
				consumed = 0;
				value = "";
			}
			if (consumed === 0 || isAttribute && firstChar !== CharCodes.NUM && input.charCodeAt(entityStart + consumed - 1) !== CharCodes.SEMI && entityStart + consumed < inputLength && isEntityInAttributeInvalidEnd(input.charCodeAt(entityStart + consumed))) {
				offset = entityStart;
			} else {
				if (chunkStart < offset) {
					result += input.slice(chunkStart, offset);
				}
				result += value;
				offset = chunkStart = entityStart + consumed;
			}
			if (input.charCodeAt(offset) !== CharCodes.AMP) {
				offset = input.indexOf("&", offset);
			}
		} while (offset >= 0);
		return result + input.slice(chunkStart);
	}
	function decodeHTML(htmlString, mode = DecodingMode.Legacy) {
		return decodeWithTrie(htmlString, mode === DecodingMode.Strict, mode === DecodingMode.Attribute);
	}
	function decodeHTMLAttribute(htmlAttribute) {
		return decodeWithTrie(htmlAttribute, false, true);
	}
	function decodeHTMLStrict(htmlString) {
		return decodeWithTrie(htmlString, true, false);
	}
	function decodeXML(xmlString) {
		let offset = xmlString.indexOf("&");
		if (offset < 0) return xmlString;
		let lastIndex = 0;
		let result = "";
		do {
			const start = offset + 1;
			let consumed = 0;
			let value = "";
			const c1 = xmlString.charCodeAt(start);
			if (c1 === CharCodes.NUM) {
				const packed = parseNumericEntity(xmlString, start, xmlString.length);
				consumed = unpackConsumed(packed);
				if (consumed === 0 || xmlString.charCodeAt(start + consumed - 1) !== CharCodes.SEMI) {
					consumed = 0;
				} else {
					const codePoint = packed & CODE_POINT_MASK;
					value = codePoint - 1 >>> 0 < 55295 ? String.fromCharCode(codePoint) : String.fromCodePoint(replaceCodePointXML(codePoint));
				}
			} else {
				switch (c1) {
					case 108:
					case 103: {
						if (xmlString.charCodeAt(start + 1) === 116 && xmlString.charCodeAt(start + 2) === CharCodes.SEMI) {
							consumed = 3;
							value = c1 === 108 ? "<" : ">";
						}
						break;
					}
					case 97: {
						const c2 = xmlString.charCodeAt(start + 1);
						if (c2 === 109 && xmlString.charCodeAt(start + 2) === 112 && xmlString.charCodeAt(start + 3) === CharCodes.SEMI) {
							consumed = 4;
							value = "&";
						} else if (c2 === 112 && xmlString.charCodeAt(start + 2) === 111 && xmlString.charCodeAt(start + 3) === 115 && xmlString.charCodeAt(start + 4) === CharCodes.SEMI) {
							consumed = 5;
							value = "'";
						}
						break;
					}
					case 113: {
						if (xmlString.charCodeAt(start + 1) === 117 && xmlString.charCodeAt(start + 2) === 111 && xmlString.charCodeAt(start + 3) === 116 && xmlString.charCodeAt(start + 4) === CharCodes.SEMI) {
							consumed = 5;
							value = "\"";
						}
						break;
					}
				}
			}
			if (consumed > 0) {
				if (lastIndex < offset) result += xmlString.slice(lastIndex, offset);
				result += value;
				offset = lastIndex = start + consumed;
			} else {
				offset = start;
			}
			offset = xmlString.charCodeAt(offset) === CharCodes.AMP ? offset : xmlString.indexOf("&", offset);
		} while (offset >= 0);
		return result + xmlString.slice(lastIndex);
	}
	;
	const BASE91_INVERSE = (() => {
		const table = new Uint8Array(127);
		let code = 0;
		for (let char = 33; char <= 126; char++) {
			if (char !== 34 && char !== 36 && char !== 92) {
				table[char] = code++;
			}
		}
		return table;
	})();
	function decodeTrieDict(input, resultLength, atomCount, dict1AtomCount, ngramCount, dictSize) {
		const base = 91;
		const inputLength = input.length;
		const twoCharBias = dictSize * (base - 1);
		let pos = 0;
		const readSlotCode = () => {
			const c1 = BASE91_INVERSE[input.charCodeAt(pos++)];
			return c1 < dictSize ? c1 : c1 * base - twoCharBias + BASE91_INVERSE[input.charCodeAt(pos++)];
		};
		const dict2AtomCount = atomCount - dict1AtomCount;
		const slotCount = atomCount + ngramCount;
		const single = new Int32Array(slotCount);
		single.fill(-1, dict1AtomCount, dictSize);
		single.fill(-1, dictSize + dict2AtomCount, slotCount);
		const start = new Int32Array(slotCount);
		const length = new Int32Array(slotCount);
		function decodeDelta(count, off) {
			let previous = 0;
			let slot = off;
			const end = off + count;
			while (slot < end) {
				const code = BASE91_INVERSE[input.charCodeAt(pos++)];
				if (code < 89) {
					previous += code;
					single[slot++] = previous;
				} else if (code === 89) {
					let runLength = BASE91_INVERSE[input.charCodeAt(pos++)] + 2;
					while (runLength--) single[slot++] = ++previous;
				} else {
					const next = BASE91_INVERSE[input.charCodeAt(pos++)];
					previous += 89 + (next < 90 ? next * base + BASE91_INVERSE[input.charCodeAt(pos++)] : BASE91_INVERSE[input.charCodeAt(pos++)] * 8281 + BASE91_INVERSE[input.charCodeAt(pos++)] * base + BASE91_INVERSE[input.charCodeAt(pos++)]);
					single[slot++] = previous;
				}
			}
		}
		decodeDelta(dict1AtomCount, 0);
		decodeDelta(dict2AtomCount, dictSize);
		const references = new Int32Array(ngramCount * 2);
		let poolSize = 0;
		let ngramIndex = 0;
		function readNgramReferences(count, startSlot) {
			for (let index = 0; index < count; index++) {
				const slot = startSlot + index;
				const a = readSlotCode();
				const b = readSlotCode();
				references[ngramIndex * 2] = a;
				references[ngramIndex * 2 + 1] = b;
				ngramIndex += 1;
				start[slot] = poolSize;
				const entryLength = (single[a] < 0 ? length[a] : 1) + (single[b] < 0 ? length[b] : 1);
				length[slot] = entryLength;
				poolSize += entryLength;
			}
		}
		readNgramReferences(ngramCount - dictSize + dict1AtomCount, dictSize + dict2AtomCount);
		readNgramReferences(dictSize - dict1AtomCount, dict1AtomCount);
		const pool = new Uint16Array(poolSize);
		let write = 0;
		for (let index = 0; index < ngramIndex; index++) {
			for (let half = 0; half < 2; half++) {
				const source = references[index * 2 + half];
				const value = single[source];
				if (value < 0) {
					let read = start[source];
					const readEnd = read + length[source];
					while (read < readEnd) pool[write++] = pool[read++];
				} else {
					pool[write++] = value;
				}
			}
		}
		const out = new Uint16Array(resultLength);
		let outIndex = 0;
		while (pos < inputLength) {
			let slot = BASE91_INVERSE[input.charCodeAt(pos++)];
			if (slot >= dictSize) {
				slot = slot * base - twoCharBias + BASE91_INVERSE[input.charCodeAt(pos++)];
			}
			const value = single[slot];
			if (value < 0) {
				let read = start[slot];
				const readEnd = read + length[slot];
				while (read < readEnd) out[outIndex++] = pool[read++];
			} else {
				out[outIndex++] = value;
			}
		}
		return out;
	}
	;
	const decode_data_html_htmlDecodeTree = decodeTrieDict("!}.&u%}'&}*'~!6*)%&,~!J~!J~%L~y<~!R,~~%Lu~~#GD~~#|)1#%}^%}2%+#.##%##%}&%##%'#%##&%#%#'%#&#%#&#'#%%#&#%##%#)%''%&%#%#'%#%%#%%}%%%#%#&(23#%%#&-%0%('1#(##%#'##+%'*.:1}#%#6-+(%'%%#%%%}#L'2351&('%}&/N'(0(/*-%(%%}#'+&T%7.2}#&%&#%#36/5##%&%%#&#%%#))2%%##%&&'0~!#*+&'%1~!%).'3q?&%'1~!.##%6(~!+%%%(Gw'rT~!E#<nA%#jZ~!H%(~!42##~!*31&~!G%U~#)5~#`3~!J~!Z~%]~%Y~%C~!q~!u~#kz~%#~!6'~!D~!U~!?~#T~!c%~!G#'~%7|~!G~!J~!G&~#pb~(Df}#%}*&}#%##%##%##&#-}&'#'&%#.++}%mI,#,@&(}*%}*'%&##&#%##%}&0}#.},U},%}+%}&%}#%##&}B%(}(%}+%)})%##%#&}&%##%&}<%}>%#%&}*%}(%}9%}/%})%}*%}*%}?&}&%}3%}&*#%})%#%#)}#&#-#+*%E%%'%'#%}#*V##&##I}#&&##%&%#&&Qf%%))w/0+&%#(#.%-''''++++7}>%4'',##1,#%#&%##&#'##&#*#9)%&%}#*}%,#+P(%A&%#'&##wSD',9E00#y#@}(+}&%&>~!#~!X}#*}(&&}(&}(,%}%&#+&}#&}I%#%}%)#(},'%#*}4%%#%}(''}#/##(##),%-##%%)#&}(.}&%#&}%%}*&#%},&&}&%}#%*'#%})%}D&}&%}-&}6&#&}-,%}#%})-(~+`~,=?~I9'9%~!,#%})%})%}@%}?%}(~!?~#<~#pP~#BG~#=1#%K+~#?#~%;)~#A~#mF1~#A'~'X%'~#lR~#N~'N~#r~#m#-~#i'?%#'%~#B%##%,%#~#_%#0%~#]732~,w~2+#:&#%&'0%&>%}#>##F+)#%&&#(+_}4&}-%}(&}@&}O7Fdf0@+/v4}&WU##&/0#&'('B#%}.%}'+#%}#%%&#&%#%##+#&#)#6#'#.},%}c%},%#%##%&#&%#&~#>'*-.%##%##%}#%%}%'~#)D1}#%*&~#_%%'(~#S2%'.}#~#=##*'*-%}&'%'##&&~'E%.#&~#M4}%%##&'%#~#O1##%&#'+~#<B%##%%'%+~#;#@%}#&%#&&%#(~#H1}'%'##&&~#?A}&'~#D#%32}'&&&&~#[}'(#%}'~#;C})&}%%#%~#=&%,3}%'(#%%~#^'#&&)#%'~#Y%-~#d-%'~#^%%&#&&&}#~#b~2t*&'~&(~&@~0%~e~3}%*''0})&}+~!9##-}#%-hD*)1fC#%/&/fB#40~!+#)*4~!+~!K'&:~!/*7~!.#~!H~!L':~%x&~!H#~!*~%1~!I#~!+A~#p'~!F~~#-#~,,(~.Z~!V~%;'B'mq-W~!N~%I%#&&#&}#%},%%}'%}+X#%}#&}(%}'%}<%}#%}%%'}'%}:~![)9@~%>~#UA%-%##&~!C%~!-.9:~!1~!-^2/:a~!y,D*J#-5)/4~%23,~#G~!L1~!0X3`~!2+~!!0-~&E~!W~!o,>Y&]~%cZx_&~#O*9#A#'#+I'%#)~!0B*-5A+-((F&*M#)(-7-5+'-3a5Vi~!Y~!?+[)%3),ERHm~!+:D,VG.+)?fB%%*(%)'(#&80%1'8`K8?`+'Z#&O&'H5#*9)A%%5&3))0%39+.*7#()&&*=4@**L)<'_&*+..;(#*+)./&0#3)%')-8(4ixD(&.}%,('aI:,)%,k2231T)I'#/-W7,/'Q#.'Y24+h')37</31&83##&0#),H(?'&?/1##%#&&#%''-%&&&#(&''&#.-'%#%%(,')*'&#&#'##%(%(#%('#&##%%%%('%#%#%%#%#&%##h>w+v<ayvyvcg.uuhKr}g/v|g>u9i[~>g5uI~=RvdwEg;v/g;uk!!TTSx]@RT!U!#!@VBRUU!'UTe-d0c`e&gSdicedFcrdTaqb.kYcAohdYd@a3e+d}dMdtd.aJ#bqcK`dle/e.e'dwdPdodddjbEb}ogd^ofdpduc6j?l%d{drdqc)d7bacOdQ%T#Y)X.sR[yH>6Vyv3[xwLu>vo'!*.[yBacahoj>6Rew3[xqdZa#!a&#^(X-[yG>6Vyu3[xvg3sEr|g.u/Ri9db0T#^(Xa)!-[y;>6Vylg4wKs{JwNZt3@3r=c4Z([xlg;wKt!cpq's@v7A'*a(a+!-a#[y<3Dt?3Dt'>6Vym3[xmg9rxsNJwLZt4~?r?db1T#`-!(Xa,!0[yS>6Vz%NuQs.g4wKtnJwNZtS@3r>c4Z([y%g;wKtrdga8!a(!#&T*Y-Xa#!a0<or[yc3Dtq>6Vz43[y3JwNZtf@3s!Ju}!%Dti:pm3c_%X#tjB5pkd6q!r]u?voC'*-a.a2!0a&a+[yI3DtI3Ds~3DtH>6Vyw3[xx;:s#~<5pKJwNZtE@3r~d`a)!a2T#a.(!+U.X1[yT3Dt`3Dtv>6Vz&3[y&g9rxwzcxstPu.<rAJwLZtT~?r@dZa%!a.&^*Za(/Reu[ya>6Vz23[y1g3sEr}wkg{NuQRg{ci(U#5@b`~,cg#U(2WnH5wugcRh7dX#T(Y,a'Ta!!a,[yZ<]mj>6Vz,3[y+Pv#5ReZKu+=,%!H}7ABwkaS?Rh:BcW(X#<]mrj:ubv/ARekdg%!(!a.*Ta(Y.X1!#sP>Rl*Dt6[y>>6Vyo3Wf*jOvuumvuRgRJuq*!:9<B@bX~3jVv&v@s@5Re[d/rQt{uAvo&a&a*)a2!,0Wf!3Dt0=Bs'>6Re}3[xy~<5s%JwJZt1~Gs)c;&!#2sJkNuXvzq7rxu,Re8dka4!a8(aEZ+a@Y.X1Xa)[yd=Bs(3DtP>6Vz53[y4cX#X&Re:avRe9~<5s&JwJZtQ~Gs*i^rzvdRg+Jv{%!2sbB@bX}kdga,!Za?&^*T1/!a'Dt+[y6>6Vyf3Wf%g/u;s4hGu6?Rh-JvZ,!c%#&RoX54Rivj7uyvf8RgTKvZB%*!2sGh<vu5Rgq<=C::9bb~#dZ#T&Ta6Y.X*Dt>[y93Wf)coZ(T,6VyifluvRgC@95@B@bX~/hFu34cC#T,k/unq8w8Q5RkUklwQuzunq8w8Q5Rk8d/rJu?v8w9)-&!a0a;a&aIWejg3sEr/h1s<DtDJvyZqY5aws3Jvy!&Wei~Hr1:au5@Bag>23E~5c:Z&bX};kKv?w&unuVu5Rjc;>bs)#~@:Rh.=ay<a]C;b`}Vd6s/t{uAvoaxa()!a,a7%-a#a2Dt,[yF2Wo[>6Vyt3[xuNuPRi&NuPwpi#RoWh?vf8Ri%Jv]!%Ri:KvxD!.'2WeAjZu`q9rxu,Re7woeAg-unLq(qA_/*2Wg_g3u5q^9:4E}/jTrxrzv=Wkkd~0UX#^^Xa-a1a5T&a=U1a'*aEa]!a*aPaA-adok[y54Rn>;:p3~Dp5g9rpsFNvZqjg3uJp4~<5p0Pw;5qlJwNZt*@3p1Pw:5p/Ou!5p2JvG'!6Vye=<qnJvh_[xhg3v,Rh3kOwOw-sDuev/Re^dha[a%!%!a+#Ta7)-5TaCaO!aka!a)sf[yb2>Rl!9ARiq5E}Qg=ucRkBE|oJrJ_@Wk~@Wk{JrJ_@Wk|@WkyJrJ_@Wk}@WkzJvO_[y2g-vMRmiKuYC!)&>Ri;>Ri<@3RkNc](X#@9Rk=g5vuRmhKvDB!+'=]meg3u4Rmgd)#Y'Vz3CARmfd`a+!%T'!+#Ta1Ta6TaM-sTDt9[yA9sYd'%Y#s[[xpj:ueunaXRgEjRq,v-vuqdd2'`#6Rev<32@5>:2<E}5xIo9a*X#Y(;5RePJvD_g>vyRgNj8w)v8<wggs:RgXiZt|vjx,hSq3ah!-(~@:Ro/Ou!5RhWj^v(pyw8unRhUdx-UY#^Ua.a3a70!)%UX1TaDa)'omRiRRhE[y:3Dsz=Br,>6Vyj3[xkg6ruwjcqsrPw;5r*Ku]D'Zt-@3r(~?r.i[vwv]dU1a--U#`a4(g/vsRhPOu!5RhLj:rmu9Wo!~@:wdh@g/vsRiTjXuvvNr}:RhBj^v(pyw8unRn]dz1UYa'a+^Y(!aETZalaRY.Ta?a4[yDJw1!#qLsW>6Vyrfzq-pLflpwRe|Js>%!Dt@3Dt&Jvy_[xs~HrnjMuwpsw'RecKu+D#'!t<~Grl~?rjg5u-x,gwp{ah!-(~@:Rg~Ou!5Rh'jXuvvNr}:Rh#cW#X/c;&!#2sLi[v7u7RgpJv)(!iLrxu,Re6j7v@s@5Se[e7d`aW!Za(a`T.a#!a3!&aDa-!9)Dt_=6s+3[x~~DR|h~DS6avhGun5RkZj3w)v-]mkKunB!&*]kb97R|i<ARk<c:Z(6Vy}Juh'!wziMRoS:F|vkLuauJv5vtvQRh1d='T+Y#VyO~DR|jcF#T'7R|g97R|kJv3'!ay<Rj,Jvh&!:ReXcsa6*a+#a#_aIRf9aLRf?c,Z&Rf5Rf7c.Z&Rf;Rf>cQ#%T'p-Rf8Rf=ct#%'(*!,p,Rf4p+Rf6Rf:Rf<d~'Ua%U*^UYa(!a,-!#a4YaTalaEX0a8a<Weo3Dt/3Dsx=Br93Wen~Dr;~<5p<JwNZt2@3p=Pw:5p;Ou!5r3c7&!#:p>3Ds}KvGB)_6Vyk2sM=<r7x'eovA(!hFu1ARf}cV#X&@r5j6rvwQa^Rf3c=Za'wkghJv__g;unRggA53B9=b^}%j6uduo5Jq;!(hIv%2Re`Ou4ARe_e%a#^^^Xa&!a*a2!&a6YaP!*ad!#a:aE/5Rn?[y@>6Vyp;:pE~DrY~<5pBJwNZt8@3pCh=rt3rWPw:5pAJup_[xoNuPpF9c!#'45pD5ARn)d8#X'X*3@rU72s]h>v<<sSjJpqvewOJq/(!hNw'5ReBk0s2u3w/w'5ReE5@Jq.!a+JQ!&WeU23d(#Y&RjG5]jBk!u7w&u0udARjEe#+^^^Ub#!a2/a`Z(agT1!a-a;|@TaG!aS[yV=Re~fow'RguNuPRe?bz#'>RoUWeL>:Cbb|?JwPZtVg6ruRmzJvD'!6Vz(g/vmRh~Jvy_[y(g9voRgyx*cy(#2>Ri2B9b]~9kIw9u7rluJu3Rg]dI#a%UY'@=p%CAx.gQZ&RhwwygtRm{x5g_Z'+ABqR9Woa=Bp&dV#^*Xa'!&@o{g4v]Rk;Jv{!%Rk[wkkiA5RkiwwfUB=x,fUuqC&*!>RfTg8v0RfV~ARfSd;rJsAuAv9wR'ae+/aO!a@aza/a#[yQ@Wg!2Wemg3sEr0JvB_g>uvReWg2v+Re=KupB_+[y!2AbY~-~Hr2AJwD!(h<~El>h<~El?Kun@+_:9b`}Kg-v/Ri3g;vtwyk_9]k_d=&T#*U.6qh@Ab`|K9:H|CJv[!&3Dtex'fDwC%!Rf[9WlMd[(^X,!a%Z06Vz!@WgBg=v~Rgvg,QRe@awd,#Y+jTv|Q~EfWj]uNr|~FRfXdy#Y&^Ua%!aO.!(a)Ua;=!a@aKap!a-,a!Ta]a[rSa]p?[y82sK=Bq~;:p:~<5p8Pw:5p7d'#Y'Wf(;RnRi[u4w&RgJJvG'!6Vyh=<r#ijuuv/sIKuYD'ZtG@3p9~Gr&d2#`(g<vtRgFj`u5w&rqpxRf2CJuY!+:wfnTOu!5Rg}jNs1ucv&RfwJvA!&3@q|BDcC#T,k/unq8w8Q5RkTklwQuzunq8w8Q5Rk9dga#!a'!a=#a0!:+Tb*b@aO.a4!aba8aFJv^}?!VyR~Dr<g;u%Rn.~<5p[x'e`wNZtR@3p]Pw:5pZhNvjBp.woe_g5u-r4JwF!%DtO3:ooc7&!#:p^3DtpLuGw(!+%)Dtk6Vz#2sd=<r8d'#Y([y#<x3gJt`w@!)%}MRiowzikRij=]ilxAf3,U(#B2Rf#g0v-Rm[ck{`U#]giKv3>)!&6Ri154s,KuGB_%@r68r:dJ|t`#X(9<E|u2@H|rx3gJu?w'!+'1Nu7Reg4=H~+9<wxgY95Rm]xLggZ-`(X}U2:Ri4h<uOawRmsJv__5@bb{jbV~3dka#a'a]!,#a+U=a>b6a3b%!/aKa/)!arwve^VyJ;:pR~DpTg3uJpS~<5pOPw;5qmPw:5pNOu!5pQJvG'!6Vyx=<qoJvA!{~Jup!%@qk7Rn/KvyD!}''[xz;>wkh'?Rh,x8gyt`w5D!&),(SgyccRgztJ@3pPB5p#d'(Y#<]mmifubw&RgoJvE&!82s^JvF&!8Rf,ADb]~;x=h'rNu]vK!,%'*0RnORh)4Rh*AqQg-vaRnNg;wHwkh'ba~4cE#Ta*x3gctyw@'!+%RnFRnD<4Rn@hFvK5RnCxWg[#`&a0Ua()`1Rm75Rg[c]%X#qi8Rg^NvdRj>BwzgZauwji7Rm6A4wgg]d1#&(*,.0a#Rm;Rm<Rm=Rm>Rm?Rm@RmARmBe%#^^^Xaea?aC/b+(,!a+a#!a/!>a&Ta<aKbD!2wphBRnk[yPw}hE|.=Br-3Dtm>6Vy~g6urRf.x,hPrNav!%'RnqRo%Ro#Nu;q[Pw;5r+JwNZtM@3r)d'#Y'Weh;xChL#`&RnmRnoKu}>%(!Rne~Bs-;2wjcussJv+'!aYSO}6@B<5?ba~8LrNvj!.%*ROwungw~ng~:9;Ri^>wtnig;wHRnixDh@|(UZ.x1h@|)!#:2<H|*xHn]#-UX'3Ro)z=iT}6ARns=Bwsn_wpnaRncw]aR(#UXa&Ua*a/=]iPd'#Y&Ro'WnXf{QRm2hNvj]nZd`'T~&1`{|`#9b]{}c:'!#Wl{>@=be}]?cl{{U#:5Abb}Jds#^YaF!a*b4a#a3aPa>&Tb!bH!*a_!Eau?/a&RjY<]gj>6Vz*;:pe~DrZg,QRj1JwNZtX@wihspcJvZ&!VyX9WmOJu|!|N2WmHJvh&!]ht~Bpbcn&T(!#RmQ<s7Nu;padH#X'`+WmJ@>RmKCARhnKup=!)&Wf+:RhqNuPpf9c!#'45pd5AwghpARn(Ls@w!%,)!RmP@Wfe<E|IJva!&WmNg8vsRmLd`*.`#Y'Xa!axRn*]hrA8Rhug5s@rXg8u!RmMd8#X'X*3@rV72smdI*#UY&RmICARho~GsgxVgd)Ta'U-Y&Xa!T#RnEWnA@Wffg1uDRi0hFvK5RnBxGnG&#`%owp)@wsf+bX}Ze-*1!a*^^^Ua|!#a.aq&Ya2!a>.a6!a:aO`aJDtL[y`@Wg#>6Vz12@wzoYRoZNuPRi!NuPRhzg=ucRi,@=b`{Yg=ucRi-ACJvB!&Sh[ebSh]ebi`wUuFRm4Jw2_[y0JvB!.<Ju(!&SoG}6Shd}6<Ju(!&SoH}6She}6Kur@._g5vHRieJvx!{L2G{Kx6gd'T#?Rh82Wi5cZ#X(g1w)Rm5dW-Y(Ta#!a)!#aYa=wnfE=su2>>bU{0j9udv:<svj8uQv-7RgHdE%#^'sq9sp=>Bb_{TJv`!&g/r|snj6v(us5d,#Y(56H}[978H}]Jw5!&g1rushJvB!+j;v{u5?zDhd}6}bj;v{u5?zDhe}6}ce*#`(^^^a[aea!=!a6a*aoXb1a.!aAbL!b>,b'aL!aV@Wf|2Wlg3[y/JwNZt^@3piPw:5pgJunZou3@rsJva&!Vy_g<v~Rm#JvG'!6Vz0=<r{Ju{%!:pj@WfsiXuJu3Rm:JvZ&!WfA~Bph@c4Z&Dtwax5rubx(#:awRk1@d,#Y&RfjRfid1#,Y(@Wfp2Wlrg5s@ryKu[@!,'=]ig9wlk?Rk>g5u-rqJvy'!@9RkQcH(T#=>Ri~@<wkj(Wj(KuZB*!&<7rw@9RkRcH(T#=>Ri}@<wkj)Wj)dg(Ta2Xa9X#`-!a*CARhg@@=I}d9x;c~#X%so=<sj>2@@=aybb}XjWv0Q~EfEj3vLv;<d,#Y(56H}`978H}_dgaPaFa'a/!#a3Y0a_a;a|!1(a7-[yE3[xt;:pJNvZrrg3uJrvJwNZt=@3pIh=rt3rxPw:5pGOu!5rpJvG'!6Vys=<rz@c4Z&Dt(ax5rtJvZ!&~BpH@wsfNg-vaRlNci*U#=<wei<F}a5@Jq.!a*JQ!%@qZ23d(#Y&RjH5]jCk!u7w&u0udARjFd/prq=tyvpaEa(a:.!a1aZ(@@=I}:9wpd%=<sX55w_h}@@=I{t=ay<aU@@=I}T=ay<2@@=I})?C9:9au@9Cb]}DP~=x-fAZ(2Wl1=ay<aU@@=I}>5@d##Y+jTv|vV~EfFj]uNpn~FRfGdgaK!Z2&!a8a-Tb({E!acTbM*!a(DtY[yYd'%Y#sl[y*hHvh>Re5x2c{Z}.j4uCvcawRiMd+#X+_x&d!},<5RkX;2Hzw@x,gavfB-!{CcF&T#Roe;RodwWbBg5urRgaKvHC*_6Vz+<4opieuew&Rmq@d]&Y)X,T#X0Rh}<BqP=4qS9:ReMg/ujReNJw0!/<Jui%!bd{kawwnemRelAxUa?a3#*.&UX(Ya+a/RhvRnQ<o}9Wmtd-#Y&RgSRmw9;Rmxay=Rmyg-vaRmuxEhSrNu,v-voC!%(aR.a(a7+1Ro1>Ro5CE{A9b]{@;5x#eO{:g;urRi+KrNA!%(Ro3>Ro79;Ri_Ku@>{;&!x%gX|{KunA_+g5QRj/g3u5Rj#g>uERj%wio/xRhS&!,!#^1U}wba{8>>@=be}qC@:D5ba{7Ku+A&!}x?ba}t>>@=be}se(aA^^^Uat!b0#{pa+awUazbGa#aLb9bgaWac'a5TbS=Br!d1#`%scp_Jvl!#rT>Re0JvX&!VyN=H{Fcm#U&:pY=ReaJv2&!]h0=]nUJvG'!6Vy|=<r%JrM_=]h2@Wlud'#)U'Wf'b]{i=]h/Jvh!&~BpWg=v]RnMx+ny#'Nu;pVwjnu=]nwxJnx,T#`&Reqwjnt=]nvieu9vrRjLLuYwP(#+!th@wih5pX~Gr'g5v/Rh4KunA'!-CARnP@wwiN:Rm_9x'cvw>!|l=<saKvAA!0&3@q}>w^e1bp#&Re2Re3BDx7gH#T|f5H|eKuZ>!%(:qNAH{]Jv6!+3B2B9=b^{X<5<B92:E{ZLvhwA(a;a%!igQuyRmad+#Y}m@3Rh5d8#X'X*:AqUAHzmaxwbh<aXRnVcF}RT#Nw&cj#U(BWnug/vsRntdka)(a3+.Zb7aYYan1!bVa@Xa}[y^@b[{G=H{+hFu73Rj&Pv#5ReQcK%T#sig1v{Rj'Ku+D#'!t]~Grm~?rkKuMB!01d5#`'Vy.ta3Dtu~Hroc8#'{^45s85AwZbP&!#Rn!wghxWn#KvEA!)&2RlA2RlBx:h|#(T,=]j09Wobz>x]z/@awRoTd+#Y(az]hFhCrm4d,#Y+jTv|Q~EfMj]uNr|~FRfOdCa!Xa9_X#@<plJvf!%b`{(9;Rgwc;.!#2x7cw#T|UDb]|T5Ju={(!=@E{&Jv)&!Ab`{'awJvf!~*>>@=be{#KuY>!+&4Ezyi[ugv&RjIdea+T)#UXa&T-T&a!Rh9auRmW=]kLg5vuRn+g3u4Rn-Ow6ARn,hHus5xNk?#UX(U~)/g8v0RkD~AwkkF?Ri.OuNBwkkA?Ri/d|a2`a*^UYa.!aBTZaTa'Xa;!(!2!-a#b2[yC>6Vyq3[xr2Wi?g1rusVh%s?DtF~<5rbJs;%!DtBfswKtCj[uvuSsEu3RgVx3o:u+wN'*Zt;@3rd~Grh~?rfg8w)Lq)qE&-a%!>bI|`jWv0vV~EfCjTv|vV~Ef@j]uNpn~FRfBcK#T']gWNu7x,k7q4ai(0!hHv8<RhmkMu9vrsBuev/RhlCJvB!,g<v{wchh~@:Rhji[vrv{wchi~@:RhkdS&a5UY#Ta!RgPwwiI5BwciI~@:Rh`x'iJvj'!5]iJPu8Bwch]~@:Rhach)U#h3rp]gLh@t|Ax,hTq3ah!-(~@:Ro0Ou!5RhXj^v(pyw8unRhVd|)`,^UYas!a?/a2Z'a^Ta{Tb7Ta(a#!a,Wf&9sZ3DtAadamov=Bqt3[xig8vsRm~>waiL2b`{QJv*_Ouv2qgj<v]v2BqfdR'X*X#Y-@3qr~Gqv~?p6hHv-]glPup5Lq+q?_%*b_{qF{n9b^{rOu4ARhpKvCD!+&~Bqp:5Dbb}nwoiKl&unuTuBv]v+ueunaXRf0=Jvh!0nKufu8v1w&w7q%w&uHrz:Rgnj5w,uxDJq/(!hNw'5ReCk0s2u3w/w'5ReFd>Za&!*UaA=<wkgsRnSJv^!%Refifw3vyRgOKu_B'!,<]gkiiu:w&Rh<=C@a^<B57@2F{[<B5@aW:=3away9A5aW=<B=C@a^<B57@2F{Ie-#`(^^^bCara.b8aza6!/bZ,!adTbnTbOb+aFaS!aAT9@Wf~2Wli3Dtl2@d,#Y&RfnRfmJwJZtN~GqyJva&!VyMg<v~Rm%iXuJu3Rm9Jv[_=]ih9wlkDRkCd1#`(@Wg>2Wls3cH#T(@<Rj*=>Ri|b~'#23s9h<~El.d'#Y&Dtxi^rzvdRl#d*#U%(o|B2s`hJwSaxRmDKv4B&!1:Rmdd5#`'Vx}to~Hq{x'f1v3(!BA5ba|bJv_&!Wfug1v]ReIdO+U/Y#&G}-8wze=Rh{g1v]ReHg/uQRf/by#)ibQwERl/cH#T(@<Rj+=>Ri{cNu+vlax-!(#a0qa9<Rii2;;bU{H;x<i=&X#Rk`<4wwi=C9H~8xAI(Y#<azRi@45wXI<B9;5bb~7dL(X#Xa(+!aL6Vy{g5QqOau:5au2@ay547EzbxOcU(UX-T#Ta#:Cbb|A?wjh/b_|SOw6ARgtihr}u7Rhy<d1#T)X1@@=I|~=ay<2@@=aybb}Sj3vLv;<d,#Y(56H}A978H}@dGpvs@uAu`vcw9*!aFa+ai%(b!aXa8.a?a[ozWey=sU2@G}Nch&U#Rf_WexKu+D#'!t:~Gr`~?r^j]uNr|~FRg*j^psurwJt|RmcKv)@&!)7Rkv~Br[@wxfO:Rl3co#U'6Rezj_q#vIuavjRltwzeyh@vr5JqD0!>aY?C9:9au@9Cb]}9cl#U*5;5<H||jbuus1ucv&Rfvg1v~d/pppzqFr^a--a~!aMat1(hFv;Wiz@@=Izoj5uuv-7Rix~Cw`fk2WlVcZ#X,k)u3vWs@u2]ktg;wEx'fBq(_2Wg/jTv|vV~EfoJv]!15x'hzqG!(P~EfU~CRl_j6v(us5x4i-#T(2WmZ?C2F|d>Kq<aj1!*jTqIsBv=Wl`~Cw`fi2WlWj`v0u*~>RlR=c>Z,k#u3vWs@u2]kr<c1Z+jTqIsBv=Wla~Cw`fm2WlXdmb3!a{(arZa`bkTa%TbQTa-a9+c'!aM!/[yL=Bqug.w'RifhFvyDRj.g>vgwyk^9]k^Jv3_@WfbAARkhJw2_[x|JvB_wkoIRoKwkoJRoLd'(Y#<]gm=<9<H|yd'%_X#skDtb3awwqkgNulRkgdB#^',9:p'hJwSaxRmEBwVb8@4=H|qLu+w50&!)@3qs~?pU>Awwn;;Rn=c:Z'ARn<=<qwKvC@!/&~BqqJv6!&]eVb^z^xRge'/a%+^`#Sge}6<4Rn3=]n0Pw2>Rn8Jw0!&>Rn:>Rn6cY#a7+!a&=<wkaNw~h3z_c5Z{=wjh#=]nLKv^D!&)Vyz=bW|swYb<WetcG#T(2wxa@qVx@gD#Y&b^|V5JwG&!5bb|pg/w&RgD@x=kHs=uAvn!a%%/'+RmSRh694Ro`g-vaRmRhHv-]mlxCcS#`&ba~.5cD#Ta)P~=d,#Y(56H{>978H{Dd_#{2^Y%_+qbbb{6g3sERhsbU{?dfa.,`a(Xa<!aiX#(55RiG54RiHcI#T'WiU3RiVNvdwtfcRlKNvdd,#Y&RlHRlExQgf.1*^T'X#Sgf}6Wn4=]hfPrk>Rn7Jw0!&>Rn5>Rn9Lunw?&a2!,5<oq@@wqfdRlJj5Q~=d,#Y(~ARfcOuN]fdDKw;ay(}i!547E}j?cI#T(@5bV}iCbV}hdv(^^Tb?a40,b##Tbo!a*bR!a<b|a/!aKai!aU[yK=]o^g:v>ReGJwPZtK<7Rh+h<~El,Pv#5ReR@awwxjCg,ulRjDJv6&!]j!z?aQeeg>w=Sh<eeJw;!&axEzOg,Qosc!#*:wkeJ]eJ>x'h-u(!%Ro.w~h.zPdNZ(X,Ya![x{;9ReY;wkgxRiF:x?ap#Y&RmUg<s2Rkod]+UY0TZ'!a&A9sw<=bczLNvuw{gqzNhJwSaxRmCKuLay!#&s_Rf-55b^{uJvZa!!c%#(55Ri654wmiu5RiuawLu,vp!+}^%b_}Y9;wkgxba}o>A9:=b^}zKuh=a''!3awRk3c*'!#aHRk6c+Z&Rk5Rk4Jv)&!awRjSawd9*`#0?C2@EzMj8u<uJ5RmbjQrquJu3x,k>uq@_+=ayb^|W~ARkEOuN]k@7dhzV^X/X&a-#zRzSb`zXcJzTT#2WkVKvDBzW!%FzY9;5bbzWjQrquJu3Jw3%!b`zU=ayb^zQd:#X(T-a!6Vyywxh}=b]{Jg=u1RiAdGp~qHtzv!w(wA+a+a;<!aJaYai'anasb(=azRmV:Cbb{MLq2vb!%')RjuRjrRjtRjqx3jnqCw3!%')Rk(Rk+Rk&Rk)Lq2vb!%')Rj{RjxRjzRjwLq2vb!%')RjsRjpRjfRjex3jcqCw3!%')Rk'Rk*RjkRjl9<CbbzfOu4ARhxLq2vb!%')RjyRjvRjhRjgx=joq*uKvb!%')+-Rk.Rk%Rj~Rk-Rk#Rj}x=jdq*uKvb!%')+-Rk,Rk!Rj|RjmRjjRjidAq&qKs@uAv8Aa.'*-a@a&0!aM@a5[y73Dsy3Ds|3Dt):wxgI2sHJwJZt.~Gqxwsf0ikrzt}Rl0Jvy_[xj~HqzKv_A|D!&WfP8axRoVcf,U#k(v]v+ueunaXRf1Ju}'!g8u#Ri=jQw!sCunLprq>!,')~<5qeGzq9F{W=c##%s5au:5aU3CBE|;d4#X(D!a&6Vygx(b;#(=]ed?C2F{N<capoq2r[a&!aPa9,'Pw;5s:@@=I|,55w_h|@@=IzcP~=x'fCqB_2Wl2>aU@@=I|1OuNBc1Z+jTqIsBv=Wlc~Cw`fl2WlZ~AcTa%!Z+jTqIsBv=Wlb~Cw`fh2WlYk+uNqJsBv=WlSg,u3dca3#UXaMYa)TaB-=cM|7T#<bI}l5@B932:aV2G{BOuNBJq:|M!5Ezt=<B=C@a^<B57@2F{v>cB{/T#=ay<bI{3Jv6!a.6BKq0ah&+!5E}HP~Ef{978BaU@@=Iza<7d#.Y#978BaU@@=IzH~AJq0!(@@=IzG978BaU@@=IzFe,aU*Y&^^^bvJb,b:bFad!a,c2Ta>aL.bo6!a#CbTa'T#Re{2Wlh2@G{yg6t~Ro_NvdRfticuRQRllJv3&!x&c|zs@Jw3!%RflwpfkRlpKuL;%(!Re<@G|C2GzdhIvuBwgjAg-u0RjAKQB%!(GzZ@G|5NuuRl7d='T+Y#Vy[g<v~Rm!==G|>JvA!)@wma=]m1ifuaw&RmnLs@vT'!|/+[y,g:v>ReTJw1!#qX=x!eC{bLu+wT&)ZtZauq_~Graci&U#F|89:r_Lupvq!.)&2RlG8RfaC=x!eF{_h?rpWlmd&'!#X|&]k::xJey#`'T|+<E|&2@H|%dE#(^,g;u.RiEg6vjRiC9xCkA{O|zY#g=ucRmXKs0@!&*@G|m@awRknJuh!,3d(}gY}eJvj!%Rm):Jw3!%Rm+Rm-Ls0w(&!a(a#@b[|6cZ#X'7RkxWgAOu4ARn'dH'U#Y*Vz-Wm'CARm}d]*#a%^a*T'aK!a<9bV{PC=p*Jw4!&SgxcbB5r]idw(wBRmF7xFkt#&`(Rm/Rm8E|!JuY_9:Rl5=wrgr2:bbxd@xXfB(a*#T+!.X0X1Ta/a'T&RlDRfL>RlyARl9b[z[>RfZ:RlL:RfRwlg/ARl;9;RlxKv,A/!%7s69<74=BA5ba{-8Bde#`a<XaKYa1,a'P~=wxfB2bZ}}?C972@@=I}r8@55B9;5bb}G978B2@@=aybb}3j3vLv;<Jw3&!>Rfk=ayb^}4~Ad1#`*@@=aybb{w2@>==<bbz]dx+UY#^UaF!a9!bB'Ya1.!ajXa#%olRhD[y=3Dt#Ov5BrHKuMB%!(Rf^Wep~HrJwkiQjKr|~FRg)Ku+D#'!t5~GrF~?rDdV)UY,Z/_7RkuG{<~BrBg,rlsO:235B@bX}|d?a1!#`(6Vyn5@d##Y+jTv|vV~EfIj]uNpn~FRfH7Lq2vb1!a9-978BaU@@=Iz9978BbU}#~AJq0!(@@=Iz8978BaU@@=Iz7~AJQ|}!978BbU}!JvkaK!AdUa21-U#`a+(g/vsRn~Ou!5RPj:rmu9WhOjXuvvNr}:RhAj^v(pyw8unRn[kPr}p|u7vwv]RiSBd;pppzq@qHQa?(b.!a.a`@.|xa(hFv;Wiyj5uuv-7Riw~Cw`fg2WlU978BbU|wOuNBJqG!(P~EfD~CRlQcZ#X,k)u3vWs@u2]ksg;wEx'f@q1_2Wg.j]uNpn~FRfqJv]!15x'h{qG!(@@=IzK~CRl^j6v(us5x4i,#T(2WmY?C2F{1>Kq<aj1!*jTqIsBv=Wld~Cw`fj2Wl[j`v0u*~>RlT=c>Z,k#u3vWs@u2]kq<c1Z+jTqIsBv=Wle~Cw`fn2Wl]dn1#c(a(b^a2!b/bAT(bj!aDa7bu,a_a{c0!2T0g:v>ReD2@G{42@G{5~DpM~<5rc=Bx6i>{RT#RnI@zCx]y]z:2Jv[!zr5Awyk]9]k]dD(Y+X#6Vz.g=wKtgwhaCwgmTWj2Lu,w%_+/[y-B;b^xeg3u3Rj-2@bX{*KrJ<!+'@Wg(g?QRlC@Jv`!%b[zIwsfII}8JQ_@w|kW|=Jv(%!AqcOuNBJvEzh!bYzjLs@wP#(0!oy@>RkdJwMZtc3Dtd@BcG#T'9bWxg2@2Fznd*#Y+;2x'c}w<zizixNgwa#Z'U+!/!a'!a+w~g~z6wcn{Rn}wcnzRn|5Rh%=]nJg5vuRmvNvdRlvcprJu}w*az*a#!%.a.'Bot9qT]kj@Wg'ay2Gzv@Jv`!%b[zEwsfHI}1;ck#Ux`<Cbbx_Lu+w!a&0*!wko*wwo,So,}6Juqxf!E}PigQuyRm`d3(`#8>Rn%:A5B;bZ~%KvhCa!a2!x>k7#Uxb@b{#xaRk7Jw0!)>wwhlShl}6>wwhmShm}6CJvB!.x'hhvj{!!5Bwkhhbaz}x'hivjz~!5Bwkhibaz|xEhTrNu,v-vpD!a%&/)a3a.,%Ro2t[CE{)@3re9b]{%wjo09:rgc:Z&Ro6=<riifuaw&RmoKrNA!%(Ro4>Ro89;Ri`dSaL'UYzxZb)7Rka3xRhT&!,!#^1U}vbaz{>>@=be}yC@:D5bazzKu+A&!}{?ba}y>>@=be}wxBh[t`u~vJvr!%a!a()a,a0a4RoC=]o;Ju(!%RoGRhdwjh`=]oAg>w#Ro?g5vuRo=NvdRl|Ku]C.!&;RoEJvB!%RoORoMBx'h[v+_?w~h`}~5?w~hd~!xKh]oiptu-utv.vp!#%&a30a@a'a+(a/aOp(o~p!RoDJu(!%RoHRhewjha=]oBNvdRl}g>w#Ro@g5vuRo>c[#X']o<CauRoRAd-#Y':RkpauRoQKu]C.!&;RoFJvB!%RoNRoPBx'h]v+_?w~ha}t5?w~he}ue!/UbhYacXaW^Tc&a;b:a-c/#b&aja1(!cL+!bKbt!bmcRc9aIc?8[yW3Dtt94Rg`Jv}!&SiRMzBhEebShEMNuPRe>x7gL#TzuwjirRipc<Z&>on;>z=h-MSh.Mwqczx'a7vj&!>Re4@=ResJt__NuPRi*NuPRi)j]uNr|~FRfzKrJ>_+@Wfy@Wf]2WocKrJ<!+'@Wg%g/QRl@@Jv`!&awRl<wsfFIzgLu(w*!.*&ShBMwvhIRhI9;RhNx1hK'!#Sn]Mx1hK~0!#:2<H~7cNu+w7D*'1ZtW>Rn1~?rOc:Z&Rn2=<rQ<7wjh&=BSnLMc]#X(6Vz)w[b=a!U#9wzgMc3#&(RgMRitRis<x,gKt`ax!&+SioM=BSilMc3#&(RgKRinRimKurB,!&SiQMzBhDebShDM6BJQ!(P~Efx978B2@@=I}WLrJw!!,a*&@G}O@9wkibRid@@x'fKwC!&SlDMSfLMjUv~Q~EfKKv3@a+!(hFv-]mpx/hYZ(C5RiWz<o/MwkhY?So/M@x,gbvfB*&!SgEM:SoeeehFu3:Rgbda(,^TZa)X/7Sg[eb:2RgI~BrMC@wgkc:wwkcRerx3h(uUvK!&*,SnOM4Sh*MArRg;wHRh(x=h;rJvPwI!a4',a'0@Wg&=BSh/Mg>w=Rh=g3w*wwgGRgGcW(X#;Sg}M2Gzk@Jv`!&awRl=wsfGIz`dKZ*T'Y-:RhR7RhQg5u-p`j6v(us5d,#Y+~Awkia?RicOuNBwkibba}Ld6p~tyu_vbAa'a+!a/'a3aEa8a!>Sh,ebJv{!&Sh@ebSaReb9;SgwebNuPRi(NvdRl)NuPRi'hHu^<Rm^Jvv_@Wl(g;u1Si/ebKu'B&!*Sh?eb@Wl'z@aPeb95Si.ebcpputyvjB)!,&a+0a%ShAMWeK@G}C@WfJ9;RhMwvhH9w{ia}ix,hJvRA1(!zAn[MRhHx1hJ~*!#hFv(BSn[MBJQ!(@@=I~'978B2@@=I}2db.Ua<'X}+T#a0XaG2G}E;wkg|wuh!Rh!x,hZu,@)!&So0MVy)C5RiXACJvB!&5RiY5RiZg8w)cG}*T#2@bU}=KsA>(!a.3wkhZba~(x,h^u(A!&(SoCMRhb5Bz=h[eb?w~hb~6x,h_u(A!&(SoDMRhc5Bz=h]eb?w~hc~6e)aA1T#T,^^^c-bMb&blcPaP(a/!0!bA=b5c@a(!bfbrc#2afwmhARnjwchORnp2Wlf3DtsNvdRl-2@wpa<]m0bx(#:awRk2@Jw3!%RfhwpfgRlnKQB%!(G{V@G|'NuuRl6d='T+Y#VyUg<v~Rl~==G|<Jv+'!aYShC}6@B<5?ba~8@Jw3'!g2QRljhLrpWlOd+#Y'g.w'rIg>w*wgj@g-u0Rj@Lu+wT&)ZtUauq]~GrGci&U#F|39:rELrNvj!.%*RhCwunfw~nf~:9;Ri]>wtnhg;wHRnhx3hDs@v~!/+'@Wfr@9RkSNu&Rlo=@<5GzoKs0@_+@Wl+@awRkmJuh!-3d(}pY#qWJvj!%Rm(:Jw3!%Rm,Rm*de&!1U-U#`)Re;@G|.@9Ri82@wjfvRlq=@<5GzpLvOvr!).&2RlF8Rf`C=x!eE{.Jw3_g2QRlkhLrpWlPde(!#U{s,UXa*Ta'[y'g:v>ReS;x0PZ&RnlRnn~HrKJw1}f!=x!eB|2w]aP(#Xa&a*Ta.Ua2a7=]iOd'#Y&Ro&WnWg;u.RiDg6vjRiBNvdRlzhNvj]nYJuW_2Wm3x)kFze{9d])!a.!,Y01!#&aC!a3RndC=ox~BrC@2b^{pg,rlse7x'ksuq!%Rm.E{xidw(wBRmGx9o+)X#wwo-So-}69:Rl4@xSf@a#XZ'X)X,Ta(/ARl8b[xc>RfY:RlI:RfQwlg.ARl:9;Rlwdn'#^XafaQa1X1TaHTa)@b[{zcZ#X'7RkwWg@Ou4ARn&x)kG#{,g7u/RkGdH'U#Y*Vz'Wm&CARm|bx#(A]gUbUzJj9Q~=d,#Y(56H}l978H{U7d,0#U*2>ABb_xZ978BbU{e~AJQ{g!978BbU{hxMh?ad{oUYZ.x1h?{l!#:2<H{mx3n[t{vl!,&a%3Ro(z=iS}6ARnr=Bwsn^wvn`Rnbd`*T}B0!#^X'BG{c9b]{a>>@=be}F?JvS!&BG{d7BG}(Bde#`a1X,Ya@!a'P~=wxf@2bZ}I56B2@@=aybb}08@55B9;5bb}<j3vLv;<Jw3&!>Rfg=ayb^}&OuNBKuLA!)a!P~=x#fD{f2@>==<bbzl?C972@@=Ix^d6rSu,v7w*C(0a)a6#B+a%!sQ[y?3Dt%3[xn~<5rLOu!5p@Ku+D#'!t7~GrP~?rNKvlaya7'!h+v-5qMg=t|cd,U#5AAaa5Abb{S@52B5@a[@52B5Gx[iXueu;d<#`a(!/549C;ag>23ExY5@Dah89b^~689Jv)!~2b[~1Lv'w(%*!a#bX|aPrmawRe]keu7uhv-q6rxu,q`xTo]/a5aU!bNaDXbi!b-!ao!b<bwA!#5@B932:aV2G|:d-)Y#hJrL>RhG<7@C5<H|_=Cau:5aj5@B932:bJ|ng>vIbs)#?C2F|9jPv0w.vISh-MKvUaz(.!9ABbb|[5;5<H|Eg>unwfh;9:4E|YjQsBt|vjx'hYq3!(?C2F|J:2<BaY?C2F|GOu!5x,g|p{ah!-(?C2F|c9:4E|OjXuvvNr}:Rh&i[w*t|cd+U#jJvsu)vsSn~Mkfrmu9p}u7vwv]So!McW#Xa!ax5@A5aY:5;5<H|>kJv~vYrquJu3x4ib#T)2@SmZM?C2F|Bj:rmu9@xPhI(a*a#U#`a3-5Abb|L~@:RhK9:4E|0@52B5G|#C::aY?C2F|-:2<BaY?C2F|.5Jvk!a)javYrquJu3x4ia#T)2@SmYM?C2F|HAxPhH(!a#U#`a*-5Abb|4~@:RhJ9:4E|R@52B5G|F:2<BaY?C2F|Sc^#Xa2j=Qq5CJvB!-g<v{z;hhM?C2F|Zi[vrv{z;hiM?C2F|XKsA>!a)-g<v{z;h[eb?C2F|]i[vrv{z;h]eb?C2F|^iZu.vix,hZq3ah!.(?C2F|QOu!5ShXM:2<BaY?C2F|P", 13494, 2713, 49, 25, 61);
	;
	var Tokenizer_CharCodes;
	(function(CharCodes) {
		CharCodes[CharCodes["Tab"] = 9] = "Tab";
		CharCodes[CharCodes["NewLine"] = 10] = "NewLine";
		CharCodes[CharCodes["FormFeed"] = 12] = "FormFeed";
		CharCodes[CharCodes["CarriageReturn"] = 13] = "CarriageReturn";
		CharCodes[CharCodes["Space"] = 32] = "Space";
		CharCodes[CharCodes["ExclamationMark"] = 33] = "ExclamationMark";
		CharCodes[CharCodes["Number"] = 35] = "Number";
		CharCodes[CharCodes["Amp"] = 38] = "Amp";
		CharCodes[CharCodes["SingleQuote"] = 39] = "SingleQuote";
		CharCodes[CharCodes["DoubleQuote"] = 34] = "DoubleQuote";
		CharCodes[CharCodes["Dash"] = 45] = "Dash";
		CharCodes[CharCodes["Slash"] = 47] = "Slash";
		CharCodes[CharCodes["Zero"] = 48] = "Zero";
		CharCodes[CharCodes["Nine"] = 57] = "Nine";
		CharCodes[CharCodes["Semi"] = 59] = "Semi";
		CharCodes[CharCodes["Lt"] = 60] = "Lt";
		CharCodes[CharCodes["Eq"] = 61] = "Eq";
		CharCodes[CharCodes["Gt"] = 62] = "Gt";
		CharCodes[CharCodes["Questionmark"] = 63] = "Questionmark";
		CharCodes[CharCodes["UpperA"] = 65] = "UpperA";
		CharCodes[CharCodes["LowerA"] = 97] = "LowerA";
		CharCodes[CharCodes["UpperF"] = 70] = "UpperF";
		CharCodes[CharCodes["LowerF"] = 102] = "LowerF";
		CharCodes[CharCodes["UpperZ"] = 90] = "UpperZ";
		CharCodes[CharCodes["LowerZ"] = 122] = "LowerZ";
		CharCodes[CharCodes["LowerX"] = 120] = "LowerX";
		CharCodes[CharCodes["OpeningSquareBracket"] = 91] = "OpeningSquareBracket";
	})(Tokenizer_CharCodes || (Tokenizer_CharCodes = {}));
	var State;
	(function(State) {
		State[State["Text"] = 1] = "Text";
		State[State["BeforeTagName"] = 2] = "BeforeTagName";
		State[State["InTagName"] = 3] = "InTagName";
		State[State["InSelfClosingTag"] = 4] = "InSelfClosingTag";
		State[State["BeforeClosingTagName"] = 5] = "BeforeClosingTagName";
		State[State["InClosingTagName"] = 6] = "InClosingTagName";
		State[State["AfterClosingTagName"] = 7] = "AfterClosingTagName";
		State[State["BeforeAttributeName"] = 8] = "BeforeAttributeName";
		State[State["InAttributeName"] = 9] = "InAttributeName";
		State[State["AfterAttributeName"] = 10] = "AfterAttributeName";
		State[State["BeforeAttributeValue"] = 11] = "BeforeAttributeValue";
		State[State["InAttributeValueDq"] = 12] = "InAttributeValueDq";
		State[State["InAttributeValueSq"] = 13] = "InAttributeValueSq";
		State[State["InAttributeValueNq"] = 14] = "InAttributeValueNq";
		State[State["BeforeDeclaration"] = 15] = "BeforeDeclaration";
		State[State["InDeclaration"] = 16] = "InDeclaration";
		State[State["InProcessingInstruction"] = 17] = "InProcessingInstruction";
		State[State["BeforeComment"] = 18] = "BeforeComment";
		State[State["CDATASequence"] = 19] = "CDATASequence";
		State[State["DeclarationSequence"] = 20] = "DeclarationSequence";
		State[State["InSpecialComment"] = 21] = "InSpecialComment";
		State[State["InCommentLike"] = 22] = "InCommentLike";
		State[State["SpecialStartSequence"] = 23] = "SpecialStartSequence";
		State[State["InSpecialTag"] = 24] = "InSpecialTag";
		State[State["InPlainText"] = 25] = "InPlainText";
		State[State["InEntity"] = 26] = "InEntity";
	})(State || (State = {}));
	function isWhitespace(c) {
		return c === Tokenizer_CharCodes.Space || c === Tokenizer_CharCodes.NewLine || c === Tokenizer_CharCodes.Tab || c === Tokenizer_CharCodes.FormFeed || c === Tokenizer_CharCodes.CarriageReturn;
	}
	function isEndOfTagSection(c) {
		return c === Tokenizer_CharCodes.Slash || c === Tokenizer_CharCodes.Gt || isWhitespace(c);
	}
	function isASCIIAlpha(c) {
		return c >= Tokenizer_CharCodes.LowerA && c <= Tokenizer_CharCodes.LowerZ || c >= Tokenizer_CharCodes.UpperA && c <= Tokenizer_CharCodes.UpperZ;
	}
	var QuoteType;
	(function(QuoteType) {
		QuoteType[QuoteType["NoValue"] = 0] = "NoValue";
		QuoteType[QuoteType["Unquoted"] = 1] = "Unquoted";
		QuoteType[QuoteType["Single"] = 2] = "Single";
		QuoteType[QuoteType["Double"] = 3] = "Double";
	})(QuoteType || (QuoteType = {}));
	const Sequences = {
		Empty: new Uint8Array(0),
		Cdata: new Uint8Array([
			67,
			68,
			65,
			84,
			65,
			91
		]),
		CdataEnd: new Uint8Array([
			93,
			93,
			62
		]),
		CommentEnd: new Uint8Array([
			45,
			45,
			33,
			62
		]),
		Doctype: new Uint8Array([
			100,
			111,
			99,
			116,
			121,
			112,
			101
		]),
		IframeEnd: new Uint8Array([
			60,
			47,
			105,
			102,
			114,
			97,
			109,
			101
		]),
		NoembedEnd: new Uint8Array([
			60,
			47,
			110,
			111,
			101,
			109,
			98,
			101,
			100
		]),
		NoframesEnd: new Uint8Array([
			60,
			47,
			110,
			111,
			102,
			114,
			97,
			109,
			101,
			115
		]),
		Plaintext: new Uint8Array([
			60,
			47,
			112,
			108,
			97,
			105,
			110,
			116,
			101,
			120,
			116
		]),
		ScriptEnd: new Uint8Array([
			60,
			47,
			115,
			99,
			114,
			105,
			112,
			116
		]),
		StyleEnd: new Uint8Array([
			60,
			47,
			115,
			116,
			121,
			108,
			101
		]),
		TitleEnd: new Uint8Array([
			60,
			47,
			116,
			105,
			116,
			108,
			101
		]),
		TextareaEnd: new Uint8Array([
			60,
			47,
			116,
			101,
			120,
			116,
			97,
			114,
			101,
			97
		]),
		XmpEnd: new Uint8Array([
			60,
			47,
			120,
			109,
			112
		])
	};
	const specialStartSequences = new Map([
		[Sequences.IframeEnd[2], Sequences.IframeEnd],
		[Sequences.NoembedEnd[2], Sequences.NoembedEnd],
		[Sequences.Plaintext[2], Sequences.Plaintext],
		[Sequences.ScriptEnd[2], Sequences.ScriptEnd],
		[Sequences.TitleEnd[2], Sequences.TitleEnd],
		[Sequences.XmpEnd[2], Sequences.XmpEnd]
	]);
	class Tokenizer {
		cbs;
		state = State.Text;
		buffer = "";
		sectionStart = 0;
		index = 0;
		entityStart = 0;
		baseState = State.Text;
		isSpecial = false;
		running = true;
		offset = 0;
		xmlMode;
		decodeEntities;
		recognizeSelfClosing;
		entityDecoder;
		constructor({ xmlMode = false, decodeEntities = true, recognizeSelfClosing = xmlMode }, cbs) {
			this.cbs = cbs;
			this.xmlMode = xmlMode;
			this.decodeEntities = decodeEntities;
			this.recognizeSelfClosing = recognizeSelfClosing;
			this.entityDecoder = new EntityDecoder(xmlMode ? xmlDecodeTree : decode_data_html_htmlDecodeTree, (cp, consumed) => this.emitCodePoint(cp, consumed));
		}
		reset() {
			this.state = State.Text;
			this.buffer = "";
			this.sectionStart = 0;
			this.index = 0;
			this.baseState = State.Text;
			this.isSpecial = false;
			this.currentSequence = Sequences.Empty;
			this.sequenceIndex = 0;
			this.running = true;
			this.offset = 0;
		}
		write(chunk) {
			this.offset += this.buffer.length;
			this.buffer = chunk;
			this.parse();
		}
		end() {
			if (this.running) this.finish();
		}
		pause() {
			this.running = false;
		}
		resume() {
			this.running = true;
			if (this.index < this.buffer.length + this.offset) {
				this.parse();
			}
		}
		stateText(c) {
			if (c === Tokenizer_CharCodes.Lt || !this.decodeEntities && this.fastForwardTo(Tokenizer_CharCodes.Lt)) {
				if (this.index > this.sectionStart) {
					this.cbs.ontext(this.sectionStart, this.index);
				}
				this.state = State.BeforeTagName;
				this.sectionStart = this.index;
			} else if (this.decodeEntities && c === Tokenizer_CharCodes.Amp) {
				this.startEntity();
			}
		}
		currentSequence = Sequences.Empty;
		sequenceIndex = 0;
		enterTagBody() {
			if (this.currentSequence === Sequences.Plaintext) {
				this.currentSequence = Sequences.Empty;
				this.state = State.InPlainText;
			} else if (this.isSpecial) {
				this.state = State.InSpecialTag;
				this.sequenceIndex = 0;
			} else {
				this.state = State.Text;
			}
		}
		stateSpecialStartSequence(c) {
			const lower = c | 32;
			if (this.sequenceIndex < this.currentSequence.length) {
				if (lower === this.currentSequence[this.sequenceIndex]) {
					this.sequenceIndex++;
					return;
				}
				if (this.sequenceIndex === 3) {
					if (this.currentSequence === Sequences.ScriptEnd && lower === Sequences.StyleEnd[3]) {
						this.currentSequence = Sequences.StyleEnd;
						this.sequenceIndex = 4;
						return;
					}
					if (this.currentSequence === Sequences.TitleEnd && lower === Sequences.TextareaEnd[3]) {
						this.currentSequence = Sequences.TextareaEnd;
						this.sequenceIndex = 4;
						return;
					}
				} else if (this.sequenceIndex === 4 && this.currentSequence === Sequences.NoembedEnd && lower === Sequences.NoframesEnd[4]) {
					this.currentSequence = Sequences.NoframesEnd;
					this.sequenceIndex = 5;
					return;
				}
			} else if (isEndOfTagSection(c)) {
				this.sequenceIndex = 0;
				this.state = State.InTagName;
				this.stateInTagName(c);
				return;
			}
			this.isSpecial = false;
			this.currentSequence = Sequences.Empty;
			this.sequenceIndex = 0;
			this.state = State.InTagName;
			this.stateInTagName(c);
		}
		stateCDATASequence(c) {
			if (c === Sequences.Cdata[this.sequenceIndex]) {
				if (++this.sequenceIndex === Sequences.Cdata.length) {
					this.state = State.InCommentLike;
					this.currentSequence = Sequences.CdataEnd;
					this.sequenceIndex = 0;
					this.sectionStart = this.index + 1;
				}
			} else {
				this.sequenceIndex = 0;
				if (this.xmlMode) {
					this.state = State.InDeclaration;
					this.stateInDeclaration(c);
				} else {
					this.state = State.InSpecialComment;
					this.stateInSpecialComment(c);
				}
			}
		}
		fastForwardTo(c) {
			while (++this.index < this.buffer.length + this.offset) {
				if (this.buffer.charCodeAt(this.index - this.offset) === c) {
					return true;
				}
			}
			this.index = this.buffer.length + this.offset - 1;
			return false;
		}
		emitComment(offset) {
			this.cbs.oncomment(this.sectionStart, this.index, offset);
			this.sequenceIndex = 0;
			this.sectionStart = this.index + 1;
			this.state = State.Text;
		}
		stateInCommentLike(c) {
			if (!this.xmlMode && this.currentSequence === Sequences.CommentEnd && this.sequenceIndex <= 1 && this.index === this.sectionStart + this.sequenceIndex && c === Tokenizer_CharCodes.Gt) {
				this.emitComment(this.sequenceIndex);
			} else if (this.currentSequence === Sequences.CommentEnd && this.sequenceIndex === 2 && c === Tokenizer_CharCodes.Gt) {
				this.emitComment(2);
			} else if (this.currentSequence === Sequences.CommentEnd && this.sequenceIndex === this.currentSequence.length - 1 && c !== Tokenizer_CharCodes.Gt) {
				this.sequenceIndex = Number(c === Tokenizer_CharCodes.Dash);
			} else if (c === this.currentSequence[this.sequenceIndex]) {
				if (++this.sequenceIndex === this.currentSequence.length) {
					if (this.currentSequence === Sequences.CdataEnd) {
						this.cbs.oncdata(this.sectionStart, this.index, 2);
					} else {
						this.cbs.oncomment(this.sectionStart, this.index, 3);
					}
					this.sequenceIndex = 0;
					this.sectionStart = this.index + 1;
					this.state = State.Text;
				}
			} else if (this.sequenceIndex === 0) {
				if (this.fastForwardTo(this.currentSequence[0])) {
					this.sequenceIndex = 1;
				}
			} else if (c !== this.currentSequence[this.sequenceIndex - 1]) {
				this.sequenceIndex = 0;
			}
		}
		isTagStartChar(c) {
			return this.xmlMode ? !isEndOfTagSection(c) : isASCIIAlpha(c);
		}
		stateInSpecialTag(c) {
			if (this.sequenceIndex === this.currentSequence.length) {
				if (isEndOfTagSection(c)) {
					const endOfText = this.index - this.currentSequence.length;
					if (this.sectionStart < endOfText) {
						const actualIndex = this.index;
						this.index = endOfText;
						this.cbs.ontext(this.sectionStart, endOfText);
						this.index = actualIndex;
					}
					this.isSpecial = false;
					this.sectionStart = endOfText + 2;
					this.stateInClosingTagName(c);
					return;
				}
				this.sequenceIndex = 0;
			}
			if ((c | 32) === this.currentSequence[this.sequenceIndex]) {
				this.sequenceIndex += 1;
			} else if (this.sequenceIndex === 0) {
				if (this.currentSequence === Sequences.TitleEnd || this.currentSequence === Sequences.TextareaEnd) {
					if (this.decodeEntities && c === Tokenizer_CharCodes.Amp) {
						this.startEntity();
					}
				} else if (this.fastForwardTo(Tokenizer_CharCodes.Lt)) {
					this.sequenceIndex = 1;
				}
			} else {
				this.sequenceIndex = Number(c === Tokenizer_CharCodes.Lt);
			}
		}
		stateBeforeTagName(c) {
			if (c === Tokenizer_CharCodes.ExclamationMark) {
				this.state = State.BeforeDeclaration;
				this.sectionStart = this.index + 1;
			} else if (c === Tokenizer_CharCodes.Questionmark) {
				if (this.xmlMode) {
					this.state = State.InProcessingInstruction;
					this.sequenceIndex = 0;
					this.sectionStart = this.index + 1;
				} else {
					this.state = State.InSpecialComment;
					this.sectionStart = this.index;
				}
			} else if (this.isTagStartChar(c)) {
				this.sectionStart = this.index;
				const special = this.xmlMode || this.cbs.isInForeignContext?.() ? undefined : specialStartSequences.get(c | 32);
				if (special === undefined) {
					this.state = State.InTagName;
				} else {
					this.isSpecial = true;
					this.currentSequence = special;
					this.sequenceIndex = 3;
					this.state = State.SpecialStartSequence;
				}
			} else if (c === Tokenizer_CharCodes.Slash) {
				this.state = State.BeforeClosingTagName;
			} else {
				this.state = State.Text;
				this.stateText(c);
			}
		}
		stateInTagName(c) {
			if (isEndOfTagSection(c)) {
				this.cbs.onopentagname(this.sectionStart, this.index);
				this.sectionStart = -1;
				this.state = State.BeforeAttributeName;
				this.stateBeforeAttributeName(c);
			}
		}
		stateBeforeClosingTagName(c) {
			if (isWhitespace(c)) {
				if (this.xmlMode) {} else {
					this.state = State.InSpecialComment;
					this.sectionStart = this.index;
				}
			} else if (c === Tokenizer_CharCodes.Gt) {
				this.state = State.Text;
				if (!this.xmlMode) {
					this.sectionStart = this.index + 1;
				}
			} else {
				this.state = this.isTagStartChar(c) ? State.InClosingTagName : State.InSpecialComment;
				this.sectionStart = this.index;
			}
		}
		stateInClosingTagName(c) {
			if (isEndOfTagSection(c)) {
				this.cbs.onclosetag(this.sectionStart, this.index);
				this.sectionStart = -1;
				this.state = State.AfterClosingTagName;
				this.stateAfterClosingTagName(c);
			}
		}
		stateAfterClosingTagName(c) {
			if (c === Tokenizer_CharCodes.Gt || this.fastForwardTo(Tokenizer_CharCodes.Gt)) {
				this.state = State.Text;
				this.sectionStart = this.index + 1;
			}
		}
		stateBeforeAttributeName(c) {
			if (c === Tokenizer_CharCodes.Gt) {
				this.cbs.onopentagend(this.index);
				this.enterTagBody();
				this.sectionStart = this.index + 1;
			} else if (c === Tokenizer_CharCodes.Slash) {
				this.state = State.InSelfClosingTag;
			} else if (!isWhitespace(c)) {
				this.state = State.InAttributeName;
				this.sectionStart = this.index;
			}
		}
		stateInSelfClosingTag(c) {
			if (c === Tokenizer_CharCodes.Gt) {
				this.cbs.onselfclosingtag(this.index);
				this.sectionStart = this.index + 1;
				if (!this.recognizeSelfClosing) {
					this.enterTagBody();
					return;
				}
				this.state = State.Text;
				this.isSpecial = false;
				this.currentSequence = Sequences.Empty;
			} else if (!isWhitespace(c)) {
				this.state = State.BeforeAttributeName;
				this.stateBeforeAttributeName(c);
			}
		}
		stateInAttributeName(c) {
			if (c === Tokenizer_CharCodes.Eq || isEndOfTagSection(c)) {
				this.cbs.onattribname(this.sectionStart, this.index);
				this.sectionStart = this.index;
				this.state = State.AfterAttributeName;
				this.stateAfterAttributeName(c);
			}
		}
		stateAfterAttributeName(c) {
			if (c === Tokenizer_CharCodes.Eq) {
				this.state = State.BeforeAttributeValue;
			} else if (c === Tokenizer_CharCodes.Slash || c === Tokenizer_CharCodes.Gt) {
				this.cbs.onattribend(QuoteType.NoValue, this.sectionStart);
				this.sectionStart = -1;
				this.state = State.BeforeAttributeName;
				this.stateBeforeAttributeName(c);
			} else if (!isWhitespace(c)) {
				this.cbs.onattribend(QuoteType.NoValue, this.sectionStart);
				this.state = State.InAttributeName;
				this.sectionStart = this.index;
			}
		}
		stateBeforeAttributeValue(c) {
			if (c === Tokenizer_CharCodes.DoubleQuote) {
				this.state = State.InAttributeValueDq;
				this.sectionStart = this.index + 1;
			} else if (c === Tokenizer_CharCodes.SingleQuote) {
				this.state = State.InAttributeValueSq;
				this.sectionStart = this.index + 1;
			} else if (!isWhitespace(c)) {
				this.sectionStart = this.index;
				this.state = State.InAttributeValueNq;
				this.stateInAttributeValueNoQuotes(c);
			}
		}
		handleInAttributeValue(c, quote) {
			if (c === quote || !this.decodeEntities && this.fastForwardTo(quote)) {
				this.cbs.onattribdata(this.sectionStart, this.index);
				this.sectionStart = -1;
				this.cbs.onattribend(quote === Tokenizer_CharCodes.DoubleQuote ? QuoteType.Double : QuoteType.Single, this.index + 1);
				this.state = State.BeforeAttributeName;
			} else if (this.decodeEntities && c === Tokenizer_CharCodes.Amp) {
				this.startEntity();
			}
		}
		stateInAttributeValueDoubleQuotes(c) {
			this.handleInAttributeValue(c, Tokenizer_CharCodes.DoubleQuote);
		}
		stateInAttributeValueSingleQuotes(c) {
			this.handleInAttributeValue(c, Tokenizer_CharCodes.SingleQuote);
		}
		stateInAttributeValueNoQuotes(c) {
			if (isWhitespace(c) || c === Tokenizer_CharCodes.Gt) {
				this.cbs.onattribdata(this.sectionStart, this.index);
				this.sectionStart = -1;
				this.cbs.onattribend(QuoteType.Unquoted, this.index);
				this.state = State.BeforeAttributeName;
				this.stateBeforeAttributeName(c);
			} else if (this.decodeEntities && c === Tokenizer_CharCodes.Amp) {
				this.startEntity();
			}
		}
		stateBeforeDeclaration(c) {
			if (c === Tokenizer_CharCodes.OpeningSquareBracket) {
				this.state = State.CDATASequence;
				this.sequenceIndex = 0;
			} else if (this.xmlMode) {
				this.state = c === Tokenizer_CharCodes.Dash ? State.BeforeComment : State.InDeclaration;
			} else if ((c | 32) === Sequences.Doctype[0]) {
				this.state = State.DeclarationSequence;
				this.currentSequence = Sequences.Doctype;
				this.sequenceIndex = 1;
			} else if (c === Tokenizer_CharCodes.Gt) {
				this.cbs.oncomment(this.sectionStart, this.index, 0);
				this.state = State.Text;
				this.sectionStart = this.index + 1;
			} else if (c === Tokenizer_CharCodes.Dash) {
				this.state = State.BeforeComment;
			} else {
				this.state = State.InSpecialComment;
			}
		}
		stateDeclarationSequence(c) {
			if (this.sequenceIndex === this.currentSequence.length) {
				this.state = State.InDeclaration;
				this.stateInDeclaration(c);
			} else if ((c | 32) === this.currentSequence[this.sequenceIndex]) {
				this.sequenceIndex += 1;
			} else if (c === Tokenizer_CharCodes.Gt) {
				this.cbs.oncomment(this.sectionStart, this.index, 0);
				this.state = State.Text;
				this.sectionStart = this.index + 1;
			} else {
				this.state = State.InSpecialComment;
			}
		}
		stateInDeclaration(c) {
			if (c === Tokenizer_CharCodes.Gt || this.fastForwardTo(Tokenizer_CharCodes.Gt)) {
				this.cbs.ondeclaration(this.sectionStart, this.index);
				this.state = State.Text;
				this.sectionStart = this.index + 1;
			}
		}
		stateInProcessingInstruction(c) {
			if (c === Tokenizer_CharCodes.Questionmark) {
				this.sequenceIndex = 1;
			} else if (c === Tokenizer_CharCodes.Gt && this.sequenceIndex === 1) {
				this.cbs.onprocessinginstruction(this.sectionStart, this.index - 1);
				this.sequenceIndex = 0;
				this.state = State.Text;
				this.sectionStart = this.index + 1;
			} else {
				this.sequenceIndex = Number(this.fastForwardTo(Tokenizer_CharCodes.Questionmark));
			}
		}
		stateBeforeComment(c) {
			if (c === Tokenizer_CharCodes.Dash) {
				this.state = State.InCommentLike;
				this.currentSequence = Sequences.CommentEnd;
				this.sequenceIndex = 0;
				this.sectionStart = this.index + 1;
			} else if (this.xmlMode) {
				this.state = State.InDeclaration;
			} else if (c === Tokenizer_CharCodes.Gt) {
				this.cbs.oncomment(this.sectionStart, this.index, 0);
				this.state = State.Text;
				this.sectionStart = this.index + 1;
			} else {
				this.state = State.InSpecialComment;
			}
		}
		stateInSpecialComment(c) {
			if (c === Tokenizer_CharCodes.Gt || this.fastForwardTo(Tokenizer_CharCodes.Gt)) {
				this.cbs.oncomment(this.sectionStart, this.index, 0);
				this.state = State.Text;
				this.sectionStart = this.index + 1;
			}
		}
		startEntity() {
			this.baseState = this.state;
			this.state = State.InEntity;
			this.entityStart = this.index;
			this.entityDecoder.startEntity(this.xmlMode ? DecodingMode.Strict : this.baseState === State.Text || this.baseState === State.InSpecialTag ? DecodingMode.Legacy : DecodingMode.Attribute);
		}
		stateInEntity() {
			const indexInBuffer = this.index - this.offset;
			const length = this.entityDecoder.write(this.buffer, indexInBuffer);
			if (length >= 0) {
				this.state = this.baseState;
				if (length === 0) {
					this.index -= 1;
				}
			} else {
				if (indexInBuffer < this.buffer.length && this.buffer.charCodeAt(indexInBuffer) === Tokenizer_CharCodes.Amp) {
					this.state = this.baseState;
					this.index -= 1;
					return;
				}
				this.index = this.offset + this.buffer.length - 1;
			}
		}
		cleanup() {
			if (this.running && this.sectionStart !== this.index) {
				if (this.state === State.Text || this.state === State.InPlainText || this.state === State.InSpecialTag && this.sequenceIndex === 0) {
					this.cbs.ontext(this.sectionStart, this.index);
					this.sectionStart = this.index;
				} else if (this.state === State.InAttributeValueDq || this.state === State.InAttributeValueSq || this.state === State.InAttributeValueNq) {
					this.cbs.onattribdata(this.sectionStart, this.index);
					this.sectionStart = this.index;
				}
			}
		}
		shouldContinue() {
			return this.index < this.buffer.length + this.offset && this.running;
		}
		parse() {
			while (this.shouldContinue()) {
				const c = this.buffer.charCodeAt(this.index - this.offset);
				switch (this.state) {
					case State.Text: {
						this.stateText(c);
						break;
					}
					case State.InPlainText: {
						this.index = this.buffer.length + this.offset - 1;
						break;
					}
					case State.SpecialStartSequence: {
						this.stateSpecialStartSequence(c);
						break;
					}
					case State.InSpecialTag: {
						this.stateInSpecialTag(c);
						break;
					}
					case State.CDATASequence: {
						this.stateCDATASequence(c);
						break;
					}
					case State.DeclarationSequence: {
						this.stateDeclarationSequence(c);
						break;
					}
					case State.InAttributeValueDq: {
						this.stateInAttributeValueDoubleQuotes(c);
						break;
					}
					case State.InAttributeName: {
						this.stateInAttributeName(c);
						break;
					}
					case State.InCommentLike: {
						this.stateInCommentLike(c);
						break;
					}
					case State.InSpecialComment: {
						this.stateInSpecialComment(c);
						break;
					}
					case State.BeforeAttributeName: {
						this.stateBeforeAttributeName(c);
						break;
					}
					case State.InTagName: {
						this.stateInTagName(c);
						break;
					}
					case State.InClosingTagName: {
						this.stateInClosingTagName(c);
						break;
					}
					case State.BeforeTagName: {
						this.stateBeforeTagName(c);
						break;
					}
					case State.AfterAttributeName: {
						this.stateAfterAttributeName(c);
						break;
					}
					case State.InAttributeValueSq: {
						this.stateInAttributeValueSingleQuotes(c);
						break;
					}
					case State.BeforeAttributeValue: {
						this.stateBeforeAttributeValue(c);
						break;
					}
					case State.BeforeClosingTagName: {
						this.stateBeforeClosingTagName(c);
						break;
					}
					case State.AfterClosingTagName: {
						this.stateAfterClosingTagName(c);
						break;
					}
					case State.InAttributeValueNq: {
						this.stateInAttributeValueNoQuotes(c);
						break;
					}
					case State.InSelfClosingTag: {
						this.stateInSelfClosingTag(c);
						break;
					}
					case State.InDeclaration: {
						this.stateInDeclaration(c);
						break;
					}
					case State.BeforeDeclaration: {
						this.stateBeforeDeclaration(c);
						break;
					}
					case State.BeforeComment: {
						this.stateBeforeComment(c);
						break;
					}
					case State.InProcessingInstruction: {
						this.stateInProcessingInstruction(c);
						break;
					}
					case State.InEntity: {
						this.stateInEntity();
						break;
					}
				}
				this.index++;
			}
			this.cleanup();
		}
		finish() {
			if (this.state === State.InEntity) {
				this.entityDecoder.end();
				this.state = this.baseState;
			}
			this.handleTrailingData();
			this.cbs.onend();
		}
		handleTrailingCommentLikeData(endIndex) {
			if (this.state !== State.InCommentLike) {
				return false;
			}
			if (this.currentSequence === Sequences.CdataEnd) {
				if (this.xmlMode) {
					if (this.sectionStart < endIndex) {
						this.cbs.oncdata(this.sectionStart, endIndex, 0);
					}
				} else {
					const cdataStart = this.sectionStart - Sequences.Cdata.length - 1;
					this.cbs.oncomment(cdataStart, endIndex, 0);
				}
			} else {
				const offset = this.xmlMode ? 0 : Math.min(this.sequenceIndex, Sequences.CommentEnd.length - 1);
				this.cbs.oncomment(this.sectionStart, endIndex, offset);
			}
			return true;
		}
		handleTrailingMarkupDeclaration(endIndex) {
			if (this.xmlMode) {
				switch (this.state) {
					case State.InSpecialComment:
					case State.BeforeComment:
					case State.CDATASequence:
					case State.DeclarationSequence:
					case State.InDeclaration: {
						this.cbs.ontext(this.sectionStart, endIndex);
						return true;
					}
					default: {
						return false;
					}
				}
			}
			switch (this.state) {
				case State.BeforeDeclaration:
				case State.InSpecialComment:
				case State.BeforeComment:
				case State.CDATASequence: {
					this.cbs.oncomment(this.sectionStart, endIndex, 0);
					return true;
				}
				case State.DeclarationSequence: {
					if (this.sequenceIndex !== Sequences.Doctype.length) {
						this.cbs.oncomment(this.sectionStart, endIndex, 0);
					}
					return true;
				}
				case State.InDeclaration: {
					return true;
				}
				default: {
					return false;
				}
			}
		}
		handleTrailingData() {
			const endIndex = this.buffer.length + this.offset;
			if (this.handleTrailingCommentLikeData(endIndex) || this.handleTrailingMarkupDeclaration(endIndex)) {
				return;
			}
			if (this.sectionStart >= endIndex) {
				return;
			}
			switch (this.state) {
				case State.InTagName:
				case State.BeforeAttributeName:
				case State.BeforeAttributeValue:
				case State.AfterAttributeName:
				case State.InAttributeName:
				case State.InAttributeValueSq:
				case State.InAttributeValueDq:
				case State.InAttributeValueNq:
				case State.InClosingTagName: {
					break;
				}
				default: {
					this.cbs.ontext(this.sectionStart, endIndex);
				}
			}
		}
		emitCodePoint(cp, consumed) {
			if (this.baseState !== State.Text && this.baseState !== State.InSpecialTag) {
				if (this.sectionStart < this.entityStart) {
					this.cbs.onattribdata(this.sectionStart, this.entityStart);
				}
				this.sectionStart = this.entityStart + consumed;
				this.index = this.sectionStart - 1;
				this.cbs.onattribentity(cp);
			} else {
				if (this.sectionStart < this.entityStart) {
					this.cbs.ontext(this.sectionStart, this.entityStart);
				}
				this.sectionStart = this.entityStart + consumed;
				this.index = this.sectionStart - 1;
				this.cbs.ontextentity(cp, this.sectionStart);
			}
		}
	}
	;
	const { fromCodePoint } = String;
	const formTags = new Set([
		"input",
		"option",
		"optgroup",
		"select",
		"button",
		"datalist",
		"textarea"
	]);
	const pTag = new Set(["p"]);
	const headingTags = new Set([
		"h1",
		"h2",
		"h3",
		"h4",
		"h5",
		"h6",
		"p"
	]);
	const tableSectionTags = new Set(["thead", "tbody"]);
	const ddtTags = new Set(["dd", "dt"]);
	const rtpTags = new Set(["rt", "rp"]);
	const openImpliesClose = new Map([
		["tr", new Set([
			"tr",
			"th",
			"td"
		])],
		["th", new Set(["th"])],
		["td", new Set([
			"thead",
			"th",
			"td"
		])],
		["body", new Set([
			"head",
			"link",
			"script"
		])],
		["a", new Set(["a"])],
		["li", new Set(["li"])],
		["p", pTag],
		["h1", headingTags],
		["h2", headingTags],
		["h3", headingTags],
		["h4", headingTags],
		["h5", headingTags],
		["h6", headingTags],
		["select", formTags],
		["input", formTags],
		["output", formTags],
		["button", formTags],
		["datalist", formTags],
		["textarea", formTags],
		["option", new Set(["option"])],
		["optgroup", new Set(["optgroup", "option"])],
		["dd", ddtTags],
		["dt", ddtTags],
		["address", pTag],
		["article", pTag],
		["aside", pTag],
		["blockquote", pTag],
		["details", pTag],
		["div", pTag],
		["dl", pTag],
		["fieldset", pTag],
		["figcaption", pTag],
		["figure", pTag],
		["footer", pTag],
		["form", pTag],
		["header", pTag],
		["hr", pTag],
		["main", pTag],
		["nav", pTag],
		["ol", pTag],
		["pre", pTag],
		["section", pTag],
		["table", pTag],
		["ul", pTag],
		["rt", rtpTags],
		["rp", rtpTags],
		["tbody", tableSectionTags],
		["tfoot", tableSectionTags]
	]);
	const DOCUMENT_TYPE = "doctype";
	const voidElements = new Set([
		"area",
		"base",
		"basefont",
		"br",
		"col",
		"command",
		"embed",
		"frame",
		"hr",
		"img",
		"input",
		"isindex",
		"keygen",
		"link",
		"meta",
		"param",
		"source",
		"track",
		"wbr"
	]);
	const foreignContextElements = new Set(["math", "svg"]);
	const htmlIntegrationElements = new Set([
		"mi",
		"mo",
		"mn",
		"ms",
		"mtext",
		"annotation-xml",
		"foreignObject",
		"desc",
		"title"
	]);
	const svgTagNameAdjustments = new Map([
		["altglyph", "altGlyph"],
		["altglyphdef", "altGlyphDef"],
		["altglyphitem", "altGlyphItem"],
		["animatecolor", "animateColor"],
		["animatemotion", "animateMotion"],
		["animatetransform", "animateTransform"],
		["clippath", "clipPath"],
		["feblend", "feBlend"],
		["fecolormatrix", "feColorMatrix"],
		["fecomponenttransfer", "feComponentTransfer"],
		["fecomposite", "feComposite"],
		["feconvolvematrix", "feConvolveMatrix"],
		["fediffuselighting", "feDiffuseLighting"],
		["fedisplacementmap", "feDisplacementMap"],
		["fedistantlight", "feDistantLight"],
		["fedropshadow", "feDropShadow"],
		["feflood", "feFlood"],
		["fefunca", "feFuncA"],
		["fefuncb", "feFuncB"],
		["fefuncg", "feFuncG"],
		["fefuncr", "feFuncR"],
		["fegaussianblur", "feGaussianBlur"],
		["feimage", "feImage"],
		["femerge", "feMerge"],
		["femergenode", "feMergeNode"],
		["femorphology", "feMorphology"],
		["feoffset", "feOffset"],
		["fepointlight", "fePointLight"],
		["fespecularlighting", "feSpecularLighting"],
		["fespotlight", "feSpotLight"],
		["fetile", "feTile"],
		["feturbulence", "feTurbulence"],
		["foreignobject", "foreignObject"],
		["glyphref", "glyphRef"],
		["lineargradient", "linearGradient"],
		["radialgradient", "radialGradient"],
		["textpath", "textPath"]
	]);
	var ForeignContext;
	(function(ForeignContext) {
		ForeignContext[ForeignContext["None"] = 0] = "None";
		ForeignContext[ForeignContext["Svg"] = 1] = "Svg";
		ForeignContext[ForeignContext["MathML"] = 2] = "MathML";
	})(ForeignContext || (ForeignContext = {}));
	const reNameEnd = /\s|\//;
	class Parser {
		options;
		startIndex = 0;
		endIndex = 0;
		openTagStart = 0;
		tagname = "";
		attribname = "";
		attribvalue = "";
		attribs = null;
		stack = [];
		foreignContext;
		cbs;
		lowerCaseTagNames;
		lowerCaseAttributeNames;
		recognizeSelfClosing;
		htmlMode;
		tokenizer;
		buffers = [];
		bufferOffset = 0;
		writeIndex = 0;
		ended = false;
		constructor(cbs, options = {}) {
			this.options = options;
			this.cbs = cbs ?? {};
			this.htmlMode = !this.options.xmlMode;
			this.lowerCaseTagNames = options.lowerCaseTags ?? this.htmlMode;
			this.lowerCaseAttributeNames = options.lowerCaseAttributeNames ?? this.htmlMode;
			this.recognizeSelfClosing = options.recognizeSelfClosing ?? !this.htmlMode;
			this.tokenizer = new (options.Tokenizer ?? Tokenizer)(this.options, this);
			this.foreignContext = [ForeignContext.None];
			this.cbs.onparserinit?.(this);
		}
		ontext(start, endIndex) {
			const data = this.getSlice(start, endIndex);
			this.endIndex = endIndex - 1;
			this.cbs.ontext?.(data);
			this.startIndex = endIndex;
		}
		ontextentity(cp, endIndex) {
			this.endIndex = endIndex - 1;
			this.cbs.ontext?.(fromCodePoint(cp));
			this.startIndex = endIndex;
		}
		isInForeignContext() {
			return this.foreignContext[0] !== ForeignContext.None;
		}
		isVoidElement(name) {
			return this.htmlMode && voidElements.has(name);
		}
		readTagName(start, endIndex) {
			const name = this.lowerCaseTagNames ? this.getSlice(start, endIndex).toLowerCase() : this.getSlice(start, endIndex);
			if (!(this.lowerCaseTagNames && this.htmlMode)) {
				return name;
			}
			if (this.foreignContext[0] === ForeignContext.Svg) {
				return svgTagNameAdjustments.get(name) ?? name;
			}
			if (this.foreignContext.length > 1) {
				const adjusted = svgTagNameAdjustments.get(name);
				if (adjusted !== undefined && this.stack.includes(adjusted)) {
					return adjusted;
				}
			}
			if (!this.isInForeignContext()) {
				return name === "image" ? "img" : name;
			}
			return name;
		}
		onopentagname(start, endIndex) {
			this.endIndex = endIndex;
			this.emitOpenTag(this.readTagName(start, endIndex));
		}
		emitOpenTag(name) {
			this.openTagStart = this.startIndex;
			this.tagname = name;
			if (this.htmlMode && name === "form" && this.stack.includes("form")) {
				this.tagname = "";
				return;
			}
			const impliesClose = this.htmlMode && openImpliesClose.get(name);
			if (impliesClose) {
				while (this.stack.length > 0 && impliesClose.has(this.stack[0])) {
					this.popElement(true);
				}
			}
			if (!this.isVoidElement(name)) {
				this.stack.unshift(name);
				if (this.htmlMode) {
					if (name === "svg") {
						this.foreignContext.unshift(ForeignContext.Svg);
					} else if (name === "math") {
						this.foreignContext.unshift(ForeignContext.MathML);
					} else if (htmlIntegrationElements.has(name)) {
						this.foreignContext.unshift(ForeignContext.None);
					}
				}
			}
			this.cbs.onopentagname?.(name);
			if (this.cbs.onopentag) this.attribs = {};
		}
		endOpenTag(isImplied) {
			this.startIndex = this.openTagStart;
			if (this.attribs) {
				this.cbs.onopentag?.(this.tagname, this.attribs, isImplied);
				this.attribs = null;
			}
			if (this.cbs.onclosetag && this.isVoidElement(this.tagname)) {
				this.cbs.onclosetag(this.tagname, true);
			}
			this.tagname = "";
		}
		onopentagend(endIndex) {
			this.endIndex = endIndex;
			this.endOpenTag(false);
			this.startIndex = endIndex + 1;
		}
		onclosetag(start, endIndex) {
			this.endIndex = endIndex;
			const name = this.readTagName(start, endIndex);
			if (!this.isVoidElement(name)) {
				const pos = this.stack.indexOf(name);
				if (pos !== -1) {
					for (let index = 0; index < pos; index++) {
						this.popElement(true);
					}
					this.popElement(false);
				} else if (this.htmlMode && name === "p") {
					this.emitOpenTag("p");
					this.closeCurrentTag(true);
				}
			} else if (this.htmlMode && name === "br") {
				this.cbs.onopentagname?.("br");
				this.cbs.onopentag?.("br", {}, true);
				this.cbs.onclosetag?.("br", false);
			}
			this.startIndex = endIndex + 1;
		}
		onselfclosingtag(endIndex) {
			this.endIndex = endIndex;
			if (this.recognizeSelfClosing || this.isInForeignContext()) {
				this.closeCurrentTag(false);
				this.startIndex = endIndex + 1;
			} else {
				this.onopentagend(endIndex);
			}
		}
		popElement(implied) {
			const element = this.stack.shift();
			if (this.htmlMode && (foreignContextElements.has(element) || htmlIntegrationElements.has(element))) {
				this.foreignContext.shift();
			}
			this.cbs.onclosetag?.(element, implied);
		}
		closeCurrentTag(isOpenImplied) {
			const name = this.tagname;
			this.endOpenTag(isOpenImplied);
			if (this.stack[0] === name) {
				this.popElement(!isOpenImplied);
			}
		}
		onattribname(start, endIndex) {
			this.startIndex = start;
			const name = this.getSlice(start, endIndex);
			this.attribname = this.lowerCaseAttributeNames ? name.toLowerCase() : name;
		}
		onattribdata(start, endIndex) {
			this.attribvalue += this.getSlice(start, endIndex);
		}
		onattribentity(cp) {
			this.attribvalue += fromCodePoint(cp);
		}
		onattribend(quote, endIndex) {
			this.endIndex = endIndex;
			this.cbs.onattribute?.(this.attribname, this.attribvalue, quote === QuoteType.Double ? "\"" : quote === QuoteType.Single ? "'" : quote === QuoteType.NoValue ? undefined : null);
			if (this.attribs && !Object.hasOwn(this.attribs, this.attribname)) {
				this.attribs[this.attribname] = this.attribvalue;
			}
			this.attribvalue = "";
		}
		getInstructionName(value) {
			const index = value.search(reNameEnd);
			let name = index < 0 ? value : value.substr(0, index);
			if (this.lowerCaseTagNames) {
				name = name.toLowerCase();
			}
			return name;
		}
		ondeclaration(start, endIndex) {
			this.endIndex = endIndex;
			const value = this.getSlice(start, endIndex);
			if (this.cbs.onprocessinginstruction) {
				const name = this.htmlMode ? this.lowerCaseTagNames ? DOCUMENT_TYPE : value.slice(0, DOCUMENT_TYPE.length) : this.getInstructionName(value);
				this.cbs.onprocessinginstruction(`!${name}`, `!${value}`);
			}
			this.startIndex = endIndex + 1;
		}
		onprocessinginstruction(start, endIndex) {
			this.endIndex = endIndex;
			const value = this.getSlice(start, endIndex);
			if (this.cbs.onprocessinginstruction) {
				const name = this.getInstructionName(value);
				this.cbs.onprocessinginstruction(`?${name}`, `?${value}`);
			}
			this.startIndex = endIndex + 1;
		}
		oncomment(start, endIndex, offset) {
			this.endIndex = endIndex;
			this.cbs.oncomment?.(this.getSlice(start, endIndex - offset));
			this.cbs.oncommentend?.();
			this.startIndex = endIndex + 1;
		}
		oncdata(start, endIndex, offset) {
			this.endIndex = endIndex;
			const value = this.getSlice(start, endIndex - offset);
			if (!this.htmlMode || this.options.recognizeCDATA) {
				this.cbs.oncdatastart?.();
				this.cbs.ontext?.(value);
				this.cbs.oncdataend?.();
			} else if (this.isInForeignContext()) {
				this.cbs.ontext?.(value);
			} else {
				this.cbs.oncomment?.(`[CDATA[${value}]]`);
				this.cbs.oncommentend?.();
			}
			this.startIndex = endIndex + 1;
		}
		onend() {
			if (this.cbs.onclosetag) {
				this.endIndex = this.startIndex;
				for (let index = 0; index < this.stack.length; index++) {
					this.cbs.onclosetag(this.stack[index], true);
				}
			}
			this.cbs.onend?.();
		}
		reset() {
			this.cbs.onreset?.();
			this.tokenizer.reset();
			this.tagname = "";
			this.attribname = "";
			this.attribvalue = "";
			this.attribs = null;
			this.stack.length = 0;
			this.startIndex = 0;
			this.endIndex = 0;
			this.cbs.onparserinit?.(this);
			this.buffers.length = 0;
			this.foreignContext.length = 0;
			this.foreignContext.unshift(ForeignContext.None);
			this.bufferOffset = 0;
			this.writeIndex = 0;
			this.ended = false;
		}
		parseComplete(data) {
			this.reset();
			this.end(data);
		}
		getSlice(start, end) {
			if (start === end) {
				return "";
			}
			while (start - this.bufferOffset >= this.buffers[0].length) {
				this.shiftBuffer();
			}
			let slice = this.buffers[0].slice(start - this.bufferOffset, end - this.bufferOffset);
			while (end - this.bufferOffset > this.buffers[0].length) {
				this.shiftBuffer();
				slice += this.buffers[0].slice(0, end - this.bufferOffset);
			}
			return slice;
		}
		shiftBuffer() {
			this.bufferOffset += this.buffers[0].length;
			this.writeIndex--;
			this.buffers.shift();
		}
		write(chunk) {
			if (this.ended) {
				this.cbs.onerror?.(new Error(".write() after done!"));
				return;
			}
			this.buffers.push(chunk);
			if (this.tokenizer.running) {
				this.tokenizer.write(chunk);
				this.writeIndex++;
			}
		}
		end(chunk) {
			if (this.ended) {
				this.cbs.onerror?.(new Error(".end() after done!"));
				return;
			}
			if (chunk) this.write(chunk);
			this.ended = true;
			this.tokenizer.end();
		}
		pause() {
			this.tokenizer.pause();
		}
		resume() {
			this.tokenizer.resume();
			while (this.tokenizer.running && this.writeIndex < this.buffers.length) {
				this.tokenizer.write(this.buffers[this.writeIndex++]);
			}
			if (this.ended) this.tokenizer.end();
		}
	}
}) };
