import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { DatasetFileError } from './dataset-file-error.ts';
import { DATASET_APPLICATION_ID, DATASET_FORMAT_VERSION } from './schema.ts';

/**
 * Opens a published dataset file read-only. Immutable: SQLite takes no locks and never looks for a journal.
 * Throws DatasetFileError when the file is missing, is no dataset or has another format version.
 */
export function openDatasetFile(path: string): DatabaseSync {
  if (!existsSync(path)) throw new DatasetFileError(`${path} does not exist.`);
  const url = pathToFileURL(path);
  url.searchParams.set('immutable', '1');
  try {
    const database = new DatabaseSync(url, { readOnly: true });
    checkHeader(database, path);
    return database;
  } catch (error) {
    if (error instanceof DatasetFileError) throw error;
    throw new DatasetFileError(`${path} is not a SQLite file that can be read.`, { cause: error });
  }
}

function checkHeader(database: DatabaseSync, path: string): void {
  const { application_id } = database.prepare('PRAGMA application_id').get() ?? {};
  const { user_version } = database.prepare('PRAGMA user_version').get() ?? {};
  if (application_id !== DATASET_APPLICATION_ID) {
    database.close();
    throw new DatasetFileError(`${path} is not a dataset of this program.`);
  }
  if (user_version !== DATASET_FORMAT_VERSION) {
    database.close();
    throw new DatasetFileError(
      `${path} has format version ${user_version}; this program reads version ${DATASET_FORMAT_VERSION}: build it again.`,
    );
  }
}
