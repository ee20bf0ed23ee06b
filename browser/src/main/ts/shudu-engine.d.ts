import type { paths } from './operations';

/**
 * The engine, compiled from Java: every operation takes a JSON object as text and answers with one. The same operations,
 * byte for byte, answer on the JVM (io.shudu.api) and over HTTP (POST /api/v1/<operation>). None of them throws: what
 * makes no sense is answered with a Failure.
 *
 * The types of requests and answers are made from the description of the API, openapi.yaml.
 */
export function answer(operation: Operation, request: string): string;
/** Version of the engine, such as "0.1.0". */
export function version(): string;

export type * from './operations';

type Body<T> = T extends { requestBody: { content: { 'application/json': infer B } } } ? B : never;
type Good<T> = T extends { responses: { 200: { content: { 'application/json': infer A } } } } ? A : never;

/** The operations with what goes in and what comes out. */
export type Operations = {
  [P in keyof paths as P extends `/api/v1/${infer Id}` ? Id : never]: paths[P] extends { post: infer O }
    ? [Body<O>, Good<O>]
    : never;
};
export type Operation = keyof Operations;
