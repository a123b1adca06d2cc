import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { z } from 'zod';
import { toRenown } from '#dataset/profile/to-renown.ts';
import type { Answer, OperationId } from '#lib/api/records.ts';
import type { CourseRow } from '#lib/contract/course-row.ts';
import { contracts } from '#lib/contract/operations.ts';
import { fixtureCourses } from './fixture-courses.ts';
import { fixtureProfile } from './fixture-profile.ts';
import { type Ask, serveFixture } from './served-fixture.ts';

export const contractCourses = fixtureCourses(60);

/** How well known a course of a list is, by its profile. */
export function contractRenown(row: CourseRow): number {
  const course = contractCourses.find(({ slug }) => slug === row.slug);
  return toRenown(fixtureProfile(course!), row);
}

type ContractTools = ReturnType<typeof toTools>;

export function describeContract(part: string, declare: (tools: ContractTools) => void): void {
  const fixture = serveFixture();
  describe(`${part}, in process`, () => declare(toTools(fixture.askInProcess)));
  describe(`${part}, over HTTP`, () => declare(toTools(fixture.askOverHttp)));
}

function toTools(ask: Ask) {
  async function data<Id extends OperationId>(operationId: Id, path: string): Promise<Answer<Id>> {
    const response = await ask(path);
    const text = await response.text();
    assert.equal(response.status, 200, `${path}: ${text.slice(0, 300)}`);
    assert.match(response.headers.get('content-type') ?? '', /^application\/json/);
    const body = JSON.parse(text);
    assert.deepEqual(Object.keys(body), ['data']);
    const checked = contracts[operationId].answer.safeParse(body.data);
    assert.ok(checked.success, `${path}: ${checked.success || z.prettifyError(checked.error)}`);
    return body.data;
  }

  async function assertFails(path: string, status: number, code: number, parameter: string | null = null) {
    const response = await ask(path);
    const { error } = (await response.json()) as { error: Record<string, unknown> };
    const shown = { status: response.status, code: error.code, parameter: error.parameter };
    assert.deepEqual(shown, { status, code, parameter }, path);
    assert.equal(error.status, status);
    assert.equal(error.request_id, response.headers.get('x-request-id'));
    assert.equal(typeof error.message, 'string');
  }

  /** Follows `has_more`. */
  async function pages<Page extends { has_more: boolean }>(
    read: (skip: number) => Promise<Page>,
    limit: number,
  ) {
    const all: Page[] = [];
    for (let skip = 0; ; skip += limit) {
      const page = await read(skip);
      all.push(page);
      if (!page.has_more) return all;
    }
  }

  return { ask, data, assertFails, pages };
}
