export const id = 2669;
export const ids = [2669];
export const modules = {
	39732: (function (module, __unused_webpack_exports, __webpack_require__) {
		var Buffer = __webpack_require__(20181).Buffer;
		var SlowBuffer = __webpack_require__(20181).SlowBuffer;
		module.exports = bufferEq;
		function bufferEq(a, b) {
			if (!Buffer.isBuffer(a) || !Buffer.isBuffer(b)) {
				return false;
			}
			if (a.length !== b.length) {
				return false;
			}
			var c = 0;
			for (var i = 0; i < a.length; i++) {
				c |= a[i] ^ b[i];
			}
			return c === 0;
		}
		bufferEq.install = function() {
			Buffer.prototype.equal = SlowBuffer.prototype.equal = function equal(that) {
				return bufferEq(this, that);
			};
		};
		var origBufEqual = Buffer.prototype.equal;
		var origSlowBufEqual = SlowBuffer.prototype.equal;
		bufferEq.restore = function() {
			Buffer.prototype.equal = origBufEqual;
			SlowBuffer.prototype.equal = origSlowBufEqual;
		};
	}),
	325: (function (module, __unused_webpack_exports, __webpack_require__) {
		var Buffer = __webpack_require__(93058).Buffer;
		var getParamBytesForAlg = __webpack_require__(5028);
		var MAX_OCTET = 128, CLASS_UNIVERSAL = 0, PRIMITIVE_BIT = 32, TAG_SEQ = 16, TAG_INT = 2, ENCODED_TAG_SEQ = TAG_SEQ | PRIMITIVE_BIT | CLASS_UNIVERSAL << 6, ENCODED_TAG_INT = TAG_INT | CLASS_UNIVERSAL << 6;
		function base64Url(base64) {
			return base64.replace(/=/g, "").replace(/\+/g, "-").replace(/\//g, "_");
		}
		function signatureAsBuffer(signature) {
			if (Buffer.isBuffer(signature)) {
				return signature;
			} else if ("string" === typeof signature) {
				return Buffer.from(signature, "base64");
			}
			throw new TypeError("ECDSA signature must be a Base64 string or a Buffer");
		}
		function derToJose(signature, alg) {
			signature = signatureAsBuffer(signature);
			var paramBytes = getParamBytesForAlg(alg);
			var maxEncodedParamLength = paramBytes + 1;
			var inputLength = signature.length;
			var offset = 0;
			if (signature[offset++] !== ENCODED_TAG_SEQ) {
				throw new Error("Could not find expected \"seq\"");
			}
			var seqLength = signature[offset++];
			if (seqLength === (MAX_OCTET | 1)) {
				seqLength = signature[offset++];
			}
			if (inputLength - offset < seqLength) {
				throw new Error("\"seq\" specified length of \"" + seqLength + "\", only \"" + (inputLength - offset) + "\" remaining");
			}
			if (signature[offset++] !== ENCODED_TAG_INT) {
				throw new Error("Could not find expected \"int\" for \"r\"");
			}
			var rLength = signature[offset++];
			if (inputLength - offset - 2 < rLength) {
				throw new Error("\"r\" specified length of \"" + rLength + "\", only \"" + (inputLength - offset - 2) + "\" available");
			}
			if (maxEncodedParamLength < rLength) {
				throw new Error("\"r\" specified length of \"" + rLength + "\", max of \"" + maxEncodedParamLength + "\" is acceptable");
			}
			var rOffset = offset;
			offset += rLength;
			if (signature[offset++] !== ENCODED_TAG_INT) {
				throw new Error("Could not find expected \"int\" for \"s\"");
			}
			var sLength = signature[offset++];
			if (inputLength - offset !== sLength) {
				throw new Error("\"s\" specified length of \"" + sLength + "\", expected \"" + (inputLength - offset) + "\"");
			}
			if (maxEncodedParamLength < sLength) {
				throw new Error("\"s\" specified length of \"" + sLength + "\", max of \"" + maxEncodedParamLength + "\" is acceptable");
			}
			var sOffset = offset;
			offset += sLength;
			if (offset !== inputLength) {
				throw new Error("Expected to consume entire buffer, but \"" + (inputLength - offset) + "\" bytes remain");
			}
			var rPadding = paramBytes - rLength, sPadding = paramBytes - sLength;
			var dst = Buffer.allocUnsafe(rPadding + rLength + sPadding + sLength);
			for (offset = 0; offset < rPadding; ++offset) {
				dst[offset] = 0;
			}
			signature.copy(dst, offset, rOffset + Math.max(-rPadding, 0), rOffset + rLength);
			offset = paramBytes;
			for (var o = offset; offset < o + sPadding; ++offset) {
				dst[offset] = 0;
			}
			signature.copy(dst, offset, sOffset + Math.max(-sPadding, 0), sOffset + sLength);
			dst = dst.toString("base64");
			dst = base64Url(dst);
			return dst;
		}
		function countPadding(buf, start, stop) {
			var padding = 0;
			while (start + padding < stop && buf[start + padding] === 0) {
				++padding;
			}
			var needsSign = buf[start + padding] >= MAX_OCTET;
			if (needsSign) {
				--padding;
			}
			return padding;
		}
		function joseToDer(signature, alg) {
			signature = signatureAsBuffer(signature);
			var paramBytes = getParamBytesForAlg(alg);
			var signatureBytes = signature.length;
			if (signatureBytes !== paramBytes * 2) {
				throw new TypeError("\"" + alg + "\" signatures must be \"" + paramBytes * 2 + "\" bytes, saw \"" + signatureBytes + "\"");
			}
			var rPadding = countPadding(signature, 0, paramBytes);
			var sPadding = countPadding(signature, paramBytes, signature.length);
			var rLength = paramBytes - rPadding;
			var sLength = paramBytes - sPadding;
			var rsBytes = 1 + 1 + rLength + 1 + 1 + sLength;
			var shortLength = rsBytes < MAX_OCTET;
			var dst = Buffer.allocUnsafe((shortLength ? 2 : 3) + rsBytes);
			var offset = 0;
			dst[offset++] = ENCODED_TAG_SEQ;
			if (shortLength) {
				dst[offset++] = rsBytes;
			} else {
				dst[offset++] = MAX_OCTET | 1;
				dst[offset++] = rsBytes & 255;
			}
			dst[offset++] = ENCODED_TAG_INT;
			dst[offset++] = rLength;
			if (rPadding < 0) {
				dst[offset++] = 0;
				offset += signature.copy(dst, offset, 0, paramBytes);
			} else {
				offset += signature.copy(dst, offset, rPadding, paramBytes);
			}
			dst[offset++] = ENCODED_TAG_INT;
			dst[offset++] = sLength;
			if (sPadding < 0) {
				dst[offset++] = 0;
				signature.copy(dst, offset, paramBytes);
			} else {
				signature.copy(dst, offset, paramBytes + sPadding);
			}
			return dst;
		}
		module.exports = {
			derToJose,
			joseToDer
		};
	}),
	5028: (function (module) {
		function getParamSize(keySize) {
			var result = (keySize / 8 | 0) + (keySize % 8 === 0 ? 0 : 1);
			return result;
		}
		var paramBytesForAlg = {
			ES256: getParamSize(256),
			ES384: getParamSize(384),
			ES512: getParamSize(521)
		};
		function getParamBytesForAlg(alg) {
			var paramBytes = paramBytesForAlg[alg];
			if (paramBytes) {
				return paramBytes;
			}
			throw new Error("Unknown algorithm \"" + alg + "\"");
		}
		module.exports = getParamBytesForAlg;
	}),
	92047: (function (module, __unused_webpack_exports, __webpack_require__) {
		var jws = __webpack_require__(33324);
		module.exports = function(jwt, options) {
			options = options || {};
			var decoded = jws.decode(jwt, options);
			if (!decoded) {
				return null;
			}
			var payload = decoded.payload;
			if (typeof payload === "string") {
				try {
					var obj = JSON.parse(payload);
					if (obj !== null && typeof obj === "object") {
						payload = obj;
					}
				} catch (e) {}
			}
			if (options.complete === true) {
				return {
					header: decoded.header,
					payload,
					signature: decoded.signature
				};
			}
			return payload;
		};
	}),
	69653: (function (module, __unused_webpack_exports, __webpack_require__) {
		module.exports = {
			decode: __webpack_require__(92047),
			verify: __webpack_require__(60772),
			sign: __webpack_require__(14912),
			JsonWebTokenError: __webpack_require__(26248),
			NotBeforeError: __webpack_require__(91269),
			TokenExpiredError: __webpack_require__(41241)
		};
	}),
	26248: (function (module) {
		var JsonWebTokenError = function(message, error) {
			Error.call(this, message);
			if (Error.captureStackTrace) {
				Error.captureStackTrace(this, this.constructor);
			}
			this.name = "JsonWebTokenError";
			this.message = message;
			if (error) this.inner = error;
		};
		JsonWebTokenError.prototype = Object.create(Error.prototype);
		JsonWebTokenError.prototype.constructor = JsonWebTokenError;
		module.exports = JsonWebTokenError;
	}),
	91269: (function (module, __unused_webpack_exports, __webpack_require__) {
		var JsonWebTokenError = __webpack_require__(26248);
		var NotBeforeError = function(message, date) {
			JsonWebTokenError.call(this, message);
			this.name = "NotBeforeError";
			this.date = date;
		};
		NotBeforeError.prototype = Object.create(JsonWebTokenError.prototype);
		NotBeforeError.prototype.constructor = NotBeforeError;
		module.exports = NotBeforeError;
	}),
	41241: (function (module, __unused_webpack_exports, __webpack_require__) {
		var JsonWebTokenError = __webpack_require__(26248);
		var TokenExpiredError = function(message, expiredAt) {
			JsonWebTokenError.call(this, message);
			this.name = "TokenExpiredError";
			this.expiredAt = expiredAt;
		};
		TokenExpiredError.prototype = Object.create(JsonWebTokenError.prototype);
		TokenExpiredError.prototype.constructor = TokenExpiredError;
		module.exports = TokenExpiredError;
	}),
	51136: (function (module, __unused_webpack_exports, __webpack_require__) {
		const semver = __webpack_require__(62088);
		module.exports = semver.satisfies(process.version, ">=15.7.0");
	}),
	3948: (function (module, __unused_webpack_exports, __webpack_require__) {
		var semver = __webpack_require__(62088);
		module.exports = semver.satisfies(process.version, "^6.12.0 || >=8.0.0");
	}),
	45318: (function (module, __unused_webpack_exports, __webpack_require__) {
		const semver = __webpack_require__(62088);
		module.exports = semver.satisfies(process.version, ">=16.9.0");
	}),
	96688: (function (module, __unused_webpack_exports, __webpack_require__) {
		var ms = __webpack_require__(70744);
		module.exports = function(time, iat) {
			var timestamp = iat || Math.floor(Date.now() / 1e3);
			if (typeof time === "string") {
				var milliseconds = ms(time);
				if (typeof milliseconds === "undefined") {
					return;
				}
				return Math.floor(timestamp + milliseconds / 1e3);
			} else if (typeof time === "number") {
				return timestamp + time;
			} else {
				return;
			}
		};
	}),
	91006: (function (module, __unused_webpack_exports, __webpack_require__) {
		const ASYMMETRIC_KEY_DETAILS_SUPPORTED = __webpack_require__(51136);
		const RSA_PSS_KEY_DETAILS_SUPPORTED = __webpack_require__(45318);
		const allowedAlgorithmsForKeys = {
			"ec": [
				"ES256",
				"ES384",
				"ES512"
			],
			"rsa": [
				"RS256",
				"PS256",
				"RS384",
				"PS384",
				"RS512",
				"PS512"
			],
			"rsa-pss": [
				"PS256",
				"PS384",
				"PS512"
			]
		};
		const allowedCurves = {
			ES256: "prime256v1",
			ES384: "secp384r1",
			ES512: "secp521r1"
		};
		module.exports = function(algorithm, key) {
			if (!algorithm || !key) return;
			const keyType = key.asymmetricKeyType;
			if (!keyType) return;
			const allowedAlgorithms = allowedAlgorithmsForKeys[keyType];
			if (!allowedAlgorithms) {
				throw new Error(`Unknown key type "${keyType}".`);
			}
			if (!allowedAlgorithms.includes(algorithm)) {
				throw new Error(`"alg" parameter for "${keyType}" key type must be one of: ${allowedAlgorithms.join(", ")}.`);
			}
			if (ASYMMETRIC_KEY_DETAILS_SUPPORTED) {
				switch (keyType) {
					case "ec":
						const keyCurve = key.asymmetricKeyDetails.namedCurve;
						const allowedCurve = allowedCurves[algorithm];
						if (keyCurve !== allowedCurve) {
							throw new Error(`"alg" parameter "${algorithm}" requires curve "${allowedCurve}".`);
						}
						break;
					case "rsa-pss":
						if (RSA_PSS_KEY_DETAILS_SUPPORTED) {
							const length = parseInt(algorithm.slice(-3), 10);
							const { hashAlgorithm, mgf1HashAlgorithm, saltLength } = key.asymmetricKeyDetails;
							if (hashAlgorithm !== `sha${length}` || mgf1HashAlgorithm !== hashAlgorithm) {
								throw new Error(`Invalid key for this operation, its RSA-PSS parameters do not meet the requirements of "alg" ${algorithm}.`);
							}
							if (saltLength !== undefined && saltLength > length >> 3) {
								throw new Error(`Invalid key for this operation, its RSA-PSS parameter saltLength does not meet the requirements of "alg" ${algorithm}.`);
							}
						}
						break;
				}
			}
		};
	}),
	14912: (function (module, __unused_webpack_exports, __webpack_require__) {
		const timespan = __webpack_require__(96688);
		const PS_SUPPORTED = __webpack_require__(3948);
		const validateAsymmetricKey = __webpack_require__(91006);
		const jws = __webpack_require__(33324);
		const includes = __webpack_require__(46248);
		const isBoolean = __webpack_require__(1999);
		const isInteger = __webpack_require__(39841);
		const isNumber = __webpack_require__(80116);
		const isPlainObject = __webpack_require__(29888);
		const isString = __webpack_require__(56172);
		const once = __webpack_require__(82192);
		const { KeyObject, createSecretKey, createPrivateKey } = __webpack_require__(76982);
		const SUPPORTED_ALGS = [
			"RS256",
			"RS384",
			"RS512",
			"ES256",
			"ES384",
			"ES512",
			"HS256",
			"HS384",
			"HS512",
			"none"
		];
		if (PS_SUPPORTED) {
			SUPPORTED_ALGS.splice(3, 0, "PS256", "PS384", "PS512");
		}
		const sign_options_schema = {
			expiresIn: {
				isValid: function(value) {
					return isInteger(value) || isString(value) && value;
				},
				message: "\"expiresIn\" should be a number of seconds or string representing a timespan"
			},
			notBefore: {
				isValid: function(value) {
					return isInteger(value) || isString(value) && value;
				},
				message: "\"notBefore\" should be a number of seconds or string representing a timespan"
			},
			audience: {
				isValid: function(value) {
					return isString(value) || Array.isArray(value);
				},
				message: "\"audience\" must be a string or array"
			},
			algorithm: {
				isValid: includes.bind(null, SUPPORTED_ALGS),
				message: "\"algorithm\" must be a valid string enum value"
			},
			header: {
				isValid: isPlainObject,
				message: "\"header\" must be an object"
			},
			encoding: {
				isValid: isString,
				message: "\"encoding\" must be a string"
			},
			issuer: {
				isValid: isString,
				message: "\"issuer\" must be a string"
			},
			subject: {
				isValid: isString,
				message: "\"subject\" must be a string"
			},
			jwtid: {
				isValid: isString,
				message: "\"jwtid\" must be a string"
			},
			noTimestamp: {
				isValid: isBoolean,
				message: "\"noTimestamp\" must be a boolean"
			},
			keyid: {
				isValid: isString,
				message: "\"keyid\" must be a string"
			},
			mutatePayload: {
				isValid: isBoolean,
				message: "\"mutatePayload\" must be a boolean"
			},
			allowInsecureKeySizes: {
				isValid: isBoolean,
				message: "\"allowInsecureKeySizes\" must be a boolean"
			},
			allowInvalidAsymmetricKeyTypes: {
				isValid: isBoolean,
				message: "\"allowInvalidAsymmetricKeyTypes\" must be a boolean"
			}
		};
		const registered_claims_schema = {
			iat: {
				isValid: isNumber,
				message: "\"iat\" should be a number of seconds"
			},
			exp: {
				isValid: isNumber,
				message: "\"exp\" should be a number of seconds"
			},
			nbf: {
				isValid: isNumber,
				message: "\"nbf\" should be a number of seconds"
			}
		};
		function validate(schema, allowUnknown, object, parameterName) {
			if (!isPlainObject(object)) {
				throw new Error("Expected \"" + parameterName + "\" to be a plain object.");
			}
			Object.keys(object).forEach(function(key) {
				const validator = schema[key];
				if (!validator) {
					if (!allowUnknown) {
						throw new Error("\"" + key + "\" is not allowed in \"" + parameterName + "\"");
					}
					return;
				}
				if (!validator.isValid(object[key])) {
					throw new Error(validator.message);
				}
			});
		}
		function validateOptions(options) {
			return validate(sign_options_schema, false, options, "options");
		}
		function validatePayload(payload) {
			return validate(registered_claims_schema, true, payload, "payload");
		}
		const options_to_payload = {
			"audience": "aud",
			"issuer": "iss",
			"subject": "sub",
			"jwtid": "jti"
		};
		const options_for_objects = [
			"expiresIn",
			"notBefore",
			"noTimestamp",
			"audience",
			"issuer",
			"subject",
			"jwtid"
		];
		module.exports = function(payload, secretOrPrivateKey, options, callback) {
			if (typeof options === "function") {
				callback = options;
				options = {};
			} else {
				options = options || {};
			}
			const isObjectPayload = typeof payload === "object" && !Buffer.isBuffer(payload);
			const header = Object.assign({
				alg: options.algorithm || "HS256",
				typ: isObjectPayload ? "JWT" : undefined,
				kid: options.keyid
			}, options.header);
			function failure(err) {
				if (callback) {
					return callback(err);
				}
				throw err;
			}
			if (!secretOrPrivateKey && options.algorithm !== "none") {
				return failure(new Error("secretOrPrivateKey must have a value"));
			}
			if (secretOrPrivateKey != null && !(secretOrPrivateKey instanceof KeyObject)) {
				try {
					secretOrPrivateKey = createPrivateKey(secretOrPrivateKey);
				} catch (_) {
					try {
						secretOrPrivateKey = createSecretKey(typeof secretOrPrivateKey === "string" ? Buffer.from(secretOrPrivateKey) : secretOrPrivateKey);
					} catch (_) {
						return failure(new Error("secretOrPrivateKey is not valid key material"));
					}
				}
			}
			if (header.alg.startsWith("HS") && secretOrPrivateKey.type !== "secret") {
				return failure(new Error(`secretOrPrivateKey must be a symmetric key when using ${header.alg}`));
			} else if (/^(?:RS|PS|ES)/.test(header.alg)) {
				if (secretOrPrivateKey.type !== "private") {
					return failure(new Error(`secretOrPrivateKey must be an asymmetric key when using ${header.alg}`));
				}
				if (!options.allowInsecureKeySizes && !header.alg.startsWith("ES") && secretOrPrivateKey.asymmetricKeyDetails !== undefined && secretOrPrivateKey.asymmetricKeyDetails.modulusLength < 2048) {
					return failure(new Error(`secretOrPrivateKey has a minimum key size of 2048 bits for ${header.alg}`));
				}
			}
			if (typeof payload === "undefined") {
				return failure(new Error("payload is required"));
			} else if (isObjectPayload) {
				try {
					validatePayload(payload);
				} catch (error) {
					return failure(error);
				}
				if (!options.mutatePayload) {
					payload = Object.assign({}, payload);
				}
			} else {
				const invalid_options = options_for_objects.filter(function(opt) {
					return typeof options[opt] !== "undefined";
				});
				if (invalid_options.length > 0) {
					return failure(new Error("invalid " + invalid_options.join(",") + " option for " + typeof payload + " payload"));
				}
			}
			if (typeof payload.exp !== "undefined" && typeof options.expiresIn !== "undefined") {
				return failure(new Error("Bad \"options.expiresIn\" option the payload already has an \"exp\" property."));
			}
			if (typeof payload.nbf !== "undefined" && typeof options.notBefore !== "undefined") {
				return failure(new Error("Bad \"options.notBefore\" option the payload already has an \"nbf\" property."));
			}
			try {
				validateOptions(options);
			} catch (error) {
				return failure(error);
			}
			if (!options.allowInvalidAsymmetricKeyTypes) {
				try {
					validateAsymmetricKey(header.alg, secretOrPrivateKey);
				} catch (error) {
					return failure(error);
				}
			}
			const timestamp = payload.iat || Math.floor(Date.now() / 1e3);
			if (options.noTimestamp) {
				delete payload.iat;
			} else if (isObjectPayload) {
				payload.iat = timestamp;
			}
			if (typeof options.notBefore !== "undefined") {
				try {
					payload.nbf = timespan(options.notBefore, timestamp);
				} catch (err) {
					return failure(err);
				}
				if (typeof payload.nbf === "undefined") {
					return failure(new Error("\"notBefore\" should be a number of seconds or string representing a timespan eg: \"1d\", \"20h\", 60"));
				}
			}
			if (typeof options.expiresIn !== "undefined" && typeof payload === "object") {
				try {
					payload.exp = timespan(options.expiresIn, timestamp);
				} catch (err) {
					return failure(err);
				}
				if (typeof payload.exp === "undefined") {
					return failure(new Error("\"expiresIn\" should be a number of seconds or string representing a timespan eg: \"1d\", \"20h\", 60"));
				}
			}
			Object.keys(options_to_payload).forEach(function(key) {
				const claim = options_to_payload[key];
				if (typeof options[key] !== "undefined") {
					if (typeof payload[claim] !== "undefined") {
						return failure(new Error("Bad \"options." + key + "\" option. The payload already has an \"" + claim + "\" property."));
					}
					payload[claim] = options[key];
				}
			});
			const encoding = options.encoding || "utf8";
			if (typeof callback === "function") {
				callback = callback && once(callback);
				jws.createSign({
					header,
					privateKey: secretOrPrivateKey,
					payload,
					encoding
				}).once("error", callback).once("done", function(signature) {
					if (!options.allowInsecureKeySizes && /^(?:RS|PS)/.test(header.alg) && signature.length < 256) {
						return callback(new Error(`secretOrPrivateKey has a minimum key size of 2048 bits for ${header.alg}`));
					}
					callback(null, signature);
				});
			} else {
				let signature = jws.sign({
					header,
					payload,
					secret: secretOrPrivateKey,
					encoding
				});
				if (!options.allowInsecureKeySizes && /^(?:RS|PS)/.test(header.alg) && signature.length < 256) {
					throw new Error(`secretOrPrivateKey has a minimum key size of 2048 bits for ${header.alg}`);
				}
				return signature;
			}
		};
	}),
	60772: (function (module, __unused_webpack_exports, __webpack_require__) {
		const JsonWebTokenError = __webpack_require__(26248);
		const NotBeforeError = __webpack_require__(91269);
		const TokenExpiredError = __webpack_require__(41241);
		const decode = __webpack_require__(92047);
		const timespan = __webpack_require__(96688);
		const validateAsymmetricKey = __webpack_require__(91006);
		const PS_SUPPORTED = __webpack_require__(3948);
		const jws = __webpack_require__(33324);
		const { KeyObject, createSecretKey, createPublicKey } = __webpack_require__(76982);
		const PUB_KEY_ALGS = [
			"RS256",
			"RS384",
			"RS512"
		];
		const EC_KEY_ALGS = [
			"ES256",
			"ES384",
			"ES512"
		];
		const RSA_KEY_ALGS = [
			"RS256",
			"RS384",
			"RS512"
		];
		const HS_ALGS = [
			"HS256",
			"HS384",
			"HS512"
		];
		if (PS_SUPPORTED) {
			PUB_KEY_ALGS.splice(PUB_KEY_ALGS.length, 0, "PS256", "PS384", "PS512");
			RSA_KEY_ALGS.splice(RSA_KEY_ALGS.length, 0, "PS256", "PS384", "PS512");
		}
		module.exports = function(jwtString, secretOrPublicKey, options, callback) {
			if (typeof options === "function" && !callback) {
				callback = options;
				options = {};
			}
			if (!options) {
				options = {};
			}
			options = Object.assign({}, options);
			let done;
			if (callback) {
				done = callback;
			} else {
				done = function(err, data) {
					if (err) throw err;
					return data;
				};
			}
			if (options.clockTimestamp && typeof options.clockTimestamp !== "number") {
				return done(new JsonWebTokenError("clockTimestamp must be a number"));
			}
			if (options.nonce !== undefined && (typeof options.nonce !== "string" || options.nonce.trim() === "")) {
				return done(new JsonWebTokenError("nonce must be a non-empty string"));
			}
			if (options.allowInvalidAsymmetricKeyTypes !== undefined && typeof options.allowInvalidAsymmetricKeyTypes !== "boolean") {
				return done(new JsonWebTokenError("allowInvalidAsymmetricKeyTypes must be a boolean"));
			}
			const clockTimestamp = options.clockTimestamp || Math.floor(Date.now() / 1e3);
			if (!jwtString) {
				return done(new JsonWebTokenError("jwt must be provided"));
			}
			if (typeof jwtString !== "string") {
				return done(new JsonWebTokenError("jwt must be a string"));
			}
			const parts = jwtString.split(".");
			if (parts.length !== 3) {
				return done(new JsonWebTokenError("jwt malformed"));
			}
			let decodedToken;
			try {
				decodedToken = decode(jwtString, { complete: true });
			} catch (err) {
				return done(err);
			}
			if (!decodedToken) {
				return done(new JsonWebTokenError("invalid token"));
			}
			const header = decodedToken.header;
			let getSecret;
			if (typeof secretOrPublicKey === "function") {
				if (!callback) {
					return done(new JsonWebTokenError("verify must be called asynchronous if secret or public key is provided as a callback"));
				}
				getSecret = secretOrPublicKey;
			} else {
				getSecret = function(header, secretCallback) {
					return secretCallback(null, secretOrPublicKey);
				};
			}
			return getSecret(header, function(err, secretOrPublicKey) {
				if (err) {
					return done(new JsonWebTokenError("error in secret or public key callback: " + err.message));
				}
				const hasSignature = parts[2].trim() !== "";
				if (!hasSignature && secretOrPublicKey) {
					return done(new JsonWebTokenError("jwt signature is required"));
				}
				if (hasSignature && !secretOrPublicKey) {
					return done(new JsonWebTokenError("secret or public key must be provided"));
				}
				if (!hasSignature && !options.algorithms) {
					return done(new JsonWebTokenError("please specify \"none\" in \"algorithms\" to verify unsigned tokens"));
				}
				if (secretOrPublicKey != null && !(secretOrPublicKey instanceof KeyObject)) {
					try {
						secretOrPublicKey = createPublicKey(secretOrPublicKey);
					} catch (_) {
						try {
							secretOrPublicKey = createSecretKey(typeof secretOrPublicKey === "string" ? Buffer.from(secretOrPublicKey) : secretOrPublicKey);
						} catch (_) {
							return done(new JsonWebTokenError("secretOrPublicKey is not valid key material"));
						}
					}
				}
				if (!options.algorithms) {
					if (secretOrPublicKey.type === "secret") {
						options.algorithms = HS_ALGS;
					} else if (["rsa", "rsa-pss"].includes(secretOrPublicKey.asymmetricKeyType)) {
						options.algorithms = RSA_KEY_ALGS;
					} else if (secretOrPublicKey.asymmetricKeyType === "ec") {
						options.algorithms = EC_KEY_ALGS;
					} else {
						options.algorithms = PUB_KEY_ALGS;
					}
				}
				if (options.algorithms.indexOf(decodedToken.header.alg) === -1) {
					return done(new JsonWebTokenError("invalid algorithm"));
				}
				if (header.alg.startsWith("HS") && secretOrPublicKey.type !== "secret") {
					return done(new JsonWebTokenError(`secretOrPublicKey must be a symmetric key when using ${header.alg}`));
				} else if (/^(?:RS|PS|ES)/.test(header.alg) && secretOrPublicKey.type !== "public") {
					return done(new JsonWebTokenError(`secretOrPublicKey must be an asymmetric key when using ${header.alg}`));
				}
				if (!options.allowInvalidAsymmetricKeyTypes) {
					try {
						validateAsymmetricKey(header.alg, secretOrPublicKey);
					} catch (e) {
						return done(e);
					}
				}
				let valid;
				try {
					valid = jws.verify(jwtString, decodedToken.header.alg, secretOrPublicKey);
				} catch (e) {
					return done(e);
				}
				if (!valid) {
					return done(new JsonWebTokenError("invalid signature"));
				}
				const payload = decodedToken.payload;
				if (typeof payload.nbf !== "undefined" && !options.ignoreNotBefore) {
					if (typeof payload.nbf !== "number") {
						return done(new JsonWebTokenError("invalid nbf value"));
					}
					if (payload.nbf > clockTimestamp + (options.clockTolerance || 0)) {
						return done(new NotBeforeError("jwt not active", new Date(payload.nbf * 1e3)));
					}
				}
				if (typeof payload.exp !== "undefined" && !options.ignoreExpiration) {
					if (typeof payload.exp !== "number") {
						return done(new JsonWebTokenError("invalid exp value"));
					}
					if (clockTimestamp >= payload.exp + (options.clockTolerance || 0)) {
						return done(new TokenExpiredError("jwt expired", new Date(payload.exp * 1e3)));
					}
				}
				if (options.audience) {
					const audiences = Array.isArray(options.audience) ? options.audience : [options.audience];
					const target = Array.isArray(payload.aud) ? payload.aud : [payload.aud];
					const match = target.some(function(targetAudience) {
						return audiences.some(function(audience) {
							return audience instanceof RegExp ? audience.test(targetAudience) : audience === targetAudience;
						});
					});
					if (!match) {
						return done(new JsonWebTokenError("jwt audience invalid. expected: " + audiences.join(" or ")));
					}
				}
				if (options.issuer) {
					const invalid_issuer = typeof options.issuer === "string" && payload.iss !== options.issuer || Array.isArray(options.issuer) && options.issuer.indexOf(payload.iss) === -1;
					if (invalid_issuer) {
						return done(new JsonWebTokenError("jwt issuer invalid. expected: " + options.issuer));
					}
				}
				if (options.subject) {
					if (payload.sub !== options.subject) {
						return done(new JsonWebTokenError("jwt subject invalid. expected: " + options.subject));
					}
				}
				if (options.jwtid) {
					if (payload.jti !== options.jwtid) {
						return done(new JsonWebTokenError("jwt jwtid invalid. expected: " + options.jwtid));
					}
				}
				if (options.nonce) {
					if (payload.nonce !== options.nonce) {
						return done(new JsonWebTokenError("jwt nonce invalid. expected: " + options.nonce));
					}
				}
				if (options.maxAge) {
					if (typeof payload.iat !== "number") {
						return done(new JsonWebTokenError("iat required when maxAge is specified"));
					}
					const maxAgeTimestamp = timespan(options.maxAge, payload.iat);
					if (typeof maxAgeTimestamp === "undefined") {
						return done(new JsonWebTokenError("\"maxAge\" should be a number of seconds or string representing a timespan eg: \"1d\", \"20h\", 60"));
					}
					if (clockTimestamp >= maxAgeTimestamp + (options.clockTolerance || 0)) {
						return done(new TokenExpiredError("maxAge exceeded", new Date(maxAgeTimestamp * 1e3)));
					}
				}
				if (options.complete === true) {
					const signature = decodedToken.signature;
					return done(null, {
						header,
						payload,
						signature
					});
				}
				return done(null, payload);
			});
		};
	}),
	38622: (function (module, __unused_webpack_exports, __webpack_require__) {
		var Buffer = __webpack_require__(93058).Buffer;
		var crypto = __webpack_require__(76982);
		var formatEcdsa = __webpack_require__(325);
		var util = __webpack_require__(39023);
		var MSG_INVALID_ALGORITHM = "\"%s\" is not a valid algorithm.\n  Supported algorithms are:\n  \"HS256\", \"HS384\", \"HS512\", \"RS256\", \"RS384\", \"RS512\", \"PS256\", \"PS384\", \"PS512\", \"ES256\", \"ES384\", \"ES512\" and \"none\".";
		var MSG_INVALID_SECRET = "secret must be a string or buffer";
		var MSG_INVALID_VERIFIER_KEY = "key must be a string or a buffer";
		var MSG_INVALID_SIGNER_KEY = "key must be a string, a buffer or an object";
		var supportsKeyObjects = typeof crypto.createPublicKey === "function";
		if (supportsKeyObjects) {
			MSG_INVALID_VERIFIER_KEY += " or a KeyObject";
			MSG_INVALID_SECRET += "or a KeyObject";
		}
		function checkIsPublicKey(key) {
			if (Buffer.isBuffer(key)) {
				return;
			}
			if (typeof key === "string") {
				return;
			}
			if (!supportsKeyObjects) {
				throw typeError(MSG_INVALID_VERIFIER_KEY);
			}
			if (typeof key !== "object") {
				throw typeError(MSG_INVALID_VERIFIER_KEY);
			}
			if (typeof key.type !== "string") {
				throw typeError(MSG_INVALID_VERIFIER_KEY);
			}
			if (typeof key.asymmetricKeyType !== "string") {
				throw typeError(MSG_INVALID_VERIFIER_KEY);
			}
			if (typeof key.export !== "function") {
				throw typeError(MSG_INVALID_VERIFIER_KEY);
			}
		}
		;
		function checkIsPrivateKey(key) {
			if (Buffer.isBuffer(key)) {
				return;
			}
			if (typeof key === "string") {
				return;
			}
			if (typeof key === "object") {
				return;
			}
			throw typeError(MSG_INVALID_SIGNER_KEY);
		}
		;
		function checkIsSecretKey(key) {
			if (Buffer.isBuffer(key)) {
				return;
			}
			if (typeof key === "string") {
				return key;
			}
			if (!supportsKeyObjects) {
				throw typeError(MSG_INVALID_SECRET);
			}
			if (typeof key !== "object") {
				throw typeError(MSG_INVALID_SECRET);
			}
			if (key.type !== "secret") {
				throw typeError(MSG_INVALID_SECRET);
			}
			if (typeof key.export !== "function") {
				throw typeError(MSG_INVALID_SECRET);
			}
		}
		function fromBase64(base64) {
			return base64.replace(/=/g, "").replace(/\+/g, "-").replace(/\//g, "_");
		}
		function toBase64(base64url) {
			base64url = base64url.toString();
			var padding = 4 - base64url.length % 4;
			if (padding !== 4) {
				for (var i = 0; i < padding; ++i) {
					base64url += "=";
				}
			}
			return base64url.replace(/\-/g, "+").replace(/_/g, "/");
		}
		function typeError(template) {
			var args = [].slice.call(arguments, 1);
			var errMsg = util.format.bind(util, template).apply(null, args);
			return new TypeError(errMsg);
		}
		function bufferOrString(obj) {
			return Buffer.isBuffer(obj) || typeof obj === "string";
		}
		function normalizeInput(thing) {
			if (!bufferOrString(thing)) thing = JSON.stringify(thing);
			return thing;
		}
		function createHmacSigner(bits) {
			return function sign(thing, secret) {
				checkIsSecretKey(secret);
				thing = normalizeInput(thing);
				var hmac = crypto.createHmac("sha" + bits, secret);
				var sig = (hmac.update(thing), hmac.digest("base64"));
				return fromBase64(sig);
			};
		}
		var bufferEqual;
		var timingSafeEqual = "timingSafeEqual" in crypto ? function timingSafeEqual(a, b) {
			if (a.byteLength !== b.byteLength) {
				return false;
			}
			return crypto.timingSafeEqual(a, b);
		} : function timingSafeEqual(a, b) {
			if (!bufferEqual) {
				bufferEqual = __webpack_require__(39732);
			}
			return bufferEqual(a, b);
		};
		function createHmacVerifier(bits) {
			return function verify(thing, signature, secret) {
				var computedSig = createHmacSigner(bits)(thing, secret);
				return timingSafeEqual(Buffer.from(signature), Buffer.from(computedSig));
			};
		}
		function createKeySigner(bits) {
			return function sign(thing, privateKey) {
				checkIsPrivateKey(privateKey);
				thing = normalizeInput(thing);
				var signer = crypto.createSign("RSA-SHA" + bits);
				var sig = (signer.update(thing), signer.sign(privateKey, "base64"));
				return fromBase64(sig);
			};
		}
		function createKeyVerifier(bits) {
			return function verify(thing, signature, publicKey) {
				checkIsPublicKey(publicKey);
				thing = normalizeInput(thing);
				signature = toBase64(signature);
				var verifier = crypto.createVerify("RSA-SHA" + bits);
				verifier.update(thing);
				return verifier.verify(publicKey, signature, "base64");
			};
		}
		function createPSSKeySigner(bits) {
			return function sign(thing, privateKey) {
				checkIsPrivateKey(privateKey);
				thing = normalizeInput(thing);
				var signer = crypto.createSign("RSA-SHA" + bits);
				var sig = (signer.update(thing), signer.sign({
					key: privateKey,
					padding: crypto.constants.RSA_PKCS1_PSS_PADDING,
					saltLength: crypto.constants.RSA_PSS_SALTLEN_DIGEST
				}, "base64"));
				return fromBase64(sig);
			};
		}
		function createPSSKeyVerifier(bits) {
			return function verify(thing, signature, publicKey) {
				checkIsPublicKey(publicKey);
				thing = normalizeInput(thing);
				signature = toBase64(signature);
				var verifier = crypto.createVerify("RSA-SHA" + bits);
				verifier.update(thing);
				return verifier.verify({
					key: publicKey,
					padding: crypto.constants.RSA_PKCS1_PSS_PADDING,
					saltLength: crypto.constants.RSA_PSS_SALTLEN_DIGEST
				}, signature, "base64");
			};
		}
		function createECDSASigner(bits) {
			var inner = createKeySigner(bits);
			return function sign() {
				var signature = inner.apply(null, arguments);
				signature = formatEcdsa.derToJose(signature, "ES" + bits);
				return signature;
			};
		}
		function createECDSAVerifer(bits) {
			var inner = createKeyVerifier(bits);
			return function verify(thing, signature, publicKey) {
				signature = formatEcdsa.joseToDer(signature, "ES" + bits).toString("base64");
				var result = inner(thing, signature, publicKey);
				return result;
			};
		}
		function createNoneSigner() {
			return function sign() {
				return "";
			};
		}
		function createNoneVerifier() {
			return function verify(thing, signature) {
				return signature === "";
			};
		}
		module.exports = function jwa(algorithm) {
			var signerFactories = {
				hs: createHmacSigner,
				rs: createKeySigner,
				ps: createPSSKeySigner,
				es: createECDSASigner,
				none: createNoneSigner
			};
			var verifierFactories = {
				hs: createHmacVerifier,
				rs: createKeyVerifier,
				ps: createPSSKeyVerifier,
				es: createECDSAVerifer,
				none: createNoneVerifier
			};
			var match = algorithm.match(/^(RS|PS|ES|HS)(256|384|512)$|^(none)$/);
			if (!match) throw typeError(MSG_INVALID_ALGORITHM, algorithm);
			var algo = (match[1] || match[3]).toLowerCase();
			var bits = match[2];
			return {
				sign: signerFactories[algo](bits),
				verify: verifierFactories[algo](bits)
			};
		};
	}),
	33324: (function (__unused_webpack_module, exports, __webpack_require__) {
		var SignStream = __webpack_require__(78600);
		var VerifyStream = __webpack_require__(4368);
		var ALGORITHMS = [
			"HS256",
			"HS384",
			"HS512",
			"RS256",
			"RS384",
			"RS512",
			"PS256",
			"PS384",
			"PS512",
			"ES256",
			"ES384",
			"ES512"
		];
		exports.ALGORITHMS = ALGORITHMS;
		exports.sign = SignStream.sign;
		exports.verify = VerifyStream.verify;
		exports.decode = VerifyStream.decode;
		exports.isValid = VerifyStream.isValid;
		exports.createSign = function createSign(opts) {
			return new SignStream(opts);
		};
		exports.createVerify = function createVerify(opts) {
			return new VerifyStream(opts);
		};
	}),
	41831: (function (module, __unused_webpack_exports, __webpack_require__) {
		var Buffer = __webpack_require__(93058).Buffer;
		var Stream = __webpack_require__(2203);
		var util = __webpack_require__(39023);
		function DataStream(data) {
			this.buffer = null;
			this.writable = true;
			this.readable = true;
			if (!data) {
				this.buffer = Buffer.alloc(0);
				return this;
			}
			if (typeof data.pipe === "function") {
				this.buffer = Buffer.alloc(0);
				data.pipe(this);
				return this;
			}
			if (data.length || typeof data === "object") {
				this.buffer = data;
				this.writable = false;
				process.nextTick(function() {
					this.emit("end", data);
					this.readable = false;
					this.emit("close");
				}.bind(this));
				return this;
			}
			throw new TypeError("Unexpected data type (" + typeof data + ")");
		}
		util.inherits(DataStream, Stream);
		DataStream.prototype.write = function write(data) {
			this.buffer = Buffer.concat([this.buffer, Buffer.from(data)]);
			this.emit("data", data);
		};
		DataStream.prototype.end = function end(data) {
			if (data) this.write(data);
			this.emit("end", data);
			this.emit("close");
			this.writable = false;
			this.readable = false;
		};
		module.exports = DataStream;
	}),
	78600: (function (module, __unused_webpack_exports, __webpack_require__) {
		var Buffer = __webpack_require__(93058).Buffer;
		var DataStream = __webpack_require__(41831);
		var jwa = __webpack_require__(38622);
		var Stream = __webpack_require__(2203);
		var toString = __webpack_require__(95126);
		var util = __webpack_require__(39023);
		function base64url(string, encoding) {
			return Buffer.from(string, encoding).toString("base64").replace(/=/g, "").replace(/\+/g, "-").replace(/\//g, "_");
		}
		function jwsSecuredInput(header, payload, encoding) {
			encoding = encoding || "utf8";
			var encodedHeader = base64url(toString(header), "binary");
			var encodedPayload = base64url(toString(payload), encoding);
			return util.format("%s.%s", encodedHeader, encodedPayload);
		}
		function jwsSign(opts) {
			var header = opts.header;
			var payload = opts.payload;
			var secretOrKey = opts.secret || opts.privateKey;
			var encoding = opts.encoding;
			var algo = jwa(header.alg);
			var securedInput = jwsSecuredInput(header, payload, encoding);
			var signature = algo.sign(securedInput, secretOrKey);
			return util.format("%s.%s", securedInput, signature);
		}
		function SignStream(opts) {
			var secret = opts.secret;
			secret = secret == null ? opts.privateKey : secret;
			secret = secret == null ? opts.key : secret;
			if (/^hs/i.test(opts.header.alg) === true && secret == null) {
				throw new TypeError("secret must be a string or buffer or a KeyObject");
			}
			var secretStream = new DataStream(secret);
			this.readable = true;
			this.header = opts.header;
			this.encoding = opts.encoding;
			this.secret = this.privateKey = this.key = secretStream;
			this.payload = new DataStream(opts.payload);
			this.secret.once("close", function() {
				if (!this.payload.writable && this.readable) this.sign();
			}.bind(this));
			this.payload.once("close", function() {
				if (!this.secret.writable && this.readable) this.sign();
			}.bind(this));
		}
		util.inherits(SignStream, Stream);
		SignStream.prototype.sign = function sign() {
			try {
				var signature = jwsSign({
					header: this.header,
					payload: this.payload.buffer,
					secret: this.secret.buffer,
					encoding: this.encoding
				});
				this.emit("done", signature);
				this.emit("data", signature);
				this.emit("end");
				this.readable = false;
				return signature;
			} catch (e) {
				this.readable = false;
				this.emit("error", e);
				this.emit("close");
			}
		};
		SignStream.sign = jwsSign;
		module.exports = SignStream;
	}),
	95126: (function (module, __unused_webpack_exports, __webpack_require__) {
		var Buffer = __webpack_require__(20181).Buffer;
		module.exports = function toString(obj) {
			if (typeof obj === "string") return obj;
			if (typeof obj === "number" || Buffer.isBuffer(obj)) return obj.toString();
			return JSON.stringify(obj);
		};
	}),
	4368: (function (module, __unused_webpack_exports, __webpack_require__) {
		var Buffer = __webpack_require__(93058).Buffer;
		var DataStream = __webpack_require__(41831);
		var jwa = __webpack_require__(38622);
		var Stream = __webpack_require__(2203);
		var toString = __webpack_require__(95126);
		var util = __webpack_require__(39023);
		var JWS_REGEX = /^[a-zA-Z0-9\-_]+?\.[a-zA-Z0-9\-_]+?\.([a-zA-Z0-9\-_]+)?$/;
		function isObject(thing) {
			return Object.prototype.toString.call(thing) === "[object Object]";
		}
		function safeJsonParse(thing) {
			if (isObject(thing)) return thing;
			try {
				return JSON.parse(thing);
			} catch (e) {
				return undefined;
			}
		}
		function headerFromJWS(jwsSig) {
			var encodedHeader = jwsSig.split(".", 1)[0];
			return safeJsonParse(Buffer.from(encodedHeader, "base64").toString("binary"));
		}
		function securedInputFromJWS(jwsSig) {
			return jwsSig.split(".", 2).join(".");
		}
		function signatureFromJWS(jwsSig) {
			return jwsSig.split(".")[2];
		}
		function payloadFromJWS(jwsSig, encoding) {
			encoding = encoding || "utf8";
			var payload = jwsSig.split(".")[1];
			return Buffer.from(payload, "base64").toString(encoding);
		}
		function isValidJws(string) {
			return JWS_REGEX.test(string) && !!headerFromJWS(string);
		}
		function jwsVerify(jwsSig, algorithm, secretOrKey) {
			if (!algorithm) {
				var err = new Error("Missing algorithm parameter for jws.verify");
				err.code = "MISSING_ALGORITHM";
				throw err;
			}
			jwsSig = toString(jwsSig);
			var signature = signatureFromJWS(jwsSig);
			var securedInput = securedInputFromJWS(jwsSig);
			var algo = jwa(algorithm);
			return algo.verify(securedInput, signature, secretOrKey);
		}
		function jwsDecode(jwsSig, opts) {
			opts = opts || {};
			jwsSig = toString(jwsSig);
			if (!isValidJws(jwsSig)) return null;
			var header = headerFromJWS(jwsSig);
			if (!header) return null;
			var payload = payloadFromJWS(jwsSig);
			if (header.typ === "JWT" || opts.json) payload = JSON.parse(payload, opts.encoding);
			return {
				header,
				payload,
				signature: signatureFromJWS(jwsSig)
			};
		}
		function VerifyStream(opts) {
			opts = opts || {};
			var secretOrKey = opts.secret;
			secretOrKey = secretOrKey == null ? opts.publicKey : secretOrKey;
			secretOrKey = secretOrKey == null ? opts.key : secretOrKey;
			if (/^hs/i.test(opts.algorithm) === true && secretOrKey == null) {
				throw new TypeError("secret must be a string or buffer or a KeyObject");
			}
			var secretStream = new DataStream(secretOrKey);
			this.readable = true;
			this.algorithm = opts.algorithm;
			this.encoding = opts.encoding;
			this.secret = this.publicKey = this.key = secretStream;
			this.signature = new DataStream(opts.signature);
			this.secret.once("close", function() {
				if (!this.signature.writable && this.readable) this.verify();
			}.bind(this));
			this.signature.once("close", function() {
				if (!this.secret.writable && this.readable) this.verify();
			}.bind(this));
		}
		util.inherits(VerifyStream, Stream);
		VerifyStream.prototype.verify = function verify() {
			try {
				var valid = jwsVerify(this.signature.buffer, this.algorithm, this.key.buffer);
				var obj = jwsDecode(this.signature.buffer, this.encoding);
				this.emit("done", valid, obj);
				this.emit("data", valid);
				this.emit("end");
				this.readable = false;
				return valid;
			} catch (e) {
				this.readable = false;
				this.emit("error", e);
				this.emit("close");
			}
		};
		VerifyStream.decode = jwsDecode;
		VerifyStream.isValid = isValidJws;
		VerifyStream.verify = jwsVerify;
		module.exports = VerifyStream;
	}),
	46248: (function (module) {
		var INFINITY = 1 / 0, MAX_SAFE_INTEGER = 9007199254740991, MAX_INTEGER = 17976931348623157e292, NAN = 0 / 0;
		var argsTag = "[object Arguments]", funcTag = "[object Function]", genTag = "[object GeneratorFunction]", stringTag = "[object String]", symbolTag = "[object Symbol]";
		var reTrim = /^\s+|\s+$/g;
		var reIsBadHex = /^[-+]0x[0-9a-f]+$/i;
		var reIsBinary = /^0b[01]+$/i;
		var reIsOctal = /^0o[0-7]+$/i;
		var reIsUint = /^(?:0|[1-9]\d*)$/;
		var freeParseInt = parseInt;
		function arrayMap(array, iteratee) {
			var index = -1, length = array ? array.length : 0, result = Array(length);
			while (++index < length) {
				result[index] = iteratee(array[index], index, array);
			}
			return result;
		}
		function baseFindIndex(array, predicate, fromIndex, fromRight) {
			var length = array.length, index = fromIndex + (fromRight ? 1 : -1);
			while (fromRight ? index-- : ++index < length) {
				if (predicate(array[index], index, array)) {
					return index;
				}
			}
			return -1;
		}
		function baseIndexOf(array, value, fromIndex) {
			if (value !== value) {
				return baseFindIndex(array, baseIsNaN, fromIndex);
			}
			var index = fromIndex - 1, length = array.length;
			while (++index < length) {
				if (array[index] === value) {
					return index;
				}
			}
			return -1;
		}
		function baseIsNaN(value) {
			return value !== value;
		}
		function baseTimes(n, iteratee) {
			var index = -1, result = Array(n);
			while (++index < n) {
				result[index] = iteratee(index);
			}
			return result;
		}
		function baseValues(object, props) {
			return arrayMap(props, function(key) {
				return object[key];
			});
		}
		function overArg(func, transform) {
			return function(arg) {
				return func(transform(arg));
			};
		}
		var objectProto = Object.prototype;
		var hasOwnProperty = objectProto.hasOwnProperty;
		var objectToString = objectProto.toString;
		var propertyIsEnumerable = objectProto.propertyIsEnumerable;
		var nativeKeys = overArg(Object.keys, Object), nativeMax = Math.max;
		function arrayLikeKeys(value, inherited) {
			var result = isArray(value) || isArguments(value) ? baseTimes(value.length, String) : [];
			var length = result.length, skipIndexes = !!length;
			for (var key in value) {
				if ((inherited || hasOwnProperty.call(value, key)) && !(skipIndexes && (key == "length" || isIndex(key, length)))) {
					result.push(key);
				}
			}
			return result;
		}
		function baseKeys(object) {
			if (!isPrototype(object)) {
				return nativeKeys(object);
			}
			var result = [];
			for (var key in Object(object)) {
				if (hasOwnProperty.call(object, key) && key != "constructor") {
					result.push(key);
				}
			}
			return result;
		}
		function isIndex(value, length) {
			length = length == null ? MAX_SAFE_INTEGER : length;
			return !!length && (typeof value == "number" || reIsUint.test(value)) && value > -1 && value % 1 == 0 && value < length;
		}
		function isPrototype(value) {
			var Ctor = value && value.constructor, proto = typeof Ctor == "function" && Ctor.prototype || objectProto;
			return value === proto;
		}
		function includes(collection, value, fromIndex, guard) {
			collection = isArrayLike(collection) ? collection : values(collection);
			fromIndex = fromIndex && !guard ? toInteger(fromIndex) : 0;
			var length = collection.length;
			if (fromIndex < 0) {
				fromIndex = nativeMax(length + fromIndex, 0);
			}
			return isString(collection) ? fromIndex <= length && collection.indexOf(value, fromIndex) > -1 : !!length && baseIndexOf(collection, value, fromIndex) > -1;
		}
		function isArguments(value) {
			return isArrayLikeObject(value) && hasOwnProperty.call(value, "callee") && (!propertyIsEnumerable.call(value, "callee") || objectToString.call(value) == argsTag);
		}
		var isArray = Array.isArray;
		function isArrayLike(value) {
			return value != null && isLength(value.length) && !isFunction(value);
		}
		function isArrayLikeObject(value) {
			return isObjectLike(value) && isArrayLike(value);
		}
		function isFunction(value) {
			var tag = isObject(value) ? objectToString.call(value) : "";
			return tag == funcTag || tag == genTag;
		}
		function isLength(value) {
			return typeof value == "number" && value > -1 && value % 1 == 0 && value <= MAX_SAFE_INTEGER;
		}
		function isObject(value) {
			var type = typeof value;
			return !!value && (type == "object" || type == "function");
		}
		function isObjectLike(value) {
			return !!value && typeof value == "object";
		}
		function isString(value) {
			return typeof value == "string" || !isArray(value) && isObjectLike(value) && objectToString.call(value) == stringTag;
		}
		function isSymbol(value) {
			return typeof value == "symbol" || isObjectLike(value) && objectToString.call(value) == symbolTag;
		}
		function toFinite(value) {
			if (!value) {
				return value === 0 ? value : 0;
			}
			value = toNumber(value);
			if (value === INFINITY || value === -INFINITY) {
				var sign = value < 0 ? -1 : 1;
				return sign * MAX_INTEGER;
			}
			return value === value ? value : 0;
		}
		function toInteger(value) {
			var result = toFinite(value), remainder = result % 1;
			return result === result ? remainder ? result - remainder : result : 0;
		}
		function toNumber(value) {
			if (typeof value == "number") {
				return value;
			}
			if (isSymbol(value)) {
				return NAN;
			}
			if (isObject(value)) {
				var other = typeof value.valueOf == "function" ? value.valueOf() : value;
				value = isObject(other) ? other + "" : other;
			}
			if (typeof value != "string") {
				return value === 0 ? value : +value;
			}
			value = value.replace(reTrim, "");
			var isBinary = reIsBinary.test(value);
			return isBinary || reIsOctal.test(value) ? freeParseInt(value.slice(2), isBinary ? 2 : 8) : reIsBadHex.test(value) ? NAN : +value;
		}
		function keys(object) {
			return isArrayLike(object) ? arrayLikeKeys(object) : baseKeys(object);
		}
		function values(object) {
			return object ? baseValues(object, keys(object)) : [];
		}
		module.exports = includes;
	}),
	1999: (function (module) {
		var boolTag = "[object Boolean]";
		var objectProto = Object.prototype;
		var objectToString = objectProto.toString;
		function isBoolean(value) {
			return value === true || value === false || isObjectLike(value) && objectToString.call(value) == boolTag;
		}
		function isObjectLike(value) {
			return !!value && typeof value == "object";
		}
		module.exports = isBoolean;
	}),
	39841: (function (module) {
		var INFINITY = 1 / 0, MAX_INTEGER = 17976931348623157e292, NAN = 0 / 0;
		var symbolTag = "[object Symbol]";
		var reTrim = /^\s+|\s+$/g;
		var reIsBadHex = /^[-+]0x[0-9a-f]+$/i;
		var reIsBinary = /^0b[01]+$/i;
		var reIsOctal = /^0o[0-7]+$/i;
		var freeParseInt = parseInt;
		var objectProto = Object.prototype;
		var objectToString = objectProto.toString;
		function isInteger(value) {
			return typeof value == "number" && value == toInteger(value);
		}
		function isObject(value) {
			var type = typeof value;
			return !!value && (type == "object" || type == "function");
		}
		function isObjectLike(value) {
			return !!value && typeof value == "object";
		}
		function isSymbol(value) {
			return typeof value == "symbol" || isObjectLike(value) && objectToString.call(value) == symbolTag;
		}
		function toFinite(value) {
			if (!value) {
				return value === 0 ? value : 0;
			}
			value = toNumber(value);
			if (value === INFINITY || value === -INFINITY) {
				var sign = value < 0 ? -1 : 1;
				return sign * MAX_INTEGER;
			}
			return value === value ? value : 0;
		}
		function toInteger(value) {
			var result = toFinite(value), remainder = result % 1;
			return result === result ? remainder ? result - remainder : result : 0;
		}
		function toNumber(value) {
			if (typeof value == "number") {
				return value;
			}
			if (isSymbol(value)) {
				return NAN;
			}
			if (isObject(value)) {
				var other = typeof value.valueOf == "function" ? value.valueOf() : value;
				value = isObject(other) ? other + "" : other;
			}
			if (typeof value != "string") {
				return value === 0 ? value : +value;
			}
			value = value.replace(reTrim, "");
			var isBinary = reIsBinary.test(value);
			return isBinary || reIsOctal.test(value) ? freeParseInt(value.slice(2), isBinary ? 2 : 8) : reIsBadHex.test(value) ? NAN : +value;
		}
		module.exports = isInteger;
	}),
	80116: (function (module) {
		var numberTag = "[object Number]";
		var objectProto = Object.prototype;
		var objectToString = objectProto.toString;
		function isObjectLike(value) {
			return !!value && typeof value == "object";
		}
		function isNumber(value) {
			return typeof value == "number" || isObjectLike(value) && objectToString.call(value) == numberTag;
		}
		module.exports = isNumber;
	}),
	29888: (function (module) {
		var objectTag = "[object Object]";
		function isHostObject(value) {
			var result = false;
			if (value != null && typeof value.toString != "function") {
				try {
					result = !!(value + "");
				} catch (e) {}
			}
			return result;
		}
		function overArg(func, transform) {
			return function(arg) {
				return func(transform(arg));
			};
		}
		var funcProto = Function.prototype, objectProto = Object.prototype;
		var funcToString = funcProto.toString;
		var hasOwnProperty = objectProto.hasOwnProperty;
		var objectCtorString = funcToString.call(Object);
		var objectToString = objectProto.toString;
		var getPrototype = overArg(Object.getPrototypeOf, Object);
		function isObjectLike(value) {
			return !!value && typeof value == "object";
		}
		function isPlainObject(value) {
			if (!isObjectLike(value) || objectToString.call(value) != objectTag || isHostObject(value)) {
				return false;
			}
			var proto = getPrototype(value);
			if (proto === null) {
				return true;
			}
			var Ctor = hasOwnProperty.call(proto, "constructor") && proto.constructor;
			return typeof Ctor == "function" && Ctor instanceof Ctor && funcToString.call(Ctor) == objectCtorString;
		}
		module.exports = isPlainObject;
	}),
	56172: (function (module) {
		var stringTag = "[object String]";
		var objectProto = Object.prototype;
		var objectToString = objectProto.toString;
		var isArray = Array.isArray;
		function isObjectLike(value) {
			return !!value && typeof value == "object";
		}
		function isString(value) {
			return typeof value == "string" || !isArray(value) && isObjectLike(value) && objectToString.call(value) == stringTag;
		}
		module.exports = isString;
	}),
	82192: (function (module) {
		var FUNC_ERROR_TEXT = "Expected a function";
		var INFINITY = 1 / 0, MAX_INTEGER = 17976931348623157e292, NAN = 0 / 0;
		var symbolTag = "[object Symbol]";
		var reTrim = /^\s+|\s+$/g;
		var reIsBadHex = /^[-+]0x[0-9a-f]+$/i;
		var reIsBinary = /^0b[01]+$/i;
		var reIsOctal = /^0o[0-7]+$/i;
		var freeParseInt = parseInt;
		var objectProto = Object.prototype;
		var objectToString = objectProto.toString;
		function before(n, func) {
			var result;
			if (typeof func != "function") {
				throw new TypeError(FUNC_ERROR_TEXT);
			}
			n = toInteger(n);
			return function() {
				if (--n > 0) {
					result = func.apply(this, arguments);
				}
				if (n <= 1) {
					func = undefined;
				}
				return result;
			};
		}
		function once(func) {
			return before(2, func);
		}
		function isObject(value) {
			var type = typeof value;
			return !!value && (type == "object" || type == "function");
		}
		function isObjectLike(value) {
			return !!value && typeof value == "object";
		}
		function isSymbol(value) {
			return typeof value == "symbol" || isObjectLike(value) && objectToString.call(value) == symbolTag;
		}
		function toFinite(value) {
			if (!value) {
				return value === 0 ? value : 0;
			}
			value = toNumber(value);
			if (value === INFINITY || value === -INFINITY) {
				var sign = value < 0 ? -1 : 1;
				return sign * MAX_INTEGER;
			}
			return value === value ? value : 0;
		}
		function toInteger(value) {
			var result = toFinite(value), remainder = result % 1;
			return result === result ? remainder ? result - remainder : result : 0;
		}
		function toNumber(value) {
			if (typeof value == "number") {
				return value;
			}
			if (isSymbol(value)) {
				return NAN;
			}
			if (isObject(value)) {
				var other = typeof value.valueOf == "function" ? value.valueOf() : value;
				value = isObject(other) ? other + "" : other;
			}
			if (typeof value != "string") {
				return value === 0 ? value : +value;
			}
			value = value.replace(reTrim, "");
			var isBinary = reIsBinary.test(value);
			return isBinary || reIsOctal.test(value) ? freeParseInt(value.slice(2), isBinary ? 2 : 8) : reIsBadHex.test(value) ? NAN : +value;
		}
		module.exports = once;
	}),
	70744: (function (module) {
		var s = 1e3;
		var m = s * 60;
		var h = m * 60;
		var d = h * 24;
		var w = d * 7;
		var y = d * 365.25;
		module.exports = function(val, options) {
			options = options || {};
			var type = typeof val;
			if (type === "string" && val.length > 0) {
				return parse(val);
			} else if (type === "number" && isFinite(val)) {
				return options.long ? fmtLong(val) : fmtShort(val);
			}
			throw new Error("val is not a non-empty string or a valid number. val=" + JSON.stringify(val));
		};
		function parse(str) {
			str = String(str);
			if (str.length > 100) {
				return;
			}
			var match = /^(-?(?:\d+)?\.?\d+) *(milliseconds?|msecs?|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|w|years?|yrs?|y)?$/i.exec(str);
			if (!match) {
				return;
			}
			var n = parseFloat(match[1]);
			var type = (match[2] || "ms").toLowerCase();
			switch (type) {
				case "years":
				case "year":
				case "yrs":
				case "yr":
				case "y": return n * y;
				case "weeks":
				case "week":
				case "w": return n * w;
				case "days":
				case "day":
				case "d": return n * d;
				case "hours":
				case "hour":
				case "hrs":
				case "hr":
				case "h": return n * h;
				case "minutes":
				case "minute":
				case "mins":
				case "min":
				case "m": return n * m;
				case "seconds":
				case "second":
				case "secs":
				case "sec":
				case "s": return n * s;
				case "milliseconds":
				case "millisecond":
				case "msecs":
				case "msec":
				case "ms": return n;
				default: return undefined;
			}
		}
		function fmtShort(ms) {
			var msAbs = Math.abs(ms);
			if (msAbs >= d) {
				return Math.round(ms / d) + "d";
			}
			if (msAbs >= h) {
				return Math.round(ms / h) + "h";
			}
			if (msAbs >= m) {
				return Math.round(ms / m) + "m";
			}
			if (msAbs >= s) {
				return Math.round(ms / s) + "s";
			}
			return ms + "ms";
		}
		function fmtLong(ms) {
			var msAbs = Math.abs(ms);
			if (msAbs >= d) {
				return plural(ms, msAbs, d, "day");
			}
			if (msAbs >= h) {
				return plural(ms, msAbs, h, "hour");
			}
			if (msAbs >= m) {
				return plural(ms, msAbs, m, "minute");
			}
			if (msAbs >= s) {
				return plural(ms, msAbs, s, "second");
			}
			return ms + " ms";
		}
		function plural(ms, msAbs, n, name) {
			var isPlural = msAbs >= n * 1.5;
			return Math.round(ms / n) + " " + name + (isPlural ? "s" : "");
		}
	}),
	93058: (function (module, exports, __webpack_require__) {
		var buffer = __webpack_require__(20181);
		var Buffer = buffer.Buffer;
		function copyProps(src, dst) {
			for (var key in src) {
				dst[key] = src[key];
			}
		}
		if (Buffer.from && Buffer.alloc && Buffer.allocUnsafe && Buffer.allocUnsafeSlow) {
			module.exports = buffer;
		} else {
			copyProps(buffer, exports);
			exports.Buffer = SafeBuffer;
		}
		function SafeBuffer(arg, encodingOrOffset, length) {
			return Buffer(arg, encodingOrOffset, length);
		}
		SafeBuffer.prototype = Object.create(Buffer.prototype);
		copyProps(Buffer, SafeBuffer);
		SafeBuffer.from = function(arg, encodingOrOffset, length) {
			if (typeof arg === "number") {
				throw new TypeError("Argument must not be a number");
			}
			return Buffer(arg, encodingOrOffset, length);
		};
		SafeBuffer.alloc = function(size, fill, encoding) {
			if (typeof size !== "number") {
				throw new TypeError("Argument must be a number");
			}
			var buf = Buffer(size);
			if (fill !== undefined) {
				if (typeof encoding === "string") {
					buf.fill(fill, encoding);
				} else {
					buf.fill(fill);
				}
			} else {
				buf.fill(0);
			}
			return buf;
		};
		SafeBuffer.allocUnsafe = function(size) {
			if (typeof size !== "number") {
				throw new TypeError("Argument must be a number");
			}
			return Buffer(size);
		};
		SafeBuffer.allocUnsafeSlow = function(size) {
			if (typeof size !== "number") {
				throw new TypeError("Argument must be a number");
			}
			return buffer.SlowBuffer(size);
		};
	}),
	89379: (function (module, __unused_webpack_exports, __webpack_require__) {
		const ANY = Symbol("SemVer ANY");
		class Comparator {
			static get ANY() {
				return ANY;
			}
			constructor(comp, options) {
				options = parseOptions(options);
				if (comp instanceof Comparator) {
					if (comp.loose === !!options.loose) {
						return comp;
					} else {
						comp = comp.value;
					}
				}
				comp = comp.trim().split(/\s+/).join(" ");
				debug("comparator", comp, options);
				this.options = options;
				this.loose = !!options.loose;
				this.parse(comp);
				if (this.semver === ANY) {
					this.value = "";
				} else {
					this.value = this.operator + this.semver.version;
				}
				debug("comp", this);
			}
			parse(comp) {
				const r = this.options.loose ? re[t.COMPARATORLOOSE] : re[t.COMPARATOR];
				const m = comp.match(r);
				if (!m) {
					throw new TypeError(`Invalid comparator: ${comp}`);
				}
				this.operator = m[1] !== undefined ? m[1] : "";
				if (this.operator === "=") {
					this.operator = "";
				}
				if (!m[2]) {
					this.semver = ANY;
				} else {
					this.semver = new SemVer(m[2], this.options.loose);
				}
			}
			toString() {
				return this.value;
			}
			test(version) {
				debug("Comparator.test", version, this.options.loose);
				if (this.semver === ANY || version === ANY) {
					return true;
				}
				if (typeof version === "string") {
					try {
						version = new SemVer(version, this.options);
					} catch (er) {
						return false;
					}
				}
				return cmp(version, this.operator, this.semver, this.options);
			}
			intersects(comp, options) {
				if (!(comp instanceof Comparator)) {
					throw new TypeError("a Comparator is required");
				}
				if (this.operator === "") {
					if (this.value === "") {
						return true;
					}
					return new Range(comp.value, options).test(this.value);
				} else if (comp.operator === "") {
					if (comp.value === "") {
						return true;
					}
					return new Range(this.value, options).test(comp.semver);
				}
				options = parseOptions(options);
				if (options.includePrerelease && (this.value === "<0.0.0-0" || comp.value === "<0.0.0-0")) {
					return false;
				}
				if (!options.includePrerelease && (this.value.startsWith("<0.0.0") || comp.value.startsWith("<0.0.0"))) {
					return false;
				}
				if (this.operator.startsWith(">") && comp.operator.startsWith(">")) {
					return true;
				}
				if (this.operator.startsWith("<") && comp.operator.startsWith("<")) {
					return true;
				}
				if (this.semver.version === comp.semver.version && this.operator.includes("=") && comp.operator.includes("=")) {
					return true;
				}
				if (cmp(this.semver, "<", comp.semver, options) && this.operator.startsWith(">") && comp.operator.startsWith("<")) {
					return true;
				}
				if (cmp(this.semver, ">", comp.semver, options) && this.operator.startsWith("<") && comp.operator.startsWith(">")) {
					return true;
				}
				return false;
			}
		}
		module.exports = Comparator;
		const parseOptions = __webpack_require__(70356);
		const { safeRe: re, t } = __webpack_require__(95471);
		const cmp = __webpack_require__(28646);
		const debug = __webpack_require__(1159);
		const SemVer = __webpack_require__(7163);
		const Range = __webpack_require__(96782);
	}),
	96782: (function (module, __unused_webpack_exports, __webpack_require__) {
		const SPACE_CHARACTERS = /\s+/g;
		class Range {
			constructor(range, options) {
				options = parseOptions(options);
				if (range instanceof Range) {
					if (range.loose === !!options.loose && range.includePrerelease === !!options.includePrerelease) {
						return range;
					} else {
						return new Range(range.raw, options);
					}
				}
				if (range instanceof Comparator) {
					this.raw = range.value;
					this.set = [[range]];
					this.formatted = undefined;
					return this;
				}
				this.options = options;
				this.loose = !!options.loose;
				this.includePrerelease = !!options.includePrerelease;
				this.raw = range.trim().replace(SPACE_CHARACTERS, " ");
				this.set = this.raw.split("||").map((r) => this.parseRange(r.trim())).filter((c) => c.length);
				if (!this.set.length) {
					throw new TypeError(`Invalid SemVer Range: ${this.raw}`);
				}
				if (this.set.length > 1) {
					const first = this.set[0];
					this.set = this.set.filter((c) => !isNullSet(c[0]));
					if (this.set.length === 0) {
						this.set = [first];
					} else if (this.set.length > 1) {
						for (const c of this.set) {
							if (c.length === 1 && isAny(c[0])) {
								this.set = [c];
								break;
							}
						}
					}
				}
				this.formatted = undefined;
			}
			get range() {
				if (this.formatted === undefined) {
					this.formatted = "";
					for (let i = 0; i < this.set.length; i++) {
						if (i > 0) {
							this.formatted += "||";
						}
						const comps = this.set[i];
						for (let k = 0; k < comps.length; k++) {
							if (k > 0) {
								this.formatted += " ";
							}
							this.formatted += comps[k].toString().trim();
						}
					}
				}
				return this.formatted;
			}
			format() {
				return this.range;
			}
			toString() {
				return this.range;
			}
			parseRange(range) {
				range = range.replace(BUILDSTRIPRE, "");
				const memoOpts = (this.options.includePrerelease && FLAG_INCLUDE_PRERELEASE) | (this.options.loose && FLAG_LOOSE);
				const memoKey = memoOpts + ":" + range;
				const cached = cache.get(memoKey);
				if (cached) {
					return cached;
				}
				const loose = this.options.loose;
				const hr = loose ? re[t.HYPHENRANGELOOSE] : re[t.HYPHENRANGE];
				range = range.replace(hr, hyphenReplace(this.options.includePrerelease));
				debug("hyphen replace", range);
				range = trimComparatorWhitespace(range);
				debug("comparator trim", range);
				range = range.replace(re[t.TILDETRIM], tildeTrimReplace);
				debug("tilde trim", range);
				range = range.replace(re[t.CARETTRIM], caretTrimReplace);
				debug("caret trim", range);
				let rangeList = range.split(" ").map((comp) => parseComparator(comp, this.options)).join(" ").split(/\s+/).map((comp) => replaceGTE0(comp, this.options));
				if (loose) {
					rangeList = rangeList.filter((comp) => {
						debug("loose invalid filter", comp, this.options);
						return !!comp.match(re[t.COMPARATORLOOSE]);
					});
				}
				debug("range list", rangeList);
				const rangeMap = new Map();
				const comparators = rangeList.map((comp) => new Comparator(comp, this.options));
				for (const comp of comparators) {
					if (isNullSet(comp)) {
						return [comp];
					}
					rangeMap.set(comp.value, comp);
				}
				if (rangeMap.size > 1 && rangeMap.has("")) {
					rangeMap.delete("");
				}
				const result = [...rangeMap.values()];
				cache.set(memoKey, result);
				return result;
			}
			intersects(range, options) {
				if (!(range instanceof Range)) {
					throw new TypeError("a Range is required");
				}
				return this.set.some((thisComparators) => {
					return isSatisfiable(thisComparators, options) && range.set.some((rangeComparators) => {
						return isSatisfiable(rangeComparators, options) && thisComparators.every((thisComparator) => {
							return rangeComparators.every((rangeComparator) => {
								return thisComparator.intersects(rangeComparator, options);
							});
						});
					});
				});
			}
			test(version) {
				if (!version) {
					return false;
				}
				if (typeof version === "string") {
					try {
						version = new SemVer(version, this.options);
					} catch (er) {
						return false;
					}
				}
				for (let i = 0; i < this.set.length; i++) {
					if (testSet(this.set[i], version, this.options)) {
						return true;
					}
				}
				return false;
			}
		}
		module.exports = Range;
		const LRU = __webpack_require__(61383);
		const cache = new LRU();
		const parseOptions = __webpack_require__(70356);
		const Comparator = __webpack_require__(89379);
		const debug = __webpack_require__(1159);
		const SemVer = __webpack_require__(7163);
		const trimComparatorWhitespace = __webpack_require__(69737);
		const { safeRe: re, src, t, tildeTrimReplace, caretTrimReplace } = __webpack_require__(95471);
		const { FLAG_INCLUDE_PRERELEASE, FLAG_LOOSE } = __webpack_require__(45101);
		const BUILDSTRIPRE = new RegExp(src[t.BUILD], "g");
		const isNullSet = (c) => c.value === "<0.0.0-0";
		const isAny = (c) => c.value === "";
		const isSatisfiable = (comparators, options) => {
			let result = true;
			const remainingComparators = comparators.slice();
			let testComparator = remainingComparators.pop();
			while (result && remainingComparators.length) {
				result = remainingComparators.every((otherComparator) => {
					return testComparator.intersects(otherComparator, options);
				});
				testComparator = remainingComparators.pop();
			}
			return result;
		};
		const parseComparator = (comp, options) => {
			comp = comp.replace(re[t.BUILD], "");
			debug("comp", comp, options);
			comp = replaceCarets(comp, options);
			debug("caret", comp);
			comp = replaceTildes(comp, options);
			debug("tildes", comp);
			comp = replaceXRanges(comp, options);
			debug("xrange", comp);
			comp = replaceStars(comp, options);
			debug("stars", comp);
			return comp;
		};
		const isX = (id) => !id || id.toLowerCase() === "x" || id === "*";
		const invalidXRangeOrder = (M, m, p) => isX(M) && !isX(m) || isX(m) && p && !isX(p);
		const replaceTildes = (comp, options) => {
			return comp.trim().split(/\s+/).map((c) => replaceTilde(c, options)).join(" ");
		};
		const replaceTilde = (comp, options) => {
			const r = options.loose ? re[t.TILDELOOSE] : re[t.TILDE];
			const z = options.includePrerelease ? "-0" : "";
			return comp.replace(r, (_, M, m, p, pr) => {
				debug("tilde", comp, _, M, m, p, pr);
				let ret;
				if (isX(M)) {
					ret = "";
				} else if (isX(m)) {
					ret = `>=${M}.0.0${z} <${+M + 1}.0.0-0`;
				} else if (isX(p)) {
					ret = `>=${M}.${m}.0${z} <${M}.${+m + 1}.0-0`;
				} else if (pr) {
					debug("replaceTilde pr", pr);
					ret = `>=${M}.${m}.${p}-${pr} <${M}.${+m + 1}.0-0`;
				} else {
					ret = `>=${M}.${m}.${p} <${M}.${+m + 1}.0-0`;
				}
				debug("tilde return", ret);
				return ret;
			});
		};
		const replaceCarets = (comp, options) => {
			return comp.trim().split(/\s+/).map((c) => replaceCaret(c, options)).join(" ");
		};
		const replaceCaret = (comp, options) => {
			debug("caret", comp, options);
			const r = options.loose ? re[t.CARETLOOSE] : re[t.CARET];
			const z = options.includePrerelease ? "-0" : "";
			return comp.replace(r, (_, M, m, p, pr) => {
				debug("caret", comp, _, M, m, p, pr);
				let ret;
				if (isX(M)) {
					ret = "";
				} else if (isX(m)) {
					ret = `>=${M}.0.0${z} <${+M + 1}.0.0-0`;
				} else if (isX(p)) {
					if (M === "0") {
						ret = `>=${M}.${m}.0${z} <${M}.${+m + 1}.0-0`;
					} else {
						ret = `>=${M}.${m}.0${z} <${+M + 1}.0.0-0`;
					}
				} else if (pr) {
					debug("replaceCaret pr", pr);
					if (M === "0") {
						if (m === "0") {
							ret = `>=${M}.${m}.${p}-${pr} <${M}.${m}.${+p + 1}-0`;
						} else {
							ret = `>=${M}.${m}.${p}-${pr} <${M}.${+m + 1}.0-0`;
						}
					} else {
						ret = `>=${M}.${m}.${p}-${pr} <${+M + 1}.0.0-0`;
					}
				} else {
					debug("no pr");
					if (M === "0") {
						if (m === "0") {
							ret = `>=${M}.${m}.${p} <${M}.${m}.${+p + 1}-0`;
						} else {
							ret = `>=${M}.${m}.${p} <${M}.${+m + 1}.0-0`;
						}
					} else {
						ret = `>=${M}.${m}.${p} <${+M + 1}.0.0-0`;
					}
				}
				debug("caret return", ret);
				return ret;
			});
		};
		const replaceXRanges = (comp, options) => {
			debug("replaceXRanges", comp, options);
			return comp.split(/\s+/).map((c) => replaceXRange(c, options)).join(" ");
		};
		const replaceXRange = (comp, options) => {
			comp = comp.trim();
			const r = options.loose ? re[t.XRANGELOOSE] : re[t.XRANGE];
			return comp.replace(r, (ret, gtlt, M, m, p, pr) => {
				debug("xRange", comp, ret, gtlt, M, m, p, pr);
				if (invalidXRangeOrder(M, m, p)) {
					return comp;
				}
				const xM = isX(M);
				const xm = xM || isX(m);
				const xp = xm || isX(p);
				const anyX = xp;
				if (gtlt === "=" && anyX) {
					gtlt = "";
				}
				pr = options.includePrerelease ? "-0" : "";
				if (xM) {
					if (gtlt === ">" || gtlt === "<") {
						ret = "<0.0.0-0";
					} else {
						ret = "*";
					}
				} else if (gtlt && anyX) {
					if (xm) {
						m = 0;
					}
					p = 0;
					if (gtlt === ">") {
						gtlt = ">=";
						if (xm) {
							M = +M + 1;
							m = 0;
							p = 0;
						} else {
							m = +m + 1;
							p = 0;
						}
					} else if (gtlt === "<=") {
						gtlt = "<";
						if (xm) {
							M = +M + 1;
						} else {
							m = +m + 1;
						}
					}
					if (gtlt === "<") {
						pr = "-0";
					}
					ret = `${gtlt + M}.${m}.${p}${pr}`;
				} else if (xm) {
					ret = `>=${M}.0.0${pr} <${+M + 1}.0.0-0`;
				} else if (xp) {
					ret = `>=${M}.${m}.0${pr} <${M}.${+m + 1}.0-0`;
				}
				debug("xRange return", ret);
				return ret;
			});
		};
		const replaceStars = (comp, options) => {
			debug("replaceStars", comp, options);
			return comp.trim().replace(re[t.STAR], "");
		};
		const replaceGTE0 = (comp, options) => {
			debug("replaceGTE0", comp, options);
			return comp.trim().replace(re[options.includePrerelease ? t.GTE0PRE : t.GTE0], "");
		};
		const hyphenReplace = (incPr) => ($0, from, fM, fm, fp, fpr, fb, to, tM, tm, tp, tpr) => {
			if (isX(fM)) {
				from = "";
			} else if (isX(fm)) {
				from = `>=${fM}.0.0${incPr ? "-0" : ""}`;
			} else if (isX(fp)) {
				from = `>=${fM}.${fm}.0${incPr ? "-0" : ""}`;
			} else if (fpr) {
				from = `>=${from}`;
			} else {
				from = `>=${from}${incPr ? "-0" : ""}`;
			}
			if (isX(tM)) {
				to = "";
			} else if (isX(tm)) {
				to = `<${+tM + 1}.0.0-0`;
			} else if (isX(tp)) {
				to = `<${tM}.${+tm + 1}.0-0`;
			} else if (tpr) {
				to = `<=${tM}.${tm}.${tp}-${tpr}`;
			} else if (incPr) {
				to = `<${tM}.${tm}.${+tp + 1}-0`;
			} else {
				to = `<=${to}`;
			}
			return `${from} ${to}`.trim();
		};
		const testSet = (set, version, options) => {
			for (let i = 0; i < set.length; i++) {
				if (!set[i].test(version)) {
					return false;
				}
			}
			if (version.prerelease.length && !options.includePrerelease) {
				for (let i = 0; i < set.length; i++) {
					debug(set[i].semver);
					if (set[i].semver === Comparator.ANY) {
						continue;
					}
					if (set[i].semver.prerelease.length > 0) {
						const allowed = set[i].semver;
						if (allowed.major === version.major && allowed.minor === version.minor && allowed.patch === version.patch) {
							return true;
						}
					}
				}
				return false;
			}
			return true;
		};
	}),
	7163: (function (module, __unused_webpack_exports, __webpack_require__) {
		const debug = __webpack_require__(1159);
		const { MAX_LENGTH, MAX_SAFE_INTEGER } = __webpack_require__(45101);
		const { safeRe: re, t } = __webpack_require__(95471);
		const parseOptions = __webpack_require__(70356);
		const { compareIdentifiers } = __webpack_require__(73348);
		const isPrereleaseIdentifier = (prerelease, identifier) => {
			const identifiers = identifier.split(".");
			if (identifiers.length > prerelease.length) {
				return false;
			}
			for (let i = 0; i < identifiers.length; i++) {
				if (compareIdentifiers(prerelease[i], identifiers[i]) !== 0) {
					return false;
				}
			}
			return true;
		};
		class SemVer {
			constructor(version, options) {
				options = parseOptions(options);
				if (version instanceof SemVer) {
					if (version.loose === !!options.loose && version.includePrerelease === !!options.includePrerelease) {
						return version;
					} else {
						version = version.version;
					}
				} else if (typeof version !== "string") {
					throw new TypeError(`Invalid version. Must be a string. Got type "${typeof version}".`);
				}
				if (version.length > MAX_LENGTH) {
					throw new TypeError(`version is longer than ${MAX_LENGTH} characters`);
				}
				debug("SemVer", version, options);
				this.options = options;
				this.loose = !!options.loose;
				this.includePrerelease = !!options.includePrerelease;
				const m = version.trim().match(options.loose ? re[t.LOOSE] : re[t.FULL]);
				if (!m) {
					throw new TypeError(`Invalid Version: ${version}`);
				}
				this.raw = version;
				this.major = +m[1];
				this.minor = +m[2];
				this.patch = +m[3];
				if (this.major > MAX_SAFE_INTEGER || this.major < 0) {
					throw new TypeError("Invalid major version");
				}
				if (this.minor > MAX_SAFE_INTEGER || this.minor < 0) {
					throw new TypeError("Invalid minor version");
				}
				if (this.patch > MAX_SAFE_INTEGER || this.patch < 0) {
					throw new TypeError("Invalid patch version");
				}
				if (!m[4]) {
					this.prerelease = [];
				} else {
					this.prerelease = m[4].split(".").map((id) => {
						if (/^[0-9]+$/.test(id)) {
							const num = +id;
							if (num >= 0 && num < MAX_SAFE_INTEGER) {
								return num;
							}
						}
						return id;
					});
				}
				this.build = m[5] ? m[5].split(".") : [];
				this.format();
			}
			format() {
				this.version = `${this.major}.${this.minor}.${this.patch}`;
				if (this.prerelease.length) {
					this.version += `-${this.prerelease.join(".")}`;
				}
				return this.version;
			}
			toString() {
				return this.version;
			}
			compare(other) {
				debug("SemVer.compare", this.version, this.options, other);
				if (!(other instanceof SemVer)) {
					if (typeof other === "string" && other === this.version) {
						return 0;
					}
					other = new SemVer(other, this.options);
				}
				if (other.version === this.version) {
					return 0;
				}
				return this.compareMain(other) || this.comparePre(other);
			}
			compareMain(other) {
				if (!(other instanceof SemVer)) {
					other = new SemVer(other, this.options);
				}
				if (this.major < other.major) {
					return -1;
				}
				if (this.major > other.major) {
					return 1;
				}
				if (this.minor < other.minor) {
					return -1;
				}
				if (this.minor > other.minor) {
					return 1;
				}
				if (this.patch < other.patch) {
					return -1;
				}
				if (this.patch > other.patch) {
					return 1;
				}
				return 0;
			}
			comparePre(other) {
				if (!(other instanceof SemVer)) {
					other = new SemVer(other, this.options);
				}
				if (this.prerelease.length && !other.prerelease.length) {
					return -1;
				} else if (!this.prerelease.length && other.prerelease.length) {
					return 1;
				} else if (!this.prerelease.length && !other.prerelease.length) {
					return 0;
				}
				let i = 0;
				do {
					const a = this.prerelease[i];
					const b = other.prerelease[i];
					debug("prerelease compare", i, a, b);
					if (a === undefined && b === undefined) {
						return 0;
					} else if (b === undefined) {
						return 1;
					} else if (a === undefined) {
						return -1;
					} else if (a === b) {
						continue;
					} else {
						return compareIdentifiers(a, b);
					}
				} while (++i);
			}
			compareBuild(other) {
				if (!(other instanceof SemVer)) {
					other = new SemVer(other, this.options);
				}
				let i = 0;
				do {
					const a = this.build[i];
					const b = other.build[i];
					debug("build compare", i, a, b);
					if (a === undefined && b === undefined) {
						return 0;
					} else if (b === undefined) {
						return 1;
					} else if (a === undefined) {
						return -1;
					} else if (a === b) {
						continue;
					} else {
						return compareIdentifiers(a, b);
					}
				} while (++i);
			}
			inc(release, identifier, identifierBase) {
				if (release.startsWith("pre")) {
					if (!identifier && identifierBase === false) {
						throw new Error("invalid increment argument: identifier is empty");
					}
					if (identifier) {
						const match = `-${identifier}`.match(this.options.loose ? re[t.PRERELEASELOOSE] : re[t.PRERELEASE]);
						if (!match || match[1] !== identifier) {
							throw new Error(`invalid identifier: ${identifier}`);
						}
					}
				}
				switch (release) {
					case "premajor":
						this.prerelease.length = 0;
						this.patch = 0;
						this.minor = 0;
						this.major++;
						this.inc("pre", identifier, identifierBase);
						break;
					case "preminor":
						this.prerelease.length = 0;
						this.patch = 0;
						this.minor++;
						this.inc("pre", identifier, identifierBase);
						break;
					case "prepatch":
						this.prerelease.length = 0;
						this.inc("patch", identifier, identifierBase);
						this.inc("pre", identifier, identifierBase);
						break;
					case "prerelease":
						if (this.prerelease.length === 0) {
							this.inc("patch", identifier, identifierBase);
						}
						this.inc("pre", identifier, identifierBase);
						break;
					case "release":
						if (this.prerelease.length === 0) {
							throw new Error(`version ${this.raw} is not a prerelease`);
						}
						this.prerelease.length = 0;
						break;
					case "major":
						if (this.minor !== 0 || this.patch !== 0 || this.prerelease.length === 0) {
							this.major++;
						}
						this.minor = 0;
						this.patch = 0;
						this.prerelease = [];
						break;
					case "minor":
						if (this.patch !== 0 || this.prerelease.length === 0) {
							this.minor++;
						}
						this.patch = 0;
						this.prerelease = [];
						break;
					case "patch":
						if (this.prerelease.length === 0) {
							this.patch++;
						}
						this.prerelease = [];
						break;
					case "pre": {
						const base = Number(identifierBase) ? 1 : 0;
						if (this.prerelease.length === 0) {
							this.prerelease = [base];
						} else {
							let i = this.prerelease.length;
							while (--i >= 0) {
								if (typeof this.prerelease[i] === "number") {
									this.prerelease[i]++;
									i = -2;
								}
							}
							if (i === -1) {
								if (identifier === this.prerelease.join(".") && identifierBase === false) {
									throw new Error("invalid increment argument: identifier already exists");
								}
								this.prerelease.push(base);
							}
						}
						if (identifier) {
							let prerelease = [identifier, base];
							if (identifierBase === false) {
								prerelease = [identifier];
							}
							if (isPrereleaseIdentifier(this.prerelease, identifier)) {
								const prereleaseBase = this.prerelease[identifier.split(".").length];
								if (isNaN(prereleaseBase)) {
									this.prerelease = prerelease;
								}
							} else {
								this.prerelease = prerelease;
							}
						}
						break;
					}
					default: throw new Error(`invalid increment argument: ${release}`);
				}
				this.raw = this.format();
				if (this.build.length) {
					this.raw += `+${this.build.join(".")}`;
				}
				return this;
			}
		}
		module.exports = SemVer;
	}),
	1799: (function (module, __unused_webpack_exports, __webpack_require__) {
		const parse = __webpack_require__(16353);
		const clean = (version, options) => {
			const s = parse(version.trim().replace(/^[=v]+/, ""), options);
			return s ? s.version : null;
		};
		module.exports = clean;
	}),
	28646: (function (module, __unused_webpack_exports, __webpack_require__) {
		const eq = __webpack_require__(55082);
		const neq = __webpack_require__(4974);
		const gt = __webpack_require__(16599);
		const gte = __webpack_require__(41236);
		const lt = __webpack_require__(3872);
		const lte = __webpack_require__(56717);
		const cmp = (a, op, b, loose) => {
			switch (op) {
				case "===":
					if (typeof a === "object") {
						a = a.version;
					}
					if (typeof b === "object") {
						b = b.version;
					}
					return a === b;
				case "!==":
					if (typeof a === "object") {
						a = a.version;
					}
					if (typeof b === "object") {
						b = b.version;
					}
					return a !== b;
				case "":
				case "=":
				case "==": return eq(a, b, loose);
				case "!=": return neq(a, b, loose);
				case ">": return gt(a, b, loose);
				case ">=": return gte(a, b, loose);
				case "<": return lt(a, b, loose);
				case "<=": return lte(a, b, loose);
				default: throw new TypeError(`Invalid operator: ${op}`);
			}
		};
		module.exports = cmp;
	}),
	35385: (function (module, __unused_webpack_exports, __webpack_require__) {
		const SemVer = __webpack_require__(7163);
		const parse = __webpack_require__(16353);
		const { safeRe: re, t } = __webpack_require__(95471);
		const coerce = (version, options) => {
			if (version instanceof SemVer) {
				return version;
			}
			if (typeof version === "number") {
				version = String(version);
			}
			if (typeof version !== "string") {
				return null;
			}
			options = options || {};
			let match = null;
			if (!options.rtl) {
				match = version.match(options.includePrerelease ? re[t.COERCEFULL] : re[t.COERCE]);
			} else {
				const coerceRtlRegex = options.includePrerelease ? re[t.COERCERTLFULL] : re[t.COERCERTL];
				let next;
				while ((next = coerceRtlRegex.exec(version)) && (!match || match.index + match[0].length !== version.length)) {
					if (!match || next.index + next[0].length !== match.index + match[0].length) {
						match = next;
					}
					coerceRtlRegex.lastIndex = next.index + next[1].length + next[2].length;
				}
				coerceRtlRegex.lastIndex = -1;
			}
			if (match === null) {
				return null;
			}
			const major = match[2];
			const minor = match[3] || "0";
			const patch = match[4] || "0";
			const prerelease = options.includePrerelease && match[5] ? `-${match[5]}` : "";
			const build = options.includePrerelease && match[6] ? `+${match[6]}` : "";
			return parse(`${major}.${minor}.${patch}${prerelease}${build}`, options);
		};
		module.exports = coerce;
	}),
	37648: (function (module, __unused_webpack_exports, __webpack_require__) {
		const SemVer = __webpack_require__(7163);
		const compareBuild = (a, b, loose) => {
			const versionA = new SemVer(a, loose);
			const versionB = new SemVer(b, loose);
			return versionA.compare(versionB) || versionA.compareBuild(versionB);
		};
		module.exports = compareBuild;
	}),
	56874: (function (module, __unused_webpack_exports, __webpack_require__) {
		const compare = __webpack_require__(78469);
		const compareLoose = (a, b) => compare(a, b, true);
		module.exports = compareLoose;
	}),
	78469: (function (module, __unused_webpack_exports, __webpack_require__) {
		const SemVer = __webpack_require__(7163);
		const compare = (a, b, loose) => new SemVer(a, loose).compare(new SemVer(b, loose));
		module.exports = compare;
	}),
	70711: (function (module, __unused_webpack_exports, __webpack_require__) {
		const parse = __webpack_require__(16353);
		const diff = (version1, version2) => {
			const v1 = parse(version1, null, true);
			const v2 = parse(version2, null, true);
			const comparison = v1.compare(v2);
			if (comparison === 0) {
				return null;
			}
			const v1Higher = comparison > 0;
			const highVersion = v1Higher ? v1 : v2;
			const lowVersion = v1Higher ? v2 : v1;
			const highHasPre = !!highVersion.prerelease.length;
			const lowHasPre = !!lowVersion.prerelease.length;
			if (lowHasPre && !highHasPre) {
				if (!lowVersion.patch && !lowVersion.minor) {
					return "major";
				}
				if (lowVersion.compareMain(highVersion) === 0) {
					if (lowVersion.minor && !lowVersion.patch) {
						return "minor";
					}
					return "patch";
				}
			}
			const prefix = highHasPre ? "pre" : "";
			if (v1.major !== v2.major) {
				return prefix + "major";
			}
			if (v1.minor !== v2.minor) {
				return prefix + "minor";
			}
			if (v1.patch !== v2.patch) {
				return prefix + "patch";
			}
			return "prerelease";
		};
		module.exports = diff;
	}),
	55082: (function (module, __unused_webpack_exports, __webpack_require__) {
		const compare = __webpack_require__(78469);
		const eq = (a, b, loose) => compare(a, b, loose) === 0;
		module.exports = eq;
	}),
	16599: (function (module, __unused_webpack_exports, __webpack_require__) {
		const compare = __webpack_require__(78469);
		const gt = (a, b, loose) => compare(a, b, loose) > 0;
		module.exports = gt;
	}),
	41236: (function (module, __unused_webpack_exports, __webpack_require__) {
		const compare = __webpack_require__(78469);
		const gte = (a, b, loose) => compare(a, b, loose) >= 0;
		module.exports = gte;
	}),
	62338: (function (module, __unused_webpack_exports, __webpack_require__) {
		const SemVer = __webpack_require__(7163);
		const inc = (version, release, options, identifier, identifierBase) => {
			if (typeof options === "string") {
				identifierBase = identifier;
				identifier = options;
				options = undefined;
			}
			try {
				return new SemVer(version instanceof SemVer ? version.version : version, options).inc(release, identifier, identifierBase).version;
			} catch (er) {
				return null;
			}
		};
		module.exports = inc;
	}),
	3872: (function (module, __unused_webpack_exports, __webpack_require__) {
		const compare = __webpack_require__(78469);
		const lt = (a, b, loose) => compare(a, b, loose) < 0;
		module.exports = lt;
	}),
	56717: (function (module, __unused_webpack_exports, __webpack_require__) {
		const compare = __webpack_require__(78469);
		const lte = (a, b, loose) => compare(a, b, loose) <= 0;
		module.exports = lte;
	}),
	68511: (function (module, __unused_webpack_exports, __webpack_require__) {
		const SemVer = __webpack_require__(7163);
		const major = (a, loose) => new SemVer(a, loose).major;
		module.exports = major;
	}),
	32603: (function (module, __unused_webpack_exports, __webpack_require__) {
		const SemVer = __webpack_require__(7163);
		const minor = (a, loose) => new SemVer(a, loose).minor;
		module.exports = minor;
	}),
	4974: (function (module, __unused_webpack_exports, __webpack_require__) {
		const compare = __webpack_require__(78469);
		const neq = (a, b, loose) => compare(a, b, loose) !== 0;
		module.exports = neq;
	}),
	16353: (function (module, __unused_webpack_exports, __webpack_require__) {
		const SemVer = __webpack_require__(7163);
		const parse = (version, options, throwErrors = false) => {
			if (version instanceof SemVer) {
				return version;
			}
			try {
				return new SemVer(version, options);
			} catch (er) {
				if (!throwErrors) {
					return null;
				}
				throw er;
			}
		};
		module.exports = parse;
	}),
	48756: (function (module, __unused_webpack_exports, __webpack_require__) {
		const SemVer = __webpack_require__(7163);
		const patch = (a, loose) => new SemVer(a, loose).patch;
		module.exports = patch;
	}),
	15714: (function (module, __unused_webpack_exports, __webpack_require__) {
		const parse = __webpack_require__(16353);
		const prerelease = (version, options) => {
			const parsed = parse(version, options);
			return parsed && parsed.prerelease.length ? parsed.prerelease : null;
		};
		module.exports = prerelease;
	}),
	32173: (function (module, __unused_webpack_exports, __webpack_require__) {
		const compare = __webpack_require__(78469);
		const rcompare = (a, b, loose) => compare(b, a, loose);
		module.exports = rcompare;
	}),
	87192: (function (module, __unused_webpack_exports, __webpack_require__) {
		const compareBuild = __webpack_require__(37648);
		const rsort = (list, loose) => list.sort((a, b) => compareBuild(b, a, loose));
		module.exports = rsort;
	}),
	68011: (function (module, __unused_webpack_exports, __webpack_require__) {
		const Range = __webpack_require__(96782);
		const satisfies = (version, range, options) => {
			try {
				range = new Range(range, options);
			} catch (er) {
				return false;
			}
			return range.test(version);
		};
		module.exports = satisfies;
	}),
	29872: (function (module, __unused_webpack_exports, __webpack_require__) {
		const compareBuild = __webpack_require__(37648);
		const sort = (list, loose) => list.sort((a, b) => compareBuild(a, b, loose));
		module.exports = sort;
	}),
	16114: (function (module, __unused_webpack_exports, __webpack_require__) {
		const parse = __webpack_require__(16353);
		const constants = __webpack_require__(45101);
		const SemVer = __webpack_require__(7163);
		const truncate = (version, truncation, options) => {
			if (!constants.RELEASE_TYPES.includes(truncation)) {
				return null;
			}
			const clonedVersion = cloneInputVersion(version, options);
			return clonedVersion && doTruncation(clonedVersion, truncation);
		};
		const cloneInputVersion = (version, options) => {
			const versionStringToParse = version instanceof SemVer ? version.version : version;
			return parse(versionStringToParse, options);
		};
		const doTruncation = (version, truncation) => {
			if (isPrerelease(truncation)) {
				return version.version;
			}
			version.prerelease = [];
			switch (truncation) {
				case "major":
					version.minor = 0;
					version.patch = 0;
					break;
				case "minor":
					version.patch = 0;
					break;
			}
			return version.format();
		};
		const isPrerelease = (type) => {
			return type.startsWith("pre");
		};
		module.exports = truncate;
	}),
	58780: (function (module, __unused_webpack_exports, __webpack_require__) {
		const parse = __webpack_require__(16353);
		const valid = (version, options) => {
			const v = parse(version, options);
			return v ? v.version : null;
		};
		module.exports = valid;
	}),
	62088: (function (module, __unused_webpack_exports, __webpack_require__) {
		const internalRe = __webpack_require__(95471);
		const constants = __webpack_require__(45101);
		const SemVer = __webpack_require__(7163);
		const identifiers = __webpack_require__(73348);
		const parse = __webpack_require__(16353);
		const valid = __webpack_require__(58780);
		const clean = __webpack_require__(1799);
		const inc = __webpack_require__(62338);
		const diff = __webpack_require__(70711);
		const major = __webpack_require__(68511);
		const minor = __webpack_require__(32603);
		const patch = __webpack_require__(48756);
		const prerelease = __webpack_require__(15714);
		const compare = __webpack_require__(78469);
		const rcompare = __webpack_require__(32173);
		const compareLoose = __webpack_require__(56874);
		const compareBuild = __webpack_require__(37648);
		const sort = __webpack_require__(29872);
		const rsort = __webpack_require__(87192);
		const gt = __webpack_require__(16599);
		const lt = __webpack_require__(3872);
		const eq = __webpack_require__(55082);
		const neq = __webpack_require__(4974);
		const gte = __webpack_require__(41236);
		const lte = __webpack_require__(56717);
		const cmp = __webpack_require__(28646);
		const coerce = __webpack_require__(35385);
		const truncate = __webpack_require__(16114);
		const Comparator = __webpack_require__(89379);
		const Range = __webpack_require__(96782);
		const satisfies = __webpack_require__(68011);
		const toComparators = __webpack_require__(54750);
		const maxSatisfying = __webpack_require__(73193);
		const minSatisfying = __webpack_require__(68595);
		const minVersion = __webpack_require__(51866);
		const validRange = __webpack_require__(64737);
		const outside = __webpack_require__(10280);
		const gtr = __webpack_require__(12276);
		const ltr = __webpack_require__(15213);
		const intersects = __webpack_require__(23465);
		const simplifyRange = __webpack_require__(82028);
		const subset = __webpack_require__(61489);
		module.exports = {
			parse,
			valid,
			clean,
			inc,
			diff,
			major,
			minor,
			patch,
			prerelease,
			compare,
			rcompare,
			compareLoose,
			compareBuild,
			sort,
			rsort,
			gt,
			lt,
			eq,
			neq,
			gte,
			lte,
			cmp,
			coerce,
			truncate,
			Comparator,
			Range,
			satisfies,
			toComparators,
			maxSatisfying,
			minSatisfying,
			minVersion,
			validRange,
			outside,
			gtr,
			ltr,
			intersects,
			simplifyRange,
			subset,
			SemVer,
			re: internalRe.re,
			src: internalRe.src,
			tokens: internalRe.t,
			SEMVER_SPEC_VERSION: constants.SEMVER_SPEC_VERSION,
			RELEASE_TYPES: constants.RELEASE_TYPES,
			compareIdentifiers: identifiers.compareIdentifiers,
			rcompareIdentifiers: identifiers.rcompareIdentifiers
		};
	}),
	45101: (function (module) {
		const SEMVER_SPEC_VERSION = "2.0.0";
		const MAX_LENGTH = 256;
		const MAX_SAFE_INTEGER = Number.MAX_SAFE_INTEGER || 9007199254740991;
		const MAX_SAFE_COMPONENT_LENGTH = 16;
		const MAX_SAFE_BUILD_LENGTH = MAX_LENGTH - 6;
		const WHITESPACE_CHARACTERS = [
			"	",
			"\n",
			"\v",
			"\f",
			"\r",
			" ",
			"\xA0",
			"\u1680",
			"\u2000",
			"\u2001",
			"\u2002",
			"\u2003",
			"\u2004",
			"\u2005",
			"\u2006",
			"\u2007",
			"\u2008",
			"\u2009",
			"\u200a",
			"\u2028",
			"\u2029",
			"\u202f",
			"\u205f",
			"\u3000",
			"\ufeff"
		];
		const RELEASE_TYPES = [
			"major",
			"premajor",
			"minor",
			"preminor",
			"patch",
			"prepatch",
			"prerelease"
		];
		module.exports = {
			MAX_LENGTH,
			MAX_SAFE_COMPONENT_LENGTH,
			MAX_SAFE_BUILD_LENGTH,
			MAX_SAFE_INTEGER,
			WHITESPACE_CHARACTERS,
			RELEASE_TYPES,
			SEMVER_SPEC_VERSION,
			FLAG_INCLUDE_PRERELEASE: 1,
			FLAG_LOOSE: 2
		};
	}),
	1159: (function (module) {
		const debug = typeof process === "object" && process.env && process.env.NODE_DEBUG && /\bsemver\b/i.test(process.env.NODE_DEBUG) ? (...args) => console.error("SEMVER", ...args) : () => {};
		module.exports = debug;
	}),
	73348: (function (module) {
		const numeric = /^[0-9]+$/;
		const compareIdentifiers = (a, b) => {
			if (typeof a === "number" && typeof b === "number") {
				return a === b ? 0 : a < b ? -1 : 1;
			}
			const anum = numeric.test(a);
			const bnum = numeric.test(b);
			if (anum && bnum) {
				a = +a;
				b = +b;
			}
			return a === b ? 0 : anum && !bnum ? -1 : bnum && !anum ? 1 : a < b ? -1 : 1;
		};
		const rcompareIdentifiers = (a, b) => compareIdentifiers(b, a);
		module.exports = {
			compareIdentifiers,
			rcompareIdentifiers
		};
	}),
	61383: (function (module) {
		class LRUCache {
			constructor() {
				this.max = 1e3;
				this.map = new Map();
			}
			get(key) {
				const value = this.map.get(key);
				if (value === undefined) {
					return undefined;
				} else {
					this.map.delete(key);
					this.map.set(key, value);
					return value;
				}
			}
			delete(key) {
				return this.map.delete(key);
			}
			set(key, value) {
				const deleted = this.delete(key);
				if (!deleted && value !== undefined) {
					if (this.map.size >= this.max) {
						const firstKey = this.map.keys().next().value;
						this.delete(firstKey);
					}
					this.map.set(key, value);
				}
				return this;
			}
		}
		module.exports = LRUCache;
	}),
	70356: (function (module) {
		const looseOption = Object.freeze({ loose: true });
		const emptyOpts = Object.freeze({});
		const parseOptions = (options) => {
			if (!options) {
				return emptyOpts;
			}
			if (typeof options !== "object") {
				return looseOption;
			}
			return options;
		};
		module.exports = parseOptions;
	}),
	95471: (function (module, exports, __webpack_require__) {
		const { MAX_SAFE_COMPONENT_LENGTH, MAX_SAFE_BUILD_LENGTH, MAX_LENGTH } = __webpack_require__(45101);
		const debug = __webpack_require__(1159);
		exports = module.exports = {};
		const re = exports.re = [];
		const safeRe = exports.safeRe = [];
		const src = exports.src = [];
		const safeSrc = exports.safeSrc = [];
		const t = exports.t = {};
		let R = 0;
		const LETTERDASHNUMBER = "[a-zA-Z0-9-]";
		const safeRegexReplacements = [
			["\\s", 1],
			["\\d", MAX_LENGTH],
			[LETTERDASHNUMBER, MAX_SAFE_BUILD_LENGTH]
		];
		const makeSafeRegex = (value) => {
			for (const [token, max] of safeRegexReplacements) {
				value = value.split(`${token}*`).join(`${token}{0,${max}}`).split(`${token}+`).join(`${token}{1,${max}}`);
			}
			return value;
		};
		const createToken = (name, value, isGlobal) => {
			const safe = makeSafeRegex(value);
			const index = R++;
			debug(name, index, value);
			t[name] = index;
			src[index] = value;
			safeSrc[index] = safe;
			re[index] = new RegExp(value, isGlobal ? "g" : undefined);
			safeRe[index] = new RegExp(safe, isGlobal ? "g" : undefined);
		};
		createToken("NUMERICIDENTIFIER", "0|[1-9]\\d*");
		createToken("NUMERICIDENTIFIERLOOSE", "\\d+");
		createToken("NONNUMERICIDENTIFIER", `\\d*[a-zA-Z-]${LETTERDASHNUMBER}*`);
		createToken("MAINVERSION", `(${src[t.NUMERICIDENTIFIER]})\\.` + `(${src[t.NUMERICIDENTIFIER]})\\.` + `(${src[t.NUMERICIDENTIFIER]})`);
		createToken("MAINVERSIONLOOSE", `(${src[t.NUMERICIDENTIFIERLOOSE]})\\.` + `(${src[t.NUMERICIDENTIFIERLOOSE]})\\.` + `(${src[t.NUMERICIDENTIFIERLOOSE]})`);
		createToken("PRERELEASEIDENTIFIER", `(?:${src[t.NONNUMERICIDENTIFIER]}|${src[t.NUMERICIDENTIFIER]})`);
		createToken("PRERELEASEIDENTIFIERLOOSE", `(?:${src[t.NONNUMERICIDENTIFIER]}|${src[t.NUMERICIDENTIFIERLOOSE]})`);
		createToken("PRERELEASE", `(?:-(${src[t.PRERELEASEIDENTIFIER]}(?:\\.${src[t.PRERELEASEIDENTIFIER]})*))`);
		createToken("PRERELEASELOOSE", `(?:-?(${src[t.PRERELEASEIDENTIFIERLOOSE]}(?:\\.${src[t.PRERELEASEIDENTIFIERLOOSE]})*))`);
		createToken("BUILDIDENTIFIER", `${LETTERDASHNUMBER}+`);
		createToken("BUILD", `(?:\\+(${src[t.BUILDIDENTIFIER]}(?:\\.${src[t.BUILDIDENTIFIER]})*))`);
		createToken("FULLPLAIN", `v?${src[t.MAINVERSION]}${src[t.PRERELEASE]}?${src[t.BUILD]}?`);
		createToken("FULL", `^${src[t.FULLPLAIN]}$`);
		createToken("LOOSEPLAIN", `[v=\\s]*${src[t.MAINVERSIONLOOSE]}${src[t.PRERELEASELOOSE]}?${src[t.BUILD]}?`);
		createToken("LOOSE", `^${src[t.LOOSEPLAIN]}$`);
		createToken("GTLT", "((?:<|>)?=?)");
		createToken("XRANGEIDENTIFIERLOOSE", `${src[t.NUMERICIDENTIFIERLOOSE]}|x|X|\\*`);
		createToken("XRANGEIDENTIFIER", `${src[t.NUMERICIDENTIFIER]}|x|X|\\*`);
		createToken("XRANGEPLAIN", `[v=\\s]*(${src[t.XRANGEIDENTIFIER]})` + `(?:\\.(${src[t.XRANGEIDENTIFIER]})` + `(?:\\.(${src[t.XRANGEIDENTIFIER]})` + `(?:${src[t.PRERELEASE]})?${src[t.BUILD]}?` + `)?)?`);
		createToken("XRANGEPLAINLOOSE", `[v=\\s]*(${src[t.XRANGEIDENTIFIERLOOSE]})` + `(?:\\.(${src[t.XRANGEIDENTIFIERLOOSE]})` + `(?:\\.(${src[t.XRANGEIDENTIFIERLOOSE]})` + `(?:${src[t.PRERELEASELOOSE]})?${src[t.BUILD]}?` + `)?)?`);
		createToken("XRANGE", `^${src[t.GTLT]}\\s*${src[t.XRANGEPLAIN]}$`);
		createToken("XRANGELOOSE", `^${src[t.GTLT]}\\s*${src[t.XRANGEPLAINLOOSE]}$`);
		createToken("COERCEPLAIN", `${"(^|[^\\d])" + "(\\d{1,"}${MAX_SAFE_COMPONENT_LENGTH}})` + `(?:\\.(\\d{1,${MAX_SAFE_COMPONENT_LENGTH}}))?` + `(?:\\.(\\d{1,${MAX_SAFE_COMPONENT_LENGTH}}))?`);
		createToken("COERCE", `${src[t.COERCEPLAIN]}(?:$|[^\\d])`);
		createToken("COERCEFULL", src[t.COERCEPLAIN] + `(?:${src[t.PRERELEASE]})?` + `(?:${src[t.BUILD]})?` + `(?:$|[^\\d])`);
		createToken("COERCERTL", src[t.COERCE], true);
		createToken("COERCERTLFULL", src[t.COERCEFULL], true);
		createToken("LONETILDE", "(?:~>?)");
		createToken("TILDETRIM", `(\\s*)${src[t.LONETILDE]}\\s+`, true);
		exports.tildeTrimReplace = "$1~";
		createToken("TILDE", `^${src[t.LONETILDE]}${src[t.XRANGEPLAIN]}$`);
		createToken("TILDELOOSE", `^${src[t.LONETILDE]}${src[t.XRANGEPLAINLOOSE]}$`);
		createToken("LONECARET", "(?:\\^)");
		createToken("CARETTRIM", `(\\s*)${src[t.LONECARET]}\\s+`, true);
		exports.caretTrimReplace = "$1^";
		createToken("CARET", `^${src[t.LONECARET]}${src[t.XRANGEPLAIN]}$`);
		createToken("CARETLOOSE", `^${src[t.LONECARET]}${src[t.XRANGEPLAINLOOSE]}$`);
		createToken("COMPARATORLOOSE", `^${src[t.GTLT]}\\s*(${src[t.LOOSEPLAIN]})$|^$`);
		createToken("COMPARATOR", `^${src[t.GTLT]}\\s*(${src[t.FULLPLAIN]})$|^$`);
		createToken("COMPARATORTRIM", `(\\s*)${src[t.GTLT]}\\s*(${src[t.LOOSEPLAIN]}|${src[t.XRANGEPLAIN]})`, true);
		exports.comparatorTrimReplace = "$1$2$3";
		createToken("HYPHENRANGE", `^\\s*(${src[t.XRANGEPLAIN]})` + `\\s+-\\s+` + `(${src[t.XRANGEPLAIN]})` + `\\s*$`);
		createToken("HYPHENRANGELOOSE", `^\\s*(${src[t.XRANGEPLAINLOOSE]})` + `\\s+-\\s+` + `(${src[t.XRANGEPLAINLOOSE]})` + `\\s*$`);
		createToken("STAR", "(<|>)?=?\\s*\\*");
		createToken("GTE0", "^\\s*>=\\s*0\\.0\\.0\\s*$");
		createToken("GTE0PRE", "^\\s*>=\\s*0\\.0\\.0-0\\s*$");
	}),
	69737: (function (module, __unused_webpack_exports, __webpack_require__) {
		const { MAX_LENGTH, MAX_SAFE_BUILD_LENGTH, WHITESPACE_CHARACTERS } = __webpack_require__(45101);
		const whitespace = new Uint8Array(65536);
		for (const char of WHITESPACE_CHARACTERS) {
			whitespace[char.charCodeAt(0)] = 1;
		}
		const isWhitespace = (char) => char !== undefined && whitespace[char.charCodeAt(0)] === 1;
		const isVersionPrefix = (char) => char === "v" || char === "=" || isWhitespace(char);
		const isDigit = (char) => char !== undefined && char >= "0" && char <= "9";
		const isLetter = (char) => char !== undefined && (char >= "a" && char <= "z" || char >= "A" && char <= "Z");
		const isIdentifierCharacter = (char) => isDigit(char) || isLetter(char) || char === "-";
		const isVersionStart = (char) => isDigit(char) || char === "x" || char === "X" || char === "*";
		const findDigitsEndIndex = (range, start, limit, digitRuns) => {
			if (!isDigit(range[start])) {
				return start;
			}
			if (start >= digitRuns.start && start < digitRuns.end) {
				return Math.min(start + limit, digitRuns.end);
			}
			if (start >= digitRuns.previousStart && start < digitRuns.previousEnd) {
				return Math.min(start + limit, digitRuns.previousEnd);
			}
			let end = start + 1;
			while (isDigit(range[end])) {
				end++;
			}
			digitRuns.previousStart = digitRuns.start;
			digitRuns.previousEnd = digitRuns.end;
			digitRuns.start = start;
			digitRuns.end = end;
			return Math.min(start + limit, end);
		};
		const findVersionNumberEndIndex = (range, start, loose, digitRuns) => {
			if (!loose && range[start] === "0") {
				return start + 1;
			}
			return findDigitsEndIndex(range, start, loose ? MAX_LENGTH : MAX_LENGTH + 1, digitRuns);
		};
		const findPrereleaseIdentifierEndIndex = (range, start, loose, digitRuns) => {
			const digitsEnd = findDigitsEndIndex(range, start, MAX_LENGTH, digitRuns);
			if (isLetter(range[digitsEnd]) || range[digitsEnd] === "-") {
				let end = digitsEnd + 1;
				const limit = end + MAX_SAFE_BUILD_LENGTH;
				while (end < limit && isIdentifierCharacter(range[end])) {
					end++;
				}
				return end;
			}
			return findVersionNumberEndIndex(range, start, loose, digitRuns);
		};
		const findPrereleaseEndIndex = (range, start, loose, digitRuns) => {
			const hyphen = range[start] === "-";
			if (!loose && !hyphen) {
				return start;
			}
			const identifierStart = start + (hyphen ? 1 : 0);
			let end = findPrereleaseIdentifierEndIndex(range, identifierStart, loose, digitRuns);
			if (end === identifierStart) {
				if (!loose || !hyphen) {
					return start;
				}
				end = findPrereleaseIdentifierEndIndex(range, start, loose, digitRuns);
			}
			while (range[end] === ".") {
				const next = findPrereleaseIdentifierEndIndex(range, end + 1, loose, digitRuns);
				if (next === end + 1) {
					break;
				}
				end = next;
			}
			return end;
		};
		const findBuildIdentifierEndIndex = (range, start) => {
			let end = start;
			while (end - start < MAX_SAFE_BUILD_LENGTH && isIdentifierCharacter(range[end])) {
				end++;
			}
			return end;
		};
		const findBuildEndIndex = (range, start) => {
			if (range[start] !== "+") {
				return start;
			}
			let end = findBuildIdentifierEndIndex(range, start + 1);
			if (end === start + 1) {
				return start;
			}
			while (range[end] === ".") {
				const next = findBuildIdentifierEndIndex(range, end + 1);
				if (next === end + 1) {
					break;
				}
				end = next;
			}
			return end;
		};
		const findLooseFullVersionEndIndex = (range, start, digitRuns) => {
			let end = start;
			for (let component = 0; component < 3; component++) {
				const next = findVersionNumberEndIndex(range, end, true, digitRuns);
				if (next === end) {
					return start;
				}
				end = next;
				if (component < 2) {
					if (range[end] !== ".") {
						return start;
					}
					end++;
				}
			}
			const prereleaseEnd = findPrereleaseEndIndex(range, end, true, digitRuns);
			return findBuildEndIndex(range, prereleaseEnd);
		};
		const findPartialVersionComponentEndIndex = (range, start, digitRuns) => {
			if (isDigit(range[start])) {
				return findVersionNumberEndIndex(range, start, false, digitRuns);
			}
			return isVersionStart(range[start]) ? start + 1 : start;
		};
		const findPartialVersionEndIndex = (range, start, digitRuns) => {
			let end = findPartialVersionComponentEndIndex(range, start, digitRuns);
			for (let component = 0; component < 2; component++) {
				if (range[end] !== ".") {
					return end;
				}
				const next = findPartialVersionComponentEndIndex(range, end + 1, digitRuns);
				if (next === end + 1) {
					return end;
				}
				end = next;
			}
			const prereleaseEnd = findPrereleaseEndIndex(range, end, false, digitRuns);
			return findBuildEndIndex(range, prereleaseEnd);
		};
		const findVersionEndIndex = (range, start, digitRuns) => {
			const fullVersionEnd = findLooseFullVersionEndIndex(range, start, digitRuns);
			return fullVersionEnd !== start ? fullVersionEnd : findPartialVersionEndIndex(range, start, digitRuns);
		};
		const findRemovableWhitespaceIndex = (range, matchStart) => {
			let position = matchStart;
			if (isWhitespace(range[position])) {
				position++;
			}
			if (range[position] === "<" || range[position] === ">") {
				position++;
			}
			if (range[position] === "=") {
				position++;
			}
			return isWhitespace(range[position]) ? position : -1;
		};
		const trimComparatorWhitespace = (range) => {
			let result = "";
			let copyFrom = 0;
			let cursor = 0;
			const digitRuns = {
				start: -1,
				end: -1,
				previousStart: -1,
				previousEnd: -1
			};
			while (cursor < range.length) {
				const matchStart = cursor;
				if (range[cursor] === "<" || range[cursor] === ">") {
					cursor++;
				} else if (!isVersionPrefix(range[cursor]) && !isVersionStart(range[cursor])) {
					cursor++;
					continue;
				}
				while (cursor < range.length && isVersionPrefix(range[cursor])) {
					cursor++;
				}
				if (!isVersionStart(range[cursor])) {
					continue;
				}
				const whitespacePosition = findRemovableWhitespaceIndex(range, matchStart);
				if (whitespacePosition !== -1) {
					result += range.slice(copyFrom, whitespacePosition);
					copyFrom = whitespacePosition + 1;
				}
				cursor = findVersionEndIndex(range, cursor, digitRuns);
			}
			return result + range.slice(copyFrom);
		};
		module.exports = trimComparatorWhitespace;
	}),
	12276: (function (module, __unused_webpack_exports, __webpack_require__) {
		const outside = __webpack_require__(10280);
		const gtr = (version, range, options) => outside(version, range, ">", options);
		module.exports = gtr;
	}),
	23465: (function (module, __unused_webpack_exports, __webpack_require__) {
		const Range = __webpack_require__(96782);
		const intersects = (r1, r2, options) => {
			r1 = new Range(r1, options);
			r2 = new Range(r2, options);
			return r1.intersects(r2, options);
		};
		module.exports = intersects;
	}),
	15213: (function (module, __unused_webpack_exports, __webpack_require__) {
		const outside = __webpack_require__(10280);
		const ltr = (version, range, options) => outside(version, range, "<", options);
		module.exports = ltr;
	}),
	73193: (function (module, __unused_webpack_exports, __webpack_require__) {
		const SemVer = __webpack_require__(7163);
		const Range = __webpack_require__(96782);
		const maxSatisfying = (versions, range, options) => {
			let max = null;
			let maxSV = null;
			let rangeObj = null;
			try {
				rangeObj = new Range(range, options);
			} catch (er) {
				return null;
			}
			versions.forEach((v) => {
				if (rangeObj.test(v)) {
					if (!max || maxSV.compare(v) === -1) {
						max = v;
						maxSV = new SemVer(max, options);
					}
				}
			});
			return max;
		};
		module.exports = maxSatisfying;
	}),
	68595: (function (module, __unused_webpack_exports, __webpack_require__) {
		const SemVer = __webpack_require__(7163);
		const Range = __webpack_require__(96782);
		const minSatisfying = (versions, range, options) => {
			let min = null;
			let minSV = null;
			let rangeObj = null;
			try {
				rangeObj = new Range(range, options);
			} catch (er) {
				return null;
			}
			versions.forEach((v) => {
				if (rangeObj.test(v)) {
					if (!min || minSV.compare(v) === 1) {
						min = v;
						minSV = new SemVer(min, options);
					}
				}
			});
			return min;
		};
		module.exports = minSatisfying;
	}),
	51866: (function (module, __unused_webpack_exports, __webpack_require__) {
		const SemVer = __webpack_require__(7163);
		const Range = __webpack_require__(96782);
		const gt = __webpack_require__(16599);
		const minVersion = (range, loose) => {
			range = new Range(range, loose);
			let minver = new SemVer("0.0.0");
			if (range.test(minver)) {
				return minver;
			}
			minver = new SemVer("0.0.0-0");
			if (range.test(minver)) {
				return minver;
			}
			minver = null;
			for (let i = 0; i < range.set.length; ++i) {
				const comparators = range.set[i];
				let setMin = null;
				comparators.forEach((comparator) => {
					const compver = new SemVer(comparator.semver.version);
					switch (comparator.operator) {
						case ">":
							if (compver.prerelease.length === 0) {
								compver.patch++;
							} else {
								compver.prerelease.push(0);
							}
							compver.raw = compver.format();
						case "":
						case ">=":
							if (!setMin || gt(compver, setMin)) {
								setMin = compver;
							}
							break;
						case "<":
						case "<=": break;
						default: throw new Error(`Unexpected operation: ${comparator.operator}`);
					}
				});
				if (setMin && (!minver || gt(minver, setMin))) {
					minver = setMin;
				}
			}
			if (minver && range.test(minver)) {
				return minver;
			}
			return null;
		};
		module.exports = minVersion;
	}),
	10280: (function (module, __unused_webpack_exports, __webpack_require__) {
		const SemVer = __webpack_require__(7163);
		const Comparator = __webpack_require__(89379);
		const { ANY } = Comparator;
		const Range = __webpack_require__(96782);
		const satisfies = __webpack_require__(68011);
		const gt = __webpack_require__(16599);
		const lt = __webpack_require__(3872);
		const lte = __webpack_require__(56717);
		const gte = __webpack_require__(41236);
		const outside = (version, range, hilo, options) => {
			version = new SemVer(version, options);
			range = new Range(range, options);
			let gtfn, ltefn, ltfn, comp, ecomp;
			switch (hilo) {
				case ">":
					gtfn = gt;
					ltefn = lte;
					ltfn = lt;
					comp = ">";
					ecomp = ">=";
					break;
				case "<":
					gtfn = lt;
					ltefn = gte;
					ltfn = gt;
					comp = "<";
					ecomp = "<=";
					break;
				default: throw new TypeError("Must provide a hilo val of \"<\" or \">\"");
			}
			if (satisfies(version, range, options)) {
				return false;
			}
			for (let i = 0; i < range.set.length; ++i) {
				const comparators = range.set[i];
				let high = null;
				let low = null;
				comparators.forEach((comparator) => {
					if (comparator.semver === ANY) {
						comparator = new Comparator(">=0.0.0");
					}
					high = high || comparator;
					low = low || comparator;
					if (gtfn(comparator.semver, high.semver, options)) {
						high = comparator;
					} else if (ltfn(comparator.semver, low.semver, options)) {
						low = comparator;
					}
				});
				if (high.operator === comp || high.operator === ecomp) {
					return false;
				}
				if ((!low.operator || low.operator === comp) && ltefn(version, low.semver)) {
					return false;
				} else if (low.operator === ecomp && ltfn(version, low.semver)) {
					return false;
				}
			}
			return true;
		};
		module.exports = outside;
	}),
	82028: (function (module, __unused_webpack_exports, __webpack_require__) {
		const satisfies = __webpack_require__(68011);
		const compare = __webpack_require__(78469);
		module.exports = (versions, range, options) => {
			const set = [];
			let first = null;
			let prev = null;
			const v = versions.sort((a, b) => compare(a, b, options));
			for (const version of v) {
				const included = satisfies(version, range, options);
				if (included) {
					prev = version;
					if (!first) {
						first = version;
					}
				} else {
					if (prev) {
						set.push([first, prev]);
					}
					prev = null;
					first = null;
				}
			}
			if (first) {
				set.push([first, null]);
			}
			const ranges = [];
			for (const [min, max] of set) {
				if (min === max) {
					ranges.push(min);
				} else if (!max && min === v[0]) {
					ranges.push("*");
				} else if (!max) {
					ranges.push(`>=${min}`);
				} else if (min === v[0]) {
					ranges.push(`<=${max}`);
				} else {
					ranges.push(`${min} - ${max}`);
				}
			}
			const simplified = ranges.join(" || ");
			const original = typeof range.raw === "string" ? range.raw : String(range);
			return simplified.length < original.length ? simplified : range;
		};
	}),
	61489: (function (module, __unused_webpack_exports, __webpack_require__) {
		const Range = __webpack_require__(96782);
		const Comparator = __webpack_require__(89379);
		const { ANY } = Comparator;
		const satisfies = __webpack_require__(68011);
		const compare = __webpack_require__(78469);
		const subset = (sub, dom, options = {}) => {
			if (sub === dom) {
				return true;
			}
			sub = new Range(sub, options);
			dom = new Range(dom, options);
			let sawNonNull = false;
			OUTER: for (const simpleSub of sub.set) {
				for (const simpleDom of dom.set) {
					const isSub = simpleSubset(simpleSub, simpleDom, options);
					sawNonNull = sawNonNull || isSub !== null;
					if (isSub) {
						continue OUTER;
					}
				}
				if (sawNonNull) {
					return false;
				}
			}
			return true;
		};
		const minimumVersionWithPreRelease = [new Comparator(">=0.0.0-0")];
		const minimumVersion = [new Comparator(">=0.0.0")];
		const simpleSubset = (sub, dom, options) => {
			if (sub === dom) {
				return true;
			}
			if (sub.length === 1 && sub[0].semver === ANY) {
				if (dom.length === 1 && dom[0].semver === ANY) {
					return true;
				} else if (options.includePrerelease) {
					sub = minimumVersionWithPreRelease;
				} else {
					sub = minimumVersion;
				}
			}
			if (dom.length === 1 && dom[0].semver === ANY) {
				if (options.includePrerelease) {
					return true;
				} else {
					dom = minimumVersion;
				}
			}
			const eqSet = new Set();
			let gt, lt;
			for (const c of sub) {
				if (c.operator === ">" || c.operator === ">=") {
					gt = higherGT(gt, c, options);
				} else if (c.operator === "<" || c.operator === "<=") {
					lt = lowerLT(lt, c, options);
				} else {
					eqSet.add(c.semver);
				}
			}
			if (eqSet.size > 1) {
				return null;
			}
			let gtltComp;
			if (gt && lt) {
				gtltComp = compare(gt.semver, lt.semver, options);
				if (gtltComp > 0) {
					return null;
				} else if (gtltComp === 0 && (gt.operator !== ">=" || lt.operator !== "<=")) {
					return null;
				}
			}
			for (const eq of eqSet) {
				if (gt && !satisfies(eq, String(gt), options)) {
					return null;
				}
				if (lt && !satisfies(eq, String(lt), options)) {
					return null;
				}
				for (const c of dom) {
					if (!satisfies(eq, String(c), options)) {
						return false;
					}
				}
				return true;
			}
			let higher, lower;
			let hasDomLT, hasDomGT;
			let needDomLTPre = lt && !options.includePrerelease && lt.semver.prerelease.length ? lt.semver : false;
			let needDomGTPre = gt && !options.includePrerelease && gt.semver.prerelease.length ? gt.semver : false;
			if (needDomLTPre && needDomLTPre.prerelease.length === 1 && lt.operator === "<" && needDomLTPre.prerelease[0] === 0) {
				needDomLTPre = false;
			}
			for (const c of dom) {
				hasDomGT = hasDomGT || c.operator === ">" || c.operator === ">=";
				hasDomLT = hasDomLT || c.operator === "<" || c.operator === "<=";
				if (gt) {
					if (needDomGTPre) {
						if (c.semver.prerelease && c.semver.prerelease.length && c.semver.major === needDomGTPre.major && c.semver.minor === needDomGTPre.minor && c.semver.patch === needDomGTPre.patch) {
							needDomGTPre = false;
						}
					}
					if (c.operator === ">" || c.operator === ">=") {
						higher = higherGT(gt, c, options);
						if (higher === c && higher !== gt) {
							return false;
						}
					} else if (gt.operator === ">=" && !c.test(gt.semver)) {
						return false;
					}
				}
				if (lt) {
					if (needDomLTPre) {
						if (c.semver.prerelease && c.semver.prerelease.length && c.semver.major === needDomLTPre.major && c.semver.minor === needDomLTPre.minor && c.semver.patch === needDomLTPre.patch) {
							needDomLTPre = false;
						}
					}
					if (c.operator === "<" || c.operator === "<=") {
						lower = lowerLT(lt, c, options);
						if (lower === c && lower !== lt) {
							return false;
						}
					} else if (lt.operator === "<=" && !c.test(lt.semver)) {
						return false;
					}
				}
				if (!c.operator && (lt || gt) && gtltComp !== 0) {
					return false;
				}
			}
			if (gt && hasDomLT && !lt && gtltComp !== 0) {
				return false;
			}
			if (lt && hasDomGT && !gt && gtltComp !== 0) {
				return false;
			}
			if (needDomGTPre || needDomLTPre) {
				return false;
			}
			return true;
		};
		const higherGT = (a, b, options) => {
			if (!a) {
				return b;
			}
			const comp = compare(a.semver, b.semver, options);
			return comp > 0 ? a : comp < 0 ? b : b.operator === ">" && a.operator === ">=" ? b : a;
		};
		const lowerLT = (a, b, options) => {
			if (!a) {
				return b;
			}
			const comp = compare(a.semver, b.semver, options);
			return comp < 0 ? a : comp > 0 ? b : b.operator === "<" && a.operator === "<=" ? b : a;
		};
		module.exports = subset;
	}),
	54750: (function (module, __unused_webpack_exports, __webpack_require__) {
		const Range = __webpack_require__(96782);
		const toComparators = (range, options) => new Range(range, options).set.map((comp) => comp.map((c) => c.value).join(" ").trim().split(" "));
		module.exports = toComparators;
	}),
	64737: (function (module, __unused_webpack_exports, __webpack_require__) {
		const Range = __webpack_require__(96782);
		const validRange = (range, options) => {
			try {
				return new Range(range, options).range || "*";
			} catch (er) {
				return null;
			}
		};
		module.exports = validRange;
	}),
	52669: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { WR: () => ConfidentialClientApplication });
		;
		const SKU = "msal.js.common";
		const DEFAULT_AUTHORITY = "https://login.microsoftonline.com/common/";
		const DEFAULT_AUTHORITY_HOST = "login.microsoftonline.com";
		const DEFAULT_COMMON_TENANT = "common";
		const ADFS = "adfs";
		const AAD_INSTANCE_DISCOVERY_ENDPT = `${DEFAULT_AUTHORITY}discovery/instance?api-version=1.1&authorization_endpoint=`;
		const CIAM_AUTH_URL = ".ciamlogin.com";
		const AAD_TENANT_DOMAIN_SUFFIX = ".onmicrosoft.com";
		const RESOURCE_DELIM = "|";
		const CONSUMER_UTID = "9188040d-6c67-4c5b-b112-36a304b66dad";
		const OPENID_SCOPE = "openid";
		const PROFILE_SCOPE = "profile";
		const OFFLINE_ACCESS_SCOPE = "offline_access";
		const EMAIL_SCOPE = "email";
		const CODE_GRANT_TYPE = "authorization_code";
		const S256_CODE_CHALLENGE_METHOD = "S256";
		const URL_FORM_CONTENT_TYPE = "application/x-www-form-urlencoded;charset=utf-8";
		const AUTHORIZATION_PENDING = "authorization_pending";
		const NOT_APPLICABLE = "N/A";
		const NOT_AVAILABLE = "Not Available";
		const FORWARD_SLASH = "/";
		const IMDS_ENDPOINT = "http://169.254.169.254/metadata/instance/compute";
		const IMDS_VERSION = "2021-02-01";
		const IMDS_TIMEOUT = 2e3;
		const AZURE_REGION_AUTO_DISCOVER_FLAG = "TryAutoDetect";
		const REGIONAL_AUTH_PUBLIC_CLOUD_SUFFIX = "login.microsoft.com";
		const KNOWN_PUBLIC_CLOUDS = [
			"login.microsoftonline.com",
			"login.windows.net",
			"login.microsoft.com",
			"sts.windows.net"
		];
		const SHR_NONCE_VALIDITY = 240;
		const INVALID_INSTANCE = "invalid_instance";
		const HTTP_SUCCESS = 200;
		const HTTP_SUCCESS_RANGE_START = 200;
		const HTTP_SUCCESS_RANGE_END = 299;
		const HTTP_REDIRECT = 302;
		const HTTP_CLIENT_ERROR = 400;
		const HTTP_CLIENT_ERROR_RANGE_START = 400;
		const HTTP_BAD_REQUEST = 400;
		const HTTP_UNAUTHORIZED = 401;
		const HTTP_NOT_FOUND = 404;
		const HTTP_REQUEST_TIMEOUT = 408;
		const HTTP_GONE = 410;
		const HTTP_TOO_MANY_REQUESTS = 429;
		const HTTP_CLIENT_ERROR_RANGE_END = 499;
		const HTTP_SERVER_ERROR = 500;
		const HTTP_SERVER_ERROR_RANGE_START = 500;
		const HTTP_SERVICE_UNAVAILABLE = 503;
		const HTTP_GATEWAY_TIMEOUT = 504;
		const HTTP_SERVER_ERROR_RANGE_END = 599;
		const HTTP_MULTI_SIDED_ERROR = 600;
		const HttpMethod = {
			GET: "GET",
			POST: "POST"
		};
		const OIDC_DEFAULT_SCOPES = [
			OPENID_SCOPE,
			PROFILE_SCOPE,
			OFFLINE_ACCESS_SCOPE
		];
		const OIDC_SCOPES = [...OIDC_DEFAULT_SCOPES, EMAIL_SCOPE];
		const HeaderNames = {
			CONTENT_TYPE: "Content-Type",
			CONTENT_LENGTH: "Content-Length",
			DPOP: "DPoP",
			RETRY_AFTER: "Retry-After",
			CCS_HEADER: "X-AnchorMailbox",
			WWWAuthenticate: "WWW-Authenticate",
			AuthenticationInfo: "Authentication-Info",
			X_MS_REQUEST_ID: "x-ms-request-id",
			X_MS_HTTP_VERSION: "x-ms-httpver"
		};
		const PersistentCacheKeys = { ACTIVE_ACCOUNT_FILTERS: "active-account-filters" };
		const AADAuthority = {
			COMMON: "common",
			ORGANIZATIONS: "organizations",
			CONSUMERS: "consumers"
		};
		const ClaimsRequestKeys = {
			ACCESS_TOKEN: "access_token",
			XMS_CC: "xms_cc",
			ID_TOKEN: "id_token",
			SIGNIN_STATE: "signin_state",
			LOGIN_HINT: "login_hint",
			TENANT_REGION_SUB_SCOPE: "tenant_region_sub_scope"
		};
		const PromptValue = {
			LOGIN: "login",
			SELECT_ACCOUNT: "select_account",
			CONSENT: "consent",
			NONE: "none",
			CREATE: "create",
			NO_SESSION: "no_session"
		};
		const CodeChallengeMethodValues = {
			PLAIN: "plain",
			S256: "S256"
		};
		const OAuthResponseType = {
			CODE: "code",
			IDTOKEN_TOKEN: "id_token token",
			IDTOKEN_TOKEN_REFRESHTOKEN: "id_token token refresh_token"
		};
		const ResponseMode = {
			QUERY: "query",
			FRAGMENT: "fragment",
			FORM_POST: "form_post"
		};
		const GrantType = {
			IMPLICIT_GRANT: "implicit",
			AUTHORIZATION_CODE_GRANT: "authorization_code",
			CLIENT_CREDENTIALS_GRANT: "client_credentials",
			RESOURCE_OWNER_PASSWORD_GRANT: "password",
			REFRESH_TOKEN_GRANT: "refresh_token",
			DEVICE_CODE_GRANT: "device_code",
			JWT_BEARER: "urn:ietf:params:oauth:grant-type:jwt-bearer",
			USER_FIC: "user_fic"
		};
		const CACHE_ACCOUNT_TYPE_MSSTS = "MSSTS";
		const CACHE_ACCOUNT_TYPE_ADFS = "ADFS";
		const CACHE_ACCOUNT_TYPE_MSAV1 = "MSA";
		const Constants_CACHE_ACCOUNT_TYPE_GENERIC = "Generic";
		const Constants_CACHE_KEY_SEPARATOR = "-";
		const CLIENT_INFO_SEPARATOR = ".";
		const CredentialType = {
			ID_TOKEN: "IdToken",
			ACCESS_TOKEN: "AccessToken",
			ACCESS_TOKEN_WITH_AUTH_SCHEME: "AccessToken_With_AuthScheme",
			REFRESH_TOKEN: "RefreshToken"
		};
		const CacheType = {
			ADFS: 1001,
			MSA: 1002,
			MSSTS: 1003,
			GENERIC: 1004,
			ACCESS_TOKEN: 2001,
			REFRESH_TOKEN: 2002,
			ID_TOKEN: 2003,
			APP_METADATA: 3001,
			UNDEFINED: 9999
		};
		const APP_METADATA = "appmetadata";
		const CLIENT_INFO = "client_info";
		const THE_FAMILY_ID = "1";
		const AUTHORITY_METADATA_CACHE_KEY = "authority-metadata";
		const AUTHORITY_METADATA_REFRESH_TIME_SECONDS = 3600 * 24;
		const AuthorityMetadataSource = {
			CONFIG: "config",
			CACHE: "cache",
			NETWORK: "network",
			HARDCODED_VALUES: "hardcoded_values"
		};
		const SERVER_TELEM_SCHEMA_VERSION = 5;
		const SERVER_TELEM_MAX_CUR_HEADER_BYTES = 80;
		const SERVER_TELEM_MAX_LAST_HEADER_BYTES = 330;
		const SERVER_TELEM_MAX_CACHED_ERRORS = 50;
		const SERVER_TELEM_CACHE_KEY = "server-telemetry";
		const SERVER_TELEM_CATEGORY_SEPARATOR = "|";
		const SERVER_TELEM_VALUE_SEPARATOR = ",";
		const SERVER_TELEM_OVERFLOW_TRUE = "1";
		const SERVER_TELEM_OVERFLOW_FALSE = "0";
		const SERVER_TELEM_UNKNOWN_ERROR = "unknown_error";
		const AuthenticationScheme = {
			BEARER: "Bearer",
			POP: "pop",
			DPOP: "DPoP",
			SSH: "ssh-cert"
		};
		const DEFAULT_THROTTLE_TIME_SECONDS = 60;
		const DEFAULT_MAX_THROTTLE_TIME_SECONDS = 3600;
		const THROTTLING_PREFIX = "throttling";
		const X_MS_LIB_CAPABILITY_VALUE = "retry-after, h429";
		const INVALID_GRANT_ERROR = "invalid_grant";
		const CLIENT_MISMATCH_ERROR = "client_mismatch";
		const PasswordGrantConstants = {
			username: "username",
			password: "password"
		};
		const RegionDiscoverySources = {
			FAILED_AUTO_DETECTION: "1",
			INTERNAL_CACHE: "2",
			ENVIRONMENT_VARIABLE: "3",
			IMDS: "4"
		};
		const RegionDiscoveryOutcomes = {
			CONFIGURED_MATCHES_DETECTED: "1",
			CONFIGURED_NO_AUTO_DETECTION: "2",
			CONFIGURED_NOT_DETECTED: "3",
			AUTO_DETECTION_REQUESTED_SUCCESSFUL: "4",
			AUTO_DETECTION_REQUESTED_FAILED: "5"
		};
		const CacheOutcome = {
			NOT_APPLICABLE: "0",
			FORCE_REFRESH_OR_CLAIMS: "1",
			NO_CACHED_ACCESS_TOKEN: "2",
			CACHED_ACCESS_TOKEN_EXPIRED: "3",
			PROACTIVELY_REFRESHED: "4"
		};
		const JsonWebTokenTypes = {
			Jwt: "JWT",
			Jwk: "JWK",
			Pop: "pop",
			Dpop: "dpop+jwt"
		};
		const ONE_DAY_IN_MS = 864e5;
		const DEFAULT_TOKEN_RENEWAL_OFFSET_SEC = 300;
		const EncodingTypes = {
			BASE64: "base64",
			HEX: "hex",
			UTF8: "utf-8"
		};
		;
		const CLIENT_ID = "client_id";
		const REDIRECT_URI = "redirect_uri";
		const RESPONSE_TYPE = "response_type";
		const RESPONSE_MODE = "response_mode";
		const GRANT_TYPE = "grant_type";
		const CLAIMS = "claims";
		const SCOPE = "scope";
		const ERROR = "error";
		const ERROR_DESCRIPTION = "error_description";
		const ACCESS_TOKEN = "access_token";
		const ID_TOKEN = "id_token";
		const REFRESH_TOKEN = "refresh_token";
		const EXPIRES_IN = "expires_in";
		const REFRESH_TOKEN_EXPIRES_IN = "refresh_token_expires_in";
		const STATE = "state";
		const NONCE = "nonce";
		const PROMPT = "prompt";
		const SESSION_STATE = "session_state";
		const AADServerParamKeys_CLIENT_INFO = "client_info";
		const CODE = "code";
		const CODE_CHALLENGE = "code_challenge";
		const CODE_CHALLENGE_METHOD = "code_challenge_method";
		const CODE_VERIFIER = "code_verifier";
		const CLIENT_REQUEST_ID = "client-request-id";
		const X_CLIENT_SKU = "x-client-SKU";
		const X_CLIENT_VER = "x-client-VER";
		const X_CLIENT_OS = "x-client-OS";
		const X_CLIENT_CPU = "x-client-CPU";
		const X_CLIENT_CURR_TELEM = "x-client-current-telemetry";
		const X_CLIENT_LAST_TELEM = "x-client-last-telemetry";
		const X_MS_LIB_CAPABILITY = "x-ms-lib-capability";
		const X_APP_NAME = "x-app-name";
		const X_APP_VER = "x-app-ver";
		const POST_LOGOUT_URI = "post_logout_redirect_uri";
		const ID_TOKEN_HINT = "id_token_hint";
		const DEVICE_CODE = "device_code";
		const CLIENT_SECRET = "client_secret";
		const CLIENT_ASSERTION = "client_assertion";
		const CLIENT_ASSERTION_TYPE = "client_assertion_type";
		const TOKEN_TYPE = "token_type";
		const REQ_CNF = "req_cnf";
		const DPOP_JKT = "dpop_jkt";
		const OBO_ASSERTION = "assertion";
		const REQUESTED_TOKEN_USE = "requested_token_use";
		const ON_BEHALF_OF = "on_behalf_of";
		const FOCI = "foci";
		const CCS_HEADER = "X-AnchorMailbox";
		const RETURN_SPA_CODE = "return_spa_code";
		const AADServerParamKeys_NATIVE_BROKER = "nativebroker";
		const LOGOUT_HINT = "logout_hint";
		const SID = "sid";
		const LOGIN_HINT = "login_hint";
		const DOMAIN_HINT = "domain_hint";
		const X_CLIENT_EXTRA_SKU = "x-client-xtra-sku";
		const BROKER_CLIENT_ID = "brk_client_id";
		const BROKER_REDIRECT_URI = "brk_redirect_uri";
		const INSTANCE_AWARE = "instance_aware";
		const AADServerParamKeys_EAR_JWK = "ear_jwk";
		const AADServerParamKeys_EAR_JWE_CRYPTO = "ear_jwe_crypto";
		const RESOURCE = "resource";
		const CLI_DATA = "clidata";
		const USER_FEDERATED_IDENTITY_CREDENTIAL = "user_federated_identity_credential";
		const USERNAME = "username";
		const USER_ID = "user_id";
		const FMI_PATH = "fmi_path";
		const ATTRIBUTE_TOKENS = "attribute_tokens";
		const POPUP_ORIGIN_CHECK_DONE = "pocd";
		;
		const Constants_DEFAULT_MANAGED_IDENTITY_ID = "system_assigned_managed_identity";
		const MANAGED_IDENTITY_DEFAULT_TENANT = "managed_identity";
		const Constants_DEFAULT_AUTHORITY_FOR_MANAGED_IDENTITY = null && `https://login.microsoftonline.com/${MANAGED_IDENTITY_DEFAULT_TENANT}/`;
		const ManagedIdentityHeaders = {
			AUTHORIZATION_HEADER_NAME: "Authorization",
			METADATA_HEADER_NAME: "Metadata",
			APP_SERVICE_SECRET_HEADER_NAME: "X-IDENTITY-HEADER",
			ML_AND_SF_SECRET_HEADER_NAME: "secret",
			CLIENT_SKU: X_CLIENT_SKU,
			CLIENT_VER: X_CLIENT_VER,
			CLIENT_REQUEST_ID: "x-ms-client-request-id"
		};
		const ManagedIdentityQueryParameters = {
			API_VERSION: "api-version",
			RESOURCE: "resource",
			SHA256_TOKEN_TO_REFRESH: "token_sha256_to_refresh",
			XMS_CC: "xms_cc"
		};
		const ManagedIdentityEnvironmentVariableNames = {
			AZURE_POD_IDENTITY_AUTHORITY_HOST: "AZURE_POD_IDENTITY_AUTHORITY_HOST",
			DEFAULT_IDENTITY_CLIENT_ID: "DEFAULT_IDENTITY_CLIENT_ID",
			IDENTITY_ENDPOINT: "IDENTITY_ENDPOINT",
			IDENTITY_HEADER: "IDENTITY_HEADER",
			IDENTITY_SERVER_THUMBPRINT: "IDENTITY_SERVER_THUMBPRINT",
			IMDS_ENDPOINT: "IMDS_ENDPOINT",
			MSI_ENDPOINT: "MSI_ENDPOINT",
			MSI_SECRET: "MSI_SECRET"
		};
		const Constants_ManagedIdentitySourceNames = {
			APP_SERVICE: "AppService",
			AZURE_ARC: "AzureArc",
			CLOUD_SHELL: "CloudShell",
			DEFAULT_TO_IMDS: "DefaultToImds",
			IMDS: "Imds",
			MACHINE_LEARNING: "MachineLearning",
			SERVICE_FABRIC: "ServiceFabric"
		};
		const Constants_ManagedIdentityIdType = {
			SYSTEM_ASSIGNED: "system-assigned",
			USER_ASSIGNED_CLIENT_ID: "user-assigned-client-id",
			USER_ASSIGNED_RESOURCE_ID: "user-assigned-resource-id",
			USER_ASSIGNED_OBJECT_ID: "user-assigned-object-id"
		};
		const Constants_HttpMethod = {
			GET: "GET",
			POST: "POST"
		};
		const REGION_ENVIRONMENT_VARIABLE = "REGION_NAME";
		const MSAL_FORCE_REGION = "MSAL_FORCE_REGION";
		const RANDOM_OCTET_SIZE = 32;
		const Hash = { SHA256: "sha256" };
		const CharSet = { CV_CHARSET: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~" };
		const CACHE = { KEY_SEPARATOR: "-" };
		const Constants_Constants = {
			MSAL_SKU: "msal.js.node",
			JWT_BEARER_ASSERTION_TYPE: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
			HTTP_PROTOCOL: "http://",
			LOCALHOST: "localhost"
		};
		const ApiId = {
			acquireTokenSilent: 62,
			acquireTokenByUsernamePassword: 371,
			acquireTokenByDeviceCode: 671,
			acquireTokenByClientCredential: 771,
			acquireTokenByOBO: 772,
			acquireTokenWithManagedIdentity: 773,
			acquireTokenByUserFederatedIdentityCredential: 774,
			acquireTokenByCode: 871,
			acquireTokenByRefreshToken: 872
		};
		const JwtConstants = {
			RSA_256: "RS256",
			PSS_256: "PS256",
			X5T_256: "x5t#S256",
			X5T: "x5t",
			X5C: "x5c",
			AUDIENCE: "aud",
			EXPIRATION_TIME: "exp",
			ISSUER: "iss",
			SUBJECT: "sub",
			NOT_BEFORE: "nbf",
			JWT_ID: "jti"
		};
		const LOOPBACK_SERVER_CONSTANTS = {
			INTERVAL_MS: 100,
			TIMEOUT_MS: 5e3
		};
		const AZURE_ARC_SECRET_FILE_MAX_SIZE_BYTES = 4096;
		;
		function getDefaultErrorMessage(code) {
			return `See https://aka.ms/msal.js.errors#${code} for details`;
		}
		class AuthError extends Error {
			constructor(errorCode, correlationId, errorMessage, suberror) {
				const message = errorMessage || (errorCode ? getDefaultErrorMessage(errorCode) : "");
				const errorString = message ? `${errorCode}: ${message}` : errorCode;
				super(errorString);
				Object.setPrototypeOf(this, AuthError.prototype);
				this.errorCode = errorCode || "";
				this.errorMessage = message || "";
				this.subError = suberror || "";
				this.correlationId = correlationId;
				this.name = "AuthError";
			}
		}
		function createAuthError(code, correlationId, additionalMessage) {
			return new AuthError(code, correlationId, additionalMessage || getDefaultErrorMessage(code));
		}
		;
		const skuGroupSeparator = ",";
		const skuValueSeparator = "|";
		function makeExtraSkuString(params) {
			const { skus, libraryName, libraryVersion, extensionName, extensionVersion } = params;
			const skuMap = new Map([[0, [libraryName, libraryVersion]], [2, [extensionName, extensionVersion]]]);
			let skuArr = [];
			if (skus?.length) {
				skuArr = skus.split(skuGroupSeparator);
				if (skuArr.length < 4) {
					return skus;
				}
			} else {
				skuArr = Array.from({ length: 4 }, () => skuValueSeparator);
			}
			skuMap.forEach((value, key) => {
				if (value.length === 2 && value[0]?.length && value[1]?.length) {
					setSku({
						skuArr,
						index: key,
						skuName: value[0],
						skuVersion: value[1]
					});
				}
			});
			return skuArr.join(skuGroupSeparator);
		}
		function setSku(params) {
			const { skuArr, index, skuName, skuVersion } = params;
			if (index >= skuArr.length) {
				return;
			}
			skuArr[index] = [skuName, skuVersion].join(skuValueSeparator);
		}
		class ServerTelemetryManager {
			constructor(telemetryRequest, cacheManager) {
				this.cacheOutcome = CacheOutcome.NOT_APPLICABLE;
				this.cacheManager = cacheManager;
				this.apiId = telemetryRequest.apiId;
				this.correlationId = telemetryRequest.correlationId;
				this.wrapperSKU = telemetryRequest.wrapperSKU || "";
				this.wrapperVer = telemetryRequest.wrapperVer || "";
				this.telemetryCacheKey = SERVER_TELEM_CACHE_KEY + Constants_CACHE_KEY_SEPARATOR + telemetryRequest.clientId;
			}
			generateCurrentRequestHeaderValue() {
				const request = `${this.apiId}${SERVER_TELEM_VALUE_SEPARATOR}${this.cacheOutcome}`;
				const platformFieldsArr = [this.wrapperSKU, this.wrapperVer];
				const nativeBrokerErrorCode = this.getNativeBrokerErrorCode();
				if (nativeBrokerErrorCode?.length) {
					platformFieldsArr.push(`broker_error=${nativeBrokerErrorCode}`);
				}
				const platformFields = platformFieldsArr.join(SERVER_TELEM_VALUE_SEPARATOR);
				const regionDiscoveryFields = this.getRegionDiscoveryFields();
				const requestWithRegionDiscoveryFields = [request, regionDiscoveryFields].join(SERVER_TELEM_VALUE_SEPARATOR);
				return [
					SERVER_TELEM_SCHEMA_VERSION,
					requestWithRegionDiscoveryFields,
					platformFields
				].join(SERVER_TELEM_CATEGORY_SEPARATOR);
			}
			generateLastRequestHeaderValue() {
				const lastRequests = this.getLastRequests();
				const maxErrors = ServerTelemetryManager.maxErrorsToSend(lastRequests);
				const failedRequests = lastRequests.failedRequests.slice(0, 2 * maxErrors).join(SERVER_TELEM_VALUE_SEPARATOR);
				const errors = lastRequests.errors.slice(0, maxErrors).join(SERVER_TELEM_VALUE_SEPARATOR);
				const errorCount = lastRequests.errors.length;
				const overflow = maxErrors < errorCount ? SERVER_TELEM_OVERFLOW_TRUE : SERVER_TELEM_OVERFLOW_FALSE;
				const platformFields = [errorCount, overflow].join(SERVER_TELEM_VALUE_SEPARATOR);
				return [
					SERVER_TELEM_SCHEMA_VERSION,
					lastRequests.cacheHits,
					failedRequests,
					errors,
					platformFields
				].join(SERVER_TELEM_CATEGORY_SEPARATOR);
			}
			cacheFailedRequest(error) {
				try {
					const lastRequests = this.getLastRequests();
					if (lastRequests.errors.length >= SERVER_TELEM_MAX_CACHED_ERRORS) {
						lastRequests.failedRequests.shift();
						lastRequests.failedRequests.shift();
						lastRequests.errors.shift();
					}
					lastRequests.failedRequests.push(this.apiId, this.correlationId);
					if (error instanceof Error && !!error && error.toString()) {
						if (error instanceof AuthError) {
							if (error.subError) {
								lastRequests.errors.push(error.subError);
							} else if (error.errorCode) {
								lastRequests.errors.push(error.errorCode);
							} else {
								lastRequests.errors.push(error.toString());
							}
						} else {
							lastRequests.errors.push(error.toString());
						}
					} else {
						lastRequests.errors.push(SERVER_TELEM_UNKNOWN_ERROR);
					}
					this.cacheManager.setServerTelemetry(this.telemetryCacheKey, lastRequests, this.correlationId);
				} catch {}
				return;
			}
			incrementCacheHits() {
				const lastRequests = this.getLastRequests();
				lastRequests.cacheHits += 1;
				this.cacheManager.setServerTelemetry(this.telemetryCacheKey, lastRequests, this.correlationId);
				return lastRequests.cacheHits;
			}
			getLastRequests() {
				const initialValue = {
					failedRequests: [],
					errors: [],
					cacheHits: 0
				};
				const lastRequests = this.cacheManager.getServerTelemetry(this.telemetryCacheKey, this.correlationId);
				return lastRequests || initialValue;
			}
			clearTelemetryCache() {
				const lastRequests = this.getLastRequests();
				const numErrorsFlushed = ServerTelemetryManager.maxErrorsToSend(lastRequests);
				const errorCount = lastRequests.errors.length;
				if (numErrorsFlushed === errorCount) {
					this.cacheManager.removeItem(this.telemetryCacheKey, this.correlationId);
				} else {
					const serverTelemEntity = {
						failedRequests: lastRequests.failedRequests.slice(numErrorsFlushed * 2),
						errors: lastRequests.errors.slice(numErrorsFlushed),
						cacheHits: 0
					};
					this.cacheManager.setServerTelemetry(this.telemetryCacheKey, serverTelemEntity, this.correlationId);
				}
			}
			static maxErrorsToSend(serverTelemetryEntity) {
				let i;
				let maxErrors = 0;
				let dataSize = 0;
				const errorCount = serverTelemetryEntity.errors.length;
				for (i = 0; i < errorCount; i++) {
					const apiId = serverTelemetryEntity.failedRequests[2 * i] || "";
					const correlationId = serverTelemetryEntity.failedRequests[2 * i + 1] || "";
					const errorCode = serverTelemetryEntity.errors[i] || "";
					dataSize += apiId.toString().length + correlationId.toString().length + errorCode.length + 3;
					if (dataSize < SERVER_TELEM_MAX_LAST_HEADER_BYTES) {
						maxErrors += 1;
					} else {
						break;
					}
				}
				return maxErrors;
			}
			getRegionDiscoveryFields() {
				const regionDiscoveryFields = [];
				regionDiscoveryFields.push(this.regionUsed || "");
				regionDiscoveryFields.push(this.regionSource || "");
				regionDiscoveryFields.push(this.regionOutcome || "");
				return regionDiscoveryFields.join(",");
			}
			updateRegionDiscoveryMetadata(regionDiscoveryMetadata) {
				this.regionUsed = regionDiscoveryMetadata.region_used;
				this.regionSource = regionDiscoveryMetadata.region_source;
				this.regionOutcome = regionDiscoveryMetadata.region_outcome;
			}
			setCacheOutcome(cacheOutcome) {
				this.cacheOutcome = cacheOutcome;
			}
			setNativeBrokerErrorCode(errorCode) {
				const lastRequests = this.getLastRequests();
				lastRequests.nativeBrokerErrorCode = errorCode;
				this.cacheManager.setServerTelemetry(this.telemetryCacheKey, lastRequests, this.correlationId);
			}
			getNativeBrokerErrorCode() {
				return this.getLastRequests().nativeBrokerErrorCode;
			}
			clearNativeBrokerErrorCode() {
				const lastRequests = this.getLastRequests();
				delete lastRequests.nativeBrokerErrorCode;
				this.cacheManager.setServerTelemetry(this.telemetryCacheKey, lastRequests, this.correlationId);
			}
			static makeExtraSkuString(params) {
				return makeExtraSkuString(params);
			}
		}
		class StubServerTelemetryManager extends ServerTelemetryManager {
			constructor() {
				super({
					clientId: "",
					apiId: 0,
					correlationId: "",
					forceRefresh: false
				}, {});
			}
			generateCurrentRequestHeaderValue() {
				return "";
			}
			generateLastRequestHeaderValue() {
				return "";
			}
			cacheFailedRequest() {}
			incrementCacheHits() {
				return 0;
			}
			clearTelemetryCache() {}
			getRegionDiscoveryFields() {
				return "";
			}
			updateRegionDiscoveryMetadata() {}
			setCacheOutcome() {}
			setNativeBrokerErrorCode() {}
			getNativeBrokerErrorCode() {
				return undefined;
			}
			clearNativeBrokerErrorCode() {}
		}
		;
		class ClientAuthError extends AuthError {
			constructor(errorCode, correlationId, additionalMessage) {
				super(errorCode, correlationId, additionalMessage);
				this.name = "ClientAuthError";
				Object.setPrototypeOf(this, ClientAuthError.prototype);
			}
		}
		function ClientAuthError_createClientAuthError(errorCode, correlationId, additionalMessage) {
			return new ClientAuthError(errorCode, correlationId, additionalMessage);
		}
		;
		const clientInfoDecodingError = "client_info_decoding_error";
		const clientInfoEmptyError = "client_info_empty_error";
		const tokenParsingError = "token_parsing_error";
		const nullOrEmptyToken = "null_or_empty_token";
		const endpointResolutionError = "endpoints_resolution_error";
		const networkError = "network_error";
		const openIdConfigError = "openid_config_error";
		const hashNotDeserialized = "hash_not_deserialized";
		const ClientAuthErrorCodes_invalidState = "invalid_state";
		const ClientAuthErrorCodes_stateMismatch = "state_mismatch";
		const ClientAuthErrorCodes_stateNotFound = "state_not_found";
		const nonceMismatch = "nonce_mismatch";
		const multipleMatchingTokens = "multiple_matching_tokens";
		const multipleMatchingAppMetadata = "multiple_matching_appMetadata";
		const requestCannotBeMade = "request_cannot_be_made";
		const cannotRemoveEmptyScope = "cannot_remove_empty_scope";
		const cannotAppendScopeSet = "cannot_append_scopeset";
		const emptyInputScopeSet = "empty_input_scopeset";
		const noAccountInSilentRequest = "no_account_in_silent_request";
		const invalidCacheRecord = "invalid_cache_record";
		const invalidCacheEnvironment = "invalid_cache_environment";
		const noAccountFound = "no_account_found";
		const noCryptoObject = "no_crypto_object";
		const unexpectedCredentialType = "unexpected_credential_type";
		const dpopTokenTypeMismatch = "dpop_token_type_mismatch";
		const tokenRefreshRequired = "token_refresh_required";
		const tokenClaimsCnfRequiredForSignedJwt = "token_claims_cnf_required_for_signedjwt";
		const ClientAuthErrorCodes_authorizationCodeMissingFromServerResponse = "authorization_code_missing_from_server_response";
		const bindingKeyNotRemoved = "binding_key_not_removed";
		const endSessionEndpointNotSupported = "end_session_endpoint_not_supported";
		const keyIdMissing = "key_id_missing";
		const noNetworkConnectivity = "no_network_connectivity";
		const userCanceled = "user_canceled";
		const methodNotImplemented = "method_not_implemented";
		const nestedAppAuthBridgeDisabled = "nested_app_auth_bridge_disabled";
		const platformBrokerError = "platform_broker_error";
		const resourceParameterRequired = "resource_parameter_required";
		const misplacedResourceParam = "misplaced_resource_parameter";
		;
		function enforceResourceParameter(isMcp, request) {
			if (!isMcp) {
				return;
			}
			if (request.resource && (containsResourceParam(request.extraParameters) || containsResourceParam(request.extraQueryParameters))) {
				throw ClientAuthError_createClientAuthError(misplacedResourceParam, request.correlationId || "");
			}
			if (!request.resource) {
				throw ClientAuthError_createClientAuthError(resourceParameterRequired, request.correlationId || "");
			}
		}
		function containsResourceParam(params) {
			if (!params) {
				return false;
			}
			return Object.prototype.hasOwnProperty.call(params, "resource");
		}
		;
		class ClientConfigurationError extends AuthError {
			constructor(errorCode, correlationId) {
				super(errorCode, correlationId);
				this.name = "ClientConfigurationError";
				Object.setPrototypeOf(this, ClientConfigurationError.prototype);
			}
		}
		function ClientConfigurationError_createClientConfigurationError(errorCode, correlationId) {
			return new ClientConfigurationError(errorCode, correlationId);
		}
		;
		const redirectUriEmpty = "redirect_uri_empty";
		const claimsRequestParsingError = "claims_request_parsing_error";
		const authorityUriInsecure = "authority_uri_insecure";
		const ClientConfigurationErrorCodes_urlParseError = "url_parse_error";
		const urlEmptyError = "empty_url_error";
		const emptyInputScopesError = "empty_input_scopes_error";
		const invalidClaims = "invalid_claims";
		const tokenRequestEmpty = "token_request_empty";
		const logoutRequestEmpty = "logout_request_empty";
		const invalidCodeChallengeMethod = "invalid_code_challenge_method";
		const pkceParamsMissing = "pkce_params_missing";
		const invalidCloudDiscoveryMetadata = "invalid_cloud_discovery_metadata";
		const invalidAuthorityMetadata = "invalid_authority_metadata";
		const untrustedAuthority = "untrusted_authority";
		const missingSshJwk = "missing_ssh_jwk";
		const missingSshKid = "missing_ssh_kid";
		const unsupportedAuthenticationScheme = "unsupported_authentication_scheme";
		const missingNonceAuthenticationHeader = "missing_nonce_authentication_header";
		const invalidAuthenticationHeader = "invalid_authentication_header";
		const cannotSetOIDCOptions = "cannot_set_OIDCOptions";
		const cannotAllowPlatformBroker = "cannot_allow_platform_broker";
		const authorityMismatch = "authority_mismatch";
		const invalidRequestMethodForEAR = "invalid_request_method_for_EAR";
		const invalidPlatformBrokerConfiguration = "invalid_platform_broker_configuration";
		const issuerValidationFailed = "issuer_validation_failed";
		const invalidResponseMode = "invalid_response_mode";
		const invalidDpopHtm = "invalid_dpop_htm";
		const invalidDpopHtu = "invalid_dpop_htu";
		const invalidDpopNonce = "invalid_dpop_nonce";
		const dpopMissingResourceContext = "dpop_missing_resource_context";
		;
		function setRequestState(cryptoObj, userState, meta, correlationId) {
			const libraryState = generateLibraryState(cryptoObj, correlationId, meta);
			return userState ? `${libraryState}${RESOURCE_DELIM}${userState}` : libraryState;
		}
		function generateLibraryState(cryptoObj, correlationId, meta) {
			if (!cryptoObj) {
				throw ClientAuthError_createClientAuthError(noCryptoObject, correlationId);
			}
			const stateObj = { id: cryptoObj.createNewGuid() };
			if (meta) {
				stateObj.meta = meta;
			}
			const stateString = JSON.stringify(stateObj);
			return cryptoObj.base64Encode(stateString);
		}
		function parseRequestState(base64Decode, state, correlationId) {
			if (!base64Decode) {
				throw ClientAuthError_createClientAuthError(noCryptoObject, correlationId);
			}
			if (!state) {
				throw ClientAuthError_createClientAuthError(ClientAuthErrorCodes_invalidState, correlationId);
			}
			try {
				const splitState = state.split(RESOURCE_DELIM);
				const libraryState = splitState[0];
				const userState = splitState.length > 1 ? splitState.slice(1).join(RESOURCE_DELIM) : "";
				const libraryStateString = base64Decode(libraryState);
				const libraryStateObj = JSON.parse(libraryStateString);
				return {
					userRequestState: userState || "",
					libraryState: libraryStateObj
				};
			} catch (e) {
				throw ClientAuthError_createClientAuthError(ClientAuthErrorCodes_invalidState, correlationId);
			}
		}
		;
		class ServerError_ServerError extends AuthError {
			constructor(errorCode, correlationId, errorMessage, subError, errorNo, status) {
				super(errorCode, correlationId, errorMessage, subError);
				this.name = "ServerError";
				this.errorNo = errorNo;
				this.status = status;
				Object.setPrototypeOf(this, ServerError_ServerError.prototype);
			}
		}
		;
		var LogLevel;
		(function(LogLevel) {
			LogLevel[LogLevel["Error"] = 0] = "Error";
			LogLevel[LogLevel["Warning"] = 1] = "Warning";
			LogLevel[LogLevel["Info"] = 2] = "Info";
			LogLevel[LogLevel["Verbose"] = 3] = "Verbose";
			LogLevel[LogLevel["Trace"] = 4] = "Trace";
		})(LogLevel || (LogLevel = {}));
		const CACHE_CAPACITY = 50;
		const MAX_LOGS_PER_CORRELATION = 500;
		const correlationCache = new Map();
		function markAsRecentlyUsed(correlationId, data) {
			correlationCache.delete(correlationId);
			correlationCache.set(correlationId, data);
		}
		function addLogToCache(correlationId, loggedMessage) {
			const currentTime = Date.now();
			let data = correlationCache.get(correlationId);
			if (data) {
				markAsRecentlyUsed(correlationId, data);
			} else {
				data = {
					logs: [],
					firstEventTime: currentTime
				};
				correlationCache.set(correlationId, data);
				if (correlationCache.size > CACHE_CAPACITY) {
					const firstKey = correlationCache.keys().next().value;
					if (firstKey !== undefined) {
						correlationCache.delete(firstKey);
					}
				}
			}
			data.logs.push({
				...loggedMessage,
				milliseconds: currentTime - data.firstEventTime
			});
			if (data.logs.length > MAX_LOGS_PER_CORRELATION) {
				data.logs.shift();
			}
		}
		function getAndFlushLogsFromCache(correlationId) {
			const res = [];
			for (const id of ["", correlationId]) {
				const data = correlationCache.get(id);
				res.push(...data?.logs ?? []);
				correlationCache.delete(id);
			}
			return res;
		}
		function getMessageHash(str) {
			if (str.length < 6) {
				return null;
			}
			if (str.length > 6 && str[6] !== " ") {
				return null;
			}
			for (let i = 0; i < 6; i++) {
				const char = str[i];
				const isAlphaNumeric = char >= "a" && char <= "z" || char >= "A" && char <= "Z" || char >= "0" && char <= "9";
				if (!isAlphaNumeric) {
					return null;
				}
			}
			return str.substring(0, 6);
		}
		class Logger_Logger {
			constructor(loggerOptions, packageName, packageVersion) {
				this.level = LogLevel.Info;
				const defaultLoggerCallback = () => {
					return;
				};
				const setLoggerOptions = loggerOptions || Logger_Logger.createDefaultLoggerOptions();
				this.localCallback = setLoggerOptions.loggerCallback || defaultLoggerCallback;
				this.piiLoggingEnabled = setLoggerOptions.piiLoggingEnabled || false;
				this.level = typeof setLoggerOptions.logLevel === "number" ? setLoggerOptions.logLevel : LogLevel.Info;
				this.packageName = packageName || "";
				this.packageVersion = packageVersion || "";
			}
			static createDefaultLoggerOptions() {
				return {
					loggerCallback: () => {},
					piiLoggingEnabled: false,
					logLevel: LogLevel.Info
				};
			}
			clone(packageName, packageVersion) {
				return new Logger_Logger({
					loggerCallback: this.localCallback,
					piiLoggingEnabled: this.piiLoggingEnabled,
					logLevel: this.level
				}, packageName, packageVersion);
			}
			logMessage(logMessage, options) {
				const correlationId = options.correlationId;
				const messageHash = getMessageHash(logMessage);
				if (messageHash) {
					const loggedMessage = {
						hash: messageHash,
						level: options.logLevel,
						containsPii: options.containsPii || false,
						milliseconds: 0
					};
					addLogToCache(correlationId, loggedMessage);
				}
				if (options.logLevel > this.level || !this.piiLoggingEnabled && options.containsPii) {
					return;
				}
				const timestamp = new Date().toUTCString();
				const logHeader = `[${timestamp}] : [${correlationId}]`;
				const log = `${logHeader} : ${this.packageName}@${this.packageVersion} : ${LogLevel[options.logLevel]} - ${logMessage}`;
				this.executeCallback(options.logLevel, log, options.containsPii || false);
			}
			executeCallback(level, message, containsPii) {
				if (this.localCallback) {
					this.localCallback(level, message, containsPii);
				}
			}
			error(message, correlationId) {
				this.logMessage(message, {
					logLevel: LogLevel.Error,
					containsPii: false,
					correlationId
				});
			}
			errorPii(message, correlationId) {
				this.logMessage(message, {
					logLevel: LogLevel.Error,
					containsPii: true,
					correlationId
				});
			}
			warning(message, correlationId) {
				this.logMessage(message, {
					logLevel: LogLevel.Warning,
					containsPii: false,
					correlationId
				});
			}
			warningPii(message, correlationId) {
				this.logMessage(message, {
					logLevel: LogLevel.Warning,
					containsPii: true,
					correlationId
				});
			}
			info(message, correlationId) {
				this.logMessage(message, {
					logLevel: LogLevel.Info,
					containsPii: false,
					correlationId
				});
			}
			infoPii(message, correlationId) {
				this.logMessage(message, {
					logLevel: LogLevel.Info,
					containsPii: true,
					correlationId
				});
			}
			verbose(message, correlationId) {
				this.logMessage(message, {
					logLevel: LogLevel.Verbose,
					containsPii: false,
					correlationId
				});
			}
			verbosePii(message, correlationId) {
				this.logMessage(message, {
					logLevel: LogLevel.Verbose,
					containsPii: true,
					correlationId
				});
			}
			trace(message, correlationId) {
				this.logMessage(message, {
					logLevel: LogLevel.Trace,
					containsPii: false,
					correlationId
				});
			}
			tracePii(message, correlationId) {
				this.logMessage(message, {
					logLevel: LogLevel.Trace,
					containsPii: true,
					correlationId
				});
			}
			isPiiLoggingEnabled() {
				return this.piiLoggingEnabled || false;
			}
		}
		;
		const AuthorityType = {
			Default: 0,
			Adfs: 1,
			Ciam: 3
		};
		;
		function isOpenIdConfigResponse(response) {
			return response.hasOwnProperty("authorization_endpoint") && response.hasOwnProperty("token_endpoint") && response.hasOwnProperty("issuer") && response.hasOwnProperty("jwks_uri");
		}
		;
		class StringUtils {
			static isEmptyObj(strObj) {
				if (strObj) {
					try {
						const obj = JSON.parse(strObj);
						return Object.keys(obj).length === 0;
					} catch (e) {}
				}
				return true;
			}
			static startsWith(str, search) {
				return str.indexOf(search) === 0;
			}
			static endsWith(str, search) {
				return str.length >= search.length && str.lastIndexOf(search) === str.length - search.length;
			}
			static queryStringToObject(query) {
				const obj = {};
				const params = query.split("&");
				const decode = (s) => decodeURIComponent(s.replace(/\+/g, " "));
				params.forEach((pair) => {
					if (pair.trim()) {
						const [key, value] = pair.split(/=(.+)/g, 2);
						if (key && value) {
							obj[decode(key)] = decode(value);
						}
					}
				});
				return obj;
			}
			static trimArrayEntries(arr) {
				return arr.map((entry) => entry.trim());
			}
			static removeEmptyStringsFromArray(arr) {
				return arr.filter((entry) => {
					return !!entry;
				});
			}
			static jsonParseHelper(str) {
				try {
					return JSON.parse(str);
				} catch (e) {
					return null;
				}
			}
		}
		;
		const UNSAFE_AUTHORITY = /[\x00-\x20\x7f\\@]/;
		const DEFAULT_PORTS = {
			"https:": ":443",
			"http:": ":80"
		};
		class UrlString {
			get urlString() {
				return this._urlString;
			}
			constructor(url, correlationId) {
				this._urlString = url;
				this.correlationId = correlationId;
				if (!this._urlString) {
					throw ClientConfigurationError_createClientConfigurationError(urlEmptyError, correlationId);
				}
				if (!url.includes("#")) {
					this._urlString = UrlString.canonicalizeUri(url);
				}
			}
			static canonicalizeUri(url) {
				if (url) {
					let lowerCaseUrl = url.toLowerCase();
					if (StringUtils.endsWith(lowerCaseUrl, "?")) {
						lowerCaseUrl = lowerCaseUrl.slice(0, -1);
					} else if (StringUtils.endsWith(lowerCaseUrl, "?/")) {
						lowerCaseUrl = lowerCaseUrl.slice(0, -2);
					}
					if (!StringUtils.endsWith(lowerCaseUrl, "/")) {
						lowerCaseUrl += "/";
					}
					return lowerCaseUrl;
				}
				return url;
			}
			validateAsUri() {
				let components;
				try {
					components = this.getUrlComponents();
				} catch (e) {
					throw ClientConfigurationError_createClientConfigurationError(ClientConfigurationErrorCodes_urlParseError, this.correlationId);
				}
				if (!components.HostNameAndPort || !components.PathSegments) {
					throw ClientConfigurationError_createClientConfigurationError(ClientConfigurationErrorCodes_urlParseError, this.correlationId);
				}
				if (!components.Protocol || components.Protocol.toLowerCase() !== "https:") {
					throw ClientConfigurationError_createClientConfigurationError(authorityUriInsecure, this.correlationId);
				}
			}
			static appendQueryString(url, queryString) {
				if (!queryString) {
					return url;
				}
				return url.indexOf("?") < 0 ? `${url}?${queryString}` : `${url}&${queryString}`;
			}
			static removeHashFromUrl(url) {
				return UrlString.canonicalizeUri(url.split("#")[0]);
			}
			replaceTenantPath(tenantId) {
				const urlObject = this.getUrlComponents();
				const pathArray = urlObject.PathSegments;
				if (tenantId && pathArray.length !== 0 && (pathArray[0] === AADAuthority.COMMON || pathArray[0] === AADAuthority.ORGANIZATIONS)) {
					pathArray[0] = tenantId;
				}
				return UrlString.constructAuthorityUriFromObject(urlObject, this.correlationId);
			}
			getUrlComponents() {
				const regEx = RegExp("^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\\?([^#]*))?(#(.*))?");
				const match = this.urlString.match(regEx);
				if (!match) {
					throw ClientConfigurationError_createClientConfigurationError(ClientConfigurationErrorCodes_urlParseError, this.correlationId);
				}
				const urlComponents = {
					Protocol: match[1],
					HostNameAndPort: match[4],
					AbsolutePath: match[5],
					QueryString: match[7]
				};
				let parsedUrl;
				try {
					parsedUrl = new URL(this.urlString);
				} catch {
					throw ClientConfigurationError_createClientConfigurationError(ClientConfigurationErrorCodes_urlParseError, this.correlationId);
				}
				const host = urlComponents.HostNameAndPort?.toLowerCase();
				const schemeAndAuthority = `${urlComponents.Protocol}//${host}`;
				const defaultPort = DEFAULT_PORTS[parsedUrl.protocol] ?? "";
				const hostMatches = host === parsedUrl.host || host === `${parsedUrl.host}${defaultPort}` || host?.startsWith("[") && new URL(`${urlComponents.Protocol}//${host}`).host === parsedUrl.host;
				if (UNSAFE_AUTHORITY.test(schemeAndAuthority) || !hostMatches) {
					throw ClientConfigurationError_createClientConfigurationError(ClientConfigurationErrorCodes_urlParseError, this.correlationId);
				}
				let pathSegments = urlComponents.AbsolutePath.split("/");
				pathSegments = pathSegments.filter((val) => val && val.length > 0);
				urlComponents.PathSegments = pathSegments;
				if (urlComponents.QueryString && urlComponents.QueryString.endsWith("/")) {
					urlComponents.QueryString = urlComponents.QueryString.substring(0, urlComponents.QueryString.length - 1);
				}
				return urlComponents;
			}
			static getDomainFromUrl(url, correlationId) {
				const regEx = RegExp("^([^:/?#]+://)?([^/?#]*)");
				const match = url.match(regEx);
				if (!match) {
					throw ClientConfigurationError_createClientConfigurationError(ClientConfigurationErrorCodes_urlParseError, correlationId);
				}
				return match[2];
			}
			static getAbsoluteUrl(relativeUrl, baseUrl, correlationId) {
				if (relativeUrl[0] === FORWARD_SLASH) {
					const url = new UrlString(baseUrl, correlationId);
					const baseComponents = url.getUrlComponents();
					return baseComponents.Protocol + "//" + baseComponents.HostNameAndPort + relativeUrl;
				}
				return relativeUrl;
			}
			static constructAuthorityUriFromObject(urlObject, correlationId) {
				return new UrlString(urlObject.Protocol + "//" + urlObject.HostNameAndPort + "/" + urlObject.PathSegments.join("/"), correlationId);
			}
		}
		;
		const endpointHosts = [
			{ host: "login.microsoftonline.com" },
			{ host: "login.partner.microsoftonline.cn" },
			{ host: "login.microsoftonline.us" },
			{ host: "login.sovcloud-identity.fr" },
			{ host: "login.sovcloud-identity.de" },
			{ host: "login.sovcloud-identity.sg" }
		];
		function buildOpenIdConfig(host, issuerHost) {
			return {
				token_endpoint: `https://${host}/{tenantid}/oauth2/v2.0/token`,
				jwks_uri: `https://${host}/{tenantid}/discovery/v2.0/keys`,
				issuer: `https://${issuerHost}/{tenantid}/v2.0`,
				authorization_endpoint: `https://${host}/{tenantid}/oauth2/v2.0/authorize`,
				end_session_endpoint: `https://${host}/{tenantid}/oauth2/v2.0/logout`
			};
		}
		const dynamicEndpointMetadata = endpointHosts.reduce((acc, { host, issuerHost }) => {
			acc[host] = buildOpenIdConfig(host, issuerHost || host);
			return acc;
		}, {});
		const rawMetdataJSON = {
			endpointMetadata: dynamicEndpointMetadata,
			instanceDiscoveryMetadata: { metadata: [
				{
					preferred_network: "login.microsoftonline.com",
					preferred_cache: "login.windows.net",
					aliases: [
						"login.microsoftonline.com",
						"login.windows.net",
						"login.microsoft.com",
						"sts.windows.net"
					]
				},
				{
					preferred_network: "login.partner.microsoftonline.cn",
					preferred_cache: "login.partner.microsoftonline.cn",
					aliases: ["login.partner.microsoftonline.cn", "login.chinacloudapi.cn"]
				},
				{
					preferred_network: "login.microsoftonline.de",
					preferred_cache: "login.microsoftonline.de",
					aliases: ["login.microsoftonline.de"]
				},
				{
					preferred_network: "login.microsoftonline.us",
					preferred_cache: "login.microsoftonline.us",
					aliases: ["login.microsoftonline.us", "login.usgovcloudapi.net"]
				},
				{
					preferred_network: "login-us.microsoftonline.com",
					preferred_cache: "login-us.microsoftonline.com",
					aliases: ["login-us.microsoftonline.com"]
				},
				{
					preferred_network: "login.sovcloud-identity.fr",
					preferred_cache: "login.sovcloud-identity.fr",
					aliases: ["login.sovcloud-identity.fr"]
				},
				{
					preferred_network: "login.sovcloud-identity.de",
					preferred_cache: "login.sovcloud-identity.de",
					aliases: ["login.sovcloud-identity.de"]
				},
				{
					preferred_network: "login.sovcloud-identity.sg",
					preferred_cache: "login.sovcloud-identity.sg",
					aliases: ["login.sovcloud-identity.sg"]
				}
			] }
		};
		const EndpointMetadata = rawMetdataJSON.endpointMetadata;
		const InstanceDiscoveryMetadata = rawMetdataJSON.instanceDiscoveryMetadata;
		const InstanceDiscoveryMetadataAliases = new Set();
		InstanceDiscoveryMetadata.metadata.forEach((metadataEntry) => {
			metadataEntry.aliases.forEach((alias) => {
				InstanceDiscoveryMetadataAliases.add(alias);
			});
		});
		function getAliasesFromStaticSources(staticAuthorityOptions, logger, correlationId) {
			let staticAliases;
			const canonicalAuthority = staticAuthorityOptions.canonicalAuthority;
			if (canonicalAuthority) {
				const authorityHost = new UrlString(canonicalAuthority, correlationId).getUrlComponents().HostNameAndPort;
				staticAliases = getAliasesFromMetadata(logger, correlationId, authorityHost, staticAuthorityOptions.cloudDiscoveryMetadata?.metadata, AuthorityMetadataSource.CONFIG) || getAliasesFromMetadata(logger, correlationId, authorityHost, InstanceDiscoveryMetadata.metadata, AuthorityMetadataSource.HARDCODED_VALUES) || staticAuthorityOptions.knownAuthorities;
			}
			return staticAliases || [];
		}
		function getAliasesFromMetadata(logger, correlationId, authorityHost, cloudDiscoveryMetadata, source) {
			logger.trace(`getAliasesFromMetadata called with source: '${source}'`, correlationId);
			if (authorityHost && cloudDiscoveryMetadata) {
				const metadata = getCloudDiscoveryMetadataFromNetworkResponse(cloudDiscoveryMetadata, authorityHost);
				if (metadata) {
					logger.trace(`getAliasesFromMetadata: found cloud discovery metadata in '${source}', returning aliases`, correlationId);
					return metadata.aliases;
				} else {
					logger.trace(`getAliasesFromMetadata: did not find cloud discovery metadata in '${source}'`, correlationId);
				}
			}
			return null;
		}
		function getCloudDiscoveryMetadataFromHardcodedValues(authorityHost) {
			const metadata = getCloudDiscoveryMetadataFromNetworkResponse(InstanceDiscoveryMetadata.metadata, authorityHost);
			return metadata;
		}
		function getCloudDiscoveryMetadataFromNetworkResponse(response, authorityHost) {
			for (let i = 0; i < response.length; i++) {
				const metadata = response[i];
				if (metadata.aliases.includes(authorityHost)) {
					return metadata;
				}
			}
			return null;
		}
		;
		const ProtocolMode_ProtocolMode = {
			AAD: "AAD",
			OIDC: "OIDC",
			EAR: "EAR"
		};
		;
		const AzureCloudInstance = {
			None: "none",
			AzurePublic: "https://login.microsoftonline.com",
			AzureChina: "https://login.chinacloudapi.cn",
			AzureGermany: "https://login.microsoftonline.de",
			AzureUsGovernment: "https://login.microsoftonline.us"
		};
		;
		function isCloudInstanceDiscoveryResponse(response) {
			return response.hasOwnProperty("tenant_discovery_endpoint") && response.hasOwnProperty("metadata");
		}
		;
		function isCloudInstanceDiscoveryErrorResponse(response) {
			return response.hasOwnProperty("error") && response.hasOwnProperty("error_description");
		}
		;
		const NetworkClientSendPostRequestAsync = "networkClientSendPostRequestAsync";
		const RefreshTokenClientExecutePostToTokenEndpoint = "refreshTokenClientExecutePostToTokenEndpoint";
		const AuthorizationCodeClientExecutePostToTokenEndpoint = "authorizationCodeClientExecutePostToTokenEndpoint";
		const RefreshTokenClientExecuteTokenRequest = "refreshTokenClientExecuteTokenRequest";
		const RefreshTokenClientAcquireToken = "refreshTokenClientAcquireToken";
		const RefreshTokenClientAcquireTokenWithCachedRefreshToken = "refreshTokenClientAcquireTokenWithCachedRefreshToken";
		const RefreshTokenClientCreateTokenRequestBody = "refreshTokenClientCreateTokenRequestBody";
		const SilentFlowClientGenerateResultFromCacheRecord = "silentFlowClientGenerateResultFromCacheRecord";
		const GetAuthCodeUrl = "getAuthCodeUrl";
		const HandleCodeResponseFromServer = "handleCodeResponseFromServer";
		const AuthClientExecuteTokenRequest = "authClientExecuteTokenRequest";
		const AuthClientCreateTokenRequestBody = "authClientCreateTokenRequestBody";
		const UpdateTokenEndpointAuthority = "updateTokenEndpointAuthority";
		const PopTokenGenerateCnf = "popTokenGenerateCnf";
		const HandleServerTokenResponse = "handleServerTokenResponse";
		const AuthorityResolveEndpointsAsync = "authorityResolveEndpointsAsync";
		const AuthorityGetCloudDiscoveryMetadataFromNetwork = "authorityGetCloudDiscoveryMetadataFromNetwork";
		const AuthorityUpdateCloudDiscoveryMetadata = "authorityUpdateCloudDiscoveryMetadata";
		const AuthorityGetEndpointMetadataFromNetwork = "authorityGetEndpointMetadataFromNetwork";
		const AuthorityUpdateEndpointMetadata = "authorityUpdateEndpointMetadata";
		const AuthorityUpdateMetadataWithRegionalInformation = "authorityUpdateMetadataWithRegionalInformation";
		const RegionDiscoveryDetectRegion = "regionDiscoveryDetectRegion";
		const RegionDiscoveryGetRegionFromIMDS = "regionDiscoveryGetRegionFromIMDS";
		const RegionDiscoveryGetCurrentVersion = "regionDiscoveryGetCurrentVersion";
		const CacheManagerGetRefreshToken = "cacheManagerGetRefreshToken";
		const SetUserData = "setUserData";
		;
		const invoke = (callback, eventName, logger, telemetryClient, correlationId) => {
			return (...args) => {
				logger.trace(`Executing function '${eventName}'`, correlationId);
				const inProgressEvent = telemetryClient.startMeasurement(eventName, correlationId);
				if (correlationId) {
					telemetryClient.incrementFields({ [`ext.${eventName}CallCount`]: 1 }, correlationId);
				}
				try {
					const result = callback(...args);
					inProgressEvent.end({ success: true });
					logger.trace(`Returning result from '${eventName}'`, correlationId);
					return result;
				} catch (e) {
					logger.trace(`Error occurred in '${eventName}'`, correlationId);
					try {
						logger.tracePii(`Error details: '${JSON.stringify(e)}'`, correlationId);
					} catch (e) {
						logger.trace("Unable to print error message.", correlationId);
					}
					inProgressEvent.end({ success: false }, e);
					throw e;
				}
			};
		};
		const invokeAsync = (callback, eventName, logger, telemetryClient, correlationId) => {
			return (...args) => {
				logger.trace(`Executing function '${eventName}'`, correlationId);
				const inProgressEvent = telemetryClient.startMeasurement(eventName, correlationId);
				if (correlationId) {
					telemetryClient.incrementFields({ [`ext.${eventName}CallCount`]: 1 }, correlationId);
				}
				return callback(...args).then((response) => {
					logger.trace(`Returning result from '${eventName}'`, correlationId);
					inProgressEvent.end({ success: true });
					return response;
				}).catch((e) => {
					logger.trace(`Error occurred in '${eventName}'`, correlationId);
					try {
						logger.tracePii(`Error details: '${JSON.stringify(e)}'`, correlationId);
					} catch (e) {
						logger.trace("Unable to print error message.", correlationId);
					}
					inProgressEvent.end({ success: false }, e);
					throw e;
				});
			};
		};
		;
		const REGION_NAME_PATTERN = /^[a-z][a-z0-9-]*$/i;
		const MAX_REGION_NAME_LENGTH = 63;
		function isValidRegion(region) {
			return typeof region === "string" && region.length <= MAX_REGION_NAME_LENGTH && REGION_NAME_PATTERN.test(region) && !region.endsWith("-");
		}
		class RegionDiscovery {
			constructor(networkInterface, logger, performanceClient, correlationId) {
				this.networkInterface = networkInterface;
				this.logger = logger;
				this.performanceClient = performanceClient;
				this.correlationId = correlationId;
			}
			async detectRegion(environmentRegion, regionDiscoveryMetadata) {
				let autodetectedRegionName = environmentRegion;
				if (!autodetectedRegionName) {
					const options = RegionDiscovery.IMDS_OPTIONS;
					try {
						const localIMDSVersionResponse = await invokeAsync(this.getRegionFromIMDS.bind(this), RegionDiscoveryGetRegionFromIMDS, this.logger, this.performanceClient, this.correlationId)(IMDS_VERSION, options);
						if (localIMDSVersionResponse.status === HTTP_SUCCESS) {
							autodetectedRegionName = localIMDSVersionResponse.body?.location;
							if (autodetectedRegionName) {
								regionDiscoveryMetadata.region_source = RegionDiscoverySources.IMDS;
							}
						}
						if (localIMDSVersionResponse.status === HTTP_BAD_REQUEST) {
							const currentIMDSVersion = await invokeAsync(this.getCurrentVersion.bind(this), RegionDiscoveryGetCurrentVersion, this.logger, this.performanceClient, this.correlationId)(options);
							if (!currentIMDSVersion) {
								regionDiscoveryMetadata.region_source = RegionDiscoverySources.FAILED_AUTO_DETECTION;
								return null;
							}
							const currentIMDSVersionResponse = await invokeAsync(this.getRegionFromIMDS.bind(this), RegionDiscoveryGetRegionFromIMDS, this.logger, this.performanceClient, this.correlationId)(currentIMDSVersion, options);
							if (currentIMDSVersionResponse.status === HTTP_SUCCESS) {
								autodetectedRegionName = currentIMDSVersionResponse.body?.location;
								if (autodetectedRegionName) {
									regionDiscoveryMetadata.region_source = RegionDiscoverySources.IMDS;
								}
							}
						}
					} catch (e) {
						regionDiscoveryMetadata.region_source = RegionDiscoverySources.FAILED_AUTO_DETECTION;
						return null;
					}
				} else {
					regionDiscoveryMetadata.region_source = RegionDiscoverySources.ENVIRONMENT_VARIABLE;
				}
				if (!autodetectedRegionName || !isValidRegion(autodetectedRegionName)) {
					if (autodetectedRegionName) {
						this.logger.warning("Region discovery returned an invalid region. Using the global authority.", this.correlationId);
					}
					regionDiscoveryMetadata.region_source = RegionDiscoverySources.FAILED_AUTO_DETECTION;
					return null;
				}
				return autodetectedRegionName;
			}
			async getRegionFromIMDS(version, options) {
				return this.networkInterface.sendGetRequestAsync(`${IMDS_ENDPOINT}?api-version=${version}`, options, IMDS_TIMEOUT);
			}
			async getCurrentVersion(options) {
				try {
					const response = await this.networkInterface.sendGetRequestAsync(`${IMDS_ENDPOINT}?format=json`, options);
					if (response.status === HTTP_BAD_REQUEST && response.body && response.body["newest-versions"] && response.body["newest-versions"].length > 0) {
						return response.body["newest-versions"][0];
					}
					return null;
				} catch (e) {
					return null;
				}
			}
		}
		RegionDiscovery.IMDS_OPTIONS = { headers: { Metadata: "true" } };
		;
		function extractTokenClaims(encodedToken, base64Decode, correlationId) {
			const jswPayload = getJWSPayload(encodedToken, correlationId);
			try {
				const base64Decoded = base64Decode(jswPayload);
				return JSON.parse(base64Decoded);
			} catch (err) {
				throw ClientAuthError_createClientAuthError(tokenParsingError, correlationId);
			}
		}
		function isKmsi(idTokenClaims) {
			if (!idTokenClaims.signin_state) {
				return false;
			}
			const kmsiClaims = ["kmsi", "dvc_dmjd"];
			return idTokenClaims.signin_state.some((value) => kmsiClaims.includes(value.trim().toLowerCase()));
		}
		function getJWSPayload(authToken, correlationId) {
			if (!authToken) {
				throw ClientAuthError_createClientAuthError(nullOrEmptyToken, correlationId);
			}
			const tokenPartsRegex = /^([^\.\s]*)\.([^\.\s]+)\.([^\.\s]*)$/;
			const matches = tokenPartsRegex.exec(authToken);
			if (!matches || matches.length < 4) {
				throw ClientAuthError_createClientAuthError(tokenParsingError, correlationId);
			}
			return matches[2];
		}
		;
		function nowSeconds() {
			return Math.round(new Date().getTime() / 1e3);
		}
		function toSecondsFromDate(date) {
			return date.getTime() / 1e3;
		}
		function toDateFromSeconds(seconds) {
			if (seconds) {
				return new Date(Number(seconds) * 1e3);
			}
			return new Date();
		}
		function isTokenExpired(expiresOn, offset) {
			const expirationSec = Number(expiresOn) || 0;
			const offsetCurrentTimeSec = nowSeconds() + offset;
			return offsetCurrentTimeSec > expirationSec;
		}
		function isCacheExpired(lastUpdatedAt, cacheRetentionDays) {
			const cacheExpirationTimestamp = Number(lastUpdatedAt) + cacheRetentionDays * 24 * 60 * 60 * 1e3;
			return Date.now() > cacheExpirationTimestamp;
		}
		function wasClockTurnedBack(cachedAt) {
			const cachedAtSec = Number(cachedAt);
			return cachedAtSec > nowSeconds();
		}
		function delay(t, value) {
			return new Promise((resolve) => setTimeout(() => resolve(value), t));
		}
		;
		function createIdTokenEntity(homeAccountId, environment, idToken, clientId, tenantId) {
			const idTokenEntity = {
				credentialType: CredentialType.ID_TOKEN,
				homeAccountId,
				environment,
				clientId,
				secret: idToken,
				realm: tenantId,
				lastUpdatedAt: Date.now().toString()
			};
			return idTokenEntity;
		}
		function createAccessTokenEntity(homeAccountId, environment, accessToken, clientId, tenantId, scopes, expiresOn, extExpiresOn, base64Decode, correlationId, refreshOn, tokenType, userAssertionHash, keyId, additionalCacheKeyComponents) {
			const atEntity = {
				homeAccountId,
				credentialType: CredentialType.ACCESS_TOKEN,
				secret: accessToken,
				cachedAt: nowSeconds().toString(),
				expiresOn: expiresOn.toString(),
				extendedExpiresOn: extExpiresOn.toString(),
				environment,
				clientId,
				realm: tenantId,
				target: scopes,
				tokenType: tokenType || AuthenticationScheme.BEARER,
				lastUpdatedAt: Date.now().toString()
			};
			if (userAssertionHash) {
				atEntity.userAssertionHash = userAssertionHash;
			}
			if (refreshOn) {
				atEntity.refreshOn = refreshOn.toString();
			}
			const normalizedTokenType = atEntity.tokenType?.toLowerCase();
			if (atEntity.tokenType?.toLowerCase() !== AuthenticationScheme.BEARER.toLowerCase()) {
				atEntity.credentialType = CredentialType.ACCESS_TOKEN_WITH_AUTH_SCHEME;
				switch (normalizedTokenType) {
					case AuthenticationScheme.POP:
						const tokenClaims = extractTokenClaims(accessToken, base64Decode, correlationId);
						if (!tokenClaims?.cnf?.kid) {
							throw ClientAuthError_createClientAuthError(tokenClaimsCnfRequiredForSignedJwt, correlationId);
						}
						atEntity.keyId = tokenClaims.cnf.kid;
						break;
					case "dpop":
						if (!keyId) {
							throw ClientAuthError_createClientAuthError(keyIdMissing, correlationId);
						}
						atEntity.keyId = keyId;
						break;
					case AuthenticationScheme.SSH: atEntity.keyId = keyId;
				}
			}
			if (additionalCacheKeyComponents && Object.keys(additionalCacheKeyComponents).length > 0) {
				atEntity.additionalCacheKeyComponents = additionalCacheKeyComponents;
			}
			return atEntity;
		}
		function createRefreshTokenEntity(homeAccountId, environment, refreshToken, clientId, familyId, userAssertionHash, expiresOn) {
			const rtEntity = {
				credentialType: CredentialType.REFRESH_TOKEN,
				homeAccountId,
				environment,
				clientId,
				secret: refreshToken,
				lastUpdatedAt: Date.now().toString()
			};
			if (userAssertionHash) {
				rtEntity.userAssertionHash = userAssertionHash;
			}
			if (familyId) {
				rtEntity.familyId = familyId;
			}
			if (expiresOn) {
				rtEntity.expiresOn = expiresOn.toString();
			}
			return rtEntity;
		}
		function isCredentialEntity(entity) {
			return entity.hasOwnProperty("homeAccountId") && entity.hasOwnProperty("environment") && entity.hasOwnProperty("credentialType") && entity.hasOwnProperty("clientId") && entity.hasOwnProperty("secret");
		}
		function isAccessTokenEntity(entity) {
			if (!entity) {
				return false;
			}
			return isCredentialEntity(entity) && entity.hasOwnProperty("realm") && entity.hasOwnProperty("target") && (entity["credentialType"] === CredentialType.ACCESS_TOKEN || entity["credentialType"] === CredentialType.ACCESS_TOKEN_WITH_AUTH_SCHEME);
		}
		function isIdTokenEntity(entity) {
			if (!entity) {
				return false;
			}
			return isCredentialEntity(entity) && entity.hasOwnProperty("realm") && entity["credentialType"] === CredentialType.ID_TOKEN;
		}
		function isRefreshTokenEntity(entity) {
			if (!entity) {
				return false;
			}
			return isCredentialEntity(entity) && entity["credentialType"] === CredentialType.REFRESH_TOKEN;
		}
		function isServerTelemetryEntity(key, entity) {
			const validateKey = key.indexOf(SERVER_TELEM_CACHE_KEY) === 0;
			let validateEntity = true;
			if (entity) {
				validateEntity = entity.hasOwnProperty("failedRequests") && entity.hasOwnProperty("errors") && entity.hasOwnProperty("cacheHits");
			}
			return validateKey && validateEntity;
		}
		function isThrottlingEntity(key, entity) {
			let validateKey = false;
			if (key) {
				validateKey = key.indexOf(THROTTLING_PREFIX) === 0;
			}
			let validateEntity = true;
			if (entity) {
				validateEntity = entity.hasOwnProperty("throttleTime");
			}
			return validateKey && validateEntity;
		}
		function generateAppMetadataKey({ environment, clientId }) {
			const appMetaDataKeyArray = [
				APP_METADATA,
				environment,
				clientId
			];
			return appMetaDataKeyArray.join(Constants_CACHE_KEY_SEPARATOR).toLowerCase();
		}
		function isAppMetadataEntity(key, entity) {
			if (!entity) {
				return false;
			}
			return key.indexOf(APP_METADATA) === 0 && entity.hasOwnProperty("clientId") && entity.hasOwnProperty("environment");
		}
		function isAuthorityMetadataEntity(key, entity) {
			if (!entity) {
				return false;
			}
			return key.indexOf(AUTHORITY_METADATA_CACHE_KEY) === 0 && entity.hasOwnProperty("aliases") && entity.hasOwnProperty("preferred_cache") && entity.hasOwnProperty("preferred_network") && entity.hasOwnProperty("canonical_authority") && entity.hasOwnProperty("authorization_endpoint") && entity.hasOwnProperty("token_endpoint") && entity.hasOwnProperty("issuer") && entity.hasOwnProperty("aliasesFromNetwork") && entity.hasOwnProperty("endpointsFromNetwork") && entity.hasOwnProperty("expiresAt") && entity.hasOwnProperty("jwks_uri");
		}
		function generateAuthorityMetadataExpiresAt() {
			return nowSeconds() + AUTHORITY_METADATA_REFRESH_TIME_SECONDS;
		}
		function updateAuthorityEndpointMetadata(authorityMetadata, updatedValues, fromNetwork) {
			authorityMetadata.authorization_endpoint = updatedValues.authorization_endpoint;
			authorityMetadata.token_endpoint = updatedValues.token_endpoint;
			authorityMetadata.end_session_endpoint = updatedValues.end_session_endpoint;
			authorityMetadata.issuer = updatedValues.issuer;
			authorityMetadata.endpointsFromNetwork = fromNetwork;
			authorityMetadata.jwks_uri = updatedValues.jwks_uri;
		}
		function updateCloudDiscoveryMetadata(authorityMetadata, updatedValues, fromNetwork) {
			authorityMetadata.aliases = updatedValues.aliases;
			authorityMetadata.preferred_cache = updatedValues.preferred_cache;
			authorityMetadata.preferred_network = updatedValues.preferred_network;
			authorityMetadata.aliasesFromNetwork = fromNetwork;
		}
		function isAuthorityMetadataExpired(metadata) {
			return metadata.expiresAt <= nowSeconds();
		}
		function serializeAttributeTokens(attributeTokens) {
			if (!attributeTokens || attributeTokens.length === 0) {
				return undefined;
			}
			return [...attributeTokens].sort().join(" ");
		}
		;
		class Authority_Authority {
			constructor(authority, networkInterface, cacheManager, authorityOptions, logger, correlationId, performanceClient, managedIdentity) {
				this.canonicalAuthority = authority;
				this._canonicalAuthority.validateAsUri();
				this.networkInterface = networkInterface;
				this.cacheManager = cacheManager;
				this.authorityOptions = authorityOptions;
				this.regionDiscoveryMetadata = {
					region_used: undefined,
					region_source: undefined,
					region_outcome: undefined
				};
				this.logger = logger;
				this.performanceClient = performanceClient;
				this.correlationId = correlationId;
				this.managedIdentity = managedIdentity || false;
				this.regionDiscovery = new RegionDiscovery(networkInterface, this.logger, this.performanceClient, this.correlationId);
			}
			getAuthorityType(authorityUri) {
				if (authorityUri.HostNameAndPort.endsWith(CIAM_AUTH_URL)) {
					return AuthorityType.Ciam;
				}
				const pathSegments = authorityUri.PathSegments;
				if (pathSegments.length) {
					switch (pathSegments[0].toLowerCase()) {
						case ADFS: return AuthorityType.Adfs;
					}
				}
				return AuthorityType.Default;
			}
			get authorityType() {
				return this.getAuthorityType(this.canonicalAuthorityUrlComponents);
			}
			get protocolMode() {
				return this.authorityOptions.protocolMode;
			}
			get options() {
				return this.authorityOptions;
			}
			get canonicalAuthority() {
				return this._canonicalAuthority.urlString;
			}
			set canonicalAuthority(url) {
				this._canonicalAuthority = new UrlString(url, this.correlationId);
				this._canonicalAuthority.validateAsUri();
				this._canonicalAuthorityUrlComponents = null;
			}
			get canonicalAuthorityUrlComponents() {
				if (!this._canonicalAuthorityUrlComponents) {
					this._canonicalAuthorityUrlComponents = this._canonicalAuthority.getUrlComponents();
				}
				return this._canonicalAuthorityUrlComponents;
			}
			get hostnameAndPort() {
				return this.canonicalAuthorityUrlComponents.HostNameAndPort.toLowerCase();
			}
			get tenant() {
				return this.canonicalAuthorityUrlComponents.PathSegments[0];
			}
			get authorizationEndpoint() {
				if (this.discoveryComplete()) {
					return this.replacePath(this.metadata.authorization_endpoint);
				} else {
					throw ClientAuthError_createClientAuthError(endpointResolutionError, this.correlationId);
				}
			}
			get tokenEndpoint() {
				if (this.discoveryComplete()) {
					return this.replacePath(this.metadata.token_endpoint);
				} else {
					throw ClientAuthError_createClientAuthError(endpointResolutionError, this.correlationId);
				}
			}
			get deviceCodeEndpoint() {
				if (this.discoveryComplete()) {
					return this.replacePath(this.metadata.token_endpoint.replace("/token", "/devicecode"));
				} else {
					throw ClientAuthError_createClientAuthError(endpointResolutionError, this.correlationId);
				}
			}
			get endSessionEndpoint() {
				if (this.discoveryComplete()) {
					if (!this.metadata.end_session_endpoint) {
						throw ClientAuthError_createClientAuthError(endSessionEndpointNotSupported, this.correlationId);
					}
					return this.replacePath(this.metadata.end_session_endpoint);
				} else {
					throw ClientAuthError_createClientAuthError(endpointResolutionError, this.correlationId);
				}
			}
			get selfSignedJwtAudience() {
				if (this.discoveryComplete()) {
					return this.replacePath(this.metadata.issuer);
				} else {
					throw ClientAuthError_createClientAuthError(endpointResolutionError, this.correlationId);
				}
			}
			get jwksUri() {
				if (this.discoveryComplete()) {
					return this.replacePath(this.metadata.jwks_uri);
				} else {
					throw ClientAuthError_createClientAuthError(endpointResolutionError, this.correlationId);
				}
			}
			canReplaceTenant(authorityUri) {
				return authorityUri.PathSegments.length === 1 && !Authority_Authority.reservedTenantDomains.has(authorityUri.PathSegments[0]) && this.getAuthorityType(authorityUri) === AuthorityType.Default && this.protocolMode !== ProtocolMode_ProtocolMode.OIDC;
			}
			replaceTenant(urlString) {
				return urlString.replace(/{tenant}|{tenantid}/g, this.tenant);
			}
			replacePath(urlString) {
				let endpoint = urlString;
				const cachedAuthorityUrl = new UrlString(this.metadata.canonical_authority, this.correlationId);
				const cachedAuthorityUrlComponents = cachedAuthorityUrl.getUrlComponents();
				const cachedAuthorityParts = cachedAuthorityUrlComponents.PathSegments;
				const currentAuthorityParts = this.canonicalAuthorityUrlComponents.PathSegments;
				currentAuthorityParts.forEach((currentPart, index) => {
					let cachedPart = cachedAuthorityParts[index];
					if (index === 0 && this.canReplaceTenant(cachedAuthorityUrlComponents)) {
						const tenantId = new UrlString(this.metadata.authorization_endpoint, this.correlationId).getUrlComponents().PathSegments[0];
						if (cachedPart !== tenantId) {
							this.logger.verbose(`Replacing tenant domain name '${cachedPart}' with id '${tenantId}'`, this.correlationId);
							cachedPart = tenantId;
						}
					}
					if (currentPart !== cachedPart) {
						endpoint = endpoint.replace(`/${cachedPart}/`, `/${currentPart}/`);
					}
				});
				return this.replaceTenant(endpoint);
			}
			get defaultOpenIdConfigurationEndpoint() {
				const canonicalAuthorityHost = this.hostnameAndPort;
				if (this.canonicalAuthority.endsWith("v2.0/") || this.authorityType === AuthorityType.Adfs || this.protocolMode === ProtocolMode_ProtocolMode.OIDC && !this.isAliasOfKnownMicrosoftAuthority(canonicalAuthorityHost)) {
					return `${this.canonicalAuthority}.well-known/openid-configuration`;
				}
				return `${this.canonicalAuthority}v2.0/.well-known/openid-configuration`;
			}
			discoveryComplete() {
				return !!this.metadata;
			}
			async resolveEndpointsAsync() {
				const metadataEntity = this.getCurrentMetadataEntity();
				const cloudDiscoverySource = await invokeAsync(this.updateCloudDiscoveryMetadata.bind(this), AuthorityUpdateCloudDiscoveryMetadata, this.logger, this.performanceClient, this.correlationId)(metadataEntity);
				this.canonicalAuthority = this.canonicalAuthority.replace(this.hostnameAndPort, metadataEntity.preferred_network);
				const endpointSource = await invokeAsync(this.updateEndpointMetadata.bind(this), AuthorityUpdateEndpointMetadata, this.logger, this.performanceClient, this.correlationId)(metadataEntity);
				this.updateCachedMetadata(metadataEntity, cloudDiscoverySource, { source: endpointSource });
				this.performanceClient?.addFields({
					cloudDiscoverySource,
					authorityEndpointSource: endpointSource
				}, this.correlationId);
			}
			getCurrentMetadataEntity() {
				let metadataEntity = this.cacheManager.getAuthorityMetadataByAlias(this.hostnameAndPort, this.correlationId);
				if (!metadataEntity) {
					metadataEntity = {
						aliases: [],
						preferred_cache: this.hostnameAndPort,
						preferred_network: this.hostnameAndPort,
						canonical_authority: this.canonicalAuthority,
						authorization_endpoint: "",
						token_endpoint: "",
						end_session_endpoint: "",
						issuer: "",
						aliasesFromNetwork: false,
						endpointsFromNetwork: false,
						expiresAt: generateAuthorityMetadataExpiresAt(),
						jwks_uri: ""
					};
				}
				return metadataEntity;
			}
			updateCachedMetadata(metadataEntity, cloudDiscoverySource, endpointMetadataResult) {
				if (cloudDiscoverySource !== AuthorityMetadataSource.CACHE && endpointMetadataResult?.source !== AuthorityMetadataSource.CACHE) {
					metadataEntity.expiresAt = generateAuthorityMetadataExpiresAt();
					metadataEntity.canonical_authority = this.canonicalAuthority;
				}
				const cacheKey = this.cacheManager.generateAuthorityMetadataCacheKey(metadataEntity.preferred_cache, this.correlationId);
				this.cacheManager.setAuthorityMetadata(cacheKey, metadataEntity, this.correlationId);
				this.metadata = metadataEntity;
			}
			async updateEndpointMetadata(metadataEntity) {
				const localMetadata = this.updateEndpointMetadataFromLocalSources(metadataEntity);
				if (localMetadata) {
					if (localMetadata.source === AuthorityMetadataSource.HARDCODED_VALUES) {
						if (this.authorityOptions.azureRegionConfiguration?.azureRegion) {
							if (localMetadata.metadata) {
								const hardcodedMetadata = await invokeAsync(this.updateMetadataWithRegionalInformation.bind(this), AuthorityUpdateMetadataWithRegionalInformation, this.logger, this.performanceClient, this.correlationId)(localMetadata.metadata);
								updateAuthorityEndpointMetadata(metadataEntity, hardcodedMetadata, false);
								metadataEntity.canonical_authority = this.canonicalAuthority;
							}
						}
					}
					return localMetadata.source;
				}
				let metadata = await invokeAsync(this.getEndpointMetadataFromNetwork.bind(this), AuthorityGetEndpointMetadataFromNetwork, this.logger, this.performanceClient, this.correlationId)();
				if (metadata) {
					this.validateIssuer(metadata.issuer);
					if (this.authorityOptions.azureRegionConfiguration?.azureRegion) {
						metadata = await invokeAsync(this.updateMetadataWithRegionalInformation.bind(this), AuthorityUpdateMetadataWithRegionalInformation, this.logger, this.performanceClient, this.correlationId)(metadata);
					}
					updateAuthorityEndpointMetadata(metadataEntity, metadata, true);
					return AuthorityMetadataSource.NETWORK;
				} else {
					throw ClientAuthError_createClientAuthError(openIdConfigError, this.defaultOpenIdConfigurationEndpoint, this.correlationId);
				}
			}
			updateEndpointMetadataFromLocalSources(metadataEntity) {
				this.logger.verbose("Attempting to get endpoint metadata from authority configuration", this.correlationId);
				const configMetadata = this.getEndpointMetadataFromConfig();
				if (configMetadata) {
					this.logger.verbose("Found endpoint metadata in authority configuration", this.correlationId);
					updateAuthorityEndpointMetadata(metadataEntity, configMetadata, false);
					return { source: AuthorityMetadataSource.CONFIG };
				}
				this.logger.verbose("Did not find endpoint metadata in the config... Attempting to get endpoint metadata from the hardcoded values.", this.correlationId);
				const hardcodedMetadata = this.getEndpointMetadataFromHardcodedValues();
				if (hardcodedMetadata) {
					updateAuthorityEndpointMetadata(metadataEntity, hardcodedMetadata, false);
					return {
						source: AuthorityMetadataSource.HARDCODED_VALUES,
						metadata: hardcodedMetadata
					};
				} else {
					this.logger.verbose("Did not find endpoint metadata in hardcoded values... Attempting to get endpoint metadata from the network metadata cache.", this.correlationId);
				}
				const metadataEntityExpired = isAuthorityMetadataExpired(metadataEntity);
				if (this.isAuthoritySameType(metadataEntity) && metadataEntity.endpointsFromNetwork && !metadataEntityExpired) {
					this.logger.verbose("Found endpoint metadata in the cache.", "");
					return { source: AuthorityMetadataSource.CACHE };
				} else if (metadataEntityExpired) {
					this.logger.verbose("The metadata entity is expired.", "");
				}
				return null;
			}
			isAuthoritySameType(metadataEntity) {
				const cachedAuthorityUrl = new UrlString(metadataEntity.canonical_authority, this.correlationId);
				const cachedParts = cachedAuthorityUrl.getUrlComponents().PathSegments;
				return cachedParts.length === this.canonicalAuthorityUrlComponents.PathSegments.length;
			}
			getEndpointMetadataFromConfig() {
				if (this.authorityOptions.authorityMetadata) {
					try {
						return JSON.parse(this.authorityOptions.authorityMetadata);
					} catch (e) {
						throw ClientConfigurationError_createClientConfigurationError(invalidAuthorityMetadata, this.correlationId);
					}
				}
				return null;
			}
			async getEndpointMetadataFromNetwork() {
				const options = {};
				const openIdConfigurationEndpoint = this.defaultOpenIdConfigurationEndpoint;
				this.logger.verbose(`Authority.getEndpointMetadataFromNetwork: attempting to retrieve OAuth endpoints from '${openIdConfigurationEndpoint}'`, this.correlationId);
				try {
					const response = await this.networkInterface.sendGetRequestAsync(openIdConfigurationEndpoint, options);
					const isValidResponse = isOpenIdConfigResponse(response.body);
					if (isValidResponse) {
						return response.body;
					} else {
						this.logger.verbose(`Authority.getEndpointMetadataFromNetwork: could not parse response as OpenID configuration`, this.correlationId);
						return null;
					}
				} catch (e) {
					this.logger.verbose(`Authority.getEndpointMetadataFromNetwork: '${e}'`, this.correlationId);
					return null;
				}
			}
			getEndpointMetadataFromHardcodedValues() {
				if (this.hostnameAndPort in EndpointMetadata) {
					return EndpointMetadata[this.hostnameAndPort];
				}
				return null;
			}
			async updateMetadataWithRegionalInformation(metadata) {
				const userConfiguredAzureRegion = this.authorityOptions.azureRegionConfiguration?.azureRegion;
				if (userConfiguredAzureRegion) {
					if (userConfiguredAzureRegion !== AZURE_REGION_AUTO_DISCOVER_FLAG) {
						this.regionDiscoveryMetadata.region_outcome = RegionDiscoveryOutcomes.CONFIGURED_NO_AUTO_DETECTION;
						this.regionDiscoveryMetadata.region_used = userConfiguredAzureRegion;
						return Authority_Authority.replaceWithRegionalInformation(metadata, userConfiguredAzureRegion, this.correlationId);
					}
					const autodetectedRegionName = await invokeAsync(this.regionDiscovery.detectRegion.bind(this.regionDiscovery), RegionDiscoveryDetectRegion, this.logger, this.performanceClient, this.correlationId)(this.authorityOptions.azureRegionConfiguration?.environmentRegion, this.regionDiscoveryMetadata);
					if (autodetectedRegionName) {
						this.regionDiscoveryMetadata.region_outcome = RegionDiscoveryOutcomes.AUTO_DETECTION_REQUESTED_SUCCESSFUL;
						this.regionDiscoveryMetadata.region_used = autodetectedRegionName;
						return Authority_Authority.replaceWithRegionalInformation(metadata, autodetectedRegionName, this.correlationId);
					}
					this.regionDiscoveryMetadata.region_outcome = RegionDiscoveryOutcomes.AUTO_DETECTION_REQUESTED_FAILED;
				}
				return metadata;
			}
			async updateCloudDiscoveryMetadata(metadataEntity) {
				const localMetadataSource = this.updateCloudDiscoveryMetadataFromLocalSources(metadataEntity);
				if (localMetadataSource) {
					return localMetadataSource;
				}
				const metadata = await invokeAsync(this.getCloudDiscoveryMetadataFromNetwork.bind(this), AuthorityGetCloudDiscoveryMetadataFromNetwork, this.logger, this.performanceClient, this.correlationId)();
				if (metadata) {
					updateCloudDiscoveryMetadata(metadataEntity, metadata, true);
					return AuthorityMetadataSource.NETWORK;
				}
				throw ClientConfigurationError_createClientConfigurationError(untrustedAuthority, this.correlationId);
			}
			updateCloudDiscoveryMetadataFromLocalSources(metadataEntity) {
				this.logger.verbose("Attempting to get cloud discovery metadata from authority configuration", this.correlationId);
				this.logger.verbosePii(`Known Authorities: '${this.authorityOptions.knownAuthorities || NOT_APPLICABLE}'`, this.correlationId);
				this.logger.verbosePii(`Authority Metadata: '${this.authorityOptions.authorityMetadata || NOT_APPLICABLE}'`, this.correlationId);
				this.logger.verbosePii(`Canonical Authority: '${metadataEntity.canonical_authority || NOT_APPLICABLE}'`, this.correlationId);
				const metadata = this.getCloudDiscoveryMetadataFromConfig();
				if (metadata) {
					this.logger.verbose("Found cloud discovery metadata in authority configuration", this.correlationId);
					updateCloudDiscoveryMetadata(metadataEntity, metadata, false);
					return AuthorityMetadataSource.CONFIG;
				}
				this.logger.verbose("Did not find cloud discovery metadata in the config... Attempting to get cloud discovery metadata from the hardcoded values.", this.correlationId);
				const hardcodedMetadata = getCloudDiscoveryMetadataFromHardcodedValues(this.hostnameAndPort);
				if (hardcodedMetadata) {
					this.logger.verbose("Found cloud discovery metadata from hardcoded values.", this.correlationId);
					updateCloudDiscoveryMetadata(metadataEntity, hardcodedMetadata, false);
					return AuthorityMetadataSource.HARDCODED_VALUES;
				}
				this.logger.verbose("Did not find cloud discovery metadata in hardcoded values... Attempting to get cloud discovery metadata from the network metadata cache.", this.correlationId);
				const metadataEntityExpired = isAuthorityMetadataExpired(metadataEntity);
				if (this.isAuthoritySameType(metadataEntity) && metadataEntity.aliasesFromNetwork && !metadataEntityExpired) {
					this.logger.verbose("Found cloud discovery metadata in the cache.", "");
					return AuthorityMetadataSource.CACHE;
				} else if (metadataEntityExpired) {
					this.logger.verbose("The metadata entity is expired.", "");
				}
				return null;
			}
			getCloudDiscoveryMetadataFromConfig() {
				if (this.authorityType === AuthorityType.Ciam) {
					this.logger.verbose("CIAM authorities do not support cloud discovery metadata, generate the aliases from authority host.", this.correlationId);
					return Authority_Authority.createCloudDiscoveryMetadataFromHost(this.hostnameAndPort);
				}
				if (this.authorityOptions.cloudDiscoveryMetadata) {
					this.logger.verbose("The cloud discovery metadata has been provided as a network response, in the config.", this.correlationId);
					try {
						this.logger.verbose("Attempting to parse the cloud discovery metadata.", this.correlationId);
						const parsedResponse = JSON.parse(this.authorityOptions.cloudDiscoveryMetadata);
						const metadata = getCloudDiscoveryMetadataFromNetworkResponse(parsedResponse.metadata, this.hostnameAndPort);
						this.logger.verbose("Parsed the cloud discovery metadata.", "");
						if (metadata) {
							this.logger.verbose("There is returnable metadata attached to the parsed cloud discovery metadata.", this.correlationId);
							return metadata;
						} else {
							this.logger.verbose("There is no metadata attached to the parsed cloud discovery metadata.", this.correlationId);
						}
					} catch (e) {
						this.logger.verbose("Unable to parse the cloud discovery metadata. Throwing Invalid Cloud Discovery Metadata Error.", this.correlationId);
						throw ClientConfigurationError_createClientConfigurationError(invalidCloudDiscoveryMetadata, this.correlationId);
					}
				}
				if (this.isInKnownAuthorities(this.hostnameAndPort)) {
					this.logger.verbose("The host is included in knownAuthorities. Creating new cloud discovery metadata from the host.", this.correlationId);
					return Authority_Authority.createCloudDiscoveryMetadataFromHost(this.hostnameAndPort);
				}
				return null;
			}
			async getCloudDiscoveryMetadataFromNetwork() {
				const instanceDiscoveryEndpoint = `${AAD_INSTANCE_DISCOVERY_ENDPT}${this.canonicalAuthority}oauth2/v2.0/authorize`;
				const options = {};
				let match = null;
				try {
					const response = await this.networkInterface.sendGetRequestAsync(instanceDiscoveryEndpoint, options);
					let typedResponseBody;
					let metadata;
					if (isCloudInstanceDiscoveryResponse(response.body)) {
						typedResponseBody = response.body;
						metadata = typedResponseBody.metadata;
						this.logger.verbosePii(`tenant_discovery_endpoint is: '${typedResponseBody.tenant_discovery_endpoint}'`, this.correlationId);
					} else if (isCloudInstanceDiscoveryErrorResponse(response.body)) {
						this.logger.warning(`A CloudInstanceDiscoveryErrorResponse was returned. The cloud instance discovery network request's status code is: '${response.status}'`, this.correlationId);
						typedResponseBody = response.body;
						if (typedResponseBody.error === INVALID_INSTANCE) {
							this.logger.error("The CloudInstanceDiscoveryErrorResponse error is invalid_instance.", this.correlationId);
							return null;
						}
						this.logger.warning(`The CloudInstanceDiscoveryErrorResponse error is '${typedResponseBody.error}'`, this.correlationId);
						this.logger.warning(`The CloudInstanceDiscoveryErrorResponse error description is '${typedResponseBody.error_description}'`, this.correlationId);
						this.logger.warning("Setting the value of the CloudInstanceDiscoveryMetadata (returned from the network, correlationId) to []", this.correlationId);
						metadata = [];
					} else {
						this.logger.error("AAD did not return a CloudInstanceDiscoveryResponse or CloudInstanceDiscoveryErrorResponse", this.correlationId);
						return null;
					}
					this.logger.verbose("Attempting to find a match between the developer's authority and the CloudInstanceDiscoveryMetadata returned from the network request.", this.correlationId);
					match = getCloudDiscoveryMetadataFromNetworkResponse(metadata, this.hostnameAndPort);
				} catch (error) {
					if (error instanceof AuthError) {
						this.logger.error(`There was a network error while attempting to get the cloud discovery instance metadata.\nError: '${error.errorCode}'\nError Description: '${error.errorMessage}'`, this.correlationId);
					} else {
						const typedError = error;
						this.logger.error(`A non-MSALJS error was thrown while attempting to get the cloud instance discovery metadata.\nError: '${typedError.name}'\nError Description: '${typedError.message}'`, this.correlationId);
					}
					return null;
				}
				if (!match) {
					this.logger.warning("The developer's authority was not found within the CloudInstanceDiscoveryMetadata returned from the network request.", this.correlationId);
					this.logger.verbose("Creating custom Authority for custom domain scenario.", this.correlationId);
					match = Authority_Authority.createCloudDiscoveryMetadataFromHost(this.hostnameAndPort);
				}
				return match;
			}
			isInKnownAuthorities(host) {
				const normalizedHost = host.toLowerCase();
				const matches = this.authorityOptions.knownAuthorities.filter((authority) => {
					return authority && UrlString.getDomainFromUrl(authority, this.correlationId).toLowerCase() === normalizedHost;
				});
				return matches.length > 0;
			}
			static generateAuthority(authorityString, azureCloudOptions) {
				let authorityAzureCloudInstance;
				if (azureCloudOptions && azureCloudOptions.azureCloudInstance !== AzureCloudInstance.None) {
					const tenant = azureCloudOptions.tenant ? azureCloudOptions.tenant : DEFAULT_COMMON_TENANT;
					authorityAzureCloudInstance = `${azureCloudOptions.azureCloudInstance}/${tenant}/`;
				}
				return authorityAzureCloudInstance ? authorityAzureCloudInstance : authorityString;
			}
			static createCloudDiscoveryMetadataFromHost(host) {
				return {
					preferred_network: host,
					preferred_cache: host,
					aliases: [host]
				};
			}
			getPreferredCache() {
				if (this.managedIdentity) {
					return DEFAULT_AUTHORITY_HOST;
				} else if (this.discoveryComplete()) {
					return this.metadata.preferred_cache;
				} else {
					throw ClientAuthError_createClientAuthError(endpointResolutionError, this.correlationId);
				}
			}
			isAlias(host) {
				return this.metadata.aliases.indexOf(host) > -1;
			}
			isAliasOfKnownMicrosoftAuthority(host) {
				return InstanceDiscoveryMetadataAliases.has(host);
			}
			validateIssuer(issuer) {
				if (!issuer) {
					throw ClientConfigurationError_createClientConfigurationError(issuerValidationFailed, this.correlationId);
				}
				let issuerUrl;
				try {
					issuerUrl = new URL(issuer);
				} catch {
					throw ClientConfigurationError_createClientConfigurationError(issuerValidationFailed, this.correlationId);
				}
				const issuerScheme = issuerUrl.protocol;
				const issuerHost = issuerUrl.host;
				const authorityScheme = (this.canonicalAuthorityUrlComponents.Protocol || "").toLowerCase();
				const authorityHost = (this.canonicalAuthorityUrlComponents.HostNameAndPort || "").toLowerCase();
				const matchesAuthorityOrigin = this.matchesAuthorityOrigin(issuerScheme, issuerHost, authorityScheme, authorityHost);
				const matchesKnownMicrosoftHost = issuerScheme === "https:" && this.isAliasOfKnownMicrosoftAuthority(issuerHost);
				const matchesRegionalMicrosoftHost = issuerScheme === "https:" && this.matchesRegionalMicrosoftHost(issuerHost);
				const matchesCiamTenantPattern = this.matchesCiamTenantPattern(issuerUrl, authorityHost, this.canonicalAuthorityUrlComponents.PathSegments);
				const matchesKnownAuthority = issuerScheme === "https:" && this.isInKnownAuthorities(issuerHost);
				if (matchesAuthorityOrigin || matchesKnownMicrosoftHost || matchesRegionalMicrosoftHost || matchesCiamTenantPattern || matchesKnownAuthority) {
					return;
				}
				throw ClientConfigurationError_createClientConfigurationError(issuerValidationFailed, this.correlationId);
			}
			matchesAuthorityOrigin(issuerScheme, issuerHost, authorityScheme, authorityHost) {
				return issuerScheme === authorityScheme && issuerHost === authorityHost;
			}
			matchesRegionalMicrosoftHost(issuerHost) {
				const firstDot = issuerHost.indexOf(".");
				if (firstDot > 0 && firstDot < issuerHost.length - 1) {
					const hostWithoutRegion = issuerHost.substring(firstDot + 1);
					return this.isAliasOfKnownMicrosoftAuthority(hostWithoutRegion);
				}
				return false;
			}
			matchesCiamTenantPattern(issuerUrl, authorityHost, authorityPathSegments) {
				const pathSegment = authorityPathSegments[0];
				const tenantName = pathSegment ? pathSegment.endsWith(AAD_TENANT_DOMAIN_SUFFIX) ? pathSegment.slice(0, -AAD_TENANT_DOMAIN_SUFFIX.length) : pathSegment : authorityHost.split(".")[0];
				if (!tenantName) {
					return false;
				}
				const ciamBaseURL = `https://${tenantName}${CIAM_AUTH_URL}`;
				const validCiamPatterns = [
					ciamBaseURL,
					`${ciamBaseURL}/${tenantName}`,
					`${ciamBaseURL}/${tenantName}/v2.0`,
					`${ciamBaseURL}/${tenantName}${AAD_TENANT_DOMAIN_SUFFIX}`,
					`${ciamBaseURL}/${tenantName}${AAD_TENANT_DOMAIN_SUFFIX}/v2.0`
				];
				const issuerPath = issuerUrl.pathname.replace(/\/+$/, "");
				const normalizedIssuer = `${issuerUrl.protocol}//${issuerUrl.host}${issuerPath}`;
				return validCiamPatterns.some((pattern) => pattern === normalizedIssuer);
			}
			static isPublicCloudAuthority(host) {
				return KNOWN_PUBLIC_CLOUDS.indexOf(host) >= 0;
			}
			static buildRegionalAuthorityString(host, region, correlationId, queryString) {
				if (!isValidRegion(region)) {
					throw ClientConfigurationError_createClientConfigurationError(ClientConfigurationErrorCodes_urlParseError, correlationId);
				}
				const authorityUrlInstance = new UrlString(host, correlationId);
				authorityUrlInstance.validateAsUri();
				const authorityUrlParts = authorityUrlInstance.getUrlComponents();
				let hostNameAndPort = `${region}.${authorityUrlParts.HostNameAndPort}`;
				if (this.isPublicCloudAuthority(authorityUrlParts.HostNameAndPort)) {
					hostNameAndPort = `${region}.${REGIONAL_AUTH_PUBLIC_CLOUD_SUFFIX}`;
				}
				const url = UrlString.constructAuthorityUriFromObject({
					...authorityUrlParts,
					HostNameAndPort: hostNameAndPort
				}, correlationId).urlString;
				if (queryString) return `${url}?${queryString}`;
				return url;
			}
			static replaceWithRegionalInformation(metadata, azureRegion, correlationId) {
				const regionalMetadata = { ...metadata };
				regionalMetadata.authorization_endpoint = Authority_Authority.buildRegionalAuthorityString(regionalMetadata.authorization_endpoint, azureRegion, correlationId);
				regionalMetadata.token_endpoint = Authority_Authority.buildRegionalAuthorityString(regionalMetadata.token_endpoint, azureRegion, correlationId);
				if (regionalMetadata.end_session_endpoint) {
					regionalMetadata.end_session_endpoint = Authority_Authority.buildRegionalAuthorityString(regionalMetadata.end_session_endpoint, azureRegion, correlationId);
				}
				return regionalMetadata;
			}
			static transformCIAMAuthority(authority, correlationId) {
				let ciamAuthority = authority;
				const authorityUrl = new UrlString(authority, correlationId);
				const authorityUrlComponents = authorityUrl.getUrlComponents();
				if (authorityUrlComponents.PathSegments.length === 0 && authorityUrlComponents.HostNameAndPort.endsWith(CIAM_AUTH_URL)) {
					const tenantIdOrDomain = authorityUrlComponents.HostNameAndPort.split(".")[0];
					ciamAuthority = `${ciamAuthority}${tenantIdOrDomain}${AAD_TENANT_DOMAIN_SUFFIX}`;
				}
				return ciamAuthority;
			}
		}
		Authority_Authority.reservedTenantDomains = new Set([
			"{tenant}",
			"{tenantid}",
			AADAuthority.COMMON,
			AADAuthority.CONSUMERS,
			AADAuthority.ORGANIZATIONS
		]);
		function getTenantFromAuthorityString(authority, correlationId) {
			const authorityUrl = new UrlString(authority, correlationId);
			const authorityUrlComponents = authorityUrl.getUrlComponents();
			const tenantId = authorityUrlComponents.PathSegments.slice(-1)[0]?.toLowerCase();
			switch (tenantId) {
				case AADAuthority.COMMON:
				case AADAuthority.ORGANIZATIONS:
				case AADAuthority.CONSUMERS: return undefined;
				default: return tenantId;
			}
		}
		function formatAuthorityUri(authorityUri) {
			return authorityUri.endsWith(FORWARD_SLASH) ? authorityUri : `${authorityUri}${FORWARD_SLASH}`;
		}
		function buildStaticAuthorityOptions(authOptions) {
			const rawCloudDiscoveryMetadata = authOptions.cloudDiscoveryMetadata;
			let cloudDiscoveryMetadata = undefined;
			if (rawCloudDiscoveryMetadata) {
				try {
					cloudDiscoveryMetadata = JSON.parse(rawCloudDiscoveryMetadata);
				} catch (e) {
					throw ClientConfigurationError_createClientConfigurationError(invalidCloudDiscoveryMetadata, "");
				}
			}
			return {
				canonicalAuthority: authOptions.authority ? formatAuthorityUri(authOptions.authority) : undefined,
				knownAuthorities: authOptions.knownAuthorities,
				cloudDiscoveryMetadata
			};
		}
		;
		class ScopeSet {
			constructor(inputScopes, correlationId) {
				this.correlationId = correlationId;
				const scopeArr = inputScopes ? StringUtils.trimArrayEntries([...inputScopes]) : [];
				const filteredInput = scopeArr ? StringUtils.removeEmptyStringsFromArray(scopeArr) : [];
				if (!filteredInput || !filteredInput.length) {
					throw ClientConfigurationError_createClientConfigurationError(emptyInputScopesError, correlationId);
				}
				this.scopes = new Set();
				filteredInput.forEach((scope) => this.scopes.add(scope));
			}
			static fromString(inputScopeString, correlationId) {
				const scopeString = inputScopeString || "";
				const inputScopes = scopeString.split(" ");
				return new ScopeSet(inputScopes, correlationId);
			}
			static createSearchScopes(inputScopeString, correlationId) {
				const scopesToUse = inputScopeString && inputScopeString.length > 0 ? inputScopeString : [...OIDC_DEFAULT_SCOPES];
				const scopeSet = new ScopeSet(scopesToUse, correlationId);
				if (!scopeSet.containsOnlyOIDCScopes()) {
					scopeSet.removeOIDCScopes();
				} else {
					scopeSet.removeScope(OFFLINE_ACCESS_SCOPE);
				}
				return scopeSet;
			}
			containsScope(scope) {
				const lowerCaseScopes = this.printScopesLowerCase().split(" ");
				const lowerCaseScopesSet = new ScopeSet(lowerCaseScopes, this.correlationId);
				return scope ? lowerCaseScopesSet.scopes.has(scope.toLowerCase()) : false;
			}
			containsScopeSet(scopeSet) {
				if (!scopeSet || scopeSet.scopes.size <= 0) {
					return false;
				}
				return this.scopes.size >= scopeSet.scopes.size && scopeSet.asArray().every((scope) => this.containsScope(scope));
			}
			containsOnlyOIDCScopes() {
				let defaultScopeCount = 0;
				OIDC_SCOPES.forEach((defaultScope) => {
					if (this.containsScope(defaultScope)) {
						defaultScopeCount += 1;
					}
				});
				return this.scopes.size === defaultScopeCount;
			}
			appendScope(newScope) {
				if (newScope) {
					this.scopes.add(newScope.trim());
				}
			}
			appendScopes(newScopes) {
				try {
					newScopes.forEach((newScope) => this.appendScope(newScope));
				} catch (e) {
					throw ClientAuthError_createClientAuthError(cannotAppendScopeSet, this.correlationId);
				}
			}
			removeScope(scope) {
				if (!scope) {
					throw ClientAuthError_createClientAuthError(cannotRemoveEmptyScope, this.correlationId);
				}
				this.scopes.delete(scope.trim());
			}
			removeOIDCScopes() {
				OIDC_SCOPES.forEach((defaultScope) => {
					this.scopes.delete(defaultScope);
				});
			}
			unionScopeSets(otherScopes) {
				if (!otherScopes) {
					throw ClientAuthError_createClientAuthError(emptyInputScopeSet, this.correlationId);
				}
				const unionScopes = new Set();
				otherScopes.scopes.forEach((scope) => unionScopes.add(scope.toLowerCase()));
				this.scopes.forEach((scope) => unionScopes.add(scope.toLowerCase()));
				return unionScopes;
			}
			intersectingScopeSets(otherScopes) {
				if (!otherScopes) {
					throw ClientAuthError_createClientAuthError(emptyInputScopeSet, this.correlationId);
				}
				if (!otherScopes.containsOnlyOIDCScopes()) {
					otherScopes.removeOIDCScopes();
				}
				const unionScopes = this.unionScopeSets(otherScopes);
				const sizeOtherScopes = otherScopes.getScopeCount();
				const sizeThisScopes = this.getScopeCount();
				const sizeUnionScopes = unionScopes.size;
				return sizeUnionScopes < sizeThisScopes + sizeOtherScopes;
			}
			getScopeCount() {
				return this.scopes.size;
			}
			asArray() {
				const array = [];
				this.scopes.forEach((val) => array.push(val));
				return array;
			}
			printScopes() {
				if (this.scopes) {
					const scopeArr = this.asArray();
					return scopeArr.join(" ");
				}
				return "";
			}
			printScopesLowerCase() {
				return this.printScopes().toLowerCase();
			}
		}
		;
		function instrumentBrokerParams(parameters, correlationId, performanceClient) {
			if (!correlationId) {
				return;
			}
			const clientId = parameters.get(CLIENT_ID);
			if (clientId && parameters.has(BROKER_CLIENT_ID)) {
				performanceClient?.addFields({
					embeddedClientId: clientId,
					embeddedRedirectUri: parameters.get(REDIRECT_URI)
				}, correlationId);
			}
		}
		function addResponseType(parameters, responseType) {
			parameters.set(RESPONSE_TYPE, responseType);
		}
		function addResponseMode(parameters, responseMode) {
			parameters.set(RESPONSE_MODE, responseMode ? responseMode : ResponseMode.QUERY);
		}
		function addNativeBroker(parameters) {
			parameters.set(NATIVE_BROKER, "1");
		}
		function addScopes(parameters, scopes, correlationId, addOidcScopes = true, defaultScopes = OIDC_DEFAULT_SCOPES) {
			if (addOidcScopes && !defaultScopes.includes("openid") && !scopes.includes("openid")) {
				defaultScopes.push("openid");
			}
			const requestScopes = addOidcScopes ? [...scopes || [], ...defaultScopes] : scopes || [];
			const scopeSet = new ScopeSet(requestScopes, correlationId);
			parameters.set(SCOPE, scopeSet.printScopes());
		}
		function addClientId(parameters, clientId) {
			parameters.set(CLIENT_ID, clientId);
		}
		function addRedirectUri(parameters, redirectUri) {
			parameters.set(REDIRECT_URI, redirectUri);
		}
		function addPostLogoutRedirectUri(parameters, redirectUri) {
			parameters.set(POST_LOGOUT_URI, redirectUri);
		}
		function addIdTokenHint(parameters, idTokenHint) {
			parameters.set(ID_TOKEN_HINT, idTokenHint);
		}
		function addDomainHint(parameters, domainHint) {
			parameters.set(DOMAIN_HINT, domainHint);
		}
		function addLoginHint(parameters, loginHint) {
			parameters.set(LOGIN_HINT, loginHint);
		}
		function addCcsUpn(parameters, loginHint) {
			parameters.set(HeaderNames.CCS_HEADER, `UPN:${loginHint}`);
		}
		function addCcsOid(parameters, clientInfo) {
			parameters.set(HeaderNames.CCS_HEADER, `Oid:${clientInfo.uid}@${clientInfo.utid}`);
		}
		function addSid(parameters, sid) {
			parameters.set(SID, sid);
		}
		function addClaims(parameters, correlationId, claims, clientCapabilities, skipBrokerClaims, claimsToMerge) {
			const configClaims = skipBrokerClaims && parameters.has(BROKER_CLIENT_ID) ? undefined : clientCapabilities;
			const mergedClaims = buildMergedClaims(claims, configClaims, correlationId, claimsToMerge);
			parameters.set(CLAIMS, mergedClaims);
		}
		function addCorrelationId(parameters, correlationId) {
			parameters.set(CLIENT_REQUEST_ID, correlationId);
		}
		function addLibraryInfo(parameters, libraryInfo) {
			parameters.set(X_CLIENT_SKU, libraryInfo.sku);
			parameters.set(X_CLIENT_VER, libraryInfo.version);
			if (libraryInfo.os) {
				parameters.set(X_CLIENT_OS, libraryInfo.os);
			}
			if (libraryInfo.cpu) {
				parameters.set(X_CLIENT_CPU, libraryInfo.cpu);
			}
		}
		function addApplicationTelemetry(parameters, appTelemetry) {
			if (appTelemetry?.appName) {
				parameters.set(X_APP_NAME, appTelemetry.appName);
			}
			if (appTelemetry?.appVersion) {
				parameters.set(X_APP_VER, appTelemetry.appVersion);
			}
		}
		function addPrompt(parameters, prompt) {
			parameters.set(PROMPT, prompt);
		}
		function addState(parameters, state) {
			if (state) {
				parameters.set(STATE, state);
			}
		}
		function addNonce(parameters, nonce) {
			parameters.set(NONCE, nonce);
		}
		function addCodeChallengeParams(parameters, codeChallenge, codeChallengeMethod) {
			if (codeChallenge && codeChallengeMethod) {
				parameters.set(CODE_CHALLENGE, codeChallenge);
				parameters.set(CODE_CHALLENGE_METHOD, codeChallengeMethod);
			} else {
				throw ClientConfigurationError_createClientConfigurationError(pkceParamsMissing, "");
			}
		}
		function addAuthorizationCode(parameters, code) {
			parameters.set(CODE, code);
		}
		function addDeviceCode(parameters, code) {
			parameters.set(DEVICE_CODE, code);
		}
		function addRefreshToken(parameters, refreshToken) {
			parameters.set(REFRESH_TOKEN, refreshToken);
		}
		function addCodeVerifier(parameters, codeVerifier) {
			parameters.set(CODE_VERIFIER, codeVerifier);
		}
		function addClientSecret(parameters, clientSecret) {
			parameters.set(CLIENT_SECRET, clientSecret);
		}
		function addClientAssertion(parameters, clientAssertion) {
			if (clientAssertion) {
				parameters.set(CLIENT_ASSERTION, clientAssertion);
			}
		}
		function addClientAssertionType(parameters, clientAssertionType) {
			if (clientAssertionType) {
				parameters.set(CLIENT_ASSERTION_TYPE, clientAssertionType);
			}
		}
		function addOboAssertion(parameters, oboAssertion) {
			parameters.set(OBO_ASSERTION, oboAssertion);
		}
		function addRequestTokenUse(parameters, tokenUse) {
			parameters.set(REQUESTED_TOKEN_USE, tokenUse);
		}
		function addGrantType(parameters, grantType) {
			parameters.set(GRANT_TYPE, grantType);
		}
		function addClientInfo(parameters) {
			parameters.set(CLIENT_INFO, "1");
		}
		function addCliData(parameters) {
			parameters.set(CLI_DATA, "1");
		}
		function addInstanceAware(parameters) {
			if (!parameters.has(INSTANCE_AWARE)) {
				parameters.set(INSTANCE_AWARE, "true");
			}
		}
		function addPopupOriginCheckDone(parameters) {
			if (!parameters.has(POPUP_ORIGIN_CHECK_DONE)) {
				parameters.set(POPUP_ORIGIN_CHECK_DONE, "1");
			}
		}
		function addExtraParameters(parameters, extraParams) {
			Object.entries(extraParams).forEach(([key, value]) => {
				if (!parameters.has(key) && value) {
					parameters.set(key, value);
				}
			});
		}
		const DEFAULT_ID_TOKEN_CLAIMS = {
			[ClaimsRequestKeys.SIGNIN_STATE]: { essential: false },
			[ClaimsRequestKeys.LOGIN_HINT]: { essential: false },
			[ClaimsRequestKeys.TENANT_REGION_SUB_SCOPE]: { essential: false }
		};
		function parseClaims(claims, correlationId = "") {
			let parsed;
			try {
				parsed = JSON.parse(claims);
			} catch (e) {
				throw ClientConfigurationError_createClientConfigurationError(invalidClaims, correlationId);
			}
			if (!isPlainObject(parsed)) {
				throw ClientConfigurationError_createClientConfigurationError(invalidClaims, correlationId);
			}
			return parsed;
		}
		function isPlainObject(value) {
			return typeof value === "object" && value !== null && !Array.isArray(value);
		}
		function deepMergeClaims(baseClaims, claimsToMerge) {
			const merged = { ...baseClaims };
			for (const [key, mergeInValue] of Object.entries(claimsToMerge)) {
				const baseValue = merged[key];
				if (isPlainObject(baseValue) && isPlainObject(mergeInValue)) {
					merged[key] = deepMergeClaims(baseValue, mergeInValue);
				} else {
					merged[key] = mergeInValue;
				}
			}
			return merged;
		}
		function buildMergedClaims(claims, clientCapabilities, correlationId = "", claimsToMerge) {
			let mergedClaims = claims ? parseClaims(claims, correlationId) : {};
			if (claimsToMerge?.trim()) {
				mergedClaims = deepMergeClaims(mergedClaims, parseClaims(claimsToMerge, correlationId));
			}
			if (!Object.prototype.hasOwnProperty.call(mergedClaims, ClaimsRequestKeys.ID_TOKEN)) {
				mergedClaims[ClaimsRequestKeys.ID_TOKEN] = {};
			}
			const idTokenClaims = mergedClaims[ClaimsRequestKeys.ID_TOKEN];
			for (const [key, value] of Object.entries(DEFAULT_ID_TOKEN_CLAIMS)) {
				if (!(key in idTokenClaims)) {
					idTokenClaims[key] = value;
				}
			}
			if (clientCapabilities && clientCapabilities.length > 0) {
				if (!Object.prototype.hasOwnProperty.call(mergedClaims, ClaimsRequestKeys.ACCESS_TOKEN)) {
					mergedClaims[ClaimsRequestKeys.ACCESS_TOKEN] = {};
				}
				mergedClaims[ClaimsRequestKeys.ACCESS_TOKEN][ClaimsRequestKeys.XMS_CC] = { values: clientCapabilities };
			}
			return JSON.stringify(mergedClaims);
		}
		function addUsername(parameters, username) {
			parameters.set(PasswordGrantConstants.username, username);
		}
		function addPassword(parameters, password) {
			parameters.set(PasswordGrantConstants.password, password);
		}
		function addPopToken(parameters, cnfString) {
			if (cnfString) {
				parameters.set(TOKEN_TYPE, AuthenticationScheme.POP);
				parameters.set(REQ_CNF, cnfString);
			}
		}
		function addSshJwk(parameters, sshJwkString) {
			if (sshJwkString) {
				parameters.set(TOKEN_TYPE, AuthenticationScheme.SSH);
				parameters.set(REQ_CNF, sshJwkString);
			}
		}
		function addServerTelemetry(parameters, serverTelemetryManager) {
			parameters.set(X_CLIENT_CURR_TELEM, serverTelemetryManager.generateCurrentRequestHeaderValue());
			parameters.set(X_CLIENT_LAST_TELEM, serverTelemetryManager.generateLastRequestHeaderValue());
		}
		function addThrottling(parameters) {
			parameters.set(X_MS_LIB_CAPABILITY, X_MS_LIB_CAPABILITY_VALUE);
		}
		function addLogoutHint(parameters, logoutHint) {
			parameters.set(LOGOUT_HINT, logoutHint);
		}
		function addBrokerParameters(parameters, brokerClientId, brokerRedirectUri) {
			if (!parameters.has(BROKER_CLIENT_ID)) {
				parameters.set(BROKER_CLIENT_ID, brokerClientId);
			}
			if (!parameters.has(BROKER_REDIRECT_URI)) {
				parameters.set(BROKER_REDIRECT_URI, brokerRedirectUri);
			}
		}
		function addEARParameters(parameters, jwk, jweCrypto) {
			parameters.set(EAR_JWK, encodeURIComponent(jwk));
			const jweCryptoB64Encoded = "eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0";
			parameters.set(EAR_JWE_CRYPTO, jweCrypto ?? jweCryptoB64Encoded);
		}
		function addResource(parameters, resource) {
			if (resource) {
				parameters.set(RESOURCE, resource);
			}
		}
		function addAttributeTokens(parameters, attributeTokens) {
			const serialized = serializeAttributeTokens(attributeTokens);
			if (serialized) {
				parameters.set(ATTRIBUTE_TOKENS, serialized);
			} else {
				parameters.delete(ATTRIBUTE_TOKENS);
			}
		}
		;
		function stripLeadingHashOrQuery(responseString) {
			if (responseString.startsWith("#/")) {
				return responseString.substring(2);
			} else if (responseString.startsWith("#") || responseString.startsWith("?")) {
				return responseString.substring(1);
			}
			return responseString;
		}
		function getDeserializedResponse(responseString) {
			if (!responseString || responseString.indexOf("=") < 0) {
				return null;
			}
			try {
				const normalizedResponse = stripLeadingHashOrQuery(responseString);
				if (!/^[^=&?#/]+(?:=|&|$)/.test(normalizedResponse)) {
					return null;
				}
				const deserializedHash = Object.fromEntries(new URLSearchParams(normalizedResponse));
				if (deserializedHash.code || deserializedHash.ear_jwe || deserializedHash.error || deserializedHash.error_description || deserializedHash.state) {
					return deserializedHash;
				}
			} catch (e) {
				throw ClientAuthError_createClientAuthError(hashNotDeserialized, "");
			}
			return null;
		}
		function mapToQueryString(parameters) {
			const queryParameterArray = new Array();
			parameters.forEach((value, key) => {
				queryParameterArray.push(`${key}=${encodeURIComponent(value)}`);
			});
			return queryParameterArray.join("&");
		}
		function normalizeUrlForComparison(url, logger, correlationId) {
			if (!url) {
				return url;
			}
			const urlWithoutHash = url.split("#")[0];
			if (!urlWithoutHash) {
				return urlWithoutHash;
			}
			try {
				const urlObj = new URL(urlWithoutHash);
				if (!urlObj.search) {
					urlObj.search = "";
				}
				let pathname;
				try {
					pathname = decodeURIComponent(urlObj.pathname);
				} catch (e) {
					pathname = urlObj.pathname;
				}
				if (!pathname.endsWith("/")) {
					pathname += "/";
				}
				urlObj.pathname = pathname;
				return urlObj.href;
			} catch (e) {
				logger?.error(`Failed to normalize URL for comparison: '${e}'`, correlationId || "");
				throw createClientConfigurationError(urlParseError, correlationId || "");
			}
		}
		function validateUrl(url, logger, correlationId) {
			try {
				new URL(url);
			} catch (e) {
				logger?.error(`Failed to validate URL: '${e}'`, correlationId || "");
				throw createClientConfigurationError(urlParseError, correlationId || "");
			}
		}
		;
		const JsonWebTokenAlgorithms = {
			ES256: "ES256",
			RS256: "RS256"
		};
		const ICrypto_DEFAULT_CRYPTO_IMPLEMENTATION = {
			createNewGuid: () => {
				throw ClientAuthError_createClientAuthError(methodNotImplemented, "");
			},
			base64Decode: () => {
				throw ClientAuthError_createClientAuthError(methodNotImplemented, "");
			},
			base64Encode: () => {
				throw ClientAuthError_createClientAuthError(methodNotImplemented, "");
			},
			base64UrlEncode: () => {
				throw ClientAuthError_createClientAuthError(methodNotImplemented, "");
			},
			encodeKid: () => {
				throw ClientAuthError_createClientAuthError(methodNotImplemented, "");
			},
			async removeTokenBindingKey(kid, correlationId) {
				throw ClientAuthError_createClientAuthError(methodNotImplemented, correlationId);
			},
			async clearKeystore(correlationId) {
				throw ClientAuthError_createClientAuthError(methodNotImplemented, correlationId);
			},
			async signTokenBindingJwt(header, payload, kid, correlationId) {
				throw ClientAuthError_createClientAuthError(methodNotImplemented, correlationId);
			},
			async hashString() {
				throw ClientAuthError_createClientAuthError(methodNotImplemented, "");
			}
		};
		;
		const DEFAULT_TOKEN_BINDING_KEY_MANAGER = {
			async provisionTokenBindingKey(request) {
				throw ClientAuthError_createClientAuthError(methodNotImplemented, request.correlationId);
			},
			async removeTokenBindingKey(_kid, correlationId) {
				throw ClientAuthError_createClientAuthError(methodNotImplemented, correlationId);
			},
			async getTokenBindingPublicKeyJwk(_kid, correlationId) {
				throw ClientAuthError_createClientAuthError(methodNotImplemented, correlationId);
			}
		};
		;
		const packageMetadata_name = "@azure/msal-common";
		const packageMetadata_version = "16.17.0";
		;
		function tenantIdMatchesHomeTenant(tenantId, homeAccountId) {
			return !!tenantId && !!homeAccountId && tenantId === homeAccountId.split(".")[1];
		}
		function AccountInfo_buildTenantProfile(homeAccountId, localAccountId, tenantId, nativeAccountId, idTokenClaims) {
			if (idTokenClaims) {
				const { oid, sub, tid, name, tfp, acr, preferred_username, upn, login_hint } = idTokenClaims;
				const tenantId = tid || tfp || acr || "";
				return {
					tenantId,
					localAccountId: oid || sub || "",
					name,
					username: preferred_username || upn || "",
					loginHint: login_hint,
					isHomeTenant: tenantIdMatchesHomeTenant(tenantId, homeAccountId),
					upn,
					...nativeAccountId && { nativeAccountId }
				};
			} else {
				return {
					tenantId,
					localAccountId,
					username: "",
					isHomeTenant: tenantIdMatchesHomeTenant(tenantId, homeAccountId),
					...nativeAccountId && { nativeAccountId }
				};
			}
		}
		function updateAccountTenantProfileData(baseAccountInfo, tenantProfile, idTokenClaims, idTokenSecret) {
			let updatedAccountInfo = baseAccountInfo;
			if (tenantProfile) {
				const { isHomeTenant, ...tenantProfileOverride } = tenantProfile;
				updatedAccountInfo = {
					...baseAccountInfo,
					...tenantProfileOverride
				};
			}
			if (idTokenClaims) {
				const { isHomeTenant, ...claimsSourcedTenantProfile } = AccountInfo_buildTenantProfile(baseAccountInfo.homeAccountId, baseAccountInfo.localAccountId, baseAccountInfo.tenantId, updatedAccountInfo.nativeAccountId, idTokenClaims);
				updatedAccountInfo = {
					...updatedAccountInfo,
					...claimsSourcedTenantProfile,
					idTokenClaims,
					idToken: idTokenSecret,
					kmsi: isKmsi(idTokenClaims)
				};
				return updatedAccountInfo;
			}
			return updatedAccountInfo;
		}
		;
		const cacheQuotaExceeded = "cache_quota_exceeded";
		const cacheErrorUnknown = "cache_error_unknown";
		;
		class CacheError extends Error {
			constructor(errorCode, errorMessage) {
				const message = errorMessage || getDefaultErrorMessage(errorCode);
				super(message);
				Object.setPrototypeOf(this, CacheError.prototype);
				this.name = "CacheError";
				this.errorCode = errorCode;
				this.errorMessage = message;
			}
		}
		function createCacheError(e) {
			if (!(e instanceof Error)) {
				return new CacheError(cacheErrorUnknown);
			}
			if (e.name === "QuotaExceededError" || e.name === "NS_ERROR_DOM_QUOTA_REACHED" || e.message.includes("exceeded the quota")) {
				return new CacheError(cacheQuotaExceeded);
			} else {
				return new CacheError(e.name, e.message);
			}
		}
		;
		function buildClientInfo(rawClientInfo, base64Decode) {
			if (!rawClientInfo) {
				throw ClientAuthError_createClientAuthError(clientInfoEmptyError, "");
			}
			try {
				const decodedClientInfo = base64Decode(rawClientInfo);
				return JSON.parse(decodedClientInfo);
			} catch (e) {
				throw ClientAuthError_createClientAuthError(clientInfoDecodingError, "");
			}
		}
		function buildClientInfoFromHomeAccountId(homeAccountId) {
			if (!homeAccountId) {
				throw ClientAuthError_createClientAuthError(clientInfoDecodingError, "");
			}
			const clientInfoParts = homeAccountId.split(CLIENT_INFO_SEPARATOR, 2);
			return {
				uid: clientInfoParts[0],
				utid: clientInfoParts.length < 2 ? "" : clientInfoParts[1]
			};
		}
		;
		function getTenantIdFromIdTokenClaims(idTokenClaims) {
			if (idTokenClaims) {
				const tenantId = idTokenClaims.tid || idTokenClaims.tfp || idTokenClaims.acr;
				return tenantId || null;
			}
			return null;
		}
		;
		function generateAccountId(accountEntity) {
			const accountId = [accountEntity.homeAccountId, accountEntity.environment];
			return accountId.join(CACHE_KEY_SEPARATOR).toLowerCase();
		}
		function getAccountInfo(accountEntity) {
			const tenantProfiles = accountEntity.tenantProfiles || [];
			if (tenantProfiles.length === 0 && accountEntity.realm && accountEntity.localAccountId) {
				tenantProfiles.push(AccountInfo_buildTenantProfile(accountEntity.homeAccountId, accountEntity.localAccountId, accountEntity.realm, accountEntity.nativeAccountId));
			}
			const homeTenantProfile = tenantProfiles.find((tp) => tp.tenantId === accountEntity.realm);
			const nativeAccountId = homeTenantProfile?.nativeAccountId || accountEntity.nativeAccountId;
			return {
				homeAccountId: accountEntity.homeAccountId,
				environment: accountEntity.environment,
				tenantId: accountEntity.realm,
				username: accountEntity.username,
				localAccountId: accountEntity.localAccountId,
				loginHint: accountEntity.loginHint,
				name: accountEntity.name,
				nativeAccountId,
				authorityType: accountEntity.authorityType,
				tenantProfiles: new Map(tenantProfiles.map((tenantProfile) => {
					return [tenantProfile.tenantId, tenantProfile];
				})),
				dataBoundary: accountEntity.dataBoundary
			};
		}
		function isSingleTenant(accountEntity) {
			return !accountEntity.tenantProfiles;
		}
		function createAccountEntity(accountDetails, authority, correlationId, base64Decode) {
			let authorityType;
			if (authority.authorityType === AuthorityType.Adfs) {
				authorityType = CACHE_ACCOUNT_TYPE_ADFS;
			} else if (authority.protocolMode === ProtocolMode_ProtocolMode.OIDC) {
				authorityType = Constants_CACHE_ACCOUNT_TYPE_GENERIC;
			} else {
				authorityType = CACHE_ACCOUNT_TYPE_MSSTS;
			}
			let clientInfo;
			let dataBoundary;
			if (accountDetails.clientInfo && base64Decode) {
				clientInfo = buildClientInfo(accountDetails.clientInfo, base64Decode);
				if (clientInfo.xms_tdbr) {
					dataBoundary = clientInfo.xms_tdbr === "EU" ? "EU" : "None";
				}
			}
			const env = accountDetails.environment || authority && authority.getPreferredCache();
			if (!env) {
				throw ClientAuthError_createClientAuthError(invalidCacheEnvironment, correlationId);
			}
			const preferredUsername = accountDetails.idTokenClaims?.preferred_username || accountDetails.idTokenClaims?.upn;
			const email = accountDetails.idTokenClaims?.emails ? accountDetails.idTokenClaims.emails[0] : null;
			const username = preferredUsername || email || "";
			const loginHint = accountDetails.idTokenClaims?.login_hint;
			const realm = clientInfo?.utid || getTenantIdFromIdTokenClaims(accountDetails.idTokenClaims) || "";
			const localAccountId = clientInfo?.uid || accountDetails.idTokenClaims?.oid || accountDetails.idTokenClaims?.sub || "";
			let tenantProfiles;
			if (accountDetails.tenantProfiles) {
				tenantProfiles = accountDetails.tenantProfiles;
			} else {
				const tenantProfile = AccountInfo_buildTenantProfile(accountDetails.homeAccountId, localAccountId, realm, accountDetails.nativeAccountId, accountDetails.idTokenClaims);
				tenantProfiles = [tenantProfile];
			}
			return {
				homeAccountId: accountDetails.homeAccountId,
				environment: env,
				realm,
				localAccountId,
				username,
				authorityType,
				loginHint,
				clientInfo: accountDetails.clientInfo,
				name: accountDetails.idTokenClaims?.name || "",
				lastModificationTime: undefined,
				lastModificationApp: undefined,
				cloudGraphHostName: accountDetails.cloudGraphHostName,
				msGraphHost: accountDetails.msGraphHost,
				nativeAccountId: accountDetails.nativeAccountId,
				tenantProfiles,
				dataBoundary
			};
		}
		function createAccountEntityFromAccountInfo(accountInfo, cloudGraphHostName, msGraphHost) {
			const tenantProfiles = Array.from(accountInfo.tenantProfiles?.values() || []);
			if (tenantProfiles.length === 0 && accountInfo.tenantId && accountInfo.localAccountId) {
				tenantProfiles.push(buildTenantProfile(accountInfo.homeAccountId, accountInfo.localAccountId, accountInfo.tenantId, accountInfo.nativeAccountId, accountInfo.idTokenClaims));
			} else if (accountInfo.nativeAccountId) {
				const matchingProfile = tenantProfiles.find((tp) => tp.tenantId === accountInfo.tenantId);
				if (matchingProfile && !matchingProfile.nativeAccountId) {
					matchingProfile.nativeAccountId = accountInfo.nativeAccountId;
				}
			}
			return {
				authorityType: accountInfo.authorityType || CACHE_ACCOUNT_TYPE_GENERIC,
				homeAccountId: accountInfo.homeAccountId,
				localAccountId: accountInfo.localAccountId,
				nativeAccountId: accountInfo.nativeAccountId,
				realm: accountInfo.tenantId,
				environment: accountInfo.environment,
				username: accountInfo.username,
				loginHint: accountInfo.loginHint,
				name: accountInfo.name,
				cloudGraphHostName,
				msGraphHost,
				tenantProfiles,
				dataBoundary: accountInfo.dataBoundary
			};
		}
		function generateHomeAccountId(serverClientInfo, authType, logger, cryptoObj, correlationId, idTokenClaims) {
			if (authType !== AuthorityType.Adfs) {
				if (serverClientInfo) {
					try {
						const clientInfo = buildClientInfo(serverClientInfo, cryptoObj.base64Decode);
						if (clientInfo.uid && clientInfo.utid) {
							return `${clientInfo.uid}.${clientInfo.utid}`;
						}
					} catch (e) {}
				}
				logger.warning("No client info in response", correlationId);
			}
			return idTokenClaims?.sub || "";
		}
		function isAccountEntity(entity) {
			if (!entity) {
				return false;
			}
			return entity.hasOwnProperty("homeAccountId") && entity.hasOwnProperty("environment") && entity.hasOwnProperty("realm") && entity.hasOwnProperty("localAccountId") && entity.hasOwnProperty("username") && entity.hasOwnProperty("authorityType");
		}
		;
		class CacheManager {
			constructor(clientId, cryptoImpl, logger, performanceClient, staticAuthorityOptions, tokenBindingKeyManager) {
				this.clientId = clientId;
				this.cryptoImpl = cryptoImpl;
				this.tokenBindingKeyManager = tokenBindingKeyManager;
				this.commonLogger = logger.clone(packageMetadata_name, packageMetadata_version);
				this.staticAuthorityOptions = staticAuthorityOptions;
				this.performanceClient = performanceClient;
			}
			getAllAccounts(accountFilter = {}, correlationId) {
				return this.buildTenantProfiles(this.getAccountsFilteredBy(accountFilter, correlationId), correlationId, accountFilter);
			}
			getAccountInfoFilteredBy(accountFilter, correlationId) {
				if (Object.keys(accountFilter).length === 0 || Object.values(accountFilter).every((value) => value === null || value === undefined || value === "")) {
					this.commonLogger.warning("getAccountInfoFilteredBy: Account filter is empty or invalid, returning null", correlationId);
					return null;
				}
				const allAccounts = this.getAllAccounts(accountFilter, correlationId);
				if (allAccounts.length > 1) {
					const sortedAccounts = allAccounts.sort((a, b) => {
						const aHasClaims = a.idTokenClaims ? 1 : 0;
						const bHasClaims = b.idTokenClaims ? 1 : 0;
						return bHasClaims - aHasClaims;
					});
					return sortedAccounts[0];
				} else if (allAccounts.length === 1) {
					return allAccounts[0];
				} else {
					return null;
				}
			}
			getBaseAccountInfo(accountFilter, correlationId) {
				const accountEntities = this.getAccountsFilteredBy(accountFilter, correlationId);
				if (accountEntities.length > 0) {
					return getAccountInfo(accountEntities[0]);
				} else {
					return null;
				}
			}
			buildTenantProfiles(cachedAccounts, correlationId, accountFilter) {
				return cachedAccounts.flatMap((accountEntity) => {
					return this.getTenantProfilesFromAccountEntity(accountEntity, correlationId, accountFilter?.tenantId, accountFilter);
				});
			}
			getTenantedAccountInfoByFilter(accountInfo, tokenKeys, tenantProfile, correlationId, tenantProfileFilter) {
				let tenantedAccountInfo = null;
				let idTokenClaims;
				if (tenantProfileFilter) {
					if (!this.tenantProfileMatchesFilter(tenantProfile, tenantProfileFilter)) {
						return null;
					}
				}
				const idToken = this.getIdToken(accountInfo, correlationId, tokenKeys, tenantProfile.tenantId);
				if (idToken) {
					idTokenClaims = extractTokenClaims(idToken.secret, this.cryptoImpl.base64Decode, correlationId);
					if (!this.idTokenClaimsMatchTenantProfileFilter(idTokenClaims, tenantProfileFilter)) {
						return null;
					}
				}
				tenantedAccountInfo = updateAccountTenantProfileData(accountInfo, tenantProfile, idTokenClaims, idToken?.secret);
				return tenantedAccountInfo;
			}
			getTenantProfilesFromAccountEntity(accountEntity, correlationId, targetTenantId, tenantProfileFilter) {
				const accountInfo = getAccountInfo(accountEntity);
				let searchTenantProfiles = accountInfo.tenantProfiles || new Map();
				const tokenKeys = this.getTokenKeys();
				if (targetTenantId) {
					const tenantProfile = searchTenantProfiles.get(targetTenantId);
					if (tenantProfile) {
						searchTenantProfiles = new Map([[targetTenantId, tenantProfile]]);
					} else {
						return [];
					}
				}
				const matchingTenantProfiles = [];
				searchTenantProfiles.forEach((tenantProfile) => {
					const tenantedAccountInfo = this.getTenantedAccountInfoByFilter(accountInfo, tokenKeys, tenantProfile, correlationId, tenantProfileFilter);
					if (tenantedAccountInfo) {
						matchingTenantProfiles.push(tenantedAccountInfo);
					}
				});
				return matchingTenantProfiles;
			}
			tenantProfileMatchesFilter(tenantProfile, tenantProfileFilter) {
				if (!!tenantProfileFilter.localAccountId && !this.matchLocalAccountIdFromTenantProfile(tenantProfile, tenantProfileFilter.localAccountId)) {
					return false;
				}
				if (!!tenantProfileFilter.name && !(tenantProfile.name === tenantProfileFilter.name)) {
					return false;
				}
				if (tenantProfileFilter.isHomeTenant !== undefined && !(tenantProfile.isHomeTenant === tenantProfileFilter.isHomeTenant)) {
					return false;
				}
				if (!!tenantProfileFilter.username && !this.matchUsername(tenantProfile.username, tenantProfileFilter.username) && !this.matchUsername(tenantProfile.upn, tenantProfileFilter.username)) {
					return false;
				}
				if (!!tenantProfileFilter.loginHint && !this.matchLoginHintWithTenantProfile(tenantProfile, tenantProfileFilter.loginHint)) {
					return false;
				}
				if (!!tenantProfileFilter.upn && !(tenantProfile.upn === tenantProfileFilter.upn)) {
					return false;
				}
				if (!!tenantProfileFilter.nativeAccountId && tenantProfile.nativeAccountId !== tenantProfileFilter.nativeAccountId) {
					return false;
				}
				return true;
			}
			idTokenClaimsMatchTenantProfileFilter(idTokenClaims, tenantProfileFilter) {
				if (tenantProfileFilter) {
					if (!!tenantProfileFilter.localAccountId && !this.matchLocalAccountIdFromTokenClaims(idTokenClaims, tenantProfileFilter.localAccountId)) {
						return false;
					}
					if (!!tenantProfileFilter.loginHint && !this.matchLoginHintFromTokenClaims(idTokenClaims, tenantProfileFilter.loginHint)) {
						return false;
					}
					if (!!tenantProfileFilter.username && !this.matchUsername(idTokenClaims.preferred_username, tenantProfileFilter.username) && !this.matchUsername(idTokenClaims.upn, tenantProfileFilter.username)) {
						return false;
					}
					if (!!tenantProfileFilter.name && !this.matchName(idTokenClaims, tenantProfileFilter.name)) {
						return false;
					}
					if (!!tenantProfileFilter.sid && !this.matchSid(idTokenClaims, tenantProfileFilter.sid)) {
						return false;
					}
				}
				return true;
			}
			async saveCacheRecord(cacheRecord, correlationId, kmsi, apiId, storeInCache) {
				if (!cacheRecord) {
					throw ClientAuthError_createClientAuthError(invalidCacheRecord, correlationId);
				}
				try {
					if (!!cacheRecord.account) {
						await this.setAccount(cacheRecord.account, correlationId, kmsi, apiId);
					}
					if (!!cacheRecord.idToken && storeInCache?.idToken !== false) {
						await this.setIdTokenCredential(cacheRecord.idToken, correlationId, kmsi);
					}
					if (!!cacheRecord.accessToken && storeInCache?.accessToken !== false) {
						await this.saveAccessToken(cacheRecord.accessToken, correlationId, kmsi);
					}
					if (!!cacheRecord.refreshToken && storeInCache?.refreshToken !== false) {
						await this.setRefreshTokenCredential(cacheRecord.refreshToken, correlationId, kmsi);
					}
					if (!!cacheRecord.appMetadata) {
						this.setAppMetadata(cacheRecord.appMetadata, correlationId);
					}
				} catch (e) {
					this.commonLogger?.error(`CacheManager.saveCacheRecord: failed`, correlationId);
					if (e instanceof AuthError) {
						throw e;
					} else {
						throw createCacheError(e);
					}
				}
			}
			async saveAccessToken(credential, correlationId, kmsi) {
				let additionalCacheKeyHash;
				if (credential.additionalCacheKeyComponents && Object.keys(credential.additionalCacheKeyComponents).length > 0) {
					additionalCacheKeyHash = await this.cryptoImpl.hashString(JSON.stringify(credential.additionalCacheKeyComponents));
				}
				const accessTokenFilter = {
					clientId: credential.clientId,
					credentialType: credential.credentialType,
					environment: credential.environment,
					homeAccountId: credential.homeAccountId,
					realm: credential.realm,
					tokenType: credential.tokenType
				};
				const tokenKeys = this.getTokenKeys();
				const currentScopes = ScopeSet.fromString(credential.target, correlationId);
				const accessTokenKeysToRemove = [];
				tokenKeys.accessToken.forEach((key) => {
					if (!this.accessTokenKeyMatchesFilter(key, accessTokenFilter, false)) {
						return;
					}
					const tokenEntity = this.getAccessTokenCredential(key, correlationId);
					if (tokenEntity && this.credentialMatchesFilter(tokenEntity, accessTokenFilter, correlationId)) {
						const tokenScopeSet = ScopeSet.fromString(tokenEntity.target, correlationId);
						if (tokenScopeSet.intersectingScopeSets(currentScopes)) {
							accessTokenKeysToRemove.push(key);
						}
					}
				});
				for (const key of accessTokenKeysToRemove) {
					await this.removeAccessTokenAndTokenBindingKey(key, correlationId, credential.keyId);
				}
				await this.setAccessTokenCredential(credential, correlationId, kmsi, additionalCacheKeyHash);
			}
			getAccountsFilteredBy(accountFilter, correlationId) {
				const allAccountKeys = this.getAccountKeys();
				const matchingAccounts = [];
				allAccountKeys.forEach((cacheKey) => {
					const entity = this.getAccount(cacheKey, correlationId);
					if (!entity) {
						return;
					}
					if (!!accountFilter.homeAccountId && !this.matchHomeAccountId(entity, accountFilter.homeAccountId)) {
						return;
					}
					if (!!accountFilter.environment && !this.matchEnvironment(entity, accountFilter.environment, correlationId)) {
						return;
					}
					if (!!accountFilter.realm && !this.matchRealm(entity, accountFilter.realm)) {
						return;
					}
					if (!!accountFilter.authorityType && !this.matchAuthorityType(entity, accountFilter.authorityType)) {
						return;
					}
					const tenantProfileFilter = {
						localAccountId: accountFilter?.localAccountId,
						name: accountFilter?.name,
						username: accountFilter?.username,
						loginHint: accountFilter?.loginHint,
						upn: accountFilter?.upn,
						nativeAccountId: accountFilter?.nativeAccountId
					};
					const matchingTenantProfiles = entity.tenantProfiles?.filter((tenantProfile) => {
						return this.tenantProfileMatchesFilter(tenantProfile, tenantProfileFilter);
					});
					if (matchingTenantProfiles && matchingTenantProfiles.length === 0) {
						return;
					}
					matchingAccounts.push(entity);
				});
				return matchingAccounts;
			}
			credentialMatchesFilter(entity, filter, correlationId) {
				if (!!filter.clientId && !this.matchClientId(entity, filter.clientId)) {
					return false;
				}
				if (!!filter.userAssertionHash && !this.matchUserAssertionHash(entity, filter.userAssertionHash)) {
					return false;
				}
				if (typeof filter.homeAccountId === "string" && !this.matchHomeAccountId(entity, filter.homeAccountId)) {
					return false;
				}
				if (!!filter.environment && !this.matchEnvironment(entity, filter.environment, correlationId)) {
					return false;
				}
				if (!!filter.realm && !this.matchRealm(entity, filter.realm)) {
					return false;
				}
				if (!!filter.credentialType && !this.matchCredentialType(entity, filter.credentialType)) {
					return false;
				}
				if (!!filter.familyId && !this.matchFamilyId(entity, filter.familyId)) {
					return false;
				}
				if (!!filter.target && !this.matchTarget(entity, filter.target, correlationId)) {
					return false;
				}
				if (entity.credentialType === CredentialType.ACCESS_TOKEN_WITH_AUTH_SCHEME) {
					if (!this.matchAccessTokenWithAuthScheme(entity, filter)) {
						return false;
					}
				}
				const entityComponents = entity.additionalCacheKeyComponents;
				const filterComponents = filter.additionalCacheKeyComponents;
				const entityHasComponents = !!entityComponents && Object.keys(entityComponents).length > 0;
				const filterHasComponents = !!filterComponents && Object.keys(filterComponents).length > 0;
				if (entityHasComponents !== filterHasComponents) {
					return false;
				}
				if (entityHasComponents && filterHasComponents) {
					const entityKeys = Object.keys(entityComponents).sort();
					const filterKeys = Object.keys(filterComponents).sort();
					if (entityKeys.length !== filterKeys.length) {
						return false;
					}
					for (let i = 0; i < entityKeys.length; i++) {
						if (entityKeys[i] !== filterKeys[i] || entityComponents[entityKeys[i]] !== filterComponents[filterKeys[i]]) {
							return false;
						}
					}
				}
				return true;
			}
			getAppMetadataFilteredBy(filter, correlationId) {
				const allCacheKeys = this.getKeys();
				const matchingAppMetadata = {};
				allCacheKeys.forEach((cacheKey) => {
					if (!this.isAppMetadata(cacheKey)) {
						return;
					}
					const entity = this.getAppMetadata(cacheKey, correlationId);
					if (!entity) {
						return;
					}
					if (!!filter.environment && !this.matchEnvironment(entity, filter.environment, correlationId)) {
						return;
					}
					if (!!filter.clientId && !this.matchClientId(entity, filter.clientId)) {
						return;
					}
					matchingAppMetadata[cacheKey] = entity;
				});
				return matchingAppMetadata;
			}
			getAuthorityMetadataByAlias(host, correlationId) {
				const allCacheKeys = this.getAuthorityMetadataKeys();
				let matchedEntity = null;
				allCacheKeys.forEach((cacheKey) => {
					if (!this.isAuthorityMetadata(cacheKey) || cacheKey.indexOf(this.clientId) === -1) {
						return;
					}
					const entity = this.getAuthorityMetadata(cacheKey, correlationId);
					if (!entity) {
						return;
					}
					if (entity.aliases.indexOf(host) === -1) {
						return;
					}
					matchedEntity = entity;
				});
				return matchedEntity;
			}
			removeAllAccounts(correlationId) {
				const accounts = this.getAllAccounts({}, correlationId);
				accounts.forEach((account) => {
					this.removeAccount(account, correlationId);
				});
			}
			removeAccount(account, correlationId) {
				const accountKeys = this.getAccountKeys();
				const keyFilter = (key) => {
					return key.includes(account.homeAccountId) && key.includes(account.environment);
				};
				this.getTokenKeys().idToken.filter(keyFilter).forEach((key) => {
					this.removeIdToken(key, correlationId);
				});
				this.removeAccountContext(account, correlationId);
				accountKeys.filter(keyFilter).forEach((key) => {
					this.removeItem(key, correlationId);
					this.performanceClient.incrementFields({ accountsRemoved: 1 }, correlationId);
				});
			}
			removeAccountContext(account, correlationId) {
				const allTokenKeys = this.getTokenKeys();
				const keyFilter = (key) => {
					return key.includes(account.homeAccountId) && key.includes(account.environment);
				};
				allTokenKeys.accessToken.filter(keyFilter).forEach((key) => {
					this.removeAccessToken(key, correlationId);
				});
				allTokenKeys.refreshToken.filter(keyFilter).forEach((key) => {
					this.removeRefreshToken(key, correlationId);
				});
			}
			removeAccessToken(key, correlationId) {
				const credential = this.removeAccessTokenCredential(key, correlationId);
				if (credential) {
					void this.removeTokenBindingKeyForCredential(credential, correlationId);
				}
			}
			async removeAccessTokenAndTokenBindingKey(key, correlationId, preservedKeyId) {
				const credential = this.removeAccessTokenCredential(key, correlationId);
				if (credential) {
					await this.removeTokenBindingKeyForCredential(credential, correlationId, preservedKeyId);
				}
			}
			removeAccessTokenCredential(key, correlationId) {
				const credential = this.getAccessTokenCredential(key, correlationId);
				if (!credential) {
					return null;
				}
				this.removeItem(key, correlationId);
				this.performanceClient.incrementFields({ accessTokensRemoved: 1 }, correlationId);
				return credential;
			}
			async removeTokenBindingKeyForCredential(credential, correlationId, preservedKeyId) {
				if (credential.credentialType.toLowerCase() === CredentialType.ACCESS_TOKEN_WITH_AUTH_SCHEME.toLowerCase()) {
					const tokenType = credential.tokenType?.toLowerCase();
					switch (tokenType) {
						case AuthenticationScheme.POP:
						case AuthenticationScheme.DPOP.toLowerCase(): {
							const accessTokenWithAuthSchemeEntity = credential;
							const kid = accessTokenWithAuthSchemeEntity.keyId;
							if (kid && kid !== preservedKeyId && !this.isTokenBindingKeyReferenced(kid, correlationId)) {
								try {
									await this.tokenBindingKeyManager.removeTokenBindingKey(kid, correlationId);
								} catch {
									this.commonLogger.error("Failed to remove token binding key", correlationId);
									this.performanceClient?.incrementFields({ removeTokenBindingKeyFailure: 1 }, correlationId);
								}
							}
							break;
						}
					}
				}
			}
			isTokenBindingKeyReferenced(keyId, correlationId) {
				return this.getTokenKeys().accessToken.some((accessTokenKey) => {
					const accessToken = this.getAccessTokenCredential(accessTokenKey, correlationId);
					return accessToken?.keyId === keyId;
				});
			}
			removeAppMetadata(correlationId) {
				const allCacheKeys = this.getKeys();
				allCacheKeys.forEach((cacheKey) => {
					if (this.isAppMetadata(cacheKey)) {
						this.removeItem(cacheKey, correlationId);
					}
				});
				return true;
			}
			getIdToken(account, correlationId, tokenKeys, targetRealm) {
				this.commonLogger.trace("CacheManager - getIdToken called", correlationId);
				const idTokenFilter = {
					homeAccountId: account.homeAccountId,
					environment: account.environment,
					credentialType: CredentialType.ID_TOKEN,
					clientId: this.clientId,
					realm: targetRealm
				};
				const idTokenMap = this.getIdTokensByFilter(idTokenFilter, correlationId, tokenKeys);
				const numIdTokens = idTokenMap.size;
				if (numIdTokens < 1) {
					this.commonLogger.info("CacheManager:getIdToken - No token found", correlationId);
					return null;
				} else if (numIdTokens > 1) {
					let tokensToBeRemoved = idTokenMap;
					if (!targetRealm) {
						const homeIdTokenMap = new Map();
						idTokenMap.forEach((idToken, key) => {
							if (idToken.realm === account.tenantId) {
								homeIdTokenMap.set(key, idToken);
							}
						});
						const numHomeIdTokens = homeIdTokenMap.size;
						if (numHomeIdTokens < 1) {
							this.commonLogger.info("CacheManager:getIdToken - Multiple ID tokens found for account but none match account entity tenant id, returning first result", correlationId);
							return idTokenMap.values().next().value ?? null;
						} else if (numHomeIdTokens === 1) {
							this.commonLogger.info("CacheManager:getIdToken - Multiple ID tokens found for account, defaulting to home tenant profile", correlationId);
							return homeIdTokenMap.values().next().value ?? null;
						} else {
							tokensToBeRemoved = homeIdTokenMap;
						}
					}
					this.commonLogger.info("CacheManager:getIdToken - Multiple matching ID tokens found, clearing them", correlationId);
					tokensToBeRemoved.forEach((idToken, key) => {
						this.removeIdToken(key, correlationId);
					});
					this.performanceClient.addFields({ multiMatchedID: idTokenMap.size }, correlationId);
					return null;
				}
				this.commonLogger.info("CacheManager:getIdToken - Returning ID token", correlationId);
				return idTokenMap.values().next().value ?? null;
			}
			getIdTokensByFilter(filter, correlationId, tokenKeys) {
				const idTokenKeys = tokenKeys && tokenKeys.idToken || this.getTokenKeys().idToken;
				const idTokens = new Map();
				idTokenKeys.forEach((key) => {
					if (!this.idTokenKeyMatchesFilter(key, {
						clientId: this.clientId,
						...filter
					})) {
						return;
					}
					const idToken = this.getIdTokenCredential(key, correlationId);
					if (idToken && this.credentialMatchesFilter(idToken, filter, correlationId)) {
						idTokens.set(key, idToken);
					}
				});
				return idTokens;
			}
			idTokenKeyMatchesFilter(inputKey, filter) {
				const key = inputKey.toLowerCase();
				if (filter.clientId && key.indexOf(filter.clientId.toLowerCase()) === -1) {
					return false;
				}
				if (filter.homeAccountId && key.indexOf(filter.homeAccountId.toLowerCase()) === -1) {
					return false;
				}
				return true;
			}
			removeIdToken(key, correlationId) {
				this.removeItem(key, correlationId);
			}
			removeRefreshToken(key, correlationId) {
				this.removeItem(key, correlationId);
			}
			getAccessToken(account, request, tokenKeys, targetRealm) {
				const correlationId = request.correlationId;
				this.commonLogger.trace("CacheManager - getAccessToken called", correlationId);
				const scopes = ScopeSet.createSearchScopes(request.scopes, correlationId);
				const authScheme = request.authenticationScheme || AuthenticationScheme.BEARER;
				const normalizedAuthScheme = authScheme.toLowerCase();
				const credentialType = authScheme && authScheme.toLowerCase() !== AuthenticationScheme.BEARER.toLowerCase() ? CredentialType.ACCESS_TOKEN_WITH_AUTH_SCHEME : CredentialType.ACCESS_TOKEN;
				const attributeTokenPartition = serializeAttributeTokens(request.attributeTokens);
				const additionalCacheKeyComponents = attributeTokenPartition ? { attribute_tokens: attributeTokenPartition } : undefined;
				const accessTokenFilter = {
					homeAccountId: account.homeAccountId,
					environment: account.environment,
					credentialType,
					clientId: this.clientId,
					realm: targetRealm || account.tenantId,
					target: scopes,
					tokenType: authScheme,
					keyId: authScheme === AuthenticationScheme.SSH ? request.sshKid : normalizedAuthScheme === AuthenticationScheme.DPOP.toLowerCase() ? request.popKid || request.dpopJkt : undefined,
					additionalCacheKeyComponents
				};
				const accessTokenKeys = tokenKeys && tokenKeys.accessToken || this.getTokenKeys().accessToken;
				const accessTokens = [];
				const matchedKeys = [];
				accessTokenKeys.forEach((key) => {
					if (this.accessTokenKeyMatchesFilter(key, accessTokenFilter, true)) {
						const accessToken = this.getAccessTokenCredential(key, correlationId);
						if (accessToken && this.credentialMatchesFilter(accessToken, accessTokenFilter, correlationId)) {
							accessTokens.push(accessToken);
							matchedKeys.push(key);
						}
					}
				});
				if (accessTokens.length < 1) {
					this.commonLogger.info("CacheManager:getAccessToken - No token found", correlationId);
					return null;
				} else if (accessTokens.length > 1) {
					this.commonLogger.info("CacheManager:getAccessToken - Multiple access tokens found, clearing them", correlationId);
					matchedKeys.forEach((key) => {
						this.removeAccessToken(key, correlationId);
					});
					this.performanceClient.addFields({ multiMatchedAT: accessTokens.length }, correlationId);
					return null;
				}
				this.commonLogger.info("CacheManager:getAccessToken - Returning access token", correlationId);
				return accessTokens[0];
			}
			accessTokenKeyMatchesFilter(inputKey, filter, keyMustContainAllScopes) {
				const key = inputKey.toLowerCase();
				if (filter.clientId && key.indexOf(filter.clientId.toLowerCase()) === -1) {
					return false;
				}
				if (filter.homeAccountId && key.indexOf(filter.homeAccountId.toLowerCase()) === -1) {
					return false;
				}
				if (filter.realm && key.indexOf(filter.realm.toLowerCase()) === -1) {
					return false;
				}
				if (filter.target) {
					const scopes = filter.target.asArray();
					for (let i = 0; i < scopes.length; i++) {
						if (keyMustContainAllScopes && !key.includes(scopes[i].toLowerCase())) {
							return false;
						} else if (!keyMustContainAllScopes && key.includes(scopes[i].toLowerCase())) {
							return true;
						}
					}
				}
				return true;
			}
			getAccessTokensByFilter(filter, correlationId) {
				const tokenKeys = this.getTokenKeys();
				const accessTokens = [];
				tokenKeys.accessToken.forEach((key) => {
					if (!this.accessTokenKeyMatchesFilter(key, filter, true)) {
						return;
					}
					const accessToken = this.getAccessTokenCredential(key, correlationId);
					if (accessToken && this.credentialMatchesFilter(accessToken, filter, correlationId)) {
						accessTokens.push(accessToken);
					}
				});
				return accessTokens;
			}
			getRefreshToken(account, familyRT, correlationId, tokenKeys) {
				this.commonLogger.trace("CacheManager - getRefreshToken called", correlationId);
				const id = familyRT ? THE_FAMILY_ID : undefined;
				const refreshTokenFilter = {
					homeAccountId: account.homeAccountId,
					environment: account.environment,
					credentialType: CredentialType.REFRESH_TOKEN,
					clientId: this.clientId,
					familyId: id
				};
				const refreshTokenKeys = tokenKeys && tokenKeys.refreshToken || this.getTokenKeys().refreshToken;
				const refreshTokens = [];
				refreshTokenKeys.forEach((key) => {
					if (this.refreshTokenKeyMatchesFilter(key, refreshTokenFilter)) {
						const refreshToken = this.getRefreshTokenCredential(key, correlationId);
						if (refreshToken && this.credentialMatchesFilter(refreshToken, refreshTokenFilter, correlationId)) {
							refreshTokens.push(refreshToken);
						}
					}
				});
				const numRefreshTokens = refreshTokens.length;
				if (numRefreshTokens < 1) {
					this.commonLogger.info("CacheManager:getRefreshToken - No refresh token found.", correlationId);
					return null;
				}
				if (numRefreshTokens > 1) {
					this.performanceClient.addFields({ multiMatchedRT: numRefreshTokens }, correlationId);
				}
				this.commonLogger.info("CacheManager:getRefreshToken - returning refresh token", correlationId);
				return refreshTokens[0];
			}
			refreshTokenKeyMatchesFilter(inputKey, filter) {
				const key = inputKey.toLowerCase();
				if (filter.familyId && key.indexOf(filter.familyId.toLowerCase()) === -1) {
					return false;
				}
				if (!filter.familyId && filter.clientId && key.indexOf(filter.clientId.toLowerCase()) === -1) {
					return false;
				}
				if (filter.homeAccountId && key.indexOf(filter.homeAccountId.toLowerCase()) === -1) {
					return false;
				}
				return true;
			}
			readAppMetadataFromCache(environment, correlationId) {
				const appMetadataFilter = {
					environment,
					clientId: this.clientId
				};
				const appMetadata = this.getAppMetadataFilteredBy(appMetadataFilter, correlationId);
				const appMetadataEntries = Object.keys(appMetadata).map((key) => appMetadata[key]);
				const numAppMetadata = appMetadataEntries.length;
				if (numAppMetadata < 1) {
					return null;
				} else if (numAppMetadata > 1) {
					throw ClientAuthError_createClientAuthError(multipleMatchingAppMetadata, correlationId);
				}
				return appMetadataEntries[0];
			}
			isAppMetadataFOCI(environment, correlationId) {
				const appMetadata = this.readAppMetadataFromCache(environment, correlationId);
				return !!(appMetadata && appMetadata.familyId === THE_FAMILY_ID);
			}
			matchHomeAccountId(entity, homeAccountId) {
				return !!(typeof entity.homeAccountId === "string" && homeAccountId === entity.homeAccountId);
			}
			matchLocalAccountIdFromTokenClaims(tokenClaims, localAccountId) {
				const idTokenLocalAccountId = tokenClaims.oid || tokenClaims.sub;
				return localAccountId === idTokenLocalAccountId;
			}
			matchLocalAccountIdFromTenantProfile(tenantProfile, localAccountId) {
				return tenantProfile.localAccountId === localAccountId;
			}
			matchName(claims, name) {
				return !!(name.toLowerCase() === claims.name?.toLowerCase());
			}
			matchUsername(cachedUsername, filterUsername) {
				return !!(cachedUsername && typeof cachedUsername === "string" && filterUsername?.toLowerCase() === cachedUsername.toLowerCase());
			}
			matchLoginHintWithTenantProfile(tenantProfile, loginHintFilter) {
				return tenantProfile.loginHint === loginHintFilter || tenantProfile.username === loginHintFilter || tenantProfile.upn === loginHintFilter;
			}
			matchUserAssertionHash(entity, userAssertionHash) {
				return !!(entity.userAssertionHash && userAssertionHash === entity.userAssertionHash);
			}
			matchEnvironment(entity, environment, correlationId) {
				if (this.staticAuthorityOptions) {
					const staticAliases = getAliasesFromStaticSources(this.staticAuthorityOptions, this.commonLogger, correlationId);
					if (staticAliases.includes(environment) && staticAliases.includes(entity.environment)) {
						return true;
					}
				}
				const cloudMetadata = this.getAuthorityMetadataByAlias(environment, correlationId);
				if (cloudMetadata && cloudMetadata.aliases.indexOf(entity.environment) > -1) {
					return true;
				}
				return false;
			}
			matchCredentialType(entity, credentialType) {
				return entity.credentialType && credentialType.toLowerCase() === entity.credentialType.toLowerCase();
			}
			matchClientId(entity, clientId) {
				return !!(entity.clientId && clientId === entity.clientId);
			}
			matchFamilyId(entity, familyId) {
				return !!(entity.familyId && familyId === entity.familyId);
			}
			matchRealm(entity, realm) {
				return !!(entity.realm?.toLowerCase() === realm.toLowerCase());
			}
			matchLoginHintFromTokenClaims(tokenClaims, loginHint) {
				if (tokenClaims.login_hint === loginHint) {
					return true;
				}
				if (tokenClaims.preferred_username === loginHint) {
					return true;
				}
				if (tokenClaims.upn === loginHint) {
					return true;
				}
				if (tokenClaims.emails && tokenClaims.emails.includes(loginHint)) {
					return true;
				}
				return false;
			}
			matchSid(idTokenClaims, sid) {
				return idTokenClaims.sid === sid;
			}
			matchAuthorityType(entity, authorityType) {
				return !!(entity.authorityType && authorityType.toLowerCase() === entity.authorityType.toLowerCase());
			}
			matchTarget(entity, target, correlationId) {
				const isNotAccessTokenCredential = entity.credentialType !== CredentialType.ACCESS_TOKEN && entity.credentialType !== CredentialType.ACCESS_TOKEN_WITH_AUTH_SCHEME;
				if (isNotAccessTokenCredential || !entity.target) {
					return false;
				}
				const entityScopeSet = ScopeSet.fromString(entity.target, correlationId);
				return entityScopeSet.containsScopeSet(target);
			}
			matchTokenType(entity, tokenType) {
				return !!(entity.tokenType && entity.tokenType.toLowerCase() === tokenType.toLowerCase());
			}
			matchAccessTokenWithAuthScheme(entity, filter) {
				const normalizedFilterTokenType = filter.tokenType?.toLowerCase();
				if (!!filter.tokenType && !this.matchTokenType(entity, filter.tokenType)) {
					return false;
				}
				switch (normalizedFilterTokenType) {
					case "dpop":
					case AuthenticationScheme.SSH: return this.matchKeyBoundAccessToken(entity, filter);
					default: return true;
				}
			}
			matchKeyBoundAccessToken(entity, filter) {
				if (!filter.keyId) {
					return true;
				}
				return this.matchKeyId(entity, filter.keyId);
			}
			matchKeyId(entity, keyId) {
				return !!(entity.keyId && entity.keyId === keyId);
			}
			isAppMetadata(key) {
				return key.indexOf(APP_METADATA) !== -1;
			}
			isAuthorityMetadata(key) {
				return key.indexOf(AUTHORITY_METADATA_CACHE_KEY) !== -1;
			}
			generateAuthorityMetadataCacheKey(authority) {
				return `${AUTHORITY_METADATA_CACHE_KEY}-${this.clientId}-${authority}`;
			}
			static toObject(obj, json) {
				for (const propertyName in json) {
					obj[propertyName] = json[propertyName];
				}
				return obj;
			}
		}
		class DefaultStorageClass extends CacheManager {
			async setAccount() {
				throw ClientAuthError_createClientAuthError(methodNotImplemented, "");
			}
			getAccount() {
				throw ClientAuthError_createClientAuthError(methodNotImplemented, "");
			}
			async setIdTokenCredential() {
				throw ClientAuthError_createClientAuthError(methodNotImplemented, "");
			}
			getIdTokenCredential() {
				throw ClientAuthError_createClientAuthError(methodNotImplemented, "");
			}
			async setAccessTokenCredential() {
				throw ClientAuthError_createClientAuthError(methodNotImplemented, "");
			}
			getAccessTokenCredential() {
				throw ClientAuthError_createClientAuthError(methodNotImplemented, "");
			}
			async setRefreshTokenCredential() {
				throw ClientAuthError_createClientAuthError(methodNotImplemented, "");
			}
			getRefreshTokenCredential() {
				throw ClientAuthError_createClientAuthError(methodNotImplemented, "");
			}
			setAppMetadata() {
				throw ClientAuthError_createClientAuthError(methodNotImplemented, "");
			}
			getAppMetadata() {
				throw ClientAuthError_createClientAuthError(methodNotImplemented, "");
			}
			setServerTelemetry() {
				throw ClientAuthError_createClientAuthError(methodNotImplemented, "");
			}
			getServerTelemetry() {
				throw ClientAuthError_createClientAuthError(methodNotImplemented, "");
			}
			setAuthorityMetadata() {
				throw ClientAuthError_createClientAuthError(methodNotImplemented, "");
			}
			getAuthorityMetadata() {
				throw ClientAuthError_createClientAuthError(methodNotImplemented, "");
			}
			getAuthorityMetadataKeys() {
				throw ClientAuthError_createClientAuthError(methodNotImplemented, "");
			}
			setThrottlingCache() {
				throw ClientAuthError_createClientAuthError(methodNotImplemented, "");
			}
			getThrottlingCache() {
				throw ClientAuthError_createClientAuthError(methodNotImplemented, "");
			}
			removeItem() {
				throw ClientAuthError_createClientAuthError(methodNotImplemented, "");
			}
			getKeys() {
				throw ClientAuthError_createClientAuthError(methodNotImplemented, "");
			}
			getAccountKeys() {
				throw ClientAuthError_createClientAuthError(methodNotImplemented, "");
			}
			getTokenKeys() {
				throw ClientAuthError_createClientAuthError(methodNotImplemented, "");
			}
			generateCredentialKey(_credential, _hash) {
				throw ClientAuthError_createClientAuthError(methodNotImplemented, "");
			}
			generateAccountKey() {
				throw ClientAuthError_createClientAuthError(methodNotImplemented, "");
			}
		}
		;
		const PerformanceEventStatus = {
			NotStarted: 0,
			InProgress: 1,
			Completed: 2
		};
		const EXT_FIELD_PREFIX = "ext.";
		const IntFields = new Set([
			"accessTokenSize",
			"durationMs",
			"idTokenSize",
			"matsSilentStatus",
			"matsHttpStatus",
			"refreshTokenSize",
			"startTimeMs",
			"status",
			"multiMatchedAT",
			"multiMatchedID",
			"multiMatchedRT",
			"unencryptedCacheCount",
			"encryptedCacheExpiredCount",
			"oldAccountCount",
			"oldAccessCount",
			"oldIdCount",
			"oldRefreshCount",
			"currAccountCount",
			"currAccessCount",
			"currIdCount",
			"currRefreshCount",
			"ttlExpiredAcntCount",
			"ttlExpiredITCount",
			"ttlExpiredATCount",
			"ttlExpiredRTCount",
			"decryptFailedAcntCount",
			"decryptFailedITCount",
			"decryptFailedATCount",
			"decryptFailedRTCount",
			"invalidAcntCount",
			"invalidITCount",
			"invalidATCount",
			"invalidRTCount",
			"expiredATCount",
			"expiredRTCount",
			"upgradedCacheCount",
			"cacheMatchedAccounts",
			"networkRtt",
			"redirectBridgeTimeoutMs",
			"redirectBridgeMessageVersion",
			"popupRelayProtocolVersion",
			"fetchRetryCount"
		]);
		;
		class StubPerformanceClient_StubPerformanceClient {
			generateId() {
				return "callback-id";
			}
			startMeasurement(measureName, correlationId) {
				return {
					end: () => null,
					discard: () => {},
					add: () => {},
					increment: () => {},
					event: {
						eventId: this.generateId(),
						status: PerformanceEventStatus.InProgress,
						authority: "",
						libraryName: "",
						libraryVersion: "",
						clientId: "",
						name: measureName,
						startTimeMs: Date.now(),
						correlationId: correlationId || ""
					}
				};
			}
			endMeasurement() {
				return null;
			}
			discardMeasurements() {
				return;
			}
			removePerformanceCallback() {
				return true;
			}
			addPerformanceCallback() {
				return "";
			}
			emitEvents() {
				return;
			}
			addFields() {
				return;
			}
			addGlobalFields() {
				return;
			}
			incrementFields() {
				return;
			}
			cacheEventByCorrelationId() {
				return;
			}
		}
		;
		const DEFAULT_SYSTEM_OPTIONS = {
			tokenRenewalOffsetSeconds: DEFAULT_TOKEN_RENEWAL_OFFSET_SEC,
			preventCorsPreflight: false
		};
		const DEFAULT_LOGGER_IMPLEMENTATION = {
			loggerCallback: () => {},
			piiLoggingEnabled: false,
			logLevel: LogLevel.Info,
			correlationId: ""
		};
		const DEFAULT_NETWORK_IMPLEMENTATION = {
			async sendGetRequestAsync() {
				throw ClientAuthError_createClientAuthError(methodNotImplemented, "");
			},
			async sendPostRequestAsync() {
				throw ClientAuthError_createClientAuthError(methodNotImplemented, "");
			}
		};
		const DEFAULT_LIBRARY_INFO = {
			sku: SKU,
			version: packageMetadata_version,
			cpu: "",
			os: ""
		};
		const DEFAULT_CLIENT_CREDENTIALS = {
			clientSecret: "",
			clientAssertion: undefined
		};
		const DEFAULT_AZURE_CLOUD_OPTIONS = {
			azureCloudInstance: AzureCloudInstance.None,
			tenant: `${DEFAULT_COMMON_TENANT}`
		};
		const DEFAULT_TELEMETRY_OPTIONS = { application: {
			appName: "",
			appVersion: ""
		} };
		function buildClientConfiguration({ authOptions: userAuthOptions, systemOptions: userSystemOptions, loggerOptions: userLoggerOption, storageInterface: storageImplementation, networkInterface: networkImplementation, cryptoInterface: cryptoImplementation, tokenBindingKeyManager, clientCredentials, libraryInfo, telemetry, serverTelemetryManager, persistencePlugin, serializableCache }) {
			const loggerOptions = {
				...DEFAULT_LOGGER_IMPLEMENTATION,
				...userLoggerOption
			};
			const resolvedTokenBindingKeyManager = tokenBindingKeyManager || DEFAULT_TOKEN_BINDING_KEY_MANAGER;
			return {
				authOptions: buildAuthOptions(userAuthOptions),
				systemOptions: {
					...DEFAULT_SYSTEM_OPTIONS,
					...userSystemOptions
				},
				loggerOptions,
				storageInterface: storageImplementation || new DefaultStorageClass(userAuthOptions.clientId, ICrypto_DEFAULT_CRYPTO_IMPLEMENTATION, new Logger_Logger(loggerOptions, packageMetadata_name, packageMetadata_version), new StubPerformanceClient_StubPerformanceClient(), undefined, resolvedTokenBindingKeyManager),
				networkInterface: networkImplementation || DEFAULT_NETWORK_IMPLEMENTATION,
				cryptoInterface: cryptoImplementation || ICrypto_DEFAULT_CRYPTO_IMPLEMENTATION,
				tokenBindingKeyManager: resolvedTokenBindingKeyManager,
				clientCredentials: clientCredentials || DEFAULT_CLIENT_CREDENTIALS,
				libraryInfo: {
					...DEFAULT_LIBRARY_INFO,
					...libraryInfo
				},
				telemetry: {
					...DEFAULT_TELEMETRY_OPTIONS,
					...telemetry
				},
				serverTelemetryManager: serverTelemetryManager || null,
				persistencePlugin: persistencePlugin || null,
				serializableCache: serializableCache || null
			};
		}
		function buildAuthOptions(authOptions) {
			return {
				clientCapabilities: [],
				azureCloudOptions: DEFAULT_AZURE_CLOUD_OPTIONS,
				instanceAware: false,
				isMcp: false,
				...authOptions
			};
		}
		function isOidcProtocolMode(config) {
			return config.authOptions.authority.options.protocolMode === ProtocolMode_ProtocolMode.OIDC;
		}
		;
		class TokenCacheContext {
			constructor(tokenCache, hasChanged) {
				this.cache = tokenCache;
				this.hasChanged = hasChanged;
			}
			get cacheHasChanged() {
				return this.hasChanged;
			}
			get tokenCache() {
				return this.cache;
			}
		}
		;
		class JoseHeaderError extends AuthError {
			constructor(errorCode, correlationId, errorMessage) {
				super(errorCode, correlationId, errorMessage);
				this.name = "JoseHeaderError";
				Object.setPrototypeOf(this, JoseHeaderError.prototype);
			}
		}
		function createJoseHeaderError(code, correlationId) {
			return new JoseHeaderError(code, correlationId);
		}
		;
		function ObjectUtils_isPlainObject(value) {
			if (typeof value !== "object" || value === null || Object.prototype.toString.call(value) !== "[object Object]") {
				return false;
			}
			if (Object.getPrototypeOf(value) === null) {
				return true;
			}
			let proto = value;
			while (Object.getPrototypeOf(proto) !== null) {
				proto = Object.getPrototypeOf(proto);
			}
			return Object.getPrototypeOf(value) === proto;
		}
		;
		const missingKidError = "missing_kid_error";
		const missingAlgError = "missing_alg_error";
		const missingJwkError = "missing_jwk_error";
		const invalidJwkError = "invalid_jwk_error";
		;
		class JoseHeader {
			constructor(options, correlationId) {
				if (typeof options.alg !== "string" || !options.alg) {
					throw createJoseHeaderError(missingAlgError, correlationId);
				}
				this.typ = options.typ;
				this.alg = options.alg;
				this.kid = options.kid;
				this.jwk = options.jwk;
			}
			static getShrHeader(shrHeaderOptions, correlationId) {
				if (!shrHeaderOptions.kid) {
					throw createJoseHeaderError(missingKidError, correlationId);
				}
				if (!shrHeaderOptions.alg) {
					throw createJoseHeaderError(missingAlgError, correlationId);
				}
				return new JoseHeader({
					typ: shrHeaderOptions.typ || JsonWebTokenTypes.Pop,
					kid: shrHeaderOptions.kid,
					alg: shrHeaderOptions.alg
				}, correlationId);
			}
			static getDpopHeader(dpopHeaderOptions, correlationId) {
				if (!ObjectUtils_isPlainObject(dpopHeaderOptions.jwk)) {
					throw createJoseHeaderError(missingJwkError, correlationId);
				}
				if (!dpopHeaderOptions.alg) {
					throw createJoseHeaderError(missingAlgError, correlationId);
				}
				if (Object.keys(dpopHeaderOptions.jwk).length === 0) {
					throw createJoseHeaderError(invalidJwkError, correlationId);
				}
				return new JoseHeader({
					typ: JsonWebTokenTypes.Dpop,
					alg: dpopHeaderOptions.alg,
					jwk: dpopHeaderOptions.jwk
				}, correlationId);
			}
		}
		;
		const KeyLocation = { SW: "sw" };
		const SHR_TOKEN_BINDING_KEY_TYPE = "shr";
		const SHR_TOKEN_BINDING_KEY_ALGORITHM = JsonWebTokenAlgorithms.RS256;
		class PopTokenGenerator {
			constructor(cryptoUtils, tokenBindingKeyManager, performanceClient) {
				this.cryptoUtils = cryptoUtils;
				this.tokenBindingKeyManager = tokenBindingKeyManager;
				this.performanceClient = performanceClient;
			}
			async generateCnf(request, logger) {
				const reqCnf = await invokeAsync(this.generateKid.bind(this), PopTokenGenerateCnf, logger, this.performanceClient, request.correlationId)(request);
				const reqCnfString = this.cryptoUtils.base64UrlEncode(JSON.stringify(reqCnf));
				return {
					kid: reqCnf.kid,
					reqCnfString
				};
			}
			async generateKid(request) {
				const kidThumbprint = await this.tokenBindingKeyManager.provisionTokenBindingKey({
					correlationId: request.correlationId,
					tokenBindingKeyType: SHR_TOKEN_BINDING_KEY_TYPE,
					tokenBindingKeyAlgorithm: SHR_TOKEN_BINDING_KEY_ALGORITHM
				});
				return {
					kid: kidThumbprint,
					xms_ksl: KeyLocation.SW
				};
			}
			async signPopToken(accessToken, keyId, request) {
				return this.signPayload(accessToken, keyId, request);
			}
			async signPayload(payload, keyId, request, claims) {
				const { resourceRequestMethod, resourceRequestUri, shrClaims, shrNonce, shrOptions } = request;
				const resourceUrlString = resourceRequestUri ? new UrlString(resourceRequestUri, request.correlationId) : undefined;
				const resourceUrlComponents = resourceUrlString?.getUrlComponents();
				const publicKeyJwk = await this.tokenBindingKeyManager.getTokenBindingPublicKeyJwk(keyId, request.correlationId);
				const encodedKeyIdThumbprint = this.cryptoUtils.base64UrlEncode(JSON.stringify({ kid: keyId }));
				const shrAlgorithm = shrOptions?.header?.alg || publicKeyJwk.alg || SHR_TOKEN_BINDING_KEY_ALGORITHM;
				const shrHeader = JoseHeader.getShrHeader({
					...shrOptions?.header,
					alg: shrAlgorithm,
					kid: encodedKeyIdThumbprint
				}, request.correlationId);
				const shrPayload = {
					at: payload,
					ts: nowSeconds(),
					m: resourceRequestMethod?.toUpperCase(),
					u: resourceUrlComponents?.HostNameAndPort,
					nonce: shrNonce || this.cryptoUtils.createNewGuid(),
					p: resourceUrlComponents?.AbsolutePath,
					q: resourceUrlComponents?.QueryString ? [[], resourceUrlComponents.QueryString] : undefined,
					client_claims: shrClaims || undefined,
					...claims,
					cnf: { jwk: publicKeyJwk }
				};
				return this.cryptoUtils.signTokenBindingJwt(shrHeader, shrPayload, keyId, request.correlationId);
			}
		}
		;
		const DPOP_HTM_REGEX = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
		const DPOP_TOKEN_BINDING_KEY_TYPE = "dpop";
		const DPOP_JWT_HEADER_ALGORITHM = JsonWebTokenAlgorithms.ES256;
		function buildProofHeader(publicJwk, correlationId) {
			return JoseHeader.getDpopHeader({
				alg: DPOP_JWT_HEADER_ALGORITHM,
				jwk: publicJwk
			}, correlationId);
		}
		function normalizeHtm(htm, correlationId) {
			if (typeof htm !== "string" || !DPOP_HTM_REGEX.test(htm)) {
				throw ClientConfigurationError_createClientConfigurationError(invalidDpopHtm, correlationId);
			}
			return htm.toUpperCase();
		}
		function normalizeHtu(url, correlationId) {
			let parsedUrl;
			try {
				parsedUrl = new URL(url);
			} catch {
				throw ClientConfigurationError_createClientConfigurationError(ClientConfigurationErrorCodes_urlParseError, correlationId);
			}
			if (!/^https:\/\//i.test(url) || parsedUrl.protocol !== "https:" || parsedUrl.username || parsedUrl.password) {
				throw ClientConfigurationError_createClientConfigurationError(invalidDpopHtu, correlationId);
			}
			parsedUrl.search = "";
			parsedUrl.hash = "";
			return parsedUrl.href;
		}
		function validateDpopNonce(nonce, correlationId) {
			if (nonce !== undefined && nonce.trim().length === 0) {
				throw ClientConfigurationError_createClientConfigurationError(invalidDpopNonce, correlationId);
			}
		}
		function normalizeDpopResourceRequestContext(context, correlationId = "") {
			return {
				htm: normalizeHtm(context.htm, correlationId),
				htu: normalizeHtu(context.htu, correlationId)
			};
		}
		class DpopProofGenerator {
			constructor(cryptoUtils, tokenBindingKeyManager) {
				this.cryptoUtils = cryptoUtils;
				this.tokenBindingKeyManager = tokenBindingKeyManager;
			}
			async generateJkt(correlationId = "") {
				return this.tokenBindingKeyManager.provisionTokenBindingKey({
					tokenBindingKeyType: DPOP_TOKEN_BINDING_KEY_TYPE,
					tokenBindingKeyAlgorithm: DPOP_JWT_HEADER_ALGORITHM,
					correlationId
				});
			}
			buildTokenProofClaims(params, correlationId = "") {
				validateDpopNonce(params.nonce, correlationId);
				const claims = {
					jti: this.cryptoUtils.createNewGuid(),
					htm: "POST",
					htu: normalizeHtu(params.tokenEndpoint, correlationId),
					iat: nowSeconds()
				};
				if (params.nonce !== undefined) {
					claims.nonce = params.nonce;
				}
				return claims;
			}
			async generateTokenProof(params, keyId, correlationId = "") {
				return this.generateProof(this.buildTokenProofClaims(params, correlationId), keyId, correlationId);
			}
			buildResourceProofClaims(params, correlationId = "") {
				validateDpopNonce(params.nonce, correlationId);
				const resourceContext = normalizeDpopResourceRequestContext(params, correlationId);
				const claims = {
					jti: this.cryptoUtils.createNewGuid(),
					htm: resourceContext.htm,
					htu: resourceContext.htu,
					ath: params.ath,
					iat: nowSeconds()
				};
				if (params.nonce !== undefined) {
					claims.nonce = params.nonce;
				}
				return claims;
			}
			async generateResourceProof(params, keyId, correlationId = "") {
				const { htu, htm, nonce } = params;
				if (!htu || !htm) {
					throw ClientConfigurationError_createClientConfigurationError(dpopMissingResourceContext, correlationId);
				}
				const ath = await this.cryptoUtils.hashString(params.accessToken);
				return this.generateProof(this.buildResourceProofClaims({
					htu,
					htm,
					ath,
					nonce
				}, correlationId), keyId, correlationId);
			}
			async generateProof(claims, keyId, correlationId) {
				const publicJwk = await this.tokenBindingKeyManager.getTokenBindingPublicKeyJwk(keyId, correlationId);
				return this.cryptoUtils.signTokenBindingJwt(buildProofHeader(publicJwk, correlationId), claims, keyId, correlationId);
			}
		}
		;
		const noTokensFound = "no_tokens_found";
		const nativeAccountUnavailable = "native_account_unavailable";
		const refreshTokenExpired = "refresh_token_expired";
		const uiNotAllowed = "ui_not_allowed";
		const interactionRequired = "interaction_required";
		const consentRequired = "consent_required";
		const loginRequired = "login_required";
		const badToken = "bad_token";
		const interruptedUser = "interrupted_user";
		;
		const InteractionRequiredServerErrorMessage = [
			interactionRequired,
			consentRequired,
			loginRequired,
			badToken,
			uiNotAllowed,
			interruptedUser
		];
		const InteractionRequiredAuthSubErrorMessage = [
			"message_only",
			"additional_action",
			"basic_action",
			"user_password_expired",
			"consent_required",
			"bad_token",
			"ui_not_allowed",
			"interrupted_user"
		];
		class InteractionRequiredAuthError_InteractionRequiredAuthError extends AuthError {
			constructor(errorCode, correlationId, errorMessage, subError, timestamp, traceId, claims, errorNo) {
				super(errorCode, correlationId, errorMessage, subError);
				Object.setPrototypeOf(this, InteractionRequiredAuthError_InteractionRequiredAuthError.prototype);
				this.timestamp = timestamp || "";
				this.traceId = traceId || "";
				this.claims = claims || "";
				this.name = "InteractionRequiredAuthError";
				this.errorNo = errorNo;
			}
		}
		function InteractionRequiredAuthError_isInteractionRequiredError(errorCode, errorString, subError) {
			const isInteractionRequiredErrorCode = !!errorCode && InteractionRequiredServerErrorMessage.indexOf(errorCode) > -1;
			const isInteractionRequiredSubError = !!subError && InteractionRequiredAuthSubErrorMessage.indexOf(subError) > -1;
			const isInteractionRequiredErrorDesc = !!errorString && InteractionRequiredServerErrorMessage.some((irErrorCode) => {
				return errorString.indexOf(irErrorCode) > -1;
			});
			return isInteractionRequiredErrorCode || isInteractionRequiredErrorDesc || isInteractionRequiredSubError;
		}
		function createInteractionRequiredAuthError(errorCode, correlationId, errorMessage) {
			return new InteractionRequiredAuthError_InteractionRequiredAuthError(errorCode, correlationId, errorMessage);
		}
		;
		class ResponseHandler {
			constructor(clientId, cacheStorage, cryptoObj, logger, performanceClient, serializableCache, persistencePlugin, tokenBindingKeyManager = DEFAULT_TOKEN_BINDING_KEY_MANAGER) {
				this.clientId = clientId;
				this.cacheStorage = cacheStorage;
				this.cryptoObj = cryptoObj;
				this.tokenBindingKeyManager = tokenBindingKeyManager;
				this.logger = logger;
				this.performanceClient = performanceClient;
				this.serializableCache = serializableCache;
				this.persistencePlugin = persistencePlugin;
			}
			validateTokenResponse(serverResponse, correlationId, refreshAccessToken) {
				if (serverResponse.error || serverResponse.error_description || serverResponse.suberror) {
					const errString = `Error(s): ${serverResponse.error_codes || NOT_AVAILABLE} - Timestamp: ${serverResponse.timestamp || NOT_AVAILABLE} - Description: ${serverResponse.error_description || NOT_AVAILABLE} - Correlation ID: ${serverResponse.correlation_id || NOT_AVAILABLE} - Trace ID: ${serverResponse.trace_id || NOT_AVAILABLE}`;
					const serverErrorNo = serverResponse.error_codes?.length ? serverResponse.error_codes[0] : undefined;
					const serverError = new ServerError_ServerError(serverResponse.error || "", serverResponse.correlation_id || "", errString, serverResponse.suberror, serverErrorNo, serverResponse.status);
					if (refreshAccessToken && serverResponse.status && serverResponse.status >= HTTP_SERVER_ERROR_RANGE_START && serverResponse.status <= HTTP_SERVER_ERROR_RANGE_END) {
						this.logger.warning(`executeTokenRequest:validateTokenResponse - AAD is currently unavailable and the access token is unable to be refreshed.\n${serverError}`, correlationId);
						return;
					} else if (refreshAccessToken && serverResponse.status && serverResponse.status >= HTTP_CLIENT_ERROR_RANGE_START && serverResponse.status <= HTTP_CLIENT_ERROR_RANGE_END) {
						this.logger.warning(`executeTokenRequest:validateTokenResponse - AAD is currently available but is unable to refresh the access token.\n${serverError}`, correlationId);
						return;
					}
					if (InteractionRequiredAuthError_isInteractionRequiredError(serverResponse.error, serverResponse.error_description, serverResponse.suberror)) {
						throw new InteractionRequiredAuthError_InteractionRequiredAuthError(serverResponse.error || "", serverResponse.correlation_id || "", serverResponse.error_description, serverResponse.suberror, serverResponse.timestamp || "", serverResponse.trace_id || "", serverResponse.claims || "", serverErrorNo);
					}
					throw serverError;
				}
			}
			async handleServerTokenResponse(serverTokenResponse, authority, reqTimestamp, request, apiId, authCodePayload, userAssertionHash, handlingRefreshTokenResponse, forceCacheRefreshTokenResponse, serverRequestId, additionalCacheKeyComponents) {
				let idTokenClaims;
				if (serverTokenResponse.id_token) {
					idTokenClaims = extractTokenClaims(serverTokenResponse.id_token || "", this.cryptoObj.base64Decode, request.correlationId);
				}
				if (authCodePayload && Object.prototype.hasOwnProperty.call(authCodePayload, "nonce")) {
					const expectedNonce = authCodePayload.nonce;
					const tokenNonce = idTokenClaims?.nonce;
					if (tokenNonce !== undefined && expectedNonce === undefined) {
						this.logger.warning("Authorization code response contains an ID Token nonce, but no expected nonce was supplied. Rejecting the response.", request.correlationId);
						throw ClientAuthError_createClientAuthError(nonceMismatch, request.correlationId);
					}
					if (expectedNonce !== undefined && (typeof expectedNonce !== "string" || typeof tokenNonce !== "string" || expectedNonce !== tokenNonce)) {
						throw ClientAuthError_createClientAuthError(nonceMismatch, request.correlationId);
					}
				}
				this.homeAccountIdentifier = generateHomeAccountId(serverTokenResponse.client_info || "", authority.authorityType, this.logger, this.cryptoObj, request.correlationId, idTokenClaims);
				let requestStateObj;
				if (!!authCodePayload && !!authCodePayload.state) {
					requestStateObj = parseRequestState(this.cryptoObj.base64Decode, authCodePayload.state, request.correlationId);
				}
				serverTokenResponse.key_id = serverTokenResponse.key_id || request.dpopJkt || request.sshKid || undefined;
				if (request.authenticationScheme === AuthenticationScheme.DPOP) {
					if (serverTokenResponse.token_type?.toLowerCase() !== AuthenticationScheme.DPOP.toLowerCase()) {
						this.performanceClient?.addFields({ dpopTokenTypeMismatch: serverTokenResponse.token_type }, request.correlationId);
						throw ClientAuthError_createClientAuthError(dpopTokenTypeMismatch, request.correlationId);
					}
					serverTokenResponse.token_type = AuthenticationScheme.DPOP;
				}
				const attributeTokenPartition = serializeAttributeTokens(request.attributeTokens);
				const cacheKeyComponents = additionalCacheKeyComponents ?? (attributeTokenPartition ? { attribute_tokens: attributeTokenPartition } : undefined);
				const cacheRecord = this.generateCacheRecord(serverTokenResponse, authority, reqTimestamp, request, idTokenClaims, userAssertionHash, authCodePayload, cacheKeyComponents);
				let cacheContext;
				try {
					if (this.persistencePlugin && this.serializableCache) {
						this.logger.verbose("Persistence enabled, calling beforeCacheAccess", request.correlationId);
						cacheContext = new TokenCacheContext(this.serializableCache, true);
						await this.persistencePlugin.beforeCacheAccess(cacheContext);
					}
					if (handlingRefreshTokenResponse && !forceCacheRefreshTokenResponse && cacheRecord.account) {
						const cachedAccounts = this.cacheStorage.getAllAccounts({
							homeAccountId: cacheRecord.account.homeAccountId,
							environment: cacheRecord.account.environment
						}, request.correlationId);
						if (cachedAccounts.length < 1) {
							this.logger.warning("Account used to refresh tokens not in persistence, refreshed tokens will not be stored in the cache", request.correlationId);
							this.performanceClient?.addFields({ acntLoggedOut: true }, request.correlationId);
							return await ResponseHandler.generateAuthenticationResult(this.cryptoObj, authority, cacheRecord, false, request, this.performanceClient, {
								idTokenClaims,
								requestState: requestStateObj,
								requestId: serverRequestId,
								tokenBindingKeyManager: this.tokenBindingKeyManager
							});
						}
					}
					await this.cacheStorage.saveCacheRecord(cacheRecord, request.correlationId, isKmsi(idTokenClaims || {}), apiId, request.storeInCache);
				} finally {
					if (this.persistencePlugin && this.serializableCache && cacheContext) {
						this.logger.verbose("Persistence enabled, calling afterCacheAccess", request.correlationId);
						await this.persistencePlugin.afterCacheAccess(cacheContext);
					}
				}
				return ResponseHandler.generateAuthenticationResult(this.cryptoObj, authority, cacheRecord, false, request, this.performanceClient, {
					idTokenClaims,
					requestState: requestStateObj,
					serverTokenResponse,
					requestId: serverRequestId,
					tokenBindingKeyManager: this.tokenBindingKeyManager
				});
			}
			generateCacheRecord(serverTokenResponse, authority, reqTimestamp, request, idTokenClaims, userAssertionHash, authCodePayload, additionalCacheKeyComponents) {
				const env = authority.getPreferredCache();
				if (!env) {
					throw ClientAuthError_createClientAuthError(invalidCacheEnvironment, request.correlationId);
				}
				const claimsTenantId = getTenantIdFromIdTokenClaims(idTokenClaims);
				let cachedIdToken;
				let cachedAccount;
				if (serverTokenResponse.id_token && !!idTokenClaims) {
					cachedIdToken = createIdTokenEntity(this.homeAccountIdentifier, env, serverTokenResponse.id_token, this.clientId, claimsTenantId || "");
					cachedAccount = buildAccountToCache(this.cacheStorage, authority, this.homeAccountIdentifier, this.cryptoObj.base64Decode, request.correlationId, idTokenClaims, serverTokenResponse.client_info, env, claimsTenantId, authCodePayload, undefined, this.logger, this.performanceClient);
				}
				let cachedAccessToken = null;
				if (serverTokenResponse.access_token) {
					const responseScopes = serverTokenResponse.scope ? ScopeSet.fromString(serverTokenResponse.scope, request.correlationId) : new ScopeSet(request.scopes || [], request.correlationId);
					const expiresIn = (typeof serverTokenResponse.expires_in === "string" ? parseInt(serverTokenResponse.expires_in, 10) : serverTokenResponse.expires_in) || 0;
					const extExpiresIn = (typeof serverTokenResponse.ext_expires_in === "string" ? parseInt(serverTokenResponse.ext_expires_in, 10) : serverTokenResponse.ext_expires_in) || 0;
					const refreshIn = (typeof serverTokenResponse.refresh_in === "string" ? parseInt(serverTokenResponse.refresh_in, 10) : serverTokenResponse.refresh_in) || undefined;
					const tokenExpirationSeconds = reqTimestamp + expiresIn;
					const extendedTokenExpirationSeconds = tokenExpirationSeconds + extExpiresIn;
					const refreshOnSeconds = refreshIn && refreshIn > 0 ? reqTimestamp + refreshIn : undefined;
					cachedAccessToken = createAccessTokenEntity(this.homeAccountIdentifier, env, serverTokenResponse.access_token, this.clientId, claimsTenantId || authority.tenant || "", responseScopes.printScopes(), tokenExpirationSeconds, extendedTokenExpirationSeconds, this.cryptoObj.base64Decode, request.correlationId, refreshOnSeconds, serverTokenResponse.token_type, userAssertionHash, serverTokenResponse.key_id, additionalCacheKeyComponents);
					const resource = request.resource || null;
					if (resource) {
						cachedAccessToken.resource = resource;
					}
				}
				let cachedRefreshToken = null;
				if (serverTokenResponse.refresh_token) {
					let rtExpiresOn;
					if (serverTokenResponse.refresh_token_expires_in) {
						const rtExpiresIn = typeof serverTokenResponse.refresh_token_expires_in === "string" ? parseInt(serverTokenResponse.refresh_token_expires_in, 10) : serverTokenResponse.refresh_token_expires_in;
						rtExpiresOn = reqTimestamp + rtExpiresIn;
						this.performanceClient?.addFields({ ntwkRtExpiresOnSeconds: rtExpiresOn }, request.correlationId);
					}
					cachedRefreshToken = createRefreshTokenEntity(this.homeAccountIdentifier, env, serverTokenResponse.refresh_token, this.clientId, serverTokenResponse.foci, userAssertionHash, rtExpiresOn);
				}
				let cachedAppMetadata = null;
				if (serverTokenResponse.foci) {
					cachedAppMetadata = {
						clientId: this.clientId,
						environment: env,
						familyId: serverTokenResponse.foci
					};
				}
				return {
					account: cachedAccount,
					idToken: cachedIdToken,
					accessToken: cachedAccessToken,
					refreshToken: cachedRefreshToken,
					appMetadata: cachedAppMetadata
				};
			}
			static async generateAuthenticationResult(cryptoObj, authority, cacheRecord, fromTokenCache, request, performanceClient, options = {}) {
				const { idTokenClaims, requestState, serverTokenResponse, requestId, tokenBindingKeyManager = DEFAULT_TOKEN_BINDING_KEY_MANAGER } = options;
				let accessToken = "";
				let responseScopes = [];
				let expiresOn = null;
				let extExpiresOn;
				let refreshOn;
				let familyId = "";
				let dpopProof;
				if (cacheRecord.accessToken) {
					const accessTokenType = cacheRecord.accessToken.tokenType?.toLowerCase();
					if (cacheRecord.accessToken.tokenType === AuthenticationScheme.POP && !request.popKid) {
						const popTokenGenerator = new PopTokenGenerator(cryptoObj, tokenBindingKeyManager, performanceClient);
						const { secret, keyId } = cacheRecord.accessToken;
						if (!keyId) {
							throw ClientAuthError_createClientAuthError(keyIdMissing, request.correlationId);
						}
						accessToken = await popTokenGenerator.signPopToken(secret, keyId, request);
					} else {
						accessToken = cacheRecord.accessToken.secret;
					}
					if (accessTokenType === AuthenticationScheme.DPOP.toLowerCase()) {
						if (!cacheRecord.accessToken.keyId) {
							throw ClientAuthError_createClientAuthError(keyIdMissing, request.correlationId);
						}
						const dpopProofGenerator = new DpopProofGenerator(cryptoObj, tokenBindingKeyManager);
						dpopProof = await dpopProofGenerator.generateResourceProof({
							htu: request.resourceRequestUri,
							htm: request.resourceRequestMethod,
							accessToken: cacheRecord.accessToken.secret
						}, cacheRecord.accessToken.keyId, request.correlationId);
					}
					responseScopes = ScopeSet.fromString(cacheRecord.accessToken.target, request.correlationId).asArray();
					expiresOn = toDateFromSeconds(cacheRecord.accessToken.expiresOn);
					extExpiresOn = toDateFromSeconds(cacheRecord.accessToken.extendedExpiresOn);
					if (cacheRecord.accessToken.refreshOn) {
						refreshOn = toDateFromSeconds(cacheRecord.accessToken.refreshOn);
					}
				}
				if (cacheRecord.appMetadata) {
					familyId = cacheRecord.appMetadata.familyId === THE_FAMILY_ID ? THE_FAMILY_ID : "";
				}
				const uid = idTokenClaims?.oid || idTokenClaims?.sub || "";
				const tid = idTokenClaims?.tid || "";
				const regionSubScope = idTokenClaims?.tenant_region_sub_scope;
				if (typeof regionSubScope === "string") {
					performanceClient?.addFields({ regionSubScope }, request.correlationId);
				}
				if (serverTokenResponse?.spa_accountid && !!cacheRecord.account) {
					cacheRecord.account.nativeAccountId = serverTokenResponse?.spa_accountid;
					const targetTenantId = tid || cacheRecord.account.realm;
					if (cacheRecord.account.tenantProfiles) {
						const matchingProfile = cacheRecord.account.tenantProfiles.find((tp) => tp.tenantId === targetTenantId);
						if (matchingProfile) {
							matchingProfile.nativeAccountId = serverTokenResponse.spa_accountid;
						}
					}
				}
				const accountInfo = cacheRecord.account ? updateAccountTenantProfileData(getAccountInfo(cacheRecord.account), undefined, idTokenClaims, cacheRecord.idToken?.secret) : null;
				return {
					authority: authority.canonicalAuthority,
					uniqueId: uid,
					tenantId: tid,
					scopes: responseScopes,
					account: accountInfo,
					idToken: cacheRecord?.idToken?.secret || "",
					idTokenClaims: idTokenClaims || {},
					accessToken,
					dpopProof,
					fromCache: fromTokenCache,
					expiresOn,
					extExpiresOn,
					refreshOn,
					correlationId: request.correlationId,
					requestId: requestId || "",
					familyId,
					tokenType: cacheRecord.accessToken?.tokenType?.toLowerCase() === AuthenticationScheme.DPOP.toLowerCase() ? AuthenticationScheme.DPOP : cacheRecord.accessToken?.tokenType || "",
					state: requestState ? requestState.userRequestState : "",
					cloudGraphHostName: cacheRecord.account?.cloudGraphHostName || "",
					msGraphHost: cacheRecord.account?.msGraphHost || "",
					code: serverTokenResponse?.spa_code,
					fromPlatformBroker: false
				};
			}
		}
		function buildAccountToCache(cacheStorage, authority, homeAccountId, base64Decode, correlationId, idTokenClaims, clientInfo, environment, claimsTenantId, authCodePayload, nativeAccountId, logger, performanceClient) {
			logger?.verbose("setCachedAccount called", correlationId);
			const accountEnvironment = environment || authority.getPreferredCache();
			const matchedAccounts = cacheStorage.getAccountsFilteredBy({
				homeAccountId,
				environment: accountEnvironment
			}, correlationId);
			performanceClient?.addFields({ cacheMatchedAccounts: matchedAccounts.length }, correlationId);
			if (matchedAccounts.length > 1) {
				logger?.warning("Multiple base accounts matched homeAccountId. Ignoring cached account and creating a new base account.", correlationId);
			}
			const cachedAccount = matchedAccounts.length === 1 ? matchedAccounts[0] : null;
			const baseAccount = cachedAccount || createAccountEntity({
				homeAccountId,
				idTokenClaims,
				clientInfo,
				environment,
				cloudGraphHostName: authCodePayload?.cloud_graph_host_name,
				msGraphHost: authCodePayload?.msgraph_host,
				nativeAccountId
			}, authority, correlationId, base64Decode);
			const tenantProfiles = baseAccount.tenantProfiles || [];
			const tenantId = claimsTenantId || baseAccount.realm;
			if (tenantId && !tenantProfiles.find((tenantProfile) => {
				return tenantProfile.tenantId === tenantId;
			})) {
				const newTenantProfile = AccountInfo_buildTenantProfile(homeAccountId, baseAccount.localAccountId, tenantId, nativeAccountId, idTokenClaims);
				tenantProfiles.push(newTenantProfile);
			}
			baseAccount.tenantProfiles = tenantProfiles;
			return baseAccount;
		}
		;
		const CcsCredentialType = {
			HOME_ACCOUNT_ID: "home_account_id",
			UPN: "UPN"
		};
		;
		async function getClientAssertion(clientAssertion, clientId, tokenEndpoint, fmiPath) {
			if (typeof clientAssertion === "string") {
				return clientAssertion;
			} else {
				const config = {
					clientId,
					tokenEndpoint,
					fmiPath
				};
				return clientAssertion(config);
			}
		}
		;
		function getRequestThumbprint(clientId, request, homeAccountId) {
			return {
				clientId,
				authority: request.authority,
				scopes: request.scopes,
				homeAccountIdentifier: homeAccountId,
				claims: request.claims,
				authenticationScheme: request.authenticationScheme,
				resourceRequestMethod: request.resourceRequestMethod,
				resourceRequestUri: request.resourceRequestUri,
				shrClaims: request.shrClaims,
				sshKid: request.sshKid,
				embeddedClientId: request.embeddedClientId || request.extraParameters?.clientId,
				resource: request.resource,
				attributeTokens: serializeAttributeTokens(request.attributeTokens)
			};
		}
		;
		const normalizedHeaderRecords = new WeakSet();
		function normalizeResponseHeaders(headers) {
			if (normalizedHeaderRecords.has(headers)) {
				return headers;
			}
			const normalized = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
			normalizedHeaderRecords.add(normalized);
			return normalized;
		}
		function getResponseHeader(headers, name) {
			const key = name.toLowerCase();
			if (Object.prototype.hasOwnProperty.call(headers, key)) {
				return headers[key];
			}
			if (normalizedHeaderRecords.has(headers)) {
				return undefined;
			}
			const headerName = Object.keys(headers).find((header) => header.toLowerCase() === key);
			return headerName === undefined ? undefined : headers[headerName];
		}
		;
		class ThrottlingUtils {
			static generateThrottlingStorageKey(thumbprint) {
				return `${THROTTLING_PREFIX}.${JSON.stringify(thumbprint)}`;
			}
			static preProcess(cacheManager, thumbprint, correlationId) {
				const key = ThrottlingUtils.generateThrottlingStorageKey(thumbprint);
				const value = cacheManager.getThrottlingCache(key, correlationId);
				if (value) {
					if (value.throttleTime < Date.now()) {
						cacheManager.removeItem(key, correlationId);
						return;
					}
					throw new ServerError_ServerError(value.errorCodes?.join(" ") || "", correlationId, value.errorMessage, value.subError);
				}
			}
			static postProcess(cacheManager, thumbprint, response, correlationId) {
				const retryAfter = getRetryAfterHeader(response);
				if (ThrottlingUtils.checkResponseStatus(response) || retryAfter !== undefined) {
					const thumbprintValue = {
						throttleTime: ThrottlingUtils.calculateThrottleTime(parseInt(retryAfter || "")),
						error: response.body.error,
						errorCodes: response.body.error_codes,
						errorMessage: response.body.error_description,
						subError: response.body.suberror
					};
					cacheManager.setThrottlingCache(ThrottlingUtils.generateThrottlingStorageKey(thumbprint), thumbprintValue, correlationId);
				}
			}
			static checkResponseStatus(response) {
				return response.status === 429 || response.status >= 500 && response.status < 600;
			}
			static checkResponseForRetryAfter(response) {
				return getRetryAfterHeader(response) !== undefined;
			}
			static calculateThrottleTime(throttleTime) {
				const time = throttleTime <= 0 ? 0 : throttleTime;
				const currentSeconds = Date.now() / 1e3;
				return Math.floor(Math.min(currentSeconds + (time || DEFAULT_THROTTLE_TIME_SECONDS), currentSeconds + DEFAULT_MAX_THROTTLE_TIME_SECONDS) * 1e3);
			}
			static removeThrottle(cacheManager, clientId, request, homeAccountIdentifier) {
				const thumbprint = getRequestThumbprint(clientId, request, homeAccountIdentifier);
				const key = this.generateThrottlingStorageKey(thumbprint);
				cacheManager.removeItem(key, request.correlationId);
			}
		}
		function getRetryAfterHeader(response) {
			if ((response.status < 200 || response.status >= 300) && response.headers) {
				return getResponseHeader(response.headers, HeaderNames.RETRY_AFTER);
			}
			return undefined;
		}
		;
		class NetworkError extends AuthError {
			constructor(error, httpStatus, responseHeaders) {
				super(error.errorCode, error.correlationId, error.errorMessage, error.subError);
				Object.setPrototypeOf(this, NetworkError.prototype);
				this.name = "NetworkError";
				this.error = error;
				this.httpStatus = httpStatus;
				this.responseHeaders = responseHeaders;
			}
		}
		function createNetworkError(error, httpStatus, responseHeaders, additionalError) {
			error.errorMessage = `${error.errorMessage}, additionalErrorInfo: error.name:${additionalError?.name}, error.message:${additionalError?.message}`;
			return new NetworkError(error, httpStatus, responseHeaders);
		}
		;
		function createTokenRequestHeaders(logger, preventCorsPreflight, ccsCred) {
			const headers = {};
			headers[HeaderNames.CONTENT_TYPE] = URL_FORM_CONTENT_TYPE;
			if (!preventCorsPreflight && ccsCred) {
				switch (ccsCred.type) {
					case CcsCredentialType.HOME_ACCOUNT_ID:
						try {
							const clientInfo = buildClientInfoFromHomeAccountId(ccsCred.credential);
							headers[HeaderNames.CCS_HEADER] = `Oid:${clientInfo.uid}@${clientInfo.utid}`;
						} catch (e) {
							logger.verbose(`Could not parse home account ID for CCS Header: '${e}'`, "");
						}
						break;
					case CcsCredentialType.UPN:
						headers[HeaderNames.CCS_HEADER] = `UPN: ${ccsCred.credential}`;
						break;
				}
			}
			return headers;
		}
		async function addDpopTokenProofHeader(headers, request, tokenEndpoint, cryptoUtils, tokenBindingKeyManager) {
			if (request.authenticationScheme !== AuthenticationScheme.DPOP) {
				return;
			}
			const dpopProofGenerator = new DpopProofGenerator(cryptoUtils, tokenBindingKeyManager);
			const keyId = request.dpopJkt;
			if (!keyId?.trim()) {
				throw ClientAuthError_createClientAuthError(keyIdMissing, request.correlationId);
			}
			headers[HeaderNames.DPOP] = await dpopProofGenerator.generateTokenProof({ tokenEndpoint }, keyId, request.correlationId);
		}
		function createTokenQueryParameters(request, clientId, redirectUri, performanceClient) {
			const parameters = new Map();
			if (request.embeddedClientId) {
				addBrokerParameters(parameters, clientId, redirectUri);
			}
			if (request.extraQueryParameters) {
				addExtraParameters(parameters, request.extraQueryParameters);
			}
			addCorrelationId(parameters, request.correlationId);
			instrumentBrokerParams(parameters, request.correlationId, performanceClient);
			return mapToQueryString(parameters);
		}
		async function executePostToTokenEndpoint(tokenEndpoint, queryString, headers, thumbprint, correlationId, cacheManager, networkClient, logger, performanceClient, serverTelemetryManager) {
			const response = await sendPostRequest(thumbprint, tokenEndpoint, {
				body: queryString,
				headers
			}, correlationId, cacheManager, networkClient, logger, performanceClient);
			if (serverTelemetryManager && response.status < 500 && response.status !== 429) {
				serverTelemetryManager.clearTelemetryCache();
			}
			return response;
		}
		async function sendPostRequest(thumbprint, tokenEndpoint, options, correlationId, cacheManager, networkClient, logger, performanceClient) {
			ThrottlingUtils.preProcess(cacheManager, thumbprint, correlationId);
			let response;
			try {
				response = await invokeAsync(networkClient.sendPostRequestAsync.bind(networkClient), NetworkClientSendPostRequestAsync, logger, performanceClient, correlationId)(tokenEndpoint, {
					...options,
					correlationId,
					performanceClient
				});
				const responseHeaders = normalizeResponseHeaders(response.headers || {});
				response = {
					...response,
					headers: responseHeaders
				};
				performanceClient?.addFields({
					refreshTokenSize: response.body.refresh_token?.length || 0,
					httpVerToken: responseHeaders[HeaderNames.X_MS_HTTP_VERSION] || "",
					requestId: responseHeaders[HeaderNames.X_MS_REQUEST_ID] || ""
				}, correlationId);
			} catch (e) {
				if (e instanceof NetworkError) {
					const responseHeaders = e.responseHeaders ? normalizeResponseHeaders(e.responseHeaders) : undefined;
					if (responseHeaders) {
						performanceClient?.addFields({
							httpVerToken: responseHeaders[HeaderNames.X_MS_HTTP_VERSION] || "",
							requestId: responseHeaders[HeaderNames.X_MS_REQUEST_ID] || "",
							contentTypeHeader: getResponseHeader(responseHeaders, HeaderNames.CONTENT_TYPE) || undefined,
							contentLengthHeader: getResponseHeader(responseHeaders, HeaderNames.CONTENT_LENGTH) || undefined,
							httpStatus: e.httpStatus
						}, correlationId);
					}
					throw e.error;
				}
				if (e instanceof AuthError) {
					throw e;
				} else {
					throw ClientAuthError_createClientAuthError(networkError, correlationId);
				}
			}
			ThrottlingUtils.postProcess(cacheManager, thumbprint, response, correlationId);
			return response;
		}
		;
		async function createDiscoveredInstance(authorityUri, networkClient, cacheManager, authorityOptions, logger, correlationId, performanceClient) {
			const authorityUriFinal = Authority_Authority.transformCIAMAuthority(formatAuthorityUri(authorityUri), correlationId);
			const acquireTokenAuthority = new Authority_Authority(authorityUriFinal, networkClient, cacheManager, authorityOptions, logger, correlationId, performanceClient);
			try {
				await invokeAsync(acquireTokenAuthority.resolveEndpointsAsync.bind(acquireTokenAuthority), AuthorityResolveEndpointsAsync, logger, performanceClient, correlationId)();
				return acquireTokenAuthority;
			} catch (e) {
				throw ClientAuthError_createClientAuthError(endpointResolutionError, correlationId);
			}
		}
		;
		class AuthorizationCodeClient {
			constructor(configuration, performanceClient) {
				this.includeRedirectUri = true;
				this.config = buildClientConfiguration(configuration);
				this.logger = new Logger_Logger(this.config.loggerOptions, packageMetadata_name, packageMetadata_version);
				this.cryptoUtils = this.config.cryptoInterface;
				this.cacheManager = this.config.storageInterface;
				this.networkClient = this.config.networkInterface;
				this.serverTelemetryManager = this.config.serverTelemetryManager;
				this.authority = this.config.authOptions.authority;
				this.performanceClient = performanceClient;
				this.oidcDefaultScopes = this.config.authOptions.authority.options.OIDCOptions?.defaultScopes;
			}
			async acquireToken(request, apiId, authCodePayload) {
				if (!request.code) {
					throw ClientAuthError_createClientAuthError(requestCannotBeMade, request.correlationId);
				}
				if (this.config.authOptions.instanceAware === true && authCodePayload?.cloud_instance_host_name) {
					await invokeAsync(this.updateTokenEndpointAuthority.bind(this), UpdateTokenEndpointAuthority, this.logger, this.performanceClient, request.correlationId)(authCodePayload.cloud_instance_host_name, request.correlationId);
				}
				const reqTimestamp = nowSeconds();
				const response = await invokeAsync(this.executeTokenRequest.bind(this), AuthClientExecuteTokenRequest, this.logger, this.performanceClient, request.correlationId)(this.authority, request, this.serverTelemetryManager);
				const requestId = response.headers?.[HeaderNames.X_MS_REQUEST_ID];
				const responseHandler = new ResponseHandler(this.config.authOptions.clientId, this.cacheManager, this.cryptoUtils, this.logger, this.performanceClient, this.config.serializableCache, this.config.persistencePlugin, this.config.tokenBindingKeyManager);
				responseHandler.validateTokenResponse(response.body, request.correlationId);
				return invokeAsync(responseHandler.handleServerTokenResponse.bind(responseHandler), HandleServerTokenResponse, this.logger, this.performanceClient, request.correlationId)(response.body, this.authority, reqTimestamp, request, apiId, authCodePayload, undefined, undefined, undefined, requestId);
			}
			getLogoutUri(logoutRequest) {
				if (!logoutRequest) {
					throw ClientConfigurationError_createClientConfigurationError(logoutRequestEmpty, "");
				}
				const queryString = this.createLogoutUrlQueryString(logoutRequest);
				return UrlString.appendQueryString(this.authority.endSessionEndpoint, queryString);
			}
			async executeTokenRequest(authority, request, serverTelemetryManager) {
				const queryParametersString = createTokenQueryParameters(request, this.config.authOptions.clientId, this.config.authOptions.redirectUri, this.performanceClient);
				const endpoint = UrlString.appendQueryString(authority.tokenEndpoint, queryParametersString);
				const requestBody = await invokeAsync(this.createTokenRequestBody.bind(this), AuthClientCreateTokenRequestBody, this.logger, this.performanceClient, request.correlationId)(request);
				let ccsCredential = undefined;
				if (request.clientInfo) {
					try {
						const clientInfo = buildClientInfo(request.clientInfo, this.cryptoUtils.base64Decode);
						ccsCredential = {
							credential: `${clientInfo.uid}${CLIENT_INFO_SEPARATOR}${clientInfo.utid}`,
							type: CcsCredentialType.HOME_ACCOUNT_ID
						};
					} catch (e) {
						this.logger.verbose(`Could not parse client info for CCS Header: '${e}'`, request.correlationId);
					}
				}
				const headers = createTokenRequestHeaders(this.logger, this.config.systemOptions.preventCorsPreflight, ccsCredential || request.ccsCredential);
				await addDpopTokenProofHeader(headers, request, endpoint, this.cryptoUtils, this.config.tokenBindingKeyManager);
				const thumbprint = getRequestThumbprint(this.config.authOptions.clientId, request);
				return invokeAsync(executePostToTokenEndpoint, AuthorizationCodeClientExecutePostToTokenEndpoint, this.logger, this.performanceClient, request.correlationId)(endpoint, requestBody, headers, thumbprint, request.correlationId, this.cacheManager, this.networkClient, this.logger, this.performanceClient, serverTelemetryManager);
			}
			async createTokenRequestBody(request) {
				const parameters = new Map();
				addClientId(parameters, request.embeddedClientId || request.extraParameters?.[CLIENT_ID] || this.config.authOptions.clientId);
				if (!this.includeRedirectUri) {
					if (!request.redirectUri) {
						throw ClientConfigurationError_createClientConfigurationError(redirectUriEmpty, request.correlationId);
					}
				} else {
					addRedirectUri(parameters, request.redirectUri);
				}
				addScopes(parameters, request.scopes, request.correlationId, true, this.oidcDefaultScopes);
				addResource(parameters, request.resource);
				if (request.attributeTokens) {
					addAttributeTokens(parameters, request.attributeTokens);
				}
				this.performanceClient?.addFields({ hasAttributeTokens: !!request.attributeTokens?.length }, request.correlationId);
				addAuthorizationCode(parameters, request.code);
				addLibraryInfo(parameters, this.config.libraryInfo);
				addApplicationTelemetry(parameters, this.config.telemetry.application);
				addThrottling(parameters);
				if (this.serverTelemetryManager && !isOidcProtocolMode(this.config)) {
					addServerTelemetry(parameters, this.serverTelemetryManager);
				}
				if (request.codeVerifier) {
					addCodeVerifier(parameters, request.codeVerifier);
				}
				if (this.config.clientCredentials.clientSecret) {
					addClientSecret(parameters, this.config.clientCredentials.clientSecret);
				}
				if (this.config.clientCredentials.clientAssertion) {
					const clientAssertion = this.config.clientCredentials.clientAssertion;
					addClientAssertion(parameters, await getClientAssertion(clientAssertion.assertion, this.config.authOptions.clientId, request.resourceRequestUri));
					addClientAssertionType(parameters, clientAssertion.assertionType);
				}
				addGrantType(parameters, GrantType.AUTHORIZATION_CODE_GRANT);
				addClientInfo(parameters);
				if (request.authenticationScheme === AuthenticationScheme.POP) {
					const popTokenGenerator = new PopTokenGenerator(this.cryptoUtils, this.config.tokenBindingKeyManager, this.performanceClient);
					let reqCnfData;
					if (!request.popKid) {
						const generatedReqCnfData = await invokeAsync(popTokenGenerator.generateCnf.bind(popTokenGenerator), PopTokenGenerateCnf, this.logger, this.performanceClient, request.correlationId)(request, this.logger);
						reqCnfData = generatedReqCnfData.reqCnfString;
					} else {
						reqCnfData = this.cryptoUtils.encodeKid(request.popKid);
					}
					addPopToken(parameters, reqCnfData);
				} else if (request.authenticationScheme === AuthenticationScheme.SSH) {
					if (request.sshJwk) {
						addSshJwk(parameters, request.sshJwk);
					} else {
						throw ClientConfigurationError_createClientConfigurationError(missingSshJwk, request.correlationId);
					}
				}
				let ccsCred = undefined;
				if (request.clientInfo) {
					try {
						const clientInfo = buildClientInfo(request.clientInfo, this.cryptoUtils.base64Decode);
						ccsCred = {
							credential: `${clientInfo.uid}${CLIENT_INFO_SEPARATOR}${clientInfo.utid}`,
							type: CcsCredentialType.HOME_ACCOUNT_ID
						};
					} catch (e) {
						this.logger.verbose(`Could not parse client info for CCS Header: '${e}'`, request.correlationId);
					}
				} else {
					ccsCred = request.ccsCredential;
				}
				if (this.config.systemOptions.preventCorsPreflight && ccsCred) {
					switch (ccsCred.type) {
						case CcsCredentialType.HOME_ACCOUNT_ID:
							try {
								const clientInfo = buildClientInfoFromHomeAccountId(ccsCred.credential);
								addCcsOid(parameters, clientInfo);
							} catch (e) {
								this.logger.verbose(`Could not parse home account ID for CCS Header: '${e}'`, request.correlationId);
							}
							break;
						case CcsCredentialType.UPN:
							addCcsUpn(parameters, ccsCred.credential);
							break;
					}
				}
				if (request.embeddedClientId) {
					addBrokerParameters(parameters, this.config.authOptions.clientId, this.config.authOptions.redirectUri);
				}
				if (request.extraParameters) {
					addExtraParameters(parameters, request.extraParameters);
				}
				if (request.enableSpaAuthorizationCode && (!request.extraParameters || !request.extraParameters[RETURN_SPA_CODE])) {
					addExtraParameters(parameters, { [RETURN_SPA_CODE]: "1" });
				}
				instrumentBrokerParams(parameters, request.correlationId, this.performanceClient);
				addClaims(parameters, request.correlationId, request.claims, this.config.authOptions.clientCapabilities, request.skipBrokerClaims);
				return mapToQueryString(parameters);
			}
			createLogoutUrlQueryString(request) {
				const parameters = new Map();
				if (request.postLogoutRedirectUri) {
					addPostLogoutRedirectUri(parameters, request.postLogoutRedirectUri);
				}
				if (request.correlationId) {
					addCorrelationId(parameters, request.correlationId);
				}
				if (request.idTokenHint) {
					addIdTokenHint(parameters, request.idTokenHint);
				}
				if (request.state) {
					addState(parameters, request.state);
				}
				if (request.logoutHint) {
					addLogoutHint(parameters, request.logoutHint);
				}
				if (request.popupOriginCheckDone) {
					addPopupOriginCheckDone(parameters);
				}
				if (request.extraQueryParameters) {
					addExtraParameters(parameters, request.extraQueryParameters);
				}
				if (this.config.authOptions.instanceAware) {
					addInstanceAware(parameters);
				}
				return mapToQueryString(parameters);
			}
			async updateTokenEndpointAuthority(cloudInstanceHostName, correlationId) {
				const cloudInstanceAuthorityUri = `https://${cloudInstanceHostName}/${this.authority.tenant}/`;
				const cloudInstanceAuthority = await createDiscoveredInstance(cloudInstanceAuthorityUri, this.networkClient, this.cacheManager, this.authority.options, this.logger, correlationId, this.performanceClient);
				this.authority = cloudInstanceAuthority;
			}
		}
		;
		const DEFAULT_REFRESH_TOKEN_EXPIRATION_OFFSET_SECONDS = 300;
		class RefreshTokenClient {
			constructor(configuration, performanceClient) {
				this.config = buildClientConfiguration(configuration);
				this.logger = new Logger_Logger(this.config.loggerOptions, packageMetadata_name, packageMetadata_version);
				this.cryptoUtils = this.config.cryptoInterface;
				this.cacheManager = this.config.storageInterface;
				this.networkClient = this.config.networkInterface;
				this.serverTelemetryManager = this.config.serverTelemetryManager;
				this.authority = this.config.authOptions.authority;
				this.performanceClient = performanceClient;
			}
			async acquireToken(request, apiId) {
				const reqTimestamp = nowSeconds();
				const response = await invokeAsync(this.executeTokenRequest.bind(this), RefreshTokenClientExecuteTokenRequest, this.logger, this.performanceClient, request.correlationId)(request, this.authority);
				const requestId = response.headers?.[HeaderNames.X_MS_REQUEST_ID];
				const responseHandler = new ResponseHandler(this.config.authOptions.clientId, this.cacheManager, this.cryptoUtils, this.logger, this.performanceClient, this.config.serializableCache, this.config.persistencePlugin, this.config.tokenBindingKeyManager);
				responseHandler.validateTokenResponse(response.body, request.correlationId);
				return invokeAsync(responseHandler.handleServerTokenResponse.bind(responseHandler), HandleServerTokenResponse, this.logger, this.performanceClient, request.correlationId)(response.body, this.authority, reqTimestamp, request, apiId, undefined, undefined, true, request.forceCache, requestId);
			}
			async acquireTokenByRefreshToken(request, apiId) {
				if (!request) {
					throw ClientConfigurationError_createClientConfigurationError(tokenRequestEmpty, "");
				}
				if (!request.account) {
					throw ClientAuthError_createClientAuthError(noAccountInSilentRequest, request.correlationId);
				}
				const isFOCI = this.cacheManager.isAppMetadataFOCI(request.account.environment, request.correlationId);
				if (isFOCI) {
					try {
						return await invokeAsync(this.acquireTokenWithCachedRefreshToken.bind(this), RefreshTokenClientAcquireTokenWithCachedRefreshToken, this.logger, this.performanceClient, request.correlationId)(request, true, apiId);
					} catch (e) {
						const noFamilyRTInCache = e instanceof InteractionRequiredAuthError_InteractionRequiredAuthError && e.errorCode === noTokensFound;
						const clientMismatchErrorWithFamilyRT = e instanceof ServerError_ServerError && e.errorCode === INVALID_GRANT_ERROR && e.subError === CLIENT_MISMATCH_ERROR;
						if (noFamilyRTInCache || clientMismatchErrorWithFamilyRT) {
							return invokeAsync(this.acquireTokenWithCachedRefreshToken.bind(this), RefreshTokenClientAcquireTokenWithCachedRefreshToken, this.logger, this.performanceClient, request.correlationId)(request, false, apiId);
						} else {
							throw e;
						}
					}
				}
				return invokeAsync(this.acquireTokenWithCachedRefreshToken.bind(this), RefreshTokenClientAcquireTokenWithCachedRefreshToken, this.logger, this.performanceClient, request.correlationId)(request, false, apiId);
			}
			async acquireTokenWithCachedRefreshToken(request, foci, apiId) {
				const refreshToken = invoke(this.cacheManager.getRefreshToken.bind(this.cacheManager), CacheManagerGetRefreshToken, this.logger, this.performanceClient, request.correlationId)(request.account, foci, request.correlationId, undefined);
				if (!refreshToken) {
					throw createInteractionRequiredAuthError(noTokensFound, request.correlationId);
				}
				if (refreshToken.expiresOn) {
					const offset = request.refreshTokenExpirationOffsetSeconds || DEFAULT_REFRESH_TOKEN_EXPIRATION_OFFSET_SECONDS;
					this.performanceClient?.addFields({
						cacheRtExpiresOnSeconds: Number(refreshToken.expiresOn),
						rtOffsetSeconds: offset
					}, request.correlationId);
					if (isTokenExpired(refreshToken.expiresOn, offset)) {
						throw createInteractionRequiredAuthError(refreshTokenExpired, request.correlationId);
					}
				}
				const refreshTokenRequest = {
					...request,
					refreshToken: refreshToken.secret,
					authenticationScheme: request.authenticationScheme || AuthenticationScheme.BEARER,
					ccsCredential: {
						credential: request.account.homeAccountId,
						type: CcsCredentialType.HOME_ACCOUNT_ID
					}
				};
				if (refreshTokenRequest.authenticationScheme === AuthenticationScheme.DPOP && !refreshTokenRequest.dpopJkt) {
					const dpopProofGenerator = new DpopProofGenerator(this.cryptoUtils, this.config.tokenBindingKeyManager);
					refreshTokenRequest.dpopJkt = await dpopProofGenerator.generateJkt(request.correlationId);
				}
				try {
					return await invokeAsync(this.acquireToken.bind(this), RefreshTokenClientAcquireToken, this.logger, this.performanceClient, request.correlationId)(refreshTokenRequest, apiId);
				} catch (e) {
					if (e instanceof InteractionRequiredAuthError_InteractionRequiredAuthError) {
						if (e.subError === badToken) {
							this.logger.verbose("acquireTokenWithRefreshToken: bad refresh token, removing from cache", request.correlationId);
							const badRefreshTokenKey = this.cacheManager.generateCredentialKey(refreshToken);
							this.cacheManager.removeRefreshToken(badRefreshTokenKey, request.correlationId);
						}
					}
					throw e;
				}
			}
			async executeTokenRequest(request, authority) {
				const queryParametersString = createTokenQueryParameters(request, this.config.authOptions.clientId, this.config.authOptions.redirectUri, this.performanceClient);
				const endpoint = UrlString.appendQueryString(authority.tokenEndpoint, queryParametersString);
				const requestBody = await invokeAsync(this.createTokenRequestBody.bind(this), RefreshTokenClientCreateTokenRequestBody, this.logger, this.performanceClient, request.correlationId)(request);
				const headers = createTokenRequestHeaders(this.logger, this.config.systemOptions.preventCorsPreflight, request.ccsCredential);
				await addDpopTokenProofHeader(headers, request, endpoint, this.cryptoUtils, this.config.tokenBindingKeyManager);
				const thumbprint = getRequestThumbprint(this.config.authOptions.clientId, request);
				return invokeAsync(executePostToTokenEndpoint, RefreshTokenClientExecutePostToTokenEndpoint, this.logger, this.performanceClient, request.correlationId)(endpoint, requestBody, headers, thumbprint, request.correlationId, this.cacheManager, this.networkClient, this.logger, this.performanceClient, this.serverTelemetryManager);
			}
			async createTokenRequestBody(request) {
				const parameters = new Map();
				addClientId(parameters, request.embeddedClientId || request.extraParameters?.[CLIENT_ID] || this.config.authOptions.clientId);
				if (request.redirectUri) {
					addRedirectUri(parameters, request.redirectUri);
				}
				addScopes(parameters, request.scopes, request.correlationId, true, this.config.authOptions.authority.options.OIDCOptions?.defaultScopes);
				addResource(parameters, request.resource);
				addGrantType(parameters, GrantType.REFRESH_TOKEN_GRANT);
				addClientInfo(parameters);
				addLibraryInfo(parameters, this.config.libraryInfo);
				addApplicationTelemetry(parameters, this.config.telemetry.application);
				addThrottling(parameters);
				if (this.serverTelemetryManager && !isOidcProtocolMode(this.config)) {
					addServerTelemetry(parameters, this.serverTelemetryManager);
				}
				addRefreshToken(parameters, request.refreshToken);
				if (request.attributeTokens) {
					addAttributeTokens(parameters, request.attributeTokens);
				}
				this.performanceClient?.addFields({ hasAttributeTokens: !!request.attributeTokens?.length }, request.correlationId);
				if (this.config.clientCredentials.clientSecret) {
					addClientSecret(parameters, this.config.clientCredentials.clientSecret);
				}
				if (this.config.clientCredentials.clientAssertion) {
					const clientAssertion = this.config.clientCredentials.clientAssertion;
					addClientAssertion(parameters, await getClientAssertion(clientAssertion.assertion, this.config.authOptions.clientId, request.resourceRequestUri));
					addClientAssertionType(parameters, clientAssertion.assertionType);
				}
				if (request.authenticationScheme === AuthenticationScheme.POP) {
					const popTokenGenerator = new PopTokenGenerator(this.cryptoUtils, this.config.tokenBindingKeyManager, this.performanceClient);
					let reqCnfData;
					if (!request.popKid) {
						const generatedReqCnfData = await invokeAsync(popTokenGenerator.generateCnf.bind(popTokenGenerator), PopTokenGenerateCnf, this.logger, this.performanceClient, request.correlationId)(request, this.logger);
						reqCnfData = generatedReqCnfData.reqCnfString;
					} else {
						reqCnfData = this.cryptoUtils.encodeKid(request.popKid);
					}
					addPopToken(parameters, reqCnfData);
				} else if (request.authenticationScheme === AuthenticationScheme.SSH) {
					if (request.sshJwk) {
						addSshJwk(parameters, request.sshJwk);
					} else {
						throw ClientConfigurationError_createClientConfigurationError(missingSshJwk, request.correlationId);
					}
				}
				if (this.config.systemOptions.preventCorsPreflight && request.ccsCredential) {
					switch (request.ccsCredential.type) {
						case CcsCredentialType.HOME_ACCOUNT_ID:
							try {
								const clientInfo = buildClientInfoFromHomeAccountId(request.ccsCredential.credential);
								addCcsOid(parameters, clientInfo);
							} catch (e) {
								this.logger.verbose(`Could not parse home account ID for CCS Header: '${e}'`, request.correlationId);
							}
							break;
						case CcsCredentialType.UPN:
							addCcsUpn(parameters, request.ccsCredential.credential);
							break;
					}
				}
				if (request.embeddedClientId) {
					addBrokerParameters(parameters, this.config.authOptions.clientId, this.config.authOptions.redirectUri);
				}
				if (request.extraParameters) {
					addExtraParameters(parameters, { ...request.extraParameters });
				}
				instrumentBrokerParams(parameters, request.correlationId, this.performanceClient);
				addClaims(parameters, request.correlationId, request.claims, this.config.authOptions.clientCapabilities, request.skipBrokerClaims);
				return mapToQueryString(parameters);
			}
		}
		;
		class SilentFlowClient {
			constructor(configuration, performanceClient) {
				this.config = buildClientConfiguration(configuration);
				this.logger = new Logger_Logger(this.config.loggerOptions, packageMetadata_name, packageMetadata_version);
				this.cryptoUtils = this.config.cryptoInterface;
				this.cacheManager = this.config.storageInterface;
				this.networkClient = this.config.networkInterface;
				this.serverTelemetryManager = this.config.serverTelemetryManager;
				this.authority = this.config.authOptions.authority;
				this.performanceClient = performanceClient;
			}
			async acquireCachedToken(request) {
				let lastCacheOutcome = CacheOutcome.NOT_APPLICABLE;
				if (request.forceRefresh || !StringUtils.isEmptyObj(request.claims)) {
					this.setCacheOutcome(CacheOutcome.FORCE_REFRESH_OR_CLAIMS, request.correlationId);
					throw ClientAuthError_createClientAuthError(tokenRefreshRequired, request.correlationId);
				}
				if (!request.account) {
					throw ClientAuthError_createClientAuthError(noAccountInSilentRequest, request.correlationId);
				}
				const requestTenantId = request.account.tenantId || getTenantFromAuthorityString(request.authority, request.correlationId);
				const tokenKeys = this.cacheManager.getTokenKeys();
				const cachedAccessToken = this.cacheManager.getAccessToken(request.account, request, tokenKeys, requestTenantId);
				if (!cachedAccessToken) {
					this.setCacheOutcome(CacheOutcome.NO_CACHED_ACCESS_TOKEN, request.correlationId);
					throw ClientAuthError_createClientAuthError(tokenRefreshRequired, request.correlationId);
				} else if (wasClockTurnedBack(cachedAccessToken.cachedAt) || isTokenExpired(cachedAccessToken.expiresOn, this.config.systemOptions.tokenRenewalOffsetSeconds)) {
					this.setCacheOutcome(CacheOutcome.CACHED_ACCESS_TOKEN_EXPIRED, request.correlationId);
					throw ClientAuthError_createClientAuthError(tokenRefreshRequired, request.correlationId);
				} else if (request.resource) {
					if (cachedAccessToken.resource !== request.resource) {
						this.setCacheOutcome(CacheOutcome.NO_CACHED_ACCESS_TOKEN, request.correlationId);
						throw ClientAuthError_createClientAuthError(tokenRefreshRequired, request.correlationId);
					}
				} else if (cachedAccessToken.refreshOn && isTokenExpired(cachedAccessToken.refreshOn, 0)) {
					lastCacheOutcome = CacheOutcome.PROACTIVELY_REFRESHED;
				}
				const cachedAccessTokenType = cachedAccessToken.tokenType?.toLowerCase();
				if (cachedAccessTokenType === AuthenticationScheme.DPOP.toLowerCase()) {
					if (!cachedAccessToken.keyId) {
						this.logger.info("SilentFlowClient:acquireCachedToken - Cached DPoP access token is missing keyId; refresh required", request.correlationId);
						this.setCacheOutcome(CacheOutcome.NO_CACHED_ACCESS_TOKEN, request.correlationId);
						throw ClientAuthError_createClientAuthError(tokenRefreshRequired, request.correlationId);
					}
					try {
						await this.config.tokenBindingKeyManager.getTokenBindingPublicKeyJwk(cachedAccessToken.keyId, request.correlationId);
					} catch {
						this.logger.info("SilentFlowClient:acquireCachedToken - Local DPoP key was not found for cached access token; refresh required", request.correlationId);
						this.setCacheOutcome(CacheOutcome.NO_CACHED_ACCESS_TOKEN, request.correlationId);
						throw ClientAuthError_createClientAuthError(tokenRefreshRequired, request.correlationId);
					}
				}
				const environment = request.authority || this.authority.getPreferredCache();
				const cacheRecord = {
					account: this.cacheManager.getAccount(this.cacheManager.generateAccountKey(request.account), request.correlationId),
					accessToken: cachedAccessToken,
					idToken: this.cacheManager.getIdToken(request.account, request.correlationId, tokenKeys, requestTenantId),
					refreshToken: null,
					appMetadata: this.cacheManager.readAppMetadataFromCache(environment, request.correlationId)
				};
				this.setCacheOutcome(lastCacheOutcome, request.correlationId);
				if (this.config.serverTelemetryManager) {
					this.config.serverTelemetryManager.incrementCacheHits();
				}
				return [await invokeAsync(this.generateResultFromCacheRecord.bind(this), SilentFlowClientGenerateResultFromCacheRecord, this.logger, this.performanceClient, request.correlationId)(cacheRecord, request), lastCacheOutcome];
			}
			setCacheOutcome(cacheOutcome, correlationId) {
				this.serverTelemetryManager?.setCacheOutcome(cacheOutcome);
				this.performanceClient?.addFields({ cacheOutcome }, correlationId);
				if (cacheOutcome !== CacheOutcome.NOT_APPLICABLE) {
					this.logger.info(`Token refresh is required due to cache outcome: '${cacheOutcome}'`, correlationId);
				}
			}
			async generateResultFromCacheRecord(cacheRecord, request) {
				let idTokenClaims;
				if (cacheRecord.idToken) {
					idTokenClaims = extractTokenClaims(cacheRecord.idToken.secret, this.config.cryptoInterface.base64Decode, request.correlationId);
				}
				return ResponseHandler.generateAuthenticationResult(this.cryptoUtils, this.authority, cacheRecord, true, request, this.performanceClient, {
					idTokenClaims,
					tokenBindingKeyManager: this.config.tokenBindingKeyManager
				});
			}
		}
		;
		class HttpClient_HttpClient {
			async sendGetRequestAsync(url, options, timeout) {
				return this.sendRequest(url, Constants_HttpMethod.GET, options, timeout);
			}
			async sendPostRequestAsync(url, options) {
				return this.sendRequest(url, Constants_HttpMethod.POST, options);
			}
			async sendRequest(url, method, options, timeout) {
				const controller = new AbortController();
				let timeoutId;
				if (timeout) {
					timeoutId = setTimeout(() => {
						controller.abort();
					}, timeout);
				}
				const fetchOptions = {
					method,
					headers: getFetchHeaders(options),
					signal: controller.signal
				};
				if (method === Constants_HttpMethod.POST) {
					fetchOptions.body = options?.body || "";
				}
				let response;
				try {
					response = await fetch(url, fetchOptions);
				} catch (error) {
					if (timeoutId) {
						clearTimeout(timeoutId);
					}
					if (error instanceof Error && error.name === "AbortError") {
						throw createAuthError(networkError, "", "Request timeout");
					}
					const baseAuthError = createAuthError(networkError, "", `Network request failed: ${error instanceof Error ? error.message : "unknown"}`);
					throw createNetworkError(baseAuthError, undefined, undefined, error instanceof Error ? error : undefined);
				}
				if (timeoutId) {
					clearTimeout(timeoutId);
				}
				try {
					return {
						headers: getHeaderDict(response.headers),
						body: await response.json(),
						status: response.status
					};
				} catch (error) {
					throw createAuthError(tokenParsingError, "", `Failed to parse response: ${error instanceof Error ? error.message : "unknown"}`);
				}
			}
		}
		function getHeaderDict(headers) {
			const headerDict = {};
			headers.forEach((value, key) => {
				headerDict[key] = value;
			});
			return headerDict;
		}
		function getFetchHeaders(options) {
			const headers = new Headers();
			if (!(options && options.headers)) {
				return headers;
			}
			Object.entries(options.headers).forEach(([key, value]) => {
				headers.append(key, value);
			});
			return headers;
		}
		;
		const invalidFileExtension = "invalid_file_extension";
		const invalidFilePath = "invalid_file_path";
		const ManagedIdentityErrorCodes_invalidManagedIdentityIdType = "invalid_managed_identity_id_type";
		const invalidSecret = "invalid_secret";
		const missingId = "missing_client_id";
		const networkUnavailable = "network_unavailable";
		const platformNotSupported = "platform_not_supported";
		const unableToCreateAzureArc = "unable_to_create_azure_arc";
		const unableToCreateCloudShell = "unable_to_create_cloud_shell";
		const ManagedIdentityErrorCodes_unableToCreateSource = "unable_to_create_source";
		const unableToReadSecretFile = "unable_to_read_secret_file";
		const userAssignedNotAvailableAtRuntime = "user_assigned_not_available_at_runtime";
		const userAssignedManagedIdentityNotConfirmed = "user_assigned_managed_identity_not_confirmed";
		const wwwAuthenticateHeaderMissing = "www_authenticate_header_missing";
		const wwwAuthenticateHeaderUnsupportedFormat = "www_authenticate_header_unsupported_format";
		const MsiEnvironmentVariableUrlMalformedErrorCodes = {
			[ManagedIdentityEnvironmentVariableNames.AZURE_POD_IDENTITY_AUTHORITY_HOST]: "azure_pod_identity_authority_host_url_malformed",
			[ManagedIdentityEnvironmentVariableNames.IDENTITY_ENDPOINT]: "identity_endpoint_url_malformed",
			[ManagedIdentityEnvironmentVariableNames.IMDS_ENDPOINT]: "imds_endpoint_url_malformed",
			[ManagedIdentityEnvironmentVariableNames.MSI_ENDPOINT]: "msi_endpoint_url_malformed"
		};
		;
		const ManagedIdentityErrorMessages = {
			[invalidFileExtension]: "The file path in the WWW-Authenticate header does not contain a .key file.",
			[invalidFilePath]: "The file path in the WWW-Authenticate header is not in a valid Windows or Linux Format.",
			[ManagedIdentityErrorCodes_invalidManagedIdentityIdType]: "More than one ManagedIdentityIdType was provided.",
			[invalidSecret]: "The secret in the file on the file path in the WWW-Authenticate header is greater than 4096 bytes.",
			[platformNotSupported]: "The platform is not supported by Azure Arc. Azure Arc only supports Windows and Linux.",
			[missingId]: "A ManagedIdentityId id was not provided.",
			[MsiEnvironmentVariableUrlMalformedErrorCodes.AZURE_POD_IDENTITY_AUTHORITY_HOST]: `The Managed Identity's '${ManagedIdentityEnvironmentVariableNames.AZURE_POD_IDENTITY_AUTHORITY_HOST}' environment variable is malformed.`,
			[MsiEnvironmentVariableUrlMalformedErrorCodes.IDENTITY_ENDPOINT]: `The Managed Identity's '${ManagedIdentityEnvironmentVariableNames.IDENTITY_ENDPOINT}' environment variable is malformed.`,
			[MsiEnvironmentVariableUrlMalformedErrorCodes.IMDS_ENDPOINT]: `The Managed Identity's '${ManagedIdentityEnvironmentVariableNames.IMDS_ENDPOINT}' environment variable is malformed.`,
			[MsiEnvironmentVariableUrlMalformedErrorCodes.MSI_ENDPOINT]: `The Managed Identity's '${ManagedIdentityEnvironmentVariableNames.MSI_ENDPOINT}' environment variable is malformed.`,
			[networkUnavailable]: "Authentication unavailable. The request to the managed identity endpoint timed out.",
			[unableToCreateAzureArc]: "Azure Arc Managed Identities can only be system assigned.",
			[unableToCreateCloudShell]: "Cloud Shell Managed Identities can only be system assigned.",
			[ManagedIdentityErrorCodes_unableToCreateSource]: "Unable to create a Managed Identity source based on environment variables.",
			[unableToReadSecretFile]: "Unable to read the secret file.",
			[userAssignedNotAvailableAtRuntime]: "Service Fabric user assigned managed identity ClientId or ResourceId is not configurable at runtime.",
			[userAssignedManagedIdentityNotConfirmed]: "Azure Arc did not confirm the requested user-assigned managed identity in the token response. The agent likely does not support user-assigned managed identity and returned the system-assigned identity.",
			[wwwAuthenticateHeaderMissing]: "A 401 response was received from the Azure Arc Managed Identity, but the www-authenticate header is missing.",
			[wwwAuthenticateHeaderUnsupportedFormat]: "A 401 response was received from the Azure Arc Managed Identity, but the www-authenticate header is in an unsupported format."
		};
		class ManagedIdentityError extends AuthError {
			constructor(errorCode, correlationId) {
				super(errorCode, correlationId, ManagedIdentityErrorMessages[errorCode]);
				this.name = "ManagedIdentityError";
				Object.setPrototypeOf(this, ManagedIdentityError.prototype);
			}
		}
		function ManagedIdentityError_createManagedIdentityError(errorCode, correlationId) {
			return new ManagedIdentityError(errorCode, correlationId);
		}
		;
		class ManagedIdentityId_ManagedIdentityId {
			get id() {
				return this._id;
			}
			set id(value) {
				this._id = value;
			}
			get idType() {
				return this._idType;
			}
			set idType(value) {
				this._idType = value;
			}
			constructor(managedIdentityIdParams) {
				const userAssignedClientId = managedIdentityIdParams?.userAssignedClientId;
				const userAssignedResourceId = managedIdentityIdParams?.userAssignedResourceId;
				const userAssignedObjectId = managedIdentityIdParams?.userAssignedObjectId;
				if (userAssignedClientId) {
					if (userAssignedResourceId || userAssignedObjectId) {
						throw createManagedIdentityError(invalidManagedIdentityIdType, "");
					}
					this.id = userAssignedClientId;
					this.idType = ManagedIdentityIdType.USER_ASSIGNED_CLIENT_ID;
				} else if (userAssignedResourceId) {
					if (userAssignedClientId || userAssignedObjectId) {
						throw createManagedIdentityError(invalidManagedIdentityIdType, "");
					}
					this.id = userAssignedResourceId;
					this.idType = ManagedIdentityIdType.USER_ASSIGNED_RESOURCE_ID;
				} else if (userAssignedObjectId) {
					if (userAssignedClientId || userAssignedResourceId) {
						throw createManagedIdentityError(invalidManagedIdentityIdType, "");
					}
					this.id = userAssignedObjectId;
					this.idType = ManagedIdentityIdType.USER_ASSIGNED_OBJECT_ID;
				} else {
					this.id = DEFAULT_MANAGED_IDENTITY_ID;
					this.idType = ManagedIdentityIdType.SYSTEM_ASSIGNED;
				}
			}
		}
		;
		const NodeAuthErrorMessage = {
			invalidLoopbackAddressType: {
				code: "invalid_loopback_server_address_type",
				desc: "Loopback server address is not type string. This is unexpected."
			},
			unableToLoadRedirectUri: {
				code: "unable_to_load_redirectUrl",
				desc: "Loopback server callback was invoked without a url. This is unexpected."
			},
			noAuthCodeInResponse: {
				code: "no_auth_code_in_response",
				desc: "No auth code found in the server response. Please check your network trace to determine what happened."
			},
			noLoopbackServerExists: {
				code: "no_loopback_server_exists",
				desc: "No loopback server exists yet."
			},
			loopbackServerAlreadyExists: {
				code: "loopback_server_already_exists",
				desc: "Loopback server already exists. Cannot create another."
			},
			loopbackServerTimeout: {
				code: "loopback_server_timeout",
				desc: "Timed out waiting for auth code listener to be registered."
			},
			loopbackServerQueryResponseNotSupported: {
				code: "loopback_server_query_response_not_supported",
				desc: "The loopback server received an OAuth response in the URL. Interactive authentication requires form_post."
			},
			stateNotFoundError: {
				code: "state_not_found",
				desc: "State not found. Please verify that the request originated from msal."
			},
			thumbprintMissing: {
				code: "thumbprint_missing_from_client_certificate",
				desc: "Client certificate does not contain a SHA-1 or SHA-256 thumbprint."
			},
			redirectUriNotSupported: {
				code: "redirect_uri_not_supported",
				desc: "RedirectUri is not supported in this scenario. Please remove redirectUri from the request."
			},
			unsupportedCcaInstanceAware: {
				code: "unsupported_cca_instance_aware",
				desc: "Instance-aware configuration is not supported by ConfidentialClientApplication."
			}
		};
		class NodeAuthError extends AuthError {
			constructor(errorCode, correlationId, errorMessage) {
				super(errorCode, correlationId, errorMessage);
				this.name = "NodeAuthError";
			}
			static createInvalidLoopbackAddressTypeError() {
				return new NodeAuthError(NodeAuthErrorMessage.invalidLoopbackAddressType.code, "", `${NodeAuthErrorMessage.invalidLoopbackAddressType.desc}`);
			}
			static createUnableToLoadRedirectUrlError() {
				return new NodeAuthError(NodeAuthErrorMessage.unableToLoadRedirectUri.code, "", `${NodeAuthErrorMessage.unableToLoadRedirectUri.desc}`);
			}
			static createNoAuthCodeInResponseError(correlationId = "") {
				return new NodeAuthError(NodeAuthErrorMessage.noAuthCodeInResponse.code, correlationId, `${NodeAuthErrorMessage.noAuthCodeInResponse.desc}`);
			}
			static createNoLoopbackServerExistsError() {
				return new NodeAuthError(NodeAuthErrorMessage.noLoopbackServerExists.code, "", `${NodeAuthErrorMessage.noLoopbackServerExists.desc}`);
			}
			static createLoopbackServerAlreadyExistsError() {
				return new NodeAuthError(NodeAuthErrorMessage.loopbackServerAlreadyExists.code, "", `${NodeAuthErrorMessage.loopbackServerAlreadyExists.desc}`);
			}
			static createLoopbackServerTimeoutError(correlationId = "") {
				return new NodeAuthError(NodeAuthErrorMessage.loopbackServerTimeout.code, correlationId, `${NodeAuthErrorMessage.loopbackServerTimeout.desc}`);
			}
			static createLoopbackServerQueryResponseNotSupportedError() {
				return new NodeAuthError(NodeAuthErrorMessage.loopbackServerQueryResponseNotSupported.code, "", NodeAuthErrorMessage.loopbackServerQueryResponseNotSupported.desc);
			}
			static createStateNotFoundError(correlationId = "") {
				return new NodeAuthError(NodeAuthErrorMessage.stateNotFoundError.code, correlationId, NodeAuthErrorMessage.stateNotFoundError.desc);
			}
			static createThumbprintMissingError() {
				return new NodeAuthError(NodeAuthErrorMessage.thumbprintMissing.code, "", NodeAuthErrorMessage.thumbprintMissing.desc);
			}
			static createRedirectUriNotSupportedError(correlationId = "") {
				return new NodeAuthError(NodeAuthErrorMessage.redirectUriNotSupported.code, correlationId, NodeAuthErrorMessage.redirectUriNotSupported.desc);
			}
			static createUnsupportedCcaInstanceAwareError(correlationId = "") {
				return new NodeAuthError(NodeAuthErrorMessage.unsupportedCcaInstanceAware.code, correlationId, NodeAuthErrorMessage.unsupportedCcaInstanceAware.desc);
			}
		}
		;
		const DEFAULT_AUTH_OPTIONS = {
			clientId: "",
			authority: DEFAULT_AUTHORITY,
			clientSecret: "",
			clientAssertion: "",
			clientCertificate: {
				thumbprint: "",
				thumbprintSha256: "",
				privateKey: "",
				x5c: ""
			},
			knownAuthorities: [],
			cloudDiscoveryMetadata: "",
			authorityMetadata: "",
			clientCapabilities: [],
			azureCloudOptions: {
				azureCloudInstance: AzureCloudInstance.None,
				tenant: ""
			},
			isMcp: false
		};
		const DEFAULT_LOGGER_OPTIONS = {
			loggerCallback: () => {},
			piiLoggingEnabled: false,
			logLevel: LogLevel.Info
		};
		const Configuration_DEFAULT_SYSTEM_OPTIONS = {
			loggerOptions: DEFAULT_LOGGER_OPTIONS,
			networkClient: new HttpClient_HttpClient(),
			disableInternalRetries: false,
			protocolMode: ProtocolMode_ProtocolMode.AAD
		};
		const Configuration_DEFAULT_TELEMETRY_OPTIONS = { application: {
			appName: "",
			appVersion: ""
		} };
		function buildAppConfiguration({ auth, broker, cache, system, telemetry }) {
			const systemOptions = {
				...Configuration_DEFAULT_SYSTEM_OPTIONS,
				networkClient: new HttpClient_HttpClient(),
				loggerOptions: system?.loggerOptions || DEFAULT_LOGGER_OPTIONS,
				disableInternalRetries: system?.disableInternalRetries || false
			};
			if (!!auth.clientCertificate && !!!auth.clientCertificate.thumbprint && !!!auth.clientCertificate.thumbprintSha256) {
				throw NodeAuthError.createStateNotFoundError();
			}
			return {
				auth: {
					...DEFAULT_AUTH_OPTIONS,
					...auth
				},
				broker: { ...broker },
				cache: { ...cache },
				system: {
					...systemOptions,
					...system
				},
				telemetry: {
					...Configuration_DEFAULT_TELEMETRY_OPTIONS,
					...telemetry
				}
			};
		}
		function Configuration_buildManagedIdentityConfiguration({ clientCapabilities, managedIdentityIdParams, system }) {
			const managedIdentityId = new ManagedIdentityId(managedIdentityIdParams);
			const loggerOptions = system?.loggerOptions || DEFAULT_LOGGER_OPTIONS;
			let networkClient;
			if (system?.networkClient) {
				networkClient = system.networkClient;
			} else {
				networkClient = new HttpClient();
			}
			return {
				clientCapabilities: clientCapabilities || [],
				managedIdentityId,
				system: {
					loggerOptions,
					networkClient
				},
				disableInternalRetries: system?.disableInternalRetries || false
			};
		}
		var external_node_crypto_ = __webpack_require__(77598);
		;
		class GuidGenerator {
			generateGuid() {
				return (0, external_node_crypto_.randomUUID)();
			}
			isGuid(guid) {
				const regexGuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
				return regexGuid.test(guid);
			}
		}
		;
		class EncodingUtils {
			static base64Encode(str, encoding) {
				return Buffer.from(str, encoding).toString(EncodingTypes.BASE64);
			}
			static base64EncodeUrl(str, encoding) {
				return EncodingUtils.base64Encode(str, encoding).replace(/=/g, "").replace(/\+/g, "-").replace(/\//g, "_");
			}
			static base64Decode(base64Str) {
				return Buffer.from(base64Str, EncodingTypes.BASE64).toString("utf8");
			}
			static base64DecodeUrl(base64Str) {
				let str = base64Str.replace(/-/g, "+").replace(/_/g, "/");
				while (str.length % 4) {
					str += "=";
				}
				return EncodingUtils.base64Decode(str);
			}
		}
		var external_crypto_ = __webpack_require__(76982);
		;
		class HashUtils_HashUtils {
			sha256(buffer) {
				return external_crypto_.createHash(Hash.SHA256).update(buffer).digest();
			}
		}
		;
		class PkceGenerator {
			constructor() {
				this.hashUtils = new HashUtils_HashUtils();
			}
			async generatePkceCodes() {
				const verifier = this.generateCodeVerifier();
				const challenge = this.generateCodeChallengeFromVerifier(verifier);
				return {
					verifier,
					challenge
				};
			}
			generateCodeVerifier() {
				const charArr = [];
				const maxNumber = 256 - 256 % CharSet.CV_CHARSET.length;
				while (charArr.length <= RANDOM_OCTET_SIZE) {
					const byte = external_crypto_.randomBytes(1)[0];
					if (byte >= maxNumber) {
						continue;
					}
					const index = byte % CharSet.CV_CHARSET.length;
					charArr.push(CharSet.CV_CHARSET[index]);
				}
				const verifier = charArr.join("");
				return EncodingUtils.base64EncodeUrl(verifier);
			}
			generateCodeChallengeFromVerifier(codeVerifier) {
				return EncodingUtils.base64EncodeUrl(this.hashUtils.sha256(codeVerifier).toString(EncodingTypes.BASE64), EncodingTypes.BASE64);
			}
		}
		;
		class CryptoProvider_CryptoProvider {
			constructor() {
				this.pkceGenerator = new PkceGenerator();
				this.guidGenerator = new GuidGenerator();
				this.hashUtils = new HashUtils_HashUtils();
			}
			base64UrlEncode() {
				throw new Error("Method not implemented.");
			}
			encodeKid() {
				throw new Error("Method not implemented.");
			}
			createNewGuid() {
				return this.guidGenerator.generateGuid();
			}
			base64Encode(input) {
				return EncodingUtils.base64Encode(input);
			}
			base64Decode(input) {
				return EncodingUtils.base64Decode(input);
			}
			generatePkceCodes() {
				return this.pkceGenerator.generatePkceCodes();
			}
			removeTokenBindingKey(kid, correlationId) {
				throw new Error("Method not implemented.");
			}
			clearKeystore(correlationId) {
				throw new Error("Method not implemented.");
			}
			signTokenBindingJwt(header, payload, kid, correlationId) {
				throw ClientAuthError_createClientAuthError(methodNotImplemented, correlationId);
			}
			async hashString(plainText) {
				return EncodingUtils.base64EncodeUrl(this.hashUtils.sha256(plainText).toString(EncodingTypes.BASE64), EncodingTypes.BASE64);
			}
		}
		;
		class Deserializer {
			static deserializeJSONBlob(jsonFile) {
				const deserializedCache = !jsonFile ? {} : JSON.parse(jsonFile);
				return deserializedCache;
			}
			static deserializeAccounts(accounts) {
				const accountObjects = {};
				if (accounts) {
					Object.keys(accounts).map(function(key) {
						const serializedAcc = accounts[key];
						const mappedAcc = {
							homeAccountId: serializedAcc.home_account_id,
							environment: serializedAcc.environment,
							realm: serializedAcc.realm,
							localAccountId: serializedAcc.local_account_id,
							username: serializedAcc.username,
							authorityType: serializedAcc.authority_type,
							name: serializedAcc.name,
							clientInfo: serializedAcc.client_info,
							lastModificationTime: serializedAcc.last_modification_time,
							lastModificationApp: serializedAcc.last_modification_app,
							tenantProfiles: serializedAcc.tenantProfiles?.map((serializedTenantProfile) => {
								return JSON.parse(serializedTenantProfile);
							}),
							lastUpdatedAt: Date.now().toString()
						};
						const account = {};
						CacheManager.toObject(account, mappedAcc);
						accountObjects[key] = account;
					});
				}
				return accountObjects;
			}
			static deserializeIdTokens(idTokens) {
				const idObjects = {};
				if (idTokens) {
					Object.keys(idTokens).map(function(key) {
						const serializedIdT = idTokens[key];
						const idToken = {
							homeAccountId: serializedIdT.home_account_id,
							environment: serializedIdT.environment,
							credentialType: serializedIdT.credential_type,
							clientId: serializedIdT.client_id,
							secret: serializedIdT.secret,
							realm: serializedIdT.realm,
							lastUpdatedAt: Date.now().toString()
						};
						idObjects[key] = idToken;
					});
				}
				return idObjects;
			}
			static deserializeAccessTokens(accessTokens) {
				const atObjects = {};
				if (accessTokens) {
					Object.keys(accessTokens).map(function(key) {
						const serializedAT = accessTokens[key];
						const accessToken = {
							homeAccountId: serializedAT.home_account_id,
							environment: serializedAT.environment,
							credentialType: serializedAT.credential_type,
							clientId: serializedAT.client_id,
							secret: serializedAT.secret,
							realm: serializedAT.realm,
							target: serializedAT.target,
							cachedAt: serializedAT.cached_at,
							expiresOn: serializedAT.expires_on,
							extendedExpiresOn: serializedAT.extended_expires_on,
							refreshOn: serializedAT.refresh_on,
							keyId: serializedAT.key_id,
							tokenType: serializedAT.token_type,
							userAssertionHash: serializedAT.userAssertionHash,
							resource: serializedAT.resource,
							additionalCacheKeyComponents: serializedAT.additionalCacheKeyComponents,
							lastUpdatedAt: Date.now().toString()
						};
						atObjects[key] = accessToken;
					});
				}
				return atObjects;
			}
			static deserializeRefreshTokens(refreshTokens) {
				const rtObjects = {};
				if (refreshTokens) {
					Object.keys(refreshTokens).map(function(key) {
						const serializedRT = refreshTokens[key];
						const refreshToken = {
							homeAccountId: serializedRT.home_account_id,
							environment: serializedRT.environment,
							credentialType: serializedRT.credential_type,
							clientId: serializedRT.client_id,
							secret: serializedRT.secret,
							familyId: serializedRT.family_id,
							target: serializedRT.target,
							realm: serializedRT.realm,
							lastUpdatedAt: Date.now().toString()
						};
						rtObjects[key] = refreshToken;
					});
				}
				return rtObjects;
			}
			static deserializeAppMetadata(appMetadata) {
				const appMetadataObjects = {};
				if (appMetadata) {
					Object.keys(appMetadata).map(function(key) {
						const serializedAmdt = appMetadata[key];
						appMetadataObjects[key] = {
							clientId: serializedAmdt.client_id,
							environment: serializedAmdt.environment,
							familyId: serializedAmdt.family_id
						};
					});
				}
				return appMetadataObjects;
			}
			static deserializeAllCache(jsonCache) {
				return {
					accounts: jsonCache.Account ? this.deserializeAccounts(jsonCache.Account) : {},
					idTokens: jsonCache.IdToken ? this.deserializeIdTokens(jsonCache.IdToken) : {},
					accessTokens: jsonCache.AccessToken ? this.deserializeAccessTokens(jsonCache.AccessToken) : {},
					refreshTokens: jsonCache.RefreshToken ? this.deserializeRefreshTokens(jsonCache.RefreshToken) : {},
					appMetadata: jsonCache.AppMetadata ? this.deserializeAppMetadata(jsonCache.AppMetadata) : {}
				};
			}
		}
		;
		class Serializer {
			static serializeJSONBlob(data) {
				return JSON.stringify(data);
			}
			static serializeAccounts(accCache) {
				const accounts = {};
				Object.keys(accCache).map(function(key) {
					const accountEntity = accCache[key];
					accounts[key] = {
						home_account_id: accountEntity.homeAccountId,
						environment: accountEntity.environment,
						realm: accountEntity.realm,
						local_account_id: accountEntity.localAccountId,
						username: accountEntity.username,
						authority_type: accountEntity.authorityType,
						name: accountEntity.name,
						client_info: accountEntity.clientInfo,
						last_modification_time: accountEntity.lastModificationTime,
						last_modification_app: accountEntity.lastModificationApp,
						tenantProfiles: accountEntity.tenantProfiles?.map((tenantProfile) => {
							return JSON.stringify(tenantProfile);
						})
					};
				});
				return accounts;
			}
			static serializeIdTokens(idTCache) {
				const idTokens = {};
				Object.keys(idTCache).map(function(key) {
					const idTEntity = idTCache[key];
					idTokens[key] = {
						home_account_id: idTEntity.homeAccountId,
						environment: idTEntity.environment,
						credential_type: idTEntity.credentialType,
						client_id: idTEntity.clientId,
						secret: idTEntity.secret,
						realm: idTEntity.realm
					};
				});
				return idTokens;
			}
			static serializeAccessTokens(atCache) {
				const accessTokens = {};
				Object.keys(atCache).map(function(key) {
					const atEntity = atCache[key];
					accessTokens[key] = {
						home_account_id: atEntity.homeAccountId,
						environment: atEntity.environment,
						credential_type: atEntity.credentialType,
						client_id: atEntity.clientId,
						secret: atEntity.secret,
						realm: atEntity.realm,
						target: atEntity.target,
						cached_at: atEntity.cachedAt,
						expires_on: atEntity.expiresOn,
						extended_expires_on: atEntity.extendedExpiresOn,
						refresh_on: atEntity.refreshOn,
						key_id: atEntity.keyId,
						token_type: atEntity.tokenType,
						userAssertionHash: atEntity.userAssertionHash,
						resource: atEntity.resource,
						additionalCacheKeyComponents: atEntity.additionalCacheKeyComponents
					};
				});
				return accessTokens;
			}
			static serializeRefreshTokens(rtCache) {
				const refreshTokens = {};
				Object.keys(rtCache).map(function(key) {
					const rtEntity = rtCache[key];
					refreshTokens[key] = {
						home_account_id: rtEntity.homeAccountId,
						environment: rtEntity.environment,
						credential_type: rtEntity.credentialType,
						client_id: rtEntity.clientId,
						secret: rtEntity.secret,
						family_id: rtEntity.familyId,
						target: rtEntity.target,
						realm: rtEntity.realm
					};
				});
				return refreshTokens;
			}
			static serializeAppMetadata(amdtCache) {
				const appMetadata = {};
				Object.keys(amdtCache).map(function(key) {
					const amdtEntity = amdtCache[key];
					appMetadata[key] = {
						client_id: amdtEntity.clientId,
						environment: amdtEntity.environment,
						family_id: amdtEntity.familyId
					};
				});
				return appMetadata;
			}
			static serializeAllCache(inMemCache) {
				return {
					Account: this.serializeAccounts(inMemCache.accounts),
					IdToken: this.serializeIdTokens(inMemCache.idTokens),
					AccessToken: this.serializeAccessTokens(inMemCache.accessTokens),
					RefreshToken: this.serializeRefreshTokens(inMemCache.refreshTokens),
					AppMetadata: this.serializeAppMetadata(inMemCache.appMetadata)
				};
			}
		}
		;
		function computeAdditionalCacheKeyHash(components) {
			const sortedKeys = Object.keys(components).sort();
			let input = "";
			for (const key of sortedKeys) {
				const value = components[key];
				input += `${Buffer.byteLength(key, "utf8")}:${key}` + `${Buffer.byteLength(value, "utf8")}:${value}`;
			}
			return (0, external_crypto_.createHash)("sha256").update(input, "utf8").digest("base64url");
		}
		function generateCredentialKey(credential, hash) {
			const familyId = credential.credentialType === CredentialType.REFRESH_TOKEN && credential.familyId || credential.clientId;
			const scheme = credential.tokenType && credential.tokenType.toLowerCase() !== AuthenticationScheme.BEARER.toLowerCase() ? credential.tokenType.toLowerCase() : "";
			const credentialKey = [
				credential.homeAccountId,
				credential.environment,
				credential.credentialType,
				familyId,
				credential.realm || "",
				credential.target || "",
				scheme
			];
			if (credential.additionalCacheKeyComponents && Object.keys(credential.additionalCacheKeyComponents).length > 0) {
				credentialKey.push(hash ?? computeAdditionalCacheKeyHash(credential.additionalCacheKeyComponents));
			}
			return credentialKey.join(CACHE.KEY_SEPARATOR).toLowerCase();
		}
		function generateAccountKey(account) {
			const homeTenantId = account.homeAccountId.split(".")[1];
			const accountKey = [
				account.homeAccountId,
				account.environment,
				homeTenantId || account.tenantId || ""
			];
			return accountKey.join(CACHE.KEY_SEPARATOR).toLowerCase();
		}
		;
		class NodeStorage_NodeStorage extends CacheManager {
			constructor(logger, clientId, cryptoImpl, staticAuthorityOptions) {
				super(clientId, cryptoImpl, logger, new StubPerformanceClient_StubPerformanceClient(), staticAuthorityOptions, DEFAULT_TOKEN_BINDING_KEY_MANAGER);
				this.cache = {};
				this.changeEmitters = [];
				this.logger = logger;
			}
			registerChangeEmitter(func) {
				this.changeEmitters.push(func);
			}
			emitChange() {
				this.changeEmitters.forEach((func) => func.call(null));
			}
			cacheToInMemoryCache(cache) {
				const inMemoryCache = {
					accounts: {},
					idTokens: {},
					accessTokens: {},
					refreshTokens: {},
					appMetadata: {}
				};
				for (const key in cache) {
					const value = cache[key];
					if (typeof value !== "object") {
						continue;
					}
					if (isAccountEntity(value)) {
						inMemoryCache.accounts[key] = value;
					} else if (isIdTokenEntity(value)) {
						inMemoryCache.idTokens[key] = value;
					} else if (isAccessTokenEntity(value)) {
						inMemoryCache.accessTokens[key] = value;
					} else if (isRefreshTokenEntity(value)) {
						inMemoryCache.refreshTokens[key] = value;
					} else if (isAppMetadataEntity(key, value)) {
						inMemoryCache.appMetadata[key] = value;
					} else {
						continue;
					}
				}
				return inMemoryCache;
			}
			inMemoryCacheToCache(inMemoryCache) {
				let cache = this.getCache();
				cache = {
					...cache,
					...inMemoryCache.accounts,
					...inMemoryCache.idTokens,
					...inMemoryCache.accessTokens,
					...inMemoryCache.refreshTokens,
					...inMemoryCache.appMetadata
				};
				return cache;
			}
			getInMemoryCache() {
				this.logger.trace("Getting in-memory cache", "");
				const inMemoryCache = this.cacheToInMemoryCache(this.getCache());
				return inMemoryCache;
			}
			setInMemoryCache(inMemoryCache) {
				this.logger.trace("Setting in-memory cache", "");
				const cache = this.inMemoryCacheToCache(inMemoryCache);
				this.setCache(cache);
				this.emitChange();
			}
			getCache() {
				this.logger.trace("Getting cache key-value store", "");
				return this.cache;
			}
			setCache(cache) {
				this.logger.trace("Setting cache key value store", "");
				this.cache = cache;
				this.emitChange();
			}
			getItem(key) {
				this.logger.tracePii(`Item key: ${key}`, "");
				const cache = this.getCache();
				return cache[key];
			}
			setItem(key, value) {
				this.logger.tracePii(`Item key: ${key}`, "");
				const cache = this.getCache();
				cache[key] = value;
				this.setCache(cache);
			}
			generateCredentialKey(credential, additionalCacheKeyHash) {
				return generateCredentialKey(credential, additionalCacheKeyHash);
			}
			generateAccountKey(account) {
				return generateAccountKey(account);
			}
			getAccountKeys() {
				const inMemoryCache = this.getInMemoryCache();
				const accountKeys = Object.keys(inMemoryCache.accounts);
				return accountKeys;
			}
			getTokenKeys() {
				const inMemoryCache = this.getInMemoryCache();
				const tokenKeys = {
					idToken: Object.keys(inMemoryCache.idTokens),
					accessToken: Object.keys(inMemoryCache.accessTokens),
					refreshToken: Object.keys(inMemoryCache.refreshTokens)
				};
				return tokenKeys;
			}
			getAccount(accountKey) {
				const cachedAccount = this.getItem(accountKey);
				return cachedAccount && typeof cachedAccount === "object" ? { ...cachedAccount } : null;
			}
			async setAccount(account) {
				const accountKey = this.generateAccountKey(getAccountInfo(account));
				this.setItem(accountKey, account);
			}
			getIdTokenCredential(idTokenKey) {
				const idToken = this.getItem(idTokenKey);
				if (isIdTokenEntity(idToken)) {
					return idToken;
				}
				return null;
			}
			async setIdTokenCredential(idToken) {
				const idTokenKey = this.generateCredentialKey(idToken);
				this.setItem(idTokenKey, idToken);
			}
			getAccessTokenCredential(accessTokenKey) {
				const accessToken = this.getItem(accessTokenKey);
				if (isAccessTokenEntity(accessToken)) {
					return accessToken;
				}
				return null;
			}
			async setAccessTokenCredential(accessToken, _correlationId, _kmsi, additionalCacheKeyHash) {
				const accessTokenKey = this.generateCredentialKey(accessToken, additionalCacheKeyHash);
				this.setItem(accessTokenKey, accessToken);
			}
			getRefreshTokenCredential(refreshTokenKey) {
				const refreshToken = this.getItem(refreshTokenKey);
				if (isRefreshTokenEntity(refreshToken)) {
					return refreshToken;
				}
				return null;
			}
			async setRefreshTokenCredential(refreshToken) {
				const refreshTokenKey = this.generateCredentialKey(refreshToken);
				this.setItem(refreshTokenKey, refreshToken);
			}
			getAppMetadata(appMetadataKey) {
				const appMetadata = this.getItem(appMetadataKey);
				if (isAppMetadataEntity(appMetadataKey, appMetadata)) {
					return appMetadata;
				}
				return null;
			}
			setAppMetadata(appMetadata) {
				const appMetadataKey = generateAppMetadataKey(appMetadata);
				this.setItem(appMetadataKey, appMetadata);
			}
			getServerTelemetry(serverTelemetrykey) {
				const serverTelemetryEntity = this.getItem(serverTelemetrykey);
				if (serverTelemetryEntity && isServerTelemetryEntity(serverTelemetrykey, serverTelemetryEntity)) {
					return serverTelemetryEntity;
				}
				return null;
			}
			setServerTelemetry(serverTelemetryKey, serverTelemetry) {
				this.setItem(serverTelemetryKey, serverTelemetry);
			}
			getAuthorityMetadata(key) {
				const authorityMetadataEntity = this.getItem(key);
				if (authorityMetadataEntity && isAuthorityMetadataEntity(key, authorityMetadataEntity)) {
					return authorityMetadataEntity;
				}
				return null;
			}
			getAuthorityMetadataKeys() {
				return this.getKeys().filter((key) => {
					return this.isAuthorityMetadata(key);
				});
			}
			setAuthorityMetadata(key, metadata) {
				this.setItem(key, metadata);
			}
			getThrottlingCache(throttlingCacheKey) {
				const throttlingCache = this.getItem(throttlingCacheKey);
				if (throttlingCache && isThrottlingEntity(throttlingCacheKey, throttlingCache)) {
					return throttlingCache;
				}
				return null;
			}
			setThrottlingCache(throttlingCacheKey, throttlingCache) {
				this.setItem(throttlingCacheKey, throttlingCache);
			}
			removeItem(key) {
				this.logger.tracePii(`Item key: ${key}`, "");
				let result = false;
				const cache = this.getCache();
				if (!!cache[key]) {
					delete cache[key];
					result = true;
				}
				if (result) {
					this.setCache(cache);
					this.emitChange();
				}
				return result;
			}
			removeOutdatedAccount(accountKey) {
				this.removeItem(accountKey);
			}
			containsKey(key) {
				return this.getKeys().includes(key);
			}
			getKeys() {
				this.logger.trace("Retrieving all cache keys", "");
				const cache = this.getCache();
				return [...Object.keys(cache)];
			}
			clear() {
				this.logger.trace("Clearing cache entries created by MSAL", "");
				const cacheKeys = this.getKeys();
				cacheKeys.forEach((key) => {
					if (this.isAuthorityMetadata(key)) {
						return;
					}
					this.removeItem(key);
				});
				this.emitChange();
			}
			static generateInMemoryCache(cache) {
				return Deserializer.deserializeAllCache(Deserializer.deserializeJSONBlob(cache));
			}
			static generateJsonCache(inMemoryCache) {
				return Serializer.serializeAllCache(inMemoryCache);
			}
			updateCredentialCacheKey(currentCacheKey, credential) {
				const updatedCacheKey = this.generateCredentialKey(credential);
				if (currentCacheKey !== updatedCacheKey) {
					const cacheItem = this.getItem(currentCacheKey);
					if (cacheItem) {
						this.removeItem(currentCacheKey);
						this.setItem(updatedCacheKey, cacheItem);
						this.logger.verbose(`Updated an outdated ${credential.credentialType} cache key`, "");
						return updatedCacheKey;
					} else {
						this.logger.error(`Attempted to update an outdated ${credential.credentialType} cache key but no item matching the outdated key was found in storage`, "");
					}
				}
				return currentCacheKey;
			}
		}
		;
		const defaultSerializedCache = {
			Account: {},
			IdToken: {},
			AccessToken: {},
			RefreshToken: {},
			AppMetadata: {}
		};
		class TokenCache {
			constructor(storage, logger, cachePlugin) {
				this.cacheHasChanged = false;
				this.storage = storage;
				this.storage.registerChangeEmitter(this.handleChangeEvent.bind(this));
				if (cachePlugin) {
					this.persistence = cachePlugin;
				}
				this.logger = logger;
			}
			hasChanged() {
				return this.cacheHasChanged;
			}
			serialize() {
				this.logger.trace("Serializing in-memory cache", "");
				let finalState = Serializer.serializeAllCache(this.storage.getInMemoryCache());
				if (this.cacheSnapshot) {
					this.logger.trace("Reading cache snapshot from disk", "");
					finalState = this.mergeState(JSON.parse(this.cacheSnapshot), finalState);
				} else {
					this.logger.trace("No cache snapshot to merge", "");
				}
				this.cacheHasChanged = false;
				return JSON.stringify(finalState);
			}
			deserialize(cache) {
				this.logger.trace("Deserializing JSON to in-memory cache", "");
				this.cacheSnapshot = cache;
				if (this.cacheSnapshot) {
					this.logger.trace("Reading cache snapshot from disk", "");
					const deserializedCache = Deserializer.deserializeAllCache(this.overlayDefaults(JSON.parse(this.cacheSnapshot)));
					this.storage.setInMemoryCache(deserializedCache);
				} else {
					this.logger.trace("No cache snapshot to deserialize", "");
				}
			}
			getKVStore() {
				return this.storage.getCache();
			}
			getCacheSnapshot() {
				const deserializedPersistentStorage = NodeStorage_NodeStorage.generateInMemoryCache(this.cacheSnapshot);
				return this.storage.inMemoryCacheToCache(deserializedPersistentStorage);
			}
			async getAllAccounts(correlationId = new CryptoProvider_CryptoProvider().createNewGuid()) {
				this.logger.trace("getAllAccounts called", correlationId);
				let cacheContext;
				try {
					if (this.persistence) {
						cacheContext = new TokenCacheContext(this, false);
						await this.persistence.beforeCacheAccess(cacheContext);
					}
					return this.storage.getAllAccounts({}, correlationId);
				} finally {
					if (this.persistence && cacheContext) {
						await this.persistence.afterCacheAccess(cacheContext);
					}
				}
			}
			async getAccountByHomeId(homeAccountId) {
				const allAccounts = await this.getAllAccounts();
				if (homeAccountId && allAccounts && allAccounts.length) {
					return allAccounts.filter((accountObj) => accountObj.homeAccountId === homeAccountId)[0] || null;
				} else {
					return null;
				}
			}
			async getAccountByLocalId(localAccountId) {
				const allAccounts = await this.getAllAccounts();
				if (localAccountId && allAccounts && allAccounts.length) {
					return allAccounts.filter((accountObj) => accountObj.localAccountId === localAccountId)[0] || null;
				} else {
					return null;
				}
			}
			async removeAccount(account, correlationId) {
				this.logger.trace("removeAccount called", correlationId || "");
				let cacheContext;
				try {
					if (this.persistence) {
						cacheContext = new TokenCacheContext(this, true);
						await this.persistence.beforeCacheAccess(cacheContext);
					}
					this.storage.removeAccount(account, correlationId || new GuidGenerator().generateGuid());
				} finally {
					if (this.persistence && cacheContext) {
						await this.persistence.afterCacheAccess(cacheContext);
					}
				}
			}
			async overwriteCache() {
				if (!this.persistence) {
					this.logger.info("No persistence layer specified, cache cannot be overwritten", "");
					return;
				}
				this.logger.info("Overwriting in-memory cache with persistent cache", "");
				this.storage.clear();
				const cacheContext = new TokenCacheContext(this, false);
				await this.persistence.beforeCacheAccess(cacheContext);
				const cacheSnapshot = this.getCacheSnapshot();
				this.storage.setCache(cacheSnapshot);
				await this.persistence.afterCacheAccess(cacheContext);
			}
			handleChangeEvent() {
				this.cacheHasChanged = true;
			}
			mergeState(oldState, currentState) {
				this.logger.trace("Merging in-memory cache with cache snapshot", "");
				const stateAfterRemoval = this.mergeRemovals(oldState, currentState);
				return this.mergeUpdates(stateAfterRemoval, currentState);
			}
			mergeUpdates(oldState, newState) {
				Object.keys(newState).forEach((newKey) => {
					const newValue = newState[newKey];
					if (!oldState.hasOwnProperty(newKey)) {
						if (newValue !== null) {
							oldState[newKey] = newValue;
						}
					} else {
						const newValueNotNull = newValue !== null;
						const newValueIsObject = typeof newValue === "object";
						const newValueIsNotArray = !Array.isArray(newValue);
						const oldStateNotUndefinedOrNull = typeof oldState[newKey] !== "undefined" && oldState[newKey] !== null;
						if (newValueNotNull && newValueIsObject && newValueIsNotArray && oldStateNotUndefinedOrNull) {
							this.mergeUpdates(oldState[newKey], newValue);
						} else {
							oldState[newKey] = newValue;
						}
					}
				});
				return oldState;
			}
			mergeRemovals(oldState, newState) {
				this.logger.trace("Remove updated entries in cache", "");
				const accounts = oldState.Account ? this.mergeRemovalsDict(oldState.Account, newState.Account) : oldState.Account;
				const accessTokens = oldState.AccessToken ? this.mergeRemovalsDict(oldState.AccessToken, newState.AccessToken) : oldState.AccessToken;
				const refreshTokens = oldState.RefreshToken ? this.mergeRemovalsDict(oldState.RefreshToken, newState.RefreshToken) : oldState.RefreshToken;
				const idTokens = oldState.IdToken ? this.mergeRemovalsDict(oldState.IdToken, newState.IdToken) : oldState.IdToken;
				const appMetadata = oldState.AppMetadata ? this.mergeRemovalsDict(oldState.AppMetadata, newState.AppMetadata) : oldState.AppMetadata;
				return {
					...oldState,
					Account: accounts,
					AccessToken: accessTokens,
					RefreshToken: refreshTokens,
					IdToken: idTokens,
					AppMetadata: appMetadata
				};
			}
			mergeRemovalsDict(oldState, newState) {
				const finalState = { ...oldState };
				Object.keys(oldState).forEach((oldKey) => {
					if (!newState || !newState.hasOwnProperty(oldKey)) {
						delete finalState[oldKey];
					}
				});
				return finalState;
			}
			overlayDefaults(passedInCache) {
				this.logger.trace("Overlaying input cache with the default cache", "");
				return {
					Account: {
						...defaultSerializedCache.Account,
						...passedInCache.Account
					},
					IdToken: {
						...defaultSerializedCache.IdToken,
						...passedInCache.IdToken
					},
					AccessToken: {
						...defaultSerializedCache.AccessToken,
						...passedInCache.AccessToken
					},
					RefreshToken: {
						...defaultSerializedCache.RefreshToken,
						...passedInCache.RefreshToken
					},
					AppMetadata: {
						...defaultSerializedCache.AppMetadata,
						...passedInCache.AppMetadata
					}
				};
			}
		}
		var jsonwebtoken = __webpack_require__(69653);
		;
		const missingTenantIdError = "missing_tenant_id_error";
		const userTimeoutReached = "user_timeout_reached";
		const invalidAssertion = "invalid_assertion";
		const invalidClientCredential = "invalid_client_credential";
		const emptyFicAssertion = "empty_fic_assertion";
		const conflictingUserIdentifiers = "conflicting_user_identifiers";
		const missingUserIdentifier = "missing_user_identifier";
		const deviceCodePollingCancelled = "device_code_polling_cancelled";
		const deviceCodeExpired = "device_code_expired";
		const deviceCodeUnknownError = "device_code_unknown_error";
		;
		class ClientAssertion {
			static fromAssertion(assertion) {
				const clientAssertion = new ClientAssertion();
				clientAssertion.jwt = assertion;
				return clientAssertion;
			}
			static fromCertificate(thumbprint, privateKey, publicCertificate) {
				const clientAssertion = new ClientAssertion();
				clientAssertion.privateKey = privateKey;
				clientAssertion.thumbprint = thumbprint;
				clientAssertion.useSha256 = false;
				if (publicCertificate) {
					clientAssertion.publicCertificate = this.parseCertificate(publicCertificate);
				}
				return clientAssertion;
			}
			static fromCertificateWithSha256Thumbprint(thumbprint, privateKey, publicCertificate) {
				const clientAssertion = new ClientAssertion();
				clientAssertion.privateKey = privateKey;
				clientAssertion.thumbprint = thumbprint;
				clientAssertion.useSha256 = true;
				if (publicCertificate) {
					clientAssertion.publicCertificate = this.parseCertificate(publicCertificate);
				}
				return clientAssertion;
			}
			getJwt(cryptoProvider, issuer, jwtAudience) {
				if (this.privateKey && this.thumbprint) {
					if (this.jwt && !this.isExpired() && issuer === this.issuer && jwtAudience === this.jwtAudience) {
						return this.jwt;
					}
					return this.createJwt(cryptoProvider, issuer, jwtAudience);
				}
				if (this.jwt) {
					return this.jwt;
				}
				throw ClientAuthError_createClientAuthError(invalidAssertion, "");
			}
			createJwt(cryptoProvider, issuer, jwtAudience) {
				this.issuer = issuer;
				this.jwtAudience = jwtAudience;
				const issuedAt = nowSeconds();
				this.expirationTime = issuedAt + 600;
				const algorithm = this.useSha256 ? JwtConstants.PSS_256 : JwtConstants.RSA_256;
				const header = { alg: algorithm };
				const thumbprintHeader = this.useSha256 ? JwtConstants.X5T_256 : JwtConstants.X5T;
				Object.assign(header, { [thumbprintHeader]: EncodingUtils.base64EncodeUrl(this.thumbprint, EncodingTypes.HEX) });
				if (this.publicCertificate) {
					Object.assign(header, { [JwtConstants.X5C]: this.publicCertificate });
				}
				const payload = {
					[JwtConstants.AUDIENCE]: this.jwtAudience,
					[JwtConstants.EXPIRATION_TIME]: this.expirationTime,
					[JwtConstants.ISSUER]: this.issuer,
					[JwtConstants.SUBJECT]: this.issuer,
					[JwtConstants.NOT_BEFORE]: issuedAt,
					[JwtConstants.JWT_ID]: cryptoProvider.createNewGuid()
				};
				this.jwt = jsonwebtoken.sign(payload, this.privateKey, { header });
				return this.jwt;
			}
			isExpired() {
				return this.expirationTime < nowSeconds();
			}
			static parseCertificate(publicCertificate) {
				const regexToFindCerts = /-----BEGIN CERTIFICATE-----\r*\n(.+?)\r*\n-----END CERTIFICATE-----/gs;
				const certs = [];
				let matches;
				while ((matches = regexToFindCerts.exec(publicCertificate)) !== null) {
					certs.push(matches[1].replace(/\r*\n/g, ""));
				}
				return certs;
			}
		}
		;
		const dist_packageMetadata_name = "@azure/msal-node";
		const dist_packageMetadata_version = "7.2.3";
		;
		class BaseClient {
			constructor(configuration) {
				this.config = buildClientConfiguration(configuration);
				this.logger = new Logger_Logger(this.config.loggerOptions, dist_packageMetadata_name, dist_packageMetadata_version);
				this.cryptoUtils = this.config.cryptoInterface;
				this.cacheManager = this.config.storageInterface;
				this.networkClient = this.config.networkInterface;
				this.serverTelemetryManager = this.config.serverTelemetryManager;
				this.authority = this.config.authOptions.authority;
				this.performanceClient = new StubPerformanceClient_StubPerformanceClient();
			}
			createTokenRequestHeaders(ccsCred) {
				return createTokenRequestHeaders(this.logger, false, ccsCred);
			}
			async executePostToTokenEndpoint(tokenEndpoint, queryString, headers, thumbprint, correlationId) {
				return executePostToTokenEndpoint(tokenEndpoint, queryString, headers, thumbprint, correlationId, this.cacheManager, this.networkClient, this.logger, this.performanceClient, this.serverTelemetryManager);
			}
			async sendPostRequest(thumbprint, tokenEndpoint, options, correlationId) {
				return sendPostRequest(thumbprint, tokenEndpoint, options, correlationId, this.cacheManager, this.networkClient, this.logger, this.performanceClient);
			}
			createTokenQueryParameters(request) {
				return createTokenQueryParameters(request, this.config.authOptions.clientId, this.config.authOptions.redirectUri, this.performanceClient);
			}
		}
		;
		class UsernamePasswordClient extends BaseClient {
			constructor(configuration) {
				super(configuration);
			}
			async acquireToken(request) {
				this.logger.info("in acquireToken call in username-password client", request.correlationId);
				const reqTimestamp = nowSeconds();
				const response = await this.executeTokenRequest(this.authority, request);
				const responseHandler = new ResponseHandler(this.config.authOptions.clientId, this.cacheManager, this.cryptoUtils, this.logger, this.performanceClient, this.config.serializableCache, this.config.persistencePlugin, this.config.tokenBindingKeyManager);
				responseHandler.validateTokenResponse(response.body, request.correlationId);
				const tokenResponse = responseHandler.handleServerTokenResponse(response.body, this.authority, reqTimestamp, request, ApiId.acquireTokenByUsernamePassword);
				return tokenResponse;
			}
			async executeTokenRequest(authority, request) {
				const queryParametersString = this.createTokenQueryParameters(request);
				const endpoint = UrlString.appendQueryString(authority.tokenEndpoint, queryParametersString);
				const requestBody = await this.createTokenRequestBody(request);
				const headers = this.createTokenRequestHeaders({
					credential: request.username,
					type: CcsCredentialType.UPN
				});
				const thumbprint = {
					clientId: this.config.authOptions.clientId,
					authority: authority.canonicalAuthority,
					scopes: request.scopes,
					claims: request.claims,
					authenticationScheme: request.authenticationScheme,
					resourceRequestMethod: request.resourceRequestMethod,
					resourceRequestUri: request.resourceRequestUri,
					shrClaims: request.shrClaims,
					sshKid: request.sshKid
				};
				return this.executePostToTokenEndpoint(endpoint, requestBody, headers, thumbprint, request.correlationId);
			}
			async createTokenRequestBody(request) {
				const parameters = new Map();
				addClientId(parameters, this.config.authOptions.clientId);
				addUsername(parameters, request.username);
				addPassword(parameters, request.password);
				addScopes(parameters, request.scopes, request.correlationId);
				addResponseType(parameters, OAuthResponseType.IDTOKEN_TOKEN);
				addGrantType(parameters, GrantType.RESOURCE_OWNER_PASSWORD_GRANT);
				addClientInfo(parameters);
				addLibraryInfo(parameters, this.config.libraryInfo);
				addApplicationTelemetry(parameters, this.config.telemetry.application);
				addThrottling(parameters);
				if (this.serverTelemetryManager) {
					addServerTelemetry(parameters, this.serverTelemetryManager);
				}
				const correlationId = request.correlationId || this.config.cryptoInterface.createNewGuid();
				addCorrelationId(parameters, correlationId);
				if (this.config.clientCredentials.clientSecret) {
					addClientSecret(parameters, this.config.clientCredentials.clientSecret);
				}
				const clientAssertion = this.config.clientCredentials.clientAssertion;
				if (clientAssertion) {
					addClientAssertion(parameters, await getClientAssertion(clientAssertion.assertion, this.config.authOptions.clientId, request.resourceRequestUri));
					addClientAssertionType(parameters, clientAssertion.assertionType);
				}
				if (!StringUtils.isEmptyObj(request.claims) || this.config.authOptions.clientCapabilities && this.config.authOptions.clientCapabilities.length > 0) {
					addClaims(parameters, request.correlationId, request.claims, this.config.authOptions.clientCapabilities);
				}
				if (this.config.systemOptions.preventCorsPreflight && request.username) {
					addCcsUpn(parameters, request.username);
				}
				return mapToQueryString(parameters);
			}
		}
		;
		function getStandardAuthorizeRequestParameters(authOptions, request, logger, performanceClient) {
			const correlationId = request.correlationId;
			const parameters = new Map();
			addClientId(parameters, request.embeddedClientId || request.extraQueryParameters?.[CLIENT_ID] || authOptions.clientId);
			const requestScopes = [...request.scopes || [], ...request.extraScopesToConsent || []];
			addScopes(parameters, requestScopes, request.correlationId, true, authOptions.authority.options.OIDCOptions?.defaultScopes);
			addResource(parameters, request.resource);
			addRedirectUri(parameters, request.redirectUri);
			addCorrelationId(parameters, correlationId);
			addResponseMode(parameters, request.responseMode);
			addClientInfo(parameters);
			addCliData(parameters);
			if (request.prompt) {
				addPrompt(parameters, request.prompt);
				performanceClient?.addFields({ prompt: request.prompt }, correlationId);
			}
			if (request.domainHint) {
				addDomainHint(parameters, request.domainHint);
				performanceClient?.addFields({ domainHintFromRequest: true }, correlationId);
			}
			if (request.prompt !== PromptValue.SELECT_ACCOUNT) {
				if (request.sid && request.prompt === PromptValue.NONE) {
					logger.verbose("createAuthCodeUrlQueryString: Prompt is none, adding sid from request", request.correlationId);
					addSid(parameters, request.sid);
					performanceClient?.addFields({ sidFromRequest: true }, correlationId);
				} else if (request.account) {
					const accountSid = extractAccountSid(request.account);
					let accountLoginHintClaim = extractLoginHint(request.account);
					if (accountLoginHintClaim && request.domainHint) {
						logger.warning(`AuthorizationCodeClient.createAuthCodeUrlQueryString: "domainHint" param is set, skipping opaque "login_hint" claim. Please consider not passing domainHint`, request.correlationId);
						accountLoginHintClaim = null;
					}
					if (accountLoginHintClaim) {
						logger.verbose("createAuthCodeUrlQueryString: login_hint claim present on account", request.correlationId);
						addLoginHint(parameters, accountLoginHintClaim);
						performanceClient?.addFields({ loginHintFromClaim: true }, correlationId);
						try {
							const clientInfo = buildClientInfoFromHomeAccountId(request.account.homeAccountId);
							addCcsOid(parameters, clientInfo);
						} catch (e) {
							logger.verbose("createAuthCodeUrlQueryString: Could not parse home account ID for CCS Header", request.correlationId);
						}
					} else if (accountSid && request.prompt === PromptValue.NONE) {
						logger.verbose("createAuthCodeUrlQueryString: Prompt is none, adding sid from account", request.correlationId);
						addSid(parameters, accountSid);
						performanceClient?.addFields({ sidFromClaim: true }, correlationId);
						try {
							const clientInfo = buildClientInfoFromHomeAccountId(request.account.homeAccountId);
							addCcsOid(parameters, clientInfo);
						} catch (e) {
							logger.verbose("createAuthCodeUrlQueryString: Could not parse home account ID for CCS Header", request.correlationId);
						}
					} else if (request.loginHint) {
						logger.verbose("createAuthCodeUrlQueryString: Adding login_hint from request", request.correlationId);
						addLoginHint(parameters, request.loginHint);
						addCcsUpn(parameters, request.loginHint);
						performanceClient?.addFields({ loginHintFromRequest: true }, correlationId);
					} else if (request.account.username) {
						logger.verbose("createAuthCodeUrlQueryString: Adding login_hint from account", request.correlationId);
						addLoginHint(parameters, request.account.username);
						performanceClient?.addFields({ loginHintFromUpn: true }, correlationId);
						try {
							const clientInfo = buildClientInfoFromHomeAccountId(request.account.homeAccountId);
							addCcsOid(parameters, clientInfo);
						} catch (e) {
							logger.verbose("createAuthCodeUrlQueryString: Could not parse home account ID for CCS Header", request.correlationId);
						}
					}
				} else if (request.loginHint) {
					logger.verbose("createAuthCodeUrlQueryString: No account, adding login_hint from request", request.correlationId);
					addLoginHint(parameters, request.loginHint);
					addCcsUpn(parameters, request.loginHint);
					performanceClient?.addFields({ loginHintFromRequest: true }, correlationId);
				}
			} else {
				logger.verbose("createAuthCodeUrlQueryString: Prompt is select_account, ignoring account hints", request.correlationId);
			}
			if (request.nonce) {
				addNonce(parameters, request.nonce);
			}
			if (request.state) {
				addState(parameters, request.state);
			}
			if (request.embeddedClientId) {
				addBrokerParameters(parameters, authOptions.clientId, authOptions.redirectUri);
			}
			addClaims(parameters, request.correlationId, request.claims, authOptions.clientCapabilities, request.skipBrokerClaims);
			if (authOptions.instanceAware && (!request.extraQueryParameters || !Object.keys(request.extraQueryParameters).includes(INSTANCE_AWARE))) {
				addInstanceAware(parameters);
			}
			if (request.popupOriginCheckDone) {
				addPopupOriginCheckDone(parameters);
			}
			return parameters;
		}
		function getAuthorizeUrl(authority, requestParameters) {
			const queryString = mapToQueryString(requestParameters);
			return UrlString.appendQueryString(authority.authorizationEndpoint, queryString);
		}
		function getAuthorizationCodePayload(serverParams, cachedState, correlationId) {
			validateAuthorizationResponse(serverParams, cachedState, correlationId);
			if (!serverParams.code) {
				throw createClientAuthError(authorizationCodeMissingFromServerResponse, correlationId);
			}
			return serverParams;
		}
		function validateAuthorizationResponse(serverResponse, requestState, correlationId) {
			if (!serverResponse.state || !requestState) {
				throw serverResponse.state ? createClientAuthError(stateNotFound, correlationId, "Cached State") : createClientAuthError(stateNotFound, correlationId, "Server State");
			}
			let decodedServerResponseState;
			let decodedRequestState;
			try {
				decodedServerResponseState = decodeURIComponent(serverResponse.state);
			} catch (e) {
				throw createClientAuthError(invalidState, correlationId);
			}
			try {
				decodedRequestState = decodeURIComponent(requestState);
			} catch (e) {
				throw createClientAuthError(invalidState, correlationId);
			}
			if (decodedServerResponseState !== decodedRequestState) {
				throw createClientAuthError(stateMismatch, correlationId);
			}
			if (serverResponse.error || serverResponse.error_description || serverResponse.suberror) {
				const serverErrorNo = parseServerErrorNo(serverResponse);
				if (isInteractionRequiredError(serverResponse.error, serverResponse.error_description, serverResponse.suberror)) {
					throw new InteractionRequiredAuthError(serverResponse.error || "", serverResponse.correlation_id || correlationId, serverResponse.error_description, serverResponse.suberror, serverResponse.timestamp || "", serverResponse.trace_id || "", serverResponse.claims || "", serverErrorNo);
				}
				throw new ServerError(serverResponse.error || "", serverResponse.correlation_id || correlationId, serverResponse.error_description, serverResponse.suberror, serverErrorNo);
			}
		}
		function parseServerErrorNo(serverResponse) {
			const errorCodePrefix = "code=";
			const errorCodePrefixIndex = serverResponse.error_uri?.lastIndexOf(errorCodePrefix);
			return errorCodePrefixIndex && errorCodePrefixIndex >= 0 ? serverResponse.error_uri?.substring(errorCodePrefixIndex + errorCodePrefix.length) : undefined;
		}
		function extractAccountSid(account) {
			return account.idTokenClaims?.sid || null;
		}
		function extractLoginHint(account) {
			return account.loginHint || account.idTokenClaims?.login_hint || null;
		}
		;
		function getAuthCodeRequestUrl(config, authority, request, logger) {
			const parameters = getStandardAuthorizeRequestParameters({
				...config.auth,
				authority,
				redirectUri: request.redirectUri || ""
			}, request, logger);
			addLibraryInfo(parameters, {
				sku: Constants_Constants.MSAL_SKU,
				version: dist_packageMetadata_version,
				cpu: process.arch || "",
				os: process.platform || ""
			});
			if (config.system.protocolMode !== ProtocolMode_ProtocolMode.OIDC) {
				addApplicationTelemetry(parameters, config.telemetry.application);
			}
			addResponseType(parameters, OAuthResponseType.CODE);
			if (request.codeChallenge && request.codeChallengeMethod) {
				addCodeChallengeParams(parameters, request.codeChallenge, request.codeChallengeMethod);
			}
			addExtraParameters(parameters, request.extraQueryParameters || {});
			return getAuthorizeUrl(authority, parameters);
		}
		;
		const activeSilentTokenRequests = new WeakMap();
		function acquireTokenSilentDeduped(owner, logger, silentRequestKey, correlationId, acquireToken) {
			const existingRequests = activeSilentTokenRequests.get(owner);
			const activeRequests = existingRequests || new Map();
			if (!existingRequests) {
				activeSilentTokenRequests.set(owner, activeRequests);
			}
			const inProgressRequest = activeRequests.get(silentRequestKey);
			if (inProgressRequest) {
				logger.verbose("acquireTokenSilent has been called previously, returning the result from the first call", correlationId);
				return applyCallerCorrelationIdToResult(inProgressRequest, correlationId);
			}
			logger.verbose("acquireTokenSilent called for the first time, storing active request", correlationId);
			const activeRequest = Promise.resolve().then(acquireToken).finally(() => {
				activeRequests.delete(silentRequestKey);
				if (activeRequests.size === 0) {
					activeSilentTokenRequests.delete(owner);
				}
			});
			activeRequests.set(silentRequestKey, activeRequest);
			return applyCallerCorrelationIdToResult(activeRequest, correlationId);
		}
		function getSilentRequestKey(input) {
			const { request } = input;
			const authority = input.requestType === "native" ? request.authority : input.authority;
			const commonKeyFields = {
				requestType: input.requestType,
				clientId: input.requestType === "native" ? input.request.clientId : input.clientId,
				authority,
				scopes: canonicalizeRequestValues(request.scopes),
				claims: request.claims,
				authenticationScheme: request.authenticationScheme,
				resourceRequestMethod: request.resourceRequestMethod,
				resourceRequestUri: request.resourceRequestUri,
				forceRefresh: request.forceRefresh,
				redirectUri: request.redirectUri || "",
				resource: request.resource,
				extraParameters: canonicalizeRequestValues(request.extraParameters)
			};
			if (input.requestType === "native") {
				return JSON.stringify({
					...commonKeyFields,
					accountId: input.request.accountId,
					shrNonce: input.request.shrNonce,
					extraScopesToConsent: canonicalizeRequestValues(input.request.extraScopesToConsent),
					loginHint: input.request.loginHint,
					prompt: input.request.prompt
				});
			}
			const nonNativeRequest = input.request;
			const thumbprint = getRequestThumbprint(input.clientId, {
				...nonNativeRequest,
				authority
			}, nonNativeRequest.account.homeAccountId);
			return JSON.stringify({
				...thumbprint,
				...commonKeyFields,
				accountTenantId: nonNativeRequest.account.tenantId,
				accountEnvironment: nonNativeRequest.account.environment,
				refreshTokenExpirationOffsetSeconds: nonNativeRequest.refreshTokenExpirationOffsetSeconds,
				extraQueryParameters: canonicalizeRequestValues(nonNativeRequest.extraQueryParameters),
				skipBrokerClaims: thumbprint.embeddedClientId || nonNativeRequest.extraParameters?.[BROKER_CLIENT_ID] ? nonNativeRequest.skipBrokerClaims : undefined
			});
		}
		function snapshotNativeRequest(request) {
			return {
				...request,
				scopes: [...request.scopes],
				extraParameters: request.extraParameters ? { ...request.extraParameters } : undefined,
				extraScopesToConsent: request.extraScopesToConsent ? [...request.extraScopesToConsent] : undefined
			};
		}
		function canonicalizeRequestValues(values) {
			if (Array.isArray(values)) {
				return Array.from(new Set(values.map((scope) => scope.trim()).filter((scope) => scope.length > 0))).sort();
			}
			return values ? Object.keys(values).sort().map((key) => [key, values[key]]) : undefined;
		}
		function applyCallerCorrelationIdToResult(activeRequest, correlationId) {
			return activeRequest.then((result) => ({
				...result,
				correlationId
			}));
		}
		;
		class ClientApplication {
			constructor(configuration) {
				this.config = buildAppConfiguration(configuration);
				this.cryptoProvider = new CryptoProvider_CryptoProvider();
				this.logger = new Logger_Logger(this.config.system.loggerOptions, dist_packageMetadata_name, dist_packageMetadata_version);
				this.storage = new NodeStorage_NodeStorage(this.logger, this.config.auth.clientId, this.cryptoProvider, buildStaticAuthorityOptions(this.config.auth));
				this.tokenCache = new TokenCache(this.storage, this.logger, this.config.cache.cachePlugin);
			}
			async getAuthCodeUrl(request) {
				this.logger.info("getAuthCodeUrl called", request.correlationId || "");
				const validRequest = {
					...request,
					...await this.initializeBaseRequest(request),
					responseMode: request.responseMode || ResponseMode.QUERY,
					authenticationScheme: AuthenticationScheme.BEARER,
					state: request.state || "",
					nonce: request.nonce || ""
				};
				const discoveredAuthority = await this.createAuthority(validRequest.authority, validRequest.correlationId, undefined, request.azureCloudOptions);
				return getAuthCodeRequestUrl(this.config, discoveredAuthority, validRequest, this.logger);
			}
			async acquireTokenByCode(request, authCodePayLoad) {
				this.logger.info("acquireTokenByCode called", request.correlationId || "");
				const validatedAuthCodePayload = {
					code: request.code,
					nonce: request.nonce
				};
				if (authCodePayLoad) {
					validatedAuthCodePayload.state = authCodePayLoad.state;
				}
				if (request.state && authCodePayLoad) {
					this.logger.info("acquireTokenByCode - validating state", request.correlationId || "");
					this.validateState(request.state, validatedAuthCodePayload.state || "", request.correlationId || "");
					validatedAuthCodePayload.state = "";
				}
				const validRequest = {
					...request,
					...await this.initializeBaseRequest(request),
					authenticationScheme: AuthenticationScheme.BEARER
				};
				const serverTelemetryManager = this.initializeServerTelemetryManager(ApiId.acquireTokenByCode, validRequest.correlationId);
				try {
					const discoveredAuthority = await this.createAuthority(validRequest.authority, validRequest.correlationId, undefined, request.azureCloudOptions);
					const authClientConfig = await this.buildOauthClientConfiguration(discoveredAuthority, validRequest.correlationId, validRequest.redirectUri, serverTelemetryManager);
					const authorizationCodeClient = new AuthorizationCodeClient(authClientConfig, new StubPerformanceClient_StubPerformanceClient());
					this.logger.verbose("Auth code client created", validRequest.correlationId);
					return await authorizationCodeClient.acquireToken(validRequest, ApiId.acquireTokenByCode, validatedAuthCodePayload);
				} catch (e) {
					if (e instanceof AuthError) {
						e.correlationId = validRequest.correlationId;
					}
					serverTelemetryManager.cacheFailedRequest(e);
					throw e;
				}
			}
			async acquireTokenByRefreshToken(request) {
				this.logger.info("acquireTokenByRefreshToken called", request.correlationId || "");
				const validRequest = {
					...request,
					...await this.initializeBaseRequest(request),
					authenticationScheme: AuthenticationScheme.BEARER
				};
				const serverTelemetryManager = this.initializeServerTelemetryManager(ApiId.acquireTokenByRefreshToken, validRequest.correlationId);
				try {
					const discoveredAuthority = await this.createAuthority(validRequest.authority, validRequest.correlationId, undefined, request.azureCloudOptions);
					const refreshTokenClientConfig = await this.buildOauthClientConfiguration(discoveredAuthority, validRequest.correlationId, validRequest.redirectUri || "", serverTelemetryManager);
					const refreshTokenClient = new RefreshTokenClient(refreshTokenClientConfig, new StubPerformanceClient_StubPerformanceClient());
					this.logger.verbose("Refresh token client created", validRequest.correlationId);
					return await refreshTokenClient.acquireToken(validRequest, ApiId.acquireTokenByRefreshToken);
				} catch (e) {
					if (e instanceof AuthError) {
						e.correlationId = validRequest.correlationId;
					}
					serverTelemetryManager.cacheFailedRequest(e);
					throw e;
				}
			}
			async acquireTokenSilent(request) {
				const validRequest = {
					...request,
					...await this.initializeBaseRequest(request),
					forceRefresh: request.forceRefresh || false
				};
				if (!validRequest.account) {
					return this.acquireTokenSilentAsync(validRequest, request.azureCloudOptions);
				}
				const authorityForThumbprint = Authority_Authority.generateAuthority(validRequest.authority, request.azureCloudOptions || this.config.auth.azureCloudOptions);
				const silentRequestKey = getSilentRequestKey({
					requestType: "non-native",
					request: validRequest,
					authority: authorityForThumbprint,
					clientId: this.config.auth.clientId
				});
				return acquireTokenSilentDeduped(this, this.logger, silentRequestKey, validRequest.correlationId, () => this.acquireTokenSilentAsync(validRequest, request.azureCloudOptions));
			}
			async acquireTokenSilentAsync(validRequest, azureCloudOptions) {
				const serverTelemetryManager = this.initializeServerTelemetryManager(ApiId.acquireTokenSilent, validRequest.correlationId, validRequest.forceRefresh);
				try {
					const discoveredAuthority = await this.createAuthority(validRequest.authority, validRequest.correlationId, undefined, azureCloudOptions);
					const clientConfiguration = await this.buildOauthClientConfiguration(discoveredAuthority, validRequest.correlationId, validRequest.redirectUri || "", serverTelemetryManager);
					const silentFlowClient = new SilentFlowClient(clientConfiguration, new StubPerformanceClient_StubPerformanceClient());
					this.logger.verbose("Silent flow client created", validRequest.correlationId);
					try {
						await this.tokenCache.overwriteCache();
						return await this.acquireCachedTokenSilent(validRequest, silentFlowClient, clientConfiguration);
					} catch (error) {
						if (error instanceof ClientAuthError && error.errorCode === tokenRefreshRequired) {
							const refreshTokenClient = new RefreshTokenClient(clientConfiguration, new StubPerformanceClient_StubPerformanceClient());
							return refreshTokenClient.acquireTokenByRefreshToken(validRequest, ApiId.acquireTokenSilent);
						}
						throw error;
					}
				} catch (error) {
					if (error instanceof AuthError) {
						error.correlationId = validRequest.correlationId;
					}
					serverTelemetryManager.cacheFailedRequest(error);
					throw error;
				}
			}
			async acquireCachedTokenSilent(validRequest, silentFlowClient, clientConfiguration) {
				const [authResponse, cacheOutcome] = await silentFlowClient.acquireCachedToken({
					...validRequest,
					scopes: validRequest.scopes?.length ? validRequest.scopes : [...OIDC_DEFAULT_SCOPES]
				});
				if (cacheOutcome === CacheOutcome.PROACTIVELY_REFRESHED) {
					this.logger.info("ClientApplication:acquireCachedTokenSilent - Cached access token's refreshOn property has been exceeded'. It's not expired, but must be refreshed.", validRequest.correlationId);
					const refreshTokenClient = new RefreshTokenClient(clientConfiguration, new StubPerformanceClient_StubPerformanceClient());
					try {
						await refreshTokenClient.acquireTokenByRefreshToken(validRequest, ApiId.acquireTokenSilent);
					} catch {}
				}
				return authResponse;
			}
			async acquireTokenByUsernamePassword(request) {
				this.logger.info("acquireTokenByUsernamePassword called", request.correlationId || "");
				const validRequest = {
					...request,
					...await this.initializeBaseRequest(request)
				};
				const serverTelemetryManager = this.initializeServerTelemetryManager(ApiId.acquireTokenByUsernamePassword, validRequest.correlationId);
				try {
					const discoveredAuthority = await this.createAuthority(validRequest.authority, validRequest.correlationId, undefined, request.azureCloudOptions);
					const usernamePasswordClientConfig = await this.buildOauthClientConfiguration(discoveredAuthority, validRequest.correlationId, "", serverTelemetryManager);
					const usernamePasswordClient = new UsernamePasswordClient(usernamePasswordClientConfig);
					this.logger.verbose("Username password client created", validRequest.correlationId);
					return await usernamePasswordClient.acquireToken(validRequest);
				} catch (e) {
					if (e instanceof AuthError) {
						e.correlationId = validRequest.correlationId;
					}
					serverTelemetryManager.cacheFailedRequest(e);
					throw e;
				}
			}
			getTokenCache() {
				this.logger.info("getTokenCache called", "");
				return this.tokenCache;
			}
			validateState(state, cachedState, correlationId) {
				if (!state) {
					throw NodeAuthError.createStateNotFoundError(correlationId);
				}
				if (state !== cachedState) {
					throw ClientAuthError_createClientAuthError(ClientAuthErrorCodes_stateMismatch, correlationId);
				}
			}
			getLogger() {
				return this.logger;
			}
			setLogger(logger) {
				this.logger = logger;
			}
			async buildOauthClientConfiguration(discoveredAuthority, requestCorrelationId, redirectUri, serverTelemetryManager) {
				this.logger.verbose("buildOauthClientConfiguration called", requestCorrelationId);
				this.logger.info(`Building oauth client configuration with the following authority: ${discoveredAuthority.tokenEndpoint}.`, requestCorrelationId);
				serverTelemetryManager?.updateRegionDiscoveryMetadata(discoveredAuthority.regionDiscoveryMetadata);
				const clientConfiguration = {
					authOptions: {
						clientId: this.config.auth.clientId,
						authority: discoveredAuthority,
						clientCapabilities: this.config.auth.clientCapabilities,
						redirectUri,
						isMcp: this.config.auth.isMcp
					},
					loggerOptions: {
						logLevel: this.config.system.loggerOptions.logLevel,
						loggerCallback: this.config.system.loggerOptions.loggerCallback,
						piiLoggingEnabled: this.config.system.loggerOptions.piiLoggingEnabled,
						correlationId: requestCorrelationId
					},
					cryptoInterface: this.cryptoProvider,
					networkInterface: this.config.system.networkClient,
					storageInterface: this.storage,
					serverTelemetryManager,
					clientCredentials: {
						clientSecret: this.clientSecret,
						clientAssertion: await this.getClientAssertion(discoveredAuthority)
					},
					libraryInfo: {
						sku: Constants_Constants.MSAL_SKU,
						version: dist_packageMetadata_version,
						cpu: process.arch || "",
						os: process.platform || ""
					},
					telemetry: this.config.telemetry,
					persistencePlugin: this.config.cache.cachePlugin,
					serializableCache: this.tokenCache
				};
				return clientConfiguration;
			}
			async getClientAssertion(authority) {
				if (this.developerProvidedClientAssertion) {
					this.clientAssertion = ClientAssertion.fromAssertion(await getClientAssertion(this.developerProvidedClientAssertion, this.config.auth.clientId, authority.tokenEndpoint));
				}
				return this.clientAssertion && {
					assertion: this.clientAssertion.getJwt(this.cryptoProvider, this.config.auth.clientId, authority.tokenEndpoint),
					assertionType: Constants_Constants.JWT_BEARER_ASSERTION_TYPE
				};
			}
			async initializeBaseRequest(authRequest) {
				const correlationId = authRequest.correlationId || this.cryptoProvider.createNewGuid();
				this.logger.verbose("initializeRequestScopes called", correlationId);
				if (authRequest.authenticationScheme && authRequest.authenticationScheme === AuthenticationScheme.POP) {
					this.logger.verbose("Authentication Scheme 'pop' is not supported yet, setting Authentication Scheme to 'Bearer' for request", correlationId);
				}
				authRequest.authenticationScheme = AuthenticationScheme.BEARER;
				return {
					...authRequest,
					scopes: [...authRequest && authRequest.scopes || [], ...OIDC_DEFAULT_SCOPES],
					correlationId,
					authority: authRequest.authority || this.config.auth.authority
				};
			}
			initializeServerTelemetryManager(apiId, correlationId, forceRefresh) {
				const telemetryPayload = {
					clientId: this.config.auth.clientId,
					correlationId,
					apiId,
					forceRefresh: forceRefresh || false
				};
				return new ServerTelemetryManager(telemetryPayload, this.storage);
			}
			async createAuthority(authorityString, requestCorrelationId, azureRegionConfiguration, azureCloudOptions) {
				this.logger.verbose("createAuthority called", requestCorrelationId);
				const authorityUrl = Authority_Authority.generateAuthority(authorityString, azureCloudOptions || this.config.auth.azureCloudOptions);
				const authorityOptions = {
					protocolMode: this.config.system.protocolMode,
					knownAuthorities: this.config.auth.knownAuthorities,
					cloudDiscoveryMetadata: this.config.auth.cloudDiscoveryMetadata,
					authorityMetadata: this.config.auth.authorityMetadata,
					azureRegionConfiguration
				};
				return createDiscoveredInstance(authorityUrl, this.config.system.networkClient, this.storage, authorityOptions, this.logger, requestCorrelationId, new StubPerformanceClient_StubPerformanceClient());
			}
			clearCache() {
				this.storage.clear();
			}
		}
		var external_http_ = __webpack_require__(58611);
		;
		class LoopbackClient {
			constructor(preferredPort) {
				this.preferredPort = preferredPort;
			}
			async listenForAuthCode(expectedState, successTemplate, errorTemplate) {
				if (this.server) {
					throw NodeAuthError.createLoopbackServerAlreadyExistsError();
				}
				if (!expectedState) {
					throw NodeAuthError.createStateNotFoundError("");
				}
				return new Promise((resolve, reject) => {
					this.server = external_http_.createServer((req, res) => {
						const method = req.method?.toUpperCase();
						if (method !== "GET" && method !== "POST") {
							res.writeHead(405, { Allow: "GET, POST" });
							res.end("Method Not Allowed");
							return;
						}
						const url = req.url;
						if (!url) {
							res.end(errorTemplate || "Error occurred loading redirectUrl");
							reject(NodeAuthError.createUnableToLoadRedirectUrlError());
							return;
						} else if (url === FORWARD_SLASH) {
							if (method === "POST") {
								this.handlePostRequest(req, res, resolve, expectedState, successTemplate, errorTemplate);
								return;
							}
							res.end(successTemplate || "Auth code was successfully acquired. You can close this window now.");
							return;
						}
						if (method === "GET") {
							const redirectUri = this.getRedirectUri();
							const parsedUrl = new URL(url, redirectUri);
							const authCodeResponse = getDeserializedResponse(parsedUrl.search) || {};
							if (!authCodeResponse.code && !authCodeResponse.error) {
								res.writeHead(200);
								res.end();
								return;
							}
							if (!this.isExpectedState(parsedUrl.searchParams, expectedState)) {
								res.writeHead(400);
								res.end("Invalid authorization response state.");
								return;
							}
							res.writeHead(400);
							res.end("OAuth responses must use form_post and cannot be returned in the URL.");
							reject(NodeAuthError.createLoopbackServerQueryResponseNotSupportedError());
						} else {
							res.writeHead(200);
							res.end();
						}
					});
					const port = this.preferredPort || 0;
					this.server.on("error", (err) => {
						if (err.code === "EADDRINUSE" && this.preferredPort && port !== 0) {
							this.server?.listen(0, "127.0.0.1");
						} else {
							reject(err);
						}
					});
					this.server.listen(port, "127.0.0.1");
				});
			}
			handlePostRequest(req, res, resolve, expectedState, successTemplate, errorTemplate) {
				const contentType = req.headers["content-type"]?.split(";")[0]?.trim();
				if (contentType !== "application/x-www-form-urlencoded") {
					res.writeHead(415);
					res.end("Unsupported Media Type");
					return;
				}
				let body = "";
				req.on("error", () => {
					if (!res.headersSent) {
						res.writeHead(400);
					}
					res.end();
				});
				req.on("data", (chunk) => {
					body += chunk.toString();
				});
				req.on("end", () => {
					const authCodeResponse = getDeserializedResponse(`?${body}`) || {};
					if (!authCodeResponse.code && !authCodeResponse.error) {
						res.writeHead(200);
						res.end();
						return;
					}
					if (!this.isExpectedState(new URLSearchParams(body), expectedState)) {
						res.writeHead(400);
						res.end("Invalid authorization response state.");
						return;
					}
					if (authCodeResponse.error) {
						res.writeHead(200);
						res.end(errorTemplate || `Error occurred: ${authCodeResponse.error}`);
					} else {
						res.writeHead(200);
						res.end(successTemplate || "Auth code was successfully acquired. You can close this window now.");
					}
					resolve(authCodeResponse);
				});
			}
			isExpectedState(parameters, expectedState) {
				const states = parameters.getAll("state");
				return states.length === 1 && states[0] === expectedState;
			}
			getRedirectUri() {
				if (!this.server || !this.server.listening) {
					throw NodeAuthError.createNoLoopbackServerExistsError();
				}
				const address = this.server.address();
				if (!address || typeof address === "string" || !address.port) {
					this.closeServer();
					throw NodeAuthError.createInvalidLoopbackAddressTypeError();
				}
				const port = address && address.port;
				return `${Constants_Constants.HTTP_PROTOCOL}${Constants_Constants.LOCALHOST}:${port}`;
			}
			closeServer() {
				if (this.server) {
					this.server.close();
					if (typeof this.server.closeAllConnections === "function") {
						this.server.closeAllConnections();
					}
					this.server.unref();
					this.server = undefined;
				}
			}
		}
		;
		const unexpectedError = "unexpected_error";
		const postRequestFailed = "post_request_failed";
		;
		class DeviceCodeClient extends BaseClient {
			constructor(configuration) {
				super(configuration);
			}
			async acquireToken(request) {
				const deviceCodeResponse = await this.getDeviceCode(request);
				request.deviceCodeCallback(deviceCodeResponse);
				const reqTimestamp = nowSeconds();
				const response = await this.acquireTokenWithDeviceCode(request, deviceCodeResponse);
				const responseHandler = new ResponseHandler(this.config.authOptions.clientId, this.cacheManager, this.cryptoUtils, this.logger, this.performanceClient, this.config.serializableCache, this.config.persistencePlugin, this.config.tokenBindingKeyManager);
				responseHandler.validateTokenResponse(response, request.correlationId);
				return responseHandler.handleServerTokenResponse(response, this.authority, reqTimestamp, request, ApiId.acquireTokenByDeviceCode);
			}
			async getDeviceCode(request) {
				const queryParametersString = this.createExtraQueryParameters(request);
				const endpoint = UrlString.appendQueryString(this.authority.deviceCodeEndpoint, queryParametersString);
				const queryString = this.createQueryString(request);
				const headers = this.createTokenRequestHeaders();
				const thumbprint = {
					clientId: this.config.authOptions.clientId,
					authority: request.authority,
					scopes: request.scopes,
					claims: request.claims,
					authenticationScheme: request.authenticationScheme,
					resourceRequestMethod: request.resourceRequestMethod,
					resourceRequestUri: request.resourceRequestUri,
					shrClaims: request.shrClaims,
					sshKid: request.sshKid
				};
				return this.executePostRequestToDeviceCodeEndpoint(endpoint, queryString, headers, thumbprint, request.correlationId);
			}
			createExtraQueryParameters(request) {
				const parameters = new Map();
				if (request.extraQueryParameters) {
					addExtraParameters(parameters, request.extraQueryParameters);
				}
				return mapToQueryString(parameters);
			}
			async executePostRequestToDeviceCodeEndpoint(deviceCodeEndpoint, queryString, headers, thumbprint, correlationId) {
				const { body: { user_code: userCode, device_code: deviceCode, verification_uri: verificationUri, expires_in: expiresIn, interval, message } } = await this.sendPostRequest(thumbprint, deviceCodeEndpoint, {
					body: queryString,
					headers
				}, correlationId);
				return {
					userCode,
					deviceCode,
					verificationUri,
					expiresIn,
					interval,
					message
				};
			}
			createQueryString(request) {
				const parameters = new Map();
				addScopes(parameters, request.scopes, request.correlationId);
				addClientId(parameters, this.config.authOptions.clientId);
				if (request.extraQueryParameters) {
					addExtraParameters(parameters, request.extraQueryParameters);
				}
				if (request.claims || this.config.authOptions.clientCapabilities && this.config.authOptions.clientCapabilities.length > 0) {
					addClaims(parameters, request.correlationId, request.claims, this.config.authOptions.clientCapabilities);
				}
				return mapToQueryString(parameters);
			}
			continuePolling(deviceCodeExpirationTime, correlationId, userSpecifiedTimeout, userSpecifiedCancelFlag) {
				if (userSpecifiedCancelFlag) {
					this.logger.error("Token request cancelled by setting DeviceCodeRequest.cancel = true", correlationId);
					throw ClientAuthError_createClientAuthError(deviceCodePollingCancelled, correlationId);
				} else if (userSpecifiedTimeout && userSpecifiedTimeout < deviceCodeExpirationTime && nowSeconds() > userSpecifiedTimeout) {
					this.logger.error(`User defined timeout for device code polling reached. The timeout was set for ${userSpecifiedTimeout}`, correlationId);
					throw ClientAuthError_createClientAuthError(userTimeoutReached, correlationId);
				} else if (nowSeconds() > deviceCodeExpirationTime) {
					if (userSpecifiedTimeout) {
						this.logger.verbose(`User specified timeout ignored as the device code has expired before the timeout elapsed. The user specified timeout was set for ${userSpecifiedTimeout}`, correlationId);
					}
					this.logger.error(`Device code expired. Expiration time of device code was ${deviceCodeExpirationTime}`, correlationId);
					throw ClientAuthError_createClientAuthError(deviceCodeExpired, correlationId);
				}
				return true;
			}
			async acquireTokenWithDeviceCode(request, deviceCodeResponse) {
				const queryParametersString = this.createTokenQueryParameters(request);
				const endpoint = UrlString.appendQueryString(this.authority.tokenEndpoint, queryParametersString);
				const requestBody = this.createTokenRequestBody(request, deviceCodeResponse);
				const headers = this.createTokenRequestHeaders();
				const userSpecifiedTimeout = request.timeout ? nowSeconds() + request.timeout : undefined;
				const deviceCodeExpirationTime = nowSeconds() + deviceCodeResponse.expiresIn;
				const pollingIntervalMilli = deviceCodeResponse.interval * 1e3;
				while (this.continuePolling(deviceCodeExpirationTime, request.correlationId, userSpecifiedTimeout, request.cancel)) {
					const thumbprint = {
						clientId: this.config.authOptions.clientId,
						authority: request.authority,
						scopes: request.scopes,
						claims: request.claims,
						authenticationScheme: request.authenticationScheme,
						resourceRequestMethod: request.resourceRequestMethod,
						resourceRequestUri: request.resourceRequestUri,
						shrClaims: request.shrClaims,
						sshKid: request.sshKid
					};
					const response = await this.executePostToTokenEndpoint(endpoint, requestBody, headers, thumbprint, request.correlationId);
					if (response.body && response.body.error) {
						if (response.body.error === AUTHORIZATION_PENDING) {
							this.logger.info("Authorization pending. Continue polling.", request.correlationId);
							await delay(pollingIntervalMilli);
						} else {
							this.logger.info("Unexpected error in polling from the server", request.correlationId);
							throw createAuthError(postRequestFailed, request.correlationId, response.body.error);
						}
					} else {
						this.logger.verbose("Authorization completed successfully. Polling stopped.", request.correlationId);
						return response.body;
					}
				}
				this.logger.error("Polling stopped for unknown reasons.", request.correlationId);
				throw ClientAuthError_createClientAuthError(deviceCodeUnknownError, request.correlationId);
			}
			createTokenRequestBody(request, deviceCodeResponse) {
				const parameters = new Map();
				addScopes(parameters, request.scopes, request.correlationId);
				addClientId(parameters, this.config.authOptions.clientId);
				addGrantType(parameters, GrantType.DEVICE_CODE_GRANT);
				addDeviceCode(parameters, deviceCodeResponse.deviceCode);
				const correlationId = request.correlationId || this.config.cryptoInterface.createNewGuid();
				addCorrelationId(parameters, correlationId);
				addClientInfo(parameters);
				addLibraryInfo(parameters, this.config.libraryInfo);
				addApplicationTelemetry(parameters, this.config.telemetry.application);
				addThrottling(parameters);
				if (this.serverTelemetryManager) {
					addServerTelemetry(parameters, this.serverTelemetryManager);
				}
				if (!StringUtils.isEmptyObj(request.claims) || this.config.authOptions.clientCapabilities && this.config.authOptions.clientCapabilities.length > 0) {
					addClaims(parameters, request.correlationId, request.claims, this.config.authOptions.clientCapabilities);
				}
				return mapToQueryString(parameters);
			}
		}
		;
		class PublicClientApplication extends ClientApplication {
			constructor(configuration) {
				super(configuration);
				if (this.config.broker.nativeBrokerPlugin) {
					if (this.config.broker.nativeBrokerPlugin.isBrokerAvailable) {
						this.nativeBrokerPlugin = this.config.broker.nativeBrokerPlugin;
						this.nativeBrokerPlugin.setLogger(this.config.system.loggerOptions);
					} else {
						this.logger.warning("NativeBroker implementation was provided but the broker is unavailable.", "");
					}
				}
				this.skus = ServerTelemetryManager.makeExtraSkuString({
					libraryName: Constants_Constants.MSAL_SKU,
					libraryVersion: dist_packageMetadata_version
				});
			}
			async acquireTokenByDeviceCode(request) {
				this.logger.info("acquireTokenByDeviceCode called", request.correlationId || "");
				enforceResourceParameter(this.config.auth.isMcp, request);
				const validRequest = Object.assign(request, await this.initializeBaseRequest(request));
				const serverTelemetryManager = this.initializeServerTelemetryManager(ApiId.acquireTokenByDeviceCode, validRequest.correlationId);
				try {
					const discoveredAuthority = await this.createAuthority(validRequest.authority, validRequest.correlationId, undefined, request.azureCloudOptions);
					const deviceCodeConfig = await this.buildOauthClientConfiguration(discoveredAuthority, validRequest.correlationId, "", serverTelemetryManager);
					const deviceCodeClient = new DeviceCodeClient(deviceCodeConfig);
					this.logger.verbose("Device code client created", validRequest.correlationId);
					return await deviceCodeClient.acquireToken(validRequest);
				} catch (e) {
					if (e instanceof AuthError) {
						e.correlationId = validRequest.correlationId;
					}
					serverTelemetryManager.cacheFailedRequest(e);
					throw e;
				}
			}
			async acquireTokenInteractive(request) {
				const correlationId = request.correlationId || this.cryptoProvider.createNewGuid();
				this.logger.trace("acquireTokenInteractive called", correlationId);
				enforceResourceParameter(this.config.auth.isMcp, request);
				const { openBrowser, successTemplate, errorTemplate, windowHandle, preferredPort, ...remainingProperties } = request;
				if (this.nativeBrokerPlugin) {
					const brokerRequest = {
						...remainingProperties,
						clientId: this.config.auth.clientId,
						scopes: request.scopes || OIDC_DEFAULT_SCOPES,
						redirectUri: request.redirectUri || "",
						authority: request.authority || this.config.auth.authority,
						correlationId,
						extraParameters: {
							...remainingProperties.extraQueryParameters,
							...remainingProperties.extraParameters,
							[X_CLIENT_EXTRA_SKU]: this.skus
						},
						accountId: remainingProperties.account?.nativeAccountId
					};
					return this.nativeBrokerPlugin.acquireTokenInteractive(brokerRequest, windowHandle);
				}
				if (request.redirectUri) {
					if (!this.config.broker.nativeBrokerPlugin) {
						throw NodeAuthError.createRedirectUriNotSupportedError(correlationId);
					}
					request.redirectUri = "";
				}
				const { verifier, challenge } = await this.cryptoProvider.generatePkceCodes();
				const loopbackClient = new LoopbackClient(preferredPort);
				const responseMode = remainingProperties.responseMode;
				if (responseMode !== undefined && responseMode !== ResponseMode.FORM_POST) {
					throw ClientConfigurationError_createClientConfigurationError(invalidResponseMode, correlationId);
				}
				const state = setRequestState(this.cryptoProvider, remainingProperties.state ? this.cryptoProvider.base64Encode(remainingProperties.state) : remainingProperties.state, undefined, correlationId);
				let authCodeResponse = {};
				let authCodeListenerError = null;
				try {
					const authCodeListener = loopbackClient.listenForAuthCode(state, successTemplate, errorTemplate).then((response) => {
						authCodeResponse = response;
					}).catch((e) => {
						authCodeListenerError = e;
					});
					const redirectUri = await this.waitForRedirectUri(loopbackClient, correlationId);
					const validRequest = {
						...remainingProperties,
						correlationId,
						scopes: request.scopes || OIDC_DEFAULT_SCOPES,
						redirectUri,
						responseMode: ResponseMode.FORM_POST,
						codeChallenge: challenge,
						codeChallengeMethod: CodeChallengeMethodValues.S256,
						state
					};
					const authCodeUrl = await this.getAuthCodeUrl(validRequest);
					await openBrowser(authCodeUrl);
					await authCodeListener;
					if (authCodeListenerError) {
						throw authCodeListenerError;
					}
					this.validateState(state, authCodeResponse.state || "", correlationId);
					if (authCodeResponse.error) {
						throw new ServerError_ServerError(authCodeResponse.error, correlationId, authCodeResponse.error_description, authCodeResponse.suberror);
					} else if (!authCodeResponse.code) {
						throw NodeAuthError.createNoAuthCodeInResponseError(correlationId);
					}
					const clientInfo = authCodeResponse.client_info;
					const tokenRequest = {
						code: authCodeResponse.code,
						codeVerifier: verifier,
						clientInfo: clientInfo || "",
						...validRequest,
						state: remainingProperties.state
					};
					return await this.acquireTokenByCode(tokenRequest);
				} finally {
					loopbackClient.closeServer();
				}
			}
			async acquireTokenSilent(request) {
				const correlationId = request.correlationId || this.cryptoProvider.createNewGuid();
				this.logger.trace("acquireTokenSilent called", correlationId);
				enforceResourceParameter(this.config.auth.isMcp, request);
				if (this.nativeBrokerPlugin) {
					const nativeBrokerPlugin = this.nativeBrokerPlugin;
					const brokerRequest = snapshotNativeRequest({
						...request,
						clientId: this.config.auth.clientId,
						scopes: request.scopes || OIDC_DEFAULT_SCOPES,
						redirectUri: request.redirectUri || "",
						authority: request.authority || this.config.auth.authority,
						correlationId,
						extraParameters: {
							...request.extraQueryParameters,
							...request.extraParameters,
							[X_CLIENT_EXTRA_SKU]: this.skus
						},
						accountId: request.account.nativeAccountId,
						forceRefresh: request.forceRefresh || false
					});
					const silentRequestKey = getSilentRequestKey({
						requestType: "native",
						request: brokerRequest
					});
					return acquireTokenSilentDeduped(this, this.logger, silentRequestKey, correlationId, () => nativeBrokerPlugin.acquireTokenSilent(brokerRequest));
				}
				if (request.redirectUri) {
					if (!this.config.broker.nativeBrokerPlugin) {
						throw NodeAuthError.createRedirectUriNotSupportedError(correlationId);
					}
					request.redirectUri = "";
				}
				return super.acquireTokenSilent(request);
			}
			async acquireTokenByCode(request, authCodePayLoad) {
				enforceResourceParameter(this.config.auth.isMcp, request);
				return super.acquireTokenByCode(request, authCodePayLoad);
			}
			async acquireTokenByRefreshToken(request) {
				enforceResourceParameter(this.config.auth.isMcp, request);
				return super.acquireTokenByRefreshToken(request);
			}
			async signOut(request) {
				if (this.nativeBrokerPlugin && request.account.nativeAccountId) {
					const signoutRequest = {
						clientId: this.config.auth.clientId,
						accountId: request.account.nativeAccountId,
						correlationId: request.correlationId || this.cryptoProvider.createNewGuid()
					};
					await this.nativeBrokerPlugin.signOut(signoutRequest);
				}
				await this.getTokenCache().removeAccount(request.account, request.correlationId);
			}
			async getAllAccounts() {
				if (this.nativeBrokerPlugin) {
					const correlationId = this.cryptoProvider.createNewGuid();
					return this.nativeBrokerPlugin.getAllAccounts(this.config.auth.clientId, correlationId);
				}
				return this.getTokenCache().getAllAccounts();
			}
			async waitForRedirectUri(loopbackClient, correlationId) {
				return new Promise((resolve, reject) => {
					let ticks = 0;
					const id = setInterval(() => {
						if (LOOPBACK_SERVER_CONSTANTS.TIMEOUT_MS / LOOPBACK_SERVER_CONSTANTS.INTERVAL_MS < ticks) {
							clearInterval(id);
							reject(NodeAuthError.createLoopbackServerTimeoutError(correlationId));
							return;
						}
						try {
							const r = loopbackClient.getRedirectUri();
							clearInterval(id);
							resolve(r);
							return;
						} catch (e) {
							if (e instanceof AuthError && e.errorCode === NodeAuthErrorMessage.noLoopbackServerExists.code) {
								ticks++;
								return;
							}
							clearInterval(id);
							reject(e);
							return;
						}
					}, LOOPBACK_SERVER_CONSTANTS.INTERVAL_MS);
				});
			}
		}
		;
		class ClientCredentialClient_ClientCredentialClient extends BaseClient {
			constructor(configuration, appTokenProvider) {
				super(configuration);
				this.appTokenProvider = appTokenProvider;
			}
			async acquireToken(request) {
				let additionalCacheKeyComponents;
				if (request.fmiPath) {
					additionalCacheKeyComponents = {
						...additionalCacheKeyComponents,
						fmi_path: request.fmiPath
					};
				}
				if (request.claimsFromClient && !StringUtils.isEmptyObj(request.claimsFromClient)) {
					additionalCacheKeyComponents = {
						...additionalCacheKeyComponents,
						client_claims: request.claimsFromClient
					};
				}
				if (request.skipCache || !StringUtils.isEmptyObj(request.claims)) {
					return this.executeTokenRequest(request, this.authority, undefined, additionalCacheKeyComponents);
				}
				const [cachedAuthenticationResult, lastCacheOutcome] = await this.getCachedAuthenticationResult(request, this.config, this.cryptoUtils, this.authority, this.cacheManager, this.serverTelemetryManager, additionalCacheKeyComponents);
				if (cachedAuthenticationResult) {
					if (lastCacheOutcome === CacheOutcome.PROACTIVELY_REFRESHED) {
						this.logger.info("ClientCredentialClient:getCachedAuthenticationResult - Cached access token's refreshOn property has been exceeded'. It's not expired, but must be refreshed.", request.correlationId);
						const refreshAccessToken = true;
						await this.executeTokenRequest(request, this.authority, refreshAccessToken, additionalCacheKeyComponents);
					}
					return cachedAuthenticationResult;
				} else {
					return this.executeTokenRequest(request, this.authority, undefined, additionalCacheKeyComponents);
				}
			}
			async getCachedAuthenticationResult(request, config, cryptoUtils, authority, cacheManager, serverTelemetryManager, additionalCacheKeyComponents) {
				const clientConfiguration = config;
				const managedIdentityConfiguration = config;
				let lastCacheOutcome = CacheOutcome.NOT_APPLICABLE;
				let cacheContext;
				if (clientConfiguration.serializableCache && clientConfiguration.persistencePlugin) {
					cacheContext = new TokenCacheContext(clientConfiguration.serializableCache, false);
					await clientConfiguration.persistencePlugin.beforeCacheAccess(cacheContext);
				}
				const cachedAccessToken = this.readAccessTokenFromCache(authority, managedIdentityConfiguration.managedIdentityId?.id || clientConfiguration.authOptions.clientId, new ScopeSet(request.scopes || [], request.correlationId), cacheManager, request.correlationId, additionalCacheKeyComponents);
				if (clientConfiguration.serializableCache && clientConfiguration.persistencePlugin && cacheContext) {
					await clientConfiguration.persistencePlugin.afterCacheAccess(cacheContext);
				}
				if (!cachedAccessToken) {
					serverTelemetryManager?.setCacheOutcome(CacheOutcome.NO_CACHED_ACCESS_TOKEN);
					return [null, CacheOutcome.NO_CACHED_ACCESS_TOKEN];
				}
				if (isTokenExpired(cachedAccessToken.expiresOn, clientConfiguration.systemOptions?.tokenRenewalOffsetSeconds || DEFAULT_TOKEN_RENEWAL_OFFSET_SEC)) {
					serverTelemetryManager?.setCacheOutcome(CacheOutcome.CACHED_ACCESS_TOKEN_EXPIRED);
					return [null, CacheOutcome.CACHED_ACCESS_TOKEN_EXPIRED];
				}
				if (cachedAccessToken.refreshOn && isTokenExpired(cachedAccessToken.refreshOn.toString(), 0)) {
					lastCacheOutcome = CacheOutcome.PROACTIVELY_REFRESHED;
					serverTelemetryManager?.setCacheOutcome(CacheOutcome.PROACTIVELY_REFRESHED);
				}
				return [await ResponseHandler.generateAuthenticationResult(cryptoUtils, authority, {
					account: null,
					idToken: null,
					accessToken: cachedAccessToken,
					refreshToken: null,
					appMetadata: null
				}, true, request, this.performanceClient, { tokenBindingKeyManager: this.config.tokenBindingKeyManager }), lastCacheOutcome];
			}
			readAccessTokenFromCache(authority, id, scopeSet, cacheManager, correlationId, additionalCacheKeyComponents) {
				const accessTokenFilter = {
					homeAccountId: "",
					environment: authority.canonicalAuthorityUrlComponents.HostNameAndPort,
					credentialType: CredentialType.ACCESS_TOKEN,
					clientId: id,
					realm: authority.tenant,
					target: ScopeSet.createSearchScopes(scopeSet.asArray(), correlationId),
					additionalCacheKeyComponents
				};
				const accessTokens = cacheManager.getAccessTokensByFilter(accessTokenFilter, correlationId);
				if (accessTokens.length < 1) {
					return null;
				} else if (accessTokens.length > 1) {
					throw ClientAuthError_createClientAuthError(multipleMatchingTokens, correlationId);
				}
				return accessTokens[0];
			}
			async executeTokenRequest(request, authority, refreshAccessToken, additionalCacheKeyComponents) {
				let serverTokenResponse;
				let reqTimestamp;
				if (this.appTokenProvider) {
					this.logger.info("Using appTokenProvider extensibility.", request.correlationId);
					const appTokenPropviderParameters = {
						correlationId: request.correlationId,
						tenantId: this.config.authOptions.authority.tenant,
						scopes: request.scopes,
						claims: request.claims
					};
					reqTimestamp = nowSeconds();
					const appTokenProviderResult = await this.appTokenProvider(appTokenPropviderParameters);
					serverTokenResponse = {
						access_token: appTokenProviderResult.accessToken,
						expires_in: appTokenProviderResult.expiresInSeconds,
						refresh_in: appTokenProviderResult.refreshInSeconds,
						token_type: AuthenticationScheme.BEARER
					};
				} else {
					const queryParametersString = this.createTokenQueryParameters(request);
					const endpoint = UrlString.appendQueryString(authority.tokenEndpoint, queryParametersString);
					const requestBody = await this.createTokenRequestBody(request);
					const headers = this.createTokenRequestHeaders();
					const thumbprint = {
						clientId: this.config.authOptions.clientId,
						authority: request.authority,
						scopes: request.scopes,
						claims: request.claims,
						authenticationScheme: request.authenticationScheme,
						resourceRequestMethod: request.resourceRequestMethod,
						resourceRequestUri: request.resourceRequestUri,
						shrClaims: request.shrClaims,
						sshKid: request.sshKid
					};
					this.logger.info("Sending token request to endpoint: " + authority.tokenEndpoint, request.correlationId);
					reqTimestamp = nowSeconds();
					const response = await this.executePostToTokenEndpoint(endpoint, requestBody, headers, thumbprint, request.correlationId);
					serverTokenResponse = response.body;
					serverTokenResponse.status = response.status;
				}
				const responseHandler = new ResponseHandler(this.config.authOptions.clientId, this.cacheManager, this.cryptoUtils, this.logger, this.performanceClient, this.config.serializableCache, this.config.persistencePlugin, this.config.tokenBindingKeyManager);
				responseHandler.validateTokenResponse(serverTokenResponse, request.correlationId, refreshAccessToken);
				const tokenResponse = await responseHandler.handleServerTokenResponse(serverTokenResponse, this.authority, reqTimestamp, request, ApiId.acquireTokenByClientCredential, undefined, undefined, undefined, undefined, undefined, additionalCacheKeyComponents);
				return tokenResponse;
			}
			async createTokenRequestBody(request) {
				const parameters = new Map();
				addClientId(parameters, this.config.authOptions.clientId);
				addScopes(parameters, request.scopes, request.correlationId, false);
				addGrantType(parameters, GrantType.CLIENT_CREDENTIALS_GRANT);
				addLibraryInfo(parameters, this.config.libraryInfo);
				addApplicationTelemetry(parameters, this.config.telemetry.application);
				addThrottling(parameters);
				if (this.serverTelemetryManager) {
					addServerTelemetry(parameters, this.serverTelemetryManager);
				}
				const correlationId = request.correlationId || this.config.cryptoInterface.createNewGuid();
				addCorrelationId(parameters, correlationId);
				if (this.config.clientCredentials.clientSecret) {
					addClientSecret(parameters, this.config.clientCredentials.clientSecret);
				}
				const clientAssertion = request.clientAssertion || this.config.clientCredentials.clientAssertion;
				if (clientAssertion) {
					addClientAssertion(parameters, await getClientAssertion(clientAssertion.assertion, this.config.authOptions.clientId, this.authority.tokenEndpoint, request.fmiPath));
					addClientAssertionType(parameters, clientAssertion.assertionType);
				}
				if (request.fmiPath) {
					parameters.set(FMI_PATH, request.fmiPath);
				}
				if (!StringUtils.isEmptyObj(request.claims) || !StringUtils.isEmptyObj(request.claimsFromClient) || this.config.authOptions.clientCapabilities && this.config.authOptions.clientCapabilities.length > 0) {
					addClaims(parameters, request.correlationId, request.claims, this.config.authOptions.clientCapabilities, undefined, request.claimsFromClient);
				}
				return mapToQueryString(parameters);
			}
		}
		;
		class OnBehalfOfClient extends BaseClient {
			constructor(configuration) {
				super(configuration);
			}
			async acquireToken(request) {
				this.scopeSet = new ScopeSet(request.scopes || [], request.correlationId);
				this.userAssertionHash = await this.cryptoUtils.hashString(request.oboAssertion);
				let additionalCacheKeyComponents;
				if (request.claimsFromClient && !StringUtils.isEmptyObj(request.claimsFromClient)) {
					additionalCacheKeyComponents = { client_claims: request.claimsFromClient };
				}
				if (request.skipCache || !StringUtils.isEmptyObj(request.claims)) {
					return this.executeTokenRequest(request, this.authority, this.userAssertionHash, additionalCacheKeyComponents);
				}
				try {
					return await this.getCachedAuthenticationResult(request, additionalCacheKeyComponents);
				} catch (e) {
					return await this.executeTokenRequest(request, this.authority, this.userAssertionHash, additionalCacheKeyComponents);
				}
			}
			async getCachedAuthenticationResult(request, additionalCacheKeyComponents) {
				const cachedAccessToken = this.readAccessTokenFromCacheForOBO(this.config.authOptions.clientId, request, additionalCacheKeyComponents);
				if (!cachedAccessToken) {
					this.serverTelemetryManager?.setCacheOutcome(CacheOutcome.NO_CACHED_ACCESS_TOKEN);
					this.logger.info("SilentFlowClient:acquireCachedToken - No access token found in cache for the given properties.", request.correlationId);
					throw ClientAuthError_createClientAuthError(tokenRefreshRequired, request.correlationId);
				} else if (isTokenExpired(cachedAccessToken.expiresOn, this.config.systemOptions.tokenRenewalOffsetSeconds)) {
					this.serverTelemetryManager?.setCacheOutcome(CacheOutcome.CACHED_ACCESS_TOKEN_EXPIRED);
					this.logger.info(`OnbehalfofFlow:getCachedAuthenticationResult - Cached access token is expired or will expire within ${this.config.systemOptions.tokenRenewalOffsetSeconds} seconds.`, request.correlationId);
					throw ClientAuthError_createClientAuthError(tokenRefreshRequired, request.correlationId);
				}
				const cachedIdToken = this.readIdTokenFromCacheForOBO(cachedAccessToken.homeAccountId, request.correlationId);
				let idTokenClaims;
				let cachedAccount = null;
				if (cachedIdToken) {
					idTokenClaims = extractTokenClaims(cachedIdToken.secret, EncodingUtils.base64Decode, request.correlationId);
					const localAccountId = idTokenClaims.oid || idTokenClaims.sub;
					const accountInfo = {
						homeAccountId: cachedIdToken.homeAccountId,
						environment: cachedIdToken.environment,
						tenantId: cachedIdToken.realm,
						username: "",
						localAccountId: localAccountId || ""
					};
					cachedAccount = this.cacheManager.getAccount(this.cacheManager.generateAccountKey(accountInfo), request.correlationId);
				}
				if (this.config.serverTelemetryManager) {
					this.config.serverTelemetryManager.incrementCacheHits();
				}
				return ResponseHandler.generateAuthenticationResult(this.cryptoUtils, this.authority, {
					account: cachedAccount,
					accessToken: cachedAccessToken,
					idToken: cachedIdToken,
					refreshToken: null,
					appMetadata: null
				}, true, request, this.performanceClient, {
					idTokenClaims,
					tokenBindingKeyManager: this.config.tokenBindingKeyManager
				});
			}
			readIdTokenFromCacheForOBO(atHomeAccountId, correlationId) {
				const idTokenFilter = {
					homeAccountId: atHomeAccountId,
					environment: this.authority.canonicalAuthorityUrlComponents.HostNameAndPort,
					credentialType: CredentialType.ID_TOKEN,
					clientId: this.config.authOptions.clientId,
					realm: this.authority.tenant
				};
				const idTokenMap = this.cacheManager.getIdTokensByFilter(idTokenFilter, correlationId);
				if (Object.values(idTokenMap).length < 1) {
					return null;
				}
				return Object.values(idTokenMap)[0];
			}
			readAccessTokenFromCacheForOBO(clientId, request, additionalCacheKeyComponents) {
				const authScheme = request.authenticationScheme || AuthenticationScheme.BEARER;
				const credentialType = authScheme && authScheme.toLowerCase() !== AuthenticationScheme.BEARER.toLowerCase() ? CredentialType.ACCESS_TOKEN_WITH_AUTH_SCHEME : CredentialType.ACCESS_TOKEN;
				const accessTokenFilter = {
					credentialType,
					clientId,
					target: ScopeSet.createSearchScopes(this.scopeSet.asArray(), request.correlationId),
					tokenType: authScheme,
					keyId: request.sshKid,
					userAssertionHash: this.userAssertionHash,
					additionalCacheKeyComponents
				};
				const accessTokens = this.cacheManager.getAccessTokensByFilter(accessTokenFilter, request.correlationId);
				const numAccessTokens = accessTokens.length;
				if (numAccessTokens < 1) {
					return null;
				} else if (numAccessTokens > 1) {
					throw ClientAuthError_createClientAuthError(multipleMatchingTokens, request.correlationId);
				}
				return accessTokens[0];
			}
			async executeTokenRequest(request, authority, userAssertionHash, additionalCacheKeyComponents) {
				const queryParametersString = this.createTokenQueryParameters(request);
				const endpoint = UrlString.appendQueryString(authority.tokenEndpoint, queryParametersString);
				const requestBody = await this.createTokenRequestBody(request);
				const headers = this.createTokenRequestHeaders();
				const thumbprint = {
					clientId: this.config.authOptions.clientId,
					authority: request.authority,
					scopes: request.scopes,
					claims: request.claims,
					authenticationScheme: request.authenticationScheme,
					resourceRequestMethod: request.resourceRequestMethod,
					resourceRequestUri: request.resourceRequestUri,
					shrClaims: request.shrClaims,
					sshKid: request.sshKid
				};
				const reqTimestamp = nowSeconds();
				const response = await this.executePostToTokenEndpoint(endpoint, requestBody, headers, thumbprint, request.correlationId);
				const responseHandler = new ResponseHandler(this.config.authOptions.clientId, this.cacheManager, this.cryptoUtils, this.logger, this.performanceClient, this.config.serializableCache, this.config.persistencePlugin, this.config.tokenBindingKeyManager);
				responseHandler.validateTokenResponse(response.body, request.correlationId);
				const tokenResponse = await responseHandler.handleServerTokenResponse(response.body, this.authority, reqTimestamp, request, ApiId.acquireTokenByOBO, undefined, userAssertionHash, undefined, undefined, undefined, additionalCacheKeyComponents);
				return tokenResponse;
			}
			async createTokenRequestBody(request) {
				const parameters = new Map();
				addClientId(parameters, this.config.authOptions.clientId);
				addScopes(parameters, request.scopes, request.correlationId);
				addGrantType(parameters, GrantType.JWT_BEARER);
				addClientInfo(parameters);
				addLibraryInfo(parameters, this.config.libraryInfo);
				addApplicationTelemetry(parameters, this.config.telemetry.application);
				addThrottling(parameters);
				if (this.serverTelemetryManager) {
					addServerTelemetry(parameters, this.serverTelemetryManager);
				}
				const correlationId = request.correlationId || this.config.cryptoInterface.createNewGuid();
				addCorrelationId(parameters, correlationId);
				addRequestTokenUse(parameters, ON_BEHALF_OF);
				addOboAssertion(parameters, request.oboAssertion);
				if (this.config.clientCredentials.clientSecret) {
					addClientSecret(parameters, this.config.clientCredentials.clientSecret);
				}
				const clientAssertion = this.config.clientCredentials.clientAssertion;
				if (clientAssertion) {
					addClientAssertion(parameters, await getClientAssertion(clientAssertion.assertion, this.config.authOptions.clientId, request.resourceRequestUri));
					addClientAssertionType(parameters, clientAssertion.assertionType);
				}
				if (!StringUtils.isEmptyObj(request.claims) || !StringUtils.isEmptyObj(request.claimsFromClient) || this.config.authOptions.clientCapabilities && this.config.authOptions.clientCapabilities.length > 0) {
					addClaims(parameters, request.correlationId, request.claims, this.config.authOptions.clientCapabilities, undefined, request.claimsFromClient);
				}
				return mapToQueryString(parameters);
			}
		}
		;
		class UserFederatedIdentityCredentialClient extends BaseClient {
			constructor(configuration) {
				super(configuration);
			}
			async acquireToken(request) {
				return this.executeTokenRequest(request, this.authority);
			}
			async executeTokenRequest(request, authority) {
				const scopeSet = new ScopeSet(request.scopes || [], request.correlationId);
				scopeSet.appendScopes(OIDC_DEFAULT_SCOPES);
				const augmentedScopes = scopeSet.asArray();
				const queryParametersString = this.createTokenQueryParameters(request);
				const endpoint = UrlString.appendQueryString(authority.tokenEndpoint, queryParametersString);
				const requestBody = await this.createTokenRequestBody(request, augmentedScopes);
				const headers = this.createTokenRequestHeaders();
				const thumbprint = {
					clientId: this.config.authOptions.clientId,
					authority: request.authority,
					scopes: augmentedScopes,
					claims: request.claims,
					authenticationScheme: request.authenticationScheme,
					resourceRequestMethod: request.resourceRequestMethod,
					resourceRequestUri: request.resourceRequestUri,
					shrClaims: request.shrClaims,
					sshKid: request.sshKid
				};
				const reqTimestamp = nowSeconds();
				const response = await this.executePostToTokenEndpoint(endpoint, requestBody, headers, thumbprint, request.correlationId);
				const responseHandler = new ResponseHandler(this.config.authOptions.clientId, this.cacheManager, this.cryptoUtils, this.logger, this.performanceClient, this.config.serializableCache, this.config.persistencePlugin, this.config.tokenBindingKeyManager);
				responseHandler.validateTokenResponse(response.body, request.correlationId);
				const tokenResponse = await responseHandler.handleServerTokenResponse(response.body, this.authority, reqTimestamp, request, ApiId.acquireTokenByUserFederatedIdentityCredential);
				return tokenResponse;
			}
			async createTokenRequestBody(request, augmentedScopes) {
				const parameters = new Map();
				addClientId(parameters, this.config.authOptions.clientId);
				addScopes(parameters, augmentedScopes, request.correlationId);
				addGrantType(parameters, GrantType.USER_FIC);
				addClientInfo(parameters);
				parameters.set(USER_FEDERATED_IDENTITY_CREDENTIAL, request.assertion);
				if (request.username) {
					parameters.set(USERNAME, request.username);
				} else if (request.userObjectId) {
					parameters.set(USER_ID, request.userObjectId);
				}
				addLibraryInfo(parameters, this.config.libraryInfo);
				addApplicationTelemetry(parameters, this.config.telemetry.application);
				addThrottling(parameters);
				if (this.serverTelemetryManager) {
					addServerTelemetry(parameters, this.serverTelemetryManager);
				}
				const correlationId = request.correlationId || this.config.cryptoInterface.createNewGuid();
				addCorrelationId(parameters, correlationId);
				if (this.config.clientCredentials.clientSecret) {
					addClientSecret(parameters, this.config.clientCredentials.clientSecret);
				}
				const clientAssertion = request.clientAssertion || this.config.clientCredentials.clientAssertion;
				if (clientAssertion) {
					addClientAssertion(parameters, await getClientAssertion(clientAssertion.assertion, this.config.authOptions.clientId, this.authority.tokenEndpoint));
					addClientAssertionType(parameters, clientAssertion.assertionType);
				}
				if (!StringUtils.isEmptyObj(request.claims) || !StringUtils.isEmptyObj(request.claimsFromClient) || this.config.authOptions.clientCapabilities && this.config.authOptions.clientCapabilities.length > 0) {
					addClaims(parameters, request.correlationId, request.claims, this.config.authOptions.clientCapabilities, undefined, request.claimsFromClient);
				}
				return mapToQueryString(parameters);
			}
		}
		;
		class ConfidentialClientApplication extends ClientApplication {
			constructor(configuration) {
				if ("instanceAware" in configuration.auth && configuration.auth.instanceAware === true) {
					throw NodeAuthError.createUnsupportedCcaInstanceAwareError();
				}
				super(configuration);
				const clientSecretNotEmpty = !!this.config.auth.clientSecret;
				const clientAssertionNotEmpty = !!this.config.auth.clientAssertion;
				const certificateNotEmpty = (!!this.config.auth.clientCertificate?.thumbprint || !!this.config.auth.clientCertificate?.thumbprintSha256) && !!this.config.auth.clientCertificate?.privateKey;
				if (this.appTokenProvider) {
					return;
				}
				if (clientSecretNotEmpty && clientAssertionNotEmpty || clientAssertionNotEmpty && certificateNotEmpty || clientSecretNotEmpty && certificateNotEmpty) {
					throw ClientAuthError_createClientAuthError(invalidClientCredential, "");
				}
				if (this.config.auth.clientSecret) {
					this.clientSecret = this.config.auth.clientSecret;
					return;
				}
				if (this.config.auth.clientAssertion) {
					this.developerProvidedClientAssertion = this.config.auth.clientAssertion;
					return;
				}
				if (!certificateNotEmpty) {
					throw ClientAuthError_createClientAuthError(invalidClientCredential, "");
				} else {
					this.clientAssertion = !!this.config.auth.clientCertificate.thumbprintSha256 ? ClientAssertion.fromCertificateWithSha256Thumbprint(this.config.auth.clientCertificate.thumbprintSha256, this.config.auth.clientCertificate.privateKey, this.config.auth.clientCertificate.x5c) : ClientAssertion.fromCertificate(this.config.auth.clientCertificate.thumbprint, this.config.auth.clientCertificate.privateKey, this.config.auth.clientCertificate.x5c);
				}
				this.appTokenProvider = undefined;
			}
			async getAuthCodeUrl(request) {
				if (request.extraQueryParameters && Object.prototype.hasOwnProperty.call(request.extraQueryParameters, "instance_aware")) {
					throw NodeAuthError.createUnsupportedCcaInstanceAwareError(request.correlationId);
				}
				return super.getAuthCodeUrl(request);
			}
			async acquireTokenByCode(request, authCodePayload) {
				const sanitizedAuthCodePayload = authCodePayload ? {
					code: request.code,
					state: authCodePayload.state,
					nonce: request.nonce
				} : undefined;
				return super.acquireTokenByCode(request, sanitizedAuthCodePayload);
			}
			SetAppTokenProvider(provider) {
				this.appTokenProvider = provider;
			}
			async acquireTokenByClientCredential(request) {
				this.logger.info("acquireTokenByClientCredential called", request.correlationId || "");
				let clientAssertion;
				if (request.clientAssertion) {
					clientAssertion = {
						assertion: await getClientAssertion(request.clientAssertion, this.config.auth.clientId),
						assertionType: Constants_Constants.JWT_BEARER_ASSERTION_TYPE
					};
				}
				const baseRequest = await this.initializeBaseRequest(request);
				const validBaseRequest = {
					...baseRequest,
					scopes: baseRequest.scopes.filter((scope) => !OIDC_DEFAULT_SCOPES.includes(scope))
				};
				const validRequest = {
					...request,
					...validBaseRequest,
					clientAssertion
				};
				const authority = new UrlString(validRequest.authority, validRequest.correlationId);
				const tenantId = authority.getUrlComponents().PathSegments[0];
				if (Object.values(AADAuthority).includes(tenantId)) {
					throw ClientAuthError_createClientAuthError(missingTenantIdError, validRequest.correlationId);
				}
				const ENV_MSAL_FORCE_REGION = process.env[MSAL_FORCE_REGION];
				let region;
				if (validRequest.azureRegion !== "DisableMsalForceRegion") {
					if (!validRequest.azureRegion && ENV_MSAL_FORCE_REGION) {
						region = ENV_MSAL_FORCE_REGION;
					} else {
						region = validRequest.azureRegion;
					}
				}
				const azureRegionConfiguration = {
					azureRegion: region,
					environmentRegion: process.env[REGION_ENVIRONMENT_VARIABLE]
				};
				const serverTelemetryManager = this.initializeServerTelemetryManager(ApiId.acquireTokenByClientCredential, validRequest.correlationId, validRequest.skipCache);
				try {
					const discoveredAuthority = await this.createAuthority(validRequest.authority, validRequest.correlationId, azureRegionConfiguration, request.azureCloudOptions);
					const clientCredentialConfig = await this.buildOauthClientConfiguration(discoveredAuthority, validRequest.correlationId, "", serverTelemetryManager);
					const clientCredentialClient = new ClientCredentialClient_ClientCredentialClient(clientCredentialConfig, this.appTokenProvider);
					this.logger.verbose("Client credential client created", validRequest.correlationId);
					return await clientCredentialClient.acquireToken(validRequest);
				} catch (e) {
					if (e instanceof AuthError) {
						e.correlationId = validRequest.correlationId;
					}
					serverTelemetryManager.cacheFailedRequest(e);
					throw e;
				}
			}
			async acquireTokenOnBehalfOf(request) {
				this.logger.info("acquireTokenOnBehalfOf called", request.correlationId || "");
				const validRequest = {
					...request,
					...await this.initializeBaseRequest(request)
				};
				try {
					const discoveredAuthority = await this.createAuthority(validRequest.authority, validRequest.correlationId, undefined, request.azureCloudOptions);
					const onBehalfOfConfig = await this.buildOauthClientConfiguration(discoveredAuthority, validRequest.correlationId, "", undefined);
					const oboClient = new OnBehalfOfClient(onBehalfOfConfig);
					this.logger.verbose("On behalf of client created", validRequest.correlationId);
					return await oboClient.acquireToken(validRequest);
				} catch (e) {
					if (e instanceof AuthError) {
						e.correlationId = validRequest.correlationId;
					}
					throw e;
				}
			}
			async acquireTokenByUserFederatedIdentityCredential(request) {
				this.logger.info("acquireTokenByUserFederatedIdentityCredential called", request.correlationId || "");
				if (request.userObjectId && request.username) {
					throw ClientAuthError_createClientAuthError(conflictingUserIdentifiers, request.correlationId || "");
				}
				if (!request.userObjectId && !request.username) {
					throw ClientAuthError_createClientAuthError(missingUserIdentifier, request.correlationId || "");
				}
				if (!request.assertion) {
					throw ClientAuthError_createClientAuthError(emptyFicAssertion, request.correlationId || "");
				}
				let clientAssertion;
				if (request.clientAssertion) {
					clientAssertion = {
						assertion: await getClientAssertion(request.clientAssertion, this.config.auth.clientId),
						assertionType: Constants_Constants.JWT_BEARER_ASSERTION_TYPE
					};
				}
				const baseRequest = await this.initializeBaseRequest(request);
				const validRequest = {
					...request,
					...baseRequest,
					assertion: request.assertion,
					clientAssertion
				};
				const serverTelemetryManager = this.initializeServerTelemetryManager(ApiId.acquireTokenByUserFederatedIdentityCredential, validRequest.correlationId);
				try {
					const discoveredAuthority = await this.createAuthority(validRequest.authority, validRequest.correlationId, undefined, request.azureCloudOptions);
					const clientConfig = await this.buildOauthClientConfiguration(discoveredAuthority, validRequest.correlationId, "", serverTelemetryManager);
					const ficClient = new UserFederatedIdentityCredentialClient(clientConfig);
					this.logger.verbose("UserFederatedIdentityCredential client created", validRequest.correlationId);
					return await ficClient.acquireToken(validRequest);
				} catch (e) {
					if (e instanceof AuthError) {
						e.correlationId = validRequest.correlationId;
					}
					serverTelemetryManager.cacheFailedRequest(e);
					throw e;
				}
			}
		}
		;
		function isIso8601(dateString) {
			if (typeof dateString !== "string") {
				return false;
			}
			const date = new Date(dateString);
			return !isNaN(date.getTime()) && date.toISOString() === dateString;
		}
		;
		class HttpClientWithRetries {
			constructor(httpClientNoRetries, retryPolicy, logger) {
				this.httpClientNoRetries = httpClientNoRetries;
				this.retryPolicy = retryPolicy;
				this.logger = logger;
			}
			async sendNetworkRequestAsyncHelper(httpMethod, url, options) {
				if (httpMethod === Constants_HttpMethod.GET) {
					return this.httpClientNoRetries.sendGetRequestAsync(url, options);
				} else {
					return this.httpClientNoRetries.sendPostRequestAsync(url, options);
				}
			}
			async sendNetworkRequestAsync(httpMethod, url, options) {
				let response = await this.sendNetworkRequestAsyncHelper(httpMethod, url, options);
				if ("isNewRequest" in this.retryPolicy) {
					this.retryPolicy.isNewRequest = true;
				}
				let currentRetry = 0;
				while (await this.retryPolicy.pauseForRetry(response.status, currentRetry, this.logger, response.headers[HeaderNames.RETRY_AFTER])) {
					response = await this.sendNetworkRequestAsyncHelper(httpMethod, url, options);
					currentRetry++;
				}
				return response;
			}
			async sendGetRequestAsync(url, options) {
				return this.sendNetworkRequestAsync(Constants_HttpMethod.GET, url, options);
			}
			async sendPostRequestAsync(url, options) {
				return this.sendNetworkRequestAsync(Constants_HttpMethod.POST, url, options);
			}
		}
		;
		const ManagedIdentityUserAssignedIdQueryParameterNames = {
			MANAGED_IDENTITY_CLIENT_ID_2017: "clientid",
			MANAGED_IDENTITY_CLIENT_ID: "client_id",
			MANAGED_IDENTITY_OBJECT_ID: "object_id",
			MANAGED_IDENTITY_RESOURCE_ID_IMDS: "msi_res_id",
			MANAGED_IDENTITY_RESOURCE_ID_NON_IMDS: "mi_res_id"
		};
		class BaseManagedIdentitySource {
			constructor(logger, nodeStorage, networkClient, cryptoProvider, disableInternalRetries) {
				this.logger = logger;
				this.nodeStorage = nodeStorage;
				this.networkClient = networkClient;
				this.cryptoProvider = cryptoProvider;
				this.disableInternalRetries = disableInternalRetries;
			}
			createCorrelationId() {
				return this.cryptoProvider.createNewGuid();
			}
			async getServerTokenResponseAsync(response, _networkClient, _networkRequest, _networkRequestOptions) {
				return this.getServerTokenResponse(response);
			}
			getServerTokenResponse(response) {
				let refreshIn, expiresIn;
				if (response.body.expires_on) {
					if (isIso8601(response.body.expires_on)) {
						response.body.expires_on = new Date(response.body.expires_on).getTime() / 1e3;
					}
					expiresIn = response.body.expires_on - nowSeconds();
					if (expiresIn > 2 * 3600) {
						refreshIn = expiresIn / 2;
					}
				}
				const serverTokenResponse = {
					status: response.status,
					access_token: response.body.access_token,
					expires_in: expiresIn,
					scope: response.body.resource,
					token_type: response.body.token_type,
					refresh_in: refreshIn,
					correlation_id: response.body.correlation_id || response.body.correlationId,
					error: typeof response.body.error === "string" ? response.body.error : response.body.error?.code,
					error_description: response.body.message || (typeof response.body.error === "string" ? response.body.error_description : response.body.error?.message),
					error_codes: response.body.error_codes,
					timestamp: response.body.timestamp,
					trace_id: response.body.trace_id
				};
				return serverTokenResponse;
			}
			async acquireTokenWithManagedIdentity(managedIdentityRequest, managedIdentityId, fakeAuthority, refreshAccessToken) {
				const networkRequest = this.createRequest(managedIdentityRequest.resource, managedIdentityId);
				if (managedIdentityRequest.revokedTokenSha256Hash) {
					this.logger.info(`[Managed Identity] The following claims are present in the request: ${managedIdentityRequest.claims}`, "");
					networkRequest.queryParameters[ManagedIdentityQueryParameters.SHA256_TOKEN_TO_REFRESH] = managedIdentityRequest.revokedTokenSha256Hash;
				}
				if (managedIdentityRequest.clientCapabilities?.length) {
					const clientCapabilities = managedIdentityRequest.clientCapabilities.toString();
					this.logger.info(`[Managed Identity] The following client capabilities are present in the request: ${clientCapabilities}`, "");
					networkRequest.queryParameters[ManagedIdentityQueryParameters.XMS_CC] = clientCapabilities;
				}
				const headers = networkRequest.headers;
				headers[HeaderNames.CONTENT_TYPE] = URL_FORM_CONTENT_TYPE;
				const networkRequestOptions = { headers };
				if (Object.keys(networkRequest.bodyParameters).length) {
					networkRequestOptions.body = networkRequest.computeParametersBodyString();
				}
				const networkClientHelper = this.disableInternalRetries ? this.networkClient : new HttpClientWithRetries(this.networkClient, networkRequest.retryPolicy, this.logger);
				const reqTimestamp = nowSeconds();
				let response;
				try {
					if (networkRequest.httpMethod === Constants_HttpMethod.POST) {
						response = await networkClientHelper.sendPostRequestAsync(networkRequest.computeUri(), networkRequestOptions);
					} else {
						response = await networkClientHelper.sendGetRequestAsync(networkRequest.computeUri(), networkRequestOptions);
					}
				} catch (error) {
					if (error instanceof AuthError) {
						throw error;
					} else {
						throw ClientAuthError_createClientAuthError(networkError, managedIdentityRequest.correlationId);
					}
				}
				const responseHandler = new ResponseHandler(managedIdentityId.id, this.nodeStorage, this.cryptoProvider, this.logger, new StubPerformanceClient_StubPerformanceClient(), null, null);
				const serverTokenResponse = await this.getServerTokenResponseAsync(response, networkClientHelper, networkRequest, networkRequestOptions);
				responseHandler.validateTokenResponse(serverTokenResponse, serverTokenResponse.correlation_id || "", refreshAccessToken);
				return responseHandler.handleServerTokenResponse(serverTokenResponse, fakeAuthority, reqTimestamp, managedIdentityRequest, ApiId.acquireTokenWithManagedIdentity);
			}
			getManagedIdentityUserAssignedIdQueryParameterKey(managedIdentityIdType, isImds, usesApi2017) {
				switch (managedIdentityIdType) {
					case Constants_ManagedIdentityIdType.USER_ASSIGNED_CLIENT_ID:
						this.logger.info(`[Managed Identity] [API version ${usesApi2017 ? "2017+" : "2019+"}] Adding user assigned client id to the request.`, "");
						return usesApi2017 ? ManagedIdentityUserAssignedIdQueryParameterNames.MANAGED_IDENTITY_CLIENT_ID_2017 : ManagedIdentityUserAssignedIdQueryParameterNames.MANAGED_IDENTITY_CLIENT_ID;
					case Constants_ManagedIdentityIdType.USER_ASSIGNED_RESOURCE_ID:
						this.logger.info("[Managed Identity] Adding user assigned resource id to the request.", "");
						return isImds ? ManagedIdentityUserAssignedIdQueryParameterNames.MANAGED_IDENTITY_RESOURCE_ID_IMDS : ManagedIdentityUserAssignedIdQueryParameterNames.MANAGED_IDENTITY_RESOURCE_ID_NON_IMDS;
					case Constants_ManagedIdentityIdType.USER_ASSIGNED_OBJECT_ID:
						this.logger.info("[Managed Identity] Adding user assigned object id to the request.", "");
						return ManagedIdentityUserAssignedIdQueryParameterNames.MANAGED_IDENTITY_OBJECT_ID;
					default: throw ManagedIdentityError_createManagedIdentityError(ManagedIdentityErrorCodes_invalidManagedIdentityIdType, "");
				}
			}
		}
		BaseManagedIdentitySource.getValidatedEnvVariableUrlString = (envVariableStringName, envVariable, sourceName, logger) => {
			try {
				return new UrlString(envVariable, "").urlString;
			} catch (error) {
				logger.info(`[Managed Identity] ${sourceName} managed identity is unavailable because the '${envVariableStringName}' environment variable is malformed.`, "");
				throw ManagedIdentityError_createManagedIdentityError(MsiEnvironmentVariableUrlMalformedErrorCodes[envVariableStringName], "");
			}
		};
		;
		class LinearRetryStrategy {
			calculateDelay(retryHeader, minimumDelay) {
				if (!retryHeader) {
					return minimumDelay;
				}
				let millisToSleep = Math.round(parseFloat(retryHeader) * 1e3);
				if (isNaN(millisToSleep)) {
					millisToSleep = new Date(retryHeader).valueOf() - new Date().valueOf();
				}
				return Math.max(minimumDelay, millisToSleep);
			}
		}
		;
		const DEFAULT_MANAGED_IDENTITY_MAX_RETRIES = 3;
		const DEFAULT_MANAGED_IDENTITY_RETRY_DELAY_MS = 1e3;
		const DEFAULT_MANAGED_IDENTITY_HTTP_STATUS_CODES_TO_RETRY_ON = [
			HTTP_NOT_FOUND,
			HTTP_REQUEST_TIMEOUT,
			HTTP_TOO_MANY_REQUESTS,
			HTTP_SERVER_ERROR,
			HTTP_SERVICE_UNAVAILABLE,
			HTTP_GATEWAY_TIMEOUT
		];
		class DefaultManagedIdentityRetryPolicy {
			constructor() {
				this.linearRetryStrategy = new LinearRetryStrategy();
			}
			static get DEFAULT_MANAGED_IDENTITY_RETRY_DELAY_MS() {
				return DEFAULT_MANAGED_IDENTITY_RETRY_DELAY_MS;
			}
			async pauseForRetry(httpStatusCode, currentRetry, logger, retryAfterHeader) {
				if (DEFAULT_MANAGED_IDENTITY_HTTP_STATUS_CODES_TO_RETRY_ON.includes(httpStatusCode) && currentRetry < DEFAULT_MANAGED_IDENTITY_MAX_RETRIES) {
					const retryAfterDelay = this.linearRetryStrategy.calculateDelay(retryAfterHeader, DefaultManagedIdentityRetryPolicy.DEFAULT_MANAGED_IDENTITY_RETRY_DELAY_MS);
					logger.verbose(`Retrying request in ${retryAfterDelay}ms (retry attempt: ${currentRetry + 1})`, "");
					await new Promise((resolve) => {
						return setTimeout(resolve, retryAfterDelay);
					});
					return true;
				}
				return false;
			}
		}
		;
		class ManagedIdentityRequestParameters {
			constructor(httpMethod, endpoint, retryPolicy) {
				this.httpMethod = httpMethod;
				this._baseEndpoint = endpoint;
				this.headers = {};
				this.bodyParameters = {};
				this.queryParameters = {};
				this.retryPolicy = retryPolicy || new DefaultManagedIdentityRetryPolicy();
			}
			computeUri() {
				const parameters = new Map();
				if (this.queryParameters) {
					addExtraParameters(parameters, this.queryParameters);
				}
				const queryParametersString = mapToQueryString(parameters);
				return UrlString.appendQueryString(this._baseEndpoint, queryParametersString);
			}
			computeParametersBodyString() {
				const parameters = new Map();
				if (this.bodyParameters) {
					addExtraParameters(parameters, this.bodyParameters);
				}
				return mapToQueryString(parameters);
			}
		}
		;
		const APP_SERVICE_MSI_API_VERSION = "2019-08-01";
		class AppService_AppService extends BaseManagedIdentitySource {
			constructor(logger, nodeStorage, networkClient, cryptoProvider, disableInternalRetries, identityEndpoint, identityHeader) {
				super(logger, nodeStorage, networkClient, cryptoProvider, disableInternalRetries);
				this.identityEndpoint = identityEndpoint;
				this.identityHeader = identityHeader;
			}
			static getEnvironmentVariables() {
				const identityEndpoint = process.env[ManagedIdentityEnvironmentVariableNames.IDENTITY_ENDPOINT];
				const identityHeader = process.env[ManagedIdentityEnvironmentVariableNames.IDENTITY_HEADER];
				return [identityEndpoint, identityHeader];
			}
			static tryCreate(logger, nodeStorage, networkClient, cryptoProvider, disableInternalRetries) {
				const [identityEndpoint, identityHeader] = AppService_AppService.getEnvironmentVariables();
				if (!identityEndpoint || !identityHeader) {
					logger.info(`[Managed Identity] ${Constants_ManagedIdentitySourceNames.APP_SERVICE} managed identity is unavailable because one or both of the '${ManagedIdentityEnvironmentVariableNames.IDENTITY_HEADER}' and '${ManagedIdentityEnvironmentVariableNames.IDENTITY_ENDPOINT}' environment variables are not defined.`, "");
					return null;
				}
				const validatedIdentityEndpoint = AppService_AppService.getValidatedEnvVariableUrlString(ManagedIdentityEnvironmentVariableNames.IDENTITY_ENDPOINT, identityEndpoint, Constants_ManagedIdentitySourceNames.APP_SERVICE, logger);
				logger.info(`[Managed Identity] Environment variables validation passed for ${Constants_ManagedIdentitySourceNames.APP_SERVICE} managed identity. Endpoint URI: ${validatedIdentityEndpoint}. Creating ${Constants_ManagedIdentitySourceNames.APP_SERVICE} managed identity.`, "");
				return new AppService_AppService(logger, nodeStorage, networkClient, cryptoProvider, disableInternalRetries, identityEndpoint, identityHeader);
			}
			createRequest(resource, managedIdentityId) {
				const request = new ManagedIdentityRequestParameters(Constants_HttpMethod.GET, this.identityEndpoint);
				request.headers[ManagedIdentityHeaders.APP_SERVICE_SECRET_HEADER_NAME] = this.identityHeader;
				request.queryParameters[ManagedIdentityQueryParameters.API_VERSION] = APP_SERVICE_MSI_API_VERSION;
				request.queryParameters[ManagedIdentityQueryParameters.RESOURCE] = resource;
				if (managedIdentityId.idType !== Constants_ManagedIdentityIdType.SYSTEM_ASSIGNED) {
					request.queryParameters[this.getManagedIdentityUserAssignedIdQueryParameterKey(managedIdentityId.idType)] = managedIdentityId.id;
				}
				return request;
			}
		}
		var external_fs_ = __webpack_require__(79896);
		var external_path_ = __webpack_require__(16928);
		;
		const ARC_API_VERSION = "2020-06-01";
		const DEFAULT_AZURE_ARC_IDENTITY_ENDPOINT = "http://127.0.0.1:40342/metadata/identity/oauth2/token";
		const HIMDS_EXECUTABLE_HELPER_STRING = "N/A: himds executable exists";
		const SUPPORTED_AZURE_ARC_PLATFORMS = {
			win32: `${process.env["ProgramData"]}\\AzureConnectedMachineAgent\\Tokens\\`,
			linux: "/var/opt/azcmagent/tokens/"
		};
		const AZURE_ARC_FILE_DETECTION = {
			win32: `${process.env["ProgramFiles"]}\\AzureConnectedMachineAgent\\himds.exe`,
			linux: "/opt/azcmagent/bin/himds"
		};
		class AzureArc_AzureArc extends BaseManagedIdentitySource {
			constructor(logger, nodeStorage, networkClient, cryptoProvider, disableInternalRetries, identityEndpoint) {
				super(logger, nodeStorage, networkClient, cryptoProvider, disableInternalRetries);
				this.identityEndpoint = identityEndpoint;
			}
			static getEnvironmentVariables() {
				let identityEndpoint = process.env[ManagedIdentityEnvironmentVariableNames.IDENTITY_ENDPOINT];
				let imdsEndpoint = process.env[ManagedIdentityEnvironmentVariableNames.IMDS_ENDPOINT];
				if (!identityEndpoint || !imdsEndpoint) {
					const fileDetectionPath = AZURE_ARC_FILE_DETECTION[process.platform];
					try {
						(0, external_fs_.accessSync)(fileDetectionPath, external_fs_.constants.F_OK | external_fs_.constants.R_OK);
						identityEndpoint = DEFAULT_AZURE_ARC_IDENTITY_ENDPOINT;
						imdsEndpoint = HIMDS_EXECUTABLE_HELPER_STRING;
					} catch (err) {}
				}
				return [identityEndpoint, imdsEndpoint];
			}
			static tryCreate(logger, nodeStorage, networkClient, cryptoProvider, disableInternalRetries, _managedIdentityId) {
				const [identityEndpoint, imdsEndpoint] = AzureArc_AzureArc.getEnvironmentVariables();
				if (!identityEndpoint || !imdsEndpoint) {
					logger.info(`[Managed Identity] ${Constants_ManagedIdentitySourceNames.AZURE_ARC} managed identity is unavailable through environment variables because one or both of '${ManagedIdentityEnvironmentVariableNames.IDENTITY_ENDPOINT}' and '${ManagedIdentityEnvironmentVariableNames.IMDS_ENDPOINT}' are not defined. ${Constants_ManagedIdentitySourceNames.AZURE_ARC} managed identity is also unavailable through file detection.`, "");
					return null;
				}
				if (imdsEndpoint === HIMDS_EXECUTABLE_HELPER_STRING) {
					logger.info(`[Managed Identity] ${Constants_ManagedIdentitySourceNames.AZURE_ARC} managed identity is available through file detection. Defaulting to known ${Constants_ManagedIdentitySourceNames.AZURE_ARC} endpoint: ${DEFAULT_AZURE_ARC_IDENTITY_ENDPOINT}. Creating ${Constants_ManagedIdentitySourceNames.AZURE_ARC} managed identity.`, "");
				} else {
					const validatedIdentityEndpoint = AzureArc_AzureArc.getValidatedEnvVariableUrlString(ManagedIdentityEnvironmentVariableNames.IDENTITY_ENDPOINT, identityEndpoint, Constants_ManagedIdentitySourceNames.AZURE_ARC, logger);
					validatedIdentityEndpoint.endsWith("/") ? validatedIdentityEndpoint.slice(0, -1) : validatedIdentityEndpoint;
					AzureArc_AzureArc.getValidatedEnvVariableUrlString(ManagedIdentityEnvironmentVariableNames.IMDS_ENDPOINT, imdsEndpoint, Constants_ManagedIdentitySourceNames.AZURE_ARC, logger);
					logger.info(`[Managed Identity] Environment variables validation passed for ${Constants_ManagedIdentitySourceNames.AZURE_ARC} managed identity. Endpoint URI: ${validatedIdentityEndpoint}. Creating ${Constants_ManagedIdentitySourceNames.AZURE_ARC} managed identity.`, "");
				}
				return new AzureArc_AzureArc(logger, nodeStorage, networkClient, cryptoProvider, disableInternalRetries, identityEndpoint);
			}
			createRequest(resource, managedIdentityId) {
				const request = new ManagedIdentityRequestParameters(Constants_HttpMethod.GET, this.identityEndpoint.replace("localhost", "127.0.0.1"));
				request.headers[ManagedIdentityHeaders.METADATA_HEADER_NAME] = "true";
				request.queryParameters[ManagedIdentityQueryParameters.API_VERSION] = ARC_API_VERSION;
				request.queryParameters[ManagedIdentityQueryParameters.RESOURCE] = resource;
				if (managedIdentityId.idType !== Constants_ManagedIdentityIdType.SYSTEM_ASSIGNED) {
					request.queryParameters[this.getManagedIdentityUserAssignedIdQueryParameterKey(managedIdentityId.idType, true)] = managedIdentityId.id;
				}
				return request;
			}
			validateUserAssignedIdentityWasHonored(networkRequest, responseBody) {
				const queryParameters = networkRequest.queryParameters;
				let requestedIdentity;
				let echoedIdentity;
				if (queryParameters[ManagedIdentityUserAssignedIdQueryParameterNames.MANAGED_IDENTITY_CLIENT_ID]) {
					requestedIdentity = queryParameters[ManagedIdentityUserAssignedIdQueryParameterNames.MANAGED_IDENTITY_CLIENT_ID];
					echoedIdentity = responseBody.client_id;
				} else if (queryParameters[ManagedIdentityUserAssignedIdQueryParameterNames.MANAGED_IDENTITY_OBJECT_ID]) {
					requestedIdentity = queryParameters[ManagedIdentityUserAssignedIdQueryParameterNames.MANAGED_IDENTITY_OBJECT_ID];
					echoedIdentity = responseBody.object_id;
				} else if (queryParameters[ManagedIdentityUserAssignedIdQueryParameterNames.MANAGED_IDENTITY_RESOURCE_ID_IMDS]) {
					requestedIdentity = queryParameters[ManagedIdentityUserAssignedIdQueryParameterNames.MANAGED_IDENTITY_RESOURCE_ID_IMDS];
					echoedIdentity = responseBody.msi_res_id || responseBody.mi_res_id;
				} else {
					return;
				}
				if (!echoedIdentity || echoedIdentity.toLowerCase() !== requestedIdentity.toLowerCase()) {
					this.logger.error("[Managed Identity] Azure Arc did not confirm the requested user-assigned identity in the token response. The agent likely does not support user-assigned managed identity and returned the system-assigned identity.", "");
					throw ManagedIdentityError_createManagedIdentityError(userAssignedManagedIdentityNotConfirmed, "");
				}
			}
			async getServerTokenResponseAsync(originalResponse, networkClient, networkRequest, networkRequestOptions) {
				let retryResponse;
				if (originalResponse.status === HTTP_UNAUTHORIZED) {
					const wwwAuthHeader = originalResponse.headers["www-authenticate"];
					if (!wwwAuthHeader) {
						throw ManagedIdentityError_createManagedIdentityError(wwwAuthenticateHeaderMissing, "");
					}
					if (!wwwAuthHeader.includes("Basic realm=")) {
						throw ManagedIdentityError_createManagedIdentityError(wwwAuthenticateHeaderUnsupportedFormat, "");
					}
					const secretFilePath = wwwAuthHeader.split("Basic realm=")[1];
					if (!SUPPORTED_AZURE_ARC_PLATFORMS.hasOwnProperty(process.platform)) {
						throw ManagedIdentityError_createManagedIdentityError(platformNotSupported, "");
					}
					const expectedSecretFilePath = SUPPORTED_AZURE_ARC_PLATFORMS[process.platform];
					const fileName = external_path_.basename(secretFilePath);
					if (!fileName.endsWith(".key")) {
						throw ManagedIdentityError_createManagedIdentityError(invalidFileExtension, "");
					}
					if (expectedSecretFilePath + fileName !== secretFilePath) {
						throw ManagedIdentityError_createManagedIdentityError(invalidFilePath, "");
					}
					let secretFileSize;
					try {
						secretFileSize = await (0, external_fs_.statSync)(secretFilePath).size;
					} catch (e) {
						throw ManagedIdentityError_createManagedIdentityError(unableToReadSecretFile, "");
					}
					if (secretFileSize > AZURE_ARC_SECRET_FILE_MAX_SIZE_BYTES) {
						throw ManagedIdentityError_createManagedIdentityError(invalidSecret, "");
					}
					let secret;
					try {
						secret = (0, external_fs_.readFileSync)(secretFilePath, EncodingTypes.UTF8);
					} catch (e) {
						throw ManagedIdentityError_createManagedIdentityError(unableToReadSecretFile, "");
					}
					const authHeaderValue = `Basic ${secret}`;
					this.logger.info(`[Managed Identity] Adding authorization header to the request.`, "");
					networkRequest.headers[ManagedIdentityHeaders.AUTHORIZATION_HEADER_NAME] = authHeaderValue;
					try {
						retryResponse = await networkClient.sendGetRequestAsync(networkRequest.computeUri(), networkRequestOptions);
					} catch (error) {
						if (error instanceof AuthError) {
							throw error;
						} else {
							throw ClientAuthError_createClientAuthError(networkError, "");
						}
					}
				}
				const finalResponse = retryResponse || originalResponse;
				if (finalResponse.body.access_token) {
					this.validateUserAssignedIdentityWasHonored(networkRequest, finalResponse.body);
				}
				return this.getServerTokenResponse(finalResponse);
			}
		}
		;
		class CloudShell_CloudShell extends BaseManagedIdentitySource {
			constructor(logger, nodeStorage, networkClient, cryptoProvider, disableInternalRetries, msiEndpoint) {
				super(logger, nodeStorage, networkClient, cryptoProvider, disableInternalRetries);
				this.msiEndpoint = msiEndpoint;
			}
			static getEnvironmentVariables() {
				const msiEndpoint = process.env[ManagedIdentityEnvironmentVariableNames.MSI_ENDPOINT];
				return [msiEndpoint];
			}
			static tryCreate(logger, nodeStorage, networkClient, cryptoProvider, disableInternalRetries, managedIdentityId) {
				const [msiEndpoint] = CloudShell_CloudShell.getEnvironmentVariables();
				if (!msiEndpoint) {
					logger.info(`[Managed Identity] ${Constants_ManagedIdentitySourceNames.CLOUD_SHELL} managed identity is unavailable because the '${ManagedIdentityEnvironmentVariableNames.MSI_ENDPOINT} environment variable is not defined.`, "");
					return null;
				}
				const validatedMsiEndpoint = CloudShell_CloudShell.getValidatedEnvVariableUrlString(ManagedIdentityEnvironmentVariableNames.MSI_ENDPOINT, msiEndpoint, Constants_ManagedIdentitySourceNames.CLOUD_SHELL, logger);
				logger.info(`[Managed Identity] Environment variable validation passed for ${Constants_ManagedIdentitySourceNames.CLOUD_SHELL} managed identity. Endpoint URI: ${validatedMsiEndpoint}. Creating ${Constants_ManagedIdentitySourceNames.CLOUD_SHELL} managed identity.`, "");
				if (managedIdentityId.idType !== Constants_ManagedIdentityIdType.SYSTEM_ASSIGNED) {
					throw ManagedIdentityError_createManagedIdentityError(unableToCreateCloudShell, "");
				}
				return new CloudShell_CloudShell(logger, nodeStorage, networkClient, cryptoProvider, disableInternalRetries, msiEndpoint);
			}
			createRequest(resource) {
				const request = new ManagedIdentityRequestParameters(Constants_HttpMethod.POST, this.msiEndpoint);
				request.headers[ManagedIdentityHeaders.METADATA_HEADER_NAME] = "true";
				request.bodyParameters[ManagedIdentityQueryParameters.RESOURCE] = resource;
				return request;
			}
		}
		;
		class ExponentialRetryStrategy {
			constructor(minExponentialBackoff, maxExponentialBackoff, exponentialDeltaBackoff) {
				this.minExponentialBackoff = minExponentialBackoff;
				this.maxExponentialBackoff = maxExponentialBackoff;
				this.exponentialDeltaBackoff = exponentialDeltaBackoff;
			}
			calculateDelay(currentRetry) {
				if (currentRetry === 0) {
					return this.minExponentialBackoff;
				}
				const exponentialDelay = Math.min(Math.pow(2, currentRetry - 1) * this.exponentialDeltaBackoff, this.maxExponentialBackoff);
				return exponentialDelay;
			}
		}
		;
		const HTTP_STATUS_400_CODES_FOR_EXPONENTIAL_STRATEGY = [
			HTTP_NOT_FOUND,
			HTTP_REQUEST_TIMEOUT,
			HTTP_GONE,
			HTTP_TOO_MANY_REQUESTS
		];
		const EXPONENTIAL_STRATEGY_NUM_RETRIES = 3;
		const LINEAR_STRATEGY_NUM_RETRIES = 7;
		const MIN_EXPONENTIAL_BACKOFF_MS = 1e3;
		const MAX_EXPONENTIAL_BACKOFF_MS = 4e3;
		const EXPONENTIAL_DELTA_BACKOFF_MS = 2e3;
		const HTTP_STATUS_GONE_RETRY_AFTER_MS = 10 * 1e3;
		class ImdsRetryPolicy {
			constructor() {
				this.exponentialRetryStrategy = new ExponentialRetryStrategy(ImdsRetryPolicy.MIN_EXPONENTIAL_BACKOFF_MS, ImdsRetryPolicy.MAX_EXPONENTIAL_BACKOFF_MS, ImdsRetryPolicy.EXPONENTIAL_DELTA_BACKOFF_MS);
			}
			static get MIN_EXPONENTIAL_BACKOFF_MS() {
				return MIN_EXPONENTIAL_BACKOFF_MS;
			}
			static get MAX_EXPONENTIAL_BACKOFF_MS() {
				return MAX_EXPONENTIAL_BACKOFF_MS;
			}
			static get EXPONENTIAL_DELTA_BACKOFF_MS() {
				return EXPONENTIAL_DELTA_BACKOFF_MS;
			}
			static get HTTP_STATUS_GONE_RETRY_AFTER_MS() {
				return HTTP_STATUS_GONE_RETRY_AFTER_MS;
			}
			set isNewRequest(value) {
				this._isNewRequest = value;
			}
			async pauseForRetry(httpStatusCode, currentRetry, logger) {
				if (this._isNewRequest) {
					this._isNewRequest = false;
					this.maxRetries = httpStatusCode === HTTP_GONE ? LINEAR_STRATEGY_NUM_RETRIES : EXPONENTIAL_STRATEGY_NUM_RETRIES;
				}
				if ((HTTP_STATUS_400_CODES_FOR_EXPONENTIAL_STRATEGY.includes(httpStatusCode) || httpStatusCode >= HTTP_SERVER_ERROR_RANGE_START && httpStatusCode <= HTTP_SERVER_ERROR_RANGE_END && currentRetry < this.maxRetries) && currentRetry < this.maxRetries) {
					const retryAfterDelay = httpStatusCode === HTTP_GONE ? ImdsRetryPolicy.HTTP_STATUS_GONE_RETRY_AFTER_MS : this.exponentialRetryStrategy.calculateDelay(currentRetry);
					logger.verbose(`Retrying request in ${retryAfterDelay}ms (retry attempt: ${currentRetry + 1})`, "");
					await new Promise((resolve) => {
						return setTimeout(resolve, retryAfterDelay);
					});
					return true;
				}
				return false;
			}
		}
		;
		const IMDS_TOKEN_PATH = "/metadata/identity/oauth2/token";
		const DEFAULT_IMDS_ENDPOINT = `http://169.254.169.254${IMDS_TOKEN_PATH}`;
		const IMDS_API_VERSION = "2018-02-01";
		class Imds_Imds extends BaseManagedIdentitySource {
			constructor(logger, nodeStorage, networkClient, cryptoProvider, disableInternalRetries, identityEndpoint) {
				super(logger, nodeStorage, networkClient, cryptoProvider, disableInternalRetries);
				this.identityEndpoint = identityEndpoint;
			}
			static tryCreate(logger, nodeStorage, networkClient, cryptoProvider, disableInternalRetries) {
				let validatedIdentityEndpoint;
				if (process.env[ManagedIdentityEnvironmentVariableNames.AZURE_POD_IDENTITY_AUTHORITY_HOST]) {
					logger.info(`[Managed Identity] Environment variable ${ManagedIdentityEnvironmentVariableNames.AZURE_POD_IDENTITY_AUTHORITY_HOST} for ${Constants_ManagedIdentitySourceNames.IMDS} returned endpoint: ${process.env[ManagedIdentityEnvironmentVariableNames.AZURE_POD_IDENTITY_AUTHORITY_HOST]}`, "");
					validatedIdentityEndpoint = Imds_Imds.getValidatedEnvVariableUrlString(ManagedIdentityEnvironmentVariableNames.AZURE_POD_IDENTITY_AUTHORITY_HOST, `${process.env[ManagedIdentityEnvironmentVariableNames.AZURE_POD_IDENTITY_AUTHORITY_HOST]}${IMDS_TOKEN_PATH}`, Constants_ManagedIdentitySourceNames.IMDS, logger);
				} else {
					logger.info(`[Managed Identity] Unable to find ${ManagedIdentityEnvironmentVariableNames.AZURE_POD_IDENTITY_AUTHORITY_HOST} environment variable for ${Constants_ManagedIdentitySourceNames.IMDS}, using the default endpoint.`, "");
					validatedIdentityEndpoint = DEFAULT_IMDS_ENDPOINT;
				}
				return new Imds_Imds(logger, nodeStorage, networkClient, cryptoProvider, disableInternalRetries, validatedIdentityEndpoint);
			}
			createRequest(resource, managedIdentityId) {
				const request = new ManagedIdentityRequestParameters(Constants_HttpMethod.GET, this.identityEndpoint);
				request.headers[ManagedIdentityHeaders.METADATA_HEADER_NAME] = "true";
				request.headers[ManagedIdentityHeaders.CLIENT_SKU] = Constants_Constants.MSAL_SKU;
				request.headers[ManagedIdentityHeaders.CLIENT_VER] = dist_packageMetadata_version;
				request.headers[ManagedIdentityHeaders.CLIENT_REQUEST_ID] = this.createCorrelationId();
				request.queryParameters[ManagedIdentityQueryParameters.API_VERSION] = IMDS_API_VERSION;
				request.queryParameters[ManagedIdentityQueryParameters.RESOURCE] = resource;
				if (managedIdentityId.idType !== Constants_ManagedIdentityIdType.SYSTEM_ASSIGNED) {
					request.queryParameters[this.getManagedIdentityUserAssignedIdQueryParameterKey(managedIdentityId.idType, true)] = managedIdentityId.id;
				}
				request.retryPolicy = new ImdsRetryPolicy();
				return request;
			}
		}
		;
		const SERVICE_FABRIC_MSI_API_VERSION = "2019-07-01-preview";
		class ServiceFabric_ServiceFabric extends BaseManagedIdentitySource {
			constructor(logger, nodeStorage, networkClient, cryptoProvider, disableInternalRetries, identityEndpoint, identityHeader) {
				super(logger, nodeStorage, networkClient, cryptoProvider, disableInternalRetries);
				this.identityEndpoint = identityEndpoint;
				this.identityHeader = identityHeader;
			}
			static getEnvironmentVariables() {
				const identityEndpoint = process.env[ManagedIdentityEnvironmentVariableNames.IDENTITY_ENDPOINT];
				const identityHeader = process.env[ManagedIdentityEnvironmentVariableNames.IDENTITY_HEADER];
				const identityServerThumbprint = process.env[ManagedIdentityEnvironmentVariableNames.IDENTITY_SERVER_THUMBPRINT];
				return [
					identityEndpoint,
					identityHeader,
					identityServerThumbprint
				];
			}
			static tryCreate(logger, nodeStorage, networkClient, cryptoProvider, disableInternalRetries, managedIdentityId) {
				const [identityEndpoint, identityHeader, identityServerThumbprint] = ServiceFabric_ServiceFabric.getEnvironmentVariables();
				if (!identityEndpoint || !identityHeader || !identityServerThumbprint) {
					logger.info(`[Managed Identity] ${Constants_ManagedIdentitySourceNames.SERVICE_FABRIC} managed identity is unavailable because one or all of the '${ManagedIdentityEnvironmentVariableNames.IDENTITY_HEADER}', '${ManagedIdentityEnvironmentVariableNames.IDENTITY_ENDPOINT}' or '${ManagedIdentityEnvironmentVariableNames.IDENTITY_SERVER_THUMBPRINT}' environment variables are not defined.`, "");
					return null;
				}
				const validatedIdentityEndpoint = ServiceFabric_ServiceFabric.getValidatedEnvVariableUrlString(ManagedIdentityEnvironmentVariableNames.IDENTITY_ENDPOINT, identityEndpoint, Constants_ManagedIdentitySourceNames.SERVICE_FABRIC, logger);
				logger.info(`[Managed Identity] Environment variables validation passed for ${Constants_ManagedIdentitySourceNames.SERVICE_FABRIC} managed identity. Endpoint URI: ${validatedIdentityEndpoint}. Creating ${Constants_ManagedIdentitySourceNames.SERVICE_FABRIC} managed identity.`, "");
				if (managedIdentityId.idType !== Constants_ManagedIdentityIdType.SYSTEM_ASSIGNED) {
					logger.warning(`[Managed Identity] ${Constants_ManagedIdentitySourceNames.SERVICE_FABRIC} user assigned managed identity is configured in the cluster, not during runtime. See also: https://learn.microsoft.com/en-us/azure/service-fabric/configure-existing-cluster-enable-managed-identity-token-service.`, "");
				}
				return new ServiceFabric_ServiceFabric(logger, nodeStorage, networkClient, cryptoProvider, disableInternalRetries, identityEndpoint, identityHeader);
			}
			createRequest(resource, managedIdentityId) {
				const request = new ManagedIdentityRequestParameters(Constants_HttpMethod.GET, this.identityEndpoint);
				request.headers[ManagedIdentityHeaders.ML_AND_SF_SECRET_HEADER_NAME] = this.identityHeader;
				request.queryParameters[ManagedIdentityQueryParameters.API_VERSION] = SERVICE_FABRIC_MSI_API_VERSION;
				request.queryParameters[ManagedIdentityQueryParameters.RESOURCE] = resource;
				if (managedIdentityId.idType !== Constants_ManagedIdentityIdType.SYSTEM_ASSIGNED) {
					request.queryParameters[this.getManagedIdentityUserAssignedIdQueryParameterKey(managedIdentityId.idType)] = managedIdentityId.id;
				}
				return request;
			}
		}
		;
		const MACHINE_LEARNING_MSI_API_VERSION = "2017-09-01";
		const MANAGED_IDENTITY_MACHINE_LEARNING_UNSUPPORTED_ID_TYPE_ERROR = `Only client id is supported for user-assigned managed identity in ${Constants_ManagedIdentitySourceNames.MACHINE_LEARNING}.`;
		class MachineLearning_MachineLearning extends BaseManagedIdentitySource {
			constructor(logger, nodeStorage, networkClient, cryptoProvider, disableInternalRetries, msiEndpoint, secret) {
				super(logger, nodeStorage, networkClient, cryptoProvider, disableInternalRetries);
				this.msiEndpoint = msiEndpoint;
				this.secret = secret;
			}
			static getEnvironmentVariables() {
				const msiEndpoint = process.env[ManagedIdentityEnvironmentVariableNames.MSI_ENDPOINT];
				const secret = process.env[ManagedIdentityEnvironmentVariableNames.MSI_SECRET];
				return [msiEndpoint, secret];
			}
			static tryCreate(logger, nodeStorage, networkClient, cryptoProvider, disableInternalRetries) {
				const [msiEndpoint, secret] = MachineLearning_MachineLearning.getEnvironmentVariables();
				if (!msiEndpoint || !secret) {
					logger.info(`[Managed Identity] ${Constants_ManagedIdentitySourceNames.MACHINE_LEARNING} managed identity is unavailable because one or both of the '${ManagedIdentityEnvironmentVariableNames.MSI_ENDPOINT}' and '${ManagedIdentityEnvironmentVariableNames.MSI_SECRET}' environment variables are not defined.`, "");
					return null;
				}
				const validatedMsiEndpoint = MachineLearning_MachineLearning.getValidatedEnvVariableUrlString(ManagedIdentityEnvironmentVariableNames.MSI_ENDPOINT, msiEndpoint, Constants_ManagedIdentitySourceNames.MACHINE_LEARNING, logger);
				logger.info(`[Managed Identity] Environment variables validation passed for ${Constants_ManagedIdentitySourceNames.MACHINE_LEARNING} managed identity. Endpoint URI: ${validatedMsiEndpoint}. Creating ${Constants_ManagedIdentitySourceNames.MACHINE_LEARNING} managed identity.`, "");
				return new MachineLearning_MachineLearning(logger, nodeStorage, networkClient, cryptoProvider, disableInternalRetries, msiEndpoint, secret);
			}
			createRequest(resource, managedIdentityId) {
				const request = new ManagedIdentityRequestParameters(Constants_HttpMethod.GET, this.msiEndpoint);
				request.headers[ManagedIdentityHeaders.METADATA_HEADER_NAME] = "true";
				request.headers[ManagedIdentityHeaders.ML_AND_SF_SECRET_HEADER_NAME] = this.secret;
				request.queryParameters[ManagedIdentityQueryParameters.API_VERSION] = MACHINE_LEARNING_MSI_API_VERSION;
				request.queryParameters[ManagedIdentityQueryParameters.RESOURCE] = resource;
				if (managedIdentityId.idType === Constants_ManagedIdentityIdType.SYSTEM_ASSIGNED) {
					request.queryParameters[ManagedIdentityUserAssignedIdQueryParameterNames.MANAGED_IDENTITY_CLIENT_ID_2017] = process.env[ManagedIdentityEnvironmentVariableNames.DEFAULT_IDENTITY_CLIENT_ID];
				} else if (managedIdentityId.idType === Constants_ManagedIdentityIdType.USER_ASSIGNED_CLIENT_ID) {
					request.queryParameters[this.getManagedIdentityUserAssignedIdQueryParameterKey(managedIdentityId.idType, false, true)] = managedIdentityId.id;
				} else {
					throw new Error(MANAGED_IDENTITY_MACHINE_LEARNING_UNSUPPORTED_ID_TYPE_ERROR);
				}
				return request;
			}
		}
		;
		class ManagedIdentityClient_ManagedIdentityClient {
			constructor(logger, nodeStorage, networkClient, cryptoProvider, disableInternalRetries) {
				this.logger = logger;
				this.nodeStorage = nodeStorage;
				this.networkClient = networkClient;
				this.cryptoProvider = cryptoProvider;
				this.disableInternalRetries = disableInternalRetries;
			}
			async sendManagedIdentityTokenRequest(managedIdentityRequest, managedIdentityId, fakeAuthority, refreshAccessToken) {
				if (!ManagedIdentityClient_ManagedIdentityClient.identitySource) {
					ManagedIdentityClient_ManagedIdentityClient.identitySource = this.selectManagedIdentitySource(this.logger, this.nodeStorage, this.networkClient, this.cryptoProvider, this.disableInternalRetries, managedIdentityId);
				}
				return ManagedIdentityClient_ManagedIdentityClient.identitySource.acquireTokenWithManagedIdentity(managedIdentityRequest, managedIdentityId, fakeAuthority, refreshAccessToken);
			}
			allEnvironmentVariablesAreDefined(environmentVariables) {
				return Object.values(environmentVariables).every((environmentVariable) => {
					return environmentVariable !== undefined;
				});
			}
			getManagedIdentitySource() {
				ManagedIdentityClient_ManagedIdentityClient.sourceName = this.allEnvironmentVariablesAreDefined(ServiceFabric.getEnvironmentVariables()) ? ManagedIdentitySourceNames.SERVICE_FABRIC : this.allEnvironmentVariablesAreDefined(AppService.getEnvironmentVariables()) ? ManagedIdentitySourceNames.APP_SERVICE : this.allEnvironmentVariablesAreDefined(MachineLearning.getEnvironmentVariables()) ? ManagedIdentitySourceNames.MACHINE_LEARNING : this.allEnvironmentVariablesAreDefined(CloudShell.getEnvironmentVariables()) ? ManagedIdentitySourceNames.CLOUD_SHELL : this.allEnvironmentVariablesAreDefined(AzureArc.getEnvironmentVariables()) ? ManagedIdentitySourceNames.AZURE_ARC : ManagedIdentitySourceNames.DEFAULT_TO_IMDS;
				return ManagedIdentityClient_ManagedIdentityClient.sourceName;
			}
			selectManagedIdentitySource(logger, nodeStorage, networkClient, cryptoProvider, disableInternalRetries, managedIdentityId) {
				const source = ServiceFabric.tryCreate(logger, nodeStorage, networkClient, cryptoProvider, disableInternalRetries, managedIdentityId) || AppService.tryCreate(logger, nodeStorage, networkClient, cryptoProvider, disableInternalRetries) || MachineLearning.tryCreate(logger, nodeStorage, networkClient, cryptoProvider, disableInternalRetries) || CloudShell.tryCreate(logger, nodeStorage, networkClient, cryptoProvider, disableInternalRetries, managedIdentityId) || AzureArc.tryCreate(logger, nodeStorage, networkClient, cryptoProvider, disableInternalRetries, managedIdentityId) || Imds.tryCreate(logger, nodeStorage, networkClient, cryptoProvider, disableInternalRetries);
				if (!source) {
					throw createManagedIdentityError(unableToCreateSource, "");
				}
				return source;
			}
		}
		;
		const SOURCES_THAT_SUPPORT_TOKEN_REVOCATION = [Constants_ManagedIdentitySourceNames.SERVICE_FABRIC];
		class ManagedIdentityApplication {
			constructor(configuration) {
				this.config = buildManagedIdentityConfiguration(configuration || {});
				this.logger = new Logger(this.config.system.loggerOptions, name, version);
				const fakeStatusAuthorityOptions = { canonicalAuthority: Constants.DEFAULT_AUTHORITY };
				if (!ManagedIdentityApplication.nodeStorage) {
					ManagedIdentityApplication.nodeStorage = new NodeStorage(this.logger, this.config.managedIdentityId.id, DEFAULT_CRYPTO_IMPLEMENTATION, fakeStatusAuthorityOptions);
				}
				this.networkClient = this.config.system.networkClient;
				this.cryptoProvider = new CryptoProvider();
				const fakeAuthorityOptions = {
					protocolMode: ProtocolMode.AAD,
					knownAuthorities: [DEFAULT_AUTHORITY_FOR_MANAGED_IDENTITY],
					cloudDiscoveryMetadata: "",
					authorityMetadata: ""
				};
				this.fakeAuthority = new Authority(DEFAULT_AUTHORITY_FOR_MANAGED_IDENTITY, this.networkClient, ManagedIdentityApplication.nodeStorage, fakeAuthorityOptions, this.logger, this.cryptoProvider.createNewGuid(), new StubPerformanceClient(), true);
				this.fakeClientCredentialClient = new ClientCredentialClient({ authOptions: {
					clientId: this.config.managedIdentityId.id,
					authority: this.fakeAuthority
				} });
				this.managedIdentityClient = new ManagedIdentityClient(this.logger, ManagedIdentityApplication.nodeStorage, this.networkClient, this.cryptoProvider, this.config.disableInternalRetries);
				this.hashUtils = new HashUtils();
			}
			async acquireToken(managedIdentityRequestParams) {
				if (!managedIdentityRequestParams.resource) {
					throw createClientConfigurationError(ClientConfigurationErrorCodes.urlEmptyError, "");
				}
				const managedIdentityRequest = {
					forceRefresh: managedIdentityRequestParams.forceRefresh,
					resource: managedIdentityRequestParams.resource.replace("/.default", ""),
					scopes: [managedIdentityRequestParams.resource.replace("/.default", "")],
					authority: this.fakeAuthority.canonicalAuthority,
					correlationId: this.cryptoProvider.createNewGuid(),
					claims: managedIdentityRequestParams.claims,
					clientCapabilities: this.config.clientCapabilities
				};
				if (managedIdentityRequest.forceRefresh) {
					return this.acquireTokenFromManagedIdentity(managedIdentityRequest, this.config.managedIdentityId, this.fakeAuthority);
				}
				const [cachedAuthenticationResult, lastCacheOutcome] = await this.fakeClientCredentialClient.getCachedAuthenticationResult(managedIdentityRequest, this.config, this.cryptoProvider, this.fakeAuthority, ManagedIdentityApplication.nodeStorage);
				if (managedIdentityRequest.claims) {
					const sourceName = this.managedIdentityClient.getManagedIdentitySource();
					if (cachedAuthenticationResult && SOURCES_THAT_SUPPORT_TOKEN_REVOCATION.includes(sourceName)) {
						const revokedTokenSha256Hash = this.hashUtils.sha256(cachedAuthenticationResult.accessToken).toString(Constants.EncodingTypes.HEX);
						managedIdentityRequest.revokedTokenSha256Hash = revokedTokenSha256Hash;
					}
					return this.acquireTokenFromManagedIdentity(managedIdentityRequest, this.config.managedIdentityId, this.fakeAuthority);
				}
				if (cachedAuthenticationResult) {
					if (lastCacheOutcome === Constants.CacheOutcome.PROACTIVELY_REFRESHED) {
						this.logger.info("ClientCredentialClient:getCachedAuthenticationResult - Cached access token's refreshOn property has been exceeded'. It's not expired, but must be refreshed.", managedIdentityRequest.correlationId);
						const refreshAccessToken = true;
						await this.acquireTokenFromManagedIdentity(managedIdentityRequest, this.config.managedIdentityId, this.fakeAuthority, refreshAccessToken);
					}
					return cachedAuthenticationResult;
				} else {
					return this.acquireTokenFromManagedIdentity(managedIdentityRequest, this.config.managedIdentityId, this.fakeAuthority);
				}
			}
			async acquireTokenFromManagedIdentity(managedIdentityRequest, managedIdentityId, fakeAuthority, refreshAccessToken) {
				return this.managedIdentityClient.sendManagedIdentityTokenRequest(managedIdentityRequest, managedIdentityId, fakeAuthority, refreshAccessToken);
			}
			getManagedIdentitySource() {
				return ManagedIdentityClient.sourceName || this.managedIdentityClient.getManagedIdentitySource();
			}
		}
		;
		const dist_PromptValue = PromptValue;
		const dist_ResponseMode = ResponseMode;
	})
};
