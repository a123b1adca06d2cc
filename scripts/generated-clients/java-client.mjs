// A Java client by openapi-generator 5, the last whose npm package holds the generator itself and doesn't download it.
// It reads OpenAPI 3.0, so it gets our document without what only 3.1 has.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const JARS = ['jackson-annotations', 'jackson-core', 'jackson-databind', 'jsr305'];

/** What the client imports and Debian doesn't have: only the names count for the compiler. */
const STAND_INS = {
  ApiModel: 'package io.swagger.annotations; public @interface ApiModel { String description(); }',
  ApiModelProperty: `package io.swagger.annotations; public @interface ApiModelProperty {
    String value(); boolean required() default false; String example() default ""; }`,
  JavaTimeModule: `package com.fasterxml.jackson.datatype.jsr310;
    public class JavaTimeModule extends com.fasterxml.jackson.databind.module.SimpleModule {}`,
};

/** `jar` is the generator's. It needs java and javac, and Debian's libjackson2-databind-java and libjsr305-java. */
export function javaClient(document, jar) {
  return {
    generator: 'openapi-generator 5: java',
    isOptional: true,
    needs: ['javac'],
    needsFiles: JARS.map(pathOfJar),
    generate(out) {
      const plain = join(out, 'openapi-3.0.json');
      writeFileSync(plain, JSON.stringify(toOpenApi30(JSON.parse(readFileSync(document, 'utf8')))));
      const properties = 'openApiNullable=false,dateLibrary=java8';
      const options = ['-g', 'java', '--library', 'native', '--additional-properties', properties];
      return ['java', '-jar', jar, 'generate', '-i', plain, '-o', out, ...options];
    },
    compile(out) {
      const folder = join(out, 'src/main/java/org/openapitools/client');
      for (const [name, text] of Object.entries(STAND_INS)) writeFileSync(join(out, `${name}.java`), text);
      const classpath = JARS.map(pathOfJar).join(':');
      const files = `${join(out, '*.java')} $(find ${folder} -name '*.java')`;
      return ['sh', '-c', `javac -nowarn -proc:none -d ${join(out, 'classes')} -cp ${classpath} ${files}`];
    },
  };
}

const pathOfJar = (name) => `/usr/share/java/${name}.jar`;

function toOpenApi30(document) {
  document.openapi = '3.0.3';
  delete document.info.summary;
  delete document.info.license.identifier;
  simplify(document);
  return document;
}

function simplify(part) {
  if (typeof part !== 'object' || part === null) return;
  for (const each of Object.values(part)) simplify(each);
  if (part.additionalProperties) delete part.propertyNames;
  if (Array.isArray(part.prefixItems)) {
    part.items ??= part.prefixItems[0];
    delete part.prefixItems;
  }
  if (Array.isArray(part.examples)) {
    part.example = part.examples[0];
    delete part.examples;
  }
  if (Array.isArray(part.type)) simplifyTypes(part);
  simplifyConstant(part);
  for (const union of ['anyOf', 'oneOf']) if (Array.isArray(part[union])) simplifyUnion(part, union);
}

function simplifyTypes(part) {
  const types = part.type.filter((type) => type !== 'null');
  if (types.length < part.type.length) part.nullable = true;
  if (types.length === 1) part.type = types[0];
  else delete part.type;
}

/** A list of one value; of a boolean, which that generator writes as text, only the type is left. */
function simplifyConstant(part) {
  if (typeof part.type !== 'string' || !('const' in part)) return;
  if (part.type !== 'boolean') part.enum = [part.const];
  delete part.const;
}

/** A value or null; of several types, which that generator names without writing them, any value. */
function simplifyUnion(part, union) {
  const choices = part[union].filter(({ type }) => type !== 'null');
  if (choices.length < part[union].length) part.nullable = true;
  delete part[union];
  if (choices.length > 1) return;
  if (choices[0].$ref) part.allOf = choices;
  else Object.assign(part, choices[0]);
}
