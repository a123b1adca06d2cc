import { ApiError, NO_DATASET_CODE } from './api-error.ts';
import type { DatasetInfo } from './records.ts';
import { api } from './server.ts';

/** The dataset being served; null while none has been published. */
export async function findDataset(): Promise<DatasetInfo | null> {
  try {
    return await api.getDataset();
  } catch (error) {
    if (error instanceof ApiError && error.code === NO_DATASET_CODE) return null;
    throw error;
  }
}
