'use client';
import { useCallback, useEffect, useState } from 'react';
import { defaultSettings, type PlaySettings, readSettings, writeSettings } from './store.ts';

/** Null until they're read. */
export function usePlaySettings() {
  const [settings, setSettings] = useState<PlaySettings | null>(null);
  useEffect(() => {
    readSettings()
      .catch(() => defaultSettings)
      .then(setSettings);
  }, []);
  const changeSettings = useCallback(
    (change: Partial<PlaySettings>) => {
      const next = { ...defaultSettings, ...settings, ...change };
      setSettings(next);
      writeSettings(next).catch(() => {});
    },
    [settings],
  );
  return { settings, changeSettings };
}
