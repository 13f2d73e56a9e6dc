import { createContext, useContext } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FieldName } from './check.js';
import type { CreateVmValues } from './form.js';
import type { Catalogue, ImageChoice, SettledVm } from './settle.js';
import type { useCatalogue } from './useCatalogue.js';
import type { VmPrices } from './usePrices.js';

/** What the sections of the page share: the form, what there is to choose from, and the machine that results. */
export interface Creation {
  form: UseFormReturn<CreateVmValues>;
  values: CreateVmValues;
  catalogue: Catalogue;
  queries: ReturnType<typeof useCatalogue>['queries'];
  vm: SettledVm;
  prices: VmPrices;
  /** Chooses an image, in the address. */
  chooseImage: (choice: Partial<ImageChoice>) => void;
  /** What is wrong with a field, in words; undefined until the form was sent for the first time. */
  errorOf: (field: FieldName) => string | undefined;
}

const CreationContext = createContext<Creation | undefined>(undefined);
export const CreationProvider = CreationContext.Provider;

/** The machine that is being created on this page. Throws outside of the page. */
export function useCreation(): Creation {
  const creation = useContext(CreationContext);
  if (!creation) throw new Error('useCreation outside of CreateVm');
  return creation;
}
