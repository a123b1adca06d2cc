import type { SiteFacts } from '#lib/api/in-process-client.ts';
import type { ApiRequest, ApiResponse } from '../http/api-message.ts';
import type { PackedPage } from './pack-page.ts';

/** What a page reads of the API. The front adds the dataset that the render is tied to. */
export type ReadRequest = Omit<ApiRequest, 'dataset'>;

export type ToRenderer =
  | { kind: 'render'; id: number; target: string; requestId: string; facts: SiteFacts | null }
  | { kind: 'answer'; read: number; response: ApiResponse };

export type LogLevel = 'info' | 'warn' | 'error';

export type FromRenderer =
  | { kind: 'ready' }
  /** `isFaulty`: the operating system failed it (no descriptors, say), and it may never recover from that. */
  | { kind: 'rendered'; id: number; answer: PackedPage; residentBytes: number; isFaulty: boolean }
  | { kind: 'failed'; id: number; error: unknown; isFaulty: boolean }
  /** `render` is the id of the render that reads. */
  | { kind: 'read'; read: number; render: number; request: ReadRequest }
  | { kind: 'log'; level: LogLevel; details: object; message: string };
